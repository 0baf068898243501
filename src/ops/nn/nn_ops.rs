//! The methods of layers: `linear`, pools, norms and softmax.

use super::linear::Linear;
use super::{
    AveragePool, BatchNorm, ConvOptions, ConvolutionOptions, MaxPool, Norm, Poolable, Softmax,
};
use crate::expr::{Expr, Host, IntoExpr, Lazy, Memory};
use crate::layout::operation::{
    avg_pool1d, avg_pool2d, layer_norm, linear, max_pool1d, max_pool2d, rms_norm,
};
use crate::layout::{
    AvgPool1d, AvgPool2d, BatchNormInput, IfStatisticsFit, LinearBy, LinearInput, LinearOf,
    LinearShape, MaxPool1d, MaxPool2d, NormFits, NormFitsBy, NormRule, NormShape, PoolFits, PoolOf,
    PoolShape, StatisticsBy, StatisticsVerdict, WindowOptions,
};
use crate::ops::Real;
use crate::shape::{AxisOrScalar, Shape};

/// Layers of neural networks, for tensors and views of any layout. PyTorch's `torch.nn.functional`.
pub trait NnOps<M: Memory = Host>: Expr<M> {
    /// Multiplies the last dimension by a weight `[out, in]`: `[.., in]` becomes `[.., out]`. PyTorch's `F.linear(x,
    /// w)`; with a bias, [`x.linear(&w).bias(&b)`](Lazy::bias).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let w: Tensor<f32, Shape![2, 3]> = tensor![[1.0, 0.0, 0.0], [1.0, 1.0, 1.0]];
    /// let x: Tensor<f32, Shape![3]> = tensor![5.0, 6.0, 7.0];
    /// assert_eq!(x.linear(&w).eval().as_slice(), [5.0, 18.0]);
    /// // A batch; a weight that is stored the other way round; memory of the caller.
    /// let batch = Tensor::<f32, Shape![4, 3]>::ones();
    /// assert_eq!(batch.linear(&w).eval().shape(), [4, 2]);
    /// let stored = Tensor::<f32, Shape![3, 2]>::ones();
    /// let mut out = Tensor::<f32, Shape![4, 2]>::zeros();
    /// batch.linear(stored.t()).eval_into(&mut out);
    /// assert_eq!(out.min(), 3.0);
    /// ```
    #[rustfmt::skip]
    fn linear<W: IntoExpr<M, Elem = Self::Elem>>( // x.linear(&w).bias(&b)
        self,
        w: W,
    ) -> Lazy<Linear<Self::Node, W::Node, (), LinearShape<Self::Shape, W::Shape>>>
    where
        Self::Elem: Real,
        Self::Shape: LinearBy<linear, W::Shape, LinearOf<Self::Shape, W::Shape>>,
        Self::Shape: LinearInput<W::Shape>,
    {
        Lazy(Linear::with(self.node(), w.node(), ()))
    }

    /// Sets the options of a convolution of this input: [`Stride`](super::Stride), [`Padding`](super::Padding),
    /// [`Dilation`](super::Dilation), [`Groups`](super::Groups), or several of them as a tuple.
    ///
    /// `Stride<2>` applies to height and width, `Stride<2, 1>` sets each separately. PyTorch's `F.conv2d(x, w,
    /// stride=2, padding=1)` is `x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 4, 9, 9]>::ones();
    /// let w = Tensor::<f32, Shape![6, 4, 3, 3]>::ones();
    /// let y = x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w).eval();
    /// assert_eq!(y.shape(), [1, 6, 5, 5]);
    /// // Every channel for itself: a depthwise convolution.
    /// let depthwise = Tensor::<f32, Shape![4, 1, 3, 3]>::ones();
    /// let y = x.conv_options::<(Padding<1>, Groups<4>)>().conv2d(&depthwise).eval();
    /// assert_eq!((y.shape(), y.max()), (&[1, 4, 9, 9][..], 9.0));
    /// // Dilated, and another stride for height and width.
    /// let y = x.conv_options::<(Dilation<2>, Stride<2, 1>)>().conv2d(&w).eval();
    /// assert_eq!(y.shape(), [1, 6, 3, 5]);
    /// ```
    #[rustfmt::skip]
    fn conv_options<O: ConvolutionOptions>(self) -> ConvOptions<O::Options, Self::Node> { // x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w)
        ConvOptions::new(self.node())
    }

    /// The largest element of each window of `[N, C, L]` or `[C, L]`. The options are [`Kernel`](super::Kernel) and,
    /// optionally, [`Stride`](super::Stride) (by default the window size), [`Padding`](super::Padding) and
    /// [`Dilation`](super::Dilation). PyTorch's `F.max_pool1d(x, kernel_size, ..)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<i64, Shape![1, 6]> = tensor![[3, 1, 4, 1, 5, 9]];
    /// assert_eq!(x.max_pool1d::<Kernel<2>>().eval().as_slice(), [3, 4, 9]);
    /// assert_eq!(x.max_pool1d::<(Kernel<3>, Stride<1>)>().eval().as_slice(), [4, 4, 5, 9]);
    /// let y = x.max_pool1d::<(Kernel<2>, Padding<1>)>().eval();
    /// assert_eq!(y.as_slice(), [3, 4, 5, 9]);
    /// ```
    fn max_pool1d<O: WindowOptions<max_pool1d>>(
        self,
    ) -> Lazy<MaxPool<max_pool1d, O, Self::Node, PoolShape<max_pool1d, Self::Shape, O>>>
    where
        Self::Elem: Poolable,
        Self::Shape: PoolFits<max_pool1d, O, PoolOf<max_pool1d, Self::Shape, O>>,
        Self::Shape: MaxPool1d<O>,
    {
        Lazy(MaxPool::new(self.node()))
    }

    /// The largest element of each window of `[N, C, H, W]` or `[C, H, W]`, with the options of
    /// [`max_pool1d`](Self::max_pool1d). PyTorch's `F.max_pool2d(x, kernel_size, ..)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![16]>::arange();
    /// let x = x.view::<Shape![1, 4, 4]>();
    /// assert_eq!(x.max_pool2d::<Kernel<2>>().eval().as_slice(), [5.0, 7.0, 13.0, 15.0]);
    /// let y = x.max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().eval();
    /// assert_eq!(y.as_slice(), [5.0, 7.0, 13.0, 15.0]);
    /// assert_eq!(x.max_pool2d::<Kernel<4, 1>>().eval().shape(), [1, 1, 4]);
    /// ```
    #[rustfmt::skip]
    fn max_pool2d<O: WindowOptions<max_pool2d>>( // x.max_pool2d::<Kernel<2>>(), ::<(Kernel<3>, Stride<2>)>()
        self,
    ) -> Lazy<MaxPool<max_pool2d, O, Self::Node, PoolShape<max_pool2d, Self::Shape, O>>>
    where
        Self::Elem: Poolable,
        Self::Shape: PoolFits<max_pool2d, O, PoolOf<max_pool2d, Self::Shape, O>>,
        Self::Shape: MaxPool2d<O>,
    {
        Lazy(MaxPool::new(self.node()))
    }

    /// The mean of each window of `[N, C, L]` or `[C, L]`. The options are [`Kernel`](super::Kernel) and, optionally,
    /// [`Stride`](super::Stride) and [`Padding`](super::Padding), whose zeros are included in the mean. PyTorch's
    /// `F.avg_pool1d(x, kernel_size, ..)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 4]> = tensor![[2.0, 4.0, 6.0, 8.0]];
    /// assert_eq!(x.avg_pool1d::<Kernel<2>>().eval().as_slice(), [3.0, 7.0]);
    /// assert_eq!(x.avg_pool1d::<(Kernel<2>, Stride<1>)>().eval().as_slice(), [3.0, 5.0, 7.0]);
    /// assert_eq!(x.avg_pool1d::<(Kernel<2>, Padding<1>)>().eval().as_slice(), [1.0, 5.0, 4.0]);
    /// ```
    fn avg_pool1d<O: WindowOptions<avg_pool1d>>(
        self,
    ) -> Lazy<AveragePool<avg_pool1d, O, Self::Node, PoolShape<avg_pool1d, Self::Shape, O>>>
    where
        Self::Elem: Real,
        Self::Shape: PoolFits<avg_pool1d, O, PoolOf<avg_pool1d, Self::Shape, O>>,
        Self::Shape: AvgPool1d<O>,
    {
        Lazy(AveragePool::new(self.node()))
    }

    /// The mean of each window of `[N, C, H, W]` or `[C, H, W]`, with the options of [`avg_pool1d`](Self::avg_pool1d).
    /// PyTorch's `F.avg_pool2d(x, kernel_size, ..)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![16]>::arange();
    /// let x = x.view::<Shape![1, 4, 4]>();
    /// assert_eq!(x.avg_pool2d::<Kernel<2>>().eval().as_slice(), [2.5, 4.5, 10.5, 12.5]);
    /// ```
    #[rustfmt::skip]
    fn avg_pool2d<O: WindowOptions<avg_pool2d>>( // x.avg_pool2d::<Kernel<2>>(), ::<(Kernel<3>, Stride<2>)>()
        self,
    ) -> Lazy<AveragePool<avg_pool2d, O, Self::Node, PoolShape<avg_pool2d, Self::Shape, O>>>
    where
        Self::Elem: Real,
        Self::Shape: PoolFits<avg_pool2d, O, PoolOf<avg_pool2d, Self::Shape, O>>,
        Self::Shape: AvgPool2d<O>,
    {
        Lazy(AveragePool::new(self.node()))
    }

    /// The softmax: positive numbers that sum to 1 along dimension `DIM`. PyTorch's `F.softmax(x, dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[0.0, 0.0], [1000.0, 0.0]];
    /// assert_eq!(x.softmax::<1>().eval().as_slice(), [0.5, 0.5, 1.0, 0.0]);
    /// assert_eq!(x.t().softmax::<0>().eval().as_slice(), [0.5, 1.0, 0.5, 0.0]);
    /// let mut out = Tensor::<f32, Shape![2, 2]>::zeros();
    /// x.softmax::<-1>().eval_into(&mut out);
    /// assert_eq!(out.sum(), 2.0);
    /// ```
    #[rustfmt::skip]
    fn softmax<const DIM: isize>( // x.softmax::<1>()
        self,
    ) -> Lazy<Softmax<Self::Node, <Self::Shape as AxisOrScalar<DIM>>::Index, false>>
    where
        Self::Elem: Real,
        Self::Shape: AxisOrScalar<DIM>,
    {
        Lazy(Softmax::new(self.node()))
    }

    /// The logarithm of [`softmax`](Self::softmax), without its loss of precision. PyTorch's `F.log_softmax(x, dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![0.0, -1000.0];
    /// assert_eq!(x.log_softmax::<0>().eval().as_slice(), [0.0, -1000.0]);
    /// ```
    #[rustfmt::skip]
    fn log_softmax<const DIM: isize>( // x.log_softmax::<1>()
        self,
    ) -> Lazy<Softmax<Self::Node, <Self::Shape as AxisOrScalar<DIM>>::Index, true>>
    where
        Self::Elem: Real,
        Self::Shape: AxisOrScalar<DIM>,
    {
        Lazy(Softmax::new(self.node()))
    }

    /// Normalises the last dimensions, whose sizes are `To`, to mean 0 and variance 1. PyTorch's `F.layer_norm(x,
    /// normalized_shape, weight, bias, eps)`; `.weight(..)` and `.bias(..)` are optional.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 3.0], [10.0, 30.0]];
    /// assert_eq!(x.layer_norm::<Shape![2]>(0.0).eval().as_slice(), [-1.0, 1.0, -1.0, 1.0]);
    /// let (w, b) = (tensor![2.0, 2.0], tensor![1.0, 1.0]);
    /// let y = x.layer_norm::<Shape![2]>(0.0).weight(&w).bias(&b).eval();
    /// assert_eq!(y.as_slice(), [-1.0, 3.0, -1.0, 3.0]);
    /// assert_eq!(x.layer_norm::<Shape![2, 2]>(1e-5).eval().shape(), [2, 2]);
    /// ```
    #[rustfmt::skip]
    fn layer_norm<To: Shape>( // x.layer_norm::<Shape![4]>(1e-5): the last sizes, eps
        self,
        eps: Self::Elem,
    ) -> Lazy<Norm<layer_norm, Self::Node, To, (), (), NormShape<layer_norm, Self::Shape, To>>>
    where
        Self::Elem: Real,
        Self::Shape: NormRule<layer_norm, To> + NormFitsBy<layer_norm, To, <Self::Shape as NormRule<layer_norm, To>>::Verdict> + NormFits<layer_norm, To>,
    {
        Lazy(Norm::new(self.node(), eps))
    }

    /// Normalises the last dimensions, whose sizes are `To`, to a root mean square of 1. PyTorch's `F.rms_norm(x,
    /// normalized_shape, weight, eps)`, whose `eps` defaults to the epsilon of the element type.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 7.0], [5.0, -5.0]];
    /// let y = x.rms_norm::<Shape![2]>(0.0).weight(&tensor![5.0, 5.0]).eval();
    /// assert_eq!(y.as_slice(), [1.0, 7.0, 5.0, -5.0]);
    /// ```
    fn rms_norm<To: Shape>(
        self,
        eps: Self::Elem,
    ) -> Lazy<Norm<rms_norm, Self::Node, To, (), (), NormShape<rms_norm, Self::Shape, To>>>
    where
        Self::Elem: Real,
        Self::Shape: NormRule<rms_norm, To>
            + NormFitsBy<rms_norm, To, <Self::Shape as NormRule<rms_norm, To>>::Verdict>
            + NormFits<rms_norm, To>,
    {
        Lazy(Norm::new(self.node(), eps))
    }

    /// Subtracts the mean from each channel of `[N, C]` or `[N, C, ..]` and divides it by the square root of the
    /// variance: batch normalisation in inference. PyTorch's `F.batch_norm(x, running_mean, running_var, weight, bias,
    /// eps=eps)`; `.weight(..)` and `.bias(..)` are optional.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 3.0], [5.0, 7.0]];
    /// let (mean, var) = (tensor![1.0, 3.0], tensor![4.0, 16.0]);
    /// let y = x.batch_norm(&mean, &var, 0.0).eval();
    /// assert_eq!(y.as_slice(), [0.0, 0.0, 2.0, 1.0]);
    /// let y = x.batch_norm(&mean, &var, 0.0).weight(&tensor![1.0, 2.0]).bias(&tensor![0.0, 1.0]).eval();
    /// assert_eq!(y.as_slice(), [0.0, 1.0, 2.0, 3.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn batch_norm<Mean: IntoExpr<M, Elem = Self::Elem>, Var: IntoExpr<M, Elem = Self::Elem>>(
        self,
        mean: Mean,
        var: Var,
        eps: Self::Elem,
    ) -> Lazy<
        BatchNorm<
            Self::Node,
            Mean::Node,
            Var::Node,
            (),
            (),
            IfStatisticsFit<Self::Shape, Mean::Shape, Var::Shape, Self::Shape>,
        >,
    >
    where
        Self::Elem: Real,
        Self::Shape: StatisticsBy<Mean::Shape, Var::Shape, StatisticsVerdict<Self::Shape, Mean::Shape, Var::Shape>>
            + BatchNormInput<Mean::Shape, Var::Shape>,
    {
        Lazy(BatchNorm::new(self.node(), mean.node(), var.node(), eps))
    }
}
impl<M: Memory, E: Expr<M>> NnOps<M> for E {}
