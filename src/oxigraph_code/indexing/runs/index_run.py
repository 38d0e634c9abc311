"""An index run: bring the working graph up to date with the files at a path.

For maintainers: a run covers one root with all its projects, or a part of it: a folder, a file, some languages. The
graph of everything outside of the part stays as it is. This module must not know any language.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from oxigraph_code.history import find_repository
from oxigraph_code.indexing.files.rediscovery import remember
from oxigraph_code.indexing.files.roots import manifest_names, root_of
from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.model.ledger import Ledger, by_bytes
from oxigraph_code.indexing.model.observed_root import FileStat, RecordingDisk
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.progress import report_wait
from oxigraph_code.indexing.model.report import FileProblem, IndexReport
from oxigraph_code.indexing.runs.from_sibling import FromSibling
from oxigraph_code.indexing.runs.full import Full
from oxigraph_code.indexing.runs.incremental import incremental_modes
from oxigraph_code.indexing.runs.pipeline import RunContext, RunMode, make_run
from oxigraph_code.indexing.runs.reporting import log_run


def index(
    path: Path,
    languages: Sequence[str],
    context: RunContext,
    *,
    full: bool = False,
    on_publish: Callable[[], None] = lambda: None,
    suspects: SuspectFolders | None = None,
) -> IndexReport:
    """Bring the graph up to date with the files at a path, in some languages or in all.

    With a ledger of the root the run is incremental, over the whole root, unless ``full`` is set. Changes are searched
    in the suspect folders, or in all. An incremental run calls ``on_publish`` before it saves the records for the next
    run.

    Raises ``FileError`` for a path that cannot be read, ``UnknownLanguage``, and ``StoreError`` if the graph cannot be
    written.
    """
    for language in languages:
        context.registry.loader(language)
    root = str(root_of(path, context.registry, context.settings.store_path))
    waiting = report_wait(context.progress)
    with context.store.work(f"index of {root}", f"indexing {path_text(root)}", waiting):
        began = time.monotonic()
        modes: list[Callable[[], RunMode]] = [lambda: Full(context, path, languages)]
        if not full:
            modes.insert(0, lambda: FromSibling(context, path, languages))
            modes.insert(0, incremental_modes(context, path, languages, suspects))
        mode = make_run(modes, context, on_publish)
        report = mode.report(time.monotonic() - began)
        _save_observed_root(mode, report)
    if left_out := context.registry.left_out:
        unused = [FileProblem(f"loader {name}", "error", reason, 0, 0) for name, reason in left_out.items()]
        report = msgspec.structs.replace(
            report, problems=(*unused, *report.problems), problem_count=report.problem_count + len(unused)
        )
    log_run("index run", report, context.store.generation())
    return report


def _save_observed_root(mode: RunMode, report: IndexReport) -> None:
    """Save the stats of all that the run has looked at, for staleness checks."""
    found, ledger, settings = mode.found, mode.ledger, mode.context.settings
    if ledger is None or not isinstance(found.tree, RecordingDisk):
        return
    for root in ledger.other_roots:
        found.tree.record(root)
    files = {file.path: FileStat(file.size, *file.stamp) for file in found.files}
    iris = [entry.iri for entry in ledger.projects.values()]
    names = manifest_names(mode.context.registry.loaders)
    observed = found.tree.observed(
        files, settings, ledger.generation, ledger.finished, iris, names, found.manifests, report
    )
    manifests = mode.projects.manifests_read()
    try:
        facts = msgspec.Raw(msgspec.msgpack.encode(by_bytes(manifests.facts)))
    except UnicodeEncodeError:
        # A name that is not valid text cannot be encoded; the next run reads the manifests again.
        facts = observed.manifest_facts
    inputs = tuple(sorted(map(os.fsencode, manifests.inputs)))
    observed = msgspec.structs.replace(
        observed, manifest_facts=facts, manifest_inputs=inputs, checkout=manifests.checkout
    )
    observed.save(settings.store_path)
    if commit := manifests.checkout[1]:
        ledger.keep(settings.store_path, found.root, commit, partial(_is_edited, found.root, ledger))
    remember(observed, found.files, settings)


def _is_edited(root: Path, ledger: Ledger) -> bool:
    """Return true if indexed files differ from the commit that is checked out."""
    if (repository := find_repository(root)) is None:
        return False
    below = repository.below(root)
    changes = [(change.path.removeprefix(below), change.kind) for change in repository.uncommitted()]
    return any(path in ledger.entries or kind == "deleted" for path, kind in changes)
