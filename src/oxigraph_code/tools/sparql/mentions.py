"""The names in a question, and what each of them can stand for.

For maintainers: what is quoted, or written as only code is, is a name. Any other word is one if the library of
questions does not use it and something in the graph has exactly that name. This module must not know what is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.queries import Text
from oxigraph_code.queries.matching import EVERYDAY, NAME, known_words
from oxigraph_code.search.finding import Filters, find
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.symbols.name_matching import find_matches
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.search_index import search_index
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_MOST = 100
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
    """A name in a question: its text, and what it stands for by the kinds of ``queries.library``."""

    text: str
    things: Mapping[str, tuple[str, ...]]


class Names:
    """What names stand for in a scope; each is looked up once, however often a question is read."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._known: dict[tuple[str, bool], Mapping[str, tuple[str, ...]]] = {}

    def read(self, question: str, *, takes_words: bool = False, takes_texts: bool = False) -> tuple[str, list[Mention]]:
        """The words of a question with a mark in the place of each name, and the names in their order.

        With ``takes_words``, a word that the library uses is a name too if something is called that. With
        ``takes_texts``, a word that the library does not use is one also where nothing is: a text to look for.
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
                    found.append(Mention(name, {**things, "text": (Text(name),)}))
                else:
                    words.append(name)
        return " ".join(words), found

    def _proper(self, words: str | None) -> list[str]:
        """Capitalised words, if they are somebody's name."""
        return [words] if words and "person" in self._things(words, is_written=False) else []

    def _things(self, name: str, *, is_written: bool) -> Mapping[str, tuple[str, ...]]:
        """What has a name; of one that is written as only names are also what search finds by it."""
        if (name, is_written) not in self._known:
            things = _things(self._workspace, self._scope, name)
            if is_written and not things:
                things = _linked(self._workspace, self._scope, name)
            self._known[name, is_written] = things
        return self._known[name, is_written]


def written_names(text: str) -> list[str]:
    """The names in a text that are quoted, or written as only code is; each once."""
    found = [match["quoted"] or match["single"] or match["written"] for match in _NAME.finditer(text)]
    return list(dict.fromkeys(name for name in found if name))


def filled(kinds: Sequence[str], named: Sequence[Mention]) -> list[tuple[str, ...]] | None:
    """What each of some kinds is filled with, by the names in their order; nothing where one is missing."""
    rest = iter(named)
    found = [next((mention.things[kind] for mention in rest if kind in mention.things), None) for kind in kinds]
    return None if None in found else [things for things in found if things is not None]


def _linked(workspace: Workspace, scope: QuestionScope, text: str) -> dict[str, tuple[str, ...]]:
    """What is found by a name that nothing has: the symbol that search puts first."""
    with search_index(workspace, Call().progress) as database:
        hits = find(database, text, Filters(), _FIRST).hits
    return next(({"symbol": (hit.iri,)} for hit in hits if scope.holds(hit.iri)), {})


def _things(workspace: Workspace, scope: QuestionScope, text: str) -> dict[str, tuple[str, ...]]:
    """What in the graph has a name, by the kinds of ``queries.library``."""
    symbols = find_matches(workspace, scope, text)
    # A file is named with its folder or its ending; a bare word would mean files that nobody thought of.
    modules = modules_at(workspace, scope, text) if set(text) & set("/.") else []
    # Who asks about the file of a symbol may as well name the symbol.
    modules = modules or sorted({symbol.module for symbol in symbols if symbol.path})
    people = workspace.rows("people_named", name=Text(text.lower()))
    commits = workspace.rows("commits_called", hash=Text(text.lower())) if re.fullmatch("[0-9a-f]{7,40}", text) else []
    named = {
        "symbol": [symbol.iri for symbol in symbols[:_MOST]],
        "path": modules[:_MOST],
        "person": [row["person"] for row in people],
        "commit": [row["commit"] for row in commits],
    }
    return {kind: tuple(iris) for kind, iris in named.items() if iris}
