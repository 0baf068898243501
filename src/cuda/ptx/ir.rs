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
    pub(in crate::cuda) const fn size(self) -> usize {
        match self {
            Bool | I8 | U8 => 1,
            I16 | U16 | F16 | Bf16 | Bits16 => 2,
            I32 | U32 | F32 => 4,
            I64 | U64 | F64 => 8,
        }
    }
    pub(in crate::cuda) const fn is_float(self) -> bool {
        matches!(self, F32 | F64 | F16 | Bf16)
    }
    pub(in crate::cuda) const fn is_half(self) -> bool {
        matches!(self, F16 | Bf16)
    }
    pub(in crate::cuda) const fn is_signed(self) -> bool {
        matches!(self, I8 | I16 | I32 | I64)
    }
    pub(in crate::cuda) const fn bits(self) -> u32 {
        self.size() as u32 * 8
    }
    /// The type suffix of arithmetic instructions.
    pub(in crate::cuda) const fn work(self) -> &'static str {
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
    pub(in crate::cuda) const fn raw(self) -> &'static str {
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
    pub(in crate::cuda) const fn stored(self) -> &'static str {
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
    pub(in crate::cuda) const fn register(self) -> &'static str {
        match self.class() {
            2 => "u64",
            3 => "f32",
            4 => "f64",
            _ => "u32",
        }
    }
    pub(in crate::cuda) const fn class(self) -> usize {
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
pub(in crate::cuda) const CLASSES: [(&str, &str); 6] = [
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
    pub(in crate::cuda) ty: Ty,
    pub(in crate::cuda) what: What,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cuda) enum What {
    Register(u32),
    Literal(u64),
}
impl Val {
    /// The same register as another type of its class.
    pub(in crate::cuda) fn as_type(self, ty: Ty) -> Self {
        Self { ty, ..self }
    }
    /// The integer value of a literal.
    pub(in crate::cuda) fn literal(self) -> Option<i64> {
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
    pub(in crate::cuda) head: String,
    pub(in crate::cuda) text: String,
    pub(in crate::cuda) counts: [u32; 6],
    params: Vec<Val>,
    /// The types of the parameters in memory.
    pub(in crate::cuda) kinds: Vec<&'static str>,
    next: usize,
    labels: u32,
    /// The size of shared memory in bytes.
    pub(in crate::cuda) shared: usize,
    /// How many blocks a processor is to hold at a time, which limits the registers; 0 for any number.
    pub(in crate::cuda) least_blocks: u32,
    /// The position of the current elements.
    pub(in crate::cuda) at: crate::cuda::ptx::access::Place,
    /// How to treat the next product.
    pub(in crate::cuda) product: crate::cuda::codegen::matmul::product::Sought,
    /// How to treat the next operand.
    pub(in crate::cuda) staged: crate::cuda::codegen::transpose::Staged,
    /// Which of the gradients of a pass the kernel computes.
    pub(in crate::cuda) gradient: usize,
}

impl Body {
    pub(in crate::cuda) fn over(at: crate::cuda::ptx::access::Place) -> Self {
        Self {
            at,
            ..Self::default()
        }
    }
    pub(in crate::cuda) fn line(&mut self, text: &str) {
        self.text.push('\t');
        self.text.push_str(text);
        self.text.push_str(";\n");
    }
    pub(in crate::cuda) fn fresh(&mut self, ty: Ty) -> Val {
        let count = &mut self.counts[ty.class()];
        *count += 1;
        Val {
            ty,
            what: What::Register(*count - 1),
        }
    }
    pub(in crate::cuda) fn label(&mut self) -> u32 {
        self.labels += 1;
        self.labels
    }
    pub(in crate::cuda) fn place_label(&mut self, label: u32) {
        let _ = writeln!(self.text, "L{label}:");
    }
    /// The next parameter, in the order of the arguments. The first pass declares it; later passes return the same
    /// register.
    pub(in crate::cuda) fn param(&mut self, ty: Ty, pointer: bool) -> Val {
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
    /// The bytes of the parameters, each at a multiple of its size.
    pub(in crate::cuda) fn bytes_of_params(&self) -> usize {
        let sizes = self.params.iter().map(|param| param.ty.size());
        sizes.fold(0, |before, size| before.next_multiple_of(size) + size)
    }
    pub(in crate::cuda) fn rewind(&mut self) {
        self.next = 0;
    }
    /// The index of the next parameter; `back_to` returns to it if an expression is generated several times.
    pub(in crate::cuda) fn mark(&self) -> usize {
        self.next
    }
    pub(in crate::cuda) fn back_to(&mut self, mark: usize) {
        self.next = mark;
    }
    /// Evaluates one of two branches.
    pub(in crate::cuda) fn either(
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
    pub(in crate::cuda) fn dry(&mut self, f: impl FnOnce(&mut Self)) {
        let length = self.text.len();
        f(self);
        self.text.truncate(length);
    }
}

impl Body {
    // Literals.

    pub(in crate::cuda) fn int(&self, ty: Ty, value: i64) -> Val {
        Val {
            ty,
            what: What::Literal(value as u64),
        }
    }
    /// The literal of a number in a type. Floats are rounded to the type.
    pub(in crate::cuda) fn lit(&self, ty: Ty, value: f64) -> Val {
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

    pub(in crate::cuda) fn op(&mut self, name: &str, ty: Ty, args: &[Val]) -> Val {
        let out = self.fresh(ty);
        let mut text = format!("{name} {out}");
        for arg in args {
            let _ = write!(text, ", {arg}");
        }
        self.line(&text);
        out
    }
    /// Writes to an existing register.
    pub(in crate::cuda) fn set_to(&mut self, out: Val, value: Val) {
        let raw = out.ty.raw();
        self.line(&format!("mov.{raw} {out}, {value}"));
    }
}
