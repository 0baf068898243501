// A mask of whole numbers.
// In PyTorch, `F.scaled_dot_product_attention(q, k, v, mask)`: RuntimeError: Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: long int and  query.dtype: float instead.
use stridewise::prelude::*;

fn main() {
    let q = Tensor::<f32, Shape![3, 4]>::zeros();
    let mask = Tensor::<i64, Shape![3, 3]>::zeros();
    let _ = q.scaled_dot_product_attention(&q, &q).mask(&mask).eval();
}
