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

from oxigraph_code import identity, queries
from oxigraph_code.history import open_repository
from oxigraph_code.queries.library import FOLDER, Template
from oxigraph_code.queries.matching import EVERYDAY, NAME, NOUNS, STRANGE, Match, has_wording, matches, stem
from oxigraph_code.tools.sparql.bounds import Bounds, between_releases, bounds_of, counted_question, has_files
from oxigraph_code.tools.sparql.mentions import (
    Mention,
    NameLookup,
    Reading,
    filled,
    mentions_of,
    with_owners,
    without_project,
)
from oxigraph_code.tools.sparql.places import PlaceLookup, QuestionPlace
from oxigraph_code.tools.sparql.tool_answers import takes_bounds
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

ENOUGH = 0.45
"""The score from which a template answers a question."""
_SENTENCE = re.compile(rf"[a-z]+|{NAME}")
_ROWS = re.compile(r"\s*(?:which|what|list|show|find)(?:\s+(?:me|all|every|the))*\s+(\w+|•)", re.IGNORECASE)
WHOLE_ANSWERS = frozenset({"uncalled"})
"""Templates whose rows alone are no answer."""


class QuestionReading(NamedTuple):
    """A question as it is read: the nearest templates, its words, the names in it, and its bounds."""

    near: list[Match]
    words: str
    named: Sequence[Mention]
    bounds: Bounds
    row_words: tuple[str, ...] = ()

    @property
    def unread(self) -> Sequence[str]:
        """The names that the answer leaves out; a word in lower case may be English as well as a name."""
        used = mentions_of(self.near[0].template.kinds, self.named) or []
        texts = [name.text for name in self.named if name not in used]
        return [text for text in texts if not (text.isalpha() and text.islower())]

    @property
    def is_guess(self) -> bool:
        """True if its query takes a word of the question for a text."""
        kinds = self.near[0].template.kinds if self.near[0].template.has_query else ()
        used = mentions_of(kinds, self.named) or ()
        return any(
            kind == "text" and (name.is_word or "folder" in name.things)
            for kind, name in zip(kinds, used, strict=False)
        )

    @property
    def is_english(self) -> bool:
        """True if its query takes a word that may be just English for a name."""
        used = mentions_of(self.near[0].template.kinds, self.named) or ()
        return any(name.is_word and name.text.isalpha() and name.text.islower() for name in used)

    @property
    def is_loose(self) -> bool:
        """True if its query takes an English word for a name, and has words that the question lacks."""
        return self.is_english and not has_wording(self.words, self.near[0].question)

    @property
    def is_read(self) -> bool:
        """True if the template explains all words but kinds of names, as in "the model User", and of its rows."""
        kinds = self.near[0].template.kinds
        used = mentions_of(kinds, self.named) or ()
        left_out = [*self.near[0].left_out, *(name.text.lower() for name in self.named if name not in used)]
        pairs = pairwise(word for word in _SENTENCE.findall(self.words.lower()) if word not in EVERYDAY)
        beside = {stem(word) for pair in pairs for word in pair if NAME in pair}
        rows = _ROWS.match(self.words)
        # The kind of the rows may be a name as well.
        listed = (
            "" if rows is None else self.named[0].text.lower() if rows[1] == NAME and self.named else rows[1].lower()
        )
        nouns = NOUNS | {stem(name.text.lower()) for name in self.named}
        said = nouns & {*beside, listed, stem(listed)}
        return not left_out or (bool(kinds) and said.issuperset(map(stem, left_out)))

    @property
    def narrowing(self) -> tuple[str, ...]:
        """The words that no wording explains, in a question that is answered but for them.

        One name that no query takes may be a word of some rows.
        """
        if self.row_words:
            return self.row_words
        chosen, unread = self.near[0], self.unread
        if not chosen.template.has_query or chosen.score < ENOUGH - STRANGE:
            return ()
        if not chosen.left_out and len(unread) == 1 and not chosen.template.kinds and chosen.score >= ENOUGH:
            return (unread[0],)
        return ()


def read_question(workspace: Workspace, scope: QuestionScope, question: str) -> QuestionReading:
    """Read a question with its bounds; a place in it is a bound if that fits better."""
    question, days = between_releases(question, lambda: open_repository(scope.root).releases())
    rest, bounds = bounds_of(question, date.today())
    bounds = replace(bounds, since=days.since, until=days.until, days=days.days) if days else bounds
    names = NameLookup(workspace, scope)
    best = _counted(workspace, scope, names, rest, bounds)
    places = PlaceLookup(workspace, scope)
    first = list(places.read(rest))
    second: dict[str, QuestionPlace] = {}
    for text, place in first:
        for inner, other in places.read(text):
            # Two places are met in either order, and leave the same words.
            second.setdefault(" ".join(inner.split()), place.joined(other))
    for text, place in [*first, *second.items()]:
        inside = replace(bounds, within=place.condition, place=place.shown, arguments=place.arguments)
        found = _counted(workspace, scope, names, text, inside)
        near = [match for match in found.near if _is_bounded_by_files(match.template, inside)]
        if near and near[0].score > best.near[0].score:
            best = found._replace(near=near)
    return best


def _is_bounded_by_files(template: Template, bounds: Bounds) -> bool:
    if not template.has_query:
        return takes_bounds(template, bounds)
    return has_files(queries.read(f"{FOLDER}/{template.name}"))


def _counted(
    workspace: Workspace, scope: QuestionScope, names: NameLookup, rest: str, bounds: Bounds
) -> QuestionReading:
    """Read a question; one for a number also as one for the list that is counted."""
    best = QuestionReading(*_best_reading(workspace, scope, names, rest), bounds)
    if bounds:
        # A tool that does not take a bound would answer another question.
        near = [match for match in best.near if match.template.has_query or takes_bounds(match.template, bounds)]
        best = best._replace(near=near)
    listed = counted_question(rest)
    if listed is None:
        return best
    counting = QuestionReading(*_best_reading(workspace, scope, names, listed), replace(bounds, is_count=True))
    has_list = counting.near[0].template.has_query and counting.near[0].template.name not in WHOLE_ANSWERS
    (count, *_), (first, *_) = counting.near, best.near
    is_number = counted_question(first.question) is not None
    is_same = count.template == first.template and count.score >= ENOUGH and not is_number
    is_better = count.score > first.score or is_same
    return counting if has_list and is_better else best


def _best_reading(
    workspace: Workspace, scope: QuestionScope, names: NameLookup, question: str
) -> tuple[list[Match], str, Sequence[Mention]]:
    """Find the reading of a question with the nearest template; a literal reading is preferred."""
    literal = names.read(question), names.read(question, takes_words=True), names.read(question, takes_texts=True)
    own = {scope.root.name.lower(), *(identity.decode(iri.rpartition("/")[2]).lower() for iri in scope.projects)}
    readings: list[Reading] = []
    for reading in literal:
        joined = with_owners(workspace, scope, reading.words, reading.named)
        for candidate in (joined, without_project(joined, own), reading, without_project(reading, own)):
            if candidate not in readings:
                readings.append(candidate)
    ranked = [(_near(words, named), words, named) for words, named in readings]
    # Of equal scores the first is taken.
    return max(ranked, key=lambda reading: reading[0][0].score)


def _near(words: str, named: Sequence[Mention]) -> list[Match]:
    """Return the nearest templates, those first whose parameters are all filled by names."""
    found = matches(words, [frozenset(mention.things) for mention in named])
    return sorted(found, key=lambda match: filled(match.template.kinds, named) is None)
