"""Names in a question, and the things that each can stand for.

For maintainers: quoted text and text in the forms of code are names. Any other word is a name if the library of
questions does not use it and something in the graph has exactly that name. This module must not know the question.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.matching import EVERYDAY, NAME, known_words
from oxigraph_code.search.finding import Filters, find
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.symbols.name_matching import find_matches
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.search_index import search_index
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_MAX_THINGS = 100
_FIRST = 10

# A quoted text; a path, a name with separators, an underscore, an inner capital or brackets; a hash; any other word.
_NAME = re.compile(
    r"""[`"“](?P<quoted>[^`"”]+)[`"”] | (?<!\w)'(?P<single>[^']+)'(?!\w)
      | (?P<written>(?:[\w\-]*[/.:]+(?=\w))+[\w\-]+(?:\(\))? | \w+\(\) | \w*_\w*
                  | [A-Z]?[a-z0-9]+[A-Z]\w* | [A-Z]{2,}[a-z]\w*)
      | (?P<proper>[A-Z][a-z]+(?:\ [A-Z][a-z]+)+)
      | (?P<hash>\b[0-9a-f]{7,40}\b)
      | (?P<word>[^\W\d]\w*)""",
    re.VERBOSE,
)


class Mention(NamedTuple):
    """A name in a question, and the things it can stand for by the kinds of ``queries.library``."""

    text: str
    things: Mapping[str, tuple[str, ...]]


class NameLookup:
    """Lookup of names in a scope, each once for all readings of a question."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._known: dict[tuple[str, bool], Mapping[str, tuple[str, ...]]] = {}

    def read(self, question: str, *, takes_words: bool = False, takes_texts: bool = False) -> tuple[str, list[Mention]]:
        """Replace each name of a question by a mark; return the words and the names in order.

        With ``takes_words``, a word of the library is a name too if a thing has it. With ``takes_texts``, an unknown
        word is a text to search for.
        """
        words: list[str] = []
        found: list[Mention] = []
        for match in _NAME.finditer(question):
            text = match["quoted"] or match["single"] or match["written"] or match["hash"]
            for name in [text] if text else self._proper(match["proper"]) or match.group().split():
                is_known = not text and name.lower() in known_words()
                is_skipped = is_known and (not takes_words or name.lower() in EVERYDAY)
                things = {} if is_skipped else self._things(name, is_written=bool(text))
                if text or things or (takes_texts and not is_known):
                    words.append(NAME)
                    found.append(Mention(name, {**things, "text": (StringTerm(name),)}))
                else:
                    words.append(name)
        return " ".join(words), found

    def _proper(self, words: str | None) -> list[str]:
        """Capitalized words if they are the name of a person."""
        return [words] if words and "person" in self._things(words, is_written=False) else []

    def _things(self, name: str, *, is_written: bool) -> Mapping[str, tuple[str, ...]]:
        """The things that have a name; for a name in a form of code also the first search result."""
        if (name, is_written) not in self._known:
            things = _things(self._workspace, self._scope, name)
            if is_written and not things:
                things = _linked(self._workspace, self._scope, name)
            self._known[name, is_written] = things
        return self._known[name, is_written]


def written_names(text: str) -> list[str]:
    """The names in a text that are quoted or in a form of code, each once."""
    found = [match["quoted"] or match["single"] or match["written"] for match in _NAME.finditer(text)]
    return list(dict.fromkeys(name for name in found if name))


def filled(kinds: Sequence[str], named: Sequence[Mention]) -> list[tuple[str, ...]] | None:
    """Fill some kinds with names in order; None if one is missing."""
    rest = iter(named)
    found = [next((mention.things[kind] for mention in rest if kind in mention.things), None) for kind in kinds]
    return None if None in found else [things for things in found if things is not None]


def _linked(workspace: Workspace, scope: QuestionScope, text: str) -> dict[str, tuple[str, ...]]:
    """The first search result for an unknown name."""
    with search_index(workspace, Call().progress) as database:
        hits = find(database, text, Filters(), _FIRST).hits
    return next(({"symbol": (hit.iri,)} for hit in hits if scope.holds(hit.iri)), {})


def _things(workspace: Workspace, scope: QuestionScope, text: str) -> dict[str, tuple[str, ...]]:
    """The things in the graph with a name, by the kinds of ``queries.library``."""
    symbols = find_matches(workspace, scope, text)
    # A file is named with its folder or its extension; a bare word would match files by accident.
    modules = modules_at(workspace, scope, text) if set(text) & set("/.") else []
    # A question about the file of a symbol may name the symbol.
    modules = modules or sorted({symbol.module for symbol in symbols if symbol.path})
    people = workspace.rows("people_named", name=StringTerm(text.lower()))
    commits = (
        workspace.rows("commits_by_prefix", hash=StringTerm(text.lower()))
        if re.fullmatch("[0-9a-f]{7,40}", text)
        else []
    )
    named = {
        "symbol": [symbol.iri for symbol in symbols[:_MAX_THINGS]],
        "path": modules[:_MAX_THINGS],
        "person": [row["person"] for row in people],
        "commit": [row["commit"] for row in commits],
    }
    return {kind: tuple(iris) for kind, iris in named.items() if iris}
