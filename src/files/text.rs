//! Writing rows of numbers as text; [`Tensor::from_text`](crate::Tensor::from_text) reads them.

use core::fmt;

use crate::layout::Layout;
use crate::shape::Shape;
use crate::storage::Storage;
use crate::tensor::{FromText, TensorBase};

impl<S: Storage<Elem: FromText>, L: Layout> TensorBase<S, L> {
    /// Writes the elements as text, one line for each row of the last dimension, separated by spaces. `from_text` and
    /// NumPy's `loadtxt` read exactly the same values. NumPy's `np.savetxt`.
    ///
    /// # Errors
    /// Errors of `out`: a `heapless::String` may be full.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[0.1, 2.0], [1e30, f32::NAN]];
    /// let mut text = heapless::String::<32>::new();
    /// x.t().write_text(&mut text).unwrap();
    /// assert_eq!(text, "0.1 1e30\n2.0 NaN\n");
    /// ```
    pub fn write_text(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let columns = <L::Shape as Shape>::SIZES.last().copied().unwrap_or(1);
        let mut column = 0_usize;
        for x in self.elements() {
            x.write_text(out)?;
            column += 1;
            if column == columns {
                column = 0;
            }
            out.write_char(if column == 0 { '\n' } else { ' ' })?;
        }
        Ok(())
    }

    /// Returns the elements as text, one line for each row of the last dimension. NumPy's `np.savetxt`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<i64, Shape![2, 2]>::arange().to_text(), "0 1\n2 3\n");
    /// ```
    #[cfg(feature = "alloc")]
    pub fn to_text(&self) -> alloc::string::String {
        let mut text = alloc::string::String::new();
        // Writing to a `String` does not fail.
        let _ = self.write_text(&mut text);
        text
    }
}

#[cfg(feature = "std")]
mod path {
    use std::path::Path;

    use super::*;
    use crate::files::stream::{Cause, PathError};
    use crate::storage::Element;
    use crate::tensor::{BoxedTensor, Tensor};

    macro_rules! load_text {
        ($($Tensor:ident)*) => { $(
            impl<T: Element + FromText + num_traits::Zero, Sh: Shape> $Tensor<T, Sh> {
                /// Reads a tensor from a text file: [`from_text`](Self::from_text) of the file's contents. NumPy's
                /// `np.loadtxt`.
                ///
                /// # Errors
                /// [`PathError`] names the file, line and column.
                ///
                /// ```
                /// use stridewise::prelude::*;
                /// # let path = std::env::temp_dir();
                #[doc = concat!("# let path = path.join(format!(\"", stringify!($Tensor), "-{}.txt\", std::process::id()));")]
                /// Tensor::<f64, Shape![2, 3]>::arange().save_text(&path).unwrap();
                #[doc = concat!("let x = ", stringify!($Tensor), "::<f64, Shape![2, 3]>::load_text(&path).unwrap();")]
                /// assert_eq!(x[[1, 2]], 5.0);
                /// # std::fs::remove_file(path).unwrap();
                /// ```
                pub fn load_text(path: impl AsRef<Path>) -> Result<Self, PathError> {
                    const { crate::storage::made_on_stack::<Self>("`load_text`") };
                    let path = path.as_ref();
                    std::fs::read_to_string(path)
                        .map_err(Cause::Io)
                        .and_then(|text| Ok(Self::from_text(&text)?))
                        .map_err(|cause| cause.at(path))
                }
            }
        )* };
    }
    load_text! { Tensor BoxedTensor }

    impl<S: Storage<Elem: FromText>, L: Layout> TensorBase<S, L> {
        /// Writes the elements to a text file: [`to_text`](Self::to_text). NumPy's `np.savetxt`.
        ///
        /// # Errors
        /// [`PathError`] if the file cannot be written.
        pub fn save_text(&self, path: impl AsRef<Path>) -> Result<(), PathError> {
            let path = path.as_ref();
            std::fs::write(path, self.to_text()).map_err(|error| Cause::Io(error).at(path))
        }
    }
}
