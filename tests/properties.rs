//! What happens when the program runs, compared with a naive model: a slice, and index arithmetic from `shape()`,
//! `stride()` and `storage_offset()` alone.
//!
//! Each layout of the list is read, iterated, cut into parts and written, through shared views, unique views
//! and cells, over random elements with random indices, and nothing else may change.

// A length of 1 is a literal like the others.
#![allow(clippy::int_plus_one)]

use std::collections::VecDeque;

use proptest::collection::vec;
use proptest::prelude::*;
use stridewise::prelude::*;

/// Under Miri one case of each property, which takes its time there.
fn cases() -> ProptestConfig {
    ProptestConfig {
        cases: if cfg!(miri) { 1 } else { 48 },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

// ------------------------------------------------------------------ the model

/// A layout as numbers.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    shape: Vec<usize>,
    stride: Vec<usize>,
    offset: usize,
}

impl Model {
    fn of<S: stridewise::storage::Storage, L: Layout>(x: &TensorBase<S, L>) -> Self {
        Self {
            shape: x.shape().to_vec(),
            stride: x.stride().to_vec(),
            offset: x.storage_offset(),
        }
    }
    /// Where the element of an index lies in the storage.
    fn at(&self, index: &[usize]) -> Option<usize> {
        let within = index.iter().zip(&self.shape).all(|(i, size)| i < size);
        within.then(|| {
            let steps = index.iter().zip(&self.stride).map(|(i, stride)| i * stride);
            self.offset + steps.sum::<usize>()
        })
    }
    /// The same for all elements, row by row.
    fn all(&self) -> Vec<usize> {
        let place = |n: usize| {
            let (mut rest, mut index) = (n, vec![0; self.shape.len()]);
            for (i, size) in index.iter_mut().zip(&self.shape).rev() {
                (*i, rest) = (rest % size, rest / size);
            }
            self.at(&index).unwrap()
        };
        (0..self.shape.iter().product()).map(place).collect()
    }
    fn narrow(mut self, dim: usize, start: usize, len: usize) -> Self {
        self.offset += start * self.stride[dim];
        self.shape[dim] = len;
        self
    }
    fn select(mut self, dim: usize, i: usize) -> Self {
        self.offset += i * self.stride.remove(dim);
        self.shape.remove(dim);
        self
    }
    /// The parts along a dimension.
    fn parts(&self, dim: usize) -> VecDeque<Vec<usize>> {
        let part = |i| self.clone().select(dim, i).all();
        (0..self.shape[dim]).map(part).collect()
    }
}

fn picked(elements: &[i64], places: &[usize]) -> Vec<i64> {
    places.iter().map(|&p| elements[p]).collect()
}

/// An index in the range, at its end or far beyond it.
fn any_index() -> impl Strategy<Value = usize> {
    prop_oneof![8 => 0..8_usize, 1 => (0..3_usize).prop_map(|i| usize::MAX - i), 1 => any::<usize>()]
}

/// What is asked of an iterator.
#[derive(Clone, Copy, Debug)]
enum Ask {
    Next,
    NextBack,
    Nth(usize),
    NthBack(usize),
}
fn any_asks() -> impl Strategy<Value = Vec<Ask>> {
    let ask = prop_oneof![
        3 => Just(Ask::Next),
        3 => Just(Ask::NextBack),
        1 => (0..4_usize).prop_map(Ask::Nth),
        1 => (0..4_usize).prop_map(Ask::NthBack),
    ];
    vec(ask, 0..12)
}
/// The iterator and the queue give the same until one of them ends, and say how much is left.
fn same_answers<T, I>(
    mut iter: I,
    mut queue: VecDeque<Vec<usize>>,
    asks: &[Ask],
    same: impl Fn(&T, &[usize]) -> bool,
) where
    I: DoubleEndedIterator<Item = T> + ExactSizeIterator,
{
    for ask in asks {
        let (ours, wanted) = match *ask {
            Ask::Next => (iter.next(), queue.pop_front()),
            Ask::NextBack => (iter.next_back(), queue.pop_back()),
            Ask::Nth(n) => {
                queue.drain(..n.min(queue.len()));
                (iter.nth(n), queue.pop_front())
            }
            Ask::NthBack(n) => {
                queue.truncate(queue.len().saturating_sub(n));
                (iter.nth_back(n), queue.pop_back())
            }
        };
        assert_eq!(ours.is_some(), wanted.is_some(), "{ask:?}");
        if let (Some(ours), Some(wanted)) = (ours, wanted) {
            assert!(same(&ours, &wanted), "{ask:?}");
        }
        assert_eq!(
            (iter.len(), iter.size_hint().1),
            (queue.len(), Some(queue.len()))
        );
    }
}

// ------------------------------------------------------------------ the layouts

/// A name, the rank of the view, the shape of the storage's tensor, how the view is made of it, and for each
/// dimension of the view `DIM: LEN / N`: a length that fits, and a number of parts that divides.
macro_rules! layouts {
    ($(
        $kind:ident $name:ident $R:literal [$($size:tt)*] |$x:ident| $view:expr, [$($D:literal: $LEN:literal / $N:literal)*];
    )*) => { $(
        mod $name {
            use super::*;

            const NUMEL: usize = <Shape![$($size)*] as Shape>::NUMEL;

            proptest! {
                #![proptest_config(cases())]

                #[test]
                fn is_read(
                    elements in vec(-1000..1000_i64, NUMEL),
                    index in proptest::array::uniform::<_, $R>(any_index()),
                    (start, taken) in (any_index(), 0..20_usize),
                    asks in any_asks(),
                ) {
                    let $x = TensorView::<i64, Shape![$($size)*]>::try_from(&elements[..]).unwrap();
                    let y = $view;
                    let model = Model::of(&y);
                    let wanted = picked(&elements, &model.all());
                    // Without dimensions, nothing asks for them.
                    let _ = (start, &asks);
                    // One after the other, from the middle, and in nested loops.
                    let mut iter = y.iter();
                    for n in 0..wanted.len() {
                        prop_assert_eq!(iter.len(), wanted.len() - n);
                        prop_assert_eq!(iter.next(), Some(&wanted[n]));
                    }
                    prop_assert!(iter.next().is_none() && iter.next().is_none());
                    prop_assert_eq!(y.iter().nth(taken), wanted.get(taken));
                    let mut iter = y.iter();
                    iter.by_ref().take(taken).for_each(drop);
                    let rest = &wanted[taken.min(wanted.len())..];
                    prop_assert_eq!(iter.clone().fold(vec![], |mut v, e| { v.push(*e); v }), rest);
                    prop_assert_eq!(iter.copied().collect::<Vec<_>>(), rest);
                    // Indices.
                    prop_assert_eq!(y.get(index), model.at(&index).map(|p| &elements[p]));
                    if let Some(p) = model.at(&index) {
                        prop_assert_eq!(y[index], elements[p]);
                    }
                    // Copies, and what is left of the storage.
                    let sum: i64 = wanted.iter().sum();
                    prop_assert_eq!(y.sum(), sum);
                    prop_assert_eq!(y.eval().as_slice().to_vec(), &wanted[..]);
                    prop_assert_eq!((&y + 1).eval_boxed().sum(), sum + wanted.len() as i64);
                    let copy = y.contiguous();
                    prop_assert!(copy.is_contiguous() && copy == y);
                    let flat = y.reshape::<Shape![_]>();
                    prop_assert_eq!(flat.shape(), &[wanted.len()]);
                    prop_assert!(flat.iter().eq(&wanted));
                    prop_assert!(y.coalesce().iter().eq(&wanted));
                    prop_assert_eq!(y.storage(), &elements[..]);
                    let alone = y.rebase();
                    let reach = model.all().iter().max().map_or(0, |last| last + 1 - model.offset);
                    prop_assert_eq!((alone.storage_offset(), alone.storage().len()), (0, reach));
                    prop_assert!(alone == y);
                    if reach > 0 {
                        prop_assert_eq!(alone.storage(), &elements[model.offset..][..reach]);
                    }
                    // Parts whose place is known when the program runs.
                    $(
                        let size = model.shape[$D];
                        match y.select_at::<$D>(start) {
                            Ok(part) => {
                                let wanted = picked(&elements, &model.clone().select($D, start).all());
                                prop_assert!(start < size && part.iter().eq(&wanted));
                            }
                            Err(e) => {
                                prop_assert!(start >= size);
                                prop_assert_eq!(e, IndexError { index: start, len: 1, size });
                            }
                        }
                        match y.narrow_at::<$D, $LEN>(start) {
                            Ok(part) => {
                                let wanted = picked(&elements, &model.clone().narrow($D, start, $LEN).all());
                                prop_assert!(start + $LEN <= size && part.iter().eq(&wanted));
                            }
                            Err(e) => {
                                prop_assert!(start > size - $LEN);
                                prop_assert_eq!(e, IndexError { index: start, len: $LEN, size });
                            }
                        }
                        same_answers(y.axis_iter::<$D>(), model.parts($D), &asks, |part, wanted| {
                            part.iter().eq(&picked(&elements, wanted))
                        });
                    )*
                    let text = y.to_string();
                    prop_assert!(text.starts_with("tensor(") && text.ends_with(')'));
                }
            }
            layouts! { @$kind $R [$($size)*] |$x| $view, [$($D: $LEN / $N)*] }
        }
    )* };

    // Views of which indices share elements: written through cells, in the order of the indices.
    (@shared $R:literal [$($size:tt)*] |$x:ident| $view:expr, [$($parts:tt)*]) => {
        proptest! {
            #![proptest_config(cases())]

            #[test]
            fn is_written_through_cells(elements in vec(-1000..1000_i64, NUMEL), value in -9..9_i64) {
                let mut owned = elements.clone();
                let mut lent = TensorViewMut::<i64, Shape![$($size)*]>::try_from(&mut owned[..]).unwrap();
                let $x = lent.as_cells();
                let mut y = $view;
                let places = Model::of(&y).all();
                for (cell, i) in y.iter().zip(0..) {
                    cell.set(i);
                }
                let mut wanted = elements.clone();
                for (&p, i) in places.iter().zip(0..) {
                    wanted[p] = i;
                }
                prop_assert!(y.storage().iter().map(|cell| cell.get()).eq(wanted.iter().copied()));
                y.fill_(value);
                for &p in &places {
                    wanted[p] = value;
                }
                prop_assert_eq!(owned, wanted);
            }
        }
    };

    (@unique $R:literal [$($size:tt)*] |$x:ident| $view:expr, [$($D:literal: $LEN:literal / $N:literal)*]) => {
        layouts! { @shared $R [$($size)*] |$x| $view, [] }

        /// The elements after `write`, which gets a unique view.
        macro_rules! after {
            ($elements:expr, |$y:ident| $write:expr) => {{
                let mut owned: Vec<i64> = $elements.clone();
                let $x = TensorViewMut::<i64, Shape![$($size)*]>::try_from(&mut owned[..]).unwrap();
                #[allow(unused_mut)]
                let mut $y = $view;
                $write;
                owned
            }};
        }

        proptest! {
            #![proptest_config(cases())]

            #[test]
            fn is_written(
                elements in vec(-1000..1000_i64, NUMEL),
                index in proptest::array::uniform::<_, $R>(any_index()),
                (value, taken) in (-9..9_i64, 0..20_usize),
            ) {
                let $x = TensorView::<i64, Shape![$($size)*]>::try_from(&elements[..]).unwrap();
                let y = $view;
                let (model, other) = (Model::of(&y), (&y * 3).eval());
                let places = model.all();
                // The model's elements after each of the view's, in order, is replaced.
                let wanted = |f: &dyn Fn(usize, i64) -> i64| {
                    let mut out = elements.clone();
                    for (n, &p) in places.iter().enumerate() {
                        out[p] = f(n, elements[p]);
                    }
                    out
                };
                prop_assert_eq!(after!(elements, |y| y.fill_(value)), wanted(&|_, _| value));
                prop_assert_eq!(after!(elements, |y| y.add_(value).mul_(2)), wanted(&|_, e| (e + value) * 2));
                prop_assert_eq!(after!(elements, |y| y.sub_(&other)), wanted(&|_, e| e - 3 * e));
                prop_assert_eq!(after!(elements, |y| y.copy_(&other)), wanted(&|_, e| 3 * e));
                prop_assert_eq!(
                    after!(elements, |y| (&other - 1).eval_into(&mut y)),
                    wanted(&|_, e| 3 * e - 1)
                );
                // Every element lent at once, those after the middle in nested loops.
                let counted = after!(elements, |y| {
                    let mut lent: Vec<_> = y.iter_mut().collect();
                    prop_assert_eq!(lent.len(), places.len());
                    lent.iter_mut().enumerate().for_each(|(n, e)| **e = n as i64);
                    let mut iter = y.iter_mut();
                    iter.by_ref().take(taken).for_each(drop);
                    prop_assert_eq!(iter.len(), places.len().saturating_sub(taken));
                    iter.for_each(|e| *e += 100);
                });
                let counts = wanted(&|n, _| n as i64 + if n < taken { 0 } else { 100 });
                prop_assert_eq!(counted, counts);
                let at = model.at(&index);
                let set = after!(elements, |y| match y.get_mut(index) {
                    Some(e) => *e = value,
                    None => prop_assert!(at.is_none()),
                });
                prop_assert_eq!(set, wanted(&|n, e| if Some(places[n]) == at { value } else { e }));
            }

            #[test]
            fn has_parts_of_its_own(
                elements in vec(-1000..1000_i64, NUMEL), value in 0..9_i64, asks in any_asks(),
            ) {
                let $x = TensorView::<i64, Shape![$($size)*]>::try_from(&elements[..]).unwrap();
                let model = Model::of(&$view);
                // Each part gets its number; the model writes the same where the part's elements lie.
                let numbered = |parts: Vec<Vec<usize>>| {
                    let mut out = elements.clone();
                    for (part, n) in parts.iter().zip(1..) {
                        for &p in part {
                            out[p] = out[p] * 2 + n;
                        }
                    }
                    out
                };
                let _ = (value, &asks, &numbered);
                $(
                    let size = model.shape[$D];
                    let cut = |len: usize| (0..size).step_by(len.max(1)).map(move |at| (at, len));
                    let narrowed = |(at, len)| model.clone().narrow($D, at, len).all();
                    let chunks = numbered(cut(size / $N).map(narrowed).collect());
                    let ones = numbered(cut(1).map(narrowed).collect());
                    let two = numbered(vec![narrowed((0, $LEN)), narrowed(($LEN, size - $LEN))]);
                    prop_assert_eq!(after!(elements, |y| for (mut part, n) in y.chunk::<$D, $N>().into_iter().zip(1..) {
                        part.mul_(2).add_(n);
                    }), chunks);
                    prop_assert_eq!(after!(elements, |y| for (mut part, n) in y.split::<$D, 1>().into_iter().zip(1..) {
                        part.iter_mut().for_each(|e| *e = *e * 2 + n);
                    }), &ones[..]);
                    prop_assert_eq!(after!(elements, |y| for (mut part, n) in y.axis_iter_mut::<$D>().zip(1..) {
                        part.mul_(2).add_(n);
                    }), &ones[..]);
                    // All at once and in turns, element by element.
                    prop_assert_eq!(after!(elements, |y| {
                        let mut parts = y.unbind::<$D>();
                        let mut iters: Vec<_> = parts.iter_mut().map(|part| part.iter_mut()).collect();
                        let mut more = true;
                        while more {
                            more = false;
                            for (iter, n) in iters.iter_mut().zip(1..) {
                                if let Some(e) = iter.next() {
                                    (*e, more) = (*e * 2 + n, true);
                                }
                            }
                        }
                    }), &ones[..]);
                    prop_assert_eq!(after!(elements, |y| {
                        let (mut a, mut b) = y.split_at::<$D, $LEN>();
                        b.mul_(2);
                        a.mul_(2).add_(1);
                        b.add_(2);
                    }), two);
                    // What a part may see as a slice is its own.
                    after!(elements, |y| for part in y.axis_iter_mut::<$D>() {
                        let reach = part.rebase().numel();
                        prop_assert_eq!(reach, model.shape.iter().product::<usize>() / size);
                    });
                    after!(elements, |y| same_answers(
                        y.axis_iter_mut::<$D>(), model.parts($D), &asks,
                        |part, wanted| part.iter().eq(&picked(&elements, wanted)),
                    ));
                    // One part, whose place is known when the program runs.
                    let at = value as usize;
                    let (mut one, mut some) = (elements.clone(), elements.clone());
                    if at < size {
                        model.clone().select($D, at).all().iter().for_each(|&p| one[p] = value);
                    }
                    if at + $LEN <= size {
                        narrowed((at, $LEN)).iter().for_each(|&p| some[p] = value);
                    }
                    prop_assert_eq!(after!(elements, |y| if let Ok(mut part) = y.select_at::<$D>(at) {
                        part.fill_(value);
                    }), one);
                    prop_assert_eq!(after!(elements, |y| if let Ok(mut part) = y.narrow_at::<$D, $LEN>(at) {
                        part.fill_(value);
                    }), some);
                )*
                prop_assert!(model.shape.len() == <[usize]>::len(&[$($D),*]), "each dimension is cut");
            }
        }
    };
}

layouts! {
    unique scalar 0 [] |x| x, [];
    unique vector 1 [7] |x| x, [0: 3 / 7];
    unique matrix 2 [4, 6] |x| x, [0: 1 / 2 1: 2 / 3];
    unique transposed 2 [4, 6] |x| x.t(), [0: 4 / 3 1: 1 / 2];
    unique stepped 2 [5, 9] |x| x.slice(s![1..;2, ..;4]), [0: 1 / 2 1: 2 / 3];
    unique narrowed 2 [6, 8] |x| x.narrow::<0, 1, 4>().narrow::<1, 3, 2>(), [0: 3 / 2 1: 1 / 2];
    unique column 1 [5, 4] |x| x.select::<1, 2>(), [0: 2 / 5];
    unique diagonal 1 [5, 6] |x| x.diagonal::<1, 0, 1>(), [0: 2 / 1];
    unique permuted 3 [2, 3, 4] |x| x.permute::<Dims![2, 0, 1]>(), [0: 2 / 2 1: 1 / 2 2: 3 / 3];
    unique tiled 4 [4, 6] |x| x.tile::<Shape![2, 3]>(), [0: 1 / 2 1: 1 / 2 2: 1 / 2 3: 2 / 3];
    unique blocks 2 [8, 5] |x| x.unfold::<0, 2, 3>().select::<1, 4>(), [0: 2 / 3 1: 1 / 2];
    unique ones 3 [1, 5, 1] |x| x.transpose::<0, 1>(), [0: 2 / 5 1: 1 / 1 2: 1 / 1];
    unique nothing 2 [0, 3] |x| x, [0: 0 / 2 1: 2 / 3];
    unique nothing_left 3 [2, 4, 3] |x| x.slice(s![1.., 4.., ..]), [0: 1 / 1 1: 0 / 3 2: 1 / 3];
    unique four 4 [2, 3, 2, 3] |x| x.transpose::<0, 3>().narrow::<1, 1, 2>(),
        [0: 2 / 3 1: 1 / 2 2: 2 / 2 3: 1 / 2];
    unique five 5 [2, 2, 3, 1, 2] |x| x.movedim::<0, 4>(), [0: 1 / 2 1: 2 / 3 2: 1 / 1 3: 1 / 2 4: 0 / 2];
    unique six 6 [2, 1, 2, 3, 2, 2] |x| x.permute::<Dims![5, 0, 3, 1, 4, 2]>(),
        [0: 1 / 2 1: 1 / 2 2: 1 / 3 3: 1 / 1 4: 2 / 2 5: 1 / 2];
    shared expanded 3 [3, 1] |x| x.expand::<Shape![2, _, 4]>(), [0: 1 / 2 1: 2 / 3 2: 3 / 4];
    shared windows 4 [4, 5] |x| x.windows::<Shape![2, 3]>(), [0: 1 / 3 1: 2 / 3 2: 1 / 2 3: 1 / 3];
    shared unfolded 2 [9] |x| x.unfold::<0, 4, 2>(), [0: 2 / 3 1: 1 / 4];
    shared crossed 2 [9] |x| x.as_strided::<Shape![3, 2], Strides![2, 4], 0>(), [0: 2 / 3 1: 1 / 2];
}

// ------------------------------------------------------------------ what comes from outside

#[test]
fn a_length_fits_or_is_an_error() {
    fn with<Sh: Shape>() {
        for found in 0..20 {
            let mut elements = vec![7_u8; found];
            let fits = found == Sh::NUMEL;
            let error = LengthError {
                expected: Sh::NUMEL,
                found,
            };
            let text = error.to_string();
            assert!(text.contains(&found.to_string()) && text.contains(&Sh::NUMEL.to_string()));
            let view = TensorView::<u8, Sh>::try_from(&elements[..]);
            assert_eq!(
                view.map(|x| x.sum()),
                if fits {
                    Ok(7 * found as i64)
                } else {
                    Err(error)
                }
            );
            let owned = Tensor::<u8, Sh>::try_from(&elements[..]);
            assert_eq!(
                owned.map(|x| x.numel()),
                if fits { Ok(found) } else { Err(error) }
            );
            let boxed = BoxedTensor::<u8, Sh>::try_from(elements.clone());
            assert_eq!(
                boxed.map(|x| x.numel()),
                if fits { Ok(found) } else { Err(error) }
            );
            let own = heapless::Vec::<u8, 24>::from_slice(&elements).unwrap();
            let lent = TensorView::<u8, Sh>::try_from(&own);
            assert_eq!(
                lent.map(|x| x.numel()),
                if fits { Ok(found) } else { Err(error) }
            );
            let own = HeaplessTensor::<u8, Sh, 24>::try_from(own);
            assert_eq!(
                own.map(|x| x.numel()),
                if fits { Ok(found) } else { Err(error) }
            );
            let unique = TensorViewMut::<u8, Sh>::try_from(&mut elements[..]);
            assert_eq!(
                unique.map(|mut x| x.fill_(1).numel()),
                if fits { Ok(found) } else { Err(error) }
            );
            assert_eq!(elements, vec![if fits { 1 } else { 7 }; found]);
        }
    }
    with::<Shape![]>();
    with::<Shape![0]>();
    with::<Shape![3, 0, 5]>();
    with::<Shape![1, 1]>();
    with::<Shape![3, 4]>();
    with::<Shape![2, 3, 3]>();
}

/// Text of 4 rows of 3, with separators as they come, and the numbers.
fn any_rows() -> impl Strategy<Value = (String, Vec<f32>)> {
    let separator = prop_oneof![Just(" "), Just(", "), Just(","), Just("\t"), Just(" ,  ")];
    let end = prop_oneof![
        Just("\n"),
        Just("\r\n"),
        Just(" # comment, 5\n"),
        Just("\n\n")
    ];
    let number = prop_oneof![4 => -1e6..1e6_f32, 1 => Just(f32::INFINITY), 1 => Just(-0.0)];
    vec((number, separator), 12).prop_flat_map(move |fields| {
        vec(end.clone(), 4).prop_map(move |ends| {
            let mut text = String::new();
            for (row, end) in fields.chunks(3).zip(&ends) {
                let last = row.len() - 1;
                for (i, (number, separator)) in row.iter().enumerate() {
                    text += &number.to_string();
                    text += if i < last { separator } else { end };
                }
            }
            (text, fields.iter().map(|f| f.0).collect())
        })
    })
}

/// The line that an error names is one of the text, or the one behind it.
fn points_into(text: &str, error: TextError) {
    let line = match error {
        TextError::Malformed { line, .. }
        | TextError::EmptyField { line, .. }
        | TextError::MissingFields { line, .. } => line,
        _ => 1,
    };
    assert!(
        (1..=text.split('\n').count() + 1).contains(&line),
        "{error:?}"
    );
    assert!(!error.to_string().is_empty());
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn rows_of_text_are_read((text, numbers) in any_rows()) {
        let x = Tensor::<f32, Shape![4, 3]>::from_text(&text);
        prop_assert_eq!(x.map(|x| x.as_slice().to_vec()), Ok(numbers));
        prop_assert!(Tensor::<f32, Shape![3, 4]>::from_text(&text).is_err());
        prop_assert!(Tensor::<f32, Shape![5, 3]>::from_text(&text).is_err());
    }

    #[test]
    fn any_text_is_read_or_refused(bytes in vec(any::<u8>(), 0..64)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Err(error) = Tensor::<f32, Shape![2, 2]>::from_text(&text) {
            points_into(&text, error);
        }
        if let Err(error) = Tensor::<u8, Shape![]>::from_text(&text) {
            points_into(&text, error);
        }
        let blank = |line: &str| line.split('#').next().unwrap().trim_matches(['\u{feff}', ' ', '\t', '\r']).is_empty();
        if text.lines().all(blank) {
            prop_assert!(Tensor::<u8, Shape![0, 2]>::from_text(&text).is_ok());
        }
    }

    #[test]
    fn text_with_one_mistake_is_read_or_refused(
        (text, numbers) in any_rows(),
        (place, what, remove) in (any::<prop::sample::Index>(), any::<char>(), any::<bool>()),
    ) {
        let mut chars: Vec<char> = text.chars().collect();
        let at = place.index(chars.len());
        if remove {
            chars.remove(at);
        } else {
            chars[at] = what;
        }
        let text: String = chars.into_iter().collect();
        match Tensor::<f32, Shape![4, 3]>::from_text(&text) {
            // One character is part of one field, or lies between two, or turns the rest of a line into a comment.
            Ok(x) => prop_assert!(x.iter().zip(&numbers).filter(|(a, b)| a != b).count() <= 2),
            Err(error) => points_into(&text, error),
        }
    }

    #[test]
    fn any_floats_are_printed(numbers in vec(proptest::num::f32::ANY, 12)) {
        let x = TensorView::<f32, Shape![3, 4]>::try_from(&numbers[..]).unwrap();
        let text = x.to_string();
        let inside = text.strip_prefix("tensor([[").and_then(|t| t.strip_suffix("]])"));
        let fields: Vec<f64> = inside.unwrap().split(',').map(|field| {
            field.trim_matches(|c: char| c.is_whitespace() || c == '[' || c == ']').parse().unwrap()
        }).collect();
        prop_assert_eq!(fields.len(), 12);
        for (printed, number) in fields.into_iter().zip(&numbers) {
            let number = f64::from(*number);
            prop_assert!(
                printed.is_nan() && number.is_nan()
                    || printed == number
                    || (printed - number).abs() <= 1e-4 * number.abs().max(1.0),
                "{} for {}", printed, number
            );
        }
        // Views and other types, whose text is longer: no panic, and the type's name.
        prop_assert!(x.double().eval().t().to_string().ends_with(", dtype=torch.float64)"));
    }
}

// ------------------------------------------------------------------ other element types

/// Bytes at an address that suits any element, so that a shift is the misalignment.
#[derive(Clone, PartialEq, Debug)]
#[repr(align(16))]
struct Aligned([u8; 64]);

/// Reads and writes 32 bytes as elements of a type, from each shift on.
macro_rules! reinterpreted {
    ($bytes:ident $($T:ty: $n:literal $from:expr;)*) => { $(
        for shift in 0..32 {
            let part = &$bytes.0[shift..shift + 32];
            let fits = part.as_ptr().addr().is_multiple_of(align_of::<$T>());
            let x = TensorView::<u8, Shape![32]>::try_from(part).unwrap();
            match x.try_view_dtype::<$T>() {
                Ok(y) => {
                    assert!(fits);
                    let from: fn(&[u8]) -> $T = $from;
                    let wanted: Vec<$T> = part.chunks(32 / $n).map(from).collect();
                    assert!(y.iter().map(bits).eq(wanted.iter().map(bits)));
                }
                Err(error) => assert_eq!((fits, error.needed), (false, align_of::<$T>())),
            }
            let mut written = $bytes.clone();
            let x = TensorViewMut::<u8, Shape![32]>::try_from(&mut written.0[shift..shift + 32]).unwrap();
            if let Ok(mut y) = x.try_view_dtype::<$T>() {
                assert!(fits);
                let last = *y.iter().last().unwrap();
                y.iter_mut().for_each(|e| *e = last);
            }
            let mut wanted = $bytes.clone();
            if fits {
                let last = wanted.0[shift + 32 - 32 / $n..shift + 32].to_vec();
                wanted.0[shift..shift + 32].copy_from_slice(&last.repeat($n));
            }
            assert_eq!(written, wanted);
        }
    )* };
}
/// The bytes of an element, by which two NaN are equal.
fn bits<T: Copy>(x: &T) -> Vec<u8> {
    let bytes = (x as *const T).cast::<u8>();
    // SAFETY: the elements are numbers, without padding.
    unsafe { std::slice::from_raw_parts(bytes, size_of::<T>()) }.to_vec()
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn bytes_are_elements_where_the_address_suits(bytes in vec(any::<u8>(), 64)) {
        let bytes = Aligned(bytes.try_into().unwrap());
        reinterpreted! { bytes
            i8: 32 |b| b[0] as i8;
            u16: 16 |b| u16::from_ne_bytes(b.try_into().unwrap());
            u32: 8 |b| u32::from_ne_bytes(b.try_into().unwrap());
            u64: 4 |b| u64::from_ne_bytes(b.try_into().unwrap());
            f32: 8 |b| f32::from_ne_bytes(b.try_into().unwrap());
            f64: 4 |b| f64::from_ne_bytes(b.try_into().unwrap());
            [i16; 2]: 8 |b| [0, 2].map(|i| i16::from_ne_bytes([b[i], b[i + 1]]));
            [u64; 2]: 2 |b| [0, 8].map(|i| u64::from_ne_bytes(b[i..i + 8].try_into().unwrap()));
        }
    }

    #[test]
    fn bytes_of_columns_are_their_own(elements in vec(any::<u32>(), 24), value in any::<u8>()) {
        let mut owned = elements.clone();
        let x = TensorViewMut::<u32, Shape![4, 6]>::try_from(&mut owned[..]).unwrap();
        let [left, mut right] = x.chunk::<1, 2>();
        left.view_dtype::<u8>().fill_(value);
        right.copy_(7_u32);
        for (i, e) in owned.iter().enumerate() {
            prop_assert_eq!(*e, if i % 6 < 3 { u32::from_ne_bytes([value; 4]) } else { 7 });
        }
    }

    /// Where a source overlaps the cells that are written, each gets an old element or a written one, and
    /// nothing else changes.
    #[test]
    fn overlapping_copies_through_cells(elements in vec(0..1000_i64, 24)) {
        let mut owned = elements.clone();
        let mut lent = TensorViewMut::<i64, Shape![4, 6]>::try_from(&mut owned[..]).unwrap();
        let cells = lent.as_cells();
        cells.narrow::<1, 1, 4>().copy_(cells.narrow::<1, 0, 4>());
        cells.narrow::<0, 0, 3>().add_(cells.narrow::<0, 1, 3>());
        let shown: Vec<i64> = cells.iter().map(|cell| cell.get()).collect();
        cells.expand::<Shape![2, 4, 6]>().copy_(&cells * 1);
        prop_assert!(cells.iter().map(|cell| cell.get()).eq(shown.iter().copied()));
        for (row, old) in owned.chunks(6).zip(elements.chunks(6)).skip(3) {
            prop_assert_eq!((row[0], row[5]), (old[0], old[5]));
            prop_assert!(row.iter().all(|e| old.contains(e)));
        }
    }
}
