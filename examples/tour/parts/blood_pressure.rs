//! A line through thirty people.

use stridewise::prelude::*;

use crate::Outcome;
use crate::chart;
use crate::page::{Tour, run, rust};

const FILE: &str = include_str!("../blood_pressure.txt");

pub(crate) fn blood_pressure(tour: &mut Tour) -> Outcome<()> {
    tour.part("Worked example: age and blood pressure")?;
    run!(tour, "data = torch.from_numpy(np.loadtxt(file))";
        let data = Tensor::<f64, Shape![30, 2]>::from_text(FILE)?);
    run!(tour, "x = torch.empty(30, 2, dtype=data.dtype)"; let mut x = Tensor::<f64, Shape![30, 2]>::zeros());
    run!(tour, "x[:, 0] = data[:, 0]"; x.as_view_mut().select::<1, 0>().copy_(data.select::<1, 0>()));
    run!(tour, "x[:, 1] = 1"; x.as_view_mut().select::<1, 1>().fill_(1.0));
    run!(tour, "y = data[:, 1]"; let y = data.select::<1, 1>());
    run!(tour, "a = torch.linalg.lstsq(x, y).solution"; let a = x.lstsq(y).eval()?);
    tour.row(rust!(a), "a")?
        .prints("tensor([ 0.9709, 98.7147], dtype=torch.float64)")?;
    tour.says("\nSo the pressure is about 0.9709 · age + 98.7147.")?;

    let people: Vec<(f32, f32)> = data
        .rows()
        .map(|row| (row[[0]] as f32, row[[1]] as f32))
        .collect();
    let title = "Age, systolic blood pressure, and the line of least squares";
    tour.picture("blood-pressure.png", title, |path| {
        chart::scatter_with_line(&people, a[[0]] as f32, a[[1]] as f32, path)
    })
}
