"""The tests and entry points of a Rust file, by the conventions of Cargo and frameworks.

For maintainers: a function is a test by its attribute, a file by its place among the targets of a package. Benchmarks
are no tests. Names and texts only.

Sources: The Rust Reference ("Testing attributes"), The Cargo Book ("Cargo Targets"); rstest, Actix Web, Rocket.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TEST: Final = re.compile(
    r"(?:\w+\s*::\s*)*(?:test|rstest|test_case|test_matrix|wasm_bindgen_test|quickcheck)\s*(?:\(|$)"
)
_TEST_TARGET: Final = re.compile(r"(?:^|/)tests/(?:[^/]+|[^/]+/main)\.rs$")
_IN_SOURCES: Final = re.compile(r"(?:^|/)src/")
_PROGRAM: Final = re.compile(
    r"(?:^|/)(?:src/main|src/bin/[^/]+|src/bin/[^/]+/main|examples/[^/]+|examples/[^/]+/main)\.rs$"
)
_LIBRARY: Final = re.compile(r"(?:^|/)src/lib\.rs$")
_ROUTE: Final = re.compile(r"(?:\w+\s*::\s*)*(?:get|post|put|patch|delete|head|options|route)\s*\(\s*\"")
_EXPORTED: Final = re.compile(r"(?:unsafe\s*\(\s*)?(?:no_mangle|export_name|wasm_bindgen|pyfunction|napi)\b")


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    is_target = _TEST_TARGET.search(facts.path) is not None and not _IN_SOURCES.search(facts.path)
    in_tests = "tests" in facts.path.split("/")[:-1] and not _IN_SOURCES.search(facts.path)
    has_tests = False
    for index, definition in enumerate(facts.definitions):
        if definition.kind not in ("function", "method"):
            continue
        if any(map(_TEST.match, definition.decorators)):
            has_tests = True
            yield Role(index, "test")
        if any(map(_ROUTE.match, definition.decorators)):
            yield Role(index, "route")
        if any(map(_EXPORTED.match, definition.decorators)):
            yield Role(index, "api")
        if definition.qualified_name == "main" and _PROGRAM.search(facts.path):
            yield Role(index, "main")
    if is_target or (in_tests and has_tests):
        yield Role(-1, "test")
    if _LIBRARY.search(facts.path):
        yield Role(-1, "api")
