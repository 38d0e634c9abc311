"""Ledger entries of files, and the ledger of a full run.

For maintainers: all values are taken from results that the run has anyway. This module must not know the use of an
entry.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Set

import msgspec

from oxigraph_code import rdf
from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.delta.write_full import WriteOutcome, loaded_metadata, project_statements
from oxigraph_code.indexing.extract.reading import Findings, SemanticsByLanguage
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.files.walk import NO_STAMP, FileStamp
from oxigraph_code.indexing.model.ledger import (
    DefinitionsByName,
    Ledger,
    LedgerEntry,
    ProjectEntry,
    by_bytes,
    languages_of,
)
from oxigraph_code.indexing.model.observed_root import may_change_undetected
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery, Semantics, indexed_names, said_for_others

QueriesByPath = Mapping[str, list[tuple[str, str, bytes]]]
"""The kind, name and answer of each module query, by the importing file."""


def queries_by_path(answers: Iterable[Mapping[ModuleQuery, str]]) -> QueriesByPath:
    """Group module queries by the importing file."""
    found: dict[str, list[tuple[str, str, bytes]]] = defaultdict(list)
    for program in answers:
        for (kind, path, name), answer in program.items():
            found[path].append((kind, name, os.fsencode(answer)))
    return found


def reliable_stamp(file: SourceFile, began_ns: int) -> FileStamp:
    """Return the stamp of a file, or ``NO_STAMP`` if it is too recent to prove anything.

    A write after the start of the run could leave a recent timestamp unchanged.
    """
    return NO_STAMP if may_change_undetected(max(file.stamp[:2]), began_ns) else file.stamp


def restamped(entry: LedgerEntry, file: SourceFile, began_ns: int) -> LedgerEntry:
    """Return the entry with the present size and stamp of a file that has the same content."""
    return msgspec.structs.replace(entry, size=file.size, stamp=reliable_stamp(file, began_ns))


def by_name(definitions: Iterable[tuple[str, int]]) -> DefinitionsByName:
    """Group the indexes of definitions by name."""
    found: dict[str, list[int]] = defaultdict(list)
    for name, index in definitions:
        found[name].append(index)
    return tuple((name, tuple(indexes)) for name, indexes in found.items())


def entry_of(file: SourceFile, facts: FileFacts, resolved: Resolved, semantics: Semantics) -> LedgerEntry:
    """Return the entry of a file that was read and resolved, without what ``completed`` adds."""
    kinds: Counter[str] = Counter(definition.kind for definition in facts.definitions)
    kinds["import"] = len(facts.imports)
    calls = Counter((link.rule, link.reason) for link in resolved.links)
    dependencies = resolved.basis.files
    return LedgerEntry(
        file.language,
        0,
        file.size,
        NO_STAMP,
        facts.digest,
        dependencies.to_bytes((dependencies.bit_length() + 7) // 8, "little"),
        tuple(sorted(resolved.basis.methods)),
        (),
        by_name(indexed_names(facts)),
        by_name(said_for_others(facts, semantics)),
        tuple(sorted(_external_names(resolved))),
        tuple((rule, reason, count) for (rule, reason), count in sorted(calls.items())),
        tuple(sorted((+kinds).items())),
        facts.diagnostics,
        marks=file.marks,
        exports_all=any(item.kind == "star" and (item.is_offered or not item.binds) for item in facts.imports),
    )


def completed(
    entry: LedgerEntry, file: SourceFile, number: int, began_ns: int, queries: QueriesByPath, statements: bytes = b""
) -> LedgerEntry:
    """Add the number of a file, its stamp, its module queries, and the digest of its statements."""
    return msgspec.structs.replace(
        entry,
        number=number,
        stamp=reliable_stamp(file, began_ns),
        module_queries=tuple(sorted(queries.get(file.path, ()))),
        statements=statements,
    )


def _external_names(resolved: Resolved) -> set[str]:
    """Return the qualified names of the external symbols that a file uses."""
    found = {link.external for link in resolved.links}
    found.update(entry.external for entry in resolved.relations)
    found.update(entry.external for entry in resolved.handovers)
    found.update(route.external for route in resolved.routes)
    return found - {""}


def entries_of_loaded(findings: Findings) -> dict[str, LedgerEntry]:
    """Return the entries of the files that loaders without facts described."""
    entries = {}
    for file in findings.found.files:
        if loaded := findings.loaded.get(file.path):
            kinds = tuple(sorted(Counter(rdf.kinds_in(loaded.statements).values()).items()))
            entry = LedgerEntry(file.language, 0, file.size, NO_STAMP, loaded.digest, kinds=kinds, marks=file.marks)
            entries[file.path] = entry
    return entries


def entry_of_problem(file: SourceFile, number: int, began_ns: int, problem: Diagnostic) -> LedgerEntry:
    """Return the entry of a file that could not be read."""
    stamp = reliable_stamp(file, began_ns)
    return LedgerEntry(file.language, number, file.size, stamp, "", diagnostics=(problem,), marks=file.marks)


def ledger_of(
    findings: Findings,
    written: WriteOutcome,
    registry: Registry,
    began_ns: int,
    fingerprint: Callable[[Set[str]], str],
    finished: str,
) -> Ledger:
    """Return the ledger of a full run; its generation is not set yet."""
    found = findings.found
    semantics = SemanticsByLanguage(registry)
    queries = queries_by_path(findings.module_answers)
    counts: Counter[int] = Counter()
    entries = {}
    for file in found.files:
        # The numbers of resolution: readable files, by program, in the order of their paths.
        program = id(semantics.get(file.language))
        if file.path in findings.entries:
            statements = written.statements.get(file.path, b"")
            number = counts[program]
            entries[file.path] = completed(findings.entries[file.path], file, number, began_ns, queries, statements)
            counts[program] += 1
        else:
            entries[file.path] = entry_of_problem(file, 0, began_ns, findings.problems[file.path][1])
    projects = {}
    for indexed in written.projects:
        folder, iri, enclosing_iri = indexed.project.folder, indexed.iri, indexed.enclosing_iri
        loaded = tuple(loaded_metadata(findings, indexed))
        lines = (*project_statements(found, findings.projects, indexed.project, iri, enclosing_iri), *loaded)
        failures = findings.projects.failures.get(folder, ())
        projects[folder] = ProjectEntry(iri, enclosing_iri, lines, loaded, failures)
    aliases = findings.projects.aliases(file.path for file in found.files)
    return Ledger(
        fingerprint=fingerprint(languages_of(entries.values())),
        generation=0,
        finished=finished,
        aliases=repr(aliases),
        other_roots=written.other_roots,
        projects=by_bytes(projects),
        files=by_bytes(entries),
    )
