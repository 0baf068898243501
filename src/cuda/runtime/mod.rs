//! The driver: devices, streams, memory, compiled kernels and their launches.

pub(in crate::cuda) mod cache;
#[cfg(feature = "cust_03")]
pub(in crate::cuda) mod cust;
pub(in crate::cuda) mod device;
pub(in crate::cuda) mod driver;
pub(in crate::cuda) mod error;
pub(in crate::cuda) mod launch;
pub(in crate::cuda) mod memory;
pub(in crate::cuda) mod pinned;
pub(in crate::cuda) mod stream;
pub(in crate::cuda) mod transfer;
