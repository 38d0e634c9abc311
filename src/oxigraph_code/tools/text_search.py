"""Lines of files that a regular expression matches, each with the symbol that it lies in.

For maintainers: all text files are searched that a run would see, indexed or not; those that hold the code come first,
and what is about other code comes last. How matching is kept from taking for ever is known to ``search.text``.
"""

from __future__ import annotations

from collections import defaultdict
from sqlite3 import Connection

from oxigraph_code.search.matching import Line
from oxigraph_code.search.places import Place, repeats
from oxigraph_code.search.text import Around, matches, symbols_around
from oxigraph_code.tools.grouping import counted
from oxigraph_code.tools.listing import Listing, Row, Section
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.workspace import Call, Workspace

_SECONDS = 10.0
_MOST_LINES = 1_000


def text_files(scope: Scope, indexed: list[Place], wanted: frozenset[str] = frozenset()) -> list[Place]:
    """The files of a scope in the order in which they are searched, with those that are not indexed. What repeats other
    code comes last, but for the kinds that are ``wanted``."""
    from oxigraph_code.indexing.discovery import files_seen
    from oxigraph_code.languages.registry import installed

    known = {place.path: place for place in indexed}
    # What is no text in a path cannot be told.
    seen = [path for path in files_seen(scope.root, installed()) if path.encode(errors="ignore").decode() == path]
    files = [known.get(path) or Place(0, path, "") for path in seen]
    return sorted(files, key=lambda place: (repeats(place.path, wanted), not place.number, place.path))


def text_listing(
    workspace: Workspace, call: Call, scope: Scope, database: Connection, pattern: str, files: list[Place], within: str
) -> Listing:
    """The lines of some files that match; with ``within``, those only that lie in a symbol of that name."""
    paths = [place.path for place in files]
    most_bytes, seconds = (
        workspace.settings.max_file_bytes,
        min(_SECONDS, workspace.settings.query_timeout_s or _SECONDS),
    )
    found = matches(scope.root, paths, pattern, _MOST_LINES, most_bytes, seconds, call.working)
    numbers = {place.path: place.number for place in files}
    by_path: dict[str, list[Line]] = defaultdict(list)
    for line in found.lines:
        by_path[line.path].append(line)
    sections = []
    for path, lines in by_path.items():
        around = symbols_around(database, numbers[path], [line.number for line in lines])
        rows = [_row(line, around.get(line.number)) for line in lines if _is_in(within, around.get(line.number))]
        sections += [Section("lines", rows, path)] if rows else []
    total = sum(len(section.rows) for section in sections)
    cut = f"the first {total:,} only" if found.has_more else ""
    ended = f"ended after {seconds:g} s, with {len(files) - found.searched:,} of {len(files):,} files not searched"
    facts = [f"{counted(found.searched, 'file')} searched", cut, ended if found.was_ended else "", scope.freshness]
    passed_by = f"{counted(found.passed_by, 'file')} passed by: no text, or too big" if found.passed_by else ""
    return Listing(
        f"{counted(total, 'line')} in {counted(len(sections), 'file')} for {quoted(pattern)}",
        sections or [Section("lines", [])],
        facts=[fact for fact in facts if fact],
        notes=[passed_by] if passed_by else [],
        narrower="path=, or a longer expression",
        next_step="" if total else "(?i) before it takes any case; mode=symbols finds words in names",
    )


def quoted(text: str) -> str:
    """What somebody looks for, as they have written it, in one line."""
    return repr(text).replace("\\\\", "\\")


def _row(line: Line, around: Around | None) -> Row:
    shown = f" · in {around.kind} {around.name}" if around else ""
    symbol = {"kind": around.kind, "name": around.name} if around else None
    data = {"path": line.path, "line": line.number, "text": line.text, "symbol": symbol}
    return Row(f"  {line.number}: {line.text}{shown}", data)


def _is_in(within: str, around: Around | None) -> bool:
    return not within or (around is not None and within.lower() in around.name.replace("::", ".").lower().split("."))
