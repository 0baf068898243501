//! DLPack: memory shared without a copy with PyTorch, NumPy, JAX and other libraries in the same process.
//!
//! The structs are those of DLPack 1, a short C header, so no other crate is needed.
//! [`BoxedTensor::into_dlpack`](crate::BoxedTensor::into_dlpack) exports a tensor on the host, and a [`Dlpack`] imports
//! one. The older struct without a version has the same functions, with names that end in `unversioned`.

use alloc::boxed::Box;
use core::ffi::c_void;
use core::fmt;
use core::ptr::{self, NonNull};

use super::{LayoutError, Seen, assert_countable, check, stride_to_tell};
use crate::BoxedTensor;
use crate::files::{Dtype, FileElement};
use crate::layout::{Contiguous, Layout, StorageSpan, Strided};
use crate::num::D;
use crate::shape::{MAX_RANK, RowMajor, Shape};
use crate::storage::{Ref, RefMut};
use crate::tensor::TensorBase;

/// The device of memory: `DLDevice`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct DlDevice {
    /// The device type; 1 is the host.
    pub device_type: i32,
    /// The number of the device among those of its type.
    pub device_id: i32,
}

/// The element type: `DLDataType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct DlDataType {
    /// 0: signed integers, 1: unsigned integers, 2: floats, 4: bfloat, 5: complex, 6: bool.
    pub code: u8,
    /// The size of an element in bits.
    pub bits: u8,
    /// The number of lanes; more than 1 if elements are vectors.
    pub lanes: u16,
}

/// A tensor without ownership: `DLTensor`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct DlTensor {
    /// The start of the memory.
    pub data: *mut c_void,
    /// The device of the memory.
    pub device: DlDevice,
    /// The number of dimensions.
    pub ndim: i32,
    /// The element type.
    pub dtype: DlDataType,
    /// The sizes, outermost first.
    pub shape: *mut i64,
    /// The strides in elements; null if the tensor is row-major and contiguous.
    pub strides: *mut i64,
    /// The offset of the first element from `data`, in bytes.
    pub byte_offset: u64,
}

/// A tensor with its deleter: `DLManagedTensor`, in capsules named `dltensor`.
#[derive(Debug)]
#[repr(C)]
pub struct DlManagedTensor {
    /// The tensor.
    pub dl_tensor: DlTensor,
    /// Private data of the producer.
    pub manager_ctx: *mut c_void,
    /// Frees the tensor.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
}

/// A tensor with its deleter: `DLManagedTensorVersioned`, in capsules named `dltensor_versioned`.
#[derive(Debug)]
#[repr(C)]
pub struct DlManagedTensorVersioned {
    /// The major version; 1 here.
    pub major: u32,
    /// The minor version.
    pub minor: u32,
    /// Private data of the producer.
    pub manager_ctx: *mut c_void,
    /// Frees the tensor.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
    /// Bit 0: the elements are read-only. Bit 1: they are a copy.
    pub flags: u64,
    /// The tensor.
    pub dl_tensor: DlTensor,
}

const HOST: i32 = 1;
const READ_ONLY: u64 = 1;

const fn data_type(dtype: Dtype) -> DlDataType {
    let code = match dtype.kind() {
        b'i' => 0,
        b'u' => 1,
        b'f' => 2,
        b'V' => 4,
        b'c' => 5,
        _ => 6,
    };
    DlDataType {
        code,
        bits: 8 * dtype.size() as u8,
        lanes: 1,
    }
}

/// The reason why a DLPack tensor does not match a tensor type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DlpackError {
    /// The version of the struct is not 1.
    Version {
        /// The major version.
        major: u32,
    },
    /// The memory is not on the host.
    OtherDevice {
        /// The device.
        found: DlDevice,
    },
    /// The element type differs.
    OtherElements {
        /// The element type expected.
        expected: Dtype,
        /// The element type found.
        found: DlDataType,
    },
    /// Sizes or strides differ.
    Layout(LayoutError),
    /// The address of the elements is not aligned for their type.
    Alignment {
        /// The required alignment in bytes.
        needed: usize,
    },
    /// The elements are read-only.
    ReadOnly,
    /// An element of type `bool` is neither 0 nor 1.
    NotBool,
}
impl fmt::Display for DlpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { major } => write!(f, "expected version 1 of DLPack, found {major}"),
            Self::OtherDevice { found } => write!(
                f,
                "expected memory of the host, device type 1, found device type {}",
                found.device_type
            ),
            Self::OtherElements { expected, found } => {
                let ours = data_type(*expected);
                write!(
                    f,
                    "expected {expected}, code {} of {} bits, found code {} of {} bits and {} lanes",
                    ours.code, ours.bits, found.code, found.bits, found.lanes
                )
            }
            Self::Layout(error) => error.fmt(f),
            Self::Alignment { needed } => {
                write!(f, "the elements are not aligned to {needed} bytes")
            }
            Self::ReadOnly => f.write_str("the elements may not be written"),
            Self::NotBool => f.write_str("an element is neither 0 nor 1"),
        }
    }
}
impl core::error::Error for DlpackError {}
impl From<LayoutError> for DlpackError {
    fn from(error: LayoutError) -> Self {
        Self::Layout(error)
    }
}

/// An exported tensor: the struct, the sizes and strides it points to, and the owner of the elements.
struct Sent<M, X> {
    managed: M,
    sizes: [i64; MAX_RANK],
    strides: [i64; MAX_RANK],
    // Dropped with the other fields.
    _owner: X,
}

/// A box as a raw pointer: moving a `Box` would assert unique access to its elements.
struct Owner<T>(*mut [T]);
impl<T> Drop for Owner<T> {
    fn drop(&mut self) {
        // SAFETY: the pointer comes from a box, and becomes a box again only here, once.
        unsafe { drop(Box::from_raw(self.0)) }
    }
}

/// The common interface of both structs.
trait Managed: Sized {
    fn new(tensor: DlTensor, delete: unsafe extern "C" fn(*mut Self), read_only: bool) -> Self;
    fn context(&mut self) -> &mut *mut c_void;
    fn tensor(&mut self) -> &mut DlTensor;
    /// # Safety
    /// The struct is not used after the call.
    unsafe fn delete(this: NonNull<Self>);
}
macro_rules! managed {
    ($($M:ident |$read_only:ident| { $($version:tt)* })*) => { $(
        impl Managed for $M {
            fn new(
                dl_tensor: DlTensor,
                delete: unsafe extern "C" fn(*mut Self),
                $read_only: bool,
            ) -> Self {
                Self { dl_tensor, manager_ctx: ptr::null_mut(), deleter: Some(delete), $($version)* }
            }
            fn context(&mut self) -> &mut *mut c_void {
                &mut self.manager_ctx
            }
            fn tensor(&mut self) -> &mut DlTensor {
                &mut self.dl_tensor
            }
            unsafe fn delete(this: NonNull<Self>) {
                // SAFETY: the struct is owned by the caller until this call.
                unsafe {
                    if let Some(delete) = (*this.as_ptr()).deleter {
                        delete(this.as_ptr());
                    }
                }
            }
        }
    )* };
}
managed! {
    DlManagedTensor |_read_only| {}
    DlManagedTensorVersioned |read_only| {
        major: 1,
        minor: 0,
        flags: if read_only { READ_ONLY } else { 0 },
    }
}

/// # Safety
/// `managed` comes from [`send`] with the same types, and is not used after the call.
unsafe extern "C" fn delete<M: Managed, X>(managed: *mut M) {
    // SAFETY: the context is the box that `send` made.
    unsafe { drop(Box::from_raw((*managed).context().cast::<Sent<M, X>>())) }
}

fn send<M: Managed, X, T: FileElement, L: Layout>(
    first: *mut T,
    owner: X,
    read_only: bool,
) -> *mut M {
    const { assert_countable::<L>() };
    // No size or stride is larger than `i64::MAX`.
    let size = |d| <L::Shape as Shape>::SIZES.get(d).map_or(0, |n| *n as i64);
    let stride = |d| stride_to_tell::<L>(d) as i64;
    let tensor = DlTensor {
        data: first.cast(),
        device: DlDevice {
            device_type: HOST,
            device_id: 0,
        },
        // At most 8.
        ndim: <L::Shape as Shape>::RANK as i32,
        dtype: data_type(T::DTYPE),
        shape: ptr::null_mut(),
        strides: ptr::null_mut(),
        byte_offset: 0,
    };
    let sent = Box::into_raw(Box::new(Sent {
        managed: M::new(tensor, delete::<M, X>, read_only),
        sizes: core::array::from_fn(size),
        strides: core::array::from_fn(stride),
        _owner: owner,
    }));
    // SAFETY: the box was made above; the struct points into it, by pointers derived from the whole box.
    unsafe {
        let managed = &raw mut (*sent).managed;
        let tensor = (*managed).tensor();
        tensor.shape = (&raw mut (*sent).sizes).cast();
        tensor.strides = (&raw mut (*sent).strides).cast();
        *(*managed).context() = sent.cast();
        managed
    }
}

macro_rules! send {
    ($($name:ident $M:ident;)*) => {
        impl<T: FileElement + Send, Sh: Shape> BoxedTensor<T, Sh> {
            $(
                /// Exports the tensor to another library. PyTorch's `torch.utils.dlpack.to_dlpack(x)`.
                ///
                /// The receiver of the pointer owns the tensor and frees it by calling the struct's `deleter`, as
                /// [`Dlpack`] does.
                ///
                /// ```
                /// use stridewise::interop::dlpack::Dlpack;
                /// use stridewise::prelude::*;
                /// let pointer = BoxedTensor::<f32, Shape![2, 3]>::arange().into_dlpack();
                /// // SAFETY: the pointer is a tensor that nobody else has.
                /// let x = unsafe { Dlpack::from_raw(pointer) }.unwrap();
                /// assert_eq!(x.view::<f32, Shape![2, 3]>().unwrap()[[1, 2]], 5.0);
                /// ```
                pub fn $name(self) -> *mut $M {
                    let elements = Box::into_raw(self.into_boxed_slice());
                    let owner = Owner(elements);
                    send::<_, _, T, Contiguous<Sh>>(elements.cast(), owner, false)
                }
            )*
        }
        impl<T: FileElement + Sync, Rest: StorageSpan, L: Layout> TensorBase<Ref<'static, T, Rest>, L> {
            $(
                /// Exports a read-only view of the elements, with their strides, to another library.
                ///
                /// The receiver of the pointer frees the struct by calling its `deleter`; the elements are not freed. A
                /// struct without a version cannot express that the elements are read-only.
                ///
                /// ```
                /// use stridewise::interop::dlpack::Dlpack;
                /// use stridewise::prelude::*;
                /// static W: Tensor<f32, Shape![2, 3]> = tensor![[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]];
                /// // SAFETY: the pointer is a tensor that nobody else has.
                /// let x = unsafe { Dlpack::from_raw(W.as_view().t().into_dlpack()) }.unwrap();
                /// assert_eq!(x.view_strided::<f32, Shape![3, 2], Strides![1, 3]>().unwrap()[[2, 1]], 5.0);
                /// ```
                pub fn $name(self) -> *mut $M {
                    send::<_, _, T, L>(self.first().cast_mut(), (), true)
                }
            )*
        }
    };
}
send! {
    into_dlpack DlManagedTensorVersioned;
    into_dlpack_unversioned DlManagedTensor;
}

/// An imported tensor of another library, which is released on drop. PyTorch's `torch.from_dlpack(x)`.
///
/// ```
/// use stridewise::interop::dlpack::Dlpack;
/// use stridewise::prelude::*;
/// let pointer = BoxedTensor::<f32, Shape![2, 3]>::arange().into_dlpack();
/// // SAFETY: the pointer is a tensor that nobody else has.
/// let mut x = unsafe { Dlpack::from_raw(pointer) }.unwrap();
/// x.view_mut::<f32, Shape![2, 3]>().unwrap().mul_(2.0);
/// assert_eq!(x.view::<f32, Shape![2, 3]>().unwrap().sum(), 30.0);
/// let error = x.view::<f32, Shape![3, 2]>().unwrap_err();
/// assert_eq!(error.to_string(), "expected size 3 of dimension 0, found 2");
/// ```
pub struct Dlpack {
    tensor: Result<DlTensor, DlpackError>,
    read_only: bool,
    // The struct, whose `deleter` is called on drop.
    managed: NonNull<c_void>,
    delete: unsafe fn(NonNull<c_void>),
}
impl fmt::Debug for Dlpack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tensor.fmt(f)
    }
}
impl Drop for Dlpack {
    fn drop(&mut self) {
        // SAFETY: the pointer was given with this function, and no view exists any more.
        unsafe { (self.delete)(self.managed) }
    }
}

impl Dlpack {
    /// Imports a tensor from the pointer in a capsule named `dltensor_versioned`. Returns `None` if the pointer is
    /// null.
    ///
    /// # Safety
    /// The pointer is null, or points to a struct as DLPack 1 describes it, whose elements are valid, and the caller
    /// passes its ownership. During the lifetime of this value, nobody else writes the elements. Unless its flags
    /// say that it is read-only, the elements may be written, and during the lifetime of a
    /// [`view_mut`](Self::view_mut) nobody else reads them. `deleter` may be called on this thread.
    pub unsafe fn from_raw(pointer: *mut DlManagedTensorVersioned) -> Option<Self> {
        let managed = NonNull::new(pointer)?;
        // SAFETY: guaranteed by the caller. In another version, only the position of the deleter is known.
        let (major, flags, tensor) = unsafe {
            let (major, flags) = ((*pointer).major, (*pointer).flags);
            (major, flags, (major == 1).then(|| (*pointer).dl_tensor))
        };
        Some(Self {
            tensor: tensor.ok_or(DlpackError::Version { major }),
            read_only: flags & READ_ONLY != 0,
            managed: managed.cast(),
            // SAFETY: only `drop` calls it, with the pointer above.
            delete: |managed| unsafe { DlManagedTensorVersioned::delete(managed.cast()) },
        })
    }

    /// Imports a tensor from the pointer in a capsule named `dltensor`. Returns `None` if the pointer is null.
    ///
    /// # Safety
    /// As for [`from_raw`](Self::from_raw); the struct has no flags. If the elements may not be written,
    /// [`view_mut`](Self::view_mut) is not called.
    pub unsafe fn from_raw_unversioned(pointer: *mut DlManagedTensor) -> Option<Self> {
        let managed = NonNull::new(pointer)?;
        Some(Self {
            // SAFETY: guaranteed by the caller.
            tensor: Ok(unsafe { (*pointer).dl_tensor }),
            read_only: false,
            managed: managed.cast(),
            // SAFETY: only `drop` calls it, with the pointer above.
            delete: |managed| unsafe { DlManagedTensor::delete(managed.cast()) },
        })
    }

    /// Returns the struct unchanged.
    ///
    /// # Errors
    /// [`DlpackError::Version`] if it has another version.
    pub const fn tensor(&self) -> Result<DlTensor, DlpackError> {
        self.tensor
    }

    /// Returns the first element, if the tensor matches a type.
    fn first<T: FileElement, L: Layout>(&self) -> Result<NonNull<T>, DlpackError> {
        let DlTensor {
            data,
            device,
            ndim,
            dtype,
            shape,
            strides,
            byte_offset,
        } = self.tensor?;
        if device.device_type != HOST {
            return Err(DlpackError::OtherDevice { found: device });
        }
        if dtype != data_type(T::DTYPE) {
            return Err(DlpackError::OtherElements {
                expected: T::DTYPE,
                found: dtype,
            });
        }
        let rank = usize::try_from(ndim).unwrap_or(usize::MAX);
        // SAFETY: both lists have `ndim` numbers, and no more are read: the rank is compared first.
        let number = |list: *mut i64, d| unsafe { list.add(d).read() };
        let size = |d| usize::try_from(number(shape, d)).ok();
        if strides.is_null() {
            check::<L>(rank, size, |d| {
                let row_major = <<L::Shape as Shape>::RowMajor as Shape>::SIZES;
                isize::try_from(*row_major.get(d)?).ok()
            })?;
        } else {
            check::<L>(rank, size, |d| isize::try_from(number(strides, d)).ok())?;
        }
        if <L::Shape as Shape>::NUMEL == 0 {
            return Ok(NonNull::dangling());
        }
        let needed = align_of::<T>();
        let unfit = DlpackError::Alignment { needed };
        let offset = usize::try_from(byte_offset).map_err(|_| unfit)?;
        let first = data.cast::<u8>().wrapping_add(offset).cast::<T>();
        let first = NonNull::new(first).filter(|first| first.is_aligned());
        let first = first.ok_or(unfit)?;
        if matches!(T::DTYPE, Dtype::Bool) {
            // SAFETY: Bounds, validity: the elements of the layout are valid memory, one byte each.
            let bytes =
                TensorBase::<Ref<'_, u8, Seen<L>>, L>::over(unsafe { Ref::from_ptr(first.cast()) });
            if bytes.iter().any(|byte| *byte > 1) {
                return Err(DlpackError::NotBool);
            }
        }
        Ok(first)
    }

    /// Views the elements, which must be row-major and contiguous.
    ///
    /// # Errors
    /// [`DlpackError`] if the tensor does not match the type; it names both.
    pub fn view<T: FileElement, Sh: Shape>(&self) -> Result<DlpackView<'_, T, Sh>, DlpackError> {
        self.view_strided::<T, Sh, Sh::RowMajor>()
    }

    /// Views the elements, which must have these strides.
    ///
    /// # Errors
    /// [`DlpackError`] if the tensor does not match the type; it names both.
    pub fn view_strided<T: FileElement, Sh: Shape, St: Shape>(
        &self,
    ) -> Result<DlpackView<'_, T, Sh, St>, DlpackError> {
        let first = self.first::<T, Strided<Sh, St, D<0>>>()?;
        // SAFETY: Bounds, validity: the elements of the layout are valid, of type `T`, and nobody writes them during
        // the lifetime of `self`.
        Ok(TensorBase::over(unsafe { Ref::from_ptr(first) }))
    }

    /// Mutably views the elements, which must be row-major and contiguous.
    ///
    /// # Errors
    /// [`DlpackError`] if the tensor does not match the type, naming both, or is read-only.
    pub fn view_mut<T: FileElement, Sh: Shape>(
        &mut self,
    ) -> Result<DlpackViewMut<'_, T, Sh>, DlpackError> {
        if self.read_only {
            return Err(DlpackError::ReadOnly);
        }
        let first = self.first::<T, Strided<Sh, Sh::RowMajor, D<0>>>()?;
        // SAFETY: Bounds, validity: `first` compared the tensor's type, sizes and strides with this layout.
        // Uniqueness: the tensor is not read-only and is borrowed by `&mut`, and a row-major layout visits no element
        // twice.
        Ok(TensorBase::over(unsafe { RefMut::from_ptr(first) }))
    }
}

/// A view of another library's memory: a [`TensorView`](crate::TensorView) that does not access memory between its
/// elements.
pub type DlpackView<'a, T, Sh, St = RowMajor<Sh>> =
    TensorBase<Ref<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>;
/// The mutable counterpart of [`DlpackView`].
pub type DlpackViewMut<'a, T, Sh, St = RowMajor<Sh>> =
    TensorBase<RefMut<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>;
