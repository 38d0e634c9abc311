"""Reviewers of a change: owners of its files, then those who wrote the lines that it changes.

For maintainers: an owner answers for a file by CODEOWNERS, an author of lines knows them, and commits to the files
count where history is loaded. Those who made the change are left out, and so are robots. This module must not know how
a review is shown. See decision 0162.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import history
from oxigraph_code.facts.commits import Blame
from oxigraph_code.indexing.model.comparison import Comparison
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.owners import NO_OWNER, Owners
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.changes.authorship import authors_of
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_NICKNAME = re.compile(r"\s['\"(][^'\")]+['\")](?=\s)|\W|_")
_MAX_BLAMED = 10
"""The files of which lines are followed through the history, which takes longest."""
_MAX_SHOWN = 5
_MAX_NAMED = 3
_MAX_COMMITS = 1_000


class _Commits(NamedTuple):
    """The commits of a person to the changed files: their number, and the last known day."""

    number: int = 0
    last: str = ""


class Reviewers:
    """The people to ask about one change."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, found: Comparison, paths: Iterable[str]) -> None:
        self._workspace, self._scope, self._found = workspace, scope, found
        self._paths = sorted(paths)
        self._repository = history.open_repository(Path(found.root))
        self._made_by = self._makers()
        self._owners = Owners(workspace, scope).counted(map(scope.modules_of, self._paths))
        blames = self._blames()
        self._all_lines = sum(sum(commit.lines for commit in blame.commits) + blame.older for blame in blames)
        self._lines = authors_of(blames)
        self._commits = self._history(blames)
        made_by = set(map(_plain, self._made_by))
        known = [name for name in {*self._lines, *self._commits} if _plain(name) not in made_by]
        self._people = sorted(known, key=lambda name: (-self._lines.get(name, 0), -self._known(name).number, name))

    @property
    def names(self) -> list[str]:
        """The first to ask: owners, then authors."""
        owners = [owner for owner, _ in self._owners.most_common() if owner != NO_OWNER]
        return list(dict.fromkeys([*owners[:_MAX_NAMED], *self._people]))[:_MAX_NAMED]

    def rows(self) -> list[Row]:
        rows = []
        if self._owners.keys() - {NO_OWNER}:
            shown = [f"{owner} {counted(count, 'file')}" for owner, count in self._owners.most_common()]
            rows.append(Row(f"  owners: {shortened(shown, _MAX_SHOWN)}", {"owners": dict(self._owners)}))
        every = f"the {counted(self._all_lines, 'line')} that it changes{self._in_files}"
        for name in self._people[:_MAX_SHOWN]:
            lines, (commits, last) = self._lines.get(name, 0), self._known(name)
            said = [f"wrote {lines:,} of {every}"] if lines else []
            said += [f"{counted(commits, 'commit')} to its files"] if commits else []
            data = {"person": name, "lines": lines, "commits": commits, "last": last}
            rows.append(Row(f"  {name}: {', '.join(said)}, last on {last}", data))
        if self._made_by:
            shown = sorted(self._made_by)
            rows.append(Row(f"  left out, as its authors: {shortened(shown, _MAX_SHOWN)}", {"made_by": shown}))
        return rows

    def _known(self, name: str) -> _Commits:
        return self._commits.get(name, _Commits())

    def _makers(self) -> set[str]:
        """Return the authors of the commits that the change consists of."""
        tip = self._found.head_commit or self._repository.head()[1]
        made = set(self._repository.since(tip, self._found.base_commit)) if tip else set()
        newest = islice(self._repository.commits(tip), _MAX_COMMITS) if made else ()
        return {name for commit in newest if commit.hash in made for name in history.people_of(commit)}

    def _blames(self) -> list[Blame]:
        moved = dict(self._found.moved_files)
        paths = [path for path in self._paths if path not in moved.values()] + sorted(moved)
        lines = {path: self._replaced(self._repository, path, moved.get(path, path)) for path in dict.fromkeys(paths)}
        old = [path for path in lines if lines[path]]
        most = sorted(old, key=lambda path: (-sum(last - first + 1 for first, last in lines[path]), path))
        self._in_files = f" in {_MAX_BLAMED} of {len(old):,} files" if len(old) > _MAX_BLAMED else ""
        found = []
        for path in most[:_MAX_BLAMED]:
            root, inside = self._scope.root_around(path)
            found.append(self._workspace.keeper.blame(root, inside, lines[path], self._found.base_commit))
        return [blame for blame in found if blame is not None]

    def _replaced(self, repository: history.Repository, path: str, now: str) -> list[tuple[int, int]]:
        """Return the lines of the earlier state that the change replaces, or that stand around new ones."""
        root, inside = self._scope.root_around(path)
        most = self._workspace.settings.max_file_bytes
        with suppress(OSError):
            old = repository.files(self._found.base_commit).read(repository.below(root) + inside, most)
            return history.replaced_lines(old, self._scope.text(now).encode())
        return []

    def _history(self, blames: Iterable[Blame]) -> dict[str, _Commits]:
        found: dict[str, _Commits] = {}
        for commit in (commit for blame in blames for commit in blame.commits):
            for name in commit.people:
                found[name] = _Commits(0, max(found.get(name, _Commits()).last, commit.date[:10]))
        modules = [iri for path in self._paths for iri in self._scope.modules_of(path)]
        for row in batched_rows(self._workspace, "templates/who_knows", "module", modules):
            before = found.get(row["name"], _Commits())
            found[row["name"]] = _Commits(before.number + int(row["commits"]), max(before.last, row["last"]))
        return found


def _plain(name: str) -> str:
    """Return the letters of a name, since people write their own in several ways."""
    return _NICKNAME.sub("", name).casefold()
