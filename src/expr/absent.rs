//! Placeholders for missing methods: those of disabled features, and names of PyTorch, ndarray and nalgebra for
//! methods that have another name here. A call is an error that says what to write instead.
//!
//! They take `&mut self`, which method lookup tries last, so a user-defined method of the same name takes precedence. With a
//! `&mut Tensor` it is tried first: no name here is that of a method of some tensors, but for those that take `&self`.

use core::convert::Infallible;

use super::unevaluated::unevaluated;
use super::{Binary, Lazy, Unary};
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

pub(crate) use {absent, names};

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
    detach() = "a tensor is a constant, unless `requires_grad` made a variable of it", "leave `detach` out";
    backward() = "a tensor does not know how it was computed", "call `backward` on an expression: `x.requires_grad(&mut grad).square().sum().backward()`";
    requires_grad_(on) = "`requires_grad_` is `requires_grad` here", "write `x.requires_grad(&mut grad)`, with the memory of the gradient";
    expand_dims(dim) = "`expand_dims` is `unsqueeze` here", "write `.unsqueeze::<DIM>()`";
    row(i) = "`row` is `select` here", "write `.select::<0, I>()`, or `.select_at::<0>(i)?` where `i` is known at run time";
    row_mut(i) = "`row_mut` is `select` of a mutable view here", "write `.as_view_mut().select_at::<0>(i)?`";
    column(i) = "`column` is `select` here", "write `.select::<1, I>()`, or `.select_at::<1>(i)?` where `i` is known at run time";
    column_mut(i) = "`column_mut` is `select` of a mutable view here", "write `.as_view_mut().select_at::<1>(i)?`";
    columns() = "`columns` is `axis_iter` here", "write `.axis_iter::<1>()`";
    outer_iter() = "`outer_iter` is `rows` here", "write `.rows()`";
    index_axis(axis, i) = "`index_axis` is `select` here", "write `.select::<DIM, I>()`, or `.select_at::<DIM>(i)?` where `i` is known at run time";
    slice_axis(axis, indices) = "`slice_axis` is `narrow` here", "write `.narrow::<DIM, START, LENGTH>()`";
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
    determinant() = "`determinant` is `det` here", "write `.det()` (feature `linalg`)";
    try_inverse() = "`try_inverse` is `inverse` here", "write `.inverse().eval()?` (feature `linalg`)";
    grad() = "the memory of a gradient is yours", "write `x.requires_grad(&mut grad)`, and after `backward` read `grad`";
    type_(dtype) = "`type` is `to` here", "write `.to::<f64>()`";
    t_() = "the layout is part of the type: it does not change in place", "write `let y = x.t();`";
    unsqueeze_(dim) = "the shape is part of the type: it does not change in place", "write `let y = x.unsqueeze::<DIM>();`";
    resize_(shape) = "the shape is part of the type: it does not change in place", "write `.slice(s![..2, ..2])` for a part, `.pad::<Shape![..]>(0.0)` for more";
    new_zeros(shape) = "the shape is part of the type", "write `Tensor::<f32, Shape![3, 4]>::zeros()`";
    new_ones(shape) = "the shape is part of the type", "write `Tensor::<f32, Shape![3, 4]>::ones()`";
    to_scalar() = "`to_scalar` is indexing here", "write `x[[]]` for a tensor without dimensions, `x[[0]]` for one of shape `(D<1>,)`";
    into_scalar() = "`into_scalar` is indexing here", "write `x[[]]` for a tensor without dimensions, `x[[0]]` for one of shape `(D<1>,)`";
    to_vec() = "`to_vec` is `iter` here", "write `.iter().copied().collect::<Vec<_>>()`, or `.as_slice()` for the elements in memory order";
    to_vec1() = "`to_vec1` is `iter` here", "write `.iter().copied().collect::<Vec<_>>()`, or `.as_slice()` for the elements in memory order";
    to_vec2() = "`to_vec2` is `rows` here", "write `.rows()`, whose rows have `.iter()`";
    to_data() = "`to_data` is `as_slice` here", "write `.as_slice()` for elements in memory order, `.iter()` for any layout";
    into_data() = "`into_data` is `into_array` here", "write `.into_array()`, or `.as_slice()`";
    into_raw_vec() = "a tensor has no `Vec`", "write `.into_array()` of an owned tensor, `.as_slice()`, or `.iter()`";
    into_raw_vec_and_offset() = "a tensor has no `Vec`", "write `.into_array()` of an owned tensor, `.as_slice()`, or `.iter()`";
    swap_dims(a, b) = "`swap_dims` is `transpose` here", "write `.transpose::<DIM0, DIM1>()`";
    transpose_mut() = "`transpose_mut` is `t` here", "write `.t()`, a view of another type";
    adjoint() = "`adjoint` is `mT` here", "write `.mT()`";
    diag() = "`diag` is `diagonal` here", "write `.diagonal::<0, 0, 1>()`";
    slice_mut(parts) = "`slice_mut` is `slice` of a mutable view here", "write `.as_view_mut().slice(s![..])`";
    slice_move(parts) = "`slice_move` is `slice` of a view here", "write `.as_view_mut().slice(s![..])`";
    multi_slice_mut(parts) = "`multi_slice_mut` is `split` of a mutable view here", "write `let [a, b] = x.as_view_mut().split::<0, 1>()`";
    slice_assign(parts, other) = "`slice_assign` is `copy_` here", "write `.as_view_mut().slice(s![..]).copy_(&other)`";
    fill(value) = "`fill` is `fill_` here", "write `.fill_(value)`";
    set(index, value) = "`set` is indexing here", "write `x[[i, j]] = value`";
    as_slice_mut() = "`as_slice_mut` is `as_mut_slice` here", "write `.as_mut_slice()` for contiguous elements, `.iter_mut()` for any layout";
    indexed_iter() = "`indexed_iter` is `iter().enumerate()` here", "write `.iter().enumerate()`, where element `[i, j]` has the number `i * columns + j`";
    broadcast(shape) = "`broadcast` is `broadcast_to` here", "write `.broadcast_to::<Shape![2, 3, 4]>()`";
    zip_mut_with(other, f) = "`zip_mut_with` is an expression here", "write `x += &y`, or `x = x.zip(&y, |a, b| ..).eval()`";
    exact_chunks(sizes) = "`exact_chunks` is `tile` here", "write `.tile::<Shape![2, 2]>()`";
    lanes(axis) = "`lanes` is `axis_iter` here", "write `.axis_iter::<DIM>()`";
    genrows() = "`genrows` is `rows` here", "write `.rows()`";
    row_iter() = "`row_iter` is `rows` here", "write `.rows()`";
    column_iter() = "`column_iter` is `axis_iter` here", "write `.axis_iter::<1>()`";
    fold(init, f) = "`fold` is a method of `iter` here", "write `.iter().fold(init, f)`";
    accumulate_axis_inplace(axis, f) = "`accumulate_axis_inplace` is `cumsum` here", "write `.cumsum::<DIM>()`";
    into_dyn() = "the shape is part of the type", "leave `into_dyn` out";
    into_dimensionality() = "the shape is part of the type", "leave `into_dimensionality` out";
    fixed_view[const R: usize, const C: usize](i, j) = "`fixed_view` is `slice` here", "write `.slice(s![0..2, 0..2])`";
    fixed_rows[const R: usize](i) = "`fixed_rows` is `narrow` here", "write `.narrow::<0, START, LENGTH>()`, or `.narrow_at::<0, LENGTH>(start)?`";
    fixed_columns[const C: usize](i) = "`fixed_columns` is `narrow` here", "write `.narrow::<1, START, LENGTH>()`, or `.narrow_at::<1, LENGTH>(start)?`";
    view_range(rows, columns) = "`view_range` is `slice` here", "write `.slice(s![0..2, ..])`";
    insert_row(i, value) = "a tensor does not grow: its shape is part of its type", "write `(&a, &b).cat::<0>()`, a larger one";
    save(path) = "`save` is `save_npy` here", "write `.save_npy(\"x.npy\")?` (feature `std`)";
    padding_border() = "`padding_border` is an option of samples, and this is evaluated", "write it before `.eval()`: `x.grid_sample_bilinear(&grid).padding_border().eval()`";
    padding_reflection() = "`padding_reflection` is an option of samples, and this is evaluated", "write it before `.eval()`: `x.grid_sample_bilinear(&grid).padding_reflection().eval()`";
    align_corners() = "`align_corners` is an option of interpolation and samples, and this is evaluated", "write it before `.eval()`: `x.interpolate_bilinear::<8, 8>().align_corners().eval()`";
    unwrap() = "this is a tensor, not a `Result`: nothing has failed", "leave `.unwrap()` out";
    expect(message) = "this is a tensor, not a `Result`: nothing has failed", "leave `.expect(..)` out";
    moveaxis(from, to) = "`moveaxis` is `movedim` here", "write `.movedim::<FROM, TO>()`";
    unsqueeze_dim(dim) = "`unsqueeze_dim` is `unsqueeze` here", "write `.unsqueeze::<DIM>()`";
    squeeze_dim(dim) = "`squeeze_dim` is `squeeze` here", "write `.squeeze::<DIM>()`";
    broadcast_as(shape) = "`broadcast_as` is `broadcast_to` here", "write `.broadcast_to::<Shape![2, 3, 4]>()`";
    detach_() = "a tensor is a constant, unless `requires_grad` made a variable of it", "leave `detach_` out";
    retain_grad() = "the memory of a gradient is yours", "write `x.requires_grad(&mut grad)`, and after `backward` read `grad`";
    copy_from(other) = "`copy_from` is `copy_` here", "write `.copy_(&other)`";
    set_row(i, row) = "`set_row` is `copy_` here", "write `.as_view_mut().select::<0, I>().copy_(&row)`";
    set_column(i, column) = "`set_column` is `copy_` here", "write `.as_view_mut().select::<1, I>().copy_(&column)`";
    fill_diagonal(value) = "`fill_diagonal` is `fill_` here", "write `.as_view_mut().diagonal::<0, 0, 1>().fill_(value)`";
    fill_diagonal_(value) = "`fill_diagonal_` is `fill_` here", "write `.as_view_mut().diagonal::<0, 0, 1>().fill_(value)`";
    new_full(shape, value) = "the shape is part of the type", "write `Tensor::<f32, Shape![3, 4]>::full(value)`";
    scale_mut(factor) = "`scale_mut` is `*=` here", "write `x *= 2.0`";
    normalize_mut() = "`normalize_mut` is `/=` here", "write `let norm = x.norm(); x /= norm;`";
    strides() = "`strides` is `stride` here", "write `.stride()`";
    to_list() = "`to_list` is `as_slice` or `iter` here", "write `.as_slice()` for elements in memory order, `.iter()` for any layout";
    to_array() = "`to_array` is `into_array` here", "write `.into_array()`, or `.as_slice()`";
    swap_rows(i, j) = "`swap_rows` is `copy_` here", "write `let [mut a, mut b] = ..split::<0, 1>()` of a mutable view, and copy";
}

// Names of nalgebra, ndarray, PyTorch, candle and burn for which there is another one here, of tensors and expressions.
names! {
    names_of_contiguous, "the elements of a transposed, stepped or expanded view are not one slice, those of a view of generic sizes perhaps not":
    as_slice = "`as_slice` needs contiguous elements", "write `.iter()`, or `.eval()` first";
    as_mut_slice = "`as_mut_slice` needs contiguous elements that may be written", "write `.iter_mut()` of a mutable view";
}
/// The slice of a tensor that is not contiguous. By `&self` and `&mut self`, as those of other tensors, which are inherent
/// and therefore found first.
#[doc(hidden)]
pub trait NotContiguous: Sealed {
    fn as_slice(&self) -> <Self as names_of_contiguous::as_slice>::Result
    where
        Self: names_of_contiguous::as_slice,
    {
        <Self as names_of_contiguous::as_slice>::result()
    }
    fn as_mut_slice(&mut self) -> <Self as names_of_contiguous::as_mut_slice>::Result
    where
        Self: names_of_contiguous::as_mut_slice,
    {
        <Self as names_of_contiguous::as_mut_slice>::result()
    }
}
impl<S, L> NotContiguous for TensorBase<S, L> {}
absent! {
    OtherNamesOfBoth, other_names_of_both for [S, L] TensorBase<S, L>, [N] Lazy<N>; "the guide lists all of PyTorch's functions with their names here: `guide::torch`":
    tolist() = "`tolist` is `as_slice` or `iter` here", "write `.as_slice()` for elements in memory order, `.iter()` for any layout";
    numpy() = "`numpy` is `as_slice` here", "write `.as_slice()`, or `.to_npy()` for a file";
    cpu() = "a tensor of the host is already there", "leave `cpu` out; `.to_host()?` copies one of a device";
    astype[T]() = "`astype` is `to` here", "write `.to::<f64>()`";
    cast[T]() = "`cast` is `to` here", "write `.to::<f64>()`";
    ndim() = "`ndim` is `dim` here", "write `.dim()`";
    len() = "`len` is `numel` here", "write `.numel()` for all elements, `.size::<0>()` for the rows";
    nrows() = "`nrows` is the first size here", "write `.size::<0>()`";
    ncols() = "`ncols` is the second size here", "write `.size::<1>()`";
    sum_axis(axis) = "`sum_axis` is `sum_dim` here", "write `.sum_dim::<DIM>()`";
    mean_axis(axis) = "`mean_axis` is `mean_dim` here", "write `.mean_dim::<DIM>()`";
    var_axis(axis, ddof) = "`var_axis` is `var_dim` here", "write `.var_dim::<DIM>()`";
    std_axis(axis, ddof) = "`std_axis` is `std_dim` here", "write `.std_dim::<DIM>()`";
    product() = "`product` is `prod` here", "write `.prod()`";
    mapv(f) = "`mapv` is `map` here", "write `.map(f).eval()`";
    component_mul(other) = "`component_mul` is `*` here", "write `&a * &b`";
    norm_squared() = "`norm_squared` is a product here", "write `.square().sum()`";
    half() = "`half` is `to` here", "write `.to::<f16>()`, with the feature and the crate `half`";
    bool() = "`bool` is `ne` here", "write `.ne(0.0)`, with a zero of the elements' type";
    type_as(other) = "`type_as` is `to` here", "write `.to::<f64>()`";
    to_dtype[T]() = "`to_dtype` is `to` here", "write `.to::<f64>()`";
    dtype() = "the type of the elements is part of the tensor's type", "it is the `T` of `Tensor<T, S>`; `.to::<f64>()` converts";
    device() = "the memory of a tensor is part of its type", "it is a `Tensor` or a view on the host, a `CudaTensor` on a device";
    to_device(device) = "the memory of a tensor is part of its type", "`.cuda()?` copies to a device, `.to_host()?` back";
    dims() = "`dims` is `shape` here", "write `.shape()`";
    rank() = "`rank` is `dim` here", "write `.dim()`; of a matrix's columns, `.matrix_rank()` (feature `linalg`)";
    elem_count() = "`elem_count` is `numel` here", "write `.numel()`";
    len_of(axis) = "`len_of` is `size` here", "write `.size::<DIM>()`";
    raw_dim() = "`raw_dim` is `shape` here", "write `.shape()`; as a type, a shape is `Shape![3, 4]`";
    is_empty() = "whether a tensor is empty follows from its type", "write `.numel() == 0`";
    is_square() = "whether a matrix is square follows from its type", "write `.size::<0>() == .size::<1>()`";
    mapv_into(f) = "`mapv_into` is `map` here", "write `.map(f).eval()`";
    map_axis(axis, f) = "`map_axis` is a reduction here", "write `.sum_dim::<DIM>()` or another one, or loop over `.axis_iter::<DIM>()`";
    fold_axis(axis, init, f) = "`fold_axis` is a reduction here", "write `.sum_dim::<DIM>()` or another one, or loop over `.axis_iter::<DIM>()`";
    zip_with(other, f) = "`zip_with` is `zip` here", "write `.zip(&other, |a, b| ..)`";
    map_with_location(f) = "`map_with_location` is `from_fn` here", "write `Tensor::from_fn(|[i, j]| ..)`";
    sum_rows() = "`sum_rows` is `sum_dim` here", "write `.sum_dim::<0>()`";
    row_sum() = "`row_sum` is `sum_dim` here", "write `.sum_dim::<0>()`";
    column_sum() = "`column_sum` is `sum_dim` here", "write `.sum_dim::<1>()`";
    row_mean() = "`row_mean` is `mean_dim` here", "write `.mean_dim::<0>()`";
    column_mean() = "`column_mean` is `mean_dim` here", "write `.mean_dim::<1>()`";
    sum_all() = "`sum_all` is `sum` here", "write `.sum()`";
    mean_all() = "`mean_all` is `mean` here", "write `.mean()`";
    sum_keepdim[const DIM: isize]() = "`sum_keepdim` is `sum_dim_keepdim` here", "write `.sum_dim_keepdim::<DIM>()`";
    mean_keepdim[const DIM: isize]() = "`mean_keepdim` is `mean_dim_keepdim` here", "write `.mean_dim_keepdim::<DIM>()`";
    powi(n) = "`powi` is `pow` here", "write `.pow(2.0)`";
    powf(p) = "`powf` is `pow` here", "write `.pow(2.0)`";
    powf_scalar(p) = "`powf_scalar` is `pow` here", "write `.pow(2.0)`";
    clip(low, high) = "`clip` is `clamp` here", "write `.clamp(0.0, 1.0)`";
    einsum(pattern, other) = "`einsum` is a macro here", "write `einsum!(\"ij,jk->ik\", &a, &b)`";
    ln() = "`ln` is `log` here", "write `.log()`";
    sqr() = "`sqr` is `square` here", "write `.square()`";
    squared() = "`squared` is `square` here", "write `.square()`";
    recip() = "`recip` is `reciprocal` here", "write `.reciprocal()`";
    signum() = "`signum` is `sign` here", "write `.sign()`";
    sgn() = "`sgn` is `sign` here", "write `.sign()`";
    is_nan() = "`is_nan` is `isnan` here", "write `.isnan()`";
    fract() = "`fract` is `frac` here", "write `.frac()`";
    negative() = "`negative` is `-` here", "write `-&x`";
    multiply(other) = "`multiply` is `*` here", "write `&a * &b`";
    subtract(other) = "`subtract` is `-` here", "write `&a - &b`";
    divide(other) = "`divide` is `/` here", "write `&a / &b`";
    true_divide(other) = "`true_divide` is `/` here", "write `&a / &b`";
    addcmul(a, b) = "`addcmul` is arithmetic here", "write `&x + &a * &b`, one pass";
    addcdiv(a, b) = "`addcdiv` is arithmetic here", "write `&x + &a / &b`, one pass";
    swish() = "`swish` is `silu` here", "write `.silu()`";
    log_sigmoid() = "`log_sigmoid` is `logsigmoid` here", "write `.logsigmoid()`";
    l2_norm() = "`l2_norm` is `norm` here", "write `.norm()`";
    frobenius_norm() = "`frobenius_norm` is `norm` here", "write `.norm()`";
    average() = "`average` is `mean` here", "write `.mean()`";
    variance() = "`variance` is `var` here", "write `.var()`";
    max_all() = "`max_all` is `max` here", "write `.max()`";
    min_all() = "`min_all` is `min` here", "write `.min()`";
    max_axis(axis) = "`max_axis` is `amax_dim` here", "write `.amax_dim::<DIM>()`; `.max_dim::<DIM>()` has the indices, too";
    min_axis(axis) = "`min_axis` is `amin_dim` here", "write `.amin_dim::<DIM>()`; `.min_dim::<DIM>()` has the indices, too";
    argmax_axis(axis) = "`argmax_axis` is `argmax_dim` here", "write `.argmax_dim::<DIM>()`";
    max_keepdim(dim) = "`max_keepdim` is `amax_dim_keepdim` here", "write `.amax_dim_keepdim::<DIM>()`";
    percentile(q) = "`percentile` is `quantile` here", "write `.quantile(0.5)`, from 0 to 1";
    histogram(bins) = "`histogram` is `bucketize` and `scatter_add_` here", "write `counts.scatter_add_::<0>(&x.bucketize(&bounds).eval(), &ones)?`, of `counts` that are 0";
    ravel() = "`ravel` is `reshape` here", "write `.reshape::<Shape![_]>()`; `.view::<Shape![_]>()` never copies";
    flatten_all() = "`flatten_all` is `reshape` here", "write `.reshape::<Shape![_]>()`; `.view::<Shape![_]>()` never copies";
    inner(other) = "`inner` is `dot` of vectors here", "write `a.dot(&b)`, or `a.mm(&b.t())` of matrices";
    tensordot(other, dims) = "`tensordot` is a macro here", "write `einsum!(\"ijk,kl->ijl\", &a, &b)`";
    ger(other) = "`ger` is `outer` here", "write `.outer(&other)`";
    where_cond(a, b) = "`where_cond` is `where_` here", "write `where_(&mask, &a, &b)`";
    is_close(other) = "`is_close` is `isclose` here", "write `.isclose(&other)`, or `.allclose(&other)` for one `bool`";
    mse(target) = "`mse` is `mse_loss` here", "write `.mse_loss(&target).mean()`";
    inv() = "`inv` is `inverse` here", "write `.inverse().eval()?` (feature `linalg`)";
    logdet() = "`logdet` is `slogdet` here", "write `.slogdet()`, the sign and the logarithm (feature `linalg`)";
    eigenvalues() = "`eigenvalues` is `eigvals` here", "write `.eigvals().eval()?`, or `.eigh().eval()?` of a symmetric matrix (feature `linalg`)";
    nelement() = "`nelement` is `numel` here", "write `.numel()`";
    n_dim() = "`n_dim` is `dim` here", "write `.dim()`";
    ndims() = "`ndims` is `dim` here", "write `.dim()`";
    hadamard(other) = "`hadamard` is `*` here", "write `&a * &b`";
    component_div(other) = "`component_div` is `/` here", "write `&a / &b`";
    scale(factor) = "`scale` is `*` here", "write `&x * 2.0`";
    affine(factor, summand) = "`affine` is arithmetic here", "write `&x * 2.0 + 1.0`";
    add_scalar(summand) = "`add_scalar` is `+` here", "write `&x + 1.0`";
    sub_scalar(summand) = "`sub_scalar` is `-` here", "write `&x - 1.0`";
    mul_scalar(factor) = "`mul_scalar` is `*` here", "write `&x * 2.0`";
    div_scalar(divisor) = "`div_scalar` is `/` here", "write `&x / 2.0`";
    broadcast_add(other) = "`broadcast_add` is `+` here", "write `&a + &b`, which broadcasts";
    broadcast_sub(other) = "`broadcast_sub` is `-` here", "write `&a - &b`, which broadcasts";
    broadcast_mul(other) = "`broadcast_mul` is `*` here", "write `&a * &b`, which broadcasts";
    broadcast_div(other) = "`broadcast_div` is `/` here", "write `&a / &b`, which broadcasts";
    normalize() = "`normalize` is a quotient here", "write `&x / x.norm()`";
    magnitude() = "`magnitude` is `norm` here", "write `.norm()`";
    kronecker(other) = "`kronecker` is `kron` here", "write `.kron(&other)`";
    tr_mul(other) = "`tr_mul` is `mm` of a transpose here", "write `a.t().mm(&b)`";
    ad_mul(other) = "`ad_mul` is `mm` of a transpose here", "write `a.t().mm(&b)`";
    gemm(alpha, a, b, beta) = "`gemm` is `addmm` here", "write `c.addmm(&a, &b, beta, alpha).eval()`";
    scaled_add(factor, other) = "`scaled_add` is arithmetic here", "write `x += &y * 2.0`";
    upper_triangle() = "`upper_triangle` is `triu` here", "write `.triu(0)`";
    lower_triangle() = "`lower_triangle` is `tril` here", "write `.tril(0)`";
    invert_axis(axis) = "`invert_axis` is `flip` here", "write `.flip::<Dims![0]>()`";
    symmetric_eigen() = "`symmetric_eigen` is `eigh` here", "write `.eigh().eval()?` (feature `linalg`)";
    symmetric_eigenvalues() = "`symmetric_eigenvalues` is `eigh` here", "write `.eigh().eval()?` (feature `linalg`)";
    pseudo_inverse(eps) = "`pseudo_inverse` is `pinv` here", "write `.pinv().eval()?` (feature `linalg`)";
    mask_fill(mask, value) = "`mask_fill` is `masked_fill` here", "write `.masked_fill(&mask, 0.0)`";
    mask_where(mask, other) = "`mask_where` is `where_` here", "write `where_(&mask, &a, &b)`";
    lstm(w) = "there is no `lstm`", "write its gates: `x.linear(&w)`, `sigmoid`, `tanh`";
    rnn(w) = "there is no `rnn`", "write it: `(x.linear(&w) + h.linear(&u)).tanh()`";
    dropout(p) = "there is no `dropout`", "write `&x * &mask`, with a mask from `Tensor::dropout_mask(p, &mut rng)?` (feature `rand_010`)";
    hstack(other) = "`hstack` is `cat` here", "write `(&a, &b).cat::<1>()`";
    vstack(other) = "`vstack` is `cat` here", "write `(&a, &b).cat::<0>()`";
    concat(other) = "`concat` is `cat` of a tuple or an array here", "write `(&a, &b).cat::<0>()`";
    concatenate(other) = "`concatenate` is `cat` of a tuple or an array here", "write `(&a, &b).cat::<0>()`";
    append(axis, other) = "a tensor does not grow: its shape is part of its type", "write `(&a, &b).cat::<0>()`, a larger one";
    push(element) = "a tensor does not grow: its shape is part of its type", "write `(&a, &b).cat::<0>()`, a larger one";
    resize(rows, columns, value) = "a tensor is not resized: its shape is part of its type", "write `.slice(s![..2, ..2])` for a part, `.pad::<Shape![..]>(0.0)` for more";
    padding(n) = "`padding` is an option before the convolution", "write `x.conv_options::<Padding<1>>().conv2d(&w)`";
    dilation(n) = "`dilation` is an option before the convolution", "write `x.conv_options::<Dilation<2>>().conv2d(&w)`";
    groups(n) = "`groups` is an option before the convolution", "write `x.conv_options::<Groups<2>>().conv2d(&w)`";
    scatter_reduce(dim, index, source, reduce) = "`scatter_reduce` is in place here, one method for each reduction", "write `x.scatter_amax_::<DIM>(&index, &source)?`, `scatter_amin_`, `scatter_prod_`, `scatter_add_`";
    scatter_reduce_(dim, index, source, reduce) = "`scatter_reduce_` is one method for each reduction here", "write `x.scatter_amax_::<DIM>(&index, &source)?`, `scatter_amin_`, `scatter_prod_`, `scatter_add_`";
    bincount() = "`bincount` is `scatter_add_` here", "write `counts.scatter_add_::<0>(&x, &ones)?`, of `counts` that are 0";
    histc(bins, min, max) = "`histc` is `bucketize` and `scatter_add_` here", "write `counts.scatter_add_::<0>(&x.bucketize(&bounds).eval(), &ones)?`, of `counts` that are 0";
    multinomial(samples, rng) = "`multinomial` is `from_distribution` here", "write `Tensor::from_distribution(&distribution, &mut rng)` of a `WeightedIndex` of `rand` (feature `rand_010`)";
    grid_sample(grid) = "`grid_sample` has a method for each mode", "write `.grid_sample_bilinear(&grid)` or `.grid_sample_nearest(&grid)`";
    pixel_shuffle(factor) = "`pixel_shuffle` is `unflatten`, `permute` and `reshape` here", "write `.unflatten::<1, Shape![_, 2, 2]>().permute::<Dims![0, 1, 4, 2, 5, 3]>().reshape::<Shape![1, 3, 8, 8]>()`";
    upsample(size) = "`upsample` is `interpolate_nearest` or `interpolate_bilinear` here", "write `.interpolate_nearest::<8, 8>()` or `.interpolate_bilinear::<8, 8>()`";
    interpolate[const H: usize, const W: usize]() = "`interpolate` has a method for each mode", "write `.interpolate_nearest::<8, 8>()` or `.interpolate_bilinear::<8, 8>()`";
    bce_loss(target) = "`bce_loss` is `binary_cross_entropy` here", "write `.binary_cross_entropy(&target).mean()`";
    diff() = "`diff` is a difference of slices here", "write `x.slice(s![1..]) - x.slice(s![..-1])` of a vector, `x.slice(s![.., 1..]) - x.slice(s![.., ..-1])` of a matrix";
    cov() = "`cov` is a product here", "write `let d = (&x - x.mean_dim_keepdim::<1>()).eval();`, then `d.mm(&d.t()) / (n - 1.0)`, for rows of `n` elements";
    corrcoef() = "`corrcoef` is a product here", "write `let d = (&x - x.mean_dim_keepdim::<1>()).eval();` and `let d = (&d / d.norm_dim_keepdim::<1>()).eval();`, then `d.mm(&d.t())`";
    cdist(other) = "`cdist` is the norm of differences here", "write `(x.unsqueeze::<1>() - y.unsqueeze::<0>()).norm_dim::<2>()`";
    pairwise_distance(other) = "`pairwise_distance` is the norm of differences here", "write `(&x - &y + 1e-6).norm_dim::<-1>()`";
    cosine_similarity(other) = "`cosine_similarity` is a quotient here", "write `(&x * &y).sum_dim::<1>() / (x.norm_dim::<1>() * y.norm_dim::<1>())`";
    nansum() = "`nansum` is a sum here", "write `where_(x.isnan(), 0.0, &x).sum()`";
    nanmean() = "`nanmean` is a quotient here", "write `where_(x.isnan(), 0.0, &x).sum() / x.isnan().logical_not().count_nonzero() as f32`";
    logaddexp(other) = "`logaddexp` is `logsumexp_dim` here", "write `(&x, &y).stack::<0>().logsumexp_dim::<0>()`";
    isin(set) = "`isin` is a comparison here", "write `x.unsqueeze::<-1>().eq(&set).any_dim::<-1>()`, of a vector `set`";
    argwhere() = "`argwhere` is `nonzero` here", "write `.nonzero::<R, N>()`, for `R` dimensions and at most `N` places";
    take_along_dim(index) = "`take_along_dim` is `gather` here", "write `.gather::<DIM>(&index)?`";
    tensor_split(parts) = "`tensor_split` is `chunk` or `split_at` here", "write `.chunk::<DIM, 2>()` for equal parts, `.split_with_sizes::<DIM, Shape![2, 3]>()` for others";
    hsplit(parts) = "`hsplit` is `chunk` here", "write `.chunk::<1, 2>()`";
    vsplit(parts) = "`vsplit` is `chunk` here", "write `.chunk::<0, 2>()`";
    var_mean() = "`var_mean` is two reductions here", "write `(x.var(), x.mean())`";
    std_mean() = "`std_mean` is two reductions here", "write `(x.std(), x.mean())`";
    aminmax() = "`aminmax` is two reductions here", "write `(x.amin(), x.amax())`";
    arcsin() = "`arcsin` is `asin` here", "write `.asin()`";
    arccos() = "`arccos` is `acos` here", "write `.acos()`";
    arctan() = "`arctan` is `atan` here", "write `.atan()`";
    arctan2(other) = "`arctan2` is `atan2` here", "write `.atan2(&other)`";
    arcsinh() = "`arcsinh` is `asinh` here", "write `.asinh()`";
    arccosh() = "`arccosh` is `acosh` here", "write `.acosh()`";
    arctanh() = "`arctanh` is `atanh` here", "write `.atanh()`";
    greater(other) = "`greater` is `gt` here", "write `.gt(&other)`";
    greater_equal(other) = "`greater_equal` is `ge` here", "write `.ge(&other)`";
    less(other) = "`less` is `lt` here", "write `.lt(&other)`";
    less_equal(other) = "`less_equal` is `le` here", "write `.le(&other)`";
    not_equal(other) = "`not_equal` is `ne` here", "write `.ne(&other)`";
    fix() = "`fix` is `trunc` here", "write `.trunc()`";
    float_power(exponent) = "`float_power` is `pow` here", "write `.double().pow(2.0)`";
    sinc() = "`sinc` is a quotient here", "write `where_(x.eq(0.0), 1.0, (&x * PI).sin() / (&x * PI))`";
    softmin() = "`softmin` is `softmax` here", "write `(-&x).softmax::<1>()`";
    tanhshrink() = "`tanhshrink` is a difference here", "write `&x - x.tanh()`";
    glu() = "`glu` is a product here", "write `let [a, b] = x.chunk::<-1, 2>();`, then `a * b.sigmoid()`";
    pixel_unshuffle(factor) = "`pixel_unshuffle` is `unflatten`, `permute` and `reshape` here", "write `.unflatten::<3, Shape![_, 2]>().unflatten::<2, Shape![_, 2]>().permute::<Dims![0, 1, 3, 5, 2, 4]>().reshape::<Shape![1, 12, 4, 4]>()`";
    channel_shuffle(groups) = "`channel_shuffle` is `unflatten`, `transpose` and `reshape` here", "write `.unflatten::<1, Shape![2, _]>().transpose::<1, 2>().reshape::<Shape![1, 8, 4, 4]>()`";
    mode() = "`mode` is a loop over sorted elements here", "write `let (sorted, _) = x.sort::<0>().eval();`, and count equal neighbours";
    unique_consecutive() = "`unique_consecutive` is a loop here", "write one over `.iter()`; `.unique::<N>()` sorts";
    pinverse() = "`pinverse` is `pinv` here", "write `.pinv().eval()?` (feature `linalg`)";
    vdot(other) = "`vdot` is `dot` here", "write `.dot(&other)`";
    fft2() = "`fft2` is `fft` along each dimension here", "write `.fft::<-1>().fft::<-2>()` (feature `fft`)";
    ifft2() = "`ifft2` is `ifft` along each dimension here", "write `.ifft::<-1>().ifft::<-2>()` (feature `fft`)";
    rfft2() = "`rfft2` is `rfft`, then `fft` here", "write `.rfft::<-1>().fft::<-2>()` (feature `fft`)";
    irfft2() = "`irfft2` is `ifft`, then `irfft` here", "write `.ifft::<-2>().irfft::<-1, N>()` (feature `fft`)";
    fftshift() = "`fftshift` is `roll` along each dimension here", "write `.roll::<0>(n / 2)`, of size `n`";
    ifftshift() = "`ifftshift` is `roll` along each dimension here", "write `.roll::<0>((n + 1) / 2)`, of size `n`";
    par_map(f) = "evaluations run in parallel where that is faster", "write `.map(f).eval()`, with the feature `rayon`";
    par_iter() = "evaluations run in parallel where that is faster", "write an expression, `.map(f).eval()`, with the feature `rayon`";
    par_mapv_inplace(f) = "evaluations run in parallel where that is faster", "write an expression, `.map(f).eval()`, with the feature `rayon`";
}

names! {
    others, "the guide lists all of PyTorch's functions with their names here: `guide::torch`":
    new = "`new` makes views, which borrow their elements", "write `tensor![1.0, 2.0]`, or `from_array([1.0, 2.0])`";
    empty = "elements are never uninitialised", "write `zeros()`";
    zeros_like = "the shape is part of the type", "write `zeros()`";
    ones_like = "the shape is part of the type", "write `ones()`";
    rand_like = "the shape is part of the type", "write `rand(&mut rng)` (feature `rand_010`)";
    cat = "`cat` is a method of a tuple or an array here", "write `(&a, &b).cat::<0>()`, or `[&a, &b].cat::<0>()`";
    stack = "`stack` is a method of a tuple or an array here", "write `(&a, &b).stack::<0>()`, or `[&a, &b].stack::<0>()`";
    eye = "`eye` makes square matrices", "a shape [N, N] is needed";
    linspace = "`linspace` makes vectors", "write `linspace(a, b)` of a shape [N], and `.view::<Shape![2, 3]>()`";
    from_slice = "`from_slice` is `try_from` here", "write `Tensor::try_from(elements)?`";
    from_data = "`from_data` is `from_array` here", "write `tensor![1.0, 2.0]`, or `from_array([1.0, 2.0])`";
    from_floats = "`from_floats` is `from_array` here", "write `tensor![1.0, 2.0]`, or `from_array([1.0, 2.0])`";
    load = "`load` is `load_npy` here", "write `load_npy(path)?` (feature `std`), or `include_npy!(path)`";
    from_diagonal = "`from_diagonal` is a product here", "write `Tensor::<f32, Shape![3, 3]>::eye() * &v`";
    from_shape_vec = "the shape is part of the type here", "write `BoxedTensor::try_from(elements)?`, or `Tensor::try_from(&elements[..])?`";
    from_shape_fn = "the shape is part of the type here", "write `from_fn(|[i, j]| ..)`";
    from_vec = "`from_vec` is `try_from` here", "write `BoxedTensor::try_from(elements)?`, or `Tensor::try_from(&elements[..])?`";
    from_elem = "`from_elem` is `full` here", "write `full(element)`: the shape is part of the type";
    from_element = "`from_element` is `full` here", "write `full(element)`";
    from_row_slice = "`from_row_slice` is `try_from` here", "write `Tensor::try_from(elements)?`";
    identity = "`identity` is `eye` here", "write `eye()`";
}
type Fallible<T> = Result<T, Infallible>;
// One line each, as messages show it.
#[doc(hidden)]
#[rustfmt::skip]
pub trait OtherConstructors: Sealed + Sized {
    fn new(_: impl Sized) -> Self where Self: others::new { unreachable!() }
    fn empty() -> Self where Self: others::empty { unreachable!() }
    fn zeros_like(_: impl Sized) -> Self where Self: others::zeros_like { unreachable!() }
    fn ones_like(_: impl Sized) -> Self where Self: others::ones_like { unreachable!() }
    fn rand_like(_: impl Sized) -> Self where Self: others::rand_like { unreachable!() }
    fn cat(_: impl Sized, _: impl Sized) -> Self where Self: others::cat { unreachable!() }
    fn stack(_: impl Sized, _: impl Sized) -> Self where Self: others::stack { unreachable!() }
    fn eye() -> Self where Self: others::eye { unreachable!() }
    fn linspace(_: impl Sized, _: impl Sized) -> Self where Self: others::linspace { unreachable!() }
    fn from_slice(_: impl Sized) -> Self where Self: others::from_slice { unreachable!() }
    fn from_data(_: impl Sized) -> Self where Self: others::from_data { unreachable!() }
    fn from_floats(_: impl Sized) -> Self where Self: others::from_floats { unreachable!() }
    fn from_diagonal(_: impl Sized) -> Self where Self: others::from_diagonal { unreachable!() }
    fn load(_: impl Sized) -> Self where Self: others::load { unreachable!() }
    fn from_shape_vec(_: impl Sized, _: impl Sized) -> Fallible<Self> where Self: others::from_shape_vec { unreachable!() }
    fn from_shape_fn(_: impl Sized, _: impl Sized) -> Self where Self: others::from_shape_fn { unreachable!() }
    fn from_vec(_: impl Sized) -> Self where Self: others::from_vec { unreachable!() }
    fn from_elem(_: impl Sized, _: impl Sized) -> Self where Self: others::from_elem { unreachable!() }
    fn from_element(_: impl Sized) -> Self where Self: others::from_element { unreachable!() }
    fn from_row_slice(_: impl Sized) -> Self where Self: others::from_row_slice { unreachable!() }
    fn identity() -> Self where Self: others::identity { unreachable!() }
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
    bernoulli_(p, rng) = "`bernoulli_` needs the feature `rand_010`";
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
// One line each, as messages show it.
#[cfg(not(feature = "rand_010"))]
#[doc(hidden)]
#[rustfmt::skip]
pub trait ConstructorsWithoutRand: Sealed + Sized {
    fn rand(_: impl Sized) -> Self where Self: rand_constructors::rand { unreachable!() }
    fn randn(_: impl Sized) -> Self where Self: rand_constructors::randn { unreachable!() }
    fn randint(_: impl Sized, _: impl Sized, _: impl Sized) -> Fallible<Self> where Self: rand_constructors::randint { unreachable!() }
    fn randperm(_: impl Sized) -> Self where Self: rand_constructors::randperm { unreachable!() }
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

#[cfg(not(feature = "dlpack"))]
disabled! {
    WithoutDlpack, without_dlpack for [S, L] TensorBase<S, L>; "the feature `dlpack` is not enabled", "`cargo add stridewise --features dlpack` shares memory with PyTorch, NumPy and others in the same process":
    into_dlpack() = "`into_dlpack` needs the feature `dlpack`";
    into_dlpack_unversioned() = "`into_dlpack_unversioned` needs the feature `dlpack`";
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
// One line each, as messages show it.
#[cfg(not(feature = "std"))]
#[doc(hidden)]
#[rustfmt::skip]
pub trait ConstructorsWithoutStd: Sealed + Sized {
    fn load_npy(_: impl Sized) -> Fallible<Self> where Self: std_constructors::load_npy { unreachable!() }
    fn load_text(_: impl Sized) -> Fallible<Self> where Self: std_constructors::load_text { unreachable!() }
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

// What a whole reduction gives is a number.
absent! {
    OfNumbers, of_numbers for [] f32, [] f64, [] i32, [] i64, [] u8, [] usize, [] bool; "`sum`, `mean`, `max`, `argmax`, `det` and their like give a number at once; along a dimension, `x.sum_dim::<0>()`, they are expressions":
    eval() = "a number is not evaluated: this reduction has given it", "leave `.eval()` out";
    eval_boxed() = "a number is not evaluated: this operation has given it", "leave `.eval_boxed()` out";
    eval_into(out) = "a number is not evaluated: this operation has given it", "assign it: `out[[]] = ..`, or leave `.eval_into(..)` out";
    item() = "this is a number already", "leave `.item()` out";
    unwrap() = "this is a number, not a `Result`", "leave `.unwrap()` out";
    detach() = "this is a number, without a gradient", "leave `.detach()` out";
    sum() = "this is a number already", "leave `.sum()` out";
    mean() = "this is a number already", "leave `.mean()` out";
    relu() = "this is a number, not a tensor", "write `.max(0.0)`";
}

absent! {
    OfElements, of_elements for [Op, A] Lazy<Unary<Op, A>>, [Op, A, B] Lazy<Binary<Op, A, B>>; "`.eval()` gives a tensor; what can fail, as `a.inverse().eval()`, gives a `Result`":
    unwrap() = "this is an expression, not a `Result`: it cannot fail", "write `.eval()`";
    expect(message) = "this is an expression, not a `Result`: it cannot fail", "write `.eval()`";
}
absent! {
    OfExpressions, of_expressions for [N] Lazy<N>; "`&a + &b` and `x.mse_loss(&y).sum_dim::<0>()` are expressions, which compute nothing until then; `backward()` of a loss gives its value, too":
    item() = "`item` is indexing here, and this expression is not evaluated", "write `.eval()[[]]` for one without dimensions, `.eval()[[0]]` for one of shape `(D<1>,)`";
}
absent! {
    OfSeveral, of_several for
        [S, L, S2, L2] (TensorBase<S, L>, TensorBase<S2, L2>),
        [S, L, S2, L2, S3, L3] (TensorBase<S, L>, TensorBase<S2, L2>, TensorBase<S3, L3>);
        "`let (q, r) = x.qr().eval();`, `let (values, indices) = x.sort::<0>().eval();`":
    eval() = "these results are evaluated", "leave the second `.eval()` out";
    unwrap() = "these are results, not a `Result`: this operation does not fail", "leave `.unwrap()` out";
}
absent! {
    OfSlices, of_slices for [T] [T]; "`[&a, &b].cat::<0>()` of tensors of one type, `(&a, &b).cat::<0>()` of any":
    cat[const DIM: isize]() = "a `Vec` or a slice does not have its length in its type", "write an array or a tuple";
    stack[const DIM: isize]() = "a `Vec` or a slice does not have its length in its type", "write an array or a tuple";
}
#[diagnostic::do_not_recommend]
impl<T> Sealed for [T] {}
absent! {
    AfterLayer, after_layer for [Op, A] Lazy<Unary<Op, A>>, [Op, A, B] Lazy<Binary<Op, A, B>>; "`x.conv2d(&w).bias(&b).relu()`, `x.linear(&w).bias(&b)`":
    bias(b) = "`bias` belongs to a layer, and this is not one", "write it directly after the layer, or add it: `+ &b`";
    weight(w) = "`weight` belongs to a layer, and this is not one", "write it directly after the layer";
}

/// A tensor or an expression out of its `Result`. It is not implemented for any `Result`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this is a `Result`, which has a tensor or an expression only if nothing failed",
    label = "`?` or `.unwrap()` comes first",
    note = "`x.index_select::<0>(&i)?.eval()`, `a.inverse().eval()?.mm(&b)`, `x.select_at::<0>(i)?.sum()`"
)]
pub trait Unwrapped: Sealed {
    type Result;
    fn result(&mut self) -> Self::Result;
}
unevaluated! {
    NotUnwrapped (crate::expr::absent::Unwrapped):
    eval; eval_into(out); eval_boxed; shape; numel; dim; size[const DIM: isize]; t; view[To]; reshape[To];
    flatten[const A: isize, const B: isize]; permute[D]; transpose[const A: isize, const B: isize];
    unsqueeze[const DIM: isize]; squeeze[const DIM: isize]; narrow[const DIM: isize, const START: isize, const LEN: usize];
    select[const DIM: isize, const I: isize]; slice(parts); rebase; as_view; as_view_mut; as_slice; rows; item; to_host; cuda;
    sum; mean; max; min; argmax; argmin; var; std; norm; prod; sum_dim[const DIM: isize]; mean_dim[const DIM: isize];
    mm(other); mv(other); bmm(other); matmul(other); dot(other); linear(w); conv2d(w); relu; exp; log; sqrt; abs; square;
    sigmoid; tanh; softmax[const DIM: isize]; fill_(value); zero_; copy_(other); add_(other); sub_(other); mul_(other);
    backward; solve(b); inverse; to[T];
}
#[diagnostic::do_not_recommend]
impl<T: Sealed, E> Sealed for Result<T, E> {}
impl<S, L, E> NotUnwrapped for Result<TensorBase<S, L>, E> {}
impl<N, E> NotUnwrapped for Result<Lazy<N>, E> {}

#[cfg(not(feature = "alloc"))]
disabled! {
    box_constructors, "the feature `alloc` is not enabled", "`cargo add stridewise --features alloc` brings tensors on the heap":
    zeros = "`BoxedTensor` needs the feature `alloc`";
    ones = "`BoxedTensor` needs the feature `alloc`";
    full = "`BoxedTensor` needs the feature `alloc`";
    eye = "`BoxedTensor` needs the feature `alloc`";
    arange = "`BoxedTensor` needs the feature `alloc`";
    from_fn = "`BoxedTensor` needs the feature `alloc`";
    from_array = "`BoxedTensor` needs the feature `alloc`";
    load_npy = "`BoxedTensor` needs the feature `alloc`";
}
// One line each, as messages show it.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[rustfmt::skip]
pub trait BoxConstructors: Sealed + Sized {
    fn zeros() -> Self where Self: box_constructors::zeros { unreachable!() }
    fn ones() -> Self where Self: box_constructors::ones { unreachable!() }
    fn full(_: impl Sized) -> Self where Self: box_constructors::full { unreachable!() }
    fn eye() -> Self where Self: box_constructors::eye { unreachable!() }
    fn arange() -> Self where Self: box_constructors::arange { unreachable!() }
    fn from_fn(_: impl Sized) -> Self where Self: box_constructors::from_fn { unreachable!() }
    fn from_array(_: impl Sized) -> Self where Self: box_constructors::from_array { unreachable!() }
    fn load_npy(_: impl Sized) -> Fallible<Self> where Self: box_constructors::load_npy { unreachable!() }
}
#[cfg(not(feature = "alloc"))]
impl<T, Sh> BoxConstructors for types::BoxedTensor<T, Sh> {}
/// Types of features that are not enabled.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[allow(unreachable_pub, missing_debug_implementations)]
pub mod types {
    use core::marker::PhantomData;
    pub struct BoxedTensor<T, Sh>(PhantomData<(T, Sh)>);
    impl<T, Sh> crate::num::Sealed for BoxedTensor<T, Sh> {}
}

/// Functions of features that are not enabled.
#[cfg(not(feature = "rayon"))]
#[doc(hidden)]
#[allow(unreachable_pub)]
pub mod functions {
    #[diagnostic::on_unimplemented(
        message = "`set_num_threads` needs the feature `rayon`",
        label = "the feature `rayon` is not enabled",
        note = "`cargo add stridewise --features rayon` evaluates large expressions on several threads"
    )]
    pub trait NeedsRayon: crate::num::Sealed {}
    pub fn set_num_threads<T: NeedsRayon>(_: T) {}
}
