//! The networks and filters: what an application has in its own crate. They know nothing of the machine, and are
//! tested on the host as well.

pub mod autoencoder;
pub mod calibration;
pub mod fir;
pub mod kalman;
pub mod sine;
pub mod tiny_conv;
