"""Uses of an external name, as rows of an answer.

For maintainers: people type an environment variable, a flag or a topic as if it were a symbol. Definitions come before
writes, and these before reads. No rule reads all ways to look a name up, so lines of text with it come last, and counts
are of those that are known. This module must not know how such names are found.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import PurePosixPath
from typing import NamedTuple

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.named_lines import KEY, part_of
from oxigraph_code.search.places import repeats
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, details, symbols_in
from oxigraph_code.tools.answer.use_lines import UseLines
from oxigraph_code.tools.call_graph.call_sites import CallGraph
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_Use = Mapping[str, str]
"""A row with ``name``, ``kind``, ``access``, ``module``, ``line``, ``user``, and maybe ``wrapper``."""
_Lines = dict[tuple[str, int], str]
"""The text of lines by path and number."""
_COPIED = re.compile(r"env(?:iron)?\b.*\b(\w+)\W*$", re.IGNORECASE)
"""A variable of the environment with the access to it, as people copy it from code."""
_PATH = re.compile(r"[a-z][\w-]*[._-][\w.-]*\w")
_WORDS = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
_ORDER = ("defines", "writes", "sends", "reads", "receives")
_SINGULAR = {"defines": "definition", "writes": "write", "sends": "send", "reads": "read", "receives": "receiver"}
_HELD_KINDS = frozenset({"environment", "setting", "feature"})
_MAX_LINES = 25
_NOUNS = {
    "environment": "environment variable",
    "setting": "settings key",
    "feature": "feature flag",
    "topic": "message topic",
}
_MAX_FIELDS = 3
_MAX_WORDS = 5
_LONGEST_INITIALS = 4
_MAX_CHARACTERS = 160
_HOLDING = ("Variable", "Field")
_MAX_VALUE = 8
"""The most lines of a value, if its readers count as readers of a name in it."""
_TAKEN = re.compile(r"(\w+)\s*(?::=?|=)(?!=)")
"""The name that a value is given to, as a field of an object or by an assignment."""


class NameUses(NamedTuple):
    """The uses of one external name: a sentence that counts them, and a row for each place.

    ``is_known`` is false if only lines of text have the name.
    """

    summary: str
    rows: list[Row]
    is_known: bool = True


def uses_of_name(workspace: Workspace, scope: QuestionScope, name: str, *, reads_files: bool = True) -> NameUses | None:
    """Find the uses of an external name within the scope; None if there are none.

    Of a name in capitals or a path of a setting the calls that pass it to a function which looks it up are uses, too,
    and of the first so may be other lines with it; for these the files are read, if ``reads_files``.
    """
    name = name.strip()
    copied = _COPIED.search(name)
    found = _known_uses(workspace, scope, name, copied[1] if copied else "")
    name = found[0]["name"] if found else copied[1] if copied else name
    is_key = reads_files and KEY.match(name) is not None
    is_path = reads_files and _PATH.fullmatch(name) is not None
    lines = lines_with(workspace, scope, name, rf"(?<!\w){re.escape(name)}(?!\w)") if is_key else {}
    through = _looked_up(workspace, scope, name, lines) if lines or is_path else []
    # A file that has the function, too, knows the name as its own.
    places = {(use["module"], use["line"], use["kind"]) for use in through}
    found = [*(use for use in found if (use["module"], use["line"], use["kind"]) not in places), *through]
    if not found and is_key:
        found = _behind_prefix(workspace, scope, name)
    if is_path and any(use["kind"] == "setting" for use in found):
        lines = _lines_of_setting(workspace, scope, name)
    fields = fields_by_words(workspace, scope, name) if is_key and not found else []
    if not found and not lines and not fields:
        stating = _stating(workspace, scope, name) if is_path else None
        return stating or (_in_parts(workspace, scope, name) if is_key else None)
    found.sort(key=lambda use: (_ORDER.index(use["access"]), scope.path_of(use["module"]), line_number(use["line"])))
    rows = _use_rows(workspace, scope, found)
    for row in rows:
        lines.pop((row.data["path"], row.data["line"]), None)
    rows += [_row(f"{field.place} may take it, by the words of its name", field, name) for field in fields]
    rows += [text_row(name, *place, text) for place, text in [*lines.items()][:_MAX_LINES]]
    kinds = {row["kind"] for row in found}
    is_held = is_key or (reads_files and not kinds.isdisjoint(_HELD_KINDS))
    readers = readers_of_holders(workspace, scope, rows) if is_held else {}
    if by_flags := readers_of_flags(workspace, scope, name) if "environment" in kinds else []:
        readers.setdefault(0, []).extend(by_flags)
    summary = _summary(name, found, len(lines))
    if fields:
        summary += f", {counted(len(fields), 'field')} may take it by its words"
    if count := sum(map(len, readers.values())):
        summary += f", {counted(count, 'reader')} by what holds it"
    return NameUses(summary, below(rows, readers), bool(found))


def _known_uses(workspace: Workspace, scope: QuestionScope, name: str, copied: str) -> list[_Use]:
    """Look up the uses of a name as it is typed, ``copied`` from an access, as a flag, or in a section."""
    names = [name, *filter(None, [copied]), *([f"--{name}"] if _WORDS.fullmatch(name) else [])]
    uses = [
        {**row, "access": "reads"} if row["kind"] in _HELD_KINDS and row["access"] == "sends" else row
        for row in workspace.rows("name_uses", name=list(map(StringTerm, names)))
    ]
    sections = [StringTerm(name[: mark.start()]) for mark in re.finditer(r"(?<=\w):(?=\w)", name)][-2:]
    fields = workspace.rows("fields_of_sections", name=sections) if sections else ()
    uses += [{**row, "name": name, "access": "reads"} for row in fields if f"{row['name']}:{row['field']}" == name]
    return [row for row in uses if scope.holds(row["module"])]


def _looked_up(workspace: Workspace, scope: QuestionScope, name: str, lines: _Lines) -> list[_Use]:
    """Find the calls that pass a name, or a constant that holds it, to a function which looks it up.

    Without known lines the calls for settings alone are read.
    """
    calls = [
        row
        for row in workspace.cached_rows("wrapper_calls")
        if scope.holds(row["module"]) and (lines or row["kind"] == "setting")
    ]
    quoted = rf"[\"'`]{re.escape(name)}[\"'`]"
    constants = names_assigned(workspace, scope, name, quoted) if calls else ()
    passing = {*lines}
    if calls and (constants or not lines):
        passed = "|".join([quoted, *(rf"\b{constant}\b" for constant in constants)])
        passing |= lines_with(workspace, scope, name, passed, {scope.path_of(row["module"]) for row in calls}).keys()
    return [
        {**row, "name": name, "user": row["caller"]}
        for row in calls
        if (scope.path_of(row["module"]), line_number(row["line"])) in passing
    ]


def _lines_of_setting(workspace: Workspace, scope: QuestionScope, name: str) -> _Lines:
    """Find the lines with the key of a setting, and its entry in the file that the first word names."""
    first, last = name.split(".")[0], re.escape(name.rsplit(".", 1)[-1])
    named = [path for path in module_files(workspace, scope).values() if PurePosixPath(path).stem == first]
    named = [path for path in named if path.count("/") == min(path.count("/") for path in named)]
    entries = lines_with(workspace, scope, last, rf"[\"']{last}[\"']\s*=>", named) if named else {}
    others = files_with(workspace, scope, name)
    whole = lines_with(workspace, scope, name, rf"[\"'`]{re.escape(name)}[\"'`]", others) if others else {}
    return (entries if len(entries) == 1 else {}) | whole


def _use_rows(workspace: Workspace, scope: QuestionScope, uses: Sequence[_Use]) -> list[Row]:
    """Make a row for each use."""
    users = details(workspace, scope, list(dict.fromkeys(use["user"] for use in uses)))
    through = details(workspace, scope, sorted({use["wrapper"] for use in uses if "wrapper" in use}))
    rows = []
    for use in uses:
        path, kind, line = scope.path_of(use["module"]), use["kind"], line_number(use["line"])
        over = f" through {through[use['wrapper']].name}" if use.get("wrapper") in through else ""
        said = f"{use['access']} {_NOUNS.get(kind, kind)} {use['name']}{over}{inside(users.get(use['user']))}"
        data = {"path": path, "line": line, "access": use["access"], "kind": kind, "iri": use["user"]}
        rows.append(Row(f"{path}:{line} {said}", {**data, "name": use["name"]}))
    return rows


def _row(line: str, field: Symbol, name: str) -> Row:
    """Make the row for a field that may hold a name."""
    data = {"path": field.path, "line": field.line, "access": "", "kind": "", "iri": field.iri, "name": name}
    return Row(line, data)


def _stating(workspace: Workspace, scope: QuestionScope, name: str) -> NameUses | None:
    """Find the fields whose declarations state a name, as tags do, with the readers of each."""
    quoted = rf"(?<=[\"'`:]){re.escape(name)}(?=[\"'`,;])"
    paths = files_with(workspace, scope, name)
    places = lines_with(workspace, scope, name, quoted, paths) if paths else {}
    modules = [module for path, _ in places for module in scope.modules_of(path)]
    holding = symbols_in(workspace, scope, modules) if modules else {}
    fields = [symbol for symbol in holding.values() if symbol.kind == "Field" and (symbol.path, symbol.line) in places]
    if not fields:
        return None
    rows = [_row(f"{field.place} states it in its declaration", field, name) for field in fields]
    readers = readers_of_holders(workspace, scope, rows)
    known = counted(sum(map(len, readers.values())), "reader")
    return NameUses(f"{name}: stated by {counted(len(fields), 'field')}, {known} known", below(rows, readers), False)


def _summary(name: str, found: Sequence[_Use], lines: int) -> str:
    kinds = dict.fromkeys(_NOUNS.get(row["kind"], row["kind"]) for row in found)
    counts = {access: sum(row["access"] == access for row in found) for access in _ORDER}
    parts = [counted(count, _SINGULAR[access]) for access, count in counts.items() if count]
    more = f", {counted(lines, 'other line')} with it" if lines else ""
    if not found:
        with_it = f"{counted(lines, 'line')} with it, none" if lines else "no line with it is"
        return f"{name}: {with_it} known as a use of a setting"
    known = found[0]["name"]
    prefix = f"{name} is not known; if a prefix is set, it may be the " if known != name else ""
    return f"{prefix}{' and '.join(kinds)} {known}: {', '.join(parts)} known{more}"


def _behind_prefix(workspace: Workspace, scope: QuestionScope, name: str) -> list[_Use]:
    """Look up the longest end of a name that is known by itself, also as a key.

    ``db.url`` may be ``APP_DB_URL``, and ``dbUrl`` be ``APP_DBURL``, if the program sets a prefix for its variables.
    """
    ends = [name[mark.end() :] for mark in re.finditer("_", name)]
    spellings = [(end, end.lower(), end.lower().replace("_", ".")) for end in ends if "_" in end]
    found = _uses_named(workspace, scope, [spelling for each in spellings for spelling in each])
    by_end = (list[_Use](row for row in found if row["name"] in each) for each in spellings)
    return next(filter(None, by_end), []) or (_keys_like(workspace, scope, name, ends[0]) if ends else [])


def _keys_like(workspace: Workspace, scope: QuestionScope, name: str, end: str) -> list[_Use]:
    """Find the settings that a variable overrides, in any case and without the marks between words."""
    quoted = rf"(?i)[\"'`]({'[._-]?'.join(end.split('_'))})[\"'`]"
    lines = lines_with(workspace, scope, name, quoted).values()
    keys = {key for line in lines for key in re.findall(quoted, line)}
    return [row for row in _uses_named(workspace, scope, sorted(keys)) if row["kind"] == "setting"]


def _uses_named(workspace: Workspace, scope: QuestionScope, names: Sequence[str]) -> list[_Use]:
    """Find the uses of some names as they are."""
    asked = [*map(StringTerm, names)]
    return [row for row in workspace.rows("name_uses", name=asked) if scope.holds(row["module"])] if asked else []


def _in_parts(workspace: Workspace, scope: QuestionScope, name: str) -> NameUses | None:
    """Find a name that code puts together: a text with its first words, and one with all others."""
    heads = [name[: mark.end()] for mark in re.finditer("_", name)]
    patterns = {head: rf"[\"'`]{head}(?!\w)|[\"'`]{name.removeprefix(head)}[\"'`]" for head in heads}
    lines = lines_with(workspace, scope, name, "|".join(patterns.values()))
    for head, pattern in patterns.items():
        rest = name.removeprefix(head)
        fitting = [text_row(name, *place, text) for place, text in lines.items() if re.search(pattern, text)]
        fitting.sort(key=lambda row: rest not in row.line)
        count = sum(rest in row.line for row in fitting)
        if 0 < count < len(fitting):
            others = counted(len(fitting) - count, "other line")
            summary = f"{name}: no line has all of it, {counted(count, 'line')} with '{rest}', {others} with '{head}'"
            return NameUses(summary, fitting[:_MAX_LINES])
    return None


def fields_by_words(workspace: Workspace, scope: QuestionScope, name: str) -> list[Symbol]:
    """Find the few fields, or methods of interfaces, whose words are the last ones of a name."""
    words = [word for word in name.lower().split("_") if word]
    for start in range(max(0, len(words) - _MAX_WORDS), len(words)):
        before, own = words[:start], words[start:]
        spellings = [StringTerm(spelling) for spelling in dict.fromkeys(_spelled(own))]
        rows = workspace.rows("symbols_by_name", name=spellings, module=None)
        symbols = details(workspace, scope, [row["symbol"] for row in rows if scope.holds(row["symbol"])])
        owners = details(workspace, scope, sorted({symbol.owner for symbol in symbols.values() if symbol.owner}))
        found = [
            symbol
            for symbol in symbols.values()
            if (owner := owners.get(symbol.owner)) is not None
            and (symbol.kind == "Field" or (symbol.kind == "Method" and owner.kind == "Trait"))
            # The type is named by the word in front, or there is a prefix at most.
            and ((len(before) > 1 and before[-1] in owner.short_name.lower()) or len(before) < 2 <= len(own))
        ]
        if found:
            return found if len(found) <= _MAX_FIELDS else []
    return []


def _spelled(words: Sequence[str]) -> Iterator[str]:
    """Yield a name as languages write it, also with initials in capitals."""
    yield "_".join(words)
    forms = [(word.title(), word.upper()) if len(word) <= _LONGEST_INITIALS else (word.title(),) for word in words]
    for parts in product(*forms):
        yield "".join(parts)
        yield words[0] + "".join(parts[1:])


def lines_with(
    workspace: Workspace, scope: QuestionScope, name: str, pattern: str, paths: Iterable[str] = ()
) -> dict[tuple[str, int], str]:
    """Return the lines of files that match a pattern for a name, by place; reads first, copies last."""
    from oxigraph_code.indexing.files.discovery import files_in
    from oxigraph_code.languages.registry import installed

    word = re.compile(pattern)
    found: dict[tuple[str, int], tuple[bool, int, str]] = {}
    for path in paths or files_in(scope.tree, installed(), workspace.settings):
        is_code = installed().loader_of(path) is not None
        text = scope.text(path, workspace.settings.max_file_bytes)
        for number, line in enumerate(text.split("\n"), 1) if word.search(text) else ():
            if word.search(line):
                part = part_of(line, name, is_code=is_code)
                found[path, number] = bool(repeats(path, frozenset())), part, line.strip()
    return {place: found[place][2] for place in sorted(found, key=lambda place: (found[place][:2], place))}


def files_with(workspace: Workspace, scope: QuestionScope, name: str) -> Sequence[str]:
    """Find the source files with a name in their text."""
    return scope.with_any([*module_files(workspace, scope).values()], [name])


def names_assigned(workspace: Workspace, scope: QuestionScope, name: str, quoted: str) -> set[str]:
    """Find the names that files assign a text to."""
    paths = files_with(workspace, scope, name)
    assigned = re.compile(rf"\b(\w{{3,}})[ \t]*(?:\w[\w.]*[ \t]*)?:?=[ \t]*{quoted}")
    return {match[1] for path in paths for match in assigned.finditer(scope.text(path))}


def text_row(name: str, path: str, line: int, text: str) -> Row:
    """Make the row for a line of text with a name."""
    data = {"path": path, "line": line, "access": "", "kind": "", "iri": "", "name": name}
    return Row(f"{path}:{line} has it: {text[:_MAX_CHARACTERS]}", data)


def readers_of_holders(workspace: Workspace, scope: QuestionScope, rows: Sequence[Row]) -> dict[int, list[Row]]:
    """Find the readers of the variables and fields whose values have the name, by the number of its row."""
    places = {(row.data["path"], row.data["line"]): number for number, row in enumerate(rows)}
    modules = [module for path in dict.fromkeys(path for path, _ in places) for module in scope.modules_of(path)]
    taking = _taking(workspace, scope, rows)
    holding = {**(symbols_in(workspace, scope, modules) if modules else {}), **details(workspace, scope, [*taking])}
    found: dict[int, list[Row]] = {}
    taken = Counter((symbol.path, symbol.line) for symbol in holding.values() if symbol.kind == "Variable")
    for symbol in holding.values():
        own = range(symbol.line, symbol.end + 1)
        if taken[symbol.path, symbol.line] > 1 and symbol.short_name not in {row.data["name"] for row in rows}:
            continue  # several are assigned at once, and another one may hold the name
        inside = [number for (path, line), number in places.items() if path == symbol.path and line in own]
        at = [*taking.get(symbol.iri, inside)]
        is_asked = symbol.kind in _HOLDING or any(rows[number].data["iri"] == symbol.iri for number in at)
        if not at or not is_asked or len(own) > _MAX_VALUE:
            continue
        edges = batched_rows(workspace, "users_of", "symbol", [symbol.iri])
        readers = {row["user"] for row in edges if row["edge"].endswith("references")}
        readers.update(CallGraph(workspace).callers([symbol.iri]).at(1) if symbol.kind == "Method" else ())
        users = Nodes(workspace, scope, sorted(readers))
        use = UseLines(workspace, scope, symbol, {symbol.path: own})
        shown = ((user, use.row(user)) for user in users.values() if user.iri not in (symbol.iri, symbol.owner))
        found.setdefault(at[0], []).extend(
            row._replace(line=f"  {symbol.name}, which holds it, is read at {user.path}:{row.line.strip()}")
            for user, row in shown
            if "lines" in row.data
        )
    return found


def below(rows: Sequence[Row], readers: Mapping[int, Sequence[Row]]) -> list[Row]:
    """Put readers below the rows of their uses, which are given by number."""
    return [each for number, row in enumerate(rows) for each in (row, *readers.get(number, ()))]


def inside(user: Symbol | None) -> str:
    """Phrase the symbol around a use; empty at the level of a module."""
    return f" in {user.label}" if user is not None and user.kind != "Module" else ""


def readers_of_flags(workspace: Workspace, scope: QuestionScope, name: str) -> list[Row]:
    """Find the reads of the flags that take a variable of the environment."""
    reads = [row for row in workspace.rows("reads_of_flags", name=[StringTerm(name)]) if scope.holds(row["module"])]
    users = details(workspace, scope, list(dict.fromkeys(row["user"] for row in reads)))
    found = []
    for row in reads:
        path, around = scope.path_of(row["module"]), inside(users.get(row["user"]))
        data = {"path": path, "line": line_number(row["line"]), "access": "reads", "kind": "flag", "iri": row["user"]}
        found.append(
            Row(f"  {row['flag']}, which holds it, is read at {path}:{row['line']}{around}", {**data, "name": name})
        )
    return found


def _taking(workspace: Workspace, scope: QuestionScope, rows: Sequence[Row]) -> dict[str, list[int]]:
    """Find the fields that functions set to the value of the name, with the numbers of the rows."""
    written: dict[str, list[str]] = {}
    for edge in batched_rows(workspace, "fields_written", "user", [*{r.data["iri"]: 0 for r in rows if r.data["iri"]}]):
        written.setdefault(edge["user"], []).append(edge["symbol"])
    fields = details(workspace, scope, [field for each in written.values() for field in each])
    found: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        last = row.data["line"]
        text = scope.text(row.data["path"], workspace.settings.max_file_bytes) if row.data["iri"] in written else ""
        before = "\n".join(text.split("\n")[max(0, last - 2) : last]).partition(row.data["name"])[0]
        names = _TAKEN.findall(before)[-1:]
        for field in written.get(row.data["iri"], ()):
            if field in fields and fields[field].short_name in names:
                found.setdefault(field, []).append(number)
    return found
