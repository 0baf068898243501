//! Inverse trigonometric functions, and the inverse hyperbolic tangent.
//!
//! Each is a polynomial p for the small half of its operands, to which the other half is mapped. **Arc tangent**: t +
//! t³ p(t²) for t up to 1, and a quarter turn minus that of 1 / t above. **Arc sine**: s + s³ p(s²) up to 1/2, and with
//! s² = (1 - x) / 2 a quarter turn minus 2 arcsin s above; the arc cosine, 2 arcsin s, needs the rounding error of s, as a
//! correction. **Inverse hyperbolic tangent**: (1 + x) / (1 - x) is 2ᵏ (1 + s) / (1 - s) with s up to 1/3, and s is x
//! itself for x up to 1/3; the result is k ln 2 / 2 + s + s³ p(s²).
//!
//! A large term is added to s last, and its rounding error to the small term, so that the final rounding is the only one
//! that counts.
//!
//! The polynomials minimize the maximum error relative to the function: 2⁻²⁸, 2⁻³² and 2⁻³³ for `f32`, 2⁻⁶⁰, 2⁻⁶⁰ and 2⁻⁵⁹
//! for `f64`.

macro_rules! inverse {
    ($T:ident, $Bits:ident, mantissa: $MANTISSA:literal, bias: $BIAS:literal, rest: $REST:literal, ln: [$HIGH:literal, $LOW:literal],
     tangent: [$($tangent:literal)+], sine: [$($sine:literal)+], area: [$($area:literal)+]) => {
        #[allow(clippy::excessive_precision)]
        pub(in crate::ops) mod $T {
            use crate::expr::simd_dispatch::Vectors;
            use crate::ops::element_traits::multiply_add;
            use crate::ops::elementary::small_square;

            /// A quarter turn in two parts.
            const QUARTER: $T = core::$T::consts::FRAC_PI_2;
            const REST: $T = $REST;

            /// The upper half of the digits, and the lower half.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn halves(x: $T) -> ($T, $T) {
                let high = $T::from_bits(x.to_bits() & !((1 << (($MANTISSA + 2) / 2)) - 1));
                (high, x - high)
            }
            /// `x` minus the product of `a` and `b`, which is near: exact, or almost.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn rest<V: Vectors>(x: $T, a: $T, b: $T) -> $T {
                if const { V::FUSED } {
                    return multiply_add::<V, _>(-a, b, x);
                }
                let ((high, low), (b_high, b_low)) = (halves(a), halves(b));
                ((x - high * b_high) - (high * b_low + low * b_high)) - low * b_low
            }

            /// `start` plus `s` plus a small `more`; `start` is 0 or larger than `s`.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn sum(start: $T, s: $T, more: $T) -> $T {
                let near = start + s;
                near + (((start - near) + s) + more)
            }

            // The terms of the polynomial are smallest if it is centered in the range of the squares.
            /// The angle with the tangent `t` plus a small `lost`, up to 1, from a number of quarter turns on, or back.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn angle<V: Vectors>(t: $T, lost: $T, quarters: $T, back: bool) -> $T {
                let z = t * t;
                let (t, lost) = if back { (-t, -lost) } else { (t, lost) };
                // The slope is 1 / (1 + z).
                let more = multiply_add::<V, _>(lost, 1.0 - 0.5 * z, quarters * REST);
                let more = multiply_add::<V, _>(t * z, polynomial!(V, z - 0.5; $($tangent)+), more);
                sum(quarters * QUARTER, t, more)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn atan<V: Vectors>(x: $T) -> $T {
                let size = x.abs();
                let steep = size > 1.0;
                // From this number on, the result is a quarter turn.
                const STEEP: $T = 1.0 / $T::MIN_POSITIVE;
                let below = if steep { size } else { 1.0 };
                let below = if below > STEEP { STEEP } else { below };
                let t = if steep { 1.0 } else { size } / below;
                let lost = rest::<V>(if steep { 1.0 } else { t }, t, below) * t;
                angle::<V>(t, lost, if steep { 1.0 } else { 0.0 }, steep).copysign(x)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn atan2<V: Vectors>(y: $T, x: $T) -> $T {
                let (high, wide) = (y.abs(), x.abs());
                let steep = high > wide;
                let left = x.is_sign_negative();
                let (above, below) = (if steep { wide } else { high }, if steep { high } else { wide });
                // Of two zeros, and of two infinities, too.
                let equal = if below == 0.0 { 0.0 } else { 1.0 };
                let t = if above == below { equal } else { above / below };
                let turns = if left { 2.0 } else { 0.0 };
                angle::<V>(t, 0.0, if steep { 1.0 } else { turns }, steep != left).copysign(y)
            }

            /// Numbers s and r with arcsin s = s + r for an arc sine or cosine of `x`, and whether `x` is above 1/2, so
            /// that s is not `x`.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn arc<V: Vectors>(size: $T) -> ($T, $T, bool) {
                let large = size > 0.5;
                let z = if large { (1.0 - size) * 0.5 } else { size * size };
                let root = num_traits::Float::sqrt(z);
                // The rounding error of the root, times twice the root.
                let lost = rest::<V>(z, root, root);
                let lost = if large { lost / (2.0 * root + $T::MIN_POSITIVE) } else { 0.0 };
                let s = if large { root } else { size };
                (s, multiply_add::<V, _>(s * z, polynomial!(V, z; $($sine)+), lost), large)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn asin<V: Vectors>(x: $T) -> $T {
                let (s, r, large) = arc::<V>(x.abs());
                let times = if large { -2.0 } else { 1.0 };
                let (start, rest) = if large { (QUARTER, REST) } else { (0.0, 0.0) };
                sum(start, times * s, times * r + rest).copysign(x)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn acos<V: Vectors>(x: $T) -> $T {
                let (s, r, large) = arc::<V>(x.abs());
                let times: $T = if large { 2.0 } else { -1.0 };
                let times = if x < 0.0 { -times } else { times };
                let turns = if x < 0.0 { 2.0 } else { 0.0 };
                let quarters = if large { turns } else { 1.0 };
                sum(quarters * QUARTER, times * s, times * r + quarters * REST)
            }

            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn atanh<V: Vectors>(x: $T) -> $T {
                // Converts an integer of few bits to a float: it is placed in the mantissa of 2^mantissa.
                const UNIT: $T = ((1 as $Bits) << $MANTISSA) as $T;
                let size = x.abs();
                let (above, below) = (1.0 + size, 1.0 - size);
                let exponent = (above / below).to_bits() >> $MANTISSA;
                let k = $T::from_bits(UNIT.to_bits() | exponent) - (UNIT + $BIAS as $T);
                let scale = $T::from_bits((2 * $BIAS as $Bits).wrapping_sub(exponent) << $MANTISSA);
                // The rounding errors of both sums.
                let lost = (size - (above - 1.0)) * scale - ((1.0 - below) - size);
                let above = above * scale;
                let near = k == 0.0;
                let s = if near { size } else { (above - below) + lost } / if near { 1.0 } else { above + below };
                let z = small_square::<V, _>(s);
                let more = multiply_add::<V, _>(s * z, polynomial!(V, z; $($area)+), k * $LOW);
                let y = sum(k * $HIGH, s, more);
                let y = if size == 1.0 { $T::INFINITY } else { y };
                (if size > 1.0 { $T::NAN } else { y }).copysign(x)
            }
        }
    };
}
inverse! {
    f32, u32, mantissa: 23, bias: 127, rest: -4.371138828673793e-8, ln: [0.346588134765625, -0.000014544485652345291384],
    tangent: [-0.25916049292642060663 0.1108147932528170341 -0.054815623099419813425 0.029139082561434304569 -0.016153136119607285747 0.0091703842802586950781 -0.0055320777651924335624 0.0037401188750355256612 -0.0017936216560735087152],
    sine: [0.16666659991268590375 0.075005041928790468333 0.044516953220800701338 0.031807734952564246533
        0.014438544874313974247 0.037516529802366329247],
    area: [0.33333337750192496618 0.19999444173267074283 0.14308298507332317884 0.10715368861635286033
        0.1214478455697858883]
}
inverse! {
    f64, u64, mantissa: 52, bias: 1023, rest: 6.123233995736766e-17, ln: [0.34657359028005885693, -8.6197222628074173866e-14],
    tangent: [-0.25916049726579360377 0.11081482513071413222 -0.054814840604564344573 0.029135862645222239913 -0.016172974902170904591 0.0092430962246845303066 -0.005394792632489146724 0.003199175165393217339 -0.0019209415524587829585 0.001165065567708873442 -0.00071249180226792991411 0.00043876165909244739074 -0.00027172658135375693346 0.00016902719493556354933 -0.00010604458895752617057 0.000067437461824942242476 -0.000041174293378311783061 0.000022848092989155166065 -0.000017185056297599699962 0.000017329707273890877947 -8.6541213277713265533e-6],
    sine: [0.16666666666666760454 0.074999999999707970408 0.044642857174614338304 0.030381942707680155763
        0.022372214990100530219 0.0173516119775348985 0.013980820895594360179 0.011398909948607289521
        0.010780263021544803643 0.0037063775551612617639 0.021707508383745115939 -0.020999132370740677714
        0.032628658699302546986],
    area: [0.33333333333333154849 0.20000000000077559787 0.1428571427405875753 0.11111111976837990688
        0.090908722390565434056 0.076932742056394679333 0.066505605788073652908 0.060524732715513025401
        0.041724825310553954607 0.085048838692522604875]
}
