//! One form of evaluation: layers are expressions. They follow on each other, are operands of arithmetic, and are
//! operands of what computes at once; each result is the one that evaluation step by step gives.
#![allow(missing_docs)]

use stridewise::expr::Workspace;
use stridewise::prelude::*;

fn numbers<S: Shape>(seed: u32) -> Tensor<f32, S> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    let mut x = Tensor::<f32, S>::zeros();
    for x in x.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = (state >> 8) as f32 / (1 << 24) as f32 - 0.5;
    }
    x
}

#[test]
fn elementwise_follows_on_a_layer() {
    let x = numbers::<Shape![5, 7]>(1);
    let w = numbers::<Shape![4, 7]>(2);
    let b = numbers::<Shape![4]>(3);
    let r = numbers::<Shape![5, 4]>(4);
    let y = x.linear(&w).bias(&b).eval();
    assert_eq!(x.linear(&w).bias(&b).relu().eval(), y.relu().eval());
    assert_eq!(
        (x.linear(&w).bias(&b) + &r).relu().eval(),
        (&y + &r).relu().eval()
    );
    assert_eq!(
        (&r - x.linear(&w).bias(&b) * 2.0).eval(),
        (&r - &y * 2.0).eval()
    );
    assert_eq!(
        (2.0 * x.linear(&w).bias(&b)).eval_boxed().as_slice(),
        (2.0 * &y).eval().as_slice()
    );
    assert_eq!((-x.linear(&w).bias(&b)).sum(), (-&y).sum());
    // Another type of elements, of another size and of the same.
    assert_eq!(
        x.linear(&w).bias(&b).to::<f64>().eval(),
        y.to::<f64>().eval()
    );
    assert_eq!(
        (x.linear(&w).bias(&b) * 100.0).to::<i32>().eval(),
        (&y * 100.0).to::<i32>().eval()
    );
    assert_eq!(x.linear(&w).bias(&b).gt(&r).eval(), y.gt(&r).eval());
}

#[test]
fn a_layer_broadcasts() {
    let x = numbers::<Shape![5, 7]>(1);
    let w = numbers::<Shape![4, 7]>(2);
    let y = x.linear(&w).eval();
    let wide = numbers::<Shape![3, 5, 4]>(9);
    assert_eq!((&wide + x.linear(&w)).eval(), (&wide + &y).eval());
    let row = numbers::<Shape![7]>(5);
    let z = row.linear(&w).eval();
    assert_eq!((row.linear(&w) + x.linear(&w)).eval(), (&z + &y).eval());
    assert_eq!((x.linear(&w) + row.linear(&w)).eval(), (&y + &z).eval());
}

#[test]
fn layers_follow_on_layers() {
    let x = numbers::<Shape![6, 8]>(1);
    let w1 = numbers::<Shape![16, 8]>(2);
    let w2 = numbers::<Shape![12, 16]>(3);
    let w3 = numbers::<Shape![10, 12]>(4);
    let h1 = x.linear(&w1).relu().eval();
    let h2 = (h1.linear(&w2) + 0.25).tanh().eval();
    let want = h2.linear(&w3).softmax::<1>().eval();
    let got = (x.linear(&w1).relu().linear(&w2) + 0.25)
        .tanh()
        .linear(&w3)
        .softmax::<1>();
    assert_eq!(got.eval(), want);
    assert_eq!(got.eval_boxed().as_slice(), want.as_slice());
    let mut out = Tensor::<f32, Shape![6, 10]>::zeros();
    got.eval_into(&mut out);
    assert_eq!(out, want);
    // To another layout.
    let mut crossed = Tensor::<f32, Shape![10, 6]>::zeros();
    got.eval_into(&mut crossed.as_view_mut().t());
    assert_eq!(crossed.t(), want);
    let mut crossed = Tensor::<f32, Shape![10, 6]>::zeros();
    (got * 2.0).eval_into(&mut crossed.as_view_mut().t());
    assert_eq!(crossed.t(), (&want * 2.0).eval());
}

#[test]
fn several_layers_in_one_sum() {
    let x = numbers::<Shape![6, 8]>(1);
    let [a, b, c, d] = [2, 3, 4, 5].map(numbers::<Shape![8, 8]>);
    let mut want = x.eval();
    for w in [&a, &b, &c, &d] {
        want = (&want + x.linear(w)).eval();
    }
    let got = &x + x.linear(&a) + x.linear(&b) + x.linear(&c) + x.linear(&d);
    assert_eq!(got.eval(), want);
    // More than are listed one by one.
    let many = got + x.linear(&a) + x.linear(&b) + x.linear(&c) + x.linear(&d);
    let mut all = want.eval();
    for w in [&a, &b, &c, &d] {
        all = (&all + x.linear(w)).eval();
    }
    assert_eq!(many.eval(), all);
    // As weights, too: both operands are computed.
    let w = a.linear(&b).eval();
    assert_eq!(
        x.linear(&c).linear(a.linear(&b)).eval(),
        x.linear(&c).eval().linear(&w).eval()
    );
    let bias = numbers::<Shape![1, 8]>(7);
    let flat = bias.view::<Shape![8]>();
    let computed = flat.linear(&d).eval();
    assert_eq!(
        x.linear(&c).bias(flat.linear(&d)).eval(),
        x.linear(&c).bias(&computed).eval()
    );
}

#[test]
fn what_finds_elements_by_index_reads_a_layer() {
    let x = numbers::<Shape![4, 4]>(1);
    let w = numbers::<Shape![4, 4]>(2);
    let y = x.linear(&w).eval();
    assert_eq!(
        x.linear(&w).flip::<Dims![0]>().eval(),
        y.flip::<Dims![0]>().eval()
    );
    assert_eq!(
        (x.linear(&w).flip::<Dims![0]>() + x.linear(&w)).eval(),
        (y.flip::<Dims![0]>() + &y).eval()
    );
    assert_eq!(
        (x.linear(&w), &x).cat::<0>().eval(),
        (&y, &x).cat::<0>().eval()
    );
    assert_eq!(
        (x.linear(&w), x.linear(&w)).stack::<1>().eval(),
        (&y, &y).stack::<1>().eval()
    );
    assert_eq!(
        [x.linear(&w), x.linear(&w)].cat::<1>().eval(),
        [&y, &y].cat::<1>().eval()
    );
    assert_eq!(
        x.linear(&w).pad::<Shape![1, 1]>(0.0).eval(),
        y.pad::<Shape![1, 1]>(0.0).eval()
    );
    assert_eq!(x.linear(&w).tril(0).eval(), y.tril(0).eval());
    let places = tensor![3i64, 0];
    assert_eq!(
        x.linear(&w).index_select::<0>(&places).unwrap().eval(),
        y.index_select::<0>(&places).unwrap().eval()
    );
}

#[test]
fn what_computes_at_once_takes_a_layer() {
    let x = numbers::<Shape![4, 4]>(1);
    let w = numbers::<Shape![4, 4]>(2);
    let y = x.linear(&w).eval();
    assert_eq!(x.linear(&w).sum(), y.sum());
    assert_eq!(x.linear(&w).max(), y.max());
    assert_eq!(x.linear(&w).sum_dim::<1>().eval(), y.sum_dim::<1>().eval());
    assert_eq!(x.linear(&w).var_dim::<0>().eval(), y.var_dim::<0>().eval());
    assert_eq!(
        x.linear(&w).argmax_dim::<1>().eval(),
        y.argmax_dim::<1>().eval()
    );
    assert_eq!(x.linear(&w).mm(&x).eval(), y.mm(&x).eval());
    assert_eq!(x.mm(x.linear(&w)).eval(), x.mm(&y).eval());
    assert_eq!(
        x.mm(x.linear(&w)).eval_boxed().as_slice(),
        x.mm(&y).eval().as_slice()
    );
    assert_eq!(x.linear(&w).sort::<0>().eval().0, y.sort::<0>().eval().0);
    assert_eq!(x.linear(&w).cumsum::<1>().eval(), y.cumsum::<1>().eval());
    assert_eq!(
        einsum!("ij,jk->ik", x.linear(&w), &x).eval(),
        einsum!("ij,jk->ik", &y, &x).eval()
    );
    assert_eq!(x.linear(&w).dist(&x), y.dist(&x));
    let mut z = x.eval();
    z.add_(x.linear(&w));
    assert_eq!(z, (&x + &y).eval());
    z.copy_(x.linear(&w));
    assert_eq!(z, y);
    let targets = tensor![0i64, 3, 1, 2];
    assert_eq!(
        x.linear(&w).cross_entropy(&targets).mean(),
        y.cross_entropy(&targets).mean()
    );
    assert_eq!(format!("{}", x.linear(&w).relu()), format!("{}", y.relu()));
}

#[test]
fn a_convolution_block() {
    let x = numbers::<Shape![2, 3, 9, 9]>(1);
    let w = numbers::<Shape![4, 3, 3, 3]>(2);
    let (mean, var) = (
        numbers::<Shape![4]>(3),
        (&numbers::<Shape![4]>(4) + 1.0).eval(),
    );
    let v = numbers::<Shape![4, 4, 3, 3]>(5);
    let a = x
        .conv2d(&w)
        .eval()
        .batch_norm(&mean, &var, 1e-5)
        .eval()
        .relu()
        .eval();
    let b = a.conv_options::<Padding<1>>().conv2d(&v).eval();
    let want = (&a + &b).relu().eval().max_pool2d::<Kernel<2>>().eval();
    let block = x.conv2d(&w).batch_norm(&mean, &var, 1e-5).relu();
    let got = (block + block.conv_options::<Padding<1>>().conv2d(&v))
        .relu()
        .max_pool2d::<Kernel<2>>();
    assert_eq!(got.eval(), want);
    let layer_norm = x.conv2d(&w).layer_norm::<Shape![7, 7]>(1e-5).eval();
    assert_eq!(
        layer_norm,
        x.conv2d(&w).eval().layer_norm::<Shape![7, 7]>(1e-5).eval()
    );
}

#[test]
fn attention_of_layers() {
    let x = numbers::<Shape![6, 8]>(1);
    let [q, k, v] = [2, 3, 4].map(numbers::<Shape![8, 8]>);
    let (a, b, c) = (
        x.linear(&q).eval(),
        x.linear(&k).eval(),
        x.linear(&v).eval(),
    );
    assert_eq!(
        x.linear(&q)
            .scaled_dot_product_attention(x.linear(&k), x.linear(&v))
            .eval(),
        a.scaled_dot_product_attention(&b, &c).eval()
    );
}

/// Written once for all sizes.
fn block<N: Dim, I: Dim, O: Dim>(
    x: &Tensor<f32, (N, I)>,
    w: &Tensor<f32, (O, I)>,
    r: &Tensor<f32, (N, O)>,
) -> Tensor<f32, (N, O)> {
    x.sum();
    let _ = w;
    (r * 2.0).eval()
}
#[test]
fn in_generic_code() {
    let x = numbers::<Shape![6, 8]>(1);
    let w = numbers::<Shape![5, 8]>(2);
    let r = numbers::<Shape![6, 5]>(3);
    assert_eq!(block(&x, &w, &r), (&r * 2.0).eval());
}

#[test]
fn results_in_cells_are_not_written_before_they_are_read() {
    let w = numbers::<Shape![4, 4]>(2);
    let x = numbers::<Shape![4, 4]>(1);
    let mut y = numbers::<Shape![4, 4]>(3);
    let want = (x.linear(&w) + &y).eval();
    let mut cells = y.as_cells();
    let same = cells;
    (x.linear(&w) + same).eval_into(&mut cells);
    assert_eq!(y, want);
}

/// Asserts that `eval_into` writes the results of `eval` and `eval_boxed` to contiguous and to transposed memory.
macro_rules! same_results {
    ($($name:ident: $x:expr => [$($rows:literal $columns:literal),+] $(, $fails:ident)?;)*) => { $({
        let expected = same_results!(@tuple same_results!(@unwrap $x.eval() $(, $fails)?), $($rows),+);
        let boxed = same_results!(@tuple same_results!(@unwrap $x.eval_boxed() $(, $fails)?), $($rows),+);
        let mut plain = ($(Tensor::<_, Shape![$rows, $columns]>::zeros(),)+);
        same_results!(@into $x, plain, [$($rows),+] $(, $fails)?);
        let mut turned = ($(Tensor::<_, Shape![$columns, $rows]>::zeros(),)+);
        same_results!(@turned $x, turned, [$($rows),+] $(, $fails)?);
        same_results!(@check stringify!($name), expected, boxed, plain, turned, [$($rows),+]);
    })* };
    (@unwrap $x:expr) => { $x };
    (@unwrap $x:expr, $fails:ident) => { $x.unwrap() };
    (@tuple $x:expr, $a:literal) => { ($x,) };
    (@tuple $x:expr, $($a:literal),+) => { $x };
    (@into $x:expr, $out:ident, [$a:literal] $(, $fails:ident)?) => {
        same_results!(@unwrap $x.eval_into(&mut $out.0) $(, $fails)?)
    };
    (@into $x:expr, $out:ident, [$a:literal, $b:literal] $(, $fails:ident)?) => {
        same_results!(@unwrap $x.eval_into((&mut $out.0, &mut $out.1)) $(, $fails)?)
    };
    (@into $x:expr, $out:ident, [$a:literal, $b:literal, $c:literal] $(, $fails:ident)?) => {
        same_results!(@unwrap $x.eval_into((&mut $out.0, &mut $out.1, &mut $out.2)) $(, $fails)?)
    };
    (@turned $x:expr, $out:ident, [$a:literal] $(, $fails:ident)?) => {
        same_results!(@unwrap $x.eval_into(&mut $out.0.as_view_mut().t()) $(, $fails)?)
    };
    (@turned $x:expr, $out:ident, [$a:literal, $b:literal] $(, $fails:ident)?) => {
        same_results!(
            @unwrap $x.eval_into((&mut $out.0.as_view_mut().t(), &mut $out.1.as_view_mut().t())) $(, $fails)?
        )
    };
    (@turned $x:expr, $out:ident, [$a:literal, $b:literal, $c:literal] $(, $fails:ident)?) => {
        same_results!(
            @unwrap $x.eval_into((
                &mut $out.0.as_view_mut().t(), &mut $out.1.as_view_mut().t(), &mut $out.2.as_view_mut().t(),
            )) $(, $fails)?
        )
    };
    (@check $name:expr, $e:ident, $b:ident, $p:ident, $t:ident, [$a:literal]) => {
        same_results!(@one $name, $e, $b, $p, $t, 0);
    };
    (@check $name:expr, $e:ident, $b:ident, $p:ident, $t:ident, [$a:literal, $c:literal]) => {
        same_results!(@one $name, $e, $b, $p, $t, 0);
        same_results!(@one $name, $e, $b, $p, $t, 1);
    };
    (@check $name:expr, $e:ident, $b:ident, $p:ident, $t:ident, [$a:literal, $c:literal, $d:literal]) => {
        same_results!(@one $name, $e, $b, $p, $t, 0);
        same_results!(@one $name, $e, $b, $p, $t, 1);
        same_results!(@one $name, $e, $b, $p, $t, 2);
    };
    (@one $name:expr, $e:ident, $b:ident, $p:ident, $t:ident, $i:tt) => {
        assert_eq!($e.$i, $p.$i, "{}", $name);
        assert_eq!($t.$i.t(), $e.$i, "{}, transposed", $name);
        // On the heap, sums have another order.
        for (x, y) in $b.$i.iter().zip($p.$i.iter()) {
            assert!(close(*x, *y), "{}: {x:?} {y:?}", $name);
        }
    };
}
trait Close: Copy {
    fn close(self, other: Self) -> bool;
}
impl Close for f64 {
    fn close(self, other: Self) -> bool {
        (self - other).abs() < 1e-9
    }
}
impl Close for [f64; 2] {
    fn close(self, other: Self) -> bool {
        self[0].close(other[0]) && self[1].close(other[1])
    }
}
fn close<T: Close>(x: T, y: T) -> bool {
    x.close(y)
}

#[test]
fn linear_algebra_writes_to_given_memory() {
    let x = numbers::<Shape![3, 4]>(1).double().eval();
    let a = (numbers::<Shape![3, 3]>(2).double() + Tensor::<f64, Shape![3, 3]>::eye()).eval();
    let b = numbers::<Shape![3, 2]>(3).double().eval();
    let positive = (a.mm(a.t()) + Tensor::<f64, Shape![3, 3]>::eye()).eval();
    same_results! {
        inverse: a.inverse() => [3 3], fails;
        of_a_sum: (&a + &a).inverse() => [3 3], fails;
        solve: a.solve(&b) => [3 2], fails;
        solve_triangular: a.solve_triangular(&b, false) => [3 2], fails;
        lstsq: a.lstsq(&b) => [3 2], fails;
        cholesky: positive.cholesky() => [3 3], fails;
        matrix_power: a.matrix_power(-2) => [3 3], fails;
        pinv: x.pinv() => [4 3], fails;
        qr: x.qr() => [3 3, 3 4];
        lu: x.lu() => [3 3, 3 3, 3 4];
    }
    // Results with vectors of one dimension.
    let (mut values, mut vectors) = (Tensor::<f64, Shape![3]>::zeros(), Tensor::zeros());
    positive
        .eigh()
        .eval_into((&mut values, &mut vectors))
        .unwrap();
    assert_eq!(positive.eigh().eval().unwrap(), (values, vectors));
    let (mut u, mut s, mut vt) = (
        Tensor::zeros(),
        Tensor::<f64, Shape![3]>::zeros(),
        Tensor::zeros(),
    );
    x.svd().eval_into((&mut u, &mut s, &mut vt)).unwrap();
    assert!((&u * &s).mm(&vt).eval().dist(&x) < 1e-12);
    assert_eq!(x.svd().eval().unwrap(), (u, s, vt));
    let mut twice = Tensor::<f64, Shape![6]>::zeros();
    x.svdvals()
        .eval_into(&mut twice.as_view_mut().slice(s![..;2]))
        .unwrap();
    assert_eq!(twice.slice(s![..;2]), x.svdvals().eval().unwrap());
    assert_eq!(twice.slice(s![1..;2]).sum(), 0.0);
    let (mut values, mut vectors) = (
        Tensor::<[f64; 2], Shape![3]>::full([0.0; 2]),
        Tensor::full([0.0; 2]),
    );
    a.eigvals().eval_into(&mut values).unwrap();
    assert!(a.eigvals().eval().unwrap() == values);
    a.eig().eval_into((&mut values, &mut vectors)).unwrap();
    assert!(a.eig().eval().unwrap() == (values, vectors));
    // Cells that the operand reads.
    let mut cells = a.clone();
    let cells = cells.as_cells();
    cells.inverse().eval_into(&mut cells.t()).unwrap();
    assert_eq!(cells.t().eval(), a.inverse().eval().unwrap());
}

#[test]
fn a_failure_of_linear_algebra_writes_nothing() {
    let singular = Tensor::<f64, Shape![2, 2]>::ones();
    let mut out = tensor![[1.0, 2.0], [3.0, 4.0]];
    let before = out.clone();
    assert_eq!(
        singular.inverse().eval_into(&mut out),
        Err(LinalgError::Singular)
    );
    assert_eq!(
        singular.solve(&before).eval_into(&mut out),
        Err(LinalgError::Singular)
    );
    assert_eq!(
        (-&singular).cholesky().eval_into(&mut out),
        Err(LinalgError::NotPositiveDefinite)
    );
    assert_eq!(out, before);
    let nan = Tensor::<f64, Shape![4, 4]>::full(f64::NAN);
    let (mut values, mut vectors) = (Tensor::full([1.0; 2]), Tensor::full([1.0; 2]));
    let done = nan.eig().eval_into((&mut values, &mut vectors));
    assert_eq!(done, Err(LinalgError::NotConverged));
    assert_eq!((values.real().sum(), vectors.real().sum()), (4.0, 16.0));
}

// 300 rows are too many for the stack: `eval_into` computes on the heap.
#[test]
fn linear_algebra_of_large_matrices_writes_to_given_memory() {
    let a = (BoxedTensor::<f64, Shape![300, 300]>::eye() * 4.0).eval_boxed();
    let mut out = BoxedTensor::<f64, Shape![300, 300]>::zeros();
    a.inverse().eval_into(&mut out).unwrap();
    assert_eq!(
        (out[[0, 0]], out[[299, 299]], out.sum()),
        (0.25, 0.25, 75.0)
    );
    assert_eq!(
        (a * 0.0).inverse().eval_into(&mut out),
        Err(LinalgError::Singular)
    );
    assert_eq!(out.sum(), 75.0);
}

fn network<N: Dim, I: Dim, H: Dim>(
    x: TensorView<f32, (N, I)>,
    w: TensorView<f32, (H, I)>,
    v: TensorView<f32, (I, H)>,
    out: &mut Tensor<f32, (N, I)>,
    workspace: &mut Workspace<4096>,
) {
    (x.linear(w).gelu().linear(v) + x)
        .softmax::<1>()
        .eval_into_with(out, workspace);
}

#[test]
fn temporaries_are_in_a_workspace_of_the_caller() {
    let x = numbers::<Shape![5, 7]>(1);
    let w = numbers::<Shape![9, 7]>(2);
    let v = numbers::<Shape![7, 9]>(3);
    let mut workspace = Workspace::<4096>::new();
    // Results of another expression in the same memory do not matter.
    for _ in 0..2 {
        let mut out = Tensor::zeros();
        network(
            x.as_view(),
            w.as_view(),
            v.as_view(),
            &mut out,
            &mut workspace,
        );
        let expected = (x.linear(&w).gelu().linear(&v) + &x).softmax::<1>().eval();
        assert_eq!(out, expected);
        let mut turned = Tensor::<f32, Shape![7, 5]>::zeros();
        (x.linear(&w).gelu().linear(&v) + &x)
            .softmax::<1>()
            .eval_into_with(&mut turned.as_view_mut().t(), &mut workspace);
        assert_eq!(turned.t(), expected);
        // An elementwise root with two kernels, into memory that is not contiguous: neither is in place.
        let mut wide = numbers::<Shape![5, 14]>(4);
        let odd = wide.slice(s![.., 1..;2]).eval();
        (x.linear(&w).linear(&v) * x.softmax::<1>() + 1.0)
            .eval_into_with(&mut wide.as_view_mut().slice(s![.., ..;2]), &mut workspace);
        let expected = (x.linear(&w).linear(&v) * x.softmax::<1>() + 1.0).eval();
        assert_eq!(wide.slice(s![.., ..;2]), expected);
        assert_eq!(wide.slice(s![.., 1..;2]), odd);
        // Cells that the expression reads: its result is complete before the first is written.
        let mut square = numbers::<Shape![6, 6]>(5);
        let expected = (square.mm(square.t()) + square.t()).eval();
        let cells = square.as_cells();
        (cells.mm(cells.t()) + cells.t().eval()).eval_into_with(&mut cells.clone(), &mut workspace);
        assert_eq!(square, expected);
        let (mut values, mut indices) = (Tensor::zeros(), Tensor::zeros());
        x.linear(&w)
            .topk::<3, 1>()
            .eval_into_with((&mut values, &mut indices), &mut workspace);
        assert_eq!((values, indices), x.linear(&w).topk::<3, 1>().eval());
    }
}

// More temporaries than `eval_into` puts on the stack, on a thread whose stack is smaller than they are.
#[test]
fn a_workspace_is_of_any_size() {
    const ROWS: usize = 500;
    let x = BoxedTensor::<f32, Shape![ROWS, 400]>::ones();
    let w = BoxedTensor::<f32, Shape![500, 400]>::full(0.5);
    let v = BoxedTensor::<f32, Shape![4, 500]>::full(0.25);
    let thread = std::thread::Builder::new().stack_size(512 << 10);
    let result = thread.spawn(move || {
        let mut workspace = Workspace::<{ ROWS * 500 * 4 }>::boxed();
        let mut out = BoxedTensor::<f32, Shape![ROWS, 4]>::zeros();
        x.linear(&w)
            .relu()
            .linear(&v)
            .eval_into_with(&mut out, &mut workspace);
        out
    });
    let out = result.unwrap().join().unwrap();
    assert!(out.iter().all(|x| *x == 200.0 * 125.0));
}

/// All that can fail does so in one way: `eval`, `eval_boxed`, `eval_into` and `eval_into_with` give a `Result`, and
/// `checked()?` an expression.
#[test]
fn failures_are_results_in_one_form() {
    macro_rules! fails {
        ($($name:ident: $sh:ty, $good:expr, $bad:expr;)*) => { $({
            let (mut out, mut wide) = (Tensor::<f32, $sh>::full(7.0), Tensor::<f32, $sh>::full(7.0));
            let mut workspace = Workspace::<4096>::new();
            assert!($bad.eval().is_err(), "{}: eval", stringify!($name));
            assert!($bad.eval_boxed().is_err(), "{}: eval_boxed", stringify!($name));
            assert!($bad.checked().is_err(), "{}: checked", stringify!($name));
            let value = $good.eval().unwrap();
            let boxed = $good.eval_boxed().unwrap();
            $good.eval_into(&mut out).unwrap();
            $good.eval_into_with(&mut wide, &mut workspace).unwrap();
            let checked = ($good.checked().unwrap() * 2.0 - 1.0).eval();
            for (i, x) in value.iter().enumerate() {
                for y in [boxed.as_slice()[i], out.as_slice()[i], wide.as_slice()[i], (checked.as_slice()[i] + 1.0) / 2.0] {
                    assert!((x - y).abs() < 1e-5, "{}: {x} {y}", stringify!($name));
                }
            }
            // An operand of a kernel, and of arithmetic with a kernel.
            assert_eq!($good.checked().unwrap().softmax::<0>().eval().shape(), value.shape());
            let before = out.clone();
            if $bad.eval_into_with(&mut out, &mut workspace).is_err() {
                let lookups = stringify!($name).contains("loss");
                assert!(lookups || out == before, stringify!($name));
            }
        })* };
    }
    let x = numbers::<Shape![3, 3]>(1);
    let a = (&x + Tensor::<f32, Shape![3, 3]>::eye() * 3.0).eval();
    let positive = (a.mm(a.t()) + Tensor::<f32, Shape![3, 3]>::eye()).eval();
    let singular = Tensor::<f32, Shape![3, 3]>::ones();
    let nan = Tensor::<f32, Shape![3, 3]>::full(f32::NAN);
    let b = numbers::<Shape![3, 2]>(3);
    let (rows, beyond) = (tensor![2_i64, 0, 1], tensor![2_i64, 3, 1]);
    let (places, beyond_places) = (tensor![[2_usize, 0]], tensor![[3_usize, 0]]);
    fails! {
        index_select: Shape![3, 3], x.index_select::<1>(&rows), x.index_select::<1>(&beyond);
        gather: Shape![1, 2], x.gather::<0>(&places), x.gather::<0>(&beyond_places);
        take: Shape![3], x.take(&rows), x.take(&tensor![9_i64, 0, 0]);
        embedding: Shape![3, 3], x.embedding(&rows), x.embedding(&beyond);
        cross_entropy_loss: Shape![3], x.cross_entropy(&rows), x.cross_entropy(&beyond);
        nll_loss: Shape![3], x.nll_loss(&rows), x.nll_loss(&beyond);
        inverse: Shape![3, 3], a.inverse(), singular.inverse();
        inverse_of_a_product: Shape![3, 3], a.mm(&a).inverse(), a.mm(&singular).inverse();
        cholesky: Shape![3, 3], positive.cholesky(), (-&singular).cholesky();
        solve: Shape![3, 2], a.solve(&b), singular.solve(&b);
        solve_product: Shape![3, 2], a.mm(&a).solve(a.mm(&b)), singular.mm(&a).solve(a.mm(&b));
        solve_triangular: Shape![3, 2], a.solve_triangular(&b, true), (&a * 0.0).solve_triangular(&b, true);
        lstsq: Shape![3, 2], a.lstsq(&b), singular.lstsq(&b);
        svdvals: Shape![3], a.svdvals(), nan.svdvals();
        pinv: Shape![3, 3], a.pinv(), nan.pinv();
        matrix_power: Shape![3, 3], a.matrix_power(-2), singular.matrix_power(-1);
    }
    // Several results: also of matrices that are decomposed without iteration.
    assert!(
        nan.svd().eval().is_err()
            && nan.svd().eval_boxed().is_err()
            && nan.svd().checked().is_err()
    );
    assert!(
        nan.eigh().eval().is_err()
            && nan.eigh().eval_boxed().is_err()
            && nan.eigh().checked().is_err()
    );
    let small = nan.narrow::<0, 0, 2>().narrow::<1, 0, 2>();
    assert!(small.svdvals().eval().is_err() && small.svdvals().eval_boxed().is_err());
    assert!(
        small.eigh().eval().is_err() && small.pinv().eval().is_err() && small.svd().eval().is_err()
    );
}

/// The operand and the result share cells: what is written is complete before.
#[test]
fn linear_algebra_in_a_workspace_may_write_over_its_operand() {
    let a = (numbers::<Shape![3, 3]>(1) + Tensor::<f32, Shape![3, 3]>::eye() * 3.0).eval();
    let expected = a.inverse().checked().unwrap().eval();
    let mut cells = a.clone();
    let cells = cells.as_cells();
    let mut workspace = Workspace::<1024>::new();
    cells
        .inverse()
        .eval_into_with(&mut cells.t(), &mut workspace)
        .unwrap();
    assert_eq!(cells.t().eval(), expected);
    let mut wide = Tensor::<f32, Shape![3, 6]>::full(9.0);
    let mut odd = wide.as_view_mut().slice(s![.., 1..;2]);
    a.inverse()
        .eval_into_with(&mut odd, &mut workspace)
        .unwrap();
    assert_eq!(wide.slice(s![.., 1..;2]), expected);
    assert_eq!(
        wide.slice(s![.., ..;2]).eval(),
        Tensor::<f32, Shape![3, 3]>::full(9.0)
    );
}

/// Several results from one factorisation, in memory of the caller: tall, wide and empty matrices, `f64`, results that are
/// transposed and stepped views, and nothing that is written where there is no result.
#[test]
fn decompositions_in_a_workspace() {
    let mut workspace = Workspace::<4096>::new();
    macro_rules! for_both {
        ($($a:expr),*) => { $(
            let (u, s, vt) = $a.svd().eval().unwrap();
            let (mut u2, mut s2, mut vt2) = (u.clone(), s.clone(), vt.clone());
            (u2.zero_(), s2.zero_(), vt2.zero_());
            $a.svd().eval_into_with((&mut u2, &mut s2, &mut vt2), &mut workspace).unwrap();
            near(&s2, &s);
            // The signs are free.
            for (x, y) in u2.iter().zip(u.iter()).chain(vt2.iter().zip(vt.iter())) {
                assert!((x.abs() - y.abs()).abs() < 1e-10, "{x} {y}");
            }
        )* };
    }
    fn near<S: Shape>(a: &Tensor<f64, S>, b: &Tensor<f64, S>) {
        for (x, y) in a.iter().zip(b.iter()) {
            assert!((x - y).abs() < 1e-10, "{x} {y}");
        }
    }
    let tall = numbers::<Shape![5, 3]>(1).to::<f64>().eval();
    let wide = numbers::<Shape![3, 5]>(2).to::<f64>().eval();

    let (mut q, mut r) = (
        Tensor::<f64, Shape![3, 5]>::zeros(),
        Tensor::<f64, Shape![3, 6]>::full(9.0),
    );
    let mut stepped = r.as_view_mut().slice(s![.., 1..;2]);
    tall.qr()
        .eval_into_with((&mut q.as_view_mut().t(), &mut stepped), &mut workspace)
        .unwrap();
    near(&q.t().mm(stepped.as_view()).eval(), &tall);
    near(&q.mm(q.t()).eval(), &Tensor::eye().eval());
    assert_eq!(
        r.slice(s![.., ..;2]).eval(),
        Tensor::<f64, Shape![3, 3]>::full(9.0)
    );
    let (mut q, mut r) = (
        Tensor::<f64, Shape![3, 3]>::zeros(),
        Tensor::<f64, Shape![3, 5]>::zeros(),
    );
    wide.qr()
        .eval_into_with((&mut q, &mut r), &mut workspace)
        .unwrap();
    near(&q.mm(&r).eval(), &wide);
    assert_eq!(r.tril(-1).eval(), Tensor::zeros());

    for_both!(&tall, &wide);
    let symmetric = wide.mm(wide.t()).eval();
    let (mut values, mut vectors) = (
        Tensor::<f64, Shape![3]>::zeros(),
        Tensor::<f64, Shape![3, 3]>::zeros(),
    );
    wide.mm(wide.t())
        .eigh()
        .eval_into_with(
            (&mut values, &mut vectors.as_view_mut().t()),
            &mut workspace,
        )
        .unwrap();
    let vectors = vectors.t();
    near(&(vectors * &values).eval(), &symmetric.mm(vectors).eval());
    near(&values, &symmetric.eigh().eval().unwrap().0);

    let (p, l, u) = tall.lu().eval();
    let mut turned = Tensor::<f64, Shape![5, 5]>::full(9.0);
    let mut lower = Tensor::<f64, Shape![3, 5]>::full(9.0);
    let mut spread = Tensor::<f64, Shape![3, 6]>::full(9.0);
    tall.lu().eval_into_with(
        (
            &mut turned.as_view_mut().t(),
            &mut lower.as_view_mut().t(),
            &mut spread.as_view_mut().slice(s![.., ..;2]),
        ),
        &mut workspace,
    );
    near(&turned.t().eval(), &p);
    near(&lower.t().eval(), &l);
    near(&spread.slice(s![.., ..;2]).eval(), &u);
    assert_eq!(
        spread.slice(s![.., 1..;2]).eval(),
        Tensor::<f64, Shape![3, 3]>::full(9.0)
    );
    macro_rules! factored {
        ($($a:expr, $m:literal $k:literal $n:literal;)*) => { $(
            let mut p = Tensor::<f64, Shape![$m, $m]>::full(9.0);
            let mut l = Tensor::<f64, Shape![$m, $k]>::full(9.0);
            let mut u = Tensor::<f64, Shape![$k, $n]>::full(9.0);
            $a.lu().eval_into_with((&mut p, &mut l, &mut u), &mut workspace);
            near(&p.mm(&l).mm(&u).eval(), &$a.eval());
            near(&p.mm(p.t()).eval(), &Tensor::eye().eval());
            assert_eq!(l.triu(1).eval(), Tensor::zeros());
            assert_eq!(u.tril(-1).eval(), Tensor::zeros());
            assert!(l.iter().all(|x| x.abs() <= 1.0));
            assert!((0..$k).all(|i| l[[i, i]] == 1.0));
        )* };
    }
    let singular = tensor![[0.0, 0.0, 2.0], [0.0, 0.0, 4.0], [1.0, 2.0, 3.0]];
    let flat = Tensor::<f64, Shape![3, 3]>::ones();
    factored! {
        wide, 3 3 5;
        wide.t(), 5 3 3;
        wide.mm(wide.t()), 3 3 3;
        singular, 3 3 3;
        flat, 3 3 3;
        (&flat * 0.0), 3 3 3;
        Tensor::<f64, Shape![0, 3]>::zeros(), 0 0 3;
        Tensor::<f64, Shape![3, 0]>::zeros(), 3 0 0;
        Tensor::<f64, Shape![1, 1]>::full(-2.0), 1 1 1;
    }

    let nan = Tensor::<f64, Shape![3, 3]>::full(f64::NAN);
    let (mut values, mut vectors) = (Tensor::<f64, Shape![3]>::full(7.0), nan.clone());
    assert!(
        nan.eigh()
            .eval_into_with((&mut values, &mut vectors), &mut workspace)
            .is_err()
    );
    assert_eq!(values, Tensor::<f64, Shape![3]>::full(7.0));
    let dependent = Tensor::<f64, Shape![3, 2]>::ones();
    let (mut q, mut r) = (
        Tensor::<f64, Shape![3, 2]>::full(7.0),
        Tensor::<f64, Shape![2, 2]>::full(7.0),
    );
    let result = dependent
        .qr()
        .eval_into_with((&mut q, &mut r), &mut workspace);
    assert_eq!(
        (result, q.sum(), r.sum()),
        (Err(LinalgError::RankDeficient), 42.0, 28.0)
    );

    let none = Tensor::<f64, Shape![0, 3]>::zeros();
    let (mut u, mut s, mut vt) = (
        Tensor::<f64, Shape![0, 0]>::zeros(),
        Tensor::<f64, Shape![0]>::zeros(),
        Tensor::<f64, Shape![0, 3]>::zeros(),
    );
    none.svd()
        .eval_into_with((&mut u, &mut s, &mut vt), &mut workspace)
        .unwrap();
}

/// Quantised layers are expressions: operands of each other, of elementwise operations, and evaluated in every way.
#[test]
fn quantised_layers_are_expressions() {
    quantization! { In: i8 = 0.05, 3; Weight: i8 = 0.02, 0; Hidden: i8 = 0.1, -4; Out: i8 = 0.2, 5; }
    let x: Tensor<Quantized<In>, Shape![4, 6]> = numbers::<Shape![4, 6]>(1).quantize().eval();
    let v: Tensor<Quantized<Weight>, Shape![5, 6]> = numbers::<Shape![5, 6]>(2).quantize().eval();
    let w: Tensor<Quantized<Weight>, Shape![3, 5]> = numbers::<Shape![3, 5]>(3).quantize().eval();
    let hidden: Tensor<Quantized<Hidden>, Shape![4, 5]> = x.qlinear(&v).relu().eval();
    let expected: Tensor<Quantized<Out>, Shape![4, 3]> = hidden.qlinear(&w).eval();
    let layers = x.qlinear::<_, Hidden>(&v).relu().qlinear::<_, Out>(&w);
    assert!(layers.eval() == expected);
    assert!(layers.eval_boxed() == expected);
    let mut turned = Tensor::<Quantized<Out>, Shape![3, 4]>::full(Quantized::ZERO);
    layers.eval_into(&mut turned.as_view_mut().t());
    assert!(turned.t().eval() == expected);
    let mut out = Tensor::full(Quantized::ZERO);
    layers.eval_into_with(&mut out, &mut Workspace::<64>::new());
    assert!(out == expected);
    fn temporaries<E: Expr>(_: &E) -> usize {
        E::TEMPORARIES
    }
    assert!((20..=64).contains(&temporaries(&layers)));
    assert_eq!(temporaries(&x.qlinear::<_, Hidden>(&v)), 0);
    // Real numbers, sums and rearrangements of the results.
    assert_eq!(layers.dequantize().eval(), expected.dequantize().eval());
    assert_eq!(
        (layers.dequantize() * 2.0).sum_dim::<1>().eval(),
        (expected.dequantize() * 2.0).sum_dim::<1>().eval()
    );
    let sum: Tensor<Quantized<Out>, Shape![4, 3]> = layers.qadd(&expected).eval();
    let known: Tensor<Quantized<Out>, Shape![4, 3]> = expected.qadd(&expected).eval();
    assert!(sum == known);
    assert!(layers.flip::<Dims![0]>().eval() == expected.flip::<Dims![0]>().eval());
    // Convolutions, pools and a softmax in one expression.
    let image: Tensor<Quantized<In>, Shape![2, 6, 6]> =
        numbers::<Shape![2, 6, 6]>(4).quantize().eval();
    let k: Tensor<Quantized<Weight>, Shape![3, 2, 3, 3]> =
        numbers::<Shape![3, 2, 3, 3]>(5).quantize().eval();
    let conv: Tensor<Quantized<Hidden>, Shape![3, 4, 4]> = image.qconv2d(&k).relu6().eval();
    let pooled = conv.qavg_pool2d::<Kernel<2>>().eval();
    use stridewise::ops::quantized::Probability;
    let known: Tensor<Quantized<Probability>, Shape![3, 2, 2]> = pooled.qsoftmax::<0>().eval();
    let whole = image
        .qconv2d::<_, Hidden>(&k)
        .relu6()
        .qavg_pool2d::<Kernel<2>>()
        .qsoftmax::<0>();
    assert!(whole.eval() == known);
    // A layer as a function of generic sizes.
    fn layer<N: Dim, I: Dim, O: Dim, Q: PerTensor>(
        x: TensorView<'_, Quantized<In>, (N, I)>,
        w: TensorView<'_, Quantized<Weight>, (O, I)>,
    ) -> Lazy<impl Node<Elem = Quantized<Q>, Shape = (N, O)>> {
        x.qlinear::<_, Q>(w).relu()
    }
    assert!(layer::<_, _, _, Hidden>(x.as_view(), v.as_view()).eval() == hidden);
}

/// Targets in cells that change after they were checked: the losses are numbers, and nothing else is read.
#[test]
fn targets_that_change_after_they_were_checked() {
    let x = numbers::<Shape![2, 3]>(1);
    let mut targets = tensor![0_i64, 2];
    let expected = x.cross_entropy(&targets).eval().unwrap();
    let cells = targets.as_cells();
    let losses = x.cross_entropy(cells).checked().unwrap();
    assert_eq!(losses.eval(), expected);
    cells[[1]].set(7);
    assert!(losses.eval().iter().all(|loss| loss.is_nan()));
    assert!(losses.eval_boxed().iter().all(|loss| loss.is_nan()));
}
