"""A run that finds nothing new, made without any of what a run needs.

For maintainers: most runs are asked for by somebody who only wants to be sure, and loading what a run needs takes
longer than looking. Wherever a look cannot tell, there is a run to make. This module must not import anything heavy.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from oxigraph_code.config import Settings
from oxigraph_code.errors import StoreError
from oxigraph_code.file_tree import root_above
from oxigraph_code.indexing.freshness.staleness import Glance
from oxigraph_code.indexing.model.observed_root import Seen, beside_store, find_seen, program_mark
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.store import LocalStore


def unchanged(path: Path, settings: Settings) -> IndexReport | None:
    """What a run over a path would report, where nothing has changed since the last one; ``None`` where that cannot be
    told."""
    began = time.monotonic()
    try:
        target = Path(os.path.realpath(path, strict=True))
        store = LocalStore(settings)
        is_older, generation = store.is_older(), store.generation()
    except (OSError, ValueError, StoreError):
        return None
    folder = target if target.is_dir() else target.parent
    seen = _seen_above(folder, settings)
    if seen is None or is_older or seen.generation != generation:
        return None
    if seen.program != program_mark(settings.selection):
        return None
    start = os.fsencode(target)[len(seen.root) :].lstrip(b"/")
    if start and start not in seen.files and not any(file.startswith(start + b"/") for file in seen.files):
        return None
    if Glance(seen).newer():
        return None
    nothing = {"added": 0, "changed": 0, "removed": 0, "unchanged": len(seen.files)}
    seconds = time.monotonic() - began
    report = msgspec.structs.replace(seen.report, changes=nothing, seconds=seconds)
    return msgspec.structs.replace(report, anew=0, from_cache=0, triples=0, added=0, removed=0, moved=(), gone=())


def _seen_above(folder: Path, settings: Settings) -> Seen | None:
    """What was seen of the root that a folder lies in."""
    for candidate in (folder, *folder.parents):
        seen = find_seen(beside_store(settings.store_path, candidate, "seen"))
        if seen is not None:
            return seen if root_above(folder, seen.manifests) == candidate else None
    return None
