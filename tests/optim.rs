//! Training beside PyTorch: optimisers, schedules, clipping, initialisation (`optim/generate.py`), and parameters in
//! files.

use stridewise::files::{Safetensors, SafetensorsWriter};
use stridewise::optim::*;
use stridewise::prelude::*;

#[rustfmt::skip]
#[path = "optim/cases.rs"]
mod cases;

parameters! {
    /// The parameters of most tests.
    struct Net<T: ParameterElement> {
        weight: Tensor<T, Shape![3, 4]>,
        bias: Tensor<T, Shape![4]>,
    }
}

fn ramp<T: ParameterElement, Sh: Shape>(
    times: usize,
    of: usize,
    minus: f64,
    over: f64,
) -> Tensor<T, Sh> {
    let mut n = 0;
    let mut x = Tensor::<T, Sh>::full(T::ZERO);
    x.apply_(|_| {
        let element = ((n * times % of) as f64 - minus) / over;
        n += 1;
        T::nearest(element)
    });
    x
}

fn initial<T: ParameterElement>() -> Net<T> {
    Net {
        weight: ramp(7, 11, 4.0, 4.0),
        bias: ramp(3, 5, 2.0, 2.0),
    }
}

fn gradient<T: ParameterElement, Sh: Shape>(p: &Tensor<T, Sh>, step: usize) -> Tensor<T, Sh> {
    let factor = ramp::<T, Sh>(2, 3, -1.0, 2.0);
    let centre = ramp::<T, Sh>(4, 7, 3.0, 2.0);
    let noise = ramp::<T, Sh>(step + 3, 7, 3.0, 4.0);
    let mut out = Tensor::<T, Sh>::full(T::ZERO);
    for (((out, p), (a, c)), n) in (out.iter_mut().zip(p.iter()))
        .zip(factor.iter().zip(centre.iter()))
        .zip(noise.iter())
    {
        *out = *a * (*p - *c) + *n;
    }
    out
}

fn flat<T: ParameterElement>(net: &Net<T>) -> Vec<f64> {
    let both = net.weight.iter().chain(net.bias.iter());
    both.map(|x| num_traits::ToPrimitive::to_f64(x).unwrap())
        .collect()
}

fn train<T: ParameterElement>(mut step: impl FnMut(&mut Net<T>, &Net<T>)) -> Vec<f64> {
    let mut net = initial::<T>();
    for i in 0..100 {
        let gradients = Net {
            weight: gradient(&net.weight, i),
            bias: gradient(&net.bias, i),
        };
        step(&mut net, &gradients);
    }
    flat(&net)
}

/// The largest error relative to the element, or to 0.01 for a smaller one: a parameter that crosses 0 has no
/// relative error.
#[track_caller]
fn close(found: &[f64], torch: &[f64], tolerance: f64) {
    assert_eq!(found.len(), torch.len());
    let errors = found
        .iter()
        .zip(torch)
        .map(|(a, b)| (a - b).abs() / b.abs().max(0.01));
    let worst = errors.fold(0.0, f64::max);
    assert!(worst <= tolerance, "{worst:e}\n{found:?}\n{torch:?}");
    println!("{worst:e}");
}

macro_rules! optimisers {
    ($($name:ident $CASE:ident, $optimiser:expr $(, $state:expr)?;)*) => { $(
        #[test]
        fn $name() {
            let optimiser = $optimiser;
            optimisers! { @run f64 $CASE 0 1e-12 optimiser $($state)? }
            optimisers! { @run f32 $CASE 1 1e-5 optimiser $($state)? }
        }
    )* };
    (@run $T:ident $CASE:ident $i:literal $tolerance:literal $optimiser:ident) => {
        let found = train::<$T>(|net, gradients| $optimiser.step(net, gradients));
        close(&found, &cases::$CASE[$i], $tolerance);
    };
    (@run $T:ident $CASE:ident $i:literal $tolerance:literal $optimiser:ident $state:expr) => {
        let mut state = $state;
        let found = train::<$T>(|net, gradients| $optimiser.step(net, gradients, &mut state));
        assert_eq!(state.step, 100);
        close(&found, &cases::$CASE[$i], $tolerance);
    };
}
optimisers! {
    sgd SGD, Sgd::new(0.05);
    sgd_decay SGD_DECAY, Sgd::new(0.05).weight_decay(0.1);
    sgd_maximize SGD_MAXIMIZE, Sgd::new(0.001).weight_decay(0.01).maximize(true);
    sgd_momentum SGD_MOMENTUM, Sgd::new(0.02).momentum(0.9), SgdState::zeros();
    sgd_dampening SGD_DAMPENING, Sgd::new(0.05).momentum(0.8).dampening(0.3).weight_decay(0.02), SgdState::zeros();
    sgd_nesterov SGD_NESTEROV, Sgd::new(0.02).weight_decay(0.01).momentum(0.9).nesterov(true), SgdState::zeros();
    adam ADAM, Adam::default(), AdamState::zeros();
    adam_options ADAM_OPTIONS, Adam::new(0.05).betas([0.8, 0.95]).eps(1e-3).weight_decay(0.1), AdamState::zeros();
    adam_small_beta ADAM_SMALL_BETA, Adam::new(0.01).betas([0.3, 0.9]).maximize(true), AdamState::zeros();
    adamw ADAMW, AdamW::default(), AdamState::zeros();
    adamw_options ADAMW_OPTIONS, AdamW::new(0.05).betas([0.8, 0.95]).eps(1e-6).weight_decay(0.2), AdamState::zeros();
    rms_prop RMSPROP, RmsProp::default(), RmsPropState::zeros();
    rms_prop_momentum RMSPROP_MOMENTUM, RmsProp::new(0.005).alpha(0.9).momentum(0.7).weight_decay(0.05), RmsPropState::zeros();
    rms_prop_centered RMSPROP_CENTERED, RmsProp::new(0.005).eps(1e-3).centered(), RmsPropState::zeros();
    rms_prop_both RMSPROP_BOTH, RmsProp::new(0.002).alpha(0.95).eps(1e-2).centered().momentum(0.8), RmsPropState::zeros();
    rms_prop_low_alpha RMSPROP_LOW_ALPHA, RmsProp::new(0.002).alpha(0.3).eps(1e-2).centered(), RmsPropState::zeros();
    adagrad ADAGRAD, Adagrad::default(), AdagradState::zeros();
    adagrad_options ADAGRAD_OPTIONS, Adagrad::new(0.3).lr_decay(0.01).weight_decay(0.05).initial_accumulator_value(0.5).eps(1e-6), AdagradState::zeros();
}

#[track_caller]
fn same_rates(schedule: impl Schedule, torch: &[f64; 50]) {
    for (step, rate) in torch.iter().enumerate() {
        let found = schedule.lr(step as u32);
        // PyTorch multiplies from step to step: some schedules end at 1e-17 instead of 0.
        assert!(
            (found - rate).abs() <= 1e-12 * rate.abs() + 1e-15,
            "step {step}: {found}, {rate}"
        );
    }
}

#[test]
fn schedules() {
    use cases::*;
    const LR: f64 = 0.4;
    same_rates(StepLr::new(LR, 7).gamma(0.6), &STEP_LR);
    same_rates(StepLr::new(LR, 13), &STEP_LR_DEFAULT);
    same_rates(
        MultiStepLr::new(LR, &[3, 11, 11, 40]).gamma(0.5),
        &MULTI_STEP_LR,
    );
    same_rates(ExponentialLr::new(LR, 0.93), &EXPONENTIAL_LR);
    same_rates(LinearLr::new(LR, 5), &LINEAR_LR);
    same_rates(
        LinearLr::new(LR, 20).start_factor(0.1).end_factor(0.7),
        &LINEAR_LR_OPTIONS,
    );
    same_rates(ConstantLr::new(LR, 9).factor(0.3), &CONSTANT_LR);
    same_rates(PolynomialLr::new(LR, 30).power(1.7), &POLYNOMIAL_LR);
    same_rates(CosineAnnealingLr::new(LR, 49), &COSINE_ANNEALING_LR);
    same_rates(
        CosineAnnealingLr::new(LR, 15).eta_min(0.03),
        &COSINE_ANNEALING_LR_BEYOND,
    );
    same_rates(
        CosineAnnealingWarmRestarts::new(LR, 6)
            .t_mult(2)
            .eta_min(0.01),
        &WARM_RESTARTS,
    );
    same_rates(
        CosineAnnealingWarmRestarts::new(LR, 8),
        &WARM_RESTARTS_EQUAL,
    );
    let warm_up = LinearLr::new(LR, 10).start_factor(0.1);
    same_rates(
        warm_up.then(10, CosineAnnealingLr::new(LR, 40).eta_min(0.02)),
        &WARM_UP_COSINE,
    );
    let linear = OneCycleLr::new(LR, 53)
        .pct_start(0.25)
        .linear(true)
        .div_factor(10.0)
        .final_div_factor(100.0);
    for (schedule, rates, momenta) in [
        (
            OneCycleLr::new(LR, 50),
            &ONE_CYCLE_LR,
            &ONE_CYCLE_LR_MOMENTUM,
        ),
        (linear, &ONE_CYCLE_LR_LINEAR, &ONE_CYCLE_LR_LINEAR_MOMENTUM),
        (
            OneCycleLr::new(LR, 50).pct_start(0.4).three_phase(true),
            &ONE_CYCLE_LR_THREE,
            &ONE_CYCLE_LR_THREE_MOMENTUM,
        ),
    ] {
        same_rates(schedule, rates);
        same_rates(|step| schedule.momentum(step), momenta);
        assert_eq!(schedule.lr(10_000), schedule.lr(schedule.total_steps - 1));
    }
}

/// Sizes and counts of 0, and steps far beyond the end, are finite.
#[test]
fn schedules_at_their_limits() {
    for step in [0, 1, u32::MAX] {
        for lr in [
            StepLr::new(0.5, 0).lr(step),
            MultiStepLr::new(0.5, &[]).lr(step),
            LinearLr::new(0.5, 0).lr(step),
            PolynomialLr::new(0.5, 0).lr(step),
            CosineAnnealingLr::new(0.5, 0).lr(step),
            CosineAnnealingWarmRestarts::new(0.5, 0).lr(step),
            CosineAnnealingWarmRestarts::new(0.5, 0).t_mult(0).lr(step),
            CosineAnnealingWarmRestarts::new(0.5, 1)
                .t_mult(u32::MAX)
                .lr(step),
            OneCycleLr::new(0.5, 0).lr(step),
            OneCycleLr::new(0.5, 1).lr(step),
            OneCycleLr::new(0.5, 2).three_phase(true).lr(step),
            ExponentialLr::new(0.5, 0.999).lr(step),
        ] {
            assert!((0.0..=0.5).contains(&lr), "{lr} at {step}");
        }
    }
}

#[test]
fn clipping() {
    for (case, norm_type, max_norm) in [
        (&cases::CLIP_TWO, 2.0, 1.5),
        (&cases::CLIP_ONE, 1.0, 3.0),
        (&cases::CLIP_THREE, 3.0, 0.5),
        (&cases::CLIP_MAX, f64::INFINITY, 0.7),
        (&cases::CLIP_NONE, 2.0, 9.0),
    ] {
        let (norm, after) = case;
        let mut gradients = initial::<f64>();
        let found = get_total_norm_with(&gradients, norm_type);
        close(&[found], &[*norm], 1e-14);
        if norm_type == 2.0 {
            assert_eq!(
                get_total_norm(&gradients),
                clip_grad_norm_(&mut gradients, max_norm)
            );
        } else {
            clip_grads_with_norm_(&mut gradients, max_norm, found);
        }
        close(&flat(&gradients), after, 1e-14);

        let mut gradients = initial::<f32>();
        let found = get_total_norm_with(&gradients, norm_type);
        clip_grads_with_norm_(&mut gradients, max_norm, found);
        close(&flat(&gradients), after, 1e-6);
    }
    let mut gradients = initial::<f64>();
    clip_grad_value_(&mut gradients, 0.6);
    assert_eq!(flat(&gradients), cases::CLIP_VALUE);
    // As in PyTorch, NaN spreads, and so does the 0 of an infinite norm.
    let mut gradients = initial::<f32>();
    gradients.bias.as_mut_slice()[1] = f32::NAN;
    assert!(clip_grad_norm_(&mut gradients, 1.0).is_nan());
    assert!(flat(&gradients).iter().all(|x| x.is_nan()));
    assert!(get_total_norm_with(&gradients, f64::INFINITY).is_nan());
    let mut gradients = initial::<f32>();
    gradients.bias.as_mut_slice()[1] = f32::INFINITY;
    assert_eq!(clip_grad_norm_(&mut gradients, 1.0), f64::INFINITY);
    assert!(gradients.bias[[1]].is_nan() && gradients.weight.sum() == 0.0);
}

/// A parameter, its gradient and the buffers have any strides: the results are those of contiguous ones, bit for bit.
#[test]
fn strides_do_not_matter() {
    type W = Tensor<f32, Shape![5, 3, 4]>;
    let start: W = ramp(7, 31, 15.0, 4.0);
    let slope: W = ramp(11, 17, 8.0, 4.0);
    macro_rules! check {
        ($optimiser:expr, $State:ident $(, $K:literal)?) => {{
            // Contiguous.
            let (mut expected, mut state) = (start.clone(), $State::<W $(, $K)?>::zeros());
            for _ in 0..5 {
                $optimiser.step(&mut expected, &slope, &mut state);
            }
            // A permuted parameter; the gradient every second element of a larger tensor.
            let mut room = Tensor::<f32, Shape![4, 5, 3]>::zeros();
            let mut spread = Tensor::<f32, Shape![5, 3, 8]>::full(99.0);
            spread.as_view_mut().slice(s![.., .., ..;2]).copy_(&slope);
            let mut p = room.as_view_mut().permute::<Dims![1, 2, 0]>();
            p.copy_(&start);
            let mut state = $State::<W $(, $K)?>::zeros();
            for _ in 0..5 {
                $optimiser.step(&mut p, &spread.as_view().slice(s![.., .., ..;2]), &mut state);
            }
            assert_eq!(p.eval(), expected);
            // One row after the other, each a part of the whole.
            let mut rows = start.clone();
            for i in 0..5 {
                let mut state = $State::<Row $(, $K)?>::zeros();
                let mut row = rows.as_view_mut().select_at::<0>(i).unwrap();
                for _ in 0..5 {
                    $optimiser.step(&mut row, &slope.as_view().select_at::<0>(i).unwrap(), &mut state);
                }
            }
            assert_eq!(rows, expected);
        }};
    }
    type Row = Tensor<f32, Shape![3, 4]>;
    check!(Sgd::new(0.1).momentum(0.9), SgdState);
    check!(Adam::new(0.1), AdamState);
    check!(AdamW::new(0.1), AdamState);
    check!(Adagrad::new(0.1), AdagradState);
    check!(RmsProp::new(0.1), RmsPropState, 1);
    check!(RmsProp::new(0.1).momentum(0.5).centered(), RmsPropState, 3);
}
