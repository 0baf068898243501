#![no_std]
#![no_main]

use stridewise_firmware::firmware;
use stridewise_firmware::models::train_digits::{Net, check, run};

firmware! {
    static NET: Net = Net::ZEROS;
    run: run, check: check
}
