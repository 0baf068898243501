//! Arithmetic builds an expression, which is evaluated in one pass.
//!
//! *The guide, chapter 6 of 9.* Before: [broadcasting](super::broadcasting). Next: [sizes at run
//! time](super::runtime_sizes).
//!
//! In PyTorch `(a + b * 2).exp()` makes three tensors: one for `b * 2`, one for the sum, one for the result. Here it
//! makes none. It is an **expression**: a value that describes the computation and holds a pointer to each tensor in
//! it. The program chooses when to evaluate it, and where to write the result.
//!
//! ```
//! use stridewise::prelude::*;
//! let a = Tensor::<f32, Shape![2, 3]>::ones();
//! let b = Tensor::<f32, Shape![3]>::arange();
//! let e = (&a + &b * 2.0).sqrt();                 // nothing is computed
//!
//! let y: Tensor<f32, Shape![2, 3]> = e.eval();    // one loop, into a new tensor
//! assert_eq!(y[[1, 0]], 1.0);
//!
//! let mut out = Tensor::<f32, Shape![2, 3]>::zeros();
//! (&a - &b).eval_into(&mut out);                  // torch.sub(a, b, out=out)
//! out.add_(&b);                                   // in place, as in PyTorch
//! assert_eq!(out, a);
//! ```
//!
//! | | result | memory |
//! |---|---|---|
//! | `e.eval()` | `Tensor` | on the stack |
//! | `e.eval_boxed()` | `BoxedTensor` | on the heap (feature `alloc`) |
//! | `e.eval_into(&mut out)` | in `out`, which may be a view of any strides | none |
//! | `x.add_(e)`, `x.copy_(e)` | in `x` | none |
//!
//! # Operands are borrowed or moved
//!
//! `&a + &b` borrows two tensors, which can be used again. `a + b` moves them into the expression, as Rust does with
//! values: a temporary needs no `&`, as in `x.mm(Tensor::eye())`, and a function can return an expression of owned
//! tensors. Methods borrow their receiver: `a.relu()` leaves `a` unchanged. Views are pointers and are copied. A
//! number in an expression has the type of the elements: with `f32` write `2.0`.
//!
//! # Products, sums along dimensions, sorts, layers
//!
//! An operation that reads several elements for one result is an expression as well, and combines with all others. A
//! method that returns one number, such as `x.sum()`, returns the number.
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![4, 8]>::arange();
//! let variance = (&x - x.mean_dim_keepdim::<1>()).square().mean_dim::<1>().eval();
//! assert_eq!(variance, tensor![5.25, 5.25, 5.25, 5.25]);
//!
//! let (w, b) = (Tensor::<f32, Shape![3, 8]>::ones(), tensor![0.0, 1.0, 2.0]);
//! let y = (x.linear(&w).bias(&b) * 0.5).relu().eval();      // the result of the layer is where that of the whole is
//! assert_eq!(y[[0, 2]], 15.0);
//!
//! let (values, indices) = x.topk::<2, 1>().eval();          // two results are a tuple
//! assert_eq!((values[[0, 0]], indices[[0, 0]]), (7.0, 7));
//! ```
//!
//! A reduction takes any elementwise expression, and computes its elements as it reads them. If one such operation
//! reads the result of another, that result is a temporary: on the stack for `eval` and `eval_into`, on the heap for
//! `eval_boxed`. [`TEMPORARIES`](crate::expr::Expr::TEMPORARIES), a constant of the expression's type, is its size in
//! bytes.
//!
//! ```
//! use stridewise::prelude::*;
//! fn temporaries<E: Expr>(_: &E) -> usize {
//!     E::TEMPORARIES
//! }
//! let x = Tensor::<f32, Shape![4, 8]>::arange();
//! let w = Tensor::<f32, Shape![8, 8]>::eye();
//! assert_eq!(temporaries(&(x.mm(&w) + &x).relu()), 0);
//! assert_eq!(temporaries(&x.mm(&w).softmax::<1>()), 4 * 8 * 4);
//! ```
//!
//! # Looking at values
//!
//! With feature `viz`, any two-dimensional expression can be drawn as a heatmap. This one broadcasts a column and a
//! row of sines:
//!
//! ```
//! use stridewise::prelude::*;
//! let t = Tensor::<f32, Shape![8]>::arange();
//! let wave = (&t * 0.8).sin().eval();
//! let picture = (wave.unsqueeze::<1>() + &wave).heatmap().title("sin(0.8 i) + sin(0.8 j)");
//! // picture.save("waves.svg")?, or println!("{picture}")
//! assert!(picture.svg().is_ok());
//! ```
//!
#![doc = include_str!("pictures/expressions.svg")]
//!
//! # Functions of any tensor
//!
//! A function that takes `impl Expr` takes tensors, views and expressions. It is evaluated in one pass with its
//! argument:
//!
//! ```
//! use stridewise::prelude::*;
//! fn norm(x: impl Expr<Elem = f32>) -> f32 {
//!     x.square().sum().sqrt()
//! }
//! let x = Tensor::<f32, Shape![2, 2]>::ones();
//! assert_eq!(norm(&x), 2.0);
//! assert_eq!(norm(x.t() * 3.0), 6.0);
//! ```
//!
//! A function that returns an expression has the return type `Lazy<impl Node<..>>`; the caller combines it with
//! others and evaluates it:
//!
//! ```
//! use stridewise::prelude::*;
//! fn scaled<N: Dim, C: Dim>(
//!     x: TensorView<'_, f32, (N, C)>,
//!     by: TensorView<'_, f32, (C,)>,
//! ) -> Lazy<impl Node<Elem = f32, Shape = (N, C)>> {
//!     (x * by).relu()
//! }
//! let (x, by) = (Tensor::<f32, Shape![2, 3]>::arange(), Tensor::<f32, Shape![3]>::ones());
//! let y = (scaled(x.as_view(), by.as_view()) + 1.0).eval();
//! assert_eq!(y.as_slice(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
//! ```
//!
//! [PyTorch's functions](super::torch) lists the name of each operation, by topic.
//!
//! *Next: [firmware](super::firmware), the same without an operating system.*
