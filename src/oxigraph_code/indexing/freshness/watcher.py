"""The events of the file system that may mean that the graph is not up to date any more.

For maintainers: only the folders are watched that a run has listed, so that nobody is woken by what happens in those
that are passed by; where the system watches whole trees, the others are sorted out here. A burst of events is one.
Events come late and may be lost, so they only say that it is time for a look. This module must not know what is done
then, and it is the only importer of ``watchfiles``, which it imports when it is asked.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator

from oxigraph_code.indexing.model.observed_root import Seen

_QUIET_MS = 500
_LONGEST_BURST_MS = 10_000
_TICK_MS = 1_000
_TICKS_BETWEEN_LOOKS = 60


class CannotFollow(Exception):
    """The system does not tell of events; why, in its words."""


def times_to_look(seen: Seen, stop: threading.Event) -> Iterator[None]:
    """When something may have changed, until ``stop``: once at first, for what happened before; after each burst of
    events; and now and then for what events do not tell. Raises ``CannotFollow``."""
    import watchfiles

    watched = Watched(seen)
    try:
        events = watchfiles.watch(
            *watched.folders,
            watch_filter=lambda change, path: watched.matters(change == watchfiles.Change.modified, path),
            step=_QUIET_MS,
            debounce=_LONGEST_BURST_MS,
            rust_timeout=_TICK_MS,
            yield_on_timeout=True,
            stop_event=stop,
            raise_interrupt=False,
            recursive=watched.is_recursive,
            ignore_permission_denied=True,
        )
        for tick, changes in enumerate(events):
            if changes or tick % _TICKS_BETWEEN_LOOKS == 0:
                yield
    except (OSError, RuntimeError) as error:
        # What is not there any more will be found by the next look.
        if not isinstance(error, FileNotFoundError):
            raise CannotFollow(str(error)) from None


class Watched:
    """What is watched of a root, by what a run saw of it."""

    def __init__(self, seen: Seen) -> None:
        root = os.fsdecode(seen.root)
        self._listed = {_full(root, os.fsdecode(path)) for path in seen.folders}
        self._known = {_full(root, os.fsdecode(path)) for path in (*seen.files, *seen.others)}
        outside = {path.rpartition("/")[0] for path in self._known} - self._listed
        self.is_recursive = not sys.platform.startswith("linux")
        listed = {root} if self.is_recursive else self._listed
        self.folders = sorted(path for path in (*listed, *outside) if os.path.lexists(path))

    def matters(self, is_change: bool, path: str) -> bool:
        """Whether an event may mean something: in what is passed by, nothing does."""
        path = path.replace(os.sep, "/")
        return path in self._known or (not is_change and path.rpartition("/")[0] in self._listed)


def _full(root: str, path: str) -> str:
    whole = path if path.startswith("/") or path[1:2] == ":" else f"{root}/{path}" if path else root
    return whole.replace(os.sep, "/")
