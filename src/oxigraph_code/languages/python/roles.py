"""The tests and entry points of a Python file, by the conventions of test runners and frameworks.

For maintainers: a name alone makes no test; the runner must collect the file, or the class must be a test case.
Fixtures are no tests. Names and texts only.

Sources: pytest ("Conventions for Python test discovery"), ``unittest`` ("Test Discovery"); Flask, FastAPI, Click,
Typer, Celery and Django (routes, commands, tasks).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.languages.python.discovery import FIXTURE, collects_functions, is_at_top
from oxigraph_code.resolution.language.semantics import LineageOf

# The files from which pytest or unittest collect classes.
_FILE_OF_CLASSES: Final = re.compile(r"(?:^|/)(?:tests?(?:_[^/]*)?|[^/]*_tests?)\.py$")

_ENTRY_DECORATORS: Final = (
    ("route", re.compile(r"[\w.]+\.(?:\w*route|get|post|put|patch|delete|head|options|websocket)\(\s*[rf]?[\"']")),
    ("command", re.compile(r"[\w.]+\.(?:command|group|callback)\b")),
    ("task", re.compile(r"(?:[\w.]+\.task|(?:[\w.]+\.)?shared_task)\b")),
)
_ENTRIES: Final = frozenset({"main", "handle"})
_COMMAND_MODULE: Final = re.compile(r"(?:^|/)management/commands/[^_/][^/]*\.py$")
_PACKAGE: Final = re.compile(r"(?:(?:src|lib)/)?[^/]+/__init__\.pyi?$")


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    yield from _tests(facts, lineage)
    for index, definition in enumerate(facts.definitions):
        if definition.kind in ("function", "method") and (definition.decorators or definition.name in _ENTRIES):
            yield from (Role(index, kind) for kind in _entry_kinds(facts, definition))
    if any(entry.name == "urlpatterns" and is_at_top(entry) for entry in facts.definitions):
        yield Role(-1, "route")
    if facts.path.rpartition("/")[2] == "__main__.py":
        yield Role(-1, "main")
    if _PACKAGE.match(facts.path) or (facts.exports and facts.path.endswith("/__init__.py")):
        yield Role(-1, "api")


def _tests(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    has_classes = _FILE_OF_CLASSES.search(facts.path) is not None
    if not has_classes and not any(definition.name.startswith("test") for definition in facts.definitions):
        return
    cases = _test_classes(facts, lineage)
    is_file_of_tests = bool(cases) and has_classes
    for index, definition in enumerate(facts.definitions):
        if not definition.name.startswith("test"):
            continue
        if definition.kind == "method":
            is_test = _owner(facts, definition) in cases
        else:
            is_function = definition.kind == "function" and is_at_top(definition)
            is_test = is_function and collects_functions(facts.path)
        if is_test and not any(FIXTURE.match(text) for text in definition.decorators):
            is_file_of_tests = True
            yield Role(index, "test")
    if is_file_of_tests:
        yield Role(-1, "test")


def _test_classes(facts: FileFacts, lineage: LineageOf) -> set[int]:
    """Find the classes whose methods run as tests, and the mixins of the same file that they inherit from."""
    cases: set[int] = set()
    with_constructor = {_owner(facts, entry) for entry in facts.definitions if entry.name == "__init__"}
    for index, definition in enumerate(facts.definitions):
        if definition.kind != "class":
            continue
        above = lineage(index)
        is_case = any(name.endswith("TestCase") for name in above.external)
        is_collected = definition.name.startswith("Test") and index not in with_constructor
        if is_case or (is_collected and collects_functions(facts.path)):
            cases.update((index, *above.local))
    return cases


def _entry_kinds(facts: FileFacts, definition: Definition) -> Iterator[str]:
    for kind, pattern in _ENTRY_DECORATORS:
        if any(pattern.match(text) for text in definition.decorators):
            yield kind
    if definition.name == "main" and definition.kind == "function" and is_at_top(definition):
        yield "main"
    if definition.name == "handle" and definition.kind == "method" and _COMMAND_MODULE.search(facts.path):
        yield "command"


def _owner(facts: FileFacts, definition: Definition) -> int:
    return facts.scopes[definition.scope].definition
