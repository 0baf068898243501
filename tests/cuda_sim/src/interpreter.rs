//! Reads PTX and runs it. Only what the library writes is understood; all else is an error.

use std::collections::HashMap;

/// The type of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ty {
    U(u32),
    S(u32),
    F16,
    F32,
    F64,
    Pred,
}
fn ty(name: &str) -> Option<Ty> {
    Some(match name {
        "pred" => Ty::Pred,
        "f16" => Ty::F16,
        "f32" => Ty::F32,
        "f64" => Ty::F64,
        _ => {
            let bits = name.get(1..)?.parse().ok().filter(|b| [8, 16, 32, 64].contains(b))?;
            match &name[..1] {
                "s" => Ty::S(bits),
                "u" | "b" => Ty::U(bits),
                _ => return None,
            }
        }
    })
}
impl Ty {
    fn bytes(self) -> u64 {
        match self {
            Ty::U(bits) | Ty::S(bits) => u64::from(bits / 8),
            Ty::F16 => 2,
            Ty::F32 => 4,
            Ty::F64 => 8,
            Ty::Pred => 1,
        }
    }
}

#[derive(Clone, Debug)]
enum Arg {
    Register(usize),
    Literal(u64),
    /// A register, a parameter or shared memory, and an offset.
    Memory(Base, i64),
    Vector(Vec<usize>),
    Label(usize),
    Special(u8),
}
#[derive(Clone, Copy, Debug)]
enum Base {
    Register(usize),
    Param(usize),
    Shared,
}
#[derive(Clone, Debug)]
struct Instruction {
    guard: Option<(usize, bool)>,
    name: String,
    parts: Vec<String>,
    ty: Ty,
    args: Vec<Arg>,
}

#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) text: String,
    pub(crate) block: u32,
    /// The sizes of the parameters.
    pub(crate) params: Vec<usize>,
    registers: usize,
    shared: usize,
    code: Vec<Instruction>,
}

impl Program {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut program = Self {
            text: text.to_string(),
            block: 0,
            params: Vec::new(),
            registers: 0,
            shared: 0,
            code: Vec::new(),
        };
        let (mut names, mut labels) = (HashMap::new(), HashMap::new());
        // Labels first.
        let mut at = 0;
        let lines = || text.lines().map(|line| line.split("//").next().unwrap_or("").trim()).filter(|l| !l.is_empty());
        for line in lines() {
            if let Some(label) = line.strip_suffix(':') {
                labels.insert(label.to_string(), at);
            } else if line.ends_with(';') && !line.starts_with('.') {
                at += 1;
            }
        }
        for line in lines() {
            let fail = |why: &str| format!("{why}: {line}");
            if let Some(rest) = line.strip_prefix(".maxntid") {
                let width = rest.split(',').next().unwrap_or("");
                program.block = width.trim().parse().map_err(|_| fail("no block"))?;
            } else if let Some(rest) = line.strip_prefix(".param .") {
                let kind = rest.split(' ').next().unwrap_or("");
                program.params.push(ty(kind).ok_or_else(|| fail("type"))?.bytes() as usize);
            } else if let Some(rest) = line.strip_prefix(".reg .") {
                let rest = rest.trim_end_matches(">;");
                let (_, rest) = rest.split_once(' ').ok_or_else(|| fail("register"))?;
                let (prefix, count) = rest.split_once('<').ok_or_else(|| fail("register"))?;
                let count: usize = count.parse().map_err(|_| fail("count"))?;
                for i in 0..count {
                    names.insert(format!("{prefix}{i}"), program.registers);
                    program.registers += 1;
                }
            } else if let Some(rest) = line.strip_prefix(".shared .align 16 .b8 shared[") {
                program.shared = rest.trim_end_matches("];").parse().map_err(|_| fail("shared"))?;
            } else if let Some(code) = line.strip_suffix(';') {
                let one = instruction(code, &names, &labels).map_err(|why| fail(&why))?;
                program.code.push(one);
            } else if !(line.starts_with(".version") || line.starts_with(".target") || line.starts_with(".address_size 64") || line.starts_with(".minnctapersm ") || line.starts_with(".visible .entry stridewise(") || line.ends_with(':') || ["{", "}", ")"].contains(&line)) {
                return Err(fail("not understood"));
            }
        }
        if program.block == 0 || program.code.is_empty() {
            return Err("no kernel".to_string());
        }
        Ok(program)
    }

    pub(crate) fn run(&self, grid: u32, params: &[u64], global: &mut dyn Global) -> Result<(), String> {
        for block in 0..grid {
            self.run_block(grid, block, params, global)?;
        }
        Ok(())
    }

    pub(crate) fn run_block(&self, grid: u32, block: u32, params: &[u64], global: &mut dyn Global) -> Result<(), String> {
        let width = self.block as usize;
        let mut threads: Vec<Thread> = (0..width).map(|lane| Thread {
            registers: vec![None; self.registers],
            at: 0,
            lane: lane as u32,
            state: State::Runs,
        }).collect();
        let mut shared = Shared { bytes: vec![0xC7; self.shared], marks: vec![Mark::default(); self.shared], epoch: 1 };
        loop {
            for thread in &mut threads {
                if thread.state == State::Runs {
                    let whole = u64::from(block) * width as u64 + u64::from(thread.lane);
                    let (lane, at) = (thread.lane, thread.at);
                    self.advance(thread, whole, (grid, block), params, global, &mut shared)
                        .map_err(|why| format!("block {block}, thread {lane}, from line {at}: {why}"))?;
                }
            }
            if threads.iter().all(|t| t.state == State::Done) {
                return Ok(());
            }
            // Shuffles, warp by warp, and then barriers.
            let mut moved = false;
            for warp in threads.chunks_mut(32) {
                if warp.iter().any(|t| t.state == State::Shuffles) {
                    self.shuffle(warp)?;
                    moved = true;
                }
            }
            if moved {
                continue;
            }
            let at = threads[0].at;
            if threads.iter().any(|t| t.state != State::Waits || t.at != at) {
                return Err(format!("block {block}: not all threads reach the barrier"));
            }
            for thread in &mut threads {
                thread.state = State::Runs;
            }
            shared.epoch += 1;
        }
    }

    // `shfl.sync.MODE.b32 d, a, b, c, 0xffffffff`, with the whole warp.
    fn shuffle(&self, warp: &mut [Thread]) -> Result<(), String> {
        let at = warp[0].at;
        if warp.len() != 32 || warp.iter().any(|t| t.state != State::Shuffles || t.at != at) {
            return Err("not all threads of the warp reach the shuffle".to_string());
        }
        let code = &self.code[at - 1];
        let (Arg::Register(out), [_, from, by, clamp, mask]) = (&code.args[0], &code.args[..]) else {
            return Err("shuffle".to_string());
        };
        let values: Result<Vec<u64>, String> = warp.iter().map(|t| t.value(from, Ty::U(32))).collect();
        let (values, mode) = (values?, code.parts[2].as_str());
        for (lane, thread) in warp.iter_mut().enumerate() {
            let (by, clamp) = (thread.value(by, Ty::U(32))? as usize, thread.value(clamp, Ty::U(32))?);
            if thread.value(mask, Ty::U(32))? != 0xFFFF_FFFF || clamp != 31 {
                return Err("a shuffle of a part of the warp".to_string());
            }
            let other = match mode {
                "bfly" => lane ^ by,
                "down" => if lane + by < 32 { lane + by } else { lane },
                "idx" => by,
                _ => return Err(format!("shuffle {mode}")),
            };
            thread.registers[*out] = Some(values[other]);
            thread.state = State::Runs;
        }
        Ok(())
    }
}

fn instruction(line: &str, names: &HashMap<String, usize>, labels: &HashMap<String, usize>) -> Result<Instruction, String> {
    let register = |name: &str| names.get(name).copied().ok_or_else(|| format!("no register {name}"));
    let mut line = line.trim();
    let mut guard = None;
    if let Some(rest) = line.strip_prefix('@') {
        let (name, rest) = rest.split_once(' ').ok_or("guard")?;
        guard = Some(match name.strip_prefix('!') {
            Some(name) => (register(name)?, false),
            None => (register(name)?, true),
        });
        line = rest.trim();
    }
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let parts: Vec<String> = name.split('.').map(str::to_string).collect();
    let mut args = Vec::new();
    let mut rest = rest.trim();
    while !rest.is_empty() {
        let end = match rest.as_bytes()[0] {
            b'{' => rest.find('}').ok_or("brace")? + 1,
            _ => rest.find(',').unwrap_or(rest.len()),
        };
        let (one, after) = rest.split_at(end);
        rest = after.trim_start_matches(',').trim();
        let one = one.trim();
        args.push(if let Some(list) = one.strip_prefix('{') {
            let list = list.trim_end_matches('}').split(',');
            Arg::Vector(list.map(|name| register(name.trim())).collect::<Result<_, _>>()?)
        } else if let Some(place) = one.strip_prefix('[') {
            let place = place.trim_end_matches(']');
            let (base, offset) = place.split_once('+').unwrap_or((place, "0"));
            // An offset is a number of 32 bits.
            let offset: i32 = offset.parse().map_err(|_| "offset")?;
            let offset = i64::from(offset);
            let base = if base == "shared" {
                Base::Shared
            } else if let Some(i) = base.strip_prefix('p') {
                Base::Param(i.parse().map_err(|_| "parameter")?)
            } else {
                Base::Register(register(base)?)
            };
            Arg::Memory(base, offset)
        } else if let Some(i) = ["%ctaid.x", "%tid.x", "%nctaid.x"].iter().position(|s| *s == one) {
            Arg::Special(i as u8)
        } else if one.starts_with('%') {
            Arg::Register(register(one)?)
        } else if let Some(&at) = labels.get(one) {
            Arg::Label(at)
        } else if one == "shared" {
            Arg::Literal(SHARED)
        } else if let Some(bits) = one.strip_prefix("0f").or_else(|| one.strip_prefix("0d")) {
            Arg::Literal(u64::from_str_radix(bits, 16).map_err(|_| "literal")?)
        } else {
            let value: i128 = one.parse().map_err(|_| format!("argument {one}"))?;
            Arg::Literal(value as u64)
        });
    }
    let last = parts.iter().rev().find_map(|part| ty(part));
    let known = ["ret", "bra", "bar"].contains(&parts[0].as_str());
    let ty = last.or(known.then_some(Ty::Pred)).ok_or("type")?;
    Ok(Instruction { guard, name: name.to_string(), parts, ty, args })
}

/// Where addresses of shared memory begin.
const SHARED: u64 = 1 << 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Runs,
    Waits,
    Shuffles,
    Done,
}
struct Thread {
    registers: Vec<Option<u64>>,
    at: usize,
    lane: u32,
    state: State,
}
impl Thread {
    fn value(&self, arg: &Arg, ty: Ty) -> Result<u64, String> {
        match arg {
            Arg::Register(i) => self.registers[*i].ok_or_else(|| "a register that was not written is read".to_string()),
            Arg::Literal(value) => Ok(match ty {
                Ty::U(32) | Ty::S(32) => value & 0xFFFF_FFFF,
                _ => *value,
            }),
            _ => Err("an operand of another kind".to_string()),
        }
    }
}

/// The memory that all threads see. `thread` is the number among all of a launch.
pub(crate) trait Global {
    /// `cached`: through the cache of what no one writes during the launch.
    fn load(&mut self, at: u64, bytes: &mut [u8], thread: u64, cached: bool) -> Result<(), String>;
    fn store(&mut self, at: u64, bytes: &[u8], thread: u64) -> Result<(), String>;
}

#[derive(Clone, Copy, Default)]
struct Mark {
    writer: u32,
    reader: u32,
    // In which stretch between barriers.
    wrote: u32,
    read: u32,
}
const MANY: u32 = u32::MAX;
struct Shared {
    bytes: Vec<u8>,
    marks: Vec<Mark>,
    epoch: u32,
}
impl Shared {
    fn check(&mut self, at: u64, bytes: u64, thread: u32, writes: bool) -> Result<&mut [u8], String> {
        let begin = at.wrapping_sub(SHARED);
        if !at.is_multiple_of(bytes) {
            return Err(format!("a shared access of {bytes} bytes is not aligned"));
        }
        if begin.checked_add(bytes).is_none_or(|end| end > self.bytes.len() as u64) {
            return Err(format!("byte {begin} is beyond shared memory"));
        }
        let (me, now) = (thread + 1, self.epoch);
        for mark in &mut self.marks[begin as usize..(begin + bytes) as usize] {
            if mark.wrote == now && mark.writer != me || writes && mark.read == now && mark.reader != me {
                return Err(format!("a race in shared memory, within {bytes} bytes from byte {begin} on"));
            }
            if writes {
                (mark.writer, mark.wrote) = (me, now);
            } else {
                if mark.wrote == 0 {
                    return Err(format!("shared memory that nobody wrote is read, within {bytes} bytes from byte {begin} on"));
                }
                mark.reader = if mark.read != now || mark.reader == me { me } else { MANY };
                mark.read = now;
            }
        }
        Ok(&mut self.bytes[begin as usize..(begin + bytes) as usize])
    }
}

impl Program {
    /// Runs a thread until it ends or waits for others.
    fn advance(&self, t: &mut Thread, whole: u64, grid: (u32, u32), params: &[u64], global: &mut dyn Global, shared: &mut Shared) -> Result<(), String> {
        for _ in 0..10_000_000u64 {
            let Some(code) = self.code.get(t.at) else {
                return Err("beyond the end".to_string());
            };
            t.at += 1;
            if let Some((guard, wanted)) = code.guard {
                let value = t.registers[guard].ok_or("a guard that was not written")?;
                if (value != 0) != wanted {
                    continue;
                }
            }
            match code.parts[0].as_str() {
                "ret" => {
                    t.state = State::Done;
                    return Ok(());
                }
                "bra" => {
                    let [Arg::Label(to)] = code.args[..] else { return Err("branch".to_string()) };
                    t.at = to;
                }
                "bar" => {
                    t.state = State::Waits;
                    return Ok(());
                }
                "shfl" => {
                    t.state = State::Shuffles;
                    return Ok(());
                }
                "ld" | "st" => self.access(code, t, whole, params, global, shared).map_err(|why| format!("{why}: {}", code.name))?,
                _ => {
                    let Arg::Register(out) = code.args[0] else { return Err("result".to_string()) };
                    let value = match code.args.get(1) {
                        Some(Arg::Special(0)) => u64::from(grid.1),
                        Some(Arg::Special(1)) => u64::from(t.lane),
                        Some(Arg::Special(_)) => u64::from(grid.0),
                        _ => compute(code, t).map_err(|why| format!("{why}: {}", code.name))?,
                    };
                    t.registers[out] = Some(value);
                }
            }
        }
        Err("it does not end".to_string())
    }

    fn access(&self, code: &Instruction, t: &mut Thread, whole: u64, params: &[u64], global: &mut dyn Global, shared: &mut Shared) -> Result<(), String> {
        let loads = code.parts[0] == "ld";
        let (place, values) = if loads { (&code.args[1], &code.args[0]) } else { (&code.args[0], &code.args[1]) };
        let &Arg::Memory(base, offset) = place else { return Err("no place".to_string()) };
        let size = code.ty.bytes();
        let sign = |bits: u64| match code.ty {
            Ty::S(8) => bits as u8 as i8 as i32 as u32 as u64,
            Ty::S(16) => bits as u16 as i16 as i32 as u32 as u64,
            _ => bits,
        };
        if let (Base::Param(i), Arg::Register(out)) = (base, values) {
            if self.params[i] as u64 != size {
                return Err("a parameter of another size".to_string());
            }
            t.registers[*out] = Some(sign(params[i]));
            return Ok(());
        }
        let base = match base {
            Base::Register(i) => t.registers[i].ok_or("an address that was not written")?,
            Base::Shared => SHARED,
            Base::Param(_) => return Err("a vector of parameters".to_string()),
        };
        let at = base.wrapping_add_signed(offset);
        let count = match values {
            Arg::Vector(all) => all.len() as u64,
            _ => 1,
        };
        let vector = code.parts.iter().find_map(|p| p.strip_prefix('v')).map_or(1, |n| n.parse().unwrap_or(0));
        if vector != count || !(1..=4).contains(&count) || count * size > 16 {
            return Err("a vector of another length".to_string());
        }
        let space = code.parts[1].as_str();
        let registers = match values {
            Arg::Vector(all) => all.iter().map(|&i| Some(i)).collect(),
            Arg::Register(one) => vec![Some(*one)],
            _ => vec![None],
        };
        let mut cells = [0u8; 16];
        let bytes = &mut cells[..(size * count) as usize];
        if loads {
            match space {
                "global" => global.load(at, bytes, whole, code.parts.iter().any(|p| p == "nc"))?,
                "shared" => bytes.copy_from_slice(shared.check(at, size * count, t.lane, false)?),
                _ => return Err("space".to_string()),
            }
        }
        for (register, part) in registers.into_iter().zip(bytes.chunks_mut(size as usize)) {
            let mut cell = [0u8; 8];
            if loads {
                cell[..part.len()].copy_from_slice(part);
                t.registers[register.ok_or("no register")?] = Some(sign(u64::from_le_bytes(cell)));
            } else {
                let value = match register {
                    Some(i) => t.registers[i].ok_or("a register that was not written is stored")?,
                    None => t.value(values, code.ty)?,
                };
                part.copy_from_slice(&value.to_le_bytes()[..part.len()]);
            }
        }
        if !loads {
            match space {
                "global" => global.store(at, bytes, whole)?,
                "shared" => shared.check(at, size * count, t.lane, true)?.copy_from_slice(bytes),
                _ => return Err("space".to_string()),
            }
        }
        Ok(())
    }
}

// Floats as PTX rounds them.
trait Real: Copy + PartialOrd {
    fn of(bits: u64) -> Self;
    fn bits(self) -> u64;
}
impl Real for f32 {
    fn of(bits: u64) -> Self {
        f32::from_bits(bits as u32)
    }
    fn bits(self) -> u64 {
        self.to_bits().into()
    }
}
impl Real for f64 {
    fn of(bits: u64) -> Self {
        f64::from_bits(bits)
    }
    fn bits(self) -> u64 {
        self.to_bits()
    }
}

// The bits of a signed or unsigned number in a register.
fn wide(bits: u64, ty: Ty) -> i128 {
    match ty {
        Ty::S(32) => (bits as u32 as i32).into(),
        Ty::S(_) => (bits as i64).into(),
        Ty::U(32) => (bits as u32).into(),
        _ => bits.into(),
    }
}
fn narrow(value: i128, ty: Ty) -> u64 {
    match ty {
        Ty::S(32) | Ty::U(32) => u64::from(value as u32),
        Ty::U(16) => u64::from(value as u16),
        _ => value as u64,
    }
}

fn compute(code: &Instruction, t: &Thread) -> Result<u64, String> {
    let name = code.parts[0].as_str();
    let second = code.parts.get(1).map_or("", String::as_str);
    let ty = code.ty;
    let arg = |i: usize| t.value(code.args.get(i).ok_or("too few arguments")?, ty);
    let unknown = || Err(format!("{} is not known", code.name));
    macro_rules! float {
        ($F:ty) => {{
            let x = |i: usize| arg(i).map(<$F as Real>::of);
            let rounded = second == "rn";
            let y: $F = match name {
                "add" if rounded => x(1)? + x(2)?,
                "sub" if rounded => x(1)? - x(2)?,
                "mul" if rounded => x(1)? * x(2)?,
                "div" if rounded => x(1)? / x(2)?,
                "fma" if rounded => x(1)?.mul_add(x(2)?, x(3)?),
                "sqrt" if rounded => x(1)?.sqrt(),
                "rcp" if rounded => 1.0 / x(1)?,
                "neg" => -x(1)?,
                "abs" => x(1)?.abs(),
                "max" => x(1)?.max(x(2)?),
                "min" => x(1)?.min(x(2)?),
                _ => return unknown(),
            };
            Ok(y.bits())
        }};
    }
    match name {
        "mov" | "cvta" => return arg(1),
        "selp" => return if t.value(&code.args[3], Ty::Pred)? != 0 { arg(1) } else { arg(2) },
        "setp" => {
            let (a, b) = (arg(1)?, arg(2)?);
            let order = match ty {
                Ty::F32 => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
                Ty::F64 => f64::from_bits(a).partial_cmp(&f64::from_bits(b)),
                _ => Some(wide(a, ty).cmp(&wide(b, ty))),
            };
            use std::cmp::Ordering::*;
            return Ok(u64::from(match second {
                "lt" => order == Some(Less),
                "le" => matches!(order, Some(Less | Equal)),
                "gt" => order == Some(Greater),
                "ge" => matches!(order, Some(Greater | Equal)),
                "eq" => order == Some(Equal),
                "ne" => matches!(order, Some(Less | Greater)),
                "neu" => order != Some(Equal),
                "ltu" => matches!(order, None | Some(Less)),
                "gtu" => matches!(order, None | Some(Greater)),
                "num" => order.is_some(),
                "nan" => order.is_none(),
                _ => return unknown(),
            }));
        }
        "cvt" => return convert(code, t),
        "mad" if second == "wide" => {
            let (a, b) = (arg(1)?, arg(2)?);
            let c = t.value(&code.args[3], Ty::U(64))?;
            return Ok((wide(a, ty) * wide(b, ty)).wrapping_add(c.into()) as u64);
        }
        _ => {}
    }
    match ty {
        Ty::F32 => return float!(f32),
        Ty::F64 => return float!(f64),
        Ty::Pred => {
            return Ok(match name {
                "and" => arg(1)? & arg(2)?,
                "or" => arg(1)? | arg(2)?,
                "xor" => arg(1)? ^ arg(2)?,
                "not" => arg(1)? ^ 1,
                _ => return unknown(),
            });
        }
        _ => {}
    }
    let bits: u32 = if matches!(ty, Ty::U(64) | Ty::S(64)) { 64 } else { 32 };
    let x = |i: usize| arg(i).map(|bits| wide(bits, ty));
    // A distance of 32 bits.
    let by = || t.value(&code.args[2], Ty::U(32)).map(|b| (b as u32).min(bits));
    let field = |i: usize| t.value(&code.args[i], Ty::U(32)).map(|b| b as u32 & 255);
    let value = match (name, second) {
        ("add", _) => x(1)? + x(2)?,
        ("sub", _) => x(1)? - x(2)?,
        ("mul", "lo") => x(1)?.wrapping_mul(x(2)?),
        ("mul", "hi") => x(1)?.wrapping_mul(x(2)?) >> bits,
        ("mad", "lo") => x(1)?.wrapping_mul(x(2)?).wrapping_add(x(3)?),
        ("div", _) => x(1)?.checked_div(x(2)?).ok_or("a division by zero")?,
        ("rem", _) => x(1)?.checked_rem(x(2)?).ok_or("a division by zero")?,
        ("max", _) => x(1)?.max(x(2)?),
        ("min", _) => x(1)?.min(x(2)?),
        ("and", _) => x(1)? & x(2)?,
        ("or", _) => x(1)? | x(2)?,
        ("xor", _) => x(1)? ^ x(2)?,
        ("not", _) => !x(1)?,
        ("shl", _) => x(1)?.checked_shl(by()?).unwrap_or(0),
        ("shr", _) => x(1)? >> by()?,
        ("bfe", _) => {
            let (from, length) = (field(2)?, field(3)?);
            let part = (arg(1)? as u32 >> from) & (u64::MAX >> (64 - length)) as u32;
            match ty {
                Ty::S(_) => i128::from(((part << (32 - length)) as i32) >> (32 - length)),
                _ => part.into(),
            }
        }
        ("bfi", _) => {
            let (from, length) = (field(3)?, field(4)?);
            let mask = ((u64::MAX >> (64 - length)) as u32) << from;
            ((arg(1)? as u32) << from & mask | arg(2)? as u32 & !mask).into()
        }
        _ => return unknown(),
    };
    Ok(narrow(value, ty))
}

// `cvt[.rounding].to.from`.
fn convert(code: &Instruction, t: &Thread) -> Result<u64, String> {
    let types: Vec<Ty> = code.parts.iter().filter_map(|p| ty(p)).collect();
    let [to, from] = types[..] else { return Err("cvt".to_string()) };
    let mode = code.parts[1].as_str();
    let bits = t.value(&code.args[1], from)?;
    let whole = |x: f64| match mode {
        "rni" => Ok(x.round_ties_even()),
        "rmi" => Ok(x.floor()),
        "rpi" => Ok(x.ceil()),
        "rzi" => Ok(x.trunc()),
        _ => Err("a rounding to whole numbers is missing".to_string()),
    };
    Ok(match (from, to) {
        (Ty::F32, Ty::F64) => f64::from(f32::from_bits(bits as u32)).to_bits(),
        (Ty::F16, Ty::F32) => (of_half(bits as u16) as f32).to_bits().into(),
        (Ty::F32, Ty::F16) if mode == "rn" => half_of(f32::from_bits(bits as u32).into()).into(),
        (Ty::F64, Ty::F16) if mode == "rn" => half_of(f64::from_bits(bits)).into(),
        (Ty::F64, Ty::F32) if mode == "rn" => (f64::from_bits(bits) as f32).to_bits().into(),
        (Ty::F32, Ty::F32) => (whole(f32::from_bits(bits as u32).into())? as f32).to_bits().into(),
        (Ty::F64, Ty::F64) => whole(f64::from_bits(bits))?.to_bits(),
        (Ty::F32 | Ty::F64, _) => {
            let x = if from == Ty::F32 { f32::from_bits(bits as u32).into() } else { f64::from_bits(bits) };
            let x = whole(x)?;
            // The manual, on `cvt`: NaN becomes 0 where the source is not `.f64` and the result has fewer than 64 bits,
            // and otherwise the highest bit of the result alone. All else is clamped to what the result holds.
            match to {
                Ty::S(bits @ (32 | 64)) | Ty::U(bits @ (32 | 64)) if x.is_nan() => {
                    if from == Ty::F32 && bits < 64 { 0 } else { 1 << (bits - 1) }
                }
                Ty::S(32) => u64::from(x as i32 as u32),
                Ty::U(32) => u64::from(x as u32),
                Ty::S(64) => x as i64 as u64,
                Ty::U(64) => x as u64,
                _ => return Err("a conversion".to_string()),
            }
        }
        (_, Ty::F32) if mode == "rn" => (wide(bits, from) as f32).to_bits().into(),
        (_, Ty::F64) if mode == "rn" => (wide(bits, from) as f64).to_bits(),
        (_, Ty::F32 | Ty::F64 | Ty::Pred) => return Err("a rounding is missing".to_string()),
        _ => narrow(wide(bits, from), to),
    })
}

// Floats of 16 bits: 5 of the exponent, 10 digits.
fn of_half(bits: u16) -> f64 {
    let (exponent, digits) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
    let size = match exponent {
        0 => digits * 2f64.powi(-24),
        31 if digits == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (digits + 1024.0) * 2f64.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -size } else { size }
}
fn half_of(x: f64) -> u16 {
    let sign = u16::from(x.is_sign_negative()) << 15;
    let size = x.abs();
    if x.is_nan() {
        return 0x7FFF;
    }
    if size >= 65520.0 {
        return sign | 0x7C00;
    }
    let mut exponent = -14;
    while size >= 2f64.powi(exponent + 1) {
        exponent += 1;
    }
    // Digits with the leading one; one more digit than there is room for is the next exponent.
    let digits = (size / 2f64.powi(exponent - 10)).round_ties_even() as u16;
    sign | (((exponent + 14) as u16) << 10) + digits
}
