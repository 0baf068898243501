//! The names of operations as types, for messages that several operations share.

macro_rules! operations {
    ($($name:ident)*) => { $(
        /// The name of an operation, or of an argument.
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        #[diagnostic::do_not_recommend]
        impl crate::num::Sealed for $name {}
    )* };
}
operations! {
    tile windows windows_with movedims squeeze_dims
    flip pad pad_reflect pad_replicate pad_circular
    index_select gather scatter scatter_add index_add index_copy scatter_ scatter_value_ scatter_add_ scatter_amax_ scatter_amin_ scatter_prod_ index_add_ index_copy_ index_fill_
    nonzero masked_select unique
    sum_dims prod_dims mean_dims var_dims var_dims_with std_dims std_dims_with norm_dims norm_dims_with
    logsumexp_dims any_dims all_dims count_nonzero_dims amin_dims amax_dims
}
operations! { conv1d conv2d conv_options max_pool1d max_pool2d avg_pool1d avg_pool2d linear layer_norm rms_norm batch_norm cross_entropy nll_loss }
operations! { binary_cross_entropy binary_cross_entropy_with_logits }
operations! { conv_transpose1d conv_transpose2d group_norm instance_norm batch_norm_training scaled_dot_product_attention }
operations! { adaptive_avg_pool1d adaptive_avg_pool2d adaptive_max_pool1d adaptive_max_pool2d interpolate_nearest interpolate_bilinear grid_sample_nearest grid_sample_bilinear }
// Operations that are not available on devices.
operations! { map zip }
// Operations whose gradients are not available on devices.
#[cfg(feature = "cuda")]
operations! { cumprod prod_dim norm_dim_with kron cross }
// Operations without a derivative.
operations! {
    argmax_dim argmin_dim argsort indices any_dim all_dim count_nonzero_dim searchsorted bucketize one_hot floor_divide heaviside quantize
}
/// The name of a conversion.
#[allow(non_camel_case_types)]
#[derive(Debug)]
pub struct to<U>(core::marker::PhantomData<U>);
// The roles of arguments.
operations! { weight bias target }
