//! Functions that `f32` and `f64` have in common: the same steps with other constants.
//!
//! **eˣ** is as in the loop over elements, to the bit; one instruction multiplies by 2ⁿ.
//!
//! **√x.** With y near 1 / √x, g = x y and h = y / 2 approach √x and 1 / 2√x, each step doubling their digits. The last step,
//! g + h (x - g²), rounds correctly.
//!
//! **ln x, log₂ x, log₁₀ x.** x is 2ᵏ m, with m between 3/4 and 3/2. The upper bits of m select c near 1 / m, so that
//! ln x = k ln 2 - ln c + ln (1 + r) with r = m c - 1. The upper part of k ln 2 - ln c is exact; around 1 both are 0.
//!
//! **sin x, cos x, tan x.** With n the integer nearest to 2 x / π, r = x - n π / 2 is exact in two parts. The tangent is t = r +
//! r³ p(r²), or -1 / t by steps that double the digits, of which the last one corrects the rounding of t.

/// The polynomial of a vector with these coefficients, the constant one first, in pairs, so that fewer steps wait for others;
/// `exact`: but for the first two, so that fewer roundings count.
macro_rules! series {
    ($x:expr; exact $coefficients:expr) => {{
        let x = $x;
        let (first, second) = const { ($coefficients[0], $coefficients[1]) };
        fma(fma(series!(x; $coefficients.split_at(2).1), x, set(second)), x, set(first))
    }};
    ($x:expr; $coefficients:expr) => {{
        let (x, coefficients) = ($x, const { $coefficients });
        let pair = |i: usize| match coefficients.get(i + 1) {
            Some(&next) => fma(x, set(next), set(coefficients[i])),
            None => set(coefficients[i]),
        };
        let square = square(x);
        let mut i = (coefficients.len() - 1) & !1;
        let mut sum = pair(i);
        while i >= 2 {
            i -= 2;
            sum = fma(square, sum, pair(i));
        }
        sum
    }};
}
pub(super) use series;

macro_rules! functions {
    ($T:ident $Bits:ident: more: [$($more:ident)?] small: $small:literal whole: $whole:literal
        half_pi: $half_pi:ident $sine:ident $cosine:ident $tangent:ident $arc_tangent:ident large: $large:literal far: $far:ident
        exp: $zero:literal $low:literal $high:literal logarithms: $index:literal $reciprocals:ident $($log:ident $logs:ident $units:ident $beyond:ident)*) => {
        use super::tables::{$half_pi, $sine, $cosine, $tangent, $arc_tangent, $reciprocals $(, $logs, $units, $beyond)*};
        use super::vector::steps;
        use crate::ops::elementary::Beside;
        use crate::ops::elementary::$T::{HIGH, LOW, EXPONENTIAL};

        /// 1.5 times the number from which on all numbers are integers: adding it rounds to an integer.
        const WHOLE: $T = $whole;
        const SIGN: $Bits = 1 << ($Bits::BITS - 1);

        steps! {
            fn exp(x: V) -> V {
                let x = at_most(x, set($high));
                let whole = set(WHOLE);
                let n = sub(fma(x, set(core::$T::consts::LOG2_E), whole), whole);
                let r = fnma(n, set(LOW), fnma(n, set(HIGH), x));
                let p = add(set(1.0), less_one(r));
                // A result that underflows takes a hundred times as long: below this one it may, and where it is 0 nothing does.
                if below(x, set($low)) == 0 {
                    return scaled(p, n);
                }
                let some = !below(x, set($zero));
                scaled(keep(some, p), keep(some, n))
            }
            /// e to the power of -x, less a small number, times g; 0 where the mask is not set, so that nothing underflows there.
            fn exp_times(some: Mask, x: V, less: V, g: V) -> V {
                let whole = set(WHOLE);
                let n = sub(fnma(x, set(core::$T::consts::LOG2_E), whole), whole);
                let r = fnma(n, set(LOW), sub(fnms(n, set(HIGH), x), less));
                scaled(keep(some, fma(g, less_one(r), g)), n)
            }
            /// The square of a number beside 1, as in the loop over elements.
            fn square(x: V) -> V {
                fma(x, x, set(<$T as Beside>::LEAST))
            }
            /// As `square`, for the product with a small number that is added to that number.
            fn small_square(x: V) -> V {
                fma(x, x, set(<$T as Beside>::LESS))
            }
            /// eʳ - 1.
            fn less_one(r: V) -> V {
                fma(square(r), series!(r; EXPONENTIAL), r)
            }
            fn sqrt(x: V) -> V {
                let y = near_rsqrt(x);
                let half = set(0.5);
                let (g, h) = (mul(x, y), mul(y, half));
                let lacks = fnma(g, h, half);
                let (g, h) = (fma(g, lacks, g), fma(h, lacks, h));
                $(
                    let lacks = fnma(g, h, half);
                    let (g, h) = $more!((fma(g, lacks, g), fma(h, lacks, h)));
                )?
                let root = fma(fnma(g, g, x), h, g);
                // Of others, the square of a root may not be exact.
                const FROM: $Bits = $T::to_bits($small);
                let rare = is_outside(bits(x), FROM, $T::INFINITY.to_bits() - FROM);
                if rare == 0 { root } else { sqrt_some(root, rare, x) }
            }
            /// A number as a power of two times a number between 3/4 and 3/2: the exponent, that number, and the bits that
            /// select one near its reciprocal.
            fn parts(x: V) -> (V, V, Bits) {
                let m = mantissa(x);
                (sub(exponent(x), exponent(m)), m, right::<{ MANTISSA - $index }>(bits(m)))
            }
        }
        $(
            steps! {
                fn $log(x: V) -> V {
                    let (k, m, at) = parts(x);
                    let r = fms(m, select(&$reciprocals, at), set(1.0));
                    let start = fma(k, set($units[0]), select(&$logs[0], at));
                    let low = select(&$logs[1], at);
                    let low = if $units[1] == 0.0 { low } else { fma(k, set($units[1]), low) };
                    let low = fma(mul(r, r), series!(r; &$beyond), low);
                    let low = if $units[3] == 0.0 { low } else { fma(r, set($units[3]), low) };
                    add(start, fma(r, set($units[2]), low))
                }
            }
        )*
        steps! {
            /// An angle less the nearest n π / 2, in two parts, and a sum whose lowest bits are those of n; with one more part
            /// of π / 2 for a `far` one.
            fn rest(x: V, far: bool) -> (V, V, Bits) {
                let whole = set(WHOLE);
                let sum = fma(x, set(core::$T::consts::FRAC_2_PI), whole);
                let n = sub(sum, whole);
                let first = fnma(n, set($half_pi[0]), x);
                // The product with the second part has a rounding error in `f32`, where that part has more digits.
                let (r, lost) = if far {
                    // The rounding errors of the product and of the difference, whichever of the two is larger.
                    let next = mul(n, set($half_pi[1]));
                    let r = sub(first, next);
                    let by = sub(first, r);
                    let lost = add(sub(first, add(r, by)), sub(by, next));
                    (r, sub(lost, fms(n, set($half_pi[1]), next)))
                } else if $T::DIGITS < 10 {
                    let next = mul(n, set($half_pi[1]));
                    let r = sub(first, next);
                    (r, sub(sub(sub(first, r), next), fms(n, set($half_pi[1]), next)))
                } else {
                    let r = fnma(n, set($half_pi[1]), first);
                    (r, fnma(n, set($half_pi[1]), sub(first, r)))
                };
                let lost = fnma(n, set($half_pi[2]), lost);
                (r, if far { fnma(n, set($half_pi[3]), lost) } else { lost }, bits(sum))
            }
            /// The sine of an angle of so many quarter turns more, without its sign, and the number of quarter turns.
            fn turned(size: V, quarters: $Bits, far: bool) -> (V, Bits) {
                let (r, lost, sum) = rest(size, far);
                let z = small_square(r);
                let sine = add(r, fma(mul(r, z), series!(z; &$sine), lost));
                let half = set(0.5);
                let one = set(1.0);
                let above = fnma(half, z, one);
                let low = fnma(half, z, sub(one, above));
                let low = fnma(r, lost, fma(mul(z, z), series!(z; &$cosine), low));
                let cosine = add(above, low);
                let turns = if quarters == 0 { sum } else { more(sum, set_bits(quarters)) };
                (merge(meets(turns, set_bits(1)), sine, cosine), left::<{ $Bits::BITS - 2 }>(turns))
            }
            fn is_large(size: V) -> Mask { above(size, set($large)) }
            fn sin_of(x: V, far: bool) -> V {
                let (y, turns) = turned(abs(x), 0, far);
                from_bits(xor(bits(y), and(xor(turns, bits(x)), set_bits(SIGN))))
            }
            fn cos_of(x: V, far: bool) -> V {
                let (y, turns) = turned(abs(x), 1, far);
                from_bits(xor(bits(y), and(turns, set_bits(SIGN))))
            }
            fn tan_of(x: V, far: bool) -> V {
                let (r, lost, sum) = rest(abs(x), far);
                let z = small_square(r);
                // The slope is 1 + t², near 1 + 3/2 z.
                let lost = fma(mul(z, set(1.5)), lost, lost);
                // With what is lost of z and of r³.
                let cube = mul(r, z);
                let rest = fma(r, fms(r, r, z), fms(r, z, cube));
                let p = series!(z; exact &$tangent);
                let more = fma(cube, p, fma(rest, p, lost));
                let t = add(r, more);
                let rounded = add(sub(r, t), more);
                let one = set(1.0);
                let per = near_reciprocal(t);
                $( let per = $more!(fma(per, fnma(t, per, one), per)); )?
                let per = fma(per, fnma(rounded, per, fnma(t, per, one)), per);
                let turns = set_bits(1);
                let y = merge(meets(sum, turns), t, per);
                let signs = xor(left::<{ $Bits::BITS - 1 }>(sum), and(bits(x), set_bits(SIGN)));
                from_bits(xor(bits(y), signs))
            }
            fn sin(x: V) -> V {
                let (y, rare) = (sin_of(x, false), is_large(abs(x)));
                if rare == 0 { y } else { $far!(x, y, rare, sin sin_of sine) }
            }
            fn cos(x: V) -> V {
                let (y, rare) = (cos_of(x, false), is_large(abs(x)));
                if rare == 0 { y } else { $far!(x, y, rare, cos cos_of cosine) }
            }
            fn tan(x: V) -> V {
                let (y, rare) = (tan_of(x, false), is_large(abs(x)));
                if rare == 0 { y } else { $far!(x, y, rare, tan tan_of tangent) }
            }
            fn atan(x: V) -> V {
                // From this number on, the result is π / 2.
                let size = at_most(abs(x), set(1e30));
                let one = set(1.0);
                let steep = above(size, one);
                // 0 where it is not needed.
                let per = near_reciprocal_some(steep, size);
                $( let per = $more!(fma(per, fnma(size, per, one), per)); )?
                let per = fma(per, fnma(size, per, one), per);
                let t = merge(steep, size, per);
                let lost = mul(per, fnma(per, size, one));
                let z = mul(t, t);
                let half = set(0.5);
                // The slope is 1 / (1 + z).
                let lost = fnma(mul(z, half), lost, lost);
                let quarter = set(core::$T::consts::FRAC_PI_2);
                let near = sub_some(t, steep, quarter, t);
                let rounded = add(sub(sub(quarter, near), t), set(REST_OF_QUARTER));
                let cube = mul(t, z);
                let cube = sub_some(cube, steep, zero(), cube);
                let low = keep(steep, sub(rounded, lost));
                let y = add(near, fma(cube, series!(sub(z, half); exact &$arc_tangent), low));
                from_bits(xor(bits(y), and(bits(x), set_bits(SIGN))))
            }
        }
        /// π / 2 less the nearest number.
        const REST_OF_QUARTER: $T = ($half_pi[0] - core::$T::consts::FRAC_PI_2) + $half_pi[1];
        /// The polynomial of a number whose coefficients are in these rows of a table, the constant one first. Its first two are
        /// added one after the other, the others in pairs.
        #[inline]
        #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
        fn of_rows<const N: usize>(
            table: &'static [[$T; 2 * LANES]; N],
            rows: core::ops::Range<usize>,
            t: V,
            at: Bits,
        ) -> V {
            let row = |i: usize| select(&table[i], at);
            let pair = |i: usize| if i + 1 < rows.end { fma(row(i + 1), t, row(i)) } else { row(i) };
            let square = mul(t, t);
            let begin = rows.start + 2;
            let mut i = begin + ((rows.end - begin - 1) & !1);
            let mut sum = pair(i);
            while i > begin {
                i -= 2;
                sum = fma(square, sum, pair(i));
            }
            fma(fma(sum, t, row(rows.start + 1)), t, row(rows.start))
        }
    };
}
pub(super) use functions;

/// The functions for blocks.
macro_rules! of_blocks {
    (sqrt: $roots:literal; $($name:ident)*) => {
        pub(super) mod blocks {
            use super::{T, each, roots};
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            pub(in super::super) unsafe fn sqrt(from: *const T, to: *mut T, len: usize) {
                // SAFETY: the caller's promise.
                unsafe { roots::<$roots>(from, to, len, |x| super::sqrt(x)) }
            }
            $(
                #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
                pub(in super::super) unsafe fn $name(from: *const T, to: *mut T, len: usize) {
                    // SAFETY: the caller's promise.
                    unsafe { each(from, to, len, |x| super::$name(x)) }
                }
            )*
        }
    };
}
pub(super) use of_blocks;
