//! The maximum size of a tensor that a function returns by value.

use crate::num::message::Message;

/// The largest tensor in bytes that an operation or a constructor returns by value, with its temporaries: 512 KiB.
///
/// A Rust thread, and thus a test, has 2 MiB of stack by default; a debug build holds a result twice while it is
/// returned; and a program that overflows its stack is stopped without an explanation. Therefore
/// [`eval`](crate::expr::Expr::eval) and the constructors that are not `const` reject larger tensors when the program
/// is built; `cargo check` does not report them. `eval_boxed` and `BoxedTensor` (feature `alloc`) keep the elements on
/// the heap; `eval_into` writes to existing memory.
///
/// `const` constructors, such as `zeros`, have no limit: they initialise a `static` of any size.
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

/// Whether rustc inlines the function that rejects before it is built, and then names no call.
const UNNAMED: bool = cfg!(not(unoptimised));
const NAMED_BY: &str =
    "; a build at opt-level 0, as without `--release`, names the line of the call";

/// Rejects, when the program is built, a function `what` that puts `bytes` bytes on the stack. Call it in the body of
/// the function that a user calls, so that rustc names that call.
#[track_caller]
pub(crate) const fn fits_stack(what: &str, bytes: usize, instead: &str) {
    if bytes > STACK_LIMIT {
        let message = Message::new().text(what).text(" would put ");
        let message = message.number(bytes as u64).text(" bytes on the stack");
        let message = message.text(", more than ").number(STACK_LIMIT as u64);
        let message = message.text(": ").text(instead);
        panic!(
            "{}",
            if UNNAMED {
                message.text(NAMED_BY)
            } else {
                message
            }
            .as_str()
        );
    }
}

/// The same for a constructor of `T` that `BoxedTensor` has, too.
#[track_caller]
pub(crate) const fn made_on_stack<T>(what: &str) {
    let instead = "`BoxedTensor` has it, too, and keeps the elements on the heap (feature `alloc`)";
    fits_stack(what, size_of::<T>(), instead);
}

/// The same for `eval`, which returns an `R` and uses `temporaries` bytes of temporaries.
#[track_caller]
pub(crate) const fn evaluated_on_stack<R>(temporaries: usize) {
    let instead = "`.eval_boxed()` computes on the heap (feature `alloc`), `.eval_into(&mut out)` into other memory";
    fits_stack(
        "`eval`",
        size_of::<R>().saturating_add(temporaries),
        instead,
    );
}

/// The same for temporaries.
#[track_caller]
pub(crate) const fn temporaries_on_stack(bytes: usize) {
    let instead = "`.eval_boxed()` keeps them on the heap (feature `alloc`), `.eval_into_with(&mut out, &mut workspace)` in \
        memory of the caller, and an operand may be evaluated first";
    fits_stack("the temporaries of the expression", bytes, instead);
}

/// The same for what `backward` keeps.
#[track_caller]
pub(crate) const fn gradients_on_stack(bytes: usize) {
    let instead = "`.backward_boxed()` and `.backward_with_boxed(&grad)` keep them on the heap (feature `alloc`)";
    fits_stack(
        "the intermediate results and gradients of `backward`",
        bytes,
        instead,
    );
}

/// Rejects temporaries of more bytes than the workspace of the caller has.
#[track_caller]
pub(crate) const fn temporaries_in_workspace(bytes: usize, workspace: usize) {
    if bytes > workspace {
        let message = Message::new().text("the temporaries of the expression have ");
        let message = message.number(bytes as u64).text(" bytes, the workspace ");
        let message = message.number(workspace as u64).text(": `Workspace<");
        panic!(
            "{}",
            message
                .number(bytes as u64)
                .text(">` is large enough")
                .as_str()
        );
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::{NAMED_BY, STACK_LIMIT, fits_stack};

    #[test]
    fn an_optimised_build_says_where_the_line_is_named() {
        fits_stack("`eval`", STACK_LIMIT, "");
        let panic = std::panic::catch_unwind(|| fits_stack("`eval`", STACK_LIMIT + 1, "instead"));
        let message = *panic
            .unwrap_err()
            .downcast::<std::string::String>()
            .unwrap();
        assert!(message.contains("`eval` would put 524289 bytes on the stack"));
        assert_eq!(message.ends_with(NAMED_BY), cfg!(not(unoptimised)));
        assert_eq!(message.ends_with("instead"), cfg!(unoptimised));
    }
}
