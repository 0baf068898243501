#![no_std]
#![no_main]

use stridewise_firmware::firmware;
use stridewise_firmware::models::sine::adapt::{Memory, NEW, check, run};

firmware! {
    static MEMORY: Memory = NEW;
    setup: Memory::begin, run: run, check: check
}
