//! The derivative of `einsum!`: for each operand, the product of the gradient and of the other operands, summed over
//! the letters that the operand lacks.

use super::bytes;
use super::kernels::{DifferentiableKernel, OfLeft, OfRight};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::plan::effective;
use crate::expr::{Compute, Leaf, Materialized, Tracked};
use crate::layout::{Contiguous, Layout};
use crate::ops::einsum::{Einsum, OPERANDS, Parsed, SumsOf, Two, Typed};
use crate::ops::matmul::contract::{Labels, MAX_LABELS};
use crate::ops::{Product, Real};
use crate::shape::{MAX_RANK, Shape};

/// An operand, or the gradient of the result, in a sum over letters.
#[derive(Clone, Copy)]
struct Factor<T> {
    first: *const T,
    /// The step along each letter.
    steps: [usize; MAX_LABELS],
}
const fn steps(
    labels: &Labels,
    sizes: &[usize; MAX_RANK],
    strides: &[usize; MAX_RANK],
) -> [usize; MAX_LABELS] {
    let strides = effective(sizes, strides);
    let (mut steps, mut d) = ([0; MAX_LABELS], 0);
    while d < MAX_RANK {
        if labels[d] != 0 {
            steps[labels[d] as usize] += strides[d];
        }
        d += 1;
    }
    steps
}
/// The size of each letter: 1 if no dimension has it.
const fn extents(labels: &[Labels], sizes: &[[usize; MAX_RANK]]) -> [usize; MAX_LABELS] {
    let (mut extents, mut k) = ([1; MAX_LABELS], 0);
    while k < labels.len() {
        let mut d = 0;
        while d < MAX_RANK {
            let label = labels[k][d] as usize;
            if label != 0 && extents[label] == 1 {
                extents[label] = sizes[k][d];
            }
            d += 1;
        }
        k += 1;
    }
    extents
}
/// Whether a product of two factors gives the gradient: each letter is in the result or in the other operand, there of the
/// same size or broadcast from it, and no letter occurs twice.
const fn is_product(
    (of, sizes): (&Labels, &[usize; MAX_RANK]),
    elsewhere: [(&Labels, &[usize; MAX_RANK]); 2],
) -> bool {
    let mut d = 0;
    while d < MAX_RANK {
        if of[d] != 0 {
            let (mut found, mut twice, mut e) = (false, false, 0);
            while e < MAX_RANK {
                let mut k = 0;
                while k < elsewhere.len() {
                    let (labels, others) = elsewhere[k];
                    // An element of size 1 goes to all of `sizes[d]` elements: a product writes one.
                    found |= labels[e] == of[d] && (sizes[d] == 1 || others[e] == sizes[d]);
                    k += 1;
                }
                twice |= e != d && of[e] == of[d];
                e += 1;
            }
            if !found || twice {
                return false;
            }
        }
        d += 1;
    }
    true
}

/// Adds the product of the factors to the target, for each value of all letters.
///
/// # Safety
/// All elements that the steps reach within the extents may be read, and those of the target written.
unsafe fn add_products<T: Real, const N: usize>(
    extents: [usize; MAX_LABELS],
    factors: [Factor<T>; N],
    target: Factor<T>,
) {
    if extents.contains(&0) {
        return;
    }
    let mut at = [0; MAX_LABELS];
    loop {
        let place = |f: &Factor<T>| {
            let mut place = 0;
            for (i, step) in at.iter().zip(&f.steps) {
                place += i * step;
            }
            place
        };
        // SAFETY: the caller's promise.
        unsafe {
            let mut product = T::one();
            for f in &factors {
                product = product * *f.first.add(place(f));
            }
            let to = target.first.add(place(&target)).cast_mut();
            *to = *to + product;
        }
        // The next value of the letters, the last one fastest.
        let mut letter = MAX_LABELS;
        loop {
            let Some(next) = letter.checked_sub(1) else {
                return;
            };
            letter = next;
            let Some((i, extent)) = at.get_mut(letter).zip(extents.get(letter)) else {
                return;
            };
            *i += 1;
            if *i < *extent {
                break;
            }
            *i = 0;
        }
    }
}

macro_rules! operands {
    ($([$($A:ident $a:ident $n:tt [$($B:ident $b:ident $m:tt)*] $product:tt)*])*) => { $(
        // SAFETY: the operands are counted, and a gradient of each.
                #[diagnostic::do_not_recommend]
                unsafe impl<P, W, T, Out, $($A),*> DifferentiableKernel for Einsum<P, Typed<W, T>, ($($A,)*), Out>
        where
            P: Parsed,
            W: SumsOf<T, Elem = T>,
            T: Real,
            Out: Shape,
            $( $A: Differentiable<Elem = T>, )*
        {
            type Saved = ($(($A::Tape, $A::InMemory),)*);
            const SAVED: usize = 0 $( + <$A as Differentiable>::PLACED )*;
            const GRADS: usize = 0 $( + <$A::Tape as Tape>::GRADS + bytes::<T>(<$A::Shape as Shape>::NUMEL) )*;
            unsafe fn run(self, out: *mut T, arena: &mut Arena) -> Self::Saved {
                // SAFETY: the caller's promise.
                unsafe {
                    $( let $a = Differentiable::record_in_memory(self.x.$n, arena); )*
                    let einsum = Einsum::<P, Typed<W, T>, _, Out>::new(($($a.1,)*));
                    Compute::write::<Contiguous<Out>>(&einsum, out, true);
                    ($($a,)*)
                }
            }
            unsafe fn to_operands<At: Place>(
                ($($a,)*): Self::Saved,
                _: SavedTensor<T, Out>,
                grad: SavedTensor<T, Out>,
                arena: &mut Arena,
            ) {
                $( operands! { @of P At Out T grad arena, $A $a $n [$($B $b $m)*] $product } )*
            }
        }
    )* };
    (@of $P:ident $At:ident $Out:ident $T:ident $grad:ident $arena:ident, $A:ident $a:ident $n:tt [$($B:ident $b:ident $m:tt)*] $product:tt) => {
        if const { $A::RequiresGrad::VALUE } {
            operands! { @product $product $P $At $Out $grad $arena, $A $a $n [$($B $b $m)*] {
                let of: *mut $T = $arena.take(<$A::Shape as Shape>::NUMEL);
                for i in 0..<$A::Shape as Shape>::NUMEL {
                    // SAFETY: memory for as many elements.
                    unsafe { of.add(i).write(num_traits::zero()) }
                }
                let extents = const {
                    extents(
                        &[$P::PATTERN.labels(OPERANDS), $P::PATTERN.labels($n) $(, $P::PATTERN.labels($m))*],
                        &[<$Out as Shape>::PADDED, <$A::Shape as Shape>::PADDED $(, <$B::Shape as Shape>::PADDED)*],
                    )
                };
                let factors = [
                    Factor {
                        first: Materialized::first(&$grad),
                        steps: const {
                            steps(
                                &$P::PATTERN.labels(OPERANDS),
                                &<$Out as Shape>::PADDED,
                                &<Contiguous<$Out> as Layout>::PADDED_STRIDES,
                            )
                        },
                    },
                    $( Factor {
                        first: Materialized::first(&$b.1),
                        steps: const {
                            steps(
                                &$P::PATTERN.labels($m),
                                &<$B::Shape as Shape>::PADDED,
                                &<$B::InMemory as Materialized>::STEPS,
                            )
                        },
                    }, )*
                ];
                let target = Factor {
                    first: of.cast_const(),
                    steps: const {
                        steps(
                            &$P::PATTERN.labels($n),
                            &<$A::Shape as Shape>::PADDED,
                            &<Contiguous<$A::Shape> as Layout>::PADDED_STRIDES,
                        )
                    },
                };
                // SAFETY: the pattern fits the shapes; the target is memory of its own.
                unsafe {
                    add_products(extents, factors, target);
                    $a.0.accept::<$At, SavedTensor<$T, $A::Shape>>(Leaf::new(of), $arena);
                }
            } }
        }
    };
    (@product loops $P:ident $At:ident $Out:ident $grad:ident $arena:ident, $A:ident $a:ident $n:tt [$($B:ident $b:ident $m:tt)*] $else:block) => { $else };
    (@product left $P:ident $At:ident $Out:ident $grad:ident $arena:ident, $A:ident $a:ident $n:tt [$B:ident $b:ident $m:tt] $else:block) => {
        if const { is_product(
                (&$P::PATTERN.labels($n), &<$A::Shape as Shape>::PADDED),
                [
                    (&$P::PATTERN.labels($m), &<$B::Shape as Shape>::PADDED),
                    (&$P::PATTERN.labels(OPERANDS), &<$Out as Shape>::PADDED),
                ],
            ) } {
            type Of<P, A, B> = OfLeft<Two<P>, A, B>;
            let node = Product::<Of<$P, $A::InMemory, $B::InMemory>, _, _, $A::Shape>::new($grad, $b.1);
            // SAFETY: the caller's promise; the product has the shape of the operand.
            unsafe { $a.0.accept::<$At, _>(node, $arena) }
        } else $else
    };
    (@product right $P:ident $At:ident $Out:ident $grad:ident $arena:ident, $A:ident $a:ident $n:tt [$B:ident $b:ident $m:tt] $else:block) => {
        if const { is_product(
                (&$P::PATTERN.labels($n), &<$A::Shape as Shape>::PADDED),
                [
                    (&$P::PATTERN.labels($m), &<$B::Shape as Shape>::PADDED),
                    (&$P::PATTERN.labels(OPERANDS), &<$Out as Shape>::PADDED),
                ],
            ) } {
            type Of<P, A, B> = OfRight<Two<P>, A, B>;
            let node = Product::<Of<$P, $B::InMemory, $A::InMemory>, _, _, $A::Shape>::new($b.1, $grad);
            // SAFETY: Bounds: the caller's promise for the memory; the product has the shape of the operand.
            unsafe { $a.0.accept::<$At, _>(node, $arena) }
        } else $else
    };
}
operands! {
    [A a 0 [] loops]
    [A a 0 [B b 1] left B b 1 [A a 0] right]
    [A a 0 [B b 1 C c 2] loops B b 1 [A a 0 C c 2] loops C c 2 [A a 0 B b 1] loops]
}
