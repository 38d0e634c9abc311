"""Clone or update a remote repository in a folder of its own.

For maintainers: remote content is untrusted. The engine runs no hooks, filters or programs and takes no submodules; the
folder belongs to this module alone, so its files are overwritten. A clone is made beside its place and renamed, so a
killed run leaves no partial clone there. This module must not know the permissions of callers.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pygit2
from pygit2.enums import CredentialType, FetchPrune, ResetMode

from oxigraph_code.errors import HistoryError
from oxigraph_code.history.git_address import GitAddress

_MAX_S = 600.0
"""The longest time of a fetch, after which the caller ends it."""

_MAX_BYTES = 4_000_000_000
_CONNECT_MS = 30_000
_UNFINISHED = ".unfinished-"
_ORIGIN = "refs/remotes/origin/"
_HINT = "check the address, or clone it with git and load the folder"

Told = Callable[[str, int, int], None]


def fetch_repository(address: GitAddress, folder: Path, told: Told, ref: str = "") -> bool:
    """Clone into a folder, or update the clone there and check out its branch. True if it existed.

    A branch ``ref`` of the repository gets a local branch of its name. Raises ``HistoryError``.
    """
    pygit2.settings.server_connect_timeout = _CONNECT_MS
    pygit2.settings.server_timeout = _CONNECT_MS
    _clear(folder)
    callbacks = _Callbacks(address, told)
    with _translated(address, callbacks):
        was_there = _updated(folder, address, callbacks)
        if not was_there:
            _cloned(folder, address, callbacks)
        repository = pygit2.Repository(str(folder))
        wanted = f"{_ORIGIN}{ref}"
        if ref and wanted in repository.references and not _is_checked_out(repository, ref):
            commit = repository.references[wanted].peel(pygit2.Commit)
            repository.branches.local.create(ref, commit, force=True)
    return was_there


def _updated(folder: Path, address: GitAddress, callbacks: _Callbacks) -> bool:
    """Fetch into a clone and check out its branch; False if there is no clone to update."""
    try:
        repository = pygit2.Repository(str(folder))
    except pygit2.GitError:
        shutil.rmtree(folder, ignore_errors=True)
        return False
    repository.remotes.set_url("origin", address.plain)
    repository.remotes["origin"].fetch(callbacks=callbacks, prune=FetchPrune.PRUNE, proxy=True)
    branch = str(repository.lookup_reference("HEAD").target).removeprefix("refs/heads/")
    if f"{_ORIGIN}{branch}" not in repository.references:
        # The remote no longer has the branch of the clone; a new clone gets the present one.
        shutil.rmtree(folder)
        return False
    commit = repository.references[f"{_ORIGIN}{branch}"].peel(pygit2.Commit)
    repository.reset(commit.id, ResetMode.HARD)
    return True


def _cloned(folder: Path, address: GitAddress, callbacks: _Callbacks) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = folder.with_name(f"{_UNFINISHED}{os.getpid()}-{folder.name}")
    try:
        pygit2.clone_repository(address.plain, str(unfinished), callbacks=callbacks, proxy=True)
        with suppress(FileExistsError):
            # Another process may have finished the same clone first.
            unfinished.rename(folder)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def _is_checked_out(repository: pygit2.Repository, branch: str) -> bool:
    return str(repository.lookup_reference("HEAD").target) == f"refs/heads/{branch}"


def _clear(folder: Path) -> None:
    """Remove leftovers of killed runs: unfinished clones, and locks inside of this one."""
    oldest = time.time() - 2 * _MAX_S
    left = [*folder.parent.glob(f"{_UNFINISHED}*"), *folder.glob(".git/*.lock"), *folder.glob(".git/refs/**/*.lock")]
    for path in left:
        with suppress(OSError):
            if path.lstat().st_mtime < oldest:
                shutil.rmtree(path) if path.is_dir() else path.unlink()


class _Callbacks(pygit2.RemoteCallbacks):
    """Send credentials only to their host, report progress, and end a transfer that is too large."""

    def __init__(self, address: GitAddress, told: Told) -> None:
        super().__init__()
        self._address, self._told = address, told
        self._has_tried = False
        self.refusal: HistoryError | None = None

    def credentials(self, url: str, username_from_url: str | None, allowed_types: CredentialType) -> Any:
        user = self._address.user or username_from_url or "git"
        if allowed_types & CredentialType.USERNAME:
            return pygit2.Username(user)
        if self._has_tried:
            raise self._refused("refused the credentials")
        self._has_tried = True
        if allowed_types & CredentialType.SSH_KEY:
            return pygit2.KeypairFromAgent(user)
        is_same = urlsplit(url).hostname == self._address.host and url.startswith("https://")
        if allowed_types & CredentialType.USERPASS_PLAINTEXT and self._address.user and is_same:
            return pygit2.UserPass(self._address.user, self._address.password)
        raise self._refused("wants credentials, or is not there")

    def transfer_progress(self, stats: Any) -> None:
        if stats.received_bytes > _MAX_BYTES:
            raise self._refused(f"sent more than {_MAX_BYTES / 1e9:.0f} GB")
        if stats.received_objects % 1000 == 0:
            self._told("fetching", stats.received_objects, stats.total_objects)

    def _refused(self, what: str) -> HistoryError:
        self.refusal = HistoryError(f"{self._address.plain} {what}", hint=_HINT, path=self._address.plain)
        return self.refusal


@contextmanager
def _translated(address: GitAddress, callbacks: _Callbacks) -> Iterator[None]:
    try:
        yield
    except HistoryError:
        raise
    except (pygit2.GitError, KeyError, ValueError, OSError) as error:
        if callbacks.refusal is not None:
            raise callbacks.refusal from None
        raise HistoryError(f"{address.plain} cannot be fetched: {error}", hint=_HINT, path=address.plain) from None
