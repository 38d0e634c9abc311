"""What a run notes about the files that it has looked at; see ``ledger``.

For maintainers: everything is taken from what the run has found out anyway. This module must not know what a note is
used for.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.delta.write_full import Written, project_statements
from oxigraph_code.indexing.extract.findings import Findings, external_names
from oxigraph_code.indexing.extract.reading import semantics_of
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import Entry, Ledger, Named, ProjectNote, by_bytes
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery, Semantics, indexed_names, said_for_others

_SETTLED_NS = 2_000_000_000
"""A file system may date what is written within so long alike."""

Asked = Mapping[str, list[tuple[str, str, bytes]]]


def asked_by_path(answers: Iterable[Mapping[ModuleQuery, str]]) -> Asked:
    """What was asked of the names of modules, by the file that it was asked for."""
    found: dict[str, list[tuple[str, str, bytes]]] = defaultdict(list)
    for program in answers:
        for (kind, path, name), answer in program.items():
            found[path].append((kind, name, os.fsencode(answer)))
    return found


def stamp_of(file: SourceFile, began_ns: int) -> tuple[int, int, int]:
    """What tells that a file has not changed since a run began; nothing does where it was written just before."""
    return file.stamp if max(file.stamp[:2]) < began_ns - _SETTLED_NS else (0, 0, 0)


def by_name(definitions: Iterable[tuple[str, int]]) -> Named:
    """Definitions of a file by name, as their numbers."""
    found: dict[str, list[int]] = defaultdict(list)
    for name, index in definitions:
        found[name].append(index)
    return tuple((name, tuple(indexes)) for name, indexes in found.items())


def note(
    file: SourceFile,
    number: int,
    began_ns: int,
    facts: FileFacts,
    resolved: Resolved,
    asked: Asked,
    semantics: Semantics,
) -> Entry:
    """What is noted about a file that was read and resolved."""
    kinds = Counter(definition.kind for definition in facts.definitions)
    kinds["import"] = len(facts.imports)
    calls = Counter((link.rule, link.reason) for link in resolved.links)
    marks = resolved.basis.files
    return Entry(
        file.language,
        number,
        file.size,
        stamp_of(file, began_ns),
        facts.digest,
        marks.to_bytes((marks.bit_length() + 7) // 8, "little"),
        tuple(sorted(resolved.basis.methods)),
        tuple(sorted(asked.get(file.path, ()))),
        by_name(indexed_names(facts)),
        by_name(said_for_others(facts, semantics)),
        tuple(sorted(external_names(resolved))),
        tuple((rule, reason, count) for (rule, reason), count in sorted(calls.items())),
        tuple(sorted((+kinds).items())),
        facts.diagnostics,
        marks=file.marks,
    )


def note_of_problem(file: SourceFile, number: int, began_ns: int, problem: Diagnostic) -> Entry:
    """What is noted about a file that could not be read."""
    return Entry(
        file.language, number, file.size, stamp_of(file, began_ns), "", diagnostics=(problem,), marks=file.marks
    )


def ledger_of(
    findings: Findings, written: Written, registry: Registry, began_ns: int, fingerprint: str, finished: str
) -> Ledger | None:
    """What a run over everything notes, ``None`` where some files are read by loaders that yield no facts. Which
    generation it is true of is to be added when that is published."""
    if findings.triples or findings.metadata:
        return None
    found = findings.found
    semantics = semantics_of(registry)
    asked = asked_by_path(findings.answers)
    counts: Counter[int] = Counter()
    entries = {}
    for file in found.files:
        # As resolution numbers them: those that could be read, by program in the order of their paths.
        program = id(semantics[file.language])
        if file.path in findings.facts:
            facts, resolved = findings.facts[file.path], findings.resolved[file.path]
            entry = note(file, counts[program], began_ns, facts, resolved, asked, semantics[file.language])
            entries[file.path] = msgspec.structs.replace(entry, statements=written.statements.get(file.path, b""))
            counts[program] += 1
        else:
            entries[file.path] = note_of_problem(file, 0, began_ns, findings.problems[file.path][1])
    projects = {
        keyed.project.folder: ProjectNote(
            keyed.iri,
            keyed.enclosing_iri,
            tuple(project_statements(found, findings.projects, keyed.project, keyed.iri, keyed.enclosing_iri)),
        )
        for keyed in written.projects
    }
    aliases = findings.projects.aliases(file.path for file in found.files)
    return Ledger(
        fingerprint=fingerprint,
        generation=0,
        finished=finished,
        aliases=repr(aliases),
        apart=written.apart,
        projects=by_bytes(projects),
        files=by_bytes(entries),
    )
