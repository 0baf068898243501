//! The methods of convolutions, transposed or not.

use core::marker::PhantomData;

use super::{Conv, ConvTranspose};
use crate::expr::{Expr, ExprNode, Host, IntoExpr, Lazy, Memory};
use crate::layout::operation::{conv_options, conv_transpose1d, conv_transpose2d, conv1d, conv2d};
use crate::layout::{
    Conv1d, Conv2d, ConvFits, ConvOf, ConvShape, ConvTranspose1d, ConvTranspose2d, ConvTransposeOf,
    ConvTransposeOver, ConvTransposeShape, WindowOptions,
};
use crate::ops::Real;

/// Convolutions, with a weight `W`.
// The weight is a parameter of the trait: a method without parameters refuses options (`x.conv2d::<Stride<2>>(&w)`) with
// one error, which shows the first line of the method.
pub trait ConvOps<W, M: Memory = Host>: Expr<M> {
    /// A convolution over one dimension with stride 1 and no padding: `[N, C, L]` or `[C, L]` with a weight `[O, C,
    /// K]`. PyTorch's `F.conv1d(x, w)`. Stride, padding, dilation and groups are set by a preceding
    /// [`conv_options`](super::NnOps::conv_options).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 5]> = tensor![[1.0, 2.0, 4.0, 8.0, 16.0]];
    /// let w: Tensor<f32, Shape![1, 1, 2]> = tensor![[[-1.0, 1.0]]];
    /// assert_eq!(x.conv1d(&w).eval().as_slice(), [1.0, 2.0, 4.0, 8.0]);
    /// ```
    #[rustfmt::skip]
    fn conv1d( // x.conv_options::<(Stride<2>, Padding<1>)>().conv1d(&w).bias(&b)
        self,
        w: W,
    ) -> Lazy<Conv<conv1d, (), Self::Node, W::Node, (), ConvShape<conv1d, Self::Shape, W::Shape, ()>>>
    where
        W: IntoExpr<M, Elem = Self::Elem>,
        Self::Elem: Real,
        Self::Shape: ConvFits<conv1d, W::Shape, (), ConvOf<conv1d, Self::Shape, W::Shape, ()>>,
        Self::Shape: Conv1d<W::Shape>,
    {
        Lazy(Conv::new(self.node(), w.node()))
    }

    /// A convolution over two dimensions with stride 1 and no padding: `[N, C, H, W]` or `[C, H, W]` with a weight `[O,
    /// C, KH, KW]`. PyTorch's `F.conv2d(x, w)`. Stride, padding, dilation and groups are set by a preceding
    /// [`conv_options`](super::NnOps::conv_options).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3, 8, 8]>::ones();
    /// let (w, b) = (Tensor::<f32, Shape![4, 3, 3, 3]>::ones(), Tensor::<f32, Shape![4]>::ones());
    /// assert_eq!(x.conv2d(&w).bias(&b).eval().shape(), [2, 4, 6, 6]);
    /// // One image, into memory of the caller.
    /// let mut out = Tensor::<f32, Shape![4, 6, 6]>::zeros();
    /// x.select::<0, 1>().conv2d(&w).eval_into(&mut out);
    /// assert_eq!(out.min(), 27.0);
    /// ```
    #[rustfmt::skip]
    fn conv2d( // x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w).bias(&b)
        self,
        w: W,
    ) -> Lazy<
        Conv<conv2d, (), Self::Node, W::Node, (), ConvShape<conv2d, Self::Shape, W::Shape, ()>>,
    >
    where
        W: IntoExpr<M, Elem = Self::Elem>,
        Self::Elem: Real,
        Self::Shape: ConvFits<conv2d, W::Shape, (), ConvOf<conv2d, Self::Shape, W::Shape, ()>>,
        Self::Shape: Conv2d<W::Shape>,
    {
        Lazy(Conv::new(self.node(), w.node()))
    }

    /// A transposed convolution over one dimension: `[N, C, L]` or `[C, L]` with a weight `[C, O, K]`. PyTorch's
    /// `F.conv_transpose1d(x, w)`. Options are set by a preceding [`conv_options`](super::NnOps::conv_options).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 3]> = tensor![[1.0, 2.0, 4.0]];
    /// let w: Tensor<f32, Shape![1, 1, 2]> = tensor![[[1.0, 10.0]]];
    /// assert_eq!(x.conv_transpose1d(&w).eval().as_slice(), [1.0, 12.0, 24.0, 40.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn conv_transpose1d( // x.conv_options::<(Stride<2>, Padding<1>)>().conv_transpose1d(&w).bias(&b)
        self,
        w: W,
    ) -> Lazy<ConvTranspose<conv_transpose1d, (), Self::Node, W::Node, (), ConvTransposeShape<conv_transpose1d, Self::Shape, W::Shape, ()>>>
    where
        W: IntoExpr<M, Elem = Self::Elem>,
        Self::Elem: Real,
        Self::Shape: ConvTransposeOver<conv_transpose1d, W::Shape, (), ConvTransposeOf<conv_transpose1d, Self::Shape, W::Shape, ()>>,
        Self::Shape: ConvTranspose1d<W::Shape>,
    {
        Lazy(ConvTranspose::new(self.node(), w.node()))
    }
    /// A transposed convolution over two dimensions: `[N, C, H, W]` or `[C, H, W]` with a weight `[C, O, KH, KW]`.
    /// PyTorch's `F.conv_transpose2d(x, w)`. [`Stride`](super::Stride), [`Padding`](super::Padding),
    /// [`OutputPadding`](super::OutputPadding), [`Dilation`](super::Dilation) and [`Groups`](super::Groups) are set by
    /// a preceding [`conv_options`](super::NnOps::conv_options).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 3, 4, 4]>::ones();
    /// let w = Tensor::<f32, Shape![3, 5, 3, 3]>::ones();
    /// assert_eq!(x.conv_transpose2d(&w).eval().shape(), [1, 5, 6, 6]);
    /// let y = x.conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>)>().conv_transpose2d(&w).eval();
    /// assert_eq!((y.shape(), y.max()), (&[1, 5, 8, 8][..], 12.0));
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn conv_transpose2d( // x.conv_options::<(Stride<2>, Padding<1>)>().conv_transpose2d(&w).bias(&b)
        self,
        w: W,
    ) -> Lazy<ConvTranspose<conv_transpose2d, (), Self::Node, W::Node, (), ConvTransposeShape<conv_transpose2d, Self::Shape, W::Shape, ()>>>
    where
        W: IntoExpr<M, Elem = Self::Elem>,
        Self::Elem: Real,
        Self::Shape: ConvTransposeOver<conv_transpose2d, W::Shape, (), ConvTransposeOf<conv_transpose2d, Self::Shape, W::Shape, ()>>,
        Self::Shape: ConvTranspose2d<W::Shape>,
    {
        Lazy(ConvTranspose::new(self.node(), w.node()))
    }
}
impl<W, M: Memory, E: Expr<M>> ConvOps<W, M> for E {}

/// Options that a convolution takes, of one or two dimensions, transposed or not.
#[cfg_attr(doc, doc(hidden))]
pub trait ConvolutionOptions: WindowOptions<conv_options> {
    /// These options: what the result of `conv_options` contains, so that the message about others is short.
    #[doc(hidden)]
    type Options;
}
#[diagnostic::do_not_recommend]
impl<O: WindowOptions<conv_options>> ConvolutionOptions for O {
    type Options = O;
}

/// The input of a convolution, with its options; see [`conv_options`](super::NnOps::conv_options).
#[derive(Clone, Copy, Debug)]
#[must_use = "`.conv1d(&w)` or `.conv2d(&w)` follows"]
pub struct ConvOptions<O, X> {
    pub(in crate::ops) input: X,
    options: PhantomData<O>,
}
impl<O, X: ExprNode> ConvOptions<O, X> {
    pub(super) const fn new(input: X) -> Self {
        Self {
            input,
            options: PhantomData,
        }
    }

    /// A convolution over one dimension; see [`ConvOps::conv1d`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 5]>::ones();
    /// let w = Tensor::<f32, Shape![2, 1, 3]>::ones();
    /// let y = x.conv_options::<(Stride<2>, Padding<1>, Groups<2>)>().conv1d(&w).eval();
    /// assert_eq!(y.shape(), [2, 3]);
    /// ```
    pub fn conv1d<W: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: W,
    ) -> Lazy<Conv<conv1d, O, X, W::Node, (), ConvShape<conv1d, X::Shape, W::Shape, O>>>
    where
        X::Elem: Real,
        O: WindowOptions<conv1d>,
        X::Shape: ConvFits<conv1d, W::Shape, O, ConvOf<conv1d, X::Shape, W::Shape, O>>,
        X::Shape: Conv1d<W::Shape, O>,
    {
        Lazy(Conv::new(self.input, w.node()))
    }
    /// A convolution over two dimensions; see [`ConvOps::conv2d`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 5, 5]>::ones();
    /// let w = Tensor::<f32, Shape![2, 1, 3, 3]>::ones();
    /// let y = x.conv_options::<(Stride<2>, Padding<1>, Groups<2>)>().conv2d(&w).eval();
    /// assert_eq!(y.shape(), [2, 3, 3]);
    /// ```
    pub fn conv2d<W: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: W,
    ) -> Lazy<Conv<conv2d, O, X, W::Node, (), ConvShape<conv2d, X::Shape, W::Shape, O>>>
    where
        X::Elem: Real,
        O: WindowOptions<conv2d>,
        X::Shape: ConvFits<conv2d, W::Shape, O, ConvOf<conv2d, X::Shape, W::Shape, O>>,
        X::Shape: Conv2d<W::Shape, O>,
    {
        Lazy(Conv::new(self.input, w.node()))
    }
    /// A transposed convolution over one dimension; see [`ConvOps::conv_transpose1d`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2]> = tensor![[1.0, 2.0]];
    /// let w: Tensor<f32, Shape![1, 1, 2]> = tensor![[[1.0, 10.0]]];
    /// let y = x.conv_options::<Stride<2>>().conv_transpose1d(&w).eval();
    /// assert_eq!(y.as_slice(), [1.0, 10.0, 2.0, 20.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn conv_transpose1d<W: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: W,
    ) -> Lazy<ConvTranspose<conv_transpose1d, O, X, W::Node, (), ConvTransposeShape<conv_transpose1d, X::Shape, W::Shape, O>>>
    where
        X::Elem: Real,
        O: WindowOptions<conv_transpose1d>,
        X::Shape: ConvTransposeOver<conv_transpose1d, W::Shape, O, ConvTransposeOf<conv_transpose1d, X::Shape, W::Shape, O>>,
        X::Shape: ConvTranspose1d<W::Shape, O>,
    {
        Lazy(ConvTranspose::new(self.input, w.node()))
    }
    /// A transposed convolution over two dimensions; see [`ConvOps::conv_transpose2d`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![4, 3, 3]>::ones();
    /// let w = Tensor::<f32, Shape![4, 1, 2, 2]>::ones();
    /// let y = x.conv_options::<(Stride<2>, Groups<4>)>().conv_transpose2d(&w).eval();
    /// assert_eq!((y.shape(), y.sum()), (&[4, 6, 6][..], 144.0));
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn conv_transpose2d<W: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: W,
    ) -> Lazy<ConvTranspose<conv_transpose2d, O, X, W::Node, (), ConvTransposeShape<conv_transpose2d, X::Shape, W::Shape, O>>>
    where
        X::Elem: Real,
        O: WindowOptions<conv_transpose2d>,
        X::Shape: ConvTransposeOver<conv_transpose2d, W::Shape, O, ConvTransposeOf<conv_transpose2d, X::Shape, W::Shape, O>>,
        X::Shape: ConvTranspose2d<W::Shape, O>,
    {
        Lazy(ConvTranspose::new(self.input, w.node()))
    }
}
