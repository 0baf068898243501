//! The names of operations as types, for messages that several operations share.

macro_rules! operations {
    ($($name:ident)*) => { $(
        /// The name of an operation.
        #[allow(non_camel_case_types)]
        #[derive(Debug)]
        pub struct $name;
    )* };
}
operations! { tile windows windows_with movedims squeeze_dims }
