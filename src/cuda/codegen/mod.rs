//! From an expression to kernels.
//!
//! | step | file |
//! |---|---|
//! | a tensor becomes a leaf, `CudaLeaf` | `leaf`, `variable`, `operators` |
//! | a node says what of it is part of the kernel that reads it, and what is a temporary: `CudaNode` | `node`, `nodes`, `temporaries` |
//! | what remains writes its PTX: `Emit` | `emit`, `elementwise`, `table`, `indexing/`, `nn/`, `matmul/` |
//! | the kernel that visits each element is chosen | `write`, then the first that takes the expression, below |
//! | the kernel is compiled, cached by type and launched | `crate::cuda::runtime`: `cache`, `launch` |
//!
//! Nodes with a kernel of their own (reductions, softmax, norms, running sums) implement `CudaNode::compute`. All
//! others are written by `write::write`, with the first of these kernels that takes the expression:
//!
//! | expression | kernel | file |
//! |---|---|---|
//! | its first product has the expression's shape and more than 16 rows and columns, few tiles and an inner dimension of 512 or more | the parts of the inner dimension, then their sums | `matmul/split` |
//! | such a product with more tiles or a shorter inner dimension | tiles in shared memory | `matmul/tiles` |
//! | its first product has fewer rows or columns; its larger factor has stride 1 along an inner dimension of 64 or more | a warp for each sum | `matmul/warps` |
//! | one operand, which is transposed | tiles in shared memory | `transpose` |
//! | all others | a few elements for each thread, by the plan of the operands | `pointwise` |
//!
//! What `copy_` broadcasts is first computed with its own sizes, unless it is elementwise; the last of these kernels
//! writes the copies.
//!
//! A product that is not computed by one of the first three is summed by the thread that reads its element
//! (`matmul/product`).

pub(in crate::cuda) mod elementwise;
pub(in crate::cuda) mod emit;
mod in_place;
pub(in crate::cuda) mod indexing;
pub(in crate::cuda) mod leaf;
pub(in crate::cuda) mod matmul;
pub(in crate::cuda) mod nn;
pub(in crate::cuda) mod node;
pub(in crate::cuda) mod nodes;
pub(in crate::cuda) mod operators;
pub(in crate::cuda) mod optional;
pub(in crate::cuda) mod pointwise;
pub(in crate::cuda) mod reduce;
pub(in crate::cuda) mod result_view;
pub(in crate::cuda) mod table;
pub(in crate::cuda) mod temporaries;
pub(in crate::cuda) mod transpose;
pub(in crate::cuda) mod variable;
pub(in crate::cuda) mod without;
pub(in crate::cuda) mod write;
