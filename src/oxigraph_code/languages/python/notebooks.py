"""Take code and text out of a notebook, with the lines at which they stand in the file.

For maintainers: a notebook is JSON that its editors write with one line for each line of a cell. So both keep their
line numbers without a table of them. A notebook on one line has no lines, and is not read. Headings of the text are
definitions behind all others, so that no name of the code leads to them.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oxigraph_code.facts import FileFacts

_KIND: Final = re.compile(rb'\s*\{?\s*"cell_type":\s*"(\w+)"')
_SOURCE: Final = re.compile(rb'\s*"source":\s*\[\s*$')
_TEXT: Final = re.compile(rb'\s*("(?:[^"\\]|\\.)*"),?\s*$')
_COMMANDS: Final = re.compile(r"\s*(?:[%!?]|\S*\?\s*$)")
_FOREIGN: Final = re.compile(
    r"%%(?:!|(?:bash|bigquery|cmd|cython|file|html|javascript|js|latex|markdown|perl|r|ruby|script|sh|sql|svg|sx|system"
    r"|writefile)\b)",
    re.IGNORECASE,
)
"""The first line of a cell that is no Python of this notebook."""


def code_cells(notebook: bytes) -> bytes:
    """Return the code of a notebook; all other lines are empty, as are commands to the notebook."""
    return b"\n".join(
        b"" if _COMMANDS.match(line) else line.encode(errors="replace") for line in _cells(notebook, b"code")
    )


def with_text_cells(facts: FileFacts, notebook: bytes) -> FileFacts:
    """Add the text of a notebook to the facts of its code: sections, mentions and links."""
    text = "\n".join(_cells(notebook, b"markdown"))
    if not text.strip():
        return facts
    from oxigraph_code.languages.markdown.document import facts_of

    told = facts_of(text.encode(errors="replace"), facts.path)
    first = len(facts.definitions)
    taken = Counter(entry.qualified_name for entry in facts.definitions)
    sections = [entry._replace(ordinal=entry.ordinal + taken[entry.qualified_name]) for entry in told.definitions]
    remarks = [
        entry._replace(definition=entry.definition + first) if entry.definition >= 0 else entry
        for entry in told.remarks
        if entry.kind != "status"
    ]
    return facts._replace(
        docstring=facts.docstring or told.docstring,
        definitions=(*facts.definitions, *sections),
        remarks=(*facts.remarks, *remarks),
        is_document=True,
    )


def _cells(notebook: bytes, wanted: bytes) -> Iterator[str]:
    """Yield the lines of a notebook, all empty but for those in cells of a kind."""
    is_wanted = is_inside = False
    for line in notebook.split(b"\n"):
        text = _TEXT.match(line) if is_inside else None
        is_inside = text is not None or _SOURCE.match(line) is not None
        if kind := _KIND.match(line):
            is_wanted = kind[1] == wanted
        shown = _line(text[1]) if text and is_wanted else ""
        is_wanted = is_wanted and not _FOREIGN.match(shown)
        yield shown


def _line(text: bytes) -> str:
    try:
        found = str(json.loads(text)).rstrip("\n")
    except ValueError:
        return ""
    # A line of several would move those below it.
    return "" if "\n" in found else found
