//! Every view knows the length of its storage, whatever lies before, between and behind its elements.

use stridewise::layout::Layout;
use stridewise::prelude::*;
use stridewise::storage::Storage;

/// Each view of `x` sees all of `base`.
macro_rules! all_see {
    ($x:ident, $base:expr; $($view:expr;)*) => { $({
        let view = $view;
        assert_eq!(view.storage_len(), $base.len(), "{}", stringify!($view));
        let storage = view.storage();
        assert_eq!(storage.as_ptr().addr(), $base.as_ptr().addr(), "{}", stringify!($view));
        assert_eq!(storage.len(), $base.len(), "{}", stringify!($view));
    })* };
}

/// Views of a view of the shape [2, 3, 4] over 24 elements or more.
macro_rules! views_of {
    ($x:ident, $base:expr) => {
        all_see! { $x, $base;
            $x.narrow::<0, 0, 2>();
            $x.narrow::<0, 1, 1>();
            $x.narrow::<1, 1, 2>();
            $x.narrow::<2, 1, 3>();
            $x.narrow::<2, 0, 4>();
            $x.narrow::<0, 0, 0>();
            $x.narrow::<1, 2, 0>();
            $x.narrow::<2, 4, 0>();
            $x.narrow::<1, 2, 0>().narrow::<2, 1, 2>();
            $x.narrow::<1, 1, 1>().narrow::<2, 1, 2>().narrow::<0, 1, 1>();
            $x.select::<0, 1>();
            $x.select::<1, 0>();
            $x.select::<1, -1>();
            $x.select::<-1, 2>();
            $x.select::<0, 0>().select::<0, 2>().select::<0, 1>();
            $x.slice(s![1.., ..;2, 1..3]);
            $x.slice(s![.., 1, ..;3]);
            $x.slice(s![0, .., 3]);
            $x.slice(s![.., .., ..]);
            $x.slice(s![.., 2..2, ..]);
            $x.slice(s![-1, 1.., ..3]);
            $x.slice(s![..1, -2..-1, -3]);
            $x.slice(s![..;2, 0..3;2, 1..4;2]);
            $x.slice(s![..;5, -3..;2, ..-1;3]);
            $x.slice(s![0.., 3.., 4..;2]);
            $x.slice(s![1..0, .., 0]);
            $x.slice(s![1, NewAxis, ..., 1]);
            $x.transpose::<0, 2>();
            $x.permute::<Dims![2, 0, 1]>();
            $x.unsqueeze::<1>();
            $x.unsqueeze::<1>().expand::<Shape![_, 5, _, _]>();
            $x.unsqueeze::<1>().expand::<Shape![_, 0, _, _]>();
            $x.unsqueeze::<1>().expand::<Shape![_, 5, _, _]>().narrow::<1, 1, 2>();
            $x.diagonal::<1, 1, 2>();
            $x.diagonal::<-1, 0, 1>();
            $x.diagonal::<9, 0, 1>();
            $x.diagonal::<0, 0, 2>();
            $x.diagonal::<0, 2, 0>();
            $x.diagonal::<1, 0, 2>();
            $x.diagonal::<2, 0, 2>();
            $x.diagonal::<-2, 2, 1>();
            $x.diagonal::<-2, 1, 0>();
            $x.diagonal::<-9, 1, 2>();
            $x.unfold::<2, 2, 3>();
            $x.unfold::<1, 2, 1>();
            $x.unfold::<2, 1, 2>();
            $x.unfold::<2, 2, 9>();
            $x.unfold::<0, 1, 3>();
            $x.unfold::<1, 3, 2>();
            $x.unfold::<1, 0, 2>();
            $x.windows::<Shape![2, 2]>();
            $x.windows::<Shape![2, 1, 4]>();
            $x.windows::<Shape![0]>();
            $x.windows_with::<Shape![2, 1], Shape![2, 2], Shape![1, 1]>();
            $x.tile::<Shape![1, 3, 2]>();
            $x.unflatten::<2, Shape![2, 2]>();
            $x.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
            $x.as_strided::<Shape![24], Strides![1], 0>();
            $x.as_strided::<Shape![0, 2], Strides![4, 1], 999>();
            $x.as_strided::<Shape![], Strides![], 23>();
            $x.as_strided::<Shape![3, 2], Strides![4, 1], 5>().select::<0, 1>();
            $x.split_at::<1, 1>().0;
            $x.split_at::<1, 1>().1;
            $x.split_at::<2, 4>().0;
            $x.split_at::<2, 4>().1;
            $x.split_at::<1, 0>().0;
            $x.split_at::<1, 0>().1;
            $x.split_at::<0, -1>().0;
            $x.split_at::<2, -3>().1;
            $x.split_with_sizes::<2, Shape![1, 2, 1]>().0;
            $x.split_with_sizes::<2, Shape![1, 0, 3]>().1;
            $x.split_with_sizes::<2, Shape![1, 2, 1]>().1;
            $x.view_dtype::<i32>();
        }
    };
}

#[test]
fn views_see_the_whole_storage() {
    let base: [f32; 24] = core::array::from_fn(|i| i as f32);
    let x = TensorView::<f32, Shape![2, 3, 4]>::new(&base);
    views_of!(x, base);
    let y = TensorView::<f32, Shape![4, 2, 3]>::new(&base).permute::<Dims![1, 2, 0]>();
    views_of!(y, base);
    let owned = Tensor::<f32, Shape![2, 3, 4]>::from_fn(|_| 1.0);
    views_of!(owned, owned.as_slice());
    #[cfg(feature = "alloc")]
    {
        let boxed = BoxedTensor::<f32, Shape![2, 3, 4]>::zeros();
        views_of!(boxed, boxed.as_slice());
    }
}

#[test]
fn so_do_views_of_a_part_of_it() {
    let base: [f32; 120] = core::array::from_fn(|i| i as f32);
    let whole = TensorView::<f32, Shape![4, 5, 6]>::new(&base);
    let x = whole.slice(s![1..3, 1..4, 2..6]);
    views_of!(x, base);
    let y = whole.slice(s![..;2, 2.., ..4]);
    views_of!(y, base);
    let z = whole
        .select::<0, 1>()
        .narrow::<0, 1, 3>()
        .narrow::<1, 0, 4>();
    let z = z.unsqueeze::<0>().expand::<Shape![2, _, _]>();
    views_of!(z, base);
}

#[test]
fn rebased_views_see_what_they_reach() {
    let base: [f32; 24] = core::array::from_fn(|i| i as f32);
    let x = TensorView::<f32, Shape![2, 3, 4]>::new(&base);
    assert_eq!(x.select::<1, 1>().rebase().storage(), &base[4..20]);
    assert_eq!(x.narrow::<2, 1, 2>().rebase().storage(), &base[1..23]);
    assert!(x.narrow::<2, 1, 0>().rebase().storage().is_empty());
    assert_eq!(x.chunk::<2, 2>()[1].storage(), &base[2..24]);
    assert_eq!(x.unbind::<0>()[1].storage(), &base[12..]);
    let whole: TensorView<f32, Shape![2, 3, 4]> = x.narrow::<2, 0, 4>();
    assert_eq!(whole.storage(), &base);
}

#[test]
fn elements_of_another_type() {
    let base: [u8; 48] = core::array::from_fn(|i| i as u8);
    let x = TensorView::<u8, Shape![2, 3, 8]>::new(&base);
    all_see! { x, base;
        x.narrow::<1, 1, 1>().view_dtype::<i8>();
        x.narrow::<2, 4, 4>().view_dtype::<i8>();
    }
    let y = x.slice(s![.., 1, 4..]);
    // Where the address suits them.
    if let Ok(y) = y.try_view_dtype::<u32>() {
        assert_eq!((y.storage_len(), y.storage().len()), (12, 12));
        assert_eq!(y.view_dtype::<u8>().storage(), &base);
    }
    let pairs: [[f32; 2]; 6] = core::array::from_fn(|i| [i as f32, -(i as f32)]);
    let z = TensorView::<[f32; 2], Shape![2, 3]>::new(&pairs);
    for len in [
        z.view_as_real().storage_len(),
        z.real().storage_len(),
        z.imag().storage_len(),
        z.select::<1, 1>().imag().storage_len(),
        z.narrow::<1, 0, 2>().real().storage_len(),
        z.narrow::<1, 0, 0>().imag().storage_len(),
        z.narrow::<0, 1, 1>().view_as_real().storage_len(),
    ] {
        assert_eq!(len, 12);
    }
    let back = z.view_as_real().narrow::<1, 1, 2>().view_as_complex();
    assert_eq!(back.storage(), &pairs);
}

#[test]
fn a_storage_without_elements() {
    let x = Tensor::<f32, Shape![3, 0, 2]>::zeros();
    fn none<S: Storage, L: Layout>(x: &TensorBase<S, L>) {
        assert_eq!((x.storage_len(), x.numel()), (0, 0));
    }
    none(&x);
    none(&x.narrow::<0, 1, 1>());
    none(&x.narrow::<0, 3, 0>());
    none(&x.select::<0, 2>());
    none(&x.slice(s![1.., .., ..;2]));
    none(&x.slice(s![..2, .., ..1]));
    none(&x.unfold::<0, 2, 2>());
    none(&x.windows::<Shape![2]>());
    none(&x.diagonal::<0, 0, 2>());
    none(&x.diagonal::<1, 0, 1>());
    none(&x.split_at::<0, 1>().0);
    none(&x.permute::<Dims![2, 1, 0]>().narrow::<0, 0, 1>());
    none(&x.unsqueeze::<0>().expand::<Shape![4, _, _, _]>());
    assert!(x.select::<0, 2>().storage().is_empty());
    assert!(x.narrow::<2, 0, 1>().storage().is_empty());
}

#[test]
#[expect(clippy::type_complexity)]
fn a_whole_view_names_no_length() {
    let base = [0_u8; 24];
    let x = TensorView::<u8, Shape![2, 3, 4]>::new(&base);
    let _: TensorView<u8, Shape![4, 3, 2], Strides![1, 4, 12]> = x.transpose::<0, 2>();
    let _: TensorView<u8, Shape![6, 4]> = x.view::<Shape![6, _]>();
    let _: TensorView<u8, Shape![3, 4], Strides![4, 1], D<12>> = x.select::<0, 1>();
    type Row<'a> = TensorView<'a, u8, Shape![3, 4], Strides![4, 1], D<0>, Trailing<D<12>>>;
    let _: Row = x.select::<0, 0>();
    type Columns<'a> =
        TensorView<'a, u8, Shape![2, 3, 2], Strides![12, 4, 1], D<1>, Trailing<D<1>>>;
    let _: Columns = x.narrow::<2, 1, 2>();
    // What cuts off nothing at the end leaves nothing behind.
    let _: TensorView<u8, Shape![2, 3, 2], Strides![12, 4, 2], D<1>> = x.slice(s![.., .., 1..;2]);
    let _: TensorView<u8, Shape![2, 3, 2], Strides![12, 4, 1], D<2>> = x.split_at::<2, 2>().1;
    let _: TensorView<u8, Shape![2, 3, 2, 2], Strides![12, 4, 2, 1]> = x.unfold::<2, 2, 2>();
    let _: TensorView<u8, Shape![2, 2, 3, 2, 2], Strides![12, 4, 1, 4, 1]> =
        x.windows::<Shape![2, 2]>();
    // Nor do views of a storage without elements leave more than it did.
    let none = TensorView::<u8, Shape![3, 0, 2]>::new(&[]);
    let _: TensorView<u8, Shape![2, 0, 2], Strides![2, 2, 1]> = none.slice(s![..2]);
    let _: TensorView<u8, Shape![1, 0, 2, 2], Strides![4, 2, 1, 2]> = none.unfold::<0, 2, 2>();
    // Generic code needs no length either.
    fn transposed<M: Dim, N: Dim>(
        x: TensorView<u8, (M, N), (N, D<1>)>,
    ) -> TensorView<u8, (N, M), (D<1>, N)> {
        x.t()
    }
    assert_eq!(transposed(x.view::<Shape![6, 4]>()).shape(), [4, 6]);
}
