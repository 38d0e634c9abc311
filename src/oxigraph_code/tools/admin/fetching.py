"""Code that is named by the address of a git repository: fetched first, where the user allows the network.

For maintainers: a clone lies in the folder of the user's cache and is brought up to date by the next load. Nothing but
a load fetches: questions are answered from what is there. This module must not know how a repository is fetched.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from oxigraph_code.errors import ConfigError
from oxigraph_code.git_address import git_address
from oxigraph_code.indexing.process.job import FetchJob
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_CLONES = "clones"
_MOST_S = 600.0


class FetchedSource(NamedTuple):
    """The path of what is to be indexed, and lines for the answer that say how it came there."""

    path: Path
    words: list[str]


def source_at(workspace: Workspace, call: Call, text: str, ref: str = "") -> FetchedSource:
    """The path that is named, or the clone of the repository that is; a branch ``ref`` of it can be named there.

    Raises ``ConfigError`` where a setting forbids it, ``ArgumentError`` for an address that is not taken, and
    ``HistoryError`` for a repository that cannot be fetched.
    """
    address = git_address(text)
    if address is None:
        return FetchedSource(full_path(text), [])
    if not workspace.settings.allow_network:
        raise ConfigError(
            f"{address.plain} is not fetched: the network is not allowed",
            hint="set OXIGRAPH_ALLOW_NETWORK=1 (the setting allow_network), or clone it with git and load the folder",
            setting="allow_network",
        )
    if workspace.settings.cache_path is None:
        raise ConfigError(
            f"{address.plain} is not fetched: there is no folder for clones",
            hint="set OXIGRAPH_CACHE_PATH to a folder (the setting cache_path)",
            setting="cache_path",
        )
    folder = workspace.settings.cache_path / _CLONES / address.folder
    job = FetchJob(address, folder, ref, workspace.settings)
    with call.working(job.kill):
        was_there = job.run(call.progress, _MOST_S)
    how = "fetched again, and checked out in" if was_there else "cloned into"
    return FetchedSource(
        folder, [f"{address.plain} was {how} {folder}; questions name it with project={str(folder)!r}"]
    )
