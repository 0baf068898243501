//! The methods of quantised operations.

use core::marker::PhantomData;

use super::layers::{IsQuantized, NoActivation, QConv, QLayer, QLinear, QOf, Relu, Relu6};
use crate::expr::{Binary, Expr, ExprNode, Host, IntoExpr, Lazy, Unary};
use crate::layout::operation::{avg_pool2d, bias, conv2d, linear};
use crate::layout::{
    AvgPool2d, Conv2d, ConvFits, ConvOf, ConvShape, HeightOf, IfShapeFits, LinearBy, LinearInput,
    LinearOf, LinearShape, PoolFits, PoolOf, PoolShape, ShapeFits, ShapeFitsBy, WindowOptions,
};
use crate::ops::nn::ConvOptions;
use crate::ops::quantized::pointwise::{
    Dequantize, ProbabilityOf, QAdd, QAveragePool, QSoftmax, Requantize,
};
use crate::ops::quantized::{Bias, PerTensor};
use crate::shape::{AxisOrScalar, BroadcastBy, BroadcastWith, SameShape, Shape};

macro_rules! bias_and_activation {
    ($Layer:ident $op:ident [$($o:ident)?] $field:ident) => {
        impl<$($o,)? X: ExprNode, W: ExprNode, B, A, Q, Out: Shape> Lazy<QLayer<$Layer<$($o,)? X, W, B, A, Out>, Q>> {
            /// Adds a bias with one element per output channel, in units of the scale of the input times that of the
            /// weight, as in TFLite. The quantizations of input and weight are part of the bias's type:
            /// [`as_bias`](crate::tensor::TensorBase::as_bias) names or infers them.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 0.25, 0; }
            /// let x = Tensor::<Quantized<Real>, Shape![3, 1, 1]>::full(Quantized::of(2.0));
            /// let w = Tensor::<Quantized<Weight>, Shape![2, 3]>::full(Quantized::of(1.0));
            /// let b: Tensor<i32, Shape![2]> = tensor![0, 8];
            /// let b = b.as_view().as_bias::<Real, Weight>();
            /// let y: Tensor<Quantized<Real>, _> = x.view::<Shape![3]>().qlinear(&w).bias(b).eval();
            /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, 7.0]);
            /// let y = x.qconv2d::<_, Real>(w.view::<Shape![2, 3, 1, 1]>()).bias(b).eval();
            /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, 7.0]);
            /// ```
            pub fn bias<E: IntoExpr<Elem = Bias<QOf<X::Elem>, QOf<W::Elem>>>>(
                self,
                b: E,
            ) -> Lazy<QLayer<$Layer<$($o,)? X, W, E::Node, A, IfShapeFits<E::Shape, $op, bias, (HeightOf<W::Shape>,), Out>>, Q>>
            where
                X::Elem: IsQuantized,
                W::Elem: IsQuantized,
                E::Shape: ShapeFitsBy<$op, bias, (HeightOf<W::Shape>,), SameShape<E::Shape, (HeightOf<W::Shape>,)>>
                    + ShapeFits<$op, bias, (HeightOf<W::Shape>,)>,
            {
                Lazy(QLayer::new($Layer {
                    x: self.0.op.x,
                    w: self.0.op.w,
                    b: b.node(),
                    $field: PhantomData,
                    output: PhantomData,
                }))
            }
            /// Clamps results to at least 0, as part of the saturation. TFLite's fused `RELU`.
            pub fn relu(self) -> Lazy<QLayer<$Layer<$($o,)? X, W, B, Relu, Out>, Q>> {
                self.activated()
            }
            /// Clamps results to the range from 0 to 6. TFLite's fused `RELU6`.
            pub fn relu6(self) -> Lazy<QLayer<$Layer<$($o,)? X, W, B, Relu6, Out>, Q>> {
                self.activated()
            }
            fn activated<To>(self) -> Lazy<QLayer<$Layer<$($o,)? X, W, B, To, Out>, Q>> {
                Lazy(QLayer::new($Layer {
                    x: self.0.op.x,
                    w: self.0.op.w,
                    b: self.0.op.b,
                    $field: PhantomData,
                    output: PhantomData,
                }))
            }
        }
    };
}
bias_and_activation! { QLinear linear [] activation }
bias_and_activation! { QConv conv2d [O] options }

/// Operations on quantised tensors, and on views of them of any layout.
pub trait QuantizedOps: Expr {
    /// Multiplies the last dimension by a weight `[out, in]`: `[.., in]` becomes `[.., out]`. TFLite's
    /// `FULLY_CONNECTED`; PyTorch's `torch.ops.quantized.linear`.
    ///
    /// `.bias(&b)`, `.relu()` and `.relu6()` are optional. The quantization of the result is that of the memory which
    /// it is written to; within a larger expression, name it: `x.qlinear::<_, Hidden>(&v).relu().qlinear(&w)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = [0.25, 0.5]; }
    /// let x: Tensor<Quantized<Real>, Shape![3]> = tensor![1.0f32, 2.0, 3.0].quantize().eval();
    /// static W: [i8; 6] = [4, 4, 4, -2, 0, 0];
    /// let w = TensorView::<i8, Shape![2, 3]>::new(&W).as_quantized::<Weight>();
    /// let y: Tensor<Quantized<Real>, Shape![2]> = x.qlinear(w).eval();
    /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, -1.0]);
    /// assert_eq!(x.qlinear::<_, Real>(w).relu().dequantize().eval().as_slice(), [6.0, 0.0]);
    /// ```
    #[rustfmt::skip]
    fn qlinear<W: IntoExpr, Q: PerTensor>(
        self,
        w: W,
    ) -> Lazy<QLayer<QLinear<Self::Node, W::Node, (), NoActivation, LinearShape<Self::Shape, W::Shape>>, Q>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        W::Elem: IsQuantized,
        Self::Shape: LinearBy<linear, W::Shape, LinearOf<Self::Shape, W::Shape>>,
        Self::Shape: LinearInput<W::Shape>,
    {
        Lazy(QLayer::new(QLinear {
            x: self.node(),
            w: w.node(),
            b: (),
            activation: PhantomData,
            output: PhantomData,
        }))
    }

    /// A convolution with stride 1 and no padding: `[N, C, H, W]` or `[C, H, W]` with a weight `[O, C, KH, KW]`.
    /// TFLite's `CONV_2D`; PyTorch's `torch.ops.quantized.conv2d`. Stride, padding, dilation and groups are set by a
    /// preceding [`conv_options`](crate::ops::nn::NnOps::conv_options).
    ///
    /// `permute` views channels-last memory in this order at no cost.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 1.0, 0; }
    /// // TFLite's order: height, width, channels; output channels, height, width, input channels.
    /// let x = Tensor::<Quantized<Real>, Shape![4, 4, 2]>::full(Quantized::of(0.5));
    /// let w = Tensor::<Quantized<Weight>, Shape![3, 2, 2, 2]>::full(Quantized::of(1.0));
    /// let mut y = Tensor::<Quantized<Real>, Shape![3, 3, 3]>::full(Quantized::ZERO);
    /// let (x, w) = (x.permute::<Dims![2, 0, 1]>(), w.permute::<Dims![0, 3, 1, 2]>());
    /// x.qconv2d(w).eval_into(&mut y.as_view_mut().permute::<Dims![2, 0, 1]>());
    /// assert_eq!(y[[2, 2, 2]].value(), 4.0);
    /// ```
    #[rustfmt::skip]
    fn qconv2d<W: IntoExpr, Q: PerTensor>(
        self,
        w: W,
    ) -> Lazy<QLayer<QConv<(), Self::Node, W::Node, (), NoActivation, ConvShape<conv2d, Self::Shape, W::Shape, ()>>, Q>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        W::Elem: IsQuantized,
        Self::Shape: ConvFits<conv2d, W::Shape, (), ConvOf<conv2d, Self::Shape, W::Shape, ()>>,
        Self::Shape: Conv2d<W::Shape>,
    {
        Lazy(QLayer::new(QConv {
            x: self.node(),
            w: w.node(),
            b: (),
            options: PhantomData,
            output: PhantomData,
        }))
    }

    /// The mean of each window of `[N, C, H, W]` or `[C, H, W]`, without the padding. The options are `Kernel<..>`,
    /// `Stride<..>` and `Padding<..>`. The result has the quantization of the input. TFLite's `AVERAGE_POOL_2D`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; }
    /// let x: Tensor<Quantized<Real>, Shape![1, 2, 2]> = tensor![[[1.0f32, 2.0], [3.0, 4.0]]].quantize().eval();
    /// let mut y = Tensor::<Quantized<Real>, Shape![1, 1, 1]>::full(Quantized::ZERO);
    /// x.qavg_pool2d::<Kernel<2>>().eval_into(&mut y);
    /// assert_eq!(y.dequantize().eval().as_slice(), [2.5]);
    /// ```
    #[rustfmt::skip]
    fn qavg_pool2d<O: WindowOptions<avg_pool2d>>(
        self,
    ) -> Lazy<QLayer<QAveragePool<O, Self::Node, PoolShape<avg_pool2d, Self::Shape, O>>, QOf<Self::Elem>>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: PoolFits<avg_pool2d, O, PoolOf<avg_pool2d, Self::Shape, O>>,
        Self::Shape: AvgPool2d<O>,
    {
        Lazy(QLayer::new(QAveragePool::new(self.node())))
    }

    /// The softmax along dimension `DIM`, in integer arithmetic. The result is a [`Probability`](super::Probability),
    /// or for `u8` a [`ProbabilityU8`](super::ProbabilityU8). TFLite's `SOFTMAX` with a beta of 1.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// use stridewise::ops::quantized::Probability;
    /// quantization! { Logit: i8 = 0.1, 0; }
    /// let x: Tensor<Quantized<Logit>, Shape![2]> = tensor![0.0f32, 1.1].quantize().eval();
    /// let y: Tensor<Quantized<Probability>, Shape![2]> = x.qsoftmax::<-1>().eval();
    /// assert_eq!(y.as_view().int_repr().storage(), [-64, 64]);
    /// ```
    #[rustfmt::skip]
    fn qsoftmax<const DIM: isize>(
        self,
    ) -> Lazy<QLayer<QSoftmax<Self::Node, <Self::Shape as AxisOrScalar<DIM>>::Index>, ProbabilityOf<Self::Elem>>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: AxisOrScalar<DIM>,
    {
        Lazy(QLayer::new(QSoftmax::new(self.node())))
    }

    /// Adds the real numbers. The result is an expression, in the quantization of its destination. TFLite's `ADD`;
    /// PyTorch's `torch.ops.quantized.add`. The shapes are broadcast.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { A: i8 = 0.5, 0; B: i8 = 0.25, 10; Sum: i8 = 1.0, 0; }
    /// let a: Tensor<Quantized<A>, Shape![2]> = tensor![1.0f32, -3.0].quantize().eval();
    /// let b: Tensor<Quantized<B>, Shape![2]> = tensor![1.0f32, 1.0].quantize().eval();
    /// let y: Tensor<Quantized<Sum>, Shape![2]> = a.qadd(&b).eval();
    /// assert_eq!(y.dequantize().eval().as_slice(), [2.0, -2.0]);
    /// let y: Tensor<Quantized<Sum>, Shape![2]> = a.qadd_relu(&b).eval();
    /// assert_eq!(y.dequantize().eval().as_slice(), [2.0, 0.0]);
    /// ```
    fn qadd<E: IntoExpr, Q: PerTensor>(
        self,
        other: E,
    ) -> Lazy<Binary<QAdd<Q, NoActivation>, Self::Node, E::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        E::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: QAdd::new(),
            a: self.node(),
            b: other.node(),
        })
    }
    /// [`qadd`](Self::qadd), clamped to at least 0. PyTorch's `torch.ops.quantized.add_relu`.
    fn qadd_relu<E: IntoExpr, Q: PerTensor>(
        self,
        other: E,
    ) -> Lazy<Binary<QAdd<Q, Relu>, Self::Node, E::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        E::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: QAdd::new(),
            a: self.node(),
            b: other.node(),
        })
    }

    /// Converts to another quantization of the same real numbers, that of the destination, as an expression. TFLite's
    /// `QUANTIZE`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Fine: i8 = 0.25, 0; Coarse: u8 = 0.5, 128; }
    /// let x: Tensor<Quantized<Fine>, Shape![2]> = tensor![1.5f32, -2.0].quantize().eval();
    /// let y: Tensor<Quantized<Coarse>, Shape![2]> = x.requantize().eval();
    /// assert_eq!(y.as_view().int_repr().storage(), [131, 124]);
    /// ```
    fn requantize<Q: PerTensor>(self) -> Lazy<Unary<Requantize<Q>, Self::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
    {
        Lazy(Unary {
            op: Requantize::new(),
            a: self.node(),
        })
    }

    /// The represented real numbers as `f32`, as an expression. TFLite's `DEQUANTIZE`; PyTorch's `x.dequantize()`.
    fn dequantize(self) -> Lazy<Unary<Dequantize, Self::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
    {
        Lazy(Unary {
            op: Dequantize,
            a: self.node(),
        })
    }
}
impl<E: Expr> QuantizedOps for E {}

impl<O, X: ExprNode<Memory = Host>> ConvOptions<O, X> {
    /// A convolution of quantised elements; see [`QuantizedOps::qconv2d`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 1.0, 0; }
    /// let x = Tensor::<Quantized<Real>, Shape![2, 5, 5]>::full(Quantized::of(1.0));
    /// let w = Tensor::<Quantized<Weight>, Shape![2, 1, 3, 3]>::full(Quantized::of(1.0));
    /// let y = x.conv_options::<(Stride<2>, Padding<1>, Groups<2>)>().qconv2d::<_, Real>(&w).eval();
    /// assert_eq!((y.shape(), y[[1, 1, 1]].value()), (&[2, 3, 3][..], 9.0));
    /// // TensorFlow's `SAME`, where the windows do not divide the height evenly.
    /// let x = x.narrow::<1, 0, 4>();
    /// let y = x.conv_options::<(Stride<2>, PaddingAfter<1, 0>, Groups<2>)>().qconv2d::<_, Real>(&w).eval();
    /// assert_eq!((y.shape(), y[[1, 1, 1]].value()), (&[2, 2, 2][..], 6.0));
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn qconv2d<W: IntoExpr, Q: PerTensor>(
        self,
        w: W,
    ) -> Lazy<QLayer<QConv<O, X, W::Node, (), NoActivation, ConvShape<conv2d, X::Shape, W::Shape, O>>, Q>>
    where
        X::Elem: IsQuantized<Q: PerTensor>,
        W::Elem: IsQuantized,
        O: WindowOptions<conv2d>,
        X::Shape: ConvFits<conv2d, W::Shape, O, ConvOf<conv2d, X::Shape, W::Shape, O>>,
        X::Shape: Conv2d<W::Shape, O>,
    {
        Lazy(QLayer::new(QConv {
            x: self.input,
            w: w.node(),
            b: (),
            options: PhantomData,
            output: PhantomData,
        }))
    }
}
