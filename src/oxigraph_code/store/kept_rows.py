"""Rows of expensive queries, kept beside the generation that they were read from.

For maintainers: a generation never changes, so neither do its rows; they are removed with it. Without them, each server
and each command would read the same thousands of rows again. A file that cannot be read, or is not as it was written,
is no file. The caller holds the lock of the generation. This module must not know the engine.
See decisions 0154 and 0157.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TypeAlias

import msgspec

from oxigraph_code.store.layout import NEW_SUFFIX

Rows: TypeAlias = tuple[list[str], list[list[str | None]]]
"""The variables of a query, and their values in each solution."""

_WORTH_KEEPING_S = 0.01
_MAX_FILES = 64
_decoder: msgspec.msgpack.Decoder[Rows] = msgspec.msgpack.Decoder(Rows)


def kept_rows(folder: Path, query: str, graphs: Sequence[str], make: Callable[[], Rows]) -> Rows:
    """Read the rows of a query from a folder, or make them, and keep them there if that took long."""
    digest = hashlib.sha256("\0".join([query, *graphs]).encode()).hexdigest()
    path = folder / digest[:32]
    with suppress(OSError, msgspec.DecodeError):
        return _decoder.decode(path.read_bytes())
    began = time.thread_time()
    rows = make()
    if time.thread_time() - began >= _WORTH_KEEPING_S:
        with suppress(OSError):
            _keep(path, rows)
    return rows


def _keep(path: Path, rows: Rows) -> None:
    path.parent.mkdir(exist_ok=True)
    if path.parent.is_symlink() or next(islice(path.parent.iterdir(), _MAX_FILES - 1, None), None) is not None:
        return
    fresh = path.with_name(f"{path.name}-{os.getpid()}{NEW_SUFFIX}")
    fresh.write_bytes(msgspec.msgpack.encode(rows))
    fresh.replace(path)
