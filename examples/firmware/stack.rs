//! The most stack that a program can take: the frames along the deepest path of its call graph.
//!
//! The frames are those that the compiler wrote to `.stack_sizes`, and where it wrote none (assembler, the compiler's
//! own library), what the function takes from the stack pointer. The calls are read from the machine code. A call
//! through a register, and a function that calls itself, have no bound: they are reported. Interrupts are not counted:
//! a program with interrupts adds the deepest of each priority.

use std::collections::BTreeMap;

use crate::Elf;

#[derive(Default)]
struct Function {
    name: String,
    end: u32,
    /// In bytes, by the compiler.
    frame: Option<u32>,
    /// In bytes, by the machine code.
    taken: u32,
    calls: Vec<u32>,
    /// Jumps to other functions: the frame is gone by then.
    jumps: Vec<u32>,
    unknown: Vec<String>,
}

/// What one instruction does, as far as the stack is concerned.
enum Step {
    Nothing,
    Takes(u32),
    Calls(u32),
    Jumps(u32),
    Unknown(&'static str),
}
use Step::*;

pub struct Deepest {
    pub bytes: u32,
    /// Functions and their frames, the entry first.
    pub path: Vec<(String, u32)>,
}

impl Elf {
    /// The deepest path from the entry.
    pub fn stack(&self) -> Result<Deepest, String> {
        let arm = self.half(18) == 40;
        let mut functions = self.functions();
        let data = self.data();
        let code: Vec<_> = (self.sections().into_iter())
            .filter(|s| s.flags & 4 != 0)
            .collect();
        for (&begin, function) in &mut functions {
            let end = function.end;
            let Some(section) = code
                .iter()
                .find(|s| s.address <= begin && end as u64 <= s.address as u64 + s.size as u64)
            else {
                continue;
            };
            let offset = section.at as i64 - section.address as i64;
            let mut at = begin;
            // The register and the value that the instructions just before made.
            let mut made = None;
            // The register and the constant that the instruction before has loaded.
            let mut loaded = (u32::MAX, 0);
            while at < end {
                if let Some((_, after)) = data.iter().find(|(from, to)| (*from..*to).contains(&at))
                {
                    at = *after;
                    continue;
                }
                let here = (at as i64 + offset) as usize;
                let first = self.half(here) as u32;
                let long = if arm {
                    first >> 11 >= 0b11101
                } else {
                    first & 3 == 3
                };
                let second = if long { self.half(here + 2) as u32 } else { 0 };
                let step = match (arm, long) {
                    // add sp, register, of which the instruction before has loaded a constant below 0: a frame that
                    // is too large for the other form.
                    (true, false) if first & 0xFF87 == 0x4485 && loaded.0 == first >> 3 & 15 => {
                        Takes((loaded.1 as i32).min(0).unsigned_abs())
                    }
                    (true, false) => thumb(at, first),
                    (true, true) => thumb_wide(at, first, second),
                    (false, false) => compressed(at, first, made.take()),
                    (false, true) => riscv(at, first | second << 16, &mut made),
                };
                match step {
                    Nothing => {}
                    Takes(bytes) => function.taken += bytes,
                    // A long jump within the function.
                    Calls(to) if begin < to && to < end => {}
                    Jumps(to) if (begin..end).contains(&to) => {}
                    Calls(to) => function.calls.push(to),
                    Jumps(to) => function.jumps.push(to),
                    Unknown(what) => function.unknown.push(format!("{what} at {at:#x}")),
                }
                // ldr register, [pc, #]
                loaded = if arm && !long && first & 0xF800 == 0x4800 {
                    let constant = (at as i64 + offset) as usize + 4 + 4 * (first & 0xFF) as usize;
                    // The address is rounded down to a multiple of 4.
                    let constant = constant - (at & 2) as usize;
                    (first >> 8 & 7, self.word(constant))
                } else {
                    (u32::MAX, 0)
                };
                at += if long { 4 } else { 2 };
            }
        }
        let mut known = BTreeMap::new();
        deepest(
            self.word(24) & !arm_bit(arm),
            &functions,
            &mut known,
            &mut Vec::new(),
        )?;
        let mut path = Vec::new();
        let mut next = Some(self.word(24) & !arm_bit(arm));
        let bytes = known[&next.unwrap()].0;
        while let Some(at) = next {
            let function = &functions[&at];
            path.push((function.name.clone(), size(function)));
            next = known[&at].1;
        }
        Ok(Deepest { bytes, path })
    }

    fn symbols(&self) -> Vec<(String, u32, u32, u8, usize)> {
        let sections = self.sections();
        let mut symbols = Vec::new();
        for table in sections.iter().filter(|s| s.kind == 2) {
            let names = sections
                .iter()
                .find(|s| s.name == ".strtab")
                .map_or(0, |s| s.at);
            for at in (table.at..table.at + table.size).step_by(16) {
                let name = names + self.word(at) as usize;
                let end = self.0[name..].iter().position(|&b| b == 0).unwrap();
                symbols.push((
                    String::from_utf8_lossy(&self.0[name..name + end]).into_owned(),
                    self.word(at + 4),
                    self.word(at + 8),
                    self.0[at + 12] & 15,
                    self.half(at + 14),
                ));
            }
        }
        symbols
    }

    fn functions(&self) -> BTreeMap<u32, Function> {
        const NOTYPE: u8 = 0;
        const FUNC: u8 = 2;
        let arm = self.half(18) == 40;
        let (sections, frames) = (self.sections(), self.frames());
        let mut functions: BTreeMap<u32, Function> = BTreeMap::new();
        for (name, value, size, kind, section) in self.symbols() {
            let Some(section) = sections.get(section).filter(|s| s.flags & 4 != 0) else {
                continue;
            };
            let label = kind == NOTYPE && !name.starts_with(['$', '.']) && !name.is_empty();
            let end = section.address + section.size as u32;
            let at = value & !arm_bit(arm);
            if kind != FUNC && !label || at >= end {
                continue;
            }
            let function = functions.entry(at).or_default();
            if kind == FUNC || function.name.is_empty() {
                function.name = name;
            }
            // Without a size: up to the next one, below.
            function.end = function.end.max(if size > 0 { at + size } else { 0 });
            function.frame = function.frame.or(frames.get(&at).copied());
        }
        let begins: Vec<u32> = functions.keys().copied().collect();
        for (i, at) in begins.iter().enumerate() {
            let section = sections
                .iter()
                .find(|s| s.flags & 4 != 0 && s.address <= *at && *at < s.address + s.size as u32)
                .map_or(*at, |s| s.address + s.size as u32);
            let next = begins.get(i + 1).copied().unwrap_or(section).min(section);
            if let Some(function) = functions.get_mut(at).filter(|f| f.end == 0) {
                function.end = next;
            }
        }
        functions
    }

    /// Where data lies among the instructions.
    fn data(&self) -> Vec<(u32, u32)> {
        let mut marks: Vec<(u32, bool)> = (self.symbols().iter())
            .filter(|s| s.0.starts_with("$d") || s.0.starts_with("$t") || s.0.starts_with("$x"))
            .map(|s| (s.1, s.0.starts_with("$d")))
            .collect();
        marks.sort();
        let ends = marks.iter().skip(1).map(|m| m.0).chain([u32::MAX]);
        (marks.iter().zip(ends))
            .filter(|(mark, _)| mark.1)
            .map(|(mark, end)| (mark.0, end))
            .collect()
    }

    /// The frames that the compiler wrote down.
    pub fn frames(&self) -> BTreeMap<u32, u32> {
        let arm = self.half(18) == 40;
        let mut frames = BTreeMap::new();
        for s in self.sections().iter().filter(|s| s.name == ".stack_sizes") {
            let mut at = s.at;
            // The address of a function, then its frame, seven bits a byte.
            while at + 4 < s.at + s.size {
                let address = self.word(at) & !arm_bit(arm);
                at += 4;
                let (mut frame, mut shift) = (0, 0);
                loop {
                    let byte = self.0[at];
                    at += 1;
                    frame |= (byte as u32 & 0x7F) << shift;
                    shift += 7;
                    if byte & 0x80 == 0 {
                        break;
                    }
                }
                frames.insert(address, frame);
            }
        }
        frames
    }
}

/// An odd address is one of Thumb code.
fn arm_bit(arm: bool) -> u32 {
    arm as u32
}
fn size(function: &Function) -> u32 {
    function.frame.unwrap_or(function.taken)
}

fn deepest(
    at: u32,
    functions: &BTreeMap<u32, Function>,
    known: &mut BTreeMap<u32, (u32, Option<u32>)>,
    callers: &mut Vec<u32>,
) -> Result<u32, String> {
    if let Some((bytes, _)) = known.get(&at) {
        return Ok(*bytes);
    }
    let Some(function) = functions.get(&at) else {
        return Err(format!("no function begins at {at:#x}, which is called"));
    };
    if callers.contains(&at) {
        return Err(format!("`{}` calls itself", function.name));
    }
    if let Some(what) = function.unknown.first() {
        return Err(format!("`{}` has {what}", function.name));
    }
    callers.push(at);
    let (mut most, mut next) = (size(function), None);
    for &to in &function.calls {
        let bytes = size(function) + deepest(to, functions, known, callers)?;
        if bytes > most {
            (most, next) = (bytes, Some(to));
        }
    }
    for &to in &function.jumps {
        let bytes = deepest(to, functions, known, callers)?;
        if bytes > most {
            (most, next) = (bytes, Some(to));
        }
    }
    callers.pop();
    known.insert(at, (most, next));
    Ok(most)
}

/// The lower `bits` with their sign.
fn signed(x: u32, bits: u32) -> i32 {
    (x << (32 - bits)) as i32 >> (32 - bits)
}
fn to(at: u32, distance: i32) -> u32 {
    at.wrapping_add_signed(distance)
}

fn thumb(at: u32, i: u32) -> Step {
    let register = i >> 3 & 15;
    match i {
        // push
        _ if i & 0xFE00 == 0xB400 => Takes(4 * (i & 0x1FF).count_ones()),
        // sub sp, #
        _ if i & 0xFF80 == 0xB080 => Takes(4 * (i & 0x7F)),
        // add sp, register: a frame that is too large for the other form.
        _ if i & 0xFF87 == 0x4485 => Unknown("a frame whose size is in a register"),
        // b
        _ if i & 0xF800 == 0xE000 => Jumps(to(at + 4, 2 * signed(i, 11))),
        // b, under a condition
        _ if i & 0xF000 == 0xD000 && i & 0xE00 != 0xE00 => Jumps(to(at + 4, 2 * signed(i, 8))),
        // blx register
        _ if i & 0xFF87 == 0x4780 => Unknown("a call through a register"),
        // bx register, mov pc, register: a return where it is lr.
        _ if (i & 0xFF87 == 0x4700 || i & 0xFF87 == 0x4687) && register != 14 => {
            Unknown("a jump through a register")
        }
        _ => Nothing,
    }
}

fn thumb_wide(at: u32, i: u32, j: u32) -> Step {
    let sign = i >> 10 & 1;
    let immediate = j & 0xFF | j >> 4 & 0x700 | i << 1 & 0x800;
    match i {
        // b, under a condition
        _ if i & 0xF800 == 0xF000 && j & 0xD000 == 0x8000 && i & 0x380 != 0x380 => {
            let distance = sign << 19 | (j >> 11 & 1) << 18 | (j >> 13 & 1) << 17;
            Jumps(to(
                at + 4,
                2 * signed(distance | (i & 0x3F) << 11 | j & 0x7FF, 20),
            ))
        }
        // b, bl
        _ if i & 0xF800 == 0xF000 && j & 0x9000 == 0x9000 => {
            let bit = |n: u32| !(j >> n ^ sign) & 1;
            let distance =
                sign << 23 | bit(13) << 22 | bit(11) << 21 | (i & 0x3FF) << 11 | j & 0x7FF;
            let target = to(at + 4, 2 * signed(distance, 24));
            if j & 0x4000 == 0 {
                Jumps(target)
            } else {
                Calls(target)
            }
        }
        // stmdb sp!
        0xE92D => Takes(4 * j.count_ones()),
        // strd [sp, #-n]!
        0xE96D => Takes(4 * (j & 0xFF)),
        // str [sp, #-n]!
        0xF84D if j & 0x0F00 == 0x0D00 => Takes(j & 0xFF),
        // vpush
        _ if i & 0xFFBF == 0xED2D && j & 0x0E00 == 0x0A00 => Takes(4 * (j & 0xFF)),
        // subw sp, sp, #
        _ if i & 0xFBFF == 0xF2AD && j & 0x8F00 == 0x0D00 => Takes(immediate),
        // sub sp, sp, #: a byte, turned.
        _ if i & 0xFBEF == 0xF1AD && j & 0x8F00 == 0x0D00 => match immediate {
            ..0x100 => Takes(immediate),
            0x100..0x400 => Unknown("a frame of an odd size"),
            _ => Takes((immediate & 0x7F | 0x80).rotate_right(immediate >> 7)),
        },
        // sub sp, sp, register
        _ if i & 0xFFEF == 0xEBAD && j & 0x0F00 == 0x0D00 => {
            Unknown("a frame whose size is in a register")
        }
        // ldr pc: a return where it comes from the stack.
        _ if i & 0xFF70 == 0xF850 && j >> 12 == 15 && i & 15 != 13 => {
            Unknown("a jump through memory")
        }
        _ => Nothing,
    }
}

fn compressed(at: u32, i: u32, made: Option<(u32, u32)>) -> Step {
    let register = i >> 7 & 31;
    let bit = |from: u32, to: u32| (i >> from & 1) << to;
    match i {
        // c.jal, c.j
        _ if i & 0xE003 == 0x2001 || i & 0xE003 == 0xA001 => {
            let distance = bit(12, 11) | bit(11, 4) | bit(10, 9) | bit(9, 8) | bit(8, 10);
            let distance = distance | bit(7, 6) | bit(6, 7) | (i >> 3 & 7) << 1 | bit(2, 5);
            let target = to(at, signed(distance, 12));
            if i & 0x8000 == 0 {
                Calls(target)
            } else {
                Jumps(target)
            }
        }
        // c.jr, c.jalr; `ra` is where a function returns to.
        _ if i & 0xE07F == 0x8002 && register != 0 => match made {
            Some((r, target)) if r == register && i & 0x1000 != 0 => Calls(target),
            Some((r, target)) if r == register => Jumps(target),
            _ if i & 0x1000 != 0 => Unknown("a call through a register"),
            _ if register != 1 => Unknown("a jump through a register"),
            _ => Nothing,
        },
        // c.addi16sp
        _ if i & 0xEF83 == 0x6101 => {
            let bytes = bit(12, 9) | bit(6, 4) | bit(5, 6) | (i >> 3 & 3) << 7 | bit(2, 5);
            takes(signed(bytes, 10))
        }
        // c.addi sp
        _ if i & 0xEF83 == 0x0101 => takes(signed(bit(12, 5) | i >> 2 & 31, 6)),
        _ => Nothing,
    }
}
fn takes(change: i32) -> Step {
    if change < 0 {
        Takes(change.unsigned_abs())
    } else {
        Nothing
    }
}

fn riscv(at: u32, i: u32, made: &mut Option<(u32, u32)>) -> Step {
    let (rd, rs) = (i >> 7 & 31, i >> 15 & 31);
    let before = made.take();
    let immediate = signed(i >> 20, 12);
    match i & 0x7F {
        // lui, auipc
        0x37 | 0x17 => {
            let base = if i & 0x20 == 0 { at } else { 0 };
            *made = Some((rd, base.wrapping_add(i & 0xFFFF_F000)));
            Nothing
        }
        // jal
        0x6F => {
            let distance = (i >> 31) << 20
                | (i >> 12 & 0xFF) << 12
                | (i >> 20 & 1) << 11
                | (i >> 21 & 0x3FF) << 1;
            let target = to(at, signed(distance, 21));
            if rd == 0 {
                Jumps(target)
            } else {
                Calls(target)
            }
        }
        // jalr
        0x67 => match before {
            Some((r, base)) if r == rs && rd == 0 => Jumps(to(base, immediate)),
            Some((r, base)) if r == rs => Calls(to(base, immediate)),
            _ if rd != 0 => Unknown("a call through a register"),
            _ if rs != 1 => Unknown("a jump through a register"),
            _ => Nothing,
        },
        // addi sp, sp
        0x13 if i >> 12 & 7 == 0 && rd == 2 && rs == 2 => takes(immediate),
        // addi
        0x13 if i >> 12 & 7 == 0 && before.is_some_and(|(r, _)| r == rs && r == rd) => {
            *made = before.map(|(r, base)| (r, to(base, immediate)));
            Nothing
        }
        // sub sp, sp, register
        0x33 if rd == 2 && i >> 25 == 0x20 => Unknown("a frame whose size is in a register"),
        _ => Nothing,
    }
}
