//! Learning-rate schedules: functions of the number of steps or epochs.

use core::f64::consts::PI;

use num_traits::Float;

use super::optimizers::power;
use crate::ops::Real;

/// A learning rate as a function of the number of steps, or of epochs, so far. PyTorch's
/// `torch.optim.lr_scheduler.LRScheduler`, without its state: `optimizer.lr = schedule.lr(epoch)`.
///
/// A closure is a schedule, PyTorch's `LambdaLR`.
///
/// ```
/// use stridewise::optim::{Schedule, Sgd, StepLr};
/// let schedule = StepLr::new(0.5, 10);
/// let mut optimizer = Sgd::new(0.5);
/// for epoch in 0..30 {
///     optimizer.lr = schedule.lr(epoch);
///     // ..
/// }
/// assert!((optimizer.lr - 0.005).abs() < 1e-12);
/// let inverse = |step: u32| 0.1 / f64::from(1 + step);
/// assert_eq!(inverse.lr(9), 0.01);
/// ```
pub trait Schedule {
    /// The learning rate after `step` steps. PyTorch's `scheduler.get_last_lr()`, of any step.
    fn lr(&self, step: u32) -> f64;

    /// This schedule for the first `milestone` steps, then another one, which counts its steps from there. PyTorch's
    /// `SequentialLR`.
    ///
    /// ```
    /// use stridewise::optim::{CosineAnnealingLr, LinearLr, Schedule};
    /// // 5 steps of warm-up, then 95 along a cosine.
    /// let schedule = LinearLr::new(0.1, 5).start_factor(0.2).then(5, CosineAnnealingLr::new(0.1, 95));
    /// assert!((schedule.lr(0) - 0.02).abs() < 1e-12);
    /// assert_eq!(schedule.lr(5), 0.1);
    /// assert!(schedule.lr(100) < 1e-12);
    /// ```
    fn then<S: Schedule>(self, milestone: u32, next: S) -> SequentialLr<Self, S>
    where
        Self: Sized,
    {
        SequentialLr {
            first: self,
            milestone,
            next,
        }
    }
}
impl<F: Fn(u32) -> f64> Schedule for F {
    fn lr(&self, step: u32) -> f64 {
        self(step)
    }
}

/// Two schedules, one after the other: see [`Schedule::then`]. PyTorch's `SequentialLR`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SequentialLr<A, B> {
    /// The schedule before the milestone.
    pub first: A,
    /// The number of steps of the first schedule.
    pub milestone: u32,
    /// The schedule from the milestone on.
    pub next: B,
}
impl<A: Schedule, B: Schedule> Schedule for SequentialLr<A, B> {
    fn lr(&self, step: u32) -> f64 {
        match step.checked_sub(self.milestone) {
            Some(step) => self.next.lr(step),
            None => self.first.lr(step),
        }
    }
}

/// Multiplies the learning rate by `gamma` every `step_size` steps. PyTorch's `StepLR`.
///
/// ```
/// use stridewise::optim::{Schedule, StepLr};
/// let schedule = StepLr::new(8.0, 30).gamma(0.5);
/// assert_eq!([29, 30, 60].map(|epoch| schedule.lr(epoch)), [8.0, 4.0, 2.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepLr {
    /// The initial learning rate.
    pub lr: f64,
    /// The number of steps between reductions; 0 means none.
    pub step_size: u32,
    /// The factor.
    pub gamma: f64,
}
impl StepLr {
    /// A schedule with a factor of 0.1.
    pub const fn new(lr: f64, step_size: u32) -> Self {
        Self {
            lr,
            step_size,
            gamma: 0.1,
        }
    }
    options! {
        /// Sets the factor, 0.1 by default.
        gamma: f64;
    }
}
impl Schedule for StepLr {
    fn lr(&self, step: u32) -> f64 {
        self.lr * power(self.gamma, step.checked_div(self.step_size).unwrap_or(0))
    }
}

/// Multiplies the learning rate by `gamma` at each milestone. PyTorch's `MultiStepLR`.
///
/// ```
/// use stridewise::optim::{MultiStepLr, Schedule};
/// let schedule = MultiStepLr::new(8.0, &[30, 80]).gamma(0.5);
/// assert_eq!([29, 30, 80].map(|epoch| schedule.lr(epoch)), [8.0, 4.0, 2.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MultiStepLr<'a> {
    /// The initial learning rate.
    pub lr: f64,
    /// The numbers of steps, in any order.
    pub milestones: &'a [u32],
    /// The factor.
    pub gamma: f64,
}
impl<'a> MultiStepLr<'a> {
    /// A schedule with a factor of 0.1.
    pub const fn new(lr: f64, milestones: &'a [u32]) -> Self {
        Self {
            lr,
            milestones,
            gamma: 0.1,
        }
    }
    options! {
        /// Sets the factor, 0.1 by default.
        gamma: f64;
    }
}
impl Schedule for MultiStepLr<'_> {
    fn lr(&self, step: u32) -> f64 {
        let passed = self.milestones.iter().filter(|at| **at <= step);
        passed.fold(self.lr, |lr, _| lr * self.gamma)
    }
}

/// Multiplies the learning rate by `gamma` in each step. PyTorch's `ExponentialLR`.
///
/// ```
/// use stridewise::optim::{ExponentialLr, Schedule};
/// assert_eq!(ExponentialLr::new(8.0, 0.5).lr(3), 1.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExponentialLr {
    /// The initial learning rate.
    pub lr: f64,
    /// The factor.
    pub gamma: f64,
}
impl ExponentialLr {
    /// A schedule with this factor.
    pub const fn new(lr: f64, gamma: f64) -> Self {
        Self { lr, gamma }
    }
}
impl Schedule for ExponentialLr {
    fn lr(&self, step: u32) -> f64 {
        self.lr * power(self.gamma, step)
    }
}

/// Multiplies the learning rate by a factor that changes linearly in the first steps: a warm-up. PyTorch's `LinearLR`.
/// Without first steps the factor is the last one, where PyTorch's stays the first one.
///
/// ```
/// use stridewise::optim::{LinearLr, Schedule};
/// let schedule = LinearLr::new(8.0, 4).start_factor(0.5);
/// assert_eq!([0, 1, 4, 5].map(|step| schedule.lr(step)), [4.0, 5.0, 8.0, 8.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinearLr {
    /// The learning rate that the factors multiply.
    pub lr: f64,
    /// The number of steps until the last factor.
    pub total_iters: u32,
    /// The first factor.
    pub start_factor: f64,
    /// The last factor.
    pub end_factor: f64,
}
impl LinearLr {
    /// A schedule from a third of the learning rate to the whole. PyTorch's default of `total_iters` is 5.
    pub const fn new(lr: f64, total_iters: u32) -> Self {
        Self {
            lr,
            total_iters,
            start_factor: 1.0 / 3.0,
            end_factor: 1.0,
        }
    }
    options! {
        /// Sets the first factor, 1/3 by default.
        start_factor: f64;
        /// Sets the last factor, 1 by default.
        end_factor: f64;
    }
}
impl Schedule for LinearLr {
    fn lr(&self, step: u32) -> f64 {
        self.lr * mix(self.start_factor, self.end_factor, step, self.total_iters)
    }
}

/// The number between two others after `step` of `steps`.
fn mix(start: f64, end: f64, step: u32, steps: u32) -> f64 {
    if step < steps {
        start + (end - start) * (f64::from(step) / f64::from(steps))
    } else {
        end
    }
}

/// Multiplies the learning rate by `factor` in the first steps. PyTorch's `ConstantLR`. Without first
/// steps it stays as it is, where PyTorch multiplies it for good.
///
/// ```
/// use stridewise::optim::{ConstantLr, Schedule};
/// let schedule = ConstantLr::new(8.0, 4).factor(0.5);
/// assert_eq!([3, 4].map(|step| schedule.lr(step)), [4.0, 8.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConstantLr {
    /// The learning rate after the first steps.
    pub lr: f64,
    /// The number of first steps.
    pub total_iters: u32,
    /// The factor.
    pub factor: f64,
}
impl ConstantLr {
    /// A schedule with a factor of 1/3. PyTorch's default of `total_iters` is 5.
    pub const fn new(lr: f64, total_iters: u32) -> Self {
        Self {
            lr,
            total_iters,
            factor: 1.0 / 3.0,
        }
    }
    options! {
        /// Sets the factor, 1/3 by default.
        factor: f64;
    }
}
impl Schedule for ConstantLr {
    fn lr(&self, step: u32) -> f64 {
        if step < self.total_iters {
            self.lr * self.factor
        } else {
            self.lr
        }
    }
}

/// Reduces the learning rate to 0 by a power of the steps that are left. PyTorch's `PolynomialLR`. In 0 steps it reduces
/// nothing: the learning rate stays.
///
/// ```
/// use stridewise::optim::{PolynomialLr, Schedule};
/// let schedule = PolynomialLr::new(8.0, 4).power(2.0);
/// assert_eq!([0, 2, 4, 9].map(|step| schedule.lr(step)), [8.0, 2.0, 0.0, 0.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PolynomialLr {
    /// The initial learning rate.
    pub lr: f64,
    /// The number of steps until 0.
    pub total_iters: u32,
    /// The exponent.
    pub power: f64,
}
impl PolynomialLr {
    /// A schedule with the exponent 1. PyTorch's default of `total_iters` is 5.
    pub const fn new(lr: f64, total_iters: u32) -> Self {
        Self {
            lr,
            total_iters,
            power: 1.0,
        }
    }
    options! {
        /// Sets the exponent, 1 by default.
        power: f64;
    }
}
impl Schedule for PolynomialLr {
    fn lr(&self, step: u32) -> f64 {
        // As in PyTorch, which then has no step to take.
        if self.total_iters == 0 {
            return self.lr;
        }
        let left = mix(1.0, 0.0, step, self.total_iters);
        self.lr * Float::powf(left, self.power)
    }
}

/// A cosine from `start` to `end`, at a fraction of the way, at most 2.
fn cosine(start: f64, end: f64, fraction: f64) -> f64 {
    end + (start - end) / 2.0 * (1.0 + Real::usual_cosine(PI * fraction))
}

/// Follows a cosine from the learning rate to `eta_min` in `t_max` steps, then back up. PyTorch's `CosineAnnealingLR`.
///
/// ```
/// use stridewise::optim::{CosineAnnealingLr, Schedule};
/// let schedule = CosineAnnealingLr::new(0.1, 50).eta_min(0.02);
/// assert!((schedule.lr(25) - 0.06).abs() < 1e-12);
/// assert_eq!(schedule.lr(50), 0.02);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CosineAnnealingLr {
    /// The initial learning rate.
    pub lr: f64,
    /// The number of steps to the minimum.
    pub t_max: u32,
    /// The minimum.
    pub eta_min: f64,
}
impl CosineAnnealingLr {
    /// A schedule with a minimum of 0.
    pub const fn new(lr: f64, t_max: u32) -> Self {
        Self {
            lr,
            t_max,
            eta_min: 0.0,
        }
    }
    options! {
        /// Sets the minimum, 0 by default.
        eta_min: f64;
    }
}
impl Schedule for CosineAnnealingLr {
    fn lr(&self, step: u32) -> f64 {
        if self.t_max == 0 {
            return self.eta_min;
        }
        // The period is two ways, which may be more than a `u32`.
        let step = u64::from(step) % (2 * u64::from(self.t_max));
        cosine(self.lr, self.eta_min, step as f64 / f64::from(self.t_max))
    }
}

/// Follows a cosine from the learning rate to `eta_min`, again and again: `t_0` steps, then `t_mult` times as many each
/// time. PyTorch's `CosineAnnealingWarmRestarts`.
///
/// ```
/// use stridewise::optim::{CosineAnnealingWarmRestarts, Schedule};
/// let schedule = CosineAnnealingWarmRestarts::new(0.1, 10).t_mult(2);
/// assert_eq!([0, 10, 30].map(|step| schedule.lr(step)), [0.1; 3]);
/// assert!((schedule.lr(20) - 0.05).abs() < 1e-12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CosineAnnealingWarmRestarts {
    /// The initial learning rate.
    pub lr: f64,
    /// The number of steps to the first restart.
    pub t_0: u32,
    /// The factor of this number after each restart.
    pub t_mult: u32,
    /// The minimum.
    pub eta_min: f64,
}
impl CosineAnnealingWarmRestarts {
    /// A schedule with restarts at equal distances and a minimum of 0.
    pub const fn new(lr: f64, t_0: u32) -> Self {
        Self {
            lr,
            t_0,
            t_mult: 1,
            eta_min: 0.0,
        }
    }
    options! {
        /// Sets the factor of the number of steps after each restart, 1 by default.
        t_mult: u32;
        /// Sets the minimum, 0 by default.
        eta_min: f64;
    }
}
impl Schedule for CosineAnnealingWarmRestarts {
    fn lr(&self, step: u32) -> f64 {
        let (mut since, mut steps) = (step, self.t_0);
        if self.t_mult <= 1 {
            since = step.checked_rem(steps).unwrap_or(0);
        } else {
            while since >= steps && steps > 0 {
                since -= steps;
                steps = steps.saturating_mul(self.t_mult);
            }
        }
        if steps == 0 {
            return self.lr;
        }
        cosine(self.lr, self.eta_min, f64::from(since) / f64::from(steps))
    }
}

/// Rises from `max_lr / div_factor` to `max_lr`, then falls far below the start. PyTorch's `OneCycleLR`.
///
/// [`momentum`](Self::momentum) moves the other way, as PyTorch's does by default. After `total_steps`, where PyTorch
/// raises an error, the last value remains.
///
/// ```
/// use stridewise::optim::{AdamW, OneCycleLr, Schedule};
/// let schedule = OneCycleLr::new(0.1, 101).pct_start(0.25);
/// assert!((schedule.lr(0) - 0.004).abs() < 1e-12);
/// assert!((schedule.lr(100) - 4e-7).abs() < 1e-12);
/// let mut optimizer = AdamW::new(0.1);
/// (optimizer.lr, optimizer.betas[0]) = (schedule.lr(7), schedule.momentum(7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OneCycleLr {
    /// The largest learning rate.
    pub max_lr: f64,
    /// The number of steps.
    pub total_steps: u32,
    /// The part of the steps in which the learning rate rises.
    pub pct_start: f64,
    /// Whether the learning rate changes linearly, not along cosines. PyTorch's `anneal_strategy='linear'`.
    pub linear: bool,
    /// The smallest momentum.
    pub base_momentum: f64,
    /// The largest momentum.
    pub max_momentum: f64,
    /// The initial learning rate is `max_lr / div_factor`.
    pub div_factor: f64,
    /// The last learning rate is `max_lr / div_factor / final_div_factor`.
    pub final_div_factor: f64,
    /// Whether the learning rate falls to its initial value in as many steps as it rises, and then to the last one.
    pub three_phase: bool,
}
impl OneCycleLr {
    /// A schedule with PyTorch's defaults.
    pub const fn new(max_lr: f64, total_steps: u32) -> Self {
        Self {
            max_lr,
            total_steps,
            pct_start: 0.3,
            linear: false,
            base_momentum: 0.85,
            max_momentum: 0.95,
            div_factor: 25.0,
            final_div_factor: 1e4,
            three_phase: false,
        }
    }
    options! {
        /// Sets the part of the steps in which the learning rate rises, 0.3 by default.
        pct_start: f64;
        /// Sets whether the learning rate changes linearly, not along cosines.
        linear: bool;
        /// Sets the smallest momentum, 0.85 by default.
        base_momentum: f64;
        /// Sets the largest momentum, 0.95 by default.
        max_momentum: f64;
        /// Sets the ratio of the largest learning rate to the initial one, 25 by default.
        div_factor: f64;
        /// Sets the ratio of the initial learning rate to the last one, 10,000 by default.
        final_div_factor: f64;
        /// Sets whether the learning rate falls in two phases.
        three_phase: bool;
    }

    /// The momentum after `step` steps: large where the learning rate is small.
    pub fn momentum(&self, step: u32) -> f64 {
        let (low, high) = (self.base_momentum, self.max_momentum);
        self.at(step, [high, low, high, high])
    }

    /// The value after `step` steps: at the start, at the top, at the end of the second of three phases, at the end.
    fn at(&self, step: u32, [start, top, back, end]: [f64; 4]) -> f64 {
        let total = f64::from(self.total_steps);
        let rise = self.pct_start * total - 1.0;
        let last = total - 1.0;
        let step = f64::from(step.min(self.total_steps.saturating_sub(1)));
        let phases = if self.three_phase {
            let fall = 2.0 * self.pct_start * total - 2.0;
            [(rise, start, top), (fall, top, back), (last, back, end)]
        } else {
            [(rise, start, top), (last, top, end), (last, end, end)]
        };
        let mut begin = 0.0;
        for (until, from, to) in phases {
            if step <= until && until > begin {
                let fraction = (step - begin) / (until - begin);
                return if self.linear {
                    from + (to - from) * fraction
                } else {
                    cosine(from, to, fraction)
                };
            }
            begin = until;
        }
        end
    }
}
impl Schedule for OneCycleLr {
    fn lr(&self, step: u32) -> f64 {
        let initial = self.max_lr / self.div_factor;
        let last = initial / self.final_div_factor;
        self.at(step, [initial, self.max_lr, initial, last])
    }
}
