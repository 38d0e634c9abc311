"""When a store is written anew because what it holds no more takes as much as what it holds.

For maintainers: the engine never frees the text of a term that is gone. How much that is cannot be asked, and counting
costs as much as writing anew. So the store notes its size when it was last written anew; what is loaded in bulk counts
as held, what grows by small changes as perhaps not. The store is written anew when it has more than doubled, so that
each time is paid for by as many bytes of small changes. The note may be lost or wrong: that costs time or room, and
nothing else. This module must not know how a store is written.
"""

from __future__ import annotations

from contextlib import suppress

from oxigraph_code.store.layout import StoreFolder, replace_file

SPARE_BYTES = 16_000_000
"""So much may always be lost: the engine's own files come and go by megabytes."""


def pays(folder: StoreFolder) -> bool:
    """Whether the current generation is better written anew."""
    return folder.size().bytes > 2 * _noted(folder) + SPARE_BYTES


def note(folder: StoreFolder, before: int, *, is_anew: bool, is_bulk: bool) -> None:
    """Note the size of the current generation, where that was written anew or loaded into in bulk since it had
    ``before`` bytes; or where none was before."""
    size = folder.size().bytes
    if is_anew or not before:
        held = size
    elif is_bulk:
        held = _noted(folder) + max(0, size - before)
    else:
        return
    # Without the note, the store is written anew once too often, or too late.
    with suppress(OSError):
        replace_file(folder.packed, f"{held}\n")


def note_attempt(folder: StoreFolder) -> None:
    """Note that the current generation is being written anew: what cannot be done is not tried at each change."""
    with suppress(OSError):
        replace_file(folder.packed, f"{folder.size().bytes}\n")


def _noted(folder: StoreFolder) -> int:
    """The bytes that were noted. A store without a note, or with one of somebody else, is written anew once."""
    try:
        text = folder.packed.read_bytes()[:32].decode(errors="replace").strip()
    except OSError:
        return 0
    return int(text) if text.isascii() and text.isdigit() else 0
