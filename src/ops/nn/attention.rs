//! Scaled dot-product attention: in blocks of queries and keys, or, on processors without vectors, one query row at a
//! time without a temporary.

use num_traits::Float;

use super::attention_blocks::{AddMask, Head, attend, rows_of};
use super::exponentials::larger;
use super::{AcceptedLayout, Compute, ElemOf, Sum, TERM, count, distance, walk_shared};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::{IfMaskFits, Layout, MaskBy, MaskFits, MaskVerdict, ScoresOf};
use crate::ops::Real;
use crate::ops::matmul::gemm::{Elements, Target};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;

/// Attention of a query `q` to keys `k` with values `v`.
#[derive(Clone, Copy)]
pub struct Attention<Q: ExprNode, K, V, M, Out> {
    pub(crate) q: Q,
    pub(crate) k: K,
    pub(crate) v: V,
    pub(crate) mask: M,
    pub(crate) causal: bool,
    pub(crate) scale: Option<ElemOf<Q>>,
    output: AcceptedLayout<Out>,
}
impl<Q: ExprNode, K, V, M, Out> Attention<Q, K, V, M, Out> {
    pub(crate) fn with(
        (q, k, v): (Q, K, V),
        mask: M,
        causal: bool,
        scale: Option<ElemOf<Q>>,
    ) -> Self {
        Self {
            q,
            k,
            v,
            mask,
            causal,
            scale,
            output: core::marker::PhantomData,
        }
    }
}
// `Debug` does not print every element, so it needs no bound on the element type.
impl<Q: ExprNode, K, V, M, Out> core::fmt::Debug for Attention<Q, K, V, M, Out> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Attention")
    }
}
impl<Q: ExprNode, K, V, Out> Attention<Q, K, V, (), Out> {
    pub(super) fn new(q: Q, k: K, v: V) -> Self {
        Self {
            q,
            k,
            v,
            mask: (),
            causal: false,
            scale: None,
            output: core::marker::PhantomData,
        }
    }
}

/// Elements of a mask for elements `T`: `bool`, true where a key is attended to, or `T`, which is added to the product.
#[diagnostic::on_unimplemented(
    message = "expected a mask of `bool` or `{T}`, found `{Self}`",
    label = "`bool`, or the elements of the query, are needed"
)]
pub trait MaskElement<T>: Element + crate::num::Own {
    /// The number added to the product of query and key.
    #[doc(hidden)]
    fn added(self) -> T;
    /// The mask element type `N`. This trait reports a type that is no mask as a single error.
    #[doc(hidden)]
    type Mask<N>;
    #[doc(hidden)]
    fn mask<N>(node: N) -> Self::Mask<N>;
}
#[diagnostic::do_not_recommend]
impl<T: Real> MaskElement<T> for bool {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn added(self) -> T {
        if self { T::zero() } else { T::neg_infinity() }
    }
    type Mask<N> = N;
    fn mask<N>(node: N) -> N {
        node
    }
}
macro_rules! added {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl MaskElement<$T> for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn added(self) -> $T { self }
            type Mask<N> = N;
            fn mask<N>(node: N) -> N { node }
        }
    )* };
}
added! { f32 f64 }

/// An optional mask.
#[doc(hidden)]
pub trait Masks<T> {
    /// Whether there is a mask.
    const GIVEN: bool;
    /// Whether several threads may read the mask at once.
    fn is_shared() -> bool;
    /// # Safety
    /// The mask broadcasts to a shape of which `index` is an index.
    unsafe fn added(&self, index: &[usize; MAX_RANK]) -> Option<T>;
}
impl<T> Masks<T> for () {
    const GIVEN: bool = false;
    fn is_shared() -> bool {
        true
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn added(&self, _: &[usize; MAX_RANK]) -> Option<T> {
        None
    }
}
impl<T, N: Materialized<Elem: MaskElement<T>>> Masks<T> for N {
    const GIVEN: bool = true;
    fn is_shared() -> bool {
        <N as ExprNode>::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn added(&self, index: &[usize; MAX_RANK]) -> Option<T> {
        // SAFETY: guaranteed by the caller.
        Some(unsafe { self.load(index) }.added())
    }
}

/// The number of products of elements that take as long as one addition in a loop of its own, and the cost of an
/// exponential, in additions.
const PRODUCTS: usize = 8;
const EXPONENTIAL: usize = 8;

kernels! {
    [Q: ExprNode<Elem: Real>, K: ExprNode<Elem = Q::Elem>, V: ExprNode<Elem = Q::Elem>, M: KernelOperand<Placed: Masks<Q::Elem>>, Out: Shape]
    Attention<Q, K, V, M, Out> => Attention<Q::Placed, K::Placed, V::Placed, M::Placed, Out>, Q::Elem, Out;
    q: Q, k: K, v: V, mask: M;
    |this| Attention { q, k, v, mask, causal: this.causal, scale: this.scale, output: this.output };
}

// SAFETY: the rows of the query are the rows of the output, and `run` writes every element of each row.
unsafe impl<
    Q: Materialized,
    K: Materialized<Elem = Q::Elem>,
    V: Materialized<Elem = Q::Elem>,
    M: Masks<Q::Elem>,
    Out: Shape,
> Compute for Attention<Q, K, V, M, Out>
where
    Q::Elem: Real,
{
    type Elem = Q::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Q::Elem, unique: bool) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            // Blocks have room for some keys of at most so many bytes.
            if VECTORS && const { size_of::<Q::Elem>() <= 32 } {
                self.in_blocks::<L>(out, unique);
            } else {
                self.in_rows::<L>(out, unique);
            }
        }
    }
}
const LAST: usize = MAX_RANK - 1;
impl<
    Q: Materialized,
    K: Materialized<Elem = Q::Elem>,
    V: Materialized<Elem = Q::Elem>,
    M: Masks<Q::Elem>,
    Out: Shape,
> Attention<Q, K, V, M, Out>
where
    Q::Elem: Real,
{
    /// The factor of the products.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn factor(&self) -> Q::Elem {
        let inner = const { <Q::Shape as Shape>::PADDED[LAST] };
        self.scale
            .unwrap_or(count::<Q::Elem>(inner.max(1)).sqrt().recip())
    }

    /// # Safety
    /// As for `run`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn in_blocks<L: Layout<Shape = Out>>(&self, out: *mut Q::Elem, unique: bool) {
        let inner = const { <Q::Shape as Shape>::PADDED[LAST] };
        let keys = const { <K::Shape as Shape>::PADDED[LAST - 1] };
        let wide = const { Out::PADDED[LAST] };
        let blocks = const {
            let mut sizes = Out::PADDED;
            sizes[LAST] = 1;
            sizes[LAST - 1] = sizes[LAST - 1].div_ceil(rows_of(sizes[LAST - 1]));
            sizes
        };
        let work = (Out::NUMEL.checked_div(wide).unwrap_or(0))
            .saturating_mul(keys)
            .saturating_mul((inner + wide) / PRODUCTS + EXPONENTIAL);
        let (q, k, v, scale) = (
            self.q.first(),
            self.k.first(),
            self.v.first(),
            self.factor(),
        );
        let (causal, mask) = (self.causal, &self.mask);
        // SAFETY: each row of the output is written by one thread only. The operands have the same leading (batch)
        // sizes: an index with a query of 0 is that of the first elements of each operand, unless that is empty.
        unsafe {
            walk_shared::<Q::Elem>(
                &blocks,
                work,
                unique && M::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |index| {
                    let (qs, ks, vs, os) =
                        const { (Q::STEPS, K::STEPS, V::STEPS, L::PADDED_STRIDES) };
                    let queries = const { Out::PADDED[LAST - 1] };
                    let rows = const { rows_of(Out::PADDED[LAST - 1]) };
                    let from = index[LAST - 1] * rows;
                    let mut front = *index;
                    front[LAST - 1] = 0;
                    let head = Head {
                        q: Elements {
                            first: q.wrapping_add(distance(&front, &qs)),
                            row: qs[LAST - 1],
                            column: qs[LAST],
                        },
                        // Transposed.
                        k: Elements {
                            first: k.wrapping_add(distance(&front, &ks)),
                            row: ks[LAST],
                            column: ks[LAST - 1],
                        },
                        v: Elements {
                            first: v.wrapping_add(distance(&front, &vs)),
                            row: vs[LAST - 1],
                            column: vs[LAST],
                        },
                        out: Target {
                            first: out.wrapping_add(distance(&front, &os)),
                            row: os[LAST - 1],
                            column: os[LAST],
                            add: false,
                        },
                        inner,
                        keys,
                        wide,
                        scale,
                        causal,
                    };
                    let masked = move |row: usize, key: usize, scores: *mut Q::Elem, n: usize| {
                        let mut at = front;
                        at[LAST - 1] = row;
                        for i in 0..n {
                            at[LAST] = key + i;
                            let score = scores.add(i);
                            // The mask broadcasts to the shape of the products, as checked at compile time.
                            if let Some(added) = mask.added(&at) {
                                score.write(score.read() * scale + added);
                            }
                        }
                    };
                    let mask = if const { M::GIVEN } {
                        Some(&masked as AddMask<'_, Q::Elem>)
                    } else {
                        None
                    };
                    attend(&head, from, rows.min(queries - from), mask);
                },
            );
        }
    }

    /// # Safety
    /// As for `run`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn in_rows<L: Layout<Shape = Out>>(&self, out: *mut Q::Elem, unique: bool) {
        let inner = const { <Q::Shape as Shape>::PADDED[LAST] };
        let keys = const { <K::Shape as Shape>::PADDED[LAST - 1] };
        let wide = const { Out::PADDED[LAST] };
        let scale = self.factor();
        let rows = const {
            let mut sizes = Out::PADDED;
            sizes[LAST] = 1;
            sizes
        };
        // Each product with a key is computed twice.
        let work = (Out::NUMEL.checked_div(wide).unwrap_or(0))
            .saturating_mul(keys)
            .saturating_mul((2 * inner + wide) * TERM);
        let (q, k, v) = (self.q.first(), self.k.first(), self.v.first());
        let (causal, mask) = (self.causal, &self.mask);
        // SAFETY: each row of the output is written by one thread only.
        unsafe {
            walk_shared::<Q::Elem>(
                &rows,
                work,
                unique && M::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |index| {
                    let (qs, ks, vs, os) =
                        const { (Q::STEPS, K::STEPS, V::STEPS, L::PADDED_STRIDES) };
                    let inner = const { <Q::Shape as Shape>::PADDED[LAST] };
                    let keys = const { <K::Shape as Shape>::PADDED[LAST - 1] };
                    let wide = const { Out::PADDED[LAST] };
                    let row = index[LAST - 1];
                    let mut front = *index;
                    front[LAST - 1] = 0;
                    // The operands have the same leading (batch) sizes: these are the first elements of the query row
                    // and of the key and value matrices of its batch, unless these are empty.
                    let q = q.wrapping_add(distance(index, &qs));
                    let k = k.wrapping_add(distance(&front, &ks));
                    let v = v.wrapping_add(distance(&front, &vs));
                    // The output has elements.
                    let y = out.add(distance(index, &os));
                    // The scaled product with key `s`, negative infinity if `causal` excludes it.
                    let score = |s: usize| {
                        if causal && s > row {
                            return Q::Elem::neg_infinity();
                        }
                        let mut sum = Sum::of_at_most(inner);
                        for i in 0..inner {
                            // `s` is less than the number of keys, `i` less than the last size of both.
                            sum.add(*q.add(i * qs[LAST]) * *k.add(s * ks[LAST - 1] + i * ks[LAST]));
                        }
                        let score = sum.total() * scale;
                        let mut at = *index;
                        at[LAST] = s;
                        // The mask broadcasts to the shape of the products, as checked at compile time.
                        match mask.added(&at) {
                            Some(added) => score + added,
                            None => score,
                        }
                    };
                    let mut most = Q::Elem::neg_infinity();
                    for s in 0..keys {
                        most = larger(score(s), most);
                    }
                    for d in 0..wide {
                        // `d` is less than the last size of the output.
                        y.add(d * os[LAST]).write(num_traits::zero());
                    }
                    // No key is attended to: the result is 0, as in PyTorch.
                    if most == Q::Elem::neg_infinity() {
                        return;
                    }
                    let mut total = Sum::of_at_most(keys);
                    for s in 0..keys {
                        let share = (score(s) - most).exp();
                        total.add(share);
                        for d in 0..wide {
                            // `d` is less than the last size of the value and of the output, which was written above.
                            let y = y.add(d * os[LAST]);
                            *y = *y + share * *v.add(s * vs[LAST - 1] + d * vs[LAST]);
                        }
                    }
                    let total = total.total();
                    for d in 0..wide {
                        let y = y.add(d * os[LAST]);
                        *y = *y / total;
                    }
                },
            );
        }
    }
}

impl<Q: ExprNode, K: ExprNode, V, M, Out: Shape> Lazy<Attention<Q, K, V, M, Out>> {
    /// Attends from each query only to keys at its own position or before. PyTorch's `is_causal=True`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 1]>::ones();
    /// let v: Tensor<f32, Shape![2, 1]> = tensor![[1.0], [3.0]];
    /// let y = x.scaled_dot_product_attention(&x, &v).causal().eval();
    /// assert_eq!(y.as_slice(), [1.0, 2.0]);
    /// ```
    pub fn causal(mut self) -> Self {
        self.0.causal = true;
        self
    }

    /// Sets the factor of the products; the default is 1 over the square root of their length `E`. PyTorch's `scale`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1]> = tensor![[5.0]];
    /// let k: Tensor<f32, Shape![2, 1]> = tensor![[1.0], [-1.0]];
    /// let y = x.scaled_dot_product_attention(&k, &k).scale(0.0).eval();
    /// assert_eq!(y.as_slice(), [0.0]);
    /// ```
    pub fn scale(mut self, scale: Q::Elem) -> Self {
        self.0.scale = Some(scale);
        self
    }
}
/// The stored mask of elements `E`.
type Held<Q, E> = <<E as IntoExpr<<Q as ExprNode>::Memory>>::Elem as MaskElement<
    <Q as ExprNode>::Elem,
>>::Mask<<E as IntoExpr<<Q as ExprNode>::Memory>>::Node>;
impl<Q: ExprNode, K: ExprNode, V, Out: Shape> Lazy<Attention<Q, K, V, (), Out>> {
    /// Adds a mask that broadcasts to the products of queries and keys, `[.., L, S]`: either of `bool`, true where a
    /// key is attended to, or of numbers, which are added to the products. PyTorch's `attn_mask`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 1]>::ones();
    /// let v: Tensor<f32, Shape![2, 1]> = tensor![[1.0], [3.0]];
    /// let y = x.scaled_dot_product_attention(&x, &v).mask(&tensor![false, true]).eval();
    /// assert_eq!(y.as_slice(), [3.0, 3.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn mask<E: IntoExpr<Q::Memory>>(
        self,
        mask: E,
    ) -> Lazy<Attention<Q, K, V, Held<Q, E>, IfMaskFits<E::Shape, ScoresOf<Q::Shape, K::Shape>, Out>>>
    where
        E::Elem: MaskElement<Q::Elem>,
        E::Shape: MaskBy<ScoresOf<Q::Shape, K::Shape>, MaskVerdict<E::Shape, ScoresOf<Q::Shape, K::Shape>>>
            + MaskFits<ScoresOf<Q::Shape, K::Shape>>,
    {
        let Attention {
            q,
            k,
            v,
            causal,
            scale,
            ..
        } = self.0;
        Lazy(Attention {
            q,
            k,
            v,
            mask: <E::Elem as MaskElement<Q::Elem>>::mask(mask.node()),
            causal,
            scale,
            output: core::marker::PhantomData,
        })
    }
}

#[cfg(all(test, feature = "std", not(miri)))]
mod tests {
    extern crate std;
    use core::marker::PhantomData;
    use std::vec;
    use std::vec::Vec;

    use super::*;
    use crate::layout::Contiguous;
    use crate::num::D;

    fn numbers(n: usize, seed: usize) -> Vec<f64> {
        (0..n)
            .map(|i| ((i + seed).wrapping_mul(2_654_435_761) >> 8 & 0xFFFF) as f64 / 13107.0 - 2.5)
            .collect()
    }

    /// Blocks give what one row at a time gives, for sizes that are and are not those of whole blocks.
    macro_rules! cases {
        ($($name:ident: $heads:literal $queries:literal $keys:literal $inner:literal $wide:literal;)*) => { $(
            #[test]
            fn $name() {
                type Q = (D<$heads>, D<$queries>, D<$inner>);
                type K = (D<$heads>, D<$keys>, D<$inner>);
                type V = (D<$heads>, D<$keys>, D<$wide>);
                type M = (D<$heads>, D<$queries>, D<$keys>);
                type Out = (D<$heads>, D<$queries>, D<$wide>);
                type Of<S> = crate::expr::kernel::Temporary<f64, S>;
                let mut q = numbers($heads * $queries * $inner, 1);
                let k = numbers($heads * $keys * $inner, 2);
                let v = numbers($heads * $keys * $wide, 3);
                let mut mask = numbers($heads * $queries * $keys, 4);
                // A row without a visible key, one whose keys of the first blocks are hidden, and one with large
                // products, of which most are far from the largest.
                mask[..$keys].fill(f64::NEG_INFINITY);
                for row in mask[$keys..].chunks_mut(3 * $keys) {
                    row[..$keys * 9 / 10].fill(f64::NEG_INFINITY);
                }
                for x in &mut q[$inner * ($queries - 1)..$inner * $queries] {
                    *x *= 1e3;
                }
                // SAFETY: the vectors are as long as the shapes require.
                unsafe fn check<Mask: Masks<f64>>(
                    [q, k, v]: [&[f64]; 3],
                    mask: Mask,
                    causal: bool,
                ) {
                    // SAFETY: Bounds: the vectors have as many elements as their shapes, which the caller promises.
                    let (q, k, v) = unsafe {
                        (
                            Of::<Q>::new(q.as_ptr()),
                            Of::<K>::new(k.as_ptr()),
                            Of::<V>::new(v.as_ptr()),
                        )
                    };
                    let mut attention = Attention::<_, _, _, Mask, Out> {
                        q,
                        k,
                        v,
                        mask,
                        causal,
                        scale: None,
                        output: PhantomData,
                    };
                    // Also factors with which a hidden product would become visible.
                    for scale in [None, Some(0.0), Some(-0.3)] {
                        attention.scale = scale;
                        let [mut blocks, mut rows] =
                            [(); 2].map(|()| vec![f64::NAN; <Out as Shape>::NUMEL]);
                        // SAFETY: Bounds: `blocks` and `rows` have room for each element of the result.
                        unsafe {
                            attention.in_blocks::<Contiguous<Out>>(blocks.as_mut_ptr(), true);
                            attention.in_rows::<Contiguous<Out>>(rows.as_mut_ptr(), true);
                        }
                        for (i, (x, y)) in blocks.iter().zip(&rows).enumerate() {
                            assert!((x - y).abs() < 1e-13, "{scale:?} {causal} {i}: {x} {y}");
                        }
                    }
                }
                // SAFETY: Bounds: `q`, `k`, `v` and `mask` have as many elements as their shapes.
                unsafe {
                    for causal in [false, true] {
                        check([&q, &k, &v], (), causal);
                        check([&q, &k, &v], Of::<M>::new(mask.as_ptr()), causal);
                        let seen: Vec<bool> = mask.iter().map(|x| *x > 0.0).collect();
                        let seen = crate::expr::kernel::Temporary::<bool, M>::new(seen.as_ptr());
                        check([&q, &k, &v], seen, causal);
                    }
                    // One number that is not a number, and one infinity: the same rows are NaN.
                    q[1] = f64::NAN;
                    q[$inner * $queries / 2] = f64::INFINITY;
                    let of = [&q[..], &k, &v];
                    let mut expected = vec![0.0; <Out as Shape>::NUMEL];
                    let mut found = expected.clone();
                    let attention = Attention::<_, _, _, (), Out>::new(
                        Of::<Q>::new(of[0].as_ptr()),
                        Of::<K>::new(of[1].as_ptr()),
                        Of::<V>::new(of[2].as_ptr()),
                    );
                    attention.in_rows::<Contiguous<Out>>(expected.as_mut_ptr(), true);
                    attention.in_blocks::<Contiguous<Out>>(found.as_mut_ptr(), true);
                    assert!(expected[0].is_nan());
                    let nan = |x: &[f64]| x.iter().map(|x| x.is_nan()).collect::<Vec<_>>();
                    assert_eq!(nan(&expected), nan(&found));
                }
            }
        )* };
    }
    cases! {
        blocks_are_rows_of_one_block: 2 5 7 3 4;
        blocks_are_rows_of_whole_blocks: 2 128 128 16 16;
        blocks_are_rows_of_broken_blocks: 3 130 201 9 5;
        blocks_are_rows_of_many_keys: 1 12 999 4 3;
        blocks_are_rows_of_one_query: 2 1 70 8 1;
    }
}
