//! Programs with feature `cuda` where there is no driver, no device, or a driver that is too old: they start, and get an
//! error that says which. Each case is a process of its own, as the driver is loaded once.
//!
//! ```sh
//! LD_LIBRARY_PATH=$(.ci/cuda_sim) cargo test --features cuda --test cuda_none
//! ```
// With `cust`, which links the driver, the system refuses to start it.
#![cfg(all(feature = "cuda", not(feature = "cust_03"), target_os = "linux"))]

#[path = "cuda_sim/client.rs"]
mod cuda_sim;
#[path = "common/portable_forms.rs"]
mod portable_forms;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use stridewise::cuda::Target;
use stridewise::prelude::*;

/// What the process of a case prints before its error.
const MARK: &str = "the error: ";

/// Not a test of its own: the process of each case.
#[test]
#[ignore = "the other tests run it"]
fn asks_for_a_device() {
    let error = Tensor::<f32, Shape![4]>::ones().cuda().unwrap_err();
    let kind = match &error {
        CudaError::NoDriver(_) => "NoDriver",
        CudaError::OldDriver(_) => "OldDriver",
        CudaError::NoDevice(_) => "NoDevice",
        _ => "another",
    };
    // The same each time.
    assert_eq!(CudaStream::new(0).unwrap_err(), error);
    assert_eq!(CudaStream::shared().unwrap_err(), error);
    let nowhere = CudaView::<f32, Shape![4]>::nowhere();
    assert!((nowhere + 1.0).eval().is_err());
    // A kernel can be looked at all the same.
    assert!((nowhere + 1.0).kernel(Target::new(90, 12040)).is_ok());
    println!("{MARK}{kind}: {error}");
}

/// The error of a process that finds its libraries in a folder first.
fn error_with(folder: &Path, variables: &[(&str, &str)]) -> String {
    let out = Command::new(env::current_exe().unwrap())
        .args(["asks_for_a_device", "--exact", "--ignored", "--nocapture"])
        .env("LD_LIBRARY_PATH", folder)
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&out.stdout).into_owned();
    let error = printed.lines().find_map(|line| line.split_once(MARK));
    match error {
        Some((_, error)) if out.status.success() => error.to_string(),
        _ => panic!("{printed}\n{}", String::from_utf8_lossy(&out.stderr)),
    }
}
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}
/// Where the simulated driver is, if it is the one that is used.
fn simulated() -> Option<PathBuf> {
    let folders = env::var_os("LD_LIBRARY_PATH")?;
    let found = env::split_paths(&folders).find(|folder| folder.join("libcuda.so.1").exists());
    found.filter(|_| cuda_sim::is_loaded())
}

#[test]
fn there_is_no_driver() {
    // On a machine with a driver, one that cannot be loaded comes first.
    let folder = folder("no_driver");
    let there = Command::new("ldconfig").arg("-p").output();
    let there = there.is_ok_and(|out| String::from_utf8_lossy(&out.stdout).contains("libcuda.so"));
    for name in ["libcuda.so.1", "libcuda.so"] {
        let _ = fs::remove_file(folder.join(name));
        if there {
            fs::write(folder.join(name), [0; 4096]).unwrap();
        }
    }
    let error = error_with(&folder, &[]);
    assert!(
        error.starts_with("NoDriver: no CUDA driver: ") && error.contains("libcuda.so.1: "),
        "{error}"
    );
    // The program does not ask the system for it when it starts.
    let needed = Command::new("ldd")
        .arg(env::current_exe().unwrap())
        .output();
    if let Ok(out) = needed {
        let libraries = String::from_utf8_lossy(&out.stdout);
        assert!(libraries.contains("libc.so") && !libraries.contains("libcuda"));
    }
}

/// A driver that says a version, or an error, and has no other function.
fn a_driver_that(name: &str, says: &str) -> PathBuf {
    let folder = folder(name);
    let source = folder.join("driver.rs");
    let function = format!(
        "#[unsafe(no_mangle)] pub extern \"C\" fn cuDriverGetVersion(version: &mut i32) -> u32 {{ {says} }}"
    );
    fs::write(&source, function).unwrap();
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let made = Command::new(rustc)
        .args(["--edition=2024", "--crate-type=cdylib", "-o"])
        .arg(folder.join("libcuda.so.1"))
        .arg(&source)
        .status();
    assert!(made.unwrap().success());
    folder
}

#[test]
fn a_driver_that_is_too_old() {
    assert_eq!(
        error_with(&a_driver_that("old", "*version = 11020; 0"), &[]),
        "OldDriver: the CUDA driver is too old: it is one of CUDA 11.2, at least CUDA 11.4 is needed"
    );
}

#[test]
fn a_driver_without_a_function() {
    let folder = a_driver_that("without_a_function", "*version = 13000; 0");
    assert_eq!(
        error_with(&folder, &[]),
        "OldDriver: the CUDA driver is too old: it has no function `cuGetErrorString`"
    );
}

#[test]
fn a_driver_that_is_none() {
    assert_eq!(
        error_with(&a_driver_that("stub", "*version = 0; 34"), &[]),
        "NoDriver: no CUDA driver: the libcuda.so.1 that was found is the stub of the CUDA toolkit"
    );
    assert_eq!(
        error_with(&a_driver_that("broken", "*version = 0; 999"), &[]),
        "another: CUDA error 999: the driver does not say its version"
    );
}

#[test]
fn there_is_no_device() {
    let Some(folder) = simulated() else { return };
    assert_eq!(
        error_with(&folder, &[("CUDA_SIM_DEVICES", "0")]),
        "NoDevice: no CUDA device: no CUDA-capable device is detected"
    );
}
