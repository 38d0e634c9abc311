"""The tests and entry points of a PHP file, by the conventions of test runners and frameworks.

For maintainers: names and texts only. Tests of Pest are closures, which are no symbols, so their file is a test.

Sources: PHPUnit ("Writing Tests"), Pest ("Writing Tests"), Laravel ("Artisan Console", "Events", "Eloquent"),
Symfony ("Console").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TEST_FILE: Final = re.compile(r"(?:^|/)[Tt]ests?/(?:.*/)?[^/]*Test\.php$|(?:^|/)[^/]+Test\.php$")
_MARKED: Final = re.compile(r"(?:[\w\\]+\\)?Test\b")
_SCRIPT: Final = re.compile(r"(?:^|/)(?:bin|public|web)/[^/]+\.php$|^(?:index|artisan|console)\.php$")
# A framework runs the methods of these names in classes of these folders.
_RUN: Final = re.compile(
    r"(?:^|/)(?:(?:Commands?|Jobs|Listeners|Middleware|MessageHandlers?)/.*#(?:handle|__invoke)"
    r"|Commands?/.*#execute|Observers/.*#(?:creat|updat|sav|delet|restor)(?:ing|ed))$"
)


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    is_test = _TEST_FILE.search(facts.path) is not None
    for index, definition in enumerate(facts.definitions):
        if definition.kind != "method" or definition.visibility != "public":
            continue
        if not is_test and _RUN.search(f"{facts.path}#{definition.name}"):
            yield Role(index, "task")
        is_marked = any(map(_MARKED.match, definition.decorators)) or "@test" in definition.docstring
        if is_test and (definition.name.startswith("test") or is_marked):
            yield Role(index, "test")
    if is_test:
        yield Role(-1, "test")
    elif _SCRIPT.search(facts.path):
        yield Role(-1, "main")
