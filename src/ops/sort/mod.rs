//! Sorting along a dimension, the largest and the smallest elements, medians; in sorted elements, binary search
//! (`search.rs`).
//!
//! NaN counts as larger than all numbers, as in PyTorch. Sorting is stable. Without feature `std` no memory is used except
//! for the results, and at most 16 KiB of the stack on processors with vectors; with it, lanes are sorted by digits
//! (`radix.rs`), long ones on the heap, and with `rayon` on several threads. Otherwise each lane is sorted in place, by
//! insertion sort if it is short, otherwise by heapsort, which is also fast in the worst case. Processors with vectors,
//! which predict branches, split long lanes by quicksort without branches instead, as long as the parts are not too
//! unequal. Of many lanes of which few elements are sorted, eight are processed at once where there is AVX2 (`few.rs`).
//! `strategy.rs` chooses.

mod counting;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
mod few;
mod heapsort;
mod keys;
mod lane;
mod lanes;
mod quicksort;
mod radix;
mod search;
mod selection;
mod slice;
mod sorted;
mod strategy;
#[cfg(test)]
mod tests;
mod topk;

pub(in crate::ops) use lanes::{Lanes, Rows};
pub use search::{Search, SearchSorted};
pub use selection::{Choice, Choosing, Chosen, Last, Middle};
pub(crate) use slice::median;
pub(in crate::ops) use slice::{in_order, place, with_elements};
pub(in crate::ops) use sorted::order;
pub use sorted::{ArgSorted, ArgSorting, Sorted};
use topk::{AtLeastVerdict, Smallest, TopKSize, TopKVerdict};
pub use topk::{KthBeyond, KthFits, KthVerdict, Topped, ToppedTo};

use super::indexing::{CapacityIs, same_capacity};
use crate::expr::{Expr, IntoExpr, Lazy, has_no_variable};
use crate::layout::operation::unique;
use crate::layout::{AtLeastFits, AtLeastRule, TopKFits, TopKRule};
use crate::num::bits::Bool;
use crate::num::{BelowThousand, Count, IsZeroOf, NonZeroDim};
use crate::ops::{Found, Ordered, Searched, SizeAlong};
use crate::shape::{AxisOrScalar, Index, Numel, OneSize, Shape};

/// The shape without dimension `DIM`.
type Without<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Remove<S>;
type IndexOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as AxisOrScalar<DIM>>::Index;
/// The shape `S`, if it has the dimension `DIM`.
pub type Along<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Set<
    S,
    <<S as AxisOrScalar<DIM>>::Index as Index>::Get<S>,
>;
pub(in crate::ops) type HasElements<S> = <<S as Shape>::IsEmpty as Bool>::Not;

macro_rules! sorts {
    ($($sort:ident $argsort:ident $descending:literal $torch:literal $sorted:literal $places:literal;)*) => { $(
        #[doc = concat!(
            "The elements along dimension `DIM` in ", $torch, ", and the index that each had; equal ones in their \
             order.\n\nNaN counts as larger than all numbers.\n\n```\nuse stridewise::prelude::*;\n",
            "let x = tensor![[3, 1, 2], [4, 6, 5]];\n",
            "let (values, indices) = x.", stringify!($sort), "::<1>().eval();\n",
            "assert_eq!(values, ", $sorted, ");\nassert_eq!(indices, ", $places, ");\n```"
        )]
        fn $sort<const DIM: isize>(
            self,
        ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, Along<Self::Shape, DIM>, $descending>>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(Sorted::new(self.node()))
        }

        #[doc = concat!(
            "The indices that put the elements along dimension `DIM` in ", $torch, "; see [`",
            stringify!($sort), "`](Self::", stringify!($sort), ").\n\n```\nuse stridewise::prelude::*;\n",
            "let x = tensor![[3, 1, 2], [4, 6, 5]];\n",
            "assert_eq!(x.", stringify!($argsort), "::<1>().eval(), ", $places, ");\n```"
        )]
        fn $argsort<const DIM: isize>(
            self,
        ) -> Lazy<ArgSorted<Sorted<IndexOf<Self, DIM>, Self::Node, Along<Self::Shape, DIM>, $descending>>>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(ArgSorted(Sorted::new(self.node())))
        }
    )* };
}

/// Sorting and selection.
pub trait SortOps: Expr {
    sorts! {
        sort argsort false // x.sort::<1>(), x.argsort::<1>()
            "ascending order. PyTorch's `x.sort(dim, stable=True)`"
            "tensor![[1, 2, 3], [4, 5, 6]]" "tensor![[1, 2, 0], [0, 2, 1]]";
        sort_descending argsort_descending true
            "descending order. PyTorch's `x.sort(dim, descending=True, stable=True)`"
            "tensor![[3, 2, 1], [6, 5, 4]]" "tensor![[0, 2, 1], [1, 2, 0]]";
    }

    /// Returns the `K` largest elements along dimension `DIM`, largest first, and their indices. PyTorch's
    /// `x.topk(k, dim)`.
    ///
    /// The memory use is that of the results, whatever the size of the dimension.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![3, 1, 4, 1, 5];
    /// let (values, indices) = x.topk::<2, 0>().eval();
    /// assert_eq!((values, indices), (tensor![5, 4], tensor![4, 2]));
    /// ```
    ///
    /// [`topk_to`](Self::topk_to) takes a generic number of elements.
    #[rustfmt::skip]
    fn topk<const K: usize, const DIM: isize>( // x.topk::<2, 1>(): number, dimension
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, Topped<Self::Shape, K, DIM>, true>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        Count<K>: BelowThousand<K>,
        TopKSize<Self::Shape, DIM>: TopKRule<K>,
        TopKSize<Self::Shape, DIM>: TopKFits<DIM, K, TopKVerdict<Self::Shape, DIM, K>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the `K` smallest elements along dimension `DIM`, smallest first, and their indices. PyTorch's
    /// `x.topk(k, dim, largest=False)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![3, 1, 4, 1, 5];
    /// assert_eq!(x.topk_smallest::<2, 0>().eval(), (tensor![1, 1], tensor![1, 3]));
    /// ```
    ///
    /// [`topk_smallest_to`](Self::topk_smallest_to) takes a generic number of elements.
    fn topk_smallest<const K: usize, const DIM: isize>(
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, Topped<Self::Shape, K, DIM>, false>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        Count<K>: BelowThousand<K>,
        TopKSize<Self::Shape, DIM>: TopKRule<K>,
        TopKSize<Self::Shape, DIM>: TopKFits<DIM, K, TopKVerdict<Self::Shape, DIM, K>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the `K` largest elements along dimension `DIM`, where `K` may be above 999 or generic; see
    /// [`topk`](Self::topk). PyTorch's `x.topk(k, dim)`.
    ///
    /// ```
    /// use stridewise::layout::AtLeast;
    /// use stridewise::prelude::*;
    /// /// The `K` experts of each word, and their shares.
    /// fn route<K: Dim, N: Dim, E: AtLeast<K>>(scores: &Tensor<f32, (N, E)>) -> (Tensor<f32, (N, K)>, Tensor<usize, (N, K)>) {
    ///     let (best, experts) = scores.topk_to::<(K,), 1>().eval();
    ///     (best.softmax::<1>().eval(), experts)
    /// }
    /// let scores = tensor![[1.0, 7.0, 7.0, 0.0]];
    /// assert_eq!(route::<D<2>, _, _>(&scores), (tensor![[0.5, 0.5]], tensor![[1, 2]]));
    /// ```
    #[rustfmt::skip]
    fn topk_to<K: OneSize, const DIM: isize>( // x.topk_to::<(K,), 1>(): number, dimension
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, ToppedTo<Self::Shape, K::Size, DIM>, true>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        TopKSize<Self::Shape, DIM>: AtLeastRule<K::Size>,
        TopKSize<Self::Shape, DIM>: AtLeastFits<DIM, K::Size, AtLeastVerdict<Self::Shape, DIM, K::Size>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the `K` smallest elements along dimension `DIM`, where `K` may be above 999 or generic; see
    /// [`topk_smallest`](Self::topk_smallest). PyTorch's `x.topk(k, dim, largest=False)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![3, 1, 4, 1, 5];
    /// assert_eq!(x.topk_smallest_to::<Shape![2], 0>().eval(), (tensor![1, 1], tensor![1, 3]));
    /// ```
    #[rustfmt::skip]
    fn topk_smallest_to<K: OneSize, const DIM: isize>( // x.topk_smallest_to::<(K,), 1>(): number, dimension
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, ToppedTo<Self::Shape, K::Size, DIM>, false>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        TopKSize<Self::Shape, DIM>: AtLeastRule<K::Size>,
        TopKSize<Self::Shape, DIM>: AtLeastFits<DIM, K::Size, AtLeastVerdict<Self::Shape, DIM, K::Size>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the lower median along dimension `DIM`, which is removed, and its index; NaN if there is one. PyTorch's
    /// `x.median(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[3, 1, 2, 4], [8, 6, 5, 9]];
    /// assert_eq!(x.median_dim::<1>().eval(), (tensor![2, 6], tensor![2, 1]));
    /// ```
    fn median_dim<const DIM: isize>(
        self,
    ) -> Lazy<
        Chosen<
            Middle,
            Sorted<IndexOf<Self, DIM>, Self::Node, Along<Self::Shape, DIM>, false>,
            Found<Self::Shape, DIM, Without<Self::Shape, DIM>>,
        >,
    >
    where
        Self::Elem: Ordered + PartialEq,
        Self::Shape: AxisOrScalar<DIM>,
        SizeAlong<Self::Shape, DIM>: NonZeroDim,
        SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
    {
        Lazy(Chosen::new(Sorted::new(self.node())))
    }

    /// Returns the lower median; NaN if there is one, or no element. PyTorch's `x.median()`. For integers the median of
    /// no elements is 0, the value to which NaN converts. More than 512 KiB are selected on the heap (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![[3, 1], [2, 4]].median(), 2);
    /// ```
    fn median(self) -> Self::Elem
    where
        Self::Elem: Ordered + PartialEq,
    {
        const { has_no_variable::<Self::Node>() };
        with_elements(self, median)
    }

    /// Returns the `K`-th smallest element along dimension `DIM`, which is removed, and its index. The rank `K` counts
    /// from 1 (the smallest). PyTorch's `x.kthvalue(k, dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[3, 1, 2], [8, 6, 7]];
    /// assert_eq!(x.kthvalue::<3, 1>().eval(), (tensor![3, 8], tensor![0, 0]));
    /// ```
    #[rustfmt::skip]
    fn kthvalue<const K: usize, const DIM: isize>( // x.kthvalue::<2, 1>(): number, dimension
        self,
    ) -> Lazy<
        Chosen<
            Last,
            Sorted<IndexOf<Self, DIM>, Self::Node, Smallest<Self::Shape, K, DIM>, false>,
            <TopKSize<Self::Shape, DIM> as KthFits<K, DIM, Self::Shape, KthVerdict<Self::Shape, DIM, K>>>::Pass<
                Without<Self::Shape, DIM>,
            >,
        >,
    >
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        Count<K>: BelowThousand<K>,
        TopKSize<Self::Shape, DIM>: TopKRule<K>,
        TopKSize<Self::Shape, DIM>: KthFits<K, DIM, Self::Shape, KthVerdict<Self::Shape, DIM, K>>,
    {
        // `K` is at most the size.
        Lazy(Chosen::new(Sorted::new(self.node())))
    }

    /// Returns the unique elements in ascending order. PyTorch's `x.unique()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let found = tensor![3, 1, 3, 2, 1].unique();
    /// assert_eq!(found, [1, 2, 3]);
    /// ```
    fn unique<const N: usize>(self) -> heapless::Vec<Self::Elem, N>
    where
        Self::Elem: Ordered + PartialEq,
        Numel<Self::Shape>: CapacityIs<N, unique>,
    {
        const { same_capacity::<Self::Shape>(N) };
        let mut values = self.eval();
        in_order(values.as_mut_slice());
        let mut found = heapless::Vec::<_, N>::new();
        for &x in values.as_slice() {
            if found.last() != Some(&x) {
                // The vector has room for all.
                let _ = found.push(x);
            }
        }
        found
    }
}
impl<E: Expr> SortOps for E {}
