//! Work on several streams and copies that the host does not wait for, on a device or on the simulated driver, which
//! refuses whatever is not ordered: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::cuda::PinnedTensor;
use stridewise::prelude::*;

type Row = Shape![64];

fn two_streams() -> [CudaStream; 2] {
    [CudaStream::new(0).unwrap(), CudaStream::new(0).unwrap()]
}
/// A tensor that the device has yet to compute: 2, 2, ..
fn computed(stream: &CudaStream) -> CudaTensor<f32, Row> {
    let ones = Tensor::<f32, Row>::ones().to_device(stream).unwrap();
    (&ones + 1.0).eval().unwrap()
}

#[test]
fn a_kernel_waits_for_what_its_operands_are_computed_by() {
    let [a, b] = two_streams();
    let x = computed(&a);
    let y = (&x * 3.0).eval_on(&b).unwrap();
    assert_eq!(y.to_host().unwrap().as_slice(), [6.0; 64]);
    let x = computed(&a);
    let mut out = CudaTensor::<f32, Row>::zeros_on(&b).unwrap();
    (&x * 3.0).eval_into(&mut out).unwrap();
    out.add_(computed(&a)).unwrap();
    assert_eq!(out.to_host().unwrap().as_slice(), [8.0; 64]);
    // Products, by one kernel and by two, reductions, and indices.
    let m = computed(&a).view::<Shape![8, 8]>().eval_on(&b).unwrap();
    let n = (m.expand::<Shape![64, 8, 8]>() + 1.0).eval_on(&a).unwrap();
    let (left, right) = (n.view::<Shape![32, 128]>(), m.view::<Shape![64]>());
    let sum = left.mm(n.view::<Shape![128, 32]>()) + right.narrow::<0, 0, 32>();
    assert_eq!(
        sum.eval_on(&b).unwrap().sum().unwrap().to_host().unwrap()[[]],
        1024.0 * (128.0 * 9.0 + 2.0)
    );
    let long = (m.view::<Shape![64]>() + n.view::<Shape![64, 64]>())
        .eval_on(&b)
        .unwrap();
    let long = long
        .view::<Shape![4096]>()
        .expand::<Shape![32, 4096]>()
        .eval_on(&a)
        .unwrap();
    let product = long.mm(long.t()).eval_on(&b).unwrap();
    assert_eq!(
        product.sum().unwrap().to_host().unwrap()[[]],
        1024.0 * 4096.0 * 25.0
    );
}

#[test]
fn what_is_done_to_an_operand_waits_for_the_kernels_that_read_it() {
    let [a, b] = two_streams();
    let mut x = computed(&a);
    let y = (&x * 3.0).eval_on(&b).unwrap();
    x.fill_(9.0).unwrap();
    let z = (&x + &y).eval_on(&b).unwrap();
    x.copy_from_slice(&[1.0; 64]).unwrap();
    assert_eq!(z.to_host().unwrap().as_slice(), [15.0; 64]);
    // Freed while it is read.
    let w = (&x + 1.0).eval_on(&b).unwrap();
    drop(x);
    let more = computed(&a);
    assert_eq!(
        (&w + &more).eval().unwrap().to_host().unwrap().as_slice(),
        [4.0; 64]
    );
}

#[test]
fn the_hosts_memory_is_its_own_when_a_copy_returns() {
    let stream = CudaStream::new(0).unwrap();
    let mut numbers = [1.0_f32; 64];
    let mut x = CudaTensor::<f32, Row>::from_slice_on(&numbers, &stream).unwrap();
    numbers.fill(2.0);
    let y = (&x + 1.0).eval().unwrap();
    x.copy_from_slice(&numbers).unwrap();
    numbers.fill(3.0);
    y.copy_to_slice(&mut numbers).unwrap();
    assert_eq!(numbers, [2.0; 64]);
    assert_eq!(x.to_host().unwrap().as_slice(), [2.0; 64]);
}

#[test]
fn a_copy_that_is_under_way_keeps_both_sides() {
    let stream = CudaStream::new(0).unwrap();
    let pinned = |value: f32| {
        let full = Tensor::<f32, Row>::full(value);
        PinnedTensor::pinned_from(&full, &stream).unwrap()
    };
    let upload = CudaTensor::upload(pinned(4.0)).unwrap();
    let (x, mut host) = upload.wait().unwrap();
    // The host's own again.
    host.fill_(5.0);
    let (x, host) = (&x + 1.0)
        .eval()
        .unwrap()
        .download(host)
        .unwrap()
        .wait()
        .unwrap();
    assert_eq!(host.sum(), 320.0);
    // Dropped, both ways: the memory may only be given back when the copy is done.
    drop(x.download(host).unwrap());
    drop(CudaTensor::upload(pinned(6.0)).unwrap());
    stream.synchronize().unwrap();
    // What the host waits for by the stream alone.
    let x = computed(&stream);
    stream.synchronize().unwrap();
    assert_eq!(x.to_host().unwrap().as_slice(), [2.0; 64]);
}
