//! Lines of code and of words, as the page sets them.

/// The name that code begins with.
pub(crate) fn first_name(code: &str) -> &str {
    let end = code.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    end.map_or(code, |end| &code[..end])
}

/// Source that stood on several lines, on one, as a reader would write it.
pub(crate) fn tidy(source: &str) -> String {
    let mut text = String::new();
    for word in source.split_whitespace() {
        let method = word.strip_prefix('.').and_then(|rest| rest.chars().next());
        let joined = method.is_some_and(char::is_alphabetic)
            || word.starts_with([')', ';'])
            || text.ends_with('(');
        if word.starts_with(')') && text.ends_with(',') {
            text.pop();
        }
        if !joined && !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    text.replace(",)", ")")
}

/// A line of code in as many as it needs, broken before a method or after `=`.
pub(crate) fn broken(code: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut depth = 0usize;
    let mut piece = String::new();
    let mut pieces = Vec::new();
    for letter in code.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '.' if depth == 0 => pieces.push(std::mem::take(&mut piece)),
            _ => {}
        }
        piece.push(letter);
    }
    pieces.push(piece);
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.chars().count() + piece.chars().count() <= width => {
                line.push_str(&piece);
            }
            _ => lines.push(format!("    {piece}")),
        }
    }
    lines
}

/// Words in lines of at most `width` letters; a line that fits stays as it is.
pub(crate) fn wrapped(words: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for line in words.lines() {
        if line.chars().count() <= width {
            lines.push(line.to_owned());
            continue;
        }
        let mut part = String::new();
        for word in line.split(' ') {
            if !part.is_empty() && part.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::replace(&mut part, format!("  {word}")));
            } else {
                if !part.is_empty() {
                    part.push(' ');
                }
                part.push_str(word);
            }
        }
        lines.push(part);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn source_is_tidied() {
        assert_eq!(tidy("x\n    .t()\n    .t()"), "x.t().t()");
        assert_eq!(tidy("f(\n    a,\n    b,\n)"), "f(a, b)");
        assert_eq!(
            tidy("x.slice(s![.., 0, ..;2]) ;"),
            "x.slice(s![.., 0, ..;2]);"
        );
    }

    #[test]
    fn lines_break_before_methods() {
        assert_eq!(
            broken("abc.def(g.h).ijk()", 12),
            ["abc.def(g.h)", "    .ijk()"]
        );
    }
}
