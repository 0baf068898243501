// How a case of `cases.rs` and `operands_cases.rs` is compared: what `ops.rs` and `ops_operands.rs` include.

// The operands are about 10, so sums that cancel keep the error of numbers of that size.
fn close<T: Close>(a: &T, b: &T) -> bool {
    a.within(b, 8.0)
}

// Each case is a function of its own: what the compiler has to know of the types and borrows of a function, it looks up for
// each of its lines.
macro_rules! case {
    ($c:ident, $text:expr, $y:expr, [$($n:literal),*], $T:ident, $x:tt, $same:expr) => {{
        fn case($c: &mut Failures) {
            let y = $y;
            $c.compare::<$T>($text, (y.shape(), y.as_slice()), (&[$($n),*], &elements!($T, $x)), $same);
        }
        case($c);
    }};
}
macro_rules! lazy {
    ($c:ident, $e:expr, $n:tt, $T:ident, $x:tt) => {
        case!($c, stringify!($e), ($e).eval(), $n, $T, $x, close)
    };
}
macro_rules! strict {
    ($c:ident, $e:expr, $n:tt, $T:ident, $x:tt) => {
        case!($c, stringify!($e), ($e).eval(), $n, $T, $x, <$T>::strict)
    };
}
macro_rules! eager {
    ($c:ident, $e:expr, $n:tt, $T:ident, $x:tt) => {
        case!($c, stringify!($e), $e, $n, $T, $x, close)
    };
}
// PyTorch counts in `i64`, places here are `usize`.
macro_rules! index {
    ($c:ident, $e:expr, $n:tt, i64, $x:tt) => {
        case!($c, stringify!($e), $e.long().eval(), $n, i64, $x, close)
    };
}
macro_rules! scalar {
    ($c:ident, $e:expr, [], $T:ident, [$x:expr]) => {{
        fn case($c: &mut Failures) {
            $c.compare::<$T>(stringify!($e), (&[], &[$e as $T]), (&[], &[$x]), close);
        }
        case($c);
    }};
}
