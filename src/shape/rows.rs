//! What each rank and each position of a dimension adds to [`Shape`](super::Shape), as macros.

/// Passes the names of the dimensions of each rank to a macro: from rank 1 or 2 on, or numbered from rank 0 on.
macro_rules! each_rank {
    ($then:ident) => { $then! { A; } each_rank!($then from 2); };
    ($then:ident from 2) => {
        $then! {
            A B; A B C; A B C E; A B C E F; A B C E F G; A B C E F G H; A B C E F G H I;
        }
    };
    ($then:ident numbered) => {
        $then! {
            0: ; 1: A; 2: A B; 3: A B C; 4: A B C E; 5: A B C E F; 6: A B C E F G; 7: A B C E F G H;
            8: A B C E F G H I;
        }
    };
}

// Pairs strides with the sizes of a shape of the same rank in one step. Reading the strides one by one takes a step
// each.
macro_rules! zip_strides {
    (declare) => { zip_strides! { @declare
        (ZipStrides1 P)
        (ZipStrides2 P Q)
        (ZipStrides3 P Q R)
        (ZipStrides4 P Q R S)
        (ZipStrides5 P Q R S T)
        (ZipStrides6 P Q R S T U)
        (ZipStrides7 P Q R S T U V)
        (ZipStrides8 P Q R S T U V W)
    } };
    (@declare $(($zip_strides:ident $($N:ident)*))*) => { $(
        #[doc(hidden)]
        type $zip_strides<$($N: Dim),*>: crate::layout::Pairs;
    )* };
    (@never $(($zip_strides:ident $($N:ident)*))*) => { $(
        type $zip_strides<$($N: Dim),*> = crate::layout::NoPairs;
    )* };
    // Strides of any number, all of them 0.
    (zeros) => { zip_strides! { @zeros (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) } };
    (@zeros $(($zip_strides:ident $($N:ident)*))*) => { $(
        type $zip_strides<$($N: Dim),*> = zip_strides! { @zero [crate::layout::NoPairs] $($N)* };
    )* };
    (@zero [$pairs:ty]) => { $pairs };
    (@zero [$pairs:ty] $N:ident $($inner:ident)*) => {
        zip_strides! { @zero [crate::layout::Pair<$N, D<0>, $pairs>] $($inner)* }
    };
    () => { zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) } };
    ($A:ident) => {
        type ZipStrides1<P: Dim> =
            crate::layout::Pair<P, $A, crate::layout::NoPairs>;
        zip_strides! { @never (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident) => {
        type ZipStrides2<P: Dim, Q: Dim> =
            crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident) => {
        type ZipStrides3<P: Dim, Q: Dim, R: Dim> =
            crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident) => {
        type ZipStrides4<P: Dim, Q: Dim, R: Dim, S: Dim> =
            crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident) => {
        type ZipStrides5<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim> =
            crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident $G:ident) => {
        type ZipStrides6<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim, U: Dim> =
            crate::layout::Pair<U, $G, crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides7 P Q R S T U V) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident) => {
        type ZipStrides7<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim, U: Dim, V: Dim> =
            crate::layout::Pair<V, $H, crate::layout::Pair<U, $G, crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident $I:ident) => {
        type ZipStrides8<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim, U: Dim, V: Dim, W: Dim> =
            crate::layout::Pair<W, $I, crate::layout::Pair<V, $H, crate::layout::Pair<U, $G, crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>>>>;
        zip_strides! { @never (ZipStrides1 P) (ZipStrides2 P Q) (ZipStrides3 P Q R) (ZipStrides4 P Q R S) (ZipStrides5 P Q R S T) (ZipStrides6 P Q R S T U) (ZipStrides7 P Q R S T U V) }
    };
}

// For each position: the operations of `I0`, `I1`, ... that read, replace, remove and insert.
macro_rules! shape_rows {
    (declare) => {
        shape_rows! { @declare
            (Get0 Set0 Remove0 Insert0) (Get1 Set1 Remove1 Insert1) (Get2 Set2 Remove2 Insert2)
            (Get3 Set3 Remove3 Insert3) (Get4 Set4 Remove4 Insert4) (Get5 Set5 Remove5 Insert5)
            (Get6 Set6 Remove6 Insert6) (Get7 Set7 Remove7 Insert7)
        }
    };
    (@declare $(($get:ident $set:ident $remove:ident $insert:ident))*) => { $(
        #[doc(hidden)]
        type $get: Dim;
        #[doc(hidden)]
        type $set<V: Dim>: Shape;
        #[doc(hidden)]
        type $remove: Shape;
        #[doc(hidden)]
        type $insert<V: Dim>: Shape;
    )* };
    (define $room:ident $($D:ident)*) => {
        shape_rows! { @walk $room [] [$($D)*]
            (Get0 Set0 Remove0 Insert0) (Get1 Set1 Remove1 Insert1) (Get2 Set2 Remove2 Insert2)
            (Get3 Set3 Remove3 Insert3) (Get4 Set4 Remove4 Insert4) (Get5 Set5 Remove5 Insert5)
            (Get6 Set6 Remove6 Insert6) (Get7 Set7 Remove7 Insert7)
        }
    };
    (@walk $room:ident [$($done:ident)*] [$D:ident $($rest:ident)*]
        ($get:ident $set:ident $remove:ident $insert:ident) $($more:tt)*) => {
        type $get = $D;
        type $set<V: Dim> = ($($done,)* V, $($rest,)*);
        type $remove = ($($done,)* $($rest,)*);
        type $insert<V: Dim> = shape_rows!(@tuple $room $($done)* V $D $($rest)*);
        shape_rows! { @walk $room [$($done)* $D] [$($rest)*] $($more)* }
    };
    // One past the last dimension: an insertion appends.
    (@walk $room:ident [$($done:ident)*] []
        ($get:ident $set:ident $remove:ident $insert:ident) $($more:tt)*) => {
        type $get = D<0>;
        type $set<V: Dim> = Self;
        type $remove = Self;
        type $insert<V: Dim> = shape_rows!(@tuple $room $($done)* V);
        shape_rows! { @beyond $($more)* }
    };
    (@walk $($rest:tt)*) => {};
    // Never used: the axis has been checked before.
    (@beyond $(($get:ident $set:ident $remove:ident $insert:ident))*) => { $(
        type $get = D<0>;
        type $set<V: Dim> = Self;
        type $remove = Self;
        type $insert<V: Dim> = Self;
    )* };
    (@tuple open $($D:ident)*) => { ($($D,)*) };
    (@tuple full $($D:ident)*) => { TooManyDims };
}
