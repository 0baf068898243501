#![no_std]
#![no_main]
#[path = "../../../src/board.rs"]
mod board;

use core::hint::black_box;
use microflow::buffer::Buffer2D;
use microflow_macros::model;

#[model("models/sine.tflite")]
struct Sine;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    board::exit(false)
}

fn run(y: &mut f32) {
    *y = Sine::predict(black_box(Buffer2D::from_element(0.5)))[0];
}
fn check(y: &mut f32) -> bool {
    y.is_finite()
}

#[cortex_m_rt::entry]
fn main() -> ! {
    let mut y = 0.0;
    board::run(&mut y, run, check)
}
