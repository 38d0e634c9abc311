"""Sources that are git addresses: clones in the user's cache, if the network is allowed.

For maintainers: a clone is brought up to date by the next load. Only a load fetches; questions are answered from the
files that are there. This module must not know how a repository is fetched. See decision 0094.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from oxigraph_code.errors import ConfigError, HistoryError
from oxigraph_code.history.git_address import git_address
from oxigraph_code.indexing.process.requests import Fetch
from oxigraph_code.processes.child import DeadlinePassed
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_CLONES = "clones"
_MAX_SECONDS = 600.0


class FetchedSource(NamedTuple):
    """A path to index, with lines for the answer about its origin."""

    path: Path
    origin: list[str]


def source_at(workspace: Workspace, call: Call, text: str, ref: str = "") -> FetchedSource:
    """Resolve a path, or clone or fetch the repository at a git address.

    ``ref`` is a branch of the repository to fetch. Raises ``ConfigError`` if a setting forbids it, ``ArgumentError``
    for an unsupported address, and ``HistoryError`` if the repository cannot be fetched.
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
    try:
        was_there = call.make(Fetch(folder, workspace.settings, address, ref), _MAX_SECONDS)
    except DeadlinePassed:
        raise HistoryError(
            f"{address.plain} was not fetched in {_MAX_SECONDS:,.0f} s",
            hint="call again, or clone it with git and load the folder",
            path=address.plain,
        ) from None
    how = "fetched again, and checked out in" if was_there else "cloned into"
    return FetchedSource(
        folder, [f"{address.plain} was {how} {folder}; questions name it with project={str(folder)!r}"]
    )
