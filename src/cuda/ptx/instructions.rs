//! Instructions whose results are exact or rounded once, and conversions.

use std::format;

use crate::cuda::ptx::ir::{Body, Ty, Val};

use Ty::*;

impl Body {
    pub(in crate::cuda) fn copy(&mut self, value: Val) -> Val {
        let out = self.fresh(value.ty);
        self.set_to(out, value);
        out
    }
    // Sign- or zero-extends a small integer.
    fn wrapped(&mut self, x: Val) -> Val {
        match x.ty {
            I8 | I16 => {
                let (zero, bits) = (self.int(U32, 0), self.int(U32, x.ty.bits().into()));
                self.op("bfe.s32", x.ty, &[x, zero, bits])
            }
            U8 | U16 => {
                let mask = self.int(U32, (1 << x.ty.bits()) - 1);
                self.op("and.b32", x.ty, &[x, mask])
            }
            _ => x,
        }
    }
    fn arithmetic(&mut self, float: &str, int: &str, a: Val, b: Val) -> Val {
        let name = if a.ty.is_float() { float } else { int };
        let x = self.op(&format!("{name}.{}", a.ty.work()), a.ty, &[a, b]);
        self.wrapped(x)
    }
    pub(in crate::cuda) fn add(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("add.rn", "add", a, b)
    }
    pub(in crate::cuda) fn sub(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("sub.rn", "sub", a, b)
    }
    pub(in crate::cuda) fn mul(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("mul.rn", "mul.lo", a, b)
    }
    /// Divides floats, or integers by a nonzero divisor.
    pub(in crate::cuda) fn div(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("div.rn", "div", a, b)
    }
    /// The remainder of integers. The divisor must not be 0.
    pub(in crate::cuda) fn rem(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("", "rem", a, b)
    }
    pub(in crate::cuda) fn fma(&mut self, a: Val, b: Val, c: Val) -> Val {
        self.op(&format!("fma.rn.{}", a.ty.work()), a.ty, &[a, b, c])
    }
    pub(in crate::cuda) fn neg(&mut self, x: Val) -> Val {
        if x.ty.is_float() {
            return self.op(&format!("neg.{}", x.ty.work()), x.ty, &[x]);
        }
        let zero = self.int(x.ty, 0);
        self.sub(zero, x)
    }
    pub(in crate::cuda) fn abs(&mut self, x: Val) -> Val {
        if x.ty.is_float() {
            return self.op(&format!("abs.{}", x.ty.work()), x.ty, &[x]);
        }
        if !x.ty.is_signed() {
            return x;
        }
        let minus = self.neg(x);
        let zero = self.int(x.ty, 0);
        let below = self.cmp("lt", x, zero);
        self.sel(below, minus, x)
    }
    pub(in crate::cuda) fn sqrt(&mut self, x: Val) -> Val {
        self.op(&format!("sqrt.rn.{}", x.ty.work()), x.ty, &[x])
    }
    /// `rni`, `rmi`, `rpi` or `rzi`. Integers are unchanged.
    pub(in crate::cuda) fn whole(&mut self, mode: &str, x: Val) -> Val {
        if !x.ty.is_float() {
            return x;
        }
        let ty = x.ty.work();
        self.op(&format!("cvt.{mode}.{ty}.{ty}"), x.ty, &[x])
    }
    /// `lt`, `le`, `gt`, `ge`, `eq`, `ne`; for floats also `neu`, `ltu`, `num`, `nan`.
    pub(in crate::cuda) fn cmp(&mut self, how: &str, a: Val, b: Val) -> Val {
        let (a, b) = (self.counted(a), self.counted(b));
        let how = if how == "ne" && a.ty.is_float() {
            "neu"
        } else {
            how
        };
        self.op(&format!("setp.{how}.{}", a.ty.work()), Bool, &[a, b])
    }
    // Converts a boolean to 0 or 1.
    fn counted(&mut self, x: Val) -> Val {
        if x.ty == Bool { self.cvt(x, U32) } else { x }
    }
    pub(in crate::cuda) fn sel(&mut self, condition: Val, a: Val, b: Val) -> Val {
        if a.ty == Bool {
            let yes = self.op("and.pred", Bool, &[condition, a]);
            let not = self.op("not.pred", Bool, &[condition]);
            let no = self.op("and.pred", Bool, &[not, b]);
            return self.op("or.pred", Bool, &[yes, no]);
        }
        self.op(&format!("selp.{}", a.ty.raw()), a.ty, &[a, b, condition])
    }
    /// `and`, `or`, `xor` of integers or booleans.
    pub(in crate::cuda) fn bitwise(&mut self, name: &str, a: Val, b: Val) -> Val {
        self.op(&format!("{name}.{}", a.ty.raw()), a.ty, &[a, b])
    }
    pub(in crate::cuda) fn not(&mut self, x: Val) -> Val {
        let x = self.op(&format!("not.{}", x.ty.raw()), x.ty, &[x]);
        self.wrapped(x)
    }
    /// Shifts by a 32-bit distance, less than the number of bits.
    pub(in crate::cuda) fn shift(&mut self, left: bool, x: Val, by: Val) -> Val {
        let x = if left {
            let bits = if x.ty.bits() == 64 { "b64" } else { "b32" };
            self.op(&format!("shl.{bits}"), x.ty, &[x, by])
        } else {
            self.op(&format!("shr.{}", x.ty.work()), x.ty, &[x, by])
        };
        self.wrapped(x)
    }
    /// Reinterprets the bits as another type of the same size.
    pub(in crate::cuda) fn bits_as(&mut self, x: Val, ty: Ty) -> Val {
        let size = if ty.bits() == 64 { "b64" } else { "b32" };
        self.op(&format!("mov.{size}"), ty, &[x])
    }
    /// As Rust's `as`: floats to integers truncate and saturate, NaN to 0, integers keep their low bits.
    pub(in crate::cuda) fn cvt(&mut self, x: Val, to: Ty) -> Val {
        let from = x.ty;
        match (from, to) {
            _ if from == to => x,
            (F16 | Bf16, F32) => x.as_type(F32),
            (F16 | Bf16, _) => self.cvt(x.as_type(F32), to),
            (Bool, F16 | Bf16) => self.cvt(x, F32).as_type(to),
            (F32, F16 | Bf16) => self.halved(x, to),
            // Converts through `f32`, as the host and PyTorch do.
            (_, F16 | Bf16) => {
                let x = self.cvt(x, F32);
                self.halved(x, to)
            }
            (Bool, F32 | F64) => {
                let (one, zero) = (self.lit(to, 1.0), self.lit(to, 0.0));
                self.sel(x, one, zero)
            }
            (Bool, _) => {
                let (one, zero) = (self.int(to, 1), self.int(to, 0));
                self.sel(x, one, zero)
            }
            (_, Bool) => {
                let zero = self.lit(from, 0.0);
                self.cmp("ne", x, zero)
            }
            (F32, F64) => self.op("cvt.f64.f32", to, &[x]),
            (F64, F32) => self.op("cvt.rn.f32.f64", to, &[x]),
            (F32 | F64, _) => {
                let wide = match to {
                    I8 | I16 => I32,
                    U8 | U16 => U32,
                    other => other,
                };
                let name = format!("cvt.rzi.{}.{}", wide.work(), from.work());
                let mut whole = self.op(&name, wide, &[x]);
                if wide != to {
                    let (min, max) = match to {
                        I8 => (-128, 127),
                        I16 => (-32768, 32767),
                        U8 => (0, 255),
                        _ => (0, 65535),
                    };
                    let (min, max) = (self.int(wide, min), self.int(wide, max));
                    whole = self.op(&format!("max.{}", wide.work()), wide, &[whole, min]);
                    whole = self.op(&format!("min.{}", wide.work()), to, &[whole, max]);
                }
                // The instruction converts NaN to 0 only if the source is `.f32` and the result has fewer than 64 bits;
                // otherwise the result has only the highest bit set.
                if from == F32 && to.bits() < 64 {
                    return whole;
                }
                let nan = self.cmp("nan", x, x);
                let zero = self.int(to, 0);
                self.sel(nan, zero, whole)
            }
            (_, F32 | F64) => {
                let name = format!("cvt.rn.{}.{}", to.work(), from.work());
                self.op(&name, to, &[x])
            }
            // Integers to integers.
            _ if from.class() == to.class() => self.wrapped(Val { ty: to, ..x }),
            _ if to.bits() == 64 => {
                let wide = if from.is_signed() {
                    "cvt.s64.s32"
                } else {
                    "cvt.u64.u32"
                };
                self.op(wide, to, &[x])
            }
            _ => {
                let low = self.op("cvt.u32.u64", to, &[x]);
                self.wrapped(low)
            }
        }
    }

    // 16-bit floats: 32-bit registers hold their exact value.

    /// A 16-bit float from its bits, the upper of which are 0.
    pub(in crate::cuda) fn decoded(&mut self, bits: Val, ty: Ty) -> Val {
        if ty == F16 {
            let half = self.op("cvt.u16.u32", Bits16, &[bits]);
            return self.op("cvt.f32.f16", F16, &[half]);
        }
        let by = self.int(U32, 16);
        let bits = self.op("shl.b32", U32, &[bits, by]);
        self.op("mov.b32", Bf16, &[bits])
    }
    /// The bits of a 16-bit float.
    pub(in crate::cuda) fn encoded(&mut self, x: Val) -> Val {
        if x.ty == F16 {
            let half = self.op("cvt.rn.f16.f32", Bits16, &[x]);
            return self.op("cvt.u32.u16", U16, &[half]);
        }
        let bits = self.op("mov.b32", U32, &[x]);
        let by = self.int(U32, 16);
        self.op("shr.u32", U16, &[bits, by])
    }
    /// Rounds an `f32` to the nearest 16-bit float, ties to even.
    fn halved(&mut self, x: Val, to: Ty) -> Val {
        if to == F16 {
            let half = self.op("cvt.rn.f16.f32", Bits16, &[x]);
            return self.op("cvt.f32.f16", F16, &[half]);
        }
        let bits = self.bits_as(x, U32);
        let (by, one, half) = (self.int(U32, 16), self.int(U32, 1), self.int(U32, 0x7FFF));
        let kept = self.op("shr.u32", U32, &[bits, by]);
        let odd = self.bitwise("and", kept, one);
        let more = self.add(bits, half);
        let more = self.add(more, odd);
        // NaN remains NaN.
        let quiet = self.int(U32, 1 << 22);
        let quiet = self.bitwise("or", bits, quiet);
        let nan = self.cmp("nan", x, x);
        let bits = self.sel(nan, quiet, more);
        let mask = self.int(U32, 0xFFFF_0000);
        let bits = self.bitwise("and", bits, mask);
        self.op("mov.b32", Bf16, &[bits])
    }
}
