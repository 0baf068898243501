//! Sizes as types in decimal form: `D<0>` to `D<999>`, and groups of three digits for larger numbers.

use core::fmt;
use core::marker::PhantomData;

use super::bits::{Bool, False, True};
use super::compare::*;
use super::nat::{End, Nat, X0, X1, X2, X3, X4, X5, X6, X7, X8, X9};

/// A number from 0 to 999 as a type: `D<3>` is 3.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct D<const N: usize>;

/// A number above 999 as a type, in groups of three digits: `K<D<50>, D<0>>` is 50,000.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct K<Thousands, Rest>(PhantomData<(Thousands, Rest)>);

impl<const N: usize> fmt::Debug for D<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&N, f)
    }
}
impl<H, L> fmt::Debug for K<H, L>
where
    K<H, L>: Dim,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Self::SIZE, f)
    }
}

/// A size, a stride or an offset that is known at compile time: [`D`] up to 999, [`K`] above.
///
/// `Shape![3, 50_000]` writes these types. In generic code, `fn f<N: Dim>(x: TensorView<f32, (N,)>)` needs no further
/// bound, and `fn f<const N: usize>` uses `D<N>` with the bound `D<N>: Dim`.
///
/// ```
/// use stridewise::num::Mul;
/// use stridewise::prelude::*;
/// assert_eq!(<Mul<D<40>, D<50>> as Dim>::SIZE, 2000);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a size",
    label = "not a size: `D<N>` counts from 0 to 999",
    note = "larger numbers are written by the macros: `Shape![50_000]`, `s![1000..2000]`",
    note = "where `N` is generic, add the bound `D<N>: Dim`",
    note = "`Shape![2, 3]` lists sizes, `Dims![0, 1]` dimensions"
)]
pub trait Dim: super::Sealed + Copy + 'static {
    /// The value.
    const SIZE: usize;
    /// The weight of the number to the left of this one in a [`K`]: 1000 for each group of three digits.
    #[doc(hidden)]
    const SCALE: usize;
    #[doc(hidden)]
    type Nat: Nat;
    /// The digits of all groups of this number, followed by the more significant digits `R`. This is not a separate
    /// trait, because for each number below 1000 the compiler searches the 1000 impls of every trait that it needs.
    #[doc(hidden)]
    type Below<R: Nat>: Nat;
    // The following are constants of a number below 1000, which the compiler reads in one step.
    #[doc(hidden)]
    type IsZero: Bool;
    #[doc(hidden)]
    type IsOne: Bool;
    /// The number, or 1 if it is 0.
    #[doc(hidden)]
    type AtLeastOne: Dim;
    /// `AtLeastOne` as a list of digits.
    #[doc(hidden)]
    type Factor: Nat;
    /// The quick comparison with `B`: see [`QuickComparison`].
    #[doc(hidden)]
    type Like<B: Dim>: QuickComparison;
    #[doc(hidden)]
    type LikeHead<B: Dim>: QuickComparison;
    #[doc(hidden)]
    type Tail: Tail;
    #[doc(hidden)]
    type Head: Head;
    /// The comparisons with other sizes. A size equals itself and broadcasts with itself and with 1, even if it is
    /// generic, so a generic function can add two tensors of the same shape. Times 1 it is itself, so merging a dimension
    /// with one of size 1 keeps its size.
    #[doc(hidden)]
    type Compare: Compare<
            Join<Self> = Self,
            Fits<Self> = True,
            Same<Self> = True,
            Grows<Self> = True,
            Repeats<Self> = False,
        > + Compare<Join<D<1>> = Self, Fits<D<1>> = True, Times<D<1>> = Self>;
}

/// The comparisons of a size with other sizes.
#[doc(hidden)]
pub trait Compare: Sized + 'static {
    /// The size that the two sizes broadcast to.
    type Join<B: Dim>: Dim;
    /// Whether the two sizes broadcast.
    type Fits<B: Dim>: Bool;
    /// Whether the two sizes are equal.
    type Same<B: Dim>: Bool;
    /// Whether this size expands to `B`.
    type Grows<B: Dim>: Bool;
    /// Whether this size, which expands to `B`, is not `B`.
    type Repeats<B: Dim>: Bool;
    /// Whether this size broadcasts with `K<H, L>`, a number above 999.
    type FitsGroups<H: Dim, L: Dim>: Bool;
    type SameGroups<H: Dim, L: Dim>: Bool;
    /// This size times `B`.
    type Times<B: Dim>: Dim;
    /// `A`, which is not the literal 1, times this size.
    type Scales<A: Dim>: Dim;
}
type Product<A, B> = <<<A as Dim>::Nat as Nat>::Mul<<B as Dim>::Nat> as Nat>::Dim;
/// The size 1, which broadcasts with any size.
#[doc(hidden)]
#[derive(Debug)]
pub struct Unit;
impl Compare for Unit {
    type Join<B: Dim> = B;
    type Fits<B: Dim> = True;
    type Same<B: Dim> = B::IsOne;
    type Grows<B: Dim> = True;
    type Repeats<B: Dim> = <B::IsOne as Bool>::Not;
    type FitsGroups<H: Dim, L: Dim> = True;
    type SameGroups<H: Dim, L: Dim> = False;
    type Times<B: Dim> = B;
    type Scales<A: Dim> = A;
}
/// A size below 1000 other than 1.
#[doc(hidden)]
#[derive(Debug)]
pub struct Below1000<N>(PhantomData<N>);
impl<N: Dim> Compare for Below1000<N> {
    type Join<B: Dim> = N;
    type Fits<B: Dim> = <B::IsOne as Bool>::Or<<N::Nat as Nat>::Eq<B::Nat>>;
    type Same<B: Dim> = <N::Nat as Nat>::Eq<B::Nat>;
    type Grows<B: Dim> = <N::Nat as Nat>::Eq<B::Nat>;
    type Repeats<B: Dim> = False;
    type FitsGroups<H: Dim, L: Dim> = False;
    type SameGroups<H: Dim, L: Dim> = False;
    type Times<B: Dim> = <B::Compare as Compare>::Scales<N>;
    type Scales<A: Dim> = Product<A, N>;
}
impl<H: Dim, L: Dim> Compare for K<H, L> {
    type Join<B: Dim> = Self;
    type Fits<B: Dim> = <B::Compare as Compare>::FitsGroups<H, L>;
    type Same<B: Dim> = <B::Compare as Compare>::SameGroups<H, L>;
    type Grows<B: Dim> = <B::Compare as Compare>::SameGroups<H, L>;
    type Repeats<B: Dim> = False;
    type FitsGroups<G: Dim, M: Dim> = Self::SameGroups<G, M>;
    type SameGroups<G: Dim, M: Dim> =
        <<H::Compare as Compare>::Same<G> as Bool>::And<<L::Compare as Compare>::Same<M>>;
    type Times<B: Dim> = <B::Compare as Compare>::Scales<Self>;
    type Scales<A: Dim> = Product<A, Self>;
}

/// A number that is given in `::<..>`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count<const N: usize>;
#[diagnostic::do_not_recommend]
impl<const N: usize> crate::num::Sealed for Count<N> {}

/// A number that `::<..>` accepts: a number below 1000.
#[diagnostic::on_unimplemented(
    message = "the number {N} in `::<..>` is not known to be below 1000",
    label = "numbers in `::<..>` reach 999",
    note = "larger ones are written by a macro: `x.slice(s![1000..2000])`, `x.one_hot_to::<Shape![1000]>()`",
    note = "where `N` is generic, add the bound `D<N>: Dim`"
)]
pub trait BelowThousand<const N: usize>: crate::num::Sealed {
    #[doc(hidden)]
    type Dim: Dim;
}
#[diagnostic::do_not_recommend]
impl<const N: usize> BelowThousand<N> for Count<N>
where
    D<N>: Dim,
{
    type Dim = D<N>;
}

/// An integer that `::<..>` accepts, from -999 to 999, and whether it is odd.
#[diagnostic::on_unimplemented(
    message = "the number {N} is too large for `::<..>`",
    label = "whole numbers in `::<..>` reach from -999 to 999"
)]
pub trait Parity<const N: isize>: super::Sealed {
    #[doc(hidden)]
    type IsOdd: Bool;
}

/// The number `N` of `::<N>` as a size.
pub type Named<const N: usize> = <Count<N> as BelowThousand<N>>::Dim;

#[diagnostic::do_not_recommend]
impl<H: Dim, L: Dim> super::Sealed for K<H, L> {}
#[diagnostic::do_not_recommend]
impl<H: Dim, L: Dim> Dim for K<H, L> {
    const SIZE: usize = H::SIZE * L::SCALE + L::SIZE;
    const SCALE: usize = H::SCALE * L::SCALE;
    type Nat = L::Below<H::Nat>;
    type Below<R: Nat> = L::Below<H::Below<R>>;
    type IsZero = <Self::Nat as Nat>::IsZero;
    type IsOne = <Self::Nat as Nat>::IsOne;
    type AtLeastOne = <<Self::Nat as Nat>::AtLeastOne as Nat>::Dim;
    type Factor = <Self::Nat as Nat>::AtLeastOne;
    type Like<B: Dim> =
        <<<H::IsZero as Bool>::Not as Bool>::And<<Self as Compare>::Same<B>> as Bool>::QuickComparison;
    type LikeHead<B: Dim> = DifferentSizes;
    type Tail = L::Tail;
    type Head = More;
    type Compare = Self;
}

macro_rules! group {
    // The hundreds digit and the tens digit, and the ten numbers that have them.
    ($H:ident X0: $($n:literal)*) => { group! { @zip $H X0 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T00 Is00 T01 Is01 T02 Is02 T03 Is03 T04 Is04 T05 Is05 T06 Is06 T07 Is07 T08 Is08 T09 Is09] } };
    ($H:ident X1: $($n:literal)*) => { group! { @zip $H X1 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T10 Is10 T11 Is11 T12 Is12 T13 Is13 T14 Is14 T15 Is15 T16 Is16 T17 Is17 T18 Is18 T19 Is19] } };
    ($H:ident X2: $($n:literal)*) => { group! { @zip $H X2 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T20 Is20 T21 Is21 T22 Is22 T23 Is23 T24 Is24 T25 Is25 T26 Is26 T27 Is27 T28 Is28 T29 Is29] } };
    ($H:ident X3: $($n:literal)*) => { group! { @zip $H X3 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T30 Is30 T31 Is31 T32 Is32 T33 Is33 T34 Is34 T35 Is35 T36 Is36 T37 Is37 T38 Is38 T39 Is39] } };
    ($H:ident X4: $($n:literal)*) => { group! { @zip $H X4 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T40 Is40 T41 Is41 T42 Is42 T43 Is43 T44 Is44 T45 Is45 T46 Is46 T47 Is47 T48 Is48 T49 Is49] } };
    ($H:ident X5: $($n:literal)*) => { group! { @zip $H X5 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T50 Is50 T51 Is51 T52 Is52 T53 Is53 T54 Is54 T55 Is55 T56 Is56 T57 Is57 T58 Is58 T59 Is59] } };
    ($H:ident X6: $($n:literal)*) => { group! { @zip $H X6 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T60 Is60 T61 Is61 T62 Is62 T63 Is63 T64 Is64 T65 Is65 T66 Is66 T67 Is67 T68 Is68 T69 Is69] } };
    ($H:ident X7: $($n:literal)*) => { group! { @zip $H X7 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T70 Is70 T71 Is71 T72 Is72 T73 Is73 T74 Is74 T75 Is75 T76 Is76 T77 Is77 T78 Is78 T79 Is79] } };
    ($H:ident X8: $($n:literal)*) => { group! { @zip $H X8 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T80 Is80 T81 Is81 T82 Is82 T83 Is83 T84 Is84 T85 Is85 T86 Is86 T87 Is87 T88 Is88 T89 Is89] } };
    ($H:ident X9: $($n:literal)*) => { group! { @zip $H X9 [$($n)*] [X0 X1 X2 X3 X4 X5 X6 X7 X8 X9] [T90 Is90 T91 Is91 T92 Is92 T93 Is93 T94 Is94 T95 Is95 T96 Is96 T97 Is97 T98 Is98 T99 Is99] } };
    (@zip $H:ident $T:ident [$($n:literal)*] [$($U:ident)*] [$($Tail:ident $is:ident)*]) => { $(
        #[diagnostic::do_not_recommend]
        impl super::Sealed for D<$n> {}
        #[diagnostic::do_not_recommend]
        impl Dim for D<$n> {
            const SIZE: usize = $n;
            const SCALE: usize = 1000;
            type Nat = group!(@canonical $H $T $U);
            type IsZero = group!(@is_zero $H $T $U);
            type IsOne = group!(@is_one $H $T $U);
            type AtLeastOne = group!(@at_least_one $H $T $U);
            type Factor = group!(@factor $H $T $U);
            type Compare = group!(@compare $H $T $U);
            type Like<B: Dim> = group!(@like $H $T $U $is B);
            type LikeHead<B: Dim> = group!(@like_head $H B);
            type Tail = $Tail;
            type Head = group!(@head $H);
            type Below<R: Nat> = group!(@push $U group!(@push $T group!(@push $H R)));
        }
        #[diagnostic::do_not_recommend]
        impl Parity<$n> for () {
            type IsOdd = group!(@is_odd $U);
        }
        group! { @below_zero $n $H $T $U }
    )* };
    (@below_zero $n:literal X0 X0 X0) => {};
    (@below_zero $n:literal $H:ident $T:ident $U:ident) => {
        #[diagnostic::do_not_recommend]
        impl Parity<{ -$n }> for () {
            type IsOdd = group!(@is_odd $U);
        }
    };
    (@is_odd X1) => { True };
    (@is_odd X3) => { True };
    (@is_odd X5) => { True };
    (@is_odd X7) => { True };
    (@is_odd X9) => { True };
    (@is_odd $U:ident) => { False };
    // `K<D<0>, D<5>>` is another form of 5: its leading zeros vanish, so all arithmetic is correct.
    (@push X0 $R:ty) => { <$R as Nat>::Push0 };
    (@push $U:ident $R:ty) => { $U<$R> };
    (@is_zero X0 X0 X0) => { True };
    (@is_zero $H:ident $T:ident $U:ident) => { False };
    (@is_one X0 X0 X1) => { True };
    (@is_one $H:ident $T:ident $U:ident) => { False };
    (@at_least_one X0 X0 X0) => { D<1> };
    (@at_least_one $H:ident $T:ident $U:ident) => { Self };
    (@factor X0 X0 X0) => { X1<End> };
    (@factor $H:ident $T:ident $U:ident) => { group!(@canonical $H $T $U) };
    (@like X0 X0 X0 $is:ident $B:ident) => { SizeZero };
    (@like X0 X0 X1 $is:ident $B:ident) => { SizeOne };
    (@like $H:ident $T:ident $U:ident $is:ident $B:ident) => { <$B::Tail as Tail>::$is<Self, $B> };
    (@head X0) => { H0 };
    (@head X1) => { H1 };
    (@head X2) => { H2 };
    (@head X3) => { H3 };
    (@head X4) => { H4 };
    (@head X5) => { H5 };
    (@head X6) => { H6 };
    (@head X7) => { H7 };
    (@head X8) => { H8 };
    (@head X9) => { H9 };
    (@like_head X0 $B:ident) => { <$B::Head as Head>::Is0 };
    (@like_head X1 $B:ident) => { <$B::Head as Head>::Is1 };
    (@like_head X2 $B:ident) => { <$B::Head as Head>::Is2 };
    (@like_head X3 $B:ident) => { <$B::Head as Head>::Is3 };
    (@like_head X4 $B:ident) => { <$B::Head as Head>::Is4 };
    (@like_head X5 $B:ident) => { <$B::Head as Head>::Is5 };
    (@like_head X6 $B:ident) => { <$B::Head as Head>::Is6 };
    (@like_head X7 $B:ident) => { <$B::Head as Head>::Is7 };
    (@like_head X8 $B:ident) => { <$B::Head as Head>::Is8 };
    (@like_head X9 $B:ident) => { <$B::Head as Head>::Is9 };
    (@compare X0 X0 X1) => { Unit };
    (@compare $H:ident $T:ident $U:ident) => { Below1000<Self> };
    (@canonical X0 X0 X0) => { End };
    (@canonical X0 X0 $U:ident) => { $U<End> };
    (@canonical X0 $T:ident $U:ident) => { $U<$T<End>> };
    (@canonical $H:ident $T:ident $U:ident) => { $U<$T<$H<End>>> };
}
group! { X0 X0: 0 1 2 3 4 5 6 7 8 9 }
group! { X0 X1: 10 11 12 13 14 15 16 17 18 19 }
group! { X0 X2: 20 21 22 23 24 25 26 27 28 29 }
group! { X0 X3: 30 31 32 33 34 35 36 37 38 39 }
group! { X0 X4: 40 41 42 43 44 45 46 47 48 49 }
group! { X0 X5: 50 51 52 53 54 55 56 57 58 59 }
group! { X0 X6: 60 61 62 63 64 65 66 67 68 69 }
group! { X0 X7: 70 71 72 73 74 75 76 77 78 79 }
group! { X0 X8: 80 81 82 83 84 85 86 87 88 89 }
group! { X0 X9: 90 91 92 93 94 95 96 97 98 99 }
group! { X1 X0: 100 101 102 103 104 105 106 107 108 109 }
group! { X1 X1: 110 111 112 113 114 115 116 117 118 119 }
group! { X1 X2: 120 121 122 123 124 125 126 127 128 129 }
group! { X1 X3: 130 131 132 133 134 135 136 137 138 139 }
group! { X1 X4: 140 141 142 143 144 145 146 147 148 149 }
group! { X1 X5: 150 151 152 153 154 155 156 157 158 159 }
group! { X1 X6: 160 161 162 163 164 165 166 167 168 169 }
group! { X1 X7: 170 171 172 173 174 175 176 177 178 179 }
group! { X1 X8: 180 181 182 183 184 185 186 187 188 189 }
group! { X1 X9: 190 191 192 193 194 195 196 197 198 199 }
group! { X2 X0: 200 201 202 203 204 205 206 207 208 209 }
group! { X2 X1: 210 211 212 213 214 215 216 217 218 219 }
group! { X2 X2: 220 221 222 223 224 225 226 227 228 229 }
group! { X2 X3: 230 231 232 233 234 235 236 237 238 239 }
group! { X2 X4: 240 241 242 243 244 245 246 247 248 249 }
group! { X2 X5: 250 251 252 253 254 255 256 257 258 259 }
group! { X2 X6: 260 261 262 263 264 265 266 267 268 269 }
group! { X2 X7: 270 271 272 273 274 275 276 277 278 279 }
group! { X2 X8: 280 281 282 283 284 285 286 287 288 289 }
group! { X2 X9: 290 291 292 293 294 295 296 297 298 299 }
group! { X3 X0: 300 301 302 303 304 305 306 307 308 309 }
group! { X3 X1: 310 311 312 313 314 315 316 317 318 319 }
group! { X3 X2: 320 321 322 323 324 325 326 327 328 329 }
group! { X3 X3: 330 331 332 333 334 335 336 337 338 339 }
group! { X3 X4: 340 341 342 343 344 345 346 347 348 349 }
group! { X3 X5: 350 351 352 353 354 355 356 357 358 359 }
group! { X3 X6: 360 361 362 363 364 365 366 367 368 369 }
group! { X3 X7: 370 371 372 373 374 375 376 377 378 379 }
group! { X3 X8: 380 381 382 383 384 385 386 387 388 389 }
group! { X3 X9: 390 391 392 393 394 395 396 397 398 399 }
group! { X4 X0: 400 401 402 403 404 405 406 407 408 409 }
group! { X4 X1: 410 411 412 413 414 415 416 417 418 419 }
group! { X4 X2: 420 421 422 423 424 425 426 427 428 429 }
group! { X4 X3: 430 431 432 433 434 435 436 437 438 439 }
group! { X4 X4: 440 441 442 443 444 445 446 447 448 449 }
group! { X4 X5: 450 451 452 453 454 455 456 457 458 459 }
group! { X4 X6: 460 461 462 463 464 465 466 467 468 469 }
group! { X4 X7: 470 471 472 473 474 475 476 477 478 479 }
group! { X4 X8: 480 481 482 483 484 485 486 487 488 489 }
group! { X4 X9: 490 491 492 493 494 495 496 497 498 499 }
group! { X5 X0: 500 501 502 503 504 505 506 507 508 509 }
group! { X5 X1: 510 511 512 513 514 515 516 517 518 519 }
group! { X5 X2: 520 521 522 523 524 525 526 527 528 529 }
group! { X5 X3: 530 531 532 533 534 535 536 537 538 539 }
group! { X5 X4: 540 541 542 543 544 545 546 547 548 549 }
group! { X5 X5: 550 551 552 553 554 555 556 557 558 559 }
group! { X5 X6: 560 561 562 563 564 565 566 567 568 569 }
group! { X5 X7: 570 571 572 573 574 575 576 577 578 579 }
group! { X5 X8: 580 581 582 583 584 585 586 587 588 589 }
group! { X5 X9: 590 591 592 593 594 595 596 597 598 599 }
group! { X6 X0: 600 601 602 603 604 605 606 607 608 609 }
group! { X6 X1: 610 611 612 613 614 615 616 617 618 619 }
group! { X6 X2: 620 621 622 623 624 625 626 627 628 629 }
group! { X6 X3: 630 631 632 633 634 635 636 637 638 639 }
group! { X6 X4: 640 641 642 643 644 645 646 647 648 649 }
group! { X6 X5: 650 651 652 653 654 655 656 657 658 659 }
group! { X6 X6: 660 661 662 663 664 665 666 667 668 669 }
group! { X6 X7: 670 671 672 673 674 675 676 677 678 679 }
group! { X6 X8: 680 681 682 683 684 685 686 687 688 689 }
group! { X6 X9: 690 691 692 693 694 695 696 697 698 699 }
group! { X7 X0: 700 701 702 703 704 705 706 707 708 709 }
group! { X7 X1: 710 711 712 713 714 715 716 717 718 719 }
group! { X7 X2: 720 721 722 723 724 725 726 727 728 729 }
group! { X7 X3: 730 731 732 733 734 735 736 737 738 739 }
group! { X7 X4: 740 741 742 743 744 745 746 747 748 749 }
group! { X7 X5: 750 751 752 753 754 755 756 757 758 759 }
group! { X7 X6: 760 761 762 763 764 765 766 767 768 769 }
group! { X7 X7: 770 771 772 773 774 775 776 777 778 779 }
group! { X7 X8: 780 781 782 783 784 785 786 787 788 789 }
group! { X7 X9: 790 791 792 793 794 795 796 797 798 799 }
group! { X8 X0: 800 801 802 803 804 805 806 807 808 809 }
group! { X8 X1: 810 811 812 813 814 815 816 817 818 819 }
group! { X8 X2: 820 821 822 823 824 825 826 827 828 829 }
group! { X8 X3: 830 831 832 833 834 835 836 837 838 839 }
group! { X8 X4: 840 841 842 843 844 845 846 847 848 849 }
group! { X8 X5: 850 851 852 853 854 855 856 857 858 859 }
group! { X8 X6: 860 861 862 863 864 865 866 867 868 869 }
group! { X8 X7: 870 871 872 873 874 875 876 877 878 879 }
group! { X8 X8: 880 881 882 883 884 885 886 887 888 889 }
group! { X8 X9: 890 891 892 893 894 895 896 897 898 899 }
group! { X9 X0: 900 901 902 903 904 905 906 907 908 909 }
group! { X9 X1: 910 911 912 913 914 915 916 917 918 919 }
group! { X9 X2: 920 921 922 923 924 925 926 927 928 929 }
group! { X9 X3: 930 931 932 933 934 935 936 937 938 939 }
group! { X9 X4: 940 941 942 943 944 945 946 947 948 949 }
group! { X9 X5: 950 951 952 953 954 955 956 957 958 959 }
group! { X9 X6: 960 961 962 963 964 965 966 967 968 969 }
group! { X9 X7: 970 971 972 973 974 975 976 977 978 979 }
group! { X9 X8: 980 981 982 983 984 985 986 987 988 989 }
group! { X9 X9: 990 991 992 993 994 995 996 997 998 999 }

/// A size that is not 0. Generic code names this bound if it searches a dimension of generic size for its largest
/// element, or if there must be at least one of the items that a generic size counts.
///
/// ```
/// use stridewise::num::NonZeroDim;
/// use stridewise::prelude::*;
/// fn classes<N: Dim, C: NonZeroDim>(scores: &Tensor<f32, (N, C)>) -> Tensor<usize, (N,)> {
///     scores.argmax_dim::<1>().eval()
/// }
/// assert_eq!(classes(&tensor![[1.0, 3.0], [2.0, 0.0]]).as_slice(), [1, 0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "cannot prove that the size `{Self}` is not 0",
    label = "this size may be 0",
    note = "add the bound `{Self}: NonZeroDim`; it contains `Dim`"
)]
pub trait NonZeroDim: Dim<IsZero = False, Nat: Nat<IsZero = False>> {
    #[doc(hidden)]
    type Yes;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> NonZeroDim for N
where
    N: NonZeroBy<<N as Dim>::IsZero>,
{
    type Yes = True;
}
/// The size itself, in a signature that checks the bound before it reports a reason.
pub type NonZero<N> = <<N as NonZeroDim>::Yes as AfterVerdict>::Then<N>;

/// A type that is evaluated only after a verdict, so that the error is the verdict's reason.
pub trait AfterVerdict {
    #[doc(hidden)]
    type Then<T>;
}
impl<V> AfterVerdict for V {
    type Then<T> = T;
}

/// A size for which the compiler knows whether it is 0.
#[doc(hidden)]
pub trait ZeroRule: Dim {
    type Verdict;
}
#[diagnostic::do_not_recommend]
impl<N: Dim, Z> ZeroRule for N
where
    N: ZeroKnown<N::IsZero, Verdict = Z>,
{
    type Verdict = Z;
}
/// Whether a size is 0.
pub type IsZeroOf<N> = <N as ZeroRule>::Verdict;
/// A size with `IsZero = Z`.
#[doc(hidden)]
pub trait ZeroKnown<Z>: super::Sealed {
    type Verdict;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> ZeroKnown<True> for N {
    type Verdict = True;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> ZeroKnown<False> for N {
    type Verdict = False;
}
/// A size that is not 0, with `IsZero = Z`. If `Z` is not known, this is the only bound that is missing.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "cannot prove that the size `{Self}` is not 0",
    label = "this size may be 0",
    note = "add the bound `{Self}: NonZeroDim`; it contains `Dim`"
)]
pub trait NonZeroBy<Z>: ZeroKnown<Z> + Dim<IsZero = False, Nat: Nat<IsZero = False>> {}
#[diagnostic::do_not_recommend]
impl<N: Dim<IsZero = False, Nat: Nat<IsZero = False>>> NonZeroBy<False> for N {}
#[diagnostic::do_not_recommend]
impl<N: Zero> NonZeroBy<True> for N {}
/// Never satisfied: requires that the size 0 is not 0. A trait with a more specific message about a 0 has this one as
/// its supertrait, and is the only error.
#[doc(hidden)]
#[diagnostic::on_unimplemented(message = "the size is 0", label = "a size of at least 1 is needed")]
pub trait Zero: Dim<IsZero = False, Nat: Nat<IsZero = False>> {}
