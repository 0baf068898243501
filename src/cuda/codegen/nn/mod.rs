//! Operations of neural networks.

pub(in crate::cuda) mod attention;
pub(in crate::cuda) mod batch_norm;
pub(in crate::cuda) mod channels;
pub(in crate::cuda) mod conv;
pub(in crate::cuda) mod group;
pub(in crate::cuda) mod interpolate;
pub(in crate::cuda) mod linear;
pub(in crate::cuda) mod losses;
pub(in crate::cuda) mod norm;
pub(in crate::cuda) mod pool;
pub(in crate::cuda) mod softmax;
pub(in crate::cuda) mod windows;
