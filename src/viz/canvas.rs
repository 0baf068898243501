//! A page of shapes and text, as PNG and as SVG.
//!
//! The glyphs come from the fonts of the `dejavu` crate, so a page looks the same on a machine without fonts.

use std::borrow::ToOwned;
use std::fmt::Write as _;
use std::format;
use std::path::Path;
use std::string::String;
use std::vec;
use std::vec::Vec;

use tiny_skia::{
    Color, FillRule, FilterQuality, LineCap, LineJoin, Paint as Colouring, PathBuilder, Pixmap,
    PixmapPaint, Stroke, Transform,
};

use super::VizError;

/// Pixels of the PNG per unit of the page.
const SCALE: f32 = 2.0;

/// A colour: red, green, blue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ink(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl Ink {
    pub(crate) const WHITE: Self = Self(0xff, 0xff, 0xff);
    /// Headings and numbers.
    pub(crate) const DARK: Self = Self(0x17, 0x22, 0x2e);
    /// Explanations.
    pub(crate) const SOFT: Self = Self(0x50, 0x5f, 0x6d);
    /// Elements that are present, but not emphasised.
    pub(crate) const FAINT: Self = Self(0x93, 0xa0, 0xab);
    /// Thin lines.
    pub(crate) const RULE: Self = Self(0xd9, 0xdf, 0xe4);
    /// The background of panels of code and facts.
    pub(crate) const PANEL: Self = Self(0xf4, 0xf6, 0xf8);

    fn colour(self) -> Color {
        Color::from_rgba8(self.0, self.1, self.2, 255)
    }

    fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A position on the page, or a step: right, down.
pub(crate) type Point = (f32, f32);

/// The fill and the edge of a shape.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    fill: Option<Ink>,
    edge: Option<(Ink, f32)>,
}

impl Paint {
    pub(crate) fn filled(ink: Ink) -> Self {
        Self {
            fill: Some(ink),
            edge: None,
        }
    }

    pub(crate) fn edged(ink: Ink, width: f32) -> Self {
        Self {
            fill: None,
            edge: Some((ink, width)),
        }
    }

    pub(crate) fn both(fill: Ink, edge: Ink, width: f32) -> Self {
        Self {
            fill: Some(fill),
            edge: Some((edge, width)),
        }
    }
}

/// The four font faces.
#[derive(Clone, Copy)]
pub(crate) enum Face {
    Text,
    Strong,
    Code,
    CodeStrong,
}

/// The part of a line of text that is at the given position.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The style of a line of text.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub(crate) face: Face,
    pub(crate) size: f32,
    pub(crate) ink: Ink,
    pub(crate) anchor: Anchor,
}

impl Type {
    pub(crate) fn new(face: Face, size: f32, ink: Ink) -> Self {
        Self {
            face,
            size,
            ink,
            anchor: Anchor::Start,
        }
    }

    pub(crate) fn middle(self) -> Self {
        Self {
            anchor: Anchor::Middle,
            ..self
        }
    }

    pub(crate) fn end(self) -> Self {
        Self {
            anchor: Anchor::End,
            ..self
        }
    }
}

enum Step {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

enum Mark {
    Shape {
        steps: Vec<Step>,
        paint: Paint,
    },
    Words {
        at: Point,
        set: Type,
        /// Unless a glyph is missing, whose width only another font knows.
        width: Option<f32>,
        words: String,
    },
    /// Pixels, each drawn as a rectangle.
    Raster {
        at: Point,
        size: Point,
        pixels: [u32; 2],
        rgb: Vec<u8>,
    },
}

/// A page under construction. Later marks cover earlier ones.
pub(crate) struct Canvas {
    fonts: [ttf_parser::Face<'static>; 4],
    marks: Vec<Mark>,
    width: f32,
    /// The text alternative of the picture.
    says: String,
}

impl Canvas {
    /// Creates an empty page; its height is given when it is saved.
    pub(crate) fn new(width: f32, says: &str) -> Result<Self, VizError> {
        let open =
            |bytes: &'static [u8]| ttf_parser::Face::parse(bytes, 0).map_err(|_| unreadable());
        Ok(Self {
            fonts: [
                open(dejavu::sans_condensed::regular())?,
                open(dejavu::sans_condensed::bold())?,
                open(dejavu::sans_mono::regular())?,
                open(dejavu::sans_mono::bold())?,
            ],
            marks: Vec::new(),
            width,
            says: says.to_owned(),
        })
    }

    /// Sets the width, if it depends on the content of the page.
    pub(crate) fn widen(&mut self, width: f32) {
        self.width = width;
    }

    /// The width of a line of text.
    pub(crate) fn measure(&self, face: Face, size: f32, words: &str) -> f32 {
        let font = &self.fonts[face as usize];
        let units = |letter| u32::from(advance(font, glyph(font, letter)));
        let units: u32 = words.chars().map(units).sum();
        units as f32 * size / f32::from(font.units_per_em())
    }

    /// The largest size up to `size` at which the text fits into `room`.
    pub(crate) fn fit(&self, face: Face, size: f32, words: &str, room: f32) -> f32 {
        let width = self.measure(face, size, words);
        if width > room {
            size * room / width
        } else {
            size
        }
    }

    /// Draws one line of text with its baseline at `at`. Returns its width.
    pub(crate) fn text(&mut self, at: Point, words: &str, set: Type) -> f32 {
        let width = self.measure(set.face, set.size, words);
        let left = match set.anchor {
            Anchor::Start => at.0,
            Anchor::Middle => at.0 - width / 2.0,
            Anchor::End => at.0 - width,
        };
        let font = &self.fonts[set.face as usize];
        let is_known = words.chars().all(|letter| glyph(font, letter).is_some());
        self.marks.push(Mark::Words {
            at: (left, at.1),
            set,
            width: is_known.then_some(width),
            words: words.to_owned(),
        });
        width
    }

    pub(crate) fn polygon(&mut self, corners: &[Point], paint: Paint) {
        let mut steps: Vec<Step> = corners.iter().copied().map(Step::Line).collect();
        if let Some(first) = steps.first_mut() {
            *first = Step::Move(corners[0]);
            steps.push(Step::Close);
            self.marks.push(Mark::Shape { steps, paint });
        }
    }

    pub(crate) fn line(&mut self, from: Point, to: Point, ink: Ink, width: f32) {
        self.marks.push(Mark::Shape {
            steps: vec![Step::Move(from), Step::Line(to)],
            paint: Paint::edged(ink, width),
        });
    }

    /// Draws a line through `stops`, with corners of radius `round`.
    pub(crate) fn route(&mut self, stops: &[Point], round: f32, ink: Ink, width: f32) {
        let toward = |from: Point, to: Point| {
            let (x, y) = (to.0 - from.0, to.1 - from.1);
            let length = x.hypot(y).max(f32::MIN_POSITIVE);
            let share = (round / length).min(0.5);
            (from.0 + x * share, from.1 + y * share)
        };
        let mut steps: Vec<Step> = stops.first().copied().map(Step::Move).into_iter().collect();
        for corner in stops.windows(3) {
            let (before, after) = (toward(corner[1], corner[0]), toward(corner[1], corner[2]));
            steps.push(Step::Line(before));
            steps.push(Step::Curve(before, corner[1], after));
        }
        steps.extend(stops.last().copied().map(Step::Line));
        let paint = Paint::edged(ink, width);
        self.marks.push(Mark::Shape { steps, paint });
    }

    /// Draws a rectangle with corners of radius `round`.
    pub(crate) fn slab(&mut self, at: Point, size: Point, round: f32, paint: Paint) {
        // A quarter circle is approximated by a cubic with handles of this length.
        const QUARTER: f32 = 0.552_284_8;
        let ((x, y), (w, h)) = (at, size);
        let r = round.min(w / 2.0).min(h / 2.0);
        let k = r * (1.0 - QUARTER);
        let (right, low) = (x + w, y + h);
        let steps = vec![
            Step::Move((x + r, y)),
            Step::Line((right - r, y)),
            Step::Curve((right - k, y), (right, y + k), (right, y + r)),
            Step::Line((right, low - r)),
            Step::Curve((right, low - k), (right - k, low), (right - r, low)),
            Step::Line((x + r, low)),
            Step::Curve((x + k, low), (x, low - k), (x, low - r)),
            Step::Line((x, y + r)),
            Step::Curve((x, y + k), (x + k, y), (x + r, y)),
            Step::Close,
        ];
        self.marks.push(Mark::Shape { steps, paint });
    }

    pub(crate) fn disc(&mut self, centre: Point, radius: f32, paint: Paint) {
        let at = (centre.0 - radius, centre.1 - radius);
        self.slab(at, (2.0 * radius, 2.0 * radius), radius, paint);
    }

    /// Draws `rgb`: rows of `pixels[0]` pixels of red, green and blue bytes.
    pub(crate) fn raster(&mut self, at: Point, size: Point, pixels: [u32; 2], rgb: Vec<u8>) {
        self.marks.push(Mark::Raster {
            at,
            size,
            pixels,
            rgb,
        });
    }

    /// Writes the page in the format of the path's extension: `.svg` or `.png`.
    pub(crate) fn save(&self, path: &Path, height: f32) -> Result<(), VizError> {
        match path.extension().and_then(|end| end.to_str()) {
            Some(end) if end.eq_ignore_ascii_case("svg") => std::fs::write(path, self.svg(height))?,
            Some(end) if end.eq_ignore_ascii_case("png") => {
                std::fs::write(path, self.png(height)?)?
            }
            _ => return Err(VizError::Extension),
        }
        Ok(())
    }

    /// Returns the page as the bytes of a PNG.
    pub(crate) fn png(&self, height: f32) -> Result<Vec<u8>, VizError> {
        let picture = self.pixels(height)?;
        let size = [picture.width(), picture.height()];
        // The page is white, so each pixel is opaque.
        encode(size, png::ColorType::Rgba, picture.data())
    }

    fn pixels(&self, height: f32) -> Result<Pixmap, VizError> {
        let (width, height) = ((self.width * SCALE) as u32, (height * SCALE) as u32);
        let mut picture = Pixmap::new(width, height).ok_or(VizError::TooLarge)?;
        picture.fill(Color::WHITE);
        let zoom = Transform::from_scale(SCALE, SCALE);
        for mark in &self.marks {
            let (path, paint) = match mark {
                Mark::Shape { steps, paint } => (outline(steps), *paint),
                Mark::Words { at, set, words, .. } => {
                    let font = &self.fonts[set.face as usize];
                    (letters(font, words, *at, set.size), Paint::filled(set.ink))
                }
                Mark::Raster {
                    at,
                    size,
                    pixels,
                    rgb,
                } => {
                    let [w, h] = *pixels;
                    let mut pixmap = Pixmap::new(w, h).ok_or(VizError::TooLarge)?;
                    for (to, from) in pixmap.data_mut().chunks_exact_mut(4).zip(rgb.chunks(3)) {
                        to[..3].copy_from_slice(from);
                        to[3] = 255;
                    }
                    let place = Transform::from_row(
                        size.0 / w as f32,
                        0.0,
                        0.0,
                        size.1 / h as f32,
                        at.0,
                        at.1,
                    );
                    let colouring = PixmapPaint {
                        quality: FilterQuality::Nearest,
                        ..PixmapPaint::default()
                    };
                    let place = place.post_concat(zoom);
                    picture.draw_pixmap(0, 0, pixmap.as_ref(), &colouring, place, None);
                    continue;
                }
            };
            // Blank text and empty shapes have no path.
            let Some(path) = path else { continue };
            let mut colouring = Colouring {
                anti_alias: true,
                ..Colouring::default()
            };
            if let Some(ink) = paint.fill {
                colouring.set_color(ink.colour());
                picture.fill_path(&path, &colouring, FillRule::Winding, zoom, None);
            }
            if let Some((ink, width)) = paint.edge {
                colouring.set_color(ink.colour());
                let stroke = Stroke {
                    width,
                    line_cap: LineCap::Round,
                    line_join: LineJoin::Round,
                    ..Stroke::default()
                };
                picture.stroke_path(&path, &colouring, &stroke, zoom, None);
            }
        }
        Ok(picture)
    }

    /// Returns the page as SVG. It can be embedded in HTML unchanged: it has no blank line, and its styles apply only
    /// to itself.
    pub(crate) fn svg(&self, height: f32) -> String {
        let width = self.width;
        let mut svg = String::new();
        // Writing to a string does not fail.
        let _ = self.write_svg(&mut svg, width, height);
        svg
    }

    fn write_svg(&self, svg: &mut String, width: f32, height: f32) -> std::fmt::Result {
        let says = escaped(&self.says);
        // Half the size of the page: its text then has the size of the surrounding text.
        let (w, h) = (width / 2.0, height / 2.0);
        writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{says}" width="{w}" height="{h:.1}" viewBox="0 0 {width} {height:.1}" style="max-width:100%;height:auto" stroke-linecap="round" stroke-linejoin="round">"#
        )?;
        writeln!(
            svg,
            r##"<rect width="{width}" height="{height:.1}" fill="#ffffff"/>"##
        )?;
        for mark in &self.marks {
            match mark {
                Mark::Shape { steps, paint } => {
                    svg.push_str("<path d=\"");
                    for step in steps {
                        match *step {
                            Step::Move((x, y)) => write!(svg, "M{x:.1} {y:.1}")?,
                            Step::Line((x, y)) => write!(svg, "L{x:.1} {y:.1}")?,
                            Step::Curve(a, b, c) => write!(
                                svg,
                                "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                                a.0, a.1, b.0, b.1, c.0, c.1
                            )?,
                            Step::Close => svg.push('Z'),
                        }
                    }
                    let fill = paint.fill.map_or("none".to_owned(), Ink::hex);
                    write!(svg, "\" fill=\"{fill}\"")?;
                    if let Some((ink, width)) = paint.edge {
                        write!(svg, " stroke=\"{}\" stroke-width=\"{width}\"", ink.hex())?;
                    }
                    svg.push_str("/>\n");
                }
                Mark::Words {
                    at: (x, y),
                    set,
                    width,
                    words,
                } => {
                    let (family, weight) = match set.face {
                        Face::Text => ("'DejaVu Sans Condensed','DejaVu Sans',sans-serif", 400),
                        Face::Strong => ("'DejaVu Sans Condensed','DejaVu Sans',sans-serif", 700),
                        Face::Code => ("'DejaVu Sans Mono',monospace", 400),
                        Face::CodeStrong => ("'DejaVu Sans Mono',monospace", 700),
                    };
                    let (size, ink) = (set.size, set.ink.hex());
                    write!(
                        svg,
                        r#"<text x="{x:.1}" y="{y:.1}" font-family="{family}" font-weight="{weight}" font-size="{size:.1}" fill="{ink}""#
                    )?;
                    // The fixed length preserves the layout if another font is used.
                    if let Some(width) = width {
                        write!(
                            svg,
                            r#" textLength="{width:.1}" lengthAdjust="spacingAndGlyphs""#
                        )?;
                    }
                    writeln!(svg, r#" xml:space="preserve">{}</text>"#, escaped(words))?;
                }
                Mark::Raster {
                    at: (x, y),
                    size: (w, h),
                    pixels: [columns, rows],
                    rgb,
                } => {
                    let (across, down) = (w / *columns as f32, h / *rows as f32);
                    // Slightly larger, so that no gap is visible between two cells.
                    let (wide, high) = (across + 0.3, down + 0.3);
                    writeln!(svg, r#"<g shape-rendering="crispEdges">"#)?;
                    for (place, rgb) in rgb.chunks_exact(3).enumerate() {
                        let (row, column) = (place / *columns as usize, place % *columns as usize);
                        let (x, y) = (x + column as f32 * across, y + row as f32 * down);
                        let ink = Ink(rgb[0], rgb[1], rgb[2]).hex();
                        writeln!(
                            svg,
                            r#"<rect x="{x:.1}" y="{y:.1}" width="{wide:.1}" height="{high:.1}" fill="{ink}"/>"#
                        )?;
                    }
                    svg.push_str("</g>\n");
                }
            }
        }
        svg.push_str("</svg>\n");
        Ok(())
    }
}

fn unreadable() -> VizError {
    VizError::File(std::io::Error::other("the font cannot be read"))
}

/// Encodes `size[0] * size[1]` pixels as the bytes of a PNG.
pub(crate) fn encode(
    size: [u32; 2],
    colours: png::ColorType,
    pixels: &[u8],
) -> Result<Vec<u8>, VizError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, size[0], size[1]);
    encoder.set_color(colours);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(std::io::Error::from)?;
    writer
        .write_image_data(pixels)
        .map_err(std::io::Error::from)?;
    writer.finish().map_err(std::io::Error::from)?;
    Ok(bytes)
}

/// The character that is drawn: a space for the end of a line, since text is one line, and the replacement character for
/// those that XML excludes.
fn drawn(letter: char) -> char {
    match letter {
        '\t' | '\n' | '\r' => ' ',
        '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER,
        letter if letter.is_control() => char::REPLACEMENT_CHARACTER,
        letter => letter,
    }
}

/// The glyph of a character, if the font has one.
fn glyph(font: &ttf_parser::Face<'_>, letter: char) -> Option<ttf_parser::GlyphId> {
    font.glyph_index(drawn(letter))
}

/// The width of a glyph, in units of the font. That of a missing one is the width of a Chinese character.
fn advance(font: &ttf_parser::Face<'_>, glyph: Option<ttf_parser::GlyphId>) -> u16 {
    match glyph {
        Some(glyph) => font.glyph_hor_advance(glyph).unwrap_or(0),
        None => font.units_per_em(),
    }
}

fn escaped(words: &str) -> String {
    let words: String = words.chars().map(drawn).collect();
    words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

fn outline(steps: &[Step]) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move((x, y)) => path.move_to(x, y),
            Step::Line((x, y)) => path.line_to(x, y),
            Step::Curve(a, b, c) => path.cubic_to(a.0, a.1, b.0, b.1, c.0, c.1),
            Step::Close => path.close(),
        }
    }
    path.finish()
}

/// The outlines of one glyph, moved to its position on the page.
struct Pen {
    path: PathBuilder,
    at: Point,
    zoom: f32,
}

impl Pen {
    fn place(&self, x: f32, y: f32) -> Point {
        // The y axis of fonts points up, that of pages down.
        (self.at.0 + x * self.zoom, self.at.1 - y * self.zoom)
    }
}

impl ttf_parser::OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.place(x1, y1), self.place(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2)) = (self.place(x1, y1), self.place(x2, y2));
        let (x, y) = self.place(x, y);
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

fn letters(
    font: &ttf_parser::Face<'_>,
    words: &str,
    at: Point,
    size: f32,
) -> Option<tiny_skia::Path> {
    let zoom = size / f32::from(font.units_per_em());
    let path = PathBuilder::new();
    let mut pen = Pen { path, at, zoom };
    for letter in words.chars() {
        let glyph = glyph(font, letter);
        // A font's first glyph is a box, for those that it lacks.
        font.outline_glyph(glyph.unwrap_or(ttf_parser::GlyphId(0)), &mut pen);
        pen.at.0 += f32::from(advance(font, glyph)) * zoom;
    }
    pen.path.finish()
}
