//! Derivatives of samples of images: of the images, and of the points.

use super::bytes;
use super::kernels::{DifferentiableKernel, run};
use super::layers::{add, zero};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::{Compute, Leaf, Materialized, Tracked};
use crate::layout::operation::{grid_sample_bilinear, grid_sample_nearest};
use crate::layout::{Contiguous, four};
use crate::ops::Real;
use crate::ops::nn::{GridSample, Places, around, nearest_place, sample_strides};
use crate::shape::Shape;

/// The change of a sum of elements with the place, from the two or from the one of them: no weight of a nearest element
/// changes.
trait Slopes<T: Real>: Copy {
    fn slopes(&self) -> Self;
}
impl<T: Real> Slopes<T> for [(Option<usize>, T); 2] {
    fn slopes(&self) -> Self {
        let [(low, _), (high, _)] = *self;
        [(low, -T::one()), (high, T::one())]
    }
}
impl<T: Real> Slopes<T> for [(Option<usize>, T); 1] {
    fn slopes(&self) -> Self {
        let [(near, _)] = *self;
        [(near, T::zero())]
    }
}

macro_rules! samples {
    ($($Op:ident by $taps:ident;)*) => { $(
        // SAFETY: the operands are counted, and a gradient of each.
        #[diagnostic::do_not_recommend]
        unsafe impl<X, G, Out: Shape> DifferentiableKernel for GridSample<$Op, X, G, Out>
        where
            X: Differentiable<Elem: Real>,
            G: Differentiable<Elem = X::Elem>,
        {
            type Saved = ((X::Tape, X::InMemory), (G::Tape, G::InMemory), Places);
            const SAVED: usize = <X as Differentiable>::PLACED + <G as Differentiable>::PLACED;
            const GRADS: usize = <X::Tape as Tape>::GRADS
                + <G::Tape as Tape>::GRADS
                + bytes::<X::Elem>(<X::Shape as Shape>::NUMEL)
                + bytes::<X::Elem>(<G::Shape as Shape>::NUMEL);
            const READS_RESULT: bool = false;
            run! {
                Out; |this| Differentiable(x) => (x_tape, x), Differentiable(grid) => (grid_tape, grid);
                GridSample::<$Op, _, _, Out>::new(x, grid, this.places);
                ((x_tape, x), (grid_tape, grid), this.places)
            }
            unsafe fn to_operands<P: Place>(
                ((x_tape, x), (grid_tape, grid), places): Self::Saved,
                _: SavedTensor<X::Elem, Out>,
                grad: SavedTensor<X::Elem, Out>,
                arena: &mut Arena,
            ) {
                let (of_x, of_grid) = (X::RequiresGrad::VALUE, G::RequiresGrad::VALUE);
                let (numel, points) = const { (<X::Shape as Shape>::NUMEL, <G::Shape as Shape>::NUMEL) };
                let x_grad: *mut X::Elem = if of_x { arena.take(numel) } else { core::ptr::null_mut() };
                let grid_grad: *mut X::Elem = if of_grid { arena.take(points) } else { core::ptr::null_mut() };
                let [batches, channels, tall, wide] = const { four(Out::SIZES, 0) };
                let [.., height, width] = const { four(<X::Shape as Shape>::SIZES, 0) };
                let (xs, gs) = const { (sample_strides::<X::InMemory>(), sample_strides::<G::InMemory>()) };
                let (first, grid, grad) = (x.first(), grid.first(), Materialized::first(&grad));
                // SAFETY: the caller's promise: the result has an element for each channel and point; the indices of the images
                // are less than their sizes.
                unsafe {
                    if of_x {
                        zero(x_grad, numel);
                    }
                    for at in 0..batches * tall * wide {
                        let (n, row, column) = (at / (tall * wide), at / wide % tall, at % wide);
                        let point = grid.add(n * gs[0] + row * gs[1] + column * gs[2]);
                        let (px, dx) = places.of(point.read(), width);
                        let (py, dy) = places.of(point.add(gs[3]).read(), height);
                        let (columns, rows) = ($taps(px, width), $taps(py, height));
                        let [mut along, mut down] = [num_traits::zero::<X::Elem>(); 2];
                        for c in 0..channels {
                            let g = grad.add(((n * channels + c) * tall + row) * wide + column).read();
                            if of_x {
                                let plane = x_grad.add((n * channels + c) * height * width);
                                for (i, a) in rows {
                                    for (j, b) in columns {
                                        if let (Some(i), Some(j)) = (i, j) {
                                            add(plane.add(i * width + j), g * (a * b));
                                        }
                                    }
                                }
                            }
                            if of_grid {
                                let image = first.add(n * xs[0] + c * xs[1]);
                                let steps = rows.slopes().into_iter().zip(rows);
                                for ((i, of_row), (_, a)) in steps {
                                    let steps = columns.slopes().into_iter().zip(columns);
                                    for ((j, of_column), (_, b)) in steps {
                                        let x = match (i, j) {
                                            (Some(i), Some(j)) => image.add(i * xs[2] + j * xs[3]).read(),
                                            _ => num_traits::zero(),
                                        };
                                        along = along + x * (of_column * a) * g;
                                        down = down + x * (of_row * b) * g;
                                    }
                                }
                            }
                        }
                        if of_grid {
                            grid_grad.add(2 * at).write(along * dx);
                            grid_grad.add(2 * at + 1).write(down * dy);
                        }
                    }
                    if of_x {
                        x_tape.accept::<P, SavedTensor<X::Elem, X::Shape>>(Leaf::new(x_grad), arena);
                    }
                    if of_grid {
                        grid_tape.accept::<P, SavedTensor<X::Elem, G::Shape>>(Leaf::new(grid_grad), arena);
                    }
                }
            }
        }
    )* };
}
samples! {
    grid_sample_bilinear by around;
    grid_sample_nearest by nearest_place;
}
