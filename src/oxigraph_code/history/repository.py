"""A git repository, opened to read its history.

For maintainers: the engine's errors become a ``HistoryError`` here. Nothing is ever run, fetched or written. An
unreadable commit is counted and skipped: one broken object must not hide a history.
"""

from __future__ import annotations

import difflib
import os
import re
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from heapq import heappop, heappush
from itertools import islice
from pathlib import Path

import pygit2

from oxigraph_code.errors import FileError, HistoryError
from oxigraph_code.facts.commits import Blame, ChangeFacts, CommitFacts
from oxigraph_code.history.blame import blame
from oxigraph_code.history.changes import changes_of
from oxigraph_code.history.committed import CommittedFiles
from oxigraph_code.history.past import Past
from oxigraph_code.history.people import People, commit_facts, written_parents
from oxigraph_code.history.surviving import SurvivingLines
from oxigraph_code.history.worktree import uncommitted

_BROKEN = (pygit2.GitError, KeyError, ValueError, OSError)
_MAX_NAMES = 5
_USUAL_BASES = ("origin/HEAD", "origin/main", "origin/master", "main", "master")
_VERSION = re.compile(r"v?\d+(?:\.\d+)+")
_walked: dict[tuple[str, str, int], tuple[CommitFacts, ...]] = {}
"""The commits of the repository that was asked about last."""
_OF_ANOTHER_USER = re.compile(r"'(.+)' is not owned by current user")


class Repository:
    """A repository with its history."""

    def __init__(self, repository: pygit2.Repository) -> None:
        self._repository = repository
        workdir = None if repository.is_bare else repository.workdir
        # A folder that does not lead back to the repository is not its working tree, whatever the configuration says.
        self.has_worktree = workdir is not None and os.path.lexists(Path(workdir, ".git"))
        self.folder = os.path.realpath(workdir if workdir is not None and self.has_worktree else repository.path)
        """The working tree, or the repository itself if there is none."""
        self.identity = os.path.realpath(repository.path)
        self.is_shallow = bool(repository.is_shallow)
        self.unreadable = 0
        """The unreadable commits of the last walk."""
        self._past = Past(repository)

    def tip(self, revision: str) -> str:
        """Return the hash of the commit that a revision names; empty if a branch has no commit yet.

        Raises ``HistoryError`` for an unknown name, with similar names.
        """
        with self._translated():
            if not revision and self._repository.head_is_unborn:
                return ""
        try:
            found = self._repository.revparse_single(revision or "HEAD")
            return str(found.peel(pygit2.Commit).id)
        except pygit2.AmbiguousError:
            hint = "give more characters of the hash, or the name of a branch or tag"
            message = f"{self.folder}: {revision!r} is ambiguous, or too short for a hash"
            raise HistoryError(message, hint=hint, path=self.folder) from None
        except _BROKEN:
            names = self.branches()
            near = difflib.get_close_matches(revision, names, n=_MAX_NAMES, cutoff=0.5)
            hint = (
                f"did you mean {', '.join(near)}?"
                if near
                else f"there are: {', '.join(names[:_MAX_NAMES]) or 'no branches'}"
            )
            what = f"{revision!r} names no commit" if revision else "HEAD names no commit"
            raise HistoryError(f"{self.folder}: {what}", hint=hint, path=self.folder) from None

    def head(self) -> tuple[str, str]:
        """Return the branch of HEAD and the hash of its commit; empty if there is none."""
        try:
            reference = self._repository.lookup_reference("HEAD")
            commit = "" if self._repository.head_is_unborn else str(reference.peel(pygit2.Commit).id)
            is_on_branch = not self._repository.head_is_detached
            return (str(reference.target).removeprefix("refs/heads/") if is_on_branch else ""), commit
        except (*_BROKEN, UnicodeError):
            return "", ""

    def files(self, commit: str) -> CommittedFiles:
        """Return the files of a commit."""
        return CommittedFiles(self._repository, Path(self.folder), commit)

    def branches(self) -> list[str]:
        """Return the short names of branches, tags and remote branches, sorted, branches first."""
        with self._translated():
            names = [name.decode("utf-8", "replace") for name in self._repository.raw_listall_references()]
        starts = ("refs/heads/", "refs/tags/", "refs/remotes/")
        return [name.removeprefix(start) for start in starts for name in sorted(names) if name.startswith(start)]

    def releases(self) -> list[tuple[str, str]]:
        """Return the tags that are numbers of versions, each commit once, with its day; the newest first."""
        found: dict[str, tuple[int, str]] = {}
        for name in self.branches():
            if _VERSION.fullmatch(name):
                commit = self._repository[self.tip(f"refs/tags/{name}")]
                if isinstance(commit, pygit2.Commit):
                    found.setdefault(str(commit.id), (commit.commit_time, name))
        days = ((name, time.strftime("%Y-%m-%d", time.gmtime(at))) for at, name in sorted(found.values(), reverse=True))
        return list(days)

    def usual_base(self, tip: str) -> str:
        """Return the branch that a change is usually made against; HEAD if it is at the tip, or none is known."""
        known = self.branches()
        usual = (name for name in _USUAL_BASES if name in known)
        return next((name for name in usual if self.tip(name) != tip), "HEAD")

    def commits(self, tip: str) -> Iterator[CommitFacts]:
        """Yield the commits reachable from a tip, the newest first, each after all its known children."""
        self.unreadable = 0
        with self._translated():
            first = self._repository[tip]
            if not isinstance(first, pygit2.Commit):
                raise HistoryError(f"{self.folder}: {tip} is no commit", path=self.folder)
            people = People(self._repository, first)
        for commit in self._walk([first.id]):
            try:
                facts = commit_facts(commit, people, is_shallow=self.is_shallow)
            except _BROKEN:
                self.unreadable += 1
            else:
                yield facts

    def newest(self, most: int) -> Sequence[CommitFacts]:
        """Return the commits reachable from HEAD, the newest first, which are read once for each HEAD."""
        _, head = self.head()
        wanted = self.identity, head, most
        if wanted not in _walked:
            _walked.clear()
            _walked[wanted] = tuple(islice(self.commits(head) if head else (), most))
        return _walked[wanted]

    def changes(self, commit: CommitFacts) -> list[ChangeFacts]:
        """List the changes of a commit to files; none if a shallow clone ends there."""
        if commit.is_cut:
            return []
        try:
            found = self._repository[commit.hash]
            return changes_of(self._repository, found) if isinstance(found, pygit2.Commit) else []
        except _BROKEN:
            return []

    def blame(self, commit: str, path: str, lines: Sequence[int], data: bytes) -> Blame:
        """Find the commits that last wrote lines of a file; see ``blame``."""
        with self._translated():
            return blame(self._repository, self._repository[commit].peel(pygit2.Commit), path, lines, data)

    def uncommitted(self, files: Sequence[str] | None = None) -> list[ChangeFacts]:
        """Return the changes since the last commit to all files of the working tree, or to some."""
        if not self.has_worktree:
            return []
        with self._translated():
            return uncommitted(self._repository, files)

    def since(self, tip: str, base: str) -> list[str]:
        """List the commits reachable from one commit and not from another, as ``git rev-list base..tip`` does."""
        with self._translated():
            walk = self._repository.walk(pygit2.Oid(hex=tip))
            walk.hide(pygit2.Oid(hex=base))
            return [str(commit.id) for commit in walk]

    def merge_base(self, one: str, other: str) -> str:
        """Find the newest commit that two commits have in common; empty if there is none."""
        with self._translated():
            found = self._repository.merge_base(pygit2.Oid(hex=one), pygit2.Oid(hex=other))
            return str(found) if found is not None else ""

    def differing(self, base: str, tip: str) -> list[ChangeFacts]:
        """Compare the files of two commits by paths, without renames and line counts."""
        with self._translated():
            return self._past.differing(pygit2.Oid(hex=base), pygit2.Oid(hex=tip))

    def paths_changed(self, commit: CommitFacts) -> Sequence[ChangeFacts]:
        """Compare a commit with its parents without line counts, once for a process."""
        return () if commit.is_cut else self._past.changes(pygit2.Oid(hex=commit.hash))

    def touches(self, commit: CommitFacts, paths: Iterable[str]) -> bool:
        """Return true if a commit differs from its first parent at a path."""
        one, *others = (pygit2.Oid(hex=entry) for entry in (commit.hash, *commit.parents[:1]))
        parent = next((entry for entry in others if self._past.has(entry)), None)
        return any(
            not path or self._past.file(one, path) != (self._past.file(parent, path) if parent is not None else None)
            for path in paths
        )

    def surviving(self, tip: str, path: str, data: bytes, most_bytes: int) -> SurvivingLines:
        """Follow the lines of versions of a file to its bytes on disk."""
        committed = self._past.file(pygit2.Oid(hex=tip), path) if tip else None
        return SurvivingLines(self._past, committed, data, most_bytes)

    def parents(self, commit: str) -> tuple[str, ...]:
        """Return the hashes of a commit's parents; none if the repository does not have the commit."""
        try:
            found = self._repository[commit]
        except _BROKEN:
            return ()
        return tuple(map(str, found.parent_ids)) if isinstance(found, pygit2.Commit) else ()

    def reachable(self, wanted: Collection[str]) -> set[str]:
        """Keep the commits that a branch, a tag, any other reference or HEAD leads to."""
        missing = {commit for commit in wanted if commit in self._repository}
        found: set[str] = set()
        for commit in self._walk(self._tips() if missing else []):
            identifier = str(commit.id)
            if identifier in missing:
                missing.discard(identifier)
                found.add(identifier)
                if not missing:
                    break
        return found

    def below(self, folder: Path) -> str:
        """Return the path of a folder relative to the root of the working tree, with a ``/`` at its end."""
        relative = os.path.relpath(os.path.realpath(folder), self.folder).replace(os.sep, "/")
        return "" if relative == "." else f"{relative}/"

    def _walk(self, tips: Iterable[pygit2.Oid]) -> Iterator[pygit2.Commit]:
        """Yield commits in the order of ``git log``: newest first among those with a visited child.

        The engine's own walk ends at the first commit that it cannot read.
        """
        waiting: list[tuple[int, int, pygit2.Commit]] = []
        seen: set[pygit2.Oid] = set()

        def add(identifiers: Iterable[pygit2.Oid]) -> None:
            following = list(identifiers)[::-1]
            while following:
                identifier = following.pop()
                if identifier in seen:
                    continue
                seen.add(identifier)
                try:
                    commit = self._repository[identifier]
                except _BROKEN:
                    self.unreadable += 1
                    following += self._parents_of_broken(identifier)
                else:
                    if isinstance(commit, pygit2.Commit):
                        heappush(waiting, (-commit.commit_time, len(seen), commit))

        add(tips)
        while waiting:
            commit = heappop(waiting)[2]
            add(commit.parent_ids)
            yield commit

    def _parents_of_broken(self, commit: pygit2.Oid) -> list[pygit2.Oid]:
        try:
            return [pygit2.Oid(hex=parent) for parent in written_parents(self._repository.read(commit)[1])]
        except _BROKEN:
            return []

    def _tips(self) -> list[pygit2.Oid]:
        tips: dict[pygit2.Oid, None] = {}
        try:
            references = self._repository.raw_listall_references()
        except _BROKEN:
            references = []
        for name in [*references, b"HEAD"]:
            try:
                found = self._repository.lookup_reference(os.fsdecode(name)).peel(pygit2.Commit)
            except (*_BROKEN, UnicodeError):
                continue  # of a tree or a blob, broken, or of a branch without a commit
            tips[found.id] = None
        return list(tips)

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except (pygit2.GitError, KeyError, ValueError) as error:
            raise HistoryError(
                f"{self.folder}: the repository cannot be read: {error}",
                hint="git fsck names the broken objects",
                path=self.folder,
            ) from None


def open_repository(path: Path) -> Repository:
    """Open the repository that contains a file or folder.

    Raises ``FileError`` for a missing path, ``HistoryError`` if no readable repository contains it.
    """
    try:
        target = path.resolve(strict=True)
    except (OSError, RuntimeError) as error:
        known = error if isinstance(error, OSError) else OSError(str(error))
        raise FileError.from_os_error(known, str(path), hint="name an existing folder by its full path") from None
    hint = "name a git repository, bare or not, or a folder inside of one"
    try:
        found = pygit2.discover_repository(str(target if target.is_dir() else target.parent))
        if found is None:
            raise HistoryError(f"{path}: not a git repository", hint=hint, path=str(path))
        return Repository(pygit2.Repository(found))
    except (pygit2.GitError, KeyError, ValueError, UnicodeError) as error:
        words = str(error)
        if owned := _OF_ANOTHER_USER.search(words):
            words = "it belongs to another user"
            hint = f"git config --global --add safe.directory {owned[1]} allows to read it"
        raise HistoryError(f"{path}: the git repository cannot be opened: {words}", hint=hint, path=str(path)) from None


def unreadable_repository(path: Path) -> str:
    """Explain why the repository around a folder cannot be opened, with a remedy; else return ""."""
    try:
        open_repository(path)
    except HistoryError as error:
        return "; ".join(str(error).splitlines()) if pygit2.discover_repository(str(path)) else ""
    return ""


def files_of(root: Path, commit: str) -> CommittedFiles:
    """Return the files of a commit, of the repository with its working tree, or itself, at ``root``."""
    return open_repository(root).files(commit)


def find_repository(path: Path) -> Repository | None:
    """Find the repository whose working tree contains a folder; ``None`` without a readable one."""
    try:
        found = open_repository(path)
    except (FileError, HistoryError):
        return None
    return found if found.has_worktree else None


def last_day(path: Path) -> str:
    """Return the day of the commit at HEAD, of the repository around a folder; empty if there is none."""
    found = find_repository(path)
    head = found.head()[1] if found is not None else ""
    return next((one.date[:10] for one in found.commits(head)), "") if found is not None and head else ""
