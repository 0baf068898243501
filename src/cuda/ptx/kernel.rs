//! A kernel for a target: its PTX and its launch configuration.

use std::string::String;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::ptx::access::BLOCK;
use crate::cuda::ptx::ir::Body;

/// The target of PTX: a version of the language, and the minimum compute capability of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// For example `7.4`.
    pub version: &'static str,
    /// For example 80 for 8.0.
    pub capability: u32,
}
impl Target {
    // Compute capability, the first driver version that supports it, and the PTX version that supports it.
    const KNOWN: [(u32, u32, &'static str); 6] = [
        (120, 12080, "8.7"),
        (100, 12080, "8.7"),
        (90, 11080, "7.8"),
        (80, 0, "7.4"),
        (75, 0, "7.4"),
        (0, 0, "7.4"),
    ];
    /// The newest target that a device of this capability (90 for 9.0) supports with a driver of this version (12040
    /// for 12.4).
    pub fn new(capability: u32, driver: u32) -> Self {
        let fits = |&&(c, d, _): &&(u32, u32, &str)| c <= capability && d <= driver;
        match Self::KNOWN.iter().find(fits) {
            Some(&(capability, _, version)) if capability > 0 => Self {
                version,
                capability,
            },
            // The driver reports an error for older devices.
            _ => Self {
                version: "7.4",
                capability: 75,
            },
        }
    }
}

/// The most bytes of parameters that every driver takes.
const MOST_BYTES: usize = 4096;

/// A kernel: its PTX and its launch configuration.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub(in crate::cuda) ptx: String,
    blocks: u32,
    block: u32,
    /// The pointer arguments that must be aligned, with their alignment.
    pub(in crate::cuda) aligned: Vec<(usize, usize)>,
}
impl Kernel {
    /// The kernel's PTX. It is the same for each call.
    ///
    /// ```no_run
    /// use stridewise::cuda::Target;
    /// use stridewise::prelude::*;
    /// let a = CudaView::<f32, Shape![1024]>::nowhere();
    /// let kernel = (a * a + 1.0).relu().kernel(Target::new(90, 12040))?;
    /// assert!(kernel.ptx().contains("ld.global.nc.L1::no_allocate.v4.f32"));
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn ptx(&self) -> &str {
        &self.ptx
    }
    /// The number of blocks, and the number of threads of each block.
    pub fn grid(&self) -> (u32, u32) {
        (self.blocks, self.block)
    }
    pub(in crate::cuda) fn new(
        body: &Body,
        target: Target,
        blocks: u32,
        aligned: Vec<(usize, usize)>,
    ) -> Result<Self, CudaError> {
        Self::of_blocks(body, target, (blocks, BLOCK), aligned)
    }
    /// A kernel with the given numbers of blocks and of threads per block.
    pub(in crate::cuda) fn of_blocks(
        body: &Body,
        target: Target,
        (blocks, block): (u32, u32),
        aligned: Vec<(usize, usize)>,
    ) -> Result<Self, CudaError> {
        if body.bytes_of_params() > MOST_BYTES {
            return Err(CudaError::TooLarge);
        }
        Ok(Self {
            ptx: body.finish(target, block),
            blocks,
            block,
            aligned,
        })
    }
}
