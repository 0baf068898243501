//! Fits the parameters of a damped oscillator to noisy samples, by the gradients of `backward`, and says how far the
//! noise may have moved each one.
//!
//! `cargo run --release --example fit` takes less than a second. The model is the closed form of
//! `x'' + 2 γ x' + (ω² + γ²) x = 0`: an elongation `a exp(-γ t) cos(ω t + φ)`.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use rand_distr::{Distribution, Normal};
use stridewise::grad::jacfwd;
use stridewise::ops::Real;
use stridewise::optim::{Adam, AdamState, CosineAnnealingLr, Schedule};
use stridewise::prelude::*;

const SAMPLES: usize = 80;
const NOISE: f64 = 0.05;
const STEPS: u32 = 600;
type Parameters<T> = Tensor<T, Shape![4]>;

/// The elongations at the times: of numbers, and of numbers with derivatives.
fn oscillator<T: Real>(
    p: &Parameters<T>,
    times: &Tensor<f64, Shape![SAMPLES]>,
) -> Tensor<T, Shape![SAMPLES]> {
    let [a, gamma, omega, phi] = [p[[0]], p[[1]], p[[2]], p[[3]]];
    Tensor::from_fn(|[i]| {
        let t = T::nearest(times[[i]]);
        a * (-gamma * t).exp() * (omega * t + phi).cos()
    })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let truth = tensor![1.5, 0.2, 2.4, 0.7];
    let times = Tensor::<f64, Shape![SAMPLES]>::linspace(0.0, 10.0);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let noise = Normal::new(0.0, NOISE).map_err(|e| e.to_string())?;
    let mut samples = oscillator(&truth, &times);
    samples.apply_(|x| x + noise.sample(&mut rng));

    let mut p = tensor![1.0, 0.0, 2.0, 0.0];
    let mut state = AdamState::<Parameters<f64>>::zeros();
    let mut adam = Adam::new(0.05);
    let schedule = CosineAnnealingLr::new(0.05, STEPS);
    for step in 0..STEPS {
        let mut grad = Parameters::zeros();
        let v = p.requires_grad(&mut grad);
        // The parameters broadcast over the times.
        let (a, gamma, omega, phi) = (
            v.select::<0, 0>(),
            v.select::<0, 1>(),
            v.select::<0, 2>(),
            v.select::<0, 3>(),
        );
        let decay = (gamma * &times).neg().exp();
        let model = a * decay * (omega * &times + phi).cos();
        let loss = model.mse_loss(&samples).mean().backward();
        adam.lr = schedule.lr(step);
        adam.step(&mut p, &grad, &mut state);
        if step % 100 == 0 || step + 1 == STEPS {
            println!("step {step:4}: mean squared error {loss:.6}");
        }
    }

    // The covariance of the parameters is that of the noise, by the Jacobian of the model.
    let (fitted, jacobian) = jacfwd(|p| oscillator(p, &times), &p);
    let variance = (&fitted - &samples).square().sum() / (SAMPLES - 4) as f64;
    let covariance = (jacobian.t().mm(&jacobian).inverse().eval()? * variance).eval();
    println!("\n               truth   fitted   standard error");
    for (i, name) in ["amplitude", "damping", "frequency", "phase"]
        .iter()
        .enumerate()
    {
        let error = covariance[[i, i]].sqrt();
        println!("{name:12} {:7.3} {:8.4} {error:16.4}", truth[[i]], p[[i]]);
        assert!((p[[i]] - truth[[i]]).abs() < 4.0 * error, "{name} is off");
    }
    Ok(())
}
