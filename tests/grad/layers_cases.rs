// Written by generate_layers.py.

#[test]
fn conv2d_plain_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(0);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_plain_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(0);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_padded_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f64, Shape![4, 6, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 6, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<0, 1>();
    let b0: Tensor<f64, Shape![11]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![11]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.slice(s![..;2]);
    x.conv_options::<Padding<1>>().conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 6, 5]>(50));
    let mut expected = Expected::at(462);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_padded_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f32, Shape![4, 6, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4, 6, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<0, 1>();
    let b0: Tensor<f32, Shape![11]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![11]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.slice(s![..;2]);
    x.conv_options::<Padding<1>>().conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 6, 5]>(50));
    let mut expected = Expected::at(462);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_more_padding_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.conv_options::<Padding<3, 1>>().conv2d(w).backward_with(&values::<f64, Shape![2, 6, 10, 5]>(50));
    let mut expected = Expected::at(929);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_stride_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<2, 3>();
    let b0: Tensor<f64, Shape![1]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![1]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.expand::<Shape![6]>();
    x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 3, 3]>(50));
    let mut expected = Expected::at(1385);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_stride_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let w0: Tensor<f32, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<2, 3>();
    let b0: Tensor<f32, Shape![1]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![1]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.expand::<Shape![6]>();
    x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 3, 3]>(50));
    let mut expected = Expected::at(1385);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_stride_of_width_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let b = b0.as_view();
    x.conv_options::<(Stride<1, 3>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 6, 2]>(50));
    let mut expected = Expected::at(2034);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_stride_of_width_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![6]> = values(2);
    let b = b0.as_view();
    x.conv_options::<(Stride<1, 3>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 6, 2]>(50));
    let mut expected = Expected::at(2034);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_dilation_f64() {
    let x0: Tensor<f64, Shape![2, 1, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 1, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.expand::<Shape![2, 4, 6, 5]>();
    let w0: Tensor<f64, Shape![1, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![1, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.expand::<Shape![6, 4, 3, 3]>();
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<(Dilation<2, 1>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 4, 5]>(50));
    let mut expected = Expected::at(2490);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_dilation_f32() {
    let x0: Tensor<f32, Shape![2, 1, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 1, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.expand::<Shape![2, 4, 6, 5]>();
    let w0: Tensor<f32, Shape![1, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![1, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.expand::<Shape![6, 4, 3, 3]>();
    let b0: Tensor<f32, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<(Dilation<2, 1>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 4, 5]>(50));
    let mut expected = Expected::at(2490);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_groups_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 2, 2, 2]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 2, 2, 2]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<(Groups<2>, Dilation<1, 2>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 7, 5]>(50));
    let mut expected = Expected::at(2592);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_groups_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![6, 2, 2, 2]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 2, 2, 2]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<(Groups<2>, Dilation<1, 2>, Padding<1>)>().conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 7, 5]>(50));
    let mut expected = Expected::at(2592);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_groups_stride_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f64, Shape![6, 2, 2, 2]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 2, 2, 2]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<2, 3>();
    x.conv_options::<(Groups<2>, Stride<2, 1>)>().conv2d(w).backward_with(&values::<f64, Shape![2, 6, 3, 4]>(50));
    let mut expected = Expected::at(2886);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_depthwise_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4, 1, 3, 2]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 1, 3, 2]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.conv_options::<(Groups<4>, Padding<1>)>().conv2d(w).backward_with(&values::<f64, Shape![2, 4, 6, 6]>(50));
    let mut expected = Expected::at(3174);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_single_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![9, 4, 1, 1]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![9, 4, 1, 1]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.conv2d(w).backward_with(&values::<f64, Shape![2, 9, 6, 5]>(50));
    let mut expected = Expected::at(3438);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_single_of_transposed_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f64, Shape![3, 4, 1, 1]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![3, 4, 1, 1]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.conv2d(w).backward_with(&values::<f64, Shape![2, 3, 6, 5]>(50));
    let mut expected = Expected::at(3714);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_same_f64() {
    let x0: Tensor<f64, Shape![4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![13, 4, 2, 4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![13, 4, 2, 4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.conv_options::<PaddingSame>().conv2d(w).backward_with(&values::<f64, Shape![13, 6, 5]>(50));
    let mut expected = Expected::at(3966);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_wide_f64() {
    let x0: Tensor<f64, Shape![3, 2, 7, 21]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 2, 7, 21]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![13, 2, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![13, 2, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![13]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![13]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<Padding<1>>().conv2d(w).bias(b).backward_with(&values::<f64, Shape![3, 13, 7, 21]>(50));
    let mut expected = Expected::at(4502);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_wide_f32() {
    let x0: Tensor<f32, Shape![3, 2, 7, 21]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 2, 7, 21]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![13, 2, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![13, 2, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![13]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![13]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<Padding<1>>().conv2d(w).bias(b).backward_with(&values::<f32, Shape![3, 13, 7, 21]>(50));
    let mut expected = Expected::at(4502);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_constant_input_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(5631);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_constant_input_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let w0: Tensor<f32, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(5631);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_constant_weight_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let w = w0.as_view().transpose::<2, 3>();
    let b0: Tensor<f64, Shape![6]> = values(2);
    let b = b0.as_view();
    x.conv2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(5853);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_constant_weight_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![6, 4, 3, 3]> = values(1);
    let w = w0.as_view().transpose::<2, 3>();
    let b0: Tensor<f32, Shape![6]> = values(2);
    let b = b0.as_view();
    x.conv2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(5853);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn conv2d_of_expressions_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.tanh().conv2d(w * w).bias(b + 1.0).sigmoid().backward_with(&values::<f64, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(6093);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_chain_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let v0: Tensor<f64, Shape![5, 6, 2, 2]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![5, 6, 2, 2]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    x.conv_options::<Padding<1>>().conv2d(w).relu().conv_options::<Stride<2>>().conv2d(v).backward_with(&values::<f64, Shape![2, 5, 3, 2]>(50));
    let mut expected = Expected::at(6555);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn conv1d_plain_f64() {
    let x0: Tensor<f64, Shape![2, 4, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv1d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 7]>(50));
    let mut expected = Expected::at(6891);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv1d_plain_f32() {
    let x0: Tensor<f32, Shape![2, 4, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![6, 4, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 4, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv1d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 7]>(50));
    let mut expected = Expected::at(6891);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv1d_options_f64() {
    let x0: Tensor<f64, Shape![2, 9, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 9, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    let w0: Tensor<f64, Shape![6, 2, 5]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 2, 5]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.slice(s![.., .., ..;2]);
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<(Stride<2>, Padding<2>, Dilation<2>, Groups<2>)>().conv1d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 5]>(50));
    let mut expected = Expected::at(7041);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv1d_options_f32() {
    let x0: Tensor<f32, Shape![2, 9, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 9, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    let w0: Tensor<f32, Shape![6, 2, 5]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![6, 2, 5]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.slice(s![.., .., ..;2]);
    let b0: Tensor<f32, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<(Stride<2>, Padding<2>, Dilation<2>, Groups<2>)>().conv1d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 5]>(50));
    let mut expected = Expected::at(7041);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv1d_single_image_f64() {
    let x0: Tensor<f64, Shape![4, 19]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 19]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![3, 4, 2]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![3, 4, 2]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.conv_options::<Padding<1>>().conv1d(w).backward_with(&values::<f64, Shape![3, 20]>(50));
    let mut expected = Expected::at(7179);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose2d_plain_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4, 3, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 3, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![3]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![3]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_transpose2d(w).bias(b).backward_with(&values::<f64, Shape![2, 3, 8, 7]>(50));
    let mut expected = Expected::at(7279);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose2d_plain_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![4, 3, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4, 3, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![3]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![3]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_transpose2d(w).bias(b).backward_with(&values::<f32, Shape![2, 3, 8, 7]>(50));
    let mut expected = Expected::at(7279);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv_transpose2d_options_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f64, Shape![3, 4, 2, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![3, 4, 2, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<0, 1>();
    let b0: Tensor<f64, Shape![11]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![11]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.slice(s![..;2]);
    x.conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>, Groups<2>)>().conv_transpose2d(w).bias(b).backward_with(&values::<f64, Shape![2, 6, 11, 10]>(50));
    let mut expected = Expected::at(7630);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose2d_options_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f32, Shape![3, 4, 2, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![3, 4, 2, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<0, 1>();
    let b0: Tensor<f32, Shape![11]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![11]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.slice(s![..;2]);
    x.conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>, Groups<2>)>().conv_transpose2d(w).bias(b).backward_with(&values::<f32, Shape![2, 6, 11, 10]>(50));
    let mut expected = Expected::at(7630);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn conv_transpose2d_dilation_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let w0: Tensor<f64, Shape![4, 3, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 3, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<2, 3>();
    x.conv_options::<(Stride<2, 1>, Dilation<1, 2>, Padding<2, 1>)>().conv_transpose2d(w).backward_with(&values::<f64, Shape![2, 3, 9, 7]>(50));
    let mut expected = Expected::at(7953);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose2d_constant_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let w0: Tensor<f64, Shape![4, 3, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 3, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![3]> = values(2);
    let b = b0.as_view();
    x.conv_transpose2d(w).bias(b).backward_with(&values::<f64, Shape![2, 3, 8, 7]>(50));
    let mut expected = Expected::at(8493);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose2d_constant_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let w0: Tensor<f32, Shape![4, 3, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4, 3, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![3]> = values(2);
    let b = b0.as_view();
    x.conv_transpose2d(w).bias(b).backward_with(&values::<f32, Shape![2, 3, 8, 7]>(50));
    let mut expected = Expected::at(8493);
    expected.check("w", w_grad.as_slice(), 1e-5);
}
#[test]
fn conv_transpose1d_f64() {
    let x0: Tensor<f64, Shape![4, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4, 2, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 2, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![2]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![2]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<Stride<3>>().conv_transpose1d(w).bias(b).backward_with(&values::<f64, Shape![2, 27]>(50));
    let mut expected = Expected::at(8601);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose1d_f32() {
    let x0: Tensor<f32, Shape![4, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![4, 2, 3]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4, 2, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![2]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![2]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.conv_options::<Stride<3>>().conv_transpose1d(w).bias(b).backward_with(&values::<f32, Shape![2, 27]>(50));
    let mut expected = Expected::at(8601);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn max_pool2d_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.max_pool2d::<Kernel<2>>().backward_with(&values::<f64, Shape![2, 4, 3, 2]>(50));
    let mut expected = Expected::at(8663);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn max_pool2d_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.max_pool2d::<Kernel<2>>().backward_with(&values::<f32, Shape![2, 4, 3, 2]>(50));
    let mut expected = Expected::at(8663);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn max_pool2d_ties_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = coarse(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.max_pool2d::<(Kernel<3, 2>, Stride<1>, Padding<1>)>().backward_with(&values::<f64, Shape![2, 4, 6, 6]>(50));
    let mut expected = Expected::at(8903);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn max_pool2d_options_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    x.max_pool2d::<(Kernel<2>, Stride<2>, Padding<1>, CeilMode)>().backward_with(&values::<f64, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(9143);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn max_pool2d_dilation_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    x.tanh().max_pool2d::<(Kernel<2>, Stride<1>, Dilation<2, 3>)>().exp().backward_with(&values::<f64, Shape![2, 4, 4, 2]>(50));
    let mut expected = Expected::at(9383);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn max_pool1d_f64() {
    let x0: Tensor<f64, Shape![1, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![1, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.expand::<Shape![3, 9]>();
    x.max_pool1d::<(Kernel<3>, Stride<2>, Padding<1>)>().backward_with(&values::<f64, Shape![3, 5]>(50));
    let mut expected = Expected::at(9815);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn avg_pool2d_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.avg_pool2d::<(Kernel<2>, Padding<1>)>().backward_with(&values::<f64, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(9824);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn avg_pool2d_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.avg_pool2d::<(Kernel<2>, Padding<1>)>().backward_with(&values::<f32, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(9824);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn avg_pool2d_without_padding_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    x.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>, CeilMode)>().count_include_pad(false).backward_with(&values::<f64, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(10064);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn avg_pool2d_ceil_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    x.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>, CeilMode)>().backward_with(&values::<f64, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(10304);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn avg_pool2d_divisor_f64() {
    let x0: Tensor<f64, Shape![4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.exp().avg_pool2d::<Kernel<3, 2>>().divisor_override(5).tanh().backward_with(&values::<f64, Shape![4, 2, 2]>(50));
    let mut expected = Expected::at(10736);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn avg_pool1d_f64() {
    let x0: Tensor<f64, Shape![2, 9, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 9, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    x.avg_pool1d::<(Kernel<4>, Stride<3>, Padding<2>)>().backward_with(&values::<f64, Shape![2, 4, 4]>(50));
    let mut expected = Expected::at(10856);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn adaptive_avg_pool2d_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.adaptive_avg_pool2d::<4, 3>().backward_with(&values::<f64, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(10928);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn adaptive_avg_pool2d_one_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    x.adaptive_avg_pool2d::<1, 1>().backward_with(&values::<f64, Shape![2, 4, 1, 1]>(50));
    let mut expected = Expected::at(11168);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn adaptive_max_pool2d_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = coarse(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.adaptive_max_pool2d::<4, 3>().backward_with(&values::<f64, Shape![2, 4, 4, 3]>(50));
    let mut expected = Expected::at(11408);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn adaptive_avg_pool1d_f64() {
    let x0: Tensor<f64, Shape![4, 17]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 17]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.adaptive_avg_pool1d::<4>().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(11648);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn adaptive_max_pool1d_f64() {
    let x0: Tensor<f64, Shape![2, 9, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 9, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    x.sin().adaptive_max_pool1d::<5>().backward_with(&values::<f64, Shape![2, 4, 5]>(50));
    let mut expected = Expected::at(11716);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn interpolate_nearest_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    x.interpolate_nearest::<9, 4>().backward_with(&values::<f64, Shape![2, 4, 9, 4]>(50));
    let mut expected = Expected::at(11788);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn interpolate_bilinear_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.interpolate_bilinear::<9, 4>().backward_with(&values::<f64, Shape![2, 4, 9, 4]>(50));
    let mut expected = Expected::at(12028);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn interpolate_bilinear_corners_f64() {
    let x0: Tensor<f64, Shape![4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., ..;2]);
    x.interpolate_bilinear::<3, 11>().align_corners().backward_with(&values::<f64, Shape![4, 3, 11]>(50));
    let mut expected = Expected::at(12268);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn layer_norm_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.layer_norm::<Shape![5]>(1e-5).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12484);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn layer_norm_weight_f64() {
    let x0: Tensor<f64, Shape![3, 5, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    let w0: Tensor<f64, Shape![9]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![9]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.slice(s![..;2]);
    let b0: Tensor<f64, Shape![5]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![5]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.layer_norm::<Shape![5]>(1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12544);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn layer_norm_weight_f32() {
    let x0: Tensor<f32, Shape![3, 5, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 5, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    let w0: Tensor<f32, Shape![9]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![9]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.slice(s![..;2]);
    let b0: Tensor<f32, Shape![5]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![5]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.layer_norm::<Shape![5]>(1e-3).weight(w).bias(b).backward_with(&values::<f32, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12544);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn layer_norm_two_dims_f64() {
    let x0: Tensor<f64, Shape![4, 3, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    let w0: Tensor<f64, Shape![5, 4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![5, 4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<0, 1>();
    let b0: Tensor<f64, Shape![1, 5]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![1, 5]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var.expand::<Shape![4, 5]>();
    x.tanh().layer_norm::<Shape![4, 5]>(1e-3).weight(w).bias(b).sigmoid().backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12618);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn layer_norm_long_f64() {
    let x0: Tensor<f64, Shape![3, 41]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 41]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![41]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![41]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![41]> = values(2);
    let b = b0.as_view();
    x.layer_norm::<Shape![41]>(1e-3).weight(w * w).bias(b).backward_with(&values::<f64, Shape![3, 41]>(50));
    let mut expected = Expected::at(12703);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn layer_norm_long_f32() {
    let x0: Tensor<f32, Shape![3, 41]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 41]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![41]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![41]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![41]> = values(2);
    let b = b0.as_view();
    x.layer_norm::<Shape![41]>(1e-3).weight(w * w).bias(b).backward_with(&values::<f32, Shape![3, 41]>(50));
    let mut expected = Expected::at(12703);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
}
#[test]
fn layer_norm_constant_input_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let x = x0.as_view();
    let w0: Tensor<f64, Shape![5]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![5]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![5]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![5]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.layer_norm::<Shape![5]>(1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12867);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn rms_norm_f64() {
    let x0: Tensor<f64, Shape![3, 5, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    x.rms_norm::<Shape![5]>(1e-3).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12877);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn rms_norm_weight_f64() {
    let x0: Tensor<f64, Shape![3, 4, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., ..;2]);
    let w0: Tensor<f64, Shape![4, 5]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 5]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.rms_norm::<Shape![4, 5]>(1e-3).weight(w).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12937);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn rms_norm_weight_f32() {
    let x0: Tensor<f32, Shape![3, 4, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 4, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., ..;2]);
    let w0: Tensor<f32, Shape![4, 5]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4, 5]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.rms_norm::<Shape![4, 5]>(1e-3).weight(w).backward_with(&values::<f32, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(12937);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
}
#[test]
fn batch_norm_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let m0: Tensor<f64, Shape![4]> = values(1);
    let m = m0.as_view();
    let v0: Tensor<f64, Shape![4]> = values(2);
    let v = v0.as_view();
    let w0: Tensor<f64, Shape![4]> = values(3);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(4);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.batch_norm(m, v.square() + 0.5, 1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(13065);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_f32() {
    let x0: Tensor<f32, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let m0: Tensor<f32, Shape![4]> = values(1);
    let m = m0.as_view();
    let v0: Tensor<f32, Shape![4]> = values(2);
    let v = v0.as_view();
    let w0: Tensor<f32, Shape![4]> = values(3);
    let mut w_grad = Tensor::<f32, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![4]> = values(4);
    let mut b_grad = Tensor::<f32, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.batch_norm(m, v.square() + 0.5, 1e-3).weight(w).bias(b).backward_with(&values::<f32, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(13065);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn batch_norm_variables_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5, 2]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5, 2]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let m0: Tensor<f64, Shape![7]> = values(1);
    let mut m_grad = Tensor::<f64, Shape![7]>::ones();
    let m_var = m0.requires_grad(&mut m_grad);
    let m = m_var.slice(s![..;2]);
    let v0: Tensor<f64, Shape![4]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![4]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    let w0: Tensor<f64, Shape![1]> = values(3);
    let mut w_grad = Tensor::<f64, Shape![1]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.expand::<Shape![4]>();
    let b0: Tensor<f64, Shape![4]> = values(4);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.batch_norm(m, v.square() + 0.5, 1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 4, 2, 5]>(50));
    let mut expected = Expected::at(13133);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("m", m_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_of_rows_f64() {
    let x0: Tensor<f64, Shape![7, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![7, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let m0: Tensor<f64, Shape![4]> = values(1);
    let mut m_grad = Tensor::<f64, Shape![4]>::ones();
    let m_var = m0.requires_grad(&mut m_grad);
    let m = m_var;
    let v0: Tensor<f64, Shape![4]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![4]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    x.batch_norm(m, v.square() + 0.5, 1e-3).backward_with(&values::<f64, Shape![7, 4]>(50));
    let mut expected = Expected::at(13269);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("m", m_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn group_norm_f64() {
    let x0: Tensor<f64, Shape![3, 4, 2, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 2, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.group_norm::<2>(1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 4, 2, 5]>(50));
    let mut expected = Expected::at(13305);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn group_norm_f32() {
    let x0: Tensor<f32, Shape![3, 4, 2, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 4, 2, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.group_norm::<2>(1e-3).weight(w).bias(b).backward_with(&values::<f32, Shape![3, 4, 2, 5]>(50));
    let mut expected = Expected::at(13305);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn group_norm_of_rows_f64() {
    let x0: Tensor<f64, Shape![6, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![6, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    let w0: Tensor<f64, Shape![11]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![11]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.slice(s![..;2]);
    let b0: Tensor<f64, Shape![6]> = values(2);
    let b = b0.as_view();
    x.group_norm::<2>(1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 6]>(50));
    let mut expected = Expected::at(13433);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn group_norm_one_f64() {
    let x0: Tensor<f64, Shape![3, 4, 2, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 2, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    x.group_norm::<1>(1e-3).backward_with(&values::<f64, Shape![3, 4, 2, 5]>(50));
    let mut expected = Expected::at(13462);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn instance_norm_f64() {
    let x0: Tensor<f64, Shape![3, 5, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<1, 2>();
    let w0: Tensor<f64, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.exp().instance_norm(1e-3).weight(w).bias(b).tanh().backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(13678);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_training_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.batch_norm_training(1e-3).weight(w).bias(b).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(13746);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_training_f32() {
    let x0: Tensor<f32, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f32, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f32, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f32, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f32, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.batch_norm_training(1e-3).weight(w).bias(b).backward_with(&values::<f32, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(13746);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("w", w_grad.as_slice(), 1e-5);
    expected.check("b", b_grad.as_slice(), 1e-5);
}
#[test]
fn batch_norm_training_images_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5, 2]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5, 2]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let w0: Tensor<f64, Shape![7]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![7]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.slice(s![..;2]);
    x.exp().batch_norm_training(1e-3).weight(w * w).tanh().backward_with(&values::<f64, Shape![3, 4, 2, 5]>(50));
    let mut expected = Expected::at(13814);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_training_rows_f64() {
    let x0: Tensor<f64, Shape![5, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.batch_norm_training(1e-3).backward_with(&values::<f64, Shape![7, 5]>(50));
    let mut expected = Expected::at(13941);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn attention_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    q.scaled_dot_product_attention(k, v).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(13976);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_f32() {
    let q0: Tensor<f32, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f32, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f32, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f32, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f32, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f32, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    q.scaled_dot_product_attention(k, v).backward_with(&values::<f32, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(13976);
    expected.check("q", q_grad.as_slice(), 1e-5);
    expected.check("k", k_grad.as_slice(), 1e-5);
    expected.check("v", v_grad.as_slice(), 1e-5);
}
#[test]
fn attention_views_f64() {
    let q0: Tensor<f64, Shape![2, 4, 3]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 4, 3]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var.transpose::<1, 2>();
    let k0: Tensor<f64, Shape![2, 5, 7]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 7]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var.slice(s![.., .., ..;2]);
    let v0: Tensor<f64, Shape![1, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![1, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var.expand::<Shape![2, 5, 3]>();
    q.scaled_dot_product_attention(k, v).causal().backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14070);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_scale_f64() {
    let q0: Tensor<f64, Shape![3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![4, 5]> = values(1);
    let k = k0.as_view().transpose::<0, 1>();
    let v0: Tensor<f64, Shape![5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    q.sin().scaled_dot_product_attention(k, v.exp()).scale(0.7).tanh().backward_with(&values::<f64, Shape![3, 3]>(50));
    let mut expected = Expected::at(14179);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_mask_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    let m0: Tensor<f64, Shape![5, 3]> = values(3);
    let mut m_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let m_var = m0.requires_grad(&mut m_grad);
    let m = m_var.transpose::<0, 1>();
    q.scaled_dot_product_attention(k, v).mask(m).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14206);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
    expected.check("m", m_grad.as_slice(), 1e-10);
}
#[test]
fn attention_mask_of_row_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    let m0: Tensor<f64, Shape![5]> = values(3);
    let mut m_grad = Tensor::<f64, Shape![5]>::ones();
    let m_var = m0.requires_grad(&mut m_grad);
    let m = m_var;
    q.scaled_dot_product_attention(k, v).mask(m + m).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14315);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
    expected.check("m", m_grad.as_slice(), 1e-10);
}
#[test]
fn attention_bool_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    let m0: Tensor<f64, Shape![2, 3, 5]> = values(3);
    let m = m0.as_view();
    q.scaled_dot_product_attention(k, v).mask(m.gt(-0.3).eval()).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14414);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_none_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    let m0: Tensor<f64, Shape![3, 1]> = values(3);
    let m = m0.as_view();
    q.scaled_dot_product_attention(k, v).mask(m.gt(0.0).eval()).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14508);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_only_values_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let q = q0.as_view();
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let k = k0.as_view();
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    q.scaled_dot_product_attention(k, v).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14602);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_of_itself_f64() {
    let x0: Tensor<f64, Shape![4, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 6]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 6]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    x.linear(w).scaled_dot_product_attention(x, x).causal().backward_with(&values::<f64, Shape![4, 6]>(50));
    let mut expected = Expected::at(14632);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn embedding_f64() {
    let w0: Tensor<f64, Shape![3, 7]> = values(0);
    let mut w_grad = Tensor::<f64, Shape![3, 7]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var.transpose::<0, 1>();
    w.embedding(tensor![[0i64, 6, 2], [2, 2, 5]]).unwrap().tanh().backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(14692);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn embedding_of_expression_f64() {
    let w0: Tensor<f64, Shape![7, 3]> = values(0);
    let mut w_grad = Tensor::<f64, Shape![7, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    w.exp().embedding(tensor![3u8, 3]).unwrap().backward_with(&values::<f64, Shape![2, 3]>(50));
    let mut expected = Expected::at(14713);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.softmax::<0>().conv2d(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![2, 6, 4, 3]>(50));
    let mut expected = Expected::at(14734);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv2d_stride_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![6, 4, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![6, 4, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![6]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![6]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.softmax::<0>().conv_options::<Stride<2>>().conv2d(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![2, 6, 2, 2]>(50));
    let mut expected = Expected::at(15196);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn conv_transpose2d_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4, 3, 3, 3]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4, 3, 3, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![3]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![3]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.softmax::<0>().conv_transpose2d(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![2, 3, 8, 7]>(50));
    let mut expected = Expected::at(15658);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn layer_norm_of_kernels_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![5]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![5]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![5]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![5]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.softmax::<0>().layer_norm::<Shape![5]>(1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(16009);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn group_norm_of_kernels_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.softmax::<0>().group_norm::<2>(1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(16079);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_training_of_kernels_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    x.softmax::<0>().batch_norm_training(1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(16147);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
}
#[test]
fn batch_norm_of_kernels_f64() {
    let x0: Tensor<f64, Shape![3, 4, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 4, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let w0: Tensor<f64, Shape![4]> = values(1);
    let mut w_grad = Tensor::<f64, Shape![4]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    let b0: Tensor<f64, Shape![4]> = values(2);
    let mut b_grad = Tensor::<f64, Shape![4]>::ones();
    let b_var = b0.requires_grad(&mut b_grad);
    let b = b_var;
    let m0: Tensor<f64, Shape![4]> = values(3);
    let mut m_grad = Tensor::<f64, Shape![4]>::ones();
    let m_var = m0.requires_grad(&mut m_grad);
    let m = m_var;
    let v0: Tensor<f64, Shape![4]> = values(4);
    let mut v_grad = Tensor::<f64, Shape![4]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    x.softmax::<0>().batch_norm(m.softmax::<0>(), v.softmax::<0>(), 1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>()).backward_with(&values::<f64, Shape![3, 4, 5]>(50));
    let mut expected = Expected::at(16215);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("w", w_grad.as_slice(), 1e-10);
    expected.check("b", b_grad.as_slice(), 1e-10);
    expected.check("m", m_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
}
#[test]
fn attention_of_kernels_f64() {
    let q0: Tensor<f64, Shape![2, 3, 4]> = values(0);
    let mut q_grad = Tensor::<f64, Shape![2, 3, 4]>::ones();
    let q_var = q0.requires_grad(&mut q_grad);
    let q = q_var;
    let k0: Tensor<f64, Shape![2, 5, 4]> = values(1);
    let mut k_grad = Tensor::<f64, Shape![2, 5, 4]>::ones();
    let k_var = k0.requires_grad(&mut k_grad);
    let k = k_var;
    let v0: Tensor<f64, Shape![2, 5, 3]> = values(2);
    let mut v_grad = Tensor::<f64, Shape![2, 5, 3]>::ones();
    let v_var = v0.requires_grad(&mut v_grad);
    let v = v_var;
    let m0: Tensor<f64, Shape![3, 5]> = values(3);
    let mut m_grad = Tensor::<f64, Shape![3, 5]>::ones();
    let m_var = m0.requires_grad(&mut m_grad);
    let m = m_var;
    q.softmax::<0>().scaled_dot_product_attention(k.softmax::<0>(), v.softmax::<0>()).mask(m.softmax::<0>()).backward_with(&values::<f64, Shape![2, 3, 3]>(50));
    let mut expected = Expected::at(16291);
    expected.check("q", q_grad.as_slice(), 1e-10);
    expected.check("k", k_grad.as_slice(), 1e-10);
    expected.check("v", v_grad.as_slice(), 1e-10);
    expected.check("m", m_grad.as_slice(), 1e-10);
}
#[test]
fn max_pool2d_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.softmax::<0>().max_pool2d::<Kernel<2>>().backward_with(&values::<f64, Shape![2, 4, 3, 2]>(50));
    let mut expected = Expected::at(16400);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn avg_pool2d_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.softmax::<0>().avg_pool2d::<Kernel<2>>().backward_with(&values::<f64, Shape![2, 4, 3, 2]>(50));
    let mut expected = Expected::at(16640);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn adaptive_pool_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    (x * x * x).softmax::<0>().adaptive_avg_pool2d::<5, 3>().adaptive_max_pool2d::<2, 2>().backward_with(&values::<f64, Shape![2, 4, 2, 2]>(50));
    let mut expected = Expected::at(16880);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn interpolate_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.softmax::<0>().interpolate_bilinear::<5, 7>().interpolate_nearest::<3, 9>().backward_with(&values::<f64, Shape![2, 4, 3, 9]>(50));
    let mut expected = Expected::at(17120);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn embedding_of_kernels_f64() {
    let w0: Tensor<f64, Shape![7, 3]> = values(0);
    let mut w_grad = Tensor::<f64, Shape![7, 3]>::ones();
    let w_var = w0.requires_grad(&mut w_grad);
    let w = w_var;
    w.softmax::<0>().embedding(tensor![3u8, 3]).unwrap().backward_with(&values::<f64, Shape![2, 3]>(50));
    let mut expected = Expected::at(17360);
    expected.check("w", w_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_2_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(-2).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17381);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_2_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(-2).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17381);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_minus_2_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(-2).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17397);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_2_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(-2).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17397);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_minus_2_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(-2).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17413);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_2_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(-2).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17413);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_minus_1_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(-1).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17441);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_1_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(-1).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17441);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_minus_1_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(-1).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17457);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_1_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(-1).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17457);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_minus_1_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(-1).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17473);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_minus_1_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(-1).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17473);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_0_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(0).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17501);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_0_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(0).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17501);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_0_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(0).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17517);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_0_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(0).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17517);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_0_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(0).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17533);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_0_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(0).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17533);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_1_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(1).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17561);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_1_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(1).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17561);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_1_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(1).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17577);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_1_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(1).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17577);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_1_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(1).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17593);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_1_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(1).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17593);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_2_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(2).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17621);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_2_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(2).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17621);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_2_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(2).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17637);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_2_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(2).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17637);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_2_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(2).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17653);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_2_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(2).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17653);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_3_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(3).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17681);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_3_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(3).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17681);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_3_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(3).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17697);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_3_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(3).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17697);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_3_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(3).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17713);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_3_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(3).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17713);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_5_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(5).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17741);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_5_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_power(5).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17741);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_5_t_f64() {
    let x0: Tensor<f64, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(5).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17757);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_5_t_f32() {
    let x0: Tensor<f32, Shape![4, 4]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 4]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_power(5).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17757);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_power_5_step_f64() {
    let x0: Tensor<f64, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(5).checked().unwrap().backward_with(&values::<f64, Shape![4, 4]>(50));
    let mut expected = Expected::at(17773);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_power_5_step_f32() {
    let x0: Tensor<f32, Shape![4, 7]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 7]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_power(5).checked().unwrap().backward_with(&values::<f32, Shape![4, 4]>(50));
    let mut expected = Expected::at(17773);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_frobenius_f64() {
    let x0: Tensor<f64, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17801);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_frobenius_f32() {
    let x0: Tensor<f32, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17801);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_frobenius_wide_f64() {
    let x0: Tensor<f64, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17813);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_frobenius_wide_f32() {
    let x0: Tensor<f32, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17813);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_frobenius_t_f64() {
    let x0: Tensor<f64, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17828);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_frobenius_t_f32() {
    let x0: Tensor<f32, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17828);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_frobenius_step_f64() {
    let x0: Tensor<f64, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17843);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_frobenius_step_f32() {
    let x0: Tensor<f32, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Frobenius).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17843);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_nuclear_f64() {
    let x0: Tensor<f64, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17868);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_nuclear_f32() {
    let x0: Tensor<f32, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17868);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_nuclear_wide_f64() {
    let x0: Tensor<f64, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17880);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_nuclear_wide_f32() {
    let x0: Tensor<f32, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17880);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_nuclear_t_f64() {
    let x0: Tensor<f64, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17895);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_nuclear_t_f32() {
    let x0: Tensor<f32, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17895);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_nuclear_step_f64() {
    let x0: Tensor<f64, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17910);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_nuclear_step_f32() {
    let x0: Tensor<f32, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Nuclear).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17910);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_one_f64() {
    let x0: Tensor<f64, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17935);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_one_f32() {
    let x0: Tensor<f32, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17935);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_one_wide_f64() {
    let x0: Tensor<f64, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17947);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_one_wide_f32() {
    let x0: Tensor<f32, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17947);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_one_t_f64() {
    let x0: Tensor<f64, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17962);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_one_t_f32() {
    let x0: Tensor<f32, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17962);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_one_step_f64() {
    let x0: Tensor<f64, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(17977);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_one_step_f32() {
    let x0: Tensor<f32, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::One).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(17977);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_two_f64() {
    let x0: Tensor<f64, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18002);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_two_f32() {
    let x0: Tensor<f32, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18002);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_two_wide_f64() {
    let x0: Tensor<f64, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18014);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_two_wide_f32() {
    let x0: Tensor<f32, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18014);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_two_t_f64() {
    let x0: Tensor<f64, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18029);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_two_t_f32() {
    let x0: Tensor<f32, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18029);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_two_step_f64() {
    let x0: Tensor<f64, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18044);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_two_step_f32() {
    let x0: Tensor<f32, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Two).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18044);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_infinity_f64() {
    let x0: Tensor<f64, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18069);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_infinity_f32() {
    let x0: Tensor<f32, Shape![4, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![4, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18069);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_infinity_wide_f64() {
    let x0: Tensor<f64, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18081);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_infinity_wide_f32() {
    let x0: Tensor<f32, Shape![3, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![3, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18081);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_infinity_t_f64() {
    let x0: Tensor<f64, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18096);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_infinity_t_f32() {
    let x0: Tensor<f32, Shape![5, 3]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 3]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<0, 1>();
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18096);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn matrix_norm_infinity_step_f64() {
    let x0: Tensor<f64, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f64, Shape![]>(50));
    let mut expected = Expected::at(18111);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn matrix_norm_infinity_step_f32() {
    let x0: Tensor<f32, Shape![5, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![5, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., ..;2]);
    x.matrix_norm(MatrixNorm::Infinity).unwrap().backward_with(&values::<f32, Shape![]>(50));
    let mut expected = Expected::at(18111);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(18136);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f32, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(18136);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(18424);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f32, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(18424);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(18712);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f32, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(18712);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19000);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f32, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19000);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19288);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f32, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19288);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19576);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f32, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19576);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_t_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f64, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19864);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_t_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f32, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(19864);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_t_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f64, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(20176);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_t_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f32, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(20176);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_t_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f64, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(20488);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_t_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f32, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(20488);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_t_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f64, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(20800);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_t_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f32, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(20800);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_t_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f64, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21112);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_t_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f32, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21112);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_t_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f64, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21424);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_t_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 5, 6]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 5, 6]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.transpose::<2, 3>();
    let g0: Tensor<f32, Shape![2, 3, 4, 3]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![2, 3, 4, 3]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.slice(s![.., .., .., ..;2]);
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21424);
    expected.check("x", x_grad.as_slice(), 1e-5);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_of_constant_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f64, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21736);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_of_constant_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f32, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21736);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_of_constant_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f64, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21784);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_of_constant_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f32, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21784);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_of_constant_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f64, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21832);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_of_constant_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f32, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21832);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_of_constant_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f64, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21880);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_of_constant_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f32, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21880);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_of_constant_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f64, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21928);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_of_constant_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f32, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21928);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_of_constant_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f64, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21976);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_of_constant_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 5]> = values(0);
    let x = x0.as_view();
    let g0: Tensor<f32, Shape![3, 2, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f32, Shape![3, 2, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var.transpose::<0, 1>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(21976);
    expected.check("g", g_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_at_constant_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f64, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(22024);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_at_constant_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f32, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_bilinear(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(22024);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_at_constant_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f64, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(22456);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_at_constant_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f32, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(22456);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_at_constant_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f64, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(22888);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_bilinear_at_constant_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f32, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_bilinear(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(22888);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_at_constant_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f64, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(23320);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_at_constant_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f32, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_nearest(g * 1.3).align_corners().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(23320);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_at_constant_border_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f64, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(23752);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_at_constant_border_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f32, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_border().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(23752);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_nearest_at_constant_reflection_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f64, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(24184);
    expected.check("x", x_grad.as_slice(), 1e-10);
}
#[test]
fn grid_sample_nearest_at_constant_reflection_f32() {
    let x0: Tensor<f32, Shape![2, 4, 6, 9]> = values(0);
    let mut x_grad = Tensor::<f32, Shape![2, 4, 6, 9]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var.slice(s![.., .., .., ..;2]);
    let g0: Tensor<f32, Shape![2, 3, 2, 4]> = values(1);
    let g = g0.as_view().transpose::<2, 3>();
    x.tanh().grid_sample_nearest(g * 1.3).padding_reflection().backward_with(&values::<f32, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(24184);
    expected.check("x", x_grad.as_slice(), 1e-5);
}
#[test]
fn grid_sample_bilinear_of_kernels_f64() {
    let x0: Tensor<f64, Shape![2, 4, 6, 5]> = values(0);
    let mut x_grad = Tensor::<f64, Shape![2, 4, 6, 5]>::ones();
    let x_var = x0.requires_grad(&mut x_grad);
    let x = x_var;
    let g0: Tensor<f64, Shape![2, 3, 4, 2]> = values(1);
    let mut g_grad = Tensor::<f64, Shape![2, 3, 4, 2]>::ones();
    let g_var = g0.requires_grad(&mut g_grad);
    let g = g_var;
    x.softmax::<0>().grid_sample_bilinear(g.softmax::<0>()).backward_with(&values::<f64, Shape![2, 4, 3, 4]>(50));
    let mut expected = Expected::at(24616);
    expected.check("x", x_grad.as_slice(), 1e-10);
    expected.check("g", g_grad.as_slice(), 1e-10);
}
