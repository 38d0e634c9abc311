"""The tests and entry points of a file, by the conventions of test runners and frameworks.

For maintainers: a method is a test by its annotation, or by its name in a test case of JUnit 3. Names and texts only.

Sources: JUnit 5 User Guide, JUnit 4 and TestNG documentation; Spring MVC, Jakarta RESTful Web Services, Micronaut.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_TEST: Final = re.compile(
    r"(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\s*(?:\(|$)"
)
_ROUTE: Final = re.compile(
    r"(?:[\w.]+\.)?(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|"
    r"Get|Post|Put|Patch|Delete|Head|Options)\s*(?:\(|$)"
)
_CLIENT: Final = re.compile(r"(?:[\w.]+\.)?(?:RegisterRestClient|FeignClient|Client)\s*(?:\(|$)")
_TASK: Final = re.compile(
    r"(?:[\w.]+\.)?(?:Scheduled|EventListener|KafkaListener|RabbitListener|JmsListener|PostConstruct|PreDestroy|Bean|"
    r"Schedules?|Incoming)\s*(?:\(|$)"
)
_CASE: Final = "junit.framework.TestCase"


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    has_tests = False
    cases: dict[int, bool] = {}
    for index, definition in enumerate(facts.definitions):
        if definition.kind == "function" and definition.name == "main" and not definition.scope:
            yield Role(index, "main")
        if definition.kind != "method":
            continue
        if any(map(_TEST.match, definition.decorators)) or _is_in_case(facts, definition, cases, lineage):
            has_tests = True
            yield Role(index, "test")
        if any(map(_ROUTE.match, definition.decorators)) and not _is_in_client(facts, definition):
            yield Role(index, "route")
        if any(map(_TASK.match, definition.decorators)):
            yield Role(index, "task")
        if definition.name == "main" and "static" in definition.modifiers and _takes_arguments(definition):
            yield Role(index, "main")
    if has_tests:
        yield Role(-1, "test")


def _is_in_case(facts: FileFacts, method: Definition, cases: dict[int, bool], lineage: LineageOf) -> bool:
    """Return true if a method is a test by its name and the class that it is in."""
    if not method.name.startswith("test") or method.parameters or method.visibility != "public":
        return False
    owner = facts.scopes[method.scope].definition
    if owner not in cases:
        cases[owner] = owner >= 0 and _CASE in lineage(owner).external
    return cases[owner]


def _is_in_client(facts: FileFacts, method: Definition) -> bool:
    """Return true if a method stands in an interface that is implemented by sending requests."""
    owner = facts.scopes[method.scope].definition
    return owner >= 0 and any(map(_CLIENT.match, facts.definitions[owner].decorators))


def _takes_arguments(method: Definition) -> bool:
    types = [parameter.annotation for parameter in method.parameters]
    return method.returns == "void" and types in (["String[]"], ["String"], [])
