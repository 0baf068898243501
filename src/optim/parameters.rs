//! Parameters: a tensor, an array of parameters, or a struct that `parameters!` declares.

use core::fmt;

use crate::files::FileElement;
use crate::fmt::Printable;
use crate::layout::{Contiguous, Layout};
use crate::ops::Real;
use crate::shape::{Numel, Shape};
use crate::storage::{Array, Storage, StorageMut};
use crate::tensor::{Tensor, TensorBase};

/// The elements of parameters: `f32` and `f64`.
pub trait ParameterElement: Real + FileElement + Printable {}
impl<T: Real + FileElement + Printable> ParameterElement for T {}

/// The shape of a parameter, as the shape of its gradient and of the optimiser's buffers.
#[diagnostic::on_unimplemented(
    message = "a parameter of the shape {S} has no gradient or buffer of the shape {Self}",
    label = "the parameter has the shape {S}, its gradient or buffer the shape {Self}",
    note = "gradients and buffers have the shape of their parameter; nothing broadcasts"
)]
pub trait GradientFits<S>: Shape {}
#[diagnostic::do_not_recommend]
impl<S: Shape> GradientFits<S> for S {}

/// The name of a parameter: the names of the fields that lead to it, separated by points. The key of PyTorch's
/// `state_dict`.
///
/// ```
/// use stridewise::optim::Name;
/// let net = Name::ROOT;
/// let layers = net.field("layers");
/// assert_eq!(layers.index(2).field("weight").to_string(), "layers.2.weight");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Name<'a> {
    parent: Option<&'a Name<'a>>,
    part: Part,
}
#[derive(Clone, Copy, Debug)]
enum Part {
    Root,
    Field(&'static str),
    Index(usize),
}

impl Name<'_> {
    /// The name of the whole, which is empty.
    pub const ROOT: Name<'static> = Name {
        parent: None,
        part: Part::Root,
    };
    /// The name of a field.
    pub fn field(&self, name: &'static str) -> Name<'_> {
        Name {
            parent: Some(self),
            part: Part::Field(name.strip_prefix("r#").unwrap_or(name)),
        }
    }
    /// The name of an element of an array.
    pub const fn index(&self, index: usize) -> Name<'_> {
        Name {
            parent: Some(self),
            part: Part::Index(index),
        }
    }
    /// A name of one part: the prefix of the names in a file. Empty, it is [`ROOT`](Self::ROOT).
    pub const fn prefix(name: &'static str) -> Name<'static> {
        Name {
            parent: None,
            part: if name.is_empty() {
                Part::Root
            } else {
                Part::Field(name)
            },
        }
    }
}
impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(parent) = self.parent {
            parent.fmt(f)?;
            if !matches!(parent.part, Part::Root) {
                f.write_str(".")?;
            }
        }
        match self.part {
            Part::Root => Ok(()),
            Part::Field(name) => f.write_str(name),
            Part::Index(index) => index.fmt(f),
        }
    }
}

/// A function of each tensor of [`Parameters`].
pub trait Visitor {
    /// Called with each tensor and its name.
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        name: &Name<'_>,
        tensor: &TensorBase<S, L>,
    );
}

/// A function of each tensor of [`Parameters`], which may write it.
pub trait VisitorMut {
    /// Called with each tensor and its name.
    fn tensor<S: StorageMut<Elem: ParameterElement>, L: Layout>(
        &mut self,
        name: &Name<'_>,
        tensor: &mut TensorBase<S, L>,
    );
}

/// A function of each parameter with its gradient and `K` buffers.
pub trait ZipVisitor<const K: usize> {
    /// Called with each parameter, its gradient and its buffers, which have one shape.
    fn tensors<T, P, LP, G, LG, B, LB>(
        &mut self,
        parameter: &mut TensorBase<P, LP>,
        gradient: &TensorBase<G, LG>,
        buffers: [&mut TensorBase<B, LB>; K],
    ) where
        T: ParameterElement,
        P: StorageMut<Elem = T>,
        G: Storage<Elem = T>,
        B: StorageMut<Elem = T>,
        LP: Layout,
        LG: Layout<Shape: GradientFits<LP::Shape>>,
        LB: Layout<Shape: GradientFits<LP::Shape>>;
}

/// Parameters of a network, or their gradients: a tensor of floats that can be written, an array of parameters, or a
/// struct that [`parameters!`](crate::parameters!) declares. PyTorch's `nn.Module.named_parameters()`.
///
/// ```
/// use stridewise::optim::{Name, ParameterElement, Parameters, Visitor, Zeros, parameters};
/// use stridewise::layout::Layout;
/// use stridewise::prelude::*;
/// use stridewise::storage::Storage;
/// parameters! {
///     struct Linear<I: Dim, O: Dim> {
///         weight: Tensor<f32, (O, I)>,
///         bias: Tensor<f32, (O,)>,
///     }
///     struct Net {
///         layers: [Linear<D<4>, D<4>>; 2],
///         head: Linear<D<4>, D<3>>,
///     }
/// }
/// assert_eq!(Net::NUM_PARAMETERS, 2 * (16 + 4) + 12 + 3);
///
/// struct Print(String);
/// impl Visitor for Print {
///     fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(&mut self, name: &Name<'_>, x: &TensorBase<S, L>) {
///         self.0 += &format!("{name} {:?}\n", x.shape());
///     }
/// }
/// let mut print = Print(String::new());
/// Net::zeros().visit(&Name::ROOT, &mut print);
/// assert_eq!(print.0.lines().nth(2), Some("layers.1.weight [4, 4]"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no parameters to train",
    label = "neither a tensor of `f32` or `f64` that can be written, nor a struct of `parameters!`",
    note = "a struct of tensors is declared inside `stridewise::parameters! {{ .. }}`",
    note = "a shared view only reads: pass the tensor, or `x.as_view_mut()`"
)]
pub trait Parameters {
    /// The number of elements of all tensors. PyTorch's `sum(p.numel() for p in net.parameters())`.
    const NUM_PARAMETERS: usize;

    /// Calls a visitor with each tensor and its name.
    fn visit<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V);

    /// As [`visit`](Self::visit), for a visitor that writes.
    fn visit_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V);

    /// The number of elements of all tensors: [`NUM_PARAMETERS`](Self::NUM_PARAMETERS).
    fn num_parameters(&self) -> usize {
        Self::NUM_PARAMETERS
    }

    /// Sets all elements to 0, of gradients before the next `backward`. PyTorch's `optimizer.zero_grad()`, which by
    /// default frees the gradients instead.
    ///
    /// ```
    /// use stridewise::optim::Parameters;
    /// use stridewise::prelude::*;
    /// let mut gradients = [tensor![1.0, 2.0], tensor![3.0, 4.0]];
    /// gradients.zero_grad();
    /// assert_eq!(gradients[1].sum(), 0.0);
    /// ```
    fn zero_grad(&mut self) {
        struct ZeroGrad;
        impl VisitorMut for ZeroGrad {
            fn tensor<S: StorageMut<Elem: ParameterElement>, L: Layout>(
                &mut self,
                _: &Name<'_>,
                tensor: &mut TensorBase<S, L>,
            ) {
                tensor.zero_();
            }
        }
        self.visit_mut(&Name::ROOT, &mut ZeroGrad);
    }
}

/// Parameters whose type says all: they can be made of zeros, as gradients and the buffers of an optimiser begin.
#[diagnostic::on_unimplemented(
    message = "gradients or a state of the type `{Self}` cannot be made of zeros",
    label = "neither an owned tensor of `f32` or `f64`, nor a struct of `parameters!`",
    note = "a struct of tensors is declared inside `stridewise::parameters! {{ .. }}`"
)]
pub trait Zeros: Parameters + ZipParameters<Self, Self> + ConstZeros<()> + Sized {
    /// All elements 0, as a constant: for a `static`, which then takes no flash. Elsewhere [`zeros`](Self::zeros) writes
    /// them without a copy. Tensors on the heap are no constants: a build with such a constant fails.
    ///
    /// ```
    /// use std::sync::Mutex;
    /// use stridewise::optim::{AdamState, Zeros};
    /// use stridewise::prelude::*;
    /// static STATE: Mutex<AdamState<Tensor<f32, Shape![64, 32]>>> = Mutex::new(AdamState::ZEROS);
    /// ```
    const ZEROS: Self = <Self as ConstZeros<()>>::VALUE;
    /// All elements 0.
    fn zeros() -> Self;
}

/// The constant of [`Zeros`]. The parameter `A` is unused: rustc evaluates a constant of a generic impl only where it is
/// used, so that structs with tensors on the heap, which are no constants, compile.
#[doc(hidden)]
pub trait ConstZeros<A>: Sized {
    const VALUE: Self;
}

/// A field of a struct of [`parameters!`](crate::parameters!). All that the macro needs of a field is in this trait, so
/// that a field of another type is one error: rustc says the same thing about the same place only once. The parameter `A`
/// is unused, as that of [`ConstZeros`].
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a field of the type `{Self}` in `parameters!`",
    label = "neither an owned tensor of `f32` or `f64`, nor an array or a struct of parameters",
    note = "a struct of tensors is declared inside `parameters! {{ .. }}`, too; what is not trained is outside, in a struct around it"
)]
pub trait ParametersField<A>: Sized {
    const FIELD_NUM: usize;
    const FIELD_ZEROS: Self;
    fn visit_field<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V);
    fn visit_field_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V);
    fn zero_field() -> Self;
    fn zip_field<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        gradients: &Self,
        buffers: [&mut Self; K],
        visitor: &mut V,
    );
}
#[diagnostic::do_not_recommend]
impl<A, P: Zeros> ParametersField<A> for P {
    const FIELD_NUM: usize = P::NUM_PARAMETERS;
    const FIELD_ZEROS: Self = <P as Zeros>::ZEROS;
    #[inline]
    fn visit_field<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V) {
        self.visit(name, visitor);
    }
    #[inline]
    fn visit_field_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V) {
        self.visit_mut(name, visitor);
    }
    #[inline]
    fn zero_field() -> Self {
        P::zeros()
    }
    #[inline]
    fn zip_field<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        gradients: &Self,
        buffers: [&mut Self; K],
        visitor: &mut V,
    ) {
        self.zip(gradients, buffers, visitor);
    }
}
/// The fields of a struct of [`parameters!`](crate::parameters!).
#[doc(hidden)]
pub trait ParametersFields<A>: Sized {
    const FIELDS_NUM: usize;
    const FIELDS_ZEROS: Self;
    fn visit_fields<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V);
    fn visit_fields_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V);
    fn zero_fields() -> Self;
    fn zip_fields<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        gradients: &Self,
        buffers: [&mut Self; K],
        visitor: &mut V,
    );
}

/// Parameters that are updated together with gradients of type `G` and buffers of type `B`. Tensors may differ in their
/// storages and strides, and have one shape; a struct has gradients and buffers of its own type.
#[diagnostic::on_unimplemented(
    message = "parameters `{Self}` with gradients `{G}` and buffers `{B}`: the shapes, element types or structs differ, or a struct is not one of `parameters!`",
    label = "expected tensors of one shape and element type, or structs of one type from `parameters!`",
    note = "a struct of tensors is declared inside `stridewise::parameters! {{ .. }}`; the gradients and the state of a struct of `parameters!` have its type: `Net::zeros()`, `AdamState::<Net>::zeros()`",
    note = "the state of a tensor names it: `AdamState::<Tensor<f32, Shape![3]>>::zeros()`"
)]
pub trait ZipParameters<G, B> {
    /// Calls a visitor with each parameter, its gradient and its buffers.
    fn zip<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        gradients: &G,
        buffers: [&mut B; K],
        visitor: &mut V,
    );
}

impl<S: StorageMut<Elem: ParameterElement>, L: Layout> Parameters for TensorBase<S, L> {
    const NUM_PARAMETERS: usize = <L::Shape as Shape>::NUMEL;
    #[inline]
    fn visit<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V) {
        visitor.tensor(name, self);
    }
    #[inline]
    fn visit_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V) {
        visitor.tensor(name, self);
    }
}
#[diagnostic::do_not_recommend]
impl<T, P, LP, G, LG, B, LB> ZipParameters<TensorBase<G, LG>, TensorBase<B, LB>>
    for TensorBase<P, LP>
where
    T: ParameterElement,
    P: StorageMut<Elem = T>,
    G: Storage<Elem = T>,
    B: StorageMut<Elem = T>,
    LP: Layout,
    LG: Layout<Shape: GradientFits<LP::Shape>>,
    LB: Layout<Shape: GradientFits<LP::Shape>>,
{
    #[inline]
    fn zip<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        gradients: &TensorBase<G, LG>,
        buffers: [&mut TensorBase<B, LB>; K],
        visitor: &mut V,
    ) {
        visitor.tensors(self, gradients, buffers);
    }
}

impl<A, T: ParameterElement, Sh: Shape> ConstZeros<A>
    for TensorBase<Array<T, Numel<Sh>>, Contiguous<Sh>>
{
    const VALUE: Self = Tensor::<T, Sh>::full(T::ZERO);
}
#[diagnostic::do_not_recommend]
impl<T: ParameterElement, Sh: Shape> Zeros for TensorBase<Array<T, Numel<Sh>>, Contiguous<Sh>> {
    fn zeros() -> Self {
        Tensor::<T, Sh>::full(T::ZERO)
    }
}
#[cfg(feature = "alloc")]
impl<A, T: ParameterElement, Sh: Shape> ConstZeros<A>
    for TensorBase<crate::storage::Boxed<T, Numel<Sh>>, Contiguous<Sh>>
{
    const VALUE: Self = panic!("a tensor on the heap is no constant: use `zeros()`");
}
#[diagnostic::do_not_recommend]
#[cfg(feature = "alloc")]
impl<T: ParameterElement, Sh: Shape> Zeros
    for TensorBase<crate::storage::Boxed<T, Numel<Sh>>, Contiguous<Sh>>
{
    fn zeros() -> Self {
        crate::BoxedTensor::<T, Sh>::full(T::ZERO)
    }
}

impl<P: Parameters, const N: usize> Parameters for [P; N] {
    const NUM_PARAMETERS: usize = N * P::NUM_PARAMETERS;
    #[inline]
    fn visit<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V) {
        for (i, part) in self.iter().enumerate() {
            part.visit(&name.index(i), visitor);
        }
    }
    #[inline]
    fn visit_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V) {
        for (i, part) in self.iter_mut().enumerate() {
            part.visit_mut(&name.index(i), visitor);
        }
    }
}
impl<A, P: ConstZeros<A>, const N: usize> ConstZeros<A> for [P; N] {
    const VALUE: Self = [const { P::VALUE }; N];
}
#[diagnostic::do_not_recommend]
impl<P: Zeros, const N: usize> Zeros for [P; N] {
    fn zeros() -> Self {
        core::array::from_fn(|_| P::zeros())
    }
}
#[diagnostic::do_not_recommend]
impl<P: ZipParameters<G, B>, G, B, const N: usize> ZipParameters<[G; N], [B; N]> for [P; N] {
    #[inline]
    fn zip<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        gradients: &[G; N],
        mut buffers: [&mut [B; N]; K],
        visitor: &mut V,
    ) {
        // The indices are below the constant `N`: an optimised build has no check.
        for i in 0..N {
            let buffers = buffers.each_mut().map(|part| &mut part[i]);
            self[i].zip(&gradients[i], buffers, visitor);
        }
    }
}

/// Declares structs of [`Parameters`]: each field is a tensor, an array of parameters, or another struct of parameters.
///
/// The structs are ordinary ones; the macro implements [`Parameters`], [`Zeros`], [`ZipParameters`], `Clone` and `Debug`
/// for them (`derive` refuses generic structs whose fields contain macros such as `Shape!`).
/// Gradients, buffers of an optimiser and averages of parameters are further values of the same type, made by
/// [`Zeros::zeros`]. Fields have PyTorch's names in files: `l1.weight` is the field `weight` of the field `l1`. Tensors
/// that are too large for the stack are `BoxedTensor`s. A type parameter has at most one bound.
///
/// ```
/// use stridewise::optim::{AdamState, AdamW, Parameters, Zeros, clip_grad_norm_, parameters};
/// use stridewise::prelude::*;
/// parameters! {
///     /// A layer: `x @ weight.T + bias`.
///     pub struct Linear<I: Dim, O: Dim> {
///         pub weight: Tensor<f32, (O, I)>,
///         pub bias: Tensor<f32, (O,)>,
///     }
///     /// A perceptron.
///     pub struct Mlp<I: Dim, H: Dim> {
///         pub l1: Linear<I, H>,
///         pub l2: Linear<H, D<10>>,
///     }
/// }
/// type Net = Mlp<D<64>, D<32>>;
/// assert_eq!(Net::NUM_PARAMETERS, 64 * 32 + 32 + 32 * 10 + 10);
///
/// let mut net = Net::zeros();
/// let mut gradients = Net::zeros();
/// let mut state = AdamState::zeros();
/// gradients.l2.bias.fill_(3.0);
/// clip_grad_norm_(&mut gradients, 1.0);
/// AdamW::new(1e-3).step(&mut net, &gradients, &mut state);
/// gradients.zero_grad();
/// assert!((net.l2.bias[[4]] + 1e-3).abs() < 1e-8);
/// ```
///
/// A field of another type is refused:
///
/// ```compile_fail
/// # use stridewise::optim::parameters;
/// parameters! {
///     struct Net {
///         name: &'static str,
///     }
/// }
/// ```
#[macro_export]
macro_rules! parameters {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Struct:ident $(<$($G:ident $(: $Bound:path)?),+ $(,)?>)? {
            $($(#[$field_meta:meta])* $field_vis:vis $field:ident : $Type:ty),* $(,)?
        }
    )*) => { $(
        $(#[$meta])*
        $vis struct $Struct $(<$($G $(: $Bound)?),+>)? {
            $($(#[$field_meta])* $field_vis $field: $Type,)*
        }

        impl $(<$($G $(: $Bound)?),+>)? ::core::clone::Clone for $Struct $(<$($G),+>)? {
            fn clone(&self) -> Self {
                Self {
                    $($field: ::core::clone::Clone::clone(&self.$field),)*
                }
            }
        }

        impl $(<$($G $(: $Bound)?),+>)? ::core::fmt::Debug for $Struct $(<$($G),+>)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(::core::stringify!($Struct))
                    $(.field(::core::stringify!($field), &self.$field))*
                    .finish()
            }
        }

        impl<$($($G $(: $Bound)?,)+)? A_> $crate::optim::ParametersFields<A_>
            for $Struct $(<$($G),+>)?
        {
            const FIELDS_NUM: usize =
                0 $(+ <$Type as $crate::optim::ParametersField<A_>>::FIELD_NUM)*;
            const FIELDS_ZEROS: Self = Self {
                $($field: <$Type as $crate::optim::ParametersField<A_>>::FIELD_ZEROS,)*
            };

            #[inline]
            fn visit_fields<V_: $crate::optim::Visitor>(
                &self,
                name: &$crate::optim::Name<'_>,
                visitor: &mut V_,
            ) {
                let (_, _) = (name, &visitor);
                $(
                    let name_ = name.field(::core::stringify!($field));
                    <$Type as $crate::optim::ParametersField<A_>>::visit_field(
                        &self.$field,
                        &name_,
                        visitor,
                    );
                )*
            }

            #[inline]
            fn visit_fields_mut<V_: $crate::optim::VisitorMut>(
                &mut self,
                name: &$crate::optim::Name<'_>,
                visitor: &mut V_,
            ) {
                let (_, _) = (name, &visitor);
                $(
                    let name_ = name.field(::core::stringify!($field));
                    <$Type as $crate::optim::ParametersField<A_>>::visit_field_mut(
                        &mut self.$field,
                        &name_,
                        visitor,
                    );
                )*
            }

            fn zero_fields() -> Self {
                Self {
                    $($field: <$Type as $crate::optim::ParametersField<A_>>::zero_field(),)*
                }
            }

            #[inline]
            fn zip_fields<const K_: usize, V_: $crate::optim::ZipVisitor<K_>>(
                &mut self,
                gradients: &Self,
                mut buffers: [&mut Self; K_],
                visitor: &mut V_,
            ) {
                let (_, _, _) = (gradients, &mut buffers, &visitor);
                $(
                    <$Type as $crate::optim::ParametersField<A_>>::zip_field(
                        &mut self.$field,
                        &gradients.$field,
                        buffers.each_mut().map(|part| &mut part.$field),
                        visitor,
                    );
                )*
            }
        }

        impl $(<$($G $(: $Bound)?),+>)? $crate::optim::Parameters for $Struct $(<$($G),+>)? {
            const NUM_PARAMETERS: usize = <Self as $crate::optim::ParametersFields<()>>::FIELDS_NUM;

            #[inline]
            fn visit<V_: $crate::optim::Visitor>(
                &self,
                name: &$crate::optim::Name<'_>,
                visitor: &mut V_,
            ) {
                $crate::optim::ParametersFields::<()>::visit_fields(self, name, visitor);
            }

            #[inline]
            fn visit_mut<V_: $crate::optim::VisitorMut>(
                &mut self,
                name: &$crate::optim::Name<'_>,
                visitor: &mut V_,
            ) {
                $crate::optim::ParametersFields::<()>::visit_fields_mut(self, name, visitor);
            }
        }

        impl<$($($G $(: $Bound)?,)+)? A_> $crate::optim::ConstZeros<A_> for $Struct $(<$($G),+>)? {
            const VALUE: Self = <Self as $crate::optim::ParametersFields<A_>>::FIELDS_ZEROS;
        }

        impl $(<$($G $(: $Bound)?),+>)? $crate::optim::Zeros for $Struct $(<$($G),+>)? {
            fn zeros() -> Self {
                <Self as $crate::optim::ParametersFields<()>>::zero_fields()
            }
        }

        impl $(<$($G $(: $Bound)?),+>)? $crate::optim::ZipParameters<Self, Self>
            for $Struct $(<$($G),+>)?
        {
            #[inline]
            fn zip<const K_: usize, V_: $crate::optim::ZipVisitor<K_>>(
                &mut self,
                gradients: &Self,
                buffers: [&mut Self; K_],
                visitor: &mut V_,
            ) {
                $crate::optim::ParametersFields::<()>::zip_fields(self, gradients, buffers, visitor);
            }
        }
    )* };
}
