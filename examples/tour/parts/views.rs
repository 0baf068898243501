//! Storage, offset, size and stride.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn storage(tour: &mut Tour) -> Outcome<()> {
    tour.part("A tensor is a storage, and how to walk it")?;
    run!(tour, "x = torch.zeros(2, 4)"; let mut x = Tensor::<f32, Shape![2, 4]>::zeros());
    tour.row(rust!(x.storage().len()), "len(x.storage())")?
        .gives(8)?;
    run!(tour, "x.storage()[4] = 1"; x.as_mut_slice()[4] = 1.0);
    tour.row(rust!(x), "x")?
        .gives(tensor![[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0]])?;

    tour.says("\nIndex (j, k, v) lies at offset + A·j + B·k + C·v; (A, B, C) is the stride:")?;
    run!(tour, "x = torch.arange(24).view(2, 3, 4)"; let x = Tensor::<i64, Shape![2, 3, 4]>::arange());
    tour.row(rust!(x.stride()), "x.stride()")?
        .gives([12, 4, 1])?;
    tour.row(rust!(x[[1, 2, 3]]), "x[1, 2, 3]")?.gives(23)?;
    tour.row(
        rust!(x.view::<Shape![_]>()[[12 + 4 * 2 + 3]]),
        "x.view(-1)[12*1 + 4*2 + 1*3]",
    )?
    .gives(23)?;

    tour.says("\nA view is a pointer and a type; offset, size and stride cost no memory:")?;
    tour.row(rust!(size_of_val(&x.transpose::<0, 2>())), "")?
        .gives(size_of::<usize>())?;

    tour.says("\nA row begins where its offset says:")?;
    run!(tour, "points = torch.tensor([[4., 1], [5, 3], [2, 1]])";
        let points: Tensor<f32, Shape![3, 2]> = tensor![[4.0, 1.0], [5.0, 3.0], [2.0, 1.0]]);
    tour.row(rust!(points.select::<0, 1>()), "points[1]")?
        .gives(tensor![5.0, 3.0])?
        .lies([2], [1], 2)?
        .drawn("select.png", "A row of a matrix: one step into the storage")
}

pub(crate) fn repeated(tour: &mut Tour) -> Outcome<()> {
    tour.part("Any offset, size and stride over a storage")?;
    run!(tour, "n = torch.arange(20)"; let n = Tensor::<i64, Shape![20]>::arange());
    tour.row(
        rust!(n.as_strided::<Shape![3, 2], Strides![4, 1], 5>()),
        "x.set_(n.storage(), 5, (3, 2), (4, 1))",
    )?
    .gives(tensor![[5, 6], [9, 10], [13, 14]])?
    .drawn("set.png", "set_: a window into a storage")?;

    tour.says("\nStride 0 shows an element again and again:")?;
    run!(tour, "n = torch.linspace(1, 4, 4)"; let n = Tensor::<f32, Shape![4]>::linspace(1.0, 4.0));
    tour.row(
        rust!(n.as_strided::<Shape![3, 3], Strides![0, 1], 1>()),
        "x.set_(n.storage(), 1, (3, 3), (0, 1))",
    )?
    .gives(tensor![[2.0, 3.0, 4.0], [2.0, 3.0, 4.0], [2.0, 3.0, 4.0]])?
    .drawn("stride-0-1.png", "Stride (0, 1): the same row, three times")?;
    tour.row(
        rust!(n.as_strided::<Shape![2, 4], Strides![1, 0], 1>()),
        "x.set_(n.storage(), 1, (2, 4), (1, 0))",
    )?
    .gives(tensor![[2.0, 2.0, 2.0, 2.0], [3.0, 3.0, 3.0, 3.0]])?
    .drawn(
        "stride-1-0.png",
        "Stride (1, 0): the same column, four times",
    )
}
