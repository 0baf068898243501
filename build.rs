//! `cfg(unoptimised)` in builds without optimisation. There, loops whose functions must be inlined to become vector code
//! have none to gain, and inlining all the same doubles the time of a build and fills the stack.

fn main() {
    // No file, which `tests/core`, whose build this is too, would look for in its own folder.
    println!("cargo::rerun-if-env-changed=OPT_LEVEL");
    if std::env::var("OPT_LEVEL").as_deref() == Ok("0") {
        println!("cargo::rustc-cfg=unoptimised");
    }
}
