//! The macros that write shapes, strides and lists of dimensions: `Shape!`, `Strides!`, `Dims!`.

#[doc(hidden)]
#[macro_export]
macro_rules! __size {
    (_) => { $crate::shape::Infer };
    (-1) => {
        $crate::D<{ ::core::compile_error!("a size that follows from the others is written `_`, where PyTorch takes -1") }>
    };
    ($a:literal $b:literal $($rest:tt)*) => {
        $crate::D<{ ::core::compile_error!("there is a comma between two sizes: `Shape![3, 4]`") }>
    };
    ($a:tt ; $($rest:tt)*) => {
        $crate::D<{ ::core::compile_error!("a shape is a list of sizes, `Shape![3, 4]`: a size is not repeated by `;`") }>
    };
    ($($t:tt)+) => { $crate::__dim!($($t)+) };
}

/// A shape from constant expressions: `Shape![3, 4]`, `Shape![ROWS / 2, 3]`, `Shape![50_000]`, `Shape![]` for a scalar,
/// and `_` for a size that is inferred.
///
/// ```
/// use stridewise::prelude::*;
/// const ROWS: usize = 8;
/// assert_eq!(<Shape![ROWS / 2, 3] as Shape>::SIZES, [4, 3]);
/// ```
#[macro_export]
macro_rules! Shape {
    ($($t:tt)*) => { $crate::__list!(__size [] [] $($t)*) };
}

/// Strides from constant expressions: `Strides![4, 1]`.
#[macro_export]
macro_rules! Strides {
    ($($t:tt)*) => { $crate::__list!(__dim [] [] $($t)*) };
}

/// A list of dimensions; negative ones count from the innermost: `Dims![2, 0, -1]`.
#[macro_export]
macro_rules! Dims {
    ($($e:expr),* $(,)?) => { ($($crate::shape::At<{ $e }>,)*) };
}

/// Splits a list of tokens at its commas and makes each piece a type.
#[doc(hidden)]
#[macro_export]
macro_rules! __list {
    // The common case, in which each item is a single token.
    ($m:ident [] [] $($t:tt),* $(,)?) => { ($($crate::$m!($t),)*) };
    ($m:ident [$($done:ty,)*] []) => { ($($done,)*) };
    ($m:ident [$($done:ty,)*] [$($t:tt)+]) => { ($($done,)* $crate::$m!($($t)+),) };
    ($m:ident [$($done:ty,)*] [$($t:tt)+] , $($rest:tt)*) => {
        $crate::__list!($m [$($done,)* $crate::$m!($($t)+),] [] $($rest)*)
    };
    ($m:ident [$($done:ty,)*] [$($t:tt)*] $next:tt $($rest:tt)*) => {
        $crate::__list!($m [$($done,)*] [$($t)* $next] $($rest)*)
    };
}
