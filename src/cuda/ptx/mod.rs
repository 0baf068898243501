//! PTX: a kernel's text while it is written, the instructions, and the functions that are made of them.

pub(in crate::cuda) mod access;
pub(in crate::cuda) mod element;
pub(in crate::cuda) mod instructions;
pub(in crate::cuda) mod ir;
pub(in crate::cuda) mod kernel;
pub(in crate::cuda) mod math;
pub(in crate::cuda) mod print;
pub(in crate::cuda) mod ranged;
