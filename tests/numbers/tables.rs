//! Writes `src/num/nat/tables.rs`, the tables of arithmetic on decimal digits: `BLESS=1 cargo test --test numbers tables`.

use std::fmt::Write;

/// Entries in parentheses, in lines of at most 120 columns.
fn wrapped(indent: usize, first: &str, entries: &[String], last: &str) -> String {
    let mut text = String::new();
    let mut line = format!("{:indent$}{first}", "");
    for entry in entries {
        if line.len() + 1 + entry.len() > 118 {
            text += line.trim_end();
            text += "\n";
            line = " ".repeat(indent + 4);
        } else if !line.trim().is_empty() {
            line += " ";
        }
        line += entry;
    }
    text + line.trim_end() + last + "\n"
}

/// What the digit `d` of a right operand gives with each digit `k` of a left one.
fn digit(d: usize) -> String {
    let digits = || 0..10;
    let mut add = Vec::new();
    for (name, carry) in [("AddTo", 0), ("AddCarryTo", 1)] {
        add.extend(digits().map(|k| {
            let sum = k + d + carry;
            let next = if sum > 9 { "AddCarry" } else { "Add" };
            format!("({name}{k} X{} {next})", sum % 10)
        }));
    }
    let mut sub = Vec::new();
    for (name, borrow) in [("SubFrom", 0), ("SubBorrowFrom", 1)] {
        sub.extend(digits().map(|k| {
            let next = if k < d + borrow { "SubBorrow" } else { "Sub" };
            format!("({name}{k} P{} {next})", (10 + k - d - borrow) % 10)
        }));
    }
    let mut cmp = Vec::new();
    for order in ["", "Less", "Greater"] {
        cmp.extend(digits().map(|k| {
            let so_far = match k.cmp(&d) {
                std::cmp::Ordering::Less => "Less",
                std::cmp::Ordering::Equal => order,
                std::cmp::Ordering::Greater => "Greater",
            };
            format!("(Cmp{order}From{k} Cmp{so_far})")
        }));
    }
    let other = digits().filter(|k| *k != d).map(|k| format!("EqTo{k}"));
    let (mut scale, mut times, mut fuse) = (Vec::new(), Vec::new(), Vec::new());
    for by in 2..10 {
        for plus in 0..=by {
            let (carry, low) = ((by * d + plus) / 10, (by * d + plus) % 10);
            scale.push(format!("(Scale{by}Plus{plus} X{low} Scale{by}Plus{carry})"));
            fuse.push(format!("(Fuse{by}Plus{plus} Put{low}Fuse{by}Plus{carry})"));
        }
        let (carry, low) = (by * d / 10, by * d % 10);
        times.push(format!("(Times{by} X{low} Fuse{by}Plus{carry})"));
    }
    let put = digits().map(|k| {
        let how = if k + d > 9 { "carry" } else { "stay" };
        format!("({how} {k} X{})", (k + d) % 10)
    });
    let half = digits().map(|k| format!("(HalfOver{k} P{})", (d % 2 * 10 + k) / 2));
    let units = digits().map(|k| format!("(Units{k} T{d}{k})"));
    let groups = (0..100).map(|last| format!("(T{last:02} {})", 100 * d + last));
    let is_zero = if d == 0 { "R::IsZero" } else { "False" };
    let is_one = if d == 1 { "R::IsZero" } else { "False" };
    let succ = match d {
        9 => "X0<R::Succ>".to_owned(),
        _ => format!("X{}<R>", d + 1),
    };
    let pred = match d {
        0 => "X9<R::Pred>".to_owned(),
        _ => format!("P{}<R>", d - 1),
    };
    let mut text = format!(
        "        $digit! {{ X{d} {d} B{}\n            own Push{d} AddTo{d} AddCarryTo{d} SubFrom{d} SubBorrowFrom{d} \
         CmpFrom{d} CmpLessFrom{d} CmpGreaterFrom{d}\n                EqTo{d} Below{d} HalfOver{d} Units{d};\n            \
         one {is_zero}, {is_one}; succ {succ}; pred {pred};\n",
        d % 2,
    );
    let tables: [(&str, Vec<String>); 11] = [
        ("add", add),
        ("sub", sub),
        ("cmp", cmp),
        ("ne", other.collect()),
        ("scale", scale),
        ("times", times),
        ("fuse", fuse),
        ("put", put.collect()),
        ("half", half.collect()),
        ("units", units.collect()),
        ("groups", groups.collect()),
    ];
    for (name, entries) in tables {
        text += &wrapped(12, name, &entries, ";");
    }
    text + "        }\n"
}

/// The file.
pub(crate) fn generated() -> String {
    let mut text = String::from(
        "//! The tables of arithmetic on decimal digits. Generated: `tests/numbers/tables.rs` writes this file.\n\n\
         // The last two digits of a group of three, by name. This table gives the public form.\n#[rustfmt::skip]\n\
         macro_rules! hundred {\n    (declare) => { hundred! { each declare } };\n    (end) => { hundred! { each end } };\n    \
         (each $($how:tt)*) => {\n        hundred! { @ [$($how)*]\n",
    );
    let names: Vec<String> = (0..100).map(|n| format!("(T{n:02} {n})")).collect();
    text += &wrapped(12, "", &names, "");
    text += "        }\n    };\n    \
             (@ [declare] $(($T:ident $n:literal))*) => { $( type $T: Dim; )* };\n    \
             (@ [end] $(($T:ident $n:literal))*) => { $( type $T = D<$n>; )* };\n}\n\n\
             // The second half of a step of a long multiplication: adds a digit, from the product of two digits, to a \
             number. There\n// is one row for each added digit; an entry has the next step without a carry and with a \
             carry.\n#[rustfmt::skip]\nmacro_rules! fuse_rows {\n";
    let all = |row: fn(usize) -> String| (0..10).map(row).collect::<Vec<_>>();
    let declare = all(|d| format!("fuse_rows! {{ declare {d} }}"));
    text += &wrapped(4, "(declare) => {", &declare, " };");
    let end = all(|d| format!("fuse_rows! {{ end {d} X{d} }}"));
    text += &wrapped(4, "(end) => {", &end, " };");
    let pattern = "$(($put:ident $stay:ident $carry:ident $scale:ident))*";
    for (how, result) in [
        ("declare []", "type $put<S: Nat>: Nat;"),
        ("end [$X:ident]", "type $put<S: Nat> = $X<S::$scale>;"),
        ("stay [$X:ident]", "type $put<S: Nat> = $X<S::$stay<R>>;"),
        ("carry [$X:ident]", "type $put<S: Nat> = $X<S::$carry<R>>;"),
    ] {
        writeln!(text, "    (@ {how} {pattern}) => {{ $( {result} )* }};").unwrap();
    }
    for d in 0..10 {
        writeln!(
            text,
            "    ($how:ident {d} $($X:ident)?) => {{ fuse_rows! {{ @ $how [$($X)?]"
        )
        .unwrap();
        for by in 2..10 {
            // A carry of `by` comes with the digit 0 alone.
            let carries = 0..by + usize::from(d == 0);
            let entries = carries.map(|c| {
                let (name, more) = (format!("Fuse{by}Plus{c}"), by.min(c + 1));
                format!("(Put{d}{name} {name} Fuse{by}Plus{more} Scale{by}Plus{c})")
            });
            text += &wrapped(8, "", &entries.collect::<Vec<_>>(), "");
        }
        text += "    } };\n";
    }
    text += "}\n\n// One row of each table per digit: the results for each digit of the left operand and this digit.\n\
             #[rustfmt::skip]\nmacro_rules! each_digit {\n    ($digit:ident) => {\n";
    (0..10).for_each(|d| text += &digit(d));
    text + "    };\n}\n"
}

#[test]
fn the_tables_of_digits_are_generated() {
    let path = "src/num/nat/tables.rs";
    let text = generated();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap();
    assert!(
        found == text,
        "{path}: BLESS=1 cargo test --test numbers tables"
    );
}
