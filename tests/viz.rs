//! Pictures compared with the tensors that they show, torchvision's grids and Matplotlib's colours.

#![allow(clippy::excessive_precision)] // Python writes every `f32` with the digits of an `f64`.

use std::collections::HashMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use roxmltree::{Document, Node};
use stridewise::prelude::*;
use stridewise::viz::{Colormap, Diagram, VizError};

mod pictures {
    // The table of colours and the grids of the cases below.
    use super::*;

    /// Numbers in no order, the same as in `generate.py`.
    fn numbers<Sh: Shape>() -> BoxedTensor<f32, Sh> {
        let numbers = (0..Sh::NUMEL as i64).map(|k| (k * 7919 % 1000) as f32 / 500.0 - 0.5);
        BoxedTensor::try_from(numbers.collect::<Vec<f32>>()).expect("as many as the shape")
    }

    macro_rules! grids {
        ($($name:ident [$($size:literal),*] { $($options:tt)* } $side:tt $values:tt $bytes:tt;)*) => { $(
            #[test]
            fn $name() -> Result<(), VizError> {
                let x = numbers::<Shape![$($size),*]>();
                let grid = x.make_grid() $($options)*;
                assert_eq!(grid.size(), $side);
                let expected: &[f32] = &$values;
                assert_eq!(grid.values()?, expected);
                let small = decoded(&grid.png()?);
                assert_eq!((small.size, small.step), ($side, 3));
                let expected: &[u8] = &$bytes;
                assert_eq!(small.bytes, expected);
                // Each pixel three by three.
                let large = decoded(&grid.scale(3).png()?);
                assert_eq!(large.size, small.size.map(|side| 3 * side));
                for y in 0..large.size[1] {
                    for x in 0..large.size[0] {
                        assert_eq!(large.at(x, y), small.at(x / 3, y / 3));
                    }
                }
                Ok(())
            }
        )* };
    }
    include!("viz/cases.rs");

    #[test]
    fn colours_are_matplotlibs() {
        let maps = [
            (Colormap::Viridis, VIRIDIS),
            (Colormap::Magma, MAGMA),
            (Colormap::Inferno, INFERNO),
            (Colormap::Plasma, PLASMA),
        ];
        for (map, expected) in maps {
            for (step, expected) in expected.iter().enumerate() {
                let found = map.rgb(step as f64 / 255.0);
                // Ours is a curve through Matplotlib's table.
                for (found, expected) in found.iter().zip(expected) {
                    assert!(
                        found.abs_diff(*expected) <= 1,
                        "{map:?} {step} {found} {expected}"
                    );
                }
            }
        }
    }

    /// The colour of a cell is that of its value, and where the cell is follows from its index.
    #[test]
    fn cells_of_a_heatmap() -> Result<(), VizError> {
        let mut x = numbers::<Shape![7, 12]>();
        x.as_mut_slice()[20] = f32::NAN;
        let range = [x.nan_to_num().min(), x.nan_to_num().max()];
        let picture = x.t().heatmap().title("a < b & \"c\"").labels("in", "out");
        let svg = picture.svg()?;
        let document = Document::parse(&svg).expect("XML");
        let group = document
            .descendants()
            .find(|node| node.has_tag_name("g"))
            .expect("a raster");
        let cells: Vec<_> = group.children().filter(Node::is_element).collect();
        assert_eq!(cells.len(), 84);
        let pixels = decoded(&picture.png()?);
        for (place, (cell, value)) in cells.iter().zip(x.t().iter()).enumerate() {
            let share = (f64::from(*value) - f64::from(range[0])) / f64::from(range[1] - range[0]);
            let expected = Colormap::Viridis.rgb(share);
            let at = |name: &str| -> f64 { cell.attribute(name).unwrap().parse().unwrap() };
            // Two pixels for each unit; near a corner, where no number is written.
            let (x, y) = (at("x") + at("width") * 0.06, at("y") + at("height") * 0.06);
            let pixel = pixels.at((2.0 * x) as usize, (2.0 * y) as usize);
            assert_eq!(pixel, expected, "pixel of cell {place}");
            assert_eq!(
                cell.attribute("fill"),
                Some(hex(expected).as_str()),
                "cell {place}"
            );
        }
        let words = words(&document);
        for expected in ["a < b & \"c\"", "in ↓", "out →", "0", "11", "6", "NaN"] {
            assert!(
                words.iter().any(|word| word == expected),
                "{expected} in {words:?}"
            );
        }
        Ok(())
    }
}

struct Decoded {
    size: [usize; 2],
    /// Bytes of a pixel: red, green and blue first.
    step: usize,
    bytes: Vec<u8>,
}

impl Decoded {
    fn at(&self, x: usize, y: usize) -> &[u8] {
        &self.bytes[self.step * (y * self.size[0] + x)..][..3]
    }
}

fn decoded(png: &[u8]) -> Decoded {
    let mut reader = png::Decoder::new(Cursor::new(png))
        .read_info()
        .expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("small")];
    let frame = reader.next_frame(&mut bytes).expect("pixels");
    assert_eq!(frame.bit_depth, png::BitDepth::Eight);
    bytes.truncate(frame.buffer_size());
    Decoded {
        size: [frame.width as usize, frame.height as usize],
        step: frame.color_type.samples(),
        bytes,
    }
}

fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn words(document: &Document<'_>) -> Vec<String> {
    let texts = document
        .descendants()
        .filter(|node| node.has_tag_name("text"));
    texts
        .map(|node| node.text().unwrap_or("").to_owned())
        .collect()
}

/// Of the first element, once, several times, not in the view: the fills of cells.
const ONCE: [u8; 3] = [0xd3, 0xe7, 0xf6];
const REPEATED: [u8; 3] = [0xfd, 0xdf, 0xb0];
const SKIPPED: [u8; 3] = [0xf7, 0xf8, 0xf9];

/// Compares a diagram with the tensor, whose elements are their own positions in the storage.
fn compare(diagram: &Diagram, storage: usize, positions: Vec<i64>) -> Result<(), VizError> {
    let mut tenants = HashMap::new();
    for position in &positions {
        *tenants.entry(*position as usize).or_insert(0) += 1;
    }
    let look = |position: usize| match tenants.get(&position) {
        None => SKIPPED,
        Some(1) => ONCE,
        Some(_) => REPEATED,
    };
    let svg = diagram.svg()?;
    let document = Document::parse(&svg).expect("XML");
    let fills = [ONCE, REPEATED, SKIPPED].map(hex);
    let cells: Vec<Node<'_, '_>> = document
        .descendants()
        .filter(|node| {
            fills
                .iter()
                .any(|fill| node.attribute("fill") == Some(fill))
        })
        .collect();
    let pixels = decoded(&diagram.png()?);
    // The cells of the storage in order, then those of the view, in order of their indices.
    let looks = (0..storage)
        .chain(positions.iter().map(|at| *at as usize))
        .map(look);
    let looks: Vec<[u8; 3]> = looks.collect();
    assert!(cells.len() >= looks.len(), "{} cells", cells.len());
    for (place, (cell, look)) in cells.iter().zip(&looks).enumerate() {
        assert_eq!(
            cell.attribute("fill"),
            Some(hex(*look).as_str()),
            "cell {place}"
        );
        let path = cell.attribute("d").expect("a path");
        let corners: Vec<f32> = path[1..path.len() - 1]
            .split(['L', ' '])
            .map(|number| number.parse().expect("a number"))
            .collect();
        // Inside the third corner, between the edge and what is written there, or the stripes of what is skipped.
        let inset = if *look == SKIPPED { 2.5 } else { 4.5 };
        let at = |corner: usize| (corners[2 * corner], corners[2 * corner + 1]);
        let (first, second, last) = (at(0), at(1), at(3));
        let (width, height) = (second.0 - first.0, last.1 - first.1);
        let (right, down) = (1.0 - inset / width, 1.0 - inset / height);
        let x = first.0 + right * width + down * (last.0 - first.0);
        let y = first.1 + down * height;
        let pixel = pixels.at((2.0 * x) as usize, (2.0 * y) as usize);
        assert_eq!(pixel, *look, "pixel of cell {place}");
    }
    // The positions written into the cells of the view, in order, stand after those of the storage.
    let words = words(&document);
    let expected: Vec<String> = positions.iter().map(i64::to_string).collect();
    let mut left = words.iter();
    for word in &expected {
        assert!(
            left.any(|found| found == word),
            "{word} of {expected:?} in {words:?}"
        );
    }
    Ok(())
}

fn positions<S, L>(x: &TensorBase<S, L>) -> Vec<i64>
where
    S: stridewise::storage::Storage<Elem = i64>,
    L: Layout,
{
    x.to::<i64>().eval_boxed().as_slice().to_vec()
}

#[test]
fn diagrams_show_the_tensor() -> Result<(), VizError> {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let long = Tensor::<i64, Shape![40]>::arange();
    let deep = Tensor::<i64, Shape![2, 3, 4]>::arange();
    macro_rules! compare {
        ($($storage:literal $view:expr;)*) => { $(
            compare(&$view.diagram().code(stringify!($view)), $storage, positions(&$view))?;
        )* };
    }
    compare! {
        12 x;
        12 x.t();
        12 x.slice(s![1.., ..;2]);
        12 x.select::<1, 2>();
        12 x.select::<1, 2>().select::<0, 1>();
        12 x.select::<0, 1>().expand::<Shape![3, 4]>();
        12 x.unfold::<1, 3, 1>();
        40 long;
        40 long.unfold::<0, 8, 4>();
        24 deep.permute::<Dims![2, 0, 1]>();
        24 deep.narrow::<1, 1, 2>();
        24 deep.slice(s![.., 0..0, ..]);
    }
    Ok(())
}

#[test]
fn a_diagram_of_many_rows() -> Result<(), VizError> {
    let rows = Tensor::<f32, Shape![60, 4]>::arange().diagram().svg()?;
    assert!(!rows.contains("font-size=\"-"));
    assert!(words(&Document::parse(&rows).expect("XML")).contains(&"239".to_owned()));
    let rows = Tensor::<f32, Shape![156, 1]>::arange().diagram().svg()?;
    assert!(!rows.contains("NaN"));
    Ok(())
}

/// Elements that do not exist are not counted one by one.
#[test]
fn a_diagram_of_no_elements() {
    let none = Tensor::<f32, Shape![1_000_000_000, 0]>::zeros();
    let text = none.diagram().to_string();
    assert!(text.starts_with("size (1000000000, 0)"), "{text}");
    assert!(
        none.diagram()
            .svg()
            .is_ok_and(|svg| svg.contains("no elements"))
    );
}

/// A part of the tensor is drawn in the tensor, unless the tensor is a part itself and has other elements.
#[test]
fn a_sheet_of_views_of_a_part() -> Result<(), VizError> {
    const ELSEWHERE: [u8; 3] = [0xff, 0xec, 0x8f];
    let x = Tensor::<f32, Shape![4, 4]>::arange();
    let picture = |of: Diagram, view: Diagram| -> Result<(Vec<String>, String), VizError> {
        let svg = of.sheet([view]).svg()?;
        Ok((words(&Document::parse(&svg).expect("XML")), svg))
    };
    let count = |svg: &str, fill: [u8; 3]| svg.matches(&format!("fill=\"{}\"", hex(fill))).count();
    let (first, last) = (x.narrow::<0, 0, 2>(), x.narrow::<0, 2, 2>());
    let (said, svg) = picture(first.diagram(), last.diagram())?;
    assert!(said.contains(&"15".to_owned()) && said.contains(&"not in x".to_owned()));
    // The cells, and that of the legend.
    assert_eq!((count(&svg, ELSEWHERE), count(&svg, SKIPPED)), (9, 1));
    let (said, svg) = picture(x.diagram(), last.diagram())?;
    assert!(!said.contains(&"not in x".to_owned()));
    assert_eq!((count(&svg, ELSEWHERE), count(&svg, SKIPPED)), (0, 9));
    // Without dimensions, the element is of the first plane.
    let one = x.select::<0, 1>().select::<0, 1>();
    let (said, svg) = picture(one.diagram(), one.diagram())?;
    assert!(said.contains(&"plane 0 of x".to_owned()));
    assert_eq!((count(&svg, ONCE), count(&svg, SKIPPED)), (3, 1));
    Ok(())
}

#[test]
fn what_cannot_be_drawn() {
    let large = BoxedTensor::<f32, Shape![16, 16]>::zeros();
    let error = large.diagram().svg().unwrap_err();
    assert_eq!(
        error.to_string(),
        "256 cells in one picture, 240 can be read at most"
    );
    assert!(
        large
            .diagram()
            .to_string()
            .ends_with("240 can be read at most\n")
    );
    let (a, b) = (
        Tensor::<f32, Shape![4]>::zeros(),
        Tensor::<f32, Shape![6]>::zeros(),
    );
    let error = a.diagram().beside(b.diagram()).svg().unwrap_err();
    assert_eq!(
        error.to_string(),
        "the views lie in two storages, of 4 and of 6 elements"
    );
    // Equal in length, but elsewhere.
    let other = Tensor::<f32, Shape![4]>::zeros();
    assert!(matches!(
        a.diagram().sheet([other.diagram()]).png(),
        Err(VizError::TwoStorages {
            first: 4,
            second: 4
        })
    ));
    assert!(matches!(
        a.diagram().save("a.gif"),
        Err(VizError::Extension)
    ));
    assert!(matches!(
        a.diagram().save("/nowhere/a.svg"),
        Err(VizError::File(_))
    ));
    let none = Tensor::<f32, Shape![0, 3, 2, 2]>::zeros();
    assert!(matches!(none.make_grid().png(), Err(VizError::Empty)));
    assert!(matches!(none.save_image("a.svg"), Err(VizError::Extension)));
    let none = Tensor::<f32, Shape![3, 0]>::zeros();
    assert!(matches!(none.heatmap().svg(), Err(VizError::Empty)));
    let grid = Tensor::<f32, Shape![2, 1, 1, 1]>::zeros().make_grid();
    assert!(matches!(
        grid.clone().padding(usize::MAX).png(),
        Err(VizError::TooLarge)
    ));
    // More numbers than a vector may have, and more than there is memory for.
    for padding in [1 << 29, 1 << 28] {
        let grid = grid.clone().padding(padding);
        assert!(matches!(grid.values(), Err(VizError::TooLarge)));
        assert!(matches!(grid.png(), Err(VizError::TooLarge)));
        assert!(!grid.to_string().is_empty());
    }
    for scale in [1 << 40, 1 << 27] {
        let grid = grid.clone().scale(scale);
        assert!(matches!(grid.png(), Err(VizError::TooLarge)));
    }
}

#[test]
fn a_heatmap_of_anything() -> Result<(), VizError> {
    // Of one value, of none that is finite, of a range beyond the largest number, of any type.
    let x = Tensor::<f64, Shape![2, 3]>::full(7.0);
    let mut pictures = vec![x.heatmap(), (&x * f64::NAN).heatmap(), (&x / 0.0).heatmap()];
    pictures.push(tensor![[f64::MAX, f64::MIN]].heatmap());
    pictures.push(tensor![[f64::MIN_POSITIVE, 0.0]].heatmap());
    pictures.push(tensor![[true, false]].heatmap());
    pictures.push(Tensor::<u8, Shape![1, 300]>::ones().heatmap());
    pictures.push(
        BoxedTensor::<i32, Shape![300, 1]>::ones()
            .heatmap()
            .range(3.0, -3.0),
    );
    for picture in pictures {
        Document::parse(&picture.svg()?).expect("XML");
        decoded(&picture.png()?);
        assert!(picture.to_string().contains("▀"));
    }
    Ok(())
}

/// Numbers whose distance overflows have the colours of others at the same relative distances.
#[test]
fn a_heatmap_of_the_largest_numbers() {
    let lines = [
        tensor![[1.5e308, -1.5e308, 0.75e308]].heatmap().to_string(),
        tensor![[1.0, -1.0, 0.5]].heatmap().to_string(),
    ];
    let [large, small] = lines.each_ref().map(|text| text.lines().next());
    assert!(small.is_some() && large == small);
}

#[test]
fn a_preview_in_a_terminal() {
    let x: Tensor<f32, Shape![3, 1, 1]> = tensor![[[1.0]], [[0.5]], [[0.0]]];
    assert_eq!(
        x.make_grid().to_string(),
        "\x1b[38;2;255;128;0m\x1b[49m▀\x1b[0m\n"
    );
    let x: Tensor<f32, Shape![2, 2]> = tensor![[0.0, 1.0], [1.0, 0.0]];
    let dark = "2;0;0;0m";
    let light = "2;255;255;255m";
    assert_eq!(
        x.make_grid().to_string(),
        format!("\x1b[38;{dark}\x1b[48;{light}▀\x1b[38;{light}\x1b[48;{dark}▀\x1b[0m\n")
    );
}

/// A picture of any shape is no larger than a terminal.
#[test]
fn a_preview_is_small() {
    let cells = |picture: String| {
        let lines = picture.lines().filter(|line| line.contains('▀'));
        let widths: Vec<usize> = lines.map(|line| line.matches('▀').count()).collect();
        (widths[0], widths.len())
    };
    let tall = BoxedTensor::<f32, Shape![1000, 2]>::arange();
    assert_eq!(cells(tall.heatmap().to_string()), (1, 39));
    assert_eq!(cells(tall.t().heatmap().to_string()), (77, 1));
    let small = BoxedTensor::<f32, Shape![80, 80]>::arange();
    assert_eq!(cells(small.make_grid().to_string()), (80, 40));
    let large = BoxedTensor::<f32, Shape![10, 160, 161]>::arange();
    let images = large.unsqueeze::<1>().make_grid().nrow(1);
    assert_eq!(cells(images.to_string()), (8, 39));
}

/// The first value of a range has the first colour, also if it is the larger one.
#[test]
fn a_range_may_run_backwards() -> Result<(), VizError> {
    let x = tensor![[3.0, 1.0, -1.0, 5.0, f64::NAN, -3.0]];
    let up = x.heatmap().range(-3.0, 3.0);
    let down = (-&x).heatmap().range(3.0, -3.0);
    let cells = |picture: &str| picture.lines().next().map(str::to_owned);
    assert_eq!(cells(&down.to_string()), cells(&up.to_string()));
    let ends = down.to_string().lines().last().map(str::to_owned);
    assert_eq!(ends.as_deref(), Some("3 to -3"));
    // The numbers of the colour bar, which are drawn last, are at the same heights with the opposite signs.
    let numbers = |svg: &str| {
        let document = Document::parse(svg).expect("XML");
        let texts = document.descendants().filter(|n| n.has_tag_name("text"));
        let texts: Vec<_> = texts.collect();
        let last = texts[texts.len() - 1].attribute("x");
        let bar = texts.iter().filter(|n| n.attribute("x") == last);
        let number = |words: Option<&str>| words.and_then(|words| words.parse::<f32>().ok());
        let numbers = bar.map(|n| Some((number(n.attribute("y"))?, number(n.text())?)));
        numbers.collect::<Option<Vec<_>>>().expect("numbers")
    };
    let (up, down) = (numbers(&up.svg()?), numbers(&down.svg()?));
    assert!(up.len() > 3 && up.len() == down.len());
    for ((at, number), (y, opposite)) in up.iter().zip(down.iter().rev()) {
        assert!((at - y).abs() < 0.2 && *number == -opposite);
    }
    Ok(())
}

/// Text with characters that the fonts do not have, or XML: an SVG leaves their width to the font of the reader.
#[test]
fn text_of_any_characters() -> Result<(), VizError> {
    let title = |title: &str| -> Result<_, VizError> {
        let picture = Tensor::<f32, Shape![2, 2]>::arange().heatmap().title(title);
        let svg = picture.svg()?;
        assert!(svg.lines().all(|line| !line.is_empty()));
        let document = Document::parse(&svg).expect("XML");
        let mut texts = document.descendants().filter(|n| n.has_tag_name("text"));
        let drawn = texts.next().expect("a title");
        let width = drawn.attribute("textLength").map(str::to_owned);
        let words = drawn.text().unwrap_or_default().to_owned();
        Ok((width, words, decoded(&picture.png()?)))
    };
    let (width, words, _) = title("°C")?;
    assert!(width.is_some() && words == "°C");
    let (width, words, with) = title("温度 in °C")?;
    assert!(width.is_none() && words == "温度 in °C");
    // A missing glyph is a box, as wide as the character.
    let (_, _, without) = title(" in °C")?;
    assert!(with.bytes != without.bytes);
    let (_, words, _) = title("a\nb\r\tc\u{1b}[0m\0\u{ffff}<&>")?;
    assert_eq!(words, "a b  c\u{fffd}[0m\u{fffd}\u{fffd}<&>");
    Ok(())
}

/// The pictures of the guide, each with its drawing. `PICTURES=overwrite cargo test --test viz guide` writes them;
/// `PICTURES=folder` writes PNGs to look at.
#[test]
fn the_pictures_of_the_guide() -> Result<(), VizError> {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let deep = Tensor::<i64, Shape![2, 3, 4]>::arange();
    let n = Tensor::<i64, Shape![20]>::arange();
    let row = Tensor::<i64, Shape![4]>::arange();
    let t = Tensor::<f32, Shape![8]>::arange();
    let wave = (&t * 0.8).sin().eval();
    let buffer = Tensor::<i8, Shape![24]>::zeros();
    let tiles = Tensor::<i64, Shape![4, 8]>::arange();
    macro_rules! drawn {
        ($view:expr, $torch:literal) => {
            $view.diagram().code(stringify!($view)).torch($torch)
        };
    }
    let diagrams = [
        (
            "storage",
            drawn!(x, "x = torch.arange(12).view(3, 4)")
                .code("let x = Tensor::<i64, Shape![3, 4]>::arange();")
                .title("Twelve cells, and how to walk them"),
        ),
        (
            "stride",
            drawn!(deep, "x = torch.arange(24).view(2, 3, 4)")
                .title("Strides (12, 4, 1)")
                .code("let x = Tensor::<i64, Shape![2, 3, 4]>::arange();"),
        ),
        (
            "stride_window",
            drawn!(
                n.as_strided::<Shape![3, 2], Strides![4, 1], 5>(),
                "n.as_strided((3, 2), (4, 1), 5)"
            )
            .title("Any size, stride and offset"),
        ),
        (
            "stride_windows",
            drawn!(
                n.narrow::<0, 0, 6>().rebase().unfold::<0, 3, 1>(),
                "n.unfold(0, 3, 1)"
            )
            .code("n.unfold::<0, 3, 1>()")
            .title("Windows share cells"),
        ),
        (
            "view",
            drawn!(x, "x")
                .title("A matrix and its transpose share one storage")
                .beside(drawn!(x.t(), "x.t()")),
        ),
        (
            "views",
            drawn!(deep, "x")
                .title("One tensor, five views, no copy")
                .code("x")
                .sheet([
                    drawn!(deep.narrow::<1, 1, 2>(), "").code("x.narrow::<1, 1, 2>()"),
                    drawn!(deep.narrow::<2, 0, 2>(), "").code("x.narrow::<2, 0, 2>()"),
                    drawn!(deep.select::<2, 0>(), "").code("x.select::<2, 0>()"),
                    drawn!(deep.slice(s![.., 1.., ..;2]), "").code("x.slice(s![.., 1.., ..;2])"),
                    drawn!(deep.permute::<Dims![2, 0, 1]>(), "")
                        .code("x.permute::<Dims![2, 0, 1]>()"),
                ]),
        ),
        (
            "contiguity",
            drawn!(x.narrow::<1, 1, 2>(), "x.narrow(1, 1, 2)").title("Two columns: not contiguous"),
        ),
        (
            "broadcasting",
            drawn!(row.expand::<Shape![3, 4]>(), "bias.expand(3, 4)")
                .code("bias.expand::<Shape![3, 4]>()")
                .title("Stride (0, 1): the same row, three times"),
        ),
        (
            "runtime_sizes",
            drawn!(tiles.slice(s![1..3, 3..7]), "")
                .code("image.crop::<Shape![2, 4]>([1, 3])")
                .title("A part of 2 rows and 4 columns, from [1, 3] on"),
        ),
        (
            "firmware",
            drawn!(buffer.narrow::<0, 0, 16>(), "")
                .code("a      // let (a, b) = buffer.split_at::<0, 16>();")
                .title("One buffer, two layers")
                .beside(drawn!(buffer.narrow::<0, 16, 8>(), "").code("b")),
        ),
        (
            "gpu",
            drawn!(
                tiles.tile::<Shape![2, 4]>(),
                "x.unfold(0, 2, 2).unfold(1, 4, 4)"
            )
            .code("x.tile::<Shape![2, 4]>()")
            .title("Four tiles of a matrix of 4 rows and 8 columns"),
        ),
    ];
    let waves = (wave.unsqueeze::<1>() + &wave)
        .heatmap()
        .title("sin(0.8 i) + sin(0.8 j)")
        .labels("i", "j");
    let mut pictures = vec![("expressions", waves.svg()?)];
    for (name, diagram) in &diagrams {
        pictures.push((name, diagram.svg()?));
    }

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/pictures");
    let wanted = std::env::var("PICTURES").unwrap_or_default();
    for (name, svg) in &pictures {
        let path = folder.join(name).with_extension("svg");
        match wanted.as_str() {
            "overwrite" => fs::write(&path, svg)?,
            "" => {}
            folder => {
                let path = Path::new(folder).join(name).with_extension("png");
                match diagrams.iter().find(|diagram| diagram.0 == *name) {
                    Some((_, diagram)) => diagram.save(path)?,
                    None => waves.save(path)?,
                }
            }
        }
        assert!(
            fs::read_to_string(&path)? == *svg,
            "{name}.svg is not what is drawn today: PICTURES=overwrite cargo test --test viz guide, and look at it"
        );
        Document::parse(svg).expect("XML");
        // In the documentation, which has no files next to it, the picture is part of its link.
        let mut link = format!("[{name}.svg]: <data:image/svg+xml,");
        for c in svg.chars() {
            match c {
                '%' | '#' | '<' | '>' | '\n' | '\\' => {
                    link.push_str(&format!("%{:02X}", u32::from(c)))
                }
                c => link.push(c),
            }
        }
        link.push_str(">\n");
        let path = folder.join(name).with_extension("txt");
        if wanted == "overwrite" {
            fs::write(&path, &link)?;
        }
        assert!(
            fs::read_to_string(&path)? == link,
            "{name}.txt is not the link of {name}.svg"
        );
    }
    // And there is no other picture.
    assert_eq!(fs::read_dir(&folder)?.count(), 2 * pictures.len());
    Ok(())
}
