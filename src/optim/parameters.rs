//! Parameters: a tensor, an array or a tuple of parameters, or a struct that `parameters!` declares.

use core::fmt;
use core::marker::PhantomData;

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

/// The shape of a gradient is that of its parameter, `P`, and of the optimiser's buffers, `B`: a bound of which rustc says
/// more than of equal types.
#[diagnostic::on_unimplemented(
    message = "a parameter of the shape {P} has no gradient of the shape {Self} and no buffer of the shape {B}",
    label = "the shapes are {P}, {Self} and {B}",
    note = "gradients and buffers have the shape of their parameter; nothing broadcasts"
)]
pub trait GradientFits<P: Shape, B: Shape>: Shape {
    /// Calls the visitor, whose method has one shape.
    #[doc(hidden)]
    fn visit<T: ParameterElement, const K: usize, V: ZipVisitor<K>>(
        visitor: &mut V,
        name: &Name<'_>,
        parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = P>>,
        gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Self>>,
        buffers: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = B>>; K],
    );
}
#[diagnostic::do_not_recommend]
impl<S: Shape> GradientFits<S, S> for S {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn visit<T: ParameterElement, const K: usize, V: ZipVisitor<K>>(
        visitor: &mut V,
        name: &Name<'_>,
        parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = S>>,
        gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = S>>,
        buffers: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = S>>; K],
    ) {
        visitor.tensors(name, parameter, gradient, buffers);
    }
}

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
    /// The name of an element of an array or a tuple.
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
    /// Whether one of its parts is this field. PyTorch's `"bias" in name`, but for whole names of fields.
    ///
    /// ```
    /// use stridewise::optim::Name;
    /// let layers = Name::ROOT.field("layers");
    /// let layer = layers.index(2);
    /// let name = layer.field("bias");
    /// assert!(name.contains("bias") && name.contains("layers") && !name.contains("layer"));
    /// ```
    pub fn contains(&self, field: &str) -> bool {
        matches!(self.part, Part::Field(name) if name == field)
            || self.parent.is_some_and(|parent| parent.contains(field))
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
///
/// The tensor is of any storage and shape. Expressions read it; [`elements`](TensorBase::elements) gives its elements by
/// value. A shape of any size may have no element, so that there is no `max`; that of the absolute values is
/// `norm_with(Real::nearest(f64::INFINITY))`.
///
/// ```
/// use stridewise::layout::Layout;
/// use stridewise::ops::Real;
/// use stridewise::optim::{Name, ParameterElement, Parameters, Visitor};
/// use stridewise::prelude::*;
/// use stridewise::storage::Storage;
/// /// The number of weights that are 0.
/// struct Pruned(usize);
/// impl Visitor for Pruned {
///     fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(&mut self, _: &Name<'_>, x: &TensorBase<S, L>) {
///         self.0 += x.elements().filter(|weight| *weight == S::Elem::nearest(0.0)).count();
///     }
/// }
/// let mut pruned = Pruned(0);
/// [tensor![1.0, 0.0], tensor![0.0, -2.0]].visit(&Name::ROOT, &mut pruned);
/// assert_eq!(pruned.0, 2);
/// ```
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

/// A function of each parameter with its gradient and `K` buffers, which have one shape `Sh`: an optimiser of one's own, or
/// any other function of several values of one struct.
///
/// The elements are read and written by expressions and operations in place. A number of the elements' type is
/// `T::nearest(0.1)`.
///
/// ```
/// use stridewise::layout::Layout;
/// use stridewise::optim::{Name, ParameterElement, ZipParameters, ZipVisitor, Zeros, parameters};
/// use stridewise::prelude::*;
/// use stridewise::storage::{Storage, StorageMut};
///
/// /// Lion: steps of one size, in the direction of the mean gradient.
/// struct Lion {
///     lr: f64,
/// }
/// impl ZipVisitor<1> for Lion {
///     fn tensors<T: ParameterElement, Sh: Shape>(
///         &mut self,
///         _: &Name<'_>,
///         parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
///         gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
///         [mean]: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; 1],
///     ) {
///         parameter.sub_(mean.lerp(gradient, T::nearest(0.1)).sign() * T::nearest(self.lr));
///         mean.lerp_(gradient, T::nearest(0.01));
///     }
/// }
///
/// /// An exponential moving average of weights: that of `average.lerp_(&net, 0.01)`, but for biases.
/// struct Ema;
/// impl ZipVisitor<0> for Ema {
///     fn tensors<T: ParameterElement, Sh: Shape>(
///         &mut self,
///         name: &Name<'_>,
///         average: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
///         weight: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
///         _: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; 0],
///     ) {
///         if name.contains("bias") {
///             average.copy_(weight);
///         } else {
///             average.lerp_(weight, T::nearest(0.01));
///         }
///     }
/// }
///
/// parameters! {
///     struct Net {
///         weight: Tensor<f32, Shape![2, 3]>,
///         bias: Tensor<f32, Shape![2]>,
///     }
/// }
/// let (mut net, mut gradients, mut mean, mut average) = (Net::zeros(), Net::zeros(), Net::zeros(), Net::zeros());
/// gradients.weight.fill_(2.0);
/// gradients.bias.fill_(-0.5);
/// net.zip(&Name::ROOT, &gradients, [&mut mean], &mut Lion { lr: 0.5 });
/// average.zip(&Name::ROOT, &net, [], &mut Ema);
/// assert_eq!((net.weight[[1, 2]], net.bias[[0]], mean.weight[[0, 0]]), (-0.5, 0.5, 0.02));
/// assert_eq!((average.weight[[1, 2]], average.bias[[0]]), (-0.005, 0.5));
/// ```
pub trait ZipVisitor<const K: usize> {
    /// Called with each parameter, its gradient and its buffers, and the parameter's name.
    fn tensors<T: ParameterElement, Sh: Shape>(
        &mut self,
        name: &Name<'_>,
        parameter: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
        gradient: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
        buffers: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; K],
    );
}

/// Parameters of a network, or their gradients: a tensor of floats that can be written, an array or a tuple of parameters,
/// or a struct that [`parameters!`](crate::parameters!) declares. PyTorch's `nn.Module.named_parameters()`.
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

    /// Copies the elements of all tensors of parameters of the same shapes. PyTorch's
    /// `target.load_state_dict(net.state_dict())`, `torch._foreach_copy_`.
    ///
    /// ```
    /// use stridewise::optim::Parameters;
    /// use stridewise::prelude::*;
    /// let net = [tensor![1.0, 2.0], tensor![3.0, 4.0]];
    /// let mut target = [Tensor::zeros(), Tensor::zeros()];
    /// target.copy_(&net);
    /// assert_eq!(target, net);
    /// ```
    fn copy_<O>(&mut self, other: &O)
    where
        Self: SameParameters<O>,
    {
        self.zip(&Name::ROOT, other, [], &mut Copy);
    }

    /// Interpolates all elements linearly to those of parameters of the same shapes. PyTorch's
    /// `torch._foreach_lerp_(averages, parameters, weight)`.
    ///
    /// An exponential moving average of weights with the decay 0.99 is `average.lerp_(&net, 0.01)` after each step, as
    /// PyTorch's `AveragedModel` with `get_ema_multi_avg_fn(0.99)`; the mean of `n + 1` nets is
    /// `average.lerp_(&net, 1.0 / (n + 1) as f64)`, as without it. The average starts as a copy, `net.clone()`.
    ///
    /// ```
    /// use stridewise::optim::Parameters;
    /// use stridewise::prelude::*;
    /// let net = [tensor![1.0, 2.0], tensor![3.0, 4.0]];
    /// let mut average = [tensor![0.0, 2.0], tensor![1.0, 4.0]];
    /// average.lerp_(&net, 0.25);
    /// assert_eq!(average, [tensor![0.25, 2.0], tensor![1.5, 4.0]]);
    /// ```
    fn lerp_<O>(&mut self, other: &O, weight: f64)
    where
        Self: SameParameters<O>,
    {
        self.zip(&Name::ROOT, other, [], &mut Lerp { weight });
    }
}

/// Parameters of which those of the type `O` are others: of the same shapes and element types.
#[diagnostic::on_unimplemented(
    message = "parameters `{Self}` and `{O}`: the shapes, element types or structs differ",
    label = "expected tensors of one shape and element type, or structs of one type from `parameters!`"
)]
pub trait SameParameters<O>: ZipParameters<O, Self> + Sized {}
#[diagnostic::do_not_recommend]
impl<P: ZipParameters<O, P>, O> SameParameters<O> for P {}

struct Copy;
impl ZipVisitor<0> for Copy {
    fn tensors<T: ParameterElement, Sh: Shape>(
        &mut self,
        _: &Name<'_>,
        to: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
        from: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
        _: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; 0],
    ) {
        to.copy_(from);
    }
}
struct Lerp {
    weight: f64,
}
impl ZipVisitor<0> for Lerp {
    fn tensors<T: ParameterElement, Sh: Shape>(
        &mut self,
        _: &Name<'_>,
        start: &mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>,
        end: &TensorBase<impl Storage<Elem = T>, impl Layout<Shape = Sh>>,
        _: [&mut TensorBase<impl StorageMut<Elem = T>, impl Layout<Shape = Sh>>; 0],
    ) {
        start.lerp_(end, T::nearest(self.weight));
    }
}

/// Parameters whose type says all: they can be made of zeros, as gradients and the buffers of an optimiser begin. The one
/// bound of generic layers: `struct Pair<A: Zeros, B: Zeros>` in [`parameters!`](crate::parameters!).
#[diagnostic::on_unimplemented(
    message = "gradients or a state of the type `{Self}` cannot be made of zeros",
    label = "neither an owned tensor of `f32` or `f64`, nor a struct of `parameters!`",
    note = "a struct of tensors is declared inside `stridewise::parameters! {{ .. }}`"
)]
pub trait Zeros:
    Parameters + ZipParameters<Self, Self> + ConstZeros<()> + Clone + fmt::Debug + PartialEq
{
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
    label = "neither an owned tensor of `f32` or `f64`, nor an array, a tuple or a struct of parameters",
    note = "a struct of tensors is declared inside `parameters! {{ .. }}`, too; what is not trained is outside, in a struct around it",
    note = "instead of an `Option`: a type parameter, `A: Zeros`, which may be `()`; instead of a `Vec`: an array, `[Layer; N]`"
)]
pub trait ParametersField<A>: Sized {
    const FIELD_NUM: usize;
    const FIELD_ZEROS: Self;
    fn visit_field<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V);
    fn visit_field_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V);
    fn zero_field() -> Self;
    fn zip_field<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        name: &Name<'_>,
        gradients: &Self,
        buffers: [&mut Self; K],
        visitor: &mut V,
    );
    fn clone_field(&self) -> Self;
    fn eq_field(&self, other: &Self) -> bool;
    fn debug_field(&self) -> &dyn fmt::Debug;
}
// Not `do_not_recommend`: rustc suggests the bound `Zeros`.
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
        name: &Name<'_>,
        gradients: &Self,
        buffers: [&mut Self; K],
        visitor: &mut V,
    ) {
        self.zip(name, gradients, buffers, visitor);
    }
    #[inline]
    fn clone_field(&self) -> Self {
        self.clone()
    }
    #[inline]
    fn eq_field(&self, other: &Self) -> bool {
        self == other
    }
    #[inline]
    fn debug_field(&self) -> &dyn fmt::Debug {
        self
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
        name: &Name<'_>,
        gradients: &Self,
        buffers: [&mut Self; K],
        visitor: &mut V,
    );
    fn clone_fields(&self) -> Self;
    fn eq_fields(&self, other: &Self) -> bool;
    fn debug_fields(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
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
    /// Calls a visitor with each parameter, its gradient and its buffers, and the parameter's name.
    fn zip<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        name: &Name<'_>,
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
    LG: Layout<Shape: GradientFits<LP::Shape, LB::Shape>>,
    LB: Layout,
{
    #[inline]
    fn zip<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        name: &Name<'_>,
        gradients: &TensorBase<G, LG>,
        buffers: [&mut TensorBase<B, LB>; K],
        visitor: &mut V,
    ) {
        <LG::Shape as GradientFits<_, _>>::visit::<T, K, V>(
            visitor, name, self, gradients, buffers,
        );
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
        name: &Name<'_>,
        gradients: &[G; N],
        mut buffers: [&mut [B; N]; K],
        visitor: &mut V,
    ) {
        // The indices are below the constant `N`: an optimised build has no check.
        for i in 0..N {
            let buffers = buffers.each_mut().map(|part| &mut part[i]);
            self[i].zip(&name.index(i), &gradients[i], buffers, visitor);
        }
    }
}

macro_rules! tuples {
    ($(($($P:ident $G:ident $B:ident $i:tt),*))*) => { $(
        #[allow(unused_variables, clippy::unused_unit)]
        impl<$($P: Parameters),*> Parameters for ($($P,)*) {
            const NUM_PARAMETERS: usize = 0 $(+ $P::NUM_PARAMETERS)*;
            #[inline]
            fn visit<V: Visitor>(&self, name: &Name<'_>, visitor: &mut V) {
                $(self.$i.visit(&name.index($i), visitor);)*
            }
            #[inline]
            fn visit_mut<V: VisitorMut>(&mut self, name: &Name<'_>, visitor: &mut V) {
                $(self.$i.visit_mut(&name.index($i), visitor);)*
            }
        }
        #[allow(clippy::unused_unit)]
        impl<A, $($P: ConstZeros<A>),*> ConstZeros<A> for ($($P,)*) {
            const VALUE: Self = ($($P::VALUE,)*);
        }
        #[diagnostic::do_not_recommend]
        #[allow(clippy::unused_unit)]
        impl<$($P: Zeros),*> Zeros for ($($P,)*) {
            fn zeros() -> Self {
                ($($P::zeros(),)*)
            }
        }
        #[allow(unused_variables, unused_mut)]
        #[diagnostic::do_not_recommend]
        impl<$($P: ZipParameters<$G, $B>, $G, $B),*> ZipParameters<($($G,)*), ($($B,)*)> for ($($P,)*) {
            #[inline]
            fn zip<const K: usize, V: ZipVisitor<K>>(
                &mut self,
                name: &Name<'_>,
                gradients: &($($G,)*),
                mut buffers: [&mut ($($B,)*); K],
                visitor: &mut V,
            ) {
                $(
                    let parts = buffers.each_mut().map(|part| &mut part.$i);
                    self.$i.zip(&name.index($i), &gradients.$i, parts, visitor);
                )*
            }
        }
    )* };
}
tuples! {
    ()
    (P0 G0 B0 0)
    (P0 G0 B0 0, P1 G1 B1 1)
    (P0 G0 B0 0, P1 G1 B1 1, P2 G2 B2 2)
    (P0 G0 B0 0, P1 G1 B1 1, P2 G2 B2 2, P3 G3 B3 3)
    (P0 G0 B0 0, P1 G1 B1 1, P2 G2 B2 2, P3 G3 B3 3, P4 G4 B4 4)
    (P0 G0 B0 0, P1 G1 B1 1, P2 G2 B2 2, P3 G3 B3 3, P4 G4 B4 4, P5 G5 B5 5)
    (P0 G0 B0 0, P1 G1 B1 1, P2 G2 B2 2, P3 G3 B3 3, P4 G4 B4 4, P5 G5 B5 5, P6 G6 B6 6)
    (P0 G0 B0 0, P1 G1 B1 1, P2 G2 B2 2, P3 G3 B3 3, P4 G4 B4 4, P5 G5 B5 5, P6 G6 B6 6, P7 G7 B7 7)
}

/// No parameters: what a layer has in its type, as a stride.
impl<X: ?Sized> Parameters for PhantomData<X> {
    const NUM_PARAMETERS: usize = 0;
    #[inline]
    fn visit<V: Visitor>(&self, _: &Name<'_>, _: &mut V) {}
    #[inline]
    fn visit_mut<V: VisitorMut>(&mut self, _: &Name<'_>, _: &mut V) {}
}
impl<A, X: ?Sized> ConstZeros<A> for PhantomData<X> {
    const VALUE: Self = PhantomData;
}
#[diagnostic::do_not_recommend]
impl<X: ?Sized> Zeros for PhantomData<X> {
    fn zeros() -> Self {
        PhantomData
    }
}
#[diagnostic::do_not_recommend]
impl<X: ?Sized> ZipParameters<Self, Self> for PhantomData<X> {
    #[inline]
    fn zip<const K: usize, V: ZipVisitor<K>>(
        &mut self,
        _: &Name<'_>,
        _: &Self,
        _: [&mut Self; K],
        _: &mut V,
    ) {
    }
}

/// Declares structs of [`Parameters`]: each field is a tensor, an array or a tuple of parameters, or another struct of
/// parameters.
///
/// The structs are ordinary ones; the macro implements [`Parameters`], [`Zeros`], [`ZipParameters`], `Clone`, `PartialEq` and
/// `Debug` for them (`derive` refuses generic structs whose fields contain macros such as `Shape!`).
/// Gradients, buffers of an optimiser and averages of parameters are further values of the same type, made by
/// [`Zeros::zeros`]. Fields have PyTorch's names in files: `l1.weight` is the field `weight` of the field `l1`, `blocks.0` the
/// first element of an array or a tuple. Tensors that are too large for the stack are `BoxedTensor`s.
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
/// Layers are generic over sizes, constants and other layers, whose one bound is [`Zeros`]; a `where` clause has all others.
/// What a layer holds in its type, as a stride, is a `PhantomData`, and a layer that may be absent is `()` where it is:
///
/// ```
/// use std::marker::PhantomData;
/// use stridewise::optim::{Parameters, Zeros, parameters};
/// use stridewise::prelude::*;
/// parameters! {
///     struct Conv<O: Dim, I: Dim, Stride: Dim> {
///         weight: Tensor<f32, (O, I, D<3>, D<3>)>,
///         stride: PhantomData<Stride>,
///     }
///     struct Norm<const GROUPS: usize, C: Dim> {
///         weight: Tensor<f32, (C,)>,
///     }
///     /// PyTorch's `nn.Sequential(a, b)` with a shortcut, or none: `S` is `()`.
///     struct Block<A: Zeros, B: Zeros, S: Zeros = ()> {
///         layers: (A, B),
///         shortcut: S,
///     }
///     struct Stack<const N: usize, L>
///     where
///         L: Zeros,
///     {
///         layers: [L; N],
///     }
/// }
/// type Down = Block<Conv<D<8>, D<8>, D<2>>, Norm<4, D<8>>>;
/// let net = Stack::<3, Down>::zeros();
/// assert_eq!(net.num_parameters(), 3 * (8 * 8 * 9 + 8));
/// assert_eq!(net, net.clone());
/// ```
///
/// Any number of structs may be in one `parameters!`; if a bound has brackets within brackets, and the compiler reports its
/// limit of recursion, divide them among several.
///
/// `Option` and `Vec` are refused, as is a field of any other type: how many parameters they have is known when the program
/// runs alone, so that gradients and states, which are made of the type, could have another number.
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
    // All structs at once, where each type parameter has at most one bound.
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Struct:ident $(<$($G:ident $(: $Bound:path)?),+ $(,)?>)? { $($fields:tt)* }
    )*) => { $(
        $crate::parameters! { @struct
            [$(#[$meta])* $vis $Struct] [$($($G $(: $Bound)?,)+)?] [$($($G $(: $Bound)?,)+)?] [$($($G,)+)?] []
            { $($fields)* }
        }
    )* };
    // And where bounds have no nested brackets.
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Struct:ident
        $(<$(
            $($G:ident)+
            $(: $($B:ident)::+ $(<$($Of:tt),+>)? $(+ $($C:ident)::+ $(<$($OfC:tt),+>)?)*)?
            $(= $D:tt)?
        ),+ $(,)?>)?
        $(where $(
            $W:ident: $($V:ident)::+ $(<$($OfV:tt),+>)? $(+ $($U:ident)::+ $(<$($OfU:tt),+>)?)*
        ),+ $(,)?)?
        { $($fields:tt)* }
    )*) => { $(
        $crate::parameters! { @each
            [$(#[$meta])* $vis $Struct] [] [] []
            [$($($W: $($V)::+ $(<$($OfV),+>)? $(+ $($U)::+ $(<$($OfU),+>)?)*,)+)?] { $($fields)* }
            $($(
                [$($G)+] [$(: $($B)::+ $(<$($Of),+>)? $(+ $($C)::+ $(<$($OfC),+>)?)*)?] [$(= $D)?]
            )+)?
        }
    )* };
    (@each $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] $where:tt $fields:tt
        [const $N:ident] [$($b:tt)*] [$($default:tt)*] $($rest:tt)*
    ) => {
        $crate::parameters! { @each $head
            [$($d)* const $N $($b)* $($default)*,] [$($g)* const $N $($b)*,] [$($a)* $N,] $where $fields $($rest)* }
    };
    (@each $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] $where:tt $fields:tt
        [$G:ident] [$($b:tt)*] [$($default:tt)*] $($rest:tt)*
    ) => {
        $crate::parameters! { @each $head
            [$($d)* $G $($b)* $($default)*,] [$($g)* $G $($b)*,] [$($a)* $G,] $where $fields $($rest)* }
    };
    (@each $head:tt $d:tt $g:tt $a:tt $where:tt $fields:tt) => {
        $crate::parameters! { @struct $head $d $g $a $where $fields }
    };
    (@struct
        [$(#[$meta:meta])* $vis:vis $Struct:ident] [$($declared:tt)*] [$($generic:tt)*] [$($arg:tt)*] [$($where:tt)*]
        { $($(#[$field_meta:meta])* $field_vis:vis $field:ident : $Type:ty),* $(,)? }
    ) => {
        $(#[$meta])*
        $vis struct $Struct<$($declared)*> where $($where)* {
            $($(#[$field_meta])* $field_vis $field: $Type,)*
        }

        impl<$($generic)* A_> $crate::optim::ParametersFields<A_> for $Struct<$($arg)*>
        where $($where)*
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
                name: &$crate::optim::Name<'_>,
                gradients: &Self,
                mut buffers: [&mut Self; K_],
                visitor: &mut V_,
            ) {
                let (_, _, _, _) = (name, gradients, &mut buffers, &visitor);
                $(
                    <$Type as $crate::optim::ParametersField<A_>>::zip_field(
                        &mut self.$field,
                        &name.field(::core::stringify!($field)),
                        &gradients.$field,
                        buffers.each_mut().map(|part| &mut part.$field),
                        visitor,
                    );
                )*
            }

            fn clone_fields(&self) -> Self {
                Self {
                    $($field: <$Type as $crate::optim::ParametersField<A_>>::clone_field(&self.$field),)*
                }
            }

            fn eq_fields(&self, other: &Self) -> bool {
                let _ = other;
                true $(&& <$Type as $crate::optim::ParametersField<A_>>::eq_field(&self.$field, &other.$field))*
            }

            fn debug_fields(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(::core::stringify!($Struct))
                    $(.field(
                        ::core::stringify!($field),
                        <$Type as $crate::optim::ParametersField<A_>>::debug_field(&self.$field),
                    ))*
                    .finish()
            }
        }

        impl<$($generic)*> ::core::clone::Clone for $Struct<$($arg)*> where $($where)* {
            fn clone(&self) -> Self {
                $crate::optim::ParametersFields::<()>::clone_fields(self)
            }
        }

        impl<$($generic)*> ::core::cmp::PartialEq for $Struct<$($arg)*> where $($where)* {
            fn eq(&self, other: &Self) -> bool {
                $crate::optim::ParametersFields::<()>::eq_fields(self, other)
            }
        }

        impl<$($generic)*> ::core::fmt::Debug for $Struct<$($arg)*> where $($where)* {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::optim::ParametersFields::<()>::debug_fields(self, f)
            }
        }

        impl<$($generic)*> $crate::optim::Parameters for $Struct<$($arg)*> where $($where)* {
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

        impl<$($generic)* A_> $crate::optim::ConstZeros<A_> for $Struct<$($arg)*> where $($where)* {
            const VALUE: Self = <Self as $crate::optim::ParametersFields<A_>>::FIELDS_ZEROS;
        }

        #[diagnostic::do_not_recommend]
        impl<$($generic)*> $crate::optim::Zeros for $Struct<$($arg)*> where $($where)* {
            fn zeros() -> Self {
                <Self as $crate::optim::ParametersFields<()>>::zero_fields()
            }
        }

        impl<$($generic)*> $crate::optim::ZipParameters<Self, Self> for $Struct<$($arg)*>
        where $($where)*
        {
            #[inline]
            fn zip<const K_: usize, V_: $crate::optim::ZipVisitor<K_>>(
                &mut self,
                name: &$crate::optim::Name<'_>,
                gradients: &Self,
                buffers: [&mut Self; K_],
                visitor: &mut V_,
            ) {
                $crate::optim::ParametersFields::<()>::zip_fields(
                    self, name, gradients, buffers, visitor,
                );
            }
        }
    };

    // The generic parameters, one by one: constants, types with at most one bound, with any bounds.
    (@generic $head:tt $d:tt $g:tt $a:tt > $($rest:tt)*) => {
        $crate::parameters! { @body $head $d $g $a $($rest)* }
    };
    (@generic $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] const $N:ident : $T:ty $(= $D:tt)? , $($rest:tt)*) => {
        $crate::parameters! { @generic $head
            [$($d)* const $N: $T $(= $D)?,] [$($g)* const $N: $T,] [$($a)* $N,] $($rest)* }
    };
    (@generic $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] const $N:ident : $T:ty $(= $D:tt)? > $($rest:tt)*) => {
        $crate::parameters! { @body $head
            [$($d)* const $N: $T $(= $D)?,] [$($g)* const $N: $T,] [$($a)* $N,] $($rest)* }
    };
    (@generic $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] $G:ident $(: $B:path)? $(= $D:ty)? , $($rest:tt)*) => {
        $crate::parameters! { @generic $head
            [$($d)* $G $(: $B)? $(= $D)?,] [$($g)* $G $(: $B)?,] [$($a)* $G,] $($rest)* }
    };
    (@generic $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] $G:ident $(: $B:path)? $(= $D:ty)? > $($rest:tt)*) => {
        $crate::parameters! { @body $head
            [$($d)* $G $(: $B)? $(= $D)?,] [$($g)* $G $(: $B)?,] [$($a)* $G,] $($rest)* }
    };
    (@generic $head:tt $d:tt $g:tt $a:tt $G:ident : $($rest:tt)*) => {
        $crate::parameters! { @bounds $head $d $g $a $G [] [] $($rest)* }
    };
    // The bounds of a type, token by token, with a `<` for each bracket that is open.
    (@bounds $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] $G:ident [$($b:tt)*] [] $(= $D:ty)? , $($rest:tt)*) => {
        $crate::parameters! { @generic $head
            [$($d)* $G: $($b)* $(= $D)?,] [$($g)* $G: $($b)*,] [$($a)* $G,] $($rest)* }
    };
    (@bounds $head:tt [$($d:tt)*] [$($g:tt)*] [$($a:tt)*] $G:ident [$($b:tt)*] [] $(= $D:ty)? > $($rest:tt)*) => {
        $crate::parameters! { @body $head
            [$($d)* $G: $($b)* $(= $D)?,] [$($g)* $G: $($b)*,] [$($a)* $G,] $($rest)* }
    };
    (@bounds $head:tt $d:tt $g:tt $a:tt $G:ident [$($b:tt)*] [<] >> $($rest:tt)*) => {
        $crate::parameters! { @bounds $head $d $g $a $G [$($b)* >] [] > $($rest)* }
    };
    (@bounds $head:tt $d:tt $g:tt $a:tt $G:ident [$($b:tt)*] [< < $($open:tt)*] >> $($rest:tt)*) => {
        $crate::parameters! { @bounds $head $d $g $a $G [$($b)* >>] [$($open)*] $($rest)* }
    };
    (@bounds $head:tt $d:tt $g:tt $a:tt $G:ident [$($b:tt)*] [< $($open:tt)*] > $($rest:tt)*) => {
        $crate::parameters! { @bounds $head $d $g $a $G [$($b)* >] [$($open)*] $($rest)* }
    };
    (@bounds $head:tt $d:tt $g:tt $a:tt $G:ident [$($b:tt)*] [$($open:tt)*] < $($rest:tt)*) => {
        $crate::parameters! { @bounds $head $d $g $a $G [$($b)* <] [< $($open)*] $($rest)* }
    };
    (@bounds $head:tt $d:tt $g:tt $a:tt $G:ident [$($b:tt)*] $open:tt $t:tt $($rest:tt)*) => {
        $crate::parameters! { @bounds $head $d $g $a $G [$($b)* $t] $open $($rest)* }
    };
    // A `where` clause, token by token, and the fields; then the other structs.
    (@body $head:tt $d:tt $g:tt $a:tt where $($rest:tt)*) => {
        $crate::parameters! { @where $head $d $g $a [] $($rest)* }
    };
    (@body $head:tt $d:tt $g:tt $a:tt { $($fields:tt)* } $($rest:tt)*) => {
        $crate::parameters! { @struct $head $d $g $a [] { $($fields)* } }
        $crate::parameters! { $($rest)* }
    };
    (@where $head:tt $d:tt $g:tt $a:tt $where:tt { $($fields:tt)* } $($rest:tt)*) => {
        $crate::parameters! { @struct $head $d $g $a $where { $($fields)* } }
        $crate::parameters! { $($rest)* }
    };
    (@where $head:tt $d:tt $g:tt $a:tt [$($where:tt)*] $t:tt $($rest:tt)*) => {
        $crate::parameters! { @where $head $d $g $a [$($where)* $t] $($rest)* }
    };
    // The first struct, where a bound of one has nested brackets. The compiler's limit of recursion counts the tokens of all.
    (
        $(#[$meta:meta])*
        $vis:vis struct $Struct:ident $(<$($G:ident $(: $Bound:path)?),+ $(,)?>)? { $($fields:tt)* }
        $($rest:tt)*
    ) => {
        $crate::parameters! { @struct
            [$(#[$meta])* $vis $Struct] [$($($G $(: $Bound)?,)+)?] [$($($G $(: $Bound)?,)+)?] [$($($G,)+)?] []
            { $($fields)* }
        }
        $crate::parameters! { $($rest)* }
    };
    ($(#[$meta:meta])* $vis:vis struct $Struct:ident < $($rest:tt)*) => {
        $crate::parameters! { @generic [$(#[$meta])* $vis $Struct] [] [] [] $($rest)* }
    };
}
