//! Index arithmetic: sums and products of indices, sizes and offsets for element access.
//!
//! None of these operations overflows: an index is less than its size, and the span of a layout has fewer than
//! `isize::MAX` bytes. The compiler rarely proves this, and with `overflow-checks = true` every sum would be a possible
//! panic. So these operations are checked in debug builds only, whatever the profile says about overflow.

/// The value of a sum of products of `usize`s. Requires that nothing overflows, which the types and the caller ensure.
/// Debug builds check this, other builds never do.
///
/// The operators are `+`, `-` and `*`. Any other token is part of an operand, and the contents of parentheses are not
/// parsed.
macro_rules! index {
    (@times [] $($factor:tt)+) => { $($factor)+ };
    (@times [$($product:tt)+] $($factor:tt)+) => { $crate::num::offset::times($($product)+, $($factor)+) };
    (@joined [] $($term:tt)+) => { $($term)+ };
    (@joined [$join:ident $($sum:tt)+] $($term:tt)+) => {
        $crate::num::offset::$join($($sum)+, $($term)+)
    };
    // The sum so far with its next operator, the product so far, the operand so far, and the remaining tokens.
    (@read $sum:tt $product:tt [$($operand:tt)+]) => {
        index!(@joined $sum index!(@times $product $($operand)+))
    };
    (@read $sum:tt $product:tt [$($operand:tt)+] * $($rest:tt)+) => {
        index!(@read $sum [index!(@times $product $($operand)+)] [] $($rest)+)
    };
    (@read $sum:tt $product:tt [$($operand:tt)+] + $($rest:tt)+) => {
        index!(@read [plus index!(@joined $sum index!(@times $product $($operand)+))] [] [] $($rest)+)
    };
    (@read $sum:tt $product:tt [$($operand:tt)+] - $($rest:tt)+) => {
        index!(@read [minus index!(@joined $sum index!(@times $product $($operand)+))] [] [] $($rest)+)
    };
    (@read $sum:tt $product:tt [$($operand:tt)+] / $($rest:tt)+) => {
        compile_error!("parentheses are needed around a quotient")
    };
    (@read $sum:tt $product:tt [$($operand:tt)*] $next:tt $($rest:tt)*) => {
        index!(@read $sum $product [$($operand)* $next] $($rest)*)
    };
    ($($all:tt)+) => { index!(@read [] [] [] $($all)+) };
}
pub(crate) use index;

macro_rules! operations {
    ($($name:ident $operator:tt $wrapping:ident)*) => { $(
        #[cfg_attr(not(unoptimised), inline(always))]
        pub(crate) const fn $name(a: usize, b: usize) -> usize {
            if cfg!(debug_assertions) { a $operator b } else { a.$wrapping(b) }
        }
    )* };
}
operations! {
    plus + wrapping_add
    minus - wrapping_sub
    times * wrapping_mul
}

/// The items of an iterator with their indices: `enumerate` with a count that does not overflow either.
pub(crate) trait Numbered: Iterator + Sized {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn numbered(self) -> WithNumbers<Self> {
        WithNumbers {
            items: self,
            next: 0,
        }
    }
}
impl<I: Iterator> Numbered for I {}

pub(crate) struct WithNumbers<I> {
    items: I,
    next: usize,
}
impl<I: Iterator> Iterator for WithNumbers<I> {
    type Item = (usize, I::Item);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn next(&mut self) -> Option<(usize, I::Item)> {
        let item = self.items.next()?;
        let number = self.next;
        self.next = index!(number + 1);
        Some((number, item))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.items.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::Numbered;

    #[test]
    fn a_sum_of_products_is_what_operators_make_of_it() {
        let (x, steps) = ([7, 3], [5, 2]);
        assert_eq!(index!(x[0]), 7);
        assert_eq!(index!(x[0] * steps[0] + x[1] * steps[1]), 41);
        assert_eq!(index!(x[0] - x[1] - 1), 3);
        assert_eq!(index!(2 * 3 * x[0] - 4 * (1 + 1) + x.len()), 36);
        assert_eq!(index!(*x.first().unwrap() + 1_u8 as usize * 2), 9);
        const SIZE: usize = index!(3 * 4 - 2);
        assert_eq!(SIZE, 10);
        let numbered = [5, 6].into_iter().numbered();
        assert_eq!(numbered.size_hint(), (2, Some(2)));
        assert!(numbered.eq([(0, 5), (1, 6)]));
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "overflow"]
    fn debug_builds_check() {
        let (a, b) = core::hint::black_box((3, 4));
        core::hint::black_box(index!(a - b));
    }
}
