"""From findings to a published graph: which project they belong to, what they change, how that is best written.

For maintainers: a run over one file asks the store for that file alone; any other run compares with all that is known
of the project. A project is known by its root; when its manifest gives it another name, a run over the whole of it
leaves no trace of the old one. This module must not know what a statement says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import __version__, identity, rdf
from oxigraph_code import vocabulary as code
from oxigraph_code.indexing.difference import Difference
from oxigraph_code.indexing.discovery import Discovery
from oxigraph_code.indexing.findings import Findings
from oxigraph_code.indexing.reading import Told
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import submodules
from oxigraph_code.store import WriteSession

_NO_TEXT = re.compile("[\ud800-\udfff]")


class Written(NamedTuple):
    """What was written: the project, its statements in all, and how many of them were added and removed."""

    project_iri: str
    total: int
    added: int
    removed: int


class _Place(NamedTuple):
    """Where findings go. ``former`` are projects of the same root under a name it no longer has."""

    project_iri: str
    is_known: bool
    former: tuple[str, ...]


def write_project(
    session: WriteSession, findings: Findings, started: str, finished: str, registry: Registry, told: Told
) -> Written:
    """Bring the graph up to date with what was found."""
    found = findings.found
    place = _place(findings.name, found, session.projects())
    if not found.files and not findings.manifests and not place.is_known and not place.former:
        return Written("", 0, 0, 0)
    for former in place.former:
        _forget(session, former)
    told("writing the graph", 0, 0)
    difference = Difference(_before(session, place, findings), place.project_iri, found)
    with session.new_text() as text:
        for lines in _statements(findings, place, started, finished, registry):
            difference.add(lines)
            text.write("\n".join([*lines, ""]))
        text.write("\n".join([*difference.kept, ""]))
    told("storing the graph", 0, 0)
    if difference.is_small:
        session.change(difference.removed, difference.added)
    else:
        session.rebuild(place.project_iri, Path(text.name))
    return Written(place.project_iri, difference.total, difference.added_count, len(difference.removed))


def shown(path: str) -> str:
    """A path as text, as the graph has it: what is no character is U+FFFD."""
    return _NO_TEXT.sub("\ufffd", path)


def _place(name: str, found: Discovery, known: dict[str, str]) -> _Place:
    root = shown(str(found.root))
    same_root = [iri for iri, other in known.items() if other == root]
    plain = identity.project(identity.project_key(name))
    wanted = plain if known.get(plain, root) == root else identity.project(identity.project_key(name, root))
    if wanted in same_root or not same_root:
        return _Place(wanted, wanted in same_root, tuple(iri for iri in same_root if iri != wanted))
    # A part of a project cannot stand for all of it, so the old name stays until the whole is read.
    return _Place(wanted, False, tuple(same_root)) if found.is_whole else _Place(same_root[0], True, ())


def _forget(session: WriteSession, project_iri: str) -> None:
    removed = set(session.triples_of(project_iri))
    if len(removed) <= Difference.SMALL:
        session.change(removed, ())
    else:
        with session.new_text() as nothing:
            pass
        session.rebuild(project_iri, Path(nothing.name))


def _before(session: WriteSession, place: _Place, findings: Findings) -> Iterable[str]:
    """What is known of the project, or of as much of it as the run can touch."""
    if not (place.is_known and findings.found.is_file):
        return session.triples_of(place.project_iri)
    owners = [place.project_iri, identity.index_run(place.project_iri)]
    owners += [identity.module(place.project_iri, file.path) for file in findings.found.files]
    owners += [identity.external_symbol(place.project_iri, name) for name in _external(findings)]
    return session.triples_owned_by(owners)


def _own_project(findings: Findings, language: str) -> str:
    """The IRI by which a loader that extracts no facts knows the project: it cannot know of another of that name."""
    mark = f"> <{code.RDF_TYPE}> <{code.Project}> ."
    named = [line[1 : -len(mark)] for line in findings.metadata.get(language, ()) if line.endswith(mark)]
    return named[0] if named else identity.project(identity.project_key(findings.found.root.name))


def _moved(lines: list[str], own: str, project_iri: str) -> list[str]:
    """Statements about one project as statements about another."""
    if own == project_iri:
        return lines
    mentioned = re.compile(f"<{re.escape(own)}(?=[>/?])")
    return [mentioned.sub(lambda _: f"<{project_iri}", line) for line in lines]


def _external(findings: Findings) -> set[str]:
    return {link.external for resolved in findings.resolved.values() for link in resolved.links if link.external} | {
        relation.external
        for resolved in findings.resolved.values()
        for relation in resolved.relations
        if relation.external
    }


def _statements(
    findings: Findings, place: _Place, started: str, finished: str, registry: Registry
) -> Iterator[list[str]]:
    """The statements of the run, module by module in the order of their paths."""
    found, project_iri = findings.found, place.project_iri
    languages = {file.language for file in found.files}
    covered = {file.path for file in found.files}

    def is_there(path: str) -> bool:
        # A run over a part of a project does not know all of its modules.
        return path in covered or (
            not (found.is_whole or (found.root / path).is_symlink()) and (found.root / path).is_file()
        )

    if place.is_known and found.is_file:
        yield rdf.language_lines(project_iri, languages)
    else:
        yield rdf.project_lines(findings.manifests, project_iri, findings.name, found.root, languages)
        for language, lines in findings.metadata.items():
            own = _own_project(findings, language)
            about_it = (f"<{own}> <{code.name}> ", f"<{own}> <{code.rootPath}> ")
            yield _moved([line for line in lines if not line.startswith(about_it)], own, project_iri)
    for file in found.files:
        if file.path in findings.facts:
            facts = findings.facts[file.path]
            loader = registry.loader(file.language)
            name, declared = "", []
            if extracts(loader):
                name = loader.semantics.module_name(file.path)
                declared = submodules(facts, loader.semantics, is_there)
            resolved = findings.resolved[file.path]
            yield rdf.module_lines(facts, resolved, findings.facts, name, project_iri, found.root, declared)
        elif file.path in findings.triples:
            yield _moved(findings.triples[file.path], _own_project(findings, file.language), project_iri)
        else:
            language, problem = findings.problems[file.path]
            yield rdf.unread_module_lines(file.path, language, problem, project_iri, found.root)
    yield rdf.external_lines(project_iri, _external(findings))
    yield rdf.run_lines(project_iri, started, finished, len(found.files), __version__)
