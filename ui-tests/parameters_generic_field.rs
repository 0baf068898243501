// A layer around any other one.
// In PyTorch, an attribute that is a module is one of the layer's.
use stridewise::optim::parameters;

parameters! {
    struct Residual<A> {
        inner: A,
    }
}
fn main() {}
