//! Calibration of a magnetometer: the ellipsoid on which its points lie, 9 coefficients by least squares.
//!
//! The rows of the system are not stored: rotations take each into a triangle of 9 rows (a QR decomposition, a row
//! at a time), which keeps the digits that the normal equations would lose.

use core::hint::black_box;

use stridewise::prelude::*;

const POINTS: usize = 96;

/// Points, and the coefficients that NumPy makes of them.
pub static MEASURED: TensorView<f32, Shape![POINTS, 3]> =
    include_npy!("../../models/calibration/points.npy");
/// See [`MEASURED`].
pub static SOLUTION: TensorView<f32, Shape![9]> =
    include_npy!("../../models/calibration/solution.npy");

/// The memory of the calibration.
#[derive(Clone)]
pub struct Scratch {
    /// The triangle, and on its right the other side of the equations.
    triangle: Tensor<f32, Shape![9, 10]>,
    pub solution: Tensor<f32, Shape![9]>,
}
impl Scratch {
    pub const NEW: Self = Self {
        triangle: Tensor::zeros(),
        solution: Tensor::zeros(),
    };
}

#[inline(never)]
pub fn calibrate(points: TensorView<f32, Shape![POINTS, 3]>, s: &mut Scratch) {
    s.triangle.zero_();
    for point in points.rows() {
        let [a, b, c] = [point[[0]], point[[1]], point[[2]]];
        let mut row: Tensor<f32, Shape![10]> =
            tensor![a * a, b * b, c * c, a * b, a * c, b * c, a, b, c, 1.0];
        let mut next = 0_usize;
        for mut kept in s.triangle.rows_mut() {
            let i = next;
            next = next.wrapping_add(1);
            let (Some(&x), Some(&y)) = (kept.get([i]), row.get([i])) else {
                continue;
            };
            let length = libm::sqrtf(x * x + y * y);
            if length > 0.0 {
                let (cos, sin) = (x / length, y / length);
                let turned = (&row * cos - &kept * sin).eval();
                kept.mul_(cos).add_(&row * sin);
                row = turned;
            }
        }
    }
    // From the last unknown back. The indices are constants, so nothing is checked when the program runs.
    s.solution.zero_();
    macro_rules! solve {
        ($($i:literal)*) => { $(
            let row = s.triangle.select::<0, $i>();
            let known = row.slice(s![..9]).dot(&s.solution);
            s.solution[[$i]] = (row[[9]] - known) / row[[$i]];
        )* };
    }
    solve! { 8 7 6 5 4 3 2 1 0 }
}

/// One calibration.
pub fn run(s: &mut Scratch) {
    calibrate(black_box(MEASURED), s);
}

/// Whether the coefficients are near NumPy's.
pub fn check(s: &mut Scratch) -> bool {
    calibrate(MEASURED, s);
    (&s.solution - SOLUTION).abs().max() < 1e-4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solves_as_numpy_does() {
        let mut scratch = Scratch::NEW.clone();
        assert!(check(&mut scratch));
        // Each calibration begins anew, whatever the points before.
        calibrate((&MEASURED * 2.0).eval().as_view(), &mut scratch);
        assert!(check(&mut scratch));
    }
}
