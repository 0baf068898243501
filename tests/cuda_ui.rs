//! What the compiler says where the host and a device are mixed up. The messages are those of feature `cuda`:
//!
//! ```sh
//! cargo test --features cuda --test cuda_ui    # BLESS=1 writes them
//! ```
#![cfg(feature = "cuda")]

#[path = "common/messages.rs"]
mod messages;

use messages::Until;

#[test]
fn each_mix_up_has_a_message() {
    let programs = messages::programs("tests/cuda/ui");
    assert!(programs.len() > 10);
    let programs: Vec<_> = programs.into_iter().map(|p| (p, Until::Checked)).collect();
    messages::compare("cuda_ui", &["cuda"], &programs);
}
