//! The pass of an optimiser: one loop that reads a parameter, its gradient and its buffers, and writes the parameter
//! and the buffers.

use core::marker::PhantomData;

use super::parameters::{GradientFits, ParameterElement, ZipVisitor};
use crate::expr::plan::{Operands, Plan};
use crate::expr::simd_dispatch::{Weight, vectorised};
use crate::expr::{Walk, distance};
use crate::layout::{Layout, Rebased};
use crate::shape::Shape;
use crate::storage::{Storage, StorageMut};
use crate::tensor::TensorBase;

/// The update of one element, with its `K` buffers.
pub(super) trait Rule<T, const K: usize>: Copy {
    fn apply(&self, parameter: T, gradient: T, buffers: [T; K]) -> (T, [T; K]);
}

/// An optimiser at one step: its rule for each element type, with constants of this type.
pub(super) trait Rules<const K: usize> {
    /// Whether the rule divides or takes roots.
    const HEAVY: bool;
    type Rule<T: ParameterElement>: Rule<T, K>;
    fn rule<T: ParameterElement>(&self) -> Self::Rule<T>;
}

/// The visitor that applies rules.
pub(super) struct Step<R>(pub(super) R);

impl<const K: usize, R: Rules<K>> ZipVisitor<K> for Step<R> {
    fn tensors<T, P, LP, G, LG, B, LB>(
        &mut self,
        parameter: &mut TensorBase<P, LP>,
        gradient: &TensorBase<G, LG>,
        buffers: [&mut TensorBase<B, LB>; K],
    ) where
        T: ParameterElement,
        P: StorageMut<Elem = T>,
        G: Storage<Elem = T>,
        B: StorageMut<Elem = T>,
        LP: Layout,
        LG: Layout<Shape: GradientFits<LP::Shape>>,
        LB: Layout<Shape: GradientFits<LP::Shape>>,
    {
        let places = Places {
            parameter: parameter.first_mut(),
            gradient: gradient.first(),
            buffers: buffers.map(TensorBase::first_mut),
        };
        // SAFETY: bounds: each layout is within its storage, and the shapes are equal, `GradientFits` being
        // implemented for equal shapes alone. Parameter and buffers are borrowed mutably, and may be written.
        unsafe {
            pass::<R, T, Rebased<LP>, Rebased<LG>, Rebased<LB>, K>(places, self.0.rule::<T>());
        }
    }
}

/// The first elements.
#[derive(Clone, Copy)]
struct Places<T, const K: usize> {
    parameter: *mut T,
    gradient: *const T,
    buffers: [*mut T; K],
}

/// The plan of the loop over layouts of one shape.
struct Pass<R, LP, LG, LB, const K: usize>(PhantomData<(R, LP, LG, LB)>);

impl<R, LP: Layout, LG: Layout, LB: Layout, const K: usize> Walk for Pass<R, LP, LG, LB, K> {
    const PLAN: Plan = {
        let sizes = &<LP::Shape as Shape>::PADDED;
        let operands = Operands::one(sizes, &LP::PADDED_STRIDES)
            .and(&Operands::one(sizes, &LG::PADDED_STRIDES));
        // Without buffers, their layout must not split loops.
        if K == 0 {
            Plan::new(sizes, &operands)
        } else {
            Plan::new(
                sizes,
                &operands.and(&Operands::one(sizes, &LB::PADDED_STRIDES)),
            )
        }
    };
}
impl<R: Rules<K>, LP, LG, LB, const K: usize> Weight for Pass<R, LP, LG, LB, K> {
    const HEAVY: bool = R::HEAVY;
}

/// Applies the rule to each element. Elements are read and written through pointers alone: a parameter of cells may
/// overlap its gradient.
///
/// # Safety
/// The layouts have one shape. From the first elements on, they may be read, and those of the parameter and of the
/// buffers written.
#[inline(never)]
unsafe fn pass<R: Rules<K>, T, LP: Layout, LG: Layout, LB: Layout, const K: usize>(
    places: Places<T, K>,
    rule: R::Rule<T>,
) where
    T: ParameterElement,
{
    vectorised::<Pass<R, LP, LG, LB, K>, _, _>(
        const { <LP::Shape as Shape>::NUMEL },
        &rule,
        #[inline(always)]
        move |rule| {
            let rule = *rule;
            Pass::<R, LP, LG, LB, K>::walk(
                #[inline(always)]
                // SAFETY: the plan visits the indices of the shape, once each; the rest is the caller's promise.
                |index| unsafe {
                    let parameter = places.parameter.add(distance::<LP>(index));
                    let gradient = places.gradient.add(distance::<LG>(index));
                    let buffers = places.buffers.map(|first| first.add(distance::<LB>(index)));
                    let (new, kept) = rule.apply(
                        parameter.read(),
                        gradient.read(),
                        buffers.map(|place| place.read()),
                    );
                    parameter.write(new);
                    for (place, value) in buffers.into_iter().zip(kept) {
                        place.write(value);
                    }
                },
            );
        },
    );
}
