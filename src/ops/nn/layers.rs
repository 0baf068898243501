//! The methods of adaptive pools, interpolation, norms over groups, and attention.

use super::{AdaptivePool, Attention, BatchNormTraining, GroupNorm, Poolable, Resize};
use crate::expr::{Expr, Host, IntoExpr, Lazy, Memory};
use crate::layout::operation::{
    adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_max_pool1d, adaptive_max_pool2d,
    batch_norm_training, group_norm, instance_norm, interpolate_bilinear, interpolate_nearest,
    scaled_dot_product_attention,
};
use crate::layout::{
    AdaptiveBy, AdaptiveParts, AdaptiveRule, AdaptiveShape, AttentionBy, AttentionOf,
    AttentionQuery, AttentionShape, BatchNormBy, BatchNormOf, BatchNormTrainingInput,
    BatchNormTrainingShape, ChannelsOf, GroupNormBy, GroupNormInput, GroupNormOf, GroupNormShape,
    InstanceNormBy, InstanceNormInput, InstanceNormOf, InstanceNormShape, ResizeBy, ResizeRule,
    ResizedShape, Resizes,
};
use crate::num::{BelowThousand, Count, Named};
use crate::ops::Real;
use crate::shape::{OneSize, Shape, TwoSizes};

/// Further layers of neural networks, in addition to those of [`NnOps`](super::NnOps).
pub trait NormOps<M: Memory = Host>: Expr<M> {
    /// The means of `N` parts of `[N, C, L]` or `[C, L]`. Adjacent parts may overlap by an element. PyTorch's
    /// `F.adaptive_avg_pool1d(x, N)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 4]> = tensor![[1.0, 3.0, 5.0, 7.0]];
    /// assert_eq!(x.adaptive_avg_pool1d::<2>().eval().as_slice(), [2.0, 6.0]);
    /// ```
    fn adaptive_avg_pool1d<const N: usize>(
        self,
    ) -> Lazy<
        AdaptivePool<
            adaptive_avg_pool1d,
            Self::Node,
            AdaptiveShape<adaptive_avg_pool1d, Self::Shape, 1, N>,
            false,
        >,
    >
    where
        Self::Elem: Real,
        Self::Shape: AdaptiveRule<adaptive_avg_pool1d>
            + AdaptiveBy<
                adaptive_avg_pool1d,
                <Self::Shape as AdaptiveRule<adaptive_avg_pool1d>>::Verdict,
            > + AdaptiveParts<adaptive_avg_pool1d>,
        Count<N>: BelowThousand<N>,
    {
        Lazy(AdaptivePool::new(self.node()))
    }

    /// The means of `H` by `W` parts of `[N, C, ..]` or `[C, ..]`. Adjacent parts may overlap by an element. PyTorch's
    /// `F.adaptive_avg_pool2d(x, (H, W))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 3, 7, 5]>::ones();
    /// assert_eq!(x.adaptive_avg_pool2d::<1, 1>().eval().as_slice(), [1.0; 3]);
    /// assert_eq!(x.adaptive_avg_pool2d::<3, 2>().eval().shape(), [1, 3, 3, 2]);
    /// ```
    #[rustfmt::skip]
    fn adaptive_avg_pool2d<const H: usize, const W: usize>( // x.adaptive_avg_pool2d::<1, 1>()
        self,
    ) -> Lazy<
        AdaptivePool<
            adaptive_avg_pool2d,
            Self::Node,
            AdaptiveShape<adaptive_avg_pool2d, Self::Shape, H, W>,
            false,
        >,
    >
    where
        Self::Elem: Real,
        Self::Shape: AdaptiveRule<adaptive_avg_pool2d>
            + AdaptiveBy<adaptive_avg_pool2d, <Self::Shape as AdaptiveRule<adaptive_avg_pool2d>>::Verdict>
            + AdaptiveParts<adaptive_avg_pool2d>,
        Count<H>: BelowThousand<H>,
        Count<W>: BelowThousand<W>,
    {
        Lazy(AdaptivePool::new(self.node()))
    }

    /// The largest elements of `N` parts of `[N, C, L]` or `[C, L]`. PyTorch's `F.adaptive_max_pool1d(x, N)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 4]> = tensor![[1.0, 3.0, 5.0, 7.0]];
    /// assert_eq!(x.adaptive_max_pool1d::<2>().eval().as_slice(), [3.0, 7.0]);
    /// ```
    fn adaptive_max_pool1d<const N: usize>(
        self,
    ) -> Lazy<
        AdaptivePool<
            adaptive_max_pool1d,
            Self::Node,
            AdaptiveShape<adaptive_max_pool1d, Self::Shape, 1, N>,
            true,
        >,
    >
    where
        Self::Elem: Poolable,
        Self::Shape: AdaptiveRule<adaptive_max_pool1d>
            + AdaptiveBy<
                adaptive_max_pool1d,
                <Self::Shape as AdaptiveRule<adaptive_max_pool1d>>::Verdict,
            > + AdaptiveParts<adaptive_max_pool1d>,
        Count<N>: BelowThousand<N>,
    {
        Lazy(AdaptivePool::new(self.node()))
    }

    /// The largest elements of `H` by `W` parts of `[N, C, ..]` or `[C, ..]`. PyTorch's
    /// `F.adaptive_max_pool2d(x, (H, W))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![16]>::arange();
    /// let x = x.view::<Shape![1, 4, 4]>();
    /// assert_eq!(x.adaptive_max_pool2d::<1, 2>().eval().as_slice(), [13.0, 15.0]);
    /// ```
    fn adaptive_max_pool2d<const H: usize, const W: usize>(
        self,
    ) -> Lazy<
        AdaptivePool<
            adaptive_max_pool2d,
            Self::Node,
            AdaptiveShape<adaptive_max_pool2d, Self::Shape, H, W>,
            true,
        >,
    >
    where
        Self::Elem: Poolable,
        Self::Shape: AdaptiveRule<adaptive_max_pool2d>
            + AdaptiveBy<
                adaptive_max_pool2d,
                <Self::Shape as AdaptiveRule<adaptive_max_pool2d>>::Verdict,
            > + AdaptiveParts<adaptive_max_pool2d>,
        Count<H>: BelowThousand<H>,
        Count<W>: BelowThousand<W>,
    {
        Lazy(AdaptivePool::new(self.node()))
    }

    /// Resizes `[N, C, ..]` or `[C, ..]` to `H` by `W` elements, each the nearest input element. PyTorch's
    /// `F.interpolate(x, size=(H, W), mode="nearest")`; for `[N, C, L]`, apply
    /// [`unsqueeze::<-2>`](crate::TensorBase::unsqueeze) first.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 2]> = tensor![[[1.0, 3.0]]];
    /// assert_eq!(x.interpolate_nearest::<1, 4>().eval().as_slice(), [1.0, 1.0, 3.0, 3.0]);
    /// ```
    fn interpolate_nearest<const H: usize, const W: usize>(
        self,
    ) -> Lazy<
        Resize<
            interpolate_nearest,
            Self::Node,
            ResizedShape<interpolate_nearest, Self::Shape, Named<H>, Named<W>>,
        >,
    >
    where
        Self::Shape: ResizeRule<interpolate_nearest, Named<H>, Named<W>>
            + ResizeBy<
                interpolate_nearest,
                Named<H>,
                Named<W>,
                <Self::Shape as ResizeRule<interpolate_nearest, Named<H>, Named<W>>>::Verdict,
            > + Resizes<interpolate_nearest, Named<H>, Named<W>>,
        Count<H>: BelowThousand<H>,
        Count<W>: BelowThousand<W>,
    {
        Lazy(Resize::new(self.node()))
    }

    /// Resizes `[N, C, ..]` or `[C, ..]` to the sizes of the shape `S`, which may be above 999 or generic, each the nearest input element. PyTorch's
    /// `F.interpolate(x, size=(1080, 1920), mode="nearest")`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<u8, Shape![1, 1, 2]> = tensor![[[1, 3]]];
    /// let wide = x.interpolate_nearest_to::<Shape![1, 1920]>().eval();
    /// assert_eq!((wide[[0, 0, 959]], wide[[0, 0, 960]]), (1, 3));
    /// ```
    #[rustfmt::skip]
    fn interpolate_nearest_to<S: TwoSizes>( // x.interpolate_nearest_to::<Shape![1080, 1920]>()
        self,
    ) -> Lazy<
        Resize<interpolate_nearest, Self::Node, ResizedShape<interpolate_nearest, Self::Shape, S::First, S::Second>>,
    >
    where
        Self::Shape: ResizeRule<interpolate_nearest, S::First, S::Second>
            + ResizeBy<interpolate_nearest, S::First, S::Second, <Self::Shape as ResizeRule<interpolate_nearest, S::First, S::Second>>::Verdict>
            + Resizes<interpolate_nearest, S::First, S::Second>,
    {
        Lazy(Resize::new(self.node()))
    }

    /// Resizes `[N, C, ..]` or `[C, ..]` to `H` by `W` elements, each interpolated between the four nearest input
    /// elements. PyTorch's `F.interpolate(x, size=(H, W), mode="bilinear")`, with its option
    /// [`align_corners`](Lazy::align_corners); for a single row, `mode="linear"`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 2]> = tensor![[[1.0, 3.0]]];
    /// assert_eq!(x.interpolate_bilinear::<1, 4>().eval().as_slice(), [1.0, 1.5, 2.5, 3.0]);
    /// ```
    #[rustfmt::skip]
    fn interpolate_bilinear<const H: usize, const W: usize>( // x.interpolate_bilinear::<8, 8>(), or _to::<Shape![8, 8]>()
        self,
    ) -> Lazy<
        Resize<
            interpolate_bilinear,
            Self::Node,
            ResizedShape<interpolate_bilinear, Self::Shape, Named<H>, Named<W>>,
        >,
    >
    where
        Self::Elem: Real,
        Self::Shape: ResizeRule<interpolate_bilinear, Named<H>, Named<W>>
            + ResizeBy<interpolate_bilinear, Named<H>, Named<W>, <Self::Shape as ResizeRule<interpolate_bilinear, Named<H>, Named<W>>>::Verdict>
            + Resizes<interpolate_bilinear, Named<H>, Named<W>>,
        Count<H>: BelowThousand<H>,
        Count<W>: BelowThousand<W>,
    {
        Lazy(Resize::new(self.node()))
    }

    /// Resizes `[N, C, ..]` or `[C, ..]` to the sizes of the shape `S`, which may be above 999 or generic, each interpolated between the four nearest
    /// input elements. PyTorch's `F.interpolate(x, size=(1080, 1920), mode="bilinear")`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 2]> = tensor![[[1.0, 3.0]]];
    /// let wide = x.interpolate_bilinear_to::<Shape![1, 2000]>().eval();
    /// assert!((wide[[0, 0, 999]] - 1.999f32).abs() < 1e-6);
    /// ```
    #[rustfmt::skip]
    fn interpolate_bilinear_to<S: TwoSizes>( // x.interpolate_bilinear_to::<Shape![1080, 1920]>()
        self,
    ) -> Lazy<
        Resize<interpolate_bilinear, Self::Node, ResizedShape<interpolate_bilinear, Self::Shape, S::First, S::Second>>,
    >
    where
        Self::Elem: Real,
        Self::Shape: ResizeRule<interpolate_bilinear, S::First, S::Second>
            + ResizeBy<interpolate_bilinear, S::First, S::Second, <Self::Shape as ResizeRule<interpolate_bilinear, S::First, S::Second>>::Verdict>
            + Resizes<interpolate_bilinear, S::First, S::Second>,
    {
        Lazy(Resize::new(self.node()))
    }

    /// Normalises each of `G` groups of the channels of `[N, C]` or `[N, C, ..]` to mean 0 and variance 1. PyTorch's
    /// `F.group_norm(x, G, weight, bias, eps)`; `.weight(..)` and `.bias(..)`, with one element per channel, are
    /// optional.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 4]> = tensor![[1.0, 3.0, 10.0, 30.0]];
    /// assert_eq!(x.group_norm::<2>(0.0).eval().as_slice(), [-1.0, 1.0, -1.0, 1.0]);
    /// ```
    ///
    /// [`group_norm_to`](Self::group_norm_to) takes a generic number of groups.
    #[rustfmt::skip]
    fn group_norm<const G: usize>( // x.group_norm::<2>(1e-5): groups, eps
        self,
        eps: Self::Elem,
    ) -> Lazy<
        GroupNorm<group_norm, Self::Node, Named<G>, (), (), GroupNormShape<Self::Shape, Named<G>>>,
    >
    where
        Self::Elem: Real,
        Count<G>: BelowThousand<G>,
        Self::Shape: GroupNormBy<group_norm, Named<G>, GroupNormOf<Self::Shape, Named<G>>>,
        Self::Shape: GroupNormInput<Named<G>>,
    {
        Lazy(GroupNorm::new(self.node(), eps))
    }

    /// Normalises each of `G` groups of the channels, where `G` may be above 999 or generic; see
    /// [`group_norm`](Self::group_norm). PyTorch's `F.group_norm(x, G, weight, bias, eps)`.
    ///
    /// ```
    /// use stridewise::layout::GroupNormInput;
    /// use stridewise::prelude::*;
    /// struct GroupNorm<G: Dim, C: Dim> {
    ///     weight: Tensor<f32, (C,)>,
    ///     bias: Tensor<f32, (C,)>,
    ///     groups: core::marker::PhantomData<G>,
    /// }
    /// impl<G: Dim, C: Dim> GroupNorm<G, C> {
    ///     fn forward<N: Dim, L: Dim>(&self, x: &Tensor<f32, (N, C, L)>) -> Tensor<f32, (N, C, L)>
    ///     where
    ///         (N, C, L): GroupNormInput<G>,
    ///     {
    ///         x.group_norm_to::<(G,)>(1e-5).weight(&self.weight).bias(&self.bias).eval()
    ///     }
    /// }
    /// let (weight, bias) = (Tensor::ones(), Tensor::<f32, Shape![4]>::full(2.0));
    /// let norm = GroupNorm::<D<2>, D<4>> { weight, bias, groups: core::marker::PhantomData };
    /// assert_eq!(norm.forward(&Tensor::<f32, Shape![3, 4, 5]>::ones()).mean(), 2.0);
    /// ```
    #[rustfmt::skip]
    fn group_norm_to<G: OneSize>( // x.group_norm_to::<(G,)>(1e-5): groups, eps
        self,
        eps: Self::Elem,
    ) -> Lazy<
        GroupNorm<group_norm, Self::Node, G::Size, (), (), GroupNormShape<Self::Shape, G::Size>>,
    >
    where
        Self::Elem: Real,
        Self::Shape: GroupNormBy<group_norm, G::Size, GroupNormOf<Self::Shape, G::Size>>,
        Self::Shape: GroupNormInput<G::Size>,
    {
        Lazy(GroupNorm::new(self.node(), eps))
    }

    /// Normalises each channel of each element of a batch `[N, C, ..]` to mean 0 and variance 1. PyTorch's
    /// `F.instance_norm(x, weight=weight, bias=bias, eps=eps)`; `.weight(..)` and `.bias(..)` are optional.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2, 2]> = tensor![[[1.0, 3.0], [10.0, 30.0]]];
    /// assert_eq!(x.instance_norm(0.0).eval().as_slice(), [-1.0, 1.0, -1.0, 1.0]);
    /// ```
    #[allow(clippy::type_complexity)]
    fn instance_norm(
        self,
        eps: Self::Elem,
    ) -> Lazy<
        GroupNorm<
            instance_norm,
            Self::Node,
            <ChannelsOf<Self::Shape> as Shape>::Get0,
            (),
            (),
            InstanceNormShape<Self::Shape>,
        >,
    >
    where
        Self::Elem: Real,
        Self::Shape: InstanceNormBy<instance_norm, InstanceNormOf<Self::Shape>>,
        Self::Shape: InstanceNormInput,
    {
        Lazy(GroupNorm::new(self.node(), eps))
    }

    /// Normalises each channel of `[N, C]` or `[N, C, ..]` to mean 0 and variance 1, with the mean and the variance of
    /// the batch: batch normalisation in training. PyTorch's `F.batch_norm(x, None, None, weight, bias, training=True,
    /// eps=eps)`; `.weight(..)` and `.bias(..)` are optional.
    ///
    /// [`update_running`](Lazy::update_running) updates the statistics that [`batch_norm`](super::NnOps::batch_norm)
    /// takes in inference.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 10.0], [3.0, 30.0]];
    /// assert_eq!(x.batch_norm_training(0.0).eval().as_slice(), [-1.0, -1.0, 1.0, 1.0]);
    /// ```
    fn batch_norm_training(
        self,
        eps: Self::Elem,
    ) -> Lazy<BatchNormTraining<Self::Node, (), (), BatchNormTrainingShape<Self::Shape>>>
    where
        Self::Elem: Real,
        Self::Shape: BatchNormBy<batch_norm_training, BatchNormOf<Self::Shape>>,
        Self::Shape: BatchNormTrainingInput,
    {
        Lazy(BatchNormTraining::with(
            self.node(),
            (),
            (),
            super::Epsilon(eps),
        ))
    }

    /// The means of the values `[.., S, V]`, weighted by the softmax of the products of this query `[.., L, E]` and the
    /// keys `[.., S, E]`, divided by the square root of `E`: `[.., L, V]`. PyTorch's `F.scaled_dot_product_attention(q,
    /// k, v)`; [`mask`](Lazy::mask), [`causal`](Lazy::causal) and [`scale`](Lazy::scale) are optional.
    ///
    /// The products of a block of queries and keys are in memory at a time, at most 64 KiB on the stack.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let q = Tensor::<f32, Shape![2, 4, 8]>::ones();
    /// let (k, v) = (Tensor::<f32, Shape![2, 5, 8]>::ones(), Tensor::<f32, Shape![2, 5, 3]>::ones());
    /// let y = q.scaled_dot_product_attention(&k, &v).eval();
    /// assert_eq!((y.shape(), y.sum()), (&[2, 4, 3][..], 24.0));
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn scaled_dot_product_attention<K: IntoExpr<M, Elem = Self::Elem>, V: IntoExpr<M, Elem = Self::Elem>>(
        self,
        key: K,
        value: V,
    ) -> Lazy<
        Attention<
            Self::Node,
            K::Node,
            V::Node,
            (),
            AttentionShape<Self::Shape, K::Shape, V::Shape>,
        >,
    >
    where
        Self::Elem: Real,
        Self::Shape: AttentionBy<scaled_dot_product_attention, K::Shape, V::Shape, AttentionOf<Self::Shape, K::Shape, V::Shape>>,
        Self::Shape: AttentionQuery<K::Shape, V::Shape>,
    {
        Lazy(Attention::new(self.node(), key.node(), value.node()))
    }
}
impl<M: Memory, E: Expr<M>> NormOps<M> for E {}
