"""Functions by the words of a question: the code that does what the question says.

For maintainers: a file is about much, and the best function of the best file is often not the one that is asked for. So
each function is ranked by itself, by its name, its owner, its path and its lines, where a word counts by its rarity and
the first time it occurs most. Length hardly counts against a function, since the one that does the work is long.
Decision 0206 has the figures. This module must not know the graph.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.search.bodies import LineOwners, comments_in, lines_of
from oxigraph_code.search.entries import Entry, of_module
from oxigraph_code.search.graph import MARKED, MODULE
from oxigraph_code.search.places import asked_for, is_shown_to_users, repeats
from oxigraph_code.search.ranking import Ranking
from oxigraph_code.search.words import LISTED, beginnings, content_words, last_part, long_form, parts, stems

_MAX_FILES = 200
_MAX_FOUND = 400
_MAX_READ_FOR_COMMENTS, _FEWEST_TOLD = 60, 2
_OTHER_WORD, _NAME, _OWNER, _PATH, _MOST_TIMES = 0.4, 4.0, 2.0, 1.5, 20
_BY_LENGTH, _ORDINARY_LINES, _SATURATED, _RARE = 0.1, 20, 1.0, 0.6
_WHOLLY, _EXACTLY = 2.5, 0.3
# The part of a score that is kept by things that do nothing, are shown to users, repeat other code, or begin others.
_DATA, _TYPE, _ROUTE, _ONE_LINE, _SHOWN, _REPEATED, _BEGINNING, _TELLING = 0.3, 0.7, 0.9, 0.5, 0.4, 0.3, 0.6, 0.6
# The one who acts counts little; a function named by the verb gains, and one without it loses.
_ACTING, _DOES, _DOES_ALIKE, _DOES_NOT = 0.25, 1.3, 1.15, 0.6
_TYPES = frozenset({"class", "trait", "enum", "typealias", "namespace", "implementation"})
_DOING = frozenset({"function", "method", "macro"})
_ROUTES = frozenset({"route"})
_CONSTRUCTORS = frozenset(LISTED["constructors"].split())
_NO_WORDS = frozenset(LISTED["of_questions"].split())
_RUNNING, _TELLS, _CHECKS = (frozenset(LISTED[name].split()) for name in ("running", "tells", "checks"))
_ON_SCREENS = frozenset(LISTED["on_screens"].split())
_ALIKE = [frozenset(group.split()) for group in LISTED["alike"]]
_BRAND = re.compile(r"\b[A-Z][a-z]+(?:[A-Z]+[a-z]*)+\b")
"""A word with an inner capital, as the name of a company has."""


class FoundFunction(NamedTuple):
    """A function with words of a question: its score, and the words in its name and elsewhere in it.

    ``share`` is the part of the words that it has, by their rarity. ``is_placed`` if one of them is in
    its name, its owner or its path.
    """

    entry: Entry
    score: float
    share: float
    named: Sequence[str]
    inside: Sequence[str]
    is_placed: bool

    @property
    def words(self) -> frozenset[str]:
        """All its words of the question."""
        return frozenset((*self.named, *self.inside))

    @property
    def reason(self) -> str:
        """Tell in which places the words stand."""
        named = f"named like {', '.join(self.named)}" if self.named else ""
        inside = f"has {', '.join(self.inside)}" if self.inside else ""
        return "; ".join(filter(None, (named, inside)))


class ToldLine(NamedTuple):
    """A comment with words of a question."""

    path: str
    line: int
    text: str
    words: Sequence[str]


class _Word(NamedTuple):
    """A word of a question by its rarity, with the stems that stand for it and what each is worth."""

    text: str
    rarity: float
    forms: Mapping[str, float]


class FunctionSearch:
    """Rank the functions of projects by the words of one question."""

    def __init__(
        self,
        database: sqlite3.Connection,
        ranking: Ranking,
        tree: FileTree,
        question: str,
        most_bytes: int,
        *,
        actor: str = "",
        deed: str = "",
    ) -> None:
        self._database, self._ranking, self._tree, self._most_bytes = database, ranking, tree, most_bytes
        self._brands = {name: name.capitalize() for name in _BRAND.findall(question)}
        self._question = self._plain(question)
        self._actor = set(content_words(actor)).difference(parts(question))
        self._wanted = asked_for(parts(question))
        self._is_shown = not _ON_SCREENS.isdisjoint(parts(question))
        self._is_check = not _CHECKS.isdisjoint(parts(question))
        told = [word for word in content_words(f"{self._question} {actor}") if word not in _NO_WORDS]
        every = {word: [word, *_others(word)] for word in told}
        stem = stems(long_form(one) for words in every.values() for one in words)
        self._words = []
        for word, words in every.items():
            rarity = max((ranking.rarity(one) for one in words if one == word or not ranking.rarity(word)), default=0.0)
            forms = {stem[long_form(one)]: _OTHER_WORD for one in words} | {stem[long_form(word)]: 1.0}
            weight = _ACTING if word in self._actor else 1.0
            self._words.append(_Word(word, weight * rarity**_RARE if rarity else 0.0, forms))
        # Code seldom names a check by that word.
        self._deed = next((word for word in self._words if word.text == deed and deed not in _CHECKS), None)
        self._stems = frozenset(form for word in self._words for form in word.forms)
        begins = beginnings(long_form(one) for words in every.values() for one in words)
        self._lines = re.compile("|".join(map(re.escape, sorted(begins, key=len, reverse=True)))) if begins else None
        self._whole = sum(word.rarity for word in self._words)

    @property
    def words(self) -> Sequence[str]:
        """Return the words of the question that are looked for."""
        return [word.text for word in self._words if word.text not in self._actor]

    def found(self, *, is_route: bool = False, has_place: bool = False) -> list[FoundFunction]:
        """Rank the functions with any of the words; ``is_route`` takes routes alone.

        With ``has_place`` also those with a word in their path alone.
        """
        if self._lines is None or not self._whole:
            return []
        found = [
            one for number in self._files() for one in self._of_file(number, is_route=is_route, has_place=has_place)
        ]
        return sorted(found, key=lambda one: (-one.score, one.entry.path, one.entry.line, one.entry.iri))[:_MAX_FOUND]

    def comments(self) -> list[ToldLine]:
        """Find the comments with the words, those with most of them first; none with only one of several."""
        least = min(_FEWEST_TOLD, len(self._words))
        found = []
        for number in self._files()[:_MAX_READ_FOR_COMMENTS]:
            path = self._ranking.files[number].path
            lines = lines_of(self._tree, path, self._most_bytes)
            told = comments_in(lines)
            stem = stems(long_form(word) for _, text in told for word in parts(self._plain(text)))
            for line, text in told:
                had = {stem[long_form(word)] for word in parts(self._plain(text))}
                words = [word.text for word in self._words if not had.isdisjoint(word.forms)]
                found += [ToldLine(path, line, text, words)] if len(words) >= least else []
        return sorted(found, key=lambda one: (-len(one.words), one.path, one.line))

    def _plain(self, text: str) -> str:
        for name, plain in self._brands.items():
            text = text.replace(name, plain)
        return text

    def _files(self) -> list[int]:
        """List the files of code with the rarest of the words together."""
        worth: dict[int, float] = defaultdict(float)
        for word in self._words:
            known = [word.text, *_others(word.text)] if word.rarity else []
            match = " OR ".join(f'"{one}"' for one in known)
            rows = self._database.execute("SELECT rowid FROM texts WHERE texts MATCH ?", (match,)) if known else ()
            for (number,) in rows:
                if number > 0 and number in self._ranking.files:
                    worth[number] += word.rarity
        paths = {number: self._ranking.files[number].path for number in worth}
        kept = {number: share * _REPEATED ** repeats(paths[number], self._wanted) for number, share in worth.items()}
        return sorted(kept, key=lambda number: (-kept[number], paths[number]))[:_MAX_FILES]

    def _of_file(self, number: int, *, is_route: bool, has_place: bool) -> Iterable[FoundFunction]:
        place = self._ranking.files[number]
        lines = lines_of(self._tree, place.path, self._most_bytes)
        entries = of_module(self._database, number)
        entries = {number: entry for number, entry in entries.items() if entry.kind != MODULE and entry.kind != "field"}
        if not (entries and lines):
            return
        owners = LineOwners(lines, [(number, entry.line, entry.end) for number, entry in entries.items()])
        told = {
            at: parts(self._plain(line))
            for at, line in enumerate(lines, 1)
            if self._lines and self._lines.search(line.lower())
        }
        last = {
            number: entry.name if "route" in entry.kinds else last_part(entry.name) for number, entry in entries.items()
        }
        names = {number: parts(name) for number, name in last.items()}
        around = {number: parts(entry.name) for number, entry in entries.items()}
        of_path = parts(place.path)
        known = {word for words in (*told.values(), *names.values(), *around.values(), of_path) for word in words}
        long = {word: long_form(word) for word in known}
        stem = stems(long.values())
        forms = {word: stem[long[word]] for word in known if stem[long[word]] in self._stems}
        times: dict[int, Counter[str]] = defaultdict(Counter)
        for at, words in told.items():
            if inside := owners.symbol_at(at):
                times[inside].update(forms[word] for word in words if word in forms)
        in_path = {forms[word] for word in of_path if word in forms}
        for number, entry in entries.items():
            if is_route and "route" not in entry.kinds:
                continue
            own = {forms[word] for word in names[number] if word in forms}
            if not (own or number in times or (has_place and in_path)):
                continue
            beside = {forms[word] for word in around[number] if word in forms} - own
            # A function that only runs its owner is named by it.
            named = around[number] if _RUNNING.issuperset(names[number]) else names[number]
            own |= beside if named is around[number] else set()
            yield self._function(entry, place.path, own, beside, in_path, times[number], len(named))

    def _function(
        self,
        entry: Entry,
        path: str,
        own: set[str],
        owner: set[str],
        in_path: set[str],
        times: Counter[str],
        length: int,
    ) -> FoundFunction:
        size = entry.end - entry.line
        long = 1 - _BY_LENGTH + _BY_LENGTH * (size + 1) / _ORDINARY_LINES
        score, had, exactly, does = 0.0, 0.0, 0.0, 1.0
        named, inside = [], []
        for word in self._words:
            best = 0.0
            for form, part in word.forms.items():
                weight = _NAME * (form in own) + _OWNER * (form in owner) + _PATH * (form in in_path)
                weight += min(times[form], _MOST_TIMES) / long
                best = max(best, part * weight / (weight + _SATURATED))
            score += word.rarity * best
            had += word.rarity * min(best * _WHOLLY, 1.0)
            if not own.isdisjoint(word.forms):
                named.append(word.text)
                exactly += max(part for form, part in word.forms.items() if form in own)
            elif best:
                inside.append(word.text)
            if word is self._deed:
                exact = any(word.forms[form] == 1 for form in own & word.forms.keys())
                does = _DOES if exact else _DOES_ALIKE if not own.isdisjoint(word.forms) else 1.0 if best else _DOES_NOT
        share = had / self._whole
        score *= does * share * (1 + _EXACTLY * exactly / max(length, 1)) * self._kept(entry, path, size)
        is_placed = any(not (own | owner | in_path).isdisjoint(word.forms) for word in self._words)
        return FoundFunction(entry, score, share, named, inside, is_placed)

    def _kept(self, entry: Entry, path: str, size: int) -> float:
        """Return the part of its score that a symbol keeps for its kind and its place."""
        kept = 1.0 if not _DOING.isdisjoint(entry.kinds) else _ROUTE if not _ROUTES.isdisjoint(entry.kinds) else 0.0
        kept = kept or (_TYPE if not _TYPES.isdisjoint(entry.kinds) else _DATA)
        if "test" in entry.kinds or (size < 1 and "route" not in entry.kinds):
            kept *= _ONE_LINE
        words = parts(entry.name)
        # A function that tells a state, or an error, does nothing.
        if not self._is_check and not _TELLS.isdisjoint(
            {*parts(last_part(entry.name))[:1], *words[-1:], *words[:-1][-2:]}
        ):
            kept *= _TELLING
        if last_part(entry.name).lower() in _CONSTRUCTORS:
            kept *= _BEGINNING
        if not self._is_shown and is_shown_to_users(path):
            kept *= _SHOWN
        return kept * _REPEATED ** (repeats(path, self._wanted) + (MARKED in entry.kinds))


def _others(word: str) -> list[str]:
    """List the words that code may have instead of one."""
    (stemmed,) = stems([word]).values()
    return [one for group in _ALIKE if stemmed in stems(group).values() for one in sorted(group) if one != word]
