//! `einsum!` in each order of its sums and products: values and gradients, compared with a loop over all letters.

use stridewise::prelude::*;

/// The letters of each operand and of the result, and the sizes of the letters.
struct Letters<'a> {
    parts: Vec<&'a str>,
    result: &'a str,
    sizes: Vec<(char, usize)>,
}
impl<'a> Letters<'a> {
    fn new(pattern: &'a str, shapes: &[&[usize]]) -> Self {
        let (parts, result) = pattern.split_once("->").unwrap();
        let parts: Vec<_> = parts.split(',').collect();
        let mut sizes: Vec<(char, usize)> = Vec::new();
        for (part, shape) in parts.iter().zip(shapes) {
            for (letter, size) in part.chars().zip(*shape) {
                match sizes.iter_mut().find(|(c, _)| *c == letter) {
                    Some((_, known)) if *known == 1 => *known = *size,
                    Some(_) => {}
                    None => sizes.push((letter, *size)),
                }
            }
        }
        Self {
            parts,
            result,
            sizes,
        }
    }
    fn sizes_of_result(&self) -> Vec<usize> {
        let size = |letter| self.sizes.iter().find(|(c, _)| *c == letter).unwrap().1;
        self.result.chars().map(size).collect()
    }
    /// The place of the element of a row-major tensor that the letters' values select.
    fn place(&self, part: &str, shape: &[usize], at: &[usize]) -> usize {
        part.chars().zip(shape).fold(0, |place, (letter, size)| {
            let of = self.sizes.iter().position(|(c, _)| *c == letter).unwrap();
            place * size + if *size == 1 { 0 } else { at[of] }
        })
    }
    /// Calls `f` with the values of all letters.
    fn each(&self, mut f: impl FnMut(&[usize])) {
        let total: usize = self.sizes.iter().map(|(_, size)| size).product();
        for mut i in 0..total {
            let mut at = vec![0; self.sizes.len()];
            for (at, (_, size)) in at.iter_mut().zip(&self.sizes).rev() {
                *at = i % size;
                i /= size;
            }
            f(&at);
        }
    }
}

/// The sums of products, and the gradients of the operands for the gradient `seed` of the result.
fn by_loop(
    pattern: &str,
    shapes: &[&[usize]],
    operands: &[&[f64]],
    seed: &[f64],
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let letters = Letters::new(pattern, shapes);
    let out = letters.sizes_of_result();
    let mut sums = vec![0.0; seed.len()];
    let mut grads: Vec<Vec<f64>> = operands.iter().map(|x| vec![0.0; x.len()]).collect();
    letters.each(|at| {
        let to = letters.place(letters.result, &out, at);
        let from: Vec<_> = (letters.parts.iter().zip(shapes))
            .map(|(part, shape)| letters.place(part, shape, at))
            .collect();
        let product = |without: usize| -> f64 {
            (0..operands.len())
                .filter(|k| *k != without)
                .map(|k| operands[k][from[k]])
                .product()
        };
        sums[to] += product(usize::MAX);
        for k in 0..operands.len() {
            grads[k][from[k]] += seed[to] * product(k);
        }
    });
    (sums, grads)
}

fn numbers<S: Shape>(k: usize) -> BoxedTensor<f64, S> {
    let mut all = BoxedTensor::zeros();
    for (i, x) in all.as_mut_slice().iter_mut().enumerate() {
        *x = ((i * 7919 + k * 104_729 + 12_345) % 1009) as f64 / 504.5 - 1.0;
    }
    all
}
fn numbers_like<S: Shape>(_: &BoxedTensor<f64, S>) -> BoxedTensor<f64, S> {
    numbers(3)
}
#[track_caller]
fn near(what: &str, found: &[f64], wanted: &[f64]) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    let scale = wanted.iter().fold(1e-3, |m: f64, x| m.max(x.abs()));
    for (i, (a, b)) in found.iter().zip(wanted).enumerate() {
        assert!(
            (a - b).abs() <= 1e-12 * scale,
            "{what}, element {i}: {a}, not {b}"
        );
    }
}

macro_rules! cases {
    ($($name:ident: $pattern:literal, $A:ty $(, $B:ty $(, $C:ty)?)?;)*) => { $(
        #[test]
        fn $name() {
            cases! { @operands $pattern, x of_x 0 $A $(, y of_y 1 $B $(, z of_z 2 $C)?)? }
        }
    )* };
    (@operands $pattern:literal, $($x:ident $grad:ident $k:literal $S:ty),+) => {
        $( let $x = numbers::<$S>($k); )+
        let shapes: &[&[usize]] = &[$(<$S as Shape>::SIZES),+];
        let value = einsum!($pattern, $(&$x),+).eval_boxed();
        let seed = numbers_like(&value);
        let (sums, grads) =
            by_loop($pattern, shapes, &[$($x.as_slice()),+], seed.as_slice());
        near(concat!($pattern, ": the value"), value.as_slice(), &sums);
        let value = einsum!($pattern, $(&$x * 1.0),+).eval_boxed();
        near(concat!($pattern, ": the value of expressions"), value.as_slice(), &sums);
        $( let mut $grad = BoxedTensor::<f64, $S>::zeros(); )+
        einsum!($pattern, $($x.requires_grad(&mut $grad)),+).backward_with_boxed(&seed);
        $( near(
            &format!("{}: the gradient of operand {}", $pattern, $k),
            $grad.as_slice(),
            &grads[$k],
        ); )+
    };
}

cases! {
    a_transpose: "ij->ji", Shape![5, 7];
    a_permutation: "ijk->kij", Shape![5, 7, 3];
    sums_of_rows: "ij->i", Shape![5, 7];
    sums_of_columns: "ij->j", Shape![5, 7];
    a_sum: "ijk->", Shape![5, 7, 3];
    a_trace: "ii->", Shape![7, 7];
    a_long_diagonal: "iii->i", Shape![5, 5, 5];
    a_diagonal_and_its_row: "iji->ji", Shape![5, 7, 5];
    a_diagonal_and_a_sum: "iij->i", Shape![5, 5, 7];
    two_traces: "iijj->", Shape![5, 5, 7, 7];

    a_product: "ij,jk->ik", Shape![9, 8], Shape![8, 10];
    a_turned_product: "ij,jk->ki", Shape![9, 8], Shape![8, 10];
    both_have_letters_alone: "ij,k->i", Shape![9, 8], Shape![10];
    the_right_one_has_a_letter_alone: "ij,jk->i", Shape![9, 8], Shape![8, 20];
    the_left_one_has_a_letter_alone: "jk,ij->i", Shape![8, 20], Shape![9, 8];
    all_letters_alone: "ij,kl->", Shape![9, 8], Shape![3, 10];
    a_long_letter_alone: "i,j->", Shape![2], Shape![700];
    letters_alone_between_others: "bik,jkc->jb", Shape![4, 6, 5], Shape![7, 5, 3];
    a_diagonal_beside_a_letter_alone: "iij,kl->i", Shape![6, 6, 5], Shape![7, 3];
    a_diagonal_of_letters_alone: "jj,ik->i", Shape![8, 8], Shape![9, 10];
    a_diagonal_in_a_product: "iij,jk->ik", Shape![6, 6, 5], Shape![5, 20];
    copies_beside_letters_alone: "ji,jk->i", Shape![1, 30], Shape![9, 10];
    a_letter_alone_but_for_a_copy: "ij,jk->k", Shape![30, 9], Shape![1, 10];

    a_chain: "ij,jk,kl->il", Shape![9, 8], Shape![8, 10], Shape![10, 7];
    a_chain_from_the_right: "ij,jk,k->i", Shape![9, 8], Shape![8, 10], Shape![10];
    a_chain_from_the_left: "i,ij,jk->k", Shape![9], Shape![9, 8], Shape![8, 10];
    a_chain_from_its_ends: "jk,ij,kl->il", Shape![8, 10], Shape![9, 8], Shape![10, 7];
    the_first_and_the_last_first: "jk,il,ij->kl", Shape![8, 3], Shape![9, 7], Shape![9, 8];
    a_bilinear_form: "bqd,de,bke->bqk", Shape![2, 7, 5], Shape![5, 6], Shape![2, 9, 6];
    a_quadratic_form: "i,ij,j->", Shape![30], Shape![30, 40], Shape![40];
    three_letters_alone: "i,j,k->", Shape![9], Shape![8], Shape![10];
    a_scaled_square: "ij,ij,k->", Shape![9, 8], Shape![9, 8], Shape![10];
    three_at_each_place: "ij,ij,ij->ij", Shape![30, 20], Shape![30, 20], Shape![30, 20];
    three_in_one_sum: "ij,ij,ij->", Shape![30, 20], Shape![30, 20], Shape![30, 20];
    a_circle: "ij,jk,ki->", Shape![9, 8], Shape![8, 10], Shape![10, 9];
    outer_products: "i,j,k->kij", Shape![9], Shape![8], Shape![10];
    many_letters: "ijk,jl,km->ilm", Shape![4, 5, 6], Shape![5, 7], Shape![6, 3];
    three_with_letters_alone: "ija,jkb,klc->il", Shape![5, 4, 3], Shape![4, 6, 2], Shape![6, 5, 3];
    three_with_diagonals: "iija,jkk,klb->l", Shape![4, 4, 5, 3], Shape![5, 3, 3], Shape![3, 6, 2];
    three_with_copies: "ij,jk,kl->il", Shape![30, 8], Shape![1, 10], Shape![10, 7];
    small: "ij,jk,kl->il", Shape![2, 3], Shape![3, 2], Shape![2, 2];
    small_with_letters_alone: "ij,k->i", Shape![2, 3], Shape![4];
    more_letters_than_a_tensor_has_dimensions:
        "abcde,fghij,fghijab->c", Shape![2, 2, 3, 2, 2], Shape![2, 2, 2, 2, 2], Shape![2, 2, 2, 2, 2, 2, 2];

    nothing_to_sum: "ij,jk,kl->il", Shape![30, 0], Shape![0, 10], Shape![10, 7];
    nothing_in_one_letter_alone: "ij,k->i", Shape![90, 8], Shape![0];
    nothing_in_a_result: "ij,jk,kl->il", Shape![30, 8], Shape![8, 10], Shape![10, 0];
    no_diagonal: "iij->ij", Shape![0, 0, 7];
}

/// The sum of a million numbers, however many others are beside it.
#[test]
fn sums_of_many_elements_are_exact() {
    let long = BoxedTensor::<f32, Shape![1_000_000]>::full(0.1);
    let square = BoxedTensor::<f32, Shape![1000, 1000]>::full(0.1);
    let near = |found: f32, wanted: f32| {
        assert!(
            ((found - wanted) / wanted).abs() < 3e-6,
            "{found}, not {wanted}"
        );
    };
    let a: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    let mut g = Tensor::<f32, Shape![2]>::zeros();
    near(
        einsum!("i,j->", a.requires_grad(&mut g), &long).backward_boxed(),
        300_000.0,
    );
    near(g[[0]], 100_000.0);
    near(g[[1]], 100_000.0);

    let one = Tensor::<f32, Shape![1]>::ones();
    let mut g = Tensor::<f32, Shape![1]>::zeros();
    near(
        einsum!("ij,ij,k->", &square, &square, one.requires_grad(&mut g)).backward_boxed(),
        10_000.0,
    );
    near(g[[0]], 10_000.0);

    // One sum is of the other operand's elements, one of products.
    let mut g = Tensor::<f32, Shape![2]>::zeros();
    let mut h = BoxedTensor::<f32, Shape![1000, 1000]>::zeros();
    einsum!(
        "i,jk,jl->",
        a.requires_grad(&mut g),
        &square,
        square.requires_grad(&mut h)
    )
    .backward_boxed();
    near(g[[0]], 1e7);
    near(h[[999, 0]], 300.0);
    near(einsum!("ij,k->i", &square, &long).eval_boxed()[[7]], 1e7);
}

/// Integers are summed as `i64` where elements are summed, also before they are multiplied.
#[test]
fn sums_of_integers_do_not_overflow() {
    let x = Tensor::<u8, Shape![8, 9]>::full(200);
    let y = Tensor::<u8, Shape![9, 10]>::full(250);
    let sums = einsum!("ij,jk->i", &x, &y).eval();
    assert_eq!(sums.as_slice(), [200 * 250 * 90_i64; 8]);
    assert_eq!(
        einsum!(
            "ij,k,l->",
            &x,
            &x.view::<Shape![72]>(),
            &y.view::<Shape![90]>()
        )
        .eval()[[]],
        (200_i64 * 72).pow(2) * 250 * 90
    );
    // Products are summed in their own type.
    let x = Tensor::<u8, Shape![8, 9]>::full(3);
    let chain = einsum!("ij,jk,kl->il", &x, &x.t(), &x).eval();
    assert_eq!(chain[[7, 8]], (27_u32 * 72 % 256) as u8);
}

fn temporaries<E: Expr>(_: &E) -> usize {
    E::TEMPORARIES
}
/// Temporaries are a part of the type: on the heap, in a workspace, and below other operations.
#[test]
fn temporaries_are_where_the_result_is_computed() {
    use stridewise::expr::Workspace;
    let [a, b, c] = [0, 1, 2].map(numbers::<Shape![16, 16]>);
    let wanted = a.mm(&b).mm(&c).eval_boxed();
    let mut out = Tensor::<f64, Shape![16, 16]>::zeros();
    // The product of the first two.
    let chain = einsum!("ij,jk,kl->il", &a, &b, &c);
    assert_eq!(temporaries(&chain), 16 * 16 * 8);
    chain.eval_into_with(&mut out, &mut Workspace::<2048>::new());
    near("in a workspace", out.as_slice(), wanted.as_slice());
    let sum = (einsum!("ij,jk,kl->il", &a, &b, &c)
        + einsum!("ij,jk,kl->il", &a * 2.0, &b.mm(&c), &c))
    .eval();
    let wanted = (&wanted + &a.mm(&b).mm(&c).mm(&c) * 2.0).eval();
    near("below a sum", sum.as_slice(), wanted.as_slice());
    // Two sums, each in a line of 64 bytes; one loop has none.
    let sums = einsum!("ij,kl->", &a, &b);
    assert_eq!(temporaries(&sums), 128);
    assert_eq!(temporaries(&einsum!("ij,ij,ij->", &a, &b, &c)), 0);
    assert_eq!(temporaries(&einsum!("ij,jk->ik", &a, &b)), 0);
}
