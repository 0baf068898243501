//! The operations by name.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn creation(tour: &mut Tour) -> Outcome<()> {
    tour.part("Creation")?;
    tour.row(
        rust!(Tensor::<f32, Shape![2, 3]>::zeros()),
        "torch.zeros(2, 3)",
    )?
    .gives(tensor![[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])?;
    tour.row(
        rust!(Tensor::<u8, Shape![2, 3]>::ones()),
        "torch.ones(2, 3, dtype=torch.uint8)",
    )?
    .gives(tensor![[1, 1, 1], [1, 1, 1]])?;
    tour.row(
        rust!(Tensor::<f32, Shape![3]>::full(1.125)),
        "torch.full((3,), 1.125)",
    )?
    .gives(tensor![1.125, 1.125, 1.125])?;
    tour.row(rust!(Tensor::<f32, Shape![3, 3]>::eye()), "torch.eye(3)")?
        .gives(tensor![[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])?;
    tour.row(rust!(Tensor::<i64, Shape![5]>::arange()), "torch.arange(5)")?
        .gives(tensor![0, 1, 2, 3, 4])?;
    tour.row(
        rust!(Tensor::<i64, Shape![3]>::arange_from(1, 2)),
        "torch.arange(1, 7, 2)",
    )?
    .gives(tensor![1, 3, 5])?;
    tour.row(
        rust!(Tensor::<f32, Shape![4]>::linspace(1.0, 4.0)),
        "torch.linspace(1, 4, 4)",
    )?
    .gives(tensor![1.0, 2.0, 3.0, 4.0])?;
    tour.row(
        rust!(tensor![[1i64, 2], [3, 4]]),
        "torch.tensor([[1, 2], [3, 4]])",
    )?
    .gives(tensor![[1, 2], [3, 4]])?;
    tour.says("\nOver memory that exists, as from_numpy: no copy, and the compiler counts it.")?;
    run!(tour, "data = np.arange(1, 7)"; let data: [i64; 6] = [1, 2, 3, 4, 5, 6]);
    tour.row(
        rust!(TensorView::<i64, Shape![2, 3]>::new(&data)),
        "torch.from_numpy(data).view(2, 3)",
    )?
    .gives(tensor![[1, 2, 3], [4, 5, 6]])?;
    Ok(())
}

pub(crate) fn pointwise(tour: &mut Tour) -> Outcome<()> {
    tour.part("Pointwise operations and element types")?;
    run!(tour, "x = torch.linspace(-2, 2, 5)"; let x = Tensor::<f32, Shape![5]>::linspace(-2.0, 2.0));
    tour.row(rust!(x.abs().eval()), "x.abs()")?
        .gives(tensor![2.0, 1.0, 0.0, 1.0, 2.0])?;
    tour.row(rust!(x.cos().eval()), "x.cos()")?
        .prints("tensor([-0.4161,  0.5403,  1.0000,  0.5403, -0.4161])")?;
    tour.row(rust!(x.sigmoid().eval()), "x.sigmoid()")?
        .prints("tensor([0.1192, 0.2689, 0.5000, 0.7311, 0.8808])")?;
    tour.row(
        rust!((&x * 0.25 - 1.0).exp().eval()),
        "(x * 0.25 - 1).exp()",
    )?
    .prints("tensor([0.2231, 0.2865, 0.3679, 0.4724, 0.6065])")?;
    tour.says("\nElement types never change by themselves:")?;
    tour.row(rust!(x.double().eval()), "x.double()")?
        .gives(tensor![-2.0, -1.0, 0.0, 1.0, 2.0])?;
    tour.row(rust!(x.long().eval()), "x.long()")?
        .gives(tensor![-2, -1, 0, 1, 2])?;
    tour.row(rust!(x.abs().byte().eval()), "x.abs().byte()")?
        .gives(tensor![2, 1, 0, 1, 2])?;
    tour.row(rust!(x.to::<bool>().eval()), "x.bool()")?
        .gives(tensor![true, true, false, true, true])?;
    tour.row(
        rust!(size_of_val(&x.to::<bool>().eval())),
        "x.bool().numel() * x.bool().element_size()",
    )?
    .gives(5)?;
    Ok(())
}

pub(crate) fn reductions(tour: &mut Tour) -> Outcome<()> {
    tour.part("Reductions")?;
    run!(tour, "x = torch.empty(5).fill_(1.125)"; let x = Tensor::<f32, Shape![5]>::full(1.125));
    tour.row(rust!(x.sum()), "x.sum()")?.gives(5.625)?;
    tour.row(rust!(x.mean()), "x.mean()")?.gives(1.125)?;
    tour.row(rust!(x.std()), "x.std()")?.gives(0.0)?;
    run!(tour, "m = torch.tensor([[3., 1], [2, 4], [0, 5]])";
        let m: Tensor<f32, Shape![3, 2]> = tensor![[3.0, 1.0], [2.0, 4.0], [0.0, 5.0]]);
    tour.row(rust!(m.min()), "m.min()")?.gives(0.0)?;
    tour.row(rust!(m.max()), "m.max()")?.gives(5.0)?;
    tour.row(rust!(m.argmax()), "m.argmax().item()")?.gives(5)?;
    tour.row(rust!(m.sum_dim::<0>().eval()), "m.sum(0)")?
        .gives(tensor![5.0, 10.0])?;
    tour.row(rust!(m.mean_dim::<1>().eval()), "m.mean(1)")?
        .gives(tensor![2.0, 3.0, 2.5])?;
    tour.row(rust!(m.select::<0, 2>().norm()), "m[2].norm()")?
        .gives(5.0)?;
    tour.row(
        rust!(m.select::<1, 0>().dist(m.select::<1, 1>())),
        "m[:, 0].dist(m[:, 1])",
    )?
    .prints("tensor(5.7446)")?;
    Ok(())
}
