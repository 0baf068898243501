// A mask for four queries beside three.
// In PyTorch, `F.scaled_dot_product_attention(q, k, v, mask)`: RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0
use stridewise::prelude::*;

fn main() {
    let q = Tensor::<f32, Shape![3, 4]>::zeros();
    let k = Tensor::<f32, Shape![5, 4]>::zeros();
    let mask = Tensor::<bool, Shape![4, 5]>::full(true);
    let _ = q.scaled_dot_product_attention(&k, &k).mask(&mask).eval();
}
