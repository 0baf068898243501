//! What the workloads share: how a program starts, how it says how it ended, how instructions are counted.
//!
//! Nothing here is needed to use `stridewise`: it stands for the runtime and the debugger of a board.

#![cfg_attr(not(test), no_std)]
// The weights of the autoencoder are drawn when the program is built.
#![allow(long_running_const_eval)]

#[cfg(target_os = "none")]
pub mod board;
pub mod models;

#[cfg(target_arch = "arm")]
#[doc(hidden)]
pub use cortex_m_rt as rt;
#[cfg(target_arch = "riscv32")]
#[doc(hidden)]
pub use riscv_rt as rt;

/// A whole program: memory in RAM that lives as long as the program, what is computed in it, and whether the
/// result is right.
///
/// ```ignore
/// firmware! {
///     static SCRATCH: Scratch = Scratch::new();
///     run: infer,      // fn(&mut Scratch)
///     check: is_right, // fn(&mut Scratch) -> bool
/// }
/// ```
///
/// A `setup: begin` before `run` writes the memory first.
///
/// With feature `count` it prints as well how many instructions `run` takes.
#[macro_export]
macro_rules! firmware {
    (
        static $NAME:ident: $T:ty = $init:expr;
        $(setup: $setup:path,)? run: $run:path, check: $check:path $(,)?
    ) => {
        static mut $NAME: $T = $init;
        #[$crate::rt::entry]
        fn main() -> ! {
            // SAFETY: `main` runs once, and nothing else names the static: the reference is unique.
            let scratch: &'static mut $T = unsafe { &mut *(&raw mut $NAME) };
            $($setup(scratch);)?
            $crate::board::run(scratch, $run, $check)
        }
    };
}

// In a release build no panic is reachable: the program would not link.
#[cfg(all(target_os = "none", not(debug_assertions)))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe extern "C" {
        fn a_panic_is_reachable() -> !;
    }
    // SAFETY: there is no such function, and so no program that calls it.
    unsafe { a_panic_is_reachable() }
}
#[cfg(all(target_os = "none", debug_assertions))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    board::exit(false)
}
