//! Placeholders for missing methods: those of disabled features, and names of PyTorch, ndarray and nalgebra for
//! methods that have another name here. A call is an error that says what to write instead.
//!
//! They take `&mut self`, which method lookup tries last, so a user-defined method of the same name takes precedence.

use core::convert::Infallible;

#[cfg(not(feature = "alloc"))]
use super::Lazy;
use crate::num::Sealed;
use crate::tensor::TensorBase;

// A trait for each name, without implementations, so that each name has a message.
macro_rules! names {
    ($names:ident, $note:tt: $($name:ident = $message:tt, $label:tt;)*) => {
        #[doc(hidden)]
        #[allow(non_camel_case_types, unreachable_pub)]
        pub mod $names {
            $(
                #[diagnostic::on_unimplemented(message = $message, label = $label, note = $note)]
                pub trait $name: crate::num::Sealed {
                    type Result;
                    fn result<R>() -> R;
                }
            )*
        }
    };
}

// A trait with such methods.
macro_rules! absent {
    (
        $Methods:ident, $names:ident for $([$($G:ident),*] $On:ty),*; $note:tt:
        $($name:ident $([$($generic:tt)*])? ($($arg:ident),*) = $message:tt, $label:tt;)*
    ) => {
        names! { $names, $note: $($name = $message, $label;)* }
        #[doc(hidden)]
        #[allow(non_snake_case, clippy::wrong_self_convention, clippy::should_implement_trait, clippy::len_without_is_empty)]
        pub trait $Methods: Sealed {
            $(
                fn $name $(<$($generic)*>)? (&mut self $(, $arg: impl Sized)*) -> <Self as $names::$name>::Result
                where
                    Self: $names::$name,
                {
                    let _ = ($($arg,)*);
                    <Self as $names::$name>::result()
                }
            )*
        }
        $( impl<$($G),*> $Methods for $On {} )*
    };
}

// The same for the methods and constructors of a disabled feature, which share a label.
#[allow(unused_macros)]
macro_rules! disabled {
    (
        $Methods:ident, $names:ident for $([$($G:ident),*] $On:ty),*; $label:tt, $note:tt:
        $($name:ident $([$($generic:tt)*])? ($($arg:ident),*) = $message:tt;)*
    ) => {
        absent! {
            $Methods, $names for $([$($G),*] $On),*; $note:
            $($name $([$($generic)*])? ($($arg),*) = $message, $label;)*
        }
    };
    ($names:ident, $label:tt, $note:tt: $($name:ident = $message:tt;)*) => {
        names! { $names, $note: $($name = $message, $label;)* }
    };
}

absent! {
    OtherNames, other_names for [S, L] TensorBase<S, L>; "the guide lists all of PyTorch's functions with their names here: `guide::torch`":
    T() = "`T` is `t` here", "write `.t()`";
    transposed() = "`transposed` is `t` here", "write `.t()`";
    item() = "`item` is indexing here", "write `x[[]]` for a tensor without dimensions, `x[[0]]` for one of shape `(D<1>,)`";
    tolist() = "`tolist` is `as_slice` or `iter` here", "write `.as_slice()` for elements in memory order, `.iter()` for any layout";
    numpy() = "`numpy` is `as_slice` here", "write `.as_slice()`, or `.to_npy()` for a file";
    cpu() = "a tensor of the host is already there", "leave `cpu` out; `.to_host()?` copies one of a device";
    detach() = "a tensor is a constant, unless `requires_grad` made a variable of it", "leave `detach` out";
    backward() = "a tensor does not know how it was computed", "call `backward` on an expression: `x.requires_grad(&mut grad).square().sum().backward()`";
    requires_grad_(on) = "`requires_grad_` is `requires_grad` here", "write `x.requires_grad(&mut grad)`, with the memory of the gradient";
    expand_dims(dim) = "`expand_dims` is `unsqueeze` here", "write `.unsqueeze::<DIM>()`";
    astype(to) = "`astype` is `to` here", "write `.to::<f64>()`";
    ndim() = "`ndim` is `dim` here", "write `.dim()`";
    len() = "`len` is `numel` here", "write `.numel()` for all elements, `.size::<0>()` for the rows";
    nrows() = "`nrows` is the first size here", "write `.size::<0>()`";
    ncols() = "`ncols` is the second size here", "write `.size::<1>()`";
    row(i) = "`row` is `select` here", "write `.select::<0, I>()`, or `.select_at::<0>(i)?` where `i` is known at run time";
    row_mut(i) = "`row_mut` is `select` of a mutable view here", "write `.as_view_mut().select_at::<0>(i)?`";
    column(i) = "`column` is `select` here", "write `.select::<1, I>()`, or `.select_at::<1>(i)?` where `i` is known at run time";
    column_mut(i) = "`column_mut` is `select` of a mutable view here", "write `.as_view_mut().select_at::<1>(i)?`";
    columns() = "`columns` is `axis_iter` here", "write `.axis_iter::<1>()`";
    outer_iter() = "`outer_iter` is `rows` here", "write `.rows()`";
    index_axis(axis, i) = "`index_axis` is `select` here", "write `.select::<DIM, I>()`, or `.select_at::<DIM>(i)?` where `i` is known at run time";
    slice_axis(axis, indices) = "`slice_axis` is `narrow` here", "write `.narrow::<DIM, START, LENGTH>()`";
    sum_axis(axis) = "`sum_axis` is `sum_dim` here", "write `.sum_dim::<DIM>()`";
    mean_axis(axis) = "`mean_axis` is `mean_dim` here", "write `.mean_dim::<DIM>()`";
    var_axis(axis, ddof) = "`var_axis` is `var_dim` here", "write `.var_dim::<DIM>()`";
    std_axis(axis, ddof) = "`std_axis` is `std_dim` here", "write `.std_dim::<DIM>()`";
    product() = "`product` is `prod` here", "write `.prod()`";
    mapv(f) = "`mapv` is `map` here", "write `.map(f).eval()`";
    mapv_inplace(f) = "`mapv_inplace` is `apply_` here", "write `.apply_(f)`";
    map_inplace(f) = "`map_inplace` is `apply_` here", "write `.apply_(f)`, whose closure returns the new element";
    into_shape(shape) = "`into_shape` is `view` here", "write `.view::<Shape![2, 3]>()`";
    into_shape_with_order(shape) = "`into_shape_with_order` is `view` here", "write `.view::<Shape![2, 3]>()`";
    to_shape(shape) = "`to_shape` is `reshape` here", "write `.reshape::<Shape![2, 3]>()`";
    insert_axis(axis) = "`insert_axis` is `unsqueeze` here", "write `.unsqueeze::<DIM>()`";
    remove_axis(axis) = "`remove_axis` is `squeeze` here", "write `.squeeze::<DIM>()`";
    permuted_axes(axes) = "`permuted_axes` is `permute` here", "write `.permute::<Dims![1, 0]>()`";
    reversed_axes() = "`reversed_axes` is `t` here", "write `.t()`, or `.permute::<Dims![2, 1, 0]>()`";
    swap_axes(a, b) = "`swap_axes` is `transpose` here", "write `.transpose::<DIM0, DIM1>()`";
    assign(other) = "`assign` is `copy_` here", "write `.copy_(&other)`";
    view_mut() = "`view_mut` is `as_view_mut` here", "write `.as_view_mut()`";
    component_mul(other) = "`component_mul` is `*` here", "write `&a * &b`";
    norm_squared() = "`norm_squared` is a product here", "write `.square().sum()`";
    determinant() = "`determinant` is `det` here", "write `.det()` (feature `linalg`)";
    try_inverse() = "`try_inverse` is `inverse` here", "write `.inverse()?` (feature `linalg`)";
}

names! {
    other_constructors, "the guide lists all of PyTorch's functions with their names here: `guide::torch`":
    from_shape_vec = "the shape is part of the type here", "write `BoxedTensor::try_from(elements)?`, or `Tensor::try_from(&elements[..])?`";
    from_shape_fn = "the shape is part of the type here", "write `from_fn(|[i, j]| ..)`";
    from_vec = "`from_vec` is `try_from` here", "write `BoxedTensor::try_from(elements)?`, or `Tensor::try_from(&elements[..])?`";
    from_elem = "`from_elem` is `full` here", "write `full(element)`: the shape is part of the type";
    from_element = "`from_element` is `full` here", "write `full(element)`";
    from_row_slice = "`from_row_slice` is `try_from` here", "write `Tensor::try_from(elements)?`";
    identity = "`identity` is `eye` here", "write `eye()`";
}
#[doc(hidden)]
pub trait OtherConstructors: Sealed + Sized {
    fn from_shape_vec(_: impl Sized, _: impl Sized) -> Result<Self, Infallible>
    where
        Self: other_constructors::from_shape_vec,
    {
        <Self as other_constructors::from_shape_vec>::result()
    }
    fn from_shape_fn(_: impl Sized, _: impl Sized) -> Self
    where
        Self: other_constructors::from_shape_fn,
    {
        <Self as other_constructors::from_shape_fn>::result()
    }
    fn from_vec(_: impl Sized) -> Self
    where
        Self: other_constructors::from_vec,
    {
        <Self as other_constructors::from_vec>::result()
    }
    fn from_elem(_: impl Sized, _: impl Sized) -> Self
    where
        Self: other_constructors::from_elem,
    {
        <Self as other_constructors::from_elem>::result()
    }
    fn from_element(_: impl Sized) -> Self
    where
        Self: other_constructors::from_element,
    {
        <Self as other_constructors::from_element>::result()
    }
    fn from_row_slice(_: impl Sized) -> Self
    where
        Self: other_constructors::from_row_slice,
    {
        <Self as other_constructors::from_row_slice>::result()
    }
    fn identity() -> Self
    where
        Self: other_constructors::identity,
    {
        <Self as other_constructors::identity>::result()
    }
}
impl<S, L> OtherConstructors for TensorBase<S, L> {}

#[cfg(not(feature = "linalg"))]
disabled! {
    WithoutLinalg, without_linalg for [S, L] TensorBase<S, L>; "the feature `linalg` is not enabled", "`cargo add stridewise --features linalg` brings linear algebra, through nalgebra":
    lstsq(b) = "`lstsq` needs the feature `linalg`";
    inverse() = "`inverse` needs the feature `linalg`";
    solve(b) = "`solve` needs the feature `linalg`";
    solve_triangular(b, upper) = "`solve_triangular` needs the feature `linalg`";
    det() = "`det` needs the feature `linalg`";
    slogdet() = "`slogdet` needs the feature `linalg`";
    qr() = "`qr` needs the feature `linalg`";
    lu() = "`lu` needs the feature `linalg`";
    cholesky() = "`cholesky` needs the feature `linalg`";
    svd() = "`svd` needs the feature `linalg`";
    svdvals() = "`svdvals` needs the feature `linalg`";
    eigh() = "`eigh` needs the feature `linalg`";
    eigvals() = "`eigvals` needs the feature `linalg`";
    eig() = "`eig` needs the feature `linalg`";
    pinv() = "`pinv` needs the feature `linalg`";
    matrix_rank() = "`matrix_rank` needs the feature `linalg`";
    matrix_norm(ord) = "`matrix_norm` needs the feature `linalg`";
    matrix_power(n) = "`matrix_power` needs the feature `linalg`";
}

#[cfg(not(feature = "fft"))]
disabled! {
    WithoutFft, without_fft for [S, L] TensorBase<S, L>; "the feature `fft` is not enabled", "`cargo add stridewise --features fft` brings Fourier transforms, through rustfft":
    fft[const DIM: isize]() = "`fft` needs the feature `fft`";
    ifft[const DIM: isize]() = "`ifft` needs the feature `fft`";
    rfft[const DIM: isize]() = "`rfft` needs the feature `fft`";
    irfft[const DIM: isize]() = "`irfft` needs the feature `fft`";
}

#[cfg(not(feature = "rand_010"))]
disabled! {
    WithoutRand, without_rand for [S, L] TensorBase<S, L>; "the feature `rand_010` is not enabled", "`cargo add stridewise --features rand_010` brings random numbers, through rand 0.10":
    uniform_(low, high, rng) = "`uniform_` needs the feature `rand_010`";
    normal_(mean, std, rng) = "`normal_` needs the feature `rand_010`";
    bernoulli(rng) = "`bernoulli` needs the feature `rand_010`";
}

#[cfg(not(feature = "rand_010"))]
disabled! {
    rand_constructors, "the feature `rand_010` is not enabled", "`cargo add stridewise --features rand_010` brings random numbers, through rand 0.10":
    rand = "`rand` needs the feature `rand_010`";
    randn = "`randn` needs the feature `rand_010`";
    randint = "`randint` needs the feature `rand_010`";
    randperm = "`randperm` needs the feature `rand_010`";
}
#[cfg(not(feature = "rand_010"))]
#[doc(hidden)]
pub trait ConstructorsWithoutRand: Sealed + Sized {
    fn rand(_: impl Sized) -> Self
    where
        Self: rand_constructors::rand,
    {
        <Self as rand_constructors::rand>::result()
    }
    fn randn(_: impl Sized) -> Self
    where
        Self: rand_constructors::randn,
    {
        <Self as rand_constructors::randn>::result()
    }
    fn randint(_: impl Sized, _: impl Sized, _: impl Sized) -> Result<Self, Infallible>
    where
        Self: rand_constructors::randint,
    {
        <Self as rand_constructors::randint>::result()
    }
    fn randperm(_: impl Sized) -> Self
    where
        Self: rand_constructors::randperm,
    {
        <Self as rand_constructors::randperm>::result()
    }
}
#[cfg(not(feature = "rand_010"))]
impl<S, L> ConstructorsWithoutRand for TensorBase<S, L> {}

#[cfg(not(feature = "alloc"))]
disabled! {
    WithoutAlloc, without_alloc for [S, L] TensorBase<S, L>, [N] Lazy<N>; "the feature `alloc` is not enabled", "`cargo add stridewise --features alloc` brings tensors on the heap":
    eval_boxed() = "`eval_boxed` needs the feature `alloc`";
    to_text() = "`to_text` needs the feature `alloc`";
    to_npy() = "`to_npy` needs the feature `alloc`";
}

#[cfg(not(feature = "std"))]
disabled! {
    WithoutStd, without_std for [S, L] TensorBase<S, L>; "the feature `std` is not enabled", "`cargo add stridewise --features std` brings files; `include_npy!` embeds one without":
    save_npy(path) = "`save_npy` needs the feature `std`";
    save_text(path) = "`save_text` needs the feature `std`";
}

#[cfg(not(feature = "std"))]
disabled! {
    std_constructors, "the feature `std` is not enabled", "`cargo add stridewise --features std` brings files; `include_npy!` embeds one without":
    load_npy = "`load_npy` needs the feature `std`";
    load_text = "`load_text` needs the feature `std`";
}
#[cfg(not(feature = "std"))]
#[doc(hidden)]
pub trait ConstructorsWithoutStd: Sealed + Sized {
    fn load_npy(_: impl Sized) -> Result<Self, Infallible>
    where
        Self: std_constructors::load_npy,
    {
        <Self as std_constructors::load_npy>::result()
    }
    fn load_text(_: impl Sized) -> Result<Self, Infallible>
    where
        Self: std_constructors::load_text,
    {
        <Self as std_constructors::load_text>::result()
    }
}
#[cfg(not(feature = "std"))]
impl<S, L> ConstructorsWithoutStd for TensorBase<S, L> {}

#[cfg(not(feature = "viz"))]
disabled! {
    WithoutViz, without_viz for [S, L] TensorBase<S, L>; "the feature `viz` is not enabled", "`cargo add stridewise --features viz` brings pictures":
    heatmap() = "`heatmap` needs the feature `viz`";
    diagram() = "`diagram` needs the feature `viz`";
    make_grid() = "`make_grid` needs the feature `viz`";
}

#[cfg(not(feature = "cuda"))]
disabled! {
    WithoutCuda, without_cuda for [S, L] TensorBase<S, L>; "the feature `cuda` is not enabled", "`cargo add stridewise --features cuda` brings tensors in the memory of NVIDIA GPUs":
    cuda() = "`cuda` needs the feature `cuda`";
    to_host() = "`to_host` needs the feature `cuda`";
}
