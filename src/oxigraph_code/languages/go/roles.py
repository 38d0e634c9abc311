"""The tests and entry points of a Go file, by the conventions of the go command.

For maintainers: a test is a function of a file ``_test.go`` by its name and its parameter. Names and texts only.

Source: the documentation of the package ``testing`` and of the go command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TESTS: Final = re.compile(r"(?:Test|Fuzz|Benchmark|Example)(?![a-z])")
_SUITE_TEST: Final = re.compile(r"Test(?![a-z])")


def is_test_file(path: str) -> bool:
    """Return true for a file that only the tests of its package are built with."""
    return path.endswith("_test.go")


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    is_test = is_test_file(facts.path)
    run_first = ("init", "main") if facts.package == "main" else ("init",)
    for index, definition in enumerate(facts.definitions):
        if definition.scope or definition.kind not in ("function", "method"):
            continue
        if is_test and _is_test(definition):
            yield Role(index, "test")
        elif definition.kind == "function" and definition.name in run_first:
            yield Role(index, "main")
    if is_test:
        yield Role(-1, "test")


def _is_test(definition: Definition) -> bool:
    types = [parameter.annotation for parameter in definition.parameters]
    if definition.kind == "method":
        return not types and _SUITE_TEST.match(definition.name) is not None
    if not _TESTS.match(definition.name):
        return definition.name == "TestMain"
    return not types if definition.name.startswith("Example") else len(types) == 1 and "testing." in types[0]
