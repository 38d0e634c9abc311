"""Extraction and resolution of any .kt file end soon, and keep all that could be read."""

from __future__ import annotations

from oxigraph_code import facts as f
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve
from tests.extraction.support import read

PATH = "src/main/kotlin/shop/A.kt"


def look(source: str | bytes) -> tuple[f.FileFacts, list[f.Link]]:
    loader = registry.installed().loader("kotlin")
    assert extracts(loader)
    facts = read(source, PATH)
    return facts, resolve([facts], loader.semantics)[PATH].links


def test_a_syntax_error_is_placed_and_the_rest_is_read() -> None:
    facts, _ = look("class A {\n    fun before() {}\n}\nfun after() {}\nclass B { fun broken( {\n")
    assert {"A.before", "after"} <= {entry.qualified_name for entry in facts.definitions}
    assert facts.diagnostics[0].severity == "error"


def test_bytes_of_no_language_are_read() -> None:
    facts, _ = look(bytes(range(256)) * 50)
    assert facts.diagnostics


def test_types_and_results_that_depend_on_themselves() -> None:
    _, links = look(
        "typealias X = Y\ntypealias Y = X\nclass A : B()\nopen class B : A()\nfun f(x: X) = g(x)\nfun g(x: X) = f(x)\n"
        "fun A.h() = this.run { h() }\nval a = b\nval b = a\n"
    )
    assert links


def test_calls_and_functions_nested_deep() -> None:
    look("fun f(a: Int): Int = " + "f(" * 500 + "1" + ")" * 500 + "\n")
    look("fun f(a: () -> Unit) { " + "f { " * 300 + "}" * 300 + " }\n")
