//! What the compiler says where the host and a device are mixed up. The messages are those of feature `cuda`:
//!
//! ```sh
//! cargo test --features cuda --test cuda_ui    # TRYBUILD=overwrite writes them
//! ```
#![cfg(feature = "cuda")]

#[test]
fn each_mix_up_has_a_message() {
    trybuild::TestCases::new().compile_fail("tests/cuda/ui/*.rs");
}
