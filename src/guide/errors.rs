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
    /// Every mistake that Stridewise reports with a message, and the correct program.
    ///
    /// Each entry shows an incorrect program, the output of `cargo check`, the reason, and a correct program with the
    /// intended result. To find a message, search this page for words of its first line, such as "cannot be viewed
    /// as".
    ///
    /// # How to read a message
    ///
    /// **The first line** states the error, the words under the `^^^^` mark summarise it, and the lines `= note:`
    /// suggest a correction. The line `= help: the trait ... is not implemented for ...` comes from rustc and repeats
    /// the first line in the compiler's terms; do not implement the trait.
    ///
    /// **Numbers are written as types**, because a size is part of a tensor's type:
    ///
    /// | in a message | meaning |
    /// |---|---|
    /// | `D<3>` | the number 3 |
    /// | `K<D<150>, D<528>>` | 150,528: groups of three digits |
    /// | `(D<4>, D<3>)` | the shape `[4, 3]`: 4 rows of 3. Also two strides, 4 and 3 |
    /// | `(D<4>,)`, `()` | the shape `[4]`, and the shape of a tensor without dimensions |
    /// | `a_multiple_of<D<5>>` | some multiple of 5: the number of elements of a shape with `_` |
    /// | `Infer` | `_` in `Shape![..]`: a size that follows from the others |
    /// | `At<2>`, `At<-1>` | an entry of `Dims![..]` |
    /// | `FromEnd<D<7>>` | -7 in `s![..]`: counted from the end |
    ///
    /// **Tensors** are written as `TensorBase<storage, layout>`, whichever alias the program uses:
    ///
    /// | in a message | meaning |
    /// |---|---|
    /// | `OwnedArray<f32, D<12>>` | an owned tensor, [`Tensor`](crate::Tensor), of 12 elements |
    /// | `SharedRef<'_, f32, Trailing<D<0>>>` | a read-only view, [`TensorView`](crate::TensorView), without trailing elements in the storage |
    /// | `SharedRef<'_, f32, Trailing<D<8>>>` | the same with 8 trailing elements, as after the first row of 3 rows of 4 |
    /// | `UniqueRef<'_, f32, Trailing<D<0>>>` | a mutable view, [`TensorViewMut`](crate::TensorViewMut) |
    /// | `UniqueRef<'_, f32, Interleaved<D<10>>>` | a mutable part with a span of 10 elements, interleaved with other parts |
    /// | `Cells<'_, f32, Trailing<D<0>>>` | a writable view that may be copied, [`TensorCells`](crate::TensorCells) |
    /// | `Strided<(D<4>, D<3>), (D<3>, D<1>)>` | sizes 4 and 3, strides 3 and 1: neighbours in a column are 3 elements apart, neighbours in a row 1 |
    /// | `Strided<.., .., D<5>>` | the same, with offset 5 in the storage |

    "Tensors from arrays" {
        array_length_owned: "Too few elements for the shape"
        /// The shape determines the number of elements: 2 rows of 3 are 6. The array must have the same number.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![2, 3]>::from_array([1, 2, 3, 4, 5, 6]);
        /// assert_eq!(x[[1, 2]], 6);
        /// ```

        array_length_view: "Too many elements for the shape of a view"
        /// A view of a whole array contains all of its elements. `first_chunk` returns the first 12 of 13 as an
        /// array.
        /// ```
        /// use stridewise::prelude::*;
        /// let weights = [0.5; 13];
        /// let first = weights.first_chunk::<12>().unwrap();
        /// let x = TensorView::<f32, Shape![3, 4]>::new(first);
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        array_nesting: "Rows and columns exchanged"
        /// The array has 3 rows of 2, the shape 2 rows of 3. `tensor!` infers the shape from the brackets.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<i64, Shape![3, 2]> = tensor![[1, 2], [3, 4], [5, 6]];
        /// assert_eq!(x[[2, 1]], 6);
        /// ```

        array_ragged: "Rows of unequal length"
        /// A tensor has one size in each dimension, so all rows have equal length. Pad shorter ones.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f64, Shape![2, 3]> = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 0.0]];
        /// assert_eq!(x.sum(), 15.0);
        /// ```

        array_element_type: "Integers for a tensor of floats"
        /// In Rust, `1` is never a float: write floats with a decimal point.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 2]>::from_array([1.0, 2.0, 3.0, 4.0]);
        /// assert_eq!(x[[1, 0]], 3.0);
        /// ```
    }

    "Shapes" {
        shape_variable: "A size from a variable"
        /// A size is part of the type, so it must be known at compile time: a literal, a `const`, or a computation
        /// with such. For a part whose *position* is known only at run time, use `narrow_at` or `select_at`.
        /// ```
        /// use stridewise::prelude::*;
        /// const N: usize = 3;
        /// let x = Tensor::<f32, Shape![N, 4]>::ones();
        /// let start = 1;
        /// assert_eq!(x.narrow_at::<0, 2>(start).unwrap().sum(), 8.0);
        /// ```

        shape_negative: "A negative size"
        /// A size is a number of indices. To infer a size from the others, write `_`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![12]>::arange();
        /// assert_eq!(x.view::<Shape![4, _]>().shape(), [4, 3]);
        /// ```

        shape_fraction: "A size that is not an integer"
        /// A size is a number of indices. Its type is `usize`, a non-negative integer.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5 / 2]>::zeros();
        /// assert_eq!(x.shape(), [2]);
        /// ```

        shape_too_large: "A size of more than 12 digits"
        /// The largest size, stride or offset is 999,999,999,999, far more than any memory holds: most likely a
        /// typing error.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![12]>().shape(), [12]);
        /// ```

        number_above_999: "`D<1000>` as a size"
        /// `D<N>` is one group of three digits, 0 to 999. `Shape![..]` accepts numbers of any length.
        /// ```
        /// use stridewise::prelude::*;
        /// fn mean(x: TensorView<f32, Shape![1000]>) -> f32 {
        ///     x.mean()
        /// }
        /// assert_eq!(mean(Tensor::<f32, Shape![1000]>::ones().as_view()), 1.0);
        /// ```

        generic_without_dim: "A generic size without its bound"
        /// The compiler does not know whether `N` is a valid size, 0 to 999. The bound states it, and the compiler
        /// checks it at the call. A type parameter `N: Dim` has no limit.
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
        /// `M` and `N` may be any sizes, and most do not broadcast. State the bound, with the resulting shape, and
        /// the compiler checks it at the call. Two tensors of *one* generic shape need no bound, nor do a tensor and
        /// a number, a matrix `(M, N)` and a row `(N,)`, or any size and a size `D<1>`.
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
        /// A kernel may be larger than an image of any size. The bound excludes this, and its `Output` is the shape
        /// of the result. Generic batches and channels need no bound, nor do images of any size with `PaddingSame`.
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
        /// Two generic sizes are equal only if they have the same name.
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
        /// Two generic sizes are equal only if they have the same name: an input `(N, I)` takes a weight `(O, I)`,
        /// for any sizes.
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
        /// Two generic sizes are equal only if they have the same name: there is one key for each value.
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

        generic_group_norm: "Groups of a generic number of channels"
        /// The groups must divide the channels, and have more than one element: one bound names both. `instance_norm`
        /// and `batch_norm_training` have `InstanceNormInput` and `BatchNormTrainingInput`.
        /// ```
        /// use stridewise::layout::GroupNormInput;
        /// use stridewise::prelude::*;
        /// fn normalised<N: Dim, C: Dim, L: Dim>(x: &Tensor<f32, (N, C, L)>) -> Tensor<f32, (N, C, L)>
        /// where
        ///     (N, C, L): GroupNormInput<D<2>>,
        /// {
        ///     x.group_norm::<2>(1e-5).eval()
        /// }
        /// assert_eq!(normalised(&Tensor::<f32, Shape![2, 4, 3]>::ones()).sum(), 0.0);
        /// ```

        generic_topk: "The largest elements of a generic number"
        /// The size is a generic parameter with the bound `TopK`.
        /// ```
        /// use stridewise::layout::TopK;
        /// use stridewise::prelude::*;
        /// fn best<N: Dim, C: TopK<3>>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (N, D<3>)> {
        ///     x.topk::<3, 1>().values().eval()
        /// }
        /// assert_eq!(best(&tensor![[1.0, 2.0, 4.0, 3.0]]), tensor![[4.0, 3.0, 2.0]]);
        /// ```

        generic_argmax_dim: "The largest of a generic number of elements"
        /// No elements have no largest one, and a size `C: Dim` may be 0. `NonZeroDim` excludes this.
        /// ```
        /// use stridewise::prelude::*;
        /// use stridewise::num::NonZeroDim;
        /// fn classes<N: Dim, C: NonZeroDim>(scores: &Tensor<f32, (N, C)>) -> Tensor<usize, (N,)> {
        ///     scores.argmax_dim::<1>().eval()
        /// }
        /// assert_eq!(classes(&tensor![[1.0, 3.0], [2.0, 0.0]]).as_slice(), [1, 0]);
        /// ```

        generic_inverse: "The inverse of a matrix of a generic size"
        /// nalgebra supports static sizes up to a limit. The bound states that it supports this one; `eval_boxed` computes
        /// on the heap and needs no bound.
        /// ```
        /// use stridewise::prelude::*;
        /// use stridewise::ops::linalg::Invertible;
        /// fn undo<N: Dim>(a: &Tensor<f32, (N, N)>) -> Tensor<f32, (N, N)>
        /// where
        ///     (N, N): Invertible<f32>,
        /// {
        ///     a.inverse().eval().unwrap()
        /// }
        /// let a: Tensor<f32, Shape![2, 2]> = tensor![[2.0, 0.0], [0.0, 4.0]];
        /// assert_eq!(undo(&a).as_slice(), [0.5, 0.0, 0.0, 0.25]);
        /// ```

        nine_dimensions: "A ninth dimension"
        /// A tensor has at most 8 dimensions. Merge two that are not needed separately.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 1, 2, 1, 2, 1, 2, 1]>::zeros();
        /// let y = x.squeeze::<1>().unsqueeze::<0>();
        /// assert_eq!(y.shape(), [1, 2, 2, 1, 2, 1, 2, 1]);
        /// ```

        size_out_of_range: "The size of a dimension that is out of range"
        /// Dimensions are counted from 0: a matrix has dimension 0, its rows, and 1, its columns. From the end they
        /// are -1 and -2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!((x.size::<1>(), x.size::<-2>()), (3, 4));
        /// ```
    }

    "One element: `x[[i, j]]` and `get`" {
        view_in_parentheses: "Sizes in parentheses"
        /// Arguments that PyTorch takes in parentheses are written in `::<..>`, because the compiler checks them. The
        /// line that rustc shows lists the arguments of the operation: `view` takes a shape.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.view::<Shape![2, 10]>().shape(), [2, 10]);
        /// ```

        narrow_in_parentheses: "Dimensions in parentheses"
        /// `narrow` takes three numbers: the dimension, the start and the length. A start that is known only at run
        /// time is written in parentheses, in `narrow_at::<1, 2>(start)`.
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
        /// The sizes are one type here as well.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.expand::<Shape![3, 4, 5]>().shape(), [3, 4, 5]);
        /// ```

        index_without_brackets: "An index without its own brackets"
        /// An index is an array with one number for each dimension: `x[[1, 2]]`. Row 1 is a view,
        /// `x.select::<0, 1>()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(x[[1, 2]], 5.0);
        /// assert_eq!(x.select::<0, 1>().shape(), [3]);
        /// ```

        index_count: "One index for a matrix"
        /// `x[[..]]` is one element, so it needs a number for each dimension. PyTorch's `x[1]`, a row, is `select`,
        /// or `select_at` if the number is known only at run time.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(x.select::<0, 1>()[[2]], 5.0);
        /// assert_eq!(x.select_at::<0>(1).unwrap()[[2]], 5.0);
        /// ```

        index_count_get: "`get` with three indices for a matrix"
        /// An index has one number for each dimension, and a matrix has two.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(x.get([1, 2]), Some(&5.0));
        /// ```

        index_write_shared: "An element written through a read-only view"
        /// `t()` of an owned tensor returns a read-only view. A mutable view begins with `as_view_mut()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// x.as_view_mut().t()[[0, 1]] = 7.0;
        /// assert_eq!(x[[1, 0]], 7.0);
        /// ```
    }

    "Another shape: `view`, `reshape`, `flatten`" {
        view_of_transposed: "A `view` of a transposed matrix as one row"
        /// A view copies nothing, so its elements must be in the storage in the row-major order of the new shape. The
        /// elements of a transposed matrix are not: its rows are the columns of the storage. `reshape` copies if
        /// necessary, and the type of its result shows the copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// let flat: Tensor<f32, Shape![6]> = x.t().reshape::<Shape![_]>();
        /// assert_eq!(flat.as_slice(), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0]);
        /// ```

        view_element_count: "A `view` with another number of elements"
        /// A view has the same elements in another shape: 4 rows of 3 are 12, 5 rows of 2 are only 10.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![6, 2]>().shape(), [6, 2]);
        /// ```

        view_element_count_large: "A `view` of an image with the wrong number of elements"
        /// `K<D<150>, D<528>>` means 150,528. Write `_` to infer the size from the others.
        /// ```
        /// use stridewise::prelude::*;
        /// static PIXELS: [u8; 150_528] = [0; 150_528];
        /// let x = TensorView::<u8, Shape![224, 224, 3]>::new(&PIXELS);
        /// assert_eq!(x.view::<Shape![_]>().shape(), [150_528]);
        /// ```

        view_does_not_divide: "A `view` with an inferred size that is not an integer"
        /// `_` is 12 elements divided by 5, which is not an integer.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![_, 6]>().shape(), [2, 6]);
        /// ```

        view_two_inferred: "A `view` with two inferred sizes"
        /// 12 elements and two unknown sizes have several solutions: 1 by 12, 2 by 6 and 3 by 4. Write `_` for at
        /// most one size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![2, _]>().shape(), [2, 6]);
        /// ```

        view_infer_beside_zero: "A `view` with an inferred size and a size of 0"
        /// 0 times any size is 0, so the size cannot be inferred from the others.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0, 3]>::zeros();
        /// assert_eq!(x.view::<Shape![0, 7]>().shape(), [0, 7]);
        /// ```

        reshape_element_count: "A `reshape` with another number of elements"
        /// `reshape` may copy elements, but it neither adds nor drops any: 4 rows of 3 are 12, 3 rows of 5 are 15.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.reshape::<Shape![3, 4]>().shape(), [3, 4]);
        /// ```

        flatten_one_dimension: "`flatten` with one dimension"
        /// `flatten` takes both ends of the range; `-1` is the last dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.flatten::<0, -1>().shape(), [24]);
        /// ```

        flatten_order: "`flatten` from a later dimension to an earlier one"
        /// `flatten::<FIRST, LAST>` merges all dimensions from FIRST to LAST.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.flatten::<1, 2>().shape(), [2, 12]);
        /// ```
    }

    "Further shapes: `unflatten`, `view_as`, `squeeze_dims`" {
        unflatten_count: "`unflatten` of 6 into 2 times 2"
        /// The new sizes replace one dimension, so their product is its size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![2, 3]>().shape(), [2, 3, 4]);
        /// ```

        unflatten_does_not_divide: "`unflatten` with an inferred size that is not an integer"
        /// No integer times 4 is 6.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![3, _]>().shape(), [3, 2, 4]);
        /// ```

        unflatten_two_inferred: "`unflatten` with two inferred sizes"
        /// 1 times 6 and 2 times 3 are both solutions. Write `_` for at most one size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![6, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![2, _]>().shape(), [2, 3, 4]);
        /// ```

        unflatten_infer_beside_zero: "`unflatten` with an inferred size and a size of 0"
        /// 0 times any size is 0, so the size cannot be inferred from the other.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0, 4]>::zeros();
        /// assert_eq!(x.unflatten::<0, Shape![5, 0]>().shape(), [5, 0, 4]);
        /// ```

        unflatten_into_nothing: "`unflatten` of a size of 1 into no dimension"
        /// `unflatten` makes at least one dimension. To drop a dimension of size 1, use `squeeze`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 4]>::zeros();
        /// assert_eq!(x.squeeze::<0>().shape(), [4]);
        /// ```

        unflatten_of_scalar: "`unflatten` of a tensor without dimensions"
        /// A tensor of the shape `[]` is one number and has no dimension to unflatten; `view` gives it dimensions.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::zeros();
        /// assert_eq!(x.view::<Shape![1, 1]>().shape(), [1, 1]);
        /// ```

        unflatten_out_of_range: "`unflatten` of a dimension that is out of range"
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
        /// A view has the same elements in another shape: 3 rows of 4 are 12, and the other tensor has 5.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let y = Tensor::<f32, Shape![2, 6]>::zeros();
        /// assert_eq!(x.view_as(&y).shape(), [2, 6]);
        /// ```

        view_as_of_transposed: "`view_as` of a transposed matrix"
        /// A view copies nothing, and the elements of a transposed matrix are not in row-major order in the storage.
        /// Copy them first.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let y = Tensor::<f32, Shape![12]>::zeros();
        /// assert_eq!(x.t().contiguous().view_as(&y)[[1]], 4.0);
        /// ```

        squeeze_dims_out_of_range: "`squeeze_dims` of a dimension that is out of range"
        /// Four dimensions are numbered 0, 1, 2, 3.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 1, 2]>::zeros();
        /// assert_eq!(x.squeeze_dims::<Dims![0, 2]>().shape(), [3, 2]);
        /// ```

        squeeze_dims_repeated: "`squeeze_dims` of one dimension, named twice"
        /// Of four dimensions, -4 is the same as 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 1, 2]>::zeros();
        /// assert_eq!(x.squeeze_dims::<Dims![0, -2]>().shape(), [3, 2]);
        /// ```

        broadcast_to_size_not_one: "`broadcast_to` of a size of 3 to 6"
        /// Only a dimension of size 1 can be repeated, because all repetitions share its element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 1]>::zeros();
        /// assert_eq!(x.broadcast_to::<Shape![4, 6]>().shape(), [4, 6]);
        /// ```

        expand_as_size_not_one: "`expand_as` of a size of 3 to 6"
        /// Only a dimension of size 1 can be repeated, because all repetitions share its element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 1]>::zeros();
        /// let y = Tensor::<f32, Shape![4, 6]>::zeros();
        /// assert_eq!(x.expand_as(&y).shape(), [4, 6]);
        /// ```

        expand_as_fewer_dimensions: "`expand_as` a tensor with fewer dimensions"
        /// `expand_as` adds leading dimensions and repeats those of size 1; it removes none.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 1]>::zeros();
        /// let y = Tensor::<f32, Shape![3, 5]>::zeros();
        /// assert_eq!(x.expand_as(&y).shape(), [3, 5]);
        /// ```
    }

    "The order of dimensions: `t`, `transpose`, `permute`, `movedim`" {
        t_of_three_dimensions: "`t()` of three dimensions"
        /// `t()` exchanges the two dimensions of a matrix. For three, name the two to exchange.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.transpose::<1, 2>().shape(), [2, 4, 3]);
        /// ```

        transpose_out_of_range: "`transpose` of a dimension that is out of range"
        /// Dimensions are counted from 0: a matrix has 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.transpose::<0, 1>().shape(), [3, 4]);
        /// ```

        transpose_out_of_range_negative: "`transpose` of a dimension that is out of range, counted from the end"
        /// From the end, dimensions are counted from -1: a matrix has -1, its columns, and -2, its rows.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.transpose::<-2, -1>().shape(), [3, 4]);
        /// ```

        permute_by_sizes: "`permute` by a list of sizes"
        /// `Shape![..]` is a list of sizes, `Dims![..]` a list of dimensions, which may count from the end.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!(x.permute::<Dims![1, 0]>().shape(), [3, 2]);
        /// ```

        permute_too_few: "A `permute` that omits dimensions"
        /// A permutation names all dimensions, in the order of the result.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.permute::<Dims![1, 0, 2]>().shape(), [3, 2, 4]);
        /// ```

        permute_repeated: "A `permute` that names a dimension twice"
        /// Each dimension occurs once in the result.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
        /// ```

        permute_out_of_range: "A `permute` of a dimension that is out of range"
        /// `At<3>` is the entry 3 of the list. Three dimensions are numbered 0, 1, 2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.permute::<Dims![0, 2, 1]>().shape(), [2, 4, 3]);
        /// ```

        movedim_out_of_range: "`movedim` of a dimension to a position that is out of range"
        /// The new position is one of the existing ones: the last is 1, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.movedim::<0, -1>().shape(), [3, 4]);
        /// ```
    }

    "Further orders of dimensions: `swapaxes`, `movedims`, `mT`" {
        swapaxes_out_of_range: "`swapaxes` of a dimension that is out of range"
        /// Dimensions are counted from 0: a matrix has 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// assert_eq!(x.swapaxes::<0, 1>().shape(), [4, 3]);
        /// ```

        movedims_lengths: "`movedims` of two dimensions to one position"
        /// The first list names dimensions, the second a new position for each of them.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, 1], Dims![2, 0]>().shape(), [3, 4, 2]);
        /// ```

        movedims_out_of_range: "`movedims` to a position that is out of range"
        /// `At<3>` is the entry 3 of the list. Three dimensions are numbered 0, 1, 2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, 1], Dims![1, 2]>().shape(), [4, 2, 3]);
        /// ```

        movedims_repeated: "`movedims` of one dimension to two positions"
        /// Of three dimensions, -3 is the same as 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, -1], Dims![1, 2]>().shape(), [3, 2, 4]);
        /// ```

        movedims_repeated_place: "`movedims` of two dimensions to the same position"
        /// Each position of the result takes one dimension.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.movedims::<Dims![0, 1], Dims![1, 0]>().shape(), [3, 2, 4]);
        /// ```

        mt_of_vector: "`mT` of a vector"
        /// `mT` exchanges rows and columns, and a vector has only one dimension. Add a dimension to make it a matrix
        /// of one row.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().mT().shape(), [3, 1]);
        /// ```
    }

    "A part: `narrow`, `select`, `slice`" {
        narrow_beyond: "`narrow` to columns that are out of range"
        /// Three columns from column 3 on are 3, 4 and 5; the last of five columns is 4.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.narrow::<1, 2, 3>().shape(), [4, 3]);
        /// ```

        narrow_out_of_range: "`narrow` in a dimension that is out of range"
        /// `narrow::<DIM, START, LEN>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.narrow::<1, 0, 1>().shape(), [4, 1]);
        /// ```

        narrow_above_999: "`narrow` to more than 999 indices"
        /// The rule that converts numbers in `::<..>` to types has a limit of 999. The macro `s!` has no such limit.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 2000]>::zeros();
        /// assert_eq!(x.slice(s![.., 0..1000]).shape(), [2, 1000]);
        /// ```

        select_beyond: "`select` of a row that is out of range"
        /// Indices are counted from 0: of four rows, the last is 3, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.select::<0, 3>()[[0]], 15.0);
        /// assert_eq!(x.select::<0, -1>()[[0]], 15.0);
        /// ```

        select_beyond_negative: "`select` of a row that is out of range, counted from the end"
        /// From the end, indices are counted from -1: of four rows, the first is -4.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.select::<0, -4>()[[0]], 0.0);
        /// ```

        select_of_scalar: "`select` from a tensor without dimensions"
        /// A tensor of the shape `[]` is one number. It has no dimension to select from; its element is `x[[]]`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::full(7.0);
        /// assert_eq!(x[[]], 7.0);
        /// ```

        select_above_999: "`select` of an index above 999"
        /// The rule that converts numbers in `::<..>` to types has a limit of 999. The macro `s!` has no such limit.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2000]>::arange();
        /// assert_eq!(x.slice(s![1500])[[]], 1500.0);
        /// ```

        slice_by_range: "A `slice` by a range of Rust"
        /// A range is a value, which is known only at run time. `s!` makes a type of it.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![1..3]).shape(), [2, 5]);
        /// ```

        slice_beyond: "A `slice` whose end is out of range"
        /// A range is exact: columns 1 to 6 are six, and there are only five columns. PyTorch cuts the range; write
        /// the exact end, or omit it.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![.., 1..]).shape(), [4, 4]);
        /// ```

        slice_beyond_negative: "A `slice` whose start is out of range"
        /// `-7` counts seven from the end (`FromEnd<D<7>>` in the message), and there are five columns. Omit the
        /// start.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![.., ..3]).shape(), [4, 3]);
        /// ```

        slice_index_beyond: "A `slice` at a column that is out of range"
        /// Indices are counted from 0: of five columns, the last is 4, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.slice(s![.., 4])[[0]], 4.0);
        /// ```

        slice_index_beyond_negative: "A `slice` at a column that is out of range, counted from the end"
        /// From the end, indices are counted from -1 (`FromEnd<D<6>>` is -6): of five columns, the first is -5.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::arange();
        /// assert_eq!(x.slice(s![.., -5])[[0]], 0.0);
        /// ```

        slice_step_zero: "A `slice` with a step of 0"
        /// `..;2` takes every second index, `..;1` or `..` each of them. With a step of 0 the range never ends.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![..;2]).shape(), [2, 5]);
        /// ```

        slice_too_many_entries: "A `slice` with more entries than dimensions"
        /// `s![..]` has at most one entry for each dimension; the remaining dimensions are unchanged.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 5]>::zeros();
        /// assert_eq!(x.slice(s![0]).shape(), [5]);
        /// assert_eq!(x.slice(s![0, 0])[[]], 0.0);
        /// ```
    }

    "Parts: `chunk`, `split`, `unbind`, `split_at`" {
        chunk_uneven: "`chunk` of 10 elements into 3"
        /// The parts are elements of an array, so they have one size, and 10 is not a multiple of 3. In PyTorch the
        /// last part is smaller; here write the sizes.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let (a, b, c) = x.split_with_sizes::<0, Shape![4, 4, 2]>();
        /// assert_eq!((a[[0]], b[[0]], c[[0]]), (0.0, 4.0, 8.0));
        /// ```

        chunk_of_none: "`chunk` into no parts"
        /// At least one part is needed to contain the elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let [a, b] = x.chunk::<0, 2>();
        /// assert_eq!((a[[0]], b[[0]]), (0.0, 5.0));
        /// ```

        chunk_out_of_range: "`chunk` along a dimension that is out of range"
        /// `chunk::<DIM, N>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [left, right] = x.chunk::<1, 2>();
        /// assert_eq!((left.shape(), right.shape()), (&[4, 3][..], &[4, 3][..]));
        /// ```

        split_uneven: "`split` of 10 elements into parts of 4"
        /// The parts are elements of an array, so they have one size. `split_with_sizes` returns a tuple, whose parts
        /// may differ.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let (_, _, last) = x.split_with_sizes::<0, Shape![4, 4, 2]>();
        /// assert_eq!(last.shape(), [2]);
        /// ```

        split_of_size_zero: "`split` into parts of size 0"
        /// No number of parts of size 0 has 10 elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![10]>::arange();
        /// let [a, b] = x.split::<0, 5>();
        /// assert_eq!((a[[0]], b[[0]]), (0.0, 5.0));
        /// ```

        split_sizes_do_not_add_up: "`split_with_sizes` with sizes of another sum"
        /// Each column belongs to one part, so the sum of the sizes is 6. To get one part only, use `narrow`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let (a, b, _rest) = x.split_with_sizes::<1, Shape![2, 3, 1]>();
        /// assert_eq!((a.shape(), b.shape()), (&[4, 2][..], &[4, 3][..]));
        /// ```

        split_at_beyond: "`split_at` out of range"
        /// There are six columns, so 7 is out of range; PyTorch cuts the range. For an empty part, split at the end.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let (all, none) = x.split_at::<1, 6>();
        /// assert_eq!((all.shape(), none.shape()), (&[4, 6][..], &[4, 0][..]));
        /// ```

        split_into_thousands: "`split` into thousands of parts"
        /// An array of parts holds at most 999. View the pairs as a dimension and iterate over it.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4000, 3]>::zeros();
        /// let pairs = x.view::<Shape![_, 2, 3]>();
        /// assert_eq!(pairs.axis_iter::<0>().count(), 2000);
        /// ```

        unbind_of_thousands: "`unbind` into thousands of parts"
        /// An array of parts holds at most 999. `axis_iter` makes the parts one at a time, without an array.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2000, 3]>::zeros();
        /// assert_eq!(x.axis_iter::<0>().count(), 2000);
        /// ```

        split_view_used_again: "A view that was split, used while its parts are alive"
        /// Splitting consumes the mutable view, so that each element belongs to one part. `as_view_mut()` of the view
        /// lends another one: after the last use of its parts, the view can be used again.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let mut view = x.as_view_mut();
        /// let [mut above, _below] = view.as_view_mut().chunk::<0, 2>();
        /// above.fill_(2.0);
        /// view.add_(1.0);
        /// assert_eq!(x.sum(), 48.0);
        /// ```

        tensor_used_while_split: "A tensor written while its parts are alive"
        /// While a part is in use, its elements belong to it. Write to the tensor before or after, or split cells,
        /// which are shared *and* writable.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// x.fill_(1.0);
        /// let [mut above, _below] = x.as_view_mut().chunk::<0, 2>();
        /// above.fill_(2.0);
        /// assert_eq!(x.sum(), 36.0);
        /// ```

        storage_of_interleaved_part: "The storage of an interleaved part"
        /// `storage()` is one slice. Between the first element of the left half and its last are elements of the
        /// right half, which the left half must not access while the right half is written (`Interleaved` in the
        /// message). Its own elements are accessible one by one.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::ones();
        /// let [left, _right] = x.as_view_mut().chunk::<1, 2>();
        /// assert_eq!(left.iter().count(), 12);
        /// ```

        storage_of_interleaved_cells: "The storage of an interleaved part as cells"
        /// As above: cells of one half must not give access to the other, which may be written at the same time.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [mut left, _right] = x.as_view_mut().chunk::<1, 2>();
        /// left.as_cells().iter().for_each(|cell| cell.set(1.0));
        /// assert_eq!(x.sum(), 12.0);
        /// ```

        storage_of_shared_part: "The storage of a read-only view of an interleaved part"
        /// As above: a view of the left half has no access to the right one. The storage of the whole tensor is
        /// available after the last use of its parts.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let (mut left, _right) = x.as_view_mut().split_at::<1, 2>();
        /// left.fill_(1.0);
        /// assert_eq!(x.storage()[..3], [1.0, 1.0, 0.0]);
        /// ```

        storage_of_expanded_part: "The storage of an interleaved part, expanded"
        /// As above: repeating a column does not give access to the elements between its own.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![2, 5]>::arange();
        /// let [column, ..] = x.as_view_mut().unbind::<1>();
        /// assert_eq!(column.expand::<Shape![3, 2]>().sum(), 15.0);
        /// ```

        as_strided_of_interleaved_part: "`as_strided` of an interleaved part"
        /// Strides of 1 over the left half would access the right one. Use `as_strided` before splitting, or views
        /// that stay within the part.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let [left, _right] = x.as_view_mut().chunk::<1, 2>();
        /// left.slice(s![..;2]).fill_(1.0);
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        as_strided_of_shared_part: "`as_strided` of a read-only view of an interleaved part"
        /// As above: a read-only view of a column has access to the column, not to the elements between its own.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::arange();
        /// let column = x.axis_iter_mut::<1>().next().unwrap();
        /// assert_eq!(column.as_view().slice(s![..;2]).sum(), 12.0);
        /// ```

        function_interleaved_part: "An interleaved part as the argument of a function of a row"
        /// The function takes four contiguous elements; those of a column are three apart (`Interleaved<D<10>>`: a
        /// span of ten elements, some of which belong to other parts). Let the function take any mutable layout, or
        /// pass a row.
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

        part_outlives_view: "A lent view written while a part of it is alive"
        /// The rows borrow the view that lends them, as `iter_mut` of a slice does. Write the whole view before or
        /// after its parts.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let mut view = x.as_view_mut();
        /// view.fill_(1.0);
        /// view.rows_mut().next().unwrap().fill_(2.0);
        /// assert_eq!(x.sum(), 18.0 + 12.0);
        /// ```

        parts_of_cells_to_a_thread: "Cells sent to another thread"
        /// Every copy of a view over cells can write, so all copies stay on one thread. Parts of `as_view_mut()`
        /// share no element, and can be sent to separate threads.
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
        /// An expanded view repeats one element, so only a dimension of size 1 can be expanded. To repeat a dimension
        /// of another size, expand a new dimension of size 1 and merge the two, which copies.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// let twice = x.unsqueeze::<1>().expand::<Shape![_, 2, _]>().reshape::<Shape![4, 6]>();
        /// assert_eq!(twice.select::<0, 0>(), tensor![0.0, 1.0, 2.0, 0.0, 1.0, 2.0]);
        /// ```

        expand_fewer_dimensions: "`expand` to fewer dimensions"
        /// `expand` adds leading dimensions and repeats those of size 1. To drop a dimension, select from it.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.select::<0, 0>().shape(), [3]);
        /// ```

        expand_new_dimension_open: "`expand` with `_` for a new dimension"
        /// In `expand`, `_` keeps the size of a dimension. A new leading dimension has no size to keep.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.expand::<Shape![2, _, _]>().shape(), [2, 4, 3]);
        /// ```

        unsqueeze_out_of_range: "`unsqueeze` at a position that is out of range"
        /// The position of the new dimension is counted in the result: a matrix has three positions, and the last is
        /// 2, or -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// assert_eq!(x.unsqueeze::<2>().shape(), [4, 3, 1]);
        /// ```

        squeeze_out_of_range: "`squeeze` of a dimension that is out of range"
        /// `squeeze` drops the dimension that it names, if its size is 1. A matrix has dimensions 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 1]>::zeros();
        /// assert_eq!(x.squeeze::<1>().shape(), [4]);
        /// ```
    }

    "Windows, tiles and diagonals" {
        unfold_size: "`unfold` to windows larger than the dimension"
        /// A window of four does not fit into a row of three.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![5, 3]>::zeros();
        /// assert_eq!(x.unfold::<1, 3, 1>().shape(), [5, 1, 3]);
        /// ```

        unfold_step_zero: "`unfold` with a step of 0"
        /// Each window begins STEP elements after the previous one; with a step of 0 all windows would be the same.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.unfold::<0, 3, 1>().shape(), [5, 3]);
        /// ```

        unfold_out_of_range: "`unfold` along a dimension that is out of range"
        /// `unfold::<DIM, SIZE, STEP>`: the first number is the dimension, counted from 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.unfold::<0, 3, 1>().shape(), [5, 3]);
        /// ```

        unfold_above_999: "`unfold` to windows of more than 999"
        /// The rule that converts numbers in `::<..>` to types has a limit of 999. `windows` takes its sizes from
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

        unfold_overlapping: "`unfold` of a mutable view into windows that overlap"
        /// Windows of 3 that begin 1 apart have 2 elements in common, and a mutable view has a separate element for
        /// each index. Cells may share theirs.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![7]>::zeros();
        /// for cell in x.as_cells().unfold::<0, 3, 1>().iter() {
        ///     cell.set(cell.get() + 1.0);
        /// }
        /// assert_eq!(x.as_slice(), [1.0, 2.0, 3.0, 3.0, 3.0, 2.0, 1.0]);
        /// ```

        windows_size: "`windows` larger than the tensor"
        /// A window of 3 by 3 does not fit into two rows.
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
        /// Each size adds a dimension, and a tensor has at most 8: of five dimensions, at most three may have
        /// windows.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 4, 4, 4, 4]>::zeros();
        /// assert_eq!(x.windows::<Shape![2, 2, 2]>().dim(), 8);
        /// ```

        windows_overlapping: "`windows` of a mutable view"
        /// Neighbouring windows have elements in common, and a mutable view has a separate element for each index.
        /// Cells may share theirs; tiles share none.
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
        /// The second list is the distance between windows. With a step of 0 all windows would be the same.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![7]>::zeros();
        /// assert_eq!(x.windows_with::<Shape![3], Shape![2], Shape![1]>().shape(), [3, 3]);
        /// ```

        windows_with_dilation_zero: "`windows_with` a dilation of 0"
        /// The third list is the distance between the elements of a window: 1 means adjacent elements.
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

        windows_with_overlapping: "`windows_with` of a mutable view, with a step that is too small"
        /// Windows of 3 that begin 2 apart have an element in common. With a step of 3 they have none in common.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![7]>::zeros();
        /// x.as_view_mut().windows_with::<Shape![3], Shape![3], Shape![1]>().fill_(1.0);
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        tile_does_not_divide: "`tile` of 12 rows into tiles of 8"
        /// Tiles cover the tensor without a remainder. Take a part whose size is a multiple of the tile, or another
        /// tile size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![12, 16]>::zeros();
        /// assert_eq!(x.tile::<Shape![4, 8]>().shape(), [3, 2, 4, 8]);
        /// assert_eq!(x.narrow::<0, 0, 8>().tile::<Shape![8, 8]>().shape(), [1, 2, 8, 8]);
        /// ```

        tile_zero: "`tile` into tiles without elements"
        /// No number of tiles of size 0 has 12 elements.
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
        /// To merge tiles into one dimension without a copy, each has to begin where the previous one ends.
        /// Overlapping windows begin earlier.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![8, 6]>::arange();
        /// let y = x.tile::<Shape![2, 2]>().untile::<2>();
        /// assert_eq!(y, x);
        /// ```

        untile_too_few: "`untile` of too few dimensions"
        /// Two-dimensional tiles need four dimensions: the number of tiles down and across, the rows and columns in
        /// each.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![8, 12]>::zeros();
        /// let tiles = x.tile::<Shape![2, 2]>();
        /// assert_eq!((tiles.shape(), tiles.untile::<2>().shape()), (&[4, 6, 2, 2][..], &[8, 12][..]));
        /// ```

        untile_five: "`untile` of five dimensions"
        /// Five tiled dimensions need five more, and a tensor has at most 8.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::arange();
        /// assert_eq!(x.tile::<Shape![2, 3]>().untile::<2>(), x);
        /// ```

        diagonal_same: "A `diagonal` of one dimension, named twice"
        /// A diagonal runs through two different dimensions, and in a matrix -1 is the same as 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.diagonal::<0, 0, -1>(), tensor![0.0, 5.0, 10.0]);
        /// ```

        diagonal_out_of_range: "A `diagonal` through a dimension that is out of range"
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

        diagonal_of_scalar: "A `diagonal` of a tensor without dimensions"
        /// A diagonal runs through two dimensions, and a single number has none.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::full(7.0);
        /// assert_eq!(x.view::<Shape![1, 1]>().diagonal::<0, 0, 1>()[[0]], 7.0);
        /// ```
    }

    "Any strides: `as_strided`" {
        as_strided_beyond_storage: "`as_strided` out of range for the storage"
        /// The position of the last element is 5 + 2 * 10 + 1 = 26: the offset, two steps down, one step right. The
        /// last position of the storage is 19.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![20]>::arange();
        /// let y = x.as_strided::<Shape![3, 2], Strides![6, 1], 5>();
        /// assert_eq!(y[[2, 1]], 18.0);
        /// ```

        as_strided_stride_count: "`as_strided` with one stride for two sizes"
        /// A stride is the distance between neighbours along its dimension, so each dimension has one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![20]>::arange();
        /// let y = x.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
        /// assert_eq!(y[[2, 1]], 14.0);
        /// ```

        as_strided_overlapping: "A mutable view with one element at several indices"
        /// With strides of 1 and 1, the indices `[0, 1]` and `[1, 0]` refer to the same element. A mutable view has a
        /// separate element for each index. Cells may share theirs: a write through one index is visible through the
        /// other.
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
        /// A float requires an address that is a multiple of 4, a byte any address. The address of these bytes is
        /// known only at run time; `try_view_dtype` checks it.
        /// ```
        /// use stridewise::prelude::*;
        /// let floats = Tensor::<f32, Shape![2, 2]>::ones();
        /// let bytes = floats.view_dtype::<u8>();
        /// assert_eq!(bytes.try_view_dtype::<f32>().unwrap().sum(), 4.0);
        /// ```

        view_dtype_last_size: "`view_dtype` of three floats as pairs"
        /// A pair replaces two floats, and three floats are not an integer number of pairs.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// assert_eq!(x.view_dtype::<[f32; 2]>().shape(), [3, 2]);
        /// ```

        view_dtype_outer_stride: "`view_dtype` of pairs in rows of three"
        /// Rows of three floats begin in the middle of a pair. After a copy the rows have two floats.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let y = x.narrow::<1, 0, 2>().contiguous();
        /// assert_eq!(y.view_dtype::<[f32; 2]>().shape(), [4, 1]);
        /// ```

        view_dtype_offset: "`view_dtype` from the middle of a pair on"
        /// The view begins at float 1 of the storage, in the middle of the first pair. A copy begins with its own
        /// first element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// let y = x.narrow::<1, 1, 2>().contiguous();
        /// assert_eq!(y.view_dtype::<[f32; 2]>().shape(), [4, 1]);
        /// ```

        view_dtype_last_stride: "`view_dtype` of elements that are not adjacent"
        /// The four bytes of a float are adjacent, but the floats of this row are not, so no single stride describes
        /// the bytes of the row.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// assert_eq!(x.t().contiguous().view_dtype::<u8>().shape(), [6, 16]);
        /// ```

        view_dtype_no_dimensions: "`view_dtype` of a tensor without dimensions"
        /// The bytes of a float are a separate dimension or part of the last one, and there is none.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().view_dtype::<u8>().shape(), [4]);
        /// ```

        view_dtype_to_bool: "`view_dtype` of bytes as booleans"
        /// A `bool` is the byte 0 or 1; any other byte is not a valid `bool`. Convert instead: nonzero numbers become
        /// true.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<u8, Shape![4]> = tensor![0, 1, 2, 3];
        /// assert_eq!(x.to::<bool>().eval().as_slice(), [false, true, true, true]);
        /// ```

        view_dtype_writes_bool: "`view_dtype` of booleans as writable bytes"
        /// A 2 written as a byte is not a valid `bool`. The bytes of booleans are read-only.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<bool, Shape![4]>::full(true);
        /// assert_eq!(x.view_dtype::<u8>().sum(), 4);
        /// ```

        view_as_complex_not_pairs: "`view_as_complex` of rows of six"
        /// A complex number is a real part and an imaginary part: the last dimension has size 2.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 6]>::zeros();
        /// assert_eq!(x.view::<Shape![4, 3, 2]>().view_as_complex().shape(), [4, 3]);
        /// ```

        view_as_complex_stride: "`view_as_complex` of parts that are not adjacent"
        /// The two parts of a complex number are adjacent. `contiguous()` makes them so.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4]>::zeros();
        /// assert_eq!(x.t().contiguous().view_as_complex().shape(), [4]);
        /// ```

        view_as_real_of_floats: "`view_as_real` of numbers that are not complex"
        /// A complex number is `[f32; 2]` here. Numbers of type `f32` are already real.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<[f32; 2], Shape![4]>::full([1.0, 2.0]);
        /// assert_eq!(x.view_as_real().shape(), [4, 2]);
        /// ```
    }

    "Write access" {
        fill_through_shared: "`fill_` through a read-only view"
        /// `t()` of an owned tensor returns a read-only view, of which several may exist at once. A mutable view
        /// begins with `as_view_mut()`, and the tensor is `let mut`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// x.as_view_mut().t().fill_(1.0);
        /// assert_eq!(x.sum(), 12.0);
        /// ```

        write_through_shared: "`iter_mut` of a read-only view"
        /// As above: only a view that begins with `as_view_mut()` lends its elements as `&mut`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::ones();
        /// for e in x.as_view_mut().t().iter_mut() {
        ///     *e = 0.0;
        /// }
        /// assert_eq!(x.sum(), 0.0);
        /// ```

        fill_through_expanded: "`fill_` through an expanded view"
        /// An expanded view has one element at several indices, so a loop over it would write it several times. Write
        /// before expanding.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![1, 3]>::zeros();
        /// x.fill_(1.0);
        /// assert_eq!(x.expand::<Shape![2, 3]>().sum(), 6.0);
        /// ```

        write_through_expanded: "`iter_mut` of an expanded view"
        /// The view has six indices and three elements: each element would be lent twice at once. Write before
        /// expanding; for a separate element at each index, copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3]>::zeros();
        /// let mut y = x.expand::<Shape![2, 3]>().contiguous();
        /// for e in y.iter_mut() {
        ///     *e += 1.0;
        /// }
        /// assert_eq!((y.sum(), x.sum()), (6.0, 0.0));
        /// ```

        fill_element_type: "`fill_` of floats with an integer"
        /// In Rust, `1` is never a float: write floats with a decimal point.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// x.fill_(1.0);
        /// assert_eq!(x.sum(), 12.0);
        /// ```

        copy_does_not_fit: "`copy_`: a row of 5 copied into rows of 3"
        /// The source is repeated along missing dimensions and those of size 1. A size of 5 does not broadcast to 3;
        /// take a part of it.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let row = Tensor::<f32, Shape![5]>::ones();
        /// x.copy_(&row.narrow::<0, 0, 3>());
        /// assert_eq!(x.sum(), 6.0);
        /// ```

        add_in_place_does_not_fit: "`add_`: a sum in place of another shape"
        /// `x.add_(..)` keeps the shape of `x`: 3 elements cannot hold 2 rows of 3. The sum as a new tensor can be
        /// larger than `x`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// let y = Tensor::<f32, Shape![2, 3]>::ones();
        /// let z = (&x + &y).eval();
        /// assert_eq!(z.shape(), [2, 3]);
        /// ```

        add_assign_does_not_fit: "`+=`: a sum in place of another shape"
        /// As `add_`: the left operand keeps its shape, so one row can be added to several, but not several to one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// let mut y = Tensor::<f32, Shape![2, 3]>::zeros();
        /// y += &x;
        /// assert_eq!(y.sum(), 6.0);
        /// ```

        eval_into_other_shape: "`eval_into`: an output of another shape"
        /// The expression has 4 rows of 3, the output 3 rows of 4. PyTorch resizes the output; here it keeps its
        /// type.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let mut y = Tensor::<f32, Shape![4, 3]>::zeros();
        /// (&a + 1.0).eval_into(&mut y);
        /// assert_eq!(y.sum(), 12.0);
        /// ```

        eval_into_shared: "`eval_into`: a read-only view as output"
        /// `&mut y.t()` borrows the *view* as mutable, but the view gives read-only access to its elements. Use
        /// `y.as_view_mut()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let mut y = Tensor::<f32, Shape![3, 4]>::zeros();
        /// (&a + 1.0).eval_into(&mut y.as_view_mut().t());
        /// assert_eq!(y.sum(), 12.0);
        /// ```

        write_while_viewed: "A tensor written while a view of it is in use"
        /// While a read-only view is in use, its elements do not change: this is Rust's rule for every `&`. If a view
        /// has to show later writes, as in PyTorch, make both views over cells.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let x = x.as_cells();
        /// let y = x.t();
        /// x[[0, 0]].set(1.0);
        /// assert_eq!(y[[0, 0]].get(), 1.0);
        /// ```

        two_mutable_views: "Two views that write to one tensor"
        /// A mutable view is exclusive while it is in use. Use one after the other, or cells, which are shared *and*
        /// writable.
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
        /// Other copies of the view refer to the same elements, so none lends a `&mut`. Write to a cell with `set`.
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
        /// The view relies on the vector's elements until its last use. Shorten the vector after that.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut elements = heapless::Vec::<f32, 8>::from_slice(&[0.5; 6]).unwrap();
        /// let sum = TensorView::<f32, Shape![2, 3]>::try_from(&elements).unwrap().sum();
        /// elements.truncate(1);
        /// assert_eq!(sum, 3.0);
        /// ```

        view_outlives_storage: "A view that outlives its tensor"
        /// A view borrows the elements of its tensor, so the tensor has to live at least as long. Declare it first,
        /// or keep a copy.
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
        /// Stridewise lacks some common method names of PyTorch, ndarray and nalgebra; the message names its own
        /// method.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(x.sum_dim::<0>().eval().as_slice(), [2.0, 2.0, 2.0]);
        /// ```

        other_name_item: "`item`, PyTorch's name"
        /// An element is read by its index; reductions over all elements return a number already.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1]>::ones();
        /// assert_eq!((x[[0]], x.sum()), (1.0, 1.0));
        /// ```

        other_name_from_shape_vec: "`from_shape_vec`, ndarray's name"
        /// The shape is in the type; the number of elements is compared with it at run time.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = BoxedTensor::<f32, Shape![2, 3]>::try_from(vec![0.0; 6]).unwrap();
        /// assert_eq!(x.shape(), [2, 3]);
        /// ```

        eval_forgotten_index: "An element of a product that is not evaluated"
        /// A product, a sum or a layer is an expression: it computes nothing until `eval`, `eval_boxed` or
        /// `eval_into`. Only the result has elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let y = a.mm(a.t()).eval();
        /// assert_eq!(y[[0, 0]], 3.0);
        /// ```

        eval_forgotten_view: "A view of a sum that is not evaluated"
        /// A view needs elements in memory, so call `eval` first.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!((&a + &a).eval().view::<Shape![6]>().sum(), 12.0);
        /// ```

        eval_forgotten_transpose: "The transpose of a layer's result that is not evaluated"
        /// As above; alternatively transpose the operands, which costs nothing.
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
        /// `==` compares elements, so call `eval` first.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 2]>::eye();
        /// assert!(a.mm(&a).eval() == a);
        /// ```

        eval_forgotten_tensor: "A product that is not evaluated, where a tensor is needed"
        /// The message is rustc's own: it expects a tensor, and finds an expression, `Lazy`. `eval` makes a tensor of
        /// the expression.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let y: Tensor<f32, Shape![2, 2]> = a.mm(a.t()).eval();
        /// assert_eq!(y.sum(), 12.0);
        /// ```

        linalg_forgotten_eval: "A product with an inverse that is not evaluated"
        /// An inverse may not exist: `eval` returns a `Result`, and so does `checked`, whose result is an expression.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f64, Shape![2, 2]>::eye();
        /// let y = a.inverse().eval().unwrap().mm(&a).eval();
        /// assert_eq!(a.inverse().checked().unwrap().mm(&a).eval(), y);
        /// ```

        linalg_as_operand: "A solution of a system, not evaluated, as an operand"
        /// As above.
        /// ```
        /// use stridewise::prelude::*;
        /// let (a, b) = (Tensor::<f64, Shape![2, 2]>::eye(), tensor![1.0, 2.0]);
        /// assert_eq!((&b + a.solve(&b).checked().unwrap()).eval(), tensor![2.0, 4.0]);
        /// ```

        linalg_as_left_operand: "An inverse, not evaluated, as the left operand"
        /// As above.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f64, Shape![2, 2]>::eye();
        /// assert_eq!((a.inverse().eval().unwrap() + &a).sum(), 4.0);
        /// ```

        sort_forgotten_eval: "An operation on the two results of a sort"
        /// `eval` returns both results. `values` is an expression of the first one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![3.0_f32, -1.0, 2.0];
        /// let (values, _indices) = x.sort::<0>().eval();
        /// assert_eq!(values.relu().eval(), x.sort::<0>().values().relu().eval());
        /// ```

        eval_forgotten_statement: "A sum as a statement, never evaluated"
        /// An expression that is not evaluated computes nothing; rustc warns, or reports an error if the program
        /// denies the warning. To add in place, use `add_`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![4]>::ones();
        /// x.add_(1.0);
        /// assert_eq!(x.sum(), 8.0);
        /// ```

        add_moves: "An owned tensor used again after it was an operand"
        /// An operand that is not borrowed is moved into the expression: write `&` before it to keep it.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![4, 3]>::ones();
        /// let c = (&a + b).eval();
        /// assert_eq!(a.sum() + c.sum(), 12.0);
        /// ```

        add_do_not_broadcast: "Shapes that do not broadcast"
        /// Shapes are compared from the last dimension to the first: here 3 and 4 are incompatible. If the four
        /// numbers belong to the *rows*, give them a trailing dimension of size 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![4]>::arange();
        /// let c = (&a + b.unsqueeze::<1>()).eval();
        /// assert_eq!(c[[3, 0]], 3.0);
        /// ```

        add_element_types: "A tensor of `f32` and one of `f64`"
        /// Element types are not converted implicitly; write the conversion, which needs no separate pass.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// let b = Tensor::<f64, Shape![3]>::ones();
        /// let c = (a.double() + &b).eval();
        /// assert_eq!(c.sum(), 3.0);
        /// ```

        add_whole_number: "An integer added to floats"
        /// In Rust, `1` is never a float: write floats with a decimal point.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!((&a + 1.0).sum(), 3.0);
        /// ```

        div_integers: "`/` of integers"
        /// PyTorch converts both operands to floats; here the program writes the conversion, and chooses `f32` or
        /// `f64`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<i64, Shape![3]>::arange();
        /// assert_eq!((a.float() / 2.0).eval().as_slice(), [0.0, 0.5, 1.0]);
        /// ```

        sqrt_of_integers: "The square root of integers"
        /// Roots, logarithms and similar functions are defined for floats. Convert first.
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
        /// `==` compares two tensors of the same shape. A view gives one the shape of the other.
        /// ```
        /// use stridewise::prelude::*;
        /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
        /// assert!(a.view::<Shape![4]>() == tensor![1.0, 2.0, 3.0, 4.0]);
        /// ```

        compared_element_types: "`lt`: floats compared with integers"
        /// Elements are compared with elements of the same type; the program converts one of the operands.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, n) = (tensor![1.5f32, 2.5], tensor![2i64, 3]);
        /// assert_eq!(x.lt(n.float()).eval().as_slice(), [true, true]);
        /// ```

        bitwise_and_of_floats: "`bitwise_and` of floats"
        /// Bitwise operations need integers or booleans. `logical_and` combines the truth of numbers (nonzero is
        /// true); `view_dtype` gives access to the bits of floats.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::arange();
        /// assert_eq!(x.logical_and(&x).eval().as_slice(), [false, true, true]);
        /// ```

        shift_of_bools: "`bitwise_left_shift` of booleans"
        /// Shifts multiply by powers of two, which a boolean cannot represent. Convert to integers.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![true, false];
        /// assert_eq!(x.byte().bitwise_left_shift(3).eval().as_slice(), [8, 0]);
        /// ```

        where_element_types: "`where_` of integers and floats"
        /// The result has one element type, so both operands have it. Convert one of them.
        /// ```
        /// use stridewise::prelude::*;
        /// let (c, x) = (tensor![true, false, true], Tensor::<i64, Shape![3]>::arange());
        /// let y = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!(where_(&c, x.float(), &y).eval().as_slice(), [0.0, 0.0, 2.0]);
        /// ```

        where_condition_of_numbers: "`where_`: a condition of numbers"
        /// A condition consists of booleans: a comparison, or `x.to::<bool>()`, which is true where `x` is not 0.
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
        /// The condition is broadcast with both operands: one boolean for each element, or for each row.
        /// ```
        /// use stridewise::prelude::*;
        /// let c = tensor![[true], [false]];
        /// let x = Tensor::<f32, Shape![3]>::arange();
        /// assert_eq!(where_(&c, &x, 0.0).sum_dim::<1>().eval().as_slice(), [3.0, 0.0]);
        /// ```
    }

    "Reductions and products" {
        sum_dim_out_of_range: "`sum_dim` over a dimension that is out of range"
        /// Dimensions are counted from 0: `sum_dim::<1>()` sums each row of a matrix and keeps dimension 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(x.sum_dim::<1>().eval().as_slice(), [3.0; 4]);
        /// ```

        sum_dims_out_of_range: "`sum_dims` over a dimension that is out of range"
        /// Each entry of the list is a dimension of the tensor; those of a matrix are 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(x.sum_dims::<Dims![0, 1]>().eval()[[]], 12.0);
        /// ```

        sum_dims_repeated: "`sum_dims` over one dimension, named twice"
        /// Of two dimensions, -1 is the same as 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(x.sum_dims_keepdim::<Dims![0, -1]>().eval().shape(), [1, 1]);
        /// ```

        cumsum_out_of_range: "`cumsum` along a dimension that is out of range"
        /// The cumulative sum runs along one of the dimensions of the tensor, and has its shape.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 2]>::ones();
        /// assert_eq!(x.cumsum::<-1>().eval().as_slice(), [1.0, 2.0, 1.0, 2.0]);
        /// ```

        mean_of_integers: "The mean of integers"
        /// A mean is a fraction. Convert first, or use integer division of the sum.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![4]>::arange();
        /// assert_eq!((x.double().mean(), x.sum() / 4), (1.5, 1));
        /// ```

        amax_along_nothing: "`amax_dim`: the largest of each column, without rows"
        /// A dimension of size 0 has no largest element. A reduction along another dimension is possible; its result
        /// has no elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0, 3]>::zeros();
        /// assert_eq!(x.amax_dim::<1>().eval().shape(), [0]);
        /// ```

        max_dim_along_nothing: "`max_dim`: the largest and its index, without rows"
        /// As with `amax_dim`: the dimension of the search has at least one element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3]>::zeros();
        /// assert_eq!(x.max_dim::<0>().eval().1.as_slice(), [0; 3]);
        /// ```

        min_of_nothing: "`min`: the smallest of no elements"
        /// With a size of 0 there is no element, so there is no smallest one. An iterator may be empty, and returns
        /// an `Option`.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![0]>::zeros();
        /// assert_eq!(x.iter().copied().reduce(f32::min), None);
        /// ```

        mm_inner_sizes: "`mm`: matrices whose inner sizes differ"
        /// The sizes are M by K times K by N: each row of the left matrix is multiplied with each column of the right
        /// one, so they have equal length. Often one of the two has to be transposed.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let b = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(a.mm(b.t()).eval().shape(), [2, 4]);
        /// ```

        mm_of_vector: "`mm`: a vector where a matrix is needed"
        /// `mm` multiplies two matrices. `mv` multiplies a matrix and a vector.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(a.mv(&v).eval().as_slice(), [3.0, 3.0]);
        /// ```

        mm_of_computed_vector: "`mm`: an expression on the left that is a vector"
        /// `mm` multiplies two matrices. `matmul` accepts a vector as either operand: on the left it is treated as
        /// one row, and the product is a vector again.
        /// ```
        /// use stridewise::prelude::*;
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// let b = Tensor::<f32, Shape![3, 5]>::ones();
        /// assert_eq!(v.relu().matmul(&b).eval().as_slice(), [3.0; 5]);
        /// ```

        mm_element_types: "`mm`: factors of `f32` and of `f64`"
        /// Element types are not converted implicitly. `.float()`, `.double()` or `.to::<T>()` converts a factor
        /// blockwise during the product.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let b = Tensor::<f64, Shape![3, 5]>::ones();
        /// assert_eq!(a.relu().mm(b.float()).eval().as_slice(), [3.0; 10]);
        /// ```

        mv_size: "`mv`: a vector too long for the matrix"
        /// The vector needs one element for each column of the matrix.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(a.mv(&v).eval().as_slice(), [3.0, 3.0]);
        /// ```

        matmul_sizes: "`matmul`: a matrix and a vector of incompatible shapes"
        /// `matmul` multiplies vectors and matrices. The last size of the left operand equals the first of the right
        /// one.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let v = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(a.matmul(&v).eval().as_slice(), [3.0, 3.0]);
        /// ```

        matmul_batches: "`matmul`: batches that do not broadcast"
        /// All dimensions except the last two are batches: two matrices on the left, three on the right. They
        /// broadcast as in `a + b`: equal, or 1, or missing.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 1, 3, 4]>::ones();
        /// let b = Tensor::<f32, Shape![3, 4, 5]>::ones();
        /// assert_eq!(a.matmul(&b).eval().shape(), [2, 3, 3, 5]);
        /// ```

        bmm_batches: "`bmm`: different numbers of matrices"
        /// `bmm` multiplies the first matrix by the first, the second by the second: both operands have the same
        /// number. `matmul` repeats a single one.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3, 4]>::ones();
        /// let b = Tensor::<f32, Shape![3, 4, 5]>::ones();
        /// assert_eq!(a.matmul(&b).eval().shape(), [3, 3, 5]);
        /// ```

        dot_sizes: "`dot`: vectors of different sizes"
        /// `dot` multiplies elements of equal index. Take the part that both vectors have.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::ones();
        /// let b = Tensor::<f32, Shape![4]>::ones();
        /// assert_eq!(a.dot(b.narrow::<0, 0, 3>()), 3.0);
        /// ```

        outer_of_matrix: "`outer`: a matrix where a vector is needed"
        /// `outer` takes two vectors. For other operands, `einsum!` names the dimensions.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::ones();
        /// let b = Tensor::<f32, Shape![4, 5]>::ones();
        /// assert_eq!(einsum!("i,jk->ijk", &a, &b).eval().shape(), [3, 4, 5]);
        /// ```

        cross_size: "`cross`: vectors that are not of size 3"
        /// Only in three dimensions is exactly one direction orthogonal to two others.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![4]>::arange();
        /// let (x, y) = (a.narrow::<0, 0, 3>(), a.narrow::<0, 1, 3>());
        /// assert_eq!(x.cross(y).eval().as_slice(), [-1.0, 2.0, -1.0]);
        /// ```

        trace_of_batch: "`trace`: a batch of matrices"
        /// `trace` returns one number, for one matrix. `einsum!` sums the diagonal of each.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 3]>::ones();
        /// assert_eq!(einsum!("bii->b", &x).eval().as_slice(), [3.0, 3.0]);
        /// ```

        addmm_bias: "`addmm`: a bias that does not broadcast to the product"
        /// The bias broadcasts to the product, `[2, 3]`: one element for each column, or one column.
        /// ```
        /// use stridewise::prelude::*;
        /// let bias = Tensor::<f32, Shape![3]>::ones();
        /// let a = Tensor::<f32, Shape![2, 5]>::ones();
        /// let b = Tensor::<f32, Shape![5, 3]>::ones();
        /// assert_eq!(bias.addmm(&a, &b, 1.0, 1.0).eval().max(), 6.0);
        /// ```

        einsum_sizes: "`einsum!`: one letter for two sizes"
        /// Dimensions with the same letter are iterated together, so they have equal size (or 1 in one operand).
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::ones();
        /// let b = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(einsum!("ij,kj->ik", &a, &b).eval().shape(), [2, 4]);
        /// ```

        einsum_ellipsis: "`einsum!` with `...`"
        /// Each dimension needs a letter, including those of a batch. Alternatively, `matmul` accepts batches.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3, 3]>::ones();
        /// assert_eq!(einsum!("bij,bjk->bik", &a, &a).eval(), a.matmul(&a).eval());
        /// ```
        einsum_diagonal: "`einsum!`: the diagonal of a matrix that is not square"
        /// A letter that occurs twice in one operand selects the diagonal, and the two sizes are equal. `diagonal` is
        /// the view of any diagonal.
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
        /// The pattern is parsed at compile time. A new dimension cannot take its size from an operand; `unsqueeze`
        /// and `expand` make one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// assert_eq!(einsum!("ij->i", &x).eval().as_slice(), [3.0, 3.0]);
        /// ```

        lstsq_wide: "`lstsq`: fewer equations than unknowns"
        /// Many solutions satisfy all equations. PyTorch returns the one of least norm; the product of `pinv` and the
        /// right-hand side gives it here.
        /// ```
        /// use stridewise::prelude::*;
        /// let a: Tensor<f64, Shape![1, 2]> = tensor![[3.0, 4.0]];
        /// let x = a.pinv().eval().unwrap().mv(&tensor![25.0]).eval();
        /// assert!(x.dist(&tensor![3.0, 4.0]) < 1e-12);
        /// ```

        solve_sizes: "`solve`: different numbers of equations and of right-hand rows"
        /// The matrix is square, and the right-hand side has as many rows. With more equations than unknowns, `lstsq`
        /// finds the least-squares solution.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f64, Shape![3, 3]>::eye();
        /// let b = Tensor::<f64, Shape![3]>::ones();
        /// assert_eq!(a.solve(&b).eval().unwrap().as_slice(), [1.0, 1.0, 1.0]);
        /// ```

        svd_above_127: "A decomposition of more than 127 rows on the stack"
        /// `eval` decomposes by `nalgebra`'s static matrices, whose sizes have a limit of 127. `eval_boxed` takes any size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = BoxedTensor::<f64, Shape![128, 3]>::ones();
        /// let (_, values, _) = x.svd().eval_boxed().unwrap();
        /// assert!((values[[0]] - 384.0_f64.sqrt()).abs() < 1e-9);
        /// ```
    }

    "Large results" {
        large_for_workspace: "A workspace that is too small for the temporaries"
        /// The message contains the number of bytes, which is that of this processor.
        /// ```
        /// use stridewise::expr::Workspace;
        /// use stridewise::prelude::*;
        /// let (x, mut out) = (Tensor::<f32, Shape![8, 8]>::ones(), Tensor::<f32, Shape![8, 8]>::zeros());
        /// let mut workspace = Workspace::<256>::new();
        /// x.mm(&x).softmax::<1>().eval_into_with(&mut out, &mut workspace);
        /// assert_eq!(out.sum(), 8.0);
        /// ```

        large_eval: "`eval` of a result that is too large for the stack"
        /// A result is returned by value, and a large one would overflow the stack of a thread, some MiB, without a
        /// message. `cargo build` therefore rejects more than 512 KiB ([`STACK_LIMIT`](crate::storage::STACK_LIMIT)),
        /// including temporaries (`cargo check` does not, since it evaluates no such constants). `eval_boxed` returns
        /// a `BoxedTensor`, and `eval_into` writes to existing memory.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f32, Shape![1500, 1500]>::ones();
        /// let mut b = (&a + 1.0).eval_boxed();
        /// (&a + 2.0).eval_into(&mut b);
        /// assert_eq!(b[[1499, 1499]], 3.0);
        /// ```

        large_two_results: "Two results that are too large for the stack"
        /// As for one result; the limit applies to the sum of both.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f32, Shape![1000, 1000]>::ones();
        /// let (values, indices) = a.sort::<1>().eval_boxed();
        /// assert_eq!((values[[0, 0]], indices[[0, 0]]), (1.0, 0));
        /// ```

        large_temporaries: "Temporaries that are too large for the stack"
        /// The vector is small, but the product of the matrices is a temporary of the second product. `eval_boxed`
        /// allocates it on the heap; alternatively evaluate the operand first. With the parentheses `a (a v)` there
        /// is no such temporary.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f32, Shape![300, 600]>::ones();
        /// let (b, v) = (BoxedTensor::<f32, Shape![600, 500]>::ones(), Tensor::<f32, Shape![500]>::ones());
        /// let x = a.mm(&b).mv(&v).eval_boxed();
        /// let y = a.mv(b.mv(&v)).eval();
        /// assert!(x == y);
        /// ```

        large_from_fn: "A constructor of a tensor that is too large for the stack"
        /// `BoxedTensor` has each constructor of `Tensor`. The `const` constructors of `Tensor` (`zeros`, `ones`,
        /// `full`, `from_array`) can initialise a `static` of any size, so they are not rejected.
        /// ```
        /// use stridewise::prelude::*;
        /// static ZEROS: Tensor<f32, Shape![1500, 1500]> = Tensor::<f32, Shape![1500, 1500]>::zeros();
        /// let x = BoxedTensor::<f32, Shape![1500, 1500]>::from_fn(|[i, j]| (i * j) as f32);
        /// assert_eq!((x[[2, 3]], ZEROS[[2, 3]]), (6.0, 0.0));
        /// ```

        large_from_file: "A file as a tensor that is too large for the stack"
        /// A `BoxedTensor` reads the same files; a `TensorView` over the bytes of a file in memory needs no copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let error = BoxedTensor::<f32, Shape![1500, 1500]>::load_npy("no_such_file.npy").unwrap_err();
        /// assert!(error.to_string().starts_with("no_such_file.npy: "));
        /// ```

        large_inverse: "The inverse of a matrix that is too large for the stack"
        /// nalgebra's static matrices are passed by value, and a decomposition makes several copies, more in a debug build.
        /// `eval_boxed` computes on the heap.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = BoxedTensor::<f64, Shape![300, 300]>::eye();
        /// let x = a.inverse().eval_boxed().unwrap();
        /// assert!(x == a);
        /// ```
    }
    "Fourier transforms" {
        fft_of_integers: "A transform of integers"
        /// Element types are not converted implicitly. `x.float()` converts as the transform reads.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![8]>::arange();
        /// assert_eq!(x.float().fft::<0>().eval()[[0]], [28.0, 0.0]);
        /// ```

        fft_of_nothing: "A transform of a dimension without elements"
        /// A transform needs at least one point.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 1]>::ones();
        /// assert_eq!(x.fft::<1>().eval()[[1, 0]], [1.0, 0.0]);
        /// ```

        irfft_of_nothing: "An inverse transform to no real numbers"
        /// The length is at least one. `n` real numbers have `n / 2 + 1` frequencies; missing ones are 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let z = Tensor::<[f32; 2], Shape![5]>::full([1.0, 0.0]);
        /// assert_eq!(z.irfft::<0, 8>().shape(), [8]);
        /// ```
    }

    "Joining: `cat`, `stack`" {
        cat_other_sizes: "Rows of different lengths, joined along the first dimension"
        /// Only the dimension along which tensors are joined may differ in size. Here the rows have to have equal
        /// length; `pad` extends them.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![2, 4]>::ones();
        /// assert_eq!((a.pad::<Shape![0, 1]>(0.0), &b).cat::<0>().eval().shape(), [4, 4]);
        /// ```

        cat_vector_and_matrix: "A matrix and a vector, joined"
        /// All tensors have the same number of dimensions. `unsqueeze` makes a vector a matrix of one row.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::zeros();
        /// let b = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!((&a, b.unsqueeze::<0>()).cat::<0>().eval().shape(), [3, 3]);
        /// ```

        cat_element_types: "Floats and integers, joined"
        /// Element types are not converted implicitly; convert one of the two.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// let b = Tensor::<i64, Shape![3]>::arange();
        /// assert_eq!((&a, b.float()).cat::<0>().sum(), 3.0);
        /// ```

        meshgrid_element_types: "A grid of floats and integers"
        /// The coordinates have one type; convert one of the two. Each is a vector, or has no dimensions.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// let y = Tensor::<i64, Shape![4]>::arange();
        /// let (x, y) = (&x, y.float()).meshgrid();
        /// assert_eq!((x * y).sum(), 18.0);
        /// ```

        cat_out_of_range: "A dimension to join along that is out of range"
        /// A matrix has dimensions 0 and 1. To join along a new one, use `stack`.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!((&a, &a).stack::<2>().eval().shape(), [2, 3, 2]);
        /// ```

        cat_of_nothing: "No tensors to join"
        /// The shape comes from at least one tensor, which may have size 0.
        /// ```
        /// use stridewise::prelude::*;
        /// let none = Tensor::<f32, Shape![0, 3]>::zeros();
        /// assert_eq!([&none].cat::<0>().eval().shape(), [0, 3]);
        /// ```

        stack_other_shape: "Vectors of different lengths, stacked"
        /// The rows of the result have equal length, so all tensors have one shape. `cat` concatenates vectors of
        /// different lengths.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// let b = Tensor::<f32, Shape![4]>::zeros();
        /// assert_eq!((&a, &b).cat::<0>().eval().shape(), [7]);
        /// ```

        stack_out_of_range: "A new dimension that is out of range, stacked"
        /// The position of the new dimension is counted in the result: for vectors, it is 0 or 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!((&a, &a).stack::<1>().eval().shape(), [3, 2]);
        /// ```
    }

    "Elements in another order: `flip`, `roll`, `pad`, `repeat`, `tril`" {
        rot90_one_dimension: "`rot90` in a plane of one dimension"
        /// A rotation needs two different dimensions; of two dimensions, -1 is dimension 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![2, 3]>::arange();
        /// assert_eq!(x.rot90::<1, 0, 1>().eval(), tensor![[2, 5], [1, 4], [0, 3]]);
        /// ```

        rot90_turns: "`rot90` by a thousand quarter turns"
        /// Numbers in `::<..>` are limited to -999 to 999. Four quarter turns are the identity, and so are 1000.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![2, 3]>::arange();
        /// assert_eq!(x.rot90::<6, 0, 1>().eval(), x.rot90::<-2, 0, 1>().eval());
        /// ```

        flip_repeated: "A dimension flipped twice"
        /// Of two dimensions, -2 is dimension 0. Flipping twice is the identity, so the list names each dimension
        /// once.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.flip::<Dims![0, -1]>().eval()[[0, 0]], 5.0);
        /// ```

        flip_out_of_range: "A flipped dimension that is out of range"
        /// Dimensions are counted from 0: a matrix has 0 and 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.flip::<Dims![1]>().eval()[[0, 0]], 2.0);
        /// ```

        flipud_scalar: "`flipud` of a tensor without dimensions"
        /// `flipud` flips dimension 0, which a tensor without dimensions does not have.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2]>::arange();
        /// assert_eq!(x.flipud().eval()[[0]], 1.0);
        /// ```

        roll_out_of_range: "A rolled dimension that is out of range"
        /// `::<..>` names the dimension, and the argument is the shift.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.roll::<1>(2).eval()[[0, 0]], 1.0);
        /// ```

        pad_odd: "One amount of padding for a dimension"
        /// Each dimension has two amounts, one before its elements and one after them.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!(x.pad::<Shape![1, 0]>(0.0).eval().shape(), [2, 4]);
        /// ```

        pad_too_many: "Amounts of padding for two dimensions of a vector"
        /// The amounts come in pairs, the innermost dimension first; a vector has one pair.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().pad::<Shape![1, 1, 1, 1]>(0.0).eval().shape(), [3, 5]);
        /// ```

        pad_reflect_too_far: "Reflection padding of more elements than there are"
        /// The element at the edge is not repeated, so at most two of three elements can be reflected.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// assert_eq!(x.pad_reflect::<Shape![2, 0]>().eval()[[0, 0]], 2.0);
        /// ```

        pad_replicate_nothing: "Replication padding of a dimension without elements"
        /// There is no edge element to repeat; `pad` with a value accepts any size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 0]>::zeros();
        /// assert_eq!(x.pad::<Shape![1, 0]>(5.0).sum(), 10.0);
        /// ```

        pad_circular_too_far: "Circular padding of more elements than there are"
        /// `pad_circular` wraps around once. `repeat` wraps around any number of times, and `slice` takes a part of
        /// its result.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<i64, Shape![3]>::arange();
        /// let around = x.repeat::<Shape![3]>().eval();
        /// assert!(around.slice(s![2..]).iter().eq(&[2, 0, 1, 2, 0, 1, 2]));
        /// ```

        repeat_too_few: "One number of repetitions for two dimensions"
        /// Each dimension has a number of repetitions; write 1 for a dimension that is not repeated.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::zeros();
        /// assert_eq!(x.repeat::<Shape![1, 2]>().eval().shape(), [2, 6]);
        /// ```

        tril_of_vector: "The lower triangle of a vector"
        /// `tril` takes matrices: one row, or as here the same row several times.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(x.expand::<Shape![3, 3]>().tril(0).sum(), 6.0);
        /// ```
    }

    "Elements by indices: `index_select`, `gather`, `scatter_`, `masked_fill_`" {
        index_select_by_matrix: "`index_select` by a matrix of indices"
        /// `index_select` takes indices of one dimension. Flatten a matrix of indices first, and give its shape to
        /// the result.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![2, 2]>::zeros();
        /// let rows = x.index_select::<0>(index.view::<Shape![4]>()).unwrap().eval();
        /// assert_eq!(rows.view::<Shape![2, 2, 4]>().shape(), [2, 2, 4]);
        /// ```

        index_select_by_floats: "`index_select` by floats"
        /// An index is an integer.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let index = Tensor::<f32, Shape![2]>::full(1.0);
        /// assert_eq!(x.index_select::<0>(index.long()).unwrap().eval()[[1, 0]], 4.0);
        /// ```

        gather_rank: "`gather`: an index of one dimension for a matrix"
        /// `gather` takes an index for each element of the result, so the index has as many dimensions as the tensor:
        /// here one column of indices, one for each row.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let index = Tensor::<i64, Shape![3]>::arange();
        /// let found = x.gather::<1>(index.unsqueeze::<1>()).unwrap().eval();
        /// assert_eq!(found.as_slice(), [0.0, 5.0, 10.0]);
        /// ```

        gather_size: "`gather`: an index with too many rows"
        /// Along dimension 1 the index may have any size; its rows correspond to the rows of the tensor.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let index = Tensor::<i64, Shape![3, 9]>::full(2);
        /// assert_eq!(x.gather::<1>(&index).unwrap().eval()[[1, 8]], 6.0);
        /// ```

        scatter_source: "`scatter_`: a source smaller than the index"
        /// Each index writes one element of the source. For one value, use `scatter_value_`; to repeat a column,
        /// expand it.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![3, 2]>::full(1);
        /// let src = Tensor::<f32, Shape![3, 1]>::ones();
        /// x.scatter_::<1>(&index, src.expand::<Shape![3, 2]>()).unwrap();
        /// assert_eq!(x.sum(), 3.0);
        /// ```

        scatter_through_shared: "`scatter_` through a read-only view"
        /// The view is read-only. Write to an owned tensor itself, or through `as_view_mut()`.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![3, 2]>::full(1);
        /// x.as_view_mut().scatter_value_::<1>(&index, 1.0).unwrap();
        /// assert_eq!(x.sum(), 3.0);
        /// ```

        index_add_source: "`index_add_`: three slices for two indices"
        /// Each index is the destination of one slice of the source.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let index = Tensor::<i64, Shape![2]>::arange();
        /// let src = Tensor::<f32, Shape![3, 4]>::ones();
        /// x.index_add_::<0>(&index, src.narrow::<0, 0, 2>()).unwrap();
        /// assert_eq!(x.sum(), 8.0);
        /// ```

        masked_fill_does_not_fit: "`masked_fill_`: a mask of 4 for rows of 3"
        /// The mask is broadcast to the tensor: from the last dimension to the first, its sizes are the same, or 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<f32, Shape![2, 3]>::ones();
        /// x.masked_fill_(&tensor![true, true, false], 0.0);
        /// assert_eq!(x.sum(), 2.0);
        /// ```

        nonzero_capacity: "`nonzero`: a capacity below the number of elements"
        /// The number of nonzero elements is known only at run time, and may be that of all elements. The vector has
        /// capacity for all, so that no index is lost.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![4]> = tensor![0.0, 5.0, 0.0, 7.0];
        /// let found: heapless::Vec<[usize; 1], 4> = x.nonzero();
        /// assert_eq!(found, [[1], [3]]);
        /// ```
    }

    "Elements in order: `sort`, `topk`, `searchsorted`" {
        sort_out_of_range: "A sorted dimension that is out of range"
        /// Dimensions are counted from 0, or from the end: the last one of any tensor is -1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![[3, 1], [2, 4]];
        /// assert_eq!(x.sort::<-1>().eval().0, tensor![[1, 3], [2, 4]]);
        /// ```

        topk_too_many: "`topk`: the largest 5 of 4"
        /// In `topk::<K, DIM>()`, as in PyTorch, the number comes first and the dimension second. `sort_descending`
        /// returns all elements in order.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.topk::<2, 1>().eval().0.shape(), [3, 2]);
        /// ```

        kthvalue_zero: "`kthvalue`: element 0, counted from 1"
        /// As in PyTorch, the smallest element has number 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// assert_eq!(x.kthvalue::<1, 1>().eval().0.as_slice(), [0.0, 4.0, 8.0]);
        /// ```

        searchsorted_other_rows: "`searchsorted`: values for the rows of a matrix"
        /// The sorted elements are one row for all values, or one row for each row of values, as in PyTorch.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 4]>::arange();
        /// let v: Tensor<f32, Shape![2]> = tensor![1.0, 5.5];
        /// assert_eq!(x.select::<0, 1>().searchsorted(&v).eval(), tensor![0, 2]);
        /// assert_eq!(x.searchsorted(v.expand::<Shape![3, 2]>()).eval(), tensor![[1, 4], [0, 2], [0, 0]]);
        /// ```

        bucketize_by_matrix: "`bucketize`: boundaries in a matrix"
        /// Boundaries are one row. `searchsorted` takes one row of boundaries for each row of elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![[1, 5], [2, 8]];
        /// assert_eq!(x.bucketize(&tensor![1, 4, 9]).eval(), tensor![[0, 2], [1, 2]]);
        /// assert_eq!(tensor![[1, 4], [3, 9]].searchsorted(&x).eval(), tensor![[0, 2], [0, 1]]);
        /// ```
    }

    "Neural networks" {
        conv2d_channels: "`conv2d`: a weight for other channels"
        /// The second size of the weight is the number of channels of the input, divided by the number of groups.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 3, 5, 5]>::zeros();
        /// let w = Tensor::<f32, Shape![4, 3, 3, 3]>::zeros();
        /// assert_eq!(x.conv2d(&w).eval().shape(), [1, 4, 3, 3]);
        /// ```

        conv2d_groups: "`conv2d`: groups that do not divide the output"
        /// All groups have the same number of output channels: the first size of the weight is a multiple of the
        /// number of groups.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 4, 5, 5]>::zeros();
        /// let w = Tensor::<f32, Shape![6, 2, 3, 3]>::zeros();
        /// let y = x.conv_options::<Groups<2>>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 6, 3, 3]);
        /// ```

        conv2d_kernel: "`conv2d`: a kernel larger than the image"
        /// The kernel must fit into the padded image at least once.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 5, 5]>::zeros();
        /// let y = x.conv_options::<Padding<2>>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 3, 3]);
        /// ```

        conv2d_stride_zero: "`conv2d`: a stride of 0"
        /// With a stride of 0 the window does not move. The smallest stride is 1.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// let y = x.conv_options::<Stride<1>>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 2, 2]);
        /// ```

        conv2d_same_with_stride: "`conv2d`: `PaddingSame` with a stride"
        /// If the windows move by 2, no padding preserves the size. Padding given as numbers is possible with any
        /// stride.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 5, 5]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let y = x.conv_options::<(Padding<1>, Stride<2>)>().conv2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 3, 3]);
        /// ```

        conv_transpose2d_dimensions: "`conv_transpose2d`: an image without channels"
        /// An image is `[C, H, W]`, a batch of images is `[N, C, H, W]`. `unsqueeze` adds the dimension of the one
        /// channel.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().conv_transpose2d(&w).eval().shape(), [1, 4, 4]);
        /// ```

        conv_transpose2d_channels: "`conv_transpose2d`: a weight for other channels"
        /// The first dimension of the weight of a transposed convolution is the channels of the input. If a weight
        /// has the channels in the other order, transpose it, which costs nothing.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 2, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![4, 2, 2, 2]>::zeros();
        /// assert_eq!(x.conv_transpose2d(w.transpose::<0, 1>()).eval().shape(), [1, 4, 4, 4]);
        /// ```

        conv_transpose2d_output_padding: "`conv_transpose2d`: an output padding as large as the stride"
        /// A convolution with a stride of 2 has the same output size for 7 and for 8 elements; the output padding
        /// selects one of them. Without a stride it has no effect.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// let y = x.conv_options::<(Stride<2>, OutputPadding<1>)>().conv_transpose2d(&w).eval();
        /// assert_eq!(y.shape(), [1, 1, 7, 7]);
        /// ```

        conv_transpose2d_padding: "`conv_transpose2d`: a padding that leaves an empty output"
        /// The padding of a transposed convolution is removed from both ends of the output.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 1, 1]>::zeros();
        /// let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
        /// assert_eq!(x.conv_transpose2d(&w).eval().shape(), [1, 1, 2, 2]);
        /// ```

        conv_transpose2d_bias: "`conv_transpose2d`: a bias for other channels"
        /// A bias has one element for each output channel: the second size of the weight times the number of groups.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 2, 3, 3]>::zeros();
        /// let w = Tensor::<f32, Shape![2, 2, 2, 2]>::zeros();
        /// let b = Tensor::<f32, Shape![2]>::zeros();
        /// assert_eq!(x.conv_transpose2d(&w).bias(&b).eval().shape(), [1, 2, 4, 4]);
        /// ```

        interpolate_nothing: "`interpolate_bilinear`: no rows"
        /// The input and the output of an interpolation are not empty.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
        /// assert_eq!(x.interpolate_bilinear::<1, 4>().eval().shape(), [1, 1, 1, 4]);
        /// ```

        group_norm_groups: "`group_norm`: groups that do not divide the channels"
        /// All groups have the same number of channels.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 6, 4]>::zeros();
        /// assert_eq!(x.group_norm::<3>(1e-5).eval().shape(), [2, 6, 4]);
        /// ```

        instance_norm_dimensions: "`instance_norm`: channels of one element"
        /// One element is its own mean, and has no variance. `group_norm` normalises several channels together.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 6]>::zeros();
        /// assert_eq!(x.group_norm::<3>(1e-5).eval().shape(), [2, 6]);
        /// ```

        scaled_dot_product_attention_sizes: "`scaled_dot_product_attention`: keys of another length"
        /// Each query is multiplied with each key, so both have the same last size; there are as many keys as values.
        /// The leading dimensions are the same in all three: `expand` repeats one of them without a copy.
        /// ```
        /// use stridewise::prelude::*;
        /// let q = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// let (k, v) = (Tensor::<f32, Shape![5, 4]>::zeros(), Tensor::<f32, Shape![2, 5, 3]>::zeros());
        /// let y = q.scaled_dot_product_attention(k.expand::<Shape![2, 5, 4]>(), &v).eval();
        /// assert_eq!(y.shape(), [2, 3, 3]);
        /// ```

        scaled_dot_product_attention_mask: "`scaled_dot_product_attention`: a mask of another shape"
        /// A mask has an element for each query and each key, or broadcasts to that shape.
        /// ```
        /// use stridewise::prelude::*;
        /// let q = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let k = Tensor::<f32, Shape![5, 4]>::zeros();
        /// let mask = Tensor::<bool, Shape![5]>::full(true);
        /// assert_eq!(q.scaled_dot_product_attention(&k, &k).mask(&mask).eval().shape(), [3, 4]);
        /// ```

        scaled_dot_product_attention_mask_elements: "`scaled_dot_product_attention`: a mask of integers"
        /// Booleans select the keys that take part; numbers of the type of the query are added to the products.
        /// ```
        /// use stridewise::prelude::*;
        /// let q = Tensor::<f32, Shape![3, 4]>::zeros();
        /// let mask = Tensor::<i64, Shape![3, 3]>::ones();
        /// assert_eq!(q.scaled_dot_product_attention(&q, &q).mask(&mask.ne(0).eval()).eval().sum(), 0.0);
        /// ```

        conv2d_dimensions: "`conv2d`: an image without channels"
        /// An image is `[C, H, W]`, a batch of images is `[N, C, H, W]`. `unsqueeze` adds the dimension of the one
        /// channel.
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
        /// Each channel is pooled separately; groups are an option of convolutions.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
        /// assert_eq!(x.max_pool2d::<Kernel<2>>().eval().shape(), [2, 2, 2]);
        /// ```

        max_pool2d_kernel_missing: "`max_pool2d` without the size of the windows"
        /// `Kernel` is the size of the windows; without a `Stride` they move by their size.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
        /// assert_eq!(x.max_pool2d::<Kernel<2>>().eval().shape(), [2, 2, 2]);
        /// ```

        max_pool2d_padding: "`max_pool2d`: more padding than half a window"
        /// A window that contains only padding would have no elements.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
        /// let y = x.max_pool2d::<(Kernel<2>, Padding<1>)>().eval();
        /// assert_eq!(y.shape(), [2, 3, 3]);
        /// ```

        avg_pool1d_dimensions: "`avg_pool1d`: a signal without channels"
        /// A signal is `[C, L]`, a batch of signals is `[N, C, L]`. `unsqueeze` adds the dimension of the one
        /// channel.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4]>::zeros();
        /// assert_eq!(x.unsqueeze::<0>().avg_pool1d::<Kernel<2>>().eval().shape(), [1, 2]);
        /// ```

        adaptive_avg_pool2d_dimensions: "`adaptive_avg_pool2d`: an image without channels"
        /// An image is `[C, H, W]`, a batch of images is `[N, C, H, W]`, and height and width are not 0.
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

        layer_norm_sizes: "`layer_norm` over sizes other than the last ones"
        /// The normalisation is over the last dimensions; the call names their sizes.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
        /// assert_eq!(x.layer_norm::<Shape![3, 4]>(1e-5).eval().shape(), [2, 3, 4]);
        /// ```

        batch_norm_channels: "`batch_norm` of a vector"
        /// The second dimension is the channels. `unsqueeze` makes a batch of one.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![3]>::zeros();
        /// let (m, v) = (Tensor::<f32, Shape![3]>::zeros(), Tensor::<f32, Shape![3]>::ones());
        /// assert_eq!(x.unsqueeze::<0>().batch_norm(&m, &v, 1e-5).eval().shape(), [1, 3]);
        /// ```

        cross_entropy_weight: "`cross_entropy`: weights for another number of classes"
        /// Each class has a weight; the classes are dimension 1 of the input.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// let w = Tensor::<f32, Shape![3]>::ones();
        /// let loss = x.cross_entropy(&Tensor::<i64, Shape![4]>::zeros()).weight(&w).mean();
        /// assert!((loss.unwrap() - 3f32.ln()).abs() < 1e-6);
        /// ```

        cross_entropy_target: "`cross_entropy`: targets for another number of examples"
        /// Scores are `[N, C]`, targets `[N]`: one class for each example.
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
        /// Each probability has a target. `expand_as` repeats targets if that is intended.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// let y = Tensor::<f32, Shape![3]>::ones();
        /// assert_eq!(x.binary_cross_entropy(y.expand::<Shape![2, 3]>()).mean(), 0.0);
        /// ```

        backward_without_variable: "`backward` without a variable"
        /// `requires_grad` says with respect to what to differentiate, and where the gradient goes.
        /// ```
        /// use stridewise::prelude::*;
        /// let (w, x) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![3]>::ones());
        /// let mut grad = Tensor::zeros();
        /// w.requires_grad(&mut grad).mv(&x).backward_with(&Tensor::<f32, Shape![2]>::ones());
        /// assert_eq!(grad, Tensor::<f32, Shape![2, 3]>::ones());
        /// ```

        backward_of_number: "`backward` of a number of constants"
        /// Of an expression with a variable, `sum` is an expression too.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::zeros());
        /// assert_eq!(x.requires_grad(&mut grad).square().sum().backward(), 3.0);
        /// ```

        backward_of_tensor: "`backward` of a tensor"
        /// A loss is one number; or `backward_with` starts from a gradient of each element.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::ones();
        /// let (w, mut grad) = (Tensor::<f32, Shape![4, 3]>::ones(), Tensor::zeros());
        /// assert_eq!(x.linear(w.requires_grad(&mut grad)).mean().backward(), 3.0);
        /// ```

        backward_through_argmax: "`backward` through `argmax`"
        /// A position has no derivative. The largest element has one.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (tensor![[1.0, 3.0, 2.0]], Tensor::zeros());
        /// assert_eq!(x.requires_grad(&mut grad).amax_dim::<1>().sum().backward(), 3.0);
        /// assert_eq!(grad, tensor![[0.0, 1.0, 0.0]]);
        /// ```

        backward_through_floor_divide: "`backward` through an operation without a derivative"
        /// `detach` makes a constant of it, as in PyTorch.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (tensor![5.0], Tensor::zeros());
        /// let x = x.requires_grad(&mut grad);
        /// assert_eq!((x * x.floor_divide(2.0).detach()).sum().backward(), 10.0);
        /// assert_eq!(grad, tensor![2.0]);
        /// ```

        backward_of_updated_operand: "`sgd` of an operand that is no parameter of a kernel"
        /// A weight or a bias of a layer, or a right factor, is read before `backward` updates it. Elsewhere, a gradient
        /// has memory of its own.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut w, mut grad) = (tensor![1.0, 2.0], tensor![3.0, 4.0], Tensor::zeros());
        /// assert_eq!((&x * w.requires_grad(&mut grad)).sum().backward(), 11.0);
        /// w.sub_(&grad * 0.5);
        /// assert_eq!(w, tensor![2.5, 3.0]);
        /// ```

        backward_with_shape: "`backward_with` a gradient of another shape"
        /// There is a gradient for each element of the result.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![2]>::zeros(), Tensor::zeros());
        /// x.requires_grad(&mut grad).exp().backward_with(&tensor![1.0, 3.0]);
        /// assert_eq!(grad, tensor![1.0, 3.0]);
        /// ```

        backward_through_argsort: "`backward` through positions"
        /// Positions are integers. The values in sorted order have a derivative.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (tensor![3.0, 1.0, 2.0], Tensor::<f64, Shape![3]>::zeros());
        /// let sorted = x.requires_grad(&mut grad).sort::<0>().values();
        /// assert_eq!((sorted * tensor![1.0, 10.0, 100.0]).sum().backward(), 321.0);
        /// assert_eq!(grad, tensor![100.0, 1.0, 10.0]);
        /// ```

        backward_of_inverse: "`backward` of a matrix, after linear algebra"
        /// Reduce the result to a number, or give its gradient to `backward_with`.
        /// ```
        /// use stridewise::prelude::*;
        /// let (a, mut grad) = (Tensor::<f32, Shape![2, 2]>::eye(), Tensor::zeros());
        /// a.requires_grad(&mut grad).inverse().checked().unwrap().backward_with(&Tensor::<f32, Shape![2, 2]>::eye());
        /// assert_eq!(grad, tensor![[-1.0, 0.0], [0.0, -1.0]]);
        /// ```

        backward_of_unchecked_solve: "`backward` of a system that may have no solution"
        /// `checked()` is the solution as an expression, or an error.
        /// ```
        /// use stridewise::prelude::*;
        /// let (a, b, mut grad) = (Tensor::<f32, Shape![2, 2]>::eye(), tensor![1.0, 2.0], Tensor::zeros());
        /// let x = a.requires_grad(&mut grad).solve(&b).checked().unwrap();
        /// assert_eq!(x.sum().backward(), 3.0);
        /// assert_eq!(grad, tensor![[-1.0, -2.0], [-1.0, -2.0]]);
        /// ```

        backward_with_elements: "`backward_with` a gradient of another element type"
        /// The gradient has the element type of the result, to which a tensor converts.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![2]>::zeros(), Tensor::zeros());
        /// let result = Tensor::<f64, Shape![2]>::ones();
        /// x.requires_grad(&mut grad).exp().backward_with(result.float());
        /// assert_eq!(grad, tensor![1.0, 1.0]);
        /// ```

        optimizer_gradient_shape: "A step with a gradient of another shape"
        /// A gradient has the shape of its parameter; `zeros` finds the shape by itself.
        /// ```
        /// use stridewise::optim::Sgd;
        /// use stridewise::prelude::*;
        /// let (mut weight, mut grad) = (Tensor::<f32, Shape![4, 3]>::ones(), Tensor::zeros());
        /// weight.requires_grad(&mut grad).sum().backward();
        /// Sgd::new(0.5).step(&mut weight, &grad);
        /// assert_eq!(weight, Tensor::full(0.5));
        /// ```

        optimizer_gradient_elements: "A step with a gradient of another element type"
        /// A gradient has the element type of its parameter.
        /// ```
        /// use stridewise::optim::Sgd;
        /// use stridewise::prelude::*;
        /// let (mut weight, grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f64, Shape![3]>::ones());
        /// Sgd::new(0.5).step(&mut weight, &grad.float().eval());
        /// assert_eq!(weight, Tensor::full(0.5));
        /// ```

        parameters_missing_field: "A parameter that is left out"
        /// A struct of parameters is an ordinary struct: each field has a value. `zeros` makes all of them.
        /// ```
        /// use stridewise::optim::{Parameters, Zeros};
        /// use stridewise::prelude::*;
        /// stridewise::parameters! {
        ///     struct Layer {
        ///         weight: Tensor<f32, Shape![4, 3]>,
        ///         bias: Tensor<f32, Shape![4]>,
        ///     }
        /// }
        /// let layer = Layer { weight: Tensor::ones(), ..Layer::zeros() };
        /// assert_eq!(layer.num_parameters(), 16);
        /// ```

        parameters_of_other_struct: "A step with the gradients of another struct"
        /// The gradients have the type of the parameters.
        /// ```
        /// use stridewise::optim::{Sgd, Zeros};
        /// use stridewise::prelude::*;
        /// stridewise::parameters! {
        ///     struct Layer {
        ///         weight: Tensor<f32, Shape![4, 3]>,
        ///     }
        /// }
        /// let (mut layer, mut grads) = (Layer::zeros(), Layer::zeros());
        /// layer.weight.requires_grad(&mut grads.weight).sum().backward();
        /// Sgd::new(0.5).step(&mut layer, &grads);
        /// assert_eq!(layer.weight, Tensor::full(-0.5));
        /// ```

        requires_grad_shape: "A gradient of another shape"
        /// A gradient has the shape of its tensor; `zeros` finds the shape by itself.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![3, 4]>::ones(), Tensor::zeros());
        /// assert_eq!(x.requires_grad(&mut grad).sum().backward(), 12.0);
        /// ```

        requires_grad_elements: "A gradient of another element type"
        /// Convert the elements in the expression: the gradient is converted back.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
        /// assert_eq!(x.requires_grad(&mut grad).double().sum().backward(), 3.0f64);
        /// ```

        requires_grad_shared_gradient: "A gradient that cannot be written"
        /// `backward` adds to the gradient.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
        /// assert_eq!(x.requires_grad(&mut grad).sum().backward(), 3.0);
        /// ```

        requires_grad_gradient_twice: "One gradient of two variables"
        /// A variable is `Copy`: use it twice. Its gradient is the sum.
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::zeros());
        /// let x = x.requires_grad(&mut grad);
        /// assert_eq!((x * x).sum().backward(), 3.0);
        /// assert_eq!(grad, Tensor::full(2.0));
        /// ```

        embedding_of_vector: "`embedding` of a vector"
        /// A weight is `[rows, features]`; an index selects a row.
        /// ```
        /// use stridewise::prelude::*;
        /// let w = Tensor::<f32, Shape![3, 1]>::zeros();
        /// let i = Tensor::<i64, Shape![2]>::zeros();
        /// assert_eq!(w.embedding(&i).unwrap().shape(), [2, 1]);
        /// ```

        embedding_of_floats: "`embedding` with floats as indices"
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
        /// The file and the type both state a shape, and these have to agree. The message shows the shape of the
        /// file.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
        /// assert_eq!(W.view::<Shape![3, 4]>()[[2, 3]], 11.0);
        /// ```

        include_npy_in_function: "A file of another shape, with its type after the path"
        /// The shape after the path is that of the tensor, and has to be that of the file.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// let w = include_npy!("../../tests/files/f32_4x3.npy", f32, [4, 3]);
        /// assert_eq!(w.sum(), 66.0);
        /// ```

        include_npy_elements: "A file of another element type"
        /// NumPy's default type for decimal numbers is float64. `x.astype(np.float32)` before `np.save` halves the
        /// file; alternatively give the tensor the element type of the file.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f64, Shape![4, 3]> = include_npy!("../../tests/files/f64_4x3.npy");
        /// assert_eq!(W.float().sum(), 66.0);
        /// ```

        include_npy_byte_order: "A file of another byte order"
        /// The program contains the elements as they are in the file, so the target has to have the same byte order.
        /// `x.astype("<f4")` before `np.save` converts them; so does reading the file at run time.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// let file = include_bytes!("../../tests/files/f32_4x3_big.npy");
        /// let w = Tensor::<f32, Shape![4, 3]>::from_npy(file).unwrap();
        /// assert_eq!(w.sum(), 66.0);
        /// ```

        include_npy_fortran_order: "A file in Fortran order"
        /// The columns of the file are contiguous: its strides are 1 and 4, and the type of the tensor can have the
        /// same strides. `np.ascontiguousarray(x)` before `np.save` makes the rows contiguous.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f32, Shape![4, 3], Strides![1, 4]> =
        ///     include_npy!("../../tests/files/f32_4x3_fortran.npy");
        /// assert_eq!(W[[3, 2]], 11.0);
        /// ```

        include_npy_truncated: "A truncated file"
        /// The shape in the header of the file has more elements than the file. Write the file again.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
        /// assert_eq!(W[[3, 2]], 11.0);
        /// ```

        include_npy_bool: "A `bool` that is neither 0 nor 1"
        /// In Rust, a `bool` with another value is undefined behaviour, so the compiler checks each of them. Bytes
        /// may have any value.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static M: TensorView<bool, Shape![4, 3]> = include_npy!("../../tests/files/bool_4x3.npy");
        /// assert_eq!(M.to::<u8>().sum(), 6);
        /// ```

        include_npy_texts: "A file of strings"
        /// A tensor holds numbers and booleans. For text, use `include_str!`.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<u32, Shape![4, 3]> = include_npy!("../../tests/files/u32_4x3.npy");
        /// assert_eq!(W[[3, 2]], 11);
        /// ```

        include_npy_not_npy: "A file of another format"
        /// The file does not begin as NumPy's files do. `np.save` writes such a file; numbers as text can be read at
        /// run time.
        /// ```
        /// use stridewise::prelude::*;
        /// let w = Tensor::<f32, Shape![2, 2]>::from_text("1 2\n3 4").unwrap();
        /// assert_eq!(w[[1, 0]], 3.0);
        /// ```

        include_npy_usize: "A file of `usize`"
        /// A `usize` has 4 bytes on a microcontroller and 8 on a host, so no file contains it. Files contain `u64`.
        /// ```standalone_crate
        /// use stridewise::prelude::*;
        /// static W: TensorView<u64, Shape![4, 3]> = include_npy!("../../tests/files/u64_4x3.npy");
        /// assert_eq!(W.to::<usize>().sum(), 66);
        /// ```
    }

    "Functions that take tensors" {
        function_other_shape: "A tensor of another shape than the parameter"
        /// The function takes 3 rows of 4 and the argument has 4 rows of 3: `expected 3, found 4` is the first size
        /// that differs. A function of any shape takes `impl Expr`, a function of any size has a type parameter.
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

        function_transposed: "The same shape with other strides"
        /// `TensorView<f32, Shape![3, 4]>` is contiguous: strides 4 and 1. A transposed matrix has strides 1 and 3
        /// (`expected 4, found 1`). Copy it, or let the function take any layout.
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
        /// The type of a view contains its offset and the number of trailing elements of the storage: row 1 begins at
        /// element 3, and 6 elements are after its last one (`expected 0, found 6`). `rebase()` restricts the storage
        /// to the view; it costs nothing.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: TensorView<f32, Shape![3]>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4, 3]>::arange();
        /// assert_eq!(total(x.select::<0, 1>().rebase()), 12.0);
        /// ```

        array_of_parts: "Parts of a tensor in an array"
        /// As above: the two rows have different offsets (`D<0>`, `D<3>`) and different numbers of trailing elements.
        /// This message is rustc's own, and cannot contain a note of this library. After `rebase()` the rows have one
        /// type; `unbind`, `rows` and `select_at` return such views.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 3]>::arange();
        /// let rows = [x.select::<0, 0>().rebase(), x.select::<0, 1>().rebase()];
        /// let same = x.unbind::<0>();
        /// assert_eq!((rows[1].sum(), same[1].sum()), (12.0, 12.0));
        /// ```

        function_storage_length: "The length of the storage in the type of a view"
        /// The last parameter of a view's type is the number of trailing elements of the storage, `Trailing<D<6>>`,
        /// not the length of the storage. There are none after the last row, and none is the default of the
        /// parameter.
        /// ```
        /// use stridewise::prelude::*;
        /// fn last(x: TensorView<f32, Shape![4], Strides![1], D<8>>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![3, 4]>::ones();
        /// assert_eq!(last(x.select::<0, 2>()), 4.0);
        /// ```

        function_owned_for_view: "An owned tensor where a view is needed"
        /// An owned tensor (`OwnedArray`) lends a view of itself (`SharedRef`) by `as_view()`.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: TensorView<f32, Shape![4, 3]>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4, 3]>::ones();
        /// assert_eq!(total(x.as_view()), 12.0);
        /// ```

        expr_owned: "An owned tensor where an expression is needed"
        /// A reference to a tensor is an expression, as are a view and `&a + &b`; the tensor itself is not, so that
        /// the call does not consume it. Write `&x`.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: impl Expr<Elem = f32>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<f32, Shape![4]>::arange();
        /// assert_eq!(total(&x), 6.0);
        /// ```

        expr_other_element: "An expression of another element type"
        /// Element types are not converted implicitly. `x.float()` converts as the function reads.
        /// ```
        /// use stridewise::prelude::*;
        /// fn total(x: impl Expr<Elem = f32>) -> f32 {
        ///     x.sum()
        /// }
        /// let x = Tensor::<i64, Shape![4]>::arange();
        /// assert_eq!(total(x.float()), 6.0);
        /// ```

        expr_other_shape: "An expression of another shape"
        /// The function takes 40 elements and the argument has 41; take a part.
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
        /// The integers of the two tensors represent different real numbers: 20 is 0.85 in one and 5.0 in the other.
        /// `requantize` converts to another scale and zero point.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Input: i8 = 0.05, 3; Output: i8 = 0.2, -5; }
        /// let x = Tensor::<Quantized<Input>, Shape![4]>::full(Quantized::of(1.0));
        /// let mut y = Tensor::<Quantized<Output>, Shape![4]>::full(Quantized::ZERO);
        /// y.copy_(x.requantize());
        /// assert_eq!(y[[3]].value(), 1.0);
        /// ```

        quantized_pool: "A pool into another quantization"
        /// The mean of a window is between its elements, so it keeps their scale. Requantise the result.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Input: i8 = 0.05, 3; Output: i8 = 0.2, -5; }
        /// let x = Tensor::<Quantized<Input>, Shape![1, 4, 4]>::full(Quantized::of(1.0));
        /// let mean = x.qavg_pool2d::<Kernel<2>>().eval::<Input>();
        /// let y: Tensor<Quantized<Output>, Shape![1, 2, 2]> = mean.requantize().eval();
        /// assert_eq!(y[[0, 1, 1]].value(), 1.0);
        /// ```

        quantized_bias: "The bias of another layer"
        /// The scale of a bias is the scale of its layer's input times that of its weight. With the scale of another
        /// layer its integers represent different real numbers. `as_bias` takes both scales, or infers them from the
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
        /// The zero point is the integer that represents 0, so it is within their range: from -128 to 127 for `i8`,
        /// from 0 to 255 for `u8`.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Angle: u8 = 0.05, 200; }
        /// assert_eq!(Quantized::<Angle>::of(1.0).int(), 220);
        /// ```

        quantization_scale: "A scale that is not positive"
        /// The scale is the real number that one step of the integers represents: positive and finite. A smaller real
        /// number has a smaller integer.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Angle: i8 = 0.05, -10; }
        /// assert_eq!(Quantized::<Angle>::of(-1.0).int(), -30);
        /// ```

        quantization_scales: "One of several scales that is not a finite number"
        /// Each channel of a weight has a separate scale, and each is positive and finite: a scale that is computed
        /// from the largest element of a channel is 0, and its inverse infinite, if all elements are 0.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Weight: i8 = [0.01, 1.0, 0.5]; }
        /// let w = Tensor::<Quantized<Weight>, Shape![3, 2]>::full(Quantized::new(1));
        /// assert_eq!(w.numel(), 6);
        /// ```

        quantized_plain: "Integers without a quantization"
        /// A layer needs the scale and the zero point of its input. `as_quantized` adds them to integers, without a
        /// copy.
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
        /// An image is grey or has red, green and blue. A single channel is grey.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![8, 2, 5, 5]>::zeros();
        /// assert_eq!(x.view::<Shape![16, 1, 5, 5]>().make_grid().size(), [58, 16]);
        /// ```
    }

    "User-defined types and implementations" {
        impl_index_element: "Indices of a user-defined type"
        /// `unsafe` code relies on indices after comparing them with the size, so only integers are indices. Convert
        /// elements of another type with `map`.
        /// ```
        /// use stridewise::prelude::*;
        /// #[derive(Clone, Copy)]
        /// struct Row(u16);
        /// let x = tensor![[1, 2], [3, 4], [5, 6]];
        /// let rows = Tensor::<Row, Shape![2]>::from_array([Row(2), Row(0)]);
        /// let chosen = x.index_select::<0>(rows.map(|row| row.0)).unwrap().eval();
        /// assert_eq!(chosen, tensor![[5, 6], [1, 2]]);
        /// ```

        impl_is_quantized: "Quantised elements of a user-defined type"
        /// Products of quantised elements read their bytes. `quantization!` declares the meaning of integers of 8
        /// bits.
        /// ```
        /// use stridewise::prelude::*;
        /// quantization! { Celsius: u8 = 0.5, 40; }
        /// let x: Tensor<Quantized<Celsius>, Shape![2]> = tensor![20.0f32, -3.5].quantize().eval();
        /// assert_eq!(x.dequantize().eval().as_slice(), [20.0, -3.5]);
        /// ```

        impl_operand: "An operand of a user-defined type"
        /// Operands are expressions and numbers, whose shapes are known. Convert a value of another type to one of
        /// them.
        /// ```
        /// use stridewise::prelude::*;
        /// struct Celsius(Tensor<f32, Shape![2]>);
        /// let warm = Celsius(tensor![20.0, 30.0]);
        /// assert_eq!((&warm.0 + 273.15).eval().as_slice(), [293.15, 303.15]);
        /// ```

        impl_exponent: "An exponent of a user-defined type"
        /// Write a user-defined operation as a closure: `map` of one operand, `zip` of two. It stays on its thread.
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![4.0, 9.0];
        /// assert_eq!(x.map(|x| x.powf(1.5)).eval().as_slice(), [8.0, 27.0]);
        /// ```

        impl_mask_element: "A mask of a user-defined type"
        /// A mask has elements of type `bool`, or of the type of the query. `map` converts from any type.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 1]>::ones();
        /// let v: Tensor<f32, Shape![2, 1]> = tensor![[1.0], [3.0]];
        /// let mask = tensor![0u8, 1].map(|kept| kept == 1).eval();
        /// let y = x.scaled_dot_product_attention(&x, &v).mask(&mask).eval();
        /// assert_eq!(y.as_slice(), [3.0, 3.0]);
        /// ```

        impl_chain: "A scratch of a user-defined type"
        /// A tuple of tensors determines the size of the memory.
        /// ```
        /// use stridewise::prelude::*;
        /// type Memory = Scratch<(Tensor<f32, Shape![1000]>, Tensor<f32, Shape![10]>)>;
        /// assert_eq!(Memory::BYTES, 4 * 1010);
        /// ```

        computes_eval_into_other_shape: "The hidden function that evaluates, with another shape"
        /// `eval_into` and the function that it calls have the same requirement: an output of the shape of the
        /// expression.
        /// ```
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![4]>::ones();
        /// let mut y = Tensor::<f32, Shape![4]>::zeros();
        /// (&x + 1.0).eval_into(&mut y);
        /// assert_eq!(y.sum(), 8.0);
        /// ```

        joined_unasked: "The hidden function that joins"
        /// It relies on a comparison of the shapes, which `cat` requires.
        /// ```
        /// use stridewise::prelude::*;
        /// let (a, b) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![2, 4]>::ones());
        /// assert_eq!((&a, &b).cat::<1>().eval().shape(), [2, 7]);
        /// ```
    }
    ;
    "On a device (feature `cuda`)" {
        host_tensor_in_a_device_expression: "A host tensor in a device expression"
        /// All operands of an expression are in one memory. `x.cuda()?` copies a host tensor to the device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// let host = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!((&device + &host).eval()?.to_host()?.sum(), 8.0);
        /// ```

        device_tensor_beside_one_of_the_host: "A device tensor in a host expression"
        /// The memory of an expression is that of its first operand. `x.to_host()?` copies a device tensor.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let host = Tensor::<f32, Shape![4]>::ones();
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!((&host * 2.0 + &device.to_host()?).sum(), 12.0);
        /// ```

        host_tensor_in_a_device_product: "A host tensor as a factor of a device product"
        /// Both factors are on one device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![3, 4]>::ones().cuda()?;
        /// let other = Tensor::<f32, Shape![4, 2]>::ones().cuda()?;
        /// assert_eq!(device.mm(&other).eval()?.shape(), [3, 2]);
        /// ```

        inner_sizes_of_a_device_product: "Inner sizes of a device product"
        /// As on the host: `[M, K]` times `[K, N]`.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let a = Tensor::<f32, Shape![3, 4]>::ones().cuda()?;
        /// let b = Tensor::<f32, Shape![2, 4]>::ones().cuda()?;
        /// assert_eq!(a.mm(b.t()).eval()?.shape(), [3, 2]);
        /// ```

        device_in_a_host_function: "A device tensor as the argument of a host function"
        /// `impl Expr` is an expression over host memory. A function for both memories has the memory as a type
        /// parameter.
        /// ```ignore
        /// use stridewise::expr::Memory;
        /// use stridewise::prelude::*;
        /// fn halves<M: Memory>(x: impl Expr<M, Elem = f32>) -> impl Expr<M, Elem = f32> {
        ///     x.lazy() * 0.5
        /// }
        /// assert_eq!(halves(&Tensor::<f32, Shape![4]>::ones()).sum(), 2.0);
        /// ```

        closure_in_a_portable_function: "A closure in a function for both memories"
        /// A closure is machine code of the host. The operations of the library work in both memories.
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

        gradient_without_a_form: "The gradient of an operation that has none on devices"
        /// The host has gradients of all operations. A constant of the expression needs none.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// let mut grad = Tensor::<f32, Shape![4]>::zeros().cuda()?;
        /// let x = device.requires_grad(&mut grad);
        /// let loss = (x * x.detach().cumsum::<0>().detach()).sum().backward()?;
        /// assert_eq!(loss.to_host()?[[]], 10.0);
        /// ```

        operation_without_a_form: "A closure on a device"
        /// A closure is machine code of the host. Operations of the library are compiled to a kernel.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!((&device + 1.0).eval()?.to_host()?.sum(), 8.0);
        /// ```

        device_element_on_the_host: "An element of a device tensor"
        /// The host cannot read device memory, and no copy is implicit.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// assert_eq!(device.to_host()?[[0]], 1.0);
        /// ```

        device_result_in_a_host_tensor: "A device result written to a host tensor"
        /// A kernel writes to the memory of its device.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// let mut host = Tensor::<f32, Shape![4]>::zeros();
        /// (&device + 1.0).eval()?.copy_to_slice(host.as_mut_slice())?;
        /// assert_eq!(host.sum(), 8.0);
        /// ```

        write_through_a_shared_view: "A kernel that writes through a read-only view"
        /// As on the host, a shared view is read-only. An owned tensor lends mutable views.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let mut device = Tensor::<f32, Shape![4]>::ones().cuda()?;
        /// device.as_view_mut().narrow::<0, 1, 2>().fill_(3.0)?;
        /// assert_eq!(device.to_host()?.sum(), 8.0);
        /// ```

        view_outlives_its_tensor: "A view that outlives its device tensor"
        /// A view borrows the memory of its tensor, which is freed with it.
        /// ```ignore
        /// use stridewise::prelude::*;
        /// let x = Tensor::<f32, Shape![2, 4]>::ones().cuda()?;
        /// let view = x.t();
        /// assert_eq!(view.to_host()?.shape(), [4, 2]);
        /// ```
    }
}
