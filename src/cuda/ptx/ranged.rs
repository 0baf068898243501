//! Integers in a kernel with known ranges: threads, positions, indices.
//!
//! Each value carries its range. A value whose range fits 32 bits, signed or unsigned, is held in a 32-bit
//! register; all others are in signed 64-bit registers. An operation uses 32 bits if its operands and its result fit.

use std::format;

use crate::cuda::ptx::access::BLOCK;
use crate::cuda::ptx::ir::{Body, Ty, Val};

/// An integer in a kernel, with its minimum and maximum.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Ranged {
    val: Val,
    min: i64,
    max: i64,
}

// The register type for a range.
fn register(min: i128, max: i128) -> Ty {
    if min >= 0 && max < 1 << 32 {
        Ty::U32
    } else if min >= -(1 << 31) && max < 1 << 31 {
        Ty::I32
    } else {
        Ty::I64
    }
}
const fn to_i64(x: usize) -> i64 {
    if x > i64::MAX as usize {
        i64::MAX
    } else {
        x as i64
    }
}

impl Ranged {
    /// The register.
    pub(in crate::cuda) fn val(&self) -> Val {
        self.val
    }
    fn is_narrow(&self) -> bool {
        self.val.ty.bits() == 32
    }
    /// The same number, which a check or a guard has shown to be in a range.
    pub(in crate::cuda) fn within(self, min: i64, max: i64) -> Self {
        let (min, max) = (self.min.max(min), self.max.min(max));
        let val = match self.is_narrow() {
            true if min >= 0 => self.val.as_type(Ty::U32),
            true => self.val.as_type(Ty::I32),
            false => self.val,
        };
        Self { val, min, max }
    }
    /// Whether it is known to be a valid index for a size.
    pub(in crate::cuda) fn is_below(&self, size: usize) -> bool {
        self.min >= 0 && self.max < to_i64(size)
    }
    /// This variable after a loop that has added `by` to the `first` value.
    pub(in crate::cuda) fn after(self, first: Self, by: usize) -> Self {
        let by = to_i64(by);
        self.within(first.min.saturating_add(by), first.max.saturating_add(by))
    }
    /// The same number, known to be a valid index for a size.
    pub(in crate::cuda) fn index(self, size: usize) -> Self {
        self.within(0, to_i64(size).saturating_sub(1).max(0))
    }
}

impl Body {
    /// A literal.
    pub(in crate::cuda) fn constant(&self, x: i64) -> Ranged {
        let ty = register(x.into(), x.into());
        Ranged {
            val: self.int(ty, x),
            min: x,
            max: x,
        }
    }
    /// Wraps a register of 32 bits or, if the range needs it, of 64, whose value is in the range.
    pub(in crate::cuda) fn count_in(&self, val: Val, min: i64, max: i64) -> Ranged {
        Ranged { val, min, max }
    }
    /// The index of this thread in its block of `width` threads.
    pub(in crate::cuda) fn lane(&mut self, width: u32) -> Ranged {
        let val = self.fresh(Ty::U32);
        self.line(&format!("mov.u32 {val}, %tid.x"));
        self.count_in(val, 0, i64::from(width) - 1)
    }
    /// The index of this block among `blocks`.
    pub(in crate::cuda) fn block(&mut self, blocks: usize) -> Ranged {
        let val = self.fresh(Ty::U32);
        self.line(&format!("mov.u32 {val}, %ctaid.x"));
        self.count_in(val, 0, to_i64(blocks) - 1)
    }
    /// The index of this thread among those of `blocks` blocks.
    pub(in crate::cuda) fn thread(&mut self, blocks: usize) -> Ranged {
        let (block, lane) = (self.block(blocks), self.lane(BLOCK));
        self.times_plus(block, BLOCK as usize, lane)
    }
    /// The address of shared memory.
    pub(in crate::cuda) fn shared_memory(&mut self) -> Ranged {
        let val = self.fresh(Ty::U32);
        self.line(&format!("mov.u32 {val}, shared"));
        self.count_in(val, 0, 1 << 30)
    }

    fn wide(&mut self, x: Ranged) -> Val {
        if !x.is_narrow() {
            return x.val;
        }
        if let Some(literal) = x.val.literal() {
            return self.int(Ty::I64, literal);
        }
        let name = if x.min < 0 {
            "cvt.s64.s32"
        } else {
            "cvt.u64.u32"
        };
        self.op(name, Ty::I64, &[x.val])
    }
    // One instruction. The caller guarantees that its result is in the range, whatever the ranges of the operands
    // allow.
    fn of_all(&mut self, name: &str, all: &[Ranged], min: i128, max: i128) -> Ranged {
        let ty = register(min, max);
        let narrow = ty != Ty::I64 && all.iter().all(Ranged::is_narrow);
        let signed = all.iter().any(|x| x.min < 0);
        let mut args = std::vec::Vec::new();
        for x in all {
            args.push(match x.val.literal() {
                _ if !narrow => self.wide(*x),
                Some(literal) if signed => self.int(Ty::I32, i64::from(literal as i32)),
                _ => x.val,
            });
        }
        let (ty, kind) = match narrow {
            true if signed => (ty, "s32"),
            true => (ty, "u32"),
            false => (Ty::I64, "s64"),
        };
        let val = self.op(&format!("{name}.{kind}"), ty, &args);
        let limit = |x: i128| x.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
        Ranged {
            val,
            min: limit(min),
            max: limit(max),
        }
    }
    pub(in crate::cuda) fn plus(&mut self, a: Ranged, b: Ranged) -> Ranged {
        let (min, max) = (
            i128::from(a.min) + i128::from(b.min),
            i128::from(a.max) + i128::from(b.max),
        );
        self.of_all("add", &[a, b], min, max)
    }
    pub(in crate::cuda) fn minus(&mut self, a: Ranged, b: Ranged) -> Ranged {
        let (min, max) = (
            i128::from(a.min) - i128::from(b.max),
            i128::from(a.max) - i128::from(b.min),
        );
        self.of_all("sub", &[a, b], min, max)
    }
    pub(in crate::cuda) fn moved(&mut self, x: Ranged, by: i64) -> Ranged {
        if by == 0 {
            return x;
        }
        let by = self.constant(by);
        self.plus(x, by)
    }
    pub(in crate::cuda) fn times(&mut self, x: Ranged, by: usize) -> Ranged {
        if by == 1 {
            return x;
        }
        let by = to_i64(by);
        let (min, max) = (
            i128::from(x.min) * i128::from(by),
            i128::from(x.max) * i128::from(by),
        );
        let by = self.constant(by);
        self.of_all("mul.lo", &[x, by], min, max)
    }
    /// `x · by + y`.
    pub(in crate::cuda) fn times_plus(&mut self, x: Ranged, by: usize, y: Ranged) -> Ranged {
        let by = to_i64(by);
        let (min, max) = (
            i128::from(x.min) * i128::from(by) + i128::from(y.min),
            i128::from(x.max) * i128::from(by) + i128::from(y.max),
        );
        let by = self.constant(by);
        self.of_all("mad.lo", &[x, by, y], min, max)
    }
    /// The remainder of a nonnegative number, from its quotient.
    pub(in crate::cuda) fn remainder(&mut self, x: Ranged, quotient: Ranged, of: usize) -> Ranged {
        let (length, max) = (to_i64(of), x.max.min(to_i64(of) - 1));
        if x.max < length {
            return x;
        }
        if of.is_power_of_two() {
            let mask = self.int(x.val.ty, length - 1);
            let val = self.bitwise("and", x.val, mask);
            return Ranged { val, min: 0, max };
        }
        let minus = self.constant(-length);
        self.of_all("mad.lo", &[quotient, minus, x], 0, max.into())
    }
    /// The quotient and the remainder of a nonnegative number.
    pub(in crate::cuda) fn parts(&mut self, x: Ranged, of: usize) -> (Ranged, Ranged) {
        let of = of.max(1);
        let quotient = self.quotient(x, of);
        (quotient, self.remainder(x, quotient, of))
    }
    /// The quotient of a nonnegative number by a constant, without a division: by shifts, or by the upper half of a
    /// product.
    pub(in crate::cuda) fn quotient(&mut self, x: Ranged, by: usize) -> Ranged {
        if by <= 1 {
            return x;
        }
        let (bits, ty, arg) = if x.is_narrow() && (x.max < 1 << 31 || by.is_power_of_two()) {
            (32, Ty::U32, x.val)
        } else {
            (64, Ty::I64, self.wide(x))
        };
        let shift = |k: &mut Self, x: Val, by: u32| {
            let by = k.int(Ty::U32, by.into());
            k.op(&format!("shr.u{bits}"), ty, &[x, by])
        };
        let val = if by.is_power_of_two() {
            shift(self, arg, by.trailing_zeros())
        } else if bits == 32 && by > 1 << 31 {
            // The divisor is greater than all values of `x`.
            return self.constant(0);
        } else {
            let factor = magic(by as u64, bits);
            let factor = self.int(if bits == 32 { Ty::U32 } else { Ty::U64 }, factor as i64);
            let high = self.op(&format!("mul.hi.u{bits}"), ty, &[arg, factor]);
            shift(self, high, by.ilog2())
        };
        Ranged {
            val,
            min: 0,
            max: x.max / to_i64(by),
        }
    }
    pub(in crate::cuda) fn at_most(&mut self, x: Ranged, most: usize) -> Ranged {
        let (most, literal) = (to_i64(most), self.constant(to_i64(most)));
        self.extreme_of("min", x, literal)
            .within(x.min.min(most), most)
    }
    pub(in crate::cuda) fn at_least(&mut self, x: Ranged, least: usize) -> Ranged {
        let (least, literal) = (to_i64(least), self.constant(to_i64(least)));
        self.extreme_of("max", x, literal)
            .within(least, x.max.max(least))
    }
    // In a register type that holds both operands.
    fn extreme_of(&mut self, name: &str, a: Ranged, b: Ranged) -> Ranged {
        let (min, max) = (a.min.min(b.min), a.max.max(b.max));
        self.of_all(name, &[a, b], min.into(), max.into())
    }
    /// The absolute value.
    pub(in crate::cuda) fn distance(&mut self, x: Ranged) -> Ranged {
        if x.min >= 0 {
            return x;
        }
        let max = x.max.max(x.min.saturating_neg());
        let val = self.abs(x.val);
        Ranged { val, min: 0, max }.within(0, max)
    }
    /// Whether a number is a valid index for a size. A negative number is not.
    pub(in crate::cuda) fn is_index(&mut self, x: Ranged, size: usize) -> Val {
        // As an unsigned number, a negative number is greater than all sizes.
        let limit = if x.min < 0 {
            1 << 31
        } else {
            u32::MAX as usize
        };
        let (ty, val) = if x.is_narrow() && size <= limit {
            (Ty::U32, x.val)
        } else {
            (Ty::U64, self.wide(x))
        };
        let size = self.int(ty, to_i64(size));
        self.cmp("lt", val.as_type(ty), size)
    }
    /// Whether a nonnegative number is at least `end`.
    pub(in crate::cuda) fn is_past(&mut self, x: Ranged, end: usize) -> Val {
        let (ty, val) = if x.is_narrow() && end <= u32::MAX as usize {
            (Ty::U32, x.val)
        } else {
            (Ty::U64, self.wide(x))
        };
        let end = self.int(ty, to_i64(end));
        self.cmp("ge", val.as_type(ty), end)
    }
    /// As `cmp`, of two numbers.
    pub(in crate::cuda) fn compare(&mut self, how: &str, a: Ranged, b: Ranged) -> Val {
        let ty = register(a.min.min(b.min).into(), a.max.max(b.max).into());
        if ty != Ty::I64 && a.is_narrow() && b.is_narrow() {
            return self.cmp(how, a.val.as_type(ty), b.val.as_type(ty));
        }
        let (a, b) = (self.wide(a), self.wide(b));
        self.cmp(how, a, b)
    }
    pub(in crate::cuda) fn choose(&mut self, condition: Val, a: Ranged, b: Ranged) -> Ranged {
        let (min, max) = (a.min.min(b.min), a.max.max(b.max));
        let ty = register(min.into(), max.into());
        let val = if ty != Ty::I64 && a.is_narrow() && b.is_narrow() {
            self.sel(condition, a.val.as_type(ty), b.val.as_type(ty))
        } else {
            let (a, b) = (self.wide(a), self.wide(b));
            self.sel(condition, a, b)
        };
        Ranged { val, min, max }
    }
    /// A separate register, initialized with `first`; its value never exceeds `last`.
    pub(in crate::cuda) fn variable(&mut self, first: Ranged, last: usize) -> Ranged {
        let (min, max) = (first.min, to_i64(last));
        let ty = register(min.into(), max.into());
        let begin = if ty == Ty::I64 {
            self.wide(first)
        } else {
            first.val
        };
        let val = self.fresh(ty);
        self.set_to(val, begin);
        Ranged { val, min, max }
    }
    /// Increments a variable, which must not exceed its `last`.
    pub(in crate::cuda) fn advance(&mut self, variable: Ranged, by: usize) {
        let by = self.constant(to_i64(by));
        let (min, max) = (variable.min, variable.max);
        let next = self.of_all("add", &[variable, by], min.into(), max.into());
        self.set_to(variable.val, next.val);
    }

    /// An address plus a number of bytes.
    pub(in crate::cuda) fn ahead(&mut self, address: Val, bytes: i64) -> Val {
        if bytes == 0 {
            return address;
        }
        let bytes = self.int(Ty::I64, bytes);
        self.op("add.s64", Ty::U64, &[address, bytes])
    }
    /// An address plus `count` steps of `bytes` bytes.
    pub(in crate::cuda) fn step(&mut self, address: Val, count: Ranged, bytes: i64) -> Val {
        if bytes == 0 {
            return address;
        }
        let narrow = count.is_narrow();
        let (name, count, ty) = if narrow && count.max < 1 << 31 && i32::try_from(bytes).is_ok() {
            ("mad.wide.s32", count.val, Ty::I32)
        } else if narrow && count.min >= 0 && u32::try_from(bytes).is_ok() {
            ("mad.wide.u32", count.val, Ty::U32)
        } else {
            ("mad.lo.s64", self.wide(count), Ty::I64)
        };
        let step = self.int(ty, bytes);
        self.op(name, Ty::U64, &[count, step, address])
    }
}

/// The factor for which `x / by` is the upper half of `x · factor`, shifted right by ⌊log₂ `by`⌋.
///
/// With 2ˢ < by < 2ˢ⁺¹ the factor ⌈2ᵇⁱᵗˢ⁺ˢ / by⌉ fits the number of bits. Its excess over the exact quotient,
/// below by / 2ᵇⁱᵗˢ⁺ˢ ≤ 2¹⁻ᵇⁱᵗˢ for each unit of `x`, is below one step as long as `x` is below 2ᵇⁱᵗˢ⁻¹.
fn magic(by: u64, bits: u32) -> u64 {
    (1u128 << (bits + by.ilog2())).div_ceil(by.into()) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_as_wide_as_its_range() {
        use crate::cuda::Target;
        for (min, max, bytes, written) in [
            (0, (1 << 31) - 1, 4, "mad.wide.s32"),
            (0, (1 << 31) - 1, -4, "mad.wide.s32"),
            (-1, 5, 4, "mad.wide.s32"),
            (0, 1 << 31, 4, "mad.wide.u32"),
            (0, 5, 1 << 31, "mad.wide.u32"),
            (0, 1 << 31, -4, "cvt.u64.u32"),
            (-1, 5, 1 << 31, "cvt.s64.s32"),
            (0, 1 << 32, 4, "mad.lo.s64"),
        ] {
            let mut k = Body::default();
            let address = k.fresh(Ty::U64);
            let count = k.fresh(register(min.into(), max.into()));
            let count = k.count_in(count, min, max);
            k.step(address, count, bytes);
            let text = k.finish(Target::new(75, 0), 256);
            assert!(text.contains(written), "{min}, {max}, {bytes}:\n{text}");
        }
    }

    // The product in `quotient`, as the device computes it.
    #[test]
    fn a_quotient_by_a_constant_is_exact_below_half_the_range() {
        for bits in [32, 64] {
            let divisors = (2..2000)
                .chain((1..bits - 1).flat_map(|i| [(1u64 << i) - 1, (1 << i) + 1, 3 << (i - 1)]));
            let end = 1u128 << (bits - 1);
            for by in divisors.filter(|&by| by > 1 && !by.is_power_of_two() && u128::from(by) < end)
            {
                let factor = u128::from(magic(by, bits));
                assert!(factor < 1 << bits, "{by}");
                let (by, top, s) = (u128::from(by), end - 1, by.ilog2());
                let near = (0..100).flat_map(|i| {
                    let last = top / by * by;
                    [i * by, (i * by).wrapping_sub(1), top - i, last, last - 1]
                });
                for x in near.filter(|x| *x <= top) {
                    assert_eq!(((x * factor) >> bits) >> s, x / by, "{x} / {by}");
                }
            }
        }
    }
}
