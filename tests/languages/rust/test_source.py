"""Valid Rust that the grammar does not read is read all the same, and what is wrong stays an error."""

from __future__ import annotations

import pytest

from oxigraph_code.languages.rust.source import mended
from tests.extraction.support import read

VALID = {
    "a macro named like a type": 'fn run() { let text = str![[r#"~"#]]; char!(1); u8! { 2 } }',
    "a macro of that name that is defined": "macro_rules! str { () => {}; }",
    "a tilde in what a macro is given": "fn run() { token!(a ~ b, (~~)); }",
    "a tilde in the rules of a macro": "macro_rules! token { (~ $($x:tt)*) => { 1 }; ($a:ident ~) => { 2 }; }",
    "a dollar by itself": "macro_rules! token { ($a:ident $) => { 1 }; [$] => { $crate::two!() }; }",
    "a blank before the mark of a macro": "macro_rules ! token { [~] => { 1 } }",
    "bounds of a struct without fields": "struct Test<T>\nwhere\n    T: Send + Sync;\n",
    "several attributes of a parameter": "fn run(#[files(1)]\n    #[exclude(2)] a: u8, #[b] b: u8) {}",
    "fields of a tuple by number": "fn run(a: A) { match a { A { 0: x, 1: y, .. } => x + y, } }",
    "an attribute in a pattern": "fn run(a: A) { let A { #[cfg(x)] b, .. } = a; }",
    "a lifetime as the first bound": "fn run(a: &(dyn 'static + Send)) {}",
    "a public type of a foreign module": 'extern "C" {\n    #[a(b = c)]\n    pub type B;\n    pub fn c(a: &B);\n}',
    "a variable named like a type": "fn run(c: char) { match c { char @ 'a' => 1, char @ ('b' | 'c') => 2, _ => 3 }; }",
}
INVALID = {
    "a tilde in an expression": "fn run() { let x = ~5; }",
    "a dollar in an expression": "fn run() { let x = $; }",
    "a bracket that is not closed": "fn run( { token!(~) }",
    "a number where a name has to be": "struct A { 0: u8 }",
}


@pytest.mark.parametrize("text", VALID.values(), ids=VALID.keys())
def test_valid_code_is_no_syntax_error(text: str) -> None:
    assert read(text, "src/lib.rs").diagnostics == ()


@pytest.mark.parametrize("text", INVALID.values(), ids=INVALID.keys())
def test_what_is_wrong_stays_an_error_beside_what_is_mended(text: str) -> None:
    beside = "macro_rules! token { [~] => { 1 } }\n"
    assert [entry.line for entry in read(beside + text, "src/lib.rs").diagnostics] == [2]


def test_texts_and_lines_are_those_of_the_file() -> None:
    facts = read("macro_rules! str { [~] => { 1 } }\nfn run() {\n    str![~];\n    after();\n}\n", "src/lib.rs")
    assert [(entry.kind, entry.name) for entry in facts.definitions] == [("macro", "str"), ("function", "run")]
    assert [(site.name, site.line) for site in facts.references] == [("str", 3), ("after", 4)]


def test_a_pattern_names_the_field_by_its_number() -> None:
    facts = read("struct A(u8);\nfn run(a: A) { let A { 0: x } = a; }\n", "src/lib.rs")
    assert facts.diagnostics == ()
    assert any(entry.name == "x" for entry in facts.bindings)


def test_an_attribute_outside_of_parameters_and_patterns_is_kept() -> None:
    text = "token!(~);\nstruct A { #[serde(a)] #[serde(b)] c: u8 }\nenum B { #[d] #[e] F }\n"
    kept: dict[str, tuple[str, ...]] = {entry.name: entry.decorators for entry in read(text, "a.rs").definitions}
    assert [len(kept[name]) for name in ("c", "F")] == [2, 2]


@pytest.mark.parametrize("text", [*VALID.values(), *INVALID.values()])
def test_a_mended_text_has_the_length_and_the_line_ends_of_the_file(text: str) -> None:
    before = f"// it's ~\n{text}".replace("\n", "\r\n").encode()
    after = mended(before)
    assert len(after) == len(before)
    assert [at for at, sign in enumerate(after) if sign in b"\r\n"] == [
        at for at, sign in enumerate(before) if sign in b"\r\n"
    ]


def test_comments_and_literals_are_no_tokens() -> None:
    text = b"token!(\"~\", '~', b'~', r##\"~\"# ~\"##, /* ~ /* ~ */ ~ */ // ~\n '\\'', 'a ~);"
    assert mended(text) == text.replace(b"'a ~", b"'a -")


@pytest.mark.slow
@pytest.mark.parametrize("part", ["fn a<", "struct A where ", '"\\', "/*", "#[", "'", "{", "r#", "a!(~", "0:", "fn<("])
def test_hostile_texts_are_read_in_time(part: str) -> None:
    assert len(mended(part.encode() * 20_000)) == 20_000 * len(part)
