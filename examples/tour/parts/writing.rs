//! In-place operations, and writing through views.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn in_place(tour: &mut Tour) -> Outcome<()> {
    tour.part("In place: a view of a tensor writes into the tensor")?;
    run!(tour, "x = torch.zeros(4, 5)"; let mut x = Tensor::<f32, Shape![4, 5]>::zeros());
    run!(tour, "x.narrow(1, 2, 2).fill_(1)"; x.as_view_mut().narrow::<1, 2, 2>().fill_(1.0));
    tour.row(rust!(x), "x")?.gives(tensor![
        [0.0, 0.0, 1.0, 1.0, 0.0],
        [0.0, 0.0, 1.0, 1.0, 0.0],
        [0.0, 0.0, 1.0, 1.0, 0.0],
        [0.0, 0.0, 1.0, 1.0, 0.0]
    ])?;
    tour.row(rust!(x.narrow::<1, 2, 2>()), "x.narrow(1, 2, 2)")?
        .lies([4, 2], [5, 1], 2)?
        .drawn("narrow.png", "narrow: columns 2 and 3, the others skipped")?;
    run!(tour, "x[:, 0] = torch.arange(4.)"; x.as_view_mut().select::<1, 0>().copy_(&Tensor::<f32, Shape![4]>::arange()));
    run!(tour, "x[:, 1].add_(2).mul_(3)"; x.as_view_mut().select::<1, 1>().add_(2.0).mul_(3.0));
    tour.row(rust!(x), "x")?.gives(tensor![
        [0.0, 6.0, 1.0, 1.0, 0.0],
        [1.0, 6.0, 1.0, 1.0, 0.0],
        [2.0, 6.0, 1.0, 1.0, 0.0],
        [3.0, 6.0, 1.0, 1.0, 0.0]
    ])?;

    tour.says("\nThe same elements under another shape:")?;
    run!(tour, "q = torch.zeros(2, 4)"; let mut q = Tensor::<f32, Shape![2, 4]>::zeros());
    run!(tour, "r = q.view(2, 2, 2)"; let mut r = q.as_view_mut().view::<Shape![2, 2, 2]>());
    run!(tour, "r[1, 1, 0] = 1"; r[[1, 1, 0]] = 1.0);
    tour.row(rust!(q.select::<0, 1>()), "q[1]")?
        .gives(tensor![0.0, 0.0, 1.0, 0.0])?;
    run!(tour, "r = q.view(2, 2, 2)"; let r = q.as_view_mut().view::<Shape![2, 2, 2]>());
    run!(tour, "r.narrow(0, 1, 1).fill_(3)"; r.narrow::<0, 1, 1>().fill_(3.0));
    tour.row(rust!(q.select::<0, 1>()), "q[1]")?
        .gives(tensor![3.0, 3.0, 3.0, 3.0])?;

    tour.says("\nA copy is another tensor:")?;
    run!(tour, "points = torch.tensor([[4., 1], [5, 3], [2, 1]])";
        let mut points: Tensor<f32, Shape![3, 2]> = tensor![[4.0, 1.0], [5.0, 3.0], [2.0, 1.0]]);
    run!(tour, "points[1][0] = 10"; points.as_view_mut().select::<0, 1>()[[0]] = 10.0);
    run!(tour, "copy = points[1].clone()"; let mut copy = points.select::<0, 1>().eval());
    run!(tour, "copy.zero_()"; copy.zero_());
    tour.row(rust!(points), "points")?
        .gives(tensor![[4.0, 1.0], [10.0, 3.0], [2.0, 1.0]])?;

    tour.says("\ntranspose_ changes a tensor's metadata: here it takes the tensor and returns it re-typed.")?;
    run!(tour, "points.transpose_(0, 1)"; let points = points.transpose_::<0, 1>());
    tour.row(rust!(points), "points")?.lies([2, 3], [1, 2], 0)?;
    Ok(())
}

pub(crate) fn cells(tour: &mut Tour) -> Outcome<()> {
    tour.part("Two names for the same elements, both writable: cells")?;
    tour.says(
        "Rust lets one name write at a time. Views over Cells may be shared, overlap, and write:\n",
    )?;
    run!(tour, "x = torch.arange(12).view(3, 4)"; let mut x = Tensor::<i64, Shape![3, 4]>::arange());
    run!(tour, "# every PyTorch tensor is like this"; let x = x.as_cells());
    run!(tour, "y = x.t()"; let y = x.t());
    run!(tour, "y[0, 0] = 99"; y[[0, 0]].set(99));
    tour.row(rust!(x[[0, 0]].get()), "x[0, 0]")?.gives(99)?;
    run!(tour, "x[2, 1] = -1"; x[[2, 1]].set(-1));
    tour.row(rust!(y[[1, 2]].get()), "y[1, 2]")?.gives(-1)?;
    run!(tour, "x.storage()[4] = 44"; x.storage()[4].set(44));
    tour.row(rust!(y), "y")?
        .gives(tensor![[99, 44, 8], [1, 5, -1], [2, 6, 10], [3, 7, 11]])?;
    Ok(())
}
