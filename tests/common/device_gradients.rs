//! Gradients on a device compared with those of the host.
#![allow(dead_code)]

use stridewise::prelude::*;

pub(crate) fn singles<Sh: Shape>(seed: u32) -> BoxedTensor<f32, Sh> {
    floats::<Sh>(seed).to::<f32>().eval_boxed()
}
pub(crate) fn close(here: &[f32], there: &[f32], what: &str) {
    assert_eq!(here.len(), there.len());
    for (i, (a, b)) in here.iter().zip(there).enumerate() {
        assert!(
            (a - b).abs() <= 1e-5,
            "{what}: {i} is {a} on the host, {b} on the device"
        );
    }
}

pub(crate) fn floats<Sh: Shape>(seed: u32) -> BoxedTensor<f64, Sh> {
    let mut state = seed;
    let mut out = BoxedTensor::<f64, Sh>::zeros();
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = f64::from(state >> 8) / 2f64.powi(23) - 1.0;
    }
    out
}
pub(crate) fn near(here: &[f64], there: &[f64], what: &str) {
    assert_eq!(here.len(), there.len());
    for (i, (a, b)) in here.iter().zip(there).enumerate() {
        assert!(
            (a - b).abs() <= 1e-11 * (1.0 + a.abs()) || a == b || a.is_nan() && b.is_nan(),
            "{what}: {i} is {a} on the host, {b} on the device"
        );
    }
}

/// The same gradients on the host and on a device, added to what is there: of variables, with constants.
macro_rules! same {
    ([$($x:ident)*] [$($c:ident)*] $e:expr; $($rest:tt)*) => {
        {
            let what = stringify!($e);
            let start = |x: f64| x;
            let mut here: Vec<Vec<f64>> = Vec::new();
            {
                $( let mut grads = ($x.as_view().lazy() * 0.5).eval_boxed(); let $x = (&$x, &mut grads); )*
                let value = { $( let $x = $x.0.requires_grad(&mut *$x.1); )* let _ = ($($x,)*); $e.backward_boxed() };
                here.push(vec![start(value)]);
                $( here.push($x.1.as_slice().to_vec()); )*
            }
            let mut there: Vec<Vec<f64>> = Vec::new();
            {
                $( let $c = $c.cuda().unwrap(); let _ = &$c; )*
                $( let value = $x.cuda().unwrap(); let mut grads = (&value * 0.5).eval().unwrap(); let $x = (&value, &mut grads); )*
                let value = { $( let $x = $x.0.requires_grad(&mut *$x.1); )* let _ = ($($x,)*); $e.backward().unwrap() };
                there.push(value.to_host().unwrap().as_slice().to_vec());
                $( there.push($x.1.to_host().unwrap().as_slice().to_vec()); )*
            }
            for (here, there) in here.iter().zip(&there) {
                $crate::device_gradients::near(here, there, what);
            }
        }
        same! { [$($x)*] [$($c)*] $($rest)* }
    };
    ([$($x:ident)*] [$($c:ident)*]) => {};
}
