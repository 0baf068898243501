//! Puts the memory map of the machine where the linker finds it as `memory.x`.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let target = env::var("TARGET").unwrap();
    let map = match target.as_str() {
        "thumbv6m-none-eabi" => "microbit",
        "riscv32imac-unknown-none-elf" => "virt",
        _ => "mps2",
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    fs::copy(format!("memory/{map}.x"), out.join("memory.x")).unwrap();
    println!("cargo:rustc-link-search={}", out.display());
    println!("cargo:rerun-if-changed=memory");
}
