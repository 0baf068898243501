//! Norms and softmax: what needs all the elements of a lane before it writes one of them.

use core::marker::PhantomData;

use num_traits::{Float, Zero};

use super::{Compute, ElemOf, Layer, Makes, Maybe, ShapeOf, Sum, count, distance, only, walk};
use crate::expr::{Expr, Node, Stored};
use crate::layout::operation::{batch_norm, bias, layer_norm, rms_norm, weight};
use crate::layout::{ChannelsOf, Given, GivenVerdict, Layout, SecondOf, ShapeFits};
use crate::ops::Real;
use crate::ops::join::axis;
use crate::shape::{Index, MAX_RANK, Shape};

/// `softmax`, or its logarithm.
#[derive(Clone, Copy, Debug)]
pub struct Softmax<X, I, const LOG: bool> {
    x: X,
    along: PhantomData<fn() -> I>,
}
impl<X, I, const LOG: bool> Softmax<X, I, LOG> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            along: PhantomData,
        }
    }
}

/// The sizes with one of them 1.
pub(in crate::ops) const fn across(mut sizes: [usize; MAX_RANK], axis: usize) -> [usize; MAX_RANK] {
    sizes[axis] = 1;
    sizes
}

// SAFETY: the lanes along one dimension are all indices of the shape.
unsafe impl<X: Stored, I: Index, const LOG: bool> Compute for Softmax<X, I, LOG>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = X::Shape;
    unsafe fn run<L: Layout<Shape = X::Shape>>(&self, out: *mut X::Elem) {
        let along = const { axis::<X::Shape, I>() };
        let n = const { ShapeOf::<X>::PADDED[axis::<X::Shape, I>()] };
        if n == 0 {
            return;
        }
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        walk(
            const { &across(ShapeOf::<X>::PADDED, axis::<X::Shape, I>()) },
            #[inline(always)]
            |index| {
                // SAFETY: the first element of a lane of the input, and of the output.
                let (x, y) = unsafe {
                    (
                        self.x.first().add(distance(index, &xs)),
                        out.add(distance(index, &os)),
                    )
                };
                // SAFETY: `i` is below the size of the dimension.
                let at = |i: usize| unsafe { *x.add(i * xs[along]) };
                // Several at once: each waits for the one before it only.
                let mut lanes = [at(0); LANES];
                let mut i = 0;
                while i + LANES <= n {
                    for (lane, most) in lanes.iter_mut().enumerate() {
                        *most = larger(at(i + lane), *most);
                    }
                    i += LANES;
                }
                let mut most = lanes[0];
                for x in lanes {
                    most = larger(x, most);
                }
                for i in i..n {
                    most = larger(at(i), most);
                }
                let mut sum = Sum::new();
                for i in 0..n {
                    let e = (at(i) - most).exp();
                    sum.add(e);
                    if !LOG {
                        // SAFETY: as above.
                        unsafe { y.add(i * os[along]).write(e) };
                    }
                }
                let sum = sum.total();
                let log = sum.ln();
                for i in 0..n {
                    // SAFETY: as above; what is read has been written.
                    unsafe {
                        let y = y.add(i * os[along]);
                        y.write(if LOG { at(i) - most - log } else { *y / sum });
                    }
                }
            },
        );
    }
}
/// How many elements are compared at once.
const LANES: usize = if cfg!(target_arch = "x86_64") { 32 } else { 4 };
/// The larger of two, or NaN.
#[inline(always)]
pub(super) fn larger<T: Real>(x: T, most: T) -> T {
    if x > most || x.is_nan() { x } else { most }
}

/// What is added to a variance, so that its root is not 0.
#[derive(Clone, Copy)]
pub(super) struct Epsilon<T>(pub(super) T);
// Not every element is printed, so that no bound is asked for.
impl<T> core::fmt::Debug for Epsilon<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Epsilon")
    }
}

/// `layer_norm` or `rms_norm` over the last dimensions.
#[derive(Clone, Copy, Debug)]
pub struct Norm<Op, X: Node, To, W, B, Out> {
    x: X,
    w: W,
    b: B,
    eps: Epsilon<ElemOf<X>>,
    over: PhantomData<fn() -> (Op, To)>,
    makes: Makes<Out>,
}
impl<Op, X: Node, To, Out> Norm<Op, X, To, (), (), Out> {
    pub(super) fn new(x: X, eps: X::Elem) -> Self {
        Self {
            x,
            w: (),
            b: (),
            eps: Epsilon(eps),
            over: PhantomData,
            makes: PhantomData,
        }
    }
}
/// Whether a norm takes the mean away.
#[doc(hidden)]
pub trait Centered {
    const CENTERED: bool;
}
impl Centered for layer_norm {
    const CENTERED: bool = true;
}
impl Centered for rms_norm {
    const CENTERED: bool = false;
}

/// The sizes of the last `rank` dimensions, or of the others.
const fn part(mut sizes: [usize; MAX_RANK], rank: usize, last: bool) -> [usize; MAX_RANK] {
    let mut d = 0;
    while d < MAX_RANK {
        if (d >= MAX_RANK - rank) != last {
            sizes[d] = 1;
        }
        d += 1;
    }
    sizes
}
#[inline(always)]
fn joined(a: &[usize; MAX_RANK], b: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut out = *a;
    for (x, y) in out.iter_mut().zip(b) {
        *x += *y;
    }
    out
}

// SAFETY: the outer and the inner indices are together all indices of the shape.
unsafe impl<Op: Centered, X: Stored, To: Shape, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape>
    Compute for Norm<Op, X, To, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) {
        let inner = const { &part(ShapeOf::<X>::PADDED, To::RANK, true) };
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        let n = count::<X::Elem>(To::NUMEL);
        walk(
            const { &part(ShapeOf::<X>::PADDED, To::RANK, false) },
            #[inline(always)]
            |outer| {
                // SAFETY: `inner` continues `outer` to an index of the input.
                let at = |inner: &[usize; MAX_RANK]| unsafe {
                    *self
                        .x
                        .first()
                        .add(distance(outer, &xs) + distance(inner, &xs))
                };
                let mut mean = X::Elem::zero();
                if Op::CENTERED {
                    let mut sum = Sum::new();
                    walk(
                        inner,
                        #[inline(always)]
                        |i| sum.add(at(i)),
                    );
                    mean = sum.total() / n;
                }
                let mut squares = Sum::new();
                walk(
                    inner,
                    #[inline(always)]
                    |i| squares.add((at(i) - mean) * (at(i) - mean)),
                );
                let scale = (squares.total() / n + self.eps.0).sqrt().recip();
                walk(
                    inner,
                    #[inline(always)]
                    |i| {
                        let mut y = (at(i) - mean) * scale;
                        // SAFETY: weight and bias have the sizes of the inner indices; an index of the output.
                        unsafe {
                            if let Some(w) = self.w.at(i) {
                                y = y * w;
                            }
                            if let Some(b) = self.b.at(i) {
                                y = y + b;
                            }
                            out.add(distance(&joined(outer, i), &os)).write(y);
                        }
                    },
                );
            },
        );
    }
}

impl<Op, X: Node, To: Shape, W, B, Out: Shape> Layer<Norm<Op, X, To, W, B, Out>> {
    /// With a weight for each normalised element.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![1.0, 3.0];
    /// let w = tensor![1.0, 10.0];
    /// assert_eq!(x.layer_norm::<Shape![2]>(0.0).weight(&w).eval().as_slice(), [-1.0, 10.0]);
    /// ```
    pub fn weight<E: Expr<Elem = X::Elem>>(
        self,
        w: E,
    ) -> Layer<Norm<Op, X, To, E::Node, B, Given<Op, weight, E::Shape, To, Out>>>
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, To>: ShapeFits<Op, weight, E::Shape, To>,
    {
        let Norm { x, b, eps, .. } = self.0;
        Layer(Norm {
            x,
            w: w.node(),
            b,
            eps,
            over: PhantomData,
            makes: PhantomData,
        })
    }
}
impl<X: Node, To: Shape, W, B, Out: Shape> Layer<Norm<layer_norm, X, To, W, B, Out>> {
    /// With a bias for each normalised element.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![1.0, 3.0];
    /// let b = tensor![1.0, 10.0];
    /// assert_eq!(x.layer_norm::<Shape![2]>(0.0).bias(&b).eval().as_slice(), [0.0, 11.0]);
    /// ```
    pub fn bias<E: Expr<Elem = X::Elem>>(
        self,
        b: E,
    ) -> Layer<Norm<layer_norm, X, To, W, E::Node, Given<layer_norm, bias, E::Shape, To, Out>>>
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, To>: ShapeFits<layer_norm, bias, E::Shape, To>,
    {
        let Norm { x, w, eps, .. } = self.0;
        Layer(Norm {
            x,
            w,
            b: b.node(),
            eps,
            over: PhantomData,
            makes: PhantomData,
        })
    }
}

/// `batch_norm` with the mean and the variance of the training.
#[derive(Clone, Copy, Debug)]
pub struct BatchNorm<X: Node, M, V, W, B, Out> {
    x: X,
    mean: M,
    var: V,
    w: W,
    b: B,
    eps: Epsilon<ElemOf<X>>,
    makes: Makes<Out>,
}
impl<X: Node, M, V, Out> BatchNorm<X, M, V, (), (), Out> {
    pub(super) fn new(x: X, mean: M, var: V, eps: X::Elem) -> Self {
        Self {
            x,
            mean,
            var,
            w: (),
            b: (),
            eps: Epsilon(eps),
            makes: PhantomData,
        }
    }
}

// SAFETY: `walk` visits every index of the shape.
unsafe impl<
    X: Stored,
    M: Stored<Elem = X::Elem>,
    V: Stored<Elem = X::Elem>,
    W: Maybe<X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
> Compute for BatchNorm<X, M, V, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) {
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let rest = const { &across(ShapeOf::<X>::PADDED, axis::<X::Shape, SecondOf<X::Shape>>()) };
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        for c in 0..const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] } {
            let at = only(c);
            // SAFETY: mean, variance, weight and bias have one element for each channel.
            let (mean, var, w, b) = unsafe {
                (
                    self.mean.load(&at),
                    self.var.load(&at),
                    self.w.at(&at),
                    self.b.at(&at),
                )
            };
            let mut scale = (var + self.eps.0).sqrt().recip();
            if let Some(w) = w {
                scale = scale * w;
            }
            let b = b.unwrap_or_else(X::Elem::zero);
            walk(
                rest,
                #[inline(always)]
                |index| {
                    let mut index = *index;
                    index[channels] = c;
                    // SAFETY: an index of the input and of the output, which have one shape.
                    unsafe {
                        let x = *self.x.first().add(distance(&index, &xs));
                        out.add(distance(&index, &os)).write((x - mean) * scale + b);
                    }
                },
            );
        }
    }
}

impl<X: Node, M, V, W, B, Out: Shape> Layer<BatchNorm<X, M, V, W, B, Out>> {
    /// With a weight for each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 2]>::ones();
    /// let (mean, var) = (Tensor::<f32, Shape![2]>::zeros(), Tensor::<f32, Shape![2]>::ones());
    /// let y = x.batch_norm(&mean, &var, 0.0).weight(&tensor![2.0, 3.0]).eval();
    /// assert_eq!(y.as_slice(), [2.0, 3.0]);
    /// ```
    pub fn weight<E: Expr<Elem = X::Elem>>(
        self,
        w: E,
    ) -> Layer<
        BatchNorm<
            X,
            M,
            V,
            E::Node,
            B,
            Given<batch_norm, weight, E::Shape, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, ChannelsOf<X::Shape>>:
            ShapeFits<batch_norm, weight, E::Shape, ChannelsOf<X::Shape>>,
    {
        let BatchNorm {
            x,
            mean,
            var,
            b,
            eps,
            ..
        } = self.0;
        Layer(BatchNorm {
            x,
            mean,
            var,
            w: w.node(),
            b,
            eps,
            makes: PhantomData,
        })
    }

    /// With a bias for each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 2]>::ones();
    /// let (mean, var) = (Tensor::<f32, Shape![2]>::zeros(), Tensor::<f32, Shape![2]>::ones());
    /// let y = x.batch_norm(&mean, &var, 0.0).bias(&tensor![2.0, 3.0]).eval();
    /// assert_eq!(y.as_slice(), [3.0, 4.0]);
    /// ```
    pub fn bias<E: Expr<Elem = X::Elem>>(
        self,
        b: E,
    ) -> Layer<
        BatchNorm<
            X,
            M,
            V,
            W,
            E::Node,
            Given<batch_norm, bias, E::Shape, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, ChannelsOf<X::Shape>>:
            ShapeFits<batch_norm, bias, E::Shape, ChannelsOf<X::Shape>>,
    {
        let BatchNorm {
            x,
            mean,
            var,
            w,
            eps,
            ..
        } = self.0;
        Layer(BatchNorm {
            x,
            mean,
            var,
            w,
            b: b.node(),
            eps,
            makes: PhantomData,
        })
    }
}
