"""What was changed last, as symbols.

For maintainers: what is touched comes from git itself and the files as they are; only what needs many commits, hot
spots and what changes together, comes from history in the graph, which is loaded for it. Short lists come before the
long one, so that none is crowded out. This module must not know how git is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

from oxigraph_code.commits import RecentChanges, TouchedFile, TouchingCommit
from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools.authorship import authorship
from oxigraph_code.tools.churn import Churn
from oxigraph_code.tools.grouping import counted, outermost
from oxigraph_code.tools.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.loaded_history import load_history
from oxigraph_code.tools.nodes import Nodes
from oxigraph_code.tools.scope import Project, Scope, scope_of
from oxigraph_code.tools.shortened import shortened
from oxigraph_code.tools.symbols import Symbol, modules_at
from oxigraph_code.tools.touched import FileSymbols
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_SHORT = 7
_MOST = 200
_MOST_SPOTS = 8
_MOST_SHOWN = 4
_WHOLE = [(1, 10_000_000)]
_PARTS = ("Field", "Variable")


def recent_changes(
    workspace: Workspace,
    call: Call,
    commits: Annotated[int, "how many of the last commits, at most 200"] = 20,
    path: Annotated[str, "only what touches this file or folder"] = "",
    since: Annotated[str, "branch, tag or commit: instead, all commits since it"] = "",
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Tell what changed last: symbols touched in the working tree and by the last commits, or since a branch or tag.

    Use when: "what changed recently", "what did I change", "what is on this branch", "who works on this file".
    Not for: signatures and calls that differ between two refs (compare_refs); the author of one symbol (get_symbol).
    Returns: what is not committed; the commits; with path its authors and what changes together with it; hot spots,
    which change often and have many dependents; the symbols that the commits touched, where they are now.
    """
    page = Page.asked(workspace.settings, offset, max_chars, format)
    if not 1 <= commits <= _MOST:
        raise ArgumentError(f"commits cannot be {commits}", hint=f"give a number from 1 to {_MOST}", argument="commits")
    scope = scope_of(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    if not scope.commit:
        return Answer(f"no commits: {scope.root} is in no git repository with commits · {scope.freshness}")
    within = _within(workspace, scope, path)
    if isinstance(within, Answer):
        return within
    found = workspace.keeper.recent(scope.root, commits, within, since, call.working)
    missing = load_history(workspace, call, scope)
    return answer(_Report(workspace, scope, found, within).listing(since, missing), page)


def _within(workspace: Workspace, scope: Scope, path: str) -> str | Answer:
    """A path below the root, which somebody may have given by its end, and which may be that of a file that is gone."""
    wanted = path.strip().removeprefix(f"{scope.root.as_posix()}/").removeprefix("./").replace("\\", "/").strip("/")
    if wanted in ("", ".") or (scope.root / wanted).exists():
        return "" if wanted == "." else wanted
    paths = [scope.path_of(module) for module in modules_at(workspace, scope, wanted)]
    if len(paths) > 1:
        return Answer("\n".join([f"{len(paths)} files end so; name one:", *(f"  {entry}" for entry in paths[:_MOST])]))
    return paths[0] if paths else wanted


class _Report:
    """What was found, as rows."""

    def __init__(self, workspace: Workspace, scope: Scope, found: RecentChanges, within: str) -> None:
        self._workspace = workspace
        self._scope = scope
        self._found = found
        self._within = within
        self._is_file = bool(within) and (scope.root / within).is_file()
        files = [*found.uncommitted, *(file for commit in found.commits for file in commit.touched)]
        self._symbols = FileSymbols(workspace, scope, [file.path for file in files])
        touched = {iri for file in files for iri in self._symbols.touched(file.path, file.lines)}
        self._known = Nodes(workspace, scope, sorted(touched))
        self._churn = Churn(workspace, scope, found.start)

    def listing(self, since: str, missing: str) -> Listing:
        uncommitted = [section for file in self._found.uncommitted for section in self._uncommitted(file)]
        symbols, count = self._by_commits()
        edited = sum(len(self._symbols.touched(file.path, file.lines)) for file in self._found.uncommitted)
        commits = self._found.commits
        number = counted(len(commits), "commit")
        by = f"the {number} since {since}" if since else f"the last {number}"
        where = f" of {self._within}" if self._within else ""
        head = f"{counted(edited, 'symbol')} touched and not committed, {count:,} by {by}{where}"
        notes = [] if self._found.is_all else ["older commits were not looked at, for that takes too long"]
        if self._found.is_all and not (commits or uncommitted):
            notes.append(f"nothing has touched {self._within or 'this project'}; repo_map lists files")
        next_step = f"compare_refs base={since} tells signatures and calls that differ" if since else ""
        told = [Section("commits", [_commit(commit) for commit in commits], "commits:")]
        # Of very many commits what they come to is asked for, of a few which they are.
        first, last = (symbols, told) if since else (told, symbols)
        return Listing(
            head,
            [*uncommitted, *first, Section("authors", self._authors()), *self._from_history(), *last],
            facts=[self._scope.freshness],
            notes=[*notes, *filter(None, [missing])],
            narrower=self._narrower(since),
            next_step=next_step or "get_symbol tells of one symbol, impact_analysis what depends on it",
        )

    def _narrower(self, since: str) -> str:
        """Arguments that make the list shorter: of several files the one that was touched most, and fewer commits."""
        files = [*self._found.uncommitted, *(file for commit in self._found.commits for file in commit.touched)]
        touched = Counter(file.path for file in files)
        paths = [f"path={path}" for path, _ in touched.most_common(1) if len(touched) > 1]
        fewer = len(self._found.commits) // 2 if not since else 0
        return ", ".join([*paths, *([f"commits={fewer}"] if fewer else [])])

    def _uncommitted(self, file: TouchedFile) -> list[Section]:
        touched = self._symbols.touched(file.path, file.lines)
        listed = [symbol for iri, symbol in self._known.items() if iri in touched]
        is_new = file.kind == "added"
        if is_new:
            rows = [_symbol(symbol, _inside(inside)) for symbol, inside in _outermost(listed)]
        else:
            rows = [_symbol(symbol, _lines(touched[symbol.iri])) for symbol in listed]
        return [Section("uncommitted", rows or [_whole(file)], f"not committed: {file.path}{', new' * is_new}")]

    def _by_commits(self) -> tuple[list[Section], int]:
        """The symbols that commits touched, those of the newest commit first; and how many there are."""
        touching: dict[str, dict[str, list[str]]] = {}
        added: dict[str, list[str]] = {}
        for commit in self._found.commits:
            for file in commit.touched:
                if file.kind == "added":
                    added[file.path] = [commit.hash[:_SHORT]]
                for iri in self._symbols.touched(file.path, file.lines):
                    touching.setdefault(file.path, {}).setdefault(iri, []).append(commit.hash[:_SHORT])
        sections = []
        for path, commits in touching.items():
            inside = [symbol for iri, symbol in self._known.items() if iri in commits]
            # That a class is new or changed as a whole says enough of its fields, and of a new one all.
            new = {symbol.iri for symbol in inside if commits[symbol.iri] == added.get(path)}
            listed = _outermost([symbol for symbol in inside if symbol.iri in new])
            listed += [
                (symbol, 0)
                for symbol in inside
                if symbol.iri not in new
                and (symbol.kind not in _PARTS or commits.get(symbol.owner) != commits[symbol.iri])
            ]
            rows = [
                _symbol(symbol, f"{_inside(count)} · {_some(commits[symbol.iri])}", commits[symbol.iri])
                for symbol, count in sorted(listed, key=lambda entry: (entry[0].line, entry[0].iri))
            ]
            sections.append(Section("symbols", rows, f"touched in {path}"))
        return sections, sum(len(section.rows) for section in sections)

    def _authors(self) -> list[Row]:
        counts = Counter(commit.author for commit in self._found.commits)
        told = [f"{name} {count:,}" for name, count in counts.most_common()]
        rows = [Row(f"authors of these commits: {_some(told)}", {"commits": dict(counts)})] if told else []
        lines = self._workspace.keeper.blame(self._scope.root, self._within, _WHOLE) if self._is_file else None
        return [*rows, *(authorship(lines) if lines is not None else [])]

    def _from_history(self) -> Iterable[Section]:
        together = self._churn.together(self._within, _MOST_SPOTS) if self._within else []
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
                for spot in ([] if self._is_file else self._churn.hot_spots(self._within, _MOST_SPOTS))
            ],
            f"hot spots of {len(self._churn.commits):,} commits, by changes and dependents:",
        )


def _commit(commit: TouchingCommit) -> Row:
    bulk = ", too many to be told" if commit.files and not commit.touched else ""
    return Row(
        f"  {commit.hash[:_SHORT]} {commit.date[:10]} {commit.author}: {commit.subject} · "
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
    """A file of which no symbols are told."""
    words = {"added": "new file", "deleted": "file deleted"}.get(file.kind, f"file {file.kind}")
    return Row(f"  {words}", {"path": file.path, "change": file.kind})


def _outermost(new: Sequence[Symbol]) -> list[tuple[Symbol, int]]:
    """What is new in a file as it is told: what a file says outside of symbols goes without saying."""
    return outermost([symbol for symbol in new if symbol.kind != "Module"] or new)


def _lines(count: int) -> str:
    return f": {counted(count, 'line')}" if count else ": lines taken away"


def _inside(count: int) -> str:
    return f" and {count:,} in it" if count else ""


def _symbol(symbol: Symbol, words: str, commits: Sequence[str] = ()) -> Row:
    lines = f"{symbol.line}-{symbol.end} " if symbol.end > symbol.line else f"{symbol.line} "
    place = "" if symbol.kind == "Module" else lines
    return Row(f"  {place}{symbol.label}{words}", {**symbol.data, "commits": list(commits)})


def _some(names: Sequence[str]) -> str:
    return shortened(names, _MOST_SHOWN)
