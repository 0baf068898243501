//! Hugging Face's safetensors, through the `safetensors` crate.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

use safetensors::{Dtype as Known, SafeTensorError, SafeTensors, View};

use super::dtype::{Dtype, FileElement, Held};
use super::elements::{self, FileTensor, FromFile};
use super::error::{Excerpt, FileError};
use crate::layout::Layout;
use crate::shape::{Numel, Shape};
use crate::storage::{Storage, assert_addressable};
use crate::tensor::TensorBase;

const FORMAT: &str = "safetensors";

macro_rules! dtypes {
    ($($Ours:ident $Theirs:ident;)*) => {
        const fn ours(dtype: Known) -> Option<Dtype> {
            match dtype {
                $( Known::$Theirs => Some(Dtype::$Ours), )*
                _ => None,
            }
        }
        const fn theirs(dtype: Dtype) -> Option<Known> {
            match dtype {
                $( Dtype::$Ours => Some(Known::$Theirs), )*
                _ => None,
            }
        }
    };
}
dtypes! {
    Bool BOOL; I8 I8; I16 I16; I32 I32; I64 I64; U8 U8; U16 U16; U32 U32; U64 U64;
    F16 F16; Bf16 BF16; F32 F32; F64 F64; Complex64 C64;
}

/// The tensors in the bytes of a safetensors file. Python's `safetensors.safe_open`.
///
/// ```
/// use stridewise::files::{Safetensors, SafetensorsWriter};
/// use stridewise::prelude::*;
/// let bias = Tensor::<f32, Shape![3]>::ones();
/// let mut file = SafetensorsWriter::new();
/// file.add("layer.bias", &bias).unwrap();
/// let bytes = file.to_bytes().unwrap();
///
/// let file = Safetensors::parse(&bytes).unwrap();
/// assert_eq!(file.names().collect::<Vec<_>>(), ["layer.bias"]);
/// let x: Tensor<f32, Shape![3]> = file.read("layer.bias").unwrap();
/// assert_eq!(x.sum(), 3.0);
/// let error = file.read::<Tensor<f32, Shape![4]>>("layer.bias").unwrap_err();
/// assert_eq!(error.to_string(), "the file holds float32 [3], the tensor float32 [4]");
/// ```
#[derive(Debug)]
pub struct Safetensors<'a> {
    file: SafeTensors<'a>,
}

impl<'a> Safetensors<'a> {
    /// Reads the header. The tensors must cover the file without gaps and without overlaps.
    ///
    /// # Errors
    /// [`FileError::NotArchive`], with the reason.
    pub fn parse(file: &'a [u8]) -> Result<Self, FileError> {
        if numbers_are_long(file) {
            return Err(refused("a number is above 999,999,999,999,999,999"));
        }
        match SafeTensors::deserialize(file) {
            Ok(file) => Ok(Self { file }),
            Err(error) => Err(refused(reason(&error))),
        }
    }

    /// The names of the tensors, in no particular order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.file.names().into_iter()
    }

    /// Returns the tensor with this name, in the representation of the file.
    ///
    /// # Errors
    /// [`FileError::NoTensor`] if there is none.
    pub fn tensor(&self, name: &str) -> Result<FileTensor<'a>, FileError> {
        let Ok(tensor) = self.file.tensor(name) else {
            let name = Excerpt::new(name.as_bytes());
            return Err(FileError::NoTensor { name });
        };
        let Some(dtype) = ours(tensor.dtype()) else {
            // The `Debug` names of the crate's types are those of the format.
            let descr = Excerpt::new(alloc::format!("{:?}", tensor.dtype()).as_bytes());
            return Err(FileError::UnknownElements { descr });
        };
        let mut held = Held::new(dtype, false, false);
        for size in tensor.shape() {
            held.push(*size as u64).ok_or(FileError::Dimensions {
                found: tensor.shape().len() as u64,
            })?;
        }
        FileTensor::new(held, tensor.data())
    }

    /// Returns the tensor with this name, if it is of this type: owned, on the heap, or a view of the file's bytes.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor.
    pub fn read<X: FromFile<'a>>(&self, name: &str) -> Result<X, FileError> {
        const { elements::read_on_stack::<X>() };
        X::from_file(self.tensor(name)?)
    }
}

const fn refused(why: &'static str) -> FileError {
    FileError::NotArchive {
        format: FORMAT,
        why,
    }
}

/// What is wrong with a file.
const fn reason(error: &SafeTensorError) -> &'static str {
    match error {
        SafeTensorError::InvalidHeader(_) => "the header is no text",
        SafeTensorError::InvalidHeaderDeserialization(_) | SafeTensorError::JsonError(_) => {
            "the header is not the JSON of the format"
        }
        SafeTensorError::HeaderTooLarge => "the header is larger than 100 MB",
        SafeTensorError::HeaderTooSmall => "shorter than 8 bytes",
        SafeTensorError::InvalidHeaderLength => "the header ends behind the end of the file",
        SafeTensorError::TensorInvalidInfo => "a tensor has other bytes than its shape",
        SafeTensorError::InvalidOffset(_) => "two tensors overlap, or leave a gap",
        SafeTensorError::MetadataIncompleteBuffer => "the tensors do not cover the file",
        SafeTensorError::ValidationOverflow => "a shape has more elements than can be counted",
        _ => "the header is not one of the format",
    }
}

/// Whether a number in the header has more than 18 digits. No file is that long, and the crate's sums of smaller
/// numbers cannot overflow.
fn numbers_are_long(file: &[u8]) -> bool {
    let Some((len, rest)) = file.split_first_chunk() else {
        return false;
    };
    let len = usize::try_from(u64::from_le_bytes(*len)).unwrap_or(usize::MAX);
    let (mut in_text, mut escaped, mut digits) = (false, false, 0_u32);
    rest.iter().take(len).any(|&byte| {
        in_text ^= byte == b'"' && !escaped;
        escaped = in_text && byte == b'\\' && !escaped;
        digits = if !in_text && byte.is_ascii_digit() {
            digits.saturating_add(1)
        } else {
            0
        };
        digits > 18
    })
}

/// Collects tensors for a safetensors file. Python's `safetensors.numpy.save`.
#[derive(Debug, Default)]
pub struct SafetensorsWriter {
    tensors: Vec<(String, Bytes)>,
}

#[derive(Debug)]
struct Bytes {
    dtype: Known,
    shape: &'static [usize],
    bytes: Vec<u8>,
}
impl View for &Bytes {
    fn dtype(&self) -> Known {
        self.dtype
    }
    fn shape(&self) -> &[usize] {
        self.shape
    }
    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.bytes)
    }
    fn data_len(&self) -> usize {
        self.bytes.len()
    }
}

impl SafetensorsWriter {
    /// Creates an empty file.
    pub const fn new() -> Self {
        Self {
            tensors: Vec::new(),
        }
    }

    /// Adds a copy of a tensor or view in row-major order, whatever its layout.
    ///
    /// # Errors
    /// [`FileError::NameTaken`], and [`FileError::NotInFormat`] for complex numbers of two `f64`.
    pub fn add<S: Storage<Elem: FileElement>, L: Layout>(
        &mut self,
        name: &str,
        x: &TensorBase<S, L>,
    ) -> Result<&mut Self, FileError> {
        if self.tensors.iter().any(|(taken, _)| taken == name) || name == "__metadata__" {
            let name = Excerpt::new(name.as_bytes());
            return Err(FileError::NameTaken { name });
        }
        let dtype = <S::Elem as FileElement>::DTYPE;
        let Some(dtype) = theirs(dtype) else {
            return Err(FileError::NotInFormat {
                format: FORMAT,
                dtype,
            });
        };
        const { assert_addressable::<S::Elem, Numel<L::Shape>>() };
        let mut bytes = alloc::vec![0; <L::Shape as Shape>::NUMEL * size_of::<S::Elem>()];
        elements::write(x, &mut bytes, cfg!(target_endian = "big"));
        let shape = <L::Shape as Shape>::SIZES;
        let tensor = Bytes {
            dtype,
            shape,
            bytes,
        };
        self.tensors.push((name.to_owned(), tensor));
        Ok(self)
    }

    /// Returns the bytes of the file.
    ///
    /// # Errors
    /// [`FileError::NotArchive`] if the names make a header of more than 100 MB, or if, where addresses have 32 bits, a
    /// tensor has 512 MiB or more.
    pub fn to_bytes(&self) -> Result<Vec<u8>, FileError> {
        let tensors = self.tensors.iter().map(|(name, bytes)| (name, bytes));
        safetensors::serialize(tensors, None).map_err(|error| refused(reason(&error)))
    }
}
