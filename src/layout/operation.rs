//! The names of operations as types, for messages that several operations share.

macro_rules! operations {
    ($($name:ident)*) => { $(
        /// The name of an operation.
        #[allow(non_camel_case_types)]
        #[derive(Debug)]
        pub struct $name;
    )* };
}
operations! {
    tile windows windows_with movedims squeeze_dims
    flip pad pad_reflect pad_replicate pad_circular
    index_select gather scatter_ scatter_value_ scatter_add_ index_add_ index_copy_ index_fill_
    nonzero masked_select unique searchsorted bucketize
    sum_dims prod_dims mean_dims var_dims var_dims_with std_dims std_dims_with norm_dims norm_dims_with
    logsumexp_dims any_dims all_dims count_nonzero_dims amin_dims amax_dims
}
