//! Training compared with PyTorch: optimisers, schedules, clipping, initialisation (`optim/generate.py`), and
//! parameters in files.

use std::fmt::Debug;
use std::marker::PhantomData;

use stridewise::files::{Safetensors, SafetensorsWriter};
use stridewise::layout::Layout;
use stridewise::num::Mul;
use stridewise::ops::Real;
use stridewise::optim::*;
use stridewise::prelude::*;
use stridewise::storage::{Storage, StorageMut};

#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision)]
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
    // NaN is the largest.
    let worst = errors.fold(0.0, |worst: f64, e| if e <= worst { worst } else { e });
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
    amsgrad AMSGRAD, Adam::default().amsgrad(), AmsgradState::zeros();
    amsgrad_options AMSGRAD_OPTIONS, Adam::new(0.05).betas([0.8, 0.9]).eps(1e-3).amsgrad().weight_decay(0.1).maximize(true), AmsgradState::zeros();
    amsgrad_decoupled AMSGRADW, AdamW::new(0.05).betas([0.8, 0.9]).weight_decay(0.2).amsgrad(), AmsgradState::zeros();
    rms_prop RMSPROP, RmsProp::default(), RmsPropState::zeros();
    rms_prop_momentum RMSPROP_MOMENTUM, RmsProp::new(0.005).alpha(0.9).momentum(0.7).weight_decay(0.05), RmsPropState::zeros();
    rms_prop_centered RMSPROP_CENTERED, RmsProp::new(0.005).eps(1e-3).centered(), RmsPropState::zeros();
    rms_prop_both RMSPROP_BOTH, RmsProp::new(0.002).alpha(0.95).eps(1e-2).centered().momentum(0.8), RmsPropState::zeros();
    rms_prop_low_alpha RMSPROP_LOW_ALPHA, RmsProp::new(0.002).alpha(0.3).eps(1e-2).centered(), RmsPropState::zeros();
    adagrad ADAGRAD, Adagrad::default(), AdagradState::zeros();
    adagrad_options ADAGRAD_OPTIONS, Adagrad::new(0.3).lr_decay(0.01).weight_decay(0.05).initial_accumulator_value(0.5).eps(1e-6), AdagradState::zeros();
}

// PyTorch keeps no buffer without a momentum, and damps nothing.
#[test]
fn sgd_dampening_without_momentum() {
    let (mut p, g) = (tensor![1.0], tensor![1.0]);
    let optimiser = Sgd::new(0.1).momentum(0.0).dampening(0.5);
    let mut state = SgdState::<Tensor<f64, Shape![1]>>::zeros();
    for _ in 0..2 {
        optimiser.step(&mut p, &g, &mut state);
    }
    assert!((p[[0]] - 0.8).abs() < 1e-15, "{}", p[[0]]);
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

/// Where there and back are more steps than a `u32` counts, the way back is not cut short.
#[test]
fn the_longest_way_of_a_cosine() {
    let schedule = CosineAnnealingLr::new(0.5, u32::MAX).eta_min(0.1);
    assert_eq!((schedule.lr(0), schedule.lr(u32::MAX)), (0.5, 0.1));
    // A third of the way back: the cosine is -1 / 2.
    let schedule = CosineAnnealingLr::new(0.5, 3_221_225_471);
    assert!((schedule.lr(u32::MAX - 1) - 0.125).abs() < 1e-8);
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
        // In 0 steps, nothing is reduced.
        assert_eq!(PolynomialLr::new(0.5, 0).lr(step), 0.5);
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
/// The squares of finite numbers may be infinite; their norm is not.
#[test]
fn clipping_of_large_gradients() {
    let mut gradient: Tensor<f32, Shape![1]> = tensor![1e20];
    let norm = clip_grad_norm_(&mut gradient, 1.0);
    assert!((norm / 1e20 - 1.0).abs() < 1e-6, "{norm}");
    assert!((gradient[[0]] - 1.0).abs() < 1e-6);
    let mut gradients: [Tensor<f64, Shape![2]>; 2] = [tensor![3e200, 0.0], tensor![0.0, -4e200]];
    let norm = clip_grad_norm_(&mut gradients, 5.0);
    assert!((norm / 5e200 - 1.0).abs() < 1e-14, "{norm}");
    assert!((gradients[1][[1]] + 4.0).abs() < 1e-14);
    let gradients = [tensor![2e120], tensor![-2e120]];
    let norm = get_total_norm_with(&gradients, 3.0);
    assert!((norm / (2e120 * 2f64.cbrt()) - 1.0).abs() < 1e-14, "{norm}");
    assert_eq!(
        get_total_norm(&[tensor![f64::MAX], tensor![f64::MAX]]),
        f64::INFINITY
    );
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

/// Infinite parameters, as those of a mask, stay so without weight decay, and a parameter becomes infinite by an infinite
/// gradient where PyTorch's does.
#[test]
fn infinite_parameters() {
    const INF: f32 = f32::INFINITY;
    // As many as vectors have elements, and more.
    type W = Tensor<f32, Shape![20]>;
    macro_rules! check {
        ($optimiser:expr, [$third:expr, $fourth:expr] $(, $State:ident $(, $K:literal)?)?) => {{
            let mut w = W::from_fn(|[i]| [INF, -INF, 1.0, 2.0, -0.0][i % 5]);
            let gradient = W::from_fn(|[i]| [0.5, 0.5, INF, -0.5, 0.0][i % 5]);
            $( let mut state = $State::<W $(, $K)?>::zeros(); )?
            for _ in 0..2 {
                $optimiser.step(&mut w, &gradient $(, { let _ = stringify!($State); &mut state })?);
            }
            let wanted: [f32; 5] = [INF, -INF, $third, $fourth, 0.0];
            for (x, y) in w.as_slice().iter().zip(wanted.iter().cycle()) {
                let same = x == y || x.is_nan() && y.is_nan() || (x - y).abs() < 1e-5;
                assert!(same, "{}: {w}", stringify!($optimiser));
            }
        }};
    }
    const NAN: f32 = f32::NAN;
    check!(Sgd::new(0.1), [-INF, 2.1]);
    check!(Sgd::new(0.1).maximize(true), [INF, 1.9]);
    check!(Sgd::new(0.1).momentum(0.9), [-INF, 2.145], SgdState);
    check!(
        Sgd::new(0.1).momentum(0.9).nesterov(true),
        [-INF, 2.2305],
        SgdState
    );
    check!(Adam::new(0.1), [NAN, 2.2], AdamState);
    check!(AdamW::new(0.1), [NAN, 2.195902], AdamState);
    check!(AdamW::new(0.1).amsgrad(), [NAN, 2.195902], AmsgradState);
    check!(Adagrad::new(0.1), [NAN, 2.170711], AdagradState);
    check!(RmsProp::new(0.1), [NAN, 3.708881], RmsPropState, 1);
    check!(
        RmsProp::new(0.1).centered().momentum(0.9),
        [NAN, 4.625613],
        RmsPropState,
        3
    );
}

use rand::{SeedableRng, rngs::ChaCha8Rng};
use stridewise::init::{self, Fan, Nonlinearity};

fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(1)
}

#[test]
fn fans_and_gains() {
    use init::calculate_fan_in_and_fan_out as fans;
    assert_eq!(
        [
            fans::<Shape![5, 3]>(),
            fans::<Shape![6, 2, 3]>(),
            fans::<Shape![8, 4, 3, 5]>(),
            fans::<Shape![2, 3, 4, 5, 6]>(),
        ],
        cases::FANS
    );
    let gains = [
        Nonlinearity::Linear,
        Nonlinearity::Linear,
        Nonlinearity::Sigmoid,
        Nonlinearity::Tanh,
        Nonlinearity::Relu,
        Nonlinearity::LeakyRelu(0.01),
        Nonlinearity::LeakyRelu(0.2),
        Nonlinearity::Selu,
    ];
    close(&gains.map(init::calculate_gain), &cases::GAINS, 1e-15);
}

/// Mean and standard deviation within 5 standard errors, and for uniform numbers all within their bound, which some
/// come close to.
#[track_caller]
fn statistics<Sh: Shape>(x: &Tensor<f32, Sh>, std: f64, uniform: bool) {
    let n = Sh::NUMEL as f64;
    assert!(
        f64::from(x.mean()).abs() < 5.0 * std / n.sqrt(),
        "mean {}",
        x.mean()
    );
    let found = f64::from(x.std());
    assert!(
        (found / std - 1.0).abs() < 5.0 / (2.0 * n).sqrt(),
        "std {found}, not {std}"
    );
    let most = x.iter().fold(0.0, |most, x| f64::from(x.abs()).max(most));
    if uniform {
        let bound = 3.0_f64.sqrt() * std;
        assert!(
            most <= bound * (1.0 + 1e-6) && most > 0.995 * bound,
            "{most}, not {bound}"
        );
    } else {
        assert!(most > 3.0 * std);
    }
}

#[test]
fn initialisers() {
    type Conv = Tensor<f32, Shape![64, 16, 3, 3]>;
    let mut w = Conv::zeros();
    // Of a uniform distribution, its bounds; of a normal one, its mean and standard deviation.
    let [
        of_relu,
        of_leaky_relu,
        of_tanh,
        of_linear,
        xavier,
        with_gain,
    ] = cases::INITIALISERS;
    let of_bounds = |[low, high]: [f64; 2]| {
        assert_eq!(low, -high);
        high / 3.0_f64.sqrt()
    };
    let of_normal = |[mean, std]: [f64; 2]| {
        assert_eq!(mean, 0.0);
        std
    };
    let rng = &mut rng();
    init::kaiming_uniform_(&mut w, Fan::In, Nonlinearity::Relu, rng).unwrap();
    statistics(&w, of_bounds(of_relu), true);
    init::kaiming_uniform_(&mut w, Fan::Out, Nonlinearity::LeakyRelu(0.5), rng).unwrap();
    statistics(&w, of_bounds(of_leaky_relu), true);
    init::kaiming_normal_(&mut w, Fan::Out, Nonlinearity::Tanh, rng).unwrap();
    statistics(&w, of_normal(of_tanh), false);
    init::kaiming_normal_(&mut w, Fan::In, Nonlinearity::Linear, rng).unwrap();
    statistics(&w, of_normal(of_linear), false);
    init::xavier_uniform_(&mut w, 1.0, rng).unwrap();
    statistics(&w, of_bounds(xavier), true);
    init::xavier_normal_(&mut w, 1.5, rng).unwrap();
    statistics(&w, of_normal(with_gain), false);
    // Errors leave the elements as they are.
    let before = w.clone();
    assert_eq!(
        init::xavier_uniform_(&mut w, 0.0, rng),
        Err(RandomError::EmptyRange)
    );
    assert_eq!(
        init::xavier_normal_(&mut w, f64::NAN, rng),
        Err(RandomError::Deviation)
    );
    assert_eq!(
        init::xavier_normal_(&mut w, -1e-60, rng),
        Err(RandomError::Deviation)
    );
    for slope in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let slope = Nonlinearity::LeakyRelu(slope);
        let uniform = init::kaiming_uniform_(&mut w, Fan::In, slope, rng);
        let normal = init::kaiming_normal_(&mut w, Fan::In, slope, rng);
        assert_eq!(
            [uniform, normal],
            [Err(RandomError::EmptyRange), Err(RandomError::Deviation)]
        );
    }
    assert_eq!(w, before);
    // A slope whose square is infinite, and numbers too small for the elements.
    let slope = Nonlinearity::LeakyRelu(-1e160);
    let mut x = Tensor::<f64, Shape![64, 2, 8]>::zeros();
    init::kaiming_uniform_(&mut x, Fan::In, slope, rng).unwrap();
    let most = x.abs().max();
    let bound = 6.0_f64.sqrt() * 1e-160 / 4.0;
    assert!(most <= bound && most > 0.99 * bound, "{most}, not {bound}");
    init::kaiming_uniform_(&mut w, Fan::In, slope, rng).unwrap();
    assert_eq!(w, Conv::zeros());
    w.fill_(1.0);
    init::xavier_uniform_(&mut w, 1e-60, rng).unwrap();
    assert_eq!(w, Conv::zeros());
    // No elements, no inputs.
    init::kaiming_uniform_(
        &mut Tensor::<f32, Shape![3, 0]>::zeros(),
        Fan::In,
        Nonlinearity::Relu,
        rng,
    )
    .unwrap();
    init::xavier_normal_(&mut Tensor::<f64, Shape![0, 0]>::zeros(), 1.0, rng).unwrap();
    init::orthogonal_(&mut Tensor::<f64, Shape![0, 4]>::zeros(), 1.0, rng);
    init::orthogonal_(&mut Tensor::<f64, Shape![4, 0]>::zeros(), 1.0, rng);
}

#[test]
fn truncated_normal() {
    let rng = &mut rng();
    for [mean, std, a, b, centre, spread, quartiles @ ..] in cases::TRUNCATED {
        let mut x = BoxedTensor::<f64, Shape![40_000]>::zeros();
        init::trunc_normal_(&mut x, mean, std, a, b, rng).unwrap();
        assert!(x.iter().all(|x| (a..=b).contains(x)));
        let error = (x.mean() - centre).abs() * 200.0 / spread;
        assert!(
            error < 4.0,
            "mean {}, not {centre}, for {a} to {b}",
            x.mean()
        );
        assert!(
            (x.std() / spread - 1.0).abs() < 0.03,
            "std {}, not {spread}, for {a} to {b}",
            x.std()
        );
        for (q, quartile) in [0.25, 0.5, 0.75].into_iter().zip(quartiles) {
            let below = x.iter().filter(|x| **x < quartile).count() as f64 / 40_000.0;
            assert!(
                (below - q).abs() < 0.011,
                "{below} below {quartile}, not {q}"
            );
        }
        // `f32` too stays within bounds.
        let mut x = Tensor::<f32, Shape![1000]>::zeros();
        init::trunc_normal_(&mut x, mean, std, a, b, rng).unwrap();
        assert!(x.iter().all(|x| (a as f32..=b as f32).contains(x)));
    }
    let mut x = Tensor::<f64, Shape![10]>::zeros();
    for (mean, std, a, b) in [
        (f64::NAN, 1.0, 0.0, 1.0),
        (0.0, -1.0, 0.0, 1.0),
        (0.0, f64::INFINITY, 0.0, 1.0),
    ] {
        assert_eq!(
            init::trunc_normal_(&mut x, mean, std, a, b, rng),
            Err(RandomError::Deviation)
        );
    }
    for (a, b) in [(1.0, 1.0), (2.0, 1.0), (f64::NAN, 1.0), (0.0, f64::NAN)] {
        assert_eq!(
            init::trunc_normal_(&mut x, 0.0, 1.0, a, b, rng),
            Err(RandomError::EmptyRange)
        );
    }
    // Bounds that no sample reaches.
    for (mean, std, a, b) in [
        (0.0, 1e-300, 1e300, 2e300),
        (0.0, 1e-300, -2e300, -1e300),
        (0.0, 0.0, 3.0, 4.0),
        (0.0, 1.0, 1e9, f64::INFINITY),
    ] {
        init::trunc_normal_(&mut x, mean, std, a, b, rng).unwrap();
        assert!(x.iter().all(|x| (a..=b).contains(x)), "{x:?}");
    }
}

#[test]
fn orthogonal() {
    let rng = &mut rng();
    let mut wide = Tensor::<f64, Shape![7, 3, 4]>::zeros();
    init::orthogonal_(&mut wide, 2.0, rng);
    let rows = wide.view::<Shape![7, 12]>();
    let square = rows.mm(rows.t()).eval();
    assert!(
        (square - Tensor::<f64, Shape![7, 7]>::eye() * 4.0)
            .abs()
            .max()
            < 1e-14
    );
    let mut gained = Tensor::<f64, Shape![3, 5]>::zeros();
    init::orthogonal_(&mut gained, 1.7, rng);
    let square = gained.mm(gained.t()).eval();
    for (found, torch) in square.iter().zip(cases::ORTHOGONAL) {
        assert!((found - torch).abs() < 1e-14, "{found}, not {torch}");
    }
    let mut tall = Tensor::<f32, Shape![40, 9]>::zeros();
    init::orthogonal_(&mut tall, 1.0, rng);
    let square = tall.t().mm(&tall).eval();
    assert!((square - Tensor::<f32, Shape![9, 9]>::eye()).abs().max() < 1e-6);
    // Other strides: a permuted view, whose rows are not contiguous.
    let mut room = Tensor::<f64, Shape![4, 5, 3]>::zeros();
    init::orthogonal_(
        &mut room.as_view_mut().permute::<Dims![2, 0, 1]>(),
        1.0,
        rng,
    );
    let view = room.permute::<Dims![2, 0, 1]>();
    let rows = view.reshape::<Shape![3, 20]>();
    assert!(
        (rows.mm(rows.t()).eval() - Tensor::<f64, Shape![3, 3]>::eye())
            .abs()
            .max()
            < 1e-14
    );
    // All orthogonal matrices are equally likely: for one row the direction, in each quadrant.
    let mut quadrants = [0; 4];
    for _ in 0..4000 {
        let mut w = Tensor::<f64, Shape![1, 2]>::zeros();
        init::orthogonal_(&mut w, 1.0, rng);
        quadrants[usize::from(w[[0, 0]] > 0.0) * 2 + usize::from(w[[0, 1]] > 0.0)] += 1;
    }
    assert!(
        quadrants.iter().all(|n| (850..1150).contains(n)),
        "{quadrants:?}"
    );
}

#[test]
fn dropout() {
    let rng = &mut rng();
    for p in [0.1, 0.5, 0.9] {
        let mask = Tensor::<f32, Shape![200, 100]>::dropout_mask(p, rng).unwrap();
        let kept = (1.0 / (1.0 - p)) as f32;
        assert!(mask.iter().all(|m| *m == 0.0 || *m == kept));
        let dropped = mask.iter().filter(|m| **m == 0.0).count() as f64 / 20_000.0;
        assert!(
            (dropped - p).abs() < 5.0 * (p * (1.0 - p) / 20_000.0).sqrt(),
            "{dropped}, not {p}"
        );
        let x = Tensor::<f32, Shape![200, 100]>::full(3.0);
        assert!(((&x * &mask).mean() - 3.0).abs() < 0.5);
    }
    let none = BoxedTensor::<f64, Shape![1000]>::dropout_mask(0.0, rng).unwrap();
    assert!(none.iter().all(|m| *m == 1.0));
    let mut all = BoxedTensor::<f64, Shape![1000]>::dropout_mask(1.0, rng).unwrap();
    assert!(all.iter().all(|m| *m == 0.0));
    for p in [-1e-20, -1.0, 1.1, f64::NAN, f64::INFINITY] {
        assert_eq!(
            Tensor::<f32, Shape![3]>::dropout_mask(p, rng).err(),
            Some(RandomError::Probability)
        );
        assert_eq!(
            all.dropout_mask_(p, rng).err(),
            Some(RandomError::Probability)
        );
    }
    assert_eq!(all.sum(), 0.0);
}

/// Elements, results and gradients of PyTorch's dropout, with the mask that it sampled.
#[test]
fn gradient_of_dropout() {
    for (p, [x, y, of_x]) in [cases::DROPOUT, cases::DROPOUT_MOST] {
        let (x, mut grad) = (Tensor::from_array(x), Tensor::<f64, Shape![12]>::zeros());
        // A mask of ours, of the same elements.
        let sampled = BoxedTensor::<f64, Shape![1000]>::dropout_mask(p, &mut rng()).unwrap();
        let kept = *sampled.iter().find(|m| **m != 0.0).unwrap();
        let mask: Tensor<f64, Shape![12]> =
            Tensor::from_fn(|[i]| if y[i] == 0.0 { 0.0 } else { kept });
        close((&x * &mask).eval().as_slice(), &y, 1e-15);
        (x.requires_grad(&mut grad) * &mask)
            .square()
            .sum()
            .backward();
        close(grad.as_slice(), &of_x, 1e-14);
    }
}

parameters! {
    struct Linear<T: ParameterElement, I: Dim, O: Dim> {
        weight: Tensor<T, (O, I)>,
        bias: Tensor<T, (O,)>,
    }
    /// The network that `optim/generate.py` writes.
    struct Mlp<H: Dim> {
        l1: Linear<f32, D<3>, H>,
        layers: [Linear<f32, H, H>; 2],
        r#match: Linear<f32, H, D<2>>,
    }
    struct Large {
        table: BoxedTensor<f64, Shape![1000, 300]>,
        pub(crate) scale: Tensor<f64, Shape![]>,
    }
    struct Nothing {}
}

static TORCH: &[u8] = include_bytes!("optim/mlp.safetensors");

/// A network of PyTorch, by the names of its `state_dict`.
#[test]
fn torch_state_dict() {
    let file = Safetensors::parse(TORCH).unwrap();
    let mut net = Mlp::<D<4>>::zeros();
    file.load_state_dict(&mut net).unwrap();
    let x: Tensor<f32, Shape![1, 3]> = tensor![[0.5, -1.0, 2.0]];
    let mut hidden = x.linear(&net.l1.weight).bias(&net.l1.bias).tanh().eval();
    for layer in &net.layers {
        hidden = hidden.linear(&layer.weight).bias(&layer.bias).tanh().eval();
    }
    let y = hidden
        .linear(&net.r#match.weight)
        .bias(&net.r#match.bias)
        .eval();
    let y: Vec<_> = y.iter().map(|y| f64::from(*y)).collect();
    close(&y, &cases::MLP, 1e-6);

    // Written again, it is the same file.
    let mut again = SafetensorsWriter::new();
    again.add_parameters("", &net).unwrap();
    let bytes = again.to_bytes().unwrap();
    let again = Safetensors::parse(&bytes).unwrap();
    let mut names: Vec<_> = again.names().collect();
    names.sort_unstable();
    assert_eq!(
        names,
        [
            "l1.bias",
            "l1.weight",
            "layers.0.bias",
            "layers.0.weight",
            "layers.1.bias",
            "layers.1.weight",
            "match.bias",
            "match.weight"
        ]
    );
    for name in names {
        let (a, b) = (file.tensor(name).unwrap(), again.tensor(name).unwrap());
        assert_eq!((a.bytes(), a.held()), (b.bytes(), b.held()), "{name}");
    }
}

#[test]
fn state_dict_errors() {
    let file = Safetensors::parse(TORCH).unwrap();
    // Another shape: nothing is read, not even the tensors before it.
    let mut other = Linear::<f32, D<3>, D<4>>::zeros();
    other.weight.fill_(7.0);
    let error = file.load_state_dict(&mut other).unwrap_err();
    assert_eq!(
        error,
        StateDictError::Missing {
            name: "weight".into()
        }
    );
    assert_eq!(error.to_string(), "the file has no tensor `weight`");
    parameters! {
        struct First {
            l1: Linear<f32, D<3>, D<4>>,
            r#match: Linear<f32, D<5>, D<2>>,
        }
        struct Double {
            l1: Linear<f64, D<3>, D<4>>,
        }
    }
    let mut first = First::zeros();
    let error = file.load_state_dict(&mut first).unwrap_err();
    assert_eq!(
        error.to_string(),
        "tensor `match.weight`: the file holds float32 [2, 4], the tensor float32 [2, 5]"
    );
    assert_eq!(first.l1.weight.norm(), 0.0);
    assert_eq!(file.read_parameters("", &mut first).unwrap_err(), error);
    assert_eq!(first.l1.weight.norm(), 0.0);
    let error = file.load_state_dict(&mut Double::zeros()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "tensor `l1.weight`: the file holds float32 [4, 3], the tensor float64 [4, 3]"
    );
    // A part of the file.
    let mut part = Linear::<f32, D<4>, D<4>>::zeros();
    file.read_parameters("layers.1", &mut part).unwrap();
    assert!(part.weight.norm() > 0.0);
    let error = file.load_state_dict(&mut Nothing::zeros()).unwrap_err();
    assert!(
        matches!(error, StateDictError::Unexpected { .. }),
        "{error}"
    );
    // A name that is taken.
    let mut writer = SafetensorsWriter::new();
    writer.add_parameters("a", &part).unwrap();
    let error = writer.add_parameters("a", &part).err().unwrap();
    assert!(error.to_string().contains("`a.weight`"), "{error}");
}

/// Parameters on the heap, scalars, arrays and no fields.
#[test]
fn structs() {
    assert_eq!(Large::NUM_PARAMETERS, 300_001);
    assert_eq!(
        (Nothing::NUM_PARAMETERS, Nothing::zeros().num_parameters()),
        (0, 0)
    );
    let (mut net, mut gradients) = (Large::zeros(), Large::zeros());
    gradients.table.fill_(2.0);
    gradients.scale.fill_(1.0);
    let mut state = AdamState::zeros();
    for _ in 0..3 {
        Adam::new(0.1).step(&mut net, &gradients, &mut state);
    }
    assert!(net.table.iter().all(|x| (x + 0.3).abs() < 1e-6));
    assert!((net.scale[[]] + 0.3).abs() < 1e-6);
    assert_eq!(
        get_total_norm(&gradients),
        (4.0 * 300_000.0 + 1.0_f64).sqrt()
    );
    gradients.zero_grad();
    assert_eq!(get_total_norm(&gradients), 0.0);
    // A copy is of its own.
    let copy = net.clone();
    net.scale.fill_(9.0);
    assert!(copy.scale[[]] < 0.0);
    assert_eq!(format!("{:?}", Nothing {}), "Nothing");
    let debug = format!("{:?}", Linear::<f64, D<1>, D<1>>::zeros());
    assert!(
        debug.starts_with("Linear { weight:") && debug.contains("bias:"),
        "{debug}"
    );
}

/// Generic code names the parameters, or nothing but `S: Shape`.
#[test]
fn generic() {
    fn fit<S: Shape>(target: &Tensor<f64, S>) -> Tensor<f64, S> {
        let mut x = Tensor::<f64, S>::full(0.0);
        let mut state = AdamState::<Tensor<f64, S>>::zeros();
        let mut gradient = Tensor::<f64, S>::full(0.0);
        for _ in 0..500 {
            gradient.copy_(&x).sub_(target);
            clip_grad_norm_(&mut gradient, 10.0);
            Adam::new(0.05).step(&mut x, &gradient, &mut state);
            RmsProp::new(0.0).step(
                &mut x,
                &gradient,
                &mut RmsPropState::<Tensor<f64, S>>::zeros(),
            );
            Sgd::new(0.01).step(&mut x, &gradient);
        }
        x
    }
    fn descend<P: Zeros>(net: &mut P, gradients: &P) {
        let mut state = SgdState::<P>::zeros();
        Sgd::new(1.0).momentum(0.5).step(net, gradients, &mut state);
    }
    let target: Tensor<f64, Shape![2, 2]> = tensor![[1.0, -2.0], [0.5, 0.0]];
    assert!((fit(&target) - &target).abs().max() < 1e-3);
    let (mut net, mut gradients) = (Mlp::<D<5>>::zeros(), Mlp::zeros());
    gradients.layers[1].bias.fill_(2.0);
    descend(&mut net, &gradients);
    assert_eq!(net.layers[1].bias.sum(), -10.0);
}

/// The state of a `static`, and parameters through cells, which may overlap their gradient.
#[test]
fn static_state_and_cells() {
    use std::sync::Mutex;
    static STATE: Mutex<AdamState<Mlp<D<4>>>> = Mutex::new(AdamState::ZEROS);
    static NET: Mutex<Mlp<D<4>>> = Mutex::new(Mlp::ZEROS);
    let mut gradients = Mlp::zeros();
    gradients.l1.bias.fill_(1.0);
    AdamW::new(0.5).step(
        &mut *NET.lock().unwrap(),
        &gradients,
        &mut STATE.lock().unwrap(),
    );
    assert!((NET.lock().unwrap().l1.bias[[3]] + 0.5).abs() < 1e-6);
    assert_eq!(STATE.lock().unwrap().step, 1);

    let mut x: Tensor<f32, Shape![3]> = tensor![1.0, 2.0, 4.0];
    let mut cells = x.as_cells();
    let gradient = cells;
    Sgd::new(0.5).step(&mut cells, &gradient);
    assert_eq!(x.as_slice(), [0.5, 1.0, 2.0]);
}

/// Averages of weights and copies: of structs, and of tensors of any strides and storages.
#[test]
fn averages() {
    let (mut average, net) = (initial::<f32>(), gradient_net(1));
    let wanted = |a: &Tensor<f32, Shape![4]>| a.lerp(&net.bias, 0.25).eval();
    let bias = wanted(&average.bias);
    let weight = average.weight.lerp(&net.weight, 0.25).eval();
    average.lerp_(&net, 0.25);
    assert_eq!(average, Net { weight, bias });
    assert_ne!(average, net);
    average.copy_(&net);
    assert_eq!(average, net);
    // As exact as `lerp`, which an optimiser's step towards the net is not.
    average.weight.fill_(1e8);
    average.lerp_(&net, 1.0);
    assert_eq!(average, net);

    let mut table: Tensor<f32, Shape![3, 2]> = Tensor::zeros();
    let ends = Tensor::<f32, Shape![2, 3]>::arange();
    let mut rows = (table.as_view_mut().select::<1, 0>(),);
    rows.lerp_(&(ends.select::<0, 1>(),), 0.5);
    let mut cells = table.as_cells();
    Parameters::copy_(&mut [cells.t().select::<0, 1>()], &[ends.select::<0, 0>()]);
    Parameters::lerp_(&mut cells, &Tensor::<f32, Shape![3, 2]>::zeros(), 0.5);
    assert_eq!(table, tensor![[0.75, 0.0], [1.0, 0.5], [1.25, 1.0]]);
}

fn gradient_net<T: ParameterElement>(step: usize) -> Net<T> {
    let net = initial::<T>();
    Net {
        weight: gradient(&net.weight, step),
        bias: gradient(&net.bias, step),
    }
}

/// A step of one's own, of which each tensor knows its name: momentum as PyTorch's, written in expressions.
struct Momentum {
    names: Vec<String>,
    lr: f64,
}
impl ZipVisitor<1> for Momentum {
    fn tensors<T: ParameterElement, Sh: Shape>(
        &mut self,
        name: &Name<'_>,
        parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
        gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
        [buffer]: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; 1],
    ) {
        self.names.push(name.to_string());
        buffer.mul_(T::nearest(0.9)).add_(gradient);
        let (step, before) = (&*buffer * T::nearest(self.lr), parameter.elements().next());
        parameter.sub_(step);
        assert_eq!(
            parameter.elements().len(),
            Sh::SIZES.iter().product::<usize>()
        );
        assert!(before.is_some());
    }
}

#[test]
fn steps_of_ones_own() {
    let mut net = initial::<f64>();
    let mut buffer = Net::zeros();
    let (mut same, mut state) = (initial::<f64>(), SgdState::zeros());
    let mut step = Momentum {
        names: Vec::new(),
        lr: 0.05,
    };
    for i in 0..10 {
        let gradients = gradient_net(i);
        net.zip(&Name::prefix("net"), &gradients, [&mut buffer], &mut step);
        Sgd::new(0.05)
            .momentum(0.9)
            .step(&mut same, &gradients, &mut state);
    }
    close(&flat(&net), &flat(&same), 1e-14);
    assert_eq!(step.names[..2], ["net.weight", "net.bias"]);
    // A view of cells, with a gradient of other strides.
    let mut x = Tensor::<f32, Shape![2, 3]>::arange();
    let g = Tensor::<f32, Shape![3, 2]>::ones();
    let mut b = BoxedTensor::<f32, Shape![2, 3]>::zeros();
    step.lr = 1.0;
    (x.as_cells(),).zip(&Name::ROOT, &(g.t(),), [&mut (b.as_view_mut(),)], &mut step);
    assert_eq!(x, tensor![[-1.0, 0.0, 1.0], [2.0, 3.0, 4.0]]);
    assert_eq!((b.sum(), step.names.last().unwrap().as_str()), (6.0, "0"));
}

/// Parameters with options of their own: as two optimisers, each with its own state.
#[test]
fn groups() {
    macro_rules! groups {
        ($($optimiser:expr $(, $State:ident $(<$K:literal>)?)?;)*) => { $({
            let optimiser = $optimiser;
            let mut other = optimiser;
            other.lr = 0.3;
            other.weight_decay = 0.0;
            let (mut net, mut same) = (initial::<f64>(), initial::<f64>());
            let (mut all, mut weight, mut bias) = groups! { @states $($State $(<$K>)?)? };
            for i in 0..5 {
                let g = gradient_net(i);
                groups! { @step $($State)?: optimiser.step_with(&mut net, &g, &mut all, |group, name, sizes| {
                    assert_eq!(sizes.len(), if name.contains("bias") { 1 } else { 2 });
                    if sizes == [4] {
                        *group = other;
                    }
                }) }
                groups! { @step $($State)?: optimiser.step(&mut same.weight, &g.weight, &mut weight) }
                groups! { @step $($State)?: other.step(&mut same.bias, &g.bias, &mut bias) }
            }
            assert_eq!(net, same, "{optimiser:?}");
            groups! { @compare $($State)?: all weight }
        })* };
        (@states) => { ((), (), ()) };
        (@states $State:ident $(<$K:literal>)?) => { (
            $State::<Net<f64> $(, $K)?>::zeros(),
            $State::<Tensor<f64, Shape![3, 4]> $(, $K)?>::zeros(),
            $State::<Tensor<f64, Shape![4]> $(, $K)?>::zeros(),
        ) };
        (@step $State:ident: $($call:tt)*) => { $($call)*; };
        (@step: $o:ident.$step:ident($p:expr, $g:expr, $state:expr $(, $f:expr)?)) => {
            let () = *$state;
            $o.$step($p, $g $(, $f)?);
        };
        (@compare: $all:ident $weight:ident) => {
            assert_eq!($all, $weight);
        };
        (@compare $State:ident: $all:ident $weight:ident) => {
            assert_eq!(($all.step, $weight.step), (5, 5));
        };
    }
    groups! {
        Sgd::new(0.1).weight_decay(0.1);
        Sgd::new(0.1).weight_decay(0.1).momentum(0.9), SgdState;
        Adam::new(0.1).weight_decay(0.1), AdamState;
        AdamW::new(0.1).weight_decay(0.1), AdamState;
        Adam::new(0.1).weight_decay(0.1).amsgrad(), AmsgradState;
        AdamW::new(0.1).weight_decay(0.1).amsgrad(), AmsgradState;
        RmsProp::new(0.1).weight_decay(0.1), RmsPropState<1>;
        RmsProp::new(0.1).weight_decay(0.1).momentum(0.5), RmsPropState<2>;
        RmsProp::new(0.1).weight_decay(0.1).eps(1e-2).centered(), RmsPropState<2>;
        RmsProp::new(0.1).weight_decay(0.1).eps(1e-2).momentum(0.5).centered(), RmsPropState<3>;
        Adagrad::new(0.1).weight_decay(0.1).lr_decay(0.5), AdagradState;
    }
}

trait Activation<X: ?Sized> {}
struct Tanh;
impl<X: ?Sized> Activation<X> for Tanh {}

// Each form of a generic parameter.
parameters! {
    struct GroupNorm<const GROUPS: usize, C: Dim> {
        pub weight: Tensor<f32, (C,)>,
    }
    struct Seq<A: Zeros + Clone + Debug, B: Zeros + Send> {
        a: A,
        b: B,
    }
    struct Stack<L: Zeros, const N: usize = 2> {
        layers: [L; N],
    }
    /// Bounds with arguments, whose brackets end together.
    struct Act<F: Activation<Option<Vec<u8>>> + ?Sized, G: 'static + Activation<Vec<u8>>, E: ParameterElement + Into<f64> = f32>
    {
        scale: Tensor<E, Shape![]>,
        of: PhantomData<F>,
        and: PhantomData<G>,
    }
    struct Product<H: Dim, K: Dim>
    where
        (Mul<H, K>,): Shape,
        PhantomData<H>: Debug,
    {
        weight: Tensor<f32, (Mul<H, K>,)>,
    }
    struct Pair {
        both: (Tensor<f32, Shape![2]>, [Nothing; 2], (Tensor<f32, Shape![]>,)),
        none: (),
    }
}

// As many structs with several bounds as there are, in one `parameters!`: the compiler's limit of recursion is not reached.
macro_rules! many {
    ($($Struct:ident)*) => {
        parameters! { $(
            struct $Struct<const N: usize, A: Zeros + Clone, B, E: stridewise::optim::ParameterElement + Into<f64> = f32>
            where
                B: Zeros + core::fmt::Debug,
            {
                a: [A; N],
                b: B,
                e: Tensor<E, Shape![]>,
            }
        )* }
        const MANY: usize = 0 $(+ $Struct::<2, Nothing, ()>::NUM_PARAMETERS)*;
    };
}
many! {
    M00 M01 M02 M03 M04 M05 M06 M07 M08 M09 M10 M11 M12 M13 M14 M15 M16 M17 M18 M19 M20 M21 M22 M23 M24 M25 M26 M27 M28 M29
    M30 M31 M32 M33 M34 M35 M36 M37 M38 M39 M40 M41 M42 M43 M44 M45 M46 M47 M48 M49 M50 M51 M52 M53 M54 M55 M56 M57 M58 M59
}

#[test]
fn generic_layers() {
    assert_eq!(MANY, 60);
    type Norm = GroupNorm<2, D<4>>;
    type Deep = Seq<Stack<Norm>, Stack<Act<Tanh, Tanh>, 3>>;
    assert_eq!(Deep::NUM_PARAMETERS, 2 * 4 + 3);
    assert_eq!(Product::<D<5>, D<3>>::NUM_PARAMETERS, 15);
    assert_eq!(Pair::NUM_PARAMETERS, 3);
    struct Names(Vec<String>);
    impl VisitorMut for Names {
        fn tensor<S: StorageMut<Elem: ParameterElement>, L: Layout>(
            &mut self,
            name: &Name<'_>,
            x: &mut TensorBase<S, L>,
        ) {
            x.fill_(Real::nearest(self.0.len() as f64 + 1.0));
            self.0.push(name.to_string());
        }
    }
    let (mut names, mut pair) = (Names(Vec::new()), Pair::zeros());
    pair.visit_mut(&Name::ROOT, &mut names);
    assert_eq!(names.0, ["both.0", "both.2.0"]);
    assert_eq!((pair.both.0.sum(), pair.both.2.0.sum()), (2.0, 2.0));
    let (mut names, mut deep) = (Names(Vec::new()), Deep::zeros());
    deep.visit_mut(&Name::ROOT, &mut names);
    let wanted = [
        "a.layers.0.weight",
        "a.layers.1.weight",
        "b.layers.0.scale",
        "b.layers.1.scale",
        "b.layers.2.scale",
    ];
    assert_eq!(names.0, wanted);

    // Tuples and arrays are trained, and equal where each field is.
    let before = (deep.clone(), pair.clone());
    let (mut both, mut state) = (before.clone(), AdamState::zeros());
    let gradients = before.clone();
    AdamW::new(0.1).step(&mut both, &gradients, &mut state);
    assert!((both.1.both.2.0[[]] - 1.898).abs() < 1e-5);
    assert!((both.0.b.layers[2].scale[[]] - 4.895).abs() < 1e-5);
    assert_eq!(state.exp_avg.0.a, {
        let mut mean = Stack::<Norm>::zeros();
        mean.lerp_(&gradients.0.a, 1.0 - 0.9);
        mean
    });
    assert_ne!(both, before);
    both.0.copy_(&before.0);
    assert_eq!(both.0, before.0);
    assert_ne!(both, before);
    both.1.both.2.copy_(&before.1.both.2);
    assert_ne!(both, before);
    both.1.both.0.copy_(&before.1.both.0);
    assert_eq!(both, before);
    assert_ne!(AdamState::<Pair>::zeros(), {
        let mut other = AdamState::<Pair>::ZEROS;
        other.exp_avg_sq.both.2.0.fill_(1.0);
        other
    });
    let text = format!("{:?}", before.0.b.layers[0]);
    assert!(text.starts_with("Act { scale: ") && text.contains("of: PhantomData<"));
}
