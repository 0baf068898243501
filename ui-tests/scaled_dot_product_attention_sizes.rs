// Keys of another length than the queries.
// In PyTorch, `F.scaled_dot_product_attention(q, k, v)`: RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [2, 6].
use stridewise::prelude::*;

fn main() {
    let q = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    let (k, v) = (Tensor::<f32, Shape![2, 5, 6]>::zeros(), Tensor::<f32, Shape![2, 5, 3]>::zeros());
    let _ = q.scaled_dot_product_attention(&k, &v).eval();
}
