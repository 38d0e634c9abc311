"""Extraction and resolution of any .cs file end soon, and keep all that could be read."""

from __future__ import annotations

from functools import partial

from tests.languages.looking import look_at

PATH = "src/Shop/A.cs"
look = partial(look_at, "csharp", PATH)


def test_directives_inside_a_declaration_leave_one_branch() -> None:
    source = (
        "class A\n#if NETFRAMEWORK\n    : Old\n#else\n    : New\n#endif\n{\n    void Run(\n#if FEATURE\n        int a\n"
    )
    facts, _ = look(f"{source}#else\n        string a\n#endif\n    ) {{ }}\n}}\n")
    assert facts.diagnostics == ()
    assert facts.definitions[0].bases == ("New",)
    assert [entry.annotation for entry in facts.definitions[1].parameters] == ["int"]


def test_directives_that_never_end_are_read() -> None:
    facts, _ = look("#endif\n#if X\n#if Y\nclass A { void M( }\n#else\n#elif\n#endif\n#if\n#else\n")
    assert facts.diagnostics


def test_packages_where_values_are_expected() -> None:
    _, links = look(
        "namespace Shop.Tax;\nclass A { void F() { Use(Shop.Tax); Tax[0].Of(); Use(Tax.Of); A[1].F(); } }\n"
    )
    assert links
    assert "failed" not in {link.reason for link in links}


def test_types_and_results_that_depend_on_themselves() -> None:
    _, links = look(
        "using X = Y; using Y = X;\nclass A : B { }\nclass B : A { X x; object R() => x.F(); }\n"
        "partial class P<T> : P<P<T>> { T t; object Q() => t.Q(); }\ninterface I<T> where T : I<T> { T Get(); }\n"
        "static class E { public static T Ext<T>(this T t) where T : T => t.Ext().Ext(); }\n"
    )
    assert links


def test_calls_and_functions_nested_deep() -> None:
    look("class A { int F(int a) => " + "F(" * 500 + "1" + ")" * 500 + "; }\n")
    look("class A { object F(System.Action a) => " + "F(() => " * 200 + "1" + ")" * 200 + "; }\n")
    look("class A { " + "List<" * 300 + "int" + ">" * 300 + " x; void F() { x" + "<int" * 200 + "; } }\n")
