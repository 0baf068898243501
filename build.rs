//! `cfg(unoptimised)` in builds without optimisation. There, loops whose functions must be inlined to become vector code
//! have none to gain, and inlining all the same doubles the time of a build and fills the stack.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("OPT_LEVEL").as_deref() == Ok("0") {
        println!("cargo::rustc-cfg=unoptimised");
    }
}
