//! The simulated driver refuses what it is to refuse.

use super::*;
use std::ptr::null_mut;

/// A kernel of one block of 32 threads over one pointer.
fn kernel(body: &str) -> Handle {
    let text = format!(
        ".version 7.4\n.target sm_75\n.address_size 64\n\n.visible .entry stridewise(\n\t.param .u64 p0\n)\n.maxntid 32, 1, 1\n{{\n\
         \t.reg .pred %p<4>;\n\t.reg .b32 %r<8>;\n\t.reg .b64 %rd<8>;\n\t.reg .f64 %fd<4>;\n\t.shared .align 16 .b8 shared[256];\n\
         \tld.param.u64 %rd0, [p0];\n\tmov.u32 %r0, %tid.x;\n\tmad.wide.s32 %rd1, %r0, 4, %rd0;\n{body}\tret;\n}}\n\0"
    );
    let mut module = 0;
    let (mut log, mut size) = ([0u8; 1000], 5);
    let mut values = [log.as_mut_ptr().cast::<c_void>()];
    // SAFETY: as the driver's documentation says.
    let code = unsafe {
        CURRENT.set(CONTEXTS);
        cuModuleLoadDataEx(&mut module, text.as_ptr().cast(), 1, &mut size, values.as_mut_ptr())
    };
    assert_eq!(code, OK, "{}", String::from_utf8_lossy(&log));
    module
}
fn launch(kernel: Handle, stream: Handle, mut at: u64) -> Code {
    let mut arguments = [(&raw mut at).cast::<c_void>()];
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe { cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, arguments.as_mut_ptr(), null_mut()) }
}
fn stream() -> Handle {
    let mut stream = 0;
    CURRENT.set(CONTEXTS);
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    assert_eq!(unsafe { cuStreamCreate(&mut stream, 1) }, OK);
    stream
}
fn room(stream: Handle, bytes: usize) -> u64 {
    let mut at = 0;
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    assert_eq!(unsafe { cuMemAllocAsync(&mut at, bytes, stream) }, OK);
    at
}
fn waits(stream: Handle, other: Handle) {
    let mut event = 0;
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe {
        assert_eq!(cuEventCreate(&mut event, 2), OK);
        assert_eq!(cuStreamWaitEvent(stream, event, 0), INVALID_HANDLE);
        assert_eq!(cuEventRecord(event, other), OK);
        assert_eq!(cuStreamWaitEvent(stream, event, 0), OK);
    }
}
const FILL: &str = "\tst.global.u32 [%rd1], %r0;\n";
const READ: &str = "\tld.global.u32 %r1, [%rd1];\n";

#[test]
fn bytes_that_nobody_wrote() {
    let s = stream();
    let (fill, read) = (kernel(FILL), kernel(READ));
    let at = room(s, 256);
    assert_eq!(launch(read, s, at), ILLEGAL_ADDRESS);
    assert_eq!(launch(fill, s, at), OK);
    assert_eq!(launch(read, s, at), OK);
    // The second half is still as it was.
    assert_eq!(launch(read, s, at + 128), ILLEGAL_ADDRESS);
    let mut host = [0u8; 256];
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe {
        assert_eq!(cuMemcpyDtoHAsync_v2(host.as_mut_ptr().cast(), at, 129, s), ILLEGAL_ADDRESS);
        assert_eq!(cuMemsetD8Async(at + 128, 1, 128, s), OK);
        assert_eq!(cuMemcpyDtoHAsync_v2(host.as_mut_ptr().cast(), at, 256, s), OK);
        // It has not arrived yet.
        assert_eq!(host, [0xC7; 256]);
        assert_eq!(cuStreamSynchronize(s), OK);
        assert_eq!((host[4], host[255]), (1, 1));
        assert_eq!(free(at, s), OK);
        assert_eq!(free(at, s), INVALID_VALUE);
    }
    // Whatever the host gives back, it is new.
    let again = room(s, 256);
    assert_eq!(launch(read, s, again), ILLEGAL_ADDRESS);
    let beyond = room(s, 64);
    assert_eq!(launch(fill, s, beyond), ILLEGAL_ADDRESS);
    let shared = |store: &str| kernel(&format!("\tmov.u32 %r2, shared;\n\tmad.lo.u32 %r2, %r0, 4, %r2;\n{store}\tbar.sync 0;\n\tld.shared.u32 %r3, [%r2+4];\n"));
    assert_eq!(launch(shared("\tst.shared.u32 [%r2], %r0;\n\tst.shared.u32 [%r2+128], %r0;\n"), s, at), OK);
    assert_eq!(launch(shared("\tst.shared.u32 [%r2], %r0;\n"), s, at), ILLEGAL_ADDRESS);
}

#[test]
fn work_that_does_not_wait() {
    let (fill, read) = (kernel(FILL), kernel(READ));
    let [a, b, c] = [stream(), stream(), stream()];
    let at = room(a, 128);
    // Not even its room is there.
    assert_eq!(launch(fill, b, at), ILLEGAL_ADDRESS);
    assert_eq!(launch(fill, a, at), OK);
    assert_eq!(launch(read, b, at), ILLEGAL_ADDRESS);
    waits(b, a);
    assert_eq!(launch(read, b, at), OK);
    // Readers do not mind each other; who writes waits for all of them, also by way of another stream.
    assert_eq!(launch(read, a, at), OK);
    assert_eq!(launch(fill, a, at), ILLEGAL_ADDRESS);
    waits(c, b);
    waits(a, c);
    assert_eq!(launch(fill, a, at), OK);
    // What the host has waited for is over for every stream.
    assert_eq!(launch(read, c, at), ILLEGAL_ADDRESS);
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe {
        let mut host = [0u8; 128];
        assert_eq!(cuMemcpyDtoH_v2(host.as_mut_ptr().cast(), at, 128), ILLEGAL_ADDRESS);
        assert_eq!(cuStreamSynchronize(a), OK);
        assert_eq!(cuMemcpyDtoH_v2(host.as_mut_ptr().cast(), at, 128), OK);
    }
    assert_eq!(launch(read, c, at), OK);
    // An event knows what was there when it was recorded, not what comes later.
    waits(b, c);
    assert_eq!(launch(fill, b, at), OK);
    assert_eq!(launch(read, c, at), ILLEGAL_ADDRESS);
}

#[test]
#[should_panic(expected = "does not wait for")]
fn memory_that_is_freed_while_it_is_used() {
    let (fill, [a, b]) = (kernel(FILL), [stream(), stream()]);
    let at = room(a, 128);
    assert_eq!(launch(fill, a, at), OK);
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe { free(at, b) };
}

#[test]
#[should_panic(expected = "while it is copied")]
fn memory_of_the_host_that_is_freed_while_it_is_copied() {
    let s = stream();
    let at = room(s, 128);
    let mut host = null_mut();
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe {
        assert_eq!(cuMemAllocHost_v2(&mut host, 128), OK);
        host.cast::<u8>().write_bytes(1, 128);
        assert_eq!(cuMemcpyHtoDAsync_v2(at, host, 128, s), OK);
        free_host(host);
    }
}

#[test]
fn memory_of_the_host_that_changes_while_it_is_copied() {
    let s = stream();
    let at = room(s, 4);
    let mut host = [1u8; 4];
    // SAFETY: as the driver's documentation says; the arrays outlive the call.
    unsafe {
        let memory = host.as_mut_ptr();
        assert_eq!(cuMemcpyHtoDAsync_v2(at, memory.cast(), 4, s), OK);
        memory.write_volatile(2);
        assert_eq!(cuStreamSynchronize(s), ILLEGAL_ADDRESS);
    }
}

/// What the manual says of `cvt`, by its own numbers.
#[test]
fn floats_to_integers() {
    let s = stream();
    let nan = f64::NAN.to_bits();
    for (to, from, bits, expected) in [
        ("u32", "f64", nan, 1 << 31),
        ("s32", "f64", nan, 1 << 31),
        ("u64", "f64", nan, 1 << 63),
        ("s64", "f64", nan, 1 << 63),
        ("u32", "f32", u64::from(f32::NAN.to_bits()), 0),
        ("s32", "f32", u64::from(f32::NAN.to_bits()), 0),
        ("u64", "f32", u64::from(f32::NAN.to_bits()), 1 << 63),
        ("s64", "f32", u64::from(f32::NAN.to_bits()), 1 << 63),
        ("s32", "f64", 3e9f64.to_bits(), 0x7FFF_FFFF),
        ("s32", "f64", (-3e9f64).to_bits(), 0x8000_0000),
        ("u32", "f64", (-1f64).to_bits(), 0),
        ("s64", "f64", 1e30f64.to_bits(), i64::MAX as u64),
        ("u64", "f64", 1e30f64.to_bits(), u64::MAX),
        ("s32", "f64", (-2.9f64).to_bits(), -2i32 as u32 as u64),
    ] {
        let wide = to.ends_with("64");
        let (out, digits) = (if wide { "%rd2" } else { "%r2" }, if from == "f64" { 16 } else { 8 });
        let literal = format!("0{}{bits:0digits$X}", if from == "f64" { "d" } else { "f" });
        let text = format!(
            "\tsetp.ne.u32 %p0, %r0, 0;\n\t@%p0 ret;\n\tcvt.rzi.{to}.{from} {out}, {literal};\n\tst.global.{to} [%rd0], {out};\n"
        );
        let at = room(s, 8);
        assert_eq!(launch(kernel(&text), s, at), OK);
        let mut found = [0u8; 8];
        // SAFETY: as the driver's documentation says; the arrays outlive the call.
        unsafe {
            assert_eq!(cuStreamSynchronize(s), OK);
            assert_eq!(cuMemcpyDtoH_v2(found.as_mut_ptr().cast(), at, if wide { 8 } else { 4 }), OK);
        }
        assert_eq!(u64::from_le_bytes(found), expected, "cvt.rzi.{to}.{from} of {literal}");
    }
}

/// The reciprocal, rounded once, and the larger number where one operand is NaN.
#[test]
fn floats_from_floats() {
    let s = stream();
    for (code, expected) in [
        ("rcp.rn.f64 %fd0, 0d4008000000000000", (1.0f64 / 3.0).to_bits()),
        ("max.f64 %fd0, 0d7FF8000000000000, 0d4008000000000000", 3f64.to_bits()),
    ] {
        let text = format!("\tsetp.ne.u32 %p0, %r0, 0;\n\t@%p0 ret;\n\t{code};\n\tst.global.f64 [%rd0], %fd0;\n");
        let at = room(s, 8);
        assert_eq!(launch(kernel(&text), s, at), OK);
        let mut found = [0u8; 8];
        // SAFETY: as the driver's documentation says; the arrays outlive the call.
        unsafe {
            assert_eq!(cuStreamSynchronize(s), OK);
            assert_eq!(cuMemcpyDtoH_v2(found.as_mut_ptr().cast(), at, 8), OK);
        }
        assert_eq!(u64::from_le_bytes(found), expected, "{code}");
    }
}
