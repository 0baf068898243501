//! Indexing with run-time indices.

use core::fmt;
use core::ops::{Index, IndexMut};

use super::TensorBase;
use super::iter::IterMutStorage;
use crate::layout::Layout;
use crate::num::{Dim, Sealed};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Storage;

/// The error of a position or a range that is out of range for its dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexError {
    /// The first requested index.
    pub index: usize,
    /// The number of requested indices.
    pub len: usize,
    /// The size of the dimension.
    pub size: usize,
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 1 {
            write!(
                f,
                "index {} is out of range for size {}",
                self.index, self.size
            )
        } else {
            write!(
                f,
                "start {} + length {} exceeds the size {}",
                self.index, self.len, self.size
            )
        }
    }
}
impl core::error::Error for IndexError {}

/// A shape of `R` dimensions, which is indexed by `R` numbers.
#[diagnostic::on_unimplemented(
    message = "an index of {R} numbers does not fit the shape {Self}",
    label = "one number for each dimension",
    note = "a part is taken by `select` or `slice(s![..])`, or at run time by `select_at`"
)]
pub trait HasRank<const R: usize>: Shape {}
macro_rules! has_rank {
    ($($n:literal: $($D:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> HasRank<$n> for ($($D,)*) {}
    )* };
}
each_rank!(has_rank numbered);

/// The distance in elements of an index from the first element, if every number is less than its size.
///
/// It wraps only if a size further in is 0, in which case no index is in range.
// Unrolled by hand: constant numbers fold away, however little the compiler unrolls.
#[cfg_attr(not(unoptimised), inline(always))]
fn distance<L: Layout, const R: usize>(index: [usize; R]) -> Option<usize> {
    let mut at = 0_usize;
    macro_rules! step {
        ($($d:literal)*) => { $(
            if const { $d < R } {
                let (size, stride) = const {
                    let d = if $d < R { MAX_RANK - R + $d } else { 0 };
                    (<L::Shape as Shape>::PADDED[d], L::PADDED_STRIDES[d])
                };
                let i = index[const { if $d < R { $d } else { 0 } }];
                if i >= size {
                    return None;
                }
                at = i.wrapping_mul(stride).wrapping_add(at);
            }
        )* };
    }
    step! { 0 1 2 3 4 5 6 7 }
    Some(at)
}

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// The element at an index, or `None` if the index is out of range. It never panics.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.get([1, 2]), Some(&5));
    /// assert_eq!(x.get([2, 0]), None);
    /// ```
    #[cfg_attr(not(unoptimised), inline(always))]
    pub fn get<const R: usize>(&self, index: [usize; R]) -> Option<&S::Slot>
    where
        L::Shape: HasRank<R>,
    {
        let at = distance::<L, R>(index)?;
        // SAFETY: Bounds: the index is in range, so the element is within the storage; a slot has the layout of an
        // element.
        Some(unsafe { &*self.first().add(at).cast::<S::Slot>() })
    }

    /// A mutable reference to the element at an index, or `None` if the index is out of range.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
    /// if let Some(e) = x.get_mut([1, 2]) {
    ///     *e = 7;
    /// }
    /// assert_eq!(x[[1, 2]], 7);
    /// ```
    #[cfg_attr(not(unoptimised), inline(always))]
    pub fn get_mut<const R: usize>(&mut self, index: [usize; R]) -> Option<&mut S::Elem>
    where
        L::Shape: HasRank<R>,
        S: IterMutStorage,
    {
        let at = distance::<L, R>(index)?;
        // SAFETY: Bounds: the index was compared with the sizes, so the element is within the storage. Uniqueness:
        // the storage is owned or unique, and borrowed by `&mut`.
        Some(unsafe { &mut *self.first_mut().add(at) })
    }
}

// A separate function, so that an index costs its caller only one call on the failing path.
#[cold]
#[inline(never)]
#[track_caller]
#[cfg(not(unoptimised))]
fn out_of_range_without_numbers() -> ! {
    panic!("the index is out of range")
}
/// The numbers are in the message of a build without optimisation: elsewhere, they would have to be passed, and printing
/// them is more code than a small program is.
#[track_caller]
#[cfg(not(unoptimised))]
#[inline(always)]
fn out_of_range<L: Layout>(_: &[usize]) -> ! {
    out_of_range_without_numbers()
}
#[cold]
#[track_caller]
#[cfg(unoptimised)]
fn out_of_range<L: Layout>(index: &[usize]) -> ! {
    let shape = <L::Shape as Shape>::SIZES;
    panic!("the index {index:?} is out of range for the shape {shape:?}")
}

/// What indexes one element of a tensor of the shape `Sh`: an array of a number for each dimension.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the index of an element of the shape {Sh}",
    label = "an array of `usize` is needed, one number for each dimension: `x[[i, j]]`",
    note = "a row is `x.select::<0, 1>()`, or `x.select_at::<0>(i)?` with a number that is known at run time",
    note = "a part is `x.slice(s![1..3, ..])`; with a mask, `x.masked_select::<_, 12>(&mask)`, `where_(&mask, &a, &b)`"
)]
pub trait TensorIndex<Sh>: Sealed {
    fn of<S: Storage, L: Layout<Shape = Sh>>(self, x: &TensorBase<S, L>) -> &S::Slot;
    fn of_mut<S: IterMutStorage<Slot = <S as Storage>::Elem>, L: Layout<Shape = Sh>>(
        self,
        x: &mut TensorBase<S, L>,
    ) -> &mut S::Slot;
}
impl<Sh: HasRank<R>, const R: usize> TensorIndex<Sh> for [usize; R] {
    #[cfg_attr(not(unoptimised), inline(always))]
    #[track_caller]
    fn of<S: Storage, L: Layout<Shape = Sh>>(self, x: &TensorBase<S, L>) -> &S::Slot {
        match x.get(self) {
            Some(element) => element,
            None => out_of_range::<L>(&self),
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    #[track_caller]
    fn of_mut<S: IterMutStorage<Slot = <S as Storage>::Elem>, L: Layout<Shape = Sh>>(
        self,
        x: &mut TensorBase<S, L>,
    ) -> &mut S::Slot {
        match x.get_mut(self) {
            Some(element) => element,
            None => out_of_range::<L>(&self),
        }
    }
}

/// `x[[i, j]]`: the element, or its cell.
///
/// # Panics
/// If an index is out of range. `get` does not panic.
// The bound refers to the type of the index, so that its reason is the error.
impl<S: Storage, L: Layout, I: TensorIndex<L::Shape>> Index<I> for TensorBase<S, L> {
    type Output = S::Slot;
    #[cfg_attr(not(unoptimised), inline(always))]
    #[track_caller]
    fn index(&self, index: I) -> &S::Slot {
        index.of(self)
    }
}

/// `x[[i, j]] = value`.
///
/// # Panics
/// If an index is out of range. `get_mut` does not panic.
impl<S, L, I> IndexMut<I> for TensorBase<S, L>
where
    S: IterMutStorage<Slot = <S as Storage>::Elem>,
    L: Layout,
    I: TensorIndex<L::Shape>,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    #[track_caller]
    fn index_mut(&mut self, index: I) -> &mut S::Slot {
        index.of_mut(self)
    }
}
