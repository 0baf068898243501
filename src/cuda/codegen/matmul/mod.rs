//! Matrix products as expression nodes, so that elementwise operations on a product are part of its kernel.

pub(in crate::cuda) mod factor;
pub(in crate::cuda) mod positions;
pub(in crate::cuda) mod product;
pub(in crate::cuda) mod split;
pub(in crate::cuda) mod tiles;
pub(in crate::cuda) mod warps;
pub(in crate::cuda) mod windows;
