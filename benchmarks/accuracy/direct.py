"""Predictions straight from the resolver, without a store: seconds instead of a minute.

For maintainers: this is for work on resolution. Callers and edges are made here as ``rdf.modules`` makes them;
``--direct`` is compared to check that both ways score the same. Inheritance is not among the links, so only the graph
knows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.accuracy.predictions import MODULE, Edge, Place, Predictions, Site
from oxigraph_code.facts import FileFacts, Link, Target
from oxigraph_code.facts.nesting import definition_around, functions_of
from oxigraph_code.indexing.delta.resolving import resolve_all
from oxigraph_code.indexing.extract.reading import read_all
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings


def predicted(root: Path) -> Predictions:
    """Resolve the sources below a folder and return the edges."""
    registry = installed()
    found = read_all(discover(root, registry), registry, load_settings({"workers": 1}), lambda stage, done, total: None)
    findings = resolve_all(found, registry, lambda stage, done, total: None)
    sites = []
    inherits = []
    for path, resolved in findings.resolved.items():
        facts = findings.facts[path]
        for site, link in zip(facts.references, resolved.links, strict=True):
            rule = "" if link.reason else link.rule
            sites.append(Site(path, site.line, site.name, rule, link.reason, bool(link.external)))
        for relation in resolved.relations:
            if relation.kind in ("extends", "implements") and relation.target is not None:
                base = _place(findings.facts[relation.target.path], relation.target.definition)
                inherits.append(Edge(_place(facts, relation.source), base, (), ()))
    links = {path: resolved.links for path, resolved in findings.resolved.items()}
    return Predictions(edges_of(findings.facts, links), inherits, sites)


def edges_of(files: Mapping[str, FileFacts], links: Mapping[str, Sequence[Link]]) -> list[Edge]:
    """Return the call edges of files, from the meanings of their references."""
    edges: dict[tuple[Place, Place], tuple[dict[int, None], dict[str, None]]] = {}
    for path, of_file in links.items():
        facts = files[path]
        functions = functions_of(facts.scopes)
        for site, link in zip(facts.references, of_file, strict=True):
            caller = _place(facts, functions[site.scope])
            for target in link.targets:
                callee = _callee(files[target.path], target)
                if callee is not None:
                    lines, rules = edges.setdefault((caller, callee), ({}, {}))
                    lines[site.line] = None
                    rules[link.rule] = None
    calls = [Edge(*ends, tuple(lines), tuple(rules)) for ends, (lines, rules) in edges.items()]
    return [edge for edge in calls if edge.is_listed]


def _callee(facts: FileFacts, target: Target) -> Place | None:
    """Return the callee in the graph: of a variant its enumeration, of a macro or field nothing."""
    definition = facts.definitions[target.definition]
    if definition.kind in ("macro", "field"):
        return None
    is_variant = definition.kind == "variant"
    return _place(facts, definition_around(facts.scopes, definition.scope) if is_variant else target.definition)


def _place(facts: FileFacts, definition: int) -> Place:
    if definition < 0:
        return Place(facts.path, 1, MODULE)
    entry = facts.definitions[definition]
    return Place(facts.path, entry.start_line, entry.name)
