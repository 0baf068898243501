//! The same bytes as elements of another type: sizes, strides and offsets as PyTorch gives them.

use stridewise::layout::Layout;
use stridewise::prelude::*;
use stridewise::storage::Storage;

/// Shape, strides, offset and storage length.
fn facts<S: Storage, L: Layout>(x: &TensorBase<S, L>) -> (&[usize], &[usize], usize, usize) {
    (x.shape(), x.stride(), x.storage_offset(), x.storage_len())
}

#[test]
fn elements_of_the_same_size_keep_the_layout() {
    let x = Tensor::<f32, Shape![4, 6]>::arange();
    let y = x.t().slice(s![1.., ..;2]).view_dtype::<i32>();
    assert_eq!(facts(&y), (&[5, 2][..], &[1, 12][..], 1, 24));
    assert_eq!(y[[0, 0]], 1.0f32.to_bits() as i32);
    let y: TensorView<f32, Shape![4, 6]> = x.view_dtype::<u32>().view_dtype();
    assert_eq!(y, x);
    assert_eq!(
        Tensor::<f32, Shape![]>::ones().view_dtype::<u32>()[[]],
        0x3F80_0000
    );
    assert_eq!(
        Tensor::<bool, Shape![2]>::full(true)
            .view_dtype::<u8>()
            .sum(),
        2
    );
}

#[test]
fn smaller_elements_lengthen_the_last_dimension() {
    let x = Tensor::<f32, Shape![4, 6]>::arange();
    assert_eq!(
        facts(&x.view_dtype::<u8>()),
        (&[4, 24][..], &[24, 1][..], 0, 96)
    );
    let y = x.narrow::<1, 1, 2>().view_dtype::<u8>();
    assert_eq!(facts(&y), (&[4, 8][..], &[24, 1][..], 4, 96));
    assert!(
        y.select::<0, 0>()
            .iter()
            .eq(&[1.0f32.to_ne_bytes(), 2.0f32.to_ne_bytes()].concat())
    );
    let y = x.narrow::<1, 0, 1>().view_dtype::<u16>();
    assert_eq!(facts(&y), (&[4, 2][..], &[12, 1][..], 0, 48));
    let y = x
        .view::<Shape![2, 2, 6]>()
        .transpose::<0, 1>()
        .view_dtype::<i8>();
    assert_eq!(facts(&y), (&[2, 2, 24][..], &[24, 48, 1][..], 0, 96));
    // Without elements, and with the strides of a dimension of size 1.
    assert_eq!(
        facts(&Tensor::<f64, Shape![0, 3]>::zeros().view_dtype::<i32>()).0,
        [0, 6]
    );
    let y = x.as_strided::<Shape![1, 1], Strides![7, 1], 0>();
    assert_eq!(facts(&y.view_dtype::<u8>()).1, [28, 1]);
    assert_eq!(
        facts(&y.expand::<Shape![5, 1]>().view_dtype::<u8>()),
        (&[5, 4][..], &[0, 1][..], 0, 96)
    );
    let z = Tensor::<f64, Shape![2]>::full(f64::from_bits(0x4000_0000_3F80_0000));
    let halves = z.view_dtype::<[f32; 2]>();
    assert_eq!(halves.shape(), [2]);
    assert_eq!(
        halves[[1]],
        if cfg!(target_endian = "little") {
            [1.0, 2.0]
        } else {
            [2.0, 1.0]
        }
    );
}

#[test]
fn larger_elements_shorten_the_last_dimension() {
    let x = Tensor::<[f32; 2], Shape![4, 6]>::full([1.0, 2.0]);
    // Alignment 4 is enough for an array of two halves of it.
    let y = x.view_dtype::<u32>().view_dtype::<[i32; 2]>();
    assert_eq!(facts(&y), (&[4, 6][..], &[6, 1][..], 0, 24));
    let x = Tensor::<f32, Shape![4, 6]>::arange();
    assert_eq!(
        facts(&x.view_dtype::<[u32; 2]>()),
        (&[4, 3][..], &[3, 1][..], 0, 12)
    );
    let y = x.narrow::<1, 2, 2>().view_dtype::<[f32; 2]>();
    assert_eq!(facts(&y), (&[4, 1][..], &[3, 1][..], 1, 12));
    assert_eq!(y[[3, 0]], [20.0, 21.0]);
    assert_eq!(
        facts(&Tensor::<f32, Shape![0, 4]>::zeros().view_dtype::<[f32; 2]>()).1,
        [2, 1]
    );
    // A rest of the storage is left out.
    let odd = Tensor::<u8, Shape![7]>::arange();
    assert_eq!(
        facts(&odd.narrow::<0, 2, 4>().view_dtype::<[i8; 2]>()),
        (&[2][..], &[1][..], 1, 3)
    );
}

#[test]
fn the_address_decides_where_the_types_do_not_know() {
    let words = Tensor::<u64, Shape![4]>::full(0x0101_0101_0101_0101);
    let bytes = words.view_dtype::<u8>();
    assert_eq!(bytes.try_view_dtype::<u64>().unwrap(), words);
    let y = bytes.slice(s![8..24]).try_view_dtype::<u64>().unwrap();
    assert_eq!(facts(&y), (&[2][..], &[1][..], 1, 4));
    let error = bytes
        .slice(s![1..9])
        .rebase()
        .try_view_dtype::<f32>()
        .unwrap_err();
    assert_eq!(error, AlignmentError { needed: 4 });
    assert_eq!(error.to_string(), "the storage is not aligned to 4 bytes");
    assert!(
        bytes
            .slice(s![1..9])
            .rebase()
            .try_view_dtype::<i8>()
            .is_ok()
    );
}

#[test]
fn what_is_written_is_read_by_both() {
    let mut x = Tensor::<f32, Shape![2, 2]>::zeros();
    x.as_view_mut().view_dtype::<u32>().fill_(0x3F80_0000);
    assert_eq!(x.sum(), 4.0);
    // Any bytes are a number, and any number has bytes.
    x.as_view_mut().view_dtype::<u8>().fill_(0xFF);
    assert!(x.iter().all(|e| e.is_nan()));
    x.as_view_mut().view_dtype::<[f32; 2]>().select::<0, 1>()[[0]] = [1.0, 2.0];
    assert_eq!(x.as_slice()[2..], [1.0, 2.0]);

    let cells = x.as_cells();
    let (bits, mut bytes) = (cells.view_dtype::<u32>(), cells.view_dtype::<u8>());
    bits[[0, 0]].set(2.0f32.to_bits());
    cells[[0, 1]].set(3.0);
    let read: Vec<u8> = (0..8).map(|i| bytes[[0, i]].get()).collect();
    assert_eq!(read, [2.0f32.to_ne_bytes(), 3.0f32.to_ne_bytes()].concat());
    bytes.fill_(0);
    assert_eq!(cells.sum(), 0.0);
}

#[test]
fn parts_stay_apart() {
    let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
    let [left, right] = x.as_view_mut().chunk::<1, 2>();
    let (mut left, mut right) = (left.view_dtype::<u8>(), right.view_dtype::<[f32; 2]>());
    type Left<'a> = TensorViewMut<'a, u8, Shape![3, 8], Strides![16, 1], D<0>, Interleaved<D<40>>>;
    let _: &Left = &left;
    left.fill_(0);
    right[[2, 0]] = [1.0, 2.0];
    left.add_(1);
    for part in x.as_view_mut().axis_iter::<0>() {
        let part: TensorViewMut<u32, Shape![4]> = part.view_dtype::<u32>();
        assert_eq!(part.storage()[..2], [0x0101_0101; 2]);
    }
    assert_eq!(x[[2, 3]], 2.0);
}

#[test]
fn complex_elements() {
    let mut c = Tensor::<[f32; 2], Shape![2, 3]>::from_fn(|[i, j]| [i as f32, j as f32]);
    assert_eq!(
        facts(&c.view_as_real()),
        (&[2, 3, 2][..], &[6, 2, 1][..], 0, 12)
    );
    assert_eq!(
        facts(&c.t().view_as_real()),
        (&[3, 2, 2][..], &[2, 6, 1][..], 0, 12)
    );
    assert_eq!(
        facts(&c.select::<0, 1>().imag()),
        (&[3][..], &[2][..], 7, 12)
    );
    assert_eq!(facts(&c.t().real()), (&[3, 2][..], &[2, 6][..], 0, 12));
    let same: TensorView<[f32; 2], Shape![2, 3]> = c.view_as_real().view_as_complex();
    assert!(same == c);
    c.as_view_mut().imag().mul_(-1.0);
    let [mut re, im] = c.as_view_mut().view_as_real().unbind::<-1>();
    re.add_(&im);
    assert_eq!(c.as_slice()[3..], [[1.0, -0.0], [0.0, -1.0], [-1.0, -2.0]]);
    c.as_cells().real()[[0, 0]].set(7.0);
    assert_eq!(c[[0, 0]][0], 7.0);

    let x = Tensor::<f32, Shape![24]>::arange();
    let y = x
        .view::<Shape![2, 3, 4]>()
        .slice(s![.., .., 2..4])
        .view_as_complex();
    assert_eq!(facts(&y), (&[2, 3][..], &[6, 2][..], 1, 12));
    assert_eq!(y[[1, 2]], [22.0, 23.0]);
    // The stride of a dimension of size 1 does not matter, and is halved as PyTorch halves it.
    let y = x
        .as_strided::<Shape![3, 1, 2], Strides![4, 7, 1], 0>()
        .view_as_complex();
    assert_eq!(facts(&y), (&[3, 1][..], &[2, 3][..], 0, 12));
    assert_eq!(
        facts(&x.narrow::<0, 0, 2>().view_as_complex()),
        (&[][..], &[][..], 0, 12)
    );
    assert_eq!(
        Tensor::<f32, Shape![0, 2]>::zeros()
            .view_as_complex()
            .shape(),
        [0]
    );
    // Any element has two halves.
    let pairs = Tensor::<[bool; 2], Shape![2]>::full([true, false]);
    assert!(pairs.real().iter().all(|x| *x) && !pairs.imag().iter().any(|x| *x));
}

#[test]
fn constants() {
    static BYTES: [u8; 4] = [1, 2, 3, 4];
    static X: TensorView<'static, i8, Shape![2, 2]> =
        TensorView::<u8, Shape![2, 2]>::new(&BYTES).view_dtype::<i8>();
    assert_eq!(X.sum(), 10);
}
