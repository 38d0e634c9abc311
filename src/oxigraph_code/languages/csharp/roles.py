"""The tests and entry points of a file, by the attributes of test runners and frameworks.

For maintainers: names and texts only.

Sources: xUnit, NUnit and MSTest documentation; ASP.NET Core ("Routing to controller actions"); C# language
specification, "Application startup".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TEST: Final = re.compile(
    r"(?:[\w.]+\.)?(?:Fact|Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|Property)(?:Attribute)?\s*(?:\(|$)"
)
_ROUTE: Final = re.compile(r"(?:[\w.]+\.)?(?:Http(?:Get|Post|Put|Patch|Delete|Head|Options)|Route)\s*(?:\(|$)")
# A host runs the methods of these names in its services; a framework runs those that take one of its objects first.
_HOSTED: Final = frozenset(["ExecuteAsync", "StartAsync", "StopAsync"])
_SERVICE: Final = re.compile(r"(?:\w+\.)*(?:BackgroundService|IHosted(?:Lifecycle)?Service)\b")
_RUN: Final = frozenset(["Configure", "ConfigureServices", "Execute", "Invoke", "InvokeAsync"])
_PASSED: Final = re.compile(r"(?:\w+\.)*(?:HttpContext|IApplicationBuilder|IServiceCollection|IJobExecutionContext)\b")


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    has_tests = False
    for index, definition in enumerate(facts.definitions):
        if definition.kind != "method":
            continue
        if any(map(_TEST.match, definition.decorators)):
            has_tests = True
            yield Role(index, "test")
        if any(map(_ROUTE.match, definition.decorators)):
            yield Role(index, "route")
        if _is_run(facts, definition):
            yield Role(index, "task")
        if definition.name == "Main" and "static" in definition.modifiers:
            yield Role(index, "main")
    if has_tests:
        yield Role(-1, "test")
    if any(site.scope == 0 for site in facts.references):  # statements outside of types start the program
        yield Role(-1, "main")


def _is_run(facts: FileFacts, method: Definition) -> bool:
    """Return true if a host or a framework runs a method."""
    if method.name in _HOSTED:
        owner = facts.scopes[method.scope].definition
        return owner >= 0 and any(map(_SERVICE.match, facts.definitions[owner].bases))
    return method.name in _RUN and any(_PASSED.match(entry.annotation) for entry in method.parameters[:1])
