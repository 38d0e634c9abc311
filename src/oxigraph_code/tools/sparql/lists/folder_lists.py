"""Lists by the folders of a project, as "search modules" that ``server/modules/search`` contains.

For maintainers: many programs have a folder for things that can be chosen, which no relation of the graph tells. This
is tried where nothing else answers. This module must not know clauses or templates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.queries.matching import NOUNS, WORDS, singular, singulars, stem
from oxigraph_code.search.places import set_aside
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import modules_below
from oxigraph_code.tools.sparql.lists.word_lists import UNREAD
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_QUESTION: Final = re.compile(WORDS["folders"]["question"], re.IGNORECASE | re.VERBOSE)
_ROLES, _CHOOSING, _THERE, _PARTS, _INDEXES = (
    frozenset(WORDS["folders"][key].split()) for key in ("roles", "choosing", "there", "parts", "indexes")
)


class _FolderOfThings(NamedTuple):
    """A folder with the words of a question in its path, and files by its entries."""

    path: str
    read: frozenset[str]
    fit: tuple[int, int]
    entries: Mapping[str, Sequence[str]]

    def row(self, name: str) -> Row:
        paths, start = self.entries[name], f"{self.path}/{name}"
        inside = [path.removeprefix(f"{start}/").removeprefix(f"{self.path}/") for path in paths]
        line = f"{start} · {', '.join(inside[:4])}{', …' if inside[4:] else ''}" if inside[1:] else paths[0]
        return Row(line, {"name": name, "paths": paths})


def listed_by_folder(question: AskedQuestion, *, is_whole: bool = False) -> Listing | None:
    """List the entries of the only folder for the things of a question; None without one.

    If it ``is_whole``, several words are read, and nothing is left out but that the things may be chosen.
    """
    asked = question.as_list
    found = _QUESTION.fullmatch(asked)
    if found is None or not UNREAD.isdisjoint(singulars(asked)):
        return None
    before, head, rest = (singulars(found[key] or "") for key in ("before", "head", "rest"))
    is_open = found["runs"] or (found["choice"] and _CHOOSING.issuperset(rest.values()))
    kinds, named, later = set(head.values()), set(before.values()), set() if is_open else set(rest.values()) - _THERE
    heads = kinds | named if kinds <= _ROLES else kinds
    folders = [one for one in _folders(question, before | head, later) if one.read & heads]
    nearest = [one for one in folders if one.fit == max(each.fit for each in folders)]
    best = max(nearest, key=lambda one: one.path, default=None)
    if best is None or not all(f"{best.path}/".startswith(f"{one.path}/") for one in nearest):
        return None
    # The parts of one thing, as its model and its views, are no list; a kind of code alone names many folders.
    of_one = sum(name.startswith("_") or singular(name.lower()) in _PARTS for name in best.entries)
    is_vague = 3 * of_one >= len(best.entries) or (best.fit[0] == 1 and not NOUNS.isdisjoint(map(stem, best.read)))
    if len(named - best.read - _ROLES) + bool(found["runs"]) >= best.fit[0] or is_vague or not later <= best.read:
        return None
    said = (before | head | rest).items()
    unread = [word for word, one in said if one not in best.read]
    if is_whole and (len(best.read) == 1 or not _ROLES.issuperset(map(singular, unread))):
        return None
    told = quoted_words([word for word, one in said if one in best.read], unread)
    first = f"{len(best.entries):,} indexed entries of the folder {best.path}, whose path has {told}"
    facts = ["found by the folder alone, without tests, vendored and index files", question.scope.freshness]
    return Listing(first, [Section("rows", [*map(best.row, best.entries)])], facts, data={"template": "folder"})


def _folders(question: AskedQuestion, things: Mapping[str, str], later: set[str]) -> Iterator[_FolderOfThings]:
    """Find the folders with several entries and a last part made of words of a question."""
    entries: dict[str, dict[str, list[str]]] = {}
    for path in map(question.scope.path_of, modules_below(question.workspace, question.scope, "")):
        steps = [] if set_aside(path) & {"test", "vendored"} else path.split("/")
        for depth, step in enumerate(steps[1:], 1):
            if (name := step.partition(".")[0]) not in _INDEXES:
                entries.setdefault("/".join(steps[:depth]), {}).setdefault(name, []).append(path)
    words = later.union(things.values())
    for path, inside in entries.items():
        told = [frozenset(map(singular, parts(part))) for part in path.split("/")]
        if len(inside) > 1 and told[-1] <= words:
            read = frozenset[str]().union(*(one for one in told if one <= words))
            yield _FolderOfThings(path, read, (len(read), len(things.keys() & set(parts(path)))), inside)
