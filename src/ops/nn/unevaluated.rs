//! Methods that need an evaluated result of a quantised layer, in addition to those that no expression has.

use crate::expr::unevaluated::unevaluated;

// The methods of `Pointwise` without an entry in its table, reductions, products, other layers.
unevaluated! {
    NoResult for [crate::ops::quantized::QLayer<Op>]:
    clamp(min, max); pow(other); lerp(other, weight); where_(a, b); map(f); to[T];
    sum; mean; max; min; argmax; argmin; var; std; norm; prod;
    sum_dim[const DIM: isize]; mean_dim[const DIM: isize]; max_dim[const DIM: isize]; min_dim[const DIM: isize];
    amax_dim[const DIM: isize]; amin_dim[const DIM: isize]; argmax_dim[const DIM: isize];
    argmin_dim[const DIM: isize]; var_dim[const DIM: isize]; std_dim[const DIM: isize];
    sum_dims[D]; mean_dims[D]; topk[const DIM: isize, const K: usize];
    mm(other); mv(other); bmm(other); matmul(other); dot(other);
    linear(w); conv1d(w); conv2d(w); conv_transpose1d(w); conv_transpose2d(w); conv_options[O];
    max_pool1d[O]; max_pool2d[O]; avg_pool1d[O]; avg_pool2d[O]; adaptive_avg_pool1d[const N: usize];
    adaptive_avg_pool2d[const H: usize, const W: usize]; adaptive_max_pool1d[const N: usize];
    adaptive_max_pool2d[const H: usize, const W: usize]; softmax[const DIM: isize]; log_softmax[const DIM: isize];
    layer_norm[To](eps); rms_norm[To](eps); batch_norm(mean, var, eps); group_norm[const G: usize](eps);
    instance_norm(eps); scaled_dot_product_attention(k, v); cross_entropy(target); nll_loss(target); mse_loss(target);
}
