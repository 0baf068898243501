//! Puts the memory map where the linker finds it as `memory.x`.

fn main() {
    let out = std::env::var("OUT_DIR").unwrap();
    std::fs::copy("../memory/mps2.x", format!("{out}/memory.x")).unwrap();
    println!("cargo:rustc-link-search={out}");
}
