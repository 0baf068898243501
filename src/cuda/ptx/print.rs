//! The text of a kernel.

use core::fmt::Write;
use std::format;
use std::string::String;
use std::vec::Vec;

use crate::cuda::ptx::ir::{Body, CLASSES};

impl Body {
    /// The complete PTX for a device.
    pub(in crate::cuda) fn finish(
        &self,
        target: crate::cuda::ptx::kernel::Target,
        block: u32,
    ) -> String {
        let mut out = format!(
            ".version {}\n.target sm_{}\n.address_size 64\n\n.visible .entry stridewise(\n",
            target.version, target.capability
        );
        let kinds: Vec<String> = (self.kinds.iter().enumerate())
            .map(|(i, kind)| format!("\t.param .{kind} p{i}"))
            .collect();
        let _ = writeln!(out, "{}\n)\n.maxntid {block}, 1, 1", kinds.join(",\n"));
        if self.least_blocks > 0 {
            let _ = writeln!(out, ".minnctapersm {}", self.least_blocks);
        }
        out.push_str("{\n");
        for ((kind, name), count) in CLASSES.iter().zip(self.counts) {
            if count > 0 {
                let _ = writeln!(out, "\t.reg .{kind} {name}<{count}>;");
            }
        }
        if self.shared > 0 {
            let _ = writeln!(out, "\t.shared .align 16 .b8 shared[{}];", self.shared);
        }
        out.push_str(&self.head);
        out.push_str(&self.text);
        out.push_str("\tret;\n}\n");
        out
    }
}
