//! PyTorch's functions by topic, and the counterpart of each.
//!
//! The functions are those of `torch`, `torch.Tensor`, `torch.nn.functional`, `torch.linalg` and `torch.fft` that
//! apply to strided tensors on a host, and those for training (`torch.optim`, `torch.nn.init`); the list comes from
//! PyTorch itself, and `tests/torch.rs` compares this page with it. If PyTorch has both `x.add_(y)` and `x.add(y)`, the
//! page names the second. Options are parts of names here: `dim` is `x.sum_dim::<1>()`, `keepdim` is
//! `x.sum_dim_keepdim::<1>()`, `correction` and `p` are `x.var_with(0)` and `x.norm_with(1.0)`, `out=` is `eval_into`,
//! and an operation without an in-place name is `x.apply_(f)`. [The differences](super::differences) lists functions
//! that behave differently.
//!
//! # Making tensors
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `zeros` | [`Tensor::zeros`](crate::Tensor::zeros) |
//! | `ones` | [`Tensor::ones`](crate::Tensor::ones) |
//! | `full` | [`Tensor::full`](crate::Tensor::full) |
//! | `eye` | [`Tensor::eye`](crate::Tensor::eye) |
//! | `arange` | [`Tensor::arange`](crate::Tensor::arange) |
//! | `linspace` | [`Tensor::linspace`](crate::Tensor::linspace) |
//! | `range` | [`Tensor::arange_from`](crate::Tensor::arange_from) |
//! | `empty`, `scalar_tensor`, `tensor`, `as_tensor`, `asarray` | [`tensor!`](crate::tensor!), [`Tensor::from_array`](crate::Tensor::from_array), [`Tensor::from_fn`](crate::Tensor::from_fn); a tensor is always initialised |
//! | `from_numpy`, `from_file` | [`TensorView::new`](crate::TensorView::new) of an array, `try_from` of a slice or a vector, without a copy; [`Tensor::from_text`](crate::Tensor::from_text) |
//! | `zeros_like`, `ones_like`, `full_like`, `empty_like`, `new`, `new_zeros`, `new_ones`, `new_full`, `new_empty`, `new_tensor` | `Tensor::zeros()`, …: the shape is inferred |
//! | `complex` | `x.zip(&y, \|re, im\| [re, im])`: [`zip`](Pointwise::zip) |
//! | `meshgrid` | [`meshgrid`](GridOps::meshgrid), in the order of `indexing="ij"` |
//!
//! | absent | instead |
//! |---|---|
//! | `empty_strided`, `new_empty_strided` | a new tensor is dense; [`as_strided`](TensorBase::as_strided) of it has any strides |
//! | `logspace` | `Tensor::linspace(a, b).map(\|v\| 10f32.powf(v))` |
//! | `bartlett_window`, `blackman_window`, `hamming_window`, `hann_window`, `kaiser_window`, `vander`, `tril_indices`, `triu_indices`, `cartesian_prod`, `combinations`, `polar` | `Tensor::from_fn(\|[i]\| ..)` |
//!
//! # Properties of a tensor
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `size` | [`size`](TensorBase::size) |
//! | `stride` | [`stride`](TensorBase::stride) |
//! | `storage_offset` | [`storage_offset`](TensorBase::storage_offset) |
//! | `numel`, `nelement` | [`numel`](TensorBase::numel) |
//! | `dim`, `ndimension` | [`dim`](TensorBase::dim) |
//! | `is_contiguous` | [`is_contiguous`](TensorBase::is_contiguous) |
//! | `item` | `x[[]]` of no dimensions, `x[[i, j]]` of any: [`get`](TensorBase::get) |
//! | `tolist`, `numpy` | [`iter`](TensorBase::iter), [`as_slice`](crate::Tensor::as_slice) |
//! | `data_ptr` | [`storage`](TensorBase::storage)`.as_ptr()`, and the offset |
//! | `equal`, `is_same_size` | `x == y`; shapes are compared by the compiler |
//! | `is_nonzero` | `x[[]] != 0.0` |
//! | `storage` | [`storage`](TensorBase::storage) |
//! | `element_size` | `size_of::<f32>()` |
//! | `is_tensor`, `is_floating_point`, `is_complex`, `is_signed`, `is_conj`, `is_neg`, `type`, `can_cast`, `result_type`, `promote_types` | these are properties of types, known to the compiler |
//! | `dim_order` | [`stride`](TensorBase::stride) |
//!
//! # Views
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `view` | [`view`](TensorBase::view) |
//! | `reshape` | [`reshape`](TensorBase::reshape) |
//! | `flatten` | [`flatten`](TensorBase::flatten) |
//! | `t` | [`t`](TensorBase::t) |
//! | `transpose` | [`transpose`](TensorBase::transpose) |
//! | `permute` | [`permute`](TensorBase::permute) |
//! | `movedim` | [`movedim`](TensorBase::movedim) |
//! | `narrow` | [`narrow`](TensorBase::narrow) |
//! | `select` | [`select`](TensorBase::select) |
//! | `expand` | [`expand`](TensorBase::expand) |
//! | `unsqueeze` | [`unsqueeze`](TensorBase::unsqueeze) |
//! | `squeeze` | [`squeeze`](TensorBase::squeeze) |
//! | `as_strided` | [`as_strided`](TensorBase::as_strided) |
//! | `unfold` | [`unfold`](TensorBase::unfold) |
//! | `unflatten` | [`unflatten`](TensorBase::unflatten) |
//! | `diagonal` | [`diagonal`](TensorBase::diagonal) |
//! | `contiguous` | [`contiguous`](TensorBase::contiguous) |
//! | `swapaxes` | [`swapaxes`](TensorBase::swapaxes) |
//! | `swapdims` | [`swapdims`](TensorBase::swapdims) |
//! | `broadcast_to` | [`broadcast_to`](TensorBase::broadcast_to) |
//! | `expand_as` | [`expand_as`](TensorBase::expand_as) |
//! | `view_as` | [`view_as`](TensorBase::view_as) |
//! | `chunk` | [`chunk`](TensorBase::chunk) |
//! | `split` | [`split`](TensorBase::split) |
//! | `split_with_sizes` | [`split_with_sizes`](TensorBase::split_with_sizes) |
//! | `unbind` | [`unbind`](TensorBase::unbind) |
//! | `atleast_1d` | [`atleast_1d`](TensorBase::atleast_1d) |
//! | `atleast_2d` | [`atleast_2d`](TensorBase::atleast_2d) |
//! | `atleast_3d` | [`atleast_3d`](TensorBase::atleast_3d) |
//! | `view_as_real` | [`view_as_real`](TensorBase::view_as_real) |
//! | `view_as_complex` | [`view_as_complex`](TensorBase::view_as_complex) |
//! | `real` | [`real`](TensorBase::real) |
//! | `imag` | [`imag`](TensorBase::imag) |
//! | `moveaxis` | [`movedim`](TensorBase::movedim), [`movedims`](TensorBase::movedims) |
//! | `reshape_as` | [`reshape`](TensorBase::reshape) |
//! | `ravel` | `x.flatten::<0, -1>()`, `x.reshape::<Shape![_]>()` |
//! | `tensor_split` | [`split_at`](TensorBase::split_at), [`split_with_sizes`](TensorBase::split_with_sizes) |
//! | `hsplit`, `vsplit`, `dsplit` | [`chunk`](TensorBase::chunk), [`split_with_sizes`](TensorBase::split_with_sizes) |
//! | `broadcast_tensors` | arithmetic broadcasts; [`broadcast_to`](TensorBase::broadcast_to) |
//! | `broadcast_shapes` | [`Broadcast`] |
//! | `index` | `x.slice(s![.., 1..3, 0, ..;2])`: [`slice`](TensorBase::slice); for indices known at run time, [`index_select`](IndexOps::index_select) |
//! | `sum_to_size` | [`sum_dims_keepdim`](ReduceDims::sum_dims_keepdim) |
//! | `adjoint` | [`mT`](TensorBase::mT) |
//! | `clone` | [`eval`](Expr::eval): `(&x).eval()`, or Rust's `clone` |
//! | `resize`, `resize_as` | rejected: a shape is a type. `Tensor::zeros()` and `x.slice(..).copy_(&y)` |
//! | `select_scatter`, `slice_scatter`, `diagonal_scatter`, `as_strided_scatter` | `x.as_view_mut().select::<0, 1>().copy_(&y)`: [`copy_`](TensorBase::copy_) |
//! | `T` | [`t`](TensorBase::t) |
//! | `mT` | [`mT`](TensorBase::mT) |
//! | `shape` | [`shape`](TensorBase::shape) |
//! | `set` | [`as_strided`](TensorBase::as_strided) |
//!
//! | absent | instead |
//! |---|---|
//! | `pixel_shuffle`, `pixel_unshuffle`, `channel_shuffle` | `x.unflatten`, `permute` and `reshape` |
//!
//! # Element types
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `to` | [`to`](Casts::to) |
//! | `float` | [`float`](Casts::float) |
//! | `double` | [`double`](Casts::double) |
//! | `long` | [`long`](Casts::long) |
//! | `int` | [`int`](Casts::int) |
//! | `byte` | [`byte`](Casts::byte) |
//! | `bool`, `char`, `short`, `type_as` | `x.to::<bool>()`, `to::<i8>()`, `to::<i16>()`: [`to`](Casts::to) |
//!
//! | absent | instead |
//! |---|---|
//! | `half`, `bfloat16`, `chalf`, `cfloat`, `cdouble` | not available; a complex number is a pair, `[f32; 2]` |
//! | `conj`, `conj_physical`, `angle`, `isreal`, `sgn` | of pairs: `z.map(\|[re, im]\| [re, -im])` |
//!
//! # Elementwise, one operand
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `abs` | [`abs`](Pointwise::abs) |
//! | `sign` | [`sign`](Pointwise::sign) |
//! | `floor` | [`floor`](Pointwise::floor) |
//! | `ceil` | [`ceil`](Pointwise::ceil) |
//! | `round` | [`round`](Pointwise::round) |
//! | `trunc` | [`trunc`](Pointwise::trunc) |
//! | `frac` | [`frac`](Pointwise::frac) |
//! | `square` | [`square`](Pointwise::square) |
//! | `sqrt` | [`sqrt`](Pointwise::sqrt) |
//! | `rsqrt` | [`rsqrt`](Pointwise::rsqrt) |
//! | `reciprocal` | [`reciprocal`](Pointwise::reciprocal) |
//! | `exp` | [`exp`](Pointwise::exp) |
//! | `exp2` | [`exp2`](Pointwise::exp2) |
//! | `expm1` | [`expm1`](Pointwise::expm1) |
//! | `log` | [`log`](Pointwise::log) |
//! | `log2` | [`log2`](Pointwise::log2) |
//! | `log10` | [`log10`](Pointwise::log10) |
//! | `log1p` | [`log1p`](Pointwise::log1p) |
//! | `sin` | [`sin`](Pointwise::sin) |
//! | `cos` | [`cos`](Pointwise::cos) |
//! | `tan` | [`tan`](Pointwise::tan) |
//! | `asin` | [`asin`](Pointwise::asin) |
//! | `acos` | [`acos`](Pointwise::acos) |
//! | `atan` | [`atan`](Pointwise::atan) |
//! | `sinh` | [`sinh`](Pointwise::sinh) |
//! | `cosh` | [`cosh`](Pointwise::cosh) |
//! | `tanh` | [`tanh`](Pointwise::tanh) |
//! | `asinh` | [`asinh`](Pointwise::asinh) |
//! | `acosh` | [`acosh`](Pointwise::acosh) |
//! | `atanh` | [`atanh`](Pointwise::atanh) |
//! | `erf` | [`erf`](Pointwise::erf) |
//! | `erfc` | [`erfc`](Pointwise::erfc) |
//! | `deg2rad` | [`deg2rad`](Pointwise::deg2rad) |
//! | `rad2deg` | [`rad2deg`](Pointwise::rad2deg) |
//! | `logit` | [`logit`](Pointwise::logit) |
//! | `nan_to_num` | [`nan_to_num`](Pointwise::nan_to_num) |
//! | `isnan` | [`isnan`](Pointwise::isnan) |
//! | `isinf` | [`isinf`](Pointwise::isinf) |
//! | `isfinite` | [`isfinite`](Pointwise::isfinite) |
//! | `isposinf` | [`isposinf`](Pointwise::isposinf) |
//! | `isneginf` | [`isneginf`](Pointwise::isneginf) |
//! | `signbit` | [`signbit`](Pointwise::signbit) |
//! | `logical_not` | [`logical_not`](Pointwise::logical_not) |
//! | `bitwise_not` | [`bitwise_not`](Pointwise::bitwise_not) |
//! | `neg` | [`neg`](Pointwise::neg) |
//! | `clamp` | [`clamp`](Pointwise::clamp) |
//! | `lerp` | [`lerp`](Pointwise::lerp) |
//! | `pow` | [`pow`](Pointwise::pow) |
//! | `absolute` | [`abs`](Pointwise::abs) |
//! | `negative` | [`neg`](Pointwise::neg) |
//! | `arcsin` | [`asin`](Pointwise::asin) |
//! | `arccos` | [`acos`](Pointwise::acos) |
//! | `arctan` | [`atan`](Pointwise::atan) |
//! | `arcsinh` | [`asinh`](Pointwise::asinh) |
//! | `arccosh` | [`acosh`](Pointwise::acosh) |
//! | `arctanh` | [`atanh`](Pointwise::atanh) |
//! | `fix` | [`trunc`](Pointwise::trunc) |
//! | `clip` | [`clamp`](Pointwise::clamp) |
//! | `positive` | `x` itself |
//! | `apply` | [`map`](Pointwise::map), in place [`apply_`](TensorBase::apply_) |
//! | `map`, `map2` | [`zip`](Pointwise::zip) |
//! | `float_power` | `x.double().pow(2.0)`: [`pow`](Pointwise::pow) |
//!
//! | absent | instead |
//! |---|---|
//! | `sinc`, `erfinv`, `lgamma`, `digamma`, `polygamma`, `mvlgamma`, `i0`, `igamma`, `igammac`, `nextafter`, `frexp`, `ldexp` | `x.map(f)`, with the function from `libm` or `std` |
//!
//! # Elementwise, two operands
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `add` | [`add`](Pointwise::add) |
//! | `sub` | [`sub`](Pointwise::sub) |
//! | `mul` | [`mul`](Pointwise::mul) |
//! | `div` | [`div`](Pointwise::div) |
//! | `floor_divide` | [`floor_divide`](Pointwise::floor_divide) |
//! | `remainder` | [`remainder`](Pointwise::remainder) |
//! | `fmod` | [`fmod`](Pointwise::fmod) |
//! | `atan2` | [`atan2`](Pointwise::atan2) |
//! | `hypot` | [`hypot`](Pointwise::hypot) |
//! | `minimum` | [`minimum`](Pointwise::minimum) |
//! | `maximum` | [`maximum`](Pointwise::maximum) |
//! | `fmin` | [`fmin`](Pointwise::fmin) |
//! | `fmax` | [`fmax`](Pointwise::fmax) |
//! | `copysign` | [`copysign`](Pointwise::copysign) |
//! | `heaviside` | [`heaviside`](Pointwise::heaviside) |
//! | `xlogy` | [`xlogy`](Pointwise::xlogy) |
//! | `gcd` | [`gcd`](Pointwise::gcd) |
//! | `lcm` | [`lcm`](Pointwise::lcm) |
//! | `eq` | [`eq`](Pointwise::eq) |
//! | `ne` | [`ne`](Pointwise::ne) |
//! | `lt` | [`lt`](Pointwise::lt) |
//! | `le` | [`le`](Pointwise::le) |
//! | `gt` | [`gt`](Pointwise::gt) |
//! | `ge` | [`ge`](Pointwise::ge) |
//! | `logical_and` | [`logical_and`](Pointwise::logical_and) |
//! | `logical_or` | [`logical_or`](Pointwise::logical_or) |
//! | `logical_xor` | [`logical_xor`](Pointwise::logical_xor) |
//! | `bitwise_and` | [`bitwise_and`](Pointwise::bitwise_and) |
//! | `bitwise_or` | [`bitwise_or`](Pointwise::bitwise_or) |
//! | `bitwise_xor` | [`bitwise_xor`](Pointwise::bitwise_xor) |
//! | `bitwise_left_shift` | [`bitwise_left_shift`](Pointwise::bitwise_left_shift) |
//! | `bitwise_right_shift` | [`bitwise_right_shift`](Pointwise::bitwise_right_shift) |
//! | `isclose` | [`isclose`](Pointwise::isclose) |
//! | `allclose` | [`allclose`](Pointwise::allclose) |
//! | `subtract` | [`sub`](Pointwise::sub) |
//! | `multiply` | [`mul`](Pointwise::mul) |
//! | `divide`, `true_divide` | [`div`](Pointwise::div) |
//! | `arctan2` | [`atan2`](Pointwise::atan2) |
//! | `not_equal` | [`ne`](Pointwise::ne) |
//! | `less` | [`lt`](Pointwise::lt) |
//! | `less_equal` | [`le`](Pointwise::le) |
//! | `greater` | [`gt`](Pointwise::gt) |
//! | `greater_equal` | [`ge`](Pointwise::ge) |
//! | `where` | [`where_`], [`x.where_`](Pointwise::where_) |
//! | `rsub` | `2.0 - &x` |
//! | `addcmul`, `addcdiv` | `&x + &a * &b * 0.5`, `&x + &a / &b * 0.5`: one pass |
//! | `logaddexp` | `(&x, &y).stack::<0>().logsumexp_dim::<0>()`: [`logsumexp_dim`](ReduceDims::logsumexp_dim) |
//!
//! | absent | instead |
//! |---|---|
//! | `logaddexp2` | as `logaddexp`, of `&x * 2f32.ln()` |
//!
//! # In place
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `fill` | [`fill_`](TensorBase::fill_) |
//! | `zero` | [`zero_`](TensorBase::zero_) |
//! | `copy` | [`copy_`](TensorBase::copy_) |
//!
//! | absent | instead |
//! |---|---|
//! | `fill_diagonal` | `x.as_view_mut().diagonal::<0, 0, 1>().fill_(1.0)` |
//!
//! # Reductions
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `sum` | [`sum`](Reduce::sum) |
//! | `prod` | [`prod`](Reduce::prod) |
//! | `mean` | [`mean`](Reduce::mean) |
//! | `var` | [`var`](Reduce::var) |
//! | `std` | [`std`](Reduce::std) |
//! | `min` | [`min`](Reduce::min) |
//! | `max` | [`max`](Reduce::max) |
//! | `amin` | [`amin`](Reduce::amin) |
//! | `amax` | [`amax`](Reduce::amax) |
//! | `argmin` | [`argmin`](Reduce::argmin) |
//! | `argmax` | [`argmax`](Reduce::argmax) |
//! | `any` | [`any`](Reduce::any) |
//! | `all` | [`all`](Reduce::all) |
//! | `norm` | [`norm`](Reduce::norm) |
//! | `logsumexp` | [`logsumexp`](Reduce::logsumexp) |
//! | `count_nonzero` | [`count_nonzero`](Reduce::count_nonzero) |
//! | `dist` | [`dist`](Reduce::dist) |
//! | `cumsum` | [`cumsum`](ReduceDims::cumsum) |
//! | `cumprod` | [`cumprod`](ReduceDims::cumprod) |
//! | `cummax` | [`cummax`](Cumulate::cummax) |
//! | `cummin` | [`cummin`](Cumulate::cummin) |
//! | `logcumsumexp` | [`logcumsumexp`](Cumulate::logcumsumexp) |
//! | `quantile` | [`quantile`](Quantiles::quantile) |
//! | `nanquantile` | [`nanquantile`](Quantiles::nanquantile) |
//! | `vector_norm`, `frobenius_norm` | [`norm_with`](Reduce::norm_with) |
//! | `std_mean`, `var_mean` | `(x.std(), x.mean())` |
//! | `aminmax` | `(x.amin(), x.amax())` |
//! | `nansum`, `nanmean` | `where_(x.isnan(), 0.0, &x).sum()`: [`isnan`](Pointwise::isnan) |
//! | `diff` | `x.slice(s![1..]) - x.slice(s![..-1])` |
//! | `gradient` | `(x.slice(s![2..]) - x.slice(s![..-2])) / 2.0`, and the two ends |
//! | `trapezoid`, `trapz` | `((x.slice(s![1..]) + x.slice(s![..-1])) * 0.5).sum()` |
//! | `nanmedian` | `x.masked_select(&!x.isnan())`, in order |
//!
//! | absent | instead |
//! |---|---|
//! | `cumulative_trapezoid` | a loop over [`rows`](TensorBase::rows) |
//! | `mode`, `histc`, `histogram`, `histogramdd`, `bincount`, `cov`, `corrcoef`, `renorm` | from [`sort`](SortOps::sort), [`scatter_add_`](Scatter::scatter_add_) or [`mm`](MatrixOps::mm) |
//!
//! # Joining and rearranging
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `cat` | [`cat`](JoinOps::cat) |
//! | `stack` | [`stack`](JoinOps::stack) |
//! | `concat`, `concatenate` | `cat`: [`cat`](JoinOps::cat) |
//! | `hstack`, `vstack`, `dstack`, `row_stack`, `column_stack` | `(&a, &b).cat::<1>()`: [`cat`](JoinOps::cat) |
//! | `flip` | [`flip`](Arrange::flip) |
//! | `fliplr` | [`fliplr`](Arrange::fliplr) |
//! | `flipud` | [`flipud`](Arrange::flipud) |
//! | `rot90` | [`rot90`](Arrange::rot90) |
//! | `roll` | [`roll`](Arrange::roll) |
//! | `repeat` | [`repeat`](Arrange::repeat) |
//! | `repeat_interleave` | [`repeat_interleave`](Arrange::repeat_interleave) |
//! | `tril` | [`tril`](Arrange::tril) |
//! | `triu` | [`triu`](Arrange::triu) |
//! | `masked_fill` | [`masked_fill`](Arrange::masked_fill) |
//! | `tile` | [`repeat`](Arrange::repeat); [`tile`](TensorBase::tile) cuts a view into tiles |
//! | `pad`, `constant_pad_nd` | [`pad`](Arrange::pad), [`pad_reflect`](Arrange::pad_reflect), [`pad_replicate`](Arrange::pad_replicate), [`pad_circular`](Arrange::pad_circular) |
//! | `diag` | `x.diagonal::<0, 0, 1>()`: [`diagonal`](TensorBase::diagonal) |
//! | `diag_embed`, `diagflat` | `let mut m = Tensor::zeros(); m.as_view_mut().diagonal::<0, 0, 1>().copy_(&x);` |
//! | `block_diag` | `zeros`, and `copy_` into `narrow`s |
//!
//! # Indices known at run time
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `index_select` | [`index_select`](IndexOps::index_select) |
//! | `gather` | [`gather`](IndexOps::gather) |
//! | `take` | [`take`](IndexOps::take) |
//! | `nonzero` | [`nonzero`](NonzeroOps::nonzero) |
//! | `masked_select` | [`masked_select`](NonzeroOps::masked_select) |
//! | `unique` | [`unique`](SortOps::unique) |
//! | `index_add` | [`index_add_`](Scatter::index_add_) |
//! | `index_copy` | [`index_copy_`](Scatter::index_copy_) |
//! | `scatter` | [`scatter_`](Scatter::scatter_) |
//! | `scatter_add` | [`scatter_add_`](Scatter::scatter_add_) |
//! | `index_fill` | [`index_fill_`](ScatterValue::index_fill_) |
//! | `take_along_dim` | `gather`, after `expand`: [`gather`](IndexOps::gather) |
//! | `argwhere` | `nonzero`: [`nonzero`](NonzeroOps::nonzero) |
//! | `nonzero_static` | [`nonzero`](NonzeroOps::nonzero): its capacity is a constant |
//! | `isin` | `x.unsqueeze::<-1>().eq(&set).any_dim::<-1>()` |
//!
//! | absent | instead |
//! |---|---|
//! | `index_put`, `put`, `masked_scatter` | `for (i, &v) in indices.iter().zip(&values) { x[[i]] = v }` |
//! | `index_reduce`, `scatter_reduce` | `scatter_add_`; other reductions are a loop |
//! | `unique_consecutive`, `unravel_index` | a loop over [`iter`](TensorBase::iter) |
//!
//! # Order
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `sort` | [`sort`](SortOps::sort) |
//! | `argsort` | [`argsort`](SortOps::argsort) |
//! | `topk` | [`topk`](SortOps::topk) |
//! | `median` | [`median`](SortOps::median) |
//! | `kthvalue` | [`kthvalue`](SortOps::kthvalue) |
//! | `msort` | `x.sort::<0>()`: [`sort`](SortOps::sort) |
//! | `searchsorted` | [`searchsorted`](SearchSorted::searchsorted) |
//! | `bucketize` | [`bucketize`](SearchSorted::bucketize) |
//!
//! # Products
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `mm` | [`mm`](MatrixOps::mm) |
//! | `mv` | [`mv`](MatrixOps::mv) |
//! | `bmm` | [`bmm`](MatrixOps::bmm) |
//! | `matmul` | [`matmul`](MatrixOps::matmul) |
//! | `dot` | [`dot`](MatrixScalars::dot) |
//! | `outer` | [`outer`](MatrixOps::outer) |
//! | `addmm` | [`addmm`](MatrixOps::addmm) |
//! | `baddbmm` | [`baddbmm`](MatrixOps::baddbmm) |
//! | `kron` | [`kron`](MatrixOps::kron) |
//! | `trace` | [`trace`](MatrixScalars::trace) |
//! | `cross` | [`cross`](MatrixOps::cross) |
//! | `ger` | `outer`: [`outer`](MatrixOps::outer) |
//! | `einsum` | [`einsum!`](crate::einsum!), with every dimension named, so without `...` |
//! | `inner`, `tensordot`, `vecdot`, `vdot`, `addmv`, `addr`, `addbmm`, `chain_matmul`, `multi_dot`, `bilinear` | [`einsum!`](crate::einsum!), or `matmul` and arithmetic |
#![cfg_attr(
    feature = "linalg",
    doc = r##"

# Linear algebra

With feature `linalg`: through `nalgebra`, of sizes up to 127.

| PyTorch | Stridewise |
|---|---|
| `solve` | [`solve`](Linalg::solve) |
| `lstsq` | [`lstsq`](Linalg::lstsq) |
| `solve_triangular` | [`solve_triangular`](Linalg::solve_triangular) |
| `det` | [`det`](Linalg::det) |
| `slogdet` | [`slogdet`](Linalg::slogdet) |
| `qr` | [`qr`](Linalg::qr) |
| `lu` | [`lu`](Linalg::lu) |
| `cholesky` | [`cholesky`](Linalg::cholesky) |
| `svd` | [`svd`](Linalg::svd) |
| `svdvals` | [`svdvals`](Linalg::svdvals) |
| `eig` | [`eig`](Linalg::eig) |
| `eigh` | [`eigh`](Linalg::eigh) |
| `eigvals` | [`eigvals`](Linalg::eigvals) |
| `pinv` | [`pinv`](Linalg::pinv) |
| `matrix_rank` | [`matrix_rank`](Linalg::matrix_rank) |
| `matrix_norm` | [`matrix_norm`](Linalg::matrix_norm) |
| `matrix_power` | [`matrix_power`](Linalg::matrix_power) |
| `inverse` | [`inverse`](Linalg::inverse) |
| `inv` | `inverse`: [`inverse`](Linalg::inverse) |
| `gels` | [`gels`]; `lstsq` |
| `pinverse` | `pinv`: [`pinv`](Linalg::pinv) |
| `logdet` | `slogdet`: [`slogdet`](Linalg::slogdet) |
| `eigvalsh`, `symeig` | `eigh`: [`eigh`](Linalg::eigh) |
| `triangular_solve` | `solve_triangular`: [`solve_triangular`](Linalg::solve_triangular) |
| `nuclear_norm` | [`matrix_norm`](Linalg::matrix_norm) |
| `solve_ex`, `inv_ex`, `cholesky_ex` | the methods give a `Result` |
| `cond` | `x.matrix_norm(MatrixNorm::Two)` times that of the inverse |

| absent | instead |
|---|---|
| `lu_factor`, `lu_factor_ex`, `lu_solve`, `lu_unpack`, `cholesky_solve`, `cholesky_inverse`, `ldl_factor`, `ldl_factor_ex`, `ldl_solve`, `geqrf`, `orgqr`, `ormqr`, `householder_product` | `solve` and the decompositions themselves |
| `matrix_exp`, `matrix_sqrth`, `tensorinv`, `tensorsolve`, `lobpcg`, `svd_lowrank`, `pca_lowrank` | not there; `nalgebra`'s `exp`, or `svd` |
"##
)]
#![cfg_attr(
    feature = "fft",
    doc = r##"

# Fourier transforms

With feature `fft`: through `rustfft` and `realfft`, of any size.

| PyTorch | Stridewise |
|---|---|
| `fft` | [`fft`](Fourier::fft) |
| `ifft` | [`ifft`](Fourier::ifft) |
| `rfft` | [`rfft`](Fourier::rfft) |
| `irfft` | [`irfft`](Fourier::irfft) |
| `fft2`, `fftn`, `ifft2`, `ifftn`, `rfft2`, `rfftn`, `irfft2`, `irfftn` | one dimension after the other |
| `fftshift`, `ifftshift` | `x.roll::<0>(n / 2)`: [`roll`](Arrange::roll) |
| `fftfreq`, `rfftfreq` | `Tensor::arange()` over the size |

| absent | instead |
|---|---|
| `hfft`, `ihfft`, `hfft2`, `ihfft2`, `hfftn`, `ihfftn`, `stft`, `istft` | from `fft`, of windows by [`unfold`](TensorBase::unfold) |
"##
)]
#![cfg_attr(
    feature = "rand_010",
    doc = r##"

# Random numbers

With feature `rand_010`: from the generators of `rand`, which are passed as `&mut rng`.

| PyTorch | Stridewise |
|---|---|
| `rand` | [`rand`](crate::Tensor::rand) |
| `randn` | [`randn`](crate::Tensor::randn) |
| `randint` | [`randint`](crate::Tensor::randint) |
| `randperm` | [`randperm`](crate::Tensor::randperm) |
| `bernoulli` | `probabilities.bernoulli(&mut rng)`, [`bernoulli_`](TensorBase::bernoulli_) |
| `uniform` | [`uniform_`](TensorBase::uniform_) |
| `normal` | [`normal_`](TensorBase::normal_) |
| `log_normal` | [`log_normal_`](TensorBase::log_normal_) |
| `exponential` | [`exponential_`](TensorBase::exponential_) |
| `rand_like`, `randn_like`, `randint_like` | `Tensor::rand(&mut rng)`: the shape is found from the use |
| `cauchy`, `geometric`, `poisson`, `binomial` | [`from_distribution`](crate::Tensor::from_distribution), [`sample_`](TensorBase::sample_) with the distributions of `rand_distr` |
| `random` | `randint` |
| `manual_seed`, `seed`, `initial_seed` | `rng.seed_from_u64(7)` |
| `dropout` | `&x * &mask`, with the mask of [`dropout_mask`](crate::Tensor::dropout_mask) or [`dropout_mask_`](TensorBase::dropout_mask_) |
| `kaiming_uniform` | [`init::kaiming_uniform_`](crate::init::kaiming_uniform_) |
| `kaiming_normal` | [`init::kaiming_normal_`](crate::init::kaiming_normal_) |
| `xavier_uniform` | [`init::xavier_uniform_`](crate::init::xavier_uniform_) |
| `xavier_normal` | [`init::xavier_normal_`](crate::init::xavier_normal_) |
| `trunc_normal` | [`init::trunc_normal_`](crate::init::trunc_normal_) |
| `orthogonal` | [`init::orthogonal_`](crate::init::orthogonal_) |
| `calculate_gain` | [`init::calculate_gain`](crate::init::calculate_gain) |

| absent | instead |
|---|---|
| `multinomial` | `rand_distr`'s weighted index |
"##
)]
//!
//! # Activations
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `relu` | [`relu`](Pointwise::relu) |
//! | `relu6` | [`relu6`](Pointwise::relu6) |
//! | `leaky_relu` | [`leaky_relu`](Pointwise::leaky_relu) |
//! | `elu` | [`elu`](Pointwise::elu) |
//! | `selu` | [`selu`](Pointwise::selu) |
//! | `celu` | [`celu`](Pointwise::celu) |
//! | `sigmoid` | [`sigmoid`](Pointwise::sigmoid) |
//! | `logsigmoid` | [`logsigmoid`](Pointwise::logsigmoid) |
//! | `gelu` | [`gelu`](Pointwise::gelu) |
//! | `silu` | [`silu`](Pointwise::silu) |
//! | `softplus` | [`softplus`](Pointwise::softplus) |
//! | `softsign` | [`softsign`](Pointwise::softsign) |
//! | `mish` | [`mish`](Pointwise::mish) |
//! | `hardswish` | [`hardswish`](Pointwise::hardswish) |
//! | `hardsigmoid` | [`hardsigmoid`](Pointwise::hardsigmoid) |
//! | `hardtanh` | [`hardtanh`](Pointwise::hardtanh) |
//! | `hardshrink` | [`hardshrink`](Pointwise::hardshrink) |
//! | `softshrink` | [`softshrink`](Pointwise::softshrink) |
//! | `threshold` | [`threshold`](Pointwise::threshold) |
//! | `tanhshrink` | `&x - x.tanh()` |
//! | `prelu` | [`prelu`](Pointwise::prelu) |
//! | `glu` | `a * b.sigmoid()` of `x.chunk::<1, 2>()` |
//!
//! | absent | instead |
//! |---|---|
//! | `dropout1d`, `dropout2d`, `dropout3d`, `feature_dropout` | `&x * &mask`, with a `dropout_mask` of the shape (batch, channels, 1, ..), which broadcasts |
//! | `rrelu`, `alpha_dropout`, `feature_alpha_dropout`, `gumbel_softmax` | for training; `&x * mask`, with a mask of `bernoulli` |
//!
//! # Layers
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `linear` | [`linear`](NnOps::linear) |
//! | `conv1d` | [`conv1d`](NnOps::conv1d) |
//! | `conv2d` | [`conv2d`](NnOps::conv2d) |
//! | `max_pool1d` | [`max_pool1d`](NnOps::max_pool1d) |
//! | `max_pool2d` | [`max_pool2d`](NnOps::max_pool2d) |
//! | `avg_pool1d` | [`avg_pool1d`](NnOps::avg_pool1d) |
//! | `avg_pool2d` | [`avg_pool2d`](NnOps::avg_pool2d) |
//! | `max_pool1d_with_indices`, `max_pool2d_with_indices` | `x.max_pool2d::<Kernel<2>>().indices()` |
//! | `conv_transpose1d` | [`conv_transpose1d`](NormOps::conv_transpose1d) |
//! | `conv_transpose2d` | [`conv_transpose2d`](NormOps::conv_transpose2d) |
//! | `adaptive_avg_pool1d` | [`adaptive_avg_pool1d`](NormOps::adaptive_avg_pool1d) |
//! | `adaptive_avg_pool2d` | [`adaptive_avg_pool2d`](NormOps::adaptive_avg_pool2d) |
//! | `adaptive_max_pool1d` | [`adaptive_max_pool1d`](NormOps::adaptive_max_pool1d) |
//! | `adaptive_max_pool2d` | [`adaptive_max_pool2d`](NormOps::adaptive_max_pool2d) |
//! | `interpolate` | [`interpolate_nearest`](NormOps::interpolate_nearest), [`interpolate_bilinear`](NormOps::interpolate_bilinear) |
//! | `softmax` | [`softmax`](NnOps::softmax) |
//! | `log_softmax` | [`log_softmax`](NnOps::log_softmax) |
//! | `layer_norm` | [`layer_norm`](NnOps::layer_norm) |
//! | `rms_norm` | [`rms_norm`](NnOps::rms_norm) |
//! | `batch_norm` | [`batch_norm`](NnOps::batch_norm), [`batch_norm_training`](NormOps::batch_norm_training) |
//! | `softmin` | `(-&x).eval().softmax::<1>()` |
//! | `embedding` | [`embedding`](EmbeddingOps::embedding) |
//! | `one_hot` | [`one_hot`](EmbeddingOps::one_hot) |
//! | `group_norm` | [`group_norm`](NormOps::group_norm) |
//! | `instance_norm` | [`instance_norm`](NormOps::instance_norm) |
//! | `normalize` | `&x / &x.norm_dim_keepdim::<1>()`: [`norm_dim_keepdim`](ReduceDims::norm_dim_keepdim) |
//! | `scaled_dot_product_attention` | [`scaled_dot_product_attention`](NormOps::scaled_dot_product_attention) |
//! | `cosine_similarity` | `(&x * &y).sum_dim::<1>() / …norm_dim` |
//! | `pairwise_distance` | `(&x - &y).norm_dim::<1>()` |
//! | `cdist` | `(x.unsqueeze::<1>() - y.unsqueeze::<0>()).norm_dim::<2>()` |
//!
//! | absent | instead |
//! |---|---|
//! | `adaptive_max_pool1d_with_indices`, `adaptive_max_pool2d_with_indices`, `max_unpool1d`, `max_unpool2d`, `fractional_max_pool2d`, `fractional_max_pool2d_with_indices`, `lp_pool1d`, `lp_pool2d` | over [`windows`](TensorBase::windows): `x.windows::<Shape![2, 2]>().amax_dims::<Dims![-1, -2]>()`; `argmax_dim` finds the places |
//! | `conv3d`, `avg_pool3d`, `max_pool3d`, `max_pool3d_with_indices`, `adaptive_avg_pool3d`, `adaptive_max_pool3d`, `adaptive_max_pool3d_with_indices`, `max_unpool3d`, `fractional_max_pool3d`, `fractional_max_pool3d_with_indices`, `lp_pool3d` | windows slide over one or two dimensions; [`windows`](TensorBase::windows) and `einsum!` over any |
//! | `conv_transpose3d`, `fold`, `grid_sample`, `grid_sampler`, `grid_sampler_2d`, `grid_sampler_3d`, `affine_grid`, `affine_grid_generator`, `local_response_norm` | not available |
//! | `multi_head_attention_forward`, `embedding_bag`, `pdist` | from `linear`, `softmax`, `matmul`, `embedding` and `sum_dim` |
//!
//! # Losses
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `mse_loss` | [`mse_loss`](Losses::mse_loss) |
//! | `l1_loss` | [`l1_loss`](Losses::l1_loss) |
//! | `binary_cross_entropy` | [`binary_cross_entropy`](Losses::binary_cross_entropy) |
//! | `binary_cross_entropy_with_logits` | [`binary_cross_entropy_with_logits`](Losses::binary_cross_entropy_with_logits) |
//! | `cross_entropy` | [`cross_entropy`](EmbeddingOps::cross_entropy), with `weight`, `ignore_index` and `label_smoothing` |
//! | `nll_loss` | [`nll_loss`](EmbeddingOps::nll_loss), with `weight` and `ignore_index` |
//! | `huber_loss` | [`huber_loss`](Losses::huber_loss) |
//! | `smooth_l1_loss` | [`smooth_l1_loss`](Losses::smooth_l1_loss) |
//! | `kl_div` | [`kl_div`](Losses::kl_div), [`kl_div_log_target`](Losses::kl_div_log_target) |
//! | `poisson_nll_loss`, `gaussian_nll_loss`, `hinge_embedding_loss`, `margin_ranking_loss`, `soft_margin_loss`, `cosine_embedding_loss`, `triplet_margin_loss`, `triplet_margin_with_distance_loss` | arithmetic, then `.mean()` |
//!
//! | absent | instead |
//! |---|---|
//! | `ctc_loss`, `linear_cross_entropy`, `multi_margin_loss`, `multilabel_margin_loss`, `multilabel_soft_margin_loss` | not available |
//!
//! # Training
//!
//! The page [`optim`](crate::optim) has loops of training. A parameter, its gradient and the optimiser's state are
//! tensors, or structs of tensors, of the caller.
//!
//! | PyTorch | Stridewise |
//! |---|---|
//! | `SGD` | [`Sgd`](crate::optim::Sgd), also with `.momentum(0.9)` |
//! | `Adam` | [`Adam`](crate::optim::Adam) |
//! | `AdamW` | [`AdamW`](crate::optim::AdamW) |
//! | `RMSprop` | [`RmsProp`](crate::optim::RmsProp) |
//! | `Adagrad` | [`Adagrad`](crate::optim::Adagrad) |
//! | `Optimizer` | each optimiser has `lr` and `step(&mut parameters, &gradients, &mut state)`; `zero_grad` is [a method of the gradients](crate::optim::Parameters::zero_grad) |
//! | `LRScheduler` | [`Schedule`](crate::optim::Schedule): `optimizer.lr = schedule.lr(epoch)` |
//! | `StepLR` | [`StepLr`](crate::optim::StepLr) |
//! | `MultiStepLR` | [`MultiStepLr`](crate::optim::MultiStepLr) |
//! | `ExponentialLR` | [`ExponentialLr`](crate::optim::ExponentialLr) |
//! | `LinearLR` | [`LinearLr`](crate::optim::LinearLr) |
//! | `ConstantLR` | [`ConstantLr`](crate::optim::ConstantLr) |
//! | `PolynomialLR` | [`PolynomialLr`](crate::optim::PolynomialLr) |
//! | `CosineAnnealingLR` | [`CosineAnnealingLr`](crate::optim::CosineAnnealingLr) |
//! | `CosineAnnealingWarmRestarts` | [`CosineAnnealingWarmRestarts`](crate::optim::CosineAnnealingWarmRestarts) |
//! | `OneCycleLR` | [`OneCycleLr`](crate::optim::OneCycleLr) |
//! | `SequentialLR` | `warm_up.then(10, cosine)`: [`then`](crate::optim::Schedule::then) |
//! | `LambdaLR`, `MultiplicativeLR`, `ChainedScheduler`, `CyclicLR` | a closure of the step is a [`Schedule`](crate::optim::Schedule), and may multiply others |
//! | `ReduceLROnPlateau` | `optimizer.lr *= 0.1` where the loss is compared |
//! | `clip_grad_norm` | [`clip_grad_norm_`](crate::optim::clip_grad_norm_) |
//! | `clip_grad_value` | [`clip_grad_value_`](crate::optim::clip_grad_value_) |
//! | `clip_grads_with_norm` | [`clip_grads_with_norm_`](crate::optim::clip_grads_with_norm_) |
//! | `get_total_norm` | [`get_total_norm`](crate::optim::get_total_norm), [`get_total_norm_with`](crate::optim::get_total_norm_with) |
//! | `constant` | [`fill_`](TensorBase::fill_) |
//!
//! | absent | instead |
//! |---|---|
//! | `ASGD`, `Adadelta`, `Adafactor`, `Adamax`, `LBFGS`, `Muon`, `NAdam`, `RAdam`, `Rprop` | arithmetic in place: [`mul_`](TensorBase::mul_), [`add_`](TensorBase::add_), [`lerp_`](TensorBase::lerp_) |
//! | `dirac`, `sparse` | [`fill_`](TensorBase::fill_) of a [`diagonal`](TensorBase::diagonal); `x *= &mask` |
//!
//! # Not applicable
//!
//! | absent | instead |
//! |---|---|
//! | `detach` | a tensor is a constant; [`detach`](crate::expr::Lazy::detach) makes one of an expression |
//! | `coalesce` | of sparse tensors, which are not available; [`coalesce`](TensorBase::coalesce) merges dimensions |
//! | `load`, `save` | Rust's functions to read and write files |

#[cfg(feature = "fft")]
#[allow(unused_imports)]
use crate::ops::fft::Fourier;
#[cfg(feature = "linalg")]
#[allow(unused_imports)]
use crate::ops::linalg::Linalg;
#[allow(unused_imports)]
use crate::ops::{nn::*, *};
#[allow(unused_imports)]
use crate::prelude::*;
