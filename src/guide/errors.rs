// An entry is the name of a program in `ui-tests/`, a title, why it is refused, and what to write instead:
//
//     name_of_the_program: "What was tried"
//     /// Why, in a sentence or two.
//     /// ```
//     /// use stridewise::prelude::*;
//     /// assert_eq!(..);
//     /// ```
//
// The program and its message are read from `ui-tests/`, those of the last group, behind the `;`, from
// `tests/cuda/ui/`. `tests/ui.rs` sees that none is missing.

errors! {
    /// Every mistake that Stridewise answers with a message, and the way out.
    ///
    /// Each entry shows a wrong program, what `cargo check` prints, why, and a program that does what was
    /// wanted. To find a message, search this page for words of its first line, such as "cannot be viewed as".
    ///
    /// # How to read a message
    ///
    /// **The first line** says what is wrong, the words under the `^^^^` mark say it in short, and the lines
    /// `= note:` show the way out. The line `= help: the trait ... is not implemented for ...` comes from rustc
    /// and repeats the first line in the compiler's own terms; nothing is to be implemented.
    ///
    /// **Numbers are written as types**, because a size is part of a tensor's type here:
    ///
    /// | in a message | means |
    /// |---|---|
    /// | `D<3>` | the number 3 |
    /// | `K<D<150>, D<528>>` | 150,528: groups of three digits |
    /// | `(D<4>, D<3>)` | the shape `[4, 3]`: 4 rows of 3. Also two strides, 4 and 3 |
    /// | `(D<4>,)`, `()` | the shape `[4]`, and that of a single number |
    /// | `a_multiple_of<D<5>>` | some multiple of 5: what a shape with `_` can hold |
    /// | `Infer` | `_` in `Shape![..]`: a size that follows from the others |
    /// | `At<2>`, `At<-1>` | an entry of `Dims![..]` |
    /// | `FromEnd<D<7>>` | -7 in `s![..]`: counted from the end |
    ///
    /// **Tensors** are written as `TensorBase<storage, layout>`, whichever alias the program uses:
    ///
    /// | in a message | means |
    /// |---|---|
    /// | `OwnedArray<f32, D<12>>` | an owned tensor, [`Tensor`](crate::Tensor): 12 elements of its own |
    /// | `SharedRef<'_, f32, Trailing<D<0>>>` | a shared view, [`TensorView`](crate::TensorView), with no element of the storage behind its last one |
    /// | `SharedRef<'_, f32, Trailing<D<8>>>` | the same with 8 of them, as behind the first row of 3 rows of 4 |
    /// | `UniqueRef<'_, f32, Trailing<D<0>>>` | a view that writes, [`TensorViewMut`](crate::TensorViewMut) |
    /// | `UniqueRef<'_, f32, Interleaved<D<10>>>` | a part that interleaves with others over 10 elements |
    /// | `Cells<'_, f32, Trailing<D<0>>>` | a view that is shared and writes, [`TensorCells`](crate::TensorCells) |
    /// | `Strided<(D<4>, D<3>), (D<3>, D<1>)>` | sizes 4 and 3, strides 3 and 1: a step down skips 3 elements, a step right 1 |
    /// | `Strided<.., .., D<5>>` | the same, beginning at element 5 of the storage |

    "Tensors from arrays" {
        array_length_owned: "Too few elements for the shape"
        /// The shape says how many elements there are: 2 rows of 3 are 6. The array has to bring as many.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![2, 3]>::from_array([1, 2, 3, 4, 5, 6]);
        /// assert_eq!(x[[1, 2]], 6);
        /// ```

        array_length_view: "Too many elements for the shape of a view"
        /// A view of a whole array shows all of its elements. The first 12 of 13 are an array of their own,
        /// which `first_chunk` finds.
        /// ```
        /// use stridewise::prelude::*;
        /// let weights = [0.5; 13];
        /// let first = weights.first_chunk::<12>().unwrap();
        /// let x = TensorView::<f32, Shape![3, 4]>::new(first);
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        array_nesting: "Rows and columns the other way round"
        /// The array has 3 rows of 2, the shape 2 rows of 3. `tensor!` reads the shape off the brackets.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<i64, Shape![3, 2]> = tensor![[1, 2], [3, 4], [5, 6]];
        /// assert_eq!(x[[2, 1]], 6);
        /// ```

        array_ragged: "Rows of unequal length"
        /// A tensor has one size in each dimension, so all rows are equally long. Shorter ones are filled
        /// up.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f64, Shape![2, 3]> = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 0.0]];
        /// assert_eq!(x.sum(), 15.0);
        /// ```

        array_element_type: "Whole numbers for a tensor of floats"
        /// In Rust, `1` is never a float: floats are written with a point.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 2]>::from_array([1.0, 2.0, 3.0, 4.0]);
        /// assert_eq!(x[[1, 0]], 3.0);
        /// ```
    }

    "Shapes" {
        shape_variable: "A size from a variable"
        /// A size is part of the type, so it has to be known when the program is compiled: a number, a
        /// `const`, or a computation of such. A part whose *place* is known only at run time is `narrow_at`
        /// or `select_at`.
        /// ```
        /// use stridewise::prelude::*;
        /// const N: usize = 3;
        /// let x = Tensor::<f32, Shape![N, 4]>::ones();
        /// let start = 1;
        /// assert_eq!(x.narrow_at::<0, 2>(start).unwrap().sum(), 8.0);
        /// ```

        shape_negative: "A negative size"
        /// Sizes count something. Where a size shall follow from the others, it is `_`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![12]>::arange();
        /// assert_eq!(x.view::<Shape![4, _]>().shape(), [4, 3]);
        /// ```

        shape_fraction: "A size that is no whole number"
        /// Sizes count something. `usize` is Rust's type for that: a whole number, not negative.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5 / 2]>::zeros();
        /// assert_eq!(x.shape(), [2]);
        /// ```

        shape_too_large: "A size of more than 12 digits"
        /// Sizes, strides and offsets reach 999,999,999,999, far beyond any memory: most likely a typing
        /// error.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![12]>().shape(), [12]);
        /// ```

        number_above_999: "`D<1000>` as a size"
        /// `D<N>` is one group of three digits, 0 to 999. `Shape![..]` writes numbers of any length.
        /// ```
        /// use stridewise::prelude::*;
        /// fn mean(x: TensorView<f32, Shape![1000]>) -> f32 {
        ///     x.mean()
        /// }
        /// assert_eq!(mean(Tensor::<f32, Shape![1000]>::ones().as_view()), 1.0);
        /// ```

        generic_without_dim: "A generic size without its bound"
        /// The compiler does not know yet whether `N` will be a size, one of 0 to 999. The bound says so,
        /// and is checked where the function is called. A type parameter `N: Dim` has no limit.
        /// ```
        /// use stridewise::prelude::*;
        /// fn mean<const N: usize>(x: TensorView<f32, (D<N>,)>) -> f32
        /// where
        ///     D<N>: Dim,
        /// {
        ///     x.mean()
        /// }
        /// fn largest<N: Dim>(x: TensorView<f32, (N,)>) -> Option<f32> {
        ///     x.iter().copied().reduce(f32::max)
        /// }
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!((mean(x.as_view()), largest(x.as_view())), (1.0, Some(1.0)));
        /// ```

        generic_broadcast: "Arithmetic on two generic shapes"
        /// `M` and `N` may be any sizes, and most do not broadcast. Name the bound, with the shape that comes
        /// out, and it is checked where the function is called. Two tensors of *one* generic shape need no bound,
        /// nor does one beside a number, a row `(N,)` beside a matrix `(M, N)`, or a size `D<1>` beside any.
        /// ```
        /// use stridewise::prelude::*;
        /// fn shift<M: Dim, N: Dim>(a: TensorView<f32, (M,)>, b: TensorView<f32, (N,)>) -> Tensor<f32, (M,)>
        /// where
        ///     (M,): BroadcastWith<(N,), Output = (M,)>,
        /// {
        ///     (a + b).eval()
        /// }
        /// fn twice<M: Dim, N: Dim>(a: TensorView<f32, (M, N)>) -> Tensor<f32, (M, N)> {
        ///     (a + a).eval()
        /// }
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(shift(x.as_view(), Tensor::<f32, Shape![1]>::ones().as_view()).sum(), 6.0);
        /// assert_eq!(twice(x.unsqueeze::<0>()).sum(), 6.0);
        /// ```

        generic_conv2d: "A convolution over an image of generic sizes"
        /// A kernel may be larger than an image of any size. The bound says that it is not, and its `Output` is the shape of the
        /// result. Generic batches and channels need no bound, nor do images of any size with `PaddingSame`.
        /// ```
        /// use stridewise::prelude::*;
        /// use stridewise::layout::Conv2d;
        /// fn blur<H: Dim, W: Dim>(
        ///     x: &Tensor<f32, (D<1>, H, W)>,
        ///     w: &Tensor<f32, Shape![1, 1, 3, 3]>,
        /// ) -> Tensor<f32, <(D<1>, H, W) as Conv2d<Shape![1, 1, 3, 3]>>::Output>
        /// where
        ///     (D<1>, H, W): Conv2d<Shape![1, 1, 3, 3]>,
        /// {
        ///     x.conv2d(w).eval()
        /// }
        /// let x = Tensor::<f32, Shape![1, 5, 4]>::ones();
        /// assert_eq!(blur(&x, &Tensor::ones()).shape(), [1, 3, 2]);
        /// ```

        generic_conv2d_channels: "A convolution of two generic numbers of channels"
        /// Two generic sizes are equal where they have one name.
        /// ```
        /// use stridewise::prelude::*;
        /// fn block<C: Dim>(
        ///     x: &Tensor<f32, (C, D<8>, D<8>)>,
        ///     w: &Tensor<f32, (C, C, D<3>, D<3>)>,
        /// ) -> Tensor<f32, (C, D<6>, D<6>)> {
        ///     x.conv2d(w).eval()
        /// }
        /// let x = Tensor::<f32, Shape![2, 8, 8]>::ones();
        /// assert_eq!(block(&x, &Tensor::ones()).shape(), [2, 6, 6]);
        /// ```

        generic_linear: "A weight of another generic size"
        /// Two generic sizes are equal where they have one name: an input `(N, I)` takes a weight `(O, I)`, whatever they are.
        /// ```
        /// use stridewise::prelude::*;
        /// fn layer<N: Dim, I: Dim, O: Dim>(
        ///     x: &Tensor<f32, (N, I)>,
        ///     w: &Tensor<f32, (O, I)>,
        /// ) -> Tensor<f32, (N, O)> {
        ///     x.linear(w).eval()
        /// }
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(layer(&x, &Tensor::<f32, Shape![4, 3]>::ones()).shape(), [2, 4]);
        /// ```

        generic_attention: "Keys and values of different generic sizes"
        /// Two generic sizes are equal where they have one name: a key for each value.
        /// ```
        /// use stridewise::prelude::*;
        /// fn attend<L: Dim, S: Dim>(
        ///     q: &Tensor<f32, (L, D<8>)>,
        ///     k: &Tensor<f32, (S, D<8>)>,
        ///     v: &Tensor<f32, (S, D<8>)>,
        /// ) -> Tensor<f32, (L, D<8>)> {
        ///     q.scaled_dot_product_attention(k, v).eval()
        /// }
        /// let k = Tensor::<f32, Shape![3, 8]>::ones();
        /// assert_eq!(attend(&Tensor::<f32, Shape![2, 8]>::ones(), &k, &k).sum(), 16.0);
        /// ```

        generic_argmax_dim: "The largest of a generic number of elements"
        /// Among no elements there is no largest one, and a size `C: Dim` may be 0. `NonZeroDim` says that it is not.
        /// ```
        /// use stridewise::prelude::*;
        /// use stridewise::num::NonZeroDim;
        /// fn classes<N: Dim, C: NonZeroDim>(scores: &Tensor<f32, (N, C)>) -> Tensor<usize, (N,)> {
        ///     scores.argmax_dim::<1>().eval()
        /// }
        /// assert_eq!(classes(&tensor![[1.0, 3.0], [2.0, 0.0]]).as_slice(), [1, 0]);
        /// ```

        generic_inverse: "The inverse of a matrix of a generic size"
        /// nalgebra carries static sizes so far and no further. The bound says that it carries this one.
        /// ```
        /// use stridewise::prelude::*;
        /// use stridewise::ops::linalg::Invertible;
        /// fn undo<N: Dim>(a: &Tensor<f32, (N, N)>) -> Tensor<f32, (N, N)>
        /// where
        ///     (N, N): Invertible<f32>,
        /// {
        ///     a.inverse().unwrap()
        /// }
        /// let a: Tensor<f32, Shape![2, 2]> = tensor![[2.0, 0.0], [0.0, 4.0]];
        /// assert_eq!(undo(&a).as_slice(), [0.5, 0.0, 0.0, 0.25]);
        /// ```

        nine_dimensions: "A ninth dimension"
        /// A tensor has at most 8 dimensions. Two that are not needed apart can be made one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 1, 2, 1, 2, 1, 2, 1]>::zeros();
        /// let y = x.squeeze::<1>().unsqueeze::<0>();
        /// assert_eq!(y.shape(), [1, 2, 2, 1, 2, 1, 2, 1]);
        /// ```

        size_out_of_range: "The size of a dimension that is not there"
        /// Dimensions are counted from 0: a matrix has 0, its rows, and 1, its columns. From the end they
        /// are -1 and -2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!((x.size::<1>(), x.size::<-2>()), (3, 4));
        /// ```
    }

    "One element: `x[[i, j]]` and `get`" {
        view_in_parentheses: "Sizes in parentheses"
        /// What PyTorch takes in parentheses stands in `::<..>` here, because the compiler checks it. What an operation
        /// takes there is in the line that rustc shows: `view` wants a shape.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.view::<Shape![2, 10]>().shape(), [2, 10]);
        /// ```

        narrow_in_parentheses: "Dimensions in parentheses"
        /// `narrow` wants three numbers: the dimension, the start and the length. Those that are known only when the
        /// program runs do stand in parentheses, in `narrow_at::<1, 2>(start)`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.narrow::<1, 0, 2>().shape(), [4, 2]);
        /// ```

        reshape_in_parentheses: "A new shape in parentheses"
        /// A shape is one type, `Shape![20]`, and `_` in it is PyTorch's `-1`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.reshape::<Shape![20]>().shape(), [20]);
        /// assert_eq!(x.reshape::<Shape![_]>().shape(), [20]);
        /// ```

        expand_in_parentheses: "The sizes of `expand` in parentheses"
        /// Here, too, the sizes are one type.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.expand::<Shape![3, 4, 5]>().shape(), [3, 4, 5]);
        /// ```

        index_without_brackets: "An index without its own brackets"
        /// An index is an array, one number for each dimension: `x[[1, 2]]`. Row 1 is a view,
        /// `x.select::<0, 1>()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(x[[1, 2]], 5.0);
        /// assert_eq!(x.select::<0, 1>().shape(), [3]);
        /// ```

        index_count: "One index for a matrix"
        /// `x[[..]]` is one element, so it needs a number for each dimension. PyTorch's `x[1]`, a row, is
        /// `select`, or `select_at` where the number is known only when the program runs.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(x.select::<0, 1>()[[2]], 5.0);
        /// assert_eq!(x.select_at::<0>(1).unwrap()[[2]], 5.0);
        /// ```

        index_count_get: "`get` with three indices for a matrix"
        /// One number for each dimension, and a matrix has two.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(x.get([1, 2]), Some(&5.0));
        /// ```

        index_write_shared: "An element written through a shared view"
        /// `t()` of an owned tensor lends a view that only reads. A view that writes begins with
        /// `as_view_mut()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// x.as_view_mut().t()[[0, 1]] = 7.0;
        /// assert_eq!(x[[1, 0]], 7.0);
        /// ```
    }

    "Another shape: `view`, `reshape`, `flatten`" {
        view_of_transposed: "A `view` of a transposed matrix as one row"
        /// A view copies nothing, so its elements have to lie in memory in the order in which the new shape
        /// counts them. Those of a transposed matrix do not: its rows are the columns of the storage.
        /// `reshape` copies where it must, and the type of its result says that it did.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// let flat: Tensor<f32, Shape![6]> = x.t().reshape::<Shape![_]>();
        /// assert_eq!(flat.as_slice(), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0]);
        /// ```

        view_element_count: "A `view` with another number of elements"
        /// A view shows the same elements in another arrangement: 4 rows of 3 are 12, 5 rows of 2 are only
        /// 10.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![6, 2]>().shape(), [6, 2]);
        /// ```

        view_element_count_large: "A `view` of an image with the wrong number of elements"
        /// `K<D<150>, D<528>>` reads 150,528. Write `_` and let the size follow from the others.
        /// ```
        /// use stridewise::prelude::*;
        /// static PIXELS: [u8; 150_528] = [0; 150_528];
        /// let x = TensorView::<u8, Shape![224, 224, 3]>::new(&PIXELS);
        /// assert_eq!(x.view::<Shape![_]>().shape(), [150_528]);
        /// ```

        view_does_not_divide: "A `view` with an open size that does not come out even"
        /// `_` is what is left of 12 elements when they are dealt out in rows of 5: no whole number.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![_, 6]>().shape(), [2, 6]);
        /// ```

        view_two_inferred: "A `view` with two open sizes"
        /// 12 elements and two open sizes: 1 by 12, 2 by 6 and 3 by 4 would all do. Leave one size open at
        /// most.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![2, _]>().shape(), [2, 6]);
        /// ```

        view_infer_beside_zero: "A `view` with an open size beside a size of 0"
        /// 0 times anything is 0, so the open size does not follow from the others.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![0, 7]>().shape(), [0, 7]);
        /// ```

        reshape_element_count: "A `reshape` with another number of elements"
        /// `reshape` may copy elements, but neither invents nor drops any: 4 rows of 3 are 12, 3 rows of 5
        /// are 15.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.reshape::<Shape![3, 4]>().shape(), [3, 4]);
        /// ```

        flatten_one_dimension: "`flatten` with one dimension"
        /// Both ends of the range are named; `-1` is the last dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.flatten::<0, -1>().shape(), [24]);
        /// ```

        flatten_order: "`flatten` from a later dimension to an earlier one"
        /// `flatten::<FIRST, LAST>` makes one dimension of all from FIRST to LAST.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.flatten::<1, 2>().shape(), [2, 12]);
        /// ```
    }

    "Further shapes: `unflatten`, `view_as`, `squeeze_dims`" {
        unflatten_count: "`unflatten` of 6 into 2 times 2"
        /// The new sizes share out what was one dimension, so they multiply to its size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![2, 3]>().shape(), [2, 3, 4]);
        /// ```

        unflatten_does_not_divide: "`unflatten` with an open size that does not come out even"
        /// No whole number times 4 is 6.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![3, _]>().shape(), [3, 2, 4]);
        /// ```

        unflatten_two_inferred: "`unflatten` with two open sizes"
        /// 1 times 6 and 2 times 3 would both do. Leave one size open at most.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![2, _]>().shape(), [2, 3, 4]);
        /// ```

        unflatten_infer_beside_zero: "`unflatten` with an open size beside a size of 0"
        /// 0 times anything is 0, so the open size does not follow from the other.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![5, 0]>().shape(), [5, 0, 4]);
        /// ```

        unflatten_into_nothing: "`unflatten` of a size of 1 into no dimension"
        /// `unflatten` makes one dimension or more. To drop one of size 1 is `squeeze`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 4]>::zeros();
        /// assert_eq!(x.squeeze::<0>().shape(), [4]);
        /// ```

        unflatten_of_scalar: "`unflatten` of a single number"
        /// A tensor of the shape `[]` is one number and has no dimension to unflatten; `view` gives it
        /// some.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::zeros();
        /// assert_eq!(x.view::<Shape![1, 1]>().shape(), [1, 1]);
        /// ```

        unflatten_out_of_range: "`unflatten` of a dimension that is not there"
        /// `unflatten::<DIM, Shape![..]>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<1, Shape![2, 2]>().shape(), [6, 2, 2]);
        /// ```

        unflatten_nine_dimensions: "`unflatten` to nine dimensions"
        /// A tensor has at most 8 dimensions: six others and three new ones are nine.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 1, 1, 1, 1, 1]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![1, 1]>().dim(), 8);
        /// ```

        view_as_element_count: "`view_as` a tensor with another number of elements"
        /// A view shows the same elements in another arrangement: 3 rows of 4 are 12, and the other tensor
        /// has 5.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let y = Tensor::<f32, Shape![2, 6]>::zeros();
        /// assert_eq!(x.view_as(&y).shape(), [2, 6]);
        /// ```

        view_as_of_transposed: "`view_as` of a transposed matrix"
        /// A view copies nothing, and the elements of a transposed matrix do not lie in memory in their
        /// order. Copy them first.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let y = Tensor::<f32, Shape![12]>::zeros();
        /// assert_eq!(x.t().contiguous().view_as(&y)[[1]], 4.0);
        /// ```

        squeeze_dims_out_of_range: "`squeeze_dims` of a dimension that is not there"
        /// Four dimensions are counted 0, 1, 2, 3.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 1, 2]>::zeros();
        /// assert_eq!(x.squeeze_dims::<Dims![0, 2]>().shape(), [3, 2]);
        /// ```

        squeeze_dims_repeated: "`squeeze_dims` of one dimension, named twice"
        /// Of four dimensions, -4 is another name of 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 1, 2]>::zeros();
        /// assert_eq!(x.squeeze_dims::<Dims![0, -2]>().shape(), [3, 2]);
        /// ```

        broadcast_to_size_not_one: "`broadcast_to` of a size of 3 to 6"
        /// Only a size of 1 can be repeated, because each repetition shows the same element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 1]>::zeros();
        /// assert_eq!(x.broadcast_to::<Shape![4, 6]>().shape(), [4, 6]);
        /// ```

        expand_as_size_not_one: "`expand_as` of a size of 3 to 6"
        /// Only a size of 1 can be repeated, because each repetition shows the same element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 1]>::zeros();
        /// let y = Tensor::<f32, Shape![4, 6]>::zeros();
        /// assert_eq!(x.expand_as(&y).shape(), [4, 6]);
        /// ```

        expand_as_fewer_dimensions: "`expand_as` a tensor with fewer dimensions"
        /// `expand_as` adds dimensions in front and repeats those of size 1; it takes none away.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 1]>::zeros();
        /// let y = Tensor::<f32, Shape![3, 5]>::zeros();
        /// assert_eq!(x.expand_as(&y).shape(), [3, 5]);
        /// ```
    }

    "The order of dimensions: `t`, `transpose`, `permute`, `movedim`" {
        t_of_three_dimensions: "`t()` of three dimensions"
        /// `t()` swaps the two dimensions of a matrix. Of three, name the two that change places.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.transpose::<1, 2>().shape(), [2, 4, 3]);
        /// ```

        transpose_out_of_range: "`transpose` of a dimension that is not there"
        /// Dimensions are counted from 0: a matrix has 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.transpose::<0, 1>().shape(), [3, 4]);
        /// ```

        transpose_out_of_range_negative: "`transpose` of a dimension that is not there, counted from the end"
        /// From the end, dimensions are counted from -1: a matrix has -1, its columns, and -2, its rows.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.transpose::<-2, -1>().shape(), [3, 4]);
        /// ```

        permute_by_sizes: "`permute` by a list of sizes"
        /// `Shape![..]` is a list of sizes, `Dims![..]` one of dimensions, which may count from the end.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!(x.permute::<Dims![1, 0]>().shape(), [3, 2]);
        /// ```

        permute_too_few: "A `permute` that leaves dimensions out"
        /// A permutation names all dimensions, in the order that they shall have.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.permute::<Dims![1, 0, 2]>().shape(), [3, 2, 4]);
        /// ```

        permute_repeated: "A `permute` that names a dimension twice"
        /// Each dimension has one place in the result.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
        /// ```

        permute_out_of_range: "A `permute` of a dimension that is not there"
        /// `At<3>` is the entry 3 of the list. Three dimensions are counted 0, 1, 2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.permute::<Dims![0, 2, 1]>().shape(), [2, 4, 3]);
        /// ```

        movedim_out_of_range: "`movedim` of a dimension to a place that is not there"
        /// The moved dimension takes the place of another: the last one is 1, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.movedim::<0, -1>().shape(), [3, 4]);
        /// ```
    }

    "Further orders of dimensions: `swapaxes`, `movedims`, `mT`" {
        swapaxes_out_of_range: "`swapaxes` of a dimension that is not there"
        /// Dimensions are counted from 0: a matrix has 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// assert_eq!(x.swapaxes::<0, 1>().shape(), [4, 3]);
        /// ```

        movedims_lengths: "`movedims` of two dimensions to one place"
        /// The first list names dimensions, the second a new place for each of them.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, 1], Dims![2, 0]>().shape(), [3, 4, 2]);
        /// ```

        movedims_out_of_range: "`movedims` to a place that is not there"
        /// `At<3>` is the entry 3 of the list. Three dimensions are counted 0, 1, 2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, 1], Dims![1, 2]>().shape(), [4, 2, 3]);
        /// ```

        movedims_repeated: "`movedims` of one dimension to two places"
        /// Of three dimensions, -3 is another name of 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, -1], Dims![1, 2]>().shape(), [3, 2, 4]);
        /// ```

        movedims_repeated_place: "`movedims` of two dimensions to the same place"
        /// Each place of the result takes one dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, 1], Dims![1, 0]>().shape(), [3, 2, 4]);
        /// ```

        mt_of_vector: "`mT` of a vector"
        /// `mT` swaps rows and columns, and a vector has only one of the two. As a matrix of one row it has
        /// both.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().mT().shape(), [3, 1]);
        /// ```
    }

    "A part: `narrow`, `select`, `slice`" {
        narrow_beyond: "`narrow` to more columns than there are"
        /// Three columns from column 3 on would be 3, 4 and 5; the last of five columns is number 4.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.narrow::<1, 2, 3>().shape(), [4, 3]);
        /// ```

        narrow_out_of_range: "`narrow` in a dimension that is not there"
        /// `narrow::<DIM, START, LEN>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.narrow::<1, 0, 1>().shape(), [4, 1]);
        /// ```

        narrow_above_999: "`narrow` to more than 999 indices"
        /// Numbers in `::<..>` become types by a rule that reaches 999. The macro `s!` has no such limit.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 2000]>::zeros();
        /// assert_eq!(x.slice(s![.., 0..1000]).shape(), [2, 1000]);
        /// ```

        select_beyond: "`select` of a row that is not there"
        /// Indices are counted from 0: of four rows, the last is 3, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.select::<0, 3>()[[0]], 15.0);
        /// assert_eq!(x.select::<0, -1>()[[0]], 15.0);
        /// ```

        select_beyond_negative: "`select` of a row that is not there, counted from the end"
        /// From the end, indices are counted from -1: of four rows, the first is -4.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.select::<0, -4>()[[0]], 0.0);
        /// ```

        select_of_scalar: "`select` from a single number"
        /// A tensor of the shape `[]` is one number. It has no dimension to select from; its element is
        /// `x[[]]`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::full(7.0);
        /// assert_eq!(x[[]], 7.0);
        /// ```

        select_above_999: "`select` of an index above 999"
        /// Numbers in `::<..>` become types by a rule that reaches 999. The macro `s!` has no such limit.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2000]>::arange();
        /// assert_eq!(x.slice(s![1500])[[]], 1500.0);
        /// ```

        slice_by_range: "A `slice` by a range of Rust"
        /// A range is a value, and what it selects would be known only when the program runs. `s!` makes a type of it.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![1..3]).shape(), [2, 5]);
        /// ```

        slice_beyond: "A `slice` that ends beyond the dimension"
        /// A range means what it says: columns 1 to 6 are six, and only five columns are there. PyTorch
        /// would cut the range; write where it ends, or leave the end out.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![.., 1..]).shape(), [4, 4]);
        /// ```

        slice_beyond_negative: "A `slice` that begins before the dimension"
        /// `-7` counts seven from the end (`FromEnd<D<7>>` in the message), and there are five. Leave the
        /// start out.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![.., ..3]).shape(), [4, 3]);
        /// ```

        slice_index_beyond: "A `slice` at a column that is not there"
        /// Indices are counted from 0: of five columns, the last is 4, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.slice(s![.., 4])[[0]], 4.0);
        /// ```

        slice_index_beyond_negative: "A `slice` at a column that is not there, counted from the end"
        /// From the end, indices are counted from -1 (`FromEnd<D<6>>` is -6): of five columns, the first is
        /// -5.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.slice(s![.., -5])[[0]], 0.0);
        /// ```

        slice_step_zero: "A `slice` with a step of 0"
        /// `..;2` takes every second index, `..;1` or `..` each of them. A step of 0 would never arrive.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![..;2]).shape(), [2, 5]);
        /// ```

        slice_too_many_entries: "A `slice` with more entries than dimensions"
        /// `s![..]` has an entry for each dimension, or fewer: then the others stay whole.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![0]).shape(), [5]);
        /// assert_eq!(x.slice(s![0, 0])[[]], 0.0);
        /// ```
    }

    "Parts: `chunk`, `split`, `unbind`, `split_at`" {
        chunk_uneven: "`chunk` of 10 elements into 3"
        /// The parts come in an array, so they are of one size, and 10 is no multiple of 3. PyTorch's last
        /// part would be smaller; write the sizes.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let (a, b, c) = x.split_with_sizes::<0, Shape![4, 4, 2]>();
        /// assert_eq!((a[[0]], b[[0]], c[[0]]), (0.0, 4.0, 8.0));
        /// ```

        chunk_of_none: "`chunk` into no parts"
        /// Something is left over from any number of elements if there is no part to put it in.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let [a, b] = x.chunk::<0, 2>();
        /// assert_eq!((a[[0]], b[[0]]), (0.0, 5.0));
        /// ```

        chunk_out_of_range: "`chunk` along a dimension that is not there"
        /// `chunk::<DIM, N>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [left, right] = x.chunk::<1, 2>();
        /// assert_eq!((left.shape(), right.shape()), (&[4, 3][..], &[4, 3][..]));
        /// ```

        split_uneven: "`split` of 10 elements into parts of 4"
        /// The parts come in an array, so they are of one size. `split_with_sizes` gives a tuple, whose
        /// parts may differ.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let (_, _, last) = x.split_with_sizes::<0, Shape![4, 4, 2]>();
        /// assert_eq!(last.shape(), [2]);
        /// ```

        split_of_size_zero: "`split` into parts of size 0"
        /// However many parts of size 0 there are, they do not make up 10 elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let [a, b] = x.split::<0, 5>();
        /// assert_eq!((a[[0]], b[[0]]), (0.0, 5.0));
        /// ```

        split_sizes_do_not_add_up: "`split_with_sizes` that do not add up"
        /// Each column belongs to one part, so the sizes add up to 6. A part alone is `narrow`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let (a, b, _rest) = x.split_with_sizes::<1, Shape![2, 3, 1]>();
        /// assert_eq!((a.shape(), b.shape()), (&[4, 2][..], &[4, 3][..]));
        /// ```

        split_at_beyond: "`split_at` beyond the end"
        /// The columns below 7, of six: PyTorch would cut the range. An empty part begins at the end.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let (all, none) = x.split_at::<1, 6>();
        /// assert_eq!((all.shape(), none.shape()), (&[4, 6][..], &[4, 0][..]));
        /// ```

        split_into_thousands: "`split` into thousands of parts"
        /// An array of parts holds at most 999. View the pairs as a dimension and visit its indices one by
        /// one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4000, 3]>::zeros();
        /// let pairs = x.view::<Shape![_, 2, 3]>();
        /// assert_eq!(pairs.axis_iter::<0>().count(), 2000);
        /// ```

        unbind_of_thousands: "`unbind` into thousands of parts"
        /// An array of parts holds at most 999. `axis_iter` makes them one after the other, and no array.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2000, 3]>::zeros();
        /// assert_eq!(x.axis_iter::<0>().count(), 2000);
        /// ```

        split_view_used_again: "A view that was split is used while its parts live"
        /// Splitting takes the view that writes, so that each element belongs to one part. `as_view_mut()`
        /// of the view lends another one: when its parts are done, the view is there again.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let mut view = x.as_view_mut();
        /// let [mut above, _below] = view.as_view_mut().chunk::<0, 2>();
        /// above.fill_(2.0);
        /// view.add_(1.0);
        /// assert_eq!(x.sum(), 48.0);
        /// ```

        tensor_used_while_split: "A tensor is written to while its parts live"
        /// As long as a part is in use, its elements belong to it. Write to the tensor before or after, or
        /// split cells, which are shared *and* written.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// x.fill_(1.0);
        /// let [mut above, _below] = x.as_view_mut().chunk::<0, 2>();
        /// above.fill_(2.0);
        /// assert_eq!(x.sum(), 36.0);
        /// ```

        storage_of_interleaved_part: "The storage of a part with others' elements between its own"
        /// `storage()` is one slice. From the first element of the left half to its last, elements of the
        /// right half lie in between, and those are not the left half's to see while the right half is
        /// written to (`Interleaved` in the message). Its own elements it reaches one by one.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::ones();
        /// let [left, _right] = x.as_view_mut().chunk::<1, 2>();
        /// assert_eq!(left.iter().count(), 12);
        /// ```

        storage_of_interleaved_cells: "The storage of such a part as cells"
        /// As above: cells of one half must not show the other, which somebody else may be writing to.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [mut left, _right] = x.as_view_mut().chunk::<1, 2>();
        /// left.as_cells().iter().for_each(|cell| cell.set(1.0));
        /// assert_eq!(x.sum(), 12.0);
        /// ```

        storage_of_shared_part: "The storage of a shared view of such a part"
        /// As above: a view of the left half sees no element of the right one. The storage of the whole
        /// tensor is there when its parts are done.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let (mut left, _right) = x.as_view_mut().split_at::<1, 2>();
        /// left.fill_(1.0);
        /// assert_eq!(x.storage()[..3], [1.0, 1.0, 0.0]);
        /// ```

        storage_of_expanded_part: "The storage of such a part, expanded"
        /// As above: repeating a column does not make the elements beside it its own.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![2, 5]>::arange();
        /// let [column, ..] = x.as_view_mut().unbind::<1>();
        /// assert_eq!(column.expand::<Shape![3, 2]>().sum(), 15.0);
        /// ```

        as_strided_of_interleaved_part: "`as_strided` of such a part"
        /// Strides of 1 over the left half would reach the right one. Use `as_strided` before splitting, or
        /// views that stay within the part.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [left, _right] = x.as_view_mut().chunk::<1, 2>();
        /// left.slice(s![..;2]).fill_(1.0);
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        as_strided_of_shared_part: "`as_strided` of a shared view of such a part"
        /// As above: a shared view of a column sees the column, not what lies between its elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::arange();
        /// let column = x.axis_iter_mut::<1>().next().unwrap();
        /// assert_eq!(column.as_view().slice(s![..;2]).sum(), 12.0);
        /// ```

        function_interleaved_part: "A function of a row is given such a part"
        /// The function takes four elements side by side; those of a column are three apart
        /// (`Interleaved<D<10>>`: ten elements from the first to the last, not all its own). Let the function
        /// take any layout that writes, or give it a row.
        /// ```
        /// use stridewise::prelude::*;
        /// use stridewise::storage::StorageMut;
        /// fn clear<S: StorageMut<Elem = f32>, L: Layout>(mut x: TensorBase<S, L>) {
        ///     x.fill_(0.0);
        /// }
        /// let mut x = Tensor::<f32, Shape![4, 3]>::ones();
        /// let [column, ..] = x.as_view_mut().unbind::<1>();
        /// clear(column);
        /// assert_eq!(x.sum(), 8.0);
        /// ```

        part_outlives_view: "A lent view is written while a part of it lives"
        /// The rows borrow the view that they were lent from, as `iter_mut` of a slice does. Write the whole
        /// before or after its parts.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let mut view = x.as_view_mut();
        /// view.fill_(1.0);
        /// view.rows_mut().next().unwrap().fill_(2.0);
        /// assert_eq!(x.sum(), 18.0 + 12.0);
        /// ```

        parts_of_cells_to_a_thread: "Cells for another thread"
        /// Every copy of a view over cells writes, so all copies stay on one thread. Parts of
        /// `as_view_mut()` share no element, and each may go to a thread of its own.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [mut above, mut below] = x.as_view_mut().chunk::<0, 2>();
        /// std::thread::scope(|s| {
        ///     s.spawn(move || above.fill_(1.0).sum());
        ///     s.spawn(move || below.fill_(2.0).sum());
        /// });
        /// assert_eq!(x.sum(), 36.0);
        /// ```
    }

    "Dimensions of size 1: `expand`, `unsqueeze`, `squeeze`" {
        expand_size_not_one: "`expand` of a size of 3 to 6"
        /// An expanded view shows one element again and again, so it can repeat a size of 1 and no other.
        /// To put two copies beside each other, repeat a new dimension of size 1, then make one dimension
        /// of two, which copies.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// let twice = x.unsqueeze::<1>().expand::<Shape![_, 2, _]>().reshape::<Shape![4, 6]>();
        /// assert_eq!(twice.select::<0, 0>(), tensor![0.0, 1.0, 2.0, 0.0, 1.0, 2.0]);
        /// ```

        expand_fewer_dimensions: "`expand` to fewer dimensions"
        /// `expand` adds dimensions in front and repeats those of size 1. To drop a dimension, select from
        /// it.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.select::<0, 0>().shape(), [3]);
        /// ```

        expand_new_dimension_open: "`expand` with an open size for a new dimension"
        /// In `expand`, `_` keeps the size of a dimension. A new one in front has none to keep.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.expand::<Shape![2, _, _]>().shape(), [2, 4, 3]);
        /// ```

        unsqueeze_out_of_range: "`unsqueeze`: a new dimension beyond the others"
        /// The place of the new dimension is counted in the result: of a matrix's three places, the last is
        /// 2, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.unsqueeze::<2>().shape(), [4, 3, 1]);
        /// ```

        squeeze_out_of_range: "`squeeze` of a dimension that is not there"
        /// `squeeze` drops the dimension that it names, where its size is 1. A matrix has dimensions 0 and
        /// 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 1]>::zeros();
        /// assert_eq!(x.squeeze::<1>().shape(), [4]);
        /// ```
    }

    "Windows, tiles and diagonals" {
        unfold_size: "`unfold` to windows larger than the dimension"
        /// A window of four does not lie within a row of three.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5, 3]>::zeros();
        /// assert_eq!(x.unfold::<1, 3, 1>().shape(), [5, 1, 3]);
        /// ```

        unfold_step_zero: "`unfold` with a step of 0"
        /// Each window begins STEP elements after the one before; with a step of 0 it would be the same one
        /// for ever.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.unfold::<0, 3, 1>().shape(), [5, 3]);
        /// ```

        unfold_out_of_range: "`unfold` along a dimension that is not there"
        /// `unfold::<DIM, SIZE, STEP>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.unfold::<0, 3, 1>().shape(), [5, 3]);
        /// ```

        unfold_above_999: "`unfold` to windows of more than 999"
        /// Numbers in `::<..>` become types by a rule that reaches 999. `windows` takes its sizes from
        /// `Shape![..]`, which has no such limit.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2000]>::zeros();
        /// assert_eq!(x.windows::<Shape![1000]>().shape(), [1001, 1000]);
        /// ```

        unfold_nine_dimensions: "`unfold` to nine dimensions"
        /// A tensor has at most 8 dimensions, and `unfold` adds one. Drop one that is not needed.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 1, 1, 1, 1, 1, 1]>::zeros();
        /// assert_eq!(x.squeeze::<0>().unfold::<0, 1, 1>().dim(), 8);
        /// ```

        unfold_overlapping: "`unfold` of a view that writes, to windows that share elements"
        /// Windows of 3 that begin 1 apart have 2 elements in common, and a view that writes has an element
        /// of its own for each place. Cells may share theirs.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![7]>::zeros();
        /// for cell in x.as_cells().unfold::<0, 3, 1>().iter() {
        ///     cell.set(cell.get() + 1.0);
        /// }
        /// assert_eq!(x.as_slice(), [1.0, 2.0, 3.0, 3.0, 3.0, 2.0, 1.0]);
        /// ```

        windows_size: "`windows` larger than the tensor"
        /// A window of 3 by 3 does not lie within two rows.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.windows::<Shape![3, 3]>().shape(), [2, 3, 3, 3]);
        /// ```

        windows_too_many: "`windows` in two dimensions of a vector"
        /// There is a size for each of the last dimensions, and a vector has one dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5]>::zeros();
        /// assert_eq!(x.windows::<Shape![3]>().shape(), [3, 3]);
        /// ```

        windows_nine_dimensions: "`windows` to ten dimensions"
        /// Each size adds a dimension, and a tensor has at most 8: of five dimensions, three may have
        /// windows.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 4, 4, 4, 4]>::zeros();
        /// assert_eq!(x.windows::<Shape![2, 2, 2]>().dim(), 8);
        /// ```

        windows_overlapping: "`windows` of a view that writes"
        /// Neighbouring windows have elements in common, and a view that writes has an element of its own
        /// for each place. Cells may share theirs; tiles share none.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![6, 6]>::zeros();
        /// x.as_view_mut().tile::<Shape![3, 3]>().fill_(1.0);
        /// assert_eq!(x.sum(), 36.0);
        /// ```

        windows_with_size: "`windows_with` windows wider than the dimension"
        /// A window of 4 elements, each 3 after the one before, covers 3 * 3 + 1 = 10 elements of 7.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.windows_with::<Shape![3], Shape![1], Shape![3]>().shape(), [1, 3]);
        /// ```

        windows_with_step_zero: "`windows_with` a step of 0"
        /// The second list says how far apart windows begin. With a step of 0 it would be the same window
        /// for ever.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.windows_with::<Shape![3], Shape![2], Shape![1]>().shape(), [3, 3]);
        /// ```

        windows_with_dilation_zero: "`windows_with` a dilation of 0"
        /// The third list says how far apart the elements of a window lie: 1 is side by side.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.windows_with::<Shape![3], Shape![1], Shape![1]>().shape(), [5, 3]);
        /// ```

        windows_with_lists: "`windows_with` lists of unequal length"
        /// Each of the last dimensions has a size, a step and a dilation.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7, 7]>::zeros();
        /// let y = x.windows_with::<Shape![3, 3], Shape![2, 2], Shape![1, 1]>();
        /// assert_eq!(y.shape(), [3, 3, 3, 3]);
        /// ```

        windows_with_too_many: "`windows_with` two dimensions of a vector"
        /// There is an entry for each of the last dimensions, and a vector has one dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5]>::zeros();
        /// assert_eq!(x.windows_with::<Shape![3], Shape![1], Shape![1]>().shape(), [3, 3]);
        /// ```

        windows_with_overlapping: "`windows_with` of a view that writes, with a step that is too small"
        /// Windows of 3 that begin 2 apart have an element in common. With a step of 3 each has its own.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![7]>::zeros();
        /// x.as_view_mut().windows_with::<Shape![3], Shape![3], Shape![1]>().fill_(1.0);
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        tile_does_not_divide: "`tile` of 12 rows into tiles of 8"
        /// Tiles fill the tensor without a rest. Take a part that divides, or tiles that do.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![12, 16]>::zeros();
        /// assert_eq!(x.tile::<Shape![4, 8]>().shape(), [3, 2, 4, 8]);
        /// assert_eq!(x.narrow::<0, 0, 8>().tile::<Shape![8, 8]>().shape(), [1, 2, 8, 8]);
        /// ```

        tile_zero: "`tile` into tiles without elements"
        /// However many tiles of size 0 there are, they do not make up 12 elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![12]>::zeros();
        /// assert_eq!(x.tile::<Shape![4]>().shape(), [3, 4]);
        /// ```

        tile_too_many: "`tile` in two dimensions of a vector"
        /// There is a size for each of the last dimensions, and a vector has one dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![16]>::zeros();
        /// assert_eq!(x.tile::<Shape![8]>().shape(), [2, 8]);
        /// ```

        tile_nine_dimensions: "`tile` to ten dimensions"
        /// Each size adds a dimension, and a tensor has at most 8: of five dimensions, three may be tiled.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 4, 4, 4, 4]>::zeros();
        /// assert_eq!(x.tile::<Shape![2, 2, 2]>().dim(), 8);
        /// ```

        untile_apart: "`untile` of windows that overlap"
        /// To join tiles into one dimension without a copy, each has to begin where the one before ends.
        /// Overlapping windows begin earlier.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![8, 6]>::arange();
        /// let y = x.tile::<Shape![2, 2]>().untile::<2>();
        /// assert_eq!(y, x);
        /// ```

        untile_too_few: "`untile` of too few dimensions"
        /// Tiles of two dimensions have four: the number of tiles down and across, the rows and columns in
        /// each.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![8, 12]>::zeros();
        /// let tiles = x.tile::<Shape![2, 2]>();
        /// assert_eq!((tiles.shape(), tiles.untile::<2>().shape()), (&[4, 6, 2, 2][..], &[8, 12][..]));
        /// ```

        untile_five: "`untile` of five dimensions"
        /// Five tiled dimensions come from five more, and a tensor has at most 8.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::arange();
        /// assert_eq!(x.tile::<Shape![2, 3]>().untile::<2>(), x);
        /// ```

        diagonal_same: "A `diagonal` of one dimension, named twice"
        /// A diagonal runs through two dimensions at once, and of a matrix -1 is another name of 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.diagonal::<0, 0, -1>(), tensor![0.0, 5.0, 10.0]);
        /// ```

        diagonal_out_of_range: "A `diagonal` through a dimension that is not there"
        /// `diagonal::<OFFSET, D1, D2>`: the second and third number are dimensions, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.diagonal::<1, 0, 1>(), tensor![1.0, 6.0, 11.0]);
        /// ```

        diagonal_of_vector: "A `diagonal` of a vector"
        /// A diagonal runs through two dimensions, and a vector has one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5]>::ones();
        /// let mut y = Tensor::<f32, Shape![5, 5]>::zeros();
        /// y.as_view_mut().diagonal::<0, 0, 1>().copy_(&x);
        /// assert_eq!(y, Tensor::eye());
        /// ```

        diagonal_of_scalar: "A `diagonal` of a single number"
        /// A diagonal runs through two dimensions, and a single number has none.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::full(7.0);
        /// assert_eq!(x.view::<Shape![1, 1]>().diagonal::<0, 0, 1>()[[0]], 7.0);
        /// ```
    }

    "Any strides: `as_strided`" {
        as_strided_beyond_storage: "`as_strided` beyond the end of the storage"
        /// The last element is number 5 + 2 * 10 + 1 = 26: the offset, two steps down, one step right. The
        /// storage ends with number 19.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![20]>::arange();
        /// let y = x.as_strided::<Shape![3, 2], Strides![6, 1], 5>();
        /// assert_eq!(y[[2, 1]], 18.0);
        /// ```

        as_strided_stride_count: "`as_strided` with one stride for two sizes"
        /// A stride says how many elements a step along its dimension skips, so each dimension has one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![20]>::arange();
        /// let y = x.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
        /// assert_eq!(y[[2, 1]], 14.0);
        /// ```

        as_strided_overlapping: "A view that writes, with one element at several places"
        /// With strides of 1 and 1, the places `[0, 1]` and `[1, 0]` are the same element. A view that
        /// writes has an element of its own for each place. Cells may share theirs: each sees what another
        /// wrote.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![20]>::zeros();
        /// let y = x.as_cells().as_strided::<Shape![3, 3], Strides![1, 1], 0>();
        /// y[[0, 1]].set(5.0);
        /// assert_eq!(y[[1, 0]].get(), 5.0);
        /// ```
    }

    "The same bytes as another type: `view_dtype`, `view_as_real`, `view_as_complex`" {
        view_dtype_alignment: "`view_dtype` of bytes as floats"
        /// A float begins at an address that is a multiple of 4, a byte anywhere. Where these bytes begin
        /// is known only when the program runs; `try_view_dtype` looks.
        /// ```
        /// use stridewise::prelude::*;
        /// let floats = Tensor::<f32, Shape![2, 2]>::ones();
        /// let bytes = floats.view_dtype::<u8>();
        /// assert_eq!(bytes.try_view_dtype::<f32>().unwrap().sum(), 4.0);
        /// ```

        view_dtype_last_size: "`view_dtype` of three floats as pairs"
        /// A pair takes the place of two floats, and three floats are no whole number of pairs.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// assert_eq!(x.view_dtype::<[f32; 2]>().shape(), [3, 2]);
        /// ```

        view_dtype_outer_stride: "`view_dtype` of pairs in rows of three"
        /// A row of three floats makes the next row begin in the middle of a pair. Copied, the rows are two
        /// floats long.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let y = x.narrow::<1, 0, 2>().contiguous();
        /// assert_eq!(y.view_dtype::<[f32; 2]>().shape(), [4, 1]);
        /// ```

        view_dtype_offset: "`view_dtype` from the middle of a pair on"
        /// The view begins with float number 1 of the storage, in the middle of the first pair. Copied, it
        /// begins with its own first element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let y = x.narrow::<1, 1, 2>().contiguous();
        /// assert_eq!(y.view_dtype::<[f32; 2]>().shape(), [4, 1]);
        /// ```

        view_dtype_last_stride: "`view_dtype` of elements that do not lie side by side"
        /// The four bytes of a float lie side by side, but the floats of this row do not, so the bytes of
        /// the row have no one stride.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// assert_eq!(x.t().contiguous().view_dtype::<u8>().shape(), [6, 16]);
        /// ```

        view_dtype_no_dimensions: "`view_dtype` of a single number"
        /// The bytes of a float are a dimension of their own or part of the last one, and there is none.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().view_dtype::<u8>().shape(), [4]);
        /// ```

        view_dtype_to_bool: "`view_dtype` of bytes as truth values"
        /// A `bool` is the byte 0 or 1; any other byte would be no `bool` at all. Convert instead: what is
        /// not 0 is true.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<u8, Shape![4]> = tensor![0, 1, 2, 3];
        /// assert_eq!(x.to::<bool>().eval().as_slice(), [false, true, true, true]);
        /// ```

        view_dtype_writes_bool: "`view_dtype` of truth values as bytes that are written"
        /// A 2 written as a byte would be no `bool`. As bytes, truth values are only read.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<bool, Shape![4]>::full(true);
        /// assert_eq!(x.view_dtype::<u8>().sum(), 4);
        /// ```

        view_as_complex_not_pairs: "`view_as_complex` of rows of six"
        /// A complex number is a real part and an imaginary part: the last dimension has the size 2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// assert_eq!(x.view::<Shape![4, 3, 2]>().view_as_complex().shape(), [4, 3]);
        /// ```

        view_as_complex_stride: "`view_as_complex` of parts that do not lie side by side"
        /// The two parts of a complex number lie side by side. `contiguous()` puts them there.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4]>::zeros();
        /// assert_eq!(x.t().contiguous().view_as_complex().shape(), [4]);
        /// ```

        view_as_real_of_floats: "`view_as_real` of numbers that are not complex"
        /// A complex number is `[f32; 2]` here. Numbers that are `f32` already are real.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<[f32; 2], Shape![4]>::full([1.0, 2.0]);
        /// assert_eq!(x.view_as_real().shape(), [4, 2]);
        /// ```
    }

    "Writing, and who may" {
        fill_through_shared: "`fill_` through a shared view"
        /// `t()` of an owned tensor lends a view that only reads, so that many may exist at once. A view
        /// that writes begins with `as_view_mut()`, and the tensor is `let mut`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// x.as_view_mut().t().fill_(1.0);
        /// assert_eq!(x.sum(), 12.0);
        /// ```

        write_through_shared: "`iter_mut` of a shared view"
        /// As above: only a view that begins with `as_view_mut()` lends its elements for writing.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::ones();
        /// for e in x.as_view_mut().t().iter_mut() {
        ///     *e = 0.0;
        /// }
        /// assert_eq!(x.sum(), 0.0);
        /// ```

        fill_through_expanded: "`fill_` through an expanded view"
        /// An expanded view shows one element at several places, so a loop over it would write it several
        /// times. Write before expanding.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![1, 3]>::zeros();
        /// x.fill_(1.0);
        /// assert_eq!(x.expand::<Shape![2, 3]>().sum(), 6.0);
        /// ```

        write_through_expanded: "`iter_mut` of an expanded view"
        /// Six places, three elements: each would be lent twice at once. Write before expanding; where each
        /// place shall have an element of its own, copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3]>::zeros();
        /// let mut y = x.expand::<Shape![2, 3]>().contiguous();
        /// for e in y.iter_mut() {
        ///     *e += 1.0;
        /// }
        /// assert_eq!((y.sum(), x.sum()), (6.0, 0.0));
        /// ```

        fill_element_type: "`fill_` of floats with a whole number"
        /// In Rust, `1` is never a float: floats are written with a point.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// x.fill_(1.0);
        /// assert_eq!(x.sum(), 12.0);
        /// ```

        copy_does_not_fit: "`copy_`: a row of 5 copied into rows of 3"
        /// What is copied is repeated along missing dimensions and those of size 1. A size of 5 does not
        /// become 3; take a part of it.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let row = Tensor::<f32, Shape![5]>::ones();
        /// x.copy_(&row.narrow::<0, 0, 3>());
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        add_in_place_does_not_fit: "`add_`: a sum in place that would grow"
        /// `x.add_(..)` keeps the shape of `x`: 3 numbers cannot take in 2 rows of 3. The sum as a tensor
        /// of its own can be larger than `x`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// let y = Tensor::<f32, Shape![2, 3]>::ones();
        /// let z = (&x + &y).eval();
        /// assert_eq!(z.shape(), [2, 3]);
        /// ```

        add_assign_does_not_fit: "`+=`: a sum in place that would grow"
        /// As `add_`: the left side keeps its shape, and one row is added to each of many, not many to one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// let mut y = Tensor::<f32, Shape![2, 3]>::zeros();
        /// y += &x;
        /// assert_eq!(y.sum(), 6.0);
        /// ```

        eval_into_other_shape: "`eval_into`: a result of another shape than its place"
        /// The expression has 4 rows of 3, the output 3 rows of 4. PyTorch resizes the output; here it
        /// keeps its type.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let mut y = Tensor::<f32, Shape![4, 3]>::zeros();
        /// (&a + 1.0).eval_into(&mut y);
        /// assert_eq!(y.sum(), 12.0);
        /// ```

        eval_into_shared: "`eval_into`: a result into a shared view"
        /// `&mut y.t()` borrows the *view* for writing, but the view only reads its elements.
        /// `y.as_view_mut()` lends them.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let mut y = Tensor::<f32, Shape![3, 4]>::zeros();
        /// (&a + 1.0).eval_into(&mut y.as_view_mut().t());
        /// assert_eq!(y.sum(), 12.0);
        /// ```

        write_while_viewed: "A tensor written to while a view of it is in use"
        /// While a shared view is in use, the elements stay as they are: Rust's rule for every `&`. Where a
        /// view shall see what is written beside it, as in PyTorch, both are views over cells.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let x = x.as_cells();
        /// let y = x.t();
        /// x[[0, 0]].set(1.0);
        /// assert_eq!(y[[0, 0]].get(), 1.0);
        /// ```

        two_mutable_views: "Two views that write to one tensor"
        /// A view that writes is the only one, as long as it is in use. Use one after the other, or cells,
        /// which are shared *and* written.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let cells = x.as_cells();
        /// let (a, b) = (cells, cells.t());
        /// a[[0, 0]].set(1.0);
        /// b[[0, 1]].set(2.0);
        /// assert_eq!(a[[1, 0]].get(), 2.0);
        /// ```

        iter_mut_of_cells: "`iter_mut` of cells"
        /// Other copies of the view reach the same elements, so none lends a `&mut`. A cell is written by
        /// `set`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let cells = x.as_cells();
        /// for element in cells.iter() {
        ///     element.set(element.get() + 1.0);
        /// }
        /// assert_eq!(x.sum(), 24.0);
        /// ```

        vector_shortened_under_view: "A vector that is shortened while it is viewed"
        /// The view counts on the vector's elements until it is used for the last time. Shorten the vector
        /// after that.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut elements = heapless::Vec::<f32, 8>::from_slice(&[0.5; 6]).unwrap();
        /// let sum = TensorView::<f32, Shape![2, 3]>::try_from(&elements).unwrap().sum();
        /// elements.truncate(1);
        /// assert_eq!(sum, 3.0);
        /// ```

        view_outlives_storage: "A view that outlives its tensor"
        /// A view borrows the elements of its tensor, so the tensor has to live at least as long. Declare
        /// it first, or keep a copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let x;
        /// let y;
        /// let copy;
        /// {
        ///     x = Tensor::<f32, Shape![4, 3]>::zeros();
        ///     y = x.t();
        ///     copy = x.t().contiguous();
        /// }
        /// assert_eq!(y.numel() + copy.numel(), 24);
        /// ```
    }

    "Arithmetic" {
        other_name_sum_axis: "`sum_axis`, ndarray's name"
        /// The usual names of PyTorch, ndarray and nalgebra that Stridewise does not have say what its name is.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(x.sum_dim::<0>().eval().as_slice(), [2.0, 2.0, 2.0]);
        /// ```

        other_name_item: "`item`, PyTorch's name"
        /// An element is read by its index; reductions over all elements give a number already.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1]>::ones();
        /// assert_eq!((x[[0]], x.sum()), (1.0, 1.0));
        /// ```

        other_name_from_shape_vec: "`from_shape_vec`, ndarray's name"
        /// The shape is in the type; the number of elements is compared with it when the program runs.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = BoxedTensor::<f32, Shape![2, 3]>::try_from(vec![0.0; 6]).unwrap();
        /// assert_eq!(x.shape(), [2, 3]);
        /// ```

        eval_forgotten_index: "An element of a product that is not evaluated"
        /// A product, a sum, a layer are expressions: they compute nothing until `eval`, `eval_boxed` or `eval_into`. Then
        /// there are elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let y = a.mm(a.t()).eval();
        /// assert_eq!(y[[0, 0]], 3.0);
        /// ```

        eval_forgotten_view: "A view of a sum that is not evaluated"
        /// A view is one of elements in memory, so `eval` comes first.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!((&a + &a).eval().view::<Shape![6]>().sum(), 12.0);
        /// ```

        eval_forgotten_transpose: "The transpose of a layer's result that is not evaluated"
        /// As above; or the operands are transposed, which costs nothing.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, w) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
        /// assert_eq!(x.linear(&w).relu().eval().t().shape(), [4, 2]);
        /// ```

        eval_forgotten_slice: "The elements of sums that are not evaluated"
        /// As above.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(x.sum_dim::<1>().eval().as_slice(), [3.0, 3.0]);
        /// ```

        eval_forgotten_comparison: "A product that is not evaluated, compared by `==`"
        /// `==` compares elements, so `eval` comes first.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 2]>::eye();
        /// assert!(a.mm(&a).eval() == a);
        /// ```

        eval_forgotten_tensor: "A product that is not evaluated, where a tensor is needed"
        /// The words are rustc's own: a tensor is expected, and an expression, `Lazy`, is found. `eval` makes the one of the
        /// other.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let y: Tensor<f32, Shape![2, 2]> = a.mm(a.t()).eval();
        /// assert_eq!(y.sum(), 12.0);
        /// ```

        eval_forgotten_statement: "A sum as a statement, never evaluated"
        /// An expression that nobody evaluates computes nothing; rustc warns, or refuses where the program denies that. In
        /// place, `add_` writes.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4]>::ones();
        /// x.add_(1.0);
        /// assert_eq!(x.sum(), 8.0);
        /// ```

        add_moves: "An owned tensor, used again after it was an operand"
        /// An operand that is not borrowed is moved into the expression: write `&` in front of it to keep it.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![4, 3]>::ones();
        /// let c = (&a + b).eval();
        /// assert_eq!(a.sum() + c.sum(), 12.0);
        /// ```

        add_do_not_broadcast: "Shapes that do not broadcast"
        /// Shapes are compared from the last dimension backwards: here 3 meets 4. If the four numbers are
        /// one for each *row*, give them a dimension of size 1 behind.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![4]>::arange();
        /// let c = (&a + b.unsqueeze::<1>()).eval();
        /// assert_eq!(c[[3, 0]], 3.0);
        /// ```

        add_element_types: "A tensor of `f32` and one of `f64`"
        /// No element type becomes another by itself; the conversion is written, and costs no pass of its
        /// own.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// let b = Tensor::<f64, Shape![3]>::ones();
        /// let c = (a.double() + &b).eval();
        /// assert_eq!(c.sum(), 3.0);
        /// ```

        add_whole_number: "A whole number added to floats"
        /// In Rust, `1` is never a float: floats are written with a point.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!((&a + 1.0).sum(), 3.0);
        /// ```

        div_integers: "`/` of integers"
        /// PyTorch makes floats of both sides; here the conversion is written, and with it whether the
        /// result is `f32` or `f64`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<i64, Shape![3]>::arange();
        /// assert_eq!((a.float() / 2.0).eval().as_slice(), [0.0, 0.5, 1.0]);
        /// ```

        sqrt_of_integers: "The square root of integers"
        /// Roots, logarithms and their like are defined for floats. Convert first.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![3]>::arange();
        /// assert_eq!(x.double().sqrt().eval()[[1]], 1.0);
        /// ```

        pow_of_floats_by_bytes: "`pow`: floats to the power of bytes"
        /// The exponents have the type of the elements; a single number may also be an `i32`: `x.pow(2)`.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, n) = (tensor![1.5f32, 2.5], tensor![2u8, 3]);
        /// assert_eq!(x.pow(n.float()).eval().as_slice(), [2.25, 15.625]);
        /// ```

        compared_shapes: "`==` of tensors of two shapes"
        /// `==` asks whether two tensors of one shape are equal. A view gives one the shape of the other.
        /// ```
        /// use stridewise::prelude::*;
        /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
        /// assert!(a.view::<Shape![4]>() == tensor![1.0, 2.0, 3.0, 4.0]);
        /// ```

        compared_element_types: "`lt`: floats compared with integers"
        /// Elements are compared with elements of their own type; which side is converted is written.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, n) = (tensor![1.5f32, 2.5], tensor![2i64, 3]);
        /// assert_eq!(x.lt(n.float()).eval().as_slice(), [true, true]);
        /// ```

        bitwise_and_of_floats: "`bitwise_and` of floats"
        /// Integers and booleans have bits to combine. Whether numbers are not 0 is combined by
        /// `logical_and`; the bits of floats are seen by `view_dtype`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::arange();
        /// assert_eq!(x.logical_and(&x).eval().as_slice(), [false, true, true]);
        /// ```

        shift_of_bools: "`bitwise_left_shift` of booleans"
        /// Shifts multiply by powers of two, and a truth value has no room for that. Convert to integers.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![true, false];
        /// assert_eq!(x.byte().bitwise_left_shift(3).eval().as_slice(), [8, 0]);
        /// ```

        where_element_types: "`where_` of integers and floats"
        /// The result has one type of elements, so both sides have it. Convert the one that is to change.
        /// ```
        /// use stridewise::prelude::*;
        /// let (c, x) = (tensor![true, false, true], Tensor::<i64, Shape![3]>::arange());
        /// let y = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!(where_(&c, x.float(), &y).eval().as_slice(), [0.0, 0.0, 2.0]);
        /// ```

        where_condition_of_numbers: "`where_`: a condition of numbers"
        /// A condition is of booleans: a comparison, or `x.to::<bool>()`, which is true where `x` is not 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::arange();
        /// assert_eq!(where_(x.ne(1.0), &x, 5.0).eval().as_slice(), [0.0, 5.0, 2.0]);
        /// ```

        clamp_do_not_broadcast: "Bounds of another size"
        /// Bounds are numbers, or expressions that broadcast. A bound for each row has a dimension of size 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// let least = Tensor::<f32, Shape![2]>::zeros();
        /// assert_eq!(x.clamp(least.unsqueeze::<1>(), 1.0).sum(), 6.0);
        /// ```

        where_do_not_broadcast: "`where_`: a condition of another size"
        /// The condition is broadcast with both sides: one truth value for each element, or for each row.
        /// ```
        /// use stridewise::prelude::*;
        /// let c = tensor![[true], [false]];
        /// let x = Tensor::<f32, Shape![3]>::arange();
        /// assert_eq!(where_(&c, &x, 0.0).sum_dim::<1>().eval().as_slice(), [3.0, 0.0]);
        /// ```
    }

    "Reductions and products" {
        sum_dim_out_of_range: "`sum_dim` over a dimension that is not there"
        /// Dimensions are counted from 0: `sum_dim::<1>()` adds along the rows of a matrix and keeps
        /// dimension 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(x.sum_dim::<1>().eval().as_slice(), [3.0; 4]);
        /// ```

        sum_dims_out_of_range: "`sum_dims` over a dimension that is not there"
        /// Each entry of the list is a dimension of the tensor; that of a matrix are 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(x.sum_dims::<Dims![0, 1]>().eval()[[]], 12.0);
        /// ```

        sum_dims_repeated: "`sum_dims` over one dimension, named twice"
        /// Of two dimensions, -1 is another name of 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(x.sum_dims_keepdim::<Dims![0, -1]>().eval().shape(), [1, 1]);
        /// ```

        cumsum_out_of_range: "`cumsum` along a dimension that is not there"
        /// The sums run along one of the dimensions of the tensor, and have its shape.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 2]>::ones();
        /// assert_eq!(x.cumsum::<-1>().eval().as_slice(), [1.0, 2.0, 1.0, 2.0]);
        /// ```

        mean_of_integers: "The mean of integers"
        /// A mean is a fraction. Convert first, or divide the sum as integers are divided.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![4]>::arange();
        /// assert_eq!((x.double().mean(), x.sum() / 4), (1.5, 1));
        /// ```

        amax_along_nothing: "`amax_dim`: the largest of each column, of no rows"
        /// A dimension of size 0 has no largest element. Along the others there may be one, of no lanes.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0, 3]>::zeros();
        /// assert_eq!(x.amax_dim::<1>().eval().shape(), [0]);
        /// ```

        max_dim_along_nothing: "`max_dim`: the largest and its place, of no rows"
        /// As with `amax_dim`: the dimension that is searched has at least one element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3]>::zeros();
        /// assert_eq!(x.max_dim::<0>().eval().1.as_slice(), [0; 3]);
        /// ```

        min_of_nothing: "`min`: the smallest of no elements"
        /// With a size of 0 there is no element, so none is the smallest. An iterator may come to nothing,
        /// and says so.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0]>::zeros();
        /// assert_eq!(x.iter().copied().reduce(f32::min), None);
        /// ```

        mm_inner_sizes: "`mm`: matrices whose inner sizes differ"
        /// Each row of the left matrix meets each column of the right one, so they must be equally long: M
        /// by K times K by N. Often one of the two wants to be transposed.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let b = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(a.mm(b.t()).eval().shape(), [2, 4]);
        /// ```

        mm_of_vector: "`mm`: a vector where a matrix is needed"
        /// `mm` multiplies two matrices. A matrix and a vector are multiplied by `mv`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(a.mv(&v).eval().as_slice(), [3.0, 3.0]);
        /// ```

        mm_of_computed_vector: "`mm`: a vector on the left, computed on the way"
        /// `mm` multiplies two matrices. `matmul` takes a vector on either side: on the left it is one row, and the
        /// product is a vector again.
        /// ```
        /// use stridewise::prelude::*;
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// let b = Tensor::<f32, Shape![3, 5]>::ones();
        /// assert_eq!(v.relu().matmul(&b).eval().as_slice(), [3.0; 5]);
        /// ```

        mm_element_types: "`mm`: factors of `f32` and of `f64`"
        /// No element type becomes another by itself. A factor is converted on the way, part by part: `.float()`,
        /// `.double()` or `.to::<T>()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let b = Tensor::<f64, Shape![3, 5]>::ones();
        /// assert_eq!(a.relu().mm(b.float()).eval().as_slice(), [3.0; 10]);
        /// ```

        mv_size: "`mv`: a vector too long for the matrix"
        /// The vector needs an element for each column of the matrix.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(a.mv(&v).eval().as_slice(), [3.0, 3.0]);
        /// ```

        matmul_sizes: "`matmul`: a matrix and a vector of incompatible shapes"
        /// `matmul` multiplies vectors and matrices. The last size on the left has to be the first on the
        /// right.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(a.matmul(&v).eval().as_slice(), [3.0, 3.0]);
        /// ```

        matmul_batches: "`matmul`: batches that do not broadcast"
        /// All dimensions but the last two are batches: two matrices on the left, three on the right. They
        /// broadcast as in `a + b`: equal, or 1, or missing.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 1, 3, 4]>::ones();
        /// let b = Tensor::<f32, Shape![3, 4, 5]>::ones();
        /// assert_eq!(a.matmul(&b).eval().shape(), [2, 3, 3, 5]);
        /// ```

        bmm_batches: "`bmm`: different numbers of matrices"
        /// `bmm` multiplies the first matrix by the first, the second by the second: there are as many on both
        /// sides. `matmul` repeats a single one.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3, 4]>::ones();
        /// let b = Tensor::<f32, Shape![3, 4, 5]>::ones();
        /// assert_eq!(a.matmul(&b).eval().shape(), [3, 3, 5]);
        /// ```

        dot_sizes: "`dot`: vectors of different sizes"
        /// Each element meets the one at the same place. Take the part that both have.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::ones();
        /// let b = Tensor::<f32, Shape![4]>::ones();
        /// assert_eq!(a.dot(b.narrow::<0, 0, 3>()), 3.0);
        /// ```

        outer_of_matrix: "`outer`: a matrix in the place of a vector"
        /// `outer` takes two vectors. `einsum!` names the dimensions of anything else.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::ones();
        /// let b = Tensor::<f32, Shape![4, 5]>::ones();
        /// assert_eq!(einsum!("i,jk->ijk", &a, &b).eval().shape(), [3, 4, 5]);
        /// ```

        cross_size: "`cross`: vectors that are not of size 3"
        /// Only in three dimensions does one direction stand upright on two others.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4]>::arange();
        /// let (x, y) = (a.narrow::<0, 0, 3>(), a.narrow::<0, 1, 3>());
        /// assert_eq!(x.cross(y).eval().as_slice(), [-1.0, 2.0, -1.0]);
        /// ```

        trace_of_batch: "`trace`: a batch of matrices"
        /// `trace` is one number, of one matrix. `einsum!` sums the diagonal of each.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 3]>::ones();
        /// assert_eq!(einsum!("bii->b", &x).eval().as_slice(), [3.0, 3.0]);
        /// ```

        addmm_bias: "`addmm`: a bias that does not fit the product"
        /// The bias broadcasts to the product, `[2, 3]`: one element for each column, or one column.
        /// ```
        /// use stridewise::prelude::*;
        /// let bias = Tensor::<f32, Shape![3]>::ones();
        /// let a = Tensor::<f32, Shape![2, 5]>::ones();
        /// let b = Tensor::<f32, Shape![5, 3]>::ones();
        /// assert_eq!(bias.addmm(&a, &b, 1.0, 1.0).eval().max(), 6.0);
        /// ```

        einsum_sizes: "`einsum!`: one letter for two sizes"
        /// Dimensions with the same letter run together, so they are equally long (or 1 in one operand).
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let b = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(einsum!("ij,kj->ik", &a, &b).eval().shape(), [2, 4]);
        /// ```

        einsum_ellipsis: "`einsum!` with `...`"
        /// The letters name the dimensions. The dimensions of a batch have letters too, or `matmul` takes them.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3, 3]>::ones();
        /// assert_eq!(einsum!("bij,bjk->bik", &a, &a).eval(), a.matmul(&a).eval());
        /// ```
        einsum_diagonal: "`einsum!`: the diagonal of a matrix that is not square"
        /// A letter that occurs twice in one operand takes the diagonal, of equal sizes. `diagonal` is the
        /// view of any diagonal.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(x.diagonal::<0, 0, 1>().shape(), [2]);
        /// ```

        einsum_letter_count: "`einsum!`: fewer letters than dimensions"
        /// Each dimension of an operand has a letter.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::ones();
        /// assert_eq!(einsum!("bij->bji", &x).eval().shape(), [2, 4, 3]);
        /// ```

        einsum_unknown_letter: "`einsum!`: a letter of the result that no operand has"
        /// The pattern is parsed when the program is checked. A new dimension has no size that it could take
        /// from an operand; `unsqueeze` and `expand` make one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(einsum!("ij->i", &x).eval().as_slice(), [3.0, 3.0]);
        /// ```

        lstsq_wide: "`lstsq`: fewer equations than unknowns"
        /// Many solutions satisfy all equations. PyTorch gives the shortest; that is what `pinv` makes of the right-hand
        /// side.
        /// ```
        /// use stridewise::prelude::*;
        /// let a: Tensor<f64, Shape![1, 2]> = tensor![[3.0, 4.0]];
        /// let x = a.pinv().unwrap().mv(&tensor![25.0]).eval();
        /// assert!(x.dist(&tensor![3.0, 4.0]) < 1e-12);
        /// ```

        solve_sizes: "`solve`: another number of equations than of right-hand sides"
        /// The matrix is square, and the right-hand side has as many rows. Where there are more equations than
        /// unknowns, `lstsq` finds the nearest solution.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f64, Shape![3, 3]>::eye();
        /// let b = Tensor::<f64, Shape![3]>::ones();
        /// assert_eq!(a.solve(&b).unwrap().as_slice(), [1.0, 1.0, 1.0]);
        /// ```

        svd_above_127: "A decomposition of more than 127 rows"
        /// The decompositions are `nalgebra`'s, whose static sizes end at 127. The singular values of a tall
        /// matrix are the roots of the eigenvalues of a small one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = BoxedTensor::<f64, Shape![128, 3]>::ones();
        /// let (values, _) = x.t().mm(&x).eval().eigh().unwrap();
        /// assert!((values[[2]].sqrt() - 384.0_f64.sqrt()).abs() < 1e-9);
        /// ```
    }

    "Large results" {
        large_eval: "`eval` of a result that is too large for the stack"
        /// A result is returned by value, and a thread has some MiB of stack, which a large one would exceed without a
        /// word. So more than 512 KiB ([`STACK_LIMIT`](crate::storage::STACK_LIMIT)), with the temporaries, is refused by
        /// `cargo build` (not by `cargo check`, which evaluates no such constants). `eval_boxed` gives a `BoxedTensor`, and
        /// `eval_into` writes to memory that is there.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f32, Shape![1500, 1500]>::ones();
        /// let mut b = (&a + 1.0).eval_boxed();
        /// (&a + 2.0).eval_into(&mut b);
        /// assert_eq!(b[[1499, 1499]], 3.0);
        /// ```

        large_two_results: "Two results that are too large for the stack"
        /// As of one result; both count.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f32, Shape![1000, 1000]>::ones();
        /// let (values, indices) = a.sort::<1>().eval_boxed();
        /// assert_eq!((values[[0, 0]], indices[[0, 0]]), (1.0, 0));
        /// ```

        large_temporaries: "Temporaries that are too large for the stack"
        /// The vector is small, but the product of the matrices is a temporary of the second product. `eval_boxed` keeps it
        /// on the heap, and so does an operand that is evaluated first; the parentheses of `a (a v)` need none.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f32, Shape![300, 600]>::ones();
        /// let (b, v) = (BoxedTensor::<f32, Shape![600, 500]>::ones(), Tensor::<f32, Shape![500]>::ones());
        /// let x = a.mm(&b).mv(&v).eval_boxed();
        /// let y = a.mv(b.mv(&v)).eval();
        /// assert!(x == y);
        /// ```

        large_from_fn: "A constructor of a tensor that is too large for the stack"
        /// `BoxedTensor` has each constructor of `Tensor`. Those of `Tensor` that are `const` (`zeros`, `ones`, `full`,
        /// `from_array`) serve a `static` of any size, so that they are not refused.
        /// ```
        /// use stridewise::prelude::*;
        /// static ZEROS: Tensor<f32, Shape![1500, 1500]> = Tensor::<f32, Shape![1500, 1500]>::zeros();
        /// let x = BoxedTensor::<f32, Shape![1500, 1500]>::from_fn(|[i, j]| (i * j) as f32);
        /// assert_eq!((x[[2, 3]], ZEROS[[2, 3]]), (6.0, 0.0));
        /// ```

        large_from_file: "A file as a tensor that is too large for the stack"
        /// A `BoxedTensor` reads the same files; a `TensorView` shows the bytes of a file in memory without a copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let error = BoxedTensor::<f32, Shape![1500, 1500]>::load_npy("no_such_file.npy").unwrap_err();
        /// assert!(error.to_string().starts_with("no_such_file.npy: "));
        /// ```

        large_inverse: "The inverse of a matrix that is too large for the stack"
        /// nalgebra's static matrices are on the stack, and the decomposition has another one. A larger matrix is a
        /// `DMatrix`, for which it has the same methods.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f64, Shape![300, 300]>::eye();
        /// let inverse = nalgebra::DMatrix::from_row_slice(300, 300, a.as_slice()).try_inverse().unwrap();
        /// // nalgebra's elements are column by column.
        /// let x = BoxedTensor::<f64, Shape![300, 300]>::try_from(inverse.transpose().as_slice()).unwrap();
        /// assert!(x == a);
        /// ```
    }
    "Fourier transforms" {
        fft_of_integers: "Whole numbers transformed"
        /// No element type becomes another by itself. `x.float()` converts while the transform reads.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![8]>::arange();
        /// assert_eq!(x.float().fft::<0>()[[0]], [28.0, 0.0]);
        /// ```

        fft_of_nothing: "A dimension without elements transformed"
        /// A transform needs at least one point.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 1]>::ones();
        /// assert_eq!(x.fft::<1>()[[1, 0]], [1.0, 0.0]);
        /// ```

        irfft_of_nothing: "No real numbers of some frequencies"
        /// Ask for at least one. `n` real numbers have `n / 2 + 1` frequencies; missing ones are 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let z = Tensor::<[f32; 2], Shape![5]>::full([1.0, 0.0]);
        /// assert_eq!(z.irfft::<0, 8>().shape(), [8]);
        /// ```
    }

    "Joining: `cat`, `stack`" {
        cat_other_sizes: "Rows of different lengths, one below the other"
        /// Only the dimension along which tensors are joined may differ in size. Here the rows have to be
        /// equally long; `pad` makes them so.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![2, 4]>::ones();
        /// assert_eq!((a.pad::<Shape![0, 1]>(0.0), &b).cat::<0>().eval().shape(), [4, 4]);
        /// ```

        cat_vector_and_matrix: "A vector below a matrix"
        /// All tensors have equally many dimensions. A vector becomes a matrix of one row by `unsqueeze`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!((&a, b.unsqueeze::<0>()).cat::<0>().eval().shape(), [3, 3]);
        /// ```

        cat_element_types: "Whole numbers behind floats"
        /// No element type becomes another by itself; convert one of the two.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// let b = Tensor::<i64, Shape![3]>::arange();
        /// assert_eq!((&a, b.float()).cat::<0>().sum(), 3.0);
        /// ```

        meshgrid_element_types: "A grid of floats and whole numbers"
        /// The coordinates have one type; convert one of the two. Each is a vector, or has no dimensions.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// let y = Tensor::<i64, Shape![4]>::arange();
        /// let (x, y) = (&x, y.float()).meshgrid();
        /// assert_eq!((x * y).sum(), 18.0);
        /// ```

        cat_out_of_range: "A dimension to join along that there is not"
        /// A matrix has dimensions 0 and 1. Along a new one, `stack` joins.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!((&a, &a).stack::<2>().eval().shape(), [2, 3, 2]);
        /// ```

        cat_of_nothing: "No tensors to join"
        /// At least one tensor says what the shape is. A size of 0 is a tensor too.
        /// ```
        /// use stridewise::prelude::*;
        /// let none = Tensor::<f32, Shape![0, 3]>::zeros();
        /// assert_eq!([&none].cat::<0>().eval().shape(), [0, 3]);
        /// ```

        stack_other_shape: "Vectors of different lengths, stacked"
        /// The rows of the result are equally long, so all tensors have one shape. One behind the other,
        /// `cat` joins them.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// let b = Tensor::<f32, Shape![4]>::zeros();
        /// assert_eq!((&a, &b).cat::<0>().eval().shape(), [7]);
        /// ```

        stack_out_of_range: "A new dimension beyond the last, stacked"
        /// The new dimension is counted in the result: of vectors, it is 0 or 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!((&a, &a).stack::<1>().eval().shape(), [3, 2]);
        /// ```
    }

    "Elements in another order: `flip`, `roll`, `pad`, `repeat`, `tril`" {
        rot90_one_dimension: "`rot90` in a plane of one dimension"
        /// A turn leads from one dimension towards another; of two dimensions, -1 is dimension 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![2, 3]>::arange();
        /// assert_eq!(x.rot90::<1, 0, 1>().eval(), tensor![[2, 5], [1, 4], [0, 3]]);
        /// ```

        rot90_turns: "`rot90` by a thousand turns"
        /// Numbers in `::<..>` reach from -999 to 999. After four quarter turns everything is where it was: 1000 are none.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![2, 3]>::arange();
        /// assert_eq!(x.rot90::<6, 0, 1>().eval(), x.rot90::<-2, 0, 1>().eval());
        /// ```

        flip_repeated: "A dimension turned around twice"
        /// Of two dimensions, -2 is dimension 0. Twice would be not at all, so the list names each once.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.flip::<Dims![0, -1]>().eval()[[0, 0]], 5.0);
        /// ```

        flip_out_of_range: "A dimension turned around that there is not"
        /// Dimensions count from 0: a matrix has 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.flip::<Dims![1]>().eval()[[0, 0]], 2.0);
        /// ```

        flipud_scalar: "Rows turned around that there are not"
        /// `flipud` turns dimension 0 around, which a tensor without dimensions does not have.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2]>::arange();
        /// assert_eq!(x.flipud().eval()[[0]], 1.0);
        /// ```

        roll_out_of_range: "A dimension rolled that there is not"
        /// The dimension is named in `::<..>`, the shift is the argument.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.roll::<1>(2).eval()[[0, 0]], 1.0);
        /// ```

        pad_odd: "One amount for a dimension"
        /// Each dimension has an amount before its elements and one behind them.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!(x.pad::<Shape![1, 0]>(0.0).eval().shape(), [2, 4]);
        /// ```

        pad_too_many: "Amounts for two dimensions of a vector"
        /// The amounts come in pairs, the innermost dimension first; a vector has one pair.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().pad::<Shape![1, 1, 1, 1]>(0.0).eval().shape(), [3, 5]);
        /// ```

        pad_reflect_too_far: "More elements reflected than there are"
        /// The element at the edge is not repeated, so that of three elements two can be reflected.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.pad_reflect::<Shape![2, 0]>().eval()[[0, 0]], 2.0);
        /// ```

        pad_replicate_nothing: "The edge of a dimension without elements"
        /// There is no edge to repeat; a value fills any room.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 0]>::zeros();
        /// assert_eq!(x.pad::<Shape![1, 0]>(5.0).sum(), 10.0);
        /// ```

        pad_circular_too_far: "Elements from the other end, more than there are"
        /// `pad_circular` goes around once. `repeat` goes around as often as one likes, and `slice` takes a
        /// part of that.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![3]>::arange();
        /// let around = x.repeat::<Shape![3]>().eval();
        /// assert!(around.slice(s![2..]).iter().eq(&[2, 0, 1, 2, 0, 1, 2]));
        /// ```

        repeat_too_few: "One number for two dimensions"
        /// Each dimension has a number that says how often; one that stays has the number 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!(x.repeat::<Shape![1, 2]>().eval().shape(), [2, 6]);
        /// ```

        tril_of_vector: "The lower triangle of a vector"
        /// Triangles are of matrices: one row, or as here the same row several times.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(x.expand::<Shape![3, 3]>().tril(0).sum(), 6.0);
        /// ```
    }

    "Elements by indices: `index_select`, `gather`, `scatter_`, `masked_fill_`" {
        index_select_by_matrix: "Rows by a matrix of indices"
        /// `index_select` takes one dimension of indices. A matrix of indices is flattened first, and the
        /// result gets its shape.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![2, 2]>::zeros();
        /// let rows = x.index_select::<0>(index.view::<Shape![4]>()).unwrap().eval();
        /// assert_eq!(rows.view::<Shape![2, 2, 4]>().shape(), [2, 2, 4]);
        /// ```

        index_select_by_floats: "Rows by indices that are floats"
        /// An index counts, so it is an integer.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let index = Tensor::<f32, Shape![2]>::full(1.0);
        /// assert_eq!(x.index_select::<0>(index.long()).unwrap().eval()[[1, 0]], 4.0);
        /// ```

        gather_rank: "An index of one dimension for a matrix"
        /// `gather` takes an index for each element of the result, so the index has as many dimensions as the
        /// tensor: here one column of indices, one for each row.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let index = Tensor::<i64, Shape![3]>::arange();
        /// let found = x.gather::<1>(index.unsqueeze::<1>()).unwrap().eval();
        /// assert_eq!(found.as_slice(), [0.0, 5.0, 10.0]);
        /// ```

        gather_size: "An index of more rows than there are"
        /// Along dimension 1 the index may be of any size; its rows are the rows of the tensor.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let index = Tensor::<i64, Shape![3, 9]>::full(2);
        /// assert_eq!(x.gather::<1>(&index).unwrap().eval()[[1, 8]], 6.0);
        /// ```

        scatter_source: "A source smaller than the index"
        /// Each index writes an element of the source. One value for all is `scatter_value_`, and a column is
        /// expanded.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![3, 2]>::full(1);
        /// let src = Tensor::<f32, Shape![3, 1]>::ones();
        /// x.scatter_::<1>(&index, src.expand::<Shape![3, 2]>()).unwrap();
        /// assert_eq!(x.sum(), 3.0);
        /// ```

        scatter_through_shared: "Scattered through a shared view"
        /// A shared view only reads. An owned tensor is written itself, or through `as_view_mut()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![3, 2]>::full(1);
        /// x.as_view_mut().scatter_value_::<1>(&index, 1.0).unwrap();
        /// assert_eq!(x.sum(), 3.0);
        /// ```

        index_add_source: "Three slices for two indices"
        /// Each index names the place of one slice of the source.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![2]>::arange();
        /// let src = Tensor::<f32, Shape![3, 4]>::ones();
        /// x.index_add_::<0>(&index, src.narrow::<0, 0, 2>()).unwrap();
        /// assert_eq!(x.sum(), 8.0);
        /// ```

        masked_fill_does_not_fit: "A mask of 4 for rows of 3"
        /// The mask is broadcast to the tensor: from the last dimension backwards, its sizes are the same, or 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![2, 3]>::ones();
        /// x.masked_fill_(&tensor![true, true, false], 0.0);
        /// assert_eq!(x.sum(), 2.0);
        /// ```

        nonzero_capacity: "Room for fewer elements than may be found"
        /// How many elements are not 0 is known only at run time, and all of them may be. The vector has room
        /// for all, so that nothing is lost.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![4]> = tensor![0.0, 5.0, 0.0, 7.0];
        /// let found: heapless::Vec<[usize; 1], 4> = x.nonzero();
        /// assert_eq!(found, [[1], [3]]);
        /// ```
    }

    "Elements in order: `sort`, `topk`, `searchsorted`" {
        sort_out_of_range: "A dimension sorted that there is not"
        /// Dimensions count from 0, or from -1 backwards: the last one of any tensor is -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![[3, 1], [2, 4]];
        /// assert_eq!(x.sort::<-1>().eval().0, tensor![[1, 3], [2, 4]]);
        /// ```

        topk_too_many: "The largest 5 of 4"
        /// In `topk::<K, DIM>()`, as in PyTorch, the number comes first and the dimension second. All elements
        /// in order are `sort_descending`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.topk::<2, 1>().eval().0.shape(), [3, 2]);
        /// ```

        kthvalue_zero: "Element 0 in order, where they count from 1"
        /// As in PyTorch, the smallest element is number 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.kthvalue::<1, 1>().eval().0.as_slice(), [0.0, 4.0, 8.0]);
        /// ```

        searchsorted_other_rows: "Values searched for in the rows of a matrix"
        /// The sorted elements are one row for all values, or a row for each row of values, as in PyTorch.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let v: Tensor<f32, Shape![2]> = tensor![1.0, 5.5];
        /// assert_eq!(x.select::<0, 1>().searchsorted(&v).eval(), tensor![0, 2]);
        /// assert_eq!(x.searchsorted(v.expand::<Shape![3, 2]>()).eval(), tensor![[1, 4], [0, 2], [0, 0]]);
        /// ```

        bucketize_by_matrix: "Boundaries in a matrix"
        /// Boundaries are one row. A row of them for each row of elements is what `searchsorted` takes.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![[1, 5], [2, 8]];
        /// assert_eq!(x.bucketize(&tensor![1, 4, 9]).eval(), tensor![[0, 2], [1, 2]]);
        /// assert_eq!(tensor![[1, 4], [3, 9]].searchsorted(&x).eval(), tensor![[0, 2], [0, 1]]);
        /// ```
    }

    "Neural networks" {
        conv2d_channels: "`conv2d`: a weight for other channels"
        /// The second size of the weight is the number of channels of the input, divided by the groups.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 5, 5]>::zeros();
        /// let w = Tensor::<f32, Shape![4, 3, 3, 3]>::zeros();
        /// assert_eq!(x.conv2d(&w).eval().shape(), [1, 4, 3, 3]);
        /// ```

        conv2d_groups: "`conv2d`: groups that do not divide the output"
        /// Each group makes equally many output channels: the first size of the weight is a multiple of the groups.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 4, 5, 5]>::zeros();
        /// let w = Tensor::<f32, Shape![6, 2, 3, 3]>::zeros();
        /// let y = x.sliding::<Groups<2>>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 6, 3, 3]);
        /// ```

        conv2d_kernel: "`conv2d`: a kernel larger than the image"
        /// The kernel must fit into the image with its padding at least once.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 5, 5]>::zeros();
        /// let y = x.sliding::<Padding<2>>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 3, 3]);
        /// ```

        conv2d_stride_zero: "`conv2d`: a stride of 0"
        /// A window that does not move would be there forever. The least stride is 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// let y = x.sliding::<Stride<1>>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 2, 2]);
        /// ```

        conv2d_same_with_stride: "`conv2d`: `PaddingSame` with a stride"
        /// Where the windows move by 2, no padding keeps the size. A padding in numbers goes with any stride.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 5, 5]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let y = x.sliding::<(Padding<1>, Stride<2>)>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 3, 3]);
        /// ```

        conv_transpose2d_dimensions: "`conv_transpose2d`: an image without channels"
        /// An image is `[C, H, W]`, several are `[N, C, H, W]`. `unsqueeze` adds the dimension of the one channel.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().conv_transpose2d(&w).eval().shape(), [1, 4, 4]);
        /// ```

        conv_transpose2d_channels: "`conv_transpose2d`: a weight for other channels"
        /// The weight of a transposed convolution has the channels of the input in front. A weight that lies the other way round is transposed, which costs nothing.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 2, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![4, 2, 2, 2]>::zeros();
        /// assert_eq!(x.conv_transpose2d(w.transpose::<0, 1>()).eval().shape(), [1, 4, 4, 4]);
        /// ```

        conv_transpose2d_output_padding: "`conv_transpose2d`: an output padding as large as the stride"
        /// A convolution with a stride of 2 makes the same of 7 and of 8 elements; the output padding says which of them comes back. Without a stride there is nothing to say.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// let y = x.sliding::<(Stride<2>, OutputPadding<1>)>().conv_transpose2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 7, 7]);
        /// ```

        conv_transpose2d_padding: "`conv_transpose2d`: a padding that leaves nothing"
        /// The padding of a transposed convolution is cut off on both sides of the output.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 1, 1]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// assert_eq!(x.conv_transpose2d(&w).eval().shape(), [1, 1, 2, 2]);
        /// ```

        conv_transpose2d_bias: "`conv_transpose2d`: a bias for other channels"
        /// A bias has one element for each output channel: the second size of the weight times the groups.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 2, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![2, 2, 2, 2]>::zeros();
        /// let b = Tensor::<f32, Shape![2]>::zeros();
        /// assert_eq!(x.conv_transpose2d(&w).bias(&b).eval().shape(), [1, 2, 4, 4]);
        /// ```

        interpolate_nothing: "`interpolate_bilinear`: no rows"
        /// An image has elements before and after.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// assert_eq!(x.interpolate_bilinear::<1, 4>().eval().shape(), [1, 1, 1, 4]);
        /// ```

        group_norm_groups: "`group_norm`: groups that do not divide the channels"
        /// Each group has equally many channels.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 6, 4]>::zeros();
        /// assert_eq!(x.group_norm::<3>(1e-5).eval().shape(), [2, 6, 4]);
        /// ```

        instance_norm_dimensions: "`instance_norm`: channels of one element"
        /// One element is its own mean, and has no variance. `group_norm` takes several channels together.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 6]>::zeros();
        /// assert_eq!(x.group_norm::<3>(1e-5).eval().shape(), [2, 6]);
        /// ```

        scaled_dot_product_attention_sizes: "`scaled_dot_product_attention`: keys of another length"
        /// Each query is multiplied with each key, so both have the same last size; there are as many keys as values. What stands in front is the same in all three: `expand` repeats one of them at no cost.
        /// ```
        /// use stridewise::prelude::*;
        /// let q = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// let (k, v) = (Tensor::<f32, Shape![5, 4]>::zeros(), Tensor::<f32, Shape![2, 5, 3]>::zeros());
        /// let y = q.scaled_dot_product_attention(k.expand::<Shape![2, 5, 4]>(), &v).eval();
        /// assert_eq!(y.shape(), [2, 3, 3]);
        /// ```

        scaled_dot_product_attention_mask: "`scaled_dot_product_attention`: a mask of another shape"
        /// A mask has an element for each query and each key, or broadcasts to that.
        /// ```
        /// use stridewise::prelude::*;
        /// let q = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let k = Tensor::<f32, Shape![5, 4]>::zeros();
        /// let mask = Tensor::<bool, Shape![5]>::full(true);
        /// assert_eq!(q.scaled_dot_product_attention(&k, &k).mask(&mask).eval().shape(), [3, 4]);
        /// ```

        scaled_dot_product_attention_mask_elements: "`scaled_dot_product_attention`: a mask of whole numbers"
        /// Truth values say which keys take part; numbers of the type of the query are added to the products.
        /// ```
        /// use stridewise::prelude::*;
        /// let q = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let mask = Tensor::<i64, Shape![3, 3]>::ones();
        /// assert_eq!(q.scaled_dot_product_attention(&q, &q).mask(&mask.ne(0).eval()).eval().sum(), 0.0);
        /// ```

        conv2d_dimensions: "`conv2d`: an image without channels"
        /// An image is `[C, H, W]`, several are `[N, C, H, W]`. `unsqueeze` adds the dimension of the one channel.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().conv2d(&w).eval().shape(), [1, 2, 2]);
        /// ```

        conv2d_bias: "`conv2d`: a bias for other channels"
        /// A bias has one element for each output channel, which is the first size of the weight.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![3, 1, 2, 2]>::zeros();
        /// let b = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(x.conv2d(&w).bias(&b).eval().sum(), 12.0);
        /// ```

        max_pool2d_option: "`max_pool2d`: an option that it does not have"
        /// Every channel is pooled for itself; groups belong to convolutions.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
        /// assert_eq!(x.max_pool2d::<Kernel<2>>().eval().shape(), [2, 2, 2]);
        /// ```

        max_pool2d_kernel_missing: "`max_pool2d`: no size of the windows"
        /// `Kernel` says how large the windows are; they move by their size where no `Stride` is given.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
        /// assert_eq!(x.max_pool2d::<Kernel<2>>().eval().shape(), [2, 2, 2]);
        /// ```

        max_pool2d_padding: "`max_pool2d`: more padding than half a window"
        /// A window that lies in the padding alone would have no elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
        /// let y = x.max_pool2d::<(Kernel<2>, Padding<1>)>().eval();
        /// assert_eq!(y.shape(), [2, 3, 3]);
        /// ```

        avg_pool1d_dimensions: "`avg_pool1d`: a signal without channels"
        /// A signal is `[C, L]`, several are `[N, C, L]`. `unsqueeze` adds the dimension of the one channel.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().avg_pool1d::<Kernel<2>>().eval().shape(), [1, 2]);
        /// ```

        adaptive_avg_pool2d_dimensions: "`adaptive_avg_pool2d`: an image without channels"
        /// An image is `[C, H, W]`, several are `[N, C, H, W]`, and height and width are not 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 4]>::ones();
        /// assert_eq!(x.unsqueeze::<0>().adaptive_avg_pool2d::<1, 1>().eval().sum(), 1.0);
        /// ```

        linear_sizes: "`linear`: a weight for rows of another length"
        /// A weight is `[out, in]`, where `in` is the last size of the input.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![3, 5]>::zeros();
        /// assert_eq!(x.linear(w.t()).eval().shape(), [2, 5]);
        /// ```

        layer_norm_sizes: "`layer_norm` over other sizes than the last ones"
        /// The norm runs over the last dimensions, whose sizes are named.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.layer_norm::<Shape![3, 4]>(1e-5).eval().shape(), [2, 3, 4]);
        /// ```

        batch_norm_channels: "`batch_norm` of a vector"
        /// The second dimension holds the channels. `unsqueeze` makes a batch of one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// let (m, v) = (Tensor::<f32, Shape![3]>::zeros(), Tensor::<f32, Shape![3]>::ones());
        /// assert_eq!(x.unsqueeze::<0>().batch_norm(&m, &v, 1e-5).eval().shape(), [1, 3]);
        /// ```

        cross_entropy_weight: "Weights of other classes"
        /// Each class has a weight; the classes are dimension 1 of the input.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// let w = Tensor::<f32, Shape![3]>::ones();
        /// let loss = x.cross_entropy(&Tensor::<i64, Shape![4]>::zeros()).weight(&w).mean();
        /// assert!((loss.unwrap() - 3f32.ln()).abs() < 1e-6);
        /// ```

        cross_entropy_target: "`cross_entropy`: classes of another number of examples"
        /// Scores are `[N, C]`, classes `[N]`: one for each example.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4]>::zeros();
        /// let y = Tensor::<i64, Shape![2]>::zeros();
        /// assert!((x.cross_entropy(&y).mean().unwrap() - 4f32.ln()).abs() < 1e-6);
        /// ```

        cross_entropy_of_scalar: "`cross_entropy` of a single score"
        /// The scores of one example are a vector, with an element for each class.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2]>::zeros();
        /// let y = Tensor::<i64, Shape![]>::zeros();
        /// assert!((x.cross_entropy(&y).mean().unwrap() - 2f32.ln()).abs() < 1e-6);
        /// ```

        binary_cross_entropy_target: "`binary_cross_entropy`: targets of another shape"
        /// Each probability has a target. `expand_as` repeats targets where that is meant.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// let y = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(x.binary_cross_entropy(y.expand::<Shape![2, 3]>()).mean(), 0.0);
        /// ```

        embedding_of_vector: "`embedding` of a vector"
        /// A weight is `[rows, features]`; an index picks a row.
        /// ```
        /// use stridewise::prelude::*;
        /// let w = Tensor::<f32, Shape![3, 1]>::zeros();
        /// let i = Tensor::<i64, Shape![2]>::zeros();
        /// assert_eq!(w.embedding(&i).unwrap().shape(), [2, 1]);
        /// ```

        embedding_of_floats: "`embedding` at floats"
        /// Rows are numbered by integers; `long` converts.
        /// ```
        /// use stridewise::prelude::*;
        /// let w = Tensor::<f32, Shape![3, 2]>::zeros();
        /// let i = Tensor::<f32, Shape![2]>::zeros();
        /// assert_eq!(w.embedding(i.long()).unwrap().shape(), [2, 2]);
        /// ```
    }

    "Files in the program: `include_npy!`" {
        include_npy_shape: "A file of another shape"
        /// The file says what its shape is, and so does the type; they have to agree. The message shows the file's.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
        /// assert_eq!(W.view::<Shape![3, 4]>()[[2, 3]], 11.0);
        /// ```

        include_npy_in_function: "A file of another shape, with its type behind the path"
        /// The shape behind the path is that of the tensor, and has to be the file's.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// let w = include_npy!("../../tests/files/f32_4x3.npy", f32, [4, 3]);
        /// assert_eq!(w.sum(), 66.0);
        /// ```

        include_npy_elements: "A file of another type of elements"
        /// NumPy makes float64 of decimal numbers unless it is told otherwise. `x.astype(np.float32)` before
        /// `np.save` halves the file; or the tensor has the elements of the file.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f64, Shape![4, 3]> = include_npy!("../../tests/files/f64_4x3.npy");
        /// assert_eq!(W.float().sum(), 66.0);
        /// ```

        include_npy_byte_order: "A file whose bytes are in the other order"
        /// The elements are in the program as they are in the file, so the target has to read them as they are.
        /// `x.astype("<f4")` before `np.save` turns them; so does reading the file when the program runs.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// let file = include_bytes!("../../tests/files/f32_4x3_big.npy");
        /// let w = Tensor::<f32, Shape![4, 3]>::from_npy(file).unwrap();
        /// assert_eq!(w.sum(), 66.0);
        /// ```

        include_npy_fortran_order: "A file in Fortran order"
        /// The columns of the file lie one after the other: its strides are 1 and 4, and the type of the tensor can
        /// say so. `np.ascontiguousarray(x)` before `np.save` makes rows of them.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f32, Shape![4, 3], Strides![1, 4]> =
        ///     include_npy!("../../tests/files/f32_4x3_fortran.npy");
        /// assert_eq!(W[[3, 2]], 11.0);
        /// ```

        include_npy_truncated: "A file that ends early"
        /// The shape in the header of the file has more elements than the file. It has to be written anew.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
        /// assert_eq!(W[[3, 2]], 11.0);
        /// ```

        include_npy_bool: "A `bool` that is neither 0 nor 1"
        /// In Rust, a `bool` with another value is undefined behaviour, so each of them is looked at. Bytes may
        /// have any value.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static M: TensorView<bool, Shape![4, 3]> = include_npy!("../../tests/files/bool_4x3.npy");
        /// assert_eq!(M.to::<u8>().sum(), 6);
        /// ```

        include_npy_texts: "A file of texts"
        /// A tensor holds numbers and truth values. Texts are `include_str!`'s.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<u32, Shape![4, 3]> = include_npy!("../../tests/files/u32_4x3.npy");
        /// assert_eq!(W[[3, 2]], 11);
        /// ```

        include_npy_not_npy: "A file of another format"
        /// The file does not begin as NumPy's files do. `np.save` writes one; numbers as text are read when the
        /// program runs.
        /// ```
        /// use stridewise::prelude::*;
        /// let w = Tensor::<f32, Shape![2, 2]>::from_text("1 2\n3 4").unwrap();
        /// assert_eq!(w[[1, 0]], 3.0);
        /// ```

        include_npy_usize: "A file of `usize`"
        /// A `usize` has 4 bytes on a microcontroller and 8 on a host, so no file holds it. Files hold `u64`.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<u64, Shape![4, 3]> = include_npy!("../../tests/files/u64_4x3.npy");
        /// assert_eq!(W.to::<usize>().sum(), 66);
        /// ```
    }

    "Functions that take tensors" {
        function_other_shape: "A tensor of another shape than the function takes"
        /// The function takes 3 rows of 4 and is given 4 rows of 3: `expected 3, found 4` is the first size
        /// that differs. A function of any shape takes `impl Expr`, one of any size a type parameter.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total<M: Dim, N: Dim>(x: TensorView<f32, (M, N)>) -> f32 {
        ///     x.sum()
        /// }
        /// fn total_of_any(x: impl Expr<Elem = f32>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!((total(x.as_view()), total_of_any(&x)), (12.0, 12.0));
        /// ```

        function_transposed: "The right shape with other strides"
        /// `TensorView<f32, Shape![3, 4]>` means rows without gaps: strides 4 and 1. A transposed matrix
        /// has the strides 1 and 3 (`expected 4, found 1`). Copy it, or let the function take any layout.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: TensorView<f32, Shape![3, 4]>) -> f32 {
        ///     x.sum()
        /// }
        /// fn total_of_any(x: impl Expr<Elem = f32, Shape = Shape![3, 4]>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(total(x.t().contiguous().as_view()), total_of_any(x.t()));
        /// ```

        function_part: "A part of a larger tensor"
        /// A view's type says what of its storage lies before it and behind it: row 1 begins with element 3, and 6 elements
        /// lie behind its last one (`expected 0, found 6`). `rebase()` forgets the rest of the storage; it costs nothing.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: TensorView<f32, Shape![3]>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(total(x.select::<0, 1>().rebase()), 12.0);
        /// ```

        array_of_parts: "Parts of a tensor in an array"
        /// As above: the two rows begin at different offsets (`D<0>`, `D<3>`), and other elements are behind them. rustc words
        /// this message itself, and takes no note of ours. After `rebase()` the rows are of one type; `unbind`, `rows` and
        /// `select_at` give such views.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// let rows = [x.select::<0, 0>().rebase(), x.select::<0, 1>().rebase()];
        /// let same = x.unbind::<0>();
        /// assert_eq!((rows[1].sum(), same[1].sum()), (12.0, 12.0));
        /// ```

        function_storage_length: "The length of the storage in the type of a view"
        /// The last parameter of a view's type is what lies behind it, `Trailing<D<6>>`, not the length of the storage. Behind
        /// the last row lies nothing, which is what is meant where the parameter is left out.
        /// ```
        /// use stridewise::prelude::*;
        /// fn last(x: TensorView<f32, Shape![4], Strides![1], D<8>>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![3, 4]>::ones();
        /// assert_eq!(last(x.select::<0, 2>()), 4.0);
        /// ```

        function_owned_for_view: "An owned tensor where a view is taken"
        /// An owned tensor (`OwnedArray`) lends a view of itself (`SharedRef`) by `as_view()`.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: TensorView<f32, Shape![4, 3]>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(total(x.as_view()), 12.0);
        /// ```

        expr_owned: "An owned tensor where an expression is taken"
        /// A reference to a tensor is an expression, as a view and `&a + &b` are; the tensor itself is not,
        /// so that it is not given away. Write `&x`.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: impl Expr<Elem = f32>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4]>::arange();
        /// assert_eq!(total(&x), 6.0);
        /// ```

        expr_other_element: "An expression of another element type"
        /// No element type becomes another by itself. `x.float()` converts while the function reads.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: impl Expr<Elem = f32>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<i64, Shape![4]>::arange();
        /// assert_eq!(total(x.float()), 6.0);
        /// ```

        expr_other_shape: "An expression of another shape"
        /// The function takes 40 elements and is given 41; take a part.
        /// ```
        /// use stridewise::prelude::*;
        /// fn dense(x: impl Expr<Elem = f32, Shape = Shape![40]>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![41]>::ones();
        /// assert_eq!(dense(x.narrow::<0, 0, 40>()), 40.0);
        /// ```
    }

    "Quantised elements" {
        quantized_mixed: "Elements of another quantization"
        /// The integers of the two tensors stand for other real numbers: 20 is 0.85 in one and 5.0 in the other.
        /// What brings them to another scale and zero point is `requantize`.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Input: i8 = 0.05, 3; Output: i8 = 0.2, -5; }
        /// let x = Tensor::<Quantized<Input>, Shape![4]>::full(Quantized::of(1.0));
        /// let mut y = Tensor::<Quantized<Output>, Shape![4]>::full(Quantized::ZERO);
        /// y.copy_(x.requantize());
        /// assert_eq!(y[[3]].value(), 1.0);
        /// ```

        quantized_pool: "A pool into another quantization"
        /// A mean of windows lies between their elements, so it keeps their scale. Requantise its result.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Input: i8 = 0.05, 3; Output: i8 = 0.2, -5; }
        /// let x = Tensor::<Quantized<Input>, Shape![1, 4, 4]>::full(Quantized::of(1.0));
        /// let mean = x.qavg_pool2d::<Kernel<2>>().eval::<Input>();
        /// let y: Tensor<Quantized<Output>, Shape![1, 2, 2]> = mean.requantize().eval();
        /// assert_eq!(y[[0, 1, 1]].value(), 1.0);
        /// ```

        quantized_bias: "The bias of another layer"
        /// A bias is in steps of the scale of its layer's input times that of its weight. In the steps of another
        /// layer its integers stand for other real numbers. `as_bias` names both scales, or finds them out from the
        /// layer.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Weight: i8 = 0.01, 0; Hidden: i8 = 0.2, -5; }
        /// let x = Tensor::<Quantized<Hidden>, Shape![4]>::full(Quantized::of(1.0));
        /// let w = Tensor::<Quantized<Weight>, Shape![2, 4]>::full(Quantized::of(1.0));
        /// let b = Tensor::<i32, Shape![2]>::full(500);
        /// let y = x.qlinear(&w).bias(b.as_view().as_bias()).eval::<Hidden>();
        /// assert_eq!(y[[1]].value(), 5.0);
        /// ```

        quantization_zero_point: "A zero point that is not one of the integers"
        /// The zero point is the integer that stands for 0, so it is one of them: from -128 to 127 of `i8`, from 0 to
        /// 255 of `u8`.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Angle: u8 = 0.05, 200; }
        /// assert_eq!(Quantized::<Angle>::of(1.0).int(), 220);
        /// ```

        quantization_scale: "A scale that is not positive"
        /// A scale is how much one step of the integers is: positive and finite. A smaller real number is a smaller
        /// integer.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Angle: i8 = 0.05, -10; }
        /// assert_eq!(Quantized::<Angle>::of(-1.0).int(), -30);
        /// ```

        quantization_scales: "One scale of many that is not a number"
        /// Each channel of a weight has a scale of its own, and each is positive and finite: one that is worked out
        /// from the largest element of a channel is 0, and its inverse infinite, where all elements are 0.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Weight: i8 = [0.01, 1.0, 0.5]; }
        /// let w = Tensor::<Quantized<Weight>, Shape![3, 2]>::full(Quantized::new(1));
        /// assert_eq!(w.numel(), 6);
        /// ```

        quantized_plain: "Integers that stand for nothing"
        /// A layer has to know the scale and the zero point of what it reads. `as_quantized` gives integers a
        /// meaning, without a copy.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Input: i8 = 0.5, 0; Weight: i8 = 0.05, 0; Output: i8 = 0.2, -5; }
        /// let w = Tensor::<Quantized<Weight>, Shape![2, 4]>::full(Quantized::of(1.0));
        /// let x = Tensor::<i8, Shape![4]>::full(2);
        /// let y = x.as_view().as_quantized::<Input>().qlinear(&w).eval::<Output>();
        /// assert_eq!(y[[1]].value(), 4.0);
        /// ```
    }

    "Pictures" {
        heatmap_of_three_dimensions: "A heatmap of three dimensions"
        /// A heatmap has rows and columns. Take a plane of the tensor, or view it as a matrix.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert!(x.select::<0, 1>().heatmap().svg().is_ok());
        /// assert!(x.view::<Shape![6, 4]>().heatmap().svg().is_ok());
        /// ```

        images_of_two_channels: "Images of two channels"
        /// An image is grey or has red, green and blue. Each channel by itself is grey.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![8, 2, 5, 5]>::zeros();
        /// assert_eq!(x.view::<Shape![16, 1, 5, 5]>().make_grid().size(), [58, 16]);
        /// ```
    }

    "Types and impls of one's own" {
        impl_index_element: "Indices of a type of one's own"
        /// Indices are compared with the size and then relied on, so only the integers are indices. A type of
        /// one's own becomes one by `map`.
        /// ```
        /// use stridewise::prelude::*;
        /// #[derive(Clone, Copy)]
        /// struct Row(u16);
        /// let x = tensor![[1, 2], [3, 4], [5, 6]];
        /// let rows = Tensor::<Row, Shape![2]>::from_array([Row(2), Row(0)]);
        /// let chosen = x.index_select::<0>(rows.map(|row| row.0)).unwrap().eval();
        /// assert_eq!(chosen, tensor![[5, 6], [1, 2]]);
        /// ```

        impl_is_quantized: "Quantised elements of a type of one's own"
        /// Products of quantised elements read their bytes. `quantization!` declares what integers of 8 bits mean.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Celsius: u8 = 0.5, 40; }
        /// let x: Tensor<Quantized<Celsius>, Shape![2]> = tensor![20.0f32, -3.5].quantize().eval();
        /// assert_eq!(x.dequantize().eval().as_slice(), [20.0, -3.5]);
        /// ```

        impl_operand: "An operand of a type of one's own"
        /// Operands are expressions and numbers, whose shapes are known. A type of one's own gives one of them.
        /// ```
        /// use stridewise::prelude::*;
        /// struct Celsius(Tensor<f32, Shape![2]>);
        /// let warm = Celsius(tensor![20.0, 30.0]);
        /// assert_eq!((&warm.0 + 273.15).eval().as_slice(), [293.15, 303.15]);
        /// ```

        impl_exponent: "An exponent of a type of one's own"
        /// An operation of one's own is a closure: `map` of one operand, `zip` of two. It stays on its thread.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![4.0, 9.0];
        /// assert_eq!(x.map(|x| x.powf(1.5)).eval().as_slice(), [8.0, 27.0]);
        /// ```

        impl_mask_element: "A mask of a type of one's own"
        /// A mask is of `bool`, or of the elements of the query. `map` makes one of anything.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 1]>::ones();
        /// let v: Tensor<f32, Shape![2, 1]> = tensor![[1.0], [3.0]];
        /// let mask = tensor![0u8, 1].map(|kept| kept == 1).eval();
        /// let y = x.scaled_dot_product_attention(&x, &v).mask(&mask).eval();
        /// assert_eq!(y.as_slice(), [3.0, 3.0]);
        /// ```

        impl_chain: "A scratch of a type of one's own"
        /// How large the memory is follows from a tuple of tensors.
        /// ```
        /// use stridewise::prelude::*;
        /// type Memory = Scratch<(Tensor<f32, Shape![1000]>, Tensor<f32, Shape![10]>)>;
        /// assert_eq!(Memory::BYTES, 4 * 1010);
        /// ```

        computes_eval_into_other_shape: "The hidden function that evaluates, with another shape"
        /// `eval_into` and what it calls ask for the same: an output of the shape of the expression.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4]>::ones();
        /// let mut y = Tensor::<f32, Shape![4]>::zeros();
        /// (&x + 1.0).eval_into(&mut y);
        /// assert_eq!(y.sum(), 8.0);
        /// ```

        joined_unasked: "The hidden function that joins"
        /// It relies on a verdict on the shapes, which `cat` asks for.
        /// ```
        /// use stridewise::prelude::*;
        /// let (a, b) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![2, 4]>::ones());
        /// assert_eq!((&a, &b).cat::<1>().eval().shape(), [2, 7]);
        /// ```
    }
    ;
    "On a device (feature `cuda`)" {
        host_tensor_in_a_device_expression: "A tensor of the host beside one of a device"
        /// Each memory computes what is in it. `x.cuda()?` copies a tensor of the host to the device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// let host = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!((&device + &host).eval()?.to_host()?.sum(), 8.0);
        /// ```

        device_tensor_beside_one_of_the_host: "A tensor of a device beside one of the host"
        /// The memory of an expression is that of its first operand. `x.to_host()?` copies a tensor of a device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let host = Tensor::<f32, Shape![4]>::ones();
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!((&host * 2.0 + &device.to_host()?).sum(), 12.0);
        /// ```

        host_tensor_in_a_device_product: "A tensor of the host as a factor of a product on a device"
        /// Both factors lie on one device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![3, 4]>::ones().cuda()?;
        /// let other = Tensor::<f32, Shape![4, 2]>::ones().cuda()?;
        /// assert_eq!(device.mm(&other).eval()?.shape(), [3, 2]);
        /// ```

        inner_sizes_of_a_device_product: "Inner sizes of a product on a device"
        /// As on the host: `[M, K]` times `[K, N]`.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3, 4]>::ones().cuda()?;
        /// let b = Tensor::<f32, Shape![2, 4]>::ones().cuda()?;
        /// assert_eq!(a.mm(b.t()).eval()?.shape(), [3, 2]);
        /// ```

        device_in_a_host_function: "A tensor of a device, given to a function of the host"
        /// `impl Expr` is an expression over the memory of the host. A function for every memory names it.
        /// ```ignore
        /// use stridewise::expr::Memory;
        /// use stridewise::prelude::*;
        /// fn halves<M: Memory>(x: impl Expr<M, Elem = f32>) -> impl Expr<M, Elem = f32> {
        ///     x.lazy() * 0.5
        /// }
        /// assert_eq!(halves(&Tensor::<f32, Shape![4]>::ones()).sum(), 2.0);
        /// ```

        layer_of_the_host: "A layer that devices do not have, as an operand"
        /// What comes before it can be computed on the device, and what follows on the host, or the other way round.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![1, 4, 8, 8]>::ones().cuda()?;
        /// let larger = device.to_host()?.interpolate_nearest::<16, 16>().eval_boxed();
        /// assert_eq!(larger.cuda()?.softmax::<1>().eval()?.shape(), [1, 4, 16, 16]);
        /// ```

        closure_in_a_portable_function: "A closure in a function for every memory"
        /// A closure is the host's machine code. The operations of the library are for every memory.
        /// ```
        /// use stridewise::expr::{Memory, Portable};
        /// use stridewise::prelude::*;
        /// fn halved<M: Memory, N: Dim>(
        ///     x: impl Portable<M, Elem = f32, Shape = (N,)>,
        /// ) -> impl Portable<M, Elem = f32, Shape = (N,)> {
        ///     x.lazy() / 2.0
        /// }
        /// assert_eq!(halved(&Tensor::<f32, Shape![4]>::ones()).eval().sum(), 2.0);
        /// ```

        operation_of_the_host: "An operation that devices do not have"
        /// It is computed on the host. The module `cuda` lists what devices have.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!(device.to_host()?.cumsum::<0>().eval()[[3]], 4.0);
        /// ```

        operation_without_a_form: "A closure on a device"
        /// A closure is the host's machine code. What the operations of the library express becomes a kernel.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!((&device + 1.0).eval()?.to_host()?.sum(), 8.0);
        /// ```

        device_element_on_the_host: "An element of a device's tensor"
        /// The host cannot read a device's memory, and no copy is made without a word.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!(device.to_host()?[[0]], 1.0);
        /// ```

        device_result_in_a_host_tensor: "A result of a device, written to a tensor of the host"
        /// A kernel writes to the memory of its device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// let mut host = Tensor::<f32, Shape![4]>::zeros();
        /// (&device + 1.0).eval()?.copy_to_slice(host.as_mut_slice())?;
        /// assert_eq!(host.sum(), 8.0);
        /// ```

        write_through_a_shared_view: "A kernel that writes through a shared view"
        /// As on the host, what is shared is only read. An owned tensor lends views that write.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let mut device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// device.as_view_mut().narrow::<0, 1, 2>().fill_(3.0)?;
        /// assert_eq!(device.to_host()?.sum(), 8.0);
        /// ```

        view_outlives_its_tensor: "A view that outlives its tensor on a device"
        /// A view borrows the memory of its tensor, which is freed with it.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4]>::ones().cuda()?;
        /// let view = x.t();
        /// assert_eq!(view.to_host()?.shape(), [4, 2]);
        /// ```
    }
}
