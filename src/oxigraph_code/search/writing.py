"""Write modules and symbols to the search index, and remove them.

For maintainers: the weight of a symbol among equal matches is computed here, once, and not during a search. Words are
split at case here and at all else by the tokenizer, so that a phrase finds a name in all its spellings. Of secondary
code only the path and the names count, because it repeats the words of the code that it is about. This module must not
know the graph.
"""

from __future__ import annotations

import math
import os
import re
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from oxigraph_code import identity
from oxigraph_code.facts.found import Found, Module, by_rank
from oxigraph_code.file_tree import FileTree, text_of
from oxigraph_code.identity import readable
from oxigraph_code.search.bodies import comment_above
from oxigraph_code.search.graph import EXTERNAL, MARKED, MODULE, TEST
from oxigraph_code.search.places import is_about_others, set_aside
from oxigraph_code.search.words import dotted, in_one, indexed, last_part, parts, spaced

_SENTENCE = re.compile(r"(.+?[.!?])(?:\s|$)")
_LONGEST_SENTENCE = 120
_MAX_DOCS = 4_000

# Kinds that people search for weigh more than their parts.
_WEIGHTS = {
    "class": 4.0, "trait": 4.0, "enum": 4.0, "function": 3.0, "macro": 3.0, "method": 2.5, "typealias": 2.5,
    MODULE: 2.0, "namespace": 1.5,
}  # fmt: skip
_HIDDEN = 0.5
_ABOUT_OTHERS = 4.0
_MAX_CHARS = 400_000
_MAX_BYTES = 200_000
_MAX_OTHERS = 5_000
_LOOKED_AT = 8192
_TRANSLATION = frozenset({"translation"})


def put(
    database: sqlite3.Connection,
    module: Module,
    path: str,
    digest: str,
    lines: Sequence[str],
    dependents: Mapping[str, int],
    *,
    is_marked: bool = False,
) -> set[str]:
    """Insert a module: its path below its project, and the lines of its file.

    ``is_marked`` is True if ``.gitattributes`` marks the file. Returns the words of its names, for ``learn``.
    """
    project = identity.project_of(module.iri)
    row = (module.iri, project, path, module.language, digest)
    statement = "INSERT INTO module (iri, project, path, language, hash) VALUES (?, ?, ?, ?, ?)"
    number = database.execute(statement, row).lastrowid
    itself = Found(module.iri, (MODULE,), path, 1, max(len(lines), 1), "", "", module.docstring)
    if is_marked:
        itself, *symbols = (symbol._replace(kinds=(*symbol.kinds, MARKED)) for symbol in (itself, *module.symbols))
    else:
        symbols = list(module.symbols)
    symbols.sort(key=lambda symbol: (symbol.line, symbol.iri))
    together: dict[tuple[str, str], list[Found]] = defaultdict(list)
    place = indexed(path)
    vocabulary = _put_symbol(database, number, path, place, [itself], [], dependents)
    for symbol in symbols:
        together[symbol.name, symbol.kinds[0]].append(symbol)
    put_text(database, number or 0, path, [symbol.name for symbol in symbols], lines)
    for definitions in together.values():
        vocabulary |= _put_symbol(database, number, path, place, definitions, lines, dependents)
    return vocabulary


def marked_in(database: sqlite3.Connection) -> set[str]:
    """List the modules in the index that ``.gitattributes`` marks."""
    query = "SELECT DISTINCT m.iri FROM module m JOIN symbol s ON s.module = m.id WHERE instr(s.kinds, ?)"
    return {iri for (iri,) in database.execute(query, (f" {MARKED} ",))}


def unknown_symbols(database: sqlite3.Connection, iris: Iterable[str]) -> list[str]:
    """List the symbols that are not in the index."""
    query = "SELECT 1 FROM symbol WHERE iri = ?"
    return [iri for iri in iris if database.execute(query, (iri,)).fetchone() is None]


def put_outside(database: sqlite3.Connection, names: Mapping[str, str], dependents: Mapping[str, int]) -> set[str]:
    """Replace the symbols of libraries by these, which have their names; returns the words of new ones."""
    query = "SELECT s.iri, s.id FROM symbol s JOIN module m ON m.id = s.module WHERE m.path = ''"
    known = dict(database.execute(query))
    gone = [(number,) for iri, number in known.items() if iri not in names]
    database.executemany("DELETE FROM words WHERE rowid = ?", gone)
    database.executemany("DELETE FROM symbol WHERE id = ?", gone)
    vocabulary: set[str] = set()
    numbers: dict[str, int] = {}
    for iri in sorted(names.keys() - known.keys()):
        project = identity.project_of(iri)
        if project not in numbers:
            statement = "INSERT OR IGNORE INTO module (iri, project, path, language, hash) VALUES (?, ?, '', '', '')"
            database.execute(statement, (project, project))
            (numbers[project],) = database.execute("SELECT id FROM module WHERE iri = ?", (project,)).fetchone()
        symbol = Found(iri, (EXTERNAL,), names[iri], 0, 0, "", "", "")
        vocabulary |= _put_symbol(database, numbers[project], "", "", [symbol], [], dependents)
    database.execute("DELETE FROM module WHERE path = '' AND id NOT IN (SELECT module FROM symbol)")
    return vocabulary


def _put_symbol(
    database: sqlite3.Connection,
    module: int | None,
    path: str,
    place: str,
    definitions: Sequence[Found],
    lines: Sequence[str],
    dependents: Mapping[str, int],
) -> set[str]:
    """Insert the definitions of one symbol; returns the words of its name."""
    first = definitions[0]
    is_module = first.kinds[0] == MODULE
    name = path.rpartition("/")[2] if is_module else last_part(first.name)
    stem = name.partition(".")[0] if is_module else name
    within = "" if is_module else first.name[: -len(name)]
    called = (name, in_one(stem), f" {' '.join(parts(stem))}", first.name, dotted(within).strip("."))
    sentence = next(filter(None, (first_sentence(symbol.docstring) for symbol in definitions)), "")
    numbers = []
    for symbol in definitions:
        count = dependents.get(symbol.iri, 0)
        values = (
            module, symbol.iri, f" {' '.join(symbol.kinds)} ", *called, symbol.line, symbol.end, symbol.signature,
            symbol.visibility, sentence, count, len(definitions), weight(symbol.kinds, symbol.visibility, path, count),
        )  # fmt: skip
        statement = f"INSERT INTO symbol VALUES (NULL{', ?' * len(values)})"  # noqa: S608 - places only
        numbers.append(database.execute(statement, values).lastrowid)
    said: list[str] = []
    for symbol in definitions:
        comment = comment_above(lines, symbol.line)
        said += [symbol.docstring[:_MAX_DOCS], comment if comment not in symbol.docstring else ""]
    names = indexed(stem)
    signatures = indexed("\n".join(symbol.signature for symbol in definitions))
    database.execute(
        "INSERT INTO words (rowid, name, place, signature, docs) VALUES (?, ?, ?, ?, ?)",
        (numbers[0], names, f"{place} {indexed(within)}", signatures, indexed("\n".join(said))),
    )
    return set(names.split())


def take_out(database: sqlite3.Connection, modules: Iterable[str]) -> dict[str, int]:
    """Remove modules; returns the numbers of dependents of their symbols."""
    before: dict[str, int] = {}
    for iri in modules:
        (number,) = database.execute("SELECT id FROM module WHERE iri = ?", (iri,)).fetchone()
        before |= database.execute("SELECT iri, dependents FROM symbol WHERE module = ?", (number,))
        database.execute("DELETE FROM words WHERE rowid IN (SELECT id FROM symbol WHERE module = ?)", (number,))
        database.execute("DELETE FROM symbol WHERE module = ?", (number,))
        database.execute("DELETE FROM texts WHERE rowid = ?", (number,))
        database.execute("DELETE FROM meaning WHERE module = ?", (number,))
        database.execute("DELETE FROM module WHERE id = ?", (number,))
    return before


def mark_tests(database: sqlite3.Connection, tests: Collection[str]) -> None:
    """Add the kind of tests to symbols that were inserted before their file was resolved."""
    statement = (
        "SELECT s.id, s.iri, s.kinds, s.visibility, m.path, s.dependents FROM symbol s JOIN module m ON m.id = s.module"
        " WHERE s.iri != m.iri AND NOT instr(s.kinds, ?)"
    )
    changed = []
    for number, iri, known, visibility, path, count in database.execute(statement, (f" {TEST} ",)).fetchall():
        if iri in tests:
            kinds = by_rank([*known.split(), TEST])
            changed.append((f" {' '.join(kinds)} ", weight(kinds, visibility, path, count), number))
    database.executemany("UPDATE symbol SET kinds = ?, weight = ? WHERE id = ?", changed)


def count_again(database: sqlite3.Connection, dependents: Mapping[str, int]) -> None:
    """Update the number of dependents of each symbol that differs."""
    statement = (
        "SELECT s.id, s.iri, s.kinds, s.visibility, m.path, s.dependents FROM symbol s JOIN module m ON m.id = s.module"
    )
    changed = []
    for number, iri, kinds, visibility, path, before in database.execute(statement):
        count = dependents.get(iri, 0)
        if count != before:
            changed.append((count, weight(kinds.split(), visibility, path, count), number))
    database.executemany("UPDATE symbol SET dependents = ?, weight = ? WHERE id = ?", changed)


def learn(database: sqlite3.Connection, vocabulary: Iterable[str]) -> None:
    """Add words to the table for misspelt words."""
    database.executemany("INSERT OR IGNORE INTO word (text) VALUES (?)", ((word,) for word in sorted(vocabulary)))


def weight(kinds: Sequence[str], visibility: str, path: str, dependents: int) -> float:
    """Weigh a symbol among equal matches."""
    found = _WEIGHTS.get(kinds[0], 1.0) + math.log2(1 + dependents)
    if visibility not in ("", "public"):
        found -= _HIDDEN
    is_aside = TEST in kinds or MARKED in kinds or is_about_others(path)
    return found - _ABOUT_OTHERS if is_aside else found


def first_sentence(docstring: str) -> str:
    """Extract the first sentence, if it is short."""
    start = " ".join(docstring[: 3 * _LONGEST_SENTENCE].partition("\n\n")[0].partition("@knowgraph")[0].split())
    sentence = _SENTENCE.match(start)
    found = sentence[1] if sentence else start
    return found if len(found) <= _LONGEST_SENTENCE else ""


def put_text(database: sqlite3.Connection, number: int, path: str, names: Iterable[str], lines: Sequence[str]) -> None:
    """Insert the text of a module."""
    body = "\n".join(lines) if has_body(path) else ""
    named = "\n".join(dict.fromkeys(map(last_part, names)))
    row = (number, spaced(path), spaced(named), spaced(body[:_MAX_CHARS]))
    database.execute("INSERT INTO texts (rowid, path, names, body) VALUES (?, ?, ?, ?)", row)


def has_body(path: str) -> bool:
    """Return true for code, and for the messages of a program in English."""
    kinds = set_aside(path)
    return not kinds or (kinds == _TRANSLATION and "en" in parts(path))


def put_others(database: sqlite3.Connection, tree: FileTree, paths: Iterable[str]) -> None:
    """Bring the texts of the files without a loader up to date with the files of a root."""
    root = str(tree.root)
    rows = database.execute("SELECT path, id, stamp FROM other WHERE root = ?", (root,))
    known = {path: (number, stamp) for path, number, stamp in rows}
    wanted = {
        path: _stamp(tree, path)
        for path in [path for path in paths if has_body(path) and readable(path) == path][:_MAX_OTHERS]
    }
    gone = [number for path, (number, stamp) in known.items() if wanted.get(path) != stamp]
    database.executemany("DELETE FROM texts WHERE rowid = -?", [(number,) for number in gone])
    database.executemany("DELETE FROM other WHERE id = ?", [(number,) for number in gone])
    for path, stamp in wanted.items():
        if stamp and known.get(path, (0, ""))[1] != stamp:
            row = (root, path, stamp)
            number = database.execute("INSERT INTO other (root, path, stamp) VALUES (?, ?, ?)", row).lastrowid
            statement = "INSERT INTO texts (rowid, path, names, body) VALUES (-?, ?, '', ?)"
            database.execute(statement, (number, spaced(path), spaced(text_of(tree, path, _MAX_BYTES, _LOOKED_AT))))


def _stamp(tree: FileTree, path: str) -> str:
    """Stamp the content of a file; empty if the file is gone."""
    if tree.commit:
        return tree.commit
    try:
        found = os.lstat(tree.root / path)
    except (OSError, ValueError):
        return ""
    return f"{found.st_mtime_ns} {found.st_size}"
