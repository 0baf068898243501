//! Products, inverses, least squares.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn linear_algebra(tour: &mut Tour) -> Outcome<()> {
    tour.part("Linear algebra")?;
    run!(tour, "m = torch.tensor([[2., 1, 0], [-1, 3, 1], [0, 1, 4]])";
        let m: Tensor<f32, Shape![3, 3]> = tensor![[2.0, 1.0, 0.0], [-1.0, 3.0, 1.0], [0.0, 1.0, 4.0]]);
    run!(tour, "y = torch.tensor([1., -2, 0.5])";
        let y: Tensor<f32, Shape![3]> = tensor![1.0, -2.0, 0.5]);
    tour.row(rust!(m.mv(&y).eval()), "m.mv(y)")?
        .gives(tensor![0.0, -6.5, 0.0])?;
    tour.row(rust!(m.mm(m.t()).eval()), "m.mm(m.t())")?
        .gives(tensor![[5.0, 1.0, 1.0], [1.0, 11.0, 7.0], [1.0, 7.0, 17.0]])?;
    run!(tour, "w = torch.tensor([[2., 1], [1, 1]])";
        let w: Tensor<f32, Shape![2, 2]> = tensor![[2.0, 1.0], [1.0, 1.0]]);
    tour.row(rust!(w.inverse().eval()?), "w.inverse()")?
        .gives(tensor![[1.0, -1.0], [-1.0, 2.0]])?;
    tour.row(
        rust!(w.mm(&w.inverse().eval()?).eval()),
        "w.mm(w.inverse())",
    )?
    .gives(Tensor::<f32, Shape![2, 2]>::eye())?;

    tour.says("\nLeast squares: gels(y, m) is the q for which m·q is nearest to y.")?;
    run!(tour, "q = torch.linalg.lstsq(m, y).solution"; let q = gels(&y, &m).eval()?);
    tour.row(rust!(q), "q")?.shows()?;
    tour.row(rust!(m.mv(&q).eval()), "m.mv(q)")?
        .prints(&y.to_string())?;
    Ok(())
}
