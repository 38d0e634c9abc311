"""An index run: from a path to a published graph.

For maintainers: the stages of the design in their order, each fed by the one before it. A run is about one root, with
all the projects in it, or about a part of that (one folder, one file, one language); what lies outside stays as it is.
This module must not know any language, nor what tools say about a run.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from oxigraph_code.config import Settings
from oxigraph_code.indexing.delta.ledger_entries import ledger_of
from oxigraph_code.indexing.delta.write_full import Written, write_findings
from oxigraph_code.indexing.extract.cached_facts import recalling
from oxigraph_code.indexing.extract.findings import Findings
from oxigraph_code.indexing.extract.reading import read_all
from oxigraph_code.indexing.files.discovery import Discovery, discover
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.files.rediscovery import remember
from oxigraph_code.indexing.files.roots import manifest_names, root_of
from oxigraph_code.indexing.freshness.staleness import Doubt
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.ledger import Ledger, by_bytes, fingerprint, forget
from oxigraph_code.indexing.model.observed_root import Look, NotingDisk
from oxigraph_code.indexing.model.path_text import shown
from oxigraph_code.indexing.model.progress import Told, now, waiting_for
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.runs.from_sibling import index_as_elsewhere
from oxigraph_code.indexing.runs.incremental import update
from oxigraph_code.indexing.runs.reporting import report_of_findings, report_of_update, tell
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WritableStore, WriteSession


def index(
    path: Path,
    languages: Sequence[str],
    registry: Registry,
    store: WritableStore,
    settings: Settings,
    told: Told,
    *,
    full: bool = False,
    published: Callable[[], None] = lambda: None,
    doubt: Doubt | None = None,
) -> IndexReport:
    """Bring the graph up to date with the files at a path, of the given languages or of all.

    Where an earlier run has seen the whole root, only what has changed since is looked at, in all of the root, or where
    a look has left a ``doubt``; with ``full`` everything is. A small run tells that it is ``published`` before all is
    noted for the next one.

    Raises ``FileError`` for a path that cannot be read, ``UnknownLanguage``, ``StoreError`` where the result cannot be
    written.
    """
    for language in languages:
        registry.loader(language)
    root = str(root_of(path, registry))
    with store.work(f"index of {root}", f"indexing {shown(root)}", waiting_for(told)):
        began = time.monotonic()
        updated = None
        if not full:
            updated = update(path, languages, registry, store, settings, told, published, doubt)
            updated = updated or index_as_elsewhere(path, languages, registry, store, settings, told)
        if updated is not None:
            report = report_of_update(updated, time.monotonic() - began)
            _keep_seen(updated.found, updated.projects, updated.ledger, report, registry, settings)
        else:
            findings, written, ledger = _index_anew(path, languages, registry, store, settings, told)
            report = report_of_findings(findings, written, time.monotonic() - began)
            if ledger is not None:
                _keep_seen(findings.found, findings.projects, ledger, report, registry, settings)
    tell("index run", report, store.generation())
    return report


def _index_anew(
    path: Path, languages: Sequence[str], registry: Registry, store: WritableStore, settings: Settings, told: Told
) -> tuple[Findings, Written, Ledger | None]:
    began_ns, started = time.time_ns(), now()
    told("looking for files", 0, 0)
    found = discover(path, registry, languages, settings)
    findings = read_all(found, registry, settings, told)
    finished = now()
    with (
        recalling(found.tree, registry, settings) as recall,
        store.write(f"indexing {shown(str(found.root))}", waiting_for(told)) as session,
    ):
        written = write_findings(session, findings, started, finished, registry, recall, told)
        written = _with_history(session, written)
        if found.is_whole:
            session.mark_reconciled([*written.roots, *written.gone])
    forget(settings.store_path, [Path(entry.was) for entry in written.moved])
    if not (found.is_whole and written.projects):
        return findings, written, None
    mark = fingerprint(registry, settings)
    ledger = ledger_of(findings, written, registry, began_ns, mark, finished)
    if ledger is not None:
        ledger = msgspec.structs.replace(ledger, generation=session.generation)
        ledger.keep(settings.store_path, found.root)
    return findings, written, ledger


def _keep_seen(
    found: Discovery, projects: Projects, ledger: Ledger, report: IndexReport, registry: Registry, settings: Settings
) -> None:
    """Keep how everything looked that was found, for who wants to know whether it still does."""
    if isinstance(found.tree, NotingDisk):
        for root in ledger.apart:
            found.tree.note(root)
        files = {file.path: Look(file.size, *file.stamp) for file in found.files}
        iris = [note.iri for note in ledger.projects.values()]
        names = manifest_names(registry.loaders)
        described = found.manifests
        seen = found.tree.seen(files, settings, ledger.generation, ledger.finished, iris, names, described, report)
        before = projects.known()
        try:
            said = msgspec.Raw(msgspec.msgpack.encode(by_bytes(before.said)))
        except UnicodeEncodeError:
            # A name may be no text; then the next run asks again.
            said = seen.said
        asked = tuple(sorted(map(os.fsencode, before.asked)))
        seen = msgspec.structs.replace(seen, said=said, asked=asked, checkout=before.checkout)
        seen.keep(settings.store_path)
        remember(seen, found.files, settings)


def _with_history(session: WriteSession, written: Written) -> Written:
    """Link what was written to the history that is in the graph already."""
    if written == Written():
        return written
    links = HistoryLinks(session)
    known = [keyed.iri for keyed in written.projects if keyed.is_known]
    if written.modules and known:
        linked = [links.link_modules(iri, written.roots[iri], written.modules) for iri in known]
    else:
        linked = list(links.link(written.roots).values())
    added, removed = sum(entry.added for entry in linked), sum(entry.removed for entry in linked)
    return written._replace(added=written.added + added, removed=written.removed + removed)
