//! Pictures as a batch of bytes.

use stridewise::prelude::*;

use crate::Outcome;
use crate::page::{Tour, run, rust};
use crate::picture::load_rgb;

const FILE: &[u8] = include_bytes!("../photo.png");

/// Saves 48 images, 12 in a row: of a tensor, a view, or arithmetic.
fn save_image(
    tour: &mut Tour,
    images: impl Expr<Elem = f32, Shape = Shape![48, 3, 32, 32]>,
    file: &str,
    title: &str,
) -> Outcome<()> {
    let grid = images.make_grid().nrow(12).scale(3);
    tour.picture(file, title, |path| Ok(grid.save(path)?))
}

pub(crate) fn images(tour: &mut Tour) -> Outcome<()> {
    tour.part("Worked example: images as one tensor of bytes")?;
    tour.says(
        "Room for 50000 images, as CIFAR-10 has them: 153 MB on the heap, never on the stack.",
    )?;
    run!(tour, "images = torch.zeros(50000, 32, 32, 3, dtype=torch.uint8)";
        let mut images = BoxedTensor::<u8, Shape![50000, 32, 32, 3]>::zeros());
    tour.row(rust!(images.storage().len()), "len(images.storage())")?
        .gives(153_600_000)?;

    tour.says("\nA photograph, cut into 6 × 8 tiles by two views, becomes the first 48 images.")?;
    run!(tour, "photo = torch.from_numpy(iio.imread(file))";
        let photo = BoxedTensor::<u8, Shape![192, 256, 3]>::try_from(load_rgb(FILE)?.2)?);
    run!(tour, "tiles = photo.view(6, 32, 8, 32, 3).transpose(1, 2)";
        let tiles = photo.view::<Shape![6, 32, 8, 32, 3]>().transpose::<1, 2>());
    tour.row(rust!(tiles), "tiles")?
        .lies([6, 8, 32, 32, 3], [24_576, 96, 768, 3, 1], 0)?;
    run!(tour, "images.narrow(0, 0, 48).view(6, 8, 32, 32, 3).copy_(tiles)";
        images.as_view_mut().narrow::<0, 0, 48>().view::<Shape![6, 8, 32, 32, 3]>().copy_(tiles));

    tour.says(
        "\nChannels first, by two transpositions. The view is a pointer, and copies nothing.",
    )?;
    run!(tour, "x = images.transpose(1, 3).transpose(2, 3)";
        let x = images.transpose::<1, 3>().transpose::<2, 3>());
    tour.row(rust!(x), "x")?
        .lies([50_000, 3, 32, 32], [3072, 1, 96, 3], 0)?;
    tour.row(rust!(x.narrow::<0, 0, 48>()), "x.narrow(0, 0, 48)")?
        .lies([48, 3, 32, 32], [3072, 1, 96, 3], 0)?;
    tour.row(rust!(x.select::<0, -1>()), "x[-1]")?
        .lies([3, 32, 32], [1, 96, 3], 153_596_928)?;
    tour.row(rust!(size_of_val(&x)), "")?
        .gives(size_of::<usize>())?;
    tour.row(
        rust!(x[[9, 2, 5, 6]] == photo[[32 + 5, 32 + 6, 2]]),
        "x[9, 2, 5, 6] == photo[32 + 5, 32 + 6, 2]",
    )?
    .gives(true)?;

    tour.says("\nTo floats between 0 and 1, in one pass:")?;
    run!(tour, "x = x.narrow(0, 0, 48).float().div(255)";
        let mut x = (x.narrow::<0, 0, 48>().float() / 255.0).eval_boxed());
    run!(tour, "save_image(x, 'tiles.png', nrow=12)";
        save_image(tour, &x, "tiles.png", "A photograph in 48 tiles")?);
    tour.says("\nRows and columns swapped:")?;
    run!(tour, "save_image(x.transpose(2, 3), 'turned.png', nrow=12)";
        save_image(tour, x.transpose::<2, 3>(), "turned.png", "The tiles, rows and columns swapped")?);
    tour.says("\nGreen and blue killed, in place:")?;
    run!(tour, "x.narrow(1, 1, 2).fill_(-1)"; x.as_view_mut().narrow::<1, 1, 2>().fill_(-1.0));
    run!(tour, "save_image(x, 'red.png', nrow=12)";
        save_image(tour, &x, "red.png", "The tiles without green and blue")?);
    Ok(())
}
