"""Recent changes by symbol: uncommitted, of the last commits, or since a revision.

For maintainers: everything comes from git and the current files; hot spots and files that change together count the
newest commits. Since a revision, the symbols that differ from it are listed, and commits only explain them. Short lists
come before the long one, so that they are not displaced. This module must not know how git is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Annotated, NamedTuple

from oxigraph_code.errors import ArgumentError
from oxigraph_code.facts.commits import MAX_FILES, TouchedFile, TouchingCommit
from oxigraph_code.hints import call_of
from oxigraph_code.indexing.model.paths import is_within
from oxigraph_code.tools.answer.grouping import counted, outermost
from oxigraph_code.tools.answer.listing import Format, LazyRows, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.owners import NO_OWNER, Owners
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, modules_at
from oxigraph_code.tools.changes.authorship import authors_of, authorship
from oxigraph_code.tools.changes.changes_of_roots import ChangesOfRoots, changes_of_roots
from oxigraph_code.tools.changes.edited_symbols import FileSymbols, modules_by_path
from oxigraph_code.tools.workspace.scope import PathArg, Project, QuestionScope, find_scope, module_files
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace

_CANDIDATES = 40
_FEWEST_TOGETHER = 2
_SHORT_HASH = 7
_MAX_COMMITS = 200
_MAX_SPOTS = 8
_MAX_SHOWN = 4
_MANY_FILES = 20
_MAX_BLAMED = 5
_DEPTH = 2
"""The number of leading folders that group changes."""
_TOUCHED = "touched in "
_WHOLE = [(1, 10_000_000)]
_PARTS = ("Field", "Variable")


def recent_changes(
    workspace: Workspace,
    call: Call,
    commits: Annotated[int, "number of the last commits, at most 200", BY_NAME] = 20,
    path: PathArg = "",
    since: Annotated[str, "branch, tag or commit", BY_NAME] = "",
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List changes by symbol: uncommitted, of the last commits, or since a ref.

    Use when: "what changed", "who works on this file".
    Not for: two refs (compare_refs).
    Returns: commits, hot spots, symbols; with path, authors and files that change with it.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    if not 1 <= commits <= _MAX_COMMITS:
        raise ArgumentError(
            f"commits cannot be {commits}", hint=f"use a number from 1 to {_MAX_COMMITS}", argument="commits"
        )
    scope = find_scope(workspace, call, project)
    if not scope.commit and len(scope.roots) == 1:
        return Answer.nothing_found(
            f"no commits: {scope.root} is in no git repository with commits · {scope.freshness}"
        )
    within = _within(workspace, scope, path)
    files = modules_by_path(workspace, scope)
    found = changes_of_roots(workspace, call, scope, commits, within, since, files)
    return answer(_Report(workspace, scope, found, within).listing(since), page)


def _within(workspace: Workspace, scope: QuestionScope, path: str) -> str:
    """Resolve a path below the root or the end of one; a deleted file keeps its path."""
    wanted = path.strip().removeprefix(f"{scope.root.as_posix()}/").removeprefix("./").replace("\\", "/").strip("/")
    if wanted in ("", ".") or (scope.root / wanted).exists():
        return "" if wanted == "." else wanted
    paths = [scope.path_of(module) for module in modules_at(workspace, scope, wanted)]
    if len(paths) > 1:
        head = f"{len(paths)} files end so; name one:"
        raise AnsweredEarly.nothing_found("\n".join([head, *(f"  {entry}" for entry in paths[:_MAX_COMMITS])]))
    return paths[0] if paths else wanted


class _Report:
    """The changes as a listing."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, roots: ChangesOfRoots, within: str) -> None:
        self._workspace = workspace
        self._scope = scope
        self._found = found = roots.changes
        self._without = roots.without
        self._within = within
        self._is_file = bool(within) and (scope.root / within).is_file()
        self._committed = [file for commit in found.commits for file in commit.touched]
        files = [*found.uncommitted, *found.differing, *self._committed]
        self._symbols = FileSymbols(workspace, scope, [file.path for file in files])
        touched = {iri for file in files for iri in self._symbols.touched(file.path, file.lines)}
        self._known = Nodes(workspace, scope, sorted(touched))
        self._churn = Churn(workspace, scope, found.history)

    def listing(self, since: str) -> Listing:
        uncommitted = [section for file in self._found.uncommitted for section in self._uncommitted(file)]
        symbols = self._since() if since else self._by_commits()
        count = sum(len(section.rows) for section in symbols)
        edited = sum(len(self._symbols.touched(file.path, file.lines)) for file in self._found.uncommitted)
        commits = self._found.commits
        by = f"{self._number(since)}{f' of {self._within}' if self._within else ''}{self._left_out(since)}"
        files = f": {self._files(len(symbols))}" if since else ""
        head = f"{counted(edited, 'symbol')} touched and not committed, {count:,} by {by}{files}"
        notes = []
        if self._found.is_complete and not (commits or uncommitted):
            notes.append(f"nothing has touched {self._within or 'this project'}; {call_of('repo_map')} lists files")
        next_step = f"compare_refs base={since} shows signatures and calls that differ" if since else ""
        listed = [Section("commits", [_commit(commit) for commit in commits], "commits:")]
        # For many commits the summary comes first, for a few the commits themselves.
        first, last = ([*_folders(symbols), *symbols], listed) if since else (listed, symbols)
        return Listing(
            head,
            [
                *uncommitted,
                *first,
                Section("authors", [*self._authors(), *self._reviewers(since)]),
                *self._from_history(),
                *last,
                self._deleted(),
            ],
            facts=[*self._without, self._scope.freshness],
            notes=notes,
            narrower=self._narrower(since),
            next_step=next_step or "get_symbol shows one symbol, impact_analysis its dependents",
        )

    def _number(self, since: str) -> str:
        """Return the count of the commits, as in git."""
        touching = len(self._found.commits)
        if not since:
            return f"the last {counted(touching, 'commit')}"
        every = f"the {counted(self._found.reachable, 'commit')} since {since}"
        return f"{touching:,} of {every}" if self._within else every

    def _left_out(self, since: str) -> str:
        """Return a phrase for the commits that were skipped or not fully read."""
        found = self._found
        bulk = sum(commit.files > MAX_FILES for commit in found.commits)
        unread = sum(not commit.has_lines for commit in found.commits)
        notes = [
            (found.merges, f"{counted(found.merges, 'merge')}{'' if since else ' not counted'}"),
            (found.base, f"from their merge base {found.base[:_SHORT_HASH]}"),
            (bulk and not since, f"{bulk:,} of more than {MAX_FILES} files not looked into"),
            (unread and not since, f"the lines of {unread:,} not compared"),
            (not found.is_complete, f"only the newest {found.compared:,} were looked at"),
            (found.is_shallow, "the clone is shallow"),
        ]
        parts = ", ".join(words for holds, words in notes if holds)
        return f" ({parts})" if parts else ""

    def _files(self, files: int) -> str:
        """Return the count of the files that differ from a revision."""
        found = self._found.differing
        deleted = sum(file.kind == "deleted" for file in found)
        others = [
            (deleted, "deleted"),
            (len(found) - deleted - files - self._found.unread, "without symbols that differ"),
            (self._found.unread, "not compared"),
        ]
        counts = [f"{count:,} {words}" for count, words in others if count]
        return ", ".join([f"in {counted(files, 'file')}", *counts])

    def _narrower(self, since: str) -> str:
        """Suggest arguments that shorten the list: the file with most changes, and fewer commits."""
        files = [*self._found.uncommitted, *self._committed]
        touched = Counter(file.path for file in files if self._symbols.touched(file.path, file.lines))
        paths = [f"path={path}" for path, _ in touched.most_common(1) if len(touched) > 1]
        fewer = len(self._found.commits) // 2 if not since else 0
        return ", ".join([*paths, *([f"commits={fewer}"] if fewer else [])])

    def _uncommitted(self, file: TouchedFile) -> list[Section]:
        touched = self._symbols.touched(file.path, file.lines)
        listed = self._known.ordered(touched)
        is_new = file.kind == "added"
        if is_new:
            rows = [_symbol(symbol, _inside(inside)) for symbol, inside in _outermost(listed)]
        else:
            rows = [_symbol(symbol, _lines(touched[symbol.iri])) for symbol in listed]
        return [Section("uncommitted", rows or [_whole(file)], f"not committed: {file.path}{', new' * is_new}")]

    def _by_commits(self) -> list[Section]:
        """Make sections for the symbols that commits changed, the newest commit first."""
        touching = self._touching()
        added = {
            file.path: [commit.hash[:_SHORT_HASH]]
            for commit in self._found.commits
            for file in commit.touched
            if file.kind == "added"
        }
        by_path: dict[str, list[Symbol]] = {}
        for symbol in self._known.ordered(iri for commits in touching.values() for iri in commits):
            by_path.setdefault(symbol.path, []).append(symbol)
        sections = []
        for path, commits in touching.items():
            inside = by_path[path]
            # A class that is new or changed as a whole covers its fields, and a new one all its members.
            new = {symbol.iri for symbol in inside if commits[symbol.iri] == added.get(path)}
            listed = _outermost([symbol for symbol in inside if symbol.iri in new])
            listed += [
                (symbol, 0)
                for symbol in inside
                if symbol.iri not in new
                and (symbol.kind not in _PARTS or commits.get(symbol.owner) != commits[symbol.iri])
            ]
            listed.sort(key=lambda entry: (entry[0].line, entry[0].iri))
            rows = [
                _symbol(symbol, f"{_inside(count)}{_by(commits[symbol.iri])}", commits[symbol.iri])
                for symbol, count in listed
            ]
            sections.append(Section("symbols", rows, f"{_TOUCHED}{path}"))
        return self._production_first(sections)

    def _since(self) -> list[Section]:
        """Make sections for the symbols that differ from a revision, with the commits that changed them."""
        touching = self._touching()
        touched = {file: self._symbols.touched(file.path, file.lines) for file in self._found.differing}
        sections = []
        # Files with most changed lines come first.
        for file in sorted(filter(touched.get, touched), key=lambda file: (-sum(touched[file].values()), file.path)):
            lines = touched[file]
            inside = self._symbols.outermost(file.path, lines) if file.kind == "added" else dict.fromkeys(lines, 0)
            commits = touching.get(file.path, {})
            self._known.expect(inside)
            # There may be thousands, and a page shows a hundred of them.
            rows = LazyRows(
                len(inside), partial(self._differing, inside, {} if file.kind == "added" else lines, commits)
            )
            sections.append(Section("symbols", rows, f"{_TOUCHED}{file.path}"))
        return self._production_first(sections)

    def _differing(
        self, inside: Mapping[str, int], lines: Mapping[str, int], commits: Mapping[str, Sequence[str]]
    ) -> list[Row]:
        rows = []
        for symbol in self._known.ordered(inside):
            known = commits.get(symbol.iri, ())
            differing = _lines(lines[symbol.iri]) if symbol.iri in lines else ""
            rows.append(_symbol(symbol, f"{_inside(inside[symbol.iri])}{differing}{_by(known)}", known))
        return rows

    def _touching(self) -> dict[str, dict[str, list[str]]]:
        """Map files to their symbols, and these to the commits that changed them."""
        touching: dict[str, dict[str, list[str]]] = {}
        for commit in self._found.commits:
            for file in commit.touched:
                for iri in self._symbols.touched(file.path, file.lines):
                    touching.setdefault(file.path, {}).setdefault(iri, []).append(commit.hash[:_SHORT_HASH])
        return touching

    def _production_first(self, sections: Sequence[Section]) -> list[Section]:
        tests = {f"{_TOUCHED}{path}" for path in self._symbols.tests}
        return sorted(sections, key=lambda section: section.title in tests)

    def _deleted(self) -> Section:
        """Return the files that the revision had and the working tree does not."""
        rows = [_whole(file) for file in self._found.differing if file.kind == "deleted"]
        return Section("deleted", [Row(f"  {row.data['path']}", row.data) for row in rows], "deleted files:")

    def _authors(self) -> list[Row]:
        counts = Counter(commit.author for commit in self._found.commits)
        authors = [f"{name} {count:,}" for name, count in counts.most_common()]
        rows = [Row(f"authors of these commits: {_some(authors)}", {"commits": dict(counts)})] if authors else []
        around = self._scope.root_around(self._within)
        lines = self._workspace.keeper.blame(*around, _WHOLE) if self._is_file else None
        return [*rows, *(authorship(lines) if lines is not None else [])]

    def _reviewers(self, since: str) -> Iterable[Row]:
        """Yield the owners of the changed files, and the authors of those that differ from a revision."""
        changed = [file.path for file in (*self._found.uncommitted, *self._found.differing)]
        paths = list(dict.fromkeys([self._within] if self._is_file else changed))
        files = Owners(self._workspace, self._scope).counted(map(self._scope.modules_of, paths))
        if files.keys() - {NO_OWNER}:
            shown = [owner if self._is_file else f"{owner} {count:,}" for owner, count in files.most_common()]
            of = "this file" if self._is_file else f"{counted(len(paths), 'changed file')}"
            yield Row(f"owners of {of}: {_some(shown)}", {"owners": dict(files)})
        if not since or self._is_file:
            return
        blamed = [file.path for file in self._found.differing if file.kind != "added"][:_MAX_BLAMED]
        lines = [self._workspace.keeper.blame(*self._scope.root_around(path), _WHOLE) for path in blamed]
        wrote = authors_of([blame for blame in lines if blame is not None])
        own = {commit.author for commit in self._found.commits}
        if others := [f"{name} {count:,}" for name, count in wrote.items() if name not in own]:
            of = counted(len(blamed), "changed file")
            yield Row(f"others who wrote lines of {of}: {_some(others)}", {"lines": wrote})

    def _from_history(self) -> Iterable[Section]:
        together = self._churn.together(self._within, _MAX_SPOTS) if self._within else []
        yield Section(
            "together",
            [
                Row(f"  {entry.path} {counted(entry.commits, 'commit')}, {entry.share:.0%}", entry._asdict())
                for entry in together
            ],
            f"changes together with {self._within}:",
        )
        yield Section(
            "hot_spots",
            [
                Row(
                    f"  {spot.path} {counted(spot.commits, 'change')}, {counted(spot.dependents, 'dependent file')}",
                    spot._asdict(),
                )
                for spot in ([] if self._is_file else self._churn.hot_spots(self._within, _MAX_SPOTS))
            ],
            f"hot spots of {len(self._churn.commits):,} commits, by changes and dependents:",
        )


def _folders(sections: Sequence[Section]) -> Iterable[Section]:
    """Count the changes by leading folders, if there are more files than a page lists."""
    counts: Counter[str] = Counter()
    files: Counter[str] = Counter()
    for section in sections:
        folder = "/".join(section.title.removeprefix(_TOUCHED).split("/")[:-1][:_DEPTH]) or "."
        counts[folder] += len(section.rows)
        files[folder] += 1
    if len(sections) > _MANY_FILES and len(counts) > 1:
        rows = [
            Row(
                f"  {folder} {counted(count, 'symbol')} in {counted(files[folder], 'file')}",
                {"path": folder, "symbols": count, "files": files[folder]},
            )
            for folder, count in counts.most_common(_MAX_SPOTS)
        ]
        yield Section("folders", rows, f"by folder{', the most changed' * (len(counts) > _MAX_SPOTS)}:")


def _commit(commit: TouchingCommit) -> Row:
    bulk = ", too many to list" if commit.files and not commit.touched else ""
    return Row(
        f"  {commit.hash[:_SHORT_HASH]} {commit.date[:10]} {commit.author}: {commit.subject} · "
        f"{counted(commit.files, 'file')}{bulk}",
        {
            "commit": commit.hash,
            "date": commit.date,
            "author": commit.author,
            "message": commit.subject,
            "files": [{"path": file.path, "change": file.kind} for file in commit.touched],
        },
    )


def _whole(file: TouchedFile) -> Row:
    """Return a row for a file without listed symbols."""
    words = {"added": "new file", "deleted": "file deleted"}.get(file.kind, f"file {file.kind}")
    return Row(f"  {words}", {"path": file.path, "change": file.kind})


def _outermost(new: Sequence[Symbol]) -> list[tuple[Symbol, int]]:
    """Return the outermost new symbols of a file; the module counts only if there are none."""
    return outermost([symbol for symbol in new if symbol.kind != "Module"] or new)


def _lines(count: int) -> str:
    return f": {counted(count, 'line')}" if count else ": lines deleted"


def _by(commits: Sequence[str]) -> str:
    return f" · {_some(commits)}" if commits else ""


def _inside(count: int) -> str:
    return f" and {count:,} in it" if count else ""


def _symbol(symbol: Symbol, words: str, commits: Sequence[str] = ()) -> Row:
    lines = f"{symbol.line}-{symbol.end} " if symbol.end > symbol.line else f"{symbol.line} "
    place = "" if symbol.kind == "Module" else lines
    return Row(f"  {place}{symbol.label}{words}", {**symbol.data, "commits": list(commits)})


def _some(names: Sequence[str]) -> str:
    return shortened(names, _MAX_SHOWN)


# A commit of very many files is left out, because it is no evidence that any two of them belong together.
class HotSpot(NamedTuple):
    """A file with the count of commits that changed it and of files that depend on it."""

    path: str
    commits: int
    dependents: int


class CoChange(NamedTuple):
    """A file with the count of commits that changed it together with a path, and their share."""

    path: str
    commits: int
    share: float


class Churn:
    """The paths below the root that commits changed."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, commits: Iterable[Iterable[str]]) -> None:
        self._workspace = workspace
        self._scope = scope
        self.commits = [set(paths) for paths in commits]

    def hot_spots(self, within: str, most: int) -> list[HotSpot]:
        """Return the files with the greatest product of changes and dependents, in a part of the root."""
        changes = Counter(path for paths in self.commits for path in paths if is_within(path, within))
        modules = {path: module for module, path in module_files(self._workspace, self._scope).items()}
        often = [(path, count) for path, count in changes.most_common() if path in modules][:_CANDIDATES]
        often_changed = [modules[path] for path, _ in often]
        rows = self._workspace.cached_rows("dependent_files", module=often_changed) if often_changed else []
        files = {row["module"]: int(row["files"]) for row in rows}
        spots = [HotSpot(path, count, files.get(modules[path], 0)) for path, count in often]
        spots.sort(key=lambda spot: (-spot.commits * spot.dependents, -spot.commits, spot.path))
        return [spot for spot in spots if spot.commits > 1 and spot.dependents][:most]

    def together(self, within: str, most: int) -> list[CoChange]:
        """Return the files that change in the same commits as a file or folder."""
        changing = [paths for paths in self.commits if any(is_within(path, within) for path in paths)]
        others = Counter(path for paths in changing for path in paths if not is_within(path, within))
        found = [CoChange(path, count, count / len(changing)) for path, count in others.items()]
        found.sort(key=lambda entry: (-entry.commits, entry.path))
        return [entry for entry in found if entry.commits >= _FEWEST_TOGETHER][:most]
