//! Scaled dot-product attention, computed one query row at a time without a temporary.

use num_traits::Float;

use super::norm::larger;
use super::{Compute, ElemOf, Makes, Sum, TERM, count, distance, walk_shared};
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::{attn_mask, scaled_dot_product_attention};
use crate::layout::{Layout, MaskVerdict, ScoresOf, ShapeFits};
use crate::ops::Real;
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
    makes: Makes<Out>,
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
            makes: core::marker::PhantomData,
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
            makes: core::marker::PhantomData,
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
    #[inline(always)]
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
            #[inline(always)]
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
    /// Whether several threads may read the mask at once.
    fn is_shared() -> bool;
    /// # Safety
    /// The mask broadcasts to a shape of which `index` is an index.
    unsafe fn added(&self, index: &[usize; MAX_RANK]) -> Option<T>;
}
impl<T> Masks<T> for () {
    fn is_shared() -> bool {
        true
    }
    #[inline(always)]
    unsafe fn added(&self, _: &[usize; MAX_RANK]) -> Option<T> {
        None
    }
}
impl<T, N: Materialized<Elem: MaskElement<T>>> Masks<T> for N {
    fn is_shared() -> bool {
        <N as ExprNode>::is_shared()
    }
    #[inline(always)]
    unsafe fn added(&self, index: &[usize; MAX_RANK]) -> Option<T> {
        // SAFETY: guaranteed by the caller.
        Some(unsafe { self.load(index) }.added())
    }
}

kernels! {
    [Q: ExprNode<Elem: Real>, K: ExprNode<Elem = Q::Elem>, V: ExprNode<Elem = Q::Elem>, M: KernelOperand<Placed: Masks<Q::Elem>>, Out: Shape]
    Attention<Q, K, V, M, Out> => Attention<Q::Placed, K::Placed, V::Placed, M::Placed, Out>, Q::Elem, Out;
    q: Q, k: K, v: V, mask: M;
    |this| Attention { q, k, v, mask, causal: this.causal, scale: this.scale, makes: this.makes };
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
        const LAST: usize = MAX_RANK - 1;
        let inner = const { <Q::Shape as Shape>::PADDED[LAST] };
        let keys = const { <K::Shape as Shape>::PADDED[LAST - 1] };
        let wide = const { Out::PADDED[LAST] };
        let scale = self
            .scale
            .unwrap_or(count::<Q::Elem>(inner.max(1)).sqrt().recip());
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
                #[inline(always)]
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
                        let mut sum = Sum::new();
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
                    let mut total = Sum::new();
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
/// The stored mask of elements `E`; `Masked` is the type of attention with it.
type Held<Q, E> = <<E as IntoExpr<<Q as ExprNode>::Memory>>::Elem as MaskElement<
    <Q as ExprNode>::Elem,
>>::Mask<<E as IntoExpr<<Q as ExprNode>::Memory>>::Node>;
type Masked<Q, K, E, Out> = <MaskVerdict<
    <E as IntoExpr<<Q as ExprNode>::Memory>>::Shape,
    <Q as ExprNode>::Shape,
    <K as ExprNode>::Shape,
> as ShapeFits<
    scaled_dot_product_attention,
    attn_mask,
    <E as IntoExpr<<Q as ExprNode>::Memory>>::Shape,
    ScoresOf<<Q as ExprNode>::Shape, <K as ExprNode>::Shape>,
>>::Pass<Out>;
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
    pub fn mask<E: IntoExpr<Q::Memory>>(self, mask: E) -> Lazy<Attention<Q, K, V, Held<Q, E>, Masked<Q, K, E, Out>>>
    where
        E::Elem: MaskElement<Q::Elem>,
        MaskVerdict<E::Shape, Q::Shape, K::Shape>: ShapeFits<scaled_dot_product_attention, attn_mask, E::Shape, ScoresOf<Q::Shape, K::Shape>>,
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
            makes: core::marker::PhantomData,
        })
    }
}
