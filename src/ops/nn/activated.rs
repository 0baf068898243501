//! A layer with an activation.

use super::{Compute, Layer, distance, walk};
use crate::layout::Layout;
use crate::ops::{Arithmetic, Gelu, LeakyRelu, Real, Relu, Relu6, Sigmoid, Silu, Tanh, UnaryOp};
use crate::shape::Shape;

/// A layer, and a function of each element of its result.
#[derive(Clone, Copy, Debug)]
pub struct Activated<Op, F> {
    layer: Op,
    function: F,
}

// SAFETY: the layer writes every element.
unsafe impl<Op: Compute, F: UnaryOp<Op::Elem, Out = Op::Elem>> Compute for Activated<Op, F> {
    type Elem = Op::Elem;
    type Shape = Op::Shape;
    unsafe fn run<L: Layout<Shape = Op::Shape>>(&self, out: *mut Op::Elem, unique: bool) {
        // SAFETY: the caller's promise. All elements have been written when the function replaces them.
        unsafe {
            self.layer.run::<L>(out, unique);
            walk(
                const { &Op::Shape::PADDED },
                #[inline(always)]
                |index| {
                    let y = out.add(distance(index, const { &L::PADDED_STRIDES }));
                    y.write(self.function.apply(y.read()));
                },
            );
        }
    }
}

macro_rules! activations {
    ($($(#[$doc:meta])* $name:ident $(($p:ident))? $Op:ident, $Bound:ident;)*) => {
        impl<Op: Compute> Layer<Op> {
            $(
                $(#[$doc])*
                pub fn $name(self $(, $p: Op::Elem)?) -> Layer<Activated<Op, activations!(@type $Op $($p)?)>>
                where
                    Op::Elem: $Bound,
                {
                    Layer(Activated { layer: self.0, function: activations!(@value $Op $($p)?) })
                }
            )*
        }
    };
    (@type $Op:ident) => { $Op };
    (@type $Op:ident $p:ident) => { $Op<Op::Elem> };
    (@value $Op:ident) => { $Op };
    (@value $Op:ident $p:ident) => { $Op { $p } };
}

activations! {
    /// Then 0 for what is below, in the memory of the result: no temporary. PyTorch's `F.linear(x, w, b).relu()`.
    ///
    /// Of the functions of one element these activations follow a layer; the others follow its `eval()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![1.0, -2.0];
    /// let (w, b) = (tensor![[1.0, 0.0], [0.0, 1.0]], tensor![1.0, 1.0]);
    /// assert_eq!(x.linear(&w).bias(&b).relu().eval().as_slice(), [2.0, 0.0]);
    /// ```
    relu Relu, Arithmetic;
    /// Then 0 for what is below, and 6 for what is above. PyTorch's `F.relu6`.
    relu6 Relu6, Real;
    /// Then `slope` times what is below 0. PyTorch's `F.leaky_relu`.
    leaky_relu(slope) LeakyRelu, Real;
    /// Then x Φ(x) for each element. PyTorch's `F.gelu`.
    gelu Gelu, Real;
    /// Then x / (1 + e⁻ˣ) for each element. PyTorch's `F.silu`.
    silu Silu, Real;
    /// Then 1 / (1 + e⁻ˣ) for each element. PyTorch's `F.sigmoid`.
    sigmoid Sigmoid, Real;
    /// Then the hyperbolic tangent of each element. PyTorch's `F.tanh`.
    tanh Tanh, Real;
}
