#![no_std]
#![no_main]

use stridewise_firmware::firmware;
use stridewise_firmware::models::sine::{Memory, check, run};

firmware! {
    static SCRATCH: Memory = Memory::zeros();
    run: run, check: check
}
