//! What a firmware does around its tensors, as tests that run on the target: memory that lives as long as the program,
//! buffers of a DMA, blocks through a queue out of an interrupt, windows over samples, sections of the linker's, bytes at
//! any address.

#![no_std]
#![no_main]
// What clippy would write instead, rustc refuses: a reference to a `static mut` by its name.
#![allow(clippy::deref_addrof)]

use core::sync::atomic::{Ordering, compiler_fence};

use heapless::spsc::{Consumer, Producer, Queue};
use stridewise::prelude::*;
use stridewise_firmware::firmware;

/// `&'static mut` scratch, once: `None` the second time. The crate `static_cell` has the same as a type.
macro_rules! take_static {
    ($T:ty = $init:expr) => {{
        static mut MEMORY: $T = $init;
        static mut TAKEN: bool = false;
        // SAFETY: called before interrupts are enabled, so nothing interrupts the look at the flag; the reference is
        // made once. In edition 2024 it comes from a raw pointer: `&mut MEMORY` is refused.
        unsafe {
            if (&raw const TAKEN).read() {
                None
            } else {
                (&raw mut TAKEN).write(true);
                Some(&mut *(&raw mut MEMORY))
            }
        }
    }};
}

type Network = Scratch<(Tensor<f32, Shape![16]>, Tensor<f32, Shape![4]>)>;
fn scratch() -> Option<&'static mut Network> {
    take_static!(Network = Network::zeros())
}

fn scratch_is_taken_once() -> bool {
    let Some(network) = scratch() else {
        return false;
    };
    let sums = network
        .start(|hidden| {
            hidden.fill_(0.5);
        })
        .then(|hidden, sums| {
            sums.copy_(hidden.view::<Shape![4, 4]>().sum_dim::<1>().eval());
        })
        .end();
    sums.iter().all(|&x| x == 2.0) && scratch().is_none()
}

/// The driver of a DMA that writes 16 bits at a time. It owns the buffer while a transfer runs: nobody can look at it.
struct Transfer<const N: usize> {
    buffer: &'static mut [u16; N],
}
impl<const N: usize> Transfer<N> {
    fn begin(buffer: &'static mut [u16; N]) -> Self {
        // What the program wrote before lies in memory when the peripheral is told to begin. On an M7 with its cache
        // on: `dmb`, and the lines of the buffer are cleaned.
        compiler_fence(Ordering::Release);
        Self { buffer }
    }
    /// Waits for the end, and gives the buffer back.
    fn end(self) -> &'static mut [u16; N] {
        // Here a loop stands for the peripheral.
        let mut sample = 100_u16;
        for place in self.buffer.iter_mut() {
            // SAFETY: a place of the buffer.
            unsafe { (&raw mut *place).write_volatile(sample) };
            sample = sample.wrapping_add(1);
        }
        // What the program reads after this was written before. On an M7: the lines are invalidated.
        compiler_fence(Ordering::Acquire);
        self.buffer
    }
}

fn a_dma_fills_a_buffer_of_two_channels() -> bool {
    let Some(buffer) = take_static!([u16; 64] = [0; 64]) else {
        return false;
    };
    let buffer = Transfer::begin(buffer).end();
    // In: the array, as a tensor. Left and right take turns.
    let frames = TensorView::<u16, Shape![32, 2]>::new(buffer);
    let (left, right) = (frames.select::<1, 0>(), frames.select::<1, 1>());
    let same = left
        .iter()
        .zip(right.iter())
        .all(|(l, r)| l.wrapping_add(1) == *r);
    // Computed in place, then out: a contiguous tensor is its array again.
    let mut samples = TensorViewMut::<u16, Shape![64]>::new(&mut *buffer);
    samples.sub_(100);
    let sent: &[u16] = samples.storage();
    let same = same && sent.iter().enumerate().all(|(i, &x)| x == i as u16);
    // The buffer is whole, and goes back to the driver.
    let again = Transfer::begin(buffer).end();
    same && again.first() == Some(&100)
}

/// A block of samples, owned: it moves through the queue.
type Block = Tensor<i16, Shape![16]>;
static mut QUEUE: Queue<Block, 4> = Queue::new();
static mut TO_MAIN: Option<Producer<'static, Block>> = None;

/// What an interrupt at the end of a transfer does. Only it has this end of the queue.
fn end_of_transfer() {
    // SAFETY: the interrupt alone names it after `split`, which is called before it is enabled.
    if let Some(to_main) = unsafe { (*(&raw mut TO_MAIN)).as_mut() } {
        let next = to_main.len() as i16;
        // Where the queue is full, the block is lost: a real one counts it.
        to_main.enqueue(Block::full(next)).ok();
    }
}
#[cfg(target_arch = "arm")]
mod interrupt {
    #[cortex_m_rt::exception]
    fn SysTick() {
        super::end_of_transfer();
    }
    /// Asks for the exception, and waits until it has run.
    pub fn raise() {
        // The register of the system control block, and its bit for `SysTick`.
        const ICSR: *mut u32 = 0xE000_ED04 as *mut u32;
        // SAFETY: a write that makes an exception pending; the barriers wait for it.
        unsafe {
            ICSR.write_volatile(1 << 26);
            core::arch::asm!("dsb", "isb");
        }
    }
}
#[cfg(target_arch = "riscv32")]
mod interrupt {
    // The first register of the interruptor: a 1 asks for the software interrupt of the first processor.
    const MSIP: *mut u32 = 0x0200_0000 as *mut u32;
    #[unsafe(no_mangle)]
    extern "C" fn MachineSoft() {
        // SAFETY: takes the request back.
        unsafe { MSIP.write_volatile(0) };
        super::end_of_transfer();
    }
    /// Asks for the interrupt, which is enabled first.
    pub fn raise() {
        // SAFETY: the bits of software interrupts, and of all; then the request.
        unsafe {
            core::arch::asm!("csrs mie, {}", "csrs mstatus, {}", in(reg) 1 << 3, in(reg) 1 << 3);
            MSIP.write_volatile(1);
            core::arch::asm!("fence");
        }
    }
}

fn blocks_come_from_an_interrupt() -> bool {
    // SAFETY: called once, before the interrupt is raised: the references are unique.
    let mut from_interrupt: Consumer<'static, Block> = unsafe {
        let (to_main, from_interrupt) = (*(&raw mut QUEUE)).split();
        (&raw mut TO_MAIN).write(Some(to_main));
        from_interrupt
    };
    for _ in 0..5 {
        interrupt::raise();
    }
    // A queue of 4 places holds 3 blocks.
    let (mut sum, mut blocks) = (0_i64, 0_u8);
    while let Some(block) = from_interrupt.dequeue() {
        sum = sum.wrapping_add(block.sum());
        blocks = blocks.wrapping_add(1);
    }
    blocks == 3 && sum == 16 * (1 + 2)
}

/// Windows that begin where the run says, and what is left over for the next buffer.
fn windows_slide_over_samples() -> bool {
    const WINDOW: usize = 32;
    const STEP: usize = 16;
    let Some(samples) = take_static!(Tensor<f32, Shape![100]> = Tensor::zeros()) else {
        return false;
    };
    samples.copy_(Tensor::<f32, Shape![100]>::arange());
    let (mut start, mut windows, mut right) = (0, 0, true);
    while let Ok(window) = samples.narrow_at::<0, WINDOW>(start) {
        // One type for every window, so one function for all.
        right &= middle(window) == start as f32 + 15.5;
        start += STEP;
        windows += 1;
    }
    // What no window has begun with is the past of the next buffer: it moves to the front.
    let rest = 100 - start;
    samples.as_mut_slice().copy_within(start.., 0);
    right && windows == 5 && rest == 20 && samples[[0]] == 80.0 && samples[[19]] == 99.0
}
#[inline(never)]
fn middle(window: TensorView<f32, Shape![32]>) -> f32 {
    window.mean()
}

/// An array where the linker's script puts it: tightly coupled memory, a flash outside. The view does not care.
#[unsafe(link_section = ".data.fast")]
static mut FAST: [f32; 12] = [0.25; 12];
#[unsafe(link_section = ".rodata.outside")]
static OUTSIDE: [f32; 12] = [2.0; 12];

fn a_view_of_an_array_in_a_section() -> bool {
    // SAFETY: nothing else names it.
    let fast = unsafe { &mut *(&raw mut FAST) };
    let outside = TensorView::<f32, Shape![3, 4]>::new(&OUTSIDE);
    let mut matrix = TensorViewMut::<f32, Shape![3, 4]>::new(fast);
    matrix.mul_(outside);
    matrix.t().select::<0, 3>().sum() == 1.5
}

quantization! {
    Input: i8 = 1.0, -3;
    Weight: i8 = 1.0, 0;
    Output: i8 = 16.0, 0;
}
/// Bytes have no alignment: the products of four at a time read them at any address.
fn bytes_are_multiplied_at_every_address() -> bool {
    const OUTPUTS: usize = 5;
    const INPUTS: usize = 21;
    static BYTES: [i8; 112] = {
        let mut bytes = [0; 112];
        let mut i = 0;
        while i < bytes.len() {
            bytes[i] = (i * 37 % 13) as i8 - 6;
            i += 1;
        }
        bytes
    };
    let bytes = core::hint::black_box(&BYTES);
    let part = |at: usize, len: usize| bytes.get(at..at.wrapping_add(len)).unwrap_or(&[]);
    (0..4).all(|at_x| {
        (0..4).all(|at_w| {
            let (x, w) = (part(at_x, INPUTS), part(at_w, OUTPUTS * INPUTS));
            let (Ok(input), Ok(weight)) = (
                TensorView::<i8, Shape![INPUTS]>::try_from(x),
                TensorView::<i8, Shape![OUTPUTS, INPUTS]>::try_from(w),
            ) else {
                return false;
            };
            let y = (input.as_quantized::<Input>())
                .qlinear::<_, Output>(weight.as_quantized::<Weight>())
                .eval();
            let plain = w.chunks_exact(INPUTS).map(|row| {
                let sum = row.iter().zip(x).fold(0_i32, |sum, (&w, &x)| {
                    sum.wrapping_add((x as i32).wrapping_add(3).wrapping_mul(w as i32))
                });
                // In steps of 16, to the nearest.
                sum.wrapping_add(8) >> 4
            });
            plain.eq(y.as_view().int_repr().iter().map(|&y| y as i32))
        })
    })
}

fn nothing(_: &mut ()) {}
fn all(_: &mut ()) -> bool {
    scratch_is_taken_once()
        && a_dma_fills_a_buffer_of_two_channels()
        && blocks_come_from_an_interrupt()
        && windows_slide_over_samples()
        && a_view_of_an_array_in_a_section()
        && bytes_are_multiplied_at_every_address()
}
firmware! {
    static NOTHING: () = ();
    run: nothing, check: all
}
