"""The text of files in the search index: paths, names of definitions, and all words.

For maintainers: words are split at case here and at all else by the tokenizer, so that a phrase finds a name in all its
spellings: ``checkoutLinesAdd``, ``checkout_lines_add``, ``CHECKOUT_LINES_ADD``, ``checkout/lines/add``. Of secondary
code only the path and the names count, because it repeats the words of the code that it is about. This module must not
know the ranking.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence

from oxigraph_code.file_tree import FileTree
from oxigraph_code.identity import readable
from oxigraph_code.search.places import set_aside
from oxigraph_code.search.words import last_part, parts, spaced

_MAX_CHARS = 400_000
_MAX_BYTES = 200_000
_MAX_OTHERS = 5_000
_LOOKED_AT = 8192
_TRANSLATION = frozenset({"translation"})


def put_text(database: sqlite3.Connection, number: int, path: str, names: Iterable[str], lines: Sequence[str]) -> None:
    """Insert the text of a module."""
    body = "\n".join(lines) if has_body(path) else ""
    named = "\n".join(dict.fromkeys(map(last_part, names)))
    row = (number, spaced(path), spaced(named), spaced(body[:_MAX_CHARS]))
    database.execute("INSERT INTO texts (rowid, path, names, body) VALUES (?, ?, ?, ?)", row)


def has_body(path: str) -> bool:
    """Return True for code, and for the messages of a program in English."""
    kinds = set_aside(path)
    return not kinds or (kinds == _TRANSLATION and "en" in parts(path))


def _is_kept(path: str) -> bool:
    return has_body(path) and readable(path) == path


def put_others(database: sqlite3.Connection, tree: FileTree, paths: Iterable[str]) -> None:
    """Bring the texts of the files without a loader up to date with the files of a root."""
    root = str(tree.root)
    rows = database.execute("SELECT path, id, stamp FROM other WHERE root = ?", (root,))
    known = {path: (number, stamp) for path, number, stamp in rows}
    wanted = {path: _stamp(tree, path) for path in [*filter(_is_kept, paths)][:_MAX_OTHERS]}
    gone = [number for path, (number, stamp) in known.items() if wanted.get(path) != stamp]
    database.executemany("DELETE FROM texts WHERE rowid = -?", [(number,) for number in gone])
    database.executemany("DELETE FROM other WHERE id = ?", [(number,) for number in gone])
    for path, stamp in wanted.items():
        if stamp and known.get(path, (0, ""))[1] != stamp:
            row = (root, path, stamp)
            number = database.execute("INSERT INTO other (root, path, stamp) VALUES (?, ?, ?)", row).lastrowid
            statement = "INSERT INTO texts (rowid, path, names, body) VALUES (-?, ?, '', ?)"
            database.execute(statement, (number, spaced(path), spaced(_text(tree, path))))


def _stamp(tree: FileTree, path: str) -> str:
    """Stamp the content of a file; empty if the file is gone."""
    if tree.commit:
        return tree.commit
    try:
        found = os.lstat(tree.root / path)
    except (OSError, ValueError):
        return ""
    return f"{found.st_mtime_ns} {found.st_size}"


def _text(tree: FileTree, path: str) -> str:
    """Read the text of a file; empty if it is large or no text."""
    try:
        data = tree.read(path, _MAX_BYTES)
    except (OSError, ValueError):
        return ""
    return "" if b"\0" in data[:_LOOKED_AT] else data.decode("utf-8", "replace")
