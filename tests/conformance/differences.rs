// What PyTorch accepts and the library refuses, with what it says. Written by hand.
// Each function is legal but for its marked line. A function is named `kind_number`.

#![allow(dead_code, unused)]

use stridewise::prelude::*;

fn slice_beyond_the_end_0() {
    // says: is out of range for the size D<4> of dimension D<0>
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    let _ = x.slice(s![1..7]); //~ 0
}

fn slice_beyond_the_end_1() {
    // says: is out of range for the size D<5> of dimension D<1>
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    let _ = x.slice(s![.., -9..]); //~ 1
}

fn more_than_eight_dimensions_2() {
    // says: at most 8 dimensions
    let x = Tensor::<i64, Shape![1, 1, 1, 1, 1, 1, 1, 1]>::arange();
    let _ = x.unsqueeze::<0>(); //~ 2
}

fn more_than_eight_dimensions_3() {
    // says: more than 8 dimensions
    let x = Tensor::<i64, Shape![1, 1, 1, 1, 1, 1, 1, 1]>::arange();
    let _ = x.slice(s![0, NewAxis, .., NewAxis]); //~ 3
}

fn more_than_twelve_digits_4() {
    // says: 999,999,999,999
    let x = Tensor::<i64, Shape![1]>::arange();
    let _ = x.expand::<Shape![1_000_000_000_000]>(); //~ 4
}

fn constant_above_999_5() {
    // says: numbers in `::<..>` reach
    let x = Tensor::<i64, Shape![2000]>::arange();
    let _ = x.narrow::<0, 1000, 5>(); //~ 5
}

fn constant_above_999_6() {
    // says: numbers in `::<..>` reach
    let x = Tensor::<i64, Shape![2000]>::arange();
    let _ = x.narrow::<0, 0, 1000>(); //~ 6
}

fn minus_one_7() {
    // says: a size that follows from the others is written `_`, where PyTorch takes -1
    let x = Tensor::<i64, Shape![12]>::arange();
    let _ = x.view::<Shape![3, -1]>(); //~ 7
}

fn expanded_is_shared_8() {
    // says: this view is read-only
    let mut x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view_mut().expand::<Shape![3, 4]>();
    fn writable<S: stridewise::storage::StorageMut, L>(_: TensorBase<S, L>) {}
    writable(y); //~ 8
}

fn view_outlives_tensor_9() {
    // says: `x` does not live long enough
    let y;
    {
        let x = Tensor::<i64, Shape![3, 4]>::arange();
        y = x.t(); //~ 9
    }
    y.shape();
}

fn written_while_viewed_10() {
    // says: cannot borrow `x` as mutable because it is also borrowed as immutable
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.t();
    x[[0, 0]] = 99; //~ 10
    y.shape();
}

fn two_mutable_views_11() {
    // says: cannot borrow `x` as mutable more than once at a time
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    let mut y = x.as_view_mut().select::<0, 0>();
    let mut z = x.as_view_mut().select::<0, 1>(); //~ 11
    y[[0]] = z[[0]];
}

fn cells_leave_their_thread_12() {
    // says: cells stay on their thread
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_cells();
    fn send<T: Send>(_: T) {}
    send(y); //~ 12
}

fn uneven_parts_13() {
    // says: does not divide into 3 equal parts
    let x = Tensor::<i64, Shape![10]>::arange();
    let _ = x.chunk::<0, 3>(); //~ 13
}

fn uneven_parts_14() {
    // says: does not divide into parts of size 4
    let x = Tensor::<i64, Shape![10]>::arange();
    let _ = x.split::<0, 4>(); //~ 14
}

fn more_than_999_parts_15() {
    // says: visits the indices of the dimension one after the other
    let x = Tensor::<i64, Shape![2000]>::arange();
    let _ = x.unbind::<0>(); //~ 15
}

fn parts_beyond_the_end_16() {
    // says: split_at: index 11 is out of range for the size
    let x = Tensor::<i64, Shape![10]>::arange();
    let _ = x.split_at::<0, 11>(); //~ 16
}

fn storage_of_interleaved_parts_17() {
    // says: its elements interleave with those of other parts
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    let [y, _] = x.as_view_mut().chunk::<1, 2>();
    let _ = y.storage(); //~ 17
}

fn bytes_as_bool_18() {
    // says: not every bit pattern is a `bool`
    let x = Tensor::<u8, Shape![4]>::zeros();
    let _ = x.view_dtype::<bool>(); //~ 18
}

fn alignment_is_unknown_19() {
    // says: looks at the address once, when the program runs
    let x = Tensor::<u8, Shape![8]>::zeros();
    let _ = x.view_dtype::<f32>(); //~ 19
}
