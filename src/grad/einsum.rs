//! The derivative of `einsum!`: for each operand, the sum of products of the gradient and of the other operands over the
//! letters that the operand lacks, in the order of [`Order`]. The elements along a letter that the operand alone has
//! share a gradient, and what is not on a diagonal that the pattern selects has none.

use core::marker::PhantomData;

use super::bytes;
use super::kernels::{DifferentiableKernel, OfLeft, OfRight};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::plan::effective;
use crate::expr::{Compute, Leaf, Materialized, Tracked};
use crate::layout::{Contiguous, Layout};
use crate::ops::einsum::{Einsum, OPERANDS, Parsed, Products, SumsOf, Two, Typed, WithMemory};
use crate::ops::matmul::contract::{Factor, Labels, MAX_LABELS, Strided};
use crate::ops::matmul::order::{self, Copies, Labelled, Order, RESULT, Steps, Terms};
use crate::ops::{Product, Real};
use crate::shape::{MAX_RANK, Shape};

/// The gradient of the operand `N` of the products `Tm`, whose result has the shape `Out`: the same products with the
/// gradient of the result in place of the operand.
struct Gradient<Tm, Out, const N: usize>(PhantomData<(Tm, Out)>);
impl<Tm: Terms, Out: Shape, const N: usize> Terms for Gradient<Tm, Out, N> {
    const COUNT: usize = Tm::COUNT;
    const LABELS: [Labels; order::FACTORS + 1] = {
        let mut labels = Tm::LABELS;
        labels[N] = Tm::LABELS[RESULT];
        labels[RESULT] = Self::SUMS.labels;
        labels
    };
    const SIZES: [[usize; MAX_RANK]; order::FACTORS] = {
        let mut sizes = Tm::SIZES;
        sizes[N] = Out::PADDED;
        sizes
    };
}
/// The sums of products in memory, in row-major order of those dimensions of the operand that have labels here. The
/// other ones have a step of 0, but for that of a diagonal.
struct InRows {
    labels: Labels,
    steps: [usize; MAX_RANK],
    elements: usize,
    /// Whether a letter has several dimensions.
    diagonal: bool,
}
impl<Tm: Terms, Out: Shape, const N: usize> Gradient<Tm, Out, N> {
    const SUMS: InRows = {
        let (of, sizes) = (&Tm::LABELS[N], &Tm::SIZES[N]);
        let mut sums = InRows {
            labels: [0; MAX_RANK],
            steps: [0; MAX_RANK],
            elements: 1,
            diagonal: false,
        };
        let mut d = MAX_RANK;
        while d > 0 {
            d -= 1;
            let label = of[d];
            // A dimension of size 1 is one to which the others were broadcast: the sum of all copies.
            if label == 0 || sizes[d] == 1 {
                continue;
            }
            let (mut later, mut e) = (MAX_RANK, d + 1);
            while e < MAX_RANK {
                if of[e] == label {
                    later = e;
                }
                e += 1;
            }
            if later < MAX_RANK {
                sums.diagonal = true;
                sums.steps[d] = sums.steps[later];
            } else if Self::is_elsewhere(label) {
                sums.labels[d] = label;
                sums.steps[d] = sums.elements;
                sums.elements = sums.elements.saturating_mul(sizes[d]);
            }
        }
        sums
    };
    /// Whether the result or another operand has several elements along a letter.
    const fn is_elsewhere(label: u8) -> bool {
        let (mut found, mut d) = (false, 0);
        while d < MAX_RANK {
            found |= Tm::LABELS[RESULT][d] == label && Out::PADDED[d] != 1;
            let mut k = 0;
            while k < OPERANDS {
                found |= k != N && Tm::LABELS[k][d] == label && Tm::SIZES[k][d] != 1;
                k += 1;
            }
            d += 1;
        }
        found
    }
    /// Whether a product of two factors writes the gradient: each letter is elsewhere, and none occurs twice.
    const IS_PRODUCT: bool = {
        let (mut product, mut d) = (Tm::COUNT == 2 && !Order::<Self>::SUMS, 0);
        while d < MAX_RANK {
            let several = Tm::LABELS[N][d] != 0 && Tm::SIZES[N][d] != 1;
            product = product && (!several || Self::SUMS.labels[d] != 0);
            d += 1;
        }
        product && !Self::SUMS.diagonal
    };
    /// Whether each element of the gradient is a product of three elements.
    const MULTIPLIES: bool = Order::<Self>::MULTIPLIES && !Self::SUMS.diagonal;
    /// The bytes of the gradient and of temporaries in the arena.
    const fn bytes<T, S: Shape>() -> usize {
        if Self::IS_PRODUCT {
            return 0;
        }
        let sums = match Tm::COUNT {
            1 => 0,
            _ if Self::MULTIPLIES => Order::<Self>::bytes::<T>(),
            _ => bytes::<T>(Self::SUMS.elements) + Order::<Self>::bytes::<T>(),
        };
        if Self::SUMS.diagonal {
            sums + bytes::<T>(S::NUMEL)
        } else {
            sums
        }
    }
}
impl<Tm: Terms, Out: Shape, const N: usize> Gradient<Tm, Out, N> {
    /// The size of each letter of the operand; 1 of others.
    const EXTENTS: [usize; MAX_LABELS] = {
        let (mut extents, mut d) = ([1; MAX_LABELS], 0);
        while d < MAX_RANK {
            if Tm::LABELS[N][d] != 0 {
                extents[Tm::LABELS[N][d] as usize] = Tm::SIZES[N][d];
            }
            d += 1;
        }
        extents
    };
    /// The step along each letter in the sums, and in the operand's gradient, where a step along a diagonal is one along
    /// each of its dimensions.
    const BY_LETTER: [[usize; MAX_LABELS]; 2] = {
        let (sizes, labels) = (&Tm::SIZES[N], &Tm::LABELS[N]);
        let (mut steps, mut step, mut d) = ([[0; MAX_LABELS]; 2], 1_usize, MAX_RANK);
        while d > 0 {
            d -= 1;
            let label = labels[d] as usize;
            steps[0][label] = Self::STEPS[d];
            steps[1][label] += step;
            step = step.saturating_mul(sizes[d]);
        }
        steps
    };
    /// Passes the gradient on, whose sums of products, or whose copies, are in memory from `first` on.
    ///
    /// # Safety
    /// As for [`Tape::accept`]; the elements may be read at the steps, and the arena has the bytes of a diagonal.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn pass<At: Place, Ta: Tape<Elem: Real>>(
        tape: Ta,
        first: *const Ta::Elem,
        arena: &mut Arena,
    ) {
        if const { Self::SUMS.diagonal } {
            let of: *mut Ta::Elem = arena.take(<Ta::Shape as Shape>::NUMEL);
            for i in 0..<Ta::Shape as Shape>::NUMEL {
                // SAFETY: Bounds: memory for as many elements.
                unsafe { of.add(i).write(num_traits::zero()) }
            }
            // SAFETY: Bounds: an element for each value of the letters, of both.
            unsafe {
                scatter(
                    const { Self::EXTENTS },
                    first,
                    of,
                    const { Self::BY_LETTER },
                );
                tape.accept::<At, SavedTensor<Ta::Elem, Ta::Shape>>(Leaf::new(of), arena);
            }
        } else {
            // SAFETY: the caller's promise.
            unsafe {
                let copies = Copies::<Ta::Elem, Ta::Shape, Self>::new(first);
                tape.accept::<At, _>(copies, arena);
            }
        }
    }
}
macro_rules! of_several {
    ($($name:ident $write:ident $($A:ident $a:ident)*;)*) => {
        impl<Tm: Terms, Out: Shape, const N: usize> Gradient<Tm, Out, N> { $(
            /// Passes on the gradient of one of several operands: the sums of the products of these factors.
            ///
            /// # Safety
            /// As for [`Tape::accept`]; the arena has the bytes that are counted.
            unsafe fn $name<At: Place, Ta: Tape<Elem: Real>, $($A: Factor<Elem = Ta::Elem>),*>(
                tape: Ta,
                ($($a,)*): ($(&$A,)*),
                arena: &mut Arena,
            ) {
                let sums: *mut Ta::Elem = arena.take(const { Self::SUMS.elements });
                let memory: *mut u8 = arena.take(const { Order::<Self>::bytes::<Ta::Elem>() });
                // SAFETY: Bounds: memory for the sums and for the temporaries, which nobody else accesses; the rest is
                // the caller's promise.
                unsafe {
                    if const { Self::SUMS.elements > 0 } {
                        order::$write::<Self, $($A,)* Self>(($($a,)*), memory.cast(), sums, true);
                    }
                    Self::pass::<At, Ta>(tape, sums, arena);
                }
            }
        )* }
    };
}
of_several! {
    of_two write_two A a B b;
    of_three write_three_to A a B b C c;
}
impl<Tm: Terms, Out: Shape, const N: usize> Gradient<Tm, Out, N> {
    /// As `of_three`, where the gradient [`MULTIPLIES`](Self::MULTIPLIES).
    ///
    /// # Safety
    /// As for `of_three`; the factors are in memory.
    unsafe fn of_products<At, Ta, A, B, C>(tape: Ta, factors: (&A, &B, &C), arena: &mut Arena)
    where
        At: Place,
        Ta: Tape<Elem: Real>,
        A: Factor<Elem = Ta::Elem>,
        B: Factor<Elem = Ta::Elem>,
        C: Factor<Elem = Ta::Elem>,
    {
        let memory: *mut u8 = arena.take(const { Order::<Self>::bytes::<Ta::Elem>() });
        // SAFETY: Bounds: memory for the temporaries; the rest is the caller's promise.
        unsafe {
            let node = order::multiplied::<Self, _, _, _, Ta::Shape, InOperand<Tm, N>>(
                factors,
                memory.cast(),
            );
            tape.accept::<At, _>(node, arena);
        }
    }
}
/// The dimensions of an operand.
struct InOperand<Tm, const N: usize>(PhantomData<Tm>);
impl<Tm: Terms, const N: usize> Labelled for InOperand<Tm, N> {
    const LABELS: Labels = Tm::LABELS[N];
}
impl<Tm: Terms, Out: Shape, const N: usize> Strided for Gradient<Tm, Out, N> {
    const STRIDES: [usize; MAX_RANK] = Self::SUMS.steps;
}
impl<Tm: Terms, Out: Shape, const N: usize> Steps for Gradient<Tm, Out, N> {
    const STEPS: [usize; MAX_RANK] = {
        let mut steps = Self::SUMS.steps;
        // One operand: the gradient of the result itself.
        if Tm::COUNT == 1 {
            let strides = effective(&Out::PADDED, &<Contiguous<Out> as Layout>::PADDED_STRIDES);
            let mut d = 0;
            while d < MAX_RANK {
                let mut e = 0;
                steps[d] = 0;
                while e < MAX_RANK {
                    if Tm::LABELS[N][d] != 0 && Tm::LABELS[RESULT][e] == Tm::LABELS[N][d] {
                        steps[d] = strides[e];
                    }
                    e += 1;
                }
                d += 1;
            }
        }
        steps
    };
}

/// Copies an element for each value of all letters.
///
/// # Safety
/// All elements that the steps reach within the extents may be read from `from`, and written to `to`.
unsafe fn scatter<T: Copy>(
    extents: [usize; MAX_LABELS],
    mut from: *const T,
    mut to: *mut T,
    [read, written]: [[usize; MAX_LABELS]; 2],
) {
    if extents.contains(&0) {
        return;
    }
    let mut at = [0; MAX_LABELS];
    loop {
        // SAFETY: the caller's promise.
        unsafe { to.write(from.read()) }
        // The next value of the letters, the last one fastest.
        let mut done = true;
        let letters = extents.iter().zip(read.iter().zip(&written));
        for (i, (extent, (read, written))) in at.iter_mut().zip(letters).rev() {
            *i += 1;
            from = from.wrapping_add(*read);
            to = to.wrapping_add(*written);
            if *i < *extent {
                done = false;
                break;
            }
            *i = 0;
            from = from.wrapping_sub(read * extent);
            to = to.wrapping_sub(written * extent);
        }
        if done {
            return;
        }
    }
}

macro_rules! operands {
    ($([$($A:ident $a:ident $n:tt)*] |$grad:ident| $Shapes:ty: $([$X:ident $x:ident $N:tt $($of:tt)*])*;)*) => { $(
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
            const SAVED: usize = Order::<$Shapes>::bytes::<T>() $( + <$A as Differentiable>::PLACED )*;
            const GRADS: usize = 0 $( + <$A::Tape as Tape>::GRADS + if $A::RequiresGrad::VALUE {
                Gradient::<$Shapes, Out, $n>::bytes::<T, $A::Shape>()
            } else {
                0
            } )*;
            const READS_RESULT: bool = false;
            unsafe fn run<const RESULT: bool>(self, out: *mut T, arena: &mut Arena) -> Self::Saved {
                // SAFETY: the caller's promise.
                unsafe {
                    $( let $a = Differentiable::record_in_memory(self.x.$n, arena); )*
                    let memory: *mut u8 = arena.take(const { Order::<$Shapes>::bytes::<T>() });
                    if RESULT {
                        let einsum = WithMemory::<P, Typed<W, T>, _, Out>::new(($($a.1,)*), memory);
                        Compute::write::<Contiguous<Out>>(&einsum, out, true);
                    }
                    ($($a,)*)
                }
            }
            unsafe fn to_operands<At: Place>(
                ($($a,)*): Self::Saved,
                _: SavedTensor<T, Out>,
                $grad: SavedTensor<T, Out>,
                arena: &mut Arena,
            ) {
                $( if const { $X::RequiresGrad::VALUE } {
                    // SAFETY: the caller's promise; the arena has the bytes that are counted.
                    unsafe { operands! { @of P, Out, At, $Shapes, $grad, arena, $X $x $N $($of)* } }
                } )*
            }
        }
    )* };
    (@of $P:ident, $Out:ident, $At:ident, $Shapes:ty, $grad:ident, $arena:ident, $A:ident $a:ident $n:tt ) => {
        Gradient::<$Shapes, $Out, $n>::pass::<$At, _>($a.0, Materialized::first(&$grad), $arena)
    };
    (@of $P:ident, $Out:ident, $At:ident, $Shapes:ty, $grad:ident, $arena:ident, $A:ident $a:ident $n:tt left $B:ident $b:ident) => {
        if const { Gradient::<$Shapes, $Out, $n>::IS_PRODUCT } {
            type Of<P, A, B> = OfLeft<Two<P>, A, B>;
            let node = Product::<Of<$P, $A::InMemory, $B::InMemory>, _, _, $A::Shape>::new($grad, $b.1);
            $a.0.accept::<$At, _>(node, $arena)
        } else {
            Gradient::<$Shapes, $Out, $n>::of_two::<$At, _, _, _>($a.0, (&$grad, &$b.1), $arena)
        }
    };
    (@of $P:ident, $Out:ident, $At:ident, $Shapes:ty, $grad:ident, $arena:ident, $A:ident $a:ident $n:tt right $B:ident $b:ident) => {
        if const { Gradient::<$Shapes, $Out, $n>::IS_PRODUCT } {
            type Of<P, A, B> = OfRight<Two<P>, A, B>;
            let node = Product::<Of<$P, $B::InMemory, $A::InMemory>, _, _, $A::Shape>::new($b.1, $grad);
            $a.0.accept::<$At, _>(node, $arena)
        } else {
            Gradient::<$Shapes, $Out, $n>::of_two::<$At, _, _, _>($a.0, (&$b.1, &$grad), $arena)
        }
    };
    (@of $P:ident, $Out:ident, $At:ident, $Shapes:ty, $grad:ident, $arena:ident, $A:ident $a:ident $n:tt among $f:expr) => {
        if const { Gradient::<$Shapes, $Out, $n>::MULTIPLIES } {
            Gradient::<$Shapes, $Out, $n>::of_products::<$At, _, _, _, _>($a.0, $f, $arena)
        } else {
            Gradient::<$Shapes, $Out, $n>::of_three::<$At, _, _, _, _>($a.0, $f, $arena)
        }
    };
}
operands! {
    [A a 0] |grad| Products<P, (A::Shape,)>: [A a 0];
    [A a 0 B b 1] |grad| Products<P, (A::Shape, B::Shape)>: [A a 0 left B b] [B b 1 right A a];
    [A a 0 B b 1 C c 2] |grad| Products<P, (A::Shape, B::Shape, C::Shape)>:
        [A a 0 among (&grad, &b.1, &c.1)]
        [B b 1 among (&a.1, &grad, &c.1)]
        [C c 2 among (&a.1, &b.1, &grad)];
}
