//! What cannot be done with a layer's result before there is one. PyTorch computes a layer where it is written, so a
//! method after it is the first thing one writes; here it is an error that says what is missing.

/// A result that is there. No layer has one.
#[diagnostic::on_unimplemented(
    message = "a layer has no result before it is evaluated",
    label = "`.eval()` comes first, or `.eval_into(&mut out)`",
    note = "`x.conv2d(&w).bias(&b).relu().eval().max_pool2d::<Kernel<2>>()`: a layer knows its operands, and is given memory for its result"
)]
#[doc(hidden)]
pub trait Evaluated: crate::num::Sealed {
    type Result;
    fn result(self) -> Self::Result;
}

/// Methods that a result has and a layer has not.
// Of a trait, since of methods in an `impl` rustc does not report the bound, but all that they are not.
macro_rules! not_yet {
    ($Methods:ident: $($name:ident $([$($generic:tt)*])? $(($($x:ident),*))?;)*) => {
        #[doc(hidden)]
        // Names are those of the methods that are missing.
        #[allow(clippy::wrong_self_convention, clippy::should_implement_trait)]
        pub trait $Methods: Sized + $crate::num::Sealed {
            $(
                fn $name $(<$($generic)*>)? (
                    self
                    $($(, _: $crate::ops::nn::not_yet::Any!($x))*)?
                ) -> <Self as $crate::ops::nn::Evaluated>::Result
                where
                    Self: $crate::ops::nn::Evaluated,
                {
                    self.result()
                }
            )*
        }
        impl<Op> $Methods for $crate::ops::nn::Layer<Op> {}
        impl<Op> $Methods for $crate::ops::nn::Lookup<Op> {}
        impl<Op> $Methods for $crate::ops::quantized::QLayer<Op> {}
    };
}
macro_rules! Any {
    ($x:ident) => { impl Sized };
}
pub(crate) use {Any, not_yet};

// Those of `Pointwise` that its table has no row for, reductions, products, other layers, views.
not_yet! {
    NoResult:
    clamp(min, max); pow(other); lerp(other, weight); where_(a, b); map(f); to[T];
    sum; mean; max; min; argmax; argmin; var; std; norm; prod;
    sum_dim[const DIM: isize]; mean_dim[const DIM: isize]; max_dim[const DIM: isize]; min_dim[const DIM: isize];
    amax_dim[const DIM: isize]; amin_dim[const DIM: isize]; argmax_dim[const DIM: isize];
    argmin_dim[const DIM: isize]; var_dim[const DIM: isize]; std_dim[const DIM: isize];
    sum_dims[D]; mean_dims[D]; topk[const DIM: isize, const K: usize];
    mm(other); mv(other); bmm(other); matmul(other); dot(other);
    linear(w); conv1d(w); conv2d(w); conv_transpose1d(w); conv_transpose2d(w); sliding[O];
    max_pool1d[O]; max_pool2d[O]; avg_pool1d[O]; avg_pool2d[O]; adaptive_avg_pool1d[const N: usize];
    adaptive_avg_pool2d[const H: usize, const W: usize]; adaptive_max_pool1d[const N: usize];
    adaptive_max_pool2d[const H: usize, const W: usize]; softmax[const DIM: isize]; log_softmax[const DIM: isize];
    layer_norm[To](eps); rms_norm[To](eps); batch_norm(mean, var, eps); group_norm[const G: usize](eps);
    instance_norm(eps); scaled_dot_product_attention(k, v); cross_entropy(target); nll_loss(target); mse_loss(target);
    view[To]; reshape[To]; flatten[const A: isize, const B: isize]; permute[D];
    transpose[const A: isize, const B: isize]; t; unsqueeze[const DIM: isize]; squeeze[const DIM: isize];
    shape; iter; as_slice;
}
