#![no_std]
#![no_main]

use stridewise_firmware::firmware;
use stridewise_firmware::models::kalman::{Scratch, check, run};

firmware! {
    static SCRATCH: Scratch = Scratch::NEW;
    run: run, check: check
}
