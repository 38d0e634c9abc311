"""Decide when to rewrite a store because deleted content takes as much space as the rest.

For maintainers: the engine never frees the text of deleted terms. Their size cannot be queried, and counting costs as
much as rewriting. So the size is recorded when the store is rewritten; bulk loads count as live content, growth by
small changes as possibly dead. The store is rewritten when it has more than doubled, so that as many bytes of small
changes pay for it. The record may be lost or wrong: that costs time or space, and nothing else. This module must not
know how a store is written.
"""

from __future__ import annotations

from contextlib import suppress

from oxigraph_code.store.layout import StoreFolder, replace_file

SPARE_BYTES = 16_000_000
"""Always allowed: the engine's own files come and go by megabytes."""


def pays(folder: StoreFolder) -> bool:
    """Return true if rewriting the current generation pays."""
    return folder.size().bytes > 2 * _recorded(folder) + SPARE_BYTES


def record_size(folder: StoreFolder, before: int, *, is_rewritten: bool, is_bulk: bool) -> None:
    """Record the size of the current generation after a rewriting, a bulk load or the first write.

    ``before`` is the size before that, in bytes.
    """
    size = folder.size().bytes
    if is_rewritten or not before:
        held = size
    elif is_bulk:
        held = _recorded(folder) + max(0, size - before)
    else:
        return
    # Without the record, the store is rewritten once too often, or too late.
    with suppress(OSError):
        replace_file(folder.packed, f"{held}\n")


def record_attempt(folder: StoreFolder) -> None:
    """Record a rewriting as done beforehand, so that a failing one is not repeated at each change."""
    with suppress(OSError):
        replace_file(folder.packed, f"{folder.size().bytes}\n")


def _recorded(folder: StoreFolder) -> int:
    """Return the recorded bytes. A store without a valid record is rewritten once."""
    try:
        text = folder.packed.read_bytes()[:32].decode(errors="replace").strip()
    except OSError:
        return 0
    return int(text) if text.isascii() and text.isdigit() else 0
