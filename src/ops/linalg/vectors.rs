//! Eigenvectors from a real Schur decomposition, by substitution. That of a complex eigenvalue is in two columns, its real and its
//! imaginary part: those of the eigenvalue that is its conjugate have the other sign.

use crate::expr::simd_dispatch::{Guaranteed, Job, Vectors, widest};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;

/// A complex number: the real and the imaginary part.
pub(super) type Parts<T> = [T; 2];

/// Eigenvalue `i` of the real quasi-triangular matrix `t`, in which a pair is a block of 2 rows and columns.
///
/// nalgebra decides that a pair is complex before it multiplies the matrix by its unit. Where both are nearly equal, the
/// rounded elements may be those of a real pair, of which its method gives NaN.
pub(super) fn eigenvalue<T: Real>(t: impl Fn(usize, usize) -> T, n: usize, i: usize) -> Parts<T> {
    let is_block = |m: usize| m + 1 < n && t(m + 1, m) != T::zero();
    let (m, sign) = match i {
        _ if is_block(i) => (i, T::one()),
        1.. if is_block(i - 1) => (i - 1, -T::one()),
        _ => return [t(i, i), T::zero()],
    };
    let half = T::one() / (T::one() + T::one());
    let (first, last) = (t(m, m), t(m + 1, m + 1));
    let (middle, apart) = ((first + last) * half, (first - last) * half);
    let square = apart * apart + t(m, m + 1) * t(m + 1, m);
    let root = sign * square.abs().sqrt();
    match square < T::zero() {
        true => [middle, root],
        false => [middle + root, T::zero()],
    }
}

/// Writes the eigenvectors of a quasi-triangular matrix of `n` rows, whose eigenvalues are given. Both matrices are column by
/// column.
pub(super) fn substitute<T: Real>(t: &[T], values: &[Parts<T>], y: &mut [T]) {
    let n = values.len();
    assert!(t.len() == n * n && y.len() == n * n);
    let job = Substitute { t, values, y };
    // Few rows are no work for vectors.
    match n < 8 {
        true => job.run::<Guaranteed>(),
        false => widest(job),
    }
}

struct Substitute<'a, T> {
    t: &'a [T],
    values: &'a [Parts<T>],
    y: &'a mut [T],
}
impl<T: Real> Job for Substitute<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self { t, values, y } = self;
        let n = values.len();
        // The lower bound of the difference of two eigenvalues that are nearly equal.
        let sizes = t.iter().map(|x| x.abs() * T::epsilon());
        let least = sizes.fold(T::min_positive_value(), T::max);
        let of = Triangle { t, n, least };
        y.fill(T::ZERO);
        for (k, value) in values.iter().enumerate() {
            let im = value[1];
            // The conjugate of the one before.
            if im < T::ZERO {
                continue;
            }
            let columns = &mut y[k * n..];
            let second = k > 0 && of.is_block(k - 1);
            let first = if second { k - 1 } else { k };
            match (second || of.is_block(k), im == T::ZERO) {
                (false, _) => of.vector::<V, false>(columns, k, value, &[[T::ONE, T::ZERO]]),
                (true, true) => {
                    let known = of.of_block(first, second, false);
                    of.vector::<V, false>(columns, first, value, &known);
                }
                (true, false) => {
                    let known = of.of_block(first, second, true);
                    of.vector::<V, true>(columns, first, value, &known);
                }
            }
        }
    }
}

struct Triangle<'a, T> {
    t: &'a [T],
    n: usize,
    least: T,
}
impl<T: Real> Triangle<'_, T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn at(&self, i: usize, j: usize) -> T {
        self.t[j * self.n + i]
    }
    /// The first elements of a column.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn column(&self, j: usize, rows: usize) -> &[T] {
        &self.t[j * self.n..][..rows]
    }
    /// Whether row and column `m` are the first of a block of two.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_block(&self, m: usize) -> bool {
        m + 1 < self.n && self.at(m + 1, m) != T::ZERO
    }
    /// The vector of the first or the second eigenvalue of a block of two, whose first row is `m`.
    fn of_block(&self, m: usize, second: bool, complex: bool) -> [Parts<T>; 2] {
        let (above, below) = (self.at(m, m + 1), self.at(m + 1, m));
        let apart = (self.at(m, m) - self.at(m + 1, m + 1)) / (T::ONE + T::ONE);
        let root = (apart * apart + above * below).abs().sqrt();
        let one = [T::ONE, T::ZERO];
        if complex {
            return match above.abs() > below.abs() {
                true => [one, over([-apart, root], [above, T::ZERO])],
                false => [over([apart, root], [below, T::ZERO]), one],
            };
        }
        // One is this number more than the last element, and the other one less than the first.
        let more = if apart < T::ZERO {
            apart - root
        } else {
            apart + root
        };
        let (x, z) = match (apart < T::ZERO) == second {
            true => (more, below),
            false => (-above, more),
        };
        let most = x.abs().max(z.abs());
        match most > T::ZERO {
            true => [[x / most, T::ZERO], [z / most, T::ZERO]],
            false => [[T::ZERO; 2], one],
        }
    }
    /// Writes the vector of an eigenvalue, of which the last elements, from `k` on, are known.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn vector<V: Vectors, const COMPLEX: bool>(
        &self,
        columns: &mut [T],
        k: usize,
        value: &Parts<T>,
        known: &[Parts<T>],
    ) {
        let (re, im) = columns.split_at_mut(self.n);
        let len = k + known.len();
        let re = &mut re[..len];
        let im = match COMPLEX {
            true => &mut im[..len],
            false => &mut [],
        };
        let add = |re: &mut [T], im: &mut [T], j: usize, rows: usize, [x, z]: Parts<T>| {
            let column = self.column(j, rows);
            for (y, t) in re[..rows].iter_mut().zip(column) {
                *y = multiply_add::<V, T>(*t, x, *y);
            }
            if COMPLEX {
                for (y, t) in im[..rows].iter_mut().zip(column) {
                    *y = multiply_add::<V, T>(*t, z, *y);
                }
            }
        };
        for (j, &x) in known.iter().enumerate() {
            re[k + j] = x[0];
            if COMPLEX {
                im[k + j] = x[1];
            }
            add(re, im, k + j, k, x);
        }
        let mut end = k;
        while let Some(i) = end.checked_sub(1) {
            let sum = |i: usize| [re[i], if COMPLEX { im[i] } else { T::ZERO }];
            let apart = |i: usize| [value[0] - self.at(i, i), value[1]];
            let (first, mut solved) = match i.checked_sub(1) {
                Some(first) if self.is_block(first) => {
                    let (above, below) = (self.at(first, i), self.at(i, first));
                    let block = [
                        [apart(first), [-above, T::ZERO]],
                        [[-below, T::ZERO], apart(i)],
                    ];
                    (first, self.solve_block(block, [sum(first), sum(i)]))
                }
                _ => {
                    let apart = self.not_less(apart(i));
                    let x = match COMPLEX {
                        true => over(sum(i), apart),
                        false => [sum(i)[0] / apart[0], T::ZERO],
                    };
                    (i, [x; 2])
                }
            };
            // Among equal eigenvalues, each number is up to `1 / epsilon` times as large as the one before.
            let large = size(solved[0]).max(size(solved[1]));
            if large * T::epsilon() > T::ONE {
                let both = re.iter_mut().chain(&mut *im);
                both.for_each(|x| *x = *x / large);
                solved = solved.map(|x| x.map(|x| x / large));
            }
            for j in first..=i {
                let x = solved[j - first];
                re[j] = x[0];
                if COMPLEX {
                    im[j] = x[1];
                }
            }
            for j in first..=i {
                add(re, im, j, first, solved[j - first]);
            }
            end = first;
        }
    }
    /// A number that is no less than the difference of two eigenvalues.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn not_less(&self, x: Parts<T>) -> Parts<T> {
        match size(x) < self.least {
            true => [self.least, T::ZERO],
            false => x,
        }
    }
    /// Solves a system of two rows, by elimination from the largest number.
    #[inline(never)]
    fn solve_block(&self, mut of: [[Parts<T>; 2]; 2], mut sums: [Parts<T>; 2]) -> [Parts<T>; 2] {
        let most = |row: [Parts<T>; 2]| size(row[0]).max(size(row[1]));
        if most(of[1]) > most(of[0]) {
            of.swap(0, 1);
            sums.swap(0, 1);
        }
        let exchanged = size(of[0][1]) > size(of[0][0]);
        if exchanged {
            of.iter_mut().for_each(|row| row.swap(0, 1));
        }
        let less = |x: Parts<T>, y: Parts<T>, z: Parts<T>| {
            let [re, im] = times(y, z);
            [x[0] - re, x[1] - im]
        };
        let pivot = self.not_less(of[0][0]);
        let factor = over(of[1][0], pivot);
        let last = self.not_less(less(of[1][1], factor, of[0][1]));
        let second = over(less(sums[1], factor, sums[0]), last);
        let first = over(less(sums[0], of[0][1], second), pivot);
        match exchanged {
            true => [second, first],
            false => [first, second],
        }
    }
}

/// The sum of the sizes of both parts.
#[cfg_attr(not(unoptimised), inline(always))]
fn size<T: Real>([re, im]: Parts<T>) -> T {
    re.abs() + im.abs()
}
#[cfg_attr(not(unoptimised), inline(always))]
fn times<T: Real>(x: Parts<T>, y: Parts<T>) -> Parts<T> {
    [x[0] * y[0] - x[1] * y[1], x[0] * y[1] + x[1] * y[0]]
}
/// The quotient, without squares, which would underflow.
#[cfg_attr(not(unoptimised), inline(always))]
fn over<T: Real>([x, z]: Parts<T>, [re, im]: Parts<T>) -> Parts<T> {
    match re.abs() >= im.abs() {
        true => {
            let part = im / re;
            let by = re + im * part;
            [(x + z * part) / by, (z - x * part) / by]
        }
        false => {
            let part = re / im;
            let by = re * part + im;
            [(x * part + z) / by, (z * part - x) / by]
        }
    }
}

/// Gives eigenvectors, column by column, length 1, and a real largest element.
pub(super) fn normalise<T: Real>(x: &mut [T], values: &[Parts<T>]) {
    let n = values.len();
    let mut columns = x.chunks_exact_mut(n.max(1)).zip(values);
    while let Some((re, value)) = columns.next() {
        let mut none = [];
        let im = match value[1] > T::ZERO {
            true => columns.next().map_or(&mut none[..], |(im, _)| im),
            false => &mut none,
        };
        let at = |im: &[T], i: usize| im.get(i).copied().unwrap_or(T::ZERO);
        let (mut largest, mut most, mut squares) = ([T::ZERO; 2], T::ZERO, T::ZERO);
        for (i, x) in re.iter().enumerate() {
            let z = at(im, i);
            let size = x.hypot(z);
            // One of several that are equal but for rounding is the first.
            if size > most * (T::ONE + T::epsilon().sqrt()) {
                (largest, most) = ([*x, z], size);
            }
            squares = squares + size * size;
        }
        let length = squares.sqrt();
        if most > T::ZERO && length > T::ZERO {
            let turn = [largest[0], -largest[1]].map(|x| x / most / length);
            for (i, x) in re.iter_mut().enumerate() {
                let turned = times([*x, at(im, i)], turn);
                *x = turned[0];
                if let Some(z) = im.get_mut(i) {
                    *z = turned[1];
                }
            }
        }
    }
}

/// Element `i` of eigenvector `j`.
pub(super) fn part<T: Real>(values: &[Parts<T>], x: &[T], [i, j]: [usize; 2]) -> Parts<T> {
    let at = |j: usize| x[j * values.len() + i];
    let im = values[j][1];
    if im > T::ZERO {
        [at(j), at(j + 1)]
    } else if im < T::ZERO {
        [at(j - 1), -at(j)]
    } else {
        [at(j), T::ZERO]
    }
}
