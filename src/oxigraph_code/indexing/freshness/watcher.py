"""File system events that may make the graph stale, as signals to run a staleness check.

For maintainers: only folders that the last run listed are watched, so events in ignored folders wake nothing. Where the
system can only watch whole trees, events in other folders are dropped here. A burst of events is one signal. Events
come late and may be lost, so they only say that it is time for a check. This module must not know what a check does,
and it is the only importer of ``watchfiles``, which it imports on first use.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Sequence

from oxigraph_code.indexing.model.observed_root import ObservedRoot

_QUIET_MS = 500
_LONGEST_BURST_MS = 10_000
_TICK_MS = 1_000
_TICKS_BETWEEN_CHECKS = 60


class WatchUnavailable(Exception):
    """The system does not deliver events; the message is the system's reason."""


def watch_for_changes(observed: Sequence[ObservedRoot], stop: threading.Event) -> Iterator[None]:
    """Yield whenever something may have changed, until ``stop`` is set.

    At once for changes before the call, after each burst of events, and every minute for changes without events. Raises
    ``WatchUnavailable``.
    """
    import watchfiles

    roots = [*map(WatchedFolders, observed)]

    def matters(change: watchfiles.Change, path: str) -> bool:
        return any(root.matters(change == watchfiles.Change.modified, path) for root in roots)

    try:
        events = watchfiles.watch(
            *dict.fromkeys(folder for root in roots for folder in root.folders),
            watch_filter=matters,
            step=_QUIET_MS,
            debounce=_LONGEST_BURST_MS,
            rust_timeout=_TICK_MS,
            yield_on_timeout=True,
            stop_event=stop,
            raise_interrupt=False,
            recursive=any(root.is_recursive for root in roots),
            ignore_permission_denied=True,
        )
        for tick, changes in enumerate(events):
            if changes or tick % _TICKS_BETWEEN_CHECKS == 0:
                yield
    except (OSError, RuntimeError) as error:
        # A folder that was deleted is found by the next check.
        if not isinstance(error, FileNotFoundError):
            raise WatchUnavailable(str(error)) from None


class WatchedFolders:
    """The folders of a root to watch, and the events in them that matter."""

    def __init__(self, observed: ObservedRoot) -> None:
        root = os.fsdecode(observed.root)
        self._listed = {_full(root, os.fsdecode(path)) for path in observed.folders}
        self._known = {_full(root, os.fsdecode(path)) for path in (*observed.files, *observed.others)}
        outside = {path.rpartition("/")[0] for path in self._known} - self._listed
        self.is_recursive = not sys.platform.startswith("linux")
        listed = {root} if self.is_recursive else self._listed
        self.folders = sorted(path for path in (*listed, *outside) if os.path.lexists(path))

    def matters(self, is_change: bool, path: str) -> bool:
        """Return true if an event may change the outcome of a run, which none about an ignored file does."""
        path = path.replace(os.sep, "/")
        return path in self._known or (not is_change and path.rpartition("/")[0] in self._listed)


def _full(root: str, path: str) -> str:
    whole = path if path.startswith("/") or path[1:2] == ":" else f"{root}/{path}" if path else root
    return whole.replace(os.sep, "/")
