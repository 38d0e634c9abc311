"""Extraction and resolution of any .go file end soon, and keep all that could be read."""

from __future__ import annotations

from functools import partial

import pytest

from tests.languages.looking import look_at

look = partial(look_at, "go", "shop/a.go")


def test_types_that_embed_one_another_end() -> None:
    _, links = look(
        "package a\ntype A struct { *B }\ntype B struct { *A; C }\ntype C struct { A }\nfunc (c C) M() {}\n"
        "type I interface { J }\ntype J interface { I; N() }\nfunc f(a A, i I) { a.M(); a.Gone(); i.N(); i.Gone() }\n"
    )
    assert [bool(link.targets) for link in links] == [True, False, True, False]


def test_types_made_of_themselves_end() -> None:
    types = "type A B\ntype B A\ntype F func(F) F\ntype M map[string]M\n"
    look(f"package a\n{types}func f(a A, g F, m M) {{ a.x(); g(g)(g).y(); m[1][2].z() }}\n")


def test_variables_made_of_themselves_end() -> None:
    look("package a\nvar x = y\nvar y = x.z()\nfunc f() { a := a.b(); b, c := c.x(), b.y(); a.z(); b.w(c) }\n")


@pytest.mark.parametrize("depth", [50, pytest.param(3_000, marks=pytest.mark.slow)])
def test_deep_nesting_is_read(depth: int) -> None:
    look("package a\nfunc f() {" + "{" * depth + "}" * depth + "}\nvar x = " + "(" * depth + "1" + ")" * depth)
    look("package a\nfunc f(x " + "[]" * depth + "T) { x" + "[0]" * depth + ".m(); x" + ".m()" * depth + " }\n")
    look("package a\nvar x = " + "[][]T{{" * depth + "}}" * depth + "\n")


def test_many_names_and_long_lines_are_read() -> None:
    many = ", ".join(f"x{number}" for number in range(3_000))
    facts, _ = look(f"package a\nvar {many} int\nconst (\n" + "c = iota\n" * 3_000 + f")\nfunc f({many} int) {{}}\n")
    assert len(facts.definitions) > 3_000


@pytest.mark.slow
def test_a_type_with_many_methods_and_interfaces_is_resolved() -> None:
    methods = "".join(f"func (t *T) M{number}() {{ t.M{number + 1}() }}\n" for number in range(1_000))
    interfaces = "".join(f"type I{number} interface {{ M{number}() }}\n" for number in range(1_000))
    look("package a\ntype T struct{}\n" + methods + interfaces)
