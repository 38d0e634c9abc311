"""The triples of a module keep to the vocabulary for any file, and none is written twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oxigraph_code import identity, rdf
from oxigraph_code.facts import Diagnostic, FileFacts, Import, Scope
from oxigraph_code.facts.kinds import ImportKind
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.rdf.modules import import_path
from oxigraph_code.resolution import resolve
from tests.extraction.support import read
from tests.ontology.conformance import violations

PROJECT = identity.project("shop")
CODE = identity.BASE


def lines(source: str | bytes, path: str = "cart.py") -> list[str]:
    facts = read(source, path)
    loader = registry.installed().loader_of(path)
    assert loader is not None
    assert extracts(loader)
    resolved = resolve([facts], loader.semantics)[path]
    return rdf.module_lines(facts, resolved, {path: facts}, "cart", rdf.one_project(PROJECT), Path("/root"))


def said(source: str, predicate: str) -> set[tuple[str, str]]:
    """Return subject and object of our statements with a predicate, without their common beginnings."""
    short = (line.removesuffix(" .").replace(f"{PROJECT}/", "").replace(CODE, "") for line in lines(source))
    found = (line.split(" ", 2) for line in short)
    return {(subject.strip("<>"), value.strip('<>"')) for subject, verb, value in found if verb == f"<{predicate}>"}


@pytest.mark.parametrize(
    "source",
    [
        "",
        "x = 1\n",
        "def f(: pass\nclass A:\n def g(self): self.x = h('\"')\n",
        "class A:\n  class B(A):\n    '''\"\\\\'''\n    async def f(self): return await super().f()\n",
        "from a import *\nfrom . import b\nimport c as d, c as d\n",
        "if x:\n  def f(): f()\nelse:\n  def f(): g()()\n",
        "a = b = lambda: a(b())\n[x() for x in a]\n",
        b"\xff\xfe",
        bytes(range(256)),
    ],
)
def test_every_module_is_well_formed(source: str | bytes) -> None:
    said = lines(source)
    assert violations("\n".join(said), complete=False) == []
    assert len(said) == len(set(said))


@pytest.mark.parametrize(
    "name", ['a"b.py', "a b.py", "<a>.py", "a\nb.py", "ä/😀.py", "a~2.py", "a?b.py", os.fsdecode(b"\xff.py")]
)
def test_a_module_of_any_name_is_well_formed(name: str) -> None:
    assert violations("\n".join(lines("def f(): f()\n", name)), complete=False) == []


def test_an_edge_is_said_once_and_its_sites_have_all_lines() -> None:
    source = "def f(): pass\ndef g():\n    f()\n    f()\n    f(1); f(2)\n"
    assert said(source, "calls") == {("cart.py/g", "cart.py/f")}
    site = {value for subject, value in said(source, "startLine") if subject == "cart.py/g?calls=f"}
    assert {value.partition('"')[0] for value in site} == {"3", "4", "5"}


def test_the_code_of_a_class_body_belongs_to_what_is_around_the_class() -> None:
    source = "def f(): pass\nclass A:\n    x = f()\ndef g():\n    class B:\n        y = f()\n"
    assert said(source, "calls") == {("cart.py", "cart.py/f"), ("cart.py/g", "cart.py/f")}


def test_decorators_and_defaults_belong_to_what_is_around_the_function() -> None:
    source = "def f(): pass\ndef g():\n    @f()\n    def h(x=f()): pass\n"
    assert said(source, "calls") == {("cart.py/g", "cart.py/f")}


def test_a_lambda_and_a_comprehension_belong_to_their_function() -> None:
    source = "def f(): pass\ndef g():\n    lambda: [f() for _ in x]\n"
    assert said(source, "calls") == {("cart.py/g", "cart.py/f")}


def test_a_class_that_is_called_is_instantiated_and_its_constructor_called() -> None:
    source = "class A:\n    def __init__(self): pass\nA()\n"
    assert said(source, "instantiates") == {("cart.py", "cart.py/A")}
    assert said(source, "calls") == {("cart.py", "cart.py/A.__init__")}


def test_one_text_with_two_meanings_is_two_sites() -> None:
    source = "def g(x):\n    x.f()\n    def h(x): pass\n    [x() for x in x()]\n    (lambda x: x())(x)\n"
    sites = {subject for subject, _ in said(source, "unresolvedReason")}
    assert all(subject.startswith("cart.py/g?calls=") for subject in sites)


@pytest.mark.parametrize(
    "code", ["({ go() { gone() } }).run();", "[go, gone].run();", "import('./other').run();", "new Map([]).run();"]
)
def test_no_call_site_is_named_by_what_stands_before_it(code: str) -> None:
    above = "import a from 'a';\nconst b = { c: [1] };\nnew Map([[b, b]]);\nimport('a');\n"
    sites = [
        {line.partition(" ")[0] for line in lines(text, "cart.js") if "?calls=" in line and ".run" in line}
        for text in (code, above + code)
    ]
    assert len(sites[0]) == 1
    assert sites[0] == sites[1]


def test_what_a_call_site_says_has_no_class_of_a_literal() -> None:
    assert {text for _, text in said("'a'.join(b).strip()\n", "calleeText")} == {"….join().strip"}


def test_names_that_are_imported_twice_are_two_imports() -> None:
    assert said("import a\nimport a\n", "hasImport") == {
        ("cart.py", "cart.py?import=a"),
        ("cart.py", "cart.py?import=a~2"),
    }


@pytest.mark.parametrize(
    ("kind", "path", "name", "expected"),
    [
        ("module", "a.b", "", "a.b"),
        ("symbol", "a", "b", "a.b"),
        ("symbol", "..", "b", "..b"),
        ("star", ".a", "", ".a.*"),
    ],
)
def test_an_import_is_one_path(kind: ImportKind, path: str, name: str, expected: str) -> None:
    assert import_path(Import(kind, path, name, "", 0, 1)) == expected


def test_a_module_that_could_not_be_read_is_there_with_the_reason() -> None:
    problem = Diagnostic("error", "cannot be read: Permission denied")
    said = rdf.unread_module_lines("cart.py", "python", problem, rdf.one_project(PROJECT), Path("/root"))
    assert violations("\n".join(said), complete=False) == []
    assert any("Permission denied" in line for line in said)


def test_code_of_no_function_has_no_enclosing_one() -> None:
    facts = FileFacts("x", "x", "", 0, scopes=(Scope("module", -1, -1), Scope("class", 0, 0)))
    assert functions_of(facts.scopes) == [-1, -1]
