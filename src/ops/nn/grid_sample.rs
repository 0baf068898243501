//! Samples of images at any points: the elements of the result are interpolated where a grid says.

use core::marker::PhantomData;

use super::{AcceptedLayout, Compute, StridesOf, count, walk_shared, within};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{Expr, ExprNode, Host, IntoExpr, Lazy, Materialized, Mixed, MixesWith, kernels};
use crate::layout::operation::{grid_sample_bilinear, grid_sample_nearest};
use crate::layout::{Layout, four};
use crate::num::{D, Dim, NonZeroDim};
use crate::ops::Real;
use crate::shape::{MAX_RANK, NoShape, Shape};

/// The shape of images, `[N, C, H, W]`, that are sampled at the points of a grid `[N, P, Q, 2]`.
#[diagnostic::on_unimplemented(
    message = "grid_sample: images of the shape {Self} do not take a grid of the shape {G}",
    label = "images [N, C, H, W] and a grid [N, P, Q, 2] are needed, where H and W are not 0",
    note = "a point of the grid is a column and a row, from -1 to 1; generic H and W are `NonZeroDim`"
)]
pub trait Sampled<G>: Shape {
    /// `[N, C, P, Q]`.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<N: Dim, C: Dim, H: NonZeroDim, W: NonZeroDim, P: Dim, Q: Dim> Sampled<(N, P, Q, D<2>)>
    for (N, C, H, W)
{
    type Output = (N, C, P, Q);
}
// A second impl keeps rustc from a guess.
#[diagnostic::do_not_recommend]
impl<N: Dim, C: Dim, H: NonZeroDim, W: NonZeroDim> Sampled<NoShape> for (N, C, H, W) {
    type Output = ();
}
// Two impls for every shape prevent the compiler from inferring the grid's shape, so that the error message depends on
// the actual one.
#[diagnostic::do_not_recommend]
impl<X: Shape> Sampled<[NoShape; 0]> for X {
    type Output = ();
}
#[diagnostic::do_not_recommend]
impl<X: Shape> Sampled<[NoShape; 1]> for X {
    type Output = ();
}

/// How points become places in an image.
#[derive(Clone, Copy, Debug, Default)]
pub struct Places {
    corners: bool,
    outside: Outside,
}
/// What a point outside an image has.
#[derive(Clone, Copy, Debug, Default)]
enum Outside {
    #[default]
    Zeros,
    Border,
    Reflection,
}
impl Places {
    /// The place of a coordinate among `size` elements, and its derivative.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn of<T: Real>(self, at: T, size: usize) -> (T, T) {
        let (half, last) = (count::<T>(2).recip(), size.saturating_sub(1));
        let scale = count::<T>(if self.corners { last } else { size }) * half;
        let place = (at + T::one()) * scale - if self.corners { T::zero() } else { half };
        let (place, scale) = match self.outside {
            Outside::Zeros => return (place, scale),
            Outside::Border => (place, scale),
            Outside::Reflection => self.reflected(place, scale, last),
        };
        if place.is_nan() || place <= T::zero() {
            (T::zero(), T::zero())
        } else if place >= count(last) {
            (count(last), T::zero())
        } else {
            (place, scale)
        }
    }
    /// The place after it is reflected at both sides of an image as often as needed, and its derivative. The sides are the
    /// centres of the first and the last element, or half an element further.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reflected<T: Real>(self, place: T, scale: T, last: usize) -> (T, T) {
        let (low, span) = match self.corners {
            true => (T::zero(), last),
            false => (-count::<T>(2).recip(), last.saturating_add(1)),
        };
        let twice = count::<T>(span) * count(2);
        if span == 0 {
            return (T::zero(), T::zero());
        }
        let from_low = place - low;
        let away = from_low.abs();
        // `%` would be exact, but PyTorch rounds.
        let more = away - (away / twice).trunc() * twice;
        let back = twice - more;
        let turns = (from_low < T::zero()) != (more > back);
        let place = if more > back { back } else { more } + low;
        (place, if turns { -scale } else { scale })
    }
}
/// An index, if it is less than the size, and its weight.
pub(crate) type Tap<T> = (Option<usize>, T);
#[cfg_attr(not(unoptimised), inline(always))]
fn index(i: Option<isize>, size: usize) -> Option<usize> {
    usize::try_from(i?).ok().filter(|i| *i < size)
}
/// The two elements that surround a place.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn around<T: Real>(place: T, size: usize) -> [Tap<T>; 2] {
    let low = place.floor();
    let (share, first) = (place - low, low.to_isize());
    let second = first.and_then(|i| i.checked_add(1));
    [
        (index(first, size), T::one() - share),
        (index(second, size), share),
    ]
}
/// The element nearest to a place, of two the one of the even index.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn nearest<T: Real>(place: T, size: usize) -> [Tap<T>; 1] {
    let low = place.floor();
    let (share, half) = (place - low, count::<T>(2).recip());
    let first = low.to_isize();
    let up = share > half || share == half && first.is_some_and(|i| i & 1 == 1);
    let near = first.and_then(|i| i.checked_add(isize::from(up)));
    [(index(near, size), T::one())]
}

/// Images that are sampled at the points of a grid.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct GridSample<Op, X, G, Out> {
    pub(crate) x: X,
    pub(crate) grid: G,
    pub(crate) places: Places,
    op: PhantomData<Op>,
    output: AcceptedLayout<Out>,
}
impl<Op, X, G, Out> GridSample<Op, X, G, Out> {
    pub(crate) fn new(x: X, grid: G, places: Places) -> Self {
        Self {
            x,
            grid,
            places,
            op: PhantomData,
            output: PhantomData,
        }
    }
}
impl<Op, X, G, Out> Lazy<GridSample<Op, X, G, Out>> {
    /// The corners of an image are the centres of its elements at the corners, not their outer corners. PyTorch's
    /// `align_corners=True`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 1, 2]> = tensor![[[[1.0, 3.0]]]];
    /// let grid: Tensor<f32, Shape![1, 1, 2, 2]> = tensor![[[[-1.0, 0.0], [0.0, 0.0]]]];
    /// assert_eq!(x.grid_sample_bilinear(&grid).align_corners().eval().as_slice(), [1.0, 2.0]);
    /// assert_eq!(x.grid_sample_bilinear(&grid).eval().as_slice(), [0.5, 2.0]);
    /// ```
    pub fn align_corners(mut self) -> Self {
        self.0.places.corners = true;
        self
    }
    /// A point outside an image has the elements of its border; otherwise it has zeros. PyTorch's
    /// `padding_mode="border"`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 1, 2]> = tensor![[[[1.0, 3.0]]]];
    /// let grid: Tensor<f32, Shape![1, 1, 1, 2]> = tensor![[[[5.0, 0.0]]]];
    /// assert_eq!(x.grid_sample_bilinear(&grid).padding_border().eval().as_slice(), [3.0]);
    /// assert_eq!(x.grid_sample_bilinear(&grid).eval().as_slice(), [0.0]);
    /// ```
    pub fn padding_border(mut self) -> Self {
        self.0.places.outside = Outside::Border;
        self
    }
    /// A point outside an image has the elements of its mirror image, as often as needed; otherwise it has zeros. The
    /// mirrors are the sides of the image: with [`align_corners`](Self::align_corners) they halve the elements at the border,
    /// otherwise those appear twice. PyTorch's `padding_mode="reflection"`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 1, 3]> = tensor![[[[1.0, 2.0, 3.0]]]];
    /// let grid: Tensor<f32, Shape![1, 1, 2, 2]> = tensor![[[[1.0, 0.0], [2.0, 0.0]]]];
    /// let reflected = x.grid_sample_bilinear(&grid).padding_reflection().align_corners();
    /// assert_eq!(reflected.eval().as_slice(), [3.0, 2.0]);
    /// ```
    pub fn padding_reflection(mut self) -> Self {
        self.0.places.outside = Outside::Reflection;
        self
    }
}

kernels! {
    [X: ExprNode<Elem: Real>, G: ExprNode<Elem = X::Elem>, Out: Shape]
    GridSample<grid_sample_bilinear, X, G, Out> => GridSample<grid_sample_bilinear, X::Placed, G::Placed, Out>, X::Elem, Out;
    x: X, grid: G; |this| GridSample::new(x, grid, this.places);
    [X: ExprNode<Elem: Real>, G: ExprNode<Elem = X::Elem>, Out: Shape]
    GridSample<grid_sample_nearest, X, G, Out> => GridSample<grid_sample_nearest, X::Placed, G::Placed, Out>, X::Elem, Out;
    x: X, grid: G; |this| GridSample::new(x, grid, this.places);
}

/// The four strides of an operand in memory.
pub(crate) const fn sample_strides<X: Materialized>() -> [usize; 4] {
    four(<StridesOf<X> as Shape>::SIZES, 0)
}
/// Cost of a point and of one of its elements, in additions.
const POINT: usize = 32;
const ELEMENT: usize = 16;

/// The points of which the elements are found before those of each channel are read.
const POINTS: usize = if VECTORS { 32 } else { 4 };
/// The elements of a plane from which one element of the result is interpolated, at most four: offsets, which of them are
/// in the plane, and weights.
#[derive(Clone, Copy)]
struct Point<T> {
    at: [usize; 4],
    inside: [bool; 4],
    all: bool,
    weights: [T; 4],
}
impl<T: Real> Point<T> {
    const NONE: Self = Self {
        at: [0; 4],
        inside: [false; 4],
        all: true,
        weights: [T::ZERO; 4],
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of<const N: usize>(rows: [Tap<T>; N], columns: [Tap<T>; N], strides: [usize; 2]) -> Self {
        let mut point = Self::NONE;
        let places = point.at.iter_mut().zip(&mut point.inside);
        let taps = rows
            .iter()
            .flat_map(|i| columns.iter().map(move |j| (i, j)));
        for (((at, inside), weight), ((i, a), (j, b))) in places.zip(&mut point.weights).zip(taps) {
            *weight = *a * *b;
            if let (Some(i), Some(j)) = (i, j) {
                (*at, *inside) = (i * strides[0] + j * strides[1], true);
            }
            point.all &= *inside;
        }
        point
    }
    /// The element, from `N` by `N` elements of the plane.
    ///
    /// # Safety
    /// The offsets are those of elements of the plane.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn of_plane<const N: usize>(&self, plane: *const T) -> T {
        let term = |k: usize| {
            let x = if self.all || self.inside[k] {
                // SAFETY: the caller's promise.
                unsafe { plane.add(self.at[k]).read() }
            } else {
                T::ZERO
            };
            x * self.weights[k]
        };
        (1..N * N).fold(term(0), |sum, k| sum + term(k))
    }
}

macro_rules! samples {
    ($($Op:ident by $taps:ident: $n:literal;)*) => { $(
        // SAFETY: each index of the result is written.
        unsafe impl<X, G, Out: Shape> Compute for GridSample<$Op, X, G, Out>
        where
            X: Materialized<Elem: Real>,
            G: Materialized<Elem = X::Elem>,
        {
            type Elem = X::Elem;
            type Shape = Out;
            unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
                let (first, grid, places) = (self.x.first(), self.grid.first(), self.places);
                let rows = const {
                    let [n, _, high, _] = four(Out::SIZES, 0);
                    [1, 1, 1, 1, 1, 1, n, high]
                };
                let cost = const {
                    let [n, c, high, wide] = four(Out::SIZES, 0);
                    (n * high * wide).saturating_mul(POINT + c * ELEMENT)
                };
                // SAFETY: each row of the result is written by one thread only; the indices of the images, of the grid and of
                // the result are less than their sizes.
                unsafe {
                    walk_shared::<X::Elem>(
                        &rows,
                        cost,
                        unique,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        move |&[.., n, row]: &[usize; MAX_RANK]| {
                            let [batches, channels, tall, wide] = const { four(Out::SIZES, 0) };
                            within([n, row], [batches, tall]);
                            let [.., height, width] = const { four(<X::Shape as Shape>::SIZES, 0) };
                            let xs = const { sample_strides::<X>() };
                            let gs = const { sample_strides::<G>() };
                            let os = const { four(<L::Strides as Shape>::SIZES, 0) };
                            let out = out.add(n * os[0] + row * os[2]);
                            let mut column = 0;
                            while column < wide {
                                let mut points = [Point::<X::Elem>::NONE; POINTS];
                                let some = POINTS.min(wide - column);
                                for (k, point) in points.iter_mut().enumerate().take(some) {
                                    let at = grid.add(n * gs[0] + row * gs[1] + (column + k) * gs[2]);
                                    let columns = $taps(places.of(at.read(), width).0, width);
                                    let rows = $taps(places.of(at.add(gs[3]).read(), height).0, height);
                                    *point = Point::of(rows, columns, [xs[2], xs[3]]);
                                }
                                for c in 0..channels {
                                    let plane = first.add(n * xs[0] + c * xs[1]);
                                    let out = out.add(c * os[1] + column * os[3]);
                                    for (k, point) in points.iter().enumerate().take(some) {
                                        out.add(k * os[3]).write(point.of_plane::<$n>(plane));
                                    }
                                }
                                column += some;
                            }
                        },
                    );
                }
            }
        }
    )* };
}
samples! {
    grid_sample_bilinear by around: 2;
    grid_sample_nearest by nearest: 1;
}

type SampledAt<Op, X, G> = Lazy<
    GridSample<
        Op,
        <X as IntoExpr>::Node,
        Mixed<Host, G, <X as IntoExpr>::Elem>,
        <<X as IntoExpr>::Shape as Sampled<<G as IntoExpr>::Shape>>::Output,
    >,
>;
/// Samples of images `[N, C, H, W]` at the points of a grid `[N, P, Q, 2]`, `[N, C, P, Q]`. A point is a column and a row,
/// from -1 at one side of the image to 1 at the other; one outside has zeros, or with
/// [`padding_border`](Lazy::padding_border) the elements of the border, or with
/// [`padding_reflection`](Lazy::padding_reflection) those of the mirror image. Both operands have gradients.
pub trait SampleOps: Expr {
    /// Each element is interpolated between the four elements that surround its point. PyTorch's
    /// `F.grid_sample(x, grid, mode="bilinear", padding_mode="zeros", align_corners=False)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 2, 2]> = tensor![[[[1.0, 3.0], [5.0, 7.0]]]];
    /// let grid: Tensor<f32, Shape![1, 1, 2, 2]> = tensor![[[[0.0, 0.0], [0.5, -0.5]]]];
    /// assert_eq!(x.grid_sample_bilinear(&grid).eval().as_slice(), [4.0, 3.0]);
    /// ```
    fn grid_sample_bilinear<G: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        grid: G,
    ) -> SampledAt<grid_sample_bilinear, Self, G>
    where
        Self::Elem: Real,
        Self::Shape: Sampled<G::Shape>,
    {
        let grid = <G::Elem as MixesWith<Self::Elem>>::node(grid.node());
        Lazy(GridSample::new(self.node(), grid, Places::default()))
    }

    /// Each element is the one nearest to its point, of two as near the one of the even index. The grid has no gradient.
    /// PyTorch's `F.grid_sample(x, grid, mode="nearest")`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 2, 2]> = tensor![[[[1.0, 3.0], [5.0, 7.0]]]];
    /// let grid: Tensor<f32, Shape![1, 1, 2, 2]> = tensor![[[[0.3, 0.2], [0.5, -3.0]]]];
    /// assert_eq!(x.grid_sample_nearest(&grid).eval().as_slice(), [7.0, 0.0]);
    /// ```
    fn grid_sample_nearest<G: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        grid: G,
    ) -> SampledAt<grid_sample_nearest, Self, G>
    where
        Self::Elem: Real,
        Self::Shape: Sampled<G::Shape>,
    {
        let grid = <G::Elem as MixesWith<Self::Elem>>::node(grid.node());
        Lazy(GridSample::new(self.node(), grid, Places::default()))
    }
}
impl<E: Expr> SampleOps for E {}
