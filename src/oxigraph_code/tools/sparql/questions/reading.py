"""A question as it is read: its templates by nearness, its words, the names in it, and its bounds.

For maintainers: a question is read in several ways, with and without a place in it, with words taken as names or not,
and for a number also as one for the list that is counted. The reading with the nearest template is taken; of equal ones
the first, so that looser readings come last. This module must not run a query of the library.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from oxigraph_code import queries
from oxigraph_code.history import last_day, open_repository
from oxigraph_code.queries.library import FOLDER, Template
from oxigraph_code.queries.matching import EVERYDAY, NAME, NOUNS, Match, has_wording, matches, stem
from oxigraph_code.tools.sparql.questions.bounds import Bounds, between_releases, bounds_of, counted_question, has_files
from oxigraph_code.tools.sparql.questions.mentions import Mention, NameLookup, left_out, mentions_of
from oxigraph_code.tools.sparql.questions.places import PlaceLookup, QuestionPlace
from oxigraph_code.tools.sparql.questions.tool_answers import takes_bounds
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

ENOUGH = 0.45
"""The score from which a template answers a question."""
_SENTENCE = re.compile(rf"[a-z]+|{NAME}")
_ROWS = re.compile(r"\s*(?:which|what|list|show|find)(?:\s+(?:me|all|every|the))*\s+(\w+|•)", re.IGNORECASE)
UNCALLED = "uncalled"
"""The template whose rows alone are no answer."""


class QuestionReading(NamedTuple):
    """A question as it is read: the nearest templates, its words, the names in it, and its bounds."""

    near: list[Match]
    words: str
    named: Sequence[Mention] = ()
    bounds: Bounds = Bounds()
    row_words: tuple[str, ...] = ()

    @classmethod
    def of_list(cls, listed: Match, words: str) -> QuestionReading:
        """Read a question as one for a list, whose rows have the words that are left out."""
        return cls([listed], words, row_words=listed.left_out)

    @property
    def chosen(self) -> Match:
        """The nearest template."""
        return self.near[0]

    @property
    def used(self) -> Sequence[Mention]:
        """The names that the query or the tool takes; none if one is missing."""
        return mentions_of(self.chosen.template.kinds, self.named) or ()

    @property
    def left_out(self) -> list[str]:
        """The words and names that the answer leaves out."""
        return left_out(self.chosen, self.named)

    @property
    def unread(self) -> Sequence[str]:
        """The names that the answer leaves out; a word in lower case may be English as well as a name."""
        used = self.used
        return [name.text for name in self.named if not (name in used or name.is_lower)]

    @property
    def is_guess(self) -> bool:
        """True if its query takes a word of the question for a text."""
        return self.chosen.template.has_query and any(
            kind == "text" and (name.is_word or "folder" in name.things)
            for kind, name in zip(self.chosen.template.kinds, self.used, strict=False)
        )

    @property
    def is_english(self) -> bool:
        """True if its query takes a word that may be just English for a name."""
        return any(name.is_word and name.is_lower for name in self.used)

    @property
    def is_loose(self) -> bool:
        """True if it takes a word of English for a name, or a name for a text, in other words."""
        is_text = self.chosen.template.kinds == ("text",) and not self.chosen.template.has_query
        return (self.is_english or is_text) and not has_wording(self.words, self.chosen.question)

    @property
    def is_read(self) -> bool:
        """True if the template explains all words but kinds of names, as in "the model User", and of its rows."""
        if not (self.left_out and self.chosen.template.kinds):
            return not self.left_out
        pairs = pairwise(word for word in _SENTENCE.findall(self.words.lower()) if word not in EVERYDAY)
        beside = {stem(word) for pair in pairs for word in pair if NAME in pair}
        rows = _ROWS.match(self.words)
        # The kind of the rows may be a name as well.
        listed = (self.named[0].text if rows[1] == NAME and self.named else rows[1]).lower() if rows else ""
        nouns = NOUNS | {stem(name.text.lower()) for name in self.named}
        said = nouns & {*beside, listed, stem(listed)}
        return said.issuperset(stem(one.lower()) for one in self.left_out)

    @property
    def narrowing(self) -> tuple[str, ...]:
        """The words that no wording explains, in a question that is answered but for them.

        One name that no query takes may be a word of some rows.
        """
        is_list = self.chosen.template.has_query and not (self.chosen.template.kinds or self.chosen.left_out)
        is_narrow = is_list and len(self.unread) == 1 and self.chosen.score >= ENOUGH
        return self.row_words or (tuple(self.unread) if is_narrow else ())


def read_question(workspace: Workspace, scope: QuestionScope, question: str) -> QuestionReading:
    """Read a question with its bounds; a place in it is a bound if that fits better."""
    question, days = between_releases(question, lambda: open_repository(scope.root).releases())
    rest, bounds = bounds_of(question, date.today(), lambda: last_day(scope.root))
    bounds = replace(bounds, since=days.since, until=days.until, days=days.days) if days else bounds
    names = NameLookup(workspace, scope)
    best = _counted(names, rest, bounds)
    places = PlaceLookup(workspace, scope)
    first = list(places.read(rest))
    second: dict[str, QuestionPlace] = {}
    for text, place in first:
        for inner, other in places.read(text):
            # Two places are met in either order, and leave the same words.
            second.setdefault(" ".join(inner.split()), place.joined(other))
    for text, place in [*first, *second.items()]:
        inside = replace(bounds, within=place.condition, place=place.shown, arguments=place.arguments)
        found = _counted(names, text, inside)
        near = [match for match in found.near if _has_files(match.template, inside)]
        if near and near[0].score > best.chosen.score:
            best = found._replace(near=near)
    return best


def _has_files(template: Template, bounds: Bounds) -> bool:
    """Return true if a place in a question can bound what a template finds."""
    query = queries.read(f"{FOLDER}/{template.name}") if template.has_query else ""
    return has_files(query) if query else takes_bounds(template, bounds)


def _counted(names: NameLookup, rest: str, bounds: Bounds) -> QuestionReading:
    """Read a question; one for a number also as one for the list that is counted."""
    best = _nearest(names, rest, bounds)
    if bounds:
        # A tool that does not take a bound would answer another question.
        near = [match for match in best.near if match.template.has_query or takes_bounds(match.template, bounds)]
        best = best._replace(near=near)
    listed = counted_question(rest)
    if listed is None:
        return best
    counting = _nearest(names, listed, replace(bounds, is_count=True))
    count, first = counting.chosen, best.chosen
    is_number = counted_question(first.question) is not None
    is_same = count.template == first.template and count.score >= ENOUGH and not is_number
    has_list = count.template.has_query and count.template.name != UNCALLED
    return counting if has_list and (is_same or count.score > first.score) else best


def _nearest(names: NameLookup, question: str, bounds: Bounds) -> QuestionReading:
    """Find the reading of a question with the nearest template; of equal ones the first."""
    ways = (QuestionReading(_near(words, named), words, named, bounds) for words, named in names.readings(question))
    return max(ways, key=lambda way: way.chosen.score)


def _near(words: str, named: Sequence[Mention]) -> list[Match]:
    """Return the nearest templates, those first whose parameters are all filled by names."""
    found = matches(words, [frozenset(mention.things) for mention in named])
    return sorted(found, key=lambda match: mentions_of(match.template.kinds, named) is None)
