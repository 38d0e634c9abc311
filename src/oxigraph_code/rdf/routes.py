"""The routes of a module, the requests that its code sends, and its sides of joins, as N-Triples.

For maintainers: a route belongs to the module that registers it, wherever its handler is. A handler without a name is
no symbol, so the route has its calls; the calls of the enclosing function or module stay as they are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.facts import FileFacts, JoinSide, Link, RequestSite, Resolved, Route, Target
from oxigraph_code.rdf.ntriples import Statements, Subject, integer, iri
from oxigraph_code.rdf.symbols import SymbolIris

UNKNOWN_PART = "…"
"""The name of a key that is not known, which joins nothing."""
_PATTERNED: Final = frozenset({"topic", "event"})
_FOLDED: Final = frozenset({"field"})
"""The kinds whose names each language writes in its own style."""
_PARTED: Final = re.compile(r"([./:])")
_REST: Final = re.compile(r"(?<=[./:])(?:\*\*|[*#>])(?:[./:]\*)*$")
_MAX_PARTS: Final = 9


def add_routes(statements: Statements, facts: FileFacts, resolved: Resolved, iris: SymbolIris) -> None:
    """Write the routes, the requests and the sides of joins of a module."""
    ordinals: dict[str, int] = {}
    for route in resolved.routes:
        name = f"{'|'.join(route.methods)} {route.paths[0]}"
        ordinals[name] = ordinals.get(name, 0) + 1
        subject = statements.about(identity.route(iris.module, name, ordinals[name]))
        _describe(subject, route, name, iris)
        if route.scope >= 0:
            _tell_calls(subject, facts, resolved.links, _inside(facts, route.scope), iris)
    _add_requests(statements, resolved.requests, iris)
    _add_joins(statements, resolved.joins, iris)


def _describe(subject: Subject, route: Route, name: str, iris: SymbolIris) -> None:
    subject.add(code.RDF_TYPE, iri(code.Route))
    if route.scope >= 0:
        subject.add(code.RDF_TYPE, iri(code.Function))
    subject.add(code.definedIn, iri(iris.module))
    subject.add_text(code.name, name)
    subject.add_text(code.qualifiedName, name)
    subject.add_text(code.visibility, "public")
    subject.add(code.startLine, integer(route.line))
    subject.add(code.endLine, integer(route.end_line))
    subject.add_texts(code.httpMethod, route.methods)
    subject.add_texts(code.pathPattern, route.paths)
    for target in route.targets:
        subject.add(code.handler, iri(iris.iri(target)))
    if route.external:
        subject.add(code.handler, iri(iris.external(route.external)))
    subject.add_text(code.framework, route.framework)
    subject.add_text(code.routeRule, route.rule)
    subject.add_texts(code.guard, route.guards)


def _tell_calls(
    subject: Subject, facts: FileFacts, links: Sequence[Link], scopes: Sequence[bool], iris: SymbolIris
) -> None:
    """Write the calls of the code in scopes."""
    told: dict[tuple[str, str], None] = {}
    for reference, link in zip(facts.references, links, strict=True):
        for target in link.targets if scopes[reference.scope] else ():
            kind = iris.kind(target)
            if kind in ("function", "method"):
                told[code.calls, iris.iri(target)] = None
            elif kind in ("class", "enum", "trait"):
                told[code.instantiates, iris.iri(target)] = None
    for edge, target_iri in told:
        subject.add(edge, iri(target_iri))


def _inside(facts: FileFacts, scope: int) -> list[bool]:
    """Mark a scope of a file and all scopes in it; a scope comes after the ones around it."""
    found: list[bool] = []
    for index, entry in enumerate(facts.scopes):
        found.append(index == scope or (entry.parent >= 0 and found[entry.parent]))
    return found


def _add_requests(statements: Statements, requests: Sequence[RequestSite], iris: SymbolIris) -> None:
    lines: dict[RequestSite, list[int]] = {}
    for request in requests:
        lines.setdefault(request._replace(line=0), []).append(request.line)
    for request, places in lines.items():
        caller_iri = iris.own(request.source)
        subject = statements.about(identity.request(caller_iri, f"{'|'.join(request.methods)} {request.path}"))
        subject.add(code.RDF_TYPE, iri(code.Request))
        subject.add(code.caller, iri(caller_iri))
        subject.add_texts(code.httpMethod, request.methods)
        subject.add_text(code.pathPattern, request.path)
        for line in dict.fromkeys(places):
            subject.add(code.startLine, integer(line))


def _keys_of(kind: str, name: str, access: str) -> list[str]:
    """List the keys that a text joins under: a sender also under the patterns that cover it."""
    if kind not in _PATTERNED:
        return [name.replace("_", "").lower() if kind in _FOLDED else name]
    if access != "sends":
        return [_REST.sub("*", name)]
    parts = _PARTED.split(name)[:_MAX_PARTS] if name[:1].isalnum() else []
    return [name, *("".join((*parts[:number], "*")) for number in range(2, len(parts), 2))]


def _add_joins(statements: Statements, joins: Sequence[JoinSide], iris: SymbolIris) -> None:
    sides: dict[tuple[int, str, str, str, tuple[Target, ...]], list[JoinSide]] = {}
    for side in joins:
        sides.setdefault((side.user, side.kind, side.name, side.access, side.targets), []).append(side)
    ordinals: Counter[tuple[int, str, str, str]] = Counter()
    for (user, kind, name, access, targets), alike in sides.items():
        user_iri = iris.own(user)
        ordinals[user, kind, name, access] += 1
        use = identity.name_use(user_iri, kind, name, access, ordinals[user, kind, name, access])
        subject = statements.about(use)
        subject.add(code.usedBy, iri(user_iri))
        subject.add_text(code.nameKind, kind)
        subject.add_text(code.name, name)
        subject.add_text(code.access, access)
        symbols = dict.fromkeys(side.symbol for side in alike)
        for symbol in symbols if name != UNKNOWN_PART else ():
            for key in _keys_of(kind, name, access) if symbol is None else [iris.iri(symbol)]:
                subject.add_text(code.joinKey, f"{kind} {key}")
        for target in dict.fromkeys(targets):
            subject.add(code.receivedBy, iri(iris.iri(target)))
        for line in dict.fromkeys(side.line for side in alike):
            subject.add(code.startLine, integer(line))
