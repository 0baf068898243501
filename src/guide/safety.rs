//! What keeps safe code from undefined behaviour: what the types prove, what `unsafe` relies on, who may add to it, and
//! what has been run over it.
//!
//! # What the types prove
//!
//! Offset, sizes, strides and what of the storage lies behind a view are types, so these statements hold for a view
//! as long as no `unsafe` code outside of this crate breaks a contract, and nothing checks them when the program runs:
//!
//! 1. **Every index lies in the storage.** Offset + what the view reaches + what lies behind it is the length, or there
//!    is no element. A tensor begins as its whole storage, with nothing before and nothing behind; each view operation
//!    keeps the sum, or does not compile.
//! 2. **Where elements are lent as `&mut`, no two indices share one.** Only `expand`, `as_strided`, `unfold`
//!    and `windows` can repeat an element. An expanded unique view becomes a shared one, and the others ask:
//!    sorted by stride, each stride must exceed all the steps of the smaller ones together.
//! 3. **The parts of a unique view share no element**, because they share no index of it. They may interleave,
//!    as two column halves do. So a part is no `&mut [T]` but a pointer, and one with gaps is
//!    [`Interleaved`](crate::layout::Interleaved) from its storage: what hands out a slice asks for [`Trailing`](crate::layout::Trailing).
//! 4. **Who may write is part of the type of the storage**: shared ([`TensorView`](crate::TensorView)), unique
//!    ([`TensorViewMut`](crate::TensorViewMut)), or shared cells ([`TensorCells`](crate::TensorCells)), which
//!    stay on their thread. Lifetimes are those of `&[T]`, `&mut [T]` and `&[Cell<T>]`.
//! 5. **Other bytes become elements only where any bytes are one**, and the address suits them.
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
//! let [mut left, mut right] = x.as_view_mut().chunk::<1, 2>();   // they interleave
//! std::thread::scope(|s| {
//!     s.spawn(move || left.fill_(1.0).numel());
//!     s.spawn(move || right.fill_(2.0).numel());
//! });
//! assert_eq!(x.sum(), 12.0 + 24.0);
//! ```
//!
//! # Who may implement what
//!
//! **Whatever `unsafe` code relies on is sealed, or an `unsafe trait`.** A trait is sealed where another crate cannot
//! implement it for a type of its own: it has a supertrait that no path leads to, or no path leads to it. So shapes,
//! layouts, numbers, storages, expressions, operations, the elements that an operation takes, and the verdicts of the
//! rules ("fits", "out of range") are types of this crate. A function that relies on a verdict which its signature does
//! not ask for is an `unsafe fn`, or compares again when the program is built, as that of
//! [`einsum!`](crate::einsum) does: also one that no documentation shows.
//!
//! Of the traits that are not `unsafe`, a program can implement these:
//!
//! | trait | what an impl may do at worst |
//! |---|---|
//! | [`Printable`](crate::fmt::Printable) | print another number, or panic |
//! | [`Quantization`](crate::ops::quantized::Quantization), [`PerTensor`](crate::ops::quantized::PerTensor) | calculate wrong integers; a number of scales that is not that of the channels does not build |
//! | `Parsed`, of what `einsum!` expands to | not build |
//! | [`Element`](crate::storage::Element) | nothing: all that is `Copy + 'static` has the one impl that there is |
//!
//! A seal keeps out types, not parameters: `impl BinaryOp<Mine, Mine> for AddOp` is possible, and makes `&a + &b` of
//! tensors of `Mine` call it. What such an impl may do is what a closure may do that `map` takes: it is given elements
//! and gives one, on the thread that evaluates. It cannot overrule a verdict, since no rule is asked about a user's type.
//!
//! `tests/sealed.rs` reads the sources, finds each public trait that is neither sealed nor `unsafe`, and compares them
//! with a list in which each has its reason; the same for parameters. `tests/attack.rs` forbids `unsafe` and does what is
//! left: elements of any alignment and of no size, closures that panic or answer otherwise the second time, cells that
//! are read and written at once, lists that lie about their length.
//!
//! Other crates' traits, which elements have (`Clone`, `PartialEq`, `num_traits::ConstZero`, `serde::Deserialize`),
//! promise nothing either, and nothing is relied on: a `Clone` that returns another value makes another value.
//!
//! # Other libraries
//!
//! A conversion asks for what the other side requires: as many elements as it can count, strides that stay within the
//! elements, addresses that it forms. What the types know to be otherwise is refused when the program is built, so that
//! generic code needs no bound; what is known when it runs is a [`LayoutError`](crate::interop::LayoutError). Of a view
//! that writes and comes in, this crate finds out itself whether two indices share an element. What another library does
//! with a view that it accepts is its own: iterators of `nalgebra` 0.34 over a view by rows form, and do not read,
//! addresses beyond its end, over its own views of slices as well, to which Miri objects.
//!
//! # Where `unsafe` is, and what it relies on
//!
//! Layouts are types and never see an element; there it stands only on the traits that say how arrays and
//! tuples of views lie in memory. Elements are touched in `storage/` (what holds them), `tensor/` (an index, an
//! iterator, a part, a slice), `expr/` (the loads and stores of the evaluator), and by the reductions and products
//! in `ops/` and the printer, which load what an expression or a layout reaches. Each block says in a comment why
//! it is right, by one of the statements above; rustc's and clippy's lints keep it so. Beside these it relies on:
//!
//! - `repr(transparent)`: a view is a pointer, so an array of views is an array of pointers.
//! - A storage is one allocation, below `isize::MAX` bytes: so distances within it cannot overflow. A length that
//!   is compared when the program runs is refused before that, when it is built, if no allocation is so large.
//! - Elements are `Copy` and own nothing: nothing is dropped. A panic in a user's operation leaves a value everywhere
//!   in tensors that are there, and no tensor where one was being made.
//! - A closure may answer otherwise the second time: an index is compared with the size again where it is used.
//! - The plan of a loop visits the indices of its shape, and merges two dimensions only where every operand
//!   walks them as one. That is a computation on constants, tested by itself and under Miri.
//!
//! # What is checked when the program runs
//!
//! `x[[i, j]]` (panics), `get`, `narrow_at`, `select_at` (an error), `try_from` of slices and vectors (their
//! length), `from_text`, and `try_view_dtype` (the address). Nothing else.
//!
//! # Traps, and what holds them
//!
//! A name is a test in `tests/` or, as a link, a program that does not compile, in the
//! [error index](super::errors).
//!
//! | trap | what the types or the code do | held by |
//! |---|---|---|
//! | an index beyond the storage | statement 1 | `is_read`, [`as_strided_beyond_storage`](super::errors#as_strided_beyond_storage), [`narrow_beyond`](super::errors#narrow_beyond), `what_pytorch_refuses_does_not_compile` |
//! | two indices, one element | statement 2 | [`write_through_expanded`](super::errors#write_through_expanded), [`as_strided_overlapping`](super::errors#as_strided_overlapping), [`unfold_overlapping`](super::errors#unfold_overlapping), `overlapping_writes_do_not_compile` |
//! | two `&mut` into one storage | a pointer and a lifetime, no reference | `has_parts_of_its_own`, `interleaved_columns_are_written_at_once` |
//! | the slice of an interleaved part | its length is no number; nor after `rebase`, `as_view`, `as_cells` | [`storage_of_interleaved_part`](super::errors#storage_of_interleaved_part), [`storage_of_shared_part`](super::errors#storage_of_shared_part), [`storage_of_expanded_part`](super::errors#storage_of_expanded_part), [`as_strided_of_interleaved_part`](super::errors#as_strided_of_interleaved_part), `parts_of_parts_stay_apart_or_become_whole`, `what_is_repeated_is_no_slice` |
//! | a part beside the view it came from | a part takes the view, or borrows it | [`split_view_used_again`](super::errors#split_view_used_again), [`part_outlives_view`](super::errors#part_outlives_view) |
//! | writing what another view reads | borrowing; cells hold and lend `Cell`s, no `&mut` | [`write_while_viewed`](super::errors#write_while_viewed), [`iter_mut_of_cells`](super::errors#iter_mut_of_cells), `is_written_through_cells`, `overlapping_copies_through_cells` |
//! | cells on two threads | `Send` and `Sync` are the storage's | [`parts_of_cells_to_a_thread`](super::errors#parts_of_cells_to_a_thread), `storage_is_sent_as_its_elements_are`, `parts_go_to_threads` |
//! | a pointer that knows too little (provenance) | it is made from the whole slice or array, and only moves | `is_read`, `views_of_views`, under Miri |
//! | a vector shortened under a view | it is owned by the tensor, or borrowed | [`vector_shortened_under_view`](super::errors#vector_shortened_under_view), `heapless_vectors` |
//! | a view that outlives its elements | its lifetime is that of the storage | [`view_outlives_storage`](super::errors#view_outlives_storage) |
//! | more bytes than an address counts | refused when the program is built | the documentation of `OwnedArray`, `Boxed` and `TensorView::try_from`; `more_elements_than_bytes` |
//! | products that overflow | within a storage none can; without elements they wrap and are not used | `very_large_strides`, `more_elements_than_bytes` |
//! | elements without a size | they have a number of elements, and no bytes | `elements_without_a_size`, `elements_without_size` |
//! | no elements, an offset beyond the end | no pointer is formed there; `rebase` stays at the start | `no_elements`, `parts_without_elements`, `nothing_left` |
//! | a type or an impl of one's own in place of a rule's | the traits are sealed | `every_public_trait_is_sealed_or_unsafe_or_harmless`, [`impl_index_element`](super::errors#impl_index_element), [`impl_is_quantized`](super::errors#impl_is_quantized), [`impl_operand`](super::errors#impl_operand), [`impl_exponent`](super::errors#impl_exponent), [`impl_mask_element`](super::errors#impl_mask_element), [`impl_chain`](super::errors#impl_chain) |
//! | a hidden function, called by its name | it asks for the shapes, or is `unsafe` | [`computes_eval_into_other_shape`](super::errors#computes_eval_into_other_shape), [`joined_unasked`](super::errors#joined_unasked), `a_pattern_and_a_shape_of_ones_own_meet_in_einsum` |
//! | views for other libraries with more elements than they count, or strides that leave the elements | refused when the program is built | the documentation of the conversions, `arrays_of_ndarray_go_both_ways`, `matrices_of_nalgebra_go_both_ways` |
//! | views of other libraries that write and overlap | compared here | `what_writes_is_asked_for_overlaps_whatever_the_other_library_promised` |
//! | closures that panic, or answer otherwise the second time | nothing half made is a tensor; indices are compared where they are used | `closures_that_panic_leave_no_tensor_half_made`, `indices_that_change_after_they_were_checked_reach_nothing_else` |
//! | types that only the rules use, named by a program | they are sealed, hold nothing, or are refused | `more_than_eight_dimensions_hold_nothing`, the documentation of `NeverThis` |
//! | sizes of 1 | their strides are never taken | `very_large_strides`, `ones` |
//! | other bits than the type allows | both types must take any bits where a view writes; `bool` is only read, as bytes | [`view_dtype_to_bool`](super::errors#view_dtype_to_bool), [`view_dtype_writes_bool`](super::errors#view_dtype_writes_bool), `values_with_invalid_bits` |
//! | tensors that take turns in one memory | neighbours lie at its two ends; any bits make their elements, and bytes that a move may lose are written first | `tensors_of_a_scratch_are_apart` |
//! | an address that does not suit | the alignment is a type, or looked at | [`view_dtype_alignment`](super::errors#view_dtype_alignment), `bytes_are_elements_where_the_address_suits` |
//! | reinterpreted parts | the new elements cover the bytes of the old | `bytes_of_columns_are_their_own`, `parts_stay_apart` |
//! | loads that touch a neighbour | elements are loaded one by one; the compiler may join only loads that there are | `neighbours_are_not_touched`, under Miri's race detector |
//! | several elements loaded at once, in transposes | they are neighbours, and all are the tensor's | `rows_and_columns_are_exchanged_and_nothing_else_is_written` |
//! | elements and operations on several threads (feature `rayon`) | plain numbers and operations of the crate; never written cells, nor closures; the thread that asks waits and runs nothing else | `results_are_the_same_bits_for_any_number_of_threads`, `cells_that_are_read_and_written_stay_on_one_thread` |
//! | instructions that the processor lacks | asked before, when the program runs | the standard library answers before each such call |
//! | a pointer that takes another type's elements (variance) | unique views and cells are invariant in the element | below |
//! | a loop that panics or checks | bounds are constants | `no_computation_can_panic`, `a_loop_over_a_view_checks_nothing_and_calls_nothing` |
//!
//! A function that takes any lifetime may stand where one takes `'static`, so a shared view of such functions may
//! be taken for the other; but to write the other through it would leave the wrong function behind:
//!
//! ```
//! use stridewise::prelude::*;
//! type Any<'a> = TensorView<'a, for<'b> fn(&'b u8), Shape![1]>;
//! type Static<'a> = TensorView<'a, fn(&'static u8), Shape![1]>;
//! fn read(x: Any) -> Static { x }
//! ```
//! ```compile_fail,E0308
//! use stridewise::prelude::*;
//! type Any<'a> = TensorViewMut<'a, for<'b> fn(&'b u8), Shape![1]>;
//! type Static<'a> = TensorViewMut<'a, fn(&'static u8), Shape![1]>;
//! fn write(x: Any) -> Static { x }
//! ```
//! ```compile_fail,E0308
//! use stridewise::prelude::*;
//! type Any<'a> = TensorCells<'a, for<'b> fn(&'b u8), Shape![1]>;
//! type Static<'a> = TensorCells<'a, fn(&'static u8), Shape![1]>;
//! fn write(x: Any) -> Static { x }
//! ```
//!
//! # What has been run over it
//!
//! - **Miri**, an interpreter that sees aliasing, provenance, alignment, uninitialised memory and data races:
//!   `views`, `parts`, `dtype`, `attack` and the unit tests in each run of `.ci/run`, under stacked borrows; under tree
//!   borrows and on the 32-bit target `i686-unknown-linux-gnu` where it is run with `MIRI_ALL=1`. The properties
//!   are too slow for it.
//! - **AddressSanitizer**, which sees what is read or written outside of memory that the program has, at full
//!   speed: the same tests, `properties`, and the random chains of view operations that PyTorch has judged. It sees neither aliasing
//!   nor provenance: two overlapping `&mut` would pass.
//! - **The emitted machine code**, for calls and panics (`tests/cost.rs`).
//!
//! Both tools need a nightly compiler; the last line of `.ci/run` says which of them ran.
