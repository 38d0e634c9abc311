"""The tests and entry points of a C file, by names and places.

For maintainers: names and texts only.

Sources: ISO/IEC 9899, "Program startup"; the manuals of cmocka and Unity.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TEST_FILE: Final = re.compile(
    r"(?:^|/)(?:tests?|unit|testing)/|(?:^|/)(?:test[_-]?|[^/]*[_-]tests?|check_)[^/]*\.[ch]$", re.I
)
_TEST: Final = re.compile(r"test(?:_|[A-Z]|s?$)|\w+_tests?$", re.I)
_STARTED: Final = frozenset({"main", "wmain", "WinMain", "wWinMain", "DllMain", "LLVMFuzzerTestOneInput"})


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    is_test = _TEST_FILE.search(facts.path) is not None
    for index, definition in enumerate(facts.definitions):
        if definition.kind != "function" or definition.only_declares:
            continue
        if definition.name in _STARTED:
            yield Role(index, "main")
        elif is_test and _TEST.match(definition.name):
            yield Role(index, "test")
    if is_test:
        yield Role(-1, "test")
