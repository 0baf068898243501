//! Tiles, sliding windows and diagonals: `unfold`, `windows`, `tile`, `diagonal`, `unflatten`, `coalesce`.
//!
//! For a mutable view, windows require that no two of them share an element.

use super::TensorBase;
use super::kinds::{each_kind, signature};
use crate::layout::operation::{tile, windows_with};
use crate::layout::{
    CanUnfold, Coalesced, DecidedTiles, DecidedUntile, Diagonal, DiagonalDims, DiagonalOrder,
    DiagonalVerdict, Layout, OneForEach, PartitionShape, Partitioned, PartitionsDims, Rejection,
    TakesWindows, TileFits, TileVerdict, Tiled, TiledDims, UnflattenShape, UnflattenSize,
    UnflattenVerdict, Unflattened, Unflattens, UnfoldApart, UnfoldInjective, UnfoldRejection,
    UnfoldVerdict, Unfolded, Unfolds, UntileCounts, UntileFits, UntileVerdict, Untiled, Windowed,
    WindowedWith, WindowsApart, WindowsInjective, WindowsVerdict, WindowsWithApart, WindowsWithFit,
    WindowsWithInjective, WindowsWithVerdict,
};
use crate::num::{BelowThousand, Count, Dim};
use crate::shape::{At, AtMostEight, Axis, AxisOrScalar, Position, Shape, ShapeOrInfer};
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut};

// A method for every kind of tensor. For a unique view it requires that `$Apart` is true.
macro_rules! apart {
    (
        @
        $(#[$doc:meta])*
        fn $name:ident[$($generic:tt)*]() -> $Out:ty, $Span:ident[$V:ty] where [$($bound:tt)*];
        $Apart:ty: $Trait:path
    ) => {
        #[cfg(doc)]
        each_kind! { documented [
            $(#[$doc])*
            fn $name[$($generic)*]() -> $Out, $Span[$V] where $($bound)*
        ] }
        #[cfg(not(doc))]
        each_kind! { shared [
            $(#[$doc])*
            fn $name[$($generic)*]() -> $Out, $Span[$V] where $($bound)*
        ] }
        #[cfg(not(doc))]
        each_kind! { unique [
            $(#[$doc])*
            fn $name[$($generic)*]() -> <$Apart as $Trait>::Pass<$Out>, $Span[$V] where
            $Apart: $Trait,
            $($bound)*
        ] }
    };
    ($($method:tt)*) => { signature! { [apart @] $($method)* } };
}

apart! {
    /// All windows of `SIZE` elements along dimension `DIM`, `STEP` elements apart: the size of dimension `DIM`
    /// becomes the number of windows, and a new last dimension indexes the elements of a window. PyTorch's
    /// `x.unfold(dim, size, step)`.
    ///
    /// The shape `[.., N, ..]` becomes `[.., (N - SIZE) / STEP + 1, .., SIZE]`. A size larger than the dimension and
    /// a step of 0 do not compile; nor do windows of a mutable view that share elements. The three numbers are at
    /// most 999.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![7]>::arange();
    /// let y = x.unfold::<0, 3, 2>();
    /// assert_eq!((y.shape(), y.stride()), (&[3, 3][..], &[2, 1][..]));
    /// assert!(y.iter().eq(&[0, 1, 2, 2, 3, 4, 4, 5, 6]));
    /// ```
    fn unfold<const DIM: isize, const SIZE: usize, const STEP: usize>() // x.unfold::<0, 2, 1>(): dimension, size, step
        -> Unfolded<L, DIM, SIZE, STEP>, ViewSpan[UnfoldVerdict<L, DIM, SIZE, STEP>]
    where [
        L::Shape: AxisOrScalar<DIM>,
        Count<SIZE>: BelowThousand<SIZE>,
        Count<STEP>: BelowThousand<STEP>,
        UnfoldRejection<L, DIM, SIZE, STEP>: Unfolds<DIM, SIZE, UnfoldRejection<L, DIM, SIZE, STEP>>,
        L::Shape: CanUnfold<DIM, SIZE, STEP>,
    ];
    UnfoldInjective<L, DIM, SIZE, STEP>: UnfoldApart<SIZE, STEP>
}

apart! {
    /// All windows of the sizes `Size` in the last dimensions: `[.., M, N]` becomes `[.., M - 2, N - 2, 3, 3]` for
    /// `Shape![3, 3]`. NumPy's `sliding_window_view`; in PyTorch an `unfold` for each dimension.
    ///
    /// Sizes larger than their dimensions do not compile, nor do windows of a mutable view that share elements.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// let y = x.windows::<Shape![3, 3]>();
    /// assert_eq!((y.shape(), y.stride()), (&[2, 3, 3, 3][..], &[5, 1, 5, 1][..]));
    /// assert_eq!(y[[1, 2, 0, 0]], x[[1, 2]]);
    /// ```
    fn windows<Size: Shape>() // x.windows::<Shape![3, 3]>()
        -> Windowed<L, Size>, ViewSpan[WindowsVerdict<L, Size>]
    where [
        WindowsVerdict<L, Size>: TakesWindows<Size, L::Shape, Rejection<WindowsVerdict<L, Size>>>,
    ];
    WindowsInjective<L, Size>: WindowsApart<Size>
}

apart! {
    /// Windows of the sizes `Size` in the last dimensions, `Step` elements apart, that take every `Dilation`th
    /// element: the windows of a convolution with `stride` and `dilation`. The three lists have the same length.
    ///
    /// A dimension of size `N` gives `(N - Dilation * (Size - 1) - 1) / Step + 1` windows. A window larger than the
    /// dimension and a step or a dilation of 0 do not compile; nor do windows of a mutable view that share elements.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![7, 8]>::arange();
    /// let y = x.windows_with::<Shape![3, 2], Shape![2, 3], Shape![1, 2]>();
    /// assert_eq!((y.shape(), y.stride()), (&[3, 2, 3, 2][..], &[16, 3, 8, 2][..]));
    /// assert_eq!(y[[1, 1, 2, 1]], x[[1 * 2 + 2 * 1, 1 * 3 + 1 * 2]]);
    /// ```
    fn windows_with<Size: Shape, Step: Shape, Dilation: Shape>()
        -> WindowedWith<L, Size, Step, Dilation>, KeptSpan[WindowedWith<L, Size, Step, Dilation>]
    where [
        WindowsWithVerdict<L, Size, Step, Dilation>: OneForEach<Size, Step, Dilation>,
        WindowsWithVerdict<L, Size, Step, Dilation>: PartitionsDims<windows_with, Size, L::Shape>,
        WindowsWithVerdict<L, Size, Step, Dilation>: WindowsWithFit<
            <WindowsWithVerdict<L, Size, Step, Dilation> as Partitioned>::Axis,
            <WindowsWithVerdict<L, Size, Step, Dilation> as Partitioned>::Size,
            <WindowsWithVerdict<L, Size, Step, Dilation> as Partitioned>::Asked,
            <WindowsWithVerdict<L, Size, Step, Dilation> as Partitioned>::Step,
            <WindowsWithVerdict<L, Size, Step, Dilation> as Partitioned>::Apart,
        >,
        PartitionShape<WindowsWithVerdict<L, Size, Step, Dilation>, Size>: AtMostEight,
    ];
    WindowsWithInjective<WindowsWithVerdict<L, Size, Step, Dilation>, Size>: WindowsWithApart<Size, Step, Dilation>
}

each_kind! {
    /// Splits the last dimensions into tiles: `[.., M, N]` becomes `[.., M / 8, N / 8, 8, 8]` for `Shape![8, 8]`.
    /// [`untile`](Self::untile) is the inverse. PyTorch has no counterpart.
    ///
    /// Requires sizes that are divisible by those of the tile; others do not compile.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let y = x.tile::<Shape![2, 3]>();
    /// assert_eq!((y.shape(), y.stride()), (&[2, 2, 2, 3][..], &[12, 3, 6, 1][..]));
    /// assert!(y.select::<0, 1>().select::<0, 0>().iter().eq(&[12, 13, 14, 18, 19, 20]));
    /// ```
    fn tile<To: Shape>()
        -> Tiled<L, To> where
    TileVerdict<L, To>: PartitionsDims<tile, To, L::Shape>,
    DecidedTiles<L, To>: TileFits<
        <TileVerdict<L, To> as Partitioned>::Axis,
        <TileVerdict<L, To> as Partitioned>::Size,
        <TileVerdict<L, To> as Partitioned>::Asked,
    >,
    PartitionShape<DecidedTiles<L, To>, To>: AtMostEight,
}

each_kind! {
    /// Merges `K` dimensions of tiles with the `K` dimensions within the tiles: `[.., A, B, 8, 8]` becomes
    /// `[.., A * 8, B * 8]` for a `K` of 2. The inverse of [`tile`](Self::tile). PyTorch has no counterpart.
    ///
    /// Requires tiles that are contiguous along each dimension; others do not compile.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let y: TensorView<i64, Shape![4, 6]> = x.tile::<Shape![2, 3]>().untile::<2>();
    /// assert_eq!(y, x);
    /// ```
    fn untile<const K: usize>()
        -> Untiled<L, K> where
    Count<K>: TiledDims<K>,
    UntileVerdict<L, K>: UntileCounts<K, L::Shape>,
    DecidedUntile<L, K>: UntileFits<
        <UntileVerdict<L, K> as crate::layout::Joining>::Axis,
        <UntileVerdict<L, K> as crate::layout::Joining>::Stride,
        <UntileVerdict<L, K> as crate::layout::Joining>::Size,
        <UntileVerdict<L, K> as crate::layout::Joining>::Step,
    >,
}

each_kind! {
    /// The elements at equal indices of the dimensions `DIM1` and `DIM2`, as a new last dimension. A positive
    /// `OFFSET` starts at that index of `DIM2`, a negative one at its absolute value along `DIM1`. PyTorch's
    /// `x.diagonal(offset, dim1, dim2)`.
    ///
    /// An offset that is out of range gives a dimension of size 0. Requires two different dimensions.
    ///
    /// Of a generic `(N, N)` the size is the smaller of `N` and `N`, which the compiler does not know to be `N`. The result of
    /// `einsum!("ii->i", a)`, an expression, has the shape `(N,)`, without a bound.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// assert!(x.diagonal::<1, 0, 1>().iter().eq(&[1, 6, 11]));
    /// assert!(x.diagonal::<-1, 0, 1>().iter().eq(&[4, 9]));
    /// let mut m = Tensor::<i64, Shape![3, 3]>::zeros();
    /// m.as_view_mut().diagonal::<0, 0, 1>().fill_(1);
    /// assert_eq!(m, Tensor::eye());
    /// fn of_generic<N: Dim>(a: &Tensor<i64, (N, N)>) -> Tensor<i64, (N,)> {
    ///     einsum!("ii->i", a).eval()
    /// }
    /// assert_eq!(of_generic(&m).as_slice(), [1, 1, 1]);
    /// ```
    fn diagonal<const OFFSET: isize, const DIM1: isize, const DIM2: isize>() // x.diagonal::<0, 0, 1>()
        -> Diagonal<L, OFFSET, DIM1, DIM2>, ViewSpan[DiagonalVerdict<L, OFFSET, DIM1, DIM2>]
    where
    L::Shape: Axis<DIM1> + Axis<DIM2>,
    At<OFFSET>: Position,
    DiagonalOrder<L, DIM1, DIM2>: DiagonalDims<DIM1, DIM2, L::Shape>,
}

each_kind! {
    /// Splits dimension `DIM` into the sizes `To`, one of which may be `_`. PyTorch's `x.unflatten(dim, sizes)`.
    ///
    /// Sizes whose product is not the size of the dimension do not compile.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![6, 4]>::arange();
    /// let y = x.unflatten::<0, Shape![2, _]>();
    /// assert_eq!((y.shape(), y.stride()), (&[2, 3, 4][..], &[12, 4, 1][..]));
    /// ```
    fn unflatten<const DIM: isize, To: ShapeOrInfer>() // x.unflatten::<0, Shape![2, _]>()
        -> Unflattened<L, DIM, To> where
    L::Shape: Axis<DIM>,
    UnflattenVerdict<L, DIM, To>: Unflattens<DIM, UnflattenSize<L, DIM>, To>,
    UnflattenShape<L, DIM, To>: AtMostEight,
}

each_kind! {
    /// The fewest dimensions that have the same elements in the same order: dimensions of size 1 are removed, and
    /// adjacent contiguous dimensions are merged. PyTorch does this inside its kernels.
    ///
    /// A single element gets the shape `[]`, no elements the shape `[0]`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.coalesce().shape(), [24]);
    /// let y = x.narrow::<1, 1, 2>();
    /// let z = y.coalesce();
    /// assert_eq!((z.shape(), z.stride()), (&[2, 8][..], &[12, 1][..]));
    /// assert!(y.iter().eq(z.iter()));
    /// ```
    fn coalesce()
        -> Coalesced<L> where
}
