//! `group_norm`, `instance_norm` and `batch_norm_training`: the bounds that generic code names where the number of the
//! elements of a group depends on generic sizes.

use super::bound::{Accepted, Verdicts, reasons};
use super::nn::{BatchVerdict, GroupVerdict, HasBatch, HasGroups, HasPositions, InstanceVerdict};
use super::operation::{batch_norm_training, group_norm, instance_norm};
use crate::num::Dim;
use crate::num::bits::{Bool, False};
use crate::shape::Shape;

// A rule, from the result of its check, and the named bound; the shape of the result is that of the input. If sizes are
// generic, the error is that of the rule or of the bound; both have the same message.
macro_rules! rule {
    (
        $(#[doc = $doc:literal])* #[diagnostic::on_unimplemented($($unknown:tt)*)]
        $Trait:ident$(<$G:ident>)? by $Rule:ident<$Op:ident>, $By:ident;
        $Verdict:ident or $Reason:ident as $Of:ident, $ShapeOf:ident
    ) => {
        /// Shapes for which the check is decided.
        #[diagnostic::on_unimplemented($($unknown)*)]
        pub trait $Rule<Op $(, $G)?>: crate::num::Sealed {
            #[doc(hidden)]
            type Verdict;
            #[doc(hidden)]
            type Out: Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<Op, X: Shape, $($G: Dim,)? V_> $Rule<Op $(, $G)?> for X
        where
            <$Verdict<X $(, $G)?> as Bool>::Then<Accepted<X>, $Reason>: Verdicts<Verdict = V_>,
        {
            type Verdict = V_;
            type Out = X;
        }
        /// The result of the check.
        pub type $Of<X $(, $G)?> = <X as $Rule<$Op $(, $G)?>>::Verdict;
        /// The shape of the result: that of the input.
        pub type $ShapeOf<X $(, $G)?> = <X as $Rule<$Op $(, $G)?>>::Out;
        $(#[doc = $doc])*
        #[diagnostic::on_unimplemented($($unknown)*)]
        pub trait $Trait<$($G: Dim)?>:
            $Rule<$Op, $($G,)? Out = Self> + $By<$Op, $($G,)? <Self as $Rule<$Op $(, $G)?>>::Verdict> + Sized
        {
        }
        #[diagnostic::do_not_recommend]
        impl<X: Shape, $($G: Dim,)? V_> $Trait$(<$G>)? for X where
            X: $Rule<$Op, $($G,)? Verdict = V_, Out = X> + $By<$Op, $($G,)? V_>
        {
        }
    };
}

/// A result of the check without an error.
pub trait GroupNormBy<Op, G, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
reasons! {
    GroupNormBy [Op, G] [Op, G: Dim];
    /// The channels cannot be divided into the groups.
    GroupsDiffer: False where HasGroups<X, G>;
}
rule! {
    /// A shape whose channels `group_norm` divides into `G` groups. Use this bound where sizes are generic.
    ///
    /// ```
    /// use stridewise::layout::GroupNormInput;
    /// use stridewise::prelude::*;
    /// fn normalised<N: Dim, C: Dim, H: Dim>(x: &Tensor<f32, (N, C, H)>) -> Tensor<f32, (N, C, H)>
    /// where
    ///     (N, C, H): GroupNormInput<D<2>>,
    /// {
    ///     x.group_norm::<2>(1e-5).eval()
    /// }
    /// assert_eq!(normalised(&Tensor::<f32, Shape![1, 4, 2]>::ones()).sum(), 0.0);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "group_norm: cannot prove that the channels of the shape {Self} can be divided into {G} groups",
        label = "this depends on sizes that are generic",
        note = "add the bound `{Self}: GroupNormInput<{G}>`"
    )]
    GroupNormInput<G> by GroupNormRule<group_norm>, GroupNormBy;
    GroupVerdict or GroupsDiffer as GroupNormOf, GroupNormShape
}

/// A result of the check without an error.
pub trait InstanceNormBy<Op, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
reasons! {
    InstanceNormBy [Op] [Op];
    /// The channels have one element each.
    OnePosition: False where HasPositions<X>;
}
rule! {
    /// A shape whose channels have more than one element each, so that `instance_norm` applies. Use this bound where
    /// sizes are generic.
    #[diagnostic::on_unimplemented(
        message = "instance_norm: cannot prove that the channels of the shape {Self} have more than one element each",
        label = "this depends on sizes that are generic",
        note = "add the bound `{Self}: InstanceNormInput`"
    )]
    InstanceNormInput by InstanceNormRule<instance_norm>, InstanceNormBy;
    InstanceVerdict or OnePosition as InstanceNormOf, InstanceNormShape
}

/// A result of the check without an error.
pub trait BatchNormBy<Op, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
reasons! {
    BatchNormBy [Op] [Op];
    /// The channels have one element each.
    OneInBatch: False where HasBatch<X>;
}
rule! {
    /// A shape whose channels have more than one element each in the batch, so that `batch_norm_training` applies. Use
    /// this bound where sizes are generic.
    #[diagnostic::on_unimplemented(
        message = "batch_norm_training: cannot prove that the channels of the shape {Self} have more than one element each",
        label = "this depends on sizes that are generic",
        note = "add the bound `{Self}: BatchNormTrainingInput`"
    )]
    BatchNormTrainingInput by BatchNormRule<batch_norm_training>, BatchNormBy;
    BatchVerdict or OneInBatch as BatchNormOf, BatchNormTrainingShape
}
