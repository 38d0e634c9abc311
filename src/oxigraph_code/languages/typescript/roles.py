"""The tests and entry points of a file, by the conventions of test runners and frameworks.

For maintainers: a test is a call with an anonymous function, whose code belongs to the module; so the module is the
test. It needs both a path or an import of a test runner, and a call that declares a test. Names and texts only.

Sources: Jest (``testMatch``), Vitest (``include``), Mocha, Node.js (``node:test``); Next.js, NestJS, Express, Fastify.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, Reference, Role
from oxigraph_code.resolution.language.semantics import LineageOf

_MAKERS: Final = frozenset({"describe", "it", "test", "suite", "specify", "context"})
_VARIANTS: Final = frozenset(
    {"only", "skip", "todo", "each", "concurrent", "sequential", "serial", "fails", "failing", "for"}
)
_TEST_PLACE: Final = re.compile(
    r"\.(?:test|spec|cy|e2e)(?:-d)?\.[cm]?[jt]sx?$|(?:^|/)(?:__tests__|tests?|specs?|e2e)/(?:.*/)?[^/]+\.[cm]?[jt]sx?$"
)
_BENCHMARK: Final = re.compile(r"\.bench(?:mark)?\.[cm]?[jt]sx?$")
_TEST_PACKAGES: Final = frozenset(
    {
        "vitest",
        "@jest/globals",
        "node:test",
        "test",
        "mocha",
        "bun:test",
        "@playwright/test",
        "ava",
        "tape",
        "tap",
        "uvu",
    }
)
_FACE: Final = re.compile(
    r"(?:(?:packages|apps|libs|modules)/(?:[^/]+/){1,2})?(?:(?:src|lib)/)?(?:index|main|mod)\.[cm]?[jt]sx?$"
)
_ROUTE_FILE: Final = re.compile(r"(?:^|/)app/(?:.*/)?route\.[cm]?[jt]sx?$|(?:^|/)pages/api/.+\.[cm]?[jt]sx?$")
_ROUTE_DECORATOR: Final = re.compile(r"(?:Get|Post|Put|Patch|Delete|Head|Options|All|MessagePattern|EventPattern)\s*\(")
_ROUTER_PACKAGES: Final = frozenset({"express", "fastify", "hono", "koa-router", "@koa/router", "polka", "restify"})
_ROUTERS: Final = frozenset({"app", "router", "server", "fastify"})
_VERBS: Final = frozenset({"get", "post", "put", "patch", "delete", "all"})


def roles(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    """See ``resolution.language.semantics.Semantics``."""
    if _is_file_of_tests(facts):
        yield Role(-1, "test")
        return
    if _FACE.match(facts.path):
        yield Role(-1, "api")
    if _ROUTE_FILE.search(facts.path) or _adds_routes(facts):
        yield Role(-1, "route")
    for index, definition in enumerate(facts.definitions):
        if definition.kind == "method" and any(map(_ROUTE_DECORATOR.match, definition.decorators)):
            yield Role(index, "route")
        elif definition.kind == "function" and definition.qualified_name == "main":
            yield Role(index, "main")


def _is_file_of_tests(facts: FileFacts) -> bool:
    imported = any(entry.path in _TEST_PACKAGES for entry in facts.imports)
    if _BENCHMARK.search(facts.path) or not (imported or _TEST_PLACE.search(facts.path)):
        return False
    own = {entry.name for entry in facts.definitions if entry.scope == 0}
    return any(_makes_test(reference, own) for reference in facts.references)


def _makes_test(reference: Reference, own: set[str]) -> bool:
    if not reference.receiver:
        return reference.name in _MAKERS and reference.name not in own
    head, _, rest = reference.receiver.partition(".")
    return reference.name in _VARIANTS and head in _MAKERS - own and (not rest or rest in _VARIANTS)


def _adds_routes(facts: FileFacts) -> bool:
    if not any(entry.path in _ROUTER_PACKAGES for entry in facts.imports):
        return False
    return any(
        reference.name in _VERBS and reference.receiver.rpartition(".")[2].lower() in _ROUTERS
        for reference in facts.references
    )
