//! The pass of an optimiser: one loop that reads a parameter, its gradient and its buffers, and writes the parameter
//! and the buffers.

use core::marker::PhantomData;
use core::ops::Range;

use super::parameters::{Name, ParameterElement, ZipVisitor};
#[cfg(feature = "rayon")]
use crate::expr::parallel::{PARALLEL_FROM, part_of, split};
use crate::expr::plan::{Operands, Plan};
use crate::expr::simd_dispatch::{VECTORS, Weight, vectorised};
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
    #[cfg_attr(not(unoptimised), inline(always))]
    fn tensors<T: ParameterElement, Sh: Shape>(
        &mut self,
        _: &Name<'_>,
        parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
        gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
        buffers: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; K],
    ) {
        step(&self.0, parameter, gradient, buffers);
    }
}

/// The visitor that applies the rules of an optimiser whose options a function changes for the name and the sizes of a
/// parameter.
pub(super) struct StepWith<O, F, A> {
    pub(super) optimizer: O,
    pub(super) options: F,
    /// The rules of the changed optimiser at this step.
    pub(super) at: A,
}

impl<const K: usize, O, F, A, R> ZipVisitor<K> for StepWith<O, F, A>
where
    O: Copy,
    F: FnMut(&mut O, &Name<'_>, &[usize]),
    A: Fn(O) -> R,
    R: Rules<K>,
{
    fn tensors<T: ParameterElement, Sh: Shape>(
        &mut self,
        name: &Name<'_>,
        parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
        gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
        buffers: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; K],
    ) {
        let mut group = self.optimizer;
        (self.options)(&mut group, name, parameter.shape());
        step(&(self.at)(group), parameter, gradient, buffers);
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
fn step<T, Sh, P, LP, G, LG, B, LB, R, const K: usize>(
    rules: &R,
    parameter: &mut TensorBase<P, LP>,
    gradient: &TensorBase<G, LG>,
    buffers: [&mut TensorBase<B, LB>; K],
) where
    T: ParameterElement,
    Sh: Shape,
    P: StorageMut<Elem = T>,
    G: Storage<Elem = T>,
    B: StorageMut<Elem = T>,
    LP: Layout<Shape = Sh>,
    LG: Layout<Shape = Sh>,
    LB: Layout<Shape = Sh>,
    R: Rules<K>,
{
    let places = Places {
        parameter: parameter.first_mut(),
        gradient: gradient.first(),
        buffers: buffers.map(TensorBase::first_mut),
    };
    // SAFETY: bounds: each layout is within its storage, and the shapes are equal. Parameter and buffers are borrowed
    // mutably, and may be written.
    unsafe {
        pass::<R, T, Rebased<LP>, Rebased<LG>, Rebased<LB>, K>(
            places,
            rules.rule::<T>(),
            P::UNIQUE && B::UNIQUE,
        );
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

/// Applies the rule to each element, on several threads if there are many and they are `unique`. Elements are read and
/// written through pointers alone: a parameter of cells may overlap its gradient.
///
/// # Safety
/// The layouts have one shape. From the first elements on, they may be read, and those of the parameter and of the
/// buffers written. If they are `unique`, nothing else reads or writes parameter and buffers.
#[inline(never)]
unsafe fn pass<R: Rules<K>, T, LP: Layout, LG: Layout, LB: Layout, const K: usize>(
    places: Places<T, K>,
    rule: R::Rule<T>,
    unique: bool,
) where
    T: ParameterElement,
{
    if const { !VECTORS && LP::IS_CONTIGUOUS && LG::IS_CONTIGUOUS && (K == 0 || LB::IS_CONTIGUOUS) }
    {
        // SAFETY: the caller's promise; the elements are contiguous.
        return unsafe { flat::<R, T, K>(places, rule, const { <LP::Shape as Shape>::NUMEL }) };
    }
    let steps = const { <Pass<R, LP, LG, LB, K> as Walk>::STEPS };
    #[cfg(feature = "rayon")]
    if const {
        <LP::Shape as Shape>::NUMEL >= PARALLEL_FROM && <Pass<R, LP, LG, LB, K> as Walk>::STEPS > 1
    } && unique
    {
        let part = const {
            part_of(
                <Pass<R, LP, LG, LB, K> as Walk>::STEPS,
                <LP::Shape as Shape>::NUMEL,
            )
        };
        // SAFETY: the elements are plain numbers, and each is written by one thread; the rest is the caller's promise.
        return unsafe {
            split(steps, part, |range| {
                pass_part::<R, T, LP, LG, LB, K>(places, &rule, range);
            })
        };
    }
    let _ = unique;
    // SAFETY: the caller's promise.
    unsafe { pass_part::<R, T, LP, LG, LB, K>(places, &rule, 0..steps) }
}

/// Applies the rule to contiguous elements: one function for all shapes, where vectors need none of their own.
///
/// # Safety
/// As for [`pass`], for `n` elements.
#[inline(never)]
unsafe fn flat<R: Rules<K>, T: ParameterElement, const K: usize>(
    places: Places<T, K>,
    rule: R::Rule<T>,
    n: usize,
) {
    for i in 0..n {
        // SAFETY: the caller's promise.
        unsafe { update(&places, &rule, i, i, i) }
    }
}
/// Updates the element at these offsets.
///
/// # Safety
/// The offsets are those of elements, as for [`pass`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn update<R: Rule<T, K>, T: ParameterElement, const K: usize>(
    places: &Places<T, K>,
    rule: &R,
    parameter: usize,
    gradient: usize,
    buffer: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let parameter = places.parameter.add(parameter);
        let gradient = places.gradient.add(gradient);
        // Loops, not `map`: LLVM does not vectorise the copy of an array of one element.
        let mut old = [T::ZERO; K];
        for (old, first) in old.iter_mut().zip(&places.buffers) {
            *old = first.add(buffer).read();
        }
        let (new, kept) = rule.apply(parameter.read(), gradient.read(), old);
        parameter.write(new);
        for (kept, first) in kept.iter().zip(&places.buffers) {
            first.add(buffer).write(*kept);
        }
    }
}

/// Applies the rule to the elements of a range of steps of the plan.
///
/// # Safety
/// As for [`pass`]; no other thread writes the elements of these steps.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn pass_part<R: Rules<K>, T, LP: Layout, LG: Layout, LB: Layout, const K: usize>(
    places: Places<T, K>,
    rule: &R::Rule<T>,
    steps: Range<usize>,
) where
    T: ParameterElement,
{
    vectorised::<Pass<R, LP, LG, LB, K>, _, _>(
        const { <LP::Shape as Shape>::NUMEL },
        rule,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |rule| {
            let rule = *rule;
            Pass::<R, LP, LG, LB, K>::walk_part(
                steps,
                #[cfg_attr(not(unoptimised), inline(always))]
                // SAFETY: the plan visits the indices of the shape, once each; the rest is the caller's promise.
                |index| unsafe {
                    let at = [
                        distance::<LP>(index),
                        distance::<LG>(index),
                        distance::<LB>(index),
                    ];
                    update(&places, &rule, at[0], at[1], at[2]);
                },
            );
        },
    );
}
