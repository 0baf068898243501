//! Convolutions of images with few positions, as products of matrices (feature `std`).
//!
//! The other loops hold adjacent columns of an image in a vector, or give a tile the columns of a row, and an image of one
//! position leaves both almost empty. Here the rows of a matrix are the positions of all images, its columns the taps of
//! their windows, and the weight is the other factor: in place where the windows' elements are one distance apart, as
//! those of windows that are whole images are, and copied elsewhere. A transposed convolution is a product with the weight
//! whose results are added where they belong, and the gradient of a weight is the product of the result's gradient and the
//! windows. Taps that meet the padding alone are left out.
//!
//! The order of a sum is that of products of matrices: not for feature `reproducible`.

use core::ops::Range;

use super::planes::{copy_steps, zeros};
use super::weights::by_channels;
use super::{Plan, Strided};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, is_plain};
use crate::layout::Window;
use crate::ops::Arithmetic;
use crate::ops::heap::Scratch;
use crate::ops::matmul::gemm::{Elements, LEAST_PART as LEAST, Sizes, Target, gemm_part, is_float};

/// The positions of an image up to which a convolution, its gradients and a transposed convolution are products. On a Xeon
/// with AVX-512, beside the other loops: 64 to 64 channels of [512, 64, 1, 1] take 27 µs instead of 929, the gradient of the
/// weight 34 instead of 670; 4x4 windows of [64, 64, 4, 4] 0.10 ms instead of 1.56, the gradient of the weight 0.10 instead
/// of 50; a transposed convolution of [64, 100, 1, 1] to 4x4 82 µs instead of 1770. With four positions 4x4 windows of
/// [16, 64, 5, 5] take 0.15 ms instead of 0.42. Of more, the copy of the windows costs what the product gains.
const FEW: usize = 4;
/// The same where the other loops lose more: the gradient of a weight whose channels are not whole vectors, for a few
/// channels (16 to 4 of [64, 16, 4, 4] by 3x3 0.25 ms instead of 0.71, with 36 positions no gain) and for those that fill
/// the rows of a tile (16 to 17 of [16, 16, 12, 12] by 3x3 1.4 ms instead of 4.1); and a transposed convolution of many
/// channels to few ([64, 64, 4, 4] to one channel by 3x3 0.05 ms instead of 0.34).
const SOME: usize = 16;
const MANY: usize = 144;
/// The positions of all images with which the copy of a large weight costs more than the product: 512 to 512 channels by 3x3
/// of one image of 4x4 take 0.83 ms instead of 1.36, the gradient of the input 1.5 instead of 22. That of 64 to 64 channels
/// of [4, 64, 2, 2] takes 60 µs instead of 108.
const ROWS: usize = 32;
const LARGE: usize = 1 << 18;
const LARGE_OF_FEW: usize = 1 << 14;
/// The elements of a copy of windows, or of the results that are added up: a part of the second-level cache.
const COPY: usize = 1 << 18;

/// Whether a convolution is computed here.
pub(super) fn takes<T: 'static>(p: &Plan) -> bool {
    let (taps, one) = taps(p);
    let (rows, weight) = (rows(p), taps.saturating_mul(p.made));
    // Of several positions, windows of one element are copied in one piece each, and others gain by many channels.
    let most = match one {
        true if taps >= 4 => FEW,
        false if taps >= 16 && p.made >= 8 => FEW,
        _ => 1,
    };
    // Short inner products of one row are one by one: 64 to 64 channels of [1, 64, 1, 1] take 4.1 µs instead of 3.3.
    (rows > 1 || taps >= 128 || weight < 1 << 11) && is_product::<T>(p, most, LARGE)
}
/// The same for the gradient of a weight.
pub(crate) fn takes_weight<T: 'static>(g: &Window) -> bool {
    let p = &Plan::new(*g, [0; 4], [0; 4], [0; 4]);
    let (taps, one) = taps(p);
    let most = match p.made.saturating_mul(taps) {
        ..32 if !one => 1,
        _ if by_channels::<T>(g) => FEW,
        _ if p.made < 8 => SOME,
        _ => MANY,
    };
    is_product::<T>(p, most, LARGE)
}
/// The same for a transposed convolution.
pub(crate) fn takes_transposed<T: 'static>(g: &Window) -> bool {
    let p = &Plan::new(reversed(g), [0; 4], [0; 4], [0; 4]);
    let (inner, made) = (p.made, p.per);
    // The factor is how much is added up for each product that is written, and added to the result, or copied there.
    let times = |n: usize| inner >= n.saturating_mul(made);
    let apart = (0..2).all(|d| g.kernel[d] <= g.stride[d]);
    let step = g.stride[0].saturating_mul(g.stride[1]);
    // Products of zeros between and around the elements, for which the other loops take half of their time.
    let area = |[_, _, high, wide]: [usize; 4]| high.saturating_mul(wide);
    let sparse = area(g.output) >= step.saturating_mul(2).saturating_mul(area(g.input));
    let gains = match (taps(p).1, apart) {
        (true, _) => times(4) && made <= 8,
        (_, true) => inner.saturating_mul(4) >= made,
        _ => times(2),
    };
    let most = match gains {
        true if times(if step > 1 {
            2
        } else if sparse {
            4
        } else {
            8
        }) =>
        {
            SOME
        }
        true => FEW,
        false => 1,
    };
    let positions = p.output[0].saturating_mul(p.output[1]);
    let large = match positions {
        ..=FEW if rows(p) <= ROWS / 2 => LARGE_OF_FEW,
        _ => LARGE,
    };
    is_product::<T>(p, most, large)
}
/// The taps of a window in all channels, and whether each channel has one.
fn taps(p: &Plan) -> (usize, bool) {
    let each = p.kernel[0].saturating_mul(p.kernel[1]);
    (p.per.saturating_mul(each), each == 1)
}
/// The positions of all images.
fn rows(p: &Plan) -> usize {
    (p.output[0].saturating_mul(p.output[1])).saturating_mul(p.batches)
}
/// Whether there are at most so many positions in an image, or in all of them few for such a large weight.
fn is_product<T: 'static>(p: &Plan, most: usize, large: usize) -> bool {
    let weight = taps(p).0.saturating_mul(p.made);
    let (positions, rows) = (p.output[0].saturating_mul(p.output[1]), rows(p));
    is_float::<T>()
        && rows > 0
        && weight > 0
        && (positions <= most || (rows <= ROWS && weight >= large))
        && Crop::of(p).is_some()
}

/// The convolution whose gradient a transposed convolution is: its input is the result, its output the input.
fn reversed(g: &Window) -> Window {
    Window {
        input: g.output,
        output: g.input,
        ..*g
    }
}

/// The taps of a window that meet elements of the input, of rows and of columns.
#[derive(Clone, Copy)]
struct Crop {
    first: [usize; 2],
    taps: [usize; 2],
    padding: [usize; 2],
}
impl Crop {
    /// `None` if none does.
    fn of(p: &Plan) -> Option<Self> {
        let mut crop = Self {
            first: [0; 2],
            taps: p.kernel,
            padding: p.padding,
        };
        for d in 0..2 {
            let meets = |tap: usize| {
                (0..p.output[d]).any(|at| {
                    let at = (at * p.stride[d] + tap * p.dilation[d]).wrapping_sub(p.padding[d]);
                    at < p.input[d]
                })
            };
            let last = (0..p.kernel[d]).rfind(|&tap| meets(tap))?;
            // No more than the padding is left out.
            let most = p.padding[d].checked_div(p.dilation[d]).unwrap_or(0);
            let first = (0..=last).find(|&tap| tap == most || meets(tap))?;
            crop.first[d] = first;
            crop.taps[d] = last + 1 - first;
            crop.padding[d] = p.padding[d] - first * p.dilation[d];
        }
        Some(crop)
    }
    fn count(&self) -> usize {
        self.taps[0] * self.taps[1]
    }
    /// The distance of the first tap.
    fn at(&self, steps: [usize; 4]) -> usize {
        super::at(self.first, steps)
    }
}

/// The distance of adjacent elements in row-major order, if it is one for all and not negative.
fn one_step<const N: usize>(sizes: [usize; N], steps: [usize; N]) -> Option<usize> {
    let (mut step, mut run) = (None, 1_usize);
    for (size, distance) in sizes.into_iter().zip(steps).rev() {
        if size == 1 {
            continue;
        }
        let step = *step.get_or_insert(distance);
        if distance != step.wrapping_mul(run) {
            return None;
        }
        run *= size;
    }
    step.or(Some(1))
        .filter(|&step| isize::try_from(step).is_ok())
}

/// The range of a share of all, none of which is smaller than another by more than one.
fn share(all: &Range<usize>, part: usize, parts: usize) -> Range<usize> {
    let (each, more) = (all.len() / parts, all.len() % parts);
    let at = |part: usize| all.start + part * each + part.min(more);
    at(part)..at(part + 1)
}
/// Ranges of at most so many of these images at a time.
fn some(images: Range<usize>, at_once: usize) -> impl Iterator<Item = Range<usize>> {
    let parts = images.len().div_ceil(at_once.max(1));
    (0..parts).map(move |part| share(&images, part, parts))
}
/// As many images as fit into a copy, of so many elements each, in rows of products.
fn fitting(elements: usize, positions: usize) -> usize {
    let least = (2 * LEAST).div_ceil(positions.max(1));
    COPY.checked_div(elements).unwrap_or(0).max(least)
}
/// Calls `run` with ranges of images, on several threads if there is enough work.
///
/// # Safety
/// If the elements are plain numbers and the output is `unique`, calls for different images may run at once.
unsafe fn in_images<T: 'static>(
    images: usize,
    positions: usize,
    work: usize,
    unique: bool,
    run: impl Fn(Range<usize>),
) {
    #[cfg(feature = "rayon")]
    if unique
        && work >= 8 * PARALLEL_FROM
        && is_plain::<T>()
        && let Some(others) = Others::available()
    {
        let parts = (2 * others.threads())
            .min(images / LEAST.div_ceil(positions.max(1)))
            .min(work / PARALLEL_FROM)
            .max(1);
        // SAFETY: the caller's promise.
        return unsafe {
            others.split(parts, 1, |_, some| {
                some.for_each(|part| run(share(&(0..images), part, parts)));
            });
        };
    }
    let _ = (positions, work, unique, size_of::<T>());
    run(0..images);
}

/// Copies four dimensions to adjacent elements.
///
/// # Safety
/// The elements are in memory, and there is room for them.
unsafe fn copy<T: Arithmetic>(from: Strided<T>, sizes: [usize; 4], mut to: *mut T) {
    let [a, b, c, d] = sizes;
    let steps = from.steps;
    for i in 0..a {
        for j in 0..b {
            for k in 0..c {
                let at = (i.wrapping_mul(steps[0]))
                    .wrapping_add(j.wrapping_mul(steps[1]))
                    .wrapping_add(k.wrapping_mul(steps[2]));
                let row = from.first.wrapping_add(at);
                for l in 0..d {
                    // SAFETY: the caller's promise.
                    unsafe {
                        let element = row.wrapping_add(l.wrapping_mul(steps[3]));
                        to.write(element.read());
                        to = to.add(1);
                    }
                }
            }
        }
    }
}

/// The windows of a convolution: a row for each position, a column for each tap.
struct Windows<'p> {
    p: &'p Plan,
    crop: Crop,
    positions: usize,
    taps: usize,
    /// The distances of rows and columns, if the windows are read in place.
    in_place: Option<[usize; 2]>,
}
impl<'p> Windows<'p> {
    fn new(p: &'p Plan, crop: Crop) -> Self {
        let ([high, wide], xs) = (p.output, p.xs);
        let [down, across] = p.stride;
        let rows = [xs[0], down.wrapping_mul(xs[2]), across.wrapping_mul(xs[3])];
        let steps = [
            xs[1],
            p.dilation[0].wrapping_mul(xs[2]),
            p.dilation[1].wrapping_mul(xs[3]),
        ];
        let mut windows = Self {
            p,
            crop,
            positions: high * wide,
            taps: p.per * crop.count(),
            in_place: None,
        };
        if windows.are_inside()
            && let Some(row) = one_step([p.batches, high, wide], rows)
            && let Some(column) = one_step([p.per, crop.taps[0], crop.taps[1]], steps)
        {
            windows.in_place = Some([row, column]);
        }
        windows
    }
    /// Whether no window reaches into the padding, or beyond the end.
    fn are_inside(&self) -> bool {
        let (p, crop) = (self.p, &self.crop);
        (0..2).all(|d| {
            let last = (p.output[d] - 1) * p.stride[d] + (crop.taps[d] - 1) * p.dilation[d];
            crop.padding[d] == 0 && last < p.input[d]
        })
    }
    /// The images whose windows are copied at once.
    fn at_once(&self) -> usize {
        match self.in_place {
            Some(_) => usize::MAX,
            None => fitting(self.positions * self.taps, self.positions),
        }
    }
    /// Memory for the windows of some images.
    fn room<T>(&self, images: usize) -> Scratch<T> {
        let images = images.min(self.at_once());
        Scratch::new(match self.in_place {
            Some(_) => 0,
            None => images.saturating_mul(self.positions * self.taps),
        })
    }
    /// The windows of some images, of a group.
    ///
    /// # Safety
    /// The images are those of the input; `room` has room for them.
    unsafe fn of<T: Arithmetic>(
        &self,
        x: *const T,
        images: Range<usize>,
        group: usize,
        room: *mut T,
    ) -> Elements<T> {
        let (p, xs) = (self.p, self.p.xs);
        let x = x.wrapping_add(group * p.per * xs[1]);
        if let Some([row, column]) = self.in_place {
            let first = x.wrapping_add(images.start * self.positions * row);
            return Elements { first, row, column };
        }
        let mut to = room;
        if self.crop.count() == 1 && self.are_inside() {
            // Pixel by pixel.
            let pixels = Strided {
                first: x.wrapping_add(images.start * xs[0]),
                steps: [
                    xs[0],
                    p.stride[0].wrapping_mul(xs[2]),
                    p.stride[1].wrapping_mul(xs[3]),
                    xs[1],
                ],
            };
            let sizes = [images.len(), p.output[0], p.output[1], p.per];
            // SAFETY: the caller's promise.
            unsafe { copy(pixels, sizes, room) };
            return Elements {
                first: room,
                row: self.taps,
                column: 1,
            };
        }
        for n in images {
            // SAFETY: the caller's promise.
            unsafe {
                self.copy(x.wrapping_add(n * xs[0]), to);
                to = to.add(self.positions * self.taps);
            }
        }
        Elements {
            first: room,
            row: self.taps,
            column: 1,
        }
    }
    /// Copies the windows of an image.
    ///
    /// # Safety
    /// As for `of`.
    unsafe fn copy<T: Arithmetic>(&self, x: *const T, mut to: *mut T) {
        let (p, xs) = (self.p, self.p.xs);
        let [rows, columns] = self.crop.taps;
        let step = p.dilation[1].wrapping_mul(xs[3]);
        for at in (0..self.positions).map(|i| [i / p.output[1], i % p.output[1]]) {
            let [(above, i), (before, j)] = [self.inside(0, at[0]), self.inside(1, at[1])];
            let first = x.wrapping_add(super::at([i, j], xs));
            // SAFETY: Bounds: there is room for the taps; those that are read are in the input.
            unsafe {
                if above.len() < rows || before.len() < columns {
                    zeros(to, self.taps);
                }
                for c in 0..p.per {
                    let x = first.wrapping_add(c * xs[1]);
                    let to = to.add((c * rows + above.start) * columns + before.start);
                    for i in 0..above.len() {
                        let x = x.wrapping_add(i * p.dilation[0] * xs[2]);
                        copy_steps(x, step, to.add(i * columns), before.len());
                    }
                }
                to = to.add(self.taps);
            }
        }
    }
    /// The taps of a window that are in the input, and the index of the first one, along a dimension.
    fn inside(&self, d: usize, at: usize) -> (Range<usize>, usize) {
        let (taps, padding) = (self.crop.taps[d], self.crop.padding[d]);
        let (start, dilation) = (at * self.p.stride[d], self.p.dilation[d].max(1));
        let before = |edge: usize| edge.saturating_sub(start).div_ceil(dilation).min(taps);
        let (from, end) = (before(padding), before(padding + self.p.input[d]));
        if from >= end {
            return (0..0, 0);
        }
        (from..end, start + from * dilation - padding)
    }
}

/// Writes a convolution.
///
/// # Safety
/// As for `super::convolve`; [`takes`] holds.
#[inline(never)]
pub(super) unsafe fn convolve<T: Arithmetic>(
    p: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) {
    let Some(crop) = Crop::of(p) else { return };
    let windows = Windows::new(p, crop);
    let (positions, taps) = (windows.positions, windows.taps);
    let ([high, wide], os) = (p.output, p.os);
    let [rows, columns] = crop.taps;
    let w = w.wrapping_add(crop.at(p.ws));
    let step = one_step([p.per, rows, columns], [p.ws[1], p.ws[2], p.ws[3]]);
    // The distance of positions in the output, if it is one for all.
    let row = one_step([p.batches, high, wide], [os[0], os[2], os[3]]);
    let at_once = match row {
        Some(_) => windows.at_once(),
        None => windows
            .at_once()
            .min(fitting(positions * p.made, positions)),
    };
    let work = (p.batches * p.groups * p.made * positions).saturating_mul(taps);
    let whole = Sizes {
        m: p.batches * positions,
        k: taps,
        n: p.made,
    };
    let part = |images: Range<usize>| {
        let most = at_once.min(images.len());
        let room = windows.room::<T>(most);
        let copied = Scratch::<T>::new(if step.is_some() { 0 } else { taps * p.made });
        let sums = Scratch::<T>::new(match row {
            Some(_) => 0,
            None => most.saturating_mul(positions * p.made),
        });
        for group in 0..p.groups {
            let mut b = Elements {
                first: w.wrapping_add(group * p.group),
                row: step.unwrap_or(1),
                column: p.ws[0],
            };
            if step.is_none() {
                let weight = Strided {
                    first: b.first,
                    steps: p.ws,
                };
                // SAFETY: the caller's promise; there is room for the weight of a group.
                unsafe { copy(weight, [p.made, p.per, rows, columns], copied.first) };
                (b.first, b.column) = (copied.first, taps);
            }
            let bias = bias.map(|(first, step)| (first.wrapping_add(group * p.made * step), step));
            let added = |o: usize| match bias {
                // SAFETY: Bounds: the channel is less than the size of the bias.
                Some((first, step)) => unsafe { first.add(o * step).read() },
                None => T::ZERO,
            };
            for images in some(images.clone(), at_once) {
                let sizes = Sizes {
                    m: images.len() * positions,
                    ..whole
                };
                let out = out.wrapping_add(images.start * os[0] + group * p.made * os[1]);
                // SAFETY: Bounds: the caller's promise; there is room for the windows and the sums. The output has these
                // images and channels.
                unsafe {
                    let a = windows.of(x, images.clone(), group, room.first);
                    if let Some(row) = row {
                        let target = Target {
                            first: out,
                            row,
                            column: os[1],
                            add: bias.is_some(),
                        };
                        if bias.is_some() {
                            for i in 0..sizes.m {
                                for o in 0..p.made {
                                    out.add(i * row + o * os[1]).write(added(o));
                                }
                            }
                        }
                        gemm_part(whole, sizes, a, b, target);
                        continue;
                    }
                    let target = Target {
                        first: sums.first,
                        row: p.made,
                        column: 1,
                        add: false,
                    };
                    gemm_part(whole, sizes, a, b, target);
                    for n in 0..images.len() {
                        let sums = sums.first.add(n * positions * p.made);
                        for o in 0..p.made {
                            let bias = added(o);
                            for i in 0..high {
                                let out = out.add(n * os[0] + o * os[1] + i * os[2]);
                                let sums = sums.add(i * wide * p.made + o);
                                for j in 0..wide {
                                    let sum = sums.add(j * p.made).read();
                                    out.add(j * os[3]).write(sum.plus(bias));
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    // SAFETY: each image of the output is written by one thread only.
    unsafe { in_images::<T>(p.batches, positions, work, unique, part) }
}

/// Writes the gradient of a convolution's weight, in row-major order.
///
/// # Safety
/// The input and the result's gradient are those of the convolution, [`takes_weight`] holds, and there is memory for the
/// weight's elements, of which nobody else reads or writes any.
#[inline(never)]
pub(crate) unsafe fn weight_gradient<T: Arithmetic>(
    g: &Window,
    x: Strided<T>,
    grad: Strided<T>,
    out: *mut T,
) {
    let p = &Plan::new(*g, x.steps, [0; 4], grad.steps);
    let Some(crop) = Crop::of(p) else { return };
    let windows = Windows::new(p, crop);
    let (positions, taps) = (windows.positions, windows.taps);
    let ([high, wide], ys) = (p.output, p.os);
    let whole = p.kernel[0] * p.kernel[1];
    let column = one_step([p.batches, high, wide], [ys[0], ys[2], ys[3]]);
    let at_once = match column {
        Some(_) => windows.at_once(),
        None => windows
            .at_once()
            .min(fitting(positions * p.made, positions)),
    };
    let at_once = at_once.min(p.batches);
    let room = windows.room::<T>(at_once);
    let lines = Scratch::<T>::new(match column {
        Some(_) => 0,
        None => at_once.saturating_mul(positions * p.made),
    });
    let cropped = crop.taps != p.kernel;
    let sums = Scratch::<T>::new(if cropped { p.made * taps } else { 0 });
    for group in 0..p.groups {
        let all = out.wrapping_add(group * p.made * p.per * whole);
        let first = if cropped { sums.first } else { all };
        for images in some(0..p.batches, at_once) {
            let sizes = Sizes {
                m: p.made,
                k: images.len() * positions,
                n: taps,
            };
            let y = grad
                .first
                .wrapping_add(images.start * ys[0] + group * p.made * ys[1]);
            // SAFETY: Bounds: the caller's promise; there is room for the windows and the lines, and the sums are those of
            // the group.
            unsafe {
                let b = windows.of(x.first, images.clone(), group, room.first);
                let mut a = Elements {
                    first: y,
                    row: ys[1],
                    column: column.unwrap_or(p.made),
                };
                if column.is_none() {
                    let lines_of = Strided {
                        first: y,
                        steps: [ys[0], ys[2], ys[3], ys[1]],
                    };
                    copy(lines_of, [images.len(), high, wide, p.made], lines.first);
                    (a.first, a.row) = (lines.first, 1);
                }
                let target = Target {
                    first,
                    row: taps,
                    column: 1,
                    add: images.start > 0,
                };
                product(sizes, a, b, target);
            }
        }
        if cropped {
            // SAFETY: Bounds: the weight of the group has all taps, of which the sums have some.
            unsafe {
                zeros(all, p.made * p.per * whole);
                let to = all.add(crop.first[0] * p.kernel[1] + crop.first[1]);
                let [rows, columns] = crop.taps;
                for channel in 0..p.made * p.per {
                    for i in 0..rows {
                        let from = first.add((channel * rows + i) * columns);
                        let to = to.add(channel * whole + i * p.kernel[1]);
                        copy_steps(from, 1, to, columns);
                    }
                }
            }
        }
    }
}
/// A product, whose columns several threads share.
///
/// # Safety
/// As for [`gemm_part`]; nobody else reads or writes the target.
unsafe fn product<T: Arithmetic>(sizes: Sizes, a: Elements<T>, b: Elements<T>, out: Target<T>) {
    #[cfg(feature = "rayon")]
    if sizes.m.saturating_mul(sizes.k).saturating_mul(sizes.n) >= 8 * PARALLEL_FROM
        && is_plain::<T>()
        && let Some(others) = Others::available()
    {
        let work = sizes.m.saturating_mul(sizes.k).saturating_mul(sizes.n);
        let parts = others
            .threads()
            .min(sizes.n / (4 * LEAST))
            .min(work / PARALLEL_FROM)
            .max(1);
        // SAFETY: Bounds: the caller's promise, for these columns, which one thread writes.
        return unsafe {
            others.split(parts, 1, |_, some| {
                for part in some.map(|part| share(&(0..sizes.n), part, parts)) {
                    let n = part.len();
                    let b = Elements {
                        first: b.first.wrapping_add(part.start * b.column),
                        ..b
                    };
                    gemm_part(sizes, Sizes { n, ..sizes }, a, b, out.from(0, part.start));
                }
            });
        };
    }
    // SAFETY: the caller's promise.
    unsafe { gemm_part(sizes, sizes, a, b, out) }
}

/// Writes a transposed convolution.
///
/// # Safety
/// As for `super::convolve_transposed`; [`takes_transposed`] holds.
#[inline(never)]
pub(super) unsafe fn convolve_transposed<T: Arithmetic>(
    g: &Window,
    [xs, ws, os]: [[usize; 4]; 3],
    [x, w]: [*const T; 2],
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) {
    // The output is the input of this convolution.
    let p = &Plan::new(reversed(g), os, [0; 4], xs);
    let Some(crop) = Crop::of(p) else { return };
    let [rows, columns] = crop.taps;
    // Input channels, which are summed over, and output channels of a group.
    let (inner, made) = (p.made, p.per);
    let ([high, wide], [tall, broad]) = (p.output, p.input);
    let (xs, os) = (p.os, p.xs);
    let positions = high * wide;
    let taps = made * crop.count();
    let w = w.wrapping_add(crop.at(ws));
    let column = one_step([made, rows, columns], [ws[1], ws[2], ws[3]]);
    let row = one_step([p.batches, high, wide], [xs[0], xs[2], xs[3]]);
    // Where nothing is added, products are written to the output: one position, whose window it is.
    let steps = [
        os[1],
        p.dilation[0].wrapping_mul(os[2]),
        p.dilation[1].wrapping_mul(os[3]),
    ];
    let reach = |d: usize| (crop.taps[d] - 1) * p.dilation[d] + 1;
    let direct = if positions == 1
        && crop.padding == [0, 0]
        && [reach(0), reach(1)] == p.input
        && (0..2).all(|d| p.dilation[d] == 1 || crop.taps[d] == 1)
    {
        one_step([made, rows, columns], steps)
    } else {
        None
    };
    let mut at_once = p.batches;
    if direct.is_none() {
        at_once = at_once.min(fitting(positions * taps, positions));
    }
    if row.is_none() {
        at_once = at_once.min(fitting(positions * inner, positions));
    }
    let work = (p.batches * p.groups * inner * positions).saturating_mul(taps);
    let whole = Sizes {
        m: p.batches * positions,
        k: inner,
        n: taps,
    };
    let part = |images: Range<usize>| {
        let most = at_once.min(images.len());
        let lines = Scratch::<T>::new(if row.is_some() {
            0
        } else {
            most * positions * inner
        });
        let copied = Scratch::<T>::new(if column.is_some() { 0 } else { inner * taps });
        let room = match direct {
            Some(_) => 0,
            None => most.saturating_mul(positions * taps),
        };
        let products = Scratch::<T>::new(room);
        for group in 0..p.groups {
            let mut b = Elements {
                first: w.wrapping_add(group * inner * ws[0]),
                row: ws[0],
                column: column.unwrap_or(1),
            };
            if column.is_none() {
                let weight = Strided {
                    first: b.first,
                    steps: ws,
                };
                // SAFETY: the caller's promise; there is room for the weight of a group.
                unsafe { copy(weight, [inner, made, rows, columns], copied.first) };
                (b.first, b.row) = (copied.first, taps);
            }
            let added = |o: usize| match bias {
                // SAFETY: Bounds: the channel is less than the size of the bias.
                Some((first, step)) => unsafe { first.add((group * made + o) * step).read() },
                None => T::ZERO,
            };
            for images in some(images.clone(), at_once) {
                let sizes = Sizes {
                    m: images.len() * positions,
                    ..whole
                };
                let out = out.wrapping_add(images.start * os[0] + group * made * os[1]);
                let x = x.wrapping_add(images.start * xs[0] + group * inner * xs[1]);
                // SAFETY: Bounds: the caller's promise; there is room for the lines and the products. The output has these
                // images and channels.
                unsafe {
                    let mut a = Elements {
                        first: x,
                        row: row.unwrap_or(inner),
                        column: xs[1],
                    };
                    if row.is_none() {
                        let of = Strided {
                            first: x,
                            steps: [xs[0], xs[2], xs[3], xs[1]],
                        };
                        copy(of, [images.len(), high, wide, inner], lines.first);
                        (a.first, a.column) = (lines.first, 1);
                    }
                    if bias.is_some() || direct.is_none() {
                        for n in 0..images.len() {
                            for o in 0..made {
                                let (out, b) = (out.add(n * os[0] + o * os[1]), added(o));
                                for i in 0..tall {
                                    for j in 0..broad {
                                        out.add(i * os[2] + j * os[3]).write(b);
                                    }
                                }
                            }
                        }
                    }
                    if let Some(column) = direct {
                        let target = Target {
                            first: out,
                            row: os[0],
                            column,
                            add: bias.is_some(),
                        };
                        gemm_part(whole, sizes, a, b, target);
                        continue;
                    }
                    let target = Target {
                        first: products.first,
                        row: taps,
                        column: 1,
                        add: false,
                    };
                    gemm_part(whole, sizes, a, b, target);
                    for n in 0..images.len() {
                        let products = products.first.add(n * positions * taps);
                        add(p, crop, products, out.add(n * os[0]));
                    }
                }
            }
        }
    };
    // SAFETY: each image of the output is written by one thread only.
    unsafe { in_images::<T>(p.batches, positions, work, unique, part) }
}
/// Adds the products of the positions of an image, for each of them those of the output channels and taps, to the elements
/// that the taps meet. The plan's input is the output.
///
/// # Safety
/// The image has the channels.
unsafe fn add<T: Arithmetic>(p: &Plan, crop: Crop, products: *const T, out: *mut T) {
    let ([rows, columns], os) = (crop.taps, p.xs);
    let taps = p.per * crop.count();
    for o in 0..p.per {
        let out = out.wrapping_add(o * os[1]);
        for (y, z) in (0..p.output[0]).flat_map(|y| (0..p.output[1]).map(move |z| (y, z))) {
            let window = products.wrapping_add((y * p.output[1] + z) * taps + o * crop.count());
            for i in 0..rows {
                let row = (y * p.stride[0] + i * p.dilation[0]).wrapping_sub(crop.padding[0]);
                if row >= p.input[0] {
                    continue;
                }
                let (out, window) = (
                    out.wrapping_add(row * os[2]),
                    window.wrapping_add(i * columns),
                );
                for j in 0..columns {
                    let column =
                        (z * p.stride[1] + j * p.dilation[1]).wrapping_sub(crop.padding[1]);
                    if column < p.input[1] {
                        // SAFETY: Bounds: the caller's promise: the row and the column are those of the output.
                        unsafe {
                            let to = out.add(column * os[3]);
                            to.write(to.read().plus(window.add(j).read()));
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::ops::nn::windows::tests::picks;
    use crate::ops::nn::windows::{in_lanes, weights};
    use std::vec::Vec;

    /// A window of few positions, and some of many.
    fn window(case: usize, pick: &mut impl FnMut(usize, usize) -> usize) -> Option<Window> {
        let (groups, per, made) = (pick(1, 2), pick(1, 9), pick(1, 20));
        let kernel = [pick(1, 4), pick(1, 4)];
        let (stride, dilation) = ([pick(1, 3), pick(1, 3)], [pick(1, 3), pick(1, 3)]);
        let padding = [pick(0, 4), pick(0, 4)];
        let input = [pick(1, 5), pick(1, 5)];
        // A third are whole images.
        let (kernel, dilation, padding) = match case % 3 {
            0 => (input, [1; 2], [0; 2]),
            _ => (kernel, dilation, padding),
        };
        let mut output = [0; 2];
        for d in 0..2 {
            let room = input[d] + 2 * padding[d];
            let reach = (kernel[d] - 1) * dilation[d];
            output[d] = room.checked_sub(reach + 1)? / stride[d] + 1;
        }
        let batches = pick(1, 5);
        Some(Window {
            input: [batches, groups * per, input[0], input[1]],
            output: [batches, groups * made, output[0], output[1]],
            kernel,
            stride,
            padding,
            dilation,
            groups,
        })
    }
    /// Row-major, of channels after columns, or with gaps.
    fn strides([a, b, c, d]: [usize; 4], way: usize) -> [usize; 4] {
        let _ = a;
        match way {
            0 => [b * c * d, c * d, d, 1],
            1 => [b * c * d, 1, b * d, b],
            _ => [b * c * d * 2, c * d * 2, d * 2, 2],
        }
    }
    fn count(sizes: [usize; 4]) -> usize {
        2 * sizes.iter().product::<usize>()
    }
    /// Whole numbers, whose sums are the same in every order.
    fn numbers(n: usize, seed: usize) -> Vec<f32> {
        (0..n)
            .map(|i| ((i + seed).wrapping_mul(2_654_435_761) >> 8 & 7) as f32 - 3.0)
            .collect()
    }

    // Products are the sums of the other loops: of windows in place and copied, with and without a bias, with results in
    // place and not, and with taps that meet nothing.
    fn compare_products(cases: Range<usize>) {
        let mut seen = [0; 3];
        for case in cases {
            let mut pick = picks(case);
            let Some(g) = window(case, &mut pick) else {
                continue;
            };
            let weights = [g.output[1], g.input[1] / g.groups, g.kernel[0], g.kernel[1]];
            let (xs, ws, ys) = (
                strides(g.input, pick(0, 2)),
                strides(weights, pick(0, 2)),
                strides(g.output, pick(0, 2)),
            );
            let (x, w) = (numbers(count(g.input), 1), numbers(count(weights), 7));
            let (y, b) = (numbers(count(g.output), 5), numbers(g.output[1], 3));
            let bias = (pick(0, 1) == 1).then_some((b.as_ptr(), 1));
            let plan = Plan::new(g, xs, ws, ys);
            if Crop::of(&plan).is_none() {
                continue;
            }
            let whole = case % 3 == 0;
            seen[usize::from(whole)] += 1;
            seen[2] += usize::from(takes::<f32>(&plan));
            let mut found = std::vec![0.5; y.len()];
            let mut right = found.clone();
            // SAFETY: the vectors are as long as sizes and strides require.
            unsafe {
                let (x, w) = (x.as_ptr(), w.as_ptr());
                convolve(&plan, x, w, bias, found.as_mut_ptr(), true);
                in_lanes(&plan, x, w, bias, right.as_mut_ptr());
            }
            assert_eq!(found, right, "case {case}: {g:?}");

            let mut found = std::vec![0.5; weights.iter().product()];
            let mut right = found.clone();
            let strided = |of: &[f32], steps| Strided {
                first: of.as_ptr(),
                steps,
            };
            // SAFETY: the vectors are as long as sizes and strides require.
            unsafe {
                let (x, y) = (strided(&x, xs), strided(&y, ys));
                weight_gradient(&g, x, y, found.as_mut_ptr());
                weights::weight_gradient(&g, x, y, right.as_mut_ptr());
            }
            assert_eq!(found, right, "case {case}: the weight of {g:?}");

            // The transposed convolution from the output to the input.
            let b = numbers(g.input[1], 3);
            let bias = bias.map(|_| (b.as_ptr(), 1));
            let mut found = std::vec![0.5; x.len()];
            let mut right = found.clone();
            let at = |steps: [usize; 4], i: [usize; 4]| -> usize {
                (0..4).map(|d| i[d] * steps[d]).sum()
            };
            let [batches, channels, high, wide] = g.input;
            let (per, made) = (channels / g.groups, g.output[1] / g.groups);
            for i in 0..batches * channels * high * wide {
                let [n, c, y_at, x_at] = [
                    i / wide / high / channels,
                    i / wide / high % channels,
                    i / wide % high,
                    i % wide,
                ];
                let mut sum = bias.map_or(0.0, |_| b[c]);
                for t in 0..made * g.output[2] * g.output[3] * g.kernel[0] * g.kernel[1] {
                    let (j, t) = (t % g.kernel[1], t / g.kernel[1]);
                    let (i, t) = (t % g.kernel[0], t / g.kernel[0]);
                    let (column, t) = (t % g.output[3], t / g.output[3]);
                    let (row, o) = (t % g.output[2], c / per * made + t / g.output[2]);
                    if row * g.stride[0] + i * g.dilation[0] == y_at + g.padding[0]
                        && column * g.stride[1] + j * g.dilation[1] == x_at + g.padding[1]
                    {
                        sum += y[at(ys, [n, o, row, column])] * w[at(ws, [o, c % per, i, j])];
                    }
                }
                right[at(xs, [n, c, y_at, x_at])] = sum;
            }
            // SAFETY: the vectors are as long as sizes and strides require.
            unsafe {
                let (g, steps) = (reversed(&g), [ys, ws, xs]);
                let of = [y.as_ptr(), w.as_ptr()];
                convolve_transposed(&g, steps, of, bias, found.as_mut_ptr(), true);
            }
            assert_eq!(found, right, "case {case}: transposed {g:?}");
        }
        if !cfg!(miri) {
            assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
        }
    }
    #[test]
    fn products_are_the_sums_of_other_loops() {
        compare_products(0..if cfg!(miri) { 9 } else { 160 });
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_products_are_the_sums_of_other_loops() {
        compare_products(160..400);
    }

    // Which convolutions are products, at the limits.
    #[test]
    fn few_positions_are_taken() {
        let of = |input: [usize; 4], made: usize, kernel: usize, padding: usize| {
            let size = |n: usize| n + 2 * padding + 1 - kernel;
            Window {
                input,
                output: [input[0], made, size(input[2]), size(input[3])],
                kernel: [kernel; 2],
                stride: [1; 2],
                padding: [padding; 2],
                dilation: [1; 2],
                groups: 1,
            }
        };
        let taken = |g: Window| takes::<f32>(&Plan::new(g, [0; 4], [0; 4], [0; 4]));
        // One position, of any channels; several, of windows that are worth a copy.
        assert!(taken(of([9, 1, 1, 1], 1, 1, 0)) && taken(of([9, 15, 4, 4], 7, 4, 0)));
        assert!(taken(of([9, 4, 2, 2], 1, 1, 0)) && !taken(of([9, 3, 2, 2], 1, 1, 0)));
        assert!(!taken(of([9, 16, 1, 5], 8, 1, 0)) && !taken(of([0, 16, 1, 1], 8, 1, 0)));
        assert!(taken(of([9, 2, 2, 2], 8, 3, 1)) && !taken(of([9, 2, 2, 2], 7, 3, 1)));
        // One row of many short inner products.
        assert!(!taken(of([1, 64, 1, 1], 64, 1, 0)) && taken(of([2, 64, 1, 1], 64, 1, 0)));
        // Large weights of a few rows.
        assert!(taken(of([2, 512, 4, 4], 512, 3, 1)) && !taken(of([3, 512, 4, 4], 512, 3, 1)));
        let taken = takes_weight::<f32>;
        assert!(taken(&of([9, 1, 1, 1], 1, 1, 0)) && taken(&of([9, 4, 2, 2], 1, 3, 1)));
        assert!(!taken(&of([9, 1, 2, 2], 1, 3, 1)));
        assert!(taken(&of([9, 64, 12, 12], 17, 3, 1)) && !taken(&of([9, 64, 12, 13], 17, 3, 1)));
        assert!(taken(&of([9, 64, 4, 4], 7, 3, 1)) && !taken(&of([9, 64, 4, 5], 7, 3, 1)));
        let taken = |g: Window| takes_transposed::<f32>(&reversed(&g));
        assert!(taken(of([9, 64, 4, 4], 1, 4, 0)) && taken(of([9, 8, 1, 1], 1, 1, 0)));
        assert!(taken(of([9, 4, 2, 2], 8, 3, 1)) && !taken(of([9, 5, 2, 2], 8, 3, 1)));
        assert!(taken(of([9, 25, 7, 7], 100, 4, 0)) && !taken(of([9, 26, 7, 7], 100, 4, 0)));
        assert!(taken(of([9, 1, 4, 4], 8, 3, 1)) && !taken(of([9, 2, 4, 4], 8, 3, 1)));
        assert!(taken(of([4, 64, 2, 2], 64, 3, 1)) && !taken(of([5, 64, 2, 2], 64, 3, 1)));
        // Halves and others have no product in tiles.
        let g = of([9, 16, 1, 1], 8, 1, 0);
        assert!(!takes::<i32>(&Plan::new(g, [0; 4], [0; 4], [0; 4])));
    }
}
