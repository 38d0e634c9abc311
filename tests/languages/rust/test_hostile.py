"""Extraction and resolution of any .rs file end soon, and keep all that could be read."""

from __future__ import annotations

from functools import partial

import pytest

from tests.languages.looking import look_at, names

look = partial(look_at, "rust", "src/lib.rs")


def test_a_line_that_begins_like_a_script_is_no_error() -> None:
    facts, _ = look("#!/usr/bin/env run\n\nfn main() {}\n")
    assert names(facts) == ["main"]
    assert facts.diagnostics == ()


def test_a_file_that_is_cut_off_keeps_what_came_before() -> None:
    facts, _ = look("struct A { x: u8 }\nimpl A { fn f(&self) { self.g(")
    assert {"A", "A.x"} <= set(names(facts))


def test_generics_nested_three_thousand_deep() -> None:
    facts, _ = look("type T = " + "Vec<" * 3_000 + "u8" + ">" * 3_000 + ";\nfn after() {}\n")
    assert "after" in names(facts)


def test_modules_nested_two_thousand_deep() -> None:
    look("mod a { " * 2_000 + "fn f() { f() }" + "}" * 2_000)


@pytest.mark.slow
def test_blocks_and_closures_nested_thousands_deep_are_few_scopes() -> None:
    facts, _ = look("fn f() { " + "|| {" * 3_000 + "f()" + "}" * 3_000 + " }\nfn after() {}\n")
    assert len(facts.scopes) <= 105
    assert "after" in names(facts)


def test_a_use_tree_nested_ten_thousand_deep() -> None:
    facts, _ = look("use " + "a::{" * 10_000 + "b" + "}" * 10_000 + ";\nfn after() {}\n")
    assert all(len(entry.path) <= 1_100 for entry in facts.imports)
    assert "after" in names(facts)


def test_a_use_tree_of_a_hundred_thousand_names() -> None:
    facts, _ = look("use a::{\n" + "b,\n" * 100_000 + "};\n")
    assert len(facts.imports) == 10_000
    assert facts.imports[-1].line == 10_001


@pytest.mark.parametrize("tokens", ["{ } [ ( ) ] => $x:tt # ! ' \\ @ fn struct", "fn f() {} struct S; =>", "'a 'b \"c"])
def test_what_is_in_a_macro_is_not_a_definition(tokens: str) -> None:
    facts, _ = look(f"any! {{ {tokens} }}\nmacro_rules! m {{ ({tokens}) => {{ {tokens} }}; }}\nfn after() {{}}\n")
    assert {"f", "S"}.isdisjoint(names(facts))


@pytest.mark.slow
def test_a_macro_call_of_a_megabyte() -> None:
    facts, _ = look("const A: &[u8] = &bytes![" + "0x00, " * 200_000 + "];\nfn after() {}\n")
    assert names(facts) == ["A", "after"]


@pytest.mark.slow
def test_a_generated_file_of_twenty_thousand_constants() -> None:
    facts, links = look("".join(f"/// {n}\npub const C{n}: u64 = f({n});\n" for n in range(20_000)))
    assert len(facts.definitions) == len(links) == 20_000


@pytest.mark.slow
def test_a_comment_far_above_thousands_of_definitions_is_looked_at_once() -> None:
    facts, _ = look("// top\n" + "fn a() {}\n" * 10_000)
    assert len(facts.definitions) == 10_000


@pytest.mark.slow
def test_five_thousand_implementations_of_one_type() -> None:
    text = "struct A;\n" + "".join(
        f"impl T{n} for A {{ fn f(&self) {{ self.f{n}(); A::f() }} }}\n" for n in range(5_000)
    )
    facts, links = look(text)
    assert len(facts.definitions[0].implements) == 5_000
    assert {link.reason for link in links} == {"ambiguous", "elsewhere"}


def test_namespaces_that_take_all_names_of_one_another() -> None:
    stars = "".join(f"use super::m{n}::*;\n" for n in range(60))
    text = "".join(f"mod m{n} {{ {stars} fn run() {{ a{n}(); b{n}(); c{n}(); }} }}\n" for n in range(60))
    _, links = look(text)
    assert {link.reason for link in links} == {"undefined"}


def test_a_glob_of_itself_is_no_endless_search() -> None:
    _, links = look("use self::*;\nuse self::a::*;\nmod a { use super::*; fn f() { g() } }\n")
    assert links[0].reason == "undefined"


@pytest.mark.slow
def test_chains_of_thousands_of_calls() -> None:
    facts, _ = look("fn f() { x" + ".a()" * 3_000 + " }\n")
    assert len(facts.references) == 3_000


def test_aliases_and_pointers_that_lead_back_to_themselves() -> None:
    _, links = look(
        "type A = B; type B = A;\n"
        "struct C; struct D;\n"
        "impl Deref for C { fn deref(&self) -> &D { loop {} } }\n"
        "impl Deref for D { fn deref(&self) -> &C { loop {} } }\n"
        "fn run(a: A, c: C) { a.go(); c.go(); A::go(); }\n"
    )
    assert [link.rule for link in links] == ["unresolved"] * 3


def test_types_and_patterns_nested_a_thousand_deep() -> None:
    depth = 1_000
    text = f"fn run(x: {'Box<' * depth}A{'>' * depth}) {{ let {'(' * depth}y{',)' * depth} = x; y.go(); x.go(); }}\n"
    facts, _ = look(text + "fn after() {}\n")
    assert "after" in names(facts)


def test_macros_in_macros() -> None:
    facts, _ = look("fn f() { " + "m!(" * 1_000 + "g()" + ")" * 1_000 + "; }\nfn after() {}\n")
    assert "after" in names(facts)
    assert len(facts.references) < 10


@pytest.mark.slow
def test_five_thousand_variables_of_one_name() -> None:
    text = "struct A;\nimpl A { fn go(self) -> A { self } }\nfn f(a: A) {\n" + "let a = a.go();\n" * 5_000 + "}\n"
    facts, _ = look(text)
    assert len(facts.references) == 5_000
