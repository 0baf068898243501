//! Launches, in the order of the streams of their operands.

use core::ffi::c_void;
use core::ptr::null_mut;
use std::sync::Arc;
use std::vec::Vec;

use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::cache::{Key, loaded};
use crate::cuda::runtime::{driver, memory};
use crate::cuda::{CudaError, CudaStream};

/// The address of an operand's first element, if it has any.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Address {
    pub(in crate::cuda) at: usize,
    /// Nothing is read or written through it.
    pub(in crate::cuda) empty: bool,
}
/// The arguments of a launch.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Args {
    pub(in crate::cuda) cells: Vec<u64>,
    pub(in crate::cuda) pointers: Vec<Address>,
}
impl Args {
    pub(in crate::cuda) fn pointer(&mut self, at: usize) {
        self.operand(at, false);
    }
    /// The address of an operand that may have no elements.
    pub(in crate::cuda) fn operand(&mut self, at: usize, empty: bool) {
        self.cells.push(at as u64);
        self.pointers.push(Address { at, empty });
    }
    pub(in crate::cuda) fn number<T: CudaElement>(&mut self, x: T) {
        self.cells.push(x.bits());
    }
    pub(in crate::cuda) fn addresses(&self) -> impl Iterator<Item = usize> {
        self.pointers.iter().map(|pointer| pointer.at)
    }
}

/// Orders a launch with the streams of its operands, then launches it.
///
/// # Safety
/// The arguments are those of the kernel of the key, and point to as many elements as it accesses.
pub(in crate::cuda) unsafe fn launch(
    key: impl Into<Key>,
    stream: &CudaStream,
    args: Args,
    write: impl Fn(bool, Target) -> Result<Kernel, CudaError>,
) -> Result<(), CudaError> {
    let (device, raw) = stream.parts();
    let key = key.into();
    let pointers = args.pointers.clone();
    let compiled = || {
        let found = loaded(key, true, device, |target| write(true, target))?;
        let fits =
            |&(i, bytes): &(usize, usize)| args.pointers.get(i).is_some_and(|p| p.at % bytes == 0);
        if found.kernel.aligned.iter().all(fits) {
            return Ok(found);
        }
        loaded(key, false, device, |target| write(false, target))
    };
    let mut cells: Vec<u64> = args.cells.clone();
    in_order(stream, &pointers, compiled, |found| {
        let mut cells: Vec<*mut c_void> = cells
            .iter_mut()
            .map(|cell| core::ptr::from_mut(cell).cast())
            .collect();
        let (blocks, block) = found.kernel.grid();
        // SAFETY: the cells are the kernel's parameters in order, each with its bits in the low bytes, which come
        // first on every host that CUDA supports; the caller guarantees the pointers.
        unsafe {
            driver::cuLaunchKernel(
                found.function,
                blocks,
                1,
                1,
                block,
                1,
                1,
                0,
                raw,
                cells.as_mut_ptr(),
                null_mut(),
            )
        }
    })
}

/// Orders `work` on a stream with the streams of the memory that it accesses, after `ready` has returned. The context
/// is current in both.
pub(in crate::cuda) fn in_order<R>(
    stream: &CudaStream,
    pointers: &[Address],
    ready: impl FnOnce() -> Result<R, CudaError>,
    work: impl FnOnce(R) -> Result<(), CudaError>,
) -> Result<(), CudaError> {
    let (device, _) = stream.parts();
    let mut others: Vec<CudaStream> = Vec::new();
    let mut foreign = false;
    for &Address { at, empty } in pointers {
        let place = match memory::place(at) {
            Some(place) => place,
            None if empty => continue,
            None => return Err(CudaError::Nowhere),
        };
        foreign |= place.foreign;
        if !Arc::ptr_eq(place.stream.parts().0, device) {
            return Err(CudaError::OtherDevice);
        }
        if place.stream != *stream && !others.contains(&place.stream) {
            others.push(place.stream);
        }
    }
    let _entered = device.enter()?;
    let ready = ready()?;
    for other in &others {
        stream.wait_for(other)?;
    }
    work(ready)?;
    // Subsequent work of the operands' streams, including frees, comes after the launch.
    let ordered = others.iter().try_for_each(|other| other.wait_for(stream));
    if foreign || ordered.is_err() {
        stream.synchronize()?;
    }
    ordered
}
