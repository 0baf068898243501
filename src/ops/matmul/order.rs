//! The order in which a sum of products of up to three factors is computed: letters of one factor are summed before it is
//! multiplied, and of three factors two are multiplied first, where that has fewer multiplications than one loop over all
//! letters. `einsum!` and its derivative use it.
//!
//! The order is computed from labels and sizes at compile time. Each step is a product of [`contract`]; results between
//! two steps are temporaries, whose bytes are a constant ([`Order::bytes`]).

use core::marker::PhantomData;

use super::contract::{self, Factor, Labels, MAX_LABELS, Strided, Subscripts};
use crate::expr::kernel::in_memory;
use crate::expr::plan::{Operands, effective};
use crate::expr::temporaries::{Room, bytes_of};
use crate::expr::{ExprNode, Host, store_from};
use crate::layout::Layout;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::nn::distance;
use crate::ops::{Arithmetic, Ring};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;

/// The maximum number of factors.
pub(crate) const FACTORS: usize = 3;
/// The place of the result behind those of the factors.
pub(crate) const RESULT: usize = FACTORS;
/// The place of the first product.
const PAIR: usize = FACTORS;
/// Up to this number of multiplications, one loop over all letters is as fast as two products, and less code.
const FEW: usize = 512;

/// The labels and sizes of a sum of products. A factor that is missing has no labels.
pub(crate) trait Terms {
    /// The number of factors.
    const COUNT: usize;
    /// The labels of the factors, then those of the result.
    const LABELS: [Labels; FACTORS + 1];
    /// The sizes of the factors.
    const SIZES: [[usize; MAX_RANK]; FACTORS];
}

/// The dimensions of a factor.
#[derive(Clone, Copy)]
struct Form {
    labels: Labels,
    sizes: [usize; MAX_RANK],
}
impl Form {
    const NONE: Self = Self {
        labels: [0; MAX_RANK],
        sizes: [1; MAX_RANK],
    };

    // A dimension of size 1 is broadcast: the factor has one element for all values of the letter.
    const fn has(&self, label: usize) -> bool {
        let mut d = 0;
        while d < MAX_RANK {
            if self.labels[d] as usize == label && self.sizes[d] != 1 {
                return true;
            }
            d += 1;
        }
        false
    }

    /// The same dimensions with another one behind them.
    const fn with(mut self, label: usize, size: usize) -> Self {
        let mut d = 1;
        while d < MAX_RANK {
            self.labels[d - 1] = self.labels[d];
            self.sizes[d - 1] = self.sizes[d];
            d += 1;
        }
        self.labels[MAX_RANK - 1] = label as u8;
        self.sizes[MAX_RANK - 1] = size;
        self
    }

    const fn elements(&self) -> usize {
        let (mut elements, mut d) = (1_usize, 0);
        while d < MAX_RANK {
            elements = elements.saturating_mul(self.sizes[d]);
            d += 1;
        }
        elements
    }

    /// The strides of row-major order.
    const fn strides(&self) -> [usize; MAX_RANK] {
        let (mut strides, mut step, mut d) = ([0; MAX_RANK], 1_usize, MAX_RANK);
        while d > 0 {
            d -= 1;
            strides[d] = step;
            step = step.saturating_mul(self.sizes[d]);
        }
        strides
    }
}

/// A set of labels.
type Set = [bool; MAX_LABELS];
const fn set_of(form: &Form) -> Set {
    let (mut set, mut label) = ([false; MAX_LABELS], 1);
    while label < MAX_LABELS {
        set[label] = form.has(label);
        label += 1;
    }
    set
}
const fn either(mut set: Set, other: &Set) -> Set {
    let mut label = 0;
    while label < MAX_LABELS {
        set[label] |= other[label];
        label += 1;
    }
    set
}
const fn both(mut set: Set, other: &Set) -> Set {
    let mut label = 0;
    while label < MAX_LABELS {
        set[label] &= other[label];
        label += 1;
    }
    set
}
const fn count(set: &Set) -> usize {
    let (mut count, mut label) = (0, 0);
    while label < MAX_LABELS {
        count += set[label] as usize;
        label += 1;
    }
    count
}
/// The number of values of these letters together.
const fn values(set: &Set, extents: &[usize; MAX_LABELS]) -> usize {
    let (mut values, mut label) = (1_usize, 0);
    while label < MAX_LABELS {
        if set[label] {
            values = values.saturating_mul(extents[label]);
        }
        label += 1;
    }
    values
}
/// The dimensions of the set's labels, behind those of `form`.
const fn dimensions(mut form: Form, set: &Set, extents: &[usize; MAX_LABELS]) -> Form {
    let mut label = 0;
    while label < MAX_LABELS {
        if set[label] {
            form = form.with(label, extents[label]);
        }
        label += 1;
    }
    form
}

/// The order of a sum of products.
pub(crate) struct Order<Tm>(PhantomData<Tm>);
impl<Tm: Terms> Order<Tm> {
    const GIVEN: [Form; FACTORS] = {
        let (mut forms, mut k) = ([Form::NONE; FACTORS], 0);
        while k < FACTORS {
            forms[k] = Form {
                labels: Tm::LABELS[k],
                sizes: Tm::SIZES[k],
            };
            k += 1;
        }
        forms
    };
    /// The size of each letter.
    const EXTENTS: [usize; MAX_LABELS] = {
        let (mut extents, mut k) = ([1; MAX_LABELS], 0);
        while k < FACTORS {
            let mut d = 0;
            while d < MAX_RANK {
                let label = Tm::LABELS[k][d] as usize;
                if label != 0 && extents[label] == 1 {
                    extents[label] = Tm::SIZES[k][d];
                }
                d += 1;
            }
            k += 1;
        }
        extents
    };
    const KEPT: Set = {
        let (mut kept, mut d) = ([false; MAX_LABELS], 0);
        while d < MAX_RANK {
            kept[Tm::LABELS[RESULT][d] as usize] = true;
            d += 1;
        }
        kept[0] = false;
        kept
    };
    /// Whether a factor is summed over the letters that it alone has, before it is multiplied.
    const SUMMED: [bool; FACTORS] = {
        let all = {
            let (mut all, mut k) = ([false; MAX_LABELS], 0);
            while k < FACTORS {
                all = either(all, &set_of(&Self::GIVEN[k]));
                k += 1;
            }
            values(&all, &Self::EXTENTS)
        };
        let (mut summed, mut k) = ([false; FACTORS], 0);
        while k < Tm::COUNT {
            let (mut rest, mut own, mut label) = (1_usize, false, 1);
            while label < MAX_LABELS {
                if Self::is_own(k, label) {
                    own = true;
                } else {
                    rest = rest.saturating_mul(Self::EXTENTS[label]);
                }
                label += 1;
            }
            let apart = values(&set_of(&Self::GIVEN[k]), &Self::EXTENTS).saturating_add(rest);
            summed[k] = own && all > FEW && all / 4 >= apart;
            k += 1;
        }
        summed
    };
    const fn is_own(factor: usize, label: usize) -> bool {
        let mut own = Self::GIVEN[factor].has(label) && !Self::KEPT[label];
        let mut k = 0;
        while k < FACTORS {
            own = own && (k == factor || !Self::GIVEN[k].has(label));
            k += 1;
        }
        own
    }
    /// Whether some factors are summed first.
    pub(crate) const SUMS: bool = Self::SUMMED[0] || Self::SUMMED[1] || Self::SUMMED[2];

    /// The factors after these sums, then the product of two of three.
    const FORMS: [Form; FACTORS + 1] = {
        let (mut forms, mut k) = ([Form::NONE; FACTORS + 1], 0);
        while k < FACTORS {
            forms[k] = if Self::SUMMED[k] {
                let (mut form, mut done, mut d) = (Form::NONE, [false; MAX_LABELS], 0);
                while d < MAX_RANK {
                    let label = Tm::LABELS[k][d] as usize;
                    let stays = Tm::SIZES[k][d] != 1 && !done[label] && !Self::is_own(k, label);
                    if label != 0 && stays {
                        form = form.with(label, Tm::SIZES[k][d]);
                        done[label] = true;
                    }
                    d += 1;
                }
                form
            } else {
                Self::GIVEN[k]
            };
            k += 1;
        }
        if let Some(last) = Self::choice(&forms) {
            let (x, y) = others(last);
            let [x, y] = [set_of(&forms[x]), set_of(&forms[y])];
            let kept = both(either(x, &y), &either(Self::KEPT, &set_of(&forms[last])));
            // As the product of the two has them in its loops, its rows and its columns.
            let (in_both, mut rows, mut columns) = (both(x, &y), x, y);
            let mut label = 0;
            while label < MAX_LABELS {
                rows[label] &= !y[label];
                columns[label] &= !x[label];
                label += 1;
            }
            let form = dimensions(Form::NONE, &both(in_both, &kept), &Self::EXTENTS);
            let form = dimensions(form, &both(rows, &kept), &Self::EXTENTS);
            forms[PAIR] = dimensions(form, &both(columns, &kept), &Self::EXTENTS);
        }
        forms
    };
    /// Of three factors, the one that is multiplied last; none if all are multiplied in one loop.
    const LAST: Option<usize> = Self::choice(&Self::FORMS);
    const fn choice(forms: &[Form; FACTORS + 1]) -> Option<usize> {
        if Tm::COUNT < FACTORS {
            return None;
        }
        let sets = [set_of(&forms[0]), set_of(&forms[1]), set_of(&forms[2])];
        let first = either(sets[0], &sets[1]);
        let all = values(&either(first, &sets[2]), &Self::EXTENTS);
        let in_one = count(&first) <= MAX_RANK;
        let (mut best, mut least, mut elements, mut z) = (None, usize::MAX, usize::MAX, FACTORS);
        while z > 0 {
            z -= 1;
            let (x, y) = others(z);
            let pair = either(sets[x], &sets[y]);
            let kept = both(pair, &either(Self::KEPT, &sets[z]));
            let work = values(&pair, &Self::EXTENTS)
                .saturating_add(values(&either(kept, &sets[z]), &Self::EXTENTS));
            if count(&kept) <= MAX_RANK && (best.is_none() || work < least) {
                (best, least) = (Some(z), work);
                elements = values(&kept, &Self::EXTENTS);
            }
        }
        // A small first product costs little memory, and the second product then reads its factors from memory.
        let small = least <= all.saturating_add(all / 4) && elements <= all / 8;
        if in_one && (all <= FEW || !(least <= all / 2 || small)) {
            return None;
        }
        assert!(
            in_one || best.is_some(),
            "einsum: more than 8 different letters in the first two of three operands"
        );
        best
    }

    /// Whether the elements of the result are elements of factors, or products of these: nothing else is summed.
    const SELECTS: bool = {
        let (mut selects, mut label) = (true, 1);
        while label < MAX_LABELS {
            let mut k = 0;
            while k < FACTORS {
                selects = selects && (Self::KEPT[label] || !Self::FORMS[k].has(label));
                k += 1;
            }
            label += 1;
        }
        selects
    };

    /// Whether the result is the products of three factors, element by element.
    pub(crate) const MULTIPLIES: bool =
        Tm::COUNT == FACTORS && Self::LAST.is_none() && Self::SELECTS;

    /// The bytes of the temporaries, whose elements have the type `T`.
    pub(crate) const fn bytes<T>() -> usize {
        Self::offset::<T>(PAIR + 1)
    }
    const fn offset<T>(of: usize) -> usize {
        let (mut bytes, mut k) = (0_usize, 0);
        while k < of {
            if Self::is_temporary(k) {
                bytes = match bytes.checked_add(bytes_of::<T>(Self::FORMS[k].elements())) {
                    Some(bytes) => bytes,
                    None => panic!(
                        "the temporaries of an expression have more bytes than an address counts"
                    ),
                };
            }
            k += 1;
        }
        bytes
    }
    const fn is_temporary(k: usize) -> bool {
        if k == PAIR {
            Self::LAST.is_some()
        } else {
            Self::SUMMED[k]
        }
    }
}
/// The two factors that are multiplied before the last one.
const fn others(last: usize) -> (usize, usize) {
    match last {
        0 => (1, 2),
        1 => (0, 2),
        _ => (0, 1),
    }
}

/// The layout of a temporary.
struct InOrder<Tm, const K: usize>(PhantomData<Tm>);
impl<Tm: Terms, const K: usize> Strided for InOrder<Tm, K> {
    const STRIDES: [usize; MAX_RANK] = Order::<Tm>::FORMS[K].strides();
}

/// The number one, as the missing factor of a sum: one element in memory, at each index.
struct One<T>(T);
impl<T: Arithmetic> Factor for One<T> {
    type Elem = T;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        crate::expr::parallel::is_plain::<T>()
    }
    const SIZES: [usize; MAX_RANK] = [1; MAX_RANK];
    const STRIDES: Option<[usize; MAX_RANK]> = Some([0; MAX_RANK]);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const T {
        &self.0
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        self.0
    }
}

/// A factor as it is multiplied: itself, or the sums over the letters that it alone has.
struct Now<'f, Tm, F: Factor, const K: usize> {
    factor: &'f F,
    sums: *const F::Elem,
    of: PhantomData<Tm>,
}
impl<Tm: Terms, F: Factor, const K: usize> Factor for Now<'_, Tm, F, K> {
    type Elem = F::Elem;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        F::is_shared()
    }
    const SIZES: [usize; MAX_RANK] = Order::<Tm>::FORMS[K].sizes;
    const STRIDES: Option<[usize; MAX_RANK]> = if Order::<Tm>::SUMMED[K] {
        Some(InOrder::<Tm, K>::STRIDES)
    } else {
        F::STRIDES
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const F::Elem {
        if const { Order::<Tm>::SUMMED[K] } {
            self.sums
        } else {
            self.factor.pointer()
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> F::Elem {
        // SAFETY: the caller's promise; the sums have been written.
        unsafe {
            if const { Order::<Tm>::SUMMED[K] } {
                load::<InOrder<Tm, K>, _>(self.sums, index)
            } else {
                self.factor.load(index)
            }
        }
    }
}
/// # Safety
/// The strides reach an element that may be read.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn load<O: Strided, T: Copy>(first: *const T, index: &[usize; MAX_RANK]) -> T {
    let mut at = 0;
    for (i, step) in index.iter().zip(O::STRIDES) {
        at += i * step;
    }
    // SAFETY: the caller's promise.
    unsafe { first.add(at).read() }
}

/// The product of two of three factors, in a temporary.
struct Paired<Tm, A: Factor, B> {
    first: *const A::Elem,
    of: PhantomData<(Tm, B)>,
}
impl<Tm: Terms, A: Factor, B: Factor<Elem = A::Elem>> Factor for Paired<Tm, A, B> {
    type Elem = A::Elem;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && B::is_shared()
    }
    const SIZES: [usize; MAX_RANK] = Order::<Tm>::FORMS[PAIR].sizes;
    const STRIDES: Option<[usize; MAX_RANK]> = Some(InOrder::<Tm, PAIR>::STRIDES);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const A::Elem {
        self.first
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: the caller's promise; the product has been written.
        unsafe { load::<InOrder<Tm, PAIR>, _>(self.first, index) }
    }
}

/// The product of the first two of three factors, computed when it is read; it has one dimension for each of their
/// letters.
struct Joint<Tm, A, B> {
    a: A,
    b: B,
    of: PhantomData<Tm>,
}
impl<Tm: Terms, A, B> Joint<Tm, A, B> {
    const FORM: Form = {
        let [a, b, ..] = &Order::<Tm>::FORMS;
        dimensions(
            Form::NONE,
            &either(set_of(a), &set_of(b)),
            &Order::<Tm>::EXTENTS,
        )
    };
    /// The dimension that has a letter of a factor's dimension.
    const fn places(form: &Form) -> [usize; MAX_RANK] {
        let (mut places, mut d) = ([MAX_RANK; MAX_RANK], 0);
        while d < MAX_RANK {
            let mut e = 0;
            while e < MAX_RANK {
                if form.labels[d] != 0
                    && form.sizes[d] != 1
                    && Self::FORM.labels[e] == form.labels[d]
                {
                    places[d] = e;
                }
                e += 1;
            }
            d += 1;
        }
        places
    }
}
impl<Tm: Terms, A: Factor, B: Factor<Elem = A::Elem>> Factor for Joint<Tm, A, B> {
    type Elem = A::Elem;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && B::is_shared()
    }
    const SIZES: [usize; MAX_RANK] = Self::FORM.sizes;
    const STRIDES: Option<[usize; MAX_RANK]> = None;
    fn pointer(&self) -> *const Self::Elem {
        core::ptr::null()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> Self::Elem {
        // SAFETY: the caller's index is within the sizes of each letter.
        unsafe {
            let a = of_joint::<Tm, A, B, A, 0>(&self.a, index);
            a.times(of_joint::<Tm, A, B, B, 1>(&self.b, index))
        }
    }
}
/// The element of a factor at an index of the joint one.
///
/// # Safety
/// As for [`Factor::load`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn of_joint<Tm: Terms, A, B, F: Factor, const K: usize>(
    factor: &F,
    index: &[usize; MAX_RANK],
) -> F::Elem {
    // SAFETY: the caller's promise.
    unsafe {
        if const { F::STRIDES.is_some() } {
            let steps = const { Along::<Tm, F, Joint<Tm, A, B>, K>::STEPS };
            factor.pointer().add(distance(index, &steps)).read()
        } else {
            factor.load(&picked(
                index,
                const { &Joint::<Tm, A, B>::places(&Order::<Tm>::FORMS[K]) },
            ))
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn picked(index: &[usize; MAX_RANK], places: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    core::array::from_fn(|d| match places[d] {
        MAX_RANK.. => 0,
        place => index[place],
    })
}

/// The sums of a factor over the letters that it alone has.
struct OwnSums<Tm, const K: usize>(PhantomData<Tm>);
impl<Tm: Terms, A, B, const K: usize> Subscripts<A, B> for OwnSums<Tm, K> {
    const LEFT: Labels = Tm::LABELS[K];
    const RIGHT: Labels = [0; MAX_RANK];
    const OUT: Labels = Order::<Tm>::FORMS[K].labels;
}
/// The product of two of three factors, of these numbers.
struct First<Tm, const X: usize, const Y: usize>(PhantomData<Tm>);
impl<Tm: Terms, A, B, const X: usize, const Y: usize> Subscripts<A, B> for First<Tm, X, Y> {
    const LEFT: Labels = Order::<Tm>::FORMS[X].labels;
    const RIGHT: Labels = Order::<Tm>::FORMS[Y].labels;
    const OUT: Labels = Order::<Tm>::FORMS[PAIR].labels;
}
/// The result, as the product of two factors of these numbers.
struct Whole<Tm, const X: usize, const Y: usize>(PhantomData<Tm>);
impl<Tm: Terms, A, B, const X: usize, const Y: usize> Subscripts<A, B> for Whole<Tm, X, Y> {
    const LEFT: Labels = Order::<Tm>::FORMS[X].labels;
    const RIGHT: Labels = Order::<Tm>::FORMS[Y].labels;
    const OUT: Labels = Tm::LABELS[RESULT];
}
/// The result, as the product of the first two of three factors and the last one.
struct InOne<Tm>(PhantomData<Tm>);
impl<Tm: Terms, A, B> Subscripts<A, B> for InOne<Tm> {
    const LEFT: Labels = Joint::<Tm, A, B>::FORM.labels;
    const RIGHT: Labels = Order::<Tm>::FORMS[2].labels;
    const OUT: Labels = Tm::LABELS[RESULT];
}

/// A step that the order chooses, as a constant: the code of the others is not compiled.
struct Sums<Tm, F, const K: usize>(PhantomData<(Tm, F)>);
impl<Tm: Terms, F: Factor, const K: usize> Sums<Tm, F, K> {
    const WRITE: Option<unsafe fn(&F, *mut F::Elem)> = if Order::<Tm>::SUMMED[K] {
        Some(Self::write)
    } else {
        None
    };
    /// # Safety
    /// As for [`write`].
    unsafe fn write(factor: &F, out: *mut F::Elem) {
        // SAFETY: the caller's promise.
        unsafe {
            contract::write::<OwnSums<Tm, K>, _, _, InOrder<Tm, K>>(
                factor,
                &One(<F::Elem as Ring>::UNIT),
                out,
                true,
            );
        }
    }
}
/// # Safety
/// As for [`write`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn now<Tm: Terms, F: Factor, const K: usize>(
    factor: &F,
    memory: *mut F::Elem,
) -> Now<'_, Tm, F, K> {
    let sums = memory.wrapping_byte_add(const { Order::<Tm>::offset::<F::Elem>(K) });
    if let Some(write) = const { Sums::<Tm, F, K>::WRITE } {
        // SAFETY: the caller's promise: the memory has a place for these sums.
        unsafe { write(factor, sums) }
    }
    Now {
        factor,
        sums,
        of: PhantomData,
    }
}

/// The last steps, which the order chooses.
struct Last<Tm, A, B, C, O>(PhantomData<(Tm, A, B, C, O)>);
type Step<A, B, C, T> = unsafe fn(&A, &B, &C, *mut T, *mut T, bool);
impl<Tm, A, B, C, O> Last<Tm, A, B, C, O>
where
    Tm: Terms,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    C: Factor<Elem = A::Elem>,
    O: Strided,
{
    const WRITE: Step<A, B, C, A::Elem> = match Order::<Tm>::LAST {
        None => Self::in_one,
        Some(0) => Self::second_third,
        Some(1) => Self::first_third,
        Some(_) => Self::first_second,
    };
    /// # Safety
    /// As for [`write`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn in_one(a: &A, b: &B, c: &C, memory: *mut A::Elem, out: *mut A::Elem, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            let joint = Joint::<Tm, _, _> {
                a: now::<Tm, _, 0>(a, memory),
                b: now::<Tm, _, 1>(b, memory),
                of: PhantomData,
            };
            let c = now::<Tm, _, 2>(c, memory);
            contract::write::<InOne<Tm>, _, _, O>(&joint, &c, out, unique);
        }
    }
}
/// Two factors first, then their product and the last one, so that the factors are in the order of their numbers.
macro_rules! pairs {
    ($($name:ident($a:ident $b:ident $c:ident) $pair:ident: $x:ident $X:literal, $y:ident $Y:literal, $z:ident $Z:literal; $l:ident $L:tt, $r:ident $R:tt;)*) => {
        impl<Tm, A, B, C, O> Last<Tm, A, B, C, O>
        where
            Tm: Terms,
            A: Factor,
            B: Factor<Elem = A::Elem>,
            C: Factor<Elem = A::Elem>,
            O: Strided,
        { $(
            /// # Safety
            /// As for [`write`].
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn $name(
                $a: &A,
                $b: &B,
                $c: &C,
                memory: *mut A::Elem,
                out: *mut A::Elem,
                unique: bool,
            ) {
                // SAFETY: the caller's promise: the memory has places for the sums and for the product.
                unsafe {
                    let $x = now::<Tm, _, $X>($x, memory);
                    let $y = now::<Tm, _, $Y>($y, memory);
                    let $pair = memory.wrapping_byte_add(const { Order::<Tm>::offset::<A::Elem>(PAIR) });
                    contract::write::<First<Tm, $X, $Y>, _, _, InOrder<Tm, PAIR>>(
                        &$x, &$y, $pair, true,
                    );
                    let $pair = paired::<Tm, _, _>(&$x, &$y, $pair);
                    let $z = now::<Tm, _, $Z>($z, memory);
                    contract::write::<Whole<Tm, $L, $R>, _, _, O>(&$l, &$r, out, unique);
                }
            }
        )* }
    };
}
pairs! {
    second_third(a b c) pair: b 1, c 2, a 0; a 0, pair PAIR;
    first_third(a b c) pair: a 0, c 2, b 1; pair PAIR, b 1;
    first_second(a b c) pair: a 0, b 1, c 2; pair PAIR, c 2;
}
fn paired<Tm, A: Factor, B>(_: &A, _: &B, first: *const A::Elem) -> Paired<Tm, A, B> {
    Paired {
        first,
        of: PhantomData,
    }
}

/// The steps of a tensor in memory, for each dimension.
pub(crate) trait Steps {
    const STEPS: [usize; MAX_RANK];
}
/// A tensor of the shape `S` whose elements are in memory at the steps `K`: along some dimensions the same ones.
pub(crate) struct Copies<T, S, K> {
    first: *const T,
    of: PhantomData<fn() -> (S, K)>,
}
impl<T, S, K> Copies<T, S, K> {
    /// # Safety
    /// The elements may be read at the steps, as long as this is in use.
    pub(crate) unsafe fn new(first: *const T) -> Self {
        Self {
            first,
            of: PhantomData,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<T, S, K> Sealed for Copies<T, S, K> {}
#[diagnostic::do_not_recommend]
// SAFETY: the constructor's promise: the elements may be read at the steps.
unsafe impl<T: Element, S: Shape, K: Steps> ExprNode for Copies<T, S, K> {
    type Elem = T;
    type Shape = S;
    type Memory = Host;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::one(&S::PADDED, &K::STEPS);
    const STRIDES: Option<[usize; MAX_RANK]> = Some(K::STEPS);
    const AGAIN: bool = true;
    type Ready = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self {
        self
    }
    in_memory!();
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        crate::expr::parallel::is_plain::<T>()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const T {
        self.first
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> T {
        let steps = const { effective(&S::PADDED, &K::STEPS) };
        let at = distance(index, &steps);
        // SAFETY: Bounds: the caller's promise: an index of the shape.
        unsafe { self.first.add(at).read() }
    }
}

/// The steps of the factor `A`, whose number is `K`, along the dimensions with the labels `D`.
struct Along<Tm, A, D, const K: usize>(PhantomData<(Tm, A, D)>);
/// Dimensions with labels.
pub(crate) trait Labelled {
    const LABELS: Labels;
}
/// Those of the result.
pub(crate) struct InResult<Tm>(PhantomData<Tm>);
impl<Tm: Terms> Labelled for InResult<Tm> {
    const LABELS: Labels = Tm::LABELS[RESULT];
}
impl<Tm: Terms, A, B> Labelled for Joint<Tm, A, B> {
    const LABELS: Labels = Self::FORM.labels;
}
impl<Tm: Terms, A: Factor, D: Labelled, const K: usize> Steps for Along<Tm, A, D, K> {
    const STEPS: [usize; MAX_RANK] = {
        let form = &Order::<Tm>::FORMS[K];
        let strides = match A::STRIDES {
            Some(strides) => effective(&A::SIZES, &strides),
            None => [0; MAX_RANK],
        };
        let (mut steps, mut d) = ([0; MAX_RANK], 0);
        while d < MAX_RANK {
            let mut e = 0;
            while e < MAX_RANK {
                if D::LABELS[d] != 0 && form.labels[e] == D::LABELS[d] {
                    steps[d] += strides[e];
                }
                e += 1;
            }
            d += 1;
        }
        steps
    };
}
/// The products of three tensors, element by element.
struct Multiplied<A, B, C> {
    a: A,
    b: B,
    c: C,
}
#[diagnostic::do_not_recommend]
impl<A, B, C> Sealed for Multiplied<A, B, C> {}
#[diagnostic::do_not_recommend]
// SAFETY: the operands' promise: their shapes are equal.
unsafe impl<T, A, B, C> ExprNode for Multiplied<A, B, C>
where
    T: Arithmetic,
    A: ExprNode<Elem = T, Memory = Host>,
    B: ExprNode<Elem = T, Shape = A::Shape>,
    C: ExprNode<Elem = T, Shape = A::Shape>,
{
    type Elem = T;
    type Shape = A::Shape;
    type Memory = Host;
    type RequiresGrad = False;
    const OPERANDS: Operands = A::OPERANDS.and(&B::OPERANDS).and(&C::OPERANDS);
    const AGAIN: bool = true;
    type Ready = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self {
        self
    }
    in_memory!();
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && B::is_shared() && C::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> T {
        // SAFETY: Bounds: the caller's promise: an index of the shape.
        unsafe { (self.a.load(index).times(self.b.load(index))).times(self.c.load(index)) }
    }
}
/// The product of three factors in memory for each index of the shape `S`, whose dimensions have the labels `D`.
///
/// # Safety
/// As for [`write_three`]; the factors are in memory, and nothing is summed after their own letters
/// ([`MULTIPLIES`](Order::MULTIPLIES)).
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn multiplied<Tm, A, B, C, S, D>(
    (a, b, c): (&A, &B, &C),
    memory: *mut A::Elem,
) -> impl ExprNode<Elem = A::Elem, Shape = S>
where
    Tm: Terms,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    C: Factor<Elem = A::Elem>,
    S: Shape,
    D: Labelled,
{
    const { assert!(A::STRIDES.is_some() && B::STRIDES.is_some() && C::STRIDES.is_some()) };
    // SAFETY: Bounds: an index of the shape is one of each factor, along the dimensions of each letter. The rest is the
    // caller's promise.
    unsafe {
        Multiplied {
            a: along::<Tm, _, S, D, 0>(&now::<Tm, _, 0>(a, memory)),
            b: along::<Tm, _, S, D, 1>(&now::<Tm, _, 1>(b, memory)),
            c: along::<Tm, _, S, D, 2>(&now::<Tm, _, 2>(c, memory)),
        }
    }
}
/// # Safety
/// The factor is in memory, and may be read as long as the result is in use, at each index of the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn along<Tm, F: Factor, S, D, const K: usize>(
    factor: &F,
) -> Copies<F::Elem, S, Along<Tm, F, D, K>> {
    // SAFETY: the caller's promise.
    unsafe { Copies::new(factor.pointer()) }
}
struct OfThree<Tm, A, B, C, L>(PhantomData<(Tm, A, B, C, L)>);
impl<Tm, A, B, C, L> OfThree<Tm, A, B, C, L>
where
    Tm: Terms,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    C: Factor<Elem = A::Elem>,
    L: Layout,
{
    const WRITE: Step<A, B, C, A::Elem> = if Order::<Tm>::MULTIPLIES
        && A::STRIDES.is_some()
        && B::STRIDES.is_some()
        && C::STRIDES.is_some()
    {
        Self::multiply
    } else {
        Last::<Tm, A, B, C, L>::WRITE
    };
    /// # Safety
    /// As for [`write_three`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn multiply(a: &A, b: &B, c: &C, memory: *mut A::Elem, out: *mut A::Elem, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            let node = multiplied::<Tm, _, _, _, L::Shape, InResult<Tm>>((a, b, c), memory);
            store_from::<_, L>(out, node, unique);
        }
    }
}
struct OfOne<Tm, A, L>(PhantomData<(Tm, A, L)>);
impl<Tm: Terms, A: Factor, L: Layout> OfOne<Tm, A, L> {
    const WRITE: unsafe fn(&A, *mut A::Elem, bool) = if A::STRIDES.is_some() && Order::<Tm>::SELECTS
    {
        Self::copy
    } else {
        Self::sum
    };
    /// # Safety
    /// As for [`write_one`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn copy(a: &A, out: *mut A::Elem, unique: bool) {
        // SAFETY: Bounds: an index of the result is one of the factor, along the dimensions of each letter. The rest is
        // the caller's promise.
        unsafe {
            let copies = Copies::<_, L::Shape, Along<Tm, A, InResult<Tm>, 0>>::new(a.pointer());
            store_from::<_, L>(out, copies, unique);
        }
    }
    /// # Safety
    /// As for [`write_one`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn sum(a: &A, out: *mut A::Elem, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            contract::write::<Whole<Tm, 0, 1>, _, _, L>(
                a,
                &One(<A::Elem as Ring>::UNIT),
                out,
                unique,
            )
        }
    }
}

/// Writes the sum of products of one factor to `out`, which has the layout `L`.
///
/// # Safety
/// `out` may be written at each index of the result. If its elements are `unique`, no other code reads or writes them.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write_one<Tm: Terms, A: Factor, L: Layout>(
    a: &A,
    out: *mut A::Elem,
    unique: bool,
) {
    // SAFETY: the caller's promise.
    unsafe { (const { OfOne::<Tm, A, L>::WRITE })(a, out, unique) }
}
/// As [`write_one`], of two factors.
///
/// # Safety
/// As for [`write_one`]; `memory` has [`bytes`](Order::bytes) bytes, aligned as temporaries are.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write_two<Tm, A, B, O>(
    (a, b): (&A, &B),
    memory: *mut A::Elem,
    out: *mut A::Elem,
    unique: bool,
) where
    Tm: Terms,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    // SAFETY: the caller's promise.
    unsafe {
        let a = now::<Tm, _, 0>(a, memory);
        let b = now::<Tm, _, 1>(b, memory);
        contract::write::<Whole<Tm, 0, 1>, _, _, O>(&a, &b, out, unique);
    }
}
/// As [`write_one`], of three factors.
///
/// # Safety
/// As for [`write_two`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write_three<Tm, A, B, C, L>(
    (a, b, c): (&A, &B, &C),
    memory: *mut A::Elem,
    out: *mut A::Elem,
    unique: bool,
) where
    Tm: Terms,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    C: Factor<Elem = A::Elem>,
    L: Layout,
{
    // SAFETY: the caller's promise.
    unsafe { (const { OfThree::<Tm, A, B, C, L>::WRITE })(a, b, c, memory, out, unique) }
}
/// As [`write_three`], where the steps of the result are not those of a layout.
///
/// # Safety
/// As for [`write_two`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write_three_to<Tm, A, B, C, O>(
    (a, b, c): (&A, &B, &C),
    memory: *mut A::Elem,
    out: *mut A::Elem,
    unique: bool,
) where
    Tm: Terms,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    C: Factor<Elem = A::Elem>,
    O: Strided,
{
    // SAFETY: the caller's promise.
    unsafe { (const { Last::<Tm, A, B, C, O>::WRITE })(a, b, c, memory, out, unique) }
}
