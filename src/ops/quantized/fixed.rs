//! Fixed-point arithmetic: TFLite's rescaling of a sum of products to the scale of the result, and its softmax. It uses
//! only `i32` and `i64`, so results are bit-identical on every machine.
//!
//! A scale becomes a 31-bit multiplier between 1/2 and 1, and a shift. The reference kernels of LiteRT 2.3 round a sum
//! of products once in fully connected layers, and twice in all other operations: after the multiplication, and after
//! the shift. In about 3 of 1000 results this makes a difference of 1.

/// A real number as a fraction of 2³¹ and a power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// The fraction: at least 2³⁰ and less than 2³¹, or 0.
    pub factor: i32,
    /// The power of two; positive shifts to the left.
    pub shift: i32,
}

impl Multiplier {
    /// The multiplier that is nearest to a positive real number.
    ///
    /// ```
    /// use stridewise::ops::quantized::Multiplier;
    /// assert_eq!(Multiplier::new(0.75), Multiplier { factor: 3 << 29, shift: 0 });
    /// assert_eq!(Multiplier::new(3.0).apply(7), 21);
    /// assert_eq!(Multiplier::new(0.1).apply(-125), -13);
    /// ```
    pub const fn new(real: f64) -> Self {
        const FRACTION: u32 = 52;
        const NONE: Multiplier = Multiplier {
            factor: 0,
            shift: 0,
        };
        let bits = real.to_bits();
        let exponent = (bits >> FRACTION & 0x7FF) as i32;
        // Zero and subnormal numbers, infinity and NaN, and negative numbers.
        if exponent == 0 || exponent == 0x7FF || bits >> 63 == 1 {
            return NONE;
        }
        let fraction = (bits & ((1 << FRACTION) - 1)) | 1 << FRACTION;
        // Rounds 53 bits to 31, to the nearest.
        let rounded = (fraction + (1 << 21)) >> 22;
        let mut shift = exponent - 1022;
        let factor = if rounded == 1 << 31 {
            shift += 1;
            1 << 30
        } else {
            rounded as i32
        };
        if shift < -31 {
            return NONE;
        }
        if shift > 30 {
            return Self {
                factor: i32::MAX,
                shift: 30,
            };
        }
        Self { factor, shift }
    }

    /// Multiplies `x` by this multiplier and rounds twice: to the nearest multiple of the power of two, ties upwards,
    /// then to the nearest integer, ties away from zero. The result saturates. Convolutions, `ADD` and `QUANTIZE` use
    /// this rounding.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub const fn apply(self, x: i32) -> i32 {
        if self.shift > 0 {
            self.apply_left(x)
        } else {
            divided_by_power(high(x, self.factor), self.shift.unsigned_abs())
        }
    }

    /// [`apply`](Self::apply) for a shift to the right by 1 to 22. A result beyond 255 may differ, but stays beyond
    /// 255.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) const fn apply_right(self, x: i32) -> i32 {
        let power = self.shift.unsigned_abs();
        // The factor is not negative, and less than 1: the product is greater than `i32::MIN`.
        let product = ((x as i64 * self.factor as i64 + (1 << 30)) >> 31) as i32;
        // To the nearest, ties away from zero.
        let ties = product.wrapping_add(product >> 31);
        let half = 1_i32.wrapping_shl(power.wrapping_sub(1));
        ties.saturating_add(half).wrapping_shr(power)
    }

    /// [`apply`](Self::apply) for a shift to the left. It rounds once, ties upwards: multiples of the power of two are
    /// integers.
    #[cfg_attr(not(unoptimised), inline(always))]
    const fn apply_left(self, x: i32) -> i32 {
        // The shift is from 1 to 30: the sum of half a unit and a product of two `i32` is less than 2⁶³.
        let shift = 31_i32.wrapping_sub(self.shift) as u32;
        let half = 1_i64.wrapping_shl(shift.wrapping_sub(1));
        let product = x as i64 * self.factor as i64;
        within_range(product.wrapping_add(half).wrapping_shr(shift))
    }

    /// Multiplies `x` by this multiplier and rounds once, to the nearest integer, ties upwards. The result saturates.
    /// Fully connected layers use this rounding.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub const fn apply_once(self, x: i32) -> i32 {
        if self.shift > 0 {
            self.apply_left(x)
        } else {
            self.apply_once_right(x)
        }
    }

    /// [`apply_once`](Self::apply_once) without a shift to the left.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) const fn apply_once_right(self, x: i32) -> i32 {
        // The shift is from 31 to 62, so that the result is in range; the sum of half a unit and a product of two `i32`
        // is less than 2⁶³.
        let shift = 31_i32.wrapping_sub(self.shift) as u32;
        let half = 1_i64.wrapping_shl(shift.wrapping_sub(1));
        let product = x as i64 * self.factor as i64;
        product.wrapping_add(half).wrapping_shr(shift) as i32
    }
}

/// The product of two fractions of 2³¹, rounded to the nearest.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) const fn high(a: i32, b: i32) -> i32 {
    if a == i32::MIN && b == i32::MIN {
        return i32::MAX;
    }
    ((a as i64 * b as i64 + (1 << 30)) >> 31) as i32
}

/// Divides by 2 to the `power`, which is at most 31, and rounds to the nearest, ties away from zero.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) const fn divided_by_power(x: i32, power: u32) -> i32 {
    // Nothing overflows: for 2⁰ the quotient is `x`, and the remainder 0.
    let mask = 1_i64.wrapping_shl(power).wrapping_sub(1) as i32;
    let rest = x & mask;
    let half = (mask >> 1).wrapping_add((x < 0) as i32);
    x.wrapping_shr(power).wrapping_add((rest > half) as i32)
}

/// Multiplies by 2 to the `power`, which is less than 32, and saturates.
#[cfg_attr(not(unoptimised), inline(always))]
const fn times_power(x: i32, power: u32) -> i32 {
    within_range((x as i64).wrapping_shl(power))
}

/// The nearest `i32`: saturates.
#[cfg_attr(not(unoptimised), inline(always))]
const fn within_range(x: i64) -> i32 {
    if x > i32::MAX as i64 {
        i32::MAX
    } else if x < i32::MIN as i64 {
        i32::MIN
    } else {
        x as i32
    }
}

/// The exponential of a non-positive number with 5 integer bits, as a fraction of 2³¹.
pub(super) const fn exp(a: i32) -> i32 {
    // exp(-1/8), and 1/3.
    const MIDDLE: i32 = 1_895_147_668;
    const THIRD: i32 = 715_827_883;
    // exp(-1/4), exp(-1/2), exp(-1), .. exp(-16), one for each bit.
    const POWERS: [i32; 7] = [
        1_672_461_947,
        1_302_514_674,
        790_015_084,
        290_630_308,
        39_332_535,
        720_401,
        242,
    ];
    const QUARTER: i32 = 1 << 24;
    if a == 0 {
        return i32::MAX;
    }
    let within = (a & (QUARTER - 1)) - QUARTER;
    // The Taylor series around the middle of the interval from -1/4 to 0.
    let x = times_power(within, 5).wrapping_add(1 << 28);
    let x2 = high(x, x);
    let x3 = high(x2, x);
    let x4 = high(x2, x2);
    let tail = divided_by_power(
        high(divided_by_power(x4, 2).wrapping_add(x3), THIRD).wrapping_add(x2),
        1,
    );
    let mut result = MIDDLE.wrapping_add(high(MIDDLE, x.wrapping_add(tail)));
    let rest = within.wrapping_sub(a);
    let mut bit = 0;
    while bit < POWERS.len() {
        if rest & (1 << (24 + bit)) != 0 {
            result = high(result, POWERS[bit]);
        }
        bit += 1;
    }
    result
}

/// 1 / (1 + x) for a fraction x of 2³¹.
pub(super) const fn one_over_one_plus(x: i32) -> i32 {
    // With 2 integer bits: 48/17, -32/17 and 1, the constants of Newton's division.
    const FIRST: i32 = 1_515_870_810;
    const SLOPE: i32 = -1_010_580_540;
    const ONE: i32 = 1 << 29;
    let half = ((x as i64 + i32::MAX as i64 + 1) / 2) as i32;
    let mut y = FIRST.wrapping_add(high(half, SLOPE));
    let mut step = 0;
    while step < 3 {
        let error = ONE.wrapping_sub(high(half, y));
        y = y.wrapping_add(times_power(high(y, error), 2));
        step += 1;
    }
    times_power(y, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multipliers_are_near() {
        for i in 1..2000 {
            let real = (i as f64 * 0.37).exp2() / 2f64.powi(500);
            let m = Multiplier::new(real);
            let back = m.factor as f64 / 2f64.powi(31) * 2f64.powi(m.shift);
            if m.factor != 0 && m.shift < 30 {
                assert!((back / real - 1.0).abs() < 1e-9, "{real} {m:?}");
            }
        }
    }

    #[test]
    fn a_shift_to_the_right_is_the_general_one() {
        let mut seed = 1u32;
        let mut next = || {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            seed
        };
        for i in 0..if cfg!(miri) { 100 } else { 200_000 } {
            let shift = -(next() as i32).rem_euclid(22) - 1;
            let factor = (1 << 30) | (next() >> 2) as i32;
            let m = Multiplier { factor, shift };
            let x = match i % 4 {
                0 => next() as i32,
                1 => i32::MAX - (next() >> 20) as i32,
                2 => i32::MIN + (next() >> 20) as i32,
                _ => (next() as i32) >> (next() % 31),
            };
            let (general, right) = (m.apply(x), m.apply_right(x));
            assert_eq!(
                general.clamp(-511, 511),
                right.clamp(-511, 511),
                "{m:?} {x}"
            );
        }
    }

    #[test]
    fn a_shift_to_the_left_ends_with_the_range() {
        let numbers = [
            0,
            1,
            -1,
            3,
            -7,
            100,
            -128,
            255,
            65_537,
            1 << 30,
            i32::MAX,
            i32::MIN,
        ];
        for shift in 1..31 {
            for factor in [1 << 30, 1_234_567_890, i32::MAX] {
                let m = Multiplier { factor, shift };
                for x in numbers {
                    let exact = x as i128 * factor as i128 * (1 << shift);
                    let rounded = (exact + (1 << 30)) >> 31;
                    let wanted = rounded.clamp(i32::MIN as i128, i32::MAX as i128) as i32;
                    assert_eq!((m.apply(x), m.apply_once(x)), (wanted, wanted), "{m:?} {x}");
                    // TFLite's calculation, where it does not overflow.
                    if let Some(left) = x.checked_mul(1 << shift) {
                        assert_eq!(high(left, factor), wanted, "{m:?} {x}");
                    }
                }
            }
        }
    }

    #[test]
    fn exponentials_are_near() {
        let mut a = -(1i64 << 31) + 1;
        while a < 0 {
            let wanted = (a as f64 / 2f64.powi(26)).exp();
            let found = exp(a as i32) as f64 / 2f64.powi(31);
            assert!((found - wanted).abs() < 2e-7, "{a}: {found} {wanted}");
            a += 1_000_003;
        }
    }

    #[test]
    fn reciprocals_are_near() {
        let mut x = 0i64;
        while x < 1 << 31 {
            let wanted = 1.0 / (1.0 + x as f64 / 2f64.powi(31));
            let found = one_over_one_plus(x as i32) as f64 / 2f64.powi(31);
            assert!((found - wanted).abs() < 1e-7, "{x}: {found} {wanted}");
            x += 1_000_003;
        }
    }
}
