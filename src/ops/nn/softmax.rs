//! `softmax` and `log_softmax`: the kernel, and which lanes are computed together.

use core::marker::PhantomData;
use core::ops::Range;

use super::contiguous_lane::steps;
use super::exponentials::{CHUNK, FEW, is_small};
use super::input_copy::{steps_of, worth_a_copy};
use super::short_rows::{each_tile, is_short, softmax, tiles};
use super::sizes::across;
use super::softmax_lane::{BESIDE, lane, small_lane, strip};
use super::{Compute, ShapeOf, distance, in_parts, walk_part};
use crate::expr::simd_dispatch::{ComputeBound, Loop, VECTORS, Vectors, with_vectors};
use crate::expr::{ExprNode, Materialized, copy, kernels};
use crate::layout::Layout;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::shape::{Index, MAX_RANK, Shape};

/// `softmax`, or its logarithm.
#[derive(Clone, Copy, Debug)]
pub struct Softmax<X, I, const LOG: bool> {
    pub(crate) x: X,
    along: PhantomData<fn() -> I>,
}
impl<X, I, const LOG: bool> Softmax<X, I, LOG> {
    pub(crate) fn new(x: X) -> Self {
        Self {
            x,
            along: PhantomData,
        }
    }
}

kernels! {
    [X: ExprNode<Elem: Real>, I: Index, const LOG: bool]
    Softmax<X, I, LOG> => Softmax<X::Placed, I, LOG>, X::Elem, X::Shape;
    x: X;
    |this| Softmax { x, along: this.along };
}

// SAFETY: the lanes along one dimension together are all indices of the shape.
unsafe impl<X: Materialized, I: Index, const LOG: bool> Compute for Softmax<X, I, LOG>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = X::Shape;
    unsafe fn run<L: Layout<Shape = X::Shape>>(&self, out: *mut X::Elem, unique: bool) {
        if const { ShapeOf::<X>::NUMEL } == 0 {
            return;
        }
        // SAFETY: guaranteed by the caller. Each part writes lanes of its own; threads share only memory that is read,
        // or that is read by the one that writes it.
        unsafe {
            if const { Self::in_place::<L>() } {
                copy::<X, L>(&self.x, out, unique);
            }
            in_parts(
                const { steps(&Self::lanes::<L>()) },
                const { ShapeOf::<X>::NUMEL },
                unique && X::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                |some| {
                    with_vectors::<ComputeBound, _, _>(
                        const { ShapeOf::<X>::NUMEL },
                        self,
                        Lanes::<L, _>(out, some, PhantomData),
                    );
                },
            );
        }
    }
}
/// A range of the lanes of a softmax, and the first element of its result in the layout `L`: as [`Softmax::some`]
/// requires.
struct Lanes<L, T>(*mut T, Range<usize>, PhantomData<L>);
impl<X: Materialized, I: Index, L: Layout<Shape = X::Shape>, const LOG: bool>
    Loop<Softmax<X, I, LOG>, ()> for Lanes<L, X::Elem>
where
    X::Elem: Real,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, softmax: &Softmax<X, I, LOG>) {
        // SAFETY: guaranteed where this was made.
        unsafe { softmax.some::<V, L>(self.0, self.1) }
    }
}
impl<X: Materialized, I: Index, const LOG: bool> Softmax<X, I, LOG>
where
    X::Elem: Real,
{
    /// Whether the input is copied to the result, where lanes are then computed: in vectors, which its strides do not allow.
    const fn in_place<L: Layout<Shape = X::Shape>>() -> bool {
        let along = axis::<X::Shape, I>();
        let (xs, os) = (&X::STEPS, &L::PADDED_STRIDES);
        let adjacent = xs[along] == 1 && os[along] == 1;
        // Of elements of 8 bytes, squares of four are transposed, by and for tiles: two times are one too many. 4096 rows of
        // 16 from planes take 138 µs so, and 114 by themselves, on a Xeon with AVX-512.
        let short = size_of::<X::Elem>() == 8
            && os[along] == 1
            && ShapeOf::<X>::PADDED[along] < CHUNK
            && is_short::<X::Elem>(&ShapeOf::<X>::PADDED, 1);
        worth_a_copy::<X>()
            && !adjacent
            && !short
            && Space::new::<X>(along, xs, os).beside.is_none()
            && (os[along] == 1 || Space::new::<X>(along, os, os).beside.is_some())
    }
    /// The strides of the elements that are read.
    const fn steps<L: Layout<Shape = X::Shape>>() -> [usize; MAX_RANK] {
        steps_of::<X, L>(Self::in_place::<L>())
    }
    /// Whether lanes are rows shorter than a chunk, which are computed in tiles.
    const fn in_tiles<L: Layout<Shape = X::Shape>>() -> bool {
        let along = axis::<X::Shape, I>();
        along == MAX_RANK - 1
            && Self::steps::<L>()[along] == 1
            && L::PADDED_STRIDES[along] == 1
            && ShapeOf::<X>::PADDED[along] < CHUNK
            && is_short::<X::Elem>(&ShapeOf::<X>::PADDED, 1)
    }
    const fn space<L: Layout<Shape = X::Shape>>() -> Space {
        Space::new::<X>(
            axis::<X::Shape, I>(),
            &Self::steps::<L>(),
            &L::PADDED_STRIDES,
        )
    }
    /// The sizes of an index space with one index per lane, per strip of adjacent lanes, or per tile of short rows.
    const fn lanes<L: Layout<Shape = X::Shape>>() -> [usize; MAX_RANK] {
        if Self::in_tiles::<L>() {
            return tiles(&ShapeOf::<X>::PADDED, 1);
        }
        let Space { sizes, beside } = Self::space::<L>();
        let mut sizes = across(sizes, axis::<X::Shape, I>());
        if let Some(neighbour) = beside {
            sizes[neighbour] = sizes[neighbour].div_ceil(BESIDE);
        }
        sizes
    }

    /// # Safety
    /// As for `run`. The shape has elements, and `some` is a range of its lanes.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn some<V: Vectors, L: Layout<Shape = X::Shape>>(
        &self,
        out: *mut X::Elem,
        some: Range<usize>,
    ) {
        let (xs, os) = const { (Self::steps::<L>(), L::PADDED_STRIDES) };
        // If both are the same memory, the compiler knows it.
        let first = if const { Self::in_place::<L>() } {
            out.cast_const()
        } else {
            self.x.first()
        };
        if const { Self::in_tiles::<L>() } {
            // SAFETY: guaranteed by the caller: these are the rows of some tiles.
            return unsafe {
                each_tile(
                    const { (&ShapeOf::<X>::PADDED, 1) },
                    some,
                    (first, &xs),
                    (out, &os),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |x, y, rows| {
                        softmax::<V, _, LOG>(
                            x,
                            y,
                            [const { ShapeOf::<X>::PADDED }[MAX_RANK - 1], rows],
                        );
                    },
                );
            };
        }
        let along = const { axis::<X::Shape, I>() };
        let n = const { ShapeOf::<X>::PADDED[axis::<X::Shape, I>()] };
        let (x_step, y_step) = (xs[along], os[along]);
        let Space { sizes, beside } = const { Self::space::<L>() };
        // With a constant width, the sums stay in registers.
        let whole = const { Self::space::<L>().width() };
        walk_part(
            const { &Self::lanes::<L>() },
            const { ShapeOf::<X>::NUMEL },
            some,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                let mut index = *index;
                let mut width = 1;
                if let Some(neighbour) = beside {
                    let start = index[neighbour] * BESIDE;
                    let left = sizes[neighbour] - start;
                    width = if left < BESIDE { left } else { BESIDE };
                    index[neighbour] = start;
                }
                // SAFETY: these are the first elements of a lane of the input and of the output, or of a strip of lanes
                // that are adjacent in both.
                unsafe {
                    let x = first.add(distance(&index, &xs));
                    let y = out.add(distance(&index, &os));
                    if beside.is_some() && width == whole {
                        strip::<V, _, LOG>(x, y, [n, whole], [x_step, y_step]);
                    } else if beside.is_some() {
                        strip::<V, _, LOG>(x, y, [n, width], [x_step, y_step]);
                    } else if const { VECTORS && is_small::<X::Elem>() } {
                        lane::<V, _, LOG>(x, y, n, [x_step, y_step]);
                    } else {
                        small_lane::<_, LOG>(x, y, n, [x_step, y_step]);
                    }
                }
            },
        );
    }
}
/// The lanes along a dimension.
struct Space {
    /// The sizes; of dimensions whose lanes are adjacent as those of one, the last has all.
    sizes: [usize; MAX_RANK],
    /// The dimension along which lanes are adjacent in memory, if the elements of a lane are not.
    beside: Option<usize>,
}
impl Space {
    /// Of lanes with these strides in the input and in the output.
    const fn new<X: Materialized>(
        along: usize,
        xs: &[usize; MAX_RANK],
        os: &[usize; MAX_RANK],
    ) -> Self {
        let mut sizes = ShapeOf::<X>::PADDED;
        let mut beside = None;
        if !VECTORS || !is_small::<X::Elem>() || xs[along] == 1 {
            return Self { sizes, beside };
        }
        let (mut last, mut d) = (MAX_RANK - 1, MAX_RANK - 1);
        while d > 0 {
            d -= 1;
            let size = sizes[last];
            if sizes[d] == 1 || d == along {
                continue;
            }
            if last != along && xs[d] == size * xs[last] && os[d] == size * os[last] {
                sizes[last] *= sizes[d];
                sizes[d] = 1;
            } else {
                last = d;
            }
        }
        d = MAX_RANK;
        while d > 0 {
            d -= 1;
            if d != along && sizes[d] >= FEW && xs[d] == 1 && os[d] == 1 {
                beside = Some(d);
            }
        }
        Self { sizes, beside }
    }
    /// The number of lanes of a strip.
    const fn width(&self) -> usize {
        match self.beside {
            Some(d) if self.sizes[d] < BESIDE => self.sizes[d],
            _ => BESIDE,
        }
    }
}
