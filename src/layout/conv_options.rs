//! The options of convolutions and of pools: `Stride<2>`, `Padding<1>`, or a tuple of several.

use core::marker::PhantomData;

use super::operation::{
    avg_pool1d, avg_pool2d, conv_options, conv_transpose1d, conv_transpose2d, conv1d, conv2d,
    max_pool1d, max_pool2d,
};
use crate::num::{BelowThousand, Count, D, Dim, Named};
use crate::shape::Shape;

/// The distance between adjacent windows: `Stride<2>`, or `Stride<2, 1>` for height and width. PyTorch's `stride`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stride<const H: usize, const W: usize = H>;
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> crate::num::Sealed for Stride<H, W> {}
/// The padding on both sides of a dimension: `Padding<1>`, or `Padding<1, 2>` for height and width. PyTorch's
/// `padding`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Padding<const H: usize, const W: usize = H>;
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> crate::num::Sealed for Padding<H, W> {}
/// Additional padding at the end of a dimension: `PaddingAfter<1, 0>` adds one more row at the bottom. TensorFlow's
/// `SAME` needs it if the windows do not divide the size evenly; in PyTorch, pad first, with `F.pad`.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaddingAfter<const H: usize, const W: usize = H>;
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> crate::num::Sealed for PaddingAfter<H, W> {}
/// The distance between the elements of a window: `Dilation<2>`, or `Dilation<2, 1>` for height and width. PyTorch's
/// `dilation`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dilation<const H: usize, const W: usize = H>;
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> crate::num::Sealed for Dilation<H, W> {}
/// The size of a pool's window: `Kernel<2>`, or `Kernel<3, 2>` for height and width. PyTorch's `kernel_size`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kernel<const H: usize, const W: usize = H>;
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> crate::num::Sealed for Kernel<H, W> {}
/// The number of groups of channels in a convolution; equal to the number of channels for a depthwise convolution.
/// PyTorch's `groups`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Groups<const G: usize>;
#[diagnostic::do_not_recommend]
impl<const G: usize> crate::num::Sealed for Groups<G> {}

// The same options with sizes that are types.
macro_rules! of_sizes {
    ($($(#[$doc:meta])* $Of:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $Of<H, W = H>(PhantomData<(H, W)>);
        #[diagnostic::do_not_recommend]
        impl<H, W> crate::num::Sealed for $Of<H, W> {}
    )* };
}
of_sizes! {
    /// [`Stride`] by sizes that may be generic or above 999: `StrideDim<P>`, or `StrideDim<P, Q>` for height and width.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// /// The patches of an image, as the first layer of a Vision Transformer embeds them.
    /// fn patches<N: Dim, C: Dim, E: Dim, P: Dim, H: Dim, W: Dim, Rows: Dim, Columns: Dim>(
    ///     images: &Tensor<f32, (N, C, H, W)>,
    ///     weight: &Tensor<f32, (E, C, P, P)>,
    /// ) -> Tensor<f32, (N, E, Rows, Columns)>
    /// where
    ///     (N, C, H, W): Conv2d<(E, C, P, P), StrideDim<P>, Output = (N, E, Rows, Columns)>,
    /// {
    ///     images.conv_options::<StrideDim<P>>().conv2d(weight).eval()
    /// }
    /// let images = Tensor::<f32, Shape![2, 3, 8, 12]>::ones();
    /// let y = patches(&images, &Tensor::<f32, Shape![5, 3, 4, 4]>::ones());
    /// assert_eq!((y.shape(), y[[0, 0, 0, 0]]), (&[2, 5, 2, 3][..], 48.0));
    /// ```
    StrideDim;
    /// [`Padding`] by sizes that may be generic or above 999.
    PaddingDim;
    /// [`PaddingAfter`] by sizes that may be generic or above 999.
    PaddingAfterDim;
    /// [`Dilation`] by sizes that may be generic or above 999.
    DilationDim;
    /// [`Kernel`] of sizes that may be generic or above 999.
    KernelDim;
}
/// [`Groups`] of a number that may be generic or above 999: `GroupsDim<C>` for a depthwise convolution of `C` channels.
///
/// ```
/// use stridewise::prelude::*;
/// struct Depthwise<C: Dim> {
///     weight: Tensor<f32, (C, D<1>, D<3>, D<3>)>,
/// }
/// impl<C: Dim> Depthwise<C> {
///     fn forward<N: Dim, H: Dim, W: Dim>(&self, x: &Tensor<f32, (N, C, H, W)>) -> Tensor<f32, (N, C, H, W)>
///     where
///         (N, C, H, W): Conv2d<(C, D<1>, D<3>, D<3>), (PaddingSame, GroupsDim<C>), Output = (N, C, H, W)>,
///     {
///         x.conv_options::<(PaddingSame, GroupsDim<C>)>().conv2d(&self.weight).relu().eval()
///     }
/// }
/// let layer = Depthwise { weight: Tensor::<f32, Shape![2, 1, 3, 3]>::ones() };
/// assert_eq!(layer.forward(&Tensor::<f32, Shape![1, 2, 3, 3]>::ones())[[0, 1, 1, 1]], 9.0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupsDim<G>(PhantomData<G>);
#[diagnostic::do_not_recommend]
impl<G> crate::num::Sealed for GroupsDim<G> {}

/// The number of windows of a pool is rounded up: the last window may extend beyond the input and its padding.
/// PyTorch's `ceil_mode=True`.
#[derive(Clone, Copy, Debug, Default)]
pub struct CeilMode;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for CeilMode {}
/// Padding such that the output has the size of the input. Requires a stride of 1. If the total is odd, the larger
/// half is at the end. PyTorch's `padding="same"`.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaddingSame;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for PaddingSame {}

/// The selected options, height before width. `()` for an option that is not selected.
pub trait Choice: Sized {
    type Kernel: Shape;
    type Stride: Shape;
    type Padding: Shape;
    type After: Shape;
    type Dilation: Shape;
    type Groups: Dim;
}
/// Kernel, stride, padding, additional padding at the end, dilation, groups.
#[derive(Debug)]
pub struct Chosen<K, S, P, B, A, G>(PhantomData<(K, S, P, B, A, G)>);
impl<K: Shape, S: Shape, P: Shape, B: Shape, A: Shape, G: Dim> Choice for Chosen<K, S, P, B, A, G> {
    type Kernel = K;
    type Stride = S;
    type Padding = P;
    type After = B;
    type Dilation = A;
    type Groups = G;
}
type Pair<const H: usize, const W: usize> = (Named<H>, Named<W>);
pub(super) type Nothing = Chosen<(), (), (D<0>, D<0>), (D<0>, D<0>), (D<1>, D<1>), D<1>>;

/// The options of an operation: one option, or a tuple of several.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not options of {Op}",
    label = "not what {Op} takes",
    note = "convolutions take `Stride<2>`, `Padding<1>`, `Dilation<2>`, `Groups<4>`; pools `Kernel<3>`, `Stride<2>`, `Padding<1>`, `CeilMode`, and `max_pool` also `Dilation<2>`",
    note = "several are a tuple, `(Kernel<3>, Padding<1>)`; height and width differ by `Stride<2, 1>`; numbers reach 999, `StrideDim<P>` takes any size"
)]
pub trait WindowOptions<Op>: crate::num::Sealed {
    #[doc(hidden)]
    type Choose<C: Choice>: Choice;
}
#[diagnostic::do_not_recommend]
impl<Op> WindowOptions<Op> for () {
    type Choose<C: Choice> = C;
}
macro_rules! tuples {
    ($($A:ident $($B:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<Op, $A: WindowOptions<Op>, $($B: WindowOptions<Op>),*> WindowOptions<Op> for ($A, $($B,)*) {
            type Choose<C: Choice> = tuples!(@ C, $A $($B)*);
        }
    )* };
    (@ $C:ty,) => { $C };
    (@ $C:ty, $A:ident $($B:ident)*) => { tuples!(@ $A::Choose<$C>, $($B)*) };
}
tuples! { A; A B; A B E; A B E F; A B E F G; }
macro_rules! options {
    ($($Op:ident $Option:ident)*) => { $( options! { @ $Op $Option } )* };
    (@ $Op:ident Groups) => {
        #[diagnostic::do_not_recommend]
        impl<const G: usize> WindowOptions<$Op> for Groups<G>
        where
            Count<G>: BelowThousand<G>,
        {
            type Choose<C: Choice> = Chosen<C::Kernel, C::Stride, C::Padding, C::After, C::Dilation, Named<G>>;
        }
        #[diagnostic::do_not_recommend]
        impl<G: Dim> WindowOptions<$Op> for GroupsDim<G> {
            type Choose<C: Choice> = Chosen<C::Kernel, C::Stride, C::Padding, C::After, C::Dilation, G>;
        }
    };
    // One-dimensional operations have one number.
    (@ conv1d $Option:ident) => { options! { @1 conv1d $Option } };
    (@ conv_transpose1d $Option:ident) => { options! { @1 conv_transpose1d $Option } };
    (@ max_pool1d $Option:ident) => { options! { @1 max_pool1d $Option } };
    (@ avg_pool1d $Option:ident) => { options! { @1 avg_pool1d $Option } };
    (@ $Op:ident $Option:ident) => {
        options! { @named @dim $Op $Option }
        #[diagnostic::do_not_recommend]
        impl<const H: usize, const W: usize> WindowOptions<$Op> for $Option<H, W>
        where
            Count<H>: BelowThousand<H>,
            Count<W>: BelowThousand<W>,
        {
            type Choose<C: Choice> = options!(@choose $Option Pair<H, W>);
        }
    };
    (@1 $Op:ident $Option:ident) => {
        options! { @named @dim1 $Op $Option }
        #[diagnostic::do_not_recommend]
        impl<const N: usize> WindowOptions<$Op> for $Option<N, N>
        where
            Count<N>: BelowThousand<N>,
        {
            type Choose<C: Choice> = options!(@choose $Option Pair<N, N>);
        }
    };
    (@named @$kind:ident $Op:ident Kernel) => { options! { @$kind $Op KernelDim Kernel } };
    (@named @$kind:ident $Op:ident Stride) => { options! { @$kind $Op StrideDim Stride } };
    (@named @$kind:ident $Op:ident Padding) => { options! { @$kind $Op PaddingDim Padding } };
    (@named @$kind:ident $Op:ident PaddingAfter) => { options! { @$kind $Op PaddingAfterDim PaddingAfter } };
    (@named @$kind:ident $Op:ident Dilation) => { options! { @$kind $Op DilationDim Dilation } };
    (@dim $Op:ident $OptionDim:ident $Option:ident) => {
        #[diagnostic::do_not_recommend]
        impl<H: Dim, W: Dim> WindowOptions<$Op> for $OptionDim<H, W> {
            type Choose<C: Choice> = options!(@choose $Option (H, W));
        }
    };
    (@dim1 $Op:ident $OptionDim:ident $Option:ident) => {
        #[diagnostic::do_not_recommend]
        impl<N: Dim> WindowOptions<$Op> for $OptionDim<N, N> {
            type Choose<C: Choice> = options!(@choose $Option (N, N));
        }
    };
    (@choose Kernel $Sizes:ty) => { Chosen<$Sizes, C::Stride, C::Padding, C::After, C::Dilation, C::Groups> };
    (@choose Stride $Sizes:ty) => { Chosen<C::Kernel, $Sizes, C::Padding, C::After, C::Dilation, C::Groups> };
    (@choose Padding $Sizes:ty) => { Chosen<C::Kernel, C::Stride, $Sizes, C::After, C::Dilation, C::Groups> };
    (@choose PaddingAfter $Sizes:ty) => { Chosen<C::Kernel, C::Stride, C::Padding, $Sizes, C::Dilation, C::Groups> };
    (@choose Dilation $Sizes:ty) => { Chosen<C::Kernel, C::Stride, C::Padding, C::After, $Sizes, C::Groups> };
}

// `CeilMode` has no numbers: the padding at the end is determined by the last window.
macro_rules! ceil_mode {
    ($($Op:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl WindowOptions<$Op> for CeilMode {
            type Choose<C: Choice> = Chosen<C::Kernel, C::Stride, C::Padding, (), C::Dilation, C::Groups>;
        }
    )* };
}
ceil_mode! { max_pool1d max_pool2d avg_pool1d avg_pool2d }
// `PaddingSame` has no numbers: the padding is determined by the kernel.
macro_rules! padding_same {
    ($($Op:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl WindowOptions<$Op> for PaddingSame {
            type Choose<C: Choice> = Chosen<C::Kernel, C::Stride, (), C::After, C::Dilation, C::Groups>;
        }
    )* };
}
padding_same! { conv1d conv2d conv_options }

options! {
    conv_options Stride conv_options Padding conv_options PaddingAfter conv_options Dilation conv_options Groups
    conv1d Stride conv1d Padding conv1d Dilation conv1d Groups
    conv2d Stride conv2d Padding conv2d Dilation conv2d Groups conv1d PaddingAfter conv2d PaddingAfter
    conv_transpose1d Stride conv_transpose1d Padding conv_transpose1d Dilation conv_transpose1d Groups
    conv_transpose2d Stride conv_transpose2d Padding conv_transpose2d Dilation conv_transpose2d Groups
    max_pool1d Kernel max_pool1d Stride max_pool1d Padding max_pool1d Dilation
    max_pool2d Kernel max_pool2d Stride max_pool2d Padding max_pool2d Dilation
    avg_pool1d Kernel avg_pool1d Stride avg_pool1d Padding
    avg_pool2d Kernel avg_pool2d Stride avg_pool2d Padding
}
