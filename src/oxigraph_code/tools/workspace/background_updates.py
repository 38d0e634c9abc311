"""Background updates of the graph as files change, between questions.

For maintainers: after each burst of events it does as a tool does, so that one rule decides whether the graph is stale
and one process makes the runs. Without events from the operating system, each question checks by itself. It starts
after the first answers to the client. This module must not know the protocol.
"""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.indexing.freshness.watcher import WatchUnavailable, watch_for_changes
from oxigraph_code.indexing.model.observed_root import ObservedRoot
from oxigraph_code.processes import logs
from oxigraph_code.tools.workspace.freshness import fresh
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_HEAD_START_S = 1.0
_PAUSE_S = 2.0


class BackgroundUpdates:
    """Update the project around the client in a thread, from ``start`` to ``stop``."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = replace(workspace, patience_s=math.inf)
        self._stop = threading.Event()

    def start(self) -> None:
        threading.Thread(target=self._follow, name="background updates", daemon=True).start()

    def stop(self) -> None:
        self._stop.set()

    def _follow(self) -> None:
        pause = _HEAD_START_S
        while not self._stop.wait(pause):
            pause = _PAUSE_S
            try:
                if not self._update_until_folders_change():
                    return
            except WatchUnavailable as error:
                # Without events, each question checks for changes itself.
                logs.event("cannot follow changes of files", logging.WARNING, reason=str(error))
                return
            except OxigraphCodeError as error:
                if not self._stop.is_set():
                    logs.event("cannot bring the index up to date", logging.WARNING, error=type(error).__name__)

    def _update_until_folders_change(self) -> bool:
        """Update until folders appear or disappear; return False if there is no project to follow."""
        found = fresh(self._workspace, Call())
        if not found.projects:
            logs.event("cannot follow changes of files", logging.WARNING, reason="no project to follow")
            return False
        logs.event("following changes of files", root=found.root)
        while (seen := self._observed(found.roots)) and not self._stop.is_set():
            for _ in watch_for_changes(seen, self._stop):
                if fresh(self._workspace, Call()).roots != found.roots:
                    return True
                now = self._observed(found.roots)
                if not now or not found.root.is_dir():
                    return True
                if [*map(_looked_at, now)] != [*map(_looked_at, seen)]:
                    break
                seen = now
            else:
                return True
        return True

    def _observed(self, roots: Iterable[Path]) -> list[ObservedRoot]:
        """Return the records of all roots; none if one is missing."""
        found = [self._workspace.keeper.observed(root) for root in roots]
        return [root for root in found if root is not None] if None not in found else []


def _looked_at(root: ObservedRoot) -> tuple[Collection[bytes], Collection[bytes]]:
    return root.folders.keys(), root.others.keys()
