"""The report of a run that would find nothing changed, without making the run.

For maintainers: most runs only confirm that the graph is up to date, and importing the modules of a run takes longer
than a staleness check. If the check cannot decide, the run is made. This module must not import anything heavy.
"""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path

import msgspec

from oxigraph_code.errors import StoreError
from oxigraph_code.file_tree import root_above
from oxigraph_code.indexing.freshness.staleness import StalenessCheck
from oxigraph_code.indexing.model.observed_root import (
    ObservedRoot,
    is_indexed,
    load_observed_root,
    program_fingerprint,
    record_path,
)
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore


def report_if_unchanged(path: Path, settings: Settings) -> IndexReport | None:
    """Return the report of a run that would find no change; ``None`` if that is unknown."""
    began = time.monotonic()
    try:
        target = Path(os.path.realpath(path, strict=True))
        store = LocalStore(settings)
        is_older, generation = store.is_older(), store.generation()
    except (OSError, ValueError, StoreError):
        return None
    folder = target if target.is_dir() else target.parent
    observed = _observed_above(folder, settings)
    if observed is None or is_older or observed.generation != generation:
        return None
    if observed.program != program_fingerprint(settings.selection):
        return None
    start = os.fsencode(target)[len(observed.root) :].lstrip(b"/")
    if start and start not in observed.files and not any(file.startswith(start + b"/") for file in observed.files):
        return None
    if StalenessCheck(observed).changes():
        return None
    nothing = {"added": 0, "changed": 0, "removed": 0, "unchanged": len(observed.files)}
    seconds = time.monotonic() - began
    report = msgspec.structs.replace(observed.report, is_full=False, changes=nothing, changed_files=(), seconds=seconds)
    return msgspec.structs.replace(report, parsed=0, from_cache=0, triples=0, added=0, removed=0, moved=(), gone=())


def _observed_above(folder: Path, settings: Settings) -> ObservedRoot | None:
    """Return the record of the root that contains a folder."""
    for candidate in (folder, *folder.parents):
        observed = load_observed_root(record_path(settings.store_path, candidate, "seen"))
        if observed is not None:
            known = partial(is_indexed, settings.store_path)
            return observed if root_above(folder, observed.manifest_names, known) == candidate else None
    return None
