//! Single blocks of kernels over tensors that are larger than any memory: each element read is a function of its index.

use crate::interpreter::{Global, Program};

/// A contiguous tensor in no memory: each element is a function of its index.
pub struct Array<'a> {
    pub first: u64,
    pub elements: u64,
    /// The bytes of an element.
    pub size: u64,
    /// The bits of an element; of the result, none.
    pub value: Option<&'a dyn Fn(u64) -> u64>,
}
/// An element that was written: the number of its array, its index, its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    pub array: usize,
    pub index: u64,
    pub bits: u64,
}

struct Imagined<'a> {
    arrays: &'a [Array<'a>],
    written: Vec<Written>,
}
impl Imagined<'_> {
    // The array, and the index of the first element.
    fn find(&self, at: u64, bytes: usize) -> Result<(usize, u64), String> {
        if !at.is_multiple_of(bytes as u64) {
            return Err(format!("{bytes} bytes at {at:#x} are not aligned"));
        }
        let found = self.arrays.iter().enumerate().find_map(|(i, array)| {
            let from = at.checked_sub(array.first)?;
            (from + bytes as u64 <= array.elements * array.size).then_some((i, from / array.size))
        });
        found.ok_or_else(|| format!("{bytes} bytes at {at:#x} are in no array"))
    }
}
impl Global for Imagined<'_> {
    fn load(&mut self, at: u64, bytes: &mut [u8], _thread: u64, _cached: bool) -> Result<(), String> {
        let (array, index) = self.find(at, bytes.len())?;
        let Array { size, value, .. } = &self.arrays[array];
        let value = value.ok_or("the result is read")?;
        for (i, part) in bytes.chunks_mut(*size as usize).enumerate() {
            part.copy_from_slice(&value(index + i as u64).to_le_bytes()[..part.len()]);
        }
        Ok(())
    }
    fn store(&mut self, at: u64, bytes: &[u8], _thread: u64) -> Result<(), String> {
        let (array, index) = self.find(at, bytes.len())?;
        for (i, part) in bytes.chunks(self.arrays[array].size as usize).enumerate() {
            let mut cell = [0; 8];
            cell[..part.len()].copy_from_slice(part);
            self.written.push(Written { array, index: index + i as u64, bits: u64::from_le_bytes(cell) });
        }
        Ok(())
    }
}

/// What one block of a kernel writes, whose arguments are the arrays, in order, and then others.
///
/// # Errors
/// Where it touches what is in no array, and whatever else the simulated device refuses.
pub fn imagined(ptx: &str, (blocks, block): (u32, u32), arrays: &[Array<'_>], others: &[u64]) -> Result<Vec<Written>, String> {
    let program = Program::parse(ptx)?;
    crate::dump(&program);
    let mut params: Vec<u64> = arrays.iter().map(|array| array.first).collect();
    params.extend(others);
    let mut memory = Imagined { arrays, written: Vec::new() };
    program.run_block(blocks, block, &params, &mut memory)?;
    Ok(memory.written)
}
