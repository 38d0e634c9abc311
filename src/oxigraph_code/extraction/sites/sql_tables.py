"""Tables and columns that SQL in a file creates: in strings of any language, or as its own text.

For maintainers: statements are found by one search over the bytes, so a file without any costs next to nothing. Names
that are computed are left out. This module must not know any language but SQL.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts import Definition, ExternalName
from oxigraph_code.patterns.name_patterns import Access

_NAME: Final = r"""(?:\\?["`\[])?(?:\w+(?:\\?["`\]])?\.(?:\\?["`\[])?)?(?P<{0}>[A-Za-z_]\w*)(?:\\?["`\]])?"""
_CREATED: Final = re.compile(
    rf"\bCREATE\s+(?:UNLOGGED\s+|VIRTUAL\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?{_NAME.format('table')}"
    r"""(?:[\s"'`+]|\\[nrt])*(?P<body>\(|USING\s)""",
    re.IGNORECASE,
)
_ALTERED: Final = re.compile(
    rf"\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?{_NAME.format('table')}(?=\s+(?:ADD|DROP|RENAME)\b)",
    re.IGNORECASE,
)
_CHANGE: Final = re.compile(
    r"\b(?:(?P<gone>DROP\s+COLUMN(?:\s+IF\s+EXISTS)?)|ADD(?:\s+COLUMN)?(?:\s+IF\s+NOT\s+EXISTS)?"
    rf"|RENAME\s+COLUMN\s+{_NAME.format('before')}\s+TO)\s+{_NAME.format('column')}(?=\W|$)",
    re.IGNORECASE,
)
_UNDONE: Final = re.compile(rb"^\s*--\s*(?:\+\w+\s+down|migrate:down|down)\b", re.IGNORECASE | re.MULTILINE)
"""The line before the statements that take a migration back."""
_COLUMN: Final = re.compile(rf"""(?:[\s"'`+.]|\\[nrt])*?{_NAME.format("column")}\s+\w""")
_TABLE: Final = re.compile(rb"\b(?:CREATE|ALTER)\s+(?:\w+\s+)?TABLE\b", re.IGNORECASE)
_COMMENT: Final = re.compile(r"--[^\n]*|/\*.*?\*/", re.DOTALL)
_COMMENTED: Final = re.compile(rb"\s*(?:#|//|--|/?\*)")
_STATEMENT_END: Final = re.compile(r";|\b(?:ALTER|CREATE|INSERT)\s", re.IGNORECASE)
_NO_COLUMNS: Final = frozenset(
    {"column", "primary", "foreign", "unique", "constraint", "check", "index", "key", "exclude", "like", "fulltext"}
    | {"spatial", "period", "if"}
)
_HOLDING: Final = frozenset({"function", "method", "class", "variable", "constant"})
_LONGEST: Final = 20_000
_MAX_NAMES: Final = 1_000


def names_of_tables(source: bytes, definitions: Sequence[Definition]) -> Iterator[ExternalName]:
    """Read the tables and the columns that a text creates, with the innermost definitions around them."""
    undone = _UNDONE.search(source)
    for number, found in enumerate(_TABLE.finditer(source, 0, undone.start() if undone else len(source))):
        at = found.start()
        is_comment = _COMMENTED.match(source[source.rfind(b"\n", 0, at) + 1 : at])
        if is_comment or number == _MAX_NAMES:
            continue
        statement = _COMMENT.sub("", source[at : at + _LONGEST].decode(errors="replace"))
        line = source.count(b"\n", 0, at) + 1
        names = [*_created(statement), *_changed(statement)]
        user = _around(definitions, line) if names else -1
        for access, name in dict.fromkeys(names):
            yield ExternalName("column" if "." in name else "table", name, access, user, line)


def _created(statement: str) -> Iterator[tuple[Access, str]]:
    """Yield the table that a statement creates, and its columns behind the table's name."""
    created = _CREATED.match(statement)
    if created is None:
        return
    table = created["table"]
    parts = _parts(statement, created.end()) if created["body"] == "(" else ()
    columns = [match["column"] for part in parts if (match := _COLUMN.match(part))]
    if columns or created["body"] != "(":
        yield "defines", table
    yield from (("defines", f"{table}.{column}") for column in columns if column.lower() not in _NO_COLUMNS)


def _changed(statement: str) -> Iterator[tuple[Access, str]]:
    """Yield the columns that a statement adds to a table, or takes from it."""
    altered = _ALTERED.match(statement)
    if altered is None:
        return
    end = _STATEMENT_END.search(statement, altered.end())
    for match in _CHANGE.finditer(statement, altered.end(), end.start() if end else len(statement)):
        if match["before"]:
            yield "writes", f"{altered['table']}.{match['before']}"
        if match["column"].lower() not in _NO_COLUMNS:
            yield "writes" if match["gone"] else "defines", f"{altered['table']}.{match['column']}"


def _parts(statement: str, start: int) -> Iterator[str]:
    """Yield the parts of a list in brackets, up to the bracket that closes it; none if nothing does."""
    depth, found = 0, list[str]()
    for at in range(start, len(statement)):
        mark = statement[at]
        if mark == "(":
            depth += 1
        elif mark == ")" and depth:
            depth -= 1
        elif mark in ",)" and not depth:
            found.append(statement[start:at])
            start = at + 1
            if mark == ")":
                yield from found
                return


def _around(definitions: Sequence[Definition], line: int) -> int:
    """Return the innermost definition on a line; -1 is the module."""
    around = [
        (entry.end_line - entry.start_line, -number)
        for number, entry in enumerate(definitions)
        if entry.kind in _HOLDING and entry.start_line <= line <= entry.end_line
    ]
    return -min(around)[1] if around else -1
