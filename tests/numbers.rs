//! Type-level numbers against `u64`, and the literals that write them.
//!
//! Each result is compared as a type with the one decimal form of the number that `u64` arithmetic
//! gives, so a wrong or a second form does not compile; the values are compared once more when run.

#[path = "numbers/tables.rs"]
mod tables;

use stridewise::num::{Add, D, Dim, Div, K, Mul, Rem, Sub, Typenum};
use stridewise::{Shape, Strides};
use typenum::Unsigned;

// ------------------------------------------------------------------ the decimal form, written anew

/// `N` in `GROUPS` groups of three digits, the lowest first.
struct Number<
    const GROUPS: usize,
    const A: usize,
    const B: usize,
    const C: usize,
    const E: usize,
    const F: usize,
    const G: usize,
>;
trait Form {
    type Dim: Dim;
}
macro_rules! forms {
    ($($n:literal: $($g:ident)* | $($zero:literal)*, $form:ty;)*) => { $(
        impl<$(const $g: usize),*> Form for Number<$n, $($g,)* $($zero),*>
        where
            $form: Dim,
        {
            type Dim = $form;
        }
    )* };
}
forms! {
    1: A | 0 0 0 0 0, D<A>;
    2: A B | 0 0 0 0, K<D<B>, D<A>>;
    3: A B C | 0 0 0, K<K<D<C>, D<B>>, D<A>>;
    4: A B C E | 0 0, K<K<K<D<E>, D<C>>, D<B>>, D<A>>;
    5: A B C E F | 0, K<K<K<K<D<F>, D<E>>, D<C>>, D<B>>, D<A>>;
    6: A B C E F G |, K<K<K<K<K<D<G>, D<F>>, D<E>>, D<C>>, D<B>>, D<A>>;
}
const fn groups(n: u64) -> usize {
    if n < 1000 { 1 } else { 1 + groups(n / 1000) }
}
const fn group(n: u64, place: u32) -> usize {
    (n / 1000u64.pow(place) % 1000) as usize
}
macro_rules! number {
    ($n:expr) => {
        <Number<
            { groups($n) },
            { group($n, 0) },
            { group($n, 1) },
            { group($n, 2) },
            { group($n, 3) },
            { group($n, 4) },
            { group($n, 5) },
        > as Form>::Dim
    };
}

/// Compiles where both types are one.
trait Is<T> {}
impl<T> Is<T> for T {}
fn same<A: Is<B>, B>() {}

// ------------------------------------------------------------------ arithmetic

/// One pair: all operations, `a` with `b`. A pair is a block with types of its own.
macro_rules! pair {
    ($a:literal, 0) => {{
        type A = number!($a);
        same::<Add<A, D<0>>, A>();
        same::<Add<D<0>, A>, A>();
        same::<Sub<A, D<0>>, A>();
        same::<Sub<D<0>, A>, D<0>>();
        same::<Mul<A, D<0>>, D<0>>();
        same::<Mul<D<0>, A>, D<0>>();
    }};
    ($a:literal, $b:literal) => {{
        type A = number!($a);
        type B = number!($b);
        type Sum = number!($a + $b);
        type Product = number!($a * $b);
        same::<Add<A, B>, Sum>();
        same::<Add<B, A>, Sum>();
        same::<Sub<Sum, A>, B>();
        same::<Sub<A, B>, number!(u64::saturating_sub($a, $b))>();
        same::<Sub<B, A>, number!(u64::saturating_sub($b, $a))>();
        same::<Mul<A, B>, Product>();
        same::<Mul<B, A>, Product>();
        same::<Div<Product, B>, A>();
        same::<Div<A, B>, number!($a / $b)>();
        same::<Rem<A, B>, number!($a % $b)>();
        assert_eq!(Product::SIZE as u64, $a * $b);
        assert_eq!(<Typenum<Sum> as Unsigned>::U64, $a + $b);
    }};
}
macro_rules! pairs {
    ($($a:literal, $b:tt;)*) => { $( pair!($a, $b); )* };
}

#[test]
#[rustfmt::skip]
#[allow(clippy::modulo_one)]
fn arithmetic() {
    pairs! {
        0, 0; 0, 1; 1, 0; 1, 1; 7, 0; 0, 999; 9, 1; 10, 1; 99, 1; 999, 1; 1_000, 1; 999, 999;
        1_000, 999; 1_000, 1_000; 1_001, 1_000; 999_999, 1; 1_000_000, 1; 1_000_000, 999_999;
        999_999, 999_999; 100_000, 99_999; 500, 500; 101, 99; 5, 4; 12, 12; 50_000, 3_072;
        1_000_000, 1_000; 123_456, 123_456; 123_457, 123_456; 200_000_000, 199_999_999;
        999_999_999, 999_999_999; 999_999_999, 1; 153_600_000, 3_072; 111_111_111, 9;
        100_000_001, 99_999_999; 10_000, 10; 90, 9; 81, 9; 80, 9; 700_007, 7; 9, 3; 2, 6; 3, 6; 56, 7;
        24, 4; 20, 6; 57, 10; 90, 65; 32, 26; 735, 6; 697, 8; 324, 4; 583, 69; 701, 56; 501, 25;
        990, 198; 690, 503; 409, 421; 3_094, 9; 9_909, 8; 5_987, 4; 1_387, 19; 2_868, 71; 6_017, 96;
        2_022, 709; 9_000, 709; 4_099, 322; 9_573, 2_329; 2_873, 8_800; 6_130, 4_425; 34_756, 5;
        90_090, 4; 46_310, 4; 58_992, 10; 66_368, 75; 92_135, 49; 39_371, 793; 48_904, 150; 66_601, 803;
        88_272, 6_900; 70_990, 8_487; 78_134, 2_703; 29_909, 52_307; 44_204, 48_367; 35_380, 90_637;
        623_042, 8; 338_242, 6; 499_900, 4; 119_314, 90; 638_874, 35; 768_663, 79; 167_878, 909;
        248_424, 202; 992_770, 999; 351_247, 4_295; 393_217, 5_195; 504_290, 1_990; 609_909, 14_336;
        509_000, 80_897; 819_412, 86_718; 927_415, 414_141; 909_990, 239_606; 250_016, 528_032;
        8_099_990, 1; 1_017_385, 3; 5_068_858, 1; 4_099_900, 81; 9_900_099, 89; 9_136_114, 50;
        8_848_490, 377; 8_576_153, 927; 8_909_900, 409; 5_997_053, 7_712; 6_900_000, 4_967;
        4_541_064, 1_753; 3_999_999, 10_900; 4_293_745, 83_096; 2_009_090, 29_550; 9_849_602, 134_269;
        1_912_682, 522_957; 1_349_987, 585_463; 6_402_245, 9_909_677; 7_616_453, 5_160_261;
        1_909_099, 7_402_490; 39_099_999, 3; 86_982_525, 8; 75_302_031, 5; 21_124_583, 68;
        90_099_999, 36; 54_327_561, 49; 66_580_868, 900; 99_909_909, 138; 80_849_136, 600;
        61_538_161, 9_684; 61_107_480, 7_124; 63_099_642, 2_932; 58_028_120, 69_990; 34_047_440, 46_499;
        37_879_905, 19_201; 17_842_559, 321_888; 34_292_282, 329_715; 72_711_359, 908_136;
        45_777_645, 6_909_909; 30_999_000, 9_909_909; 64_207_722, 2_225_325; 25_845_267, 80_887_733;
        83_032_387, 19_152_908; 29_900_009, 41_080_968; 824_428_817, 8; 726_873_002, 6; 468_586_722, 5;
        509_999_999, 19; 160_650_658, 29; 405_648_379, 47; 879_763_673, 392; 663_955_441, 400;
        440_990_227, 643; 771_570_165, 9_925; 858_999_561, 5_396; 200_990_009, 9_171;
        890_000_099, 67_522; 230_736_816, 58_287; 690_099_099, 58_288; 600_009_999, 566_913;
        679_471_152, 490_099; 137_894_659, 199_238; 289_163_223, 2_531_909; 701_138_850, 3_913_664;
        631_743_637, 2_909_090; 560_907_389, 95_563_489; 577_317_953, 20_869_763;
        199_990_000, 11_754_045; 757_090_312, 768_314_169; 770_679_585, 919_272_112;
        152_296_972, 849_937_943;
    }
}

#[test]
fn operations_chain() {
    type Billion = Mul<Mul<D<10>, D<100>>, Mul<D<100>, D<100>>>;
    type Sum = Add<Mul<D<3>, Billion>, Sub<Billion, D<1>>>;
    same::<Sum, number!(3 * 10_000_000 + 10_000_000 - 1)>();
    same::<Rem<Sum, K<D<1>, D<0>>>, D<999>>();
    same::<Div<Sum, Billion>, D<3>>();
}

#[test]
fn leading_zeros_vanish() {
    type Five = K<K<D<0>, D<0>>, D<5>>;
    same::<Add<Five, D<0>>, D<5>>();
    same::<Mul<Five, D<2>>, D<10>>();
    same::<Sub<K<D<0>, D<0>>, D<1>>, D<0>>();
    same::<Div<D<20>, Five>, D<4>>();
    assert_eq!(Five::SIZE, 5);
}

// ------------------------------------------------------------------ literals

const ROWS: usize = 40;
const LARGE: usize = 153_600_000;

#[test]
fn groups_below_groups() {
    type Nested = K<D<1>, K<D<2>, D<3>>>;
    assert_eq!(<Nested as Dim>::SIZE, 1_002_003);
    assert_eq!(<Add<Nested, D<0>> as Dim>::SIZE, 1_002_003);
}

#[test]
fn literals() {
    same::<Shape![], ()>();
    same::<Shape![0], (D<0>,)>();
    same::<Shape![9, 10], (D<9>, D<10>)>();
    same::<Shape![99, 100], (D<99>, D<100>)>();
    same::<Shape![999, 1000], (D<999>, K<D<1>, D<0>>)>();
    same::<Shape![1_001, 1001], (K<D<1>, D<1>>, K<D<1>, D<1>>)>();
    same::<Shape![999_999], (K<D<999>, D<999>>,)>();
    same::<Shape![1_000_000], (K<K<D<1>, D<0>>, D<0>>,)>();
    same::<Shape![153_600_000], (K<K<D<153>, D<600>>, D<0>>,)>();
    same::<Shape![999_999_999_999], (K<K<K<D<999>, D<999>>, D<999>>, D<999>>,)>();
    same::<Strides![153_600_000, 3_072, 1], (K<K<D<153>, D<600>>, D<0>>, K<D<3>, D<72>>, D<1>)>();
    // Trailing commas, and eight dimensions.
    same::<Shape![3, 4,], (D<3>, D<4>)>();
    same::<Strides![1, 2, 3, 4, 5, 6, 7, 8], (D<1>, D<2>, D<3>, D<4>, D<5>, D<6>, D<7>, D<8>)>();
}

#[test]
fn literals_in_other_spellings() {
    same::<Shape![1usize, 999usize, 1000usize], (D<1>, D<999>, K<D<1>, D<0>>)>();
    same::<Shape![0x7, 0x10, 0b11, 1_0], (D<7>, D<16>, D<3>, D<10>)>();
}

#[test]
fn constant_expressions() {
    same::<Shape![ROWS, ROWS / 2, 3], (D<40>, D<20>, D<3>)>();
    same::<Shape![ROWS * 1000], (K<D<40>, D<0>>,)>();
    same::<Shape![LARGE / 3_072, { LARGE % 7 }], Shape![50_000, 1]>();
    same::<Shape![(ROWS), usize::pow(10, 3) - 1], (D<40>, D<999>)>();
    same::<Shape![size_of::<[u16; 6]>(), [1, 2, 3].len()], (D<12>, D<3>)>();
    same::<Strides![if ROWS > 3 { 4 } else { 5 }, u8::MAX as usize], (D<4>, D<255>)>();
}

#[test]
fn inferred_sizes() {
    use stridewise::shape::Infer;
    same::<Shape![_], (Infer,)>();
    same::<Shape![2, _, 50_000], (D<2>, Infer, K<D<50>, D<0>>)>();
}

// A macro of a user's own hands its fragments on.
macro_rules! square {
    ($n:expr) => {
        Shape![$n, $n]
    };
}

#[test]
fn literals_through_macros() {
    same::<square![12], (D<12>, D<12>)>();
    same::<square![ROWS + 1], (D<41>, D<41>)>();
    same::<square![12_000], (K<D<12>, D<0>>, K<D<12>, D<0>>)>();
}

#[test]
fn debug_is_decimal() {
    assert_eq!(
        format!("{:?}", <Shape![3, 50_000]>::default()),
        "(3, 50000)"
    );
}
