//! A writer for PTX, with typed registers and one line per instruction.
//!
//! It emits only instructions whose results are exact or rounded once, and never fuses a product with a
//! sum unless the code says `fma`. So every device computes the same bits.

use core::fmt::Write;
use std::format;
use std::string::String;
use std::vec::Vec;

/// The type of a value. Integers below 32 bits are held in 32-bit registers, sign- or zero-extended.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    Bool,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
    /// Held exactly in a 32-bit register.
    F16,
    Bf16,
    /// The bits of a 16-bit float, for conversions.
    Bits16,
}
use Ty::*;

impl Ty {
    pub(super) const fn size(self) -> usize {
        match self {
            Bool | I8 | U8 => 1,
            I16 | U16 | F16 | Bf16 | Bits16 => 2,
            I32 | U32 | F32 => 4,
            I64 | U64 | F64 => 8,
        }
    }
    pub(super) const fn is_float(self) -> bool {
        matches!(self, F32 | F64 | F16 | Bf16)
    }
    pub(super) const fn is_half(self) -> bool {
        matches!(self, F16 | Bf16)
    }
    pub(super) const fn is_signed(self) -> bool {
        matches!(self, I8 | I16 | I32 | I64)
    }
    pub(super) const fn bits(self) -> u32 {
        self.size() as u32 * 8
    }
    /// The type suffix of arithmetic instructions.
    const fn work(self) -> &'static str {
        match self {
            Bool => "pred",
            I8 | I16 | I32 => "s32",
            U8 | U16 | U32 => "u32",
            I64 => "s64",
            U64 => "u64",
            F32 | F16 | Bf16 => "f32",
            F64 => "f64",
            Bits16 => "b16",
        }
    }
    /// The untyped suffix of the same size.
    const fn raw(self) -> &'static str {
        match self {
            Bool => "pred",
            I64 | U64 => "b64",
            F32 | F16 | Bf16 => "f32",
            F64 => "f64",
            Bits16 => "b16",
            _ => "b32",
        }
    }
    /// The type suffix of loads and stores.
    pub(super) const fn stored(self) -> &'static str {
        match self {
            Bool | U8 => "u8",
            I8 => "s8",
            I16 => "s16",
            U16 | F16 | Bf16 | Bits16 => "u16",
            I32 => "s32",
            U32 => "u32",
            I64 => "s64",
            U64 => "u64",
            F32 => "f32",
            F64 => "f64",
        }
    }
    /// The type suffix of loads and stores of a whole register.
    pub(super) const fn register(self) -> &'static str {
        match self.class() {
            2 => "u64",
            3 => "f32",
            4 => "f64",
            _ => "u32",
        }
    }
    const fn class(self) -> usize {
        match self {
            Bool => 0,
            I64 | U64 => 2,
            F32 | F16 | Bf16 => 3,
            F64 => 4,
            Bits16 => 5,
            _ => 1,
        }
    }
}
const CLASSES: [(&str, &str); 6] = [
    ("pred", "%p"),
    ("b32", "%r"),
    ("b64", "%rd"),
    ("f32", "%f"),
    ("f64", "%fd"),
    ("b16", "%h"),
];

/// A value in a kernel: a register, or a literal given by its bits.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Val {
    pub(super) ty: Ty,
    what: What,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Register(u32),
    Literal(u64),
}
impl Val {
    /// The same register as another type of its class.
    pub(super) fn as_type(self, ty: Ty) -> Self {
        Self { ty, ..self }
    }
    /// The integer value of a literal.
    pub(super) fn literal(self) -> Option<i64> {
        match self.what {
            What::Literal(bits) => Some(bits as i64),
            What::Register(_) => None,
        }
    }
}
impl core::fmt::Display for Val {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match (self.what, self.ty) {
            (What::Register(i), ty) => write!(f, "{}{i}", CLASSES[ty.class()].1),
            (What::Literal(bits), F32 | F16 | Bf16) => write!(f, "0f{bits:08X}"),
            (What::Literal(bits), F64) => write!(f, "0d{bits:016X}"),
            (What::Literal(bits), I8 | I16 | I32 | I64) => write!(f, "{}", bits as i64),
            (What::Literal(bits), _) => write!(f, "{bits}"),
        }
    }
}

/// The text of a kernel under construction.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Body {
    /// The start of the text, which loads the parameters.
    head: String,
    text: String,
    counts: [u32; 6],
    params: Vec<Val>,
    /// The types of the parameters in memory.
    kinds: Vec<&'static str>,
    next: usize,
    labels: u32,
    /// The size of shared memory in bytes.
    pub(super) shared: usize,
    /// The position of the current elements.
    pub(super) at: super::kernel::Place,
    /// How to treat the next product.
    pub(super) product: super::matmul::Sought,
    /// How to treat the next operand.
    pub(super) staged: super::transpose::Staged,
    /// Which of the gradients of a pass the kernel computes.
    pub(super) gradient: usize,
}

impl Body {
    pub(super) fn over(at: super::kernel::Place) -> Self {
        Self {
            at,
            ..Self::default()
        }
    }
    pub(super) fn line(&mut self, text: &str) {
        self.text.push('\t');
        self.text.push_str(text);
        self.text.push_str(";\n");
    }
    pub(super) fn fresh(&mut self, ty: Ty) -> Val {
        let count = &mut self.counts[ty.class()];
        *count += 1;
        Val {
            ty,
            what: What::Register(*count - 1),
        }
    }
    pub(super) fn label(&mut self) -> u32 {
        self.labels += 1;
        self.labels
    }
    pub(super) fn place_label(&mut self, label: u32) {
        let _ = writeln!(self.text, "L{label}:");
    }
    /// The next parameter, in the order of the arguments. The first pass declares it; later passes return the same
    /// register.
    pub(super) fn param(&mut self, ty: Ty, pointer: bool) -> Val {
        if let Some(&known) = self.params.get(self.next) {
            self.next += 1;
            return known;
        }
        let i = self.next;
        let kind = if pointer { "u64" } else { ty.stored() };
        let value = match ty {
            Bool => {
                let byte = self.fresh(U32);
                let _ = writeln!(self.head, "\tld.param.u8 {byte}, [p{i}];");
                let value = self.fresh(Bool);
                let _ = writeln!(self.head, "\tsetp.ne.u32 {value}, {byte}, 0;");
                value
            }
            _ if ty.is_half() => {
                let bits = self.fresh(U32);
                let _ = writeln!(self.head, "\tld.param.u16 {bits}, [p{i}];");
                core::mem::swap(&mut self.head, &mut self.text);
                let value = self.decoded(bits, ty);
                core::mem::swap(&mut self.head, &mut self.text);
                value
            }
            _ => {
                let value = self.fresh(ty);
                let _ = writeln!(self.head, "\tld.param.{kind} {value}, [p{i}];");
                value
            }
        };
        if pointer {
            let _ = writeln!(self.head, "\tcvta.to.global.u64 {value}, {value};");
        }
        self.kinds.push(kind);
        self.params.push(value);
        self.next += 1;
        value
    }
    pub(super) fn rewind(&mut self) {
        self.next = 0;
    }
    /// The index of the next parameter; `back_to` returns to it if an expression is generated several times.
    pub(super) fn mark(&self) -> usize {
        self.next
    }
    pub(super) fn back_to(&mut self, mark: usize) {
        self.next = mark;
    }
    /// Evaluates one of two branches.
    pub(super) fn either(
        &mut self,
        condition: Val,
        ty: Ty,
        yes: impl FnOnce(&mut Self) -> Val,
        no: impl FnOnce(&mut Self) -> Val,
    ) -> Val {
        let (out, other, done) = (self.fresh(ty), self.label(), self.label());
        self.line(&format!("@!{condition} bra L{other}"));
        let x = yes(self);
        self.set_to(out, x);
        self.line(&format!("bra L{done}"));
        self.place_label(other);
        let x = no(self);
        self.set_to(out, x);
        self.place_label(done);
        out
    }
    /// Discards the text that `f` writes, but keeps the parameters that it declares.
    pub(super) fn dry(&mut self, f: impl FnOnce(&mut Self)) {
        let length = self.text.len();
        f(self);
        self.text.truncate(length);
    }

    /// The complete PTX for a device.
    pub(super) fn finish(&self, target: super::kernel::Target, block: u32) -> String {
        let mut out = format!(
            ".version {}\n.target sm_{}\n.address_size 64\n\n.visible .entry stridewise(\n",
            target.version, target.capability
        );
        let kinds: Vec<String> = (self.kinds.iter().enumerate())
            .map(|(i, kind)| format!("\t.param .{kind} p{i}"))
            .collect();
        let _ = writeln!(out, "{}\n)\n.maxntid {block}, 1, 1\n{{", kinds.join(",\n"));
        for ((kind, name), count) in CLASSES.iter().zip(self.counts) {
            if count > 0 {
                let _ = writeln!(out, "\t.reg .{kind} {name}<{count}>;");
            }
        }
        if self.shared > 0 {
            let _ = writeln!(out, "\t.shared .align 16 .b8 shared[{}];", self.shared);
        }
        out.push_str(&self.head);
        out.push_str(&self.text);
        out.push_str("\tret;\n}\n");
        out
    }

    // Literals.

    pub(super) fn int(&self, ty: Ty, value: i64) -> Val {
        Val {
            ty,
            what: What::Literal(value as u64),
        }
    }
    /// The literal of a number in a type. Floats are rounded to the type.
    pub(super) fn lit(&self, ty: Ty, value: f64) -> Val {
        let bits = match ty {
            F32 | F16 | Bf16 => u64::from((value as f32).to_bits()),
            F64 => value.to_bits(),
            _ => value as i64 as u64,
        };
        Val {
            ty,
            what: What::Literal(bits),
        }
    }

    // One instruction each.

    pub(super) fn op(&mut self, name: &str, ty: Ty, args: &[Val]) -> Val {
        let out = self.fresh(ty);
        let mut text = format!("{name} {out}");
        for arg in args {
            let _ = write!(text, ", {arg}");
        }
        self.line(&text);
        out
    }
    /// Writes to an existing register.
    pub(super) fn set_to(&mut self, out: Val, value: Val) {
        let raw = out.ty.raw();
        self.line(&format!("mov.{raw} {out}, {value}"));
    }
    pub(super) fn copy(&mut self, value: Val) -> Val {
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
    pub(super) fn add(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("add.rn", "add", a, b)
    }
    pub(super) fn sub(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("sub.rn", "sub", a, b)
    }
    pub(super) fn mul(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("mul.rn", "mul.lo", a, b)
    }
    /// Divides floats, or integers by a nonzero divisor.
    pub(super) fn div(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("div.rn", "div", a, b)
    }
    /// The remainder of integers. The divisor must not be 0.
    pub(super) fn rem(&mut self, a: Val, b: Val) -> Val {
        self.arithmetic("", "rem", a, b)
    }
    pub(super) fn fma(&mut self, a: Val, b: Val, c: Val) -> Val {
        self.op(&format!("fma.rn.{}", a.ty.work()), a.ty, &[a, b, c])
    }
    pub(super) fn neg(&mut self, x: Val) -> Val {
        if x.ty.is_float() {
            return self.op(&format!("neg.{}", x.ty.work()), x.ty, &[x]);
        }
        let zero = self.int(x.ty, 0);
        self.sub(zero, x)
    }
    pub(super) fn abs(&mut self, x: Val) -> Val {
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
    pub(super) fn sqrt(&mut self, x: Val) -> Val {
        self.op(&format!("sqrt.rn.{}", x.ty.work()), x.ty, &[x])
    }
    /// `rni`, `rmi`, `rpi` or `rzi`. Integers are unchanged.
    pub(super) fn whole(&mut self, mode: &str, x: Val) -> Val {
        if !x.ty.is_float() {
            return x;
        }
        let ty = x.ty.work();
        self.op(&format!("cvt.{mode}.{ty}.{ty}"), x.ty, &[x])
    }
    /// `lt`, `le`, `gt`, `ge`, `eq`, `ne`; for floats also `neu`, `ltu`, `num`, `nan`.
    pub(super) fn cmp(&mut self, how: &str, a: Val, b: Val) -> Val {
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
    pub(super) fn sel(&mut self, condition: Val, a: Val, b: Val) -> Val {
        if a.ty == Bool {
            let yes = self.op("and.pred", Bool, &[condition, a]);
            let not = self.op("not.pred", Bool, &[condition]);
            let no = self.op("and.pred", Bool, &[not, b]);
            return self.op("or.pred", Bool, &[yes, no]);
        }
        self.op(&format!("selp.{}", a.ty.raw()), a.ty, &[a, b, condition])
    }
    /// `and`, `or`, `xor` of integers or booleans.
    pub(super) fn bitwise(&mut self, name: &str, a: Val, b: Val) -> Val {
        self.op(&format!("{name}.{}", a.ty.raw()), a.ty, &[a, b])
    }
    pub(super) fn not(&mut self, x: Val) -> Val {
        let x = self.op(&format!("not.{}", x.ty.raw()), x.ty, &[x]);
        self.wrapped(x)
    }
    /// Shifts by a 32-bit distance, less than the number of bits.
    pub(super) fn shift(&mut self, left: bool, x: Val, by: Val) -> Val {
        let x = if left {
            let bits = if x.ty.bits() == 64 { "b64" } else { "b32" };
            self.op(&format!("shl.{bits}"), x.ty, &[x, by])
        } else {
            self.op(&format!("shr.{}", x.ty.work()), x.ty, &[x, by])
        };
        self.wrapped(x)
    }
    /// Reinterprets the bits as another type of the same size.
    pub(super) fn bits_as(&mut self, x: Val, ty: Ty) -> Val {
        let size = if ty.bits() == 64 { "b64" } else { "b32" };
        self.op(&format!("mov.{size}"), ty, &[x])
    }
    /// As Rust's `as`: floats to integers truncate and saturate, NaN to 0, integers keep their low bits.
    pub(super) fn cvt(&mut self, x: Val, to: Ty) -> Val {
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
    pub(super) fn decoded(&mut self, bits: Val, ty: Ty) -> Val {
        if ty == F16 {
            let half = self.op("cvt.u16.u32", Bits16, &[bits]);
            return self.op("cvt.f32.f16", F16, &[half]);
        }
        let by = self.int(U32, 16);
        let bits = self.op("shl.b32", U32, &[bits, by]);
        self.op("mov.b32", Bf16, &[bits])
    }
    /// The bits of a 16-bit float.
    pub(super) fn encoded(&mut self, x: Val) -> Val {
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
