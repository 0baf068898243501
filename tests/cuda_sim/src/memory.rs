//! Device memory and the order of the work on it.
//!
//! Each byte knows whether anything was written to it. Each allocation knows which work wrote it last and which has
//! read it since. Work is done when it is given to a stream, but nothing may depend on that: what a device may
//! do later or at the same time is an error unless an event, a synchronisation or the stream itself orders it. That
//! is known from clocks: a stream has, for each stream, how much of its work comes before its own next work; an event
//! is a copy of that, a wait takes over what is more; the host has a clock of its own.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::Handle;
use crate::interpreter::Global;

/// The host among the streams, and the default stream, with which it only works synchronously.
pub(crate) const HOST: Handle = 0;

/// For each stream, the number of its last work that comes before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock(BTreeMap<Handle, u64>);
impl Clock {
    pub(crate) fn join(&mut self, other: &Self) {
        for (&stream, &number) in &other.0 {
            let mine = self.0.entry(stream).or_default();
            *mine = number.max(*mine);
        }
    }
    fn has(&self, work: &Work) -> bool {
        self.0.get(&work.stream).is_some_and(|&number| number >= work.number)
    }
}

/// The number of a piece of work on its stream.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Work {
    stream: Handle,
    number: u64,
}
impl Work {
    fn name(&self) -> String {
        match self.stream {
            HOST => "the host".to_string(),
            stream => format!("stream {stream:x}"),
        }
    }
}

/// A piece of work, and all that comes before it.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    work: Work,
    before: Clock,
}

#[derive(Debug)]
struct SortOps {
    written: Work,
    read: Vec<Work>,
}

/// An allocation: where it ends, on which device it is, which of its bytes were written, and by whom.
#[derive(Debug)]
pub(crate) struct Allocation {
    pub(crate) end: u64,
    pub(crate) device: i32,
    written: Box<[AtomicU8]>,
    order: Mutex<SortOps>,
}
impl Allocation {
    pub(crate) fn new(start: u64, bytes: usize, device: i32, begun: &Begun) -> Self {
        Self {
            end: start + bytes as u64,
            device,
            written: (0..bytes).map(|_| AtomicU8::new(0)).collect(),
            order: Mutex::new(SortOps { written: begun.work, read: Vec::new() }),
        }
    }
    /// Whether all that conflicts with an access comes before it; from now on the access is known.
    pub(crate) fn access(&self, start: u64, begun: &Begun, writes: bool) -> Result<(), String> {
        let mut order = self.order.lock().unwrap_or_else(PoisonError::into_inner);
        let (me, does) = (begun.work.name(), if writes { "writes or frees" } else { "reads" });
        if !begun.before.has(&order.written) {
            let other = order.written.name();
            return Err(format!("{me} {does} the allocation at {start:#x}, and does not wait for {other}, which wrote it"));
        }
        if !writes {
            order.read.retain(|work| work.stream != begun.work.stream);
            order.read.push(begun.work);
            return Ok(());
        }
        if let Some(other) = order.read.iter().find(|work| !begun.before.has(work)) {
            let other = other.name();
            return Err(format!("{me} {does} the allocation at {start:#x}, and does not wait for {other}, which reads it"));
        }
        order.read.clear();
        order.written = begun.work;
        Ok(())
    }
    fn bytes(&self, start: u64, at: u64, bytes: usize) -> &[AtomicU8] {
        &self.written[(at - start) as usize..][..bytes]
    }
    pub(crate) fn write(&self, start: u64, at: u64, bytes: usize) {
        self.bytes(start, at, bytes).iter().for_each(|byte| byte.store(1, Ordering::Relaxed));
    }
    pub(crate) fn is_written(&self, start: u64, at: u64, bytes: usize) -> Result<(), String> {
        match self.bytes(start, at, bytes).iter().position(|byte| byte.load(Ordering::Relaxed) == 0) {
            Some(i) => Err(format!("the byte at {:#x} is read, which nobody wrote", at + i as u64)),
            None => Ok(()),
        }
    }
}
pub(crate) type Allocations = BTreeMap<u64, Arc<Allocation>>;
/// The allocation that holds some bytes.
pub(crate) fn holding(allocations: &Allocations, at: u64, bytes: usize) -> Result<(u64, Arc<Allocation>), String> {
    let before = allocations.range(..=at).next_back();
    match before.filter(|(_, a)| at.checked_add(bytes as u64).is_some_and(|end| end <= a.end)) {
        Some((&start, allocation)) => Ok((start, allocation.clone())),
        None => Err(format!("{bytes} bytes at {at:#x} are in no allocation")),
    }
}

/// A copy from or to the memory of the host that no one has waited for.
#[derive(Debug)]
pub(crate) struct Copy {
    work: Work,
    pub(crate) host: usize,
    to_host: bool,
    pub(crate) bytes: Vec<u8>,
}

/// What is ordered: streams, events, copies that are under way.
#[derive(Debug)]
pub(crate) struct Queues {
    clocks: BTreeMap<Handle, Clock>,
    pub(crate) copies: Vec<Copy>,
}
impl Queues {
    pub(crate) const fn new() -> Self {
        Self { clocks: BTreeMap::new(), copies: Vec::new() }
    }
    pub(crate) fn clock(&self, stream: Handle) -> Clock {
        self.clocks.get(&stream).cloned().unwrap_or_default()
    }
    /// The next work of a stream, or of the host. What the host has waited for comes before all that it gives away.
    pub(crate) fn begin(&mut self, stream: Handle) -> Begun {
        let host = self.clock(HOST);
        let clock = self.clocks.entry(stream).or_default();
        clock.join(&host);
        let number = clock.0.entry(stream).or_default();
        *number += 1;
        Begun { work: Work { stream, number: *number }, before: clock.clone() }
    }
    pub(crate) fn wait(&mut self, stream: Handle, event: &Clock) {
        self.clocks.entry(stream).or_default().join(event);
    }
    /// The host waits for a stream. What was copied arrives.
    pub(crate) fn synchronize(&mut self, stream: Handle) -> Result<(), String> {
        let done = self.clock(stream);
        self.wait(HOST, &done);
        let known = self.clock(HOST);
        let (arrived, copies) = std::mem::take(&mut self.copies).into_iter().partition(|copy| known.has(&copy.work));
        self.copies = copies;
        for copy in arrived {
            // SAFETY: who begins a copy keeps the host's memory until it is waited for.
            unsafe {
                let host = copy.host as *mut u8;
                if copy.to_host {
                    host.copy_from(copy.bytes.as_ptr(), copy.bytes.len());
                } else if std::slice::from_raw_parts(host, copy.bytes.len()) != copy.bytes {
                    return Err("the host's memory was changed before it was copied".to_string());
                }
            }
        }
        Ok(())
    }
    /// A copy of bytes that are a device's. Until someone waits for it, the host's memory holds anything.
    ///
    /// # Safety
    /// The host's memory has room.
    pub(crate) unsafe fn to_host(&mut self, begun: &Begun, host: *mut u8, bytes: Vec<u8>) {
        // SAFETY: the caller's.
        unsafe { host.write_bytes(0xC7, bytes.len()) };
        self.copies.push(Copy { work: begun.work, host: host.expose_provenance(), to_host: true, bytes });
    }
    /// A copy of bytes of the host, which are to stay as they are until someone waits for it.
    pub(crate) fn from_host(&mut self, begun: &Begun, host: *const u8, bytes: Vec<u8>) {
        self.copies.push(Copy { work: begun.work, host: host.expose_provenance(), to_host: false, bytes });
    }
}

#[derive(Clone, Copy, Default)]
struct Mark {
    writer: u32,
    reader: u32,
    constant: bool,
}
const MANY: u32 = u32::MAX;
struct Touched {
    allocation: Arc<Allocation>,
    marks: Vec<Mark>,
    wrote: bool,
}
/// The allocations of a device, as a launch sees them.
pub(crate) struct Device<'a> {
    pub(crate) allocations: &'a Allocations,
    pub(crate) begun: &'a Begun,
    /// Those that this launch touches; for each byte, who wrote and who read it.
    touched: HashMap<u64, Touched>,
}
impl<'a> Device<'a> {
    pub(crate) fn new(allocations: &'a Allocations, begun: &'a Begun) -> Self {
        Self { allocations, begun, touched: HashMap::new() }
    }
    fn check(&mut self, at: u64, bytes: usize, thread: u64, writes: bool, cached: bool) -> Result<(), String> {
        if !at.is_multiple_of(bytes as u64) {
            return Err(format!("{bytes} bytes at {at:#x} are not aligned"));
        }
        let (start, allocation) = holding(self.allocations, at, bytes)?;
        let length = (allocation.end - start) as usize;
        if !self.touched.contains_key(&start) {
            allocation.access(start, self.begun, false)?;
        }
        let touched = self.touched.entry(start).or_insert_with(|| Touched {
            allocation,
            marks: vec![Mark::default(); length],
            wrote: false,
        });
        if writes && !touched.wrote {
            touched.allocation.access(start, self.begun, true)?;
            touched.wrote = true;
        }
        if !writes {
            touched.allocation.is_written(start, at, bytes)?;
        }
        let me = u32::try_from(thread + 1).map_err(|_| "more threads than are told apart")?;
        for mark in &mut touched.marks[(at - start) as usize..][..bytes] {
            if writes {
                if mark.writer != 0 && mark.writer != me || mark.reader != 0 && mark.reader != me {
                    return Err(format!("two threads touch {bytes} bytes at {at:#x}, and one writes them"));
                }
                if mark.constant {
                    return Err(format!("{bytes} bytes at {at:#x} were read as constant and are written"));
                }
                mark.writer = me;
            } else {
                if mark.writer != 0 && (mark.writer != me || cached) {
                    return Err(format!("{bytes} bytes at {at:#x} are read, and written in the same launch"));
                }
                mark.constant |= cached;
                mark.reader = if mark.reader == 0 || mark.reader == me { me } else { MANY };
            }
        }
        if writes {
            touched.allocation.write(start, at, bytes);
        }
        Ok(())
    }
}
impl Global for Device<'_> {
    fn load(&mut self, at: u64, bytes: &mut [u8], thread: u64, cached: bool) -> Result<(), String> {
        self.check(at, bytes.len(), thread, false, cached)?;
        // SAFETY: within an allocation, as checked.
        unsafe { bytes.as_mut_ptr().copy_from(at as *const u8, bytes.len()) };
        Ok(())
    }
    fn store(&mut self, at: u64, bytes: &[u8], thread: u64) -> Result<(), String> {
        self.check(at, bytes.len(), thread, true, false)?;
        // SAFETY: within an allocation, as checked.
        unsafe { (at as *mut u8).copy_from(bytes.as_ptr(), bytes.len()) };
        Ok(())
    }
}
