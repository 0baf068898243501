//! Transforms of an even number of real numbers, in vectors of 64 bytes (AVX-512) or 32 (AVX2): `realfft`'s algorithm, whose
//! loops are scalar.
//!
//! `2 m` real numbers are `m` complex points, which `rustfft` transforms. Their frequencies are those of the even and
//! of the odd numbers, folded: `z[k]` and `z[m - k]` give two results each.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::arch::x86_64 as arch;

use num_traits::{One, Zero};
use rustfft::num_complex::Complex;
use rustfft::{Fft, FftDirection};

use super::{Planners, RealPart, zero};

/// A vector of numbers.
///
/// # Safety
/// The processor has the instructions when a method is called; pointers are to `WIDE` numbers.
pub trait Vector: Copy {
    type Part: RealPart;
    const WIDE: usize;
    unsafe fn read(from: *const Self::Part) -> Self;
    unsafe fn write(self, to: *mut Self::Part);
    /// The same number in all lanes.
    unsafe fn all(from: *const Self::Part) -> Self;
    unsafe fn plus(self, other: Self) -> Self;
    unsafe fn minus(self, other: Self) -> Self;
    unsafe fn times(self, other: Self) -> Self;
    /// `self * by + to`, rounded once.
    unsafe fn times_plus(self, by: Self, to: Self) -> Self;
    /// `to - self * by`, rounded once.
    unsafe fn times_from(self, by: Self, to: Self) -> Self;
    /// The lanes of two vectors that [`lane`] names.
    unsafe fn choose(self, other: Self, which: usize) -> Self;
}
/// A number of which there are vectors.
pub trait Wide: Sized {
    #[allow(missing_docs)]
    type Vector: Vector<Part = Self>;
    #[allow(missing_docs)]
    type Half: Vector<Part = Self>;
}

/// Selections of `W` of the `2 W` lanes of two vectors, which are neighbours in memory. Complex numbers are pairs.
const EVEN: usize = 0;
const ODD: usize = 1;
/// The first and the last pairs of two vectors of parts.
const FIRST: usize = 2;
const LAST: usize = 3;
/// The same in the opposite order.
const EVEN_BACK: usize = 4;
const ODD_BACK: usize = 5;
const FIRST_BACK: usize = 6;
const LAST_BACK: usize = 7;
const SELECTIONS: usize = 8;

/// The lane, of both vectors, that is selected for lane `i`.
const fn lane(which: usize, i: usize, w: usize) -> usize {
    match which {
        EVEN => 2 * i,
        ODD => 2 * i + 1,
        FIRST => i / 2 + i % 2 * w,
        LAST => w / 2 + i / 2 + i % 2 * w,
        EVEN_BACK => 2 * (w - 1 - i),
        ODD_BACK => 2 * (w - 1 - i) + 1,
        FIRST_BACK => w - 1 - i / 2 + i % 2 * w,
        _ => w / 2 - 1 - i / 2 + i % 2 * w,
    }
}

macro_rules! vectors {
    ($(
        $T:ident $V:ident $n:literal: $read:ident $write:ident $all:ident $plus:ident $minus:ident $times:ident
        $times_plus:ident $times_from:ident, $choose:item
    )*) => { $(
        impl Vector for arch::$V {
            type Part = $T;
            const WIDE: usize = $n;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn read(from: *const $T) -> Self {
                // SAFETY: the caller's promise; it need not be aligned.
                unsafe { arch::$read(from) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn write(self, to: *mut $T) {
                // SAFETY: the caller's promise; it need not be aligned.
                unsafe { arch::$write(to, self) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn all(from: *const $T) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$all(*from) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn plus(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$plus(self, other) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn minus(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$minus(self, other) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn times(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$times(self, other) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn times_plus(self, by: Self, to: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$times_plus(self, by, to) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn times_from(self, by: Self, to: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$times_from(self, by, to) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            $choose
        }
    )* };
}
vectors! {
    f32 __m512 16: _mm512_loadu_ps _mm512_storeu_ps _mm512_set1_ps _mm512_add_ps _mm512_sub_ps _mm512_mul_ps
        _mm512_fmadd_ps _mm512_fnmadd_ps,
        unsafe fn choose(self, other: Self, which: usize) -> Self {
            static LANES: [[i32; 16]; SELECTIONS] = selections::<16, 1>();
            // SAFETY: the caller's promise; a selection has 64 bytes.
            unsafe {
                let lanes = arch::_mm512_loadu_si512(LANES[which].as_ptr().cast());
                arch::_mm512_permutex2var_ps(self, lanes, other)
            }
        }
    f64 __m512d 8: _mm512_loadu_pd _mm512_storeu_pd _mm512_set1_pd _mm512_add_pd _mm512_sub_pd _mm512_mul_pd
        _mm512_fmadd_pd _mm512_fnmadd_pd,
        unsafe fn choose(self, other: Self, which: usize) -> Self {
            static LANES: [[i32; 16]; SELECTIONS] = selections::<16, 2>();
            // SAFETY: the caller's promise; a selection has 64 bytes.
            unsafe {
                let lanes = arch::_mm512_loadu_si512(LANES[which].as_ptr().cast());
                let (a, b) = (arch::_mm512_castpd_ps(self), arch::_mm512_castpd_ps(other));
                arch::_mm512_castps_pd(arch::_mm512_permutex2var_ps(a, lanes, b))
            }
        }
    f32 __m256 8: _mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_add_ps _mm256_sub_ps _mm256_mul_ps
        _mm256_fmadd_ps _mm256_fnmadd_ps,
        unsafe fn choose(self, other: Self, which: usize) -> Self {
            static LANES: [[i32; 8]; SELECTIONS] = selections::<8, 1>();
            // SAFETY: the caller's promise.
            unsafe { either(self, other, &LANES[which]) }
        }
    f64 __m256d 4: _mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_add_pd _mm256_sub_pd _mm256_mul_pd
        _mm256_fmadd_pd _mm256_fnmadd_pd,
        unsafe fn choose(self, other: Self, which: usize) -> Self {
            static LANES: [[i32; 8]; SELECTIONS] = selections::<8, 2>();
            // SAFETY: the caller's promise.
            unsafe {
                let (a, b) = (arch::_mm256_castpd_ps(self), arch::_mm256_castpd_ps(other));
                arch::_mm256_castps_pd(either(a, b, &LANES[which]))
            }
        }
}
impl Wide for f32 {
    type Vector = arch::__m512;
    type Half = arch::__m256;
}
impl Wide for f64 {
    type Vector = arch::__m512d;
    type Half = arch::__m256d;
}

/// The selections of `B` words of 32 bits, of which each lane has `E`. Those of the second vector are marked by the sign,
/// which is more than AVX-512 looks at.
const fn selections<const B: usize, const E: usize>() -> [[i32; B]; SELECTIONS] {
    let mut lanes = [[0; B]; SELECTIONS];
    let mut which = 0;
    while which < SELECTIONS {
        let mut i = 0;
        while i < B {
            let word = lane(which, i / E, B / E) * E + i % E;
            lanes[which][i] = word as i32 | if word < B { 0 } else { i32::MIN };
            i += 1;
        }
        which += 1;
    }
    lanes
}
/// # Safety
/// The processor has AVX2.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn either(a: arch::__m256, b: arch::__m256, words: &[i32; 8]) -> arch::__m256 {
    // SAFETY: the caller's promise; there are 32 bytes of words, of which the last three bits count.
    unsafe {
        let words = arch::_mm256_loadu_si256(words.as_ptr().cast());
        arch::_mm256_blendv_ps(
            arch::_mm256_permutevar8x32_ps(a, words),
            arch::_mm256_permutevar8x32_ps(b, words),
            arch::_mm256_castsi256_ps(words),
        )
    }
}

/// The roots that fold the frequencies of `2 m` real numbers.
pub(super) struct Roots<T> {
    m: usize,
    /// The lanes of a vector.
    w: usize,
    /// Halves of the roots: of each step a vector of real parts, and one of imaginary parts.
    halves: Vec<T>,
}
/// The roots that a thread keeps.
pub(super) type Kept<T> = Vec<Arc<Roots<T>>>;

/// `exp(-2 pi i k / n)`. The angle of the functions is at most an eighth of a turn.
fn root(k: usize, n: usize) -> [f64; 2] {
    let k = k % n;
    let (quarter, k) = (4 * k / n, 4 * k % n);
    let angle = |k: usize| core::f64::consts::FRAC_PI_2 * (k as f64 / n as f64);
    let (s, c) = match 2 * k > n {
        true => {
            let (s, c) = angle(n - k).sin_cos();
            (c, s)
        }
        false => angle(k).sin_cos(),
    };
    match quarter {
        0 => [c, -s],
        1 => [-s, -c],
        2 => [-c, s],
        _ => [s, c],
    }
}

/// The first one of some steps of a vector each: the last may overlap the one before.
#[cfg_attr(not(unoptimised), inline(always))]
fn starts(n: usize, w: usize) -> impl Iterator<Item = usize> {
    (0..n.div_ceil(w)).map(
        #[cfg_attr(not(unoptimised), inline(always))]
        move |i| (i * w).min(n - w),
    )
}

/// The number of steps' points: each gives its own frequency and the mirrored one. In the middle, both are one.
#[cfg_attr(not(unoptimised), inline(always))]
const fn folded(m: usize) -> usize {
    m.div_ceil(2)
}

impl<T: RealPart> Roots<T> {
    fn new(m: usize, w: usize) -> Self {
        let mut halves = Vec::new();
        for start in starts(folded(m), w) {
            for part in 0..2 {
                let of = |lane| T::from_f64(root(start + lane, 2 * m)[part] / 2.0);
                halves.extend((0..w).map(|lane| of(lane).unwrap_or_else(T::zero)));
            }
        }
        Self { m, w, halves }
    }
}

/// The transforms of lines of `2 m` real numbers, to or from `m + 1` frequencies.
pub(super) struct Folded<T: RealPart> {
    roots: Arc<Roots<T>>,
    plan: Arc<dyn Fft<T>>,
    scratch: Vec<Complex<T>>,
    /// The frequencies of the complex points, and the first one again.
    points: Vec<Complex<T>>,
}
impl<T: RealPart> Folded<T> {
    /// Returns `None` if there is no such transform of `n` real numbers.
    pub(super) fn new(n: usize, direction: FftDirection) -> Option<Self> {
        let m = n / 2;
        let lanes = [<T::Vector as Vector>::WIDE, <T::Half as Vector>::WIDE];
        let wide = folded(m) >= lanes[0] && std::is_x86_feature_detected!("avx512f");
        // Of `f64`, half vectors fold two points, and `realfft` is as fast forward.
        let pays = size_of::<T>() == 4 || direction == FftDirection::Inverse;
        let half = pays
            && folded(m) >= 2 * lanes[1]
            && std::is_x86_feature_detected!("avx2")
            && std::is_x86_feature_detected!("fma");
        let w = match (n.is_multiple_of(2), wide, half) {
            (true, true, _) => lanes[0],
            (true, _, true) => lanes[1],
            _ => return None,
        };
        let (plan, roots) = Planners::with(n, |plans| {
            let plan = T::plan(plans, m, direction);
            let kept = plans.roots.iter().find(|roots| roots.m == m).cloned();
            let roots = kept.unwrap_or_else(|| {
                let roots = Arc::new(Roots::new(m, w));
                plans.roots.push(roots.clone());
                roots
            });
            (plan, roots)
        });
        Some(Self {
            roots,
            scratch: vec![zero(); plan.get_outofplace_scratch_len()],
            plan,
            points: vec![zero(); m + 1],
        })
    }
    /// Transforms `2 m` real numbers to `m + 1` frequencies, and overwrites them.
    pub(super) fn forward(&mut self, from: &mut [T], to: &mut [Complex<T>]) {
        let m = self.roots.m;
        assert!(from.len() == 2 * m && to.len() == m + 1);
        // SAFETY: a complex number consists of two parts.
        let from = unsafe { core::slice::from_raw_parts_mut(from.as_mut_ptr().cast(), m) };
        (self.plan).process_outofplace_with_scratch(from, &mut self.points[..m], &mut self.scratch);
        // Frequencies are periodic.
        self.points[m] = self.points[0];
        let (points, to) = (self.points.as_ptr().cast(), to.as_mut_ptr().cast());
        // SAFETY: `new` has asked for the instructions; both have `m + 1` complex numbers.
        unsafe {
            if self.roots.w == <T::Vector as Vector>::WIDE {
                forward_avx512::<T>(&self.roots, points, to);
            } else {
                forward_avx2::<T>(&self.roots, points, to);
            }
        }
    }
    /// Transforms `m + 1` frequencies to `2 m` real numbers, times a scale.
    pub(super) fn inverse(&mut self, from: &[Complex<T>], to: &mut [T], scale: T) {
        let m = self.roots.m;
        assert!(from.len() == m + 1 && to.len() == 2 * m);
        let (from, points) = (from.as_ptr().cast(), self.points.as_mut_ptr().cast());
        // SAFETY: `new` has asked for the instructions; both have `m + 1` complex numbers.
        unsafe {
            if self.roots.w == <T::Vector as Vector>::WIDE {
                inverse_avx512::<T>(&self.roots, from, points, scale);
            } else {
                inverse_avx2::<T>(&self.roots, from, points, scale);
            }
        }
        // SAFETY: a complex number consists of two parts.
        let to = unsafe { core::slice::from_raw_parts_mut(to.as_mut_ptr().cast(), m) };
        (self.plan).process_outofplace_with_scratch(&mut self.points[..m], to, &mut self.scratch);
    }
}

macro_rules! compiled {
    ($($name:ident for $features:literal by $V:ident: $f:ident($to:ident $(, $scale:ident)?);)*) => { $(
        /// # Safety
        /// The processor has the features; the pointers are to `m + 1` complex numbers.
        #[target_feature(enable = $features)]
        unsafe fn $name<T: RealPart>(roots: &Roots<T>, from: *const T, $to: *mut T $(, $scale: T)?) {
            // SAFETY: the caller's promise.
            unsafe { $f::<T::$V>(roots, from, $to $(, $scale)?) }
        }
    )* };
}
compiled! {
    forward_avx512 for "avx512f" by Vector: forward(to);
    forward_avx2 for "avx2,fma" by Half: forward(to);
    inverse_avx512 for "avx512f" by Vector: inverse(to, scale);
    inverse_avx2 for "avx2,fma" by Half: inverse(to, scale);
}

/// Real and imaginary parts.
type Points<V> = [V; 2];

/// `w` times `z`.
///
/// # Safety
/// As for [`Vector`], like all that follow.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn turned<V: Vector>([re, im]: Points<V>, [c, s]: Points<V>) -> Points<V> {
    // SAFETY: the caller's promise.
    unsafe { [im.times_from(s, re.times(c)), im.times_plus(c, re.times(s))] }
}
/// Reads `W` complex numbers.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn pairs<V: Vector>(from: *const V::Part, back: bool) -> Points<V> {
    // SAFETY: the caller's promise.
    unsafe {
        let (first, last) = (V::read(from), V::read(from.add(V::WIDE)));
        match back {
            false => [first.choose(last, EVEN), first.choose(last, ODD)],
            true => [first.choose(last, EVEN_BACK), first.choose(last, ODD_BACK)],
        }
    }
}
/// Writes `W` complex numbers.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write_pairs<V: Vector>([re, im]: Points<V>, to: *mut V::Part, back: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        let [first, last] = match back {
            false => [re.choose(im, FIRST), re.choose(im, LAST)],
            true => [re.choose(im, FIRST_BACK), re.choose(im, LAST_BACK)],
        };
        first.write(to);
        last.write(to.add(V::WIDE));
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn forward<V: Vector>(roots: &Roots<V::Part>, from: *const V::Part, to: *mut V::Part) {
    let (w, m) = (V::WIDE, roots.m);
    let (mut root, zero) = (roots.halves.as_ptr(), V::Part::zero());
    // SAFETY: the caller's promise; there are two vectors of roots for each step.
    unsafe {
        let half = V::Part::one() / (V::Part::one() + V::Part::one());
        let (half, nothing) = (V::all(&half), V::all(&zero));
        for k in starts(folded(m), w) {
            let mirrored = m - k - (w - 1);
            let a = pairs::<V>(from.add(2 * k), false);
            let b = pairs::<V>(from.add(2 * mirrored), true);
            // Sum and difference of a frequency and the conjugate of the mirrored one.
            let even = [a[0].plus(b[0]).times(half), a[1].minus(b[1]).times(half)];
            let odd = [a[0].minus(b[0]), a[1].plus(b[1])];
            let odd = turned(odd, [V::read(root), V::read(root.add(w))]);
            root = root.add(2 * w);
            let z = [even[0].plus(odd[1]), even[1].minus(odd[0])];
            write_pairs(z, to.add(2 * k), false);
            let z = [even[0].minus(odd[1]), nothing.minus(even[1]).minus(odd[0])];
            write_pairs(z, to.add(2 * mirrored), true);
        }
        let (re, im) = (from.read(), from.add(1).read());
        to.write(re + im);
        to.add(1).write(zero);
        to.add(2 * m).write(re - im);
        to.add(2 * m + 1).write(zero);
        if m.is_multiple_of(2) {
            to.add(m).write(from.add(m).read());
            to.add(m + 1).write(zero - from.add(m + 1).read());
        }
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn inverse<V: Vector>(
    roots: &Roots<V::Part>,
    from: *const V::Part,
    to: *mut V::Part,
    scale: V::Part,
) {
    let (w, m) = (V::WIDE, roots.m);
    let mut root = roots.halves.as_ptr();
    // SAFETY: the caller's promise; there are two vectors of roots for each step.
    unsafe {
        let double = scale + scale;
        let (once, twice) = (V::all(&scale), V::all(&double));
        for k in starts(folded(m), w) {
            let mirrored = m - k - (w - 1);
            let a = pairs::<V>(from.add(2 * k), false);
            let b = pairs::<V>(from.add(2 * mirrored), true);
            let even = [a[0].plus(b[0]).times(once), a[1].minus(b[1]).times(once)];
            let odd = [a[0].minus(b[0]).times(twice), a[1].plus(b[1]).times(twice)];
            // By the conjugate of half the root.
            let [c, s] = [V::read(root), V::read(root.add(w))];
            let odd = [
                odd[1].times_plus(s, odd[0].times(c)),
                odd[0].times_from(s, odd[1].times(c)),
            ];
            root = root.add(2 * w);
            let z = [even[0].minus(odd[1]), even[1].plus(odd[0])];
            write_pairs(z, to.add(2 * k), false);
            let z = [even[0].plus(odd[1]), odd[0].minus(even[1])];
            write_pairs(z, to.add(2 * mirrored), true);
        }
        // The imaginary parts of these two frequencies are ignored, which mirror themselves.
        let (first, last) = (from.read(), from.add(2 * m).read());
        to.write((first + last) * scale);
        to.add(1).write((first - last) * scale);
        if m.is_multiple_of(2) {
            to.add(m).write(from.add(m).read() * double);
            let nothing = V::Part::zero();
            to.add(m + 1)
                .write(nothing - from.add(m + 1).read() * double);
        }
    }
}
