"""Statements of comments and docstrings for people, as triples.

For maintainers: a remark that is one value is a property of its symbol or module; a task or link is a subject of its
own, since it has a place. This module must not know how a comment is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from oxigraph_code import identity
from oxigraph_code import vocabulary as code
from oxigraph_code.facts import Remark
from oxigraph_code.rdf.ntriples import Statements, integer, iri
from oxigraph_code.rdf.symbols import SymbolIris

_VALUES: Final = {
    "owner": code.ownedBy, "status": code.status, "tag": code.tag, "since": code.since, "see": code.seeAlso,
    "description": code.description, "business goal": code.businessGoal, "funnel stage": code.funnelStage,
    "revenue impact": code.revenueImpact, "annotation": code.annotation,
}  # fmt: skip
"""The properties of remarks that are one value, by their kinds."""
_PARTS: Final = {
    "task": (code.taskText, code.taskKind, code.assignee),
    "link": (code.linkTarget, code.linkKind, code.linkTitle),
    "mention": (code.mentionText, code.mentionKind, code.mentionForm),
}
_CLASSES: Final = {"task": code.TaskComment, "link": code.ExternalLink, "mention": code.Mention}
_LONGEST_KEY: Final = 60


def add_remarks(statements: Statements, remarks: Sequence[Remark], iris: SymbolIris, owners: Collection[str]) -> None:
    """Write the remarks of a module; ``owners`` are its known owners."""
    seen: Counter[tuple[int, str, str]] = Counter((-1, "owner", owner) for owner in owners)
    for remark in remarks:
        about = iris.own(remark.definition)
        key = (remark.definition, remark.kind, remark.value[:_LONGEST_KEY] if remark.kind == "task" else remark.value)
        seen[key] += 1
        if seen[key] > 1 and remark.kind != "task":
            continue
        if remark.kind in _VALUES:
            statements.about(about).add_text(_VALUES[remark.kind], remark.value)
            continue
        subject = statements.about(identity.remark(about, remark.kind, key[2], seen[key]))
        for term, value in zip(_PARTS[remark.kind], (remark.value, remark.system, remark.detail), strict=True):
            subject.add_text(term, value)
        subject.add(code.RDF_TYPE, iri(_CLASSES[remark.kind]))
        subject.add(code.definedIn, iri(iris.module))
        subject.add(code.about, iri(about))
        subject.add(code.startLine, integer(remark.line))
