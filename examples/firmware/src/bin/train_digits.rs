#![no_std]
#![no_main]

use stridewise_firmware::firmware;
use stridewise_firmware::models::train_digits::sgd::{NEW, Scratch, begin, check, run};

firmware! {
    static SCRATCH: Scratch = NEW;
    setup: begin, run: run, check: check
}
