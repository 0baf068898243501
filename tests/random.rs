//! Random tensors: ranges, moments, refusals, and that a view's own elements alone change. The numbers come
//! from a generator with a fixed seed, so the tests do not wobble.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use stridewise::prelude::*;

fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(20_261_121)
}

const N: f64 = 10_000.0;
type Many<T> = BoxedTensor<T, Shape![100, 100]>;

// Whether a mean of `N` numbers with this deviation is within five standard errors.
#[track_caller]
fn near(found: f64, expected: f64, deviation: f64) {
    let error = 5.0 * deviation / N.sqrt();
    assert!(
        (found - expected).abs() < error,
        "{found}, not {expected} ± {error}"
    );
}

#[test]
fn moments_are_those_of_the_distribution() {
    let x = Many::<f64>::rand(&mut rng());
    assert!(x.iter().all(|e| (0.0..1.0).contains(e)));
    near(x.mean(), 0.5, (1.0_f64 / 12.0).sqrt());
    near(x.std(), (1.0_f64 / 12.0).sqrt(), 0.3);

    let x = Many::<f64>::randn(&mut rng());
    near(x.mean(), 0.0, 1.0);
    near(x.std(), 1.0, 1.0);
    // The third and the fourth moment tell a normal from a uniform or a lopsided one.
    near((&x * &x * &x).mean(), 0.0, 15.0_f64.sqrt());
    near((&x * &x * &x * &x).mean(), 3.0, 96.0_f64.sqrt());

    let mut x = Many::<f64>::zeros();
    x.normal_(-3.0, 0.5, &mut rng()).unwrap();
    near(x.mean(), -3.0, 0.5);
    x.uniform_(2.0, 6.0, &mut rng()).unwrap();
    near(x.mean(), 4.0, 4.0 / 12.0_f64.sqrt());
    x.exponential_(0.25, &mut rng()).unwrap();
    near(x.mean(), 4.0, 4.0);
    x.log_normal_(0.0, 0.5, &mut rng()).unwrap();
    near((&x).log().mean(), 0.0, 0.5);
    x.bernoulli_(0.3, &mut rng()).unwrap();
    near(x.mean(), 0.3, 0.46);
    let ones = Many::<f64>::full(0.8).bernoulli(&mut rng()).unwrap();
    near(ones.mean(), 0.8, 0.4);

    let dice = Many::<i64>::randint(1, 7, &mut rng()).unwrap();
    near(dice.double().mean(), 3.5, 1.71);
    assert_eq!((dice.min(), dice.max()), (1, 6));
}

#[test]
fn a_seed_gives_the_same_numbers_on_the_heap_too() {
    let x = Tensor::<f32, Shape![3, 5]>::randn(&mut rng());
    assert_eq!(x, Tensor::<f32, Shape![3, 5]>::randn(&mut rng()));
    assert_eq!(x, BoxedTensor::<f32, Shape![3, 5]>::randn(&mut rng()));
    assert_eq!(
        Tensor::<i64, Shape![30]>::randperm(&mut rng()),
        BoxedTensor::<i64, Shape![30]>::randperm(&mut rng())
    );
}

#[test]
fn a_permutation_has_each_number_once_and_moves_them() {
    let order = Tensor::<i64, Shape![1000]>::randperm(&mut rng());
    let mut sorted = order.clone();
    sorted.as_mut_slice().sort_unstable();
    assert_eq!(sorted, Tensor::arange());
    assert!(
        order
            .iter()
            .enumerate()
            .filter(|(i, e)| *i as i64 == **e)
            .count()
            < 10
    );
    assert_eq!(Tensor::<i64, Shape![0]>::randperm(&mut rng()).numel(), 0);
}

#[test]
fn only_the_elements_of_the_view_change() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.as_view_mut()
        .t()
        .narrow::<0, 1, 2>()
        .uniform_(1.0, 2.0, &mut rng())
        .unwrap();
    for i in 0..4 {
        for j in 0..6 {
            assert_eq!(x[[i, j]] != 0.0, (1..3).contains(&j), "{i}, {j}");
        }
    }
    // The order is the view's: a transposed one is filled column by column.
    let (mut rows, mut columns) = (
        Tensor::<f32, Shape![3, 4]>::zeros(),
        Tensor::<f32, Shape![4, 3]>::zeros(),
    );
    rows.uniform_(0.0, 1.0, &mut rng()).unwrap();
    columns
        .as_view_mut()
        .t()
        .uniform_(0.0, 1.0, &mut rng())
        .unwrap();
    assert_eq!(rows, columns.t().eval());
}

/// Also where there are few numbers between both ends, and rounding gives the upper one.
#[test]
fn uniform_numbers_are_below_the_upper_end() {
    let mut rng = rng();
    for (low, high) in [(1.0_f32, 1.0 + f32::EPSILON), (16777216.0, 16777220.0)] {
        let mut x = Tensor::<f32, Shape![1000]>::zeros();
        x.uniform_(low, high, &mut rng).unwrap();
        assert!(x.iter().all(|x| (low..high).contains(x)), "{low} {high}");
    }
    // A generator of one number ends.
    struct Most;
    impl rand::rand_core::TryRng for Most {
        type Error = core::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(u32::MAX)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(u64::MAX)
        }
        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.fill(255);
            Ok(())
        }
    }
    let mut x = Tensor::<f64, Shape![3]>::zeros();
    x.uniform_(1.0, 1.0 + f64::EPSILON, &mut Most).unwrap();
    assert_eq!(x.as_slice(), [1.0; 3]);
}

#[test]
fn what_no_distribution_has_is_an_error_and_changes_nothing() {
    let mut x = Tensor::<f64, Shape![3]>::ones();
    let mut rng = rng();
    assert_eq!(
        x.uniform_(1.0, 1.0, &mut rng).err(),
        Some(RandomError::EmptyRange)
    );
    assert_eq!(
        x.uniform_(0.0, f64::INFINITY, &mut rng).err(),
        Some(RandomError::EmptyRange)
    );
    // The width overflows.
    assert_eq!(
        x.uniform_(-f64::MAX, f64::MAX, &mut rng).err(),
        Some(RandomError::EmptyRange)
    );
    assert_eq!(
        x.normal_(0.0, -1.0, &mut rng).err(),
        Some(RandomError::Deviation)
    );
    assert_eq!(
        x.normal_(0.0, f64::NAN, &mut rng).err(),
        Some(RandomError::Deviation)
    );
    assert_eq!(
        x.log_normal_(0.0, -1.0, &mut rng).err(),
        Some(RandomError::Deviation)
    );
    assert_eq!(x.exponential_(0.0, &mut rng).err(), Some(RandomError::Rate));
    assert_eq!(
        x.exponential_(f64::NAN, &mut rng).err(),
        Some(RandomError::Rate)
    );
    for p in [-0.1, 1.1, f64::NAN] {
        assert_eq!(
            x.bernoulli_(p, &mut rng).err(),
            Some(RandomError::Probability)
        );
        let ps: Tensor<f64, Shape![2]> = tensor![0.5, p];
        assert_eq!(ps.bernoulli(&mut rng).err(), Some(RandomError::Probability));
    }
    assert_eq!(
        Tensor::<u8, Shape![2]>::randint(5, 5, &mut rng).err(),
        Some(RandomError::EmptyRange)
    );
    assert_eq!(x, Tensor::ones());
}
