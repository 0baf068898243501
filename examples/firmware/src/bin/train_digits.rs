#![no_std]
#![no_main]

use stridewise_firmware::firmware;
use stridewise_firmware::models::train_digits::sgd::{NEW, Scratch, check, run};

firmware! {
    static SCRATCH: Scratch = NEW;
    run: run, check: check
}
