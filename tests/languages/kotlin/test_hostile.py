"""Extraction and resolution of any .kt file end soon, and keep all that could be read."""

from __future__ import annotations

from functools import partial

from tests.languages.looking import look_at

PATH = "src/main/kotlin/shop/A.kt"
look = partial(look_at, "kotlin", PATH)


def test_types_and_results_that_depend_on_themselves() -> None:
    _, links = look(
        "typealias X = Y\ntypealias Y = X\nclass A : B()\nopen class B : A()\nfun f(x: X) = g(x)\nfun g(x: X) = f(x)\n"
        "fun A.h() = this.run { h() }\nval a = b\nval b = a\n"
    )
    assert links


def test_calls_and_functions_nested_deep() -> None:
    look("fun f(a: Int): Int = " + "f(" * 500 + "1" + ")" * 500 + "\n")
    look("fun f(a: () -> Unit) { " + "f { " * 300 + "}" * 300 + " }\n")
