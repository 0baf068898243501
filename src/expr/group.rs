//! Elements that belong to one vector.

use crate::storage::Element;

/// Elements of a group, such as accumulators between two rows, as whole vectors where they are numbers: the compiler would
/// otherwise make vectors of elements of different groups.
#[derive(Clone, Copy)]
pub(crate) union Group<T: Element, const W: usize> {
    lanes: [T; W],
    #[cfg(all(target_arch = "x86_64", not(unoptimised)))]
    narrow: core::arch::x86_64::__m256i,
    #[cfg(all(target_arch = "x86_64", not(unoptimised)))]
    wide: core::arch::x86_64::__m512i,
    #[cfg(all(target_arch = "x86_64", not(unoptimised)))]
    two: [core::arch::x86_64::__m512i; 2],
}
impl<T: Element, const W: usize> Group<T, W> {
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn new(lanes: [T; W]) -> Self {
        let group = Self { lanes };
        #[cfg(all(target_arch = "x86_64", not(unoptimised)))]
        if is_number::<T>() {
            // SAFETY: Validity: as many bytes of numbers, all of which are initialised, are vectors, too.
            unsafe {
                match const { size_of::<[T; W]>() } {
                    32 => {
                        return Self {
                            narrow: group.narrow,
                        };
                    }
                    64 => return Self { wide: group.wide },
                    // One by one: an array would be copied as bytes.
                    128 => {
                        return Self {
                            two: [group.two[0], group.two[1]],
                        };
                    }
                    _ => {}
                }
            }
        }
        group
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn lanes(self) -> [T; W] {
        // SAFETY: Validity: `new` wrote the bytes of the lanes.
        unsafe { self.lanes }
    }
}
#[cfg(all(target_arch = "x86_64", not(unoptimised)))]
#[cfg_attr(not(unoptimised), inline(always))]
fn is_number<T: Element>() -> bool {
    use core::any::TypeId;
    let of = TypeId::of::<T>();
    of == TypeId::of::<f32>()
        || of == TypeId::of::<f64>()
        || of == TypeId::of::<i32>()
        || of == TypeId::of::<i64>()
}
