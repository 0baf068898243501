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
    sum_dims prod_dims mean_dims var_dims var_dims_with std_dims std_dims_with norm_dims norm_dims_with
    logsumexp_dims any_dims all_dims count_nonzero_dims amin_dims amax_dims
}
