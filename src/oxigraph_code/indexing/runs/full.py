"""A full run: read and resolve all files of a path, and compare all statements with the graph.

For maintainers: a run over a part of a root replaces the statements about the part only. This module must not know any
language.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from oxigraph_code.indexing.delta.ledger_entries import ledger_of
from oxigraph_code.indexing.delta.resolving import resolve_all
from oxigraph_code.indexing.delta.write_full import FullStatements, WriteOutcome, write_findings
from oxigraph_code.indexing.delta.write_structure import (
    LARGE_BYTES,
    PublishedStructure,
    write_links,
    write_structure,
)
from oxigraph_code.indexing.extract.cached_facts import open_cached_facts
from oxigraph_code.indexing.extract.reading import Findings, read_all
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.ledger import delete_records
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.progress import RESOLVING, report_wait, utc_now
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.runs.pipeline import RunContext, RunMode
from oxigraph_code.indexing.runs.reporting import report_of_findings
from oxigraph_code.store import WriteSession


class Full(RunMode):
    """Index the files at a path, in some languages or in all, into the working graph."""

    findings: Findings

    def __init__(self, context: RunContext, path: Path, languages: Sequence[str] = ()) -> None:
        super().__init__(context)
        self._path = path
        self._languages = languages
        self.outcome = WriteOutcome()
        self._structure: PublishedStructure | None = None
        self._finished = ""

    def prepare(self) -> None:
        self.context.progress("looking for files", 0, 0)
        self.found = discover(self._path, self.context.registry, self._languages, self.context.settings)
        self.read()
        if self.found.is_whole and sum(file.size for file in self.found.files) >= LARGE_BYTES:
            self._structure = self._publish_structure()
        if self._structure is None:
            self.resolve()
        else:
            self.context.progress(RESOLVING, 0, len(self.findings.facts))

    def read(self) -> None:
        """Read the files that were found."""
        self.findings = read_all(self.found, self.context.registry, self.context.settings, self.context.progress)
        self.projects = self.findings.projects

    def resolve(self) -> None:
        """Resolve the files that were read."""
        self.findings = resolve_all(self.findings, self.context.registry, self.context.progress)

    def _publish_structure(self) -> PublishedStructure | None:
        """Make questions about the structure of a large first run answerable while its calls are resolved."""
        registry, store, settings, progress = self.context
        purpose = f"indexing {path_text(str(self.found.root))}"
        with store.write(purpose, report_wait(progress)) as session:
            return write_structure(session, self.findings, self.started, registry, settings.processes, progress)

    def write(self, session: WriteSession) -> None:
        registry, _, settings, progress = self.context
        self._finished = utc_now()
        with open_cached_facts(self.found.tree, registry, settings) as cached:
            if self._structure is not None:
                self.findings, written = write_links(
                    session, self.findings, self._structure, self._finished, cached, progress
                )
            else:
                run = FullStatements(self.findings, self.started, self._finished, cached, progress)
                written = write_findings(session, run)
        self.outcome = _with_history(session, written)
        if self.found.is_whole:
            session.mark_reconciled([*written.roots, *written.gone])

    def close(self) -> None:
        if self._structure is not None:
            self._structure.linking.close()

    def record(self, generation: int) -> None:
        store_path = self.context.settings.store_path
        delete_records(store_path, [Path(entry.was) for entry in self.outcome.moved])
        if not (self.found.is_whole and self.outcome.projects):
            return
        self.save_ledger(self.found.root, generation)

    def save_ledger(self, subject: Path | str, generation: int = 0) -> None:
        """Make the ledger for what was written, and save it under a root or a snapshot."""
        registry, began = self.context.registry, self.began_ns
        ledger = ledger_of(self.findings, self.outcome, registry, began, self.context.fingerprint, self._finished)
        self.ledger = msgspec.structs.replace(ledger, generation=generation)
        self.ledger.save(self.context.settings.store_path, subject)

    def report(self, seconds: float) -> IndexReport:
        return report_of_findings(self.findings, self.outcome, seconds)


def _with_history(session: WriteSession, written: WriteOutcome) -> WriteOutcome:
    """Link the written modules to the history in the graph, and count these links as written."""
    if written == WriteOutcome():
        return written
    links = HistoryLinks(session)
    known = [indexed.iri for indexed in written.projects if indexed.is_known]
    if written.modules and known:
        linked = [links.link_modules(iri, written.roots[iri], written.modules) for iri in known]
    else:
        linked = list(links.link(written.roots).values())
    added, removed = sum(entry.added for entry in linked), sum(entry.removed for entry in linked)
    return written._replace(added=written.added + added, removed=written.removed + removed)
