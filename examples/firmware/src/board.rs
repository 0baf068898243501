//! The machine: the debugger's end of semihosting, and a timer.

/// Ends the program. QEMU ends with 0 where `right`, else with 1.
pub fn exit(right: bool) -> ! {
    #[cfg(target_arch = "arm")]
    {
        use cortex_m_semihosting::debug;
        debug::exit(if right {
            debug::EXIT_SUCCESS
        } else {
            debug::EXIT_FAILURE
        });
        // The debugger does not come back.
        #[allow(clippy::empty_loop)]
        loop {}
    }
    #[cfg(target_arch = "riscv32")]
    semihosting::process::exit(if right { 0 } else { 1 })
}

/// Runs, checks and ends the program; with feature `count` it prints as well how many instructions a run takes, and
/// how many bytes of the stack the whole program has used.
#[inline(always)]
pub fn run<T>(scratch: &mut T, run: fn(&mut T), check: fn(&mut T) -> bool) -> ! {
    #[cfg(feature = "count")]
    {
        stack::paint();
        count(c"", || run(scratch));
        let right = check(scratch);
        count::print(c"stack ");
        count::print_number(stack::used());
        exit(right)
    }
    #[cfg(not(feature = "count"))]
    {
        run(scratch);
        exit(check(scratch))
    }
}

/// Prints a name and how many instructions `f` takes.
#[cfg(feature = "count")]
pub fn count(name: &core::ffi::CStr, mut f: impl FnMut()) {
    let begin = count::ticks();
    f();
    let once = count::ticks();
    f();
    f();
    let thrice = count::ticks();
    // What counting costs is in both differences.
    let ticks = thrice
        .wrapping_sub(once)
        .wrapping_sub(once.wrapping_sub(begin));
    count::print(name);
    count::print_number(count::instructions(ticks));
}

/// How much of the stack is used: what lies beyond is painted, and looked at in the end.
#[cfg(feature = "count")]
mod stack {
    use core::arch::asm;

    const PAINT: u32 = 0xC5C5_C5C5;
    // Places that the linker knows: where the memory that nothing else takes begins, and its end.
    unsafe extern "C" {
        static mut __sheap: u32;
        static mut _stack_start: u32;
    }

    #[inline(always)]
    pub fn paint() {
        let top: *mut u32;
        // SAFETY: reads a register.
        unsafe {
            #[cfg(target_arch = "arm")]
            asm!("mov {}, sp", out(reg) top);
            #[cfg(target_arch = "riscv32")]
            asm!("mv {}, sp", out(reg) top);
        }
        let mut at = &raw mut __sheap;
        while at < top {
            // SAFETY: below the stack pointer nothing is kept, and above the other memory nothing else is.
            unsafe {
                at.write_volatile(PAINT);
                at = at.add(1);
            }
        }
    }

    #[inline(always)]
    pub fn used() -> u32 {
        let mut at = &raw mut __sheap;
        let end = &raw mut _stack_start;
        // SAFETY: reads memory of the machine.
        while at < end && unsafe { at.read_volatile() } == PAINT {
            at = at.wrapping_add(1);
        }
        (end as usize - at as usize) as u32
    }
}

#[cfg(feature = "count")]
mod count {
    use core::ffi::CStr;

    /// Counts up. Under QEMU's `-icount shift=6` an instruction takes 64 nanoseconds.
    pub fn ticks() -> u32 {
        #[cfg(all(target_arch = "arm", target_has_atomic = "32"))]
        {
            // The first timer of the MPS2, which counts down 25 million times a second.
            const CTRL: *mut u32 = 0x4000_0000 as *mut u32;
            const VALUE: *mut u32 = 0x4000_0004 as *mut u32;
            const RELOAD: *mut u32 = 0x4000_0008 as *mut u32;
            // SAFETY: the addresses are those of the timer, which nothing else uses.
            unsafe {
                if CTRL.read_volatile() == 0 {
                    RELOAD.write_volatile(u32::MAX);
                    VALUE.write_volatile(u32::MAX);
                    CTRL.write_volatile(1);
                }
                u32::MAX - VALUE.read_volatile()
            }
        }
        #[cfg(all(target_arch = "arm", not(target_has_atomic = "32")))]
        {
            // The first timer of the nRF51, which counts 16 million times a second.
            const START: *mut u32 = 0x4000_8000 as *mut u32;
            const CAPTURE: *mut u32 = 0x4000_8040 as *mut u32;
            const MODE: *mut u32 = 0x4000_8504 as *mut u32;
            const BITMODE: *mut u32 = 0x4000_8508 as *mut u32;
            const PRESCALER: *mut u32 = 0x4000_8510 as *mut u32;
            const CC: *mut u32 = 0x4000_8540 as *mut u32;
            // SAFETY: the addresses are those of the timer, which nothing else uses.
            unsafe {
                if BITMODE.read_volatile() == 0 {
                    MODE.write_volatile(0);
                    BITMODE.write_volatile(3);
                    PRESCALER.write_volatile(0);
                    START.write_volatile(1);
                }
                CAPTURE.write_volatile(1);
                CC.read_volatile()
            }
        }
        #[cfg(target_arch = "riscv32")]
        {
            let count: u32;
            // SAFETY: reads a counter, which in QEMU counts the nanoseconds of the instructions.
            unsafe { core::arch::asm!("csrr {0}, minstret", out(reg) count) };
            count
        }
    }

    /// Ticks as instructions.
    pub fn instructions(ticks: u32) -> u32 {
        #[cfg(all(target_arch = "arm", target_has_atomic = "32"))]
        let (nanoseconds, per) = (40, 64);
        #[cfg(all(target_arch = "arm", not(target_has_atomic = "32")))]
        let (nanoseconds, per) = (125, 128);
        #[cfg(target_arch = "riscv32")]
        let (nanoseconds, per) = (1, 64);
        ((ticks as u64 * nanoseconds + per / 2) / per) as u32
    }

    /// A number, and the end of the line.
    pub fn print_number(mut number: u32) {
        // At most ten digits, the end of the line, the end of the text.
        let mut text = [0u8; 12];
        let mut from = text.len() - 1;
        for (i, byte) in text.iter_mut().enumerate().rev().skip(1) {
            if i == 10 {
                *byte = b'\n';
            } else if number > 0 || i == 9 {
                *byte = b'0' + (number % 10) as u8;
                number /= 10;
            } else {
                break;
            }
            from = i;
        }
        if let Some(Ok(text)) = text.get(from..).map(CStr::from_bytes_with_nul) {
            print(text);
        }
    }

    pub fn print(text: &CStr) {
        const WRITE0: usize = 0x04;
        // SAFETY: reads a text that ends with a 0.
        #[cfg(target_arch = "arm")]
        unsafe {
            cortex_m_semihosting::syscall1(WRITE0, text.as_ptr() as usize);
        }
        // SAFETY: reads a text that ends with a 0.
        #[cfg(target_arch = "riscv32")]
        unsafe {
            core::arch::asm!(
                ".balign 16",
                ".option push",
                ".option norvc",
                "slli x0, x0, 0x1f",
                "ebreak",
                "srai x0, x0, 7",
                ".option pop",
                inlateout("a0") WRITE0 => _,
                in("a1") text.as_ptr(),
            );
        }
    }
}
