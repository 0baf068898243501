//! How large a tensor may be that a function returns by value.

use crate::num::message::Message;

/// The largest tensor in bytes that an operation or a constructor returns by value, with its temporaries: 512 KiB.
///
/// A thread of Rust has 2 MiB of stack by default, and so have tests; a debug build has a result twice while it is returned;
/// and a program that exceeds its stack is stopped without a word of why. So [`eval`](crate::expr::Expr::eval) and the constructors that are not `const` refuse
/// larger ones when the program is built; `cargo check` says nothing. `eval_boxed` and `BoxedTensor` (feature `alloc`)
/// keep the elements on the heap; `eval_into` writes to memory that is there.
///
/// A `const` constructor, such as `zeros`, is not covered: it serves a `static` of any size.
///
/// ```
/// use stridewise::prelude::*;
/// use stridewise::storage::STACK_LIMIT;
/// static ZEROS: Tensor<f32, Shape![1500, 1500]> = Tensor::<f32, Shape![1500, 1500]>::zeros();
/// assert!(size_of_val(&ZEROS) > STACK_LIMIT);
/// assert_eq!((&ZEROS + 1.0).eval_boxed()[[1499, 1499]], 1.0);
/// ```
/// ```compile_fail,E0080
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![1500, 1500]>::arange();
/// ```
pub const STACK_LIMIT: usize = 1 << 19;

/// Refuses, when the program is built, a function `what` that puts so many bytes on the stack. It is called in the body of
/// the function that a user calls, so that rustc names the call.
#[track_caller]
pub(crate) const fn fits_stack(what: &str, bytes: usize, instead: &str) {
    if bytes > STACK_LIMIT {
        let message = Message::new().text(what).text(" would put ");
        let message = message.number(bytes as u64).text(" bytes on the stack");
        let message = message.text(", more than ").number(STACK_LIMIT as u64);
        panic!("{}", message.text(": ").text(instead).as_str());
    }
}

/// The same of a constructor of `T`, which `BoxedTensor` has, too.
#[track_caller]
pub(crate) const fn made_on_stack<T>(what: &str) {
    let instead = "`BoxedTensor` has it, too, and keeps the elements on the heap (feature `alloc`)";
    fits_stack(what, size_of::<T>(), instead);
}

/// The same of `eval`, which gives an `R` and has so many bytes of temporaries.
#[track_caller]
pub(crate) const fn evaluated_on_stack<R>(temporaries: usize) {
    let instead = "`.eval_boxed()` computes on the heap (feature `alloc`), `.eval_into(&mut out)` into other memory";
    fits_stack(
        "`eval`",
        size_of::<R>().saturating_add(temporaries),
        instead,
    );
}

/// The same of temporaries.
#[track_caller]
pub(crate) const fn temporaries_on_stack(bytes: usize) {
    let instead = "`.eval_boxed()` keeps them on the heap (feature `alloc`), and so may an operand be evaluated first";
    fits_stack("the temporaries of the expression", bytes, instead);
}
