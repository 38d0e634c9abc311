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

_COPIED = re.compile(r"env(?:iron)?\b.*\b(\w+)\W*$", re.IGNORECASE)
"""A variable of the environment with the access to it, as people copy it from code."""
_PATH = re.compile(r"[a-z][\w-]*[._-][\w.-]*\w")
_WORDS = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
_ORDER = ("defines", "writes", "sends", "reads", "receives")
_SINGULAR = {"defines": "definition", "writes": "write", "sends": "send", "reads": "read", "receives": "receiver"}
_HOLDING = ("Variable", "Field")
_HELD_KINDS = frozenset({"environment", "setting", "feature"})
_TAKEN = re.compile(r"(\w+)\s*(?::=?|=)(?!=)")
"""The name that a value is given to, as a field of an object or by an assignment."""
_MAX_LINES = 25
_MAX_VALUE = 8
"""The most lines of a value, if its readers count as readers of a name in it."""
_MAX_CHARACTERS = 160
_NOUNS = {
    "environment": "environment variable",
    "setting": "settings key",
    "feature": "feature flag",
    "topic": "message topic",
}
_MAX_FIELDS = 3
_MAX_WORDS = 5
_LONGEST_INITIALS = 4


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
    names = [name, *([copied[1]] if copied else []), *([f"--{name}"] if _WORDS.fullmatch(name) else [])]
    found = [
        {**row, "access": "reads"} if row["kind"] in _HELD_KINDS and row["access"] == "sends" else row
        for row in workspace.rows("name_uses", name=list(map(StringTerm, names)))
        if scope.holds(row["module"])
    ]
    sections = [StringTerm(name[: mark.start()]) for mark in re.finditer(r"(?<=\w):(?=\w)", name)][-2:]
    found += [
        {**row, "name": name, "access": "reads"}
        for row in (workspace.rows("fields_of_sections", name=sections) if sections else ())
        if f"{row['name']}:{row['field']}" == name and scope.holds(row["module"])
    ]
    name = found[0]["name"] if found else names[bool(copied)]
    is_key = reads_files and KEY.match(name) is not None
    lines = _lines_with(workspace, scope, name, rf"(?<!\w){re.escape(name)}(?!\w)") if is_key else {}
    calls = workspace.cached_rows("wrapper_calls") if lines or (reads_files and _PATH.fullmatch(name)) else ()
    calls = [row for row in calls if scope.holds(row["module"]) and (lines or row["kind"] == "setting")]
    quoted = rf"[\"'`]{re.escape(name)}[\"'`]"
    constants = _holding(workspace, scope, name, quoted) if calls else ()
    calling = {scope.path_of(row["module"]) for row in calls} if constants or not lines else ()
    passed = "|".join([quoted, *(rf"\b{constant}\b" for constant in constants)])
    passing = {**lines, **(_lines_with(workspace, scope, name, passed, calling) if calling else {})}
    for row in calls:
        if (scope.path_of(row["module"]), line_number(row["line"])) in passing:
            found.append({**row, "name": name, "user": row["caller"]})
    if not found and is_key:
        found = _behind_prefix(workspace, scope, name)
    fields = fields_by_words(workspace, scope, name) if is_key and not found else []
    if not found and not lines and not fields:
        stating = _stating(workspace, scope, name) if reads_files and _PATH.fullmatch(name) else None
        return stating or (_in_parts(workspace, scope, name) if is_key else None)
    users = details(workspace, scope, list(dict.fromkeys(row["user"] for row in found)))
    through = details(workspace, scope, sorted({row["wrapper"] for row in found if "wrapper" in row}))
    found.sort(key=lambda row: (_ORDER.index(row["access"]), scope.path_of(row["module"]), line_number(row["line"])))
    rows: list[Row] = []
    for row in found:
        path, inside = scope.path_of(row["module"]), _inside(users.get(row["user"]))
        kind = _NOUNS.get(row["kind"], row["kind"])
        over = f" through {through[row['wrapper']].name}" if row.get("wrapper") in through else ""
        line = f"{path}:{row['line']} {row['access']} {kind} {row['name']}{over}{inside}"
        data = {
            "path": path,
            "line": line_number(row["line"]),
            "access": row["access"],
            "kind": row["kind"],
            "iri": row["user"],
        }
        lines.pop((path, line_number(row["line"])), None)
        rows.append(Row(line, {**data, "name": row["name"]}))
    for field in fields:
        data = {"path": field.path, "line": field.line, "access": "", "kind": "", "iri": field.iri, "name": name}
        rows.append(Row(f"{field.place} may take it, by the words of its name", data))
    rows += [_text_row(name, *place, text) for place, text in [*lines.items()][:_MAX_LINES]]
    held = _held(workspace, scope, rows) if is_key or (reads_files and _HELD_KINDS & {e["kind"] for e in found}) else {}
    is_variable = any(row["kind"] == "environment" for row in found)
    if by_flags := _read_by_flags(workspace, scope, name) if is_variable else []:
        held.setdefault(0, []).extend(by_flags)
    readers = sum(map(len, held.values()))
    by_holders = f", {counted(readers, 'reader')} by what holds it" if readers else ""
    rows = [each for number, row in enumerate(rows) for each in (row, *held.get(number, ()))]
    by_words = f", {counted(len(fields), 'field')} may take it by its words" if fields else ""
    return NameUses(f"{_summary(name, found, len(lines))}{by_words}{by_holders}", rows, bool(found))


def _holding(workspace: Workspace, scope: QuestionScope, name: str, quoted: str) -> set[str]:
    """Find the names that files assign a text to."""
    paths = _files_with(workspace, scope, name)
    assigned = re.compile(rf"\b(\w{{3,}})[ \t]*(?:\w[\w.]*[ \t]*)?:?=[ \t]*{quoted}")
    return {match[1] for path in paths for match in assigned.finditer(scope.text(path))}


def _stating(workspace: Workspace, scope: QuestionScope, name: str) -> NameUses | None:
    """Find the fields whose declarations state a name, as tags do, with the readers of each."""
    quoted = rf"(?<=[\"'`:]){re.escape(name)}(?=[\"'`,;])"
    paths = _files_with(workspace, scope, name)
    places = _lines_with(workspace, scope, name, quoted, paths) if paths else {}
    holding = symbols_in(workspace, scope, [e for path, _ in places for e in scope.modules_of(path)]) if places else {}
    fields = [e for e in holding.values() if e.kind == "Field" and (e.path, e.line) in places]
    rows = [
        Row(
            f"{each.place} states it in its declaration",
            {"path": each.path, "line": each.line, "access": "", "kind": "", "iri": each.iri, "name": name},
        )
        for each in fields
    ]
    held = _held(workspace, scope, rows)
    readers = counted(sum(map(len, held.values())), "reader")
    shown = [each for number, row in enumerate(rows) for each in (row, *held.get(number, ()))]
    return (
        NameUses(f"{name}: stated by {counted(len(fields), 'field')}, {readers} known", shown, False) if rows else None
    )


def _files_with(workspace: Workspace, scope: QuestionScope, name: str) -> Sequence[str]:
    return scope.with_any([*module_files(workspace, scope).values()], [name])


def _held(workspace: Workspace, scope: QuestionScope, rows: Sequence[Row]) -> dict[int, list[Row]]:
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


def _inside(user: Symbol | None) -> str:
    """Phrase the symbol around a use; empty at the level of a module."""
    return f" in {user.label}" if user is not None and user.kind != "Module" else ""


def _read_by_flags(workspace: Workspace, scope: QuestionScope, name: str) -> list[Row]:
    """Find the reads of the flags that take a variable of the environment."""
    reads = [row for row in workspace.rows("reads_of_flags", name=[StringTerm(name)]) if scope.holds(row["module"])]
    users = details(workspace, scope, list(dict.fromkeys(row["user"] for row in reads)))
    found = []
    for row in reads:
        path, inside = scope.path_of(row["module"]), _inside(users.get(row["user"]))
        data = {"path": path, "line": line_number(row["line"]), "access": "reads", "kind": "flag", "iri": row["user"]}
        found.append(
            Row(f"  {row['flag']}, which holds it, is read at {path}:{row['line']}{inside}", {**data, "name": name})
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


def _summary(name: str, found: Sequence[Mapping[str, str]], lines: int) -> str:
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


def _text_row(name: str, path: str, line: int, text: str) -> Row:
    data = {"path": path, "line": line, "access": "", "kind": "", "iri": "", "name": name}
    return Row(f"{path}:{line} has it: {text[:_MAX_CHARACTERS]}", data)


def _behind_prefix(workspace: Workspace, scope: QuestionScope, name: str) -> list[dict[str, str]]:
    """Look up the longest end of a name that is known by itself, also as a key.

    ``db.url`` may be ``APP_DB_URL``, if the program sets a prefix for its variables.
    """
    ends = [name[mark.end() :] for mark in re.finditer("_", name)]
    spellings = [(end, end.lower(), end.lower().replace("_", ".")) for end in ends if "_" in end]
    asked = [StringTerm(spelling) for each in spellings for spelling in each]
    found = [row for row in workspace.rows("name_uses", name=asked) if scope.holds(row["module"])] if asked else []
    by_end = ([dict(row) for row in found if row["name"] in each] for each in spellings)
    return next(filter(None, by_end), [])


def _in_parts(workspace: Workspace, scope: QuestionScope, name: str) -> NameUses | None:
    """Find a name that code puts together: a text with its first words, and one with all others."""
    heads = [name[: mark.end()] for mark in re.finditer("_", name)]
    patterns = {head: rf"[\"'`]{head}(?!\w)|[\"'`]{name.removeprefix(head)}[\"'`]" for head in heads}
    lines = _lines_with(workspace, scope, name, "|".join(patterns.values()))
    for head, pattern in patterns.items():
        rest = name.removeprefix(head)
        fitting = [_text_row(name, *place, text) for place, text in lines.items() if re.search(pattern, text)]
        fitting.sort(key=lambda row: rest not in row.line)
        count = sum(rest in row.line for row in fitting)
        if 0 < count < len(fitting):
            others = counted(len(fitting) - count, "other line")
            summary = f"{name}: no line has all of it, {counted(count, 'line')} with '{rest}', {others} with '{head}'"
            return NameUses(summary, fitting[:_MAX_LINES])
    return None


def _lines_with(
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
            and _is_before(before, own, owner)
        ]
        if found:
            return found if len(found) <= _MAX_FIELDS else []
    return []


def _is_before(before: Sequence[str], own: Sequence[str], owner: Symbol) -> bool:
    """Check that the type is named by the word in front, or that there is a prefix at most."""
    return (len(before) > 1 and before[-1] in owner.short_name.lower()) or (len(before) < 2 <= len(own))


def _spelled(words: Sequence[str]) -> Iterator[str]:
    """Yield a name as languages write it, also with initials in capitals."""
    yield "_".join(words)
    forms = [(word.title(), word.upper()) if len(word) <= _LONGEST_INITIALS else (word.title(),) for word in words]
    for parts in product(*forms):
        yield "".join(parts)
        yield words[0] + "".join(parts[1:])
