"""The tests and entry points of a Ruby file, by the conventions of test runners and frameworks.

For maintainers: examples of RSpec and tests of ActiveSupport are blocks, which are no symbols, so their file is a test.
Names and texts only.

Sources: RSpec ("configuration: pattern"), Minitest ("Rake integration"), Rails Guides ("Active Job", "Mailer"),
Sidekiq ("Getting started"), Rake.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TEST_FILE: Final = re.compile(r"(?:^|/)(?:[^/]+_(?:test|spec)|test_[^/]+)\.rb$")
_TEST_CASE: Final = re.compile(r"(?:^|\.|::)(?:Test|Spec|TestCase|\w+Test|\w+TestCase)$")
_JOBS: Final = re.compile(r"(?:^|::)(?:ActiveJob::Base|ApplicationJob|Sidekiq::(?:Worker|Job))$")
_SCRIPT: Final = re.compile(r"(?:^|/)(?:bin|exe)/[^/]+$|\.(?:rake|ru)$")


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    is_test = _TEST_FILE.search(facts.path) is not None
    for index, definition in enumerate(facts.definitions):
        if definition.kind != "method":
            continue
        owner = facts.scopes[definition.scope].definition
        above = (*facts.definitions[owner].bases, *lineage(owner).external) if owner >= 0 else ()
        if definition.name.startswith("test_") and (is_test or any(map(_TEST_CASE.search, above))):
            is_test = True
            yield Role(index, "test")
        elif definition.name == "perform" and any(map(_JOBS.search, above)):
            yield Role(index, "task")
    if is_test:
        yield Role(-1, "test")
    elif _SCRIPT.search(facts.path):
        yield Role(-1, "main")
