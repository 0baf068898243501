//! Measured points and the line fitted to them.

use std::path::Path;

use crate::Outcome;
use crate::canvas::{Canvas, Face, Ink, Paint, Point, Type};

const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 1000.0;
/// The four sides of the plotting area.
const LEFT: f32 = 128.0;
const RIGHT: f32 = WIDTH - 64.0;
const TOP: f32 = 214.0;
const LOW: f32 = HEIGHT - 122.0;

const POINT: Ink = Ink(0x00, 0x72, 0xb2);
const LINE: Ink = Ink(0xd5, 0x5e, 0x00);

/// Numbers along one side: from `first` to `last`, a tick each `step`.
struct Scale {
    first: f32,
    last: f32,
    step: f32,
}

impl Scale {
    /// Round numbers around all of `values`, with some five to ten ticks.
    fn around(values: impl Iterator<Item = f32>) -> Self {
        let (least, most) = values.filter(|value| value.is_finite()).fold(
            (f32::INFINITY, f32::NEG_INFINITY),
            |(least, most), value| (least.min(value), most.max(value)),
        );
        if least > most {
            // Nothing to show.
            return Self {
                first: 0.0,
                last: 1.0,
                step: 0.2,
            };
        }
        let span = (most - least).max(f32::MIN_POSITIVE.max(most.abs() * 1e-3));
        let power = 10f32.powf((span / 5.0).log10().floor());
        let step = match span / 5.0 / power {
            share if share < 2.0 => power,
            share if share < 5.0 => 2.0 * power,
            _ => 5.0 * power,
        };
        Self {
            first: (least / step).floor() * step,
            last: ((most / step).floor() + 1.0) * step,
            step,
        }
    }

    /// How far along the side a value lies, from 0 to 1.
    fn share(&self, value: f32) -> f32 {
        (value - self.first) / (self.last - self.first)
    }

    fn ticks(&self) -> impl Iterator<Item = f32> + '_ {
        let count = ((self.last - self.first) / self.step).round() as usize;
        (0..=count).map(|tick| self.first + tick as f32 * self.step)
    }

    fn label(&self, value: f32) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        format!("{value:.decimals$}")
    }
}

/// People's age (years) and systolic blood pressure (mmHg), and the line
/// `slope * age + intercept`; PNG, and SVG next to it.
pub(crate) fn scatter_with_line(
    points: &[(f32, f32)],
    slope: f32,
    intercept: f32,
    path: &Path,
) -> Outcome<()> {
    let title = "Blood pressure rises with age";
    let page = &mut Canvas::new(WIDTH, title)?;
    let line = |age: f32| slope * age + intercept;
    let across = Scale::around(points.iter().map(|point| point.0));
    let up = Scale::around(points.iter().map(|point| point.1));
    let place = |(age, pressure): Point| -> Point {
        (
            LEFT + across.share(age) * (RIGHT - LEFT),
            LOW - up.share(pressure) * (LOW - TOP),
        )
    };

    let set = Type::new(Face::Strong, 42.0, Ink::DARK);
    page.text((64.0, 86.0), title, set);
    let note = format!("{} people, and the line of least squares", points.len());
    page.text((64.0, 124.0), &note, Type::new(Face::Text, 24.0, Ink::SOFT));

    let number = Type::new(Face::Text, 22.0, Ink::SOFT);
    for value in across.ticks() {
        let (x, y) = place((value, up.first));
        page.line((x, TOP), (x, y), Ink::RULE, 1.2);
        page.text((x, y + 34.0), &across.label(value), number.middle());
    }
    for value in up.ticks() {
        let (x, y) = place((across.first, value));
        page.line((x, y), (RIGHT, y), Ink::RULE, 1.2);
        page.text((x - 16.0, y + 8.0), &up.label(value), number.end());
    }
    let frame = Paint::edged(Ink::SOFT, 2.0);
    page.polygon(&[(LEFT, LOW), (RIGHT, LOW)], frame);
    page.polygon(&[(LEFT, TOP), (LEFT, LOW)], frame);
    let name = Type::new(Face::Strong, 24.0, Ink::DARK);
    let middle = (LEFT + RIGHT) / 2.0;
    page.text((middle, HEIGHT - 44.0), "age (years)", name.middle());
    let label = "systolic blood pressure (mmHg)";
    page.text((64.0, TOP - 18.0), label, name);

    if let Some((from, to)) = visible(&across, &up, slope, intercept) {
        page.line(place((from, line(from))), place((to, line(to))), LINE, 5.0);
    }
    for &point in points {
        let at = place(point);
        page.disc(at, 10.0, Paint::both(POINT, Ink::WHITE, 2.5));
    }

    legend(page, points.len(), slope, intercept);
    page.save(&path.with_extension("svg"), HEIGHT)?;
    page.save(path, HEIGHT)?;
    Ok(())
}

/// The ages between which the line runs inside the plotting area.
fn visible(across: &Scale, up: &Scale, slope: f32, intercept: f32) -> Option<(f32, f32)> {
    let (mut from, mut to) = (across.first, across.last);
    if slope != 0.0 {
        let (a, b) = (
            (up.first - intercept) / slope,
            (up.last - intercept) / slope,
        );
        from = from.max(a.min(b));
        to = to.min(a.max(b));
    } else if intercept < up.first || intercept > up.last {
        return None;
    }
    (from < to).then_some((from, to))
}

/// What point and line mean, in the upper left corner of the plotting area.
fn legend(page: &mut Canvas, count: usize, slope: f32, intercept: f32) {
    let sign = if intercept < 0.0 { '−' } else { '+' };
    let equation = format!("y = {slope:.4} x {sign} {:.4}", intercept.abs());
    let set = Type::new(Face::CodeStrong, 24.0, Ink::DARK);
    let width = page.measure(set.face, set.size, &equation) + 112.0;
    let (x, y) = (LEFT + 28.0, TOP + 24.0);
    let frame = Paint::both(Ink::WHITE, Ink::RULE, 1.5);
    page.slab((x, y), (width, 104.0), 10.0, frame);
    page.disc((x + 46.0, y + 34.0), 10.0, Paint::filled(POINT));
    let words = if count == 1 {
        "1 person".to_owned()
    } else {
        format!("{count} people")
    };
    let plain = Type::new(Face::Text, 24.0, Ink::DARK);
    page.text((x + 88.0, y + 42.0), &words, plain);
    page.line((x + 24.0, y + 72.0), (x + 68.0, y + 72.0), LINE, 5.0);
    page.text((x + 88.0, y + 80.0), &equation, set);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_end_on_round_numbers() {
        let ages = Scale::around([17.0, 69.0].into_iter());
        assert_eq!((ages.first, ages.last, ages.step), (10.0, 70.0, 10.0));
        let ticks: Vec<String> = ages.ticks().map(|at| ages.label(at)).collect();
        assert_eq!(ticks, ["10", "20", "30", "40", "50", "60", "70"]);
    }

    #[test]
    fn the_line_stays_inside() {
        let side = || Scale::around([0.0, 9.0].into_iter());
        assert_eq!(visible(&side(), &side(), 2.0, 0.0), Some((0.0, 5.0)));
        assert_eq!(visible(&side(), &side(), 0.0, 20.0), None);
    }
}
