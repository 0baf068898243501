//! Threads that stay awake for a moment: work that follows within some microseconds is handed to them by one write to
//! memory. Waking a thread takes as long as some hundred thousand additions.
//!
//! A desk is a place for one task. A thread that attends it takes the task that it finds there, and leaves when none has
//! come for [`LINGER`]. Whoever brings a task to a desk that nobody attends sends a thread there. A task that nobody has
//! taken when its owner has done all the work is taken back, so that no task waits for a thread.

use core::hint::spin_loop;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::any::Any;
use std::boxed::Box;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};
use std::vec::Vec;

use rayon::ThreadPool;

/// How long a thread waits for the next task before it sleeps.
const LINGER: Duration = Duration::from_micros(30);
/// How soon after small work more of it makes it worthwhile to wake a thread. Without optimisation everything takes longer.
const CLOSELY: Duration = match cfg!(unoptimised) {
    true => Duration::from_secs(1),
    false => LINGER,
};
/// How many times a thread looks, between two looks at the clock.
const LOOKS: usize = 64;

/// What several threads do at once.
struct Task<'a> {
    run: &'a (dyn Fn() + Sync),
    /// Desks where it lies or is being done.
    left: AtomicUsize,
    owner: Thread,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

/// On a cache line of its own: the threads write to it while they wait.
#[repr(align(128))]
struct Desk {
    task: AtomicPtr<Task<'static>>,
    attended: AtomicBool,
}

pub(super) struct Workers {
    threads: ThreadPool,
    desks: Vec<Desk>,
    start: Instant,
    /// Microseconds from the start to the end of the last small work.
    last: AtomicU64,
}

impl Workers {
    pub(super) fn new(threads: ThreadPool) -> Self {
        let desk = |_| Desk {
            task: AtomicPtr::new(null_mut()),
            attended: AtomicBool::new(false),
        };
        Self {
            desks: (0..threads.current_num_threads()).map(desk).collect(),
            threads,
            start: Instant::now(),
            last: AtomicU64::new(0),
        }
    }

    /// The number of threads, without the calling one.
    pub(super) fn len(&self) -> usize {
        self.desks.len()
    }

    /// Whether work that is too small to wake a thread for is to be split: a thread is awake, or such works follow each
    /// other closely.
    pub(super) fn awake(&self) -> bool {
        if self.desks[0].attended.load(Ordering::Relaxed) {
            return true;
        }
        let last = self.last.load(Ordering::Relaxed);
        self.now().saturating_sub(last) <= CLOSELY.as_micros() as u64
    }

    /// One thread has done small work alone.
    pub(super) fn ended(&self) {
        self.last.store(self.now(), Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.start.elapsed().as_micros() as u64
    }

    /// Calls `run` on this thread, and on up to `count` others at once.
    pub(super) fn run(self: &Arc<Self>, count: usize, run: &(dyn Fn() + Sync)) {
        let task = Task {
            run,
            left: AtomicUsize::new(0),
            owner: thread::current(),
            panic: Mutex::new(None),
        };
        let on_desks = OnDesks {
            workers: self,
            task: &task,
            count: count.min(self.len()),
        };
        on_desks.bring();
        run();
        drop(on_desks);
        let panic = task.panic.into_inner();
        if let Some(panic) = panic.unwrap_or_else(PoisonError::into_inner) {
            resume_unwind(panic);
        }
    }

    /// What a thread does that is sent to a desk.
    fn attend(&self, desk: &Desk) {
        loop {
            let mut task = desk.wait();
            if task.is_null() {
                // In one order for all threads: whoever brings a task from here on sees that nobody is there, or the task
                // is seen here.
                desk.attended.store(false, Ordering::SeqCst);
                task = desk.task.swap(null_mut(), Ordering::SeqCst);
                if task.is_null() {
                    return;
                }
                desk.attended.store(true, Ordering::SeqCst);
            }
            // SAFETY: the owner waits until `left` is 0. Whoever takes a task from a desk counts it off, once, at the end.
            unsafe {
                let owner = (*task).owner.clone();
                let run = (*task).run;
                if let Err(panic) = catch_unwind(AssertUnwindSafe(run)) {
                    let mut first = (*task).panic.lock().unwrap_or_else(PoisonError::into_inner);
                    first.get_or_insert(panic);
                }
                // From here on the task may be gone.
                if (*task).left.fetch_sub(1, Ordering::Release) == 1 {
                    owner.unpark();
                }
            }
        }
    }
}

impl Desk {
    /// The next task, or none for [`LINGER`].
    fn wait(&self) -> *mut Task<'static> {
        let mut begin = None;
        loop {
            for _ in 0..LOOKS {
                // Looked at before it is taken: a look does not take the cache line from the others.
                if !self.task.load(Ordering::Relaxed).is_null() {
                    let task = self.task.swap(null_mut(), Ordering::Acquire);
                    if !task.is_null() {
                        return task;
                    }
                }
                spin_loop();
            }
            if begin.get_or_insert_with(Instant::now).elapsed() >= LINGER {
                return null_mut();
            }
        }
    }
}

/// A task on its desks. When it is dropped, also by a panic, no other thread has the task any longer.
struct OnDesks<'a> {
    workers: &'a Arc<Workers>,
    task: &'a Task<'a>,
    count: usize,
}
impl OnDesks<'_> {
    fn pointer(&self) -> *mut Task<'static> {
        core::ptr::from_ref(self.task).cast_mut().cast()
    }

    fn bring(&self) {
        for (i, desk) in self.workers.desks[..self.count].iter().enumerate() {
            self.task.left.fetch_add(1, Ordering::Relaxed);
            let put = desk.task.compare_exchange(
                null_mut(),
                self.pointer(),
                Ordering::SeqCst,
                Ordering::Relaxed,
            );
            if put.is_err() {
                // The work of another thread, whose turn it is.
                self.task.left.fetch_sub(1, Ordering::Relaxed);
            } else if !desk.attended.swap(true, Ordering::SeqCst) {
                let workers = self.workers.clone();
                self.workers
                    .threads
                    .spawn(move || workers.attend(&workers.desks[i]));
            }
        }
    }
}
impl Drop for OnDesks<'_> {
    fn drop(&mut self) {
        for desk in &self.workers.desks[..self.count] {
            let back = desk.task.compare_exchange(
                self.pointer(),
                null_mut(),
                Ordering::Relaxed,
                Ordering::Relaxed,
            );
            if back.is_ok() {
                self.task.left.fetch_sub(1, Ordering::Relaxed);
            }
        }
        let mut looks = 0;
        while self.task.left.load(Ordering::Acquire) != 0 {
            if looks < 16 * LOOKS {
                looks += 1;
                spin_loop();
            } else {
                thread::park();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rayon::ThreadPoolBuilder;

    use super::*;

    fn workers(count: usize) -> Arc<Workers> {
        let threads = ThreadPoolBuilder::new().num_threads(count).build();
        Arc::new(Workers::new(threads.unwrap()))
    }
    const ROUNDS: usize = if cfg!(miri) { 20 } else { 20_000 };

    /// Hands out the numbers below `parts`, each of which is added once.
    fn sum(workers: &Arc<Workers>, parts: usize) -> usize {
        let (next, sum) = (AtomicUsize::new(0), AtomicUsize::new(0));
        workers.run(parts, &|| {
            loop {
                let part = next.fetch_add(1, Ordering::Relaxed);
                if part >= parts {
                    return;
                }
                sum.fetch_add(part, Ordering::Relaxed);
            }
        });
        sum.into_inner()
    }

    #[test]
    fn each_part_is_done_once_when_run_returns() {
        let workers = workers(3);
        for round in 0..ROUNDS {
            let parts = round % 7;
            assert_eq!(sum(&workers, parts), parts * parts.saturating_sub(1) / 2);
            if round % 16 == 0 {
                // Until nobody attends any desk.
                thread::sleep(LINGER * 3);
            }
        }
    }

    #[test]
    fn other_threads_are_at_work_too() {
        let workers = workers(1);
        // Each of the two waits until the other is there.
        let there = AtomicUsize::new(0);
        workers.run(1, &|| {
            there.fetch_add(1, Ordering::Relaxed);
            while there.load(Ordering::Relaxed) < 2 {
                thread::yield_now();
            }
        });
        assert_eq!(there.into_inner(), 2);
    }

    #[test]
    fn several_owners_share_the_threads() {
        let workers = workers(2);
        thread::scope(|scope| {
            for parts in [5, 6, 7] {
                let workers = &workers;
                scope.spawn(move || {
                    for _ in 0..ROUNDS {
                        assert_eq!(sum(workers, parts), parts * (parts - 1) / 2);
                    }
                });
            }
        });
    }

    #[test]
    fn a_panic_of_any_thread_reaches_the_owner_when_all_have_ended() {
        let workers = workers(1);
        for of_the_owner in [false, true] {
            let owner = thread::current().id();
            let (there, ended) = (AtomicUsize::new(0), AtomicUsize::new(0));
            let panic = catch_unwind(AssertUnwindSafe(|| {
                workers.run(1, &|| {
                    there.fetch_add(1, Ordering::Relaxed);
                    while there.load(Ordering::Relaxed) < 2 {
                        thread::yield_now();
                    }
                    if (thread::current().id() == owner) == of_the_owner {
                        panic!("a part");
                    }
                    thread::sleep(LINGER);
                    ended.fetch_add(1, Ordering::Relaxed);
                });
            }));
            assert_eq!(panic.unwrap_err().downcast_ref::<&str>(), Some(&"a part"));
            assert_eq!(ended.into_inner(), 1);
        }
        assert_eq!(sum(&workers, 9), 36);
    }

    #[test]
    fn work_that_follows_closely_finds_threads_awake() {
        let workers = workers(1);
        thread::sleep(CLOSELY * 3 / 2);
        assert!(!workers.awake());
        if cfg!(not(miri)) {
            // One of many: this thread may be interrupted.
            assert!((0..1000).any(|_| {
                workers.ended();
                workers.awake()
            }));
        }
    }
}
