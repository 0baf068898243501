//! Natural numbers as lists of decimal digits, least significant digit outermost.
//!
//! `X3<X2<X1<End>>>` is 123. Every operation is a generic associated type of the one trait [`Nat`], so generic code
//! needs no bound other than `Nat`. A binary operation first matches its left digit. It then uses the associated type
//! of the right operand that has this digit in its name (`X3::Add<B>` is `B::AddTo3`): one step and no search per
//! digit. The result of the lower digits, a carry or an order, is in the name of the next step (`AddCarry`, `CmpLess`).
//! It is not a parameter, because the compiler would prove the parameter's bounds each time.
//!
//! A product iterates over the digits of its left factor, which is the shorter one: `X3<A>::Mul<B>` is three times `B`
//! plus ten times `A * B`. `B::Times3<P>` adds both at once, where `P` is `A * B`: the lowest digit of the result is
//! that of three times the lowest digit of `B`, and `Fuse` continues with the other digits of `B`, each plus a digit of
//! `P`.

#[macro_use]
mod tables;

use core::marker::PhantomData;

use typenum::{B0, B1, UInt, UTerm};

use crate::num::bits::{Bool, Equal, False, Greater, Less, Ordering, True};
use crate::num::dim::{D, Dim, K};

/// The number without digits: zero, and the end of the digits of every other number.
#[derive(Clone, Copy, Debug)]
pub struct End;

macro_rules! digit_types {
    ($($X:ident)*) => { $(
        /// A decimal digit, followed by more significant ones.
        #[derive(Clone, Copy, Debug)]
        pub struct $X<R>(PhantomData<R>);
    )* };
}
digit_types! { X0 X1 X2 X3 X4 X5 X6 X7 X8 X9 }

// Adds a digit below a number. A zero below zero vanishes, which keeps the form canonical.
type P0<R> = <R as Nat>::Push0;
type P1<R> = X1<R>;
type P2<R> = X2<R>;
type P3<R> = X3<R>;
type P4<R> = X4<R>;
type P5<R> = X5<R>;
type P6<R> = X6<R>;
type P7<R> = X7<R>;
type P8<R> = X8<R>;
type P9<R> = X9<R>;

/// The number 1.
pub(crate) type One = X1<End>;

/// Ten copies of the tens, followed by the units: contiguous elements, as many as the number says.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Elements<Tens, Units> {
    tens: Tens,
    units: Units,
}

/// The result of a division.
pub trait Division: Sized {
    type Quotient: Nat;
    type Remainder: Nat;
}
/// The quotient and the remainder.
#[derive(Debug)]
pub struct Divided<Q, R>(PhantomData<(Q, R)>);
impl<Q: Nat, R: Nat> Division for Divided<Q, R> {
    type Quotient = Q;
    type Remainder = R;
}

/// A natural number.
pub trait Nat: Sized {
    /// The number in the public form, as a size.
    type Dim: Dim;
    /// An array with this number of elements.
    type Array<T: Copy>: Copy;
    /// The number as a type of `typenum`.
    type Typenum: typenum::Unsigned;
    type IsZero: Bool;
    type IsOne: Bool;
    /// The number, or 1 if it is 0.
    type AtLeastOne: Nat;
    type Succ: Nat;
    /// The number minus 1; 0 for 0.
    type Pred: Nat;
    type Add<B: Nat>: Nat;
    /// `N` plus this number: `N` itself if this number is 0.
    type Upon<N: Dim>: Dim;
    /// Requires that `B` is not larger: see `Minus` of [`Ordering`].
    type Sub<B: Nat>: Nat;
    type Mul<B: Nat>: Nat;
    type Divide<B: Nat>: Division;
    /// `N` divided by this number, which is not 0: by 2 in a step for each digit.
    type Divides<N: Nat>: Division;
    /// `N` divided by 2, if this is what precedes the digit 2.
    type DividesTwo<N: Nat>: Division;
    /// The remainder of the division by 2.
    type Odd: Nat;
    type Eq<B: Nat>: Bool;
    type Cmp<B: Nat>: Ordering;

    // The second half of each operation, named after the left digit.
    type AddCarry<B: Nat>: Nat;
    type SubBorrow<B: Nat>: Nat;
    /// The comparison if the lower digits compare as less, or as greater.
    type CmpLess<B: Nat>: Ordering;
    type CmpGreater<B: Nat>: Ordering;
    /// The comparison of zero with this number, and the same if the lower digits compare as greater.
    type CmpFromEnd: Ordering;
    type CmpGreaterFromEnd: Ordering;
    /// Counts how often `B` can be subtracted, and adds the quotient `Q`.
    type Reduce<B: Nat, Q: Nat>: Division;
    type Half: Nat;
    /// The number with a group of three digits appended.
    type Group<L: Dim>: Dim;
    type Push0: Nat;
    type Push1: Nat;
    type Push2: Nat;
    type Push3: Nat;
    type Push4: Nat;
    type Push5: Nat;
    type Push6: Nat;
    type Push7: Nat;
    type Push8: Nat;
    type Push9: Nat;
    type AddTo0<R: Nat>: Nat;
    type AddTo1<R: Nat>: Nat;
    type AddTo2<R: Nat>: Nat;
    type AddTo3<R: Nat>: Nat;
    type AddTo4<R: Nat>: Nat;
    type AddTo5<R: Nat>: Nat;
    type AddTo6<R: Nat>: Nat;
    type AddTo7<R: Nat>: Nat;
    type AddTo8<R: Nat>: Nat;
    type AddTo9<R: Nat>: Nat;
    type AddCarryTo0<R: Nat>: Nat;
    type AddCarryTo1<R: Nat>: Nat;
    type AddCarryTo2<R: Nat>: Nat;
    type AddCarryTo3<R: Nat>: Nat;
    type AddCarryTo4<R: Nat>: Nat;
    type AddCarryTo5<R: Nat>: Nat;
    type AddCarryTo6<R: Nat>: Nat;
    type AddCarryTo7<R: Nat>: Nat;
    type AddCarryTo8<R: Nat>: Nat;
    type AddCarryTo9<R: Nat>: Nat;
    type SubFrom0<R: Nat>: Nat;
    type SubFrom1<R: Nat>: Nat;
    type SubFrom2<R: Nat>: Nat;
    type SubFrom3<R: Nat>: Nat;
    type SubFrom4<R: Nat>: Nat;
    type SubFrom5<R: Nat>: Nat;
    type SubFrom6<R: Nat>: Nat;
    type SubFrom7<R: Nat>: Nat;
    type SubFrom8<R: Nat>: Nat;
    type SubFrom9<R: Nat>: Nat;
    type SubBorrowFrom0<R: Nat>: Nat;
    type SubBorrowFrom1<R: Nat>: Nat;
    type SubBorrowFrom2<R: Nat>: Nat;
    type SubBorrowFrom3<R: Nat>: Nat;
    type SubBorrowFrom4<R: Nat>: Nat;
    type SubBorrowFrom5<R: Nat>: Nat;
    type SubBorrowFrom6<R: Nat>: Nat;
    type SubBorrowFrom7<R: Nat>: Nat;
    type SubBorrowFrom8<R: Nat>: Nat;
    type SubBorrowFrom9<R: Nat>: Nat;
    type CmpFrom0<R: Nat>: Ordering;
    type CmpFrom1<R: Nat>: Ordering;
    type CmpFrom2<R: Nat>: Ordering;
    type CmpFrom3<R: Nat>: Ordering;
    type CmpFrom4<R: Nat>: Ordering;
    type CmpFrom5<R: Nat>: Ordering;
    type CmpFrom6<R: Nat>: Ordering;
    type CmpFrom7<R: Nat>: Ordering;
    type CmpFrom8<R: Nat>: Ordering;
    type CmpFrom9<R: Nat>: Ordering;
    type CmpLessFrom0<R: Nat>: Ordering;
    type CmpLessFrom1<R: Nat>: Ordering;
    type CmpLessFrom2<R: Nat>: Ordering;
    type CmpLessFrom3<R: Nat>: Ordering;
    type CmpLessFrom4<R: Nat>: Ordering;
    type CmpLessFrom5<R: Nat>: Ordering;
    type CmpLessFrom6<R: Nat>: Ordering;
    type CmpLessFrom7<R: Nat>: Ordering;
    type CmpLessFrom8<R: Nat>: Ordering;
    type CmpLessFrom9<R: Nat>: Ordering;
    type CmpGreaterFrom0<R: Nat>: Ordering;
    type CmpGreaterFrom1<R: Nat>: Ordering;
    type CmpGreaterFrom2<R: Nat>: Ordering;
    type CmpGreaterFrom3<R: Nat>: Ordering;
    type CmpGreaterFrom4<R: Nat>: Ordering;
    type CmpGreaterFrom5<R: Nat>: Ordering;
    type CmpGreaterFrom6<R: Nat>: Ordering;
    type CmpGreaterFrom7<R: Nat>: Ordering;
    type CmpGreaterFrom8<R: Nat>: Ordering;
    type CmpGreaterFrom9<R: Nat>: Ordering;
    type EqTo0<R: Nat>: Bool;
    type EqTo1<R: Nat>: Bool;
    type EqTo2<R: Nat>: Bool;
    type EqTo3<R: Nat>: Bool;
    type EqTo4<R: Nat>: Bool;
    type EqTo5<R: Nat>: Bool;
    type EqTo6<R: Nat>: Bool;
    type EqTo7<R: Nat>: Bool;
    type EqTo8<R: Nat>: Bool;
    type EqTo9<R: Nat>: Bool;
    // Times a digit, plus the carry.
    type Scale2Plus0: Nat;
    type Scale2Plus1: Nat;
    type Scale3Plus0: Nat;
    type Scale3Plus1: Nat;
    type Scale3Plus2: Nat;
    type Scale4Plus0: Nat;
    type Scale4Plus1: Nat;
    type Scale4Plus2: Nat;
    type Scale4Plus3: Nat;
    type Scale5Plus0: Nat;
    type Scale5Plus1: Nat;
    type Scale5Plus2: Nat;
    type Scale5Plus3: Nat;
    type Scale5Plus4: Nat;
    type Scale6Plus0: Nat;
    type Scale6Plus1: Nat;
    type Scale6Plus2: Nat;
    type Scale6Plus3: Nat;
    type Scale6Plus4: Nat;
    type Scale6Plus5: Nat;
    type Scale7Plus0: Nat;
    type Scale7Plus1: Nat;
    type Scale7Plus2: Nat;
    type Scale7Plus3: Nat;
    type Scale7Plus4: Nat;
    type Scale7Plus5: Nat;
    type Scale7Plus6: Nat;
    type Scale8Plus0: Nat;
    type Scale8Plus1: Nat;
    type Scale8Plus2: Nat;
    type Scale8Plus3: Nat;
    type Scale8Plus4: Nat;
    type Scale8Plus5: Nat;
    type Scale8Plus6: Nat;
    type Scale8Plus7: Nat;
    type Scale9Plus0: Nat;
    type Scale9Plus1: Nat;
    type Scale9Plus2: Nat;
    type Scale9Plus3: Nat;
    type Scale9Plus4: Nat;
    type Scale9Plus5: Nat;
    type Scale9Plus6: Nat;
    type Scale9Plus7: Nat;
    type Scale9Plus8: Nat;
    type Scale2Plus2: Nat;
    type Scale3Plus3: Nat;
    type Scale4Plus4: Nat;
    type Scale5Plus5: Nat;
    type Scale6Plus6: Nat;
    type Scale7Plus7: Nat;
    type Scale8Plus8: Nat;
    type Scale9Plus9: Nat;
    type Below0<B: Nat>: Nat;
    type Below1<B: Nat>: Nat;
    type Below2<B: Nat>: Nat;
    type Below3<B: Nat>: Nat;
    type Below4<B: Nat>: Nat;
    type Below5<B: Nat>: Nat;
    type Below6<B: Nat>: Nat;
    type Below7<B: Nat>: Nat;
    type Below8<B: Nat>: Nat;
    type Below9<B: Nat>: Nat;
    // Times a digit, plus ten times another number: a digit of the left factor, and the digits above it.
    type Times0<P: Nat>: Nat;
    type Times1<P: Nat>: Nat;
    type Times2<P: Nat>: Nat;
    type Times3<P: Nat>: Nat;
    type Times4<P: Nat>: Nat;
    type Times5<P: Nat>: Nat;
    type Times6<P: Nat>: Nat;
    type Times7<P: Nat>: Nat;
    type Times8<P: Nat>: Nat;
    type Times9<P: Nat>: Nat;
    // Times a digit, plus the carry, plus another number: a step of a long multiplication.
    type Fuse2Plus0<P: Nat>: Nat;
    type Fuse2Plus1<P: Nat>: Nat;
    type Fuse2Plus2<P: Nat>: Nat;
    type Fuse3Plus0<P: Nat>: Nat;
    type Fuse3Plus1<P: Nat>: Nat;
    type Fuse3Plus2<P: Nat>: Nat;
    type Fuse3Plus3<P: Nat>: Nat;
    type Fuse4Plus0<P: Nat>: Nat;
    type Fuse4Plus1<P: Nat>: Nat;
    type Fuse4Plus2<P: Nat>: Nat;
    type Fuse4Plus3<P: Nat>: Nat;
    type Fuse4Plus4<P: Nat>: Nat;
    type Fuse5Plus0<P: Nat>: Nat;
    type Fuse5Plus1<P: Nat>: Nat;
    type Fuse5Plus2<P: Nat>: Nat;
    type Fuse5Plus3<P: Nat>: Nat;
    type Fuse5Plus4<P: Nat>: Nat;
    type Fuse5Plus5<P: Nat>: Nat;
    type Fuse6Plus0<P: Nat>: Nat;
    type Fuse6Plus1<P: Nat>: Nat;
    type Fuse6Plus2<P: Nat>: Nat;
    type Fuse6Plus3<P: Nat>: Nat;
    type Fuse6Plus4<P: Nat>: Nat;
    type Fuse6Plus5<P: Nat>: Nat;
    type Fuse6Plus6<P: Nat>: Nat;
    type Fuse7Plus0<P: Nat>: Nat;
    type Fuse7Plus1<P: Nat>: Nat;
    type Fuse7Plus2<P: Nat>: Nat;
    type Fuse7Plus3<P: Nat>: Nat;
    type Fuse7Plus4<P: Nat>: Nat;
    type Fuse7Plus5<P: Nat>: Nat;
    type Fuse7Plus6<P: Nat>: Nat;
    type Fuse7Plus7<P: Nat>: Nat;
    type Fuse8Plus0<P: Nat>: Nat;
    type Fuse8Plus1<P: Nat>: Nat;
    type Fuse8Plus2<P: Nat>: Nat;
    type Fuse8Plus3<P: Nat>: Nat;
    type Fuse8Plus4<P: Nat>: Nat;
    type Fuse8Plus5<P: Nat>: Nat;
    type Fuse8Plus6<P: Nat>: Nat;
    type Fuse8Plus7<P: Nat>: Nat;
    type Fuse8Plus8<P: Nat>: Nat;
    type Fuse9Plus0<P: Nat>: Nat;
    type Fuse9Plus1<P: Nat>: Nat;
    type Fuse9Plus2<P: Nat>: Nat;
    type Fuse9Plus3<P: Nat>: Nat;
    type Fuse9Plus4<P: Nat>: Nat;
    type Fuse9Plus5<P: Nat>: Nat;
    type Fuse9Plus6<P: Nat>: Nat;
    type Fuse9Plus7<P: Nat>: Nat;
    type Fuse9Plus8<P: Nat>: Nat;
    type Fuse9Plus9<P: Nat>: Nat;
    fuse_rows! { declare }
    type HalfOver0: Nat;
    type HalfOver1: Nat;
    type HalfOver2: Nat;
    type HalfOver3: Nat;
    type HalfOver4: Nat;
    type HalfOver5: Nat;
    type HalfOver6: Nat;
    type HalfOver7: Nat;
    type HalfOver8: Nat;
    type HalfOver9: Nat;
    type Units0: Dim;
    type Units1: Dim;
    type Units2: Dim;
    type Units3: Dim;
    type Units4: Dim;
    type Units5: Dim;
    type Units6: Dim;
    type Units7: Dim;
    type Units8: Dim;
    type Units9: Dim;
    hundred! { declare }
}

impl Nat for End {
    type Dim = D<0>;
    type Array<T: Copy> = [T; 0];
    type Typenum = UTerm;
    type IsZero = True;
    type IsOne = False;
    type AtLeastOne = One;
    type Succ = One;
    type Pred = End;
    type Add<B: Nat> = B;
    type Upon<N: Dim> = N;
    type Sub<B: Nat> = End;
    type Mul<B: Nat> = End;
    type Divide<B: Nat> = Divided<End, End>;
    type Divides<N: Nat> = Divided<End, N>;
    type DividesTwo<N: Nat> = Divided<N::Half, N::Odd>;
    type Odd = End;
    type Eq<B: Nat> = B::IsZero;
    type Cmp<B: Nat> = B::CmpFromEnd;
    type CmpLess<B: Nat> = Less;
    type CmpGreater<B: Nat> = B::CmpGreaterFromEnd;
    type CmpFromEnd = Equal;
    type CmpGreaterFromEnd = Greater;
    type AddCarry<B: Nat> = B::Succ;
    type SubBorrow<B: Nat> = End;
    type Reduce<B: Nat, Q: Nat> = <<End as Nat>::Cmp<B> as Ordering>::Reduce<End, B, Q>;
    type Half = End;
    type Group<L: Dim> = L;
    type Push0 = End;
    type Push1 = X1<End>;
    type Push2 = X2<End>;
    type Push3 = X3<End>;
    type Push4 = X4<End>;
    type Push5 = X5<End>;
    type Push6 = X6<End>;
    type Push7 = X7<End>;
    type Push8 = X8<End>;
    type Push9 = X9<End>;
    type AddTo0<R: Nat> = X0<R>;
    type AddTo1<R: Nat> = X1<R>;
    type AddTo2<R: Nat> = X2<R>;
    type AddTo3<R: Nat> = X3<R>;
    type AddTo4<R: Nat> = X4<R>;
    type AddTo5<R: Nat> = X5<R>;
    type AddTo6<R: Nat> = X6<R>;
    type AddTo7<R: Nat> = X7<R>;
    type AddTo8<R: Nat> = X8<R>;
    type AddTo9<R: Nat> = X9<R>;
    type AddCarryTo0<R: Nat> = <X0<R> as Nat>::Succ;
    type AddCarryTo1<R: Nat> = <X1<R> as Nat>::Succ;
    type AddCarryTo2<R: Nat> = <X2<R> as Nat>::Succ;
    type AddCarryTo3<R: Nat> = <X3<R> as Nat>::Succ;
    type AddCarryTo4<R: Nat> = <X4<R> as Nat>::Succ;
    type AddCarryTo5<R: Nat> = <X5<R> as Nat>::Succ;
    type AddCarryTo6<R: Nat> = <X6<R> as Nat>::Succ;
    type AddCarryTo7<R: Nat> = <X7<R> as Nat>::Succ;
    type AddCarryTo8<R: Nat> = <X8<R> as Nat>::Succ;
    type AddCarryTo9<R: Nat> = <X9<R> as Nat>::Succ;
    type SubFrom0<R: Nat> = X0<R>;
    type SubFrom1<R: Nat> = X1<R>;
    type SubFrom2<R: Nat> = X2<R>;
    type SubFrom3<R: Nat> = X3<R>;
    type SubFrom4<R: Nat> = X4<R>;
    type SubFrom5<R: Nat> = X5<R>;
    type SubFrom6<R: Nat> = X6<R>;
    type SubFrom7<R: Nat> = X7<R>;
    type SubFrom8<R: Nat> = X8<R>;
    type SubFrom9<R: Nat> = X9<R>;
    type SubBorrowFrom0<R: Nat> = <X0<R> as Nat>::Pred;
    type SubBorrowFrom1<R: Nat> = <X1<R> as Nat>::Pred;
    type SubBorrowFrom2<R: Nat> = <X2<R> as Nat>::Pred;
    type SubBorrowFrom3<R: Nat> = <X3<R> as Nat>::Pred;
    type SubBorrowFrom4<R: Nat> = <X4<R> as Nat>::Pred;
    type SubBorrowFrom5<R: Nat> = <X5<R> as Nat>::Pred;
    type SubBorrowFrom6<R: Nat> = <X6<R> as Nat>::Pred;
    type SubBorrowFrom7<R: Nat> = <X7<R> as Nat>::Pred;
    type SubBorrowFrom8<R: Nat> = <X8<R> as Nat>::Pred;
    type SubBorrowFrom9<R: Nat> = <X9<R> as Nat>::Pred;
    type CmpFrom0<R: Nat> = Greater;
    type CmpFrom1<R: Nat> = Greater;
    type CmpFrom2<R: Nat> = Greater;
    type CmpFrom3<R: Nat> = Greater;
    type CmpFrom4<R: Nat> = Greater;
    type CmpFrom5<R: Nat> = Greater;
    type CmpFrom6<R: Nat> = Greater;
    type CmpFrom7<R: Nat> = Greater;
    type CmpFrom8<R: Nat> = Greater;
    type CmpFrom9<R: Nat> = Greater;
    type CmpLessFrom0<R: Nat> = Greater;
    type CmpLessFrom1<R: Nat> = Greater;
    type CmpLessFrom2<R: Nat> = Greater;
    type CmpLessFrom3<R: Nat> = Greater;
    type CmpLessFrom4<R: Nat> = Greater;
    type CmpLessFrom5<R: Nat> = Greater;
    type CmpLessFrom6<R: Nat> = Greater;
    type CmpLessFrom7<R: Nat> = Greater;
    type CmpLessFrom8<R: Nat> = Greater;
    type CmpLessFrom9<R: Nat> = Greater;
    type CmpGreaterFrom0<R: Nat> = Greater;
    type CmpGreaterFrom1<R: Nat> = Greater;
    type CmpGreaterFrom2<R: Nat> = Greater;
    type CmpGreaterFrom3<R: Nat> = Greater;
    type CmpGreaterFrom4<R: Nat> = Greater;
    type CmpGreaterFrom5<R: Nat> = Greater;
    type CmpGreaterFrom6<R: Nat> = Greater;
    type CmpGreaterFrom7<R: Nat> = Greater;
    type CmpGreaterFrom8<R: Nat> = Greater;
    type CmpGreaterFrom9<R: Nat> = Greater;
    type EqTo0<R: Nat> = R::IsZero;
    type EqTo1<R: Nat> = False;
    type EqTo2<R: Nat> = False;
    type EqTo3<R: Nat> = False;
    type EqTo4<R: Nat> = False;
    type EqTo5<R: Nat> = False;
    type EqTo6<R: Nat> = False;
    type EqTo7<R: Nat> = False;
    type EqTo8<R: Nat> = False;
    type EqTo9<R: Nat> = False;
    type Scale2Plus2 = X2<End>;
    type Scale3Plus3 = X3<End>;
    type Scale4Plus4 = X4<End>;
    type Scale5Plus5 = X5<End>;
    type Scale6Plus6 = X6<End>;
    type Scale7Plus7 = X7<End>;
    type Scale8Plus8 = X8<End>;
    type Scale9Plus9 = X9<End>;
    type Below0<B: Nat> = End;
    type Below1<B: Nat> = B;
    type Below2<B: Nat> = B::Scale2Plus0;
    type Below3<B: Nat> = B::Scale3Plus0;
    type Below4<B: Nat> = B::Scale4Plus0;
    type Below5<B: Nat> = B::Scale5Plus0;
    type Below6<B: Nat> = B::Scale6Plus0;
    type Below7<B: Nat> = B::Scale7Plus0;
    type Below8<B: Nat> = B::Scale8Plus0;
    type Below9<B: Nat> = B::Scale9Plus0;
    type Times0<P: Nat> = End;
    type Times1<P: Nat> = End;
    type Times2<P: Nat> = End;
    type Times3<P: Nat> = End;
    type Times4<P: Nat> = End;
    type Times5<P: Nat> = End;
    type Times6<P: Nat> = End;
    type Times7<P: Nat> = End;
    type Times8<P: Nat> = End;
    type Times9<P: Nat> = End;
    type Fuse2Plus0<P: Nat> = P;
    type Fuse2Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse2Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse3Plus0<P: Nat> = P;
    type Fuse3Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse3Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse3Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse4Plus0<P: Nat> = P;
    type Fuse4Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse4Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse4Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse4Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse5Plus0<P: Nat> = P;
    type Fuse5Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse5Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse5Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse5Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse5Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse6Plus0<P: Nat> = P;
    type Fuse6Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse6Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse6Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse6Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse6Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse6Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse7Plus0<P: Nat> = P;
    type Fuse7Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse7Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse7Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse7Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse7Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse7Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse7Plus7<P: Nat> = P::AddTo7<End>;
    type Fuse8Plus0<P: Nat> = P;
    type Fuse8Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse8Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse8Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse8Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse8Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse8Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse8Plus7<P: Nat> = P::AddTo7<End>;
    type Fuse8Plus8<P: Nat> = P::AddTo8<End>;
    type Fuse9Plus0<P: Nat> = P;
    type Fuse9Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse9Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse9Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse9Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse9Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse9Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse9Plus7<P: Nat> = P::AddTo7<End>;
    type Fuse9Plus8<P: Nat> = P::AddTo8<End>;
    type Fuse9Plus9<P: Nat> = P::AddTo9<End>;
    fuse_rows! { end }
    type Scale2Plus0 = End;
    type Scale2Plus1 = X1<End>;
    type Scale3Plus0 = End;
    type Scale3Plus1 = X1<End>;
    type Scale3Plus2 = X2<End>;
    type Scale4Plus0 = End;
    type Scale4Plus1 = X1<End>;
    type Scale4Plus2 = X2<End>;
    type Scale4Plus3 = X3<End>;
    type Scale5Plus0 = End;
    type Scale5Plus1 = X1<End>;
    type Scale5Plus2 = X2<End>;
    type Scale5Plus3 = X3<End>;
    type Scale5Plus4 = X4<End>;
    type Scale6Plus0 = End;
    type Scale6Plus1 = X1<End>;
    type Scale6Plus2 = X2<End>;
    type Scale6Plus3 = X3<End>;
    type Scale6Plus4 = X4<End>;
    type Scale6Plus5 = X5<End>;
    type Scale7Plus0 = End;
    type Scale7Plus1 = X1<End>;
    type Scale7Plus2 = X2<End>;
    type Scale7Plus3 = X3<End>;
    type Scale7Plus4 = X4<End>;
    type Scale7Plus5 = X5<End>;
    type Scale7Plus6 = X6<End>;
    type Scale8Plus0 = End;
    type Scale8Plus1 = X1<End>;
    type Scale8Plus2 = X2<End>;
    type Scale8Plus3 = X3<End>;
    type Scale8Plus4 = X4<End>;
    type Scale8Plus5 = X5<End>;
    type Scale8Plus6 = X6<End>;
    type Scale8Plus7 = X7<End>;
    type Scale9Plus0 = End;
    type Scale9Plus1 = X1<End>;
    type Scale9Plus2 = X2<End>;
    type Scale9Plus3 = X3<End>;
    type Scale9Plus4 = X4<End>;
    type Scale9Plus5 = X5<End>;
    type Scale9Plus6 = X6<End>;
    type Scale9Plus7 = X7<End>;
    type Scale9Plus8 = X8<End>;
    type HalfOver0 = P0<End>;
    type HalfOver1 = P0<End>;
    type HalfOver2 = P1<End>;
    type HalfOver3 = P1<End>;
    type HalfOver4 = P2<End>;
    type HalfOver5 = P2<End>;
    type HalfOver6 = P3<End>;
    type HalfOver7 = P3<End>;
    type HalfOver8 = P4<End>;
    type HalfOver9 = P4<End>;
    type Units0 = D<0>;
    type Units1 = D<1>;
    type Units2 = D<2>;
    type Units3 = D<3>;
    type Units4 = D<4>;
    type Units5 = D<5>;
    type Units6 = D<6>;
    type Units7 = D<7>;
    type Units8 = D<8>;
    type Units9 = D<9>;
    hundred! { end }
}

macro_rules! divides {
    (2 $R:ident $N:ident) => { $R::DividesTwo<$N> };
    ($d:tt $R:ident $N:ident) => { $N::Divide<Self> };
}
macro_rules! odd {
    (B0) => {
        End
    };
    (B1) => {
        One
    };
}
macro_rules! digit {
    ($X:ident $d:tt $bit:ident
        own $push:ident $addto:ident $carryto:ident $subfrom:ident $borrowfrom:ident $cmpfrom:ident $cmplessfrom:ident $cmpgreaterfrom:ident
            $eq:ident $below:ident $halfover:ident $units:ident;
        one $is_zero:ty, $is_one:ty; succ $succ:ty; pred $pred:ty;
        add $(($add:ident $addx:ident $addrest:ident))*;
        sub $(($sub:ident $subp:ident $subrest:ident))*;
        cmp $(($cmp:ident $cmprest:ident))*;
        ne $($ne:ident)*;
        scale $(($scale:ident $scalep:ident $carry:ident))*;
        times $(($times:ident $timesx:ident $timesfuse:ident))*;
        fuse $(($fuse:ident $put:ident))*;
        put $(($how:ident $plus:tt $sum:ident))*;
        half $(($half:ident $halfp:ident))*;
        units $(($u:ident $tens:ident))*;
        groups $(($last:ident $group:literal))*;
    ) => {
        impl<R: Nat> Nat for $X<R> {
            type Dim = R::$units;
            type Array<T: Copy> = Elements<[R::Array<T>; 10], [T; $d]>;
            type Typenum = UInt<<<Self as Nat>::Half as Nat>::Typenum, $bit>;
            type IsZero = $is_zero;
            type IsOne = $is_one;
            type AtLeastOne = Self;
            type Succ = $succ;
            type Pred = $pred;
            type Add<B: Nat> = B::$addto<R>;
            type Upon<N: Dim> = <Self::Add<N::Nat> as Nat>::Dim;
            type AddCarry<B: Nat> = B::$carryto<R>;
            type Sub<B: Nat> = B::$subfrom<R>;
            type SubBorrow<B: Nat> = B::$borrowfrom<R>;
            type Mul<B: Nat> = R::$below<B>;
            type Below0<B: Nat> = B::Times0<R::$below<B>>;
            type Below1<B: Nat> = B::Times1<R::$below<B>>;
            type Below2<B: Nat> = B::Times2<R::$below<B>>;
            type Below3<B: Nat> = B::Times3<R::$below<B>>;
            type Below4<B: Nat> = B::Times4<R::$below<B>>;
            type Below5<B: Nat> = B::Times5<R::$below<B>>;
            type Below6<B: Nat> = B::Times6<R::$below<B>>;
            type Below7<B: Nat> = B::Times7<R::$below<B>>;
            type Below8<B: Nat> = B::Times8<R::$below<B>>;
            type Below9<B: Nat> = B::Times9<R::$below<B>>;
            type Times0<P: Nat> = X0<P>;
            type Times1<P: Nat> = $X<R::Add<P>>;
            $( type $times<P: Nat> = $timesx<R::$timesfuse<P>>; )*
            type Divide<B: Nat> =
                <<<R::Divide<B> as Division>::Remainder as Nat>::$push as Nat>::Reduce<
                    B,
                    <<R::Divide<B> as Division>::Quotient as Nat>::Push0,
                >;
            type Divides<N: Nat> = divides!($d R N);
            type DividesTwo<N: Nat> = N::Divide<X2<Self>>;
            type Odd = odd!($bit);
            type Eq<B: Nat> = B::$eq<R>;
            type Cmp<B: Nat> = B::$cmpfrom<R>;
            type CmpLess<B: Nat> = B::$cmplessfrom<R>;
            type CmpGreater<B: Nat> = B::$cmpgreaterfrom<R>;
            type CmpFromEnd = Less;
            type CmpGreaterFromEnd = Less;
            type Reduce<B: Nat, Q: Nat> =
                <<Self as Nat>::Cmp<B> as Ordering>::Reduce<Self, B, Q>;
            type Half = R::$halfover;
            type Group<L: Dim> = K<<Self as Nat>::Dim, L>;
            type Push0 = X0<Self>;
            type Push1 = X1<Self>;
            type Push2 = X2<Self>;
            type Push3 = X3<Self>;
            type Push4 = X4<Self>;
            type Push5 = X5<Self>;
            type Push6 = X6<Self>;
            type Push7 = X7<Self>;
            type Push8 = X8<Self>;
            type Push9 = X9<Self>;
            $( type $add<S: Nat> = $addx<S::$addrest<R>>; )*
            $( type $sub<S: Nat> = $subp<S::$subrest<R>>; )*
            $( type $cmp<S: Nat> = S::$cmprest<R>; )*
            type $eq<S: Nat> = S::Eq<R>;
            $( type $ne<S: Nat> = False; )*
            $( type $scale = $scalep<R::$carry>; )*
            $( type $fuse<P: Nat> = P::$put<R>; )*
            $( fuse_rows! { $how $plus $sum } )*
            $( type $half = $halfp<<Self as Nat>::Half>; )*
            $( type $u = R::$tens; )*
            $( type $last = R::Group<D<$group>>; )*
        }
    };
}

each_digit! { digit }
