//! A Kalman filter: position and velocity in space from measured positions.
//!
//! The errors of the three measurements do not depend on each other, so they are taken in one after the other, and
//! no matrix is inverted.

use core::hint::black_box;

use stridewise::prelude::*;

static TRANSITION: TensorView<f32, Shape![6, 6]> =
    include_npy!("../../models/kalman/transition.npy");
const NOISE: f32 = 0.25;
const PUSH: f32 = 0.01;

/// Measured positions, and the states that NumPy makes of them.
pub static MEASURED: TensorView<f32, Shape![50, 3]> =
    include_npy!("../../models/kalman/measured.npy");
/// See [`MEASURED`].
pub static STATES: TensorView<f32, Shape![50, 6]> = include_npy!("../../models/kalman/states.npy");

/// The memory of the filter.
#[derive(Clone)]
pub struct Scratch {
    pub state: Tensor<f32, Shape![6]>,
    covariance: Tensor<f32, Shape![6, 6]>,
    product: Tensor<f32, Shape![6, 6]>,
}
impl Scratch {
    pub const NEW: Self = Self {
        state: Tensor::zeros(),
        covariance: Tensor::zeros(),
        product: Tensor::zeros(),
    };
    /// Before the first measurement.
    pub fn start(&mut self) {
        self.state.zero_();
        self.covariance.zero_();
        self.covariance
            .as_view_mut()
            .as_strided::<Shape![6], Strides![7], 0>()
            .fill_(10.0);
    }
}

#[inline(never)]
pub fn step(measured: TensorView<f32, Shape![3]>, s: &mut Scratch) {
    // x = F x, P = F P Fᵀ + Q.
    s.state = TRANSITION.mv(&s.state);
    TRANSITION.mm_into(&s.covariance, &mut s.product);
    s.product.mm_into(TRANSITION.t(), &mut s.covariance);
    s.covariance
        .as_view_mut()
        .as_strided::<Shape![6], Strides![7], 0>()
        .add_(PUSH);
    macro_rules! take_in {
        ($($i:literal)*) => { $( {
            let row = s.covariance.select::<0, $i>().eval();
            let scale = 1.0 / (row[[$i]] + NOISE);
            let gain = (&row * scale).eval();
            let off = measured[[$i]] - s.state[[$i]];
            s.state.add_(&gain * off);
            s.covariance.sub_(gain.unsqueeze::<1>() * row.unsqueeze::<0>());
        } )* };
    }
    take_in! { 0 1 2 }
}

/// One step, from the start on.
pub fn run(s: &mut Scratch) {
    s.start();
    step(black_box(MEASURED.select::<0, 0>().rebase()), s);
}

/// Whether all states are near NumPy's.
pub fn check(s: &mut Scratch) -> bool {
    s.start();
    MEASURED.rows().zip(STATES.rows()).all(|(z, x)| {
        step(z, s);
        (&s.state - x).abs().max() < 2e-5
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_as_numpy_does() {
        let mut scratch = Scratch::NEW.clone();
        // Again in the same memory: `start` forgets what was measured.
        assert!(check(&mut scratch) && check(&mut scratch));
    }
}
