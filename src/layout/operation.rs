//! The names of operations as types, for messages that several operations share.

macro_rules! operations {
    ($($name:ident)*) => { $(
        /// The name of an operation, or of an argument.
        #[allow(non_camel_case_types)]
        #[derive(Debug)]
        pub struct $name;
    )* };
}
operations! { tile windows windows_with movedims squeeze_dims }
operations! { conv1d conv2d max_pool1d max_pool2d avg_pool1d avg_pool2d linear layer_norm rms_norm batch_norm cross_entropy nll_loss }
operations! { binary_cross_entropy binary_cross_entropy_with_logits }
// What an argument is for.
operations! { weight bias running_mean running_var target }
