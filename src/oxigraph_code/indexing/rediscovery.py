"""What a run over a whole root finds, told by a look at what the last one saw, without walking through folders.

For maintainers: where every folder holds the names that it held, and nothing else that decides is other, the same files
are found; only some of them look otherwise. Everything is looked at again before anything is read, as in a walk. This
module must not know what is done with what is found.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from stat import S_ISREG

import msgspec

from oxigraph_code.config import Settings
from oxigraph_code.facts import ProjectFacts
from oxigraph_code.indexing.discovery import Before, Discovery, SourceFile
from oxigraph_code.indexing.glance import Glance
from oxigraph_code.indexing.seen import NotingDisk, Seen, beside_store, find_seen, program_mark
from oxigraph_code.indexing.walk import Stamp, stamp_of
from oxigraph_code.languages.registry import Registry

_Said = dict[bytes, tuple[ProjectFacts, ...]]


def rediscover(root: Path, registry: Registry, settings: Settings) -> Discovery | None:
    """What is found below a root, ``None`` where only a walk can tell."""
    seen = find_seen(beside_store(settings.store_path, root, "seen"))
    if seen is None or seen.program != program_mark(settings.max_file_bytes):
        return None
    tree, glance = NotingDisk(root), Glance(seen)
    differing = glance.differing_files()
    if differing is None or tree.has_other(seen):
        return None
    tree.listed_before(glance.folders())
    looks: dict[str, tuple[int, Stamp]] = {}
    for path in differing:
        try:
            status = os.lstat(root / path)
        except OSError:
            return None
        if not S_ISREG(status.st_mode):
            return None
        looks[path] = status.st_size, stamp_of(status)
    files = []
    for name, (size, written, changed, number) in seen.files.items():
        path = os.fsdecode(name)
        loader = registry.loader_of(path)
        if loader is None:
            return None
        files.append(SourceFile(path, loader.language_id, *looks.get(path, (size, (written, changed, number)))))
    manifests = {os.fsdecode(folder): frozenset(names) for folder, names in seen.described.items()}
    before = _before(seen) if looks.keys().isdisjoint(map(os.fsdecode, seen.asked)) else None
    return Discovery(tree, "", tuple(files), dict(seen.report.skipped), manifests=manifests, before=before)


def _before(seen: Seen) -> Before | None:
    said = _decoder().decode(seen.said)
    if said is None:
        return None
    by_folder = {os.fsdecode(folder): found for folder, found in said.items()}
    return Before(by_folder, frozenset(map(os.fsdecode, seen.asked)), seen.checkout)


@cache
def _decoder() -> msgspec.msgpack.Decoder[_Said | None]:
    return msgspec.msgpack.Decoder(_Said | None)
