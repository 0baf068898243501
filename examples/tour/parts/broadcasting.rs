//! Sizes 1 that stretch.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn broadcasting(tour: &mut Tour) -> Outcome<()> {
    tour.part("Broadcasting")?;
    tour.says("Fewer dimensions get sizes 1 in front; a size 1 expands to the other size.\n")?;
    run!(tour, "a = torch.arange(1., 5).view(4, 1)";
        let a = Tensor::<f32, Shape![4, 1]>::arange_from(1.0, 1.0));
    run!(tour, "b = torch.tensor([[5., -5, 5, -5, 5]])";
        let b: Tensor<f32, Shape![1, 5]> = tensor![[5.0, -5.0, 5.0, -5.0, 5.0]]);
    tour.row(rust!((&a + &b).eval()), "a + b")?.gives(tensor![
        [6.0, -4.0, 6.0, -4.0, 6.0],
        [7.0, -3.0, 7.0, -3.0, 7.0],
        [8.0, -2.0, 8.0, -2.0, 8.0],
        [9.0, -1.0, 9.0, -1.0, 9.0],
    ])?;
    tour.row(rust!(a.expand::<Shape![4, 5]>()), "a.expand(4, 5)")?
        .lies([4, 5], [1, 0], 0)?
        .drawn(
            "expand-column.png",
            "expand: a column that costs four elements",
        )?;

    run!(tour, "x = torch.arange(1., 6)"; let x = Tensor::<f32, Shape![5]>::arange_from(1.0, 1.0));
    tour.row(
        rust!((&x + &Tensor::<f32, Shape![3, 5]>::full(2.0)).eval()),
        "x + torch.full((3, 5), 2.)",
    )?
    .gives(tensor![
        [3.0, 4.0, 5.0, 6.0, 7.0],
        [3.0, 4.0, 5.0, 6.0, 7.0],
        [3.0, 4.0, 5.0, 6.0, 7.0],
    ])?;
    tour.row(
        rust!(x.unsqueeze::<0>().expand::<Shape![3, 5]>()),
        "x.unsqueeze(0).expand(3, 5)",
    )?
    .lies([3, 5], [0, 1], 0)?
    .drawn(
        "expand-row.png",
        "unsqueeze and expand: a row for every row",
    )?;

    tour.says(
        "\nArithmetic is lazy: the expression is one loop, run by eval, without temporaries.",
    )?;
    run!(tour, "a = torch.ones(3, 1, 5)"; let a = Tensor::<f32, Shape![3, 1, 5]>::ones());
    run!(tour, "b = 2 * torch.ones(1, 3, 5)"; let b = Tensor::<f32, Shape![1, 3, 5]>::full(2.0));
    tour.row(rust!((&a * &b + &a).eval()), "a * b + a")?
        .gives(Tensor::<f32, Shape![3, 3, 5]>::full(3.0))?
        .lies([3, 3, 5], [15, 5, 1], 0)?;

    run!(tour, "y = torch.arange(6)"; let y = Tensor::<i64, Shape![6]>::arange());
    tour.row(
        rust!(y.view::<Shape![1, 2, 3]>().expand::<Shape![3, 2, 3]>()),
        "y.view(1, 2, 3).expand(3, 2, 3)",
    )?
    .lies([3, 2, 3], [0, 3, 1], 0)?
    .drawn("expand-plane.png", "Three planes out of one")
}
