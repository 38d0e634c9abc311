"""The engine contains no name or word of a language, and asks no language by its name or by a flag."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.registry import installed

SOURCE = Path(str(files("oxigraph_code")))
ENGINE = ("facts", "extraction", "resolution", "indexing", "rdf", "search", "tools")
OF_LANGUAGES = {
    "tools/__init__.py",
    "tools/admin/load_code.py",
    "tools/context/context.py",
    "tools/review/formats.py",
    "tools/review/review.py",
    "tools/sparql/questions/reading.py",
    "tools/symbols/documents.py",
}
"""Loaders of the specification, arguments and questions that name a language, commands in documents."""
NAMES = {*(loader.language_id for loader in installed().loaders), "cargo", "crate", "golang", "gradle", "jest", "maven"}
NAMES |= {"npm", "pytest", "django", "impl", "junit"}
ORDINARY = {"css", "crystal", "dockerfile", "go", "html", "r", "sql", "toy", "yaml"}
"""Names of languages that are English words too, or formats that any program writes."""
NAME = re.compile(rf"\b(?:{'|'.join(sorted(NAMES - ORDINARY))})\b", re.IGNORECASE)
RUNTIME = re.compile(r"python -[mP]|plain Python|Python's re\b")
"""Mentions of the interpreter that runs the program itself."""
_WORDS_TEXT = """
    $crate crate super cls this Self __init__ __new__ classmethod staticmethod contextmanager clone to_owned impl struct
    func defer chan nil null None module.exports new await get set from extern fn def let mut pub
"""
WORDS = frozenset(_WORDS_TEXT.split())
FORMATS = {
    ("extraction/sites/call_arguments.py", "await"),
    ("facts/access_paths.py", "this"),
    ("facts/file_facts.py", "pub"),
    ("facts/access_paths.py", "await"),
    ("resolution/calls/method_probing.py", "mut"),
    ("resolution/inference/external/members.py", "new"),
    ("resolution/inference/external/types.py", "fn"),
    ("resolution/language/type_model.py", "new"),
    ("resolution/routing/methods.py", "get"),
    ("tools/symbols/documents.py", "set"),
    ("tools/check/findings.py", "this"),
    *((f"tools/{path}.py", "from") for path in ("answer/drawing", "calls/call_paths", "calls/subgraph")),
    ("tools/symbols/symbol_card.py", "from"),
}
"""Words of our own formats, such as access paths, receivers, library templates and HTTP methods.

Also a word before a value in any language. In the tools, a word in answers, a column in rules, and keywords before a
name that declare none by themselves in any language.
"""
RECEIVERS = re.compile(r"(?<![\w/])(?:self|cls|super)(?:\||\\|\))|\|(?:self|cls|super)\b")
"""A receiver in a regular expression: before or after a bar, or before an escape or a bracket."""
FLAGS = re.compile(r"\.scoping\b|\bScopeRules\b")


PROTOCOLS = {"GraphQL", "Settings"}
"""Names of pattern files that are no frameworks."""


def modules(*packages: str) -> Iterator[tuple[str, str]]:
    """Yield the modules of some packages by their paths, with their texts."""
    for package in packages:
        for path in sorted((SOURCE / package).rglob("*.py")):
            yield path.relative_to(SOURCE).as_posix(), path.read_text(encoding="utf-8")


MODULES = dict(modules(*ENGINE))


def texts(package: str) -> Iterator[tuple[str, str]]:
    """Yield the texts that the modules of a package state, by their paths."""
    for path, module in modules(package):
        for node in ast.walk(ast.parse(module)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, node.value


@pytest.mark.parametrize("package", ENGINE)
def test_a_package_of_the_engine_says_no_name_of_a_language(package: str) -> None:
    found = [
        f"{path}: {match[0]}"
        for path, text in MODULES.items()
        if path.startswith(f"{package}/") and path not in OF_LANGUAGES
        for match in NAME.finditer(RUNTIME.sub("", text))
    ]
    assert found == []


@pytest.mark.parametrize("package", ENGINE)
def test_a_package_of_the_engine_has_no_text_that_is_a_word_of_a_language(package: str) -> None:
    found = [(path, text) for path, text in texts(package) if text in WORDS]
    assert [entry for entry in found if entry not in FORMATS] == []


@pytest.mark.parametrize("package", ENGINE)
def test_a_package_of_the_engine_matches_no_name_of_a_receiver(package: str) -> None:
    assert [(path, text) for path, text in texts(package) if RECEIVERS.search(text)] == []


def test_the_engine_compares_no_language_with_a_name() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, text in MODULES.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Compare)
        if any(isinstance(end, ast.Attribute) and end.attr in ("language", "language_id") for end in _ends(node))
        if any(isinstance(end, ast.Constant) for end in _ends(node))
    ]
    assert found == []


def test_the_engine_reads_no_flags_of_scope_rules() -> None:
    assert [path for path, text in MODULES.items() if FLAGS.search(text)] == []


def _ends(node: ast.Compare) -> Iterator[ast.expr]:
    yield node.left
    yield from node.comparators


def test_the_engine_names_no_framework() -> None:
    patterns = [loader.semantics.patterns for loader in installed().loaders if isinstance(loader, TreeSitterLoader)]
    rows = [
        (file, row) for found in patterns for file in found.files for table in file.tables.values() for row in table
    ]
    named = {row.get("framework", file.framework) for file, row in rows}
    frameworks = {name for name in named - PROTOCOLS if name[:1].isupper() and name.lower() not in NAMES}
    assert len(frameworks) > 40
    words = re.compile(rf"\b(?:{'|'.join(map(re.escape, frameworks))})\b")
    assert [(path, match[0]) for path, text in MODULES.items() for match in words.finditer(text)] == []
