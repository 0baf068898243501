//! Views of a tensor of three dimensions, on one sheet.

use stridewise::prelude::*;
use stridewise::viz::Diagram;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn three_dimensions(tour: &mut Tour) -> Outcome<()> {
    tour.part("Views of a tensor of three dimensions")?;
    run!(tour, "x = torch.arange(24).view(2, 3, 4)"; let x = Tensor::<i64, Shape![2, 3, 4]>::arange());
    let whole = tour.row(rust!(x), "x")?.lies([2, 3, 4], [12, 4, 1], 0)?;
    let whole = whole.drawing();
    let views: [Diagram; 9] = [
        tour.row(rust!(x.view::<Shape![3, _]>()), "x.view(3, -1)")?
            .lies([3, 8], [8, 1], 0)?
            .drawing(),
        tour.row(rust!(x.narrow::<1, 1, 2>()), "x.narrow(1, 1, 2)")?
            .lies([2, 2, 4], [12, 4, 1], 4)?
            .drawing(),
        tour.row(
            rust!(
                x.select::<2, 0>()
                    .view::<Shape![1, 2, 3]>()
                    .expand::<Shape![3, 2, 3]>()
            ),
            "x.select(2, 0).view(1, 2, 3).expand(3, 2, 3)",
        )?
        .lies([3, 2, 3], [0, 12, 4], 0)?
        .drawing(),
        tour.row(rust!(x.narrow::<0, 0, 1>()), "x.narrow(0, 0, 1)")?
            .lies([1, 3, 4], [12, 4, 1], 0)?
            .drawing(),
        tour.row(rust!(x.narrow::<2, 0, 2>()), "x.narrow(2, 0, 2)")?
            .lies([2, 3, 2], [12, 4, 1], 0)?
            .drawing(),
        tour.row(rust!(x.transpose::<0, 1>()), "x.transpose(0, 1)")?
            .lies([3, 2, 4], [4, 12, 1], 0)?
            .drawing(),
        tour.row(rust!(x.transpose::<0, 2>()), "x.transpose(0, 2)")?
            .lies([4, 3, 2], [1, 4, 12], 0)?
            .drawing(),
        tour.row(rust!(x.transpose::<1, 2>()), "x.transpose(1, 2)")?
            .lies([2, 4, 3], [12, 1, 4], 0)?
            .drawing(),
        tour.row(rust!(x.permute::<Dims![2, 0, 1]>()), "x.permute(2, 0, 1)")?
            .lies([4, 2, 3], [1, 12, 4], 0)?
            .drawing(),
    ];
    tour.says("\nRanges, steps and single indices, as in Python:")?;
    tour.row(rust!(x.slice(s![.., 1.., ..;2])), "x[:, 1:, ::2]")?
        .gives(tensor![[[4, 6], [8, 10]], [[16, 18], [20, 22]]])?
        .lies([2, 2, 2], [12, 4, 2], 4)?;
    let title = "One tensor, nine views, no copy";
    tour.diagram("views.png", title, whole.title(title).sheet(views))
}
