// The shape of a file that is read when the program runs.
// In NumPy, `np.load("x.npy")` has the shape of the file: no error
use stridewise::prelude::*;

fn main() {
    let x: Tensor<f32, _> = Tensor::load_npy("x.npy").unwrap();
    println!("{}", x.sum());
}
