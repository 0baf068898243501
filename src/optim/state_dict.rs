//! Parameters in safetensors files, by name.

use alloc::string::{String, ToString};
use core::fmt;

use super::parameters::{Name, ParameterElement, Parameters, Visitor, VisitorMut};
use crate::files::{FileError, Safetensors, SafetensorsWriter};
use crate::layout::Layout;
use crate::storage::{Storage, StorageMut};
use crate::tensor::TensorBase;

/// The reason why a file does not contain the parameters, with the name of the tensor.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StateDictError {
    /// The file has no tensor with this name. PyTorch's "missing key".
    Missing {
        /// The name.
        name: String,
    },
    /// The file has a tensor that is none of the parameters. PyTorch's "unexpected key".
    Unexpected {
        /// The name.
        name: String,
    },
    /// The tensor has another shape or element type, or cannot be written. PyTorch's "size mismatch".
    Tensor {
        /// The name.
        name: String,
        /// The difference.
        error: FileError,
    },
}
impl fmt::Display for StateDictError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { name } => write!(f, "the file has no tensor `{name}`"),
            Self::Unexpected { name } => {
                write!(
                    f,
                    "the tensor `{name}` of the file is none of the parameters"
                )
            }
            Self::Tensor { name, error } => write!(f, "tensor `{name}`: {error}"),
        }
    }
}
impl core::error::Error for StateDictError {}

struct Write<'a> {
    file: &'a mut SafetensorsWriter,
    result: Result<(), StateDictError>,
}
impl Visitor for Write<'_> {
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        name: &Name<'_>,
        tensor: &TensorBase<S, L>,
    ) {
        if self.result.is_ok() {
            let name = name.to_string();
            if let Err(error) = self.file.add(&name, tensor) {
                self.result = Err(StateDictError::Tensor { name, error });
            }
        }
    }
}

struct Check<'a> {
    file: &'a Safetensors<'a>,
    found: usize,
    result: Result<(), StateDictError>,
}
impl Visitor for Check<'_> {
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        name: &Name<'_>,
        _: &TensorBase<S, L>,
    ) {
        if self.result.is_err() {
            return;
        }
        let name = name.to_string();
        let checked = self.file.tensor(&name);
        self.result = match checked.and_then(|tensor| tensor.check::<S::Elem, L>()) {
            Ok(()) => {
                self.found += 1;
                Ok(())
            }
            Err(FileError::NoTensor { .. }) => Err(StateDictError::Missing { name }),
            Err(error) => Err(StateDictError::Tensor { name, error }),
        };
    }
}

struct Names<'a> {
    name: &'a str,
    found: bool,
}
impl Visitor for Names<'_> {
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        name: &Name<'_>,
        _: &TensorBase<S, L>,
    ) {
        self.found |= name.to_string() == self.name;
    }
}

struct Read<'a>(&'a Safetensors<'a>);
impl VisitorMut for Read<'_> {
    fn tensor<S: StorageMut<Elem: ParameterElement>, L: Layout>(
        &mut self,
        name: &Name<'_>,
        tensor: &mut TensorBase<S, L>,
    ) {
        // Every tensor has been checked.
        if let Ok(found) = self.0.tensor(&name.to_string()) {
            let _ = tensor.read_file(found);
        }
    }
}

impl SafetensorsWriter {
    /// Adds all tensors of [`Parameters`], by name. PyTorch's `save_file(net.state_dict(), path)`.
    ///
    /// With a `prefix` other than `""`, the names are `prefix.name`: parameters and the buffers of an optimiser go into
    /// one file.
    ///
    /// # Errors
    /// [`StateDictError::Tensor`] if the file has a tensor of that name.
    ///
    /// ```
    /// use stridewise::files::{Safetensors, SafetensorsWriter};
    /// use stridewise::optim::{AdamState, Zeros, parameters};
    /// use stridewise::prelude::*;
    /// parameters! {
    ///     struct Net {
    ///         l1: [Tensor<f32, Shape![3]>; 2],
    ///     }
    /// }
    /// let (net, state) = (Net::zeros(), AdamState::<Net>::zeros());
    /// let mut file = SafetensorsWriter::new();
    /// file.add_parameters("net", &net)?.add_parameters("exp_avg", &state.exp_avg)?;
    /// let bytes = file.to_bytes().unwrap();
    /// let file = Safetensors::parse(&bytes).unwrap();
    /// assert!(file.names().any(|name| name == "net.l1.1"));
    /// # Ok::<(), stridewise::optim::StateDictError>(())
    /// ```
    pub fn add_parameters<P: Parameters>(
        &mut self,
        prefix: &'static str,
        parameters: &P,
    ) -> Result<&mut Self, StateDictError> {
        let mut write = Write {
            file: self,
            result: Ok(()),
        };
        parameters.visit(&Name::prefix(prefix), &mut write);
        write.result?;
        Ok(self)
    }
}

impl Safetensors<'_> {
    /// Reads all tensors of [`Parameters`], by name; the file may have others. PyTorch's
    /// `net.load_state_dict(file, strict=False)`, which however accepts missing tensors.
    ///
    /// # Errors
    /// [`StateDictError`] names the first tensor that is missing or differs; the parameters are then unchanged.
    pub fn read_parameters<P: Parameters>(
        &self,
        prefix: &'static str,
        parameters: &mut P,
    ) -> Result<(), StateDictError> {
        self.check_parameters(&Name::prefix(prefix), parameters)?;
        parameters.visit_mut(&Name::prefix(prefix), &mut Read(self));
        Ok(())
    }

    /// Reads all tensors of [`Parameters`], by name; the file has no others. PyTorch's `net.load_state_dict(file)`.
    ///
    /// # Errors
    /// [`StateDictError`] names the first tensor that is missing, differs, or is none of the parameters; the parameters
    /// are then unchanged.
    ///
    /// ```
    /// use stridewise::files::{Safetensors, SafetensorsWriter};
    /// use stridewise::optim::{Zeros, parameters};
    /// use stridewise::prelude::*;
    /// parameters! {
    ///     struct Linear<I: Dim, O: Dim> {
    ///         weight: Tensor<f32, (O, I)>,
    ///         bias: Tensor<f32, (O,)>,
    ///     }
    ///     struct Net<H: Dim> {
    ///         l1: Linear<D<4>, H>,
    ///         l2: Linear<H, D<2>>,
    ///     }
    /// }
    /// let mut net = Net::<D<3>>::zeros();
    /// net.l2.weight.fill_(0.5);
    /// let mut file = SafetensorsWriter::new();
    /// let bytes = file.add_parameters("", &net)?.to_bytes().unwrap();
    ///
    /// let file = Safetensors::parse(&bytes).unwrap();
    /// let mut restored = Net::<D<3>>::zeros();
    /// file.load_state_dict(&mut restored)?;
    /// assert_eq!(restored.l2.weight, net.l2.weight);
    /// let error = file.load_state_dict(&mut Net::<D<5>>::zeros()).unwrap_err();
    /// let expected = "tensor `l1.weight`: the file holds float32 [3, 4], the tensor float32 [5, 4]";
    /// assert_eq!(error.to_string(), expected);
    /// # Ok::<(), stridewise::optim::StateDictError>(())
    /// ```
    pub fn load_state_dict<P: Parameters>(&self, parameters: &mut P) -> Result<(), StateDictError> {
        let found = self.check_parameters(&Name::ROOT, parameters)?;
        if self.names().count() != found {
            for name in self.names() {
                let mut names = Names { name, found: false };
                parameters.visit(&Name::ROOT, &mut names);
                if !names.found {
                    let name = name.to_string();
                    return Err(StateDictError::Unexpected { name });
                }
            }
        }
        parameters.visit_mut(&Name::ROOT, &mut Read(self));
        Ok(())
    }

    /// Returns the number of tensors.
    fn check_parameters<P: Parameters>(
        &self,
        name: &Name<'_>,
        parameters: &P,
    ) -> Result<usize, StateDictError> {
        let mut check = Check {
            file: self,
            found: 0,
            result: Ok(()),
        };
        parameters.visit(name, &mut check);
        check.result.map(|()| check.found)
    }
}
