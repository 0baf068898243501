//! A view costs no bytes and no instructions: its size, and the machine code of the view operations.

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

use stridewise::prelude::*;

#[test]
fn a_view_is_one_pointer() {
    assert_eq!(
        size_of::<TensorView<f32, Shape![3, 4]>>(),
        size_of::<usize>()
    );
    assert_eq!(
        size_of::<Option<TensorView<f32, Shape![3, 4]>>>(),
        size_of::<usize>()
    );
    assert_eq!(
        size_of::<TensorViewMut<f32, Shape![3, 4]>>(),
        size_of::<usize>()
    );
    assert_eq!(
        size_of::<TensorCells<f32, Shape![3, 4]>>(),
        size_of::<usize>()
    );
    assert_eq!(
        size_of::<TensorView<u8, Shape![50000, 3, 32, 32]>>(),
        size_of::<usize>()
    );
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    assert_eq!(size_of_val(&x), 12 * size_of::<f32>());
    assert_eq!(size_of_val(&x.slice(s![1.., ..;2])), size_of::<usize>());
}

/// Each function takes a view and gives one back; `pass` gives back the very same.
const PROGRAM: &str = r#"
#![no_std]
use stridewise::prelude::*;
type X<'a> = TensorView<'a, f32, Shape![3, 4]>;
type M<'a> = TensorViewMut<'a, f32, Shape![3, 4]>;
#[unsafe(no_mangle)] pub fn pass(x: X) -> X { x }
#[unsafe(no_mangle)] pub fn transposed(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.t() }
#[unsafe(no_mangle)] pub fn transposed_twice(x: X) -> X { x.t().t() }
#[unsafe(no_mangle)] pub fn swapped(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.transpose::<0, 1>() }
#[unsafe(no_mangle)] pub fn permuted(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.permute::<Dims![1, 0]>() }
#[unsafe(no_mangle)] pub fn moved(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.movedim::<0, 1>() }
#[unsafe(no_mangle)] pub fn viewed(x: X) -> TensorView<f32, Shape![2, 6]> { x.view::<Shape![2, _]>() }
#[unsafe(no_mangle)] pub fn reshaped(x: X) -> TensorView<f32, Shape![2, 6]> { x.reshape::<Shape![2, _]>() }
#[unsafe(no_mangle)] pub fn flattened(x: X) -> TensorView<f32, Shape![12]> { x.flatten::<0, 1>() }
#[unsafe(no_mangle)] pub fn contiguous(x: X) -> X { x.contiguous() }
#[unsafe(no_mangle)] pub fn narrowed(x: X) -> TensorView<f32, Shape![3, 2], Strides![4, 1], D<1>, Trailing<D<1>>> { x.narrow::<1, 1, 2>() }
#[unsafe(no_mangle)] pub fn selected(x: X) -> TensorView<f32, Shape![4], Strides![1], D<8>> { x.select::<0, 2>() }
#[unsafe(no_mangle)] pub fn sliced(x: X) -> TensorView<f32, Shape![2, 2], Strides![4, 2], D<4>, Trailing<D<1>>> { x.slice(s![1.., ..;2]) }
#[unsafe(no_mangle)] pub fn unsqueezed(x: X) -> TensorView<f32, Shape![3, 1, 4], Strides![4, 4, 1]> { x.unsqueeze::<1>() }
#[unsafe(no_mangle)] pub fn squeezed(x: X) -> X { x.unsqueeze::<1>().squeeze::<1>() }
#[unsafe(no_mangle)] pub fn expanded(x: X) -> TensorView<f32, Shape![5, 3, 4], Strides![0, 4, 1]> { x.expand::<Shape![5, _, _]>() }
#[unsafe(no_mangle)] pub fn strided(x: X) -> TensorView<f32, Shape![3, 2], Strides![2, 1], D<5>, Trailing<D<1>>> { x.as_strided::<Shape![3, 2], Strides![2, 1], 5>() }
#[unsafe(no_mangle)] pub fn bytes(x: X) -> TensorView<u8, Shape![3, 16]> { x.view_dtype::<u8>() }
#[unsafe(no_mangle)] pub fn bytes_mut(x: M) -> TensorViewMut<u8, Shape![3, 16]> { x.view_dtype::<u8>() }
#[unsafe(no_mangle)] pub fn first_part(x: X) -> TensorView<f32, Shape![3, 1], Strides![4, 1], D<0>, Trailing<D<3>>> { x.split_at::<1, 1>().0 }
#[unsafe(no_mangle)] pub fn last_part(x: X) -> TensorView<f32, Shape![3, 2], Strides![4, 1], D<2>> { x.split_with_sizes::<1, Shape![1, 1, 2]>().2 }
#[unsafe(no_mangle)] pub fn first_part_mut(x: M) -> TensorViewMut<f32, Shape![2, 4]> { x.split_at::<0, 2>().0 }
#[unsafe(no_mangle)] pub fn transposed_mut(x: M) -> TensorViewMut<f32, Shape![4, 3], Strides![1, 4]> { x.t() }
#[unsafe(no_mangle)] pub fn narrowed_mut(x: M) -> TensorViewMut<f32, Shape![3, 2], Strides![4, 1], D<1>, Trailing<D<1>>> { x.narrow::<1, 1, 2>() }
#[unsafe(no_mangle)] pub fn unfolded(x: X) -> TensorView<f32, Shape![3, 3, 2], Strides![4, 1, 1]> { x.unfold::<1, 2, 1>() }
#[unsafe(no_mangle)] pub fn windowed(x: X) -> TensorView<f32, Shape![2, 3, 2, 2], Strides![4, 1, 4, 1]> { x.windows::<Shape![2, 2]>() }
#[unsafe(no_mangle)] pub fn windowed_with(x: X) -> TensorView<f32, Shape![3, 1, 2], Strides![4, 2, 2], D<0>, Trailing<D<1>>> { x.windows_with::<Shape![2], Shape![2], Shape![2]>() }
#[unsafe(no_mangle)] pub fn tiled(x: X) -> TensorView<f32, Shape![3, 2, 1, 2], Strides![4, 2, 4, 1]> { x.tile::<Shape![1, 2]>() }
#[unsafe(no_mangle)] pub fn untiled(x: X) -> X { x.tile::<Shape![1, 2]>().untile::<2>() }
#[unsafe(no_mangle)] pub fn diagonal(x: X) -> TensorView<f32, Shape![2], Strides![5], D<4>, Trailing<D<2>>> { x.diagonal::<-1, 0, 1>() }
#[unsafe(no_mangle)] pub fn unflattened(x: X) -> TensorView<f32, Shape![3, 2, 2]> { x.unflatten::<1, Shape![2, _]>() }
#[unsafe(no_mangle)] pub fn coalesced(x: X) -> TensorView<f32, Shape![12]> { x.coalesce() }
#[unsafe(no_mangle)] pub fn swapped_axes(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.swapaxes::<0, 1>() }
#[unsafe(no_mangle)] pub fn swapped_dims(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.swapdims::<0, 1>() }
#[unsafe(no_mangle)] pub fn moved_dims(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.movedims::<Dims![0, 1], Dims![1, 0]>() }
#[unsafe(no_mangle)] pub fn matrix_transposed(x: X) -> TensorView<f32, Shape![4, 3], Strides![1, 4]> { x.mT() }
#[unsafe(no_mangle)] pub fn squeezed_all(x: X) -> X { x.unsqueeze::<1>().squeeze_all() }
#[unsafe(no_mangle)] pub fn squeezed_dims(x: X) -> X { x.unsqueeze::<1>().squeeze_dims::<Dims![0, 1]>() }
#[unsafe(no_mangle)] pub fn one_at_least(x: X) -> X { x.atleast_1d() }
#[unsafe(no_mangle)] pub fn two_at_least(x: X) -> X { x.atleast_2d() }
#[unsafe(no_mangle)] pub fn three_at_least(x: X) -> TensorView<f32, Shape![3, 4, 1]> { x.atleast_3d() }
#[unsafe(no_mangle)] pub fn broadcast(x: X) -> TensorView<f32, Shape![5, 3, 4], Strides![0, 4, 1]> { x.broadcast_to::<Shape![5, _, _]>() }
#[unsafe(no_mangle)] pub fn unfolded_mut(x: M) -> TensorViewMut<f32, Shape![3, 2, 2], Strides![4, 2, 1]> { x.unfold::<1, 2, 2>() }
#[unsafe(no_mangle)] pub fn tiled_mut(x: M) -> TensorViewMut<f32, Shape![3, 2, 1, 2], Strides![4, 2, 4, 1]> { x.tile::<Shape![1, 2]>() }
#[unsafe(no_mangle)] pub fn diagonal_mut(x: M) -> TensorViewMut<f32, Shape![3], Strides![5], D<1>> { x.diagonal::<1, 0, 1>() }
#[unsafe(no_mangle)] pub fn broadcast_mut(x: M) -> TensorView<f32, Shape![5, 3, 4], Strides![0, 4, 1]> { x.broadcast_to::<Shape![5, _, _]>() }
"#;

/// The instructions of each function, by its name; an alias has those of the function it names.
fn functions(assembly: &str) -> HashMap<String, Vec<String>> {
    let mut out = HashMap::<String, Vec<String>>::new();
    let mut aliases = Vec::new();
    let mut current = None::<String>;
    for line in assembly.lines() {
        let code = line.split('#').next().unwrap_or_default().trim();
        if let Some(label) = line
            .strip_suffix(':')
            .filter(|l| !l.starts_with(['.', '\t', ' ']))
        {
            current = Some(label.to_owned());
            out.insert(label.to_owned(), Vec::new());
        } else if let Some((name, target)) = code
            .strip_prefix(".set ")
            .map_or_else(|| code.split_once(" = "), |a| a.split_once(','))
        {
            aliases.push((name.trim().to_owned(), target.trim().to_owned()));
        } else if code.starts_with(".size") {
            current = None;
        } else if !code.is_empty()
            && !code.starts_with('.')
            && let Some(body) = current.as_ref().and_then(|name| out.get_mut(name))
        {
            body.push(code.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    for (name, target) in aliases {
        if let Some(body) = out.get(&target).cloned() {
            out.insert(name, body);
        }
    }
    out
}

/// Each function computes; none may be able to panic.
const COMPUTING: &str = r#"
#![no_std]
use stridewise::prelude::*;
type X<'a> = TensorView<'a, f32, Shape![8, 16]>;
type T<'a> = TensorView<'a, f32, Shape![16, 8], Strides![1, 16]>;
#[unsafe(no_mangle)] pub fn fused(a: X, b: T, out: &mut Tensor<f32, Shape![8, 16]>) { ((a + b.t()) * 2.0).relu().eval_into(out) }
#[unsafe(no_mangle)] pub fn broadcast(a: X, row: TensorView<f32, Shape![16]>, out: &mut Tensor<f32, Shape![8, 16]>) { (a - row).eval_into(out) }
#[unsafe(no_mangle)] pub fn owned(a: T) -> Tensor<f32, Shape![16, 8]> { (a / 3.0).eval() }
#[unsafe(no_mangle)] pub fn copied(a: T) -> Tensor<f32, Shape![128]> { a.reshape::<Shape![128]>() }
#[unsafe(no_mangle)] pub fn total(a: T) -> f32 { a.sum() }
#[unsafe(no_mangle)] pub fn deviation(a: X) -> f32 { a.std() }
#[unsafe(no_mangle)] pub fn smallest(a: T) -> f32 { a.min() }
#[unsafe(no_mangle)] pub fn largest_at(a: T) -> usize { a.argmax() }
#[unsafe(no_mangle)] pub fn sums(a: X) -> Tensor<f32, Shape![16]> { a.sum_dim::<0>().eval() }
#[unsafe(no_mangle)] pub fn product(a: X, b: T) -> Tensor<f32, Shape![8, 8]> { a.mm(b).eval() }
#[unsafe(no_mangle)] pub fn vector(a: X, v: TensorView<f32, Shape![16]>) -> Tensor<f32, Shape![8]> { a.mv(v).eval() }
#[unsafe(no_mangle)] pub fn computed(a: TensorView<f32, Shape![64, 200]>, b: TensorView<f32, Shape![200, 64]>, out: &mut Tensor<f32, Shape![64, 64]>) { (a * 2.0).mm(b.relu()).eval_into(out) }
#[unsafe(no_mangle)] pub fn computed_dot(a: TensorView<f32, Shape![20000]>, b: TensorView<f32, Shape![20000]>) -> f32 { (a * 2.0).dot(b) }
#[unsafe(no_mangle)] pub fn four_by_four(a: TensorView<f32, Shape![4, 4]>, b: TensorView<f32, Shape![4, 4]>) -> Tensor<f32, Shape![4, 4]> { a.mm(b).eval() }
#[unsafe(no_mangle)] pub fn batch(a: TensorView<f32, Shape![3, 4, 4]>, b: TensorView<f32, Shape![3, 4, 4]>, out: &mut Tensor<f32, Shape![3, 4, 4]>) { a.bmm(b).eval_into(out) }
#[unsafe(no_mangle)] pub fn letters(a: TensorView<f32, Shape![3, 4, 4]>, b: TensorView<f32, Shape![3, 4, 4]>, out: &mut Tensor<f32, Shape![3, 4, 4]>) { einsum!("bij,bjk->bik", a, b).eval_into(out) }
#[unsafe(no_mangle)] pub fn element(a: X, i: usize, j: usize) -> Option<f32> { a.get([i, j]).copied() }
#[unsafe(no_mangle)] pub fn part(a: X, i: usize) -> f32 { a.narrow_at::<0, 3>(i).map_or(0.0, |p| p.sum()) }
#[unsafe(no_mangle)] pub fn all(a: T) -> f32 { let mut s = 0.0; for x in a.iter() { s += x; } s }
#[unsafe(no_mangle)] pub fn rows(a: X) -> f32 { let mut s = 0.0; for r in a.rows() { s += r.sum(); } s }
#[unsafe(no_mangle)] pub fn written(mut m: TensorViewMut<f32, Shape![8, 16]>, b: X) { m.add_(b).mul_(0.5); m.t().narrow::<0, 1, 2>().fill_(1.0); }
#[unsafe(no_mangle)] pub fn halves(m: TensorViewMut<f32, Shape![8, 16]>) { let [mut a, b] = m.chunk::<1, 2>(); a.add_(&b); }
#[unsafe(no_mangle)] pub fn columns(m: &mut Tensor<f32, Shape![8, 16]>) { for mut c in m.axis_iter_mut::<1>().rev() { c.mul_(2.0); } for mut r in m.rows_mut() { r.add_(1.0); } }
#[unsafe(no_mangle)] pub fn pieces(m: TensorViewMut<f32, Shape![8, 16]>) { let (mut a, b) = m.split_at::<1, 8>(); a.copy_(&b); for mut r in a.unbind::<0>() { r.fill_(0.0); } }
#[unsafe(no_mangle)] pub fn bits(m: TensorViewMut<f32, Shape![8, 16]>) -> bool { let mut m = m.view_dtype::<u32>(); m.fill_(1); m.try_view_dtype::<u64>().is_ok() }
#[unsafe(no_mangle)] pub fn rounded(a: X, b: T) -> Tensor<f32, Shape![8, 16]> { (a + b.t()).round().clamp(-1.0, 1.0).eval() }
#[unsafe(no_mangle)] pub fn activated(a: X) -> Tensor<f32, Shape![8, 16]> { a.gelu().maximum(a.silu()).hypot(a.tanh()).eval() }
#[unsafe(no_mangle)] pub fn divided(a: TensorView<i32, Shape![9]>, b: TensorView<i32, Shape![9]>) -> Tensor<i32, Shape![9]> { (a.floor_divide(b) + a.remainder(b)).pow(b).eval() }
#[unsafe(no_mangle)] pub fn shifted(a: TensorView<i8, Shape![9]>, b: TensorView<i8, Shape![9]>) -> Tensor<i8, Shape![9]> { (a.bitwise_left_shift(b) | a.bitwise_right_shift(b) & 7).eval() }
#[unsafe(no_mangle)] pub fn chosen(a: X, b: T) -> Tensor<f32, Shape![8, 16]> { where_(a.gt(b.t()) ^ a.isnan(), a.lerp(b.t(), 0.5), 0.0).map(|x| x * x).eval() }
#[unsafe(no_mangle)] pub fn deviations(a: X) -> Tensor<f32, Shape![1, 16]> { a.std_dim_keepdim::<0>().eval() }
#[unsafe(no_mangle)] pub fn planes(a: TensorView<f32, Shape![2, 3, 4]>) -> Tensor<f32, Shape![3]> { a.logsumexp_dims::<Dims![0, -1]>().eval() }
#[unsafe(no_mangle)] pub fn extremes(a: T) -> (Tensor<f32, Shape![16]>, Tensor<usize, Shape![16]>) { a.max_dim::<1>().eval() }
#[unsafe(no_mangle)] pub fn running(a: T) -> Tensor<f32, Shape![16, 8]> { a.cumsum::<0>().eval() }
#[unsafe(no_mangle)] pub fn length(a: T, p: f32) -> f32 { a.norm_with(p) + a.prod() }
#[unsafe(no_mangle)] pub fn counted(a: X) -> i64 { if a.ne(0.0).all() { 0 } else { a.count_nonzero() } }
#[unsafe(no_mangle)] pub fn read(text: &str) -> Option<Tensor<f32, Shape![4, 2]>> { Tensor::from_text(text).ok() }
"#;

/// So do these layers.
const LAYERS: &str = r#"
#![no_std]
use stridewise::prelude::*;
type T<'a> = TensorView<'a, f32, Shape![16, 8], Strides![1, 16]>;
#[unsafe(no_mangle)] pub fn spread(x: TensorView<f32, Shape![2, 4, 5]>, w: TensorView<f32, Shape![2, 3, 3, 3]>, out: &mut Tensor<f32, Shape![3, 8, 10]>) { x.conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>)>().conv_transpose2d(w).eval_into(out) }
#[unsafe(no_mangle)] pub fn kept(x: TensorView<f32, Shape![2, 4, 5]>, w: TensorView<f32, Shape![3, 2, 2, 3]>, out: &mut Tensor<f32, Shape![3, 4, 5]>) { x.conv_options::<PaddingSame>().conv2d(w).eval_into(out) }
#[unsafe(no_mangle)] pub fn pooled(x: TensorView<f32, Shape![2, 4, 5]>) -> (Tensor<usize, Shape![2, 2, 3]>, Tensor<f32, Shape![2, 3, 3]>) { (x.max_pool2d::<(Kernel<2>, CeilMode)>().indices().eval(), x.avg_pool2d::<(Kernel<2>, Padding<1>)>().count_include_pad(false).eval()) }
#[unsafe(no_mangle)] pub fn adapted(x: TensorView<f32, Shape![2, 4, 5]>) -> Tensor<f32, Shape![2, 3, 2]> { x.adaptive_max_pool2d::<3, 2>().eval() }
#[unsafe(no_mangle)] pub fn resized(x: TensorView<f32, Shape![2, 4, 5]>) -> (Tensor<f32, Shape![2, 7, 3]>, Tensor<f32, Shape![2, 7, 3]>) { (x.interpolate_bilinear::<7, 3>().eval(), x.interpolate_nearest::<7, 3>().eval()) }
#[unsafe(no_mangle)] pub fn grouped(x: TensorView<f32, Shape![2, 4, 5]>, w: TensorView<f32, Shape![4]>) -> Tensor<f32, Shape![2, 4, 5]> { x.group_norm::<2>(1e-5).weight(w).eval() }
#[unsafe(no_mangle)] pub fn attended(x: TensorView<f32, Shape![2, 4, 5]>, m: TensorView<bool, Shape![4]>) -> Tensor<f32, Shape![2, 4, 5]> { x.scaled_dot_product_attention(x, x).mask(m).causal().eval() }
#[unsafe(no_mangle)] pub fn so_far(a: T) -> (Tensor<usize, Shape![16, 8]>, Tensor<f32, Shape![16, 8]>) { (a.cummax::<0>().eval().1, a.logcumsumexp::<1>().eval()) }
#[unsafe(no_mangle)] pub fn quantiles(a: T, q: f32) -> (f32, Tensor<f32, Shape![16]>) { (a.quantile(q), a.nanquantile_dim::<1>(q).eval()) }
#[unsafe(no_mangle)] pub fn crossed(a: TensorView<f32, Shape![4, 3]>, b: TensorView<f32, Shape![1, 3]>) -> Tensor<f32, Shape![4, 3]> { a.cross(b).eval() }
"#;

/// And these steps of a training.
const TRAINING: &str = r#"
#![no_std]
use stridewise::optim::*;
use stridewise::prelude::*;
type W = Tensor<f32, Shape![16, 8]>;
type T<'a> = TensorViewMut<'a, f32, Shape![8, 16], Strides![1, 8]>;
parameters! {
    pub struct Linear<I: Dim, O: Dim> { pub weight: Tensor<f32, (O, I)>, pub bias: Tensor<f32, (O,)> }
    pub struct Net { pub layers: [Linear<D<20>, D<20>>; 3], pub last: Linear<D<20>, D<4>> }
}
#[unsafe(no_mangle)] pub fn descend(w: &mut W, g: &W, lr: f64) { Sgd::new(lr).step(w, g); }
#[unsafe(no_mangle)] pub fn descend_view(mut w: T, g: &Tensor<f32, Shape![8, 16]>, s: &mut SgdState<Tensor<f32, Shape![8, 16]>>) { Sgd::new(0.1).momentum(0.9).step(&mut w, g, s); }
#[unsafe(no_mangle)] pub fn adam(n: &mut Net, g: &Net, s: &mut AdamState<Net>) { Adam::new(0.1).step(n, g, s); }
#[unsafe(no_mangle)] pub fn rms_prop(n: &mut Net, g: &Net, s: &mut RmsPropState<Net, 3>) { RmsProp::new(0.1).momentum(0.9).centered().step(n, g, s); }
#[unsafe(no_mangle)] pub fn adagrad(n: &mut Net, g: &Net, s: &mut AdagradState<Net>) { Adagrad::new(0.1).step(n, g, s); }
#[unsafe(no_mangle)] pub fn groups(n: &mut Net, g: &Net, s: &mut AdamState<Net>) { AdamW::new(0.1).step_with(n, g, s, |o, name, sizes| if sizes.len() < 2 || name.contains("last") { o.weight_decay = 0.0 }); }
#[unsafe(no_mangle)] pub fn averaged(a: &mut (Net, [W; 2]), n: &(Net, [W; 2])) { a.lerp_(n, 0.1); a.1.copy_(&n.1); }
#[unsafe(no_mangle)] pub fn clipped(g: &mut Net) -> f64 { clip_grad_value_(g, 9.0); clip_grad_norm_(g, 1.0) }
#[unsafe(no_mangle)] pub fn zeroed(g: &mut Net) -> usize { g.zero_grad(); g.num_parameters() }
#[unsafe(no_mangle)] pub fn restarted(s: &mut AdamState<Net>) { *s = AdamState::zeros(); }
#[unsafe(no_mangle)] pub fn scheduled(step: u32, m: &[u32]) -> f64 { LinearLr::new(0.1, 10).then(10, CosineAnnealingLr::new(0.1, 90)).lr(step) + OneCycleLr::new(0.1, 90).lr(step) + MultiStepLr::new(0.1, m).lr(step) + CosineAnnealingWarmRestarts::new(0.1, 3).t_mult(2).lr(step) }
"#;

#[test]
fn no_training_can_panic() {
    let assembly = assembly("training", TRAINING);
    let functions = functions(&assembly);
    let names: Vec<_> = names(TRAINING);
    assert_eq!(names.len(), 11);
    for name in names {
        assert!(!functions[name].is_empty(), "{name} is compiled");
    }
    reaches_no_panic(&assembly);
}

/// Loops over a transposed, a narrowed and a windowed view: by `for`, by `for_each` and `fold`, as a sum and
/// into memory. The sizes are large enough that no loop is unrolled to nothing.
const LOOPS: &str = r#"
#![no_std]
use stridewise::prelude::*;
type T<'a> = TensorView<'a, f32, Shape![96, 80], Strides![1, 96]>;
type N<'a> = TensorView<'a, f32, Shape![70, 50], Strides![96, 1], D<99>, Trailing<D<907>>>;
type W<'a> = TensorView<'a, f32, Shape![78, 94, 3, 3], Strides![96, 1, 96, 1]>;
type U<'a> = TensorView<'a, f32, Shape![80, 31, 5], Strides![96, 3, 1], D<0>, Trailing<D<1>>>;
type M<'a> = TensorViewMut<'a, f32, Shape![70, 50], Strides![96, 1], D<99>, Trailing<D<907>>>;
#[unsafe(no_mangle)] pub fn transposed_for(a: T) -> f32 { let mut s = 0.0; for x in a.iter() { s += x; } s }
#[unsafe(no_mangle)] pub fn transposed_for_each(a: T, s: &mut f32) { a.iter().for_each(|x| *s += x) }
#[unsafe(no_mangle)] pub fn transposed_fold(a: T) -> f32 { a.iter().fold(0.0, |s, x| s + x) }
#[unsafe(no_mangle)] pub fn transposed_sum(a: T) -> f32 { a.sum() }
#[unsafe(no_mangle)] pub fn transposed_eval_into(a: T, out: &mut Tensor<f32, Shape![96, 80]>) { (a * 2.0).eval_into(out) }
#[unsafe(no_mangle)] pub fn narrowed_for(a: N) -> f32 { let mut s = 0.0; for x in a.iter() { s += x; } s }
#[unsafe(no_mangle)] pub fn narrowed_for_each(a: N, s: &mut f32) { a.iter().for_each(|x| *s += x) }
#[unsafe(no_mangle)] pub fn narrowed_fold(a: N) -> f32 { a.iter().fold(0.0, |s, x| s + x) }
#[unsafe(no_mangle)] pub fn narrowed_sum(a: N) -> f32 { a.sum() }
#[unsafe(no_mangle)] pub fn narrowed_eval_into(a: N, out: &mut Tensor<f32, Shape![70, 50]>) { (a * 2.0).eval_into(out) }
#[unsafe(no_mangle)] pub fn narrowed_written(mut m: M, v: f32) { for x in m.iter_mut() { *x += v; } m.iter_mut().for_each(|x| *x *= v); m.add_(v); }
#[unsafe(no_mangle)] pub fn windowed_for(a: W) -> f32 { let mut s = 0.0; for x in a.iter() { s += x; } s }
#[unsafe(no_mangle)] pub fn windowed_for_each(a: W, s: &mut f32) { a.iter().for_each(|x| *s += x) }
#[unsafe(no_mangle)] pub fn windowed_fold(a: W) -> f32 { a.iter().fold(0.0, |s, x| s + x) }
#[unsafe(no_mangle)] pub fn windowed_sum(a: W) -> f32 { a.sum() }
#[unsafe(no_mangle)] pub fn windowed_eval_into(a: W, out: &mut TensorViewMut<f32, Shape![78, 94, 3, 3]>) { (a * 2.0).eval_into(out) }
#[unsafe(no_mangle)] pub fn unfolded_for(a: U) -> f32 { let mut s = 0.0; for x in a.iter() { s += x; } s }
#[unsafe(no_mangle)] pub fn unfolded_fold(a: U) -> f32 { a.iter().fold(0.0, |s, x| s + x) }
#[unsafe(no_mangle)] pub fn unfolded_sum(a: U) -> f32 { a.sum() }
#[unsafe(no_mangle)] pub fn unfolded_eval_into(a: U, out: &mut Tensor<f32, Shape![80, 31, 5]>) { (a * 2.0).eval_into(out) }
"#;

/// Plain copies, of which the compiler makes a `memcpy` for each row or one for all: the one call there is.
const COPIES: &str = r#"
#![no_std]
use stridewise::prelude::*;
type T<'a> = TensorView<'a, f32, Shape![96, 80], Strides![1, 96]>;
type N<'a> = TensorView<'a, f32, Shape![70, 50], Strides![96, 1], D<99>, Trailing<D<907>>>;
type W<'a> = TensorView<'a, f32, Shape![78, 94, 3, 3], Strides![96, 1, 96, 1]>;
#[unsafe(no_mangle)] pub fn transposed(a: T, out: &mut Tensor<f32, Shape![96, 80]>) { a.eval_into(out) }
#[unsafe(no_mangle)] pub fn narrowed(a: N, out: &mut Tensor<f32, Shape![70, 50]>) { a.eval_into(out) }
#[unsafe(no_mangle)] pub fn windowed(a: W, out: &mut TensorViewMut<f32, Shape![78, 94, 3, 3]>) { a.eval_into(out) }
#[unsafe(no_mangle)] pub fn zeroed(mut m: TensorViewMut<f32, Shape![70, 50], Strides![96, 1], D<99>, Trailing<D<907>>>) { m.zero_(); }
"#;

/// Three models, each as a function of generic sizes and with literal sizes.
const MODELS: &str = r#"
#![no_std]
use stridewise::prelude::*;

pub struct Linear<I: Dim, O: Dim> { weight: Tensor<f32, (O, I)>, bias: Tensor<f32, (O,)> }
fn mlp<B: Dim, I: Dim, H: Dim, O: Dim>(x: &Tensor<f32, (B, I)>, a: &Linear<I, H>, b: &Linear<H, O>, out: &mut Tensor<f32, (B, O)>) {
    let h: Tensor<f32, (B, H)> = x.linear(&a.weight).bias(&a.bias).relu().eval();
    h.linear(&b.weight).bias(&b.bias).eval_into(out)
}
#[unsafe(no_mangle)] pub fn mlp_generic(x: &Tensor<f32, Shape![8, 20]>, a: &Linear<D<20>, D<32>>, b: &Linear<D<32>, D<4>>, out: &mut Tensor<f32, Shape![8, 4]>) {
    mlp(x, a, b, out)
}
#[unsafe(no_mangle)] pub fn mlp_literal(x: &Tensor<f32, Shape![8, 20]>, a: &Linear<D<20>, D<32>>, b: &Linear<D<32>, D<4>>, out: &mut Tensor<f32, Shape![8, 4]>) {
    let h: Tensor<f32, Shape![8, 32]> = x.linear(&a.weight).bias(&a.bias).relu().eval();
    h.linear(&b.weight).bias(&b.bias).eval_into(out)
}

pub struct Block<C: Dim, O: Dim> {
    first: Tensor<f32, (O, C, D<3>, D<3>)>,
    second: Tensor<f32, (O, O, D<3>, D<3>)>,
    shortcut: Tensor<f32, (O, C, D<1>, D<1>)>,
    mean: Tensor<f32, (O,)>,
    var: Tensor<f32, (O,)>,
}
fn block<N: Dim, C: Dim, O: Dim, H: Dim, W: Dim>(x: &Tensor<f32, (N, C, H, W)>, w: &Block<C, O>, out: &mut Tensor<f32, (N, O, H, W)>) {
    let y: Tensor<f32, (N, O, H, W)> = x.conv_options::<PaddingSame>().conv2d(&w.first).batch_norm(&w.mean, &w.var, 1e-5).relu().eval();
    let y: Tensor<f32, (N, O, H, W)> = y.conv_options::<PaddingSame>().conv2d(&w.second).eval();
    (&y + x.conv_options::<PaddingSame>().conv2d(&w.shortcut)).relu().eval_into(out)
}
#[unsafe(no_mangle)] pub fn block_generic(x: &Tensor<f32, Shape![2, 3, 8, 8]>, w: &Block<D<3>, D<4>>, out: &mut Tensor<f32, Shape![2, 4, 8, 8]>) {
    block(x, w, out)
}
#[unsafe(no_mangle)] pub fn block_literal(x: &Tensor<f32, Shape![2, 3, 8, 8]>, w: &Block<D<3>, D<4>>, out: &mut Tensor<f32, Shape![2, 4, 8, 8]>) {
    let y: Tensor<f32, Shape![2, 4, 8, 8]> = x.conv_options::<PaddingSame>().conv2d(&w.first).batch_norm(&w.mean, &w.var, 1e-5).relu().eval();
    let y: Tensor<f32, Shape![2, 4, 8, 8]> = y.conv_options::<PaddingSame>().conv2d(&w.second).eval();
    (&y + x.conv_options::<PaddingSame>().conv2d(&w.shortcut)).relu().eval_into(out)
}

use stridewise::num::Mul;
pub struct Heads<H: Dim, E: Dim> {
    query: Tensor<f32, (H, E, Mul<H, E>)>,
    key: Tensor<f32, (H, E, Mul<H, E>)>,
    value: Tensor<f32, (H, E, Mul<H, E>)>,
    output: Tensor<f32, (Mul<H, E>, Mul<H, E>)>,
}
fn heads<B: Dim, T: Dim, H: Dim, E: Dim>(x: &Tensor<f32, (B, T, Mul<H, E>)>, w: &Heads<H, E>, out: &mut Tensor<f32, (B, T, Mul<H, E>)>) {
    let q = einsum!("btm,hem->bhte", x, &w.query);
    let k = einsum!("btm,hem->bhte", x, &w.key);
    let v = einsum!("btm,hem->bhte", x, &w.value);
    let y = q.scaled_dot_product_attention(k, v).causal().eval();
    let y = y.transpose::<1, 2>().eval();
    y.flatten::<2, 3>().linear(&w.output).eval_into(out)
}
// Called likewise: what is inlined into a function of another signature is optimised in another order.
fn heads_of_24(x: &Tensor<f32, Shape![2, 12, 24]>, w: &Heads<D<3>, D<8>>, out: &mut Tensor<f32, Shape![2, 12, 24]>) {
    let q = einsum!("btm,hem->bhte", x, &w.query);
    let k = einsum!("btm,hem->bhte", x, &w.key);
    let v = einsum!("btm,hem->bhte", x, &w.value);
    let y: Tensor<f32, Shape![2, 3, 12, 8]> = q.scaled_dot_product_attention(k, v).causal().eval();
    let y: Tensor<f32, Shape![2, 12, 3, 8]> = y.transpose::<1, 2>().eval();
    y.flatten::<2, 3>().linear(&w.output).eval_into(out)
}
#[unsafe(no_mangle)] pub fn heads_generic(x: &Tensor<f32, Shape![2, 12, 24]>, w: &Heads<D<3>, D<8>>, out: &mut Tensor<f32, Shape![2, 12, 24]>) {
    heads(x, w, out)
}
#[unsafe(no_mangle)] pub fn heads_literal(x: &Tensor<f32, Shape![2, 12, 24]>, w: &Heads<D<3>, D<8>>, out: &mut Tensor<f32, Shape![2, 12, 24]>) {
    heads_of_24(x, w, out)
}
"#;

/// The instructions of a function in an order of their own, without the numbers of labels: in a function that is inlined,
/// the compiler may compute the address of a temporary earlier.
fn instructions(code: &[String]) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let mut all: Vec<String> = code
        .iter()
        .map(|line| {
            let mut parts = line.split(".L");
            let first = parts.next().unwrap_or_default().to_owned();
            parts.fold(first, |out, part| {
                out + ".L" + part.trim_start_matches(is_part)
            })
        })
        .collect();
    all.sort();
    all
}

#[test]
fn a_model_has_the_same_instructions_with_generic_and_with_literal_sizes() {
    let functions = functions(&assembly("models", MODELS));
    for model in ["mlp", "block", "heads"] {
        let [generic, literal] = ["generic", "literal"].map(|sizes| {
            let mut code = &functions[&format!("{model}_{sizes}")];
            // A function that only jumps to another one is that one.
            while let [jump] = &code[..]
                && let Some(target) = jump.split_whitespace().next_back()
            {
                code = &functions[target];
            }
            instructions(code)
        });
        assert!(literal.len() > 20, "{model} is compiled: {literal:?}");
        assert_eq!(generic, literal, "{model}");
    }
}

/// The machine code of a program over the crate without features.
fn assembly(name: &str, program: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let root = env!("CARGO_MANIFEST_DIR");
    let manifest = format!(
        "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n\
         [dependencies]\nstridewise = {{ path = {root:?} }}\n"
    );
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("src")).unwrap();
    std::fs::write(folder.join("src/lib.rs"), program).unwrap();
    std::fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    std::fs::copy(
        Path::new(root).join("Cargo.lock"),
        folder.join("Cargo.lock"),
    )
    .unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["rustc", "--release", "--offline", "--quiet", "--"])
        .args(["--emit=asm", "-Ccodegen-units=1"])
        .current_dir(&folder)
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("cost-target"),
        )
        .env_remove("RUSTFLAGS")
        // As a release is built, whatever the environment of the tests says.
        .env("CARGO_INCREMENTAL", "0")
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let newest =
        std::fs::read_dir(Path::new(env!("CARGO_TARGET_TMPDIR")).join("cost-target/release/deps"))
            .unwrap()
            .filter_map(|e| Some(e.ok()?.path()))
            .filter(|p| p.extension().is_some_and(|e| e == "s"))
            .filter(|p| {
                p.file_name()
                    .is_some_and(|n| n.to_string_lossy().starts_with(&format!("{name}-")))
            })
            .max_by_key(|p| p.metadata().and_then(|m| m.modified()).ok())
            .expect("the compiler writes assembly");
    std::fs::read_to_string(newest).unwrap()
}

fn names(program: &str) -> Vec<&str> {
    program
        .split("pub fn ")
        .skip(1)
        .filter_map(|f| f.split('(').next())
        .collect()
}

#[test]
fn a_view_operation_is_the_machine_code_of_passing_the_pointer_on() {
    let functions = functions(&assembly("views", PROGRAM));
    let pass = &functions["pass"];
    assert!(
        !pass.is_empty() && pass.len() <= 3,
        "passing a pointer on: {pass:?}"
    );
    let names = names(PROGRAM);
    assert_eq!(names.len(), 46);
    for name in names {
        assert_eq!(&functions[name], pass, "{name} is not free");
    }
}

/// The same with the shape of another tensor, which is passed and not read.
const LIKE: &str = r#"
#![no_std]
use stridewise::prelude::*;
type X<'a> = TensorView<'a, f32, Shape![3, 4]>;
#[unsafe(no_mangle)] pub fn pass<'a>(x: X<'a>, _: &Tensor<u8, Shape![2, 6]>) -> X<'a> { x }
#[unsafe(no_mangle)] pub fn viewed_as<'a>(x: X<'a>, y: &Tensor<u8, Shape![2, 6]>) -> TensorView<'a, f32, Shape![2, 6]> { x.view_as(y) }
#[unsafe(no_mangle)] pub fn expanded_as<'a>(x: X<'a>, y: &Tensor<u8, Shape![3, 4]>) -> X<'a> { x.expand_as(y) }
"#;

#[test]
fn the_shape_of_another_tensor_is_not_read() {
    let functions = functions(&assembly("like", LIKE));
    let pass = &functions["pass"];
    assert!(
        !pass.is_empty() && pass.len() <= 3,
        "passing a pointer on: {pass:?}"
    );
    for name in names(LIKE) {
        let name = name.trim_end_matches("<'a>");
        assert_eq!(&functions[name], pass, "{name} is not free");
    }
}

#[test]
fn no_computation_can_panic() {
    let assembly = assembly("computing", COMPUTING);
    let functions = functions(&assembly);
    let names = names(COMPUTING);
    assert_eq!(names.len(), 37);
    for name in names {
        assert!(!functions[name].is_empty(), "{name} is compiled");
    }
    // A small product is one piece of code.
    for name in ["four_by_four", "batch", "letters"] {
        let calls = |i: &String| i.starts_with("call") || i.starts_with("bl ");
        assert!(!functions[name].iter().any(calls), "{name} calls");
    }
    reaches_no_panic(&assembly);
}

#[test]
fn no_layer_can_panic() {
    let assembly = assembly("layers", LAYERS);
    let functions = functions(&assembly);
    let names = names(LAYERS);
    assert_eq!(names.len(), 10);
    for name in names {
        assert!(!functions[name].is_empty(), "{name} is compiled");
    }
    reaches_no_panic(&assembly);
}

fn reaches_no_panic(assembly: &str) {
    let reached: Vec<_> = assembly
        .lines()
        .filter(|l| l.contains("panic") || l.contains("unwrap_failed"))
        .collect();
    assert!(reached.is_empty(), "a panic is reachable: {reached:#?}");
}

/// What leaves a function: calls, traps, and jumps that are not to one of its own labels.
fn exits(code: &[String]) -> Vec<&String> {
    let leaves = |line: &&String| {
        let (operation, target) = line.split_once(' ').unwrap_or((line, ""));
        match std::env::consts::ARCH {
            "aarch64" => {
                matches!(operation, "bl" | "blr" | "br" | "brk" | "udf")
                    || operation.starts_with('b') && target.starts_with('_')
            }
            _ => {
                operation.starts_with("call")
                    || operation.starts_with("ud")
                    || operation.starts_with('j') && !target.starts_with(".L")
            }
        }
    };
    code.iter().filter(leaves).collect()
}

/// The code of a function, and of the one that it ends in: the loop over many elements, which is shared.
fn whole(functions: &HashMap<String, Vec<String>>, name: &str) -> Vec<String> {
    let mut code = functions[name].clone();
    if let Some(end) = code.last().filter(|line| line.starts_with(['j', 'b']))
        && let Some((_, shared)) = functions.iter().find(|(name, _)| {
            ["write_many", "put_many"].iter().any(|f| name.contains(f))
                && end.contains(name.as_str())
        })
    {
        code.pop();
        code.extend(shared.iter().cloned());
    }
    code
}

#[test]
fn a_loop_over_a_view_checks_nothing_and_calls_nothing() {
    let functions = functions(&assembly("loops", LOOPS));
    let names = names(LOOPS);
    assert_eq!(names.len(), 20);
    for name in names {
        let code = &whole(&functions, name);
        assert!(code.len() > 5, "{name} is compiled: {code:?}");
        assert_eq!(exits(code), Vec::<&String>::new(), "{name}");
        // With a bound to check there would be one more comparison for each element, and a place to go to.
        // The innermost loop of a fold is left when it ends, and for nothing else.
        if std::env::consts::ARCH == "x86_64" && name.ends_with("fold") {
            let jumps = code.iter().filter(|l| l.starts_with('j')).count();
            assert!(jumps <= 6, "{name}: {jumps} jumps");
        }
    }
}

/// The same expression, product and layer, written to tensors that differ in offset and storage.
const SHARED: &str = r#"
#![no_std]
use stridewise::prelude::*;
type X<'a> = TensorView<'a, f32, Shape![1000]>;
type M<'a> = TensorView<'a, f32, Shape![24, 24]>;
type Out<'a> = TensorViewMut<'a, f32, Shape![5000]>;
#[unsafe(no_mangle)] pub fn owned(a: X, b: X, out: &mut Tensor<f32, Shape![1000]>) { (a + b).eval_into(out) }
#[unsafe(no_mangle)] pub fn at_0(a: X, b: X, out: Out) { (a + b).eval_into(&mut out.slice(s![0..1000])) }
#[unsafe(no_mangle)] pub fn at_3000(a: X, b: X, out: Out) { (a + b).eval_into(&mut out.slice(s![3000..4000])) }
#[unsafe(no_mangle)] pub fn from_2000(a: TensorView<f32, Shape![4000]>, b: X, out: Out) { (a.slice(s![2000..3000]) + b).eval_into(&mut out.slice(s![4000..5000])) }
#[unsafe(no_mangle)] pub fn mm_owned(a: M, b: M, out: &mut Tensor<f32, Shape![24, 24]>) { a.mm(b).eval_into(out) }
#[unsafe(no_mangle)] pub fn mm_at_400(a: M, b: M, out: Out) { a.mm(b).eval_into(&mut out.slice(s![400..976]).view::<Shape![24, 24]>()) }
"#;

#[test]
fn loops_are_shared_by_tensors_that_differ_in_offset_or_storage() {
    let functions = functions(&assembly("shared", SHARED));
    // A caller says where the elements are; the loop over a thousand sums is in one function for all.
    for name in names(SHARED) {
        let code = &functions[name];
        assert!(code.len() < 40, "`{name}` has a loop of its own: {code:#?}");
    }
    // One for the sums, one for the products.
    let loops: Vec<_> = functions
        .keys()
        .filter(|f| f.contains("write_many"))
        .collect();
    assert_eq!(loops.len(), 2, "{loops:?}");
    let products: Vec<_> = functions.keys().filter(|f| f.contains("gemm")).collect();
    assert!(products.len() <= 2, "{products:?}");
}

#[test]
fn a_plain_copy_calls_memcpy_at_most() {
    let functions = functions(&assembly("copies", COPIES));
    for name in names(COPIES) {
        let code = &whole(&functions, name);
        assert!(!code.is_empty(), "{name} is compiled");
        for exit in exits(code) {
            // A call through a register, into which the address of the function was loaded before.
            let through = exit.split_once('*').map_or("", |(_, register)| register);
            let named = |line: &&String| {
                ["memcpy", "memset", "memmove"]
                    .iter()
                    .any(|f| line.contains(f))
                    && (*line == exit || !through.is_empty() && line.ends_with(through))
            };
            assert!(code.iter().any(|line| named(&line)), "{name}: {exit}");
        }
    }
    assert_eq!(
        exits(&whole(&functions, "transposed")),
        Vec::<&String>::new()
    );
}
