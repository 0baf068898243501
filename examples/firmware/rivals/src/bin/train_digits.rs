//! A training step of the digits' network, written out in Rust with loops over arrays: the instructions of a step.

#![no_std]
#![no_main]
#[allow(dead_code)]
#[path = "../../../src/board.rs"]
mod board;

use core::hint::black_box;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    board::exit(false)
}

struct Net {
    w1: [[f32; 64]; 32],
    b1: [f32; 32],
    w2: [[f32; 32]; 16],
    b2: [f32; 16],
    w3: [[f32; 16]; 10],
    b3: [f32; 10],
}
static mut NET: Net = Net {
    w1: [[0.0; 64]; 32],
    b1: [0.0; 32],
    w2: [[0.0; 32]; 16],
    b2: [0.0; 16],
    w3: [[0.0; 16]; 10],
    b3: [0.0; 10],
};

#[inline(always)]
fn forward<const I: usize, const O: usize>(
    w: &[[f32; I]; O],
    b: &[f32; O],
    x: &[f32; I],
    relu: bool,
) -> [f32; O] {
    let mut y = [0.0; O];
    for ((y, w), b) in y.iter_mut().zip(w).zip(b) {
        let mut sum = *b;
        for (w, x) in w.iter().zip(x) {
            sum += w * x;
        }
        *y = if relu && sum < 0.0 { 0.0 } else { sum };
    }
    y
}
/// The gradient of the input, where it is above 0.
#[inline(always)]
fn backward<const I: usize, const O: usize>(
    w: &[[f32; I]; O],
    g: &[f32; O],
    x: &[f32; I],
) -> [f32; I] {
    let mut d = [0.0; I];
    for (w, g) in w.iter().zip(g) {
        for (d, w) in d.iter_mut().zip(w) {
            *d += w * g;
        }
    }
    for (d, x) in d.iter_mut().zip(x) {
        if *x <= 0.0 {
            *d = 0.0;
        }
    }
    d
}
#[inline(always)]
fn update<const I: usize, const O: usize>(
    w: &mut [[f32; I]; O],
    b: &mut [f32; O],
    g: &[f32; O],
    x: &[f32; I],
    lr: f32,
) {
    for ((w, b), g) in w.iter_mut().zip(b).zip(g) {
        let step = lr * g;
        *b -= step;
        for (w, x) in w.iter_mut().zip(x) {
            *w -= step * x;
        }
    }
}

#[inline(never)]
fn step(net: &mut Net, row: &[u8; 65], lr: f32) -> f32 {
    let mut x = [0.0; 64];
    for (x, &byte) in x.iter_mut().zip(row) {
        *x = byte as f32 * (1.0 / 16.0);
    }
    let h = forward(&net.w1, &net.b1, &x, true);
    let k = forward(&net.w2, &net.b2, &h, true);
    let y = forward(&net.w3, &net.b3, &k, false);
    let mut most = y[0];
    for &y in &y {
        if y > most {
            most = y;
        }
    }
    let (mut g, mut sum) = ([0.0; 10], 0.0);
    for (g, y) in g.iter_mut().zip(y) {
        *g = libm::expf(y - most);
        sum += *g;
    }
    for g in &mut g {
        *g /= sum;
    }
    let digit = row[64] as usize % 10;
    let loss = libm::logf(sum) + most - y[digit];
    g[digit] -= 1.0;
    let gk = backward(&net.w3, &g, &k);
    update(&mut net.w3, &mut net.b3, &g, &k, lr);
    let gh = backward(&net.w2, &gk, &h);
    update(&mut net.w2, &mut net.b2, &gk, &h, lr);
    update(&mut net.w1, &mut net.b1, &gh, &x, lr);
    loss
}

static ROW: [u8; 65] = *include_bytes!("../../../../train/digits.bin")
    .first_chunk::<130>()
    .unwrap()
    .last_chunk()
    .unwrap();

#[cortex_m_rt::entry]
fn main() -> ! {
    // SAFETY: `main` runs once, and nothing else names the static.
    let net = unsafe { &mut *(&raw mut NET) };
    let mut state = 1_u32;
    let mut draw = |weights: &mut [f32], bound: f32| {
        for w in weights {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            *w = ((state >> 8) as f32 * (2.0 / 16_777_216.0) - 1.0) * bound;
        }
    };
    draw(net.w1.as_flattened_mut(), 0.306_186_2);
    draw(net.w2.as_flattened_mut(), 0.433_012_7);
    draw(net.w3.as_flattened_mut(), 0.612_372_4);
    let mut losses = [0.0; 3];
    let mut i = 0;
    board::count(c"Rust, a training step of the digits: ", || {
        losses[i % 3] = black_box(step(net, black_box(&ROW), 0.05));
        i += 1;
    });
    // PyTorch's loss of the first step.
    let first = include_bytes!("../../../models/train_digits/losses.npy");
    let first = f32::from_le_bytes(*first.last_chunk::<400>().unwrap().first_chunk().unwrap());
    board::exit((losses[0] - first).abs() < 1e-5 && losses[2] < losses[0])
}
