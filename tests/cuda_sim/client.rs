//! What tests ask the simulated driver, which is in the process where it was loaded in place of the real one.

#![allow(dead_code)]

use libloading::os::unix::{Library, RTLD_LAZY};

// Of the library that is loaded already, or would be.
fn ask(name: &str) -> Option<usize> {
    // SAFETY: the initialisers of a driver ask nothing of the process; the simulated one has functions of this type.
    unsafe {
        let library = Library::open(Some("libcuda.so.1"), RTLD_LAZY).ok()?;
        let function = library.get::<extern "C" fn() -> usize>(name).ok()?;
        Some(function())
    }
}
fn ask_about(name: &str, device: i32) -> Option<usize> {
    // SAFETY: as above, of one device.
    unsafe {
        let library = Library::open(Some("libcuda.so.1"), RTLD_LAZY).ok()?;
        let function = library.get::<extern "C" fn(i32) -> usize>(name).ok()?;
        Some(function(device))
    }
}

/// Whether the driver is the simulated one.
pub(crate) fn is_loaded() -> bool {
    ask("cuda_sim_launched").is_some()
}
/// Bytes that are allocated at the moment.
pub(crate) fn live_bytes() -> usize {
    ask("cuda_sim_live_bytes").expect("the simulated driver")
}
/// Page-locked bytes of the host that are allocated at the moment.
pub(crate) fn pinned_bytes() -> usize {
    ask("cuda_sim_pinned_bytes").expect("the simulated driver")
}
/// Bytes that the pool of a device holds and nobody uses.
pub(crate) fn held_bytes(device: i32) -> usize {
    ask_about("cuda_sim_held_bytes", device).expect("the simulated driver")
}
/// How many kernels were compiled, how many launched, and how often a stream waited for another.
pub(crate) fn counts() -> (usize, usize, usize) {
    let [compiled, launched, waited] =
        ["cuda_sim_compiled", "cuda_sim_launched", "cuda_sim_waited"]
            .map(|name| ask(name).expect("the simulated driver"));
    (compiled, launched, waited)
}
