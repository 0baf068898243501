// What the messages about large results say to write. That it builds makes the tests of messages build, not only check.
use stridewise::prelude::*;

fn main() {
    static ZEROS: Tensor<f32, Shape![1500, 1500]> = Tensor::<f32, Shape![1500, 1500]>::zeros();
    let a = (&ZEROS + 1.0).eval_boxed();
    assert_eq!(a[[1499, 1499]], 1.0);
    let b = BoxedTensor::<f32, Shape![1500, 1500]>::from_fn(|[i, j]| (i + j) as f32);
    assert_eq!(b.t().eval_boxed()[[1499, 0]], 1499.0);
    let (values, indices) = b.sort::<1>().eval_boxed();
    assert_eq!((values[[0, 7]], indices[[0, 7]]), (7.0, 7));
    let mut out = BoxedTensor::<f32, Shape![1500, 1500]>::zeros();
    (&a + &b).eval_into(&mut out);
    assert_eq!(out[[1, 1]], 3.0);
    assert_eq!(a.mm(&b).mv(a.select::<0, 0>()).eval_boxed().shape(), [1500]);
}
