//! Work that is split among threads. Results are bitwise identical for any number of threads: the parts do not depend on
//! it where a result depends on the parts, as for sums. Other work is one part on one thread.
//!
//! Only work known to be safe is split: elements that are plain numbers, and operations of this crate. Closures of
//! the user (`map`, `zip`, `apply_`) run on the calling thread, and so does every evaluation within a task of
//! `rayon`, because such a program has already split its work. The calling thread takes part in the work, and runs
//! nothing else until all parts are done.

#[cfg(any(
    feature = "rayon",
    all(feature = "std", target_arch = "x86_64", not(miri))
))]
use core::any::TypeId;
#[cfg(feature = "rayon")]
use core::ops::Range;

/// Whether several threads may compute an operation at once.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Shared(bool);
impl Shared {
    /// Not known to be safe.
    pub const NO: Self = Self(false);
    /// # Safety
    /// The operation accesses no data but its operands, on any thread, if they are plain numbers.
    pub const unsafe fn yes() -> Self {
        Self(true)
    }
    #[cfg_attr(not(feature = "rayon"), allow(dead_code))]
    pub(crate) const fn get(self) -> bool {
        self.0
    }
}

/// From this number of elements on, work is split among threads (feature `rayon`). Waking a thread takes as long as some
/// hundred thousand additions: up to three times as much is split only while threads are awake, which they are for some
/// microseconds after other work, and so is elementwise work from a quarter of it on.
#[cfg(feature = "rayon")]
// Lower under Miri, which detects data races and is slow.
pub const PARALLEL_FROM: usize = if cfg!(miri) { 1 << 13 } else { 1 << 18 };
/// From this number of elements on, work is split among threads that are awake.
#[cfg(feature = "rayon")]
pub(crate) const AWAKE_FROM: usize = PARALLEL_FROM / 4;
/// The largest number of parts, and so the largest useful number of threads.
#[cfg(feature = "rayon")]
pub(crate) const MOST_PARTS: usize = 64;

/// Whether the type is a plain number, which any thread may read and write.
#[cfg(any(
    feature = "rayon",
    all(feature = "std", target_arch = "x86_64", not(miri))
))]
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn is_plain<T: 'static>() -> bool {
    macro_rules! is_one_of {
        ($($Of:ident)*) => {
            // Pairs represent the operands of an operation with three or four operands, an array is a complex number.
            false $( || TypeId::of::<T>() == TypeId::of::<$Of>()
                || TypeId::of::<T>() == TypeId::of::<($Of, $Of)>()
                || TypeId::of::<T>() == TypeId::of::<($Of, ($Of, $Of))>()
                || TypeId::of::<T>() == TypeId::of::<[$Of; 2]>() )*
        };
    }
    is_one_of! { f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize bool }
}

/// The number of the `steps` that form a part, for work on `elements` elements in all.
#[cfg(feature = "rayon")]
pub(crate) const fn part_of(steps: usize, elements: usize) -> usize {
    if steps == 0 {
        return 1;
    }
    let each = elements.div_ceil(steps);
    let part = if elements < PARALLEL_FROM {
        AWAKE_FROM / 4
    } else {
        PARALLEL_FROM / 4
    };
    let grain = if each == 0 {
        steps
    } else {
        part.div_ceil(each)
    };
    let most = steps.div_ceil(MOST_PARTS);
    let part = if grain > most { grain } else { most };
    // Whole cache lines and whole tiles.
    if part > 32 {
        part.next_multiple_of(64)
    } else {
        part
    }
}

#[cfg(feature = "rayon")]
mod pool {
    use std::cell::Cell;
    use std::sync::{Arc, Mutex, PoisonError};
    use std::thread::available_parallelism;

    use rayon::{ThreadPool, ThreadPoolBuilder};

    use super::super::workers::Workers;
    use super::MOST_PARTS;

    struct Pool {
        /// Including the calling thread.
        threads: usize,
        others: Option<Arc<Workers>>,
    }
    std::thread_local! {
        /// Whether this thread is computing a part.
        static BUSY: Cell<bool> = const { Cell::new(false) };
    }
    /// Marks this thread as computing a part until it is dropped.
    pub(super) struct Busy(());
    impl Busy {
        pub(super) fn begin() -> Self {
            BUSY.set(true);
            Self(())
        }
    }
    impl Drop for Busy {
        fn drop(&mut self) {
            BUSY.set(false);
        }
    }
    static POOL: Mutex<Pool> = Mutex::new(Pool {
        threads: 0,
        others: None,
    });

    impl Pool {
        fn threads(&mut self) -> usize {
            if self.threads == 0 {
                self.set(available_parallelism().map_or(1, usize::from));
            }
            self.threads
        }
        fn set(&mut self, threads: usize) {
            self.threads = threads.clamp(1, MOST_PARTS);
            self.others = None;
        }
        /// The other threads, which `begin` starts if there are none yet.
        fn others(
            &mut self,
            begin: impl FnOnce(usize) -> Option<ThreadPool>,
        ) -> Option<Arc<Workers>> {
            let others = self.threads() - 1;
            if others == 0 {
                return None;
            }
            if self.others.is_none() {
                self.others = begin(others).map(|threads| Arc::new(Workers::new(threads)));
            }
            if self.others.is_none() {
                // The system refuses: no further attempt is made until another number is set.
                self.set(1);
            }
            self.others.clone()
        }
    }

    /// Sets the number of threads that compute together, including the calling thread. PyTorch's
    /// `torch.set_num_threads(n)`.
    ///
    /// With 1, no work is split; 0 counts as 1. More than 64 count as 64, the largest number of parts. Results are
    /// bitwise identical for any number. Evaluations in progress keep their threads. After its last work, a thread stays
    /// awake for 30 µs: evaluations that follow each other closely do not wait for it. If the system refuses to start the
    /// threads, the number becomes 1.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<f32, Shape![1000, 1000]>::full(0.1);
    /// set_num_threads(1);
    /// let alone = (x.as_view() * 3.0).sum();
    /// set_num_threads(2);
    /// assert_eq!(get_num_threads(), 2);
    /// assert_eq!((x.as_view() * 3.0).sum(), alone);
    /// ```
    pub fn set_num_threads(threads: usize) {
        let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
        pool.set(threads);
    }

    /// The number of threads that compute together: by default the number that the processor runs at once, or the
    /// number set by [`set_num_threads`]. PyTorch's `torch.get_num_threads()`.
    pub fn get_num_threads() -> usize {
        let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
        pool.threads()
    }

    /// The other threads; `None` if the work is not to be split.
    pub(super) fn others() -> Option<Arc<Workers>> {
        if BUSY.get() || rayon::current_thread_index().is_some() {
            return None;
        }
        let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
        // Without other threads, the calling thread does the work.
        pool.others(|others| ThreadPoolBuilder::new().num_threads(others).build().ok())
    }

    #[cfg(test)]
    mod tests {
        use std::vec::Vec;

        use super::*;

        // The number of a part beyond the last one, times its size, wraps around.
        #[test]
        fn parts_of_as_many_steps_as_there_can_be_are_taken_once() {
            use core::sync::atomic::{AtomicUsize, Ordering};
            let taken = AtomicUsize::new(0);
            set_num_threads(4);
            let others = super::super::Others::available().unwrap();
            // SAFETY: parts share nothing but a counter.
            unsafe {
                others.split(usize::MAX, usize::MAX / 4 + 1, |number, part| {
                    assert_eq!(part.start, number * (usize::MAX / 4 + 1));
                    taken.fetch_add(part.len(), Ordering::Relaxed);
                });
            }
            assert_eq!(taken.load(Ordering::Relaxed), usize::MAX);
            set_num_threads(2);
        }

        #[test]
        fn threads_that_the_system_refuses_are_asked_for_once() {
            let mut pool = Pool {
                threads: 0,
                others: None,
            };
            for (asked, most) in [(usize::MAX, MOST_PARTS), (65, MOST_PARTS), (3, 3)] {
                let mut begun = Vec::new();
                pool.set(asked);
                assert_eq!(pool.threads(), most);
                for _ in 0..3 {
                    let refused = pool.others(|others| {
                        begun.push(others);
                        None
                    });
                    assert!(refused.is_none());
                }
                assert_eq!(begun, [most - 1]);
                assert_eq!(pool.threads(), 1);
            }
            pool.set(0);
            assert_eq!(pool.threads(), 1);
        }
    }
}
#[cfg(feature = "rayon")]
pub use pool::{get_num_threads, set_num_threads};

/// The calling thread does work alone until this is dropped.
#[cfg(feature = "rayon")]
pub(crate) struct Alone(Option<Others>);
#[cfg(feature = "rayon")]
impl Drop for Alone {
    fn drop(&mut self) {
        if let Some(others) = &self.0 {
            others.0.ended();
        }
    }
}

/// The threads that share work with the calling one.
#[cfg(feature = "rayon")]
pub(crate) struct Others(std::sync::Arc<super::workers::Workers>);
#[cfg(feature = "rayon")]
impl Others {
    /// `None` if the calling thread computes alone. Its loops are then better those of a build without the feature,
    /// over all steps.
    #[inline]
    pub(crate) fn available() -> Option<Self> {
        pool::others().map(Self)
    }

    /// As `available`, for work on so many elements: for little work only while threads are awake.
    #[inline]
    pub(crate) fn of_work(elements: usize) -> Result<Self, Alone> {
        let Some(others) = Self::available() else {
            return Err(Alone(None));
        };
        if others.worth(elements) {
            Ok(others)
        } else {
            Err(Alone(Some(others)))
        }
    }

    /// Whether `of_work` would find threads.
    #[inline]
    pub(crate) fn for_work(elements: usize) -> bool {
        Self::available().is_some_and(|others| others.worth(elements))
    }

    /// Whether threads are awake, or worth waking.
    fn worth(&self, elements: usize) -> bool {
        elements >= 3 * PARALLEL_FROM || self.0.awake()
    }

    /// The number of threads, including the calling one.
    pub(crate) fn threads(&self) -> usize {
        self.0.len() + 1
    }

    /// Calls `f` with the number and the range of each part of `0..steps`, on several threads. Values that `f` owns
    /// stay in registers if it copies them into its own frame; what it borrows is read again after each write.
    ///
    /// # Safety
    /// Calls of `f` for different parts may run at once on different threads.
    pub(crate) unsafe fn split(&self, steps: usize, part: usize, f: impl Fn(usize, Range<usize>)) {
        use core::sync::atomic::{AtomicUsize, Ordering};

        struct Work<F>(F);
        // SAFETY: the caller's promise: `f` is called through a shared reference.
        unsafe impl<F> Sync for Work<F> {}
        impl<F: Fn(usize, Range<usize>)> Work<F> {
            // One copy for all threads.
            #[inline(never)]
            fn run(&self, next: &AtomicUsize, steps: usize, part: usize) {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Beyond the last part, the product may have wrapped around.
                    let Some(start) = number.checked_mul(part).filter(|start| *start < steps)
                    else {
                        return;
                    };
                    (self.0)(number, start..steps.min(start.saturating_add(part)));
                }
            }
        }

        let (work, next) = (Work(f), AtomicUsize::new(0));
        let others = steps.div_ceil(part).saturating_sub(1);
        let run = || {
            // Of this thread, too: while it computes a part, it splits no other work.
            let _busy = pool::Busy::begin();
            work.run(&next, steps, part);
        };
        self.0.run(others, &run);
    }
}

/// Calls `f` with the range of each part of `0..steps`, on several threads; on one thread, with all steps at once. Results
/// must not depend on where parts begin.
///
/// # Safety
/// As for [`Others::split`].
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn split(steps: usize, part: usize, f: impl Fn(Range<usize>)) {
    match Others::available() {
        // SAFETY: the caller's promise.
        Some(others) => unsafe { others.split(steps, part, |_, range| f(range)) },
        None => f(0..steps),
    }
}

/// As [`split`], for work on so many elements in all: little work is split only while threads are awake.
///
/// # Safety
/// As for [`Others::split`].
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn split_work(steps: usize, elements: usize, f: impl Fn(Range<usize>)) {
    match Others::of_work(elements) {
        // SAFETY: the caller's promise.
        Ok(others) => unsafe {
            others.split(steps, part_of(steps, elements), |_, range| f(range));
        },
        Err(_alone) => f(0..steps),
    }
}

/// Calls `f` with the range of each part of `0..steps`, on this thread.
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn in_turn(steps: usize, part: usize, mut f: impl FnMut(Range<usize>)) {
    let mut start = 0;
    while start < steps {
        let end = steps.min(start.saturating_add(part));
        f(start..end);
        start = end;
    }
}

/// The results of `f` for each part of work on so many elements, passed to `take` in the order of the parts.
///
/// # Safety
/// As for [`split`]; the results may be sent to another thread.
#[cfg(feature = "rayon")]
pub(crate) unsafe fn split_and_join<T: Copy>(
    steps: usize,
    part: usize,
    elements: usize,
    f: impl Fn(Range<usize>) -> T,
    mut take: impl FnMut(T),
) {
    use core::mem::MaybeUninit;

    let others = match Others::of_work(elements) {
        Ok(others) => others,
        Err(_alone) => {
            return in_turn(
                steps,
                part,
                #[cfg_attr(not(unoptimised), inline(always))]
                |range| take(f(range)),
            );
        }
    };
    let mut results = [const { MaybeUninit::<T>::uninit() }; MOST_PARTS];
    let first = results.as_mut_ptr();
    // SAFETY: there are at most `MOST_PARTS` parts, and each writes only the result of its own number.
    unsafe {
        others.split(steps, part, |number, range| {
            (*first.add(number)).write(f(range));
        });
    }
    for result in &results[..steps.div_ceil(part)] {
        // SAFETY: each part has written its result.
        take(unsafe { result.assume_init() });
    }
}
