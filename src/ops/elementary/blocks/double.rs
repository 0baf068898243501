//! Functions of blocks of `f64`.

use super::common::{functions, of_blocks, series};
use super::vector::double::*;

macro_rules! once { ($x:expr) => { $x }; }
functions! {
    f64 u64: more: [once] small: 1e-270 whole: 6_755_399_441_055_744.0
    half_pi: HALF_PI_DOUBLE SINE_DOUBLE COSINE_DOUBLE TANGENT_DOUBLE large: 1_048_576.0
    exp: -1418.0 710.0 logarithms: 4 RECIPROCALS_DOUBLE
    log LOG_E_DOUBLE UNITS_E_DOUBLE BEYOND_E_DOUBLE
    log2 LOG_2_DOUBLE UNITS_2_DOUBLE BEYOND_2_DOUBLE
    log10 LOG_10_DOUBLE UNITS_10_DOUBLE BEYOND_10_DOUBLE
}

of_blocks! { sqrt: 4; exp log log2 log10 sin cos tan }
