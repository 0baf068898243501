//! Loops in C, from `src/loops.c`: a name and its instructions on each line.

#![no_std]
#![no_main]
#[allow(dead_code)]
#[path = "../../../src/board.rs"]
mod board;

use core::hint::black_box;

unsafe extern "C" {
    fn c_dense_f32(w: *const f32, x: *const f32, y: *mut f32);
    fn c_dense_i8(w: *const i8, x: *const i8, b: *const i32, y: *mut i8);
    fn c_dense_i8_dsp(w: *const i8, x: *const i8, b: *const i32, y: *mut i8);
}

static F: [f32; 64 * 40] = [0.5; 64 * 40];
static I: [i8; 64 * 40] = [3; 64 * 40];
static B: [i32; 64] = [100; 64];

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    board::exit(false)
}

#[cortex_m_rt::entry]
fn main() -> ! {
    let (mut floats, mut bytes, mut same) = ([0.0; 64], [0; 64], [1; 64]);
    let (f, i, b) = black_box((F.as_ptr(), I.as_ptr(), B.as_ptr()));
    // SAFETY: the functions read 64 rows of 40 and a row of 40, and write 64 elements.
    unsafe {
        board::count(c"C, f32 dense 64x40: ", || {
            c_dense_f32(f, f, floats.as_mut_ptr())
        });
        board::count(c"C, i8 dense 64x40: ", || {
            c_dense_i8(i, i, b, bytes.as_mut_ptr())
        });
        board::count(c"C with DSP intrinsics, i8 dense 64x40: ", || {
            c_dense_i8_dsp(i, i, b, same.as_mut_ptr())
        });
    }
    board::exit(floats[63] == 10.0 && bytes == same)
}
