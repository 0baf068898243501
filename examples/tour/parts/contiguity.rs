//! Contiguous and not; `view` and `reshape`.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};

pub(crate) fn contiguous(tour: &mut Tour) -> Outcome<()> {
    tour.part("Contiguous, and not")?;
    run!(tour, "x = torch.arange(12).view(3, 4)"; let x = Tensor::<i64, Shape![3, 4]>::arange());
    let plain = tour
        .row(rust!(x), "x")?
        .gives(tensor![[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]])?
        .lies([3, 4], [4, 1], 0)?
        .introduction();
    let turned = tour
        .row(rust!(x.t()), "x.t()")?
        .gives(tensor![[0, 4, 8], [1, 5, 9], [2, 6, 10], [3, 7, 11]])?
        .lies([4, 3], [1, 4], 0)?
        .drawing();
    let title = "A matrix and its transpose share one storage";
    tour.diagram("transpose.png", title, plain.title(title).beside(turned))?;
    tour.row(
        rust!(x.t().storage().as_ptr() == x.storage().as_ptr()),
        "x.t().data_ptr() == x.data_ptr()",
    )?
    .gives(true)?;

    run!(tour, "z = x.t().contiguous()"; let z = x.t().contiguous());
    tour.row(rust!(z), "z")?.lies([4, 3], [3, 1], 0)?;
    tour.row(
        rust!(z.storage().as_ptr() == x.storage().as_ptr()),
        "z.data_ptr() == x.data_ptr()",
    )?
    .gives(false)?;
    tour.row(rust!(z.view::<Shape![_]>()), "z.view(-1)")?
        .gives(tensor![0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11])?;

    tour.says("\nA transposed matrix has no flat view: it is not contiguous.")?;
    run!(tour, "e = torch.empty(100, 100)"; let e = Tensor::<f32, Shape![100, 100]>::zeros());
    tour.row(rust!(e.stride()), "e.stride()")?.gives([100, 1])?;
    tour.row(rust!(e.t().stride()), "e.t().stride()")?
        .gives([1, 100])?;
    tour.refused(
        include_str!("../../../ui-tests/view_of_transposed.stderr"),
        "x.t().view(-1)",
        "RuntimeError: view size is not compatible with input tensor's size and stride",
    )?;
    tour.says("  More of these: cargo run --example mistakes\n")?;
    tour.row(
        rust!(e.t().contiguous().view::<Shape![_]>()),
        "e.t().contiguous().view(-1)",
    )?
    .lies([10_000], [1], 0)?;
    tour.row(rust!(e.t().reshape::<Shape![_]>()), "e.t().reshape(-1)")?
        .lies([10_000], [1], 0)?;

    tour.says("\nThree dimensions:")?;
    tour.row(
        rust!(Tensor::<i64, Shape![2, 2, 3]>::arange().stride()),
        "torch.arange(12).view(2, 2, 3).stride()",
    )?
    .gives([6, 3, 1])?;
    tour.row(
        rust!(
            Tensor::<i64, Shape![2, 2, 3]>::arange()
                .transpose::<0, 2>()
                .stride()
        ),
        "torch.arange(12).view(2, 2, 3).transpose(0, 2).stride()",
    )?
    .gives([1, 3, 6])?;
    tour.row(
        rust!(Tensor::<f32, Shape![3, 4, 5]>::ones().transpose::<0, 2>()),
        "torch.ones(3, 4, 5).transpose(0, 2)",
    )?
    .lies([5, 4, 3], [1, 5, 20], 0)?;

    run!(tour, "x = torch.arange(1, 13).view(2, 3, 2)";
        let x = Tensor::<i64, Shape![2, 3, 2]>::arange_from(1, 1));
    tour.row(rust!(x), "x")?.lies([2, 3, 2], [6, 2, 1], 0)?;
    run!(tour, "y = x.transpose(0, 1)"; let y = x.transpose::<0, 1>());
    tour.row(rust!(y), "y")?.lies([3, 2, 2], [2, 6, 1], 0)?;
    run!(tour, "z = y.contiguous()"; let z = y.contiguous());
    tour.row(rust!(z), "z")?.lies([3, 2, 2], [4, 2, 1], 0)?;
    tour.row(rust!(z.storage()), "z.storage().tolist()")?
        .gives([1, 2, 7, 8, 3, 4, 9, 10, 5, 6, 11, 12])?;
    Ok(())
}

pub(crate) fn reshape(tour: &mut Tour) -> Outcome<()> {
    tour.part("reshape: a view where it can be, else a copy; the type says which")?;
    run!(tour, "x = torch.arange(1, 13).view(6, 2)";
        let x = Tensor::<i64, Shape![6, 2]>::arange_from(1, 1));
    run!(tour, "y = x.reshape(3, 4)"; let y = x.reshape::<Shape![3, 4]>());
    tour.row(
        rust!(y.storage().as_ptr() == x.storage().as_ptr()),
        "y.data_ptr() == x.data_ptr()",
    )?
    .gives(true)?;
    run!(tour, "z = x.transpose(0, 1).reshape(4, 3)";
        let mut z = x.transpose::<0, 1>().reshape::<Shape![4, 3]>());
    tour.row(rust!(z), "z")?
        .gives(tensor![[1, 3, 5], [7, 9, 11], [2, 4, 6], [8, 10, 12]])?;
    tour.says("\nIt is a copy: what is written into it, its source does not see.")?;
    run!(tour, "z[0, 0] = 100"; z[[0, 0]] = 100);
    tour.row(rust!(z[[0, 0]]), "z[0, 0]")?.gives(100)?;
    tour.row(rust!(x[[0, 0]]), "x[0, 0]")?.gives(1)?;
    Ok(())
}
