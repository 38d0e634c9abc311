"""What the code of a module calls and uses, as N-Triples.

For maintainers: the sites of one caller that have one text and one meaning are one call site; an edge from a caller to
what it means is said once, however many sites say it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code import vocabulary as code
from oxigraph_code.facts import FileFacts, Link, Target
from oxigraph_code.rdf.ntriples import Statements, integer, iri
from oxigraph_code.rdf.symbols import enclosing_definition, enclosing_function, symbol_iri

# From a caller to what it calls; to any other kind it is ``calls``.
_EDGES = {"class": code.instantiates, "variant": code.instantiates, "macro": code.references}


class _Site(NamedTuple):
    """One caller, one expression, one meaning."""

    caller: int
    text: str
    rule: str
    targets: tuple[Target, ...]
    external: str
    reason: str


def add_references(
    statements: Statements,
    facts: FileFacts,
    links: Sequence[Link],
    files: Mapping[str, FileFacts],
    project_iri: str,
    module_iri: str,
) -> None:
    """The call sites of a module, and the edges from its functions to what they call and use. ``files`` are the facts
    that the links point into."""
    _References(statements, facts, files, project_iri, module_iri).add(links)


class _References:
    """The references of one module."""

    def __init__(
        self,
        statements: Statements,
        facts: FileFacts,
        files: Mapping[str, FileFacts],
        project_iri: str,
        module_iri: str,
    ) -> None:
        self._statements = statements
        self._facts = facts
        self._files = files
        self._project_iri = project_iri
        self._module_iri = module_iri
        self._edges: set[tuple[str, str, str]] = set()

    def add(self, links: Sequence[Link]) -> None:
        sites: dict[_Site, list[int]] = {}
        callers: dict[int, int] = {}
        for link in links:
            reference = self._facts.references[link.reference]
            if reference.scope not in callers:
                callers[reference.scope] = enclosing_function(self._facts, reference.scope)
            caller = callers[reference.scope]
            if reference.kind == "reference":
                for target in link.targets:
                    self._tell(self._iri(caller), code.references, self._target_iri(target))
                continue
            site = _Site(caller, reference.text, link.rule, link.targets, link.external, link.reason)
            sites.setdefault(site, []).append(reference.line)
        ordinals: dict[tuple[int, str], int] = {}
        for site, lines in sites.items():
            key = (site.caller, site.text)
            ordinals[key] = ordinals.get(key, 0) + 1
            self._add_site(site, lines, ordinals[key])

    def _add_site(self, site: _Site, lines: Sequence[int], ordinal: int) -> None:
        caller_iri = self._iri(site.caller)
        subject = self._statements.about(identity.call_site(caller_iri, site.text, ordinal))
        subject.add(code.RDF_TYPE, iri(code.CallSite))
        subject.add(code.definedIn, iri(self._module_iri))
        subject.add(code.caller, iri(caller_iri))
        subject.add_text(code.resolution, "" if site.reason else site.rule)
        for line in dict.fromkeys(lines):
            subject.add(code.startLine, integer(line))
        for target in site.targets:
            definition = self._files[target.path].definitions[target.definition]
            subject.add(code.callee, iri(self._target_iri(target)))
            # Who makes a member of an enumeration makes one of the enumeration.
            made = self._owner(target) if definition.kind == "variant" else target
            self._tell(caller_iri, _EDGES.get(definition.kind, code.calls), self._target_iri(made))
        if site.external:
            subject.add(code.callee, iri(identity.external_symbol(self._project_iri, site.external)))
        if site.reason:
            subject.add_text(code.calleeText, site.text)
            subject.add_text(code.unresolvedReason, site.reason)

    def _tell(self, caller_iri: str, edge: str, target_iri: str) -> None:
        if (caller_iri, edge, target_iri) not in self._edges:
            self._edges.add((caller_iri, edge, target_iri))
            self._statements.about(caller_iri).add(edge, iri(target_iri))

    def _owner(self, target: Target) -> Target:
        facts = self._files[target.path]
        return Target(target.path, enclosing_definition(facts, facts.definitions[target.definition].scope))

    def _iri(self, caller: int) -> str:
        return self._module_iri if caller < 0 else symbol_iri(self._module_iri, self._facts.definitions[caller])

    def _target_iri(self, target: Target) -> str:
        definition = self._files[target.path].definitions[target.definition]
        return symbol_iri(identity.module(self._project_iri, target.path), definition)
