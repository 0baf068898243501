//! `einsum!`: sums of products in Einstein notation. PyTorch's `torch.einsum`.
//!
//! The pattern is parsed at compile time, into numbers that are parameters of types.

use core::marker::PhantomData;

use super::contract::{Factor, Labels, MAX_LABELS, Subscripts};
use super::order::{self, Order, Terms};
use crate::expr::temporaries::{Need, Room};
use crate::expr::{Compute, ExprNode, Host, IntoExpr, Kernel, Lazy, Operation};
use crate::layout::Layout;
use crate::ops::{Arithmetic, Sum};
use crate::shape::{MAX_RANK, Shape};

#[doc(hidden)]
pub use crate::layout::{Agrees, HasLetters, Leading, Leads, Letter, LetterFits, RepeatedLetter};

pub(crate) const OPERANDS: usize = order::FACTORS;
/// No position.
const NONE: usize = OPERANDS * MAX_RANK;
/// The maximum number of repetitions of letters that are compared.
const REPETITIONS: usize = 12;

/// A parsed pattern.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// The letters of each operand and of the result.
    letters: [[u8; MAX_RANK]; OPERANDS + 1],
    count: [usize; OPERANDS + 1],
    /// Pairs of positions with the same letter: the first occurrence of the letter, and each later one.
    twice: [(usize, usize); REPETITIONS],
    /// The error in the pattern, if any.
    problem: Option<&'static str>,
}

impl Pattern {
    /// The parts of a pattern for the given number of operands.
    pub const fn new(text: &str, operands: usize) -> Self {
        let text = text.as_bytes();
        let mut out = Self {
            letters: [[0; MAX_RANK]; OPERANDS + 1],
            count: [0; OPERANDS + 1],
            twice: [(NONE, NONE); REPETITIONS],
            problem: None,
        };
        let (mut part, mut explicit, mut i) = (0, false, 0);
        while i < text.len() {
            let c = text[i];
            i += 1;
            if c == b' ' {
                continue;
            } else if c == b',' {
                if explicit {
                    out.problem = Some("einsum: a comma behind `->`");
                    break;
                }
                part += 1;
                if part >= operands {
                    out.problem =
                        Some("einsum: the pattern has more parts than there are operands");
                    break;
                }
            } else if c == b'-' {
                if i >= text.len() || text[i] != b'>' || explicit {
                    out.problem = Some(
                        "einsum: `-` is part of one `->` in front of the letters of the result",
                    );
                    break;
                }
                i += 1;
                if part + 1 != operands {
                    out.problem =
                        Some("einsum: the pattern has fewer parts than there are operands");
                    break;
                }
                explicit = true;
                part = OPERANDS;
            } else if c.is_ascii_alphabetic() {
                out.push(part, c);
            } else {
                out.problem = Some(if c == b'.' {
                    "einsum: `...` is not supported: name each dimension"
                } else {
                    "einsum: a pattern has letters, commas and one `->`"
                });
                break;
            }
        }
        if out.problem.is_none() && !explicit && part + 1 != operands {
            out.problem = Some("einsum: the pattern has fewer parts than there are operands");
        }
        if out.problem.is_none() {
            if explicit {
                out.check_result();
            } else {
                out.imply_result();
            }
            out.find_repetitions(operands);
        }
        if out.problem.is_some() {
            // `check` reports the reason once.
            out.count[OPERANDS] = 0;
            out.twice = [(NONE, NONE); REPETITIONS];
        }
        out
    }

    const fn push(&mut self, part: usize, letter: u8) {
        if self.count[part] == MAX_RANK {
            self.problem = Some("einsum: more than 8 letters for one tensor");
            return;
        }
        self.letters[part][self.count[part]] = letter;
        self.count[part] += 1;
    }

    const fn check_result(&mut self) {
        let mut i = 0;
        while i < self.count[OPERANDS] {
            let letter = self.letters[OPERANDS][i];
            if self.find(letter, 0) == NONE {
                self.problem = Some("einsum: a letter of the result is in no operand");
            }
            let mut j = 0;
            while j < i {
                if self.letters[OPERANDS][j] == letter {
                    self.problem = Some("einsum: a letter occurs twice in the result");
                }
                j += 1;
            }
            i += 1;
        }
    }

    // Without `->`, the result has the letters that occur once, in alphabetical order, uppercase first.
    const fn imply_result(&mut self) {
        let mut letter = b'A';
        while letter <= b'z' {
            let first = self.find(letter, 0);
            if first != NONE && self.find(letter, first + 1) == NONE {
                self.push(OPERANDS, letter);
            }
            letter += 1;
        }
    }

    const fn repeat(&mut self, count: usize, first: usize, again: usize) -> usize {
        if count == REPETITIONS {
            self.problem = Some("einsum: too many repetitions of letters");
            return count;
        }
        self.twice[count] = (first, again);
        count + 1
    }

    const fn find_repetitions(&mut self, operands: usize) {
        let (mut count, mut place) = (0, 0);
        while place < NONE {
            let letter = self.at(place);
            let part = place / MAX_RANK;
            let within = self.find(letter, part * MAX_RANK);
            if letter == 0 {
                // No dimension.
            } else if within < place {
                count = self.repeat(count, within, place);
            } else {
                // The repetition pairs with the first such dimension of each earlier operand.
                let mut operand = 0;
                while operand < part {
                    let first = self.find(letter, operand * MAX_RANK);
                    if first / MAX_RANK == operand {
                        count = self.repeat(count, first, place);
                    }
                    operand += 1;
                }
            }
            place += 1;
        }
        if count > 4 * operands {
            self.problem = Some("einsum: too many repetitions of letters");
        }
        let mut labels = 0;
        let mut letter = b'A';
        while letter <= b'z' {
            labels += (self.find(letter, 0) != NONE) as usize;
            letter += 1;
        }
        if labels >= MAX_LABELS {
            self.problem = Some("einsum: more than 11 different letters");
        }
    }

    const fn at(&self, place: usize) -> u8 {
        let (part, dim) = (place / MAX_RANK, place % MAX_RANK);
        if dim < self.count[part] {
            self.letters[part][dim]
        } else {
            0
        }
    }

    // The first position of a letter, starting at a given position.
    const fn find(&self, letter: u8, mut place: usize) -> usize {
        while place < NONE {
            if self.at(place) == letter {
                return place;
            }
            place += 1;
        }
        NONE
    }

    /// The number of letters of an operand.
    pub const fn rank(&self, operand: usize) -> usize {
        if self.problem.is_some() {
            return usize::MAX;
        }
        self.count[operand]
    }

    /// Reports the error in the pattern, if any.
    #[track_caller]
    pub const fn check(&self) {
        if let Some(problem) = self.problem {
            panic!("{}", problem);
        }
    }

    /// Checks that the pattern matches operands and a result of these sizes: each dimension has a letter, and the sizes
    /// of a letter are equal, or 1 in some operands.
    const fn fits(&self, operands: [&[usize]; OPERANDS], result: &[usize]) -> bool {
        let mut fits = self.problem.is_none() && self.count[OPERANDS] == result.len();
        let mut part = 0;
        while part < OPERANDS {
            fits &= self.count[part] == operands[part].len();
            part += 1;
        }
        // The following code looks up each dimension by its letter.
        if !fits {
            return false;
        }
        let mut of_letter = [1; 128];
        let mut place = 0;
        while place < NONE {
            let letter = self.at(place) as usize;
            if letter != 0 {
                let size = operands[place / MAX_RANK][place % MAX_RANK];
                if of_letter[letter] == 1 {
                    of_letter[letter] = size;
                }
                fits &= size == 1 || size == of_letter[letter];
            }
            place += 1;
        }
        let mut i = 0;
        while i < result.len() {
            let letter = self.letters[OPERANDS][i] as usize;
            fits &= result[i] == of_letter[letter];
            // With a second dimension of the same letter, only the diagonal would be written.
            let mut j = 0;
            while j < i {
                fits &= self.letters[OPERANDS][j] as usize != letter;
                j += 1;
            }
            i += 1;
        }
        fits
    }

    /// The position of a letter of the result: its first occurrence if `which` is 0, else the first one in a later
    /// operand.
    pub const fn place(&self, position: usize, which: usize) -> usize {
        if position >= self.count[OPERANDS] {
            return NONE;
        }
        let letter = self.letters[OPERANDS][position];
        let mut place = self.find(letter, 0);
        let mut i = 0;
        while i < which && place < NONE {
            place = self.find(letter, (place / MAX_RANK + 1) * MAX_RANK);
            i += 1;
        }
        place
    }

    /// The letter of a repetition.
    pub const fn letter(&self, repetition: usize) -> char {
        match self.twice[repetition].0 {
            NONE => ' ',
            place => self.at(place) as char,
        }
    }
    /// The first position of a repetition.
    pub const fn first(&self, repetition: usize) -> usize {
        self.twice[repetition].0
    }
    /// The second position of a repetition.
    pub const fn again(&self, repetition: usize) -> usize {
        self.twice[repetition].1
    }
    /// Whether a repetition is within one operand.
    pub const fn within(&self, repetition: usize) -> bool {
        let (first, again) = self.twice[repetition];
        first / MAX_RANK == again / MAX_RANK && first != NONE
    }

    /// Whether a letter that only one operand has is summed over. Such a sum adds elements, not products.
    pub const fn sums_elements(&self) -> bool {
        let (mut some, mut place) = (false, 0);
        while place < NONE && self.problem.is_none() {
            let letter = self.at(place);
            let later = self.find(letter, (place / MAX_RANK + 1) * MAX_RANK);
            let first = self.find(letter, 0) / MAX_RANK == place / MAX_RANK;
            let (mut kept, mut i) = (false, 0);
            while i < self.count[OPERANDS] {
                kept |= self.letters[OPERANDS][i] == letter;
                i += 1;
            }
            some |= letter != 0 && first && later == NONE && !kept;
            place += 1;
        }
        some
    }

    // Each letter gets a number, starting at 1, in the order of first occurrence.
    const fn label(&self, letter: u8) -> u8 {
        let (mut label, mut place) = (0, 0);
        while place < NONE {
            if self.at(place) != 0 && self.find(self.at(place), 0) == place {
                label += 1;
                if self.at(place) == letter {
                    return label;
                }
            }
            place += 1;
        }
        0
    }

    pub(crate) const fn labels(&self, part: usize) -> Labels {
        let mut out = [0; MAX_RANK];
        let mut i = 0;
        while i < self.count[part] {
            out[MAX_RANK - self.count[part] + i] = self.label(self.letters[part][i]);
            i += 1;
        }
        out
    }
}

/// A pattern as a type.
#[doc(hidden)]
pub trait Parsed {
    const PATTERN: Pattern;
}

/// The type of the sums: integers are summed as `i64` if elements are summed (`true`), and in their own type if
/// products are summed.
#[doc(hidden)]
#[derive(Debug)]
pub struct Sums<const ELEMENTS: bool>;
/// The type of a sum of elements of type `T`.
#[doc(hidden)]
pub trait SumsOf<T>: crate::num::Sealed + 'static {
    type Elem: Arithmetic;
    const SAME: Option<fn(*const T) -> *const Self::Elem>;
    fn summand(x: T) -> Self::Elem;
}
#[diagnostic::do_not_recommend]
impl<const ELEMENTS: bool> crate::num::Sealed for Sums<ELEMENTS> {}
impl<T: Arithmetic> SumsOf<T> for Sums<false> {
    type Elem = T;
    const SAME: Option<fn(*const T) -> *const T> = Some(|x| x);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn summand(x: T) -> T {
        x
    }
}
impl<T: Arithmetic + Sum<Sum: Arithmetic>> SumsOf<T> for Sums<true> {
    type Elem = T::Sum;
    const SAME: Option<fn(*const T) -> *const T::Sum> = T::SUMMANDS;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn summand(x: T) -> T::Sum {
        x.summand()
    }
}
/// A factor whose elements are converted to the type of the sum.
struct Widened<F, W>(F, PhantomData<W>);
impl<F: Factor, W: SumsOf<F::Elem>> Factor for Widened<F, W> {
    type Elem = W::Elem;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        F::is_shared()
    }
    const SIZES: [usize; MAX_RANK] = F::SIZES;
    const STRIDES: Option<[usize; MAX_RANK]> = match W::SAME {
        Some(_) => F::STRIDES,
        None => None,
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const W::Elem {
        match W::SAME {
            Some(same) => same(self.0.pointer()),
            None => core::ptr::null(),
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> W::Elem {
        // SAFETY: the caller's promise.
        W::summand(unsafe { self.0.load(index) })
    }
}

pub(crate) struct Two<P>(PhantomData<P>);
impl<P: Parsed, A, B> Subscripts<A, B> for Two<P> {
    const LEFT: Labels = P::PATTERN.labels(0);
    const RIGHT: Labels = P::PATTERN.labels(1);
    const OUT: Labels = P::PATTERN.labels(OPERANDS);
}

/// The operands of `einsum!`: one, two or three of the same element type.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "einsum: the operands are not expressions of one element type",
    label = "one to three expressions with equal elements are needed",
    note = "elements are converted by `x.to::<f32>()`"
)]
pub trait Operands: Sized + crate::num::Sealed {
    type Elem: Arithmetic;
    type A: Shape;
    type B: Shape;
    type C: Shape;
    type Nodes;
    fn nodes(self) -> Self::Nodes;
}

/// A sum of products, with its operands.
#[derive(Debug)]
pub struct Einsum<P, W, X, Out> {
    pub(crate) x: X,
    of: PhantomData<fn() -> (P, W, Out)>,
}
impl<P, W, X, Out> Einsum<P, W, X, Out> {
    pub(crate) fn new(x: X) -> Self {
        Self { x, of: PhantomData }
    }
}
impl<P, W, X: Clone, Out> Clone for Einsum<P, W, X, Out> {
    fn clone(&self) -> Self {
        Self::new(self.x.clone())
    }
}
impl<P, W, X: Copy, Out> Copy for Einsum<P, W, X, Out> {}
#[diagnostic::do_not_recommend]
impl<P, W, X, Out> crate::num::Sealed for Einsum<P, W, X, Out> {}

/// The operands in memory, or computed when they are read, and memory for the temporaries of [`Order`].
#[doc(hidden)]
#[derive(Debug)]
pub struct WithMemory<P, W, X, Out> {
    x: X,
    memory: *mut u8,
    of: PhantomData<fn() -> (P, W, Out)>,
}
impl<P, W, X, Out> WithMemory<P, W, X, Out> {
    /// # Safety
    /// The memory has as many bytes as the order of the sums requires, aligned, as long as this is in use.
    pub(crate) unsafe fn new(x: X, memory: *mut u8) -> Self {
        Self {
            x,
            memory,
            of: PhantomData,
        }
    }
}

/// The sums of products of operands of these shapes.
pub(crate) struct Products<P, X>(PhantomData<(P, X)>);

macro_rules! operands {
    ($($COUNT:literal [$($A:ident $a:ident $n:tt)*] [$Sa:ty, $Sb:ty, $Sc:ty] |$memory:ident, $out:ident, $unique:ident| $write:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Arithmetic, $($A: IntoExpr<Elem = T>),*> Operands for ($($A,)*) {
            type Elem = T;
            type A = $Sa;
            type B = $Sb;
            type C = $Sc;
            type Nodes = ($($A::Node,)*);
            fn nodes(self) -> Self::Nodes {
                ($(self.$n.node(),)*)
            }
        }
        impl<P: Parsed, $($A: Shape),*> Terms for Products<P, ($($A,)*)> {
            const COUNT: usize = $COUNT;
            const LABELS: [Labels; OPERANDS + 1] = [
                P::PATTERN.labels(0),
                P::PATTERN.labels(1),
                P::PATTERN.labels(2),
                P::PATTERN.labels(OPERANDS),
            ];
            const SIZES: [[usize; MAX_RANK]; OPERANDS] = {
                let mut sizes = [[1; MAX_RANK]; OPERANDS];
                $( sizes[$n] = $A::PADDED; )*
                sizes
            };
        }
        #[diagnostic::do_not_recommend]
        // SAFETY: the operands are numbered in the order in which they are computed; the memory of the sums is counted.
        unsafe impl<P: Parsed, W: SumsOf<T>, T: Arithmetic, Out: Shape, $($A: ExprNode<Elem = T>),*> Operation
            for Einsum<P, Typed<W, T>, ($($A,)*), Out>
        {
            type Over = WithMemory<P, Typed<W, T>, ($($A::Ready,)*), Out>;
            const OPERANDS: Need = Need::NONE $( .then($A::PENDING.need(None)) )*
                .then(Need::kept(Order::<Products<P, ($($A::Shape,)*)>>::bytes::<W::Elem>()));
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn over(self, room: &mut Room) -> Self::Over {
                // SAFETY: the caller's promise.
                unsafe {
                    let x = ($( self.x.$n.ready(room), )*);
                    let bytes = const { Order::<Products<P, ($($A::Shape,)*)>>::bytes::<W::Elem>() };
                    WithMemory::new(x, room.take(bytes))
                }
            }
        }
        #[diagnostic::do_not_recommend]
        impl<P: Parsed, W: SumsOf<T>, T: Arithmetic, Out: Shape, $($A: ExprNode<Elem = T>),*> Kernel
            for Einsum<P, Typed<W, T>, ($($A,)*), Out>
        {
            type Elem = W::Elem;
            type Shape = Out;
            type Memory = Host;
            type RequiresGrad = crate::expr::kernel::kernels!(@any $($A),*);
        }
        // SAFETY: the plan visits each index of the shape, which is the shape of the pattern.
        unsafe impl<P: Parsed, W: SumsOf<T>, T: Arithmetic, Out: Shape, $($A: ExprNode<Elem = T>),*> Compute
            for WithMemory<P, Typed<W, T>, ($($A,)*), Out>
        {
            type Elem = W::Elem;
            type Shape = Out;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn run<L: Layout<Shape = Out>>(&self, $out: *mut W::Elem, $unique: bool) {
                // The loops and sizes depend only on the pattern; the caller may name any type.
                const {
                    let mut sizes: [&[usize]; OPERANDS] = [&[]; OPERANDS];
                    $( sizes[$n] = <$A::Shape as Shape>::SIZES; )*
                    assert!(P::PATTERN.fits(sizes, Out::SIZES), "einsum: another pattern");
                }
                $( let $a = &widened::<_, W>(ByRef(&self.x.$n)); )*
                let $memory = self.memory.cast::<W::Elem>();
                type Of<P, $($A),*> = Products<P, ($(<$A as ExprNode>::Shape,)*)>;
                // SAFETY: the caller's promise, and that of `new` for the memory.
                unsafe { $write }
            }
        }
    )* };
}
operands! {
    1 [A a 0] [A::Shape, (), ()] |_memory, out, unique|
        order::write_one::<Of<P, A>, _, L>(a, out, unique);
    2 [A a 0 B b 1] [A::Shape, B::Shape, ()] |memory, out, unique|
        order::write_two::<Of<P, A, B>, _, _, L>((a, b), memory, out, unique);
    3 [A a 0 B b 1 C c 2] [A::Shape, B::Shape, C::Shape] |memory, out, unique|
        order::write_three::<Of<P, A, B, C>, _, _, _, L>((a, b, c), memory, out, unique);
}
/// The type in which elements of type `T` are summed.
#[derive(Debug)]
pub struct Typed<W, T>(PhantomData<(W, T)>);
/// A borrowed factor.
struct ByRef<'f, F>(&'f F);
impl<F: Factor> Factor for ByRef<'_, F> {
    type Elem = F::Elem;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        F::is_shared()
    }
    const SIZES: [usize; MAX_RANK] = F::SIZES;
    const STRIDES: Option<[usize; MAX_RANK]> = F::STRIDES;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const F::Elem {
        self.0.pointer()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> F::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.0.load(index) }
    }
}
fn widened<F: Factor, W: SumsOf<F::Elem>>(factor: F) -> Widened<F, W> {
    Widened(factor, PhantomData)
}

/// An operand with as many dimensions as letters.
#[doc(hidden)]
pub fn operand<const LETTERS: usize, A: IntoExpr>(a: A) -> A
where
    A::Shape: HasLetters<LETTERS>,
{
    a
}

/// The verdict on two occurrences of one letter.
#[doc(hidden)]
// In one line, as the error message shows it.
#[rustfmt::skip]
pub fn letter<const LETTER: char, T: Agrees<X::A, X::B, X::C>, X: Operands>(_: &X) where T::Ok: LetterFits<LETTER, T::First, T::Again> {}

/// The shape of a result.
#[doc(hidden)]
pub type ShapeOf<O, X> =
    <O as Leading>::Shape<<X as Operands>::A, <X as Operands>::B, <X as Operands>::C>;

/// A pattern and a shape that do not come from the macro are compared when the program is built:
///
/// ```compile_fail,E0080
/// use stridewise::ops::einsum::{self, Letter, Parsed, Pattern, Sums};
/// use stridewise::prelude::*;
/// struct Trace;
/// impl Parsed for Trace {
///     const PATTERN: Pattern = Pattern::new("ii->", 1);
/// }
/// type N = Letter<24, 24, 24>;
/// let x = Tensor::<i64, Shape![3, 3]>::arange();
/// let nine = einsum::sums::<Trace, Sums<false>, (Letter<0, 24, 24>, Letter<1, 24, 24>, N, N, N, N, N, N), _>((&x,)).eval();
/// ```
#[doc(hidden)]
pub fn sums<P: Parsed, W: SumsOf<X::Elem>, O: Leading, X: Operands>(
    x: X,
) -> Lazy<Einsum<P, Typed<W, X::Elem>, X::Nodes, ShapeOf<O, X>>> {
    Lazy(Einsum::new(x.nodes()))
}

/// Sums of products in Einstein notation, of one to three operands. PyTorch's `torch.einsum`.
///
/// Each dimension of an operand has a letter. Dimensions with the same letter share one index, and their sizes must be
/// equal, or 1 in another operand. A letter that is missing from the result (the part after `->`) is summed over.
/// Without `->` the result has the letters that occur once, in alphabetical order. A letter that occurs twice in one
/// operand selects the diagonal.
///
/// The pattern is parsed and the sizes are compared at compile time; the shape of the result is part of its type. If a
/// letter that only one operand has is summed over, integers are summed as `i64`, as by `x.sum()`. Products are summed
/// in their own type, as by `mm`, and products of two operands use the same loops as `mm` and `bmm`. The ellipsis `...`
/// is not supported, and a pattern has at most 11 different letters.
///
/// The sizes determine the order, at compile time. A letter that only one operand has is summed before that operand is
/// multiplied, and of three operands the two whose product leaves the least work are multiplied first, unless one loop
/// over all letters has as few multiplications. The derivative of each operand is computed likewise. What is in memory
/// between these steps is a temporary of the expression ([`Expr::TEMPORARIES`](crate::expr::Expr::TEMPORARIES)).
///
/// The result is an expression, as `a.mm(&b)` is: `eval`, `eval_boxed` and `eval_into` compute it.
///
/// ```
/// use stridewise::prelude::*;
/// let a = Tensor::<f32, Shape![5, 2, 3]>::ones();
/// let b = Tensor::<f32, Shape![5, 3, 4]>::ones();
/// let c: Tensor<f32, Shape![5, 2, 4]> = einsum!("bij,bjk->bik", &a, &b).eval();
/// assert_eq!(c, a.bmm(&b).eval());
/// let x = Tensor::<i64, Shape![3, 3]>::arange();
/// assert_eq!(einsum!("ii", &x).eval()[[]], 12);
/// assert_eq!(einsum!("ii->i", &x).eval().as_slice(), [0, 4, 8]);
/// assert_eq!((einsum!("ij->j", &x) + 1).eval().as_slice(), [10, 13, 16]);
/// let v = tensor![1, 2, 3];
/// assert_eq!(einsum!("i,ij,j->", &v, &x, &v).eval()[[]], 192);
/// ```
#[macro_export]
macro_rules! einsum {
    ($pattern:expr, $($x:expr),+ $(,)?) => { $crate::__einsum!($pattern, $($x),+) };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __einsum {
    ($pattern:expr, $a:expr) => {
        $crate::__einsum!(@ $pattern, 1, [$a] [a] [0], 0 1 2 3)
    };
    ($pattern:expr, $a:expr, $b:expr) => {
        $crate::__einsum!(@ $pattern, 2, [$a, $b] [a b] [0 1], 0 1 2 3 4 5 6 7)
    };
    ($pattern:expr, $a:expr, $b:expr, $c:expr) => {
        $crate::__einsum!(@ $pattern, 3, [$a, $b, $c] [a b c] [0 1 2],
            0 1 2 3 4 5 6 7 8 9 10 11)
    };
    ($pattern:expr, $($x:expr),+) => {
        ::core::compile_error!("einsum: at most three operands: multiply two of them first")
    };
    (@ $pattern:expr, $count:literal,
        [$($x:expr),*] [$($name:ident)*] [$($i:literal)*], $($n:literal)*) => {
        match ($($x,)*) {
            ($($name,)*) => {
                const PARSED: $crate::ops::einsum::Pattern =
                    $crate::ops::einsum::Pattern::new($pattern, $count);
                const _: () = PARSED.check();
                struct Parsed;
                impl $crate::ops::einsum::Parsed for Parsed {
                    const PATTERN: $crate::ops::einsum::Pattern = PARSED;
                }
                let operands = (
                    $($crate::ops::einsum::operand::<{ PARSED.rank($i) }, _>($name),)*
                );
                $(
                    $crate::ops::einsum::letter::<
                        { PARSED.letter($n) },
                        $crate::ops::einsum::RepeatedLetter<
                            { PARSED.first($n) },
                            { PARSED.again($n) },
                            { PARSED.within($n) },
                        >,
                        _,
                    >(&operands);
                )*
                $crate::ops::einsum::sums::<
                    Parsed,
                    $crate::ops::einsum::Sums<{ PARSED.sums_elements() }>,
                    (
                        $crate::__einsum!(@letter 0),
                        $crate::__einsum!(@letter 1),
                        $crate::__einsum!(@letter 2),
                        $crate::__einsum!(@letter 3),
                        $crate::__einsum!(@letter 4),
                        $crate::__einsum!(@letter 5),
                        $crate::__einsum!(@letter 6),
                        $crate::__einsum!(@letter 7),
                    ),
                    _,
                >(operands)
            }
        }
    };
    (@letter $n:literal) => {
        $crate::ops::einsum::Letter<
            { PARSED.place($n, 0) },
            { PARSED.place($n, 1) },
            { PARSED.place($n, 2) },
        >
    };
}
