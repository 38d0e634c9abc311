"""Search of a regular expression in the lines of files, with the surrounding symbols.

For maintainers: all text files that a run would see are searched, indexed or not; source code comes first, tests and
copies last. ``search.text`` bounds the time of matching. This module must not know how it does that.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from sqlite3 import Connection

from oxigraph_code.search.matching import Line
from oxigraph_code.search.named_lines import KEY, part_of
from oxigraph_code.search.places import IndexedModule, repeats
from oxigraph_code.search.text import Around, Matches, matches, symbols_around
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_SECONDS = 10.0
_MAX_LINES = 1_000


def text_listing(
    workspace: Workspace,
    call: Call,
    scope: QuestionScope,
    database: Connection,
    pattern: str,
    files: list[IndexedModule],
    within: str,
    note: str = "",
) -> Listing:
    """List the matching lines of files; with ``within`` only lines in a symbol of that name.

    An invalid expression, or one without matches, is searched literally, and the answer says so.
    """
    found, how = _matches(workspace, call, scope, pattern, [place.path for place in files])
    numbers = {place.path: place.number for place in files}
    by_path: dict[str, list[Line]] = defaultdict(list)
    for line in found.lines:
        by_path[line.path].append(line)
    if KEY.match(pattern):
        by_path = _readers_first(pattern, by_path, numbers)
    sections = []
    for path, lines in by_path.items():
        around = symbols_around(database, numbers[path], [line.number for line in lines])
        rows = [_row(line, around.get(line.number)) for line in lines if _is_in(within, around.get(line.number))]
        sections += [Section("lines", rows, path)] if rows else []
    total = sum(len(section.rows) for section in sections)
    cut = f"the first {total:,} only" if found.has_more else ""
    left = len(files) - found.searched
    ended = f"ended after {_seconds(workspace):g} s, with {left:,} of {len(files):,} files not searched"
    searched = f"{counted(found.searched, 'file')} searched"
    facts = [how, note, searched, cut, ended if found.was_ended else "", scope.freshness]
    skipped = f"{counted(found.passed_by, 'file')} skipped: no text, or too large" if found.passed_by else ""
    return Listing(
        f"{counted(total, 'line')} in {counted(len(sections), 'file')} for {quoted(pattern)}",
        sections or [Section("lines", [])],
        facts=[fact for fact in facts if fact],
        notes=[skipped] if skipped else [],
        narrower="path=, or a longer expression",
        next_step="" if total else "(?i) before it takes any case; mode=symbols finds words in names",
        is_found=bool(total),
    )


def _matches(
    workspace: Workspace, call: Call, scope: QuestionScope, pattern: str, paths: Sequence[str]
) -> tuple[Matches, str]:
    """Return the matching lines, and a phrase if the pattern was not read as a regular expression."""
    most_bytes, seconds = workspace.settings.max_file_bytes, _seconds(workspace)

    def matching(expression: str) -> Matches:
        return matches(scope.tree, paths, expression, _MAX_LINES, most_bytes, seconds, call.working)

    is_expression = _is_expression(pattern)
    if is_expression:
        found = matching(pattern)
        if found.lines or found.was_ended or re.escape(pattern) == pattern:
            return found, ""
    found = matching(re.escape(pattern).replace("\\ ", " "))
    if is_expression and not found.lines:
        return found, "neither as a regular expression nor as it is written"
    why = "for as a regular expression it matches nothing" if is_expression else "which is no regular expression"
    return found, f"taken as it is written, {why}"


def _is_expression(pattern: str) -> bool:
    try:
        re.compile(pattern, re.MULTILINE)
    except (re.error, OverflowError, RecursionError):
        return False
    return True


def _seconds(workspace: Workspace) -> float:
    return min(_SECONDS, workspace.settings.query_timeout_s or _SECONDS)


def _readers_first(name: str, by_path: Mapping[str, list[Line]], numbers: Mapping[str, int]) -> dict[str, list[Line]]:
    """Order files and lines: reads of an environment or settings key, then declarations, then mentions."""

    def part(line: Line) -> tuple[bool, int]:
        return bool(repeats(line.path, frozenset())), part_of(line.text, name, is_code=numbers[line.path] > 0)

    ordered = {path: sorted(lines, key=lambda line: (part(line), line.number)) for path, lines in by_path.items()}
    return dict(sorted(ordered.items(), key=lambda entry: part(entry[1][0])))


def quoted(text: str) -> str:
    """Return a search text in one line, as it was written."""
    return repr(text).replace("\\\\", "\\")


def _row(line: Line, around: Around | None) -> Row:
    shown = f" · in {around.kind} {around.name}" if around else ""
    symbol = {"kind": around.kind, "name": around.name} if around else None
    data = {"path": line.path, "line": line.number, "text": line.text, "symbol": symbol}
    return Row(f"  {line.number}: {line.text}{shown}", data)


def _is_in(within: str, around: Around | None) -> bool:
    return not within or (around is not None and within.lower() in around.name.replace("::", ".").lower().split("."))
