"""The calls, uses and relations of a module, as N-Triples.

For maintainers: the sites of one caller with one text and one meaning are one call site; an edge from a caller to a
target is written once, however many sites have it. Half of a graph is about call sites, so nothing is written that a
pattern derives: the module of a site or handover is its caller's or source's, its class follows from its
properties, and the commonest rule and reason are left out. See decisions 0003 and 0153 and 0084.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.facts import FileFacts, Handover, Link, Relation, Resolved, Target
from oxigraph_code.facts.access_paths import without_numbers
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.rdf.ntriples import Statements, integer, iri, text
from oxigraph_code.rdf.symbols import SymbolIris, last_part

# A callee in the project has a rule; one outside needs none.
_EXTERNAL_RULE = "external"
_USUAL_REASON = "unknown-receiver"
_ARGUMENTS = re.compile(r"[<(\[]")
# The predicate from a caller to a target; for any other kind it is ``calls``, for none a relation states the use.
_EDGES = {
    "class": code.instantiates,
    "enum": code.instantiates,
    "trait": code.instantiates,
    "variant": code.instantiates,
    "macro": code.references,
    "field": "",
}
_RELATIONS = {
    "extends": code.extends,
    "implements": code.implementsTrait,
    "implementation_of": code.implementationOf,
    "overrides": code.overrides,
    "nested_in": code.nestedIn,
    "has_function": code.hasFunction,
    "imports": code.imports,
    "exports": code.exportsSymbol,
    "references": code.references,
    "writes": code.writes,
    "runs": code.implicitlyCalls,
}


class _Site(NamedTuple):
    """One caller, one expression, one meaning."""

    caller: int
    text: str
    name: str
    rule: str
    targets: tuple[Target, ...]
    external: str
    reason: str
    candidates: tuple[Target, ...]


def add_references(statements: Statements, facts: FileFacts, resolved: Resolved, iris: SymbolIris) -> None:
    """Write the call sites of a module, and the edges from its symbols to the targets."""
    references = _References(statements, facts, iris)
    references.add(resolved.links)
    references.relate(resolved.relations)
    references.hand_over(resolved.handovers)
    references.leave_open(resolved.unresolved)


class _References:
    """The references of one module."""

    def __init__(self, statements: Statements, facts: FileFacts, iris: SymbolIris) -> None:
        self._statements = statements
        self._facts = facts
        self._iris = iris
        self._edges: set[tuple[str, str, str]] = set()
        self._computed = [(n, entry) for n, entry in enumerate(facts.definitions) if "computed" in entry.modifiers]

    def add(self, links: Sequence[Link]) -> None:
        """Write the calls and other uses that links describe."""
        sites: dict[_Site, list[int]] = {}
        callers = functions_of(self._facts.scopes)
        for reference, link in zip(self._facts.references, links, strict=True):
            caller = callers[reference.scope]
            for index, held in self._computed if caller < 0 < reference.scope else ():
                if held.start_line <= reference.line <= held.end_line:
                    self.relate([Relation("runs", index, target) for target in link.targets])
                    break
            site = _Site(caller, without_numbers(reference.text), reference.name, *link)
            sites.setdefault(site, []).append(reference.line)
        ordinals: dict[tuple[int, str], int] = {}
        for site, lines in sites.items():
            key = (site.caller, site.text)
            ordinals[key] = ordinals.get(key, 0) + 1
            self._add_site(site, lines, ordinals[key])

    def relate(self, relations: Sequence[Relation]) -> None:
        """Relate the symbols of the module to others."""
        for relation in relations:
            target = self._iris.iri(relation.target) if relation.target else self._iris.external(relation.external)
            source = self._iris.own(relation.source)
            self._tell(source, _RELATIONS[relation.kind], target)
            if relation.kind == "implements":
                self._name_trait(relation, source)
            if relation.kind == "runs" and source != target:
                self._tell(source, code.references, target)

    def _name_trait(self, relation: Relation, source: str) -> None:
        """Write the name of a trait that a type implements, unless its own text writes it."""
        name = self._iris.name(relation.target) if relation.target else last_part(relation.external)
        definition = self._facts.definitions[relation.source]
        written = {last_part(_ARGUMENTS.split(base, maxsplit=1)[0]) for base in definition.implements}
        if definition.kind != "implementation" and name not in written:
            self._add_once(source, code.implements, text(name))

    def hand_over(self, handovers: Sequence[Handover]) -> None:
        """Write the symbols that the module hands over."""
        sites: dict[Handover, list[int]] = {}
        for handover in handovers:
            plain = handover._replace(receiver=without_numbers(handover.receiver), lines=())
            sites.setdefault(plain, []).extend(handover.lines)
        ordinals: dict[tuple[int, str, str], int] = {}
        for (kind, source, target, written, receivers, external, _), lines in sites.items():
            own, handed, name = self._iris.own(source), self._iris.iri(target), self._iris.name(target)
            key = (source, name, written)
            ordinals[key] = ordinals.get(key, 0) + 1
            subject = self._statements.about(identity.handover(own, name, written, ordinals[key]))
            subject.add(code.handoverSource, iri(own))
            subject.add(code.handedOver, iri(handed))
            subject.add_text(code.handoverKind, kind)
            subject.add_text(code.receiverText, written)
            for receiver in receivers:
                subject.add(code.receiver, iri(self._iris.iri(receiver)))
            if external:
                subject.add(code.receiver, iri(self._iris.external(external)))
            for line in sorted(set(lines)):
                subject.add(code.startLine, integer(line))
            if kind != "replaced":
                self._tell(own, code.handsOver, handed)

    def leave_open(self, unresolved: Sequence[tuple[int, str]]) -> None:
        """Write the names of members of unknown things, each with the function that uses it."""
        for source, name in unresolved:
            self._statements.about(self._iris.own(source)).add_text(code.unresolvedMember, name)

    def _add_site(self, site: _Site, lines: Sequence[int], ordinal: int) -> None:
        caller_iri = self._iris.own(site.caller)
        subject = self._statements.about(identity.call_site(caller_iri, site.text, ordinal))
        subject.add(code.caller, iri(caller_iri))
        if not site.reason and site.rule != _EXTERNAL_RULE:
            subject.add_text(code.resolution, site.rule)
        for line in dict.fromkeys(lines):
            subject.add(code.startLine, integer(line))
        for target in site.targets:
            kind = self._iris.kind(target)
            subject.add(code.callee, iri(self._iris.iri(target)))
            # An enumeration member is an instance of the enumeration.
            made = self._iris.owner(target) if kind == "variant" else target
            if edge := _EDGES.get(kind, code.calls):
                self._tell(caller_iri, edge, self._iris.iri(made))
        if site.external:
            subject.add(code.callee, iri(self._iris.external(site.external)))
        if site.reason:
            subject.add_text(code.calleeText, site.text)
            subject.add_text(code.calleeName, site.name)
            if site.reason != _USUAL_REASON:
                subject.add_text(code.unresolvedReason, site.reason)
        for target in site.candidates:
            self._tell(caller_iri, code.mayCall, self._iris.iri(target))

    def _tell(self, caller_iri: str, edge: str, target_iri: str) -> None:
        self._add_once(caller_iri, edge, iri(target_iri))

    def _add_once(self, subject_iri: str, predicate: str, value: str) -> None:
        if (subject_iri, predicate, value) not in self._edges:
            self._edges.add((subject_iri, predicate, value))
            self._statements.about(subject_iri).add(predicate, value)
