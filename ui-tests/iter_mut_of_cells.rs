// `&mut` to the elements of a tensor of cells, which other views write too.
// In PyTorch, `for row in x: row += 1`: every view of a tensor writes.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let mut cells = x.as_cells();
    for element in cells.iter_mut() {
        *element += 1.0;
    }
}
