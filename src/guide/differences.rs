//! The complete list of differences between Stridewise and PyTorch.
//!
//! Apart from these, a view is legal here if and only if it is legal in PyTorch, with the same shape, strides,
//! storage offset and elements. `tests/conformance/` compares both, program by program. Each entry names the test
//! that verifies it; a name that is a link leads to the compiler's message in the [error index](super::errors).
//!
//! # Borrowing and writing
//!
//! In PyTorch every tensor is a reference, and every reference may write. In Rust an element is either shared or
//! mutable, never both at once, and the compiler checks this. Cells are Rust's exception: with them the programs
//! below run as they do in PyTorch.
//!
//! ## A view of an owned tensor is read-only
//!
//! - **PyTorch**: `x.t().fill_(1.0)`, `x.t()[0, 1] = 7.0`, `torch.add(a, 1.0, out=y.t())` write to `x` and `y`.
//! - **Stridewise**: "this view is read-only". A mutable view begins with `as_view_mut()`:
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
//! x.as_view_mut().t().select::<0, 2>().fill_(1.0);
//! assert_eq!(x[[3, 2]], 1.0);
//! ```
//! Held by [`fill_through_shared`](super::errors#fill_through_shared),
//! [`index_write_shared`](super::errors#index_write_shared),
//! [`eval_into_shared`](super::errors#eval_into_shared),
//! [`write_through_shared`](super::errors#write_through_shared).
//!
//! ## A tensor is not written to while a view of it is in use
//!
//! - **PyTorch**: `y = x.t(); x[0, 0] = 99; y[0, 0]` is 99.
//! - **Stridewise**: "cannot borrow `x` as mutable because it is also borrowed as immutable". Write before making the
//!   view, or make both views over cells:
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<i64, Shape![3, 4]>::arange();
//! let x = x.as_cells();
//! let y = x.t();
//! x[[0, 0]].set(99);
//! assert_eq!(y[[0, 0]].get(), 99);
//! ```
//! Held by `written_while_viewed`, [`write_while_viewed`](super::errors#write_while_viewed).
//!
//! ## Only one view of a tensor writes at a time
//!
//! - **PyTorch**: `y, z = x[0], x[1]` may both be written to.
//! - **Stridewise**: "cannot borrow `x` as mutable more than once at a time". Use one view after the other, or cells:
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<i64, Shape![3, 4]>::arange();
//! let x = x.as_cells();
//! let (y, z) = (x.select::<0, 0>(), x.select::<0, 1>());
//! y[[0]].set(z[[0]].get());
//! z[[0]].set(-1);
//! assert_eq!((x[[0, 0]].get(), x[[1, 0]].get()), (4, -1));
//! ```
//! Held by `two_mutable_views`, [`two_mutable_views`](super::errors#two_mutable_views).
//!
//! ## A view does not outlive its tensor
//!
//! - **PyTorch**: a view keeps its storage alive.
//! - **Stridewise**: "`x` does not live long enough". Return an owned tensor, which `contiguous` and `eval` make:
//!
//! ```
//! use stridewise::prelude::*;
//! fn table() -> Tensor<i64, Shape![4, 3]> {
//!     let x = Tensor::<i64, Shape![3, 4]>::arange();
//!     x.t().contiguous()
//! }
//! assert_eq!(table()[[3, 0]], 3);
//! ```
//! Held by `view_outlives_tensor`, [`view_outlives_storage`](super::errors#view_outlives_storage).
//!
//! ## A view that repeats an element is read-only
//!
//! - **PyTorch**: `x.expand(3, 4).fill_(1.0)` succeeds, `x.expand(3, 4).add_(1.0)` raises an error.
//! - **Stridewise** rejects both: an expanded view is read-only, and `as_strided`, `unfold` and `windows` of a
//!   mutable view require a separate element for each index. Write before expanding, or write to cells one by one:
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<i64, Shape![3, 1]>::zeros();
//! let y = x.as_cells().expand::<Shape![3, 4]>();
//! for cell in y.iter() {
//!     cell.set(cell.get() + 1);
//! }
//! assert_eq!(x.as_slice(), [4, 4, 4]);
//! ```
//! Held by `expanded_is_shared`, [`fill_through_expanded`](super::errors#fill_through_expanded),
//! [`write_through_expanded`](super::errors#write_through_expanded),
//! [`as_strided_overlapping`](super::errors#as_strided_overlapping),
//! [`unfold_overlapping`](super::errors#unfold_overlapping),
//! [`windows_overlapping`](super::errors#windows_overlapping).
//!
//! ## Cells stay on their thread
//!
//! - **PyTorch**: threads may write to one tensor, with a data race.
//! - **Stridewise**: "cells stay on their thread". A read-only view can be sent to another thread, and so can a
//!   mutable one:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! let total = std::thread::scope(|s| s.spawn(|| x.t().sum()).join().unwrap());
//! assert_eq!(total, 66);
//! ```
//! Held by `cells_leave_their_thread`, `storage_is_sent_as_its_elements_are`.
//!
//! ## `transpose_` consumes the tensor and returns it
//!
//! - **PyTorch**: `x.transpose_(0, 1)` changes the size and stride of `x`.
//! - **Stridewise**: these are part of its type, and a variable keeps its type. The tensor is returned with another
//!   type, and no element is moved:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2, 3]>::arange();
//! let x = x.transpose_::<0, 1>();
//! assert_eq!((x.shape(), x.stride()), (&[3, 2][..], &[1, 3][..]));
//! ```
//! Held by `assignment_through_columns`.
//!
//! ## An owned operand is moved
//!
//! - **PyTorch**: `a + b`, `a.mm(b)`; both operands remain.
//! - **Stridewise**: the same, but an owned tensor is moved into the expression. Borrow it, `&a`, if it is used
//!   afterwards. Methods borrow their receiver, and views are copied, as references are:
//!
//! ```
//! use stridewise::prelude::*;
//! let (a, b) = (Tensor::<f32, Shape![2, 2]>::ones(), Tensor::<f32, Shape![2, 2]>::ones());
//! assert_eq!((a.t() + b.t()).sum(), 8.0);
//! assert_eq!((&a + &b).sum(), 8.0);
//! assert_eq!(a.mm(b).eval().sum(), 8.0);
//! assert_eq!((a + 1.0).sum(), 8.0);
//! ```
//! Held by [`add_moves`](super::errors#add_moves), [`expr_owned`](super::errors#expr_owned).
//!
//! ## Arithmetic is lazy
//!
//! - **PyTorch**: `a + b` computes a tensor.
//! - **Stridewise**: it is an expression, which borrows `a` and `b`. It computes nothing until `eval`, `eval_into` or
//!   a reduction reads it; each evaluation computes it again:
//!
//! ```
//! use stridewise::prelude::*;
//! let a = Tensor::<f32, Shape![3]>::ones();
//! let e = &a + &a * 2.0;
//! let y = e.eval();
//! assert_eq!(y.as_slice(), [3.0; 3]);
//! ```
//! Held by this example.
//!
//! ## An output is not resized
//!
//! - **PyTorch**: `torch.add(a, 1.0, out=y)` changes the size of `y`, with a warning.
//! - **Stridewise**: "expected `4`, found `3`". The output has the shape of the result:
//!
//! ```
//! use stridewise::prelude::*;
//! let a = Tensor::<f32, Shape![4, 3]>::zeros();
//! let mut y = Tensor::zeros();
//! (&a + 1.0).eval_into(&mut y);
//! assert_eq!(y.shape(), [4, 3]);
//! ```
//! Held by [`eval_into_other_shape`](super::errors#eval_into_other_shape).
//!
//! # Shapes, indices and parts
//!
//! ## A slice that is out of range is rejected
//!
//! - **PyTorch**: `x[:, 1:7]` of five columns has four columns, `x[:, -9:]` all five.
//! - **Stridewise**: "is out of range for the size". Omit the end, or write the exact end:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![4, 5]>::arange();
//! assert_eq!(x.slice(s![.., 1..]).shape(), [4, 4]);
//! ```
//! Held by `slice_beyond_the_end`, [`slice_beyond`](super::errors#slice_beyond),
//! [`slice_beyond_negative`](super::errors#slice_beyond_negative).
//!
//! ## The size to infer is written `_`
//!
//! - **PyTorch**: `x.view(3, -1)`, `x.expand(-1, 4)`.
//! - **Stridewise**: "a size that follows from the others is written `_`, where PyTorch takes -1". Negative
//!   dimensions and indices count from the end, as in PyTorch:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![12]>::arange();
//! let y = x.view::<Shape![3, _]>();
//! assert_eq!(y.transpose::<-1, -2>().select::<0, -1>()[[0]], 3);
//! ```
//! Held by `minus_one`, [`shape_negative`](super::errors#shape_negative).
//!
//! ## Sizes are known at compile time
//!
//! - **PyTorch**: `n = 3; torch.zeros(n, 4)`.
//! - **Stridewise**: "attempt to use a non-constant value in a constant". Sizes are constants or type parameters. If
//!   only the *position* of a part is known at run time, its size is a constant and its start is a value:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![10]>::arange();
//! let starts = [0, 3, 7];
//! let sums = starts.map(|start| x.narrow_at::<0, 3>(start).unwrap().sum());
//! assert_eq!(sums, [3, 12, 24]);
//! ```
//! Held by [`shape_variable`](super::errors#shape_variable), `run_time_indices`.
//!
//! ## A part that is chosen at run time has offset 0
//!
//! - **PyTorch**: `x[i].storage_offset()` is `i * x.stride(0)`.
//! - **Stridewise**: the parts that `rows`, `unbind`, `select_at` and `narrow_at` return have one type for every `i`,
//!   and an offset is part of a type. Their storage therefore begins with their first element, at offset 0, as after
//!   `rebase()`. `select` and `narrow` keep PyTorch's offset:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! let i = 2;
//! assert_eq!(x.select_at::<0>(i).unwrap().storage_offset(), 0);
//! assert_eq!(x.select::<0, 2>().storage_offset(), 8);
//! assert_eq!(x.select_at::<0>(i).unwrap(), x.select::<0, 2>());
//! ```
//! Held by `run_time_indices`.
//!
//! ## All parts have the same size
//!
//! - **PyTorch**: `x.chunk(3, 0)` and `x.split(4, 0)` of ten elements give parts of 4, 4 and 2.
//! - **Stridewise**: "does not divide into 3 equal parts". The parts are elements of an array, so they have one type.
//!   `split_with_sizes` returns a tuple of up to 8 parts of different sizes:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![10]>::arange();
//! let (a, b, c) = x.split_with_sizes::<0, Shape![4, 4, 2]>();
//! assert_eq!((a.numel(), b.numel(), c.numel()), (4, 4, 2));
//! ```
//! Held by `uneven_parts`, [`chunk_uneven`](super::errors#chunk_uneven), [`split_uneven`](super::errors#split_uneven).
//!
//! ## An array holds at most 999 parts
//!
//! - **PyTorch**: `x.unbind(0)` of 2000 rows is a tuple of 2000 tensors.
//! - **Stridewise**: "more than the 999 that an array holds". `axis_iter` and `rows` iterate over any number of
//!   parts:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2000, 3]>::arange();
//! assert_eq!(x.axis_iter::<0>().map(|row| row[[0]]).max(), Some(5997));
//! ```
//! Held by `more_than_999_parts`, [`unbind_of_thousands`](super::errors#unbind_of_thousands),
//! [`split_into_thousands`](super::errors#split_into_thousands).
//!
//! ## `split_at` counts from the start
//!
//! - **PyTorch**: `x.tensor_split((-2,), 0)` splits before the last two, and `(7,)` of six gives an empty second
//!   part.
//! - **Stridewise**: the position is a `usize` within the size: "is out of range for the size". To count from the
//!   end, use `slice`:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![6]>::arange();
//! let (first, last) = x.split_at::<0, 4>();
//! assert_eq!((first, last.rebase()), (x.slice(s![..-2]), x.slice(s![-2..]).rebase()));
//! ```
//! Held by `parts_beyond_the_end`, [`split_at_beyond`](super::errors#split_at_beyond).
//!
//! ## A mutable part accesses only its own elements
//!
//! - **PyTorch**: `x.chunk(2, 1)[0].storage()` is the storage of all of `x`, `as_strided` of a part accesses all of
//!   it, and all parts may be written to at the same time.
//! - **Stridewise**: "this part of a mutable split has no slice". Parts of a mutable view share no element, begin at
//!   offset 0, and can be sent to separate threads. If other parts' elements are interleaved with those of a part,
//!   such as a column, it has no `storage()` and no `as_strided`:
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<i64, Shape![2, 4]>::arange();
//! let [mut left, right] = x.as_view_mut().chunk::<1, 2>();
//! left.copy_(&right);
//! assert_eq!((left.storage_offset(), right.storage_offset()), (0, 0));
//! assert_eq!(x.as_slice(), [2, 3, 2, 3, 6, 7, 6, 7]);
//! ```
//! Held by `storage_of_interleaved_parts`, [`storage_of_interleaved_part`](super::errors#storage_of_interleaved_part),
//! [`as_strided_of_interleaved_part`](super::errors#as_strided_of_interleaved_part),
//! [`tensor_used_while_split`](super::errors#tensor_used_while_split).
//!
//! ## A convolution of size 0 has an empty result
//!
//! - **PyTorch**: a weight without output channels, and an image without rows with `padding="same"`, raise a
//!   RuntimeError.
//! - **Stridewise**: the result has no elements. No rule requires a size to be nonzero, so functions of any number of
//!   channels and any image need no bound:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![2, 4, 4]>::ones();
//! let w = Tensor::<f32, Shape![0, 2, 3, 3]>::zeros();
//! assert_eq!(x.conv2d(&w).eval().shape(), [0, 2, 2]);
//! ```
//! Held by `no_output_channels_and_no_rows_make_no_elements`.
//!
//! ## `x[[..]]` is one element
//!
//! - **PyTorch**: `x[1]` is a row, `x[1, 2]` a tensor without dimensions.
//! - **Stridewise**: `x[[1, 2]]` is the element, with one index for each dimension, counted from 0: "expected an
//!   array with a size of 2". An index out of range panics, where PyTorch raises an error; `get` returns an `Option`.
//!   `select` and `slice` give rows and elements as tensors:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! assert_eq!((x[[1, 2]], x.get([3, 0])), (6, None));
//! assert_eq!(x.select::<0, -1>().shape(), [4]);
//! assert_eq!(x.slice(s![-1, -1]).dim(), 0);
//! ```
//! Held by [`index_count`](super::errors#index_count),
//! [`index_without_brackets`](super::errors#index_without_brackets), `an_index_out_of_range_panics`.
//!
//! ## The type shows whether `reshape` copies
//!
//! - **PyTorch**: `x.reshape(..)`, `x.flatten()` and `x.contiguous()` return a view if possible, otherwise a copy,
//!   and do not report which.
//! - **Stridewise** decides by the same rule, and the type of the result is a view or an owned tensor: a program that
//!   requires one of them does not compile if it gets the other.
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2, 3]>::arange();
//! let view: TensorView<i64, Shape![6]> = x.reshape::<Shape![6]>();
//! let copy: Tensor<i64, Shape![6]> = x.t().reshape::<Shape![6]>();
//! assert_eq!((view[[1]], copy[[1]]), (1, 3));
//! ```
//! Held by `reshape_copies_where_it_must`.
//!
//! ## A function's parameter is of one type
//!
//! - **PyTorch**: a function takes any tensor, and examines it at run time.
//! - **Stridewise**: `TensorView<f32, Shape![3, 4]>` is a contiguous view of exactly this shape, with no other
//!   elements before or after it in the storage. An owned tensor lends one by `as_view()`; rebase a part of a larger
//!   tensor, and copy a transposed one. Alternatively, the function takes any tensor or expression:
//!
//! ```
//! use stridewise::prelude::*;
//! fn total(x: impl Expr<Elem = f32, Shape = Shape![3]>) -> f32 {
//!     x.sum()
//! }
//! let x = Tensor::<f32, Shape![3, 3]>::ones();
//! assert_eq!(total(x.select::<1, 0>()) + total(x.select::<0, 0>() * 2.0), 9.0);
//! ```
//! Held by [`function_owned_for_view`](super::errors#function_owned_for_view),
//! [`function_part`](super::errors#function_part), [`function_transposed`](super::errors#function_transposed).
//!
//! ## A bias is as long as the outputs
//!
//! - **PyTorch**: `F.linear(x, w, b)` takes a `b` of one element for all outputs; its convolutions do not.
//! - **Stridewise**: "the bias has the shape (D<4>,), and (D<3>,) is needed". Expand a bias of one element:
//!
//! ```
//! use stridewise::prelude::*;
//! let (x, w) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![2, 3]>::ones());
//! let b = Tensor::<f32, Shape![1]>::full(0.5);
//! assert_eq!(x.linear(&w).bias(b.expand::<Shape![2]>()).eval().as_slice(), [3.5; 2]);
//! ```
//! Held by [`conv2d_bias`](super::errors#conv2d_bias).
//!
//! ## `eye` is square
//!
//! - **PyTorch**: `torch.eye(2, 3)` has a column of zeros.
//! - **Stridewise**: both sizes are equal. Other matrices are a part of a square one:
//!
//! ```
//! use stridewise::prelude::*;
//! let part = Tensor::<i32, Shape![3, 3]>::eye().narrow::<0, 0, 2>().contiguous().eval();
//! assert_eq!(part, tensor![[1, 0, 0], [0, 1, 0]]);
//! ```
//! Held by this example.
//!
//! ## `kron` takes any strides
//!
//! - **PyTorch**: `torch.kron` makes views of its operands, and raises an error for some that are transposed.
//! - **Stridewise**: like every product, it takes operands of any strides:
//!
//! ```
//! use stridewise::prelude::*;
//! let (x, y) = (tensor![[1, 2]], tensor![[1, 2], [3, 4]]);
//! assert_eq!(x.kron(y.t()).eval(), tensor![[1, 3, 2, 6], [2, 4, 4, 8]]);
//! ```
//! Held by this example.
//!
//! ## An empty tensor has dimensions, too
//!
//! - **PyTorch**: `torch.zeros(0).roll(6, 2)` does not check the dimension of a tensor without elements, and
//!   `torch.cat` ignores a `torch.zeros(0)`, whatever the shapes of the others.
//! - **Stridewise**: "dimension 2 is out of range", for all sizes:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![0]>::zeros();
//! assert_eq!(x.roll::<0>(6).eval(), x);
//! ```
//! Held by [`roll_out_of_range`](super::errors#roll_out_of_range).
//!
//! ## Padding is not negative
//!
//! - **PyTorch**: `F.pad(x, (1, -2))` adds a column and removes two.
//! - **Stridewise**: `pad` adds elements, and `slice` removes them:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2, 4]>::arange();
//! let y = x.slice(s![.., ..-2]).pad::<Shape![1, 0]>(9);
//! assert_eq!(y.eval(), tensor![[9, 0, 1], [9, 4, 5]]);
//! ```
//! Held by [`shape_negative`](super::errors#shape_negative).
//!
//! # Elements
//!
//! ## No element type becomes another by itself
//!
//! - **PyTorch**: `x + x.double()` has elements of type double, `x + 1`, `torch.arange(3) / 2` and
//!   `torch.arange(3).sqrt()` of type float.
//! - **Stridewise**: "element types differ: `f32` and `f64`", "`/` divides floats". The program writes the
//!   conversion, which happens as the elements are read:
//!
//! ```
//! use stridewise::prelude::*;
//! let (x, n) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<i64, Shape![3]>::arange());
//! assert_eq!((&x + 1.0).sum(), 6.0);
//! assert_eq!((x.double() + n.double() / 2.0).sum(), 4.5);
//! ```
//! Held by [`add_element_types`](super::errors#add_element_types),
//! [`add_whole_number`](super::errors#add_whole_number), [`div_integers`](super::errors#div_integers),
//! [`sqrt_of_integers`](super::errors#sqrt_of_integers), [`fill_element_type`](super::errors#fill_element_type).
//!
//! ## Literals have Rust's types
//!
//! - **PyTorch**: `torch.tensor([1.0])` has 32-bit floats, `torch.tensor([1])` 64-bit integers.
//! - **Stridewise**: the type is inferred from the rest of the program, otherwise it is Rust's default, `f64` or
//!   `i32`:
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
//! let y = tensor![1.0, 2.0];
//! assert_eq!((size_of_val(&x), size_of_val(&y)), (8, 16));
//! ```
//! Held by this example.
//!
//! ## Conversion of floats to integers saturates
//!
//! - **PyTorch**: the result of `torch.tensor([300.0]).byte()` depends on the machine.
//! - **Stridewise**: the same result as Rust's `as`, on every machine:
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<f32, Shape![3]> = tensor![300.0, -1.0, f32::NAN];
//! assert_eq!(x.byte().eval().as_slice(), [255, 0, 0]);
//! ```
//! Held by this example.
//!
//! ## A layer of no channels has an empty result
//!
//! - **PyTorch**: `F.max_pool2d`, `F.avg_pool2d`, `F.interpolate` and reflection padding reject an input without
//!   channels, `F.group_norm` one without elements in the dimensions after the batch; `F.adaptive_avg_pool2d` and
//!   `F.instance_norm` accept them.
//! - **Stridewise**: the result has no elements either:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![1, 0, 4, 4]>::zeros();
//! assert_eq!(x.max_pool2d::<Kernel<2>>().eval().shape(), [1, 0, 2, 2]);
//! ```
//! Held by this example.
//!
//! ## The median of no integers is 0
//!
//! - **PyTorch**: the median of no elements is NaN. As an integer its value depends on the machine: the smallest
//!   `int32`, 0 for `uint8`.
//! - **Stridewise**: NaN as an integer is 0, as in `x.to::<i32>()`:
//!
//! ```
//! use stridewise::prelude::*;
//! assert_eq!(Tensor::<i32, Shape![0]>::zeros().median(), 0);
//! assert!(Tensor::<f32, Shape![0]>::zeros().median().is_nan());
//! ```
//! Held by this example.
//!
//! ## The pattern determines the integer type of `einsum!`
//!
//! - **PyTorch**: `torch.einsum` of `int32` gives `int64` if it sums an operand before a product, which depends on
//!   the sizes, and raises an error if the other factor is still `int32`.
//! - **Stridewise**: the pattern determines the type. If it sums over a letter that only one operand has, the sum has
//!   elements of type `i64`, for all sizes; sums of products have the type of the elements, as in `mm`:
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<i32, Shape![1, 2]> = tensor![[i32::MAX, 1]];
//! assert_eq!(einsum!("ij->", &x).eval()[[]], 2_147_483_648_i64);
//! assert_eq!(einsum!("ij,ij->", &x, &x).eval()[[]], 2_i32);
//! assert_eq!(einsum!("ki,kj->j", &x, &x.narrow::<1, 1, 1>()).eval()[[0]], 2_147_483_648_i64);
//! ```
//! Held by this example.
//!
//! ## A quantization is checked where it is declared
//!
//! - **PyTorch**: `torch.quantize_per_tensor` takes a scale that is negative, 0 or NaN, and quantises 1.0 as 0.5, as
//!   0, or as a value that depends on the machine.
//! - **Stridewise**: "it must be positive and finite". The zero point is within the range of the integers, as in
//!   PyTorch:
//!
//! ```
//! use stridewise::prelude::*;
//! quantization! { Angle: i8 = 0.05, -10; }
//! assert_eq!(Quantized::<Angle>::of(1.0).value(), 1.0);
//! ```
//! Held by [`quantization_scale`](super::errors#quantization_scale),
//! [`quantization_scales`](super::errors#quantization_scales),
//! [`quantization_zero_point`](super::errors#quantization_zero_point).
//!
//! ## Integers divided by 0 give 0
//!
//! - **PyTorch**: `x // 0`, `x % 0` and `x.fmod(0)` of integers raise a `ZeroDivisionError`.
//! - **Stridewise**: no element stops a computation. The quotient is 0, and the remainder is the dividend:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = tensor![7, -7];
//! assert_eq!(x.floor_divide(0).eval().as_slice(), [0, 0]);
//! assert_eq!(x.remainder(0).eval().as_slice(), [7, -7]);
//! ```
//! Held by this example.
//!
//! ## What only floats have is asked of floats
//!
//! - **PyTorch**: accepts integers in `isposinf`, `signbit`, `isclose`, `nan_to_num` and `F.relu6`, and booleans in
//!   `isnan`, `isinf`, `isfinite`, `sign`, `square`, `heaviside`, sums and products.
//! - **Stridewise**: "expected floating-point elements, found `i64`", and booleans have no arithmetic. Compare
//!   integers, combine booleans, or convert:
//!
//! ```
//! use stridewise::prelude::*;
//! let (x, truth) = (tensor![-3, 9], tensor![true, false]);
//! assert_eq!(x.lt(0).eval().as_slice(), [true, false]);
//! assert_eq!(x.clamp(0, 6).eval().as_slice(), [0, 6]);
//! assert_eq!(truth.logical_and(&truth).eval(), truth);
//! ```
//! Held by [`sqrt_of_integers`](super::errors#sqrt_of_integers), [`mean_of_integers`](super::errors#mean_of_integers),
//! [`shift_of_bools`](super::errors#shift_of_bools).
//!
//! ## An operation has all elements that it makes sense for
//!
//! - **PyTorch**: the median of booleans and one-dimensional max pooling of integers are not implemented, and raise
//!   an error.
//! - **Stridewise**: they have the same meaning as for other elements:
//!
//! ```
//! use stridewise::prelude::*;
//! assert!(tensor![true, false, true].median());
//! let x = tensor![[1, 5, 2, 3]];
//! assert_eq!(x.max_pool1d::<Kernel<2>>().eval(), tensor![[5, 3]]);
//! ```
//! Held by this example.
//!
//! ## The remainder of a large quotient is a number
//!
//! - **PyTorch**: `torch.remainder` and `torch.fmod` of 10²⁰ and 10⁻³⁰ are NaN for elements that fill a vector
//!   register, and the number below for the others.
//! - **Stridewise**: the result is the exact remainder:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f64, Shape![8]>::full(1e20);
//! assert_eq!(x.fmod(1e-30).eval(), Tensor::full(1e20 % 1e-30));
//! ```
//! Held by this example.
//!
//! ## Quantised numbers are rounded as TFLite rounds them
//!
//! - **PyTorch**: `torch.quantize_per_tensor` rounds half to even.
//! - **Stridewise**: `quantize` rounds half away from 0, as TFLite does, whose networks it runs:
//!
//! ```
//! use stridewise::prelude::*;
//! use stridewise::ops::quantized::Quantized;
//! stridewise::quantization! { Q: i8 = 2.0, 0; }
//! let y: Tensor<Quantized<Q>, Shape![2]> = tensor![1.0, -5.0].quantize().eval();
//! assert_eq!(y.as_view().int_repr().storage(), &[1, -3]);
//! ```
//! Held by this example.
//!
//! ## Least squares of at least as many rows as columns
//!
//! - **PyTorch**: `torch.linalg.lstsq(a, b)` with fewer rows than columns returns the solution of least norm.
//! - **Stridewise**: such a system has no unique solution. The solution of least norm is a product with the
//!   pseudo-inverse, `a.pinv().eval()?.mm(&b)`:
//!
//! ```
//! use stridewise::prelude::*;
//! let (a, b) = (tensor![[3.0, 4.0]], tensor![[10.0]]);
//! assert!(a.pinv().eval()?.mm(&b).eval().dist(&tensor![[1.2], [1.6]]) < 1e-12);
//! # Ok::<(), LinalgError>(())
//! ```
//! Held by this example.
//!
//! ## `gelu` has an answer far from 0
//!
//! - **PyTorch**: `F.gelu` of ∞ is NaN, of 3·10³⁸ infinite, and loses all digits below about -5.
//! - **Stridewise**: x · Φ(x), with the accuracy of `erfc`, down to the smallest numbers:
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<f32, Shape![2]> = tensor![f32::INFINITY, -9.0];
//! let y = x.gelu().eval();
//! assert!(y[[0]] == f32::INFINITY && (y[[1]] / -1.0157e-18 - 1.0).abs() < 1e-3);
//! ```
//! Held by this example.
//!
//! ## A power of 0.5 is a power
//!
//! - **PyTorch**: `x.pow(0.5)` is a square root: -0 for -0, and NaN for -∞.
//! - **Stridewise**: IEEE 754's `pow`, as for every other power; the root is `x.sqrt()`:
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<f32, Shape![1]> = tensor![f32::NEG_INFINITY];
//! assert_eq!(x.pow(0.5).eval()[[0]], f32::INFINITY);
//! assert!(x.sqrt().eval()[[0]].is_nan());
//! ```
//! Held by this example.
//!
//! ## Of 0 and -0, the first is the smaller one and the larger one
//!
//! - **PyTorch**: whether `torch.minimum`, `maximum`, `amin` and `amax` of 0 and -0 return 0 or -0 depends on the
//!   machine.
//! - **Stridewise**: of equal numbers the result is the first:
//!
//! ```
//! use stridewise::prelude::*;
//! let (x, y) = (tensor![0.0_f32], tensor![-0.0_f32]);
//! assert!(x.minimum(&y).eval()[[0]].is_sign_positive() && y.maximum(&x).eval()[[0]].is_sign_negative());
//! ```
//! Held by this example.
//!
//! ## The smallest of nothing, and the norm of nothing
//!
//! - **PyTorch**: `x.amin()` of no elements raises an error, and so does `torch.linalg.vector_norm(x, math.inf)`.
//! - **Stridewise**: `amin` does not compile; `norm_with`, whose order is known only at run time, returns the norm of
//!   no elements, 0 for ∞ and ∞ for -∞ and other negative orders:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![0]>::zeros();
//! assert_eq!((x.norm_with(f32::INFINITY), x.norm_with(2.0)), (0.0, 0.0));
//! assert_eq!(x.norm_with(-1.0), f32::INFINITY);
//! ```
//! Held by this example, [`min_of_nothing`](super::errors#min_of_nothing).
//!
//! ## Indices have a dimension
//!
//! - **PyTorch**: `x.index_select(0, torch.tensor(2))` and `x.gather(0, torch.tensor(2))` treat an index without
//!   dimensions as a vector of one element.
//! - **Stridewise**: the indices have the shape (), "not one dimension". `sort` and `gather` accept a tensor without
//!   dimensions as in PyTorch, but it has no slices for `index_select`:
//!
//! ```
//! use stridewise::prelude::*;
//! let (x, i) = (tensor![5, 6, 7], Tensor::<usize, Shape![]>::full(2));
//! assert_eq!(x.index_select::<0>(i.unsqueeze::<0>())?.eval(), tensor![7]);
//! # Ok::<(), IndicesError>(())
//! ```
//! Held by [`index_select_by_matrix`](super::errors#index_select_by_matrix).
//!
//! ## Indices are of any integer type
//!
//! - **PyTorch**: `gather`, `take` and `scatter` raise an error for indices that are not `int64`.
//! - **Stridewise**: every integer type is an index:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = tensor![5, 6, 7];
//! assert_eq!(x.take(&tensor![2u8, 0])?.eval(), tensor![7, 5]);
//! # Ok::<(), IndicesError>(())
//! ```
//! Held by this example.
//!
//! ## An empty list of dimensions names none
//!
//! - **PyTorch**: `x.sum(dim=())` takes all elements.
//! - **Stridewise**: that is `x.sum()`; over no dimension, each element is its own sum:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = tensor![[1i64, 2], [3, 4]];
//! assert_eq!((x.sum(), x.sum_dims::<Dims![]>().eval().shape()), (10, &[2, 2][..]));
//! ```
//! Held by this example.
//!
//! ## Bytes are not reinterpreted as booleans
//!
//! - **PyTorch**: `x.view(torch.bool)` of bytes, and `x.view(torch.uint8).fill_(2)` of booleans.
//! - **Stridewise**: "not every bit pattern is a `bool`". Convert numbers; the bytes of booleans are read-only:
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<u8, Shape![3]> = tensor![0, 1, 2];
//! let truth = x.to::<bool>().eval();
//! assert_eq!(truth.view_dtype::<u8>().iter().sum::<u8>(), 2);
//! ```
//! Held by `bytes_as_bool`, [`view_dtype_to_bool`](super::errors#view_dtype_to_bool),
//! [`view_dtype_writes_bool`](super::errors#view_dtype_writes_bool).
//!
//! ## Larger elements require an aligned address
//!
//! - **PyTorch**: `x.view(torch.float32)` of bytes; its storages are aligned.
//! - **Stridewise**: "may need a larger alignment". If the types do not determine the address, `try_view_dtype`
//!   checks it once:
//!
//! ```
//! use stridewise::prelude::*;
//! let floats = Tensor::<f32, Shape![4]>::ones();
//! let bytes = floats.view_dtype::<u8>();
//! assert_eq!(bytes.try_view_dtype::<f32>().unwrap().sum(), 4.0);
//! ```
//! Held by `alignment_is_unknown`, [`view_dtype_alignment`](super::errors#view_dtype_alignment).
//!
//! # Limits
//!
//! ## Eight dimensions
//!
//! - **PyTorch** has no such limit.
//! - **Stridewise**: "a tensor has at most 8 dimensions". Merge dimensions that are not needed separately:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![1, 2, 1, 2, 1, 2, 1, 2]>::arange();
//! assert_eq!(x.flatten::<0, 1>().unsqueeze::<0>().shape(), [1, 2, 1, 2, 1, 2, 1, 2]);
//! ```
//! Held by `more_than_eight_dimensions`, [`nine_dimensions`](super::errors#nine_dimensions).
//!
//! ## Numbers above 999 in `::<..>`
//!
//! - **PyTorch**: `x.narrow(0, 1000, 5)`.
//! - **Stridewise**: "numbers in `::<..>` reach 999". Write larger numbers with the macros:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2000]>::arange();
//! assert_eq!(x.slice(s![1000..1005]).storage_offset(), 1000);
//! assert_eq!(x.slice(s![1500]).sum(), 1500);
//! ```
//! Held by `constant_above_999`, [`rot90_turns`](super::errors#rot90_turns), [`narrow_above_999`](super::errors#narrow_above_999),
//! [`select_above_999`](super::errors#select_above_999), [`number_above_999`](super::errors#number_above_999).
//!
//! ## Decompositions take matrices of at most 127 rows and columns
//!
//! - **PyTorch**: `torch.linalg.svd` of any size.
//! - **Stridewise**: "sizes reach up to 127", the limit of `nalgebra`'s static sizes. `inverse` accepts sizes up to
//!   999:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f64, Shape![0, 3]>::zeros();
//! assert_eq!(x.svdvals().eval().unwrap().shape(), [0]);
//! ```
//! Held by [`svd_above_127`](super::errors#svd_above_127).
//!
//! ## Least squares has one solution
//!
//! - **PyTorch**: `torch.linalg.lstsq` with fewer equations than unknowns returns the solution of least norm; with
//!   linearly dependent columns the solution depends on the machine.
//! - **Stridewise**: "lstsq: incompatible shapes", and `LinalgError::RankDeficient` at run time. `pinv` gives the
//!   solution of least norm:
//!
//! ```
//! use stridewise::prelude::*;
//! let a: Tensor<f64, Shape![2, 2]> = tensor![[3.0, 4.0], [6.0, 8.0]];
//! let b = tensor![25.0, 50.0];
//! assert_eq!(a.lstsq(&b).eval(), Err(LinalgError::RankDeficient));
//! assert!(a.pinv().eval().unwrap().mv(&b).eval().dist(&tensor![3.0, 4.0]) < 1e-12);
//! ```
//! Held by [`lstsq_wide`](super::errors#lstsq_wide), and this example.
//!
//! ## `einsum!` names each dimension
//!
//! - **PyTorch**: `torch.einsum` with `...` in its pattern takes batches of any dimensions, and any number of
//!   operands.
//! - **Stridewise**: "is not supported: name each dimension". A pattern has at most three operands and eleven
//!   letters:
//!
//! ```
//! use stridewise::prelude::*;
//! let (a, b) = (Tensor::<f32, Shape![5, 2, 3]>::ones(), Tensor::<f32, Shape![5, 3, 4]>::ones());
//! assert_eq!(einsum!("bij,bjk->bik", &a, &b).eval(), a.matmul(&b).eval());
//! ```
//! Held by [`einsum_ellipsis`](super::errors#einsum_ellipsis).
//!
//! ## Numbers of at most twelve digits
//!
//! - **PyTorch** counts to 2⁶³ - 1.
//! - **Stridewise** counts to 999,999,999,999: "a size of more than 12 digits".
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![1]>::arange();
//! assert_eq!(x.expand::<Shape![999_999_999_999]>().numel(), 999_999_999_999);
//! ```
//! Held by `more_than_twelve_digits`, [`shape_too_large`](super::errors#shape_too_large).
//!
//! ## From 1 to 64 threads
//!
//! - **PyTorch**: `torch.set_num_threads(0)` raises an error, and any larger number is accepted.
//! - **Stridewise**: 0 counts as 1, and more than 64 as 64, the maximum number of parts of a computation (feature
//!   `rayon`).
//!
//! ```
//! use stridewise::prelude::*;
//! set_num_threads(1000);
//! assert_eq!(get_num_threads(), 64);
//! ```
//! Held by `as_many_threads_as_there_are_parts_at_most`.
