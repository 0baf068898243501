//! Puts the memory map where the linker finds it as `memory.x`.

fn main() {
    let out = std::env::var("OUT_DIR").unwrap();
    std::fs::copy("../memory/mps2.x", format!("{out}/memory.x")).unwrap();
    println!("cargo:rustc-link-search={out}");

    // The loops in C, where Debian's compiler is installed; `C_LEVEL` is its level of optimisation.
    println!("cargo:rerun-if-env-changed=C_LEVEL");
    println!("cargo:rerun-if-changed=src/loops.c");
    let level = std::env::var("C_LEVEL").unwrap_or("-O3".into());
    let object = format!("{out}/loops.o");
    let compiled = std::process::Command::new("arm-none-eabi-gcc")
        .args([
            &level,
            "-mcpu=cortex-m4",
            "-mthumb",
            "-mfpu=fpv4-sp-d16",
            "-mfloat-abi=hard",
        ])
        .args(["-ffreestanding", "-c", "src/loops.c", "-o", &object])
        .status();
    if compiled.is_ok_and(|status| status.success()) {
        println!("cargo:rustc-link-arg-bin=c_loops={object}");
    }
}
