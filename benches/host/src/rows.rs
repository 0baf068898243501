//! Rows of a table: ours compared with times that another program has measured.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// Tensors of these shapes.
#[macro_export]
macro_rules! tensors {
    ($($x:ident [$($d:literal),+])*) => { $(
        #[allow(unused_mut)]
        let mut $x: stridewise::BoxedTensor<f32, stridewise::Shape![$($d),+]> = $crate::tensor(stringify!($x).bytes().map(u32::from).sum(), |x| x);
    )* };
}
/// Rows, each with the tensor to which its expression is written. The compiler knows nothing of its operands.
#[macro_export]
macro_rules! results {
    ($rows:ident: $($name:literal $out:ident = |$($x:ident),+| $e:expr;)*) => { $(
        $rows.row($name, || {
            $(let $x = std::hint::black_box(&$x);)+
            let _ = $e.eval_into(std::hint::black_box(&mut $out));
        });
    )* };
}
/// Rows whose result is a number.
#[macro_export]
macro_rules! scalars {
    ($rows:ident: $($name:literal |$($x:ident),+| $e:expr;)*) => { $(
        $rows.row($name, || {
            $(let $x = std::hint::black_box(&$x);)+
            let _ = std::hint::black_box($e);
        });
    )* };
}

/// The time of a clock in seconds.
fn now(clock: libc::clockid_t) -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` may be written.
    unsafe { libc::clock_gettime(clock, &mut time) };
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// The times of the other program, by the names of the rows, and the ratios of the rows so far.
pub struct Rows {
    other: BTreeMap<String, f64>,
    /// On one thread, seconds of the processor, which other programs do not lengthen; on several, seconds.
    clock: libc::clockid_t,
    ratios: RefCell<BTreeMap<String, f64>>,
}
impl Rows {
    /// The rows of `FILE [ROWS [THREADS]]`: names and microseconds, one a line, of which those count whose name the
    /// other program has measured. Of several lines for a row the least counts. It begins the table.
    pub fn from_arguments() -> Self {
        let arguments: Vec<_> = std::env::args().collect();
        let text = std::fs::read_to_string(&arguments[1]).unwrap();
        let mut other = BTreeMap::new();
        for (name, time) in text.lines().filter_map(|line| line.split_once('\t')) {
            let time: f64 = time.parse().unwrap();
            let least = other.entry(name.to_string()).or_insert(time);
            *least = time.min(*least);
        }
        let threads: usize = arguments.get(3).map_or(1, |n| n.parse().unwrap());
        #[cfg(feature = "rayon")]
        stridewise::prelude::set_num_threads(threads);
        println!(
            "| work, {threads} threads | ours | other | its time, of ours |\n|---|---|---|---|"
        );
        let clock = match threads {
            1 => libc::CLOCK_PROCESS_CPUTIME_ID,
            _ => libc::CLOCK_MONOTONIC,
        };
        let ratios = RefCell::default();
        Self {
            other,
            clock,
            ratios,
        }
    }

    /// The least of 15 short runs, if the other program has such a row.
    pub fn row(&self, name: &str, mut f: impl FnMut()) {
        let Some(other) = self.other.get(name) else {
            return;
        };
        let mut seconds = |times: usize| {
            let begin = now(self.clock);
            for _ in 0..times {
                f();
            }
            (now(self.clock) - begin) / times as f64
        };
        seconds(1);
        let times = ((2e-3 / seconds(1).max(1e-9)) as usize).clamp(1, 1_000_000);
        let best = (0..15).map(|_| seconds(times)).fold(f64::MAX, f64::min) * 1e6;
        let ratio = other / best;
        let mark = if ratio < 0.95 { "**" } else { "" };
        println!("| {name} | {best:.4} | {other:.4} | {mark}{ratio:.2}{mark} |");
        self.ratios.borrow_mut().insert(name.to_string(), ratio);
    }

    /// The last line: how many rows there are, how many of them take the other program at least 0.95 of our time, and
    /// the geometric mean; names of the other program that no row has.
    pub fn summary(&self) {
        let ratios = self.ratios.borrow();
        let fast = ratios.values().filter(|ratio| **ratio >= 0.95).count();
        let mean = ratios.values().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64;
        for name in self.other.keys().filter(|name| !ratios.contains_key(*name)) {
            println!("\nno row of ours: {name}");
        }
        println!(
            "\n{} rows, {fast} of them at least 0.95; geometric mean {:.2}",
            ratios.len(),
            mean.exp()
        );
    }
}
