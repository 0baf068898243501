//! Why safe code has no undefined behaviour: the invariants that the types prove, the assumptions of `unsafe` code,
//! the sealed traits, and the tools that checked the library.
//!
//! # What the types prove
//!
//! Offset, sizes, strides and the number of trailing elements of the storage are types. The following statements
//! therefore hold for every view, without checks at run time, as long as no `unsafe` code outside of this crate
//! breaks a contract:
//!
//! 1. **Every index is within the storage.** Either offset + span + trailing elements is the length of the storage,
//!    or the tensor has no elements. A tensor begins as its whole storage, with no elements before it and none after
//!    it; each view operation preserves the sum, or does not compile.
//! 2. **If elements are lent as `&mut`, no two indices refer to the same element.** Only `expand`, `as_strided`,
//!    `unfold` and `windows` can repeat an element. Expanding a mutable view gives a read-only one, and the others
//!    require: with dimensions sorted by stride, each stride exceeds the sum of `stride * (size - 1)` over the
//!    dimensions of smaller stride.
//! 3. **The parts of a mutable view share no element**, because they share no index of it. They may interleave, as
//!    two halves of the columns do. A part is therefore a pointer, not a `&mut [T]`, and the storage of a part with
//!    gaps is [`Interleaved`](crate::layout::Interleaved): every function that returns a slice requires
//!    [`Trailing`](crate::layout::Trailing).
//! 4. **Write access is part of the type of the storage**: read-only ([`TensorView`](crate::TensorView)), mutable and
//!    exclusive ([`TensorViewMut`](crate::TensorViewMut)), or shared cells ([`TensorCells`](crate::TensorCells)),
//!    which stay on their thread. The lifetimes are those of `&[T]`, `&mut [T]` and `&[Cell<T>]`.
//! 5. **Bytes are reinterpreted as elements only if every bit pattern is a valid element**, and the address is
//!    aligned.
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
//! # Which traits can be implemented
//!
//! **Every trait that `unsafe` code relies on is sealed, or an `unsafe trait`.** A trait is sealed if another crate
//! cannot implement it for its own type: it has a supertrait that is not accessible, or is not accessible itself.
//! Shapes, layouts, numbers, storages, expressions, operations, the elements that an operation takes, and the results
//! of the rules ("fits", "out of range") are therefore types of this crate. A function that relies on the result of a
//! rule which its signature does not require is an `unsafe fn`, or compares again at compile time, as the function of
//! [`einsum!`](crate::einsum) does. This also applies to functions hidden from the documentation.
//!
//! A program can implement these traits that are not `unsafe`:
//!
//! | trait | worst effect of an implementation |
//! |---|---|
//! | [`Printable`](crate::fmt::Printable) | print another number, or panic |
//! | [`Quantization`](crate::ops::quantized::Quantization), [`PerTensor`](crate::ops::quantized::PerTensor) | calculate wrong integers; if the number of scales differs from the number of channels, the program does not build |
//! | `Parsed`, of the expansion of `einsum!` | not build |
//! | [`Element`](crate::storage::Element) | none: the crate implements it for every type that is `Copy + 'static` |
//!
//! Sealing restricts types, not type parameters: `impl BinaryOp<Mine, Mine> for AddOp` is possible, and `&a + &b` of
//! tensors of `Mine` calls it. Such an implementation can do no more than a closure passed to `map`: it receives
//! elements and returns one, on the thread that evaluates. It cannot change the result of a rule, since no rule
//! depends on a user's type.
//!
//! `tests/sealed.rs` reads the sources, finds each public trait that is neither sealed nor `unsafe`, and compares
//! them with a list that gives the reason for each; it does the same for type parameters. `tests/attack.rs` forbids
//! `unsafe` and tries the remaining cases: elements of any alignment and of size zero, closures that panic or return
//! another result on the second call, cells that are read and written at once, lists that report a wrong length.
//!
//! The library does not rely on other crates' traits that elements implement (`Clone`, `PartialEq`,
//! `num_traits::ConstZero`, `serde::Deserialize`) either: a `Clone` that returns another value gives a tensor with
//! another value.
//!
//! # Other libraries
//!
//! A conversion checks the requirements of the other library: a number of elements that it can count, strides that
//! stay within the elements, addresses that it computes. If the types show a violation, the conversion is rejected at
//! compile time, so that generic code needs no bound; a violation that is known only at run time is a
//! [`LayoutError`](crate::interop::LayoutError). For a mutable view from another library, this crate checks itself
//! whether two indices share an element. The behaviour of another library on a view that it accepts is outside of
//! this crate: iterators of `nalgebra` 0.34 over a view by rows compute, but do not read, addresses beyond its end,
//! also for its own views of slices, which Miri reports.
//!
//! # Where `unsafe` is used, and its assumptions
//!
//! Layouts are types and never access an element; there `unsafe` occurs only in the implementations of the traits
//! that describe the memory layout of arrays and tuples of views. Elements are accessed in `storage/` (the storages),
//! `tensor/` (an index, an iterator, a part, a slice), `expr/` (the loads and stores of the evaluator), and by the
//! reductions and products in `ops/` and the printer, which load the elements of an expression or a layout. The
//! comment on each block gives the reason why it is sound, by one of the statements above; lints of rustc and clippy
//! enforce the comment. The blocks also rely on the following:
//!
//! - `repr(transparent)`: a view is a pointer, so an array of views is an array of pointers.
//! - A storage is one allocation of at most `isize::MAX` bytes, so distances within it do not overflow. A length that
//!   is compared at run time is rejected at compile time if no allocation is large enough for it.
//! - Elements are `Copy` and own nothing, so nothing is dropped. After a panic in a user's operation, every element
//!   of an existing tensor has a value, and no partially initialised tensor exists.
//! - A closure may return another result on the second call: an index is compared with the size again where it is
//!   used.
//! - The plan of a loop visits the indices of its shape, and merges two dimensions only if every operand's strides
//!   allow it. This is a computation on constants, with its own tests, also under Miri.
//!
//! # Checks at run time
//!
//! `x[[i, j]]` (panics), `get`, `narrow_at`, `select_at` (return an error), `try_from` of slices and vectors (the
//! length), `from_text`, and `try_view_dtype` (the address). There are no others.
//!
//! # Hazards and their tests
//!
//! A name is a test in `tests/` or, as a link, a program that does not compile, in the [error index](super::errors).
//!
//! | hazard | prevented by | tested by |
//! |---|---|---|
//! | an index out of range for the storage | statement 1 | `is_read`, [`as_strided_beyond_storage`](super::errors#as_strided_beyond_storage), [`narrow_beyond`](super::errors#narrow_beyond), `what_pytorch_refuses_does_not_compile` |
//! | two indices of one element | statement 2 | [`write_through_expanded`](super::errors#write_through_expanded), [`as_strided_overlapping`](super::errors#as_strided_overlapping), [`unfold_overlapping`](super::errors#unfold_overlapping), `overlapping_writes_do_not_compile` |
//! | two `&mut` into one storage | parts hold a pointer and a lifetime, no reference | `has_parts_of_its_own`, `interleaved_columns_are_written_at_once` |
//! | the slice of an interleaved part | an `Interleaved` storage has no slice, also after `rebase`, `as_view`, `as_cells` | [`storage_of_interleaved_part`](super::errors#storage_of_interleaved_part), [`storage_of_shared_part`](super::errors#storage_of_shared_part), [`storage_of_expanded_part`](super::errors#storage_of_expanded_part), [`as_strided_of_interleaved_part`](super::errors#as_strided_of_interleaved_part), `parts_of_parts_stay_apart_or_become_whole`, `what_is_repeated_is_no_slice` |
//! | a part in use together with the view it came from | a part consumes the view, or borrows it | [`split_view_used_again`](super::errors#split_view_used_again), [`part_outlives_view`](super::errors#part_outlives_view) |
//! | writing elements that another view reads | borrowing; cells hold and lend `Cell`s, no `&mut` | [`write_while_viewed`](super::errors#write_while_viewed), [`iter_mut_of_cells`](super::errors#iter_mut_of_cells), `is_written_through_cells`, `overlapping_copies_through_cells` |
//! | cells on two threads | `Send` and `Sync` are those of the storage | [`parts_of_cells_to_a_thread`](super::errors#parts_of_cells_to_a_thread), `storage_is_sent_as_its_elements_are`, `parts_go_to_threads` |
//! | a pointer with too little provenance | it is made from the whole slice or array, and only offset | `is_read`, `views_of_views`, under Miri |
//! | a vector shortened under a view | the tensor owns it or borrows it | [`vector_shortened_under_view`](super::errors#vector_shortened_under_view), `heapless_vectors` |
//! | a view that outlives its elements | its lifetime is that of the storage | [`view_outlives_storage`](super::errors#view_outlives_storage) |
//! | more bytes than the address space | rejected at compile time | the documentation of `OwnedArray`, `Boxed` and `TensorView::try_from`; `more_elements_than_bytes` |
//! | products that overflow | within a storage none can; for a tensor without elements they wrap and are not used | `very_large_strides`, `more_elements_than_bytes` |
//! | elements of size zero | they have a number of elements, and no bytes | `elements_without_a_size`, `elements_without_size` |
//! | no elements, an offset out of range | no pointer is formed there; `rebase` stays at the start | `no_elements`, `parts_without_elements`, `nothing_left` |
//! | a user's type or impl in place of that of a rule | the traits are sealed | `every_public_trait_is_sealed_or_unsafe_or_harmless`, [`impl_index_element`](super::errors#impl_index_element), [`impl_is_quantized`](super::errors#impl_is_quantized), [`impl_operand`](super::errors#impl_operand), [`impl_exponent`](super::errors#impl_exponent), [`impl_mask_element`](super::errors#impl_mask_element), [`impl_chain`](super::errors#impl_chain) |
//! | a hidden function, called by its name | it requires the shapes, or is `unsafe` | [`computes_eval_into_other_shape`](super::errors#computes_eval_into_other_shape), [`joined_unasked`](super::errors#joined_unasked), `a_pattern_and_a_shape_of_ones_own_meet_in_einsum` |
//! | views for other libraries with more elements than they count, or strides that leave the elements | rejected at compile time | the documentation of the conversions, `arrays_of_ndarray_go_both_ways`, `matrices_of_nalgebra_go_both_ways` |
//! | views of other libraries that are mutable and overlap | compared by this crate | `what_writes_is_asked_for_overlaps_whatever_the_other_library_promised` |
//! | closures that panic, or return another result on the second call | no partially initialised tensor exists; indices are compared where they are used | `closures_that_panic_leave_no_tensor_half_made`, `indices_that_change_after_they_were_checked_reach_nothing_else` |
//! | types that only the rules use, named by a program | they are sealed, have no values, or are rejected | `more_than_eight_dimensions_hold_nothing`, the documentation of `NeverThis` |
//! | sizes of 1 | their strides are never used | `very_large_strides`, `ones` |
//! | bit patterns that the type does not allow | for a mutable view both types must allow any bits; `bool` is only read, as bytes | [`view_dtype_to_bool`](super::errors#view_dtype_to_bool), [`view_dtype_writes_bool`](super::errors#view_dtype_writes_bool), `values_with_invalid_bits` |
//! | tensors that share one memory in turn | consecutive tensors are at its two ends; any bits are valid elements, and bytes that a move may lose are written first | `tensors_of_a_scratch_are_apart` |
//! | an unaligned address | the alignment is a type, or checked | [`view_dtype_alignment`](super::errors#view_dtype_alignment), `bytes_are_elements_where_the_address_suits` |
//! | reinterpreted parts | the new elements cover the bytes of the old | `bytes_of_columns_are_their_own`, `parts_stay_apart` |
//! | loads that touch a neighbour | elements are loaded one by one; the compiler may merge only existing loads | `neighbours_are_not_touched`, under Miri's race detector |
//! | several elements loaded at once, in transposes | they are adjacent, and all belong to the tensor | `rows_and_columns_are_exchanged_and_nothing_else_is_written` |
//! | elements and operations on several threads (feature `rayon`) | plain numbers and operations of the crate; never mutable cells, nor closures; the calling thread waits and runs nothing else | `results_are_the_same_bits_for_any_number_of_threads`, `cells_that_are_read_and_written_stay_on_one_thread` |
//! | instructions that the processor lacks | checked before use, at run time | the standard library answers before each such call |
//! | a pointer that accepts another type's elements (variance) | mutable views and cells are invariant in the element | below |
//! | a loop that panics or checks | bounds are constants | `no_computation_can_panic`, `a_loop_over_a_view_checks_nothing_and_calls_nothing` |
//!
//! A function that accepts any lifetime can be used as one that accepts `'static`, so a read-only view of functions
//! of the first type converts to one of the second. A write through the converted view would store a function of the
//! wrong type, so mutable views and cells do not convert:
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
//! # Tools
//!
//! - **Miri**, an interpreter that detects violations of aliasing, provenance and alignment, uninitialised memory and
//!   data races: `views`, `parts`, `dtype`, `attack` and the unit tests in each run of `.ci/run`, under stacked
//!   borrows; under tree borrows and on the 32-bit target `i686-unknown-linux-gnu` if it is run with `MIRI_ALL=1`.
//!   The properties are too slow for it.
//! - **AddressSanitizer**, which detects reads and writes outside of the program's memory, at full speed: the same
//!   tests, `properties`, and the random chains of view operations whose results come from PyTorch. It detects
//!   violations of neither aliasing nor provenance: two overlapping `&mut` would pass.
//! - **The emitted machine code**, for calls and panics (`tests/cost.rs`).
//!
//! Both tools need a nightly compiler; the last line of `.ci/run` says which of them ran.
