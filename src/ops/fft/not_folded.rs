//! Transforms of real numbers by `realfft` only.

use core::convert::Infallible;
use core::marker::PhantomData;

use rustfft::FftDirection;
use rustfft::num_complex::Complex;

/// A number of which there are no vectors.
pub trait Wide: Sized {}
impl Wide for f32 {}
impl Wide for f64 {}

pub(super) type Kept<T> = PhantomData<T>;

pub(super) struct Folded<T>(Infallible, PhantomData<T>);

impl<T> Folded<T> {
    pub(super) fn new(_: usize, _: FftDirection) -> Option<Self> {
        None
    }
    pub(super) fn forward(&mut self, _: &mut [T], _: &mut [Complex<T>]) {
        match self.0 {}
    }
    pub(super) fn inverse(&mut self, _: &[Complex<T>], _: &mut [T], _: T) {
        match self.0 {}
    }
}
