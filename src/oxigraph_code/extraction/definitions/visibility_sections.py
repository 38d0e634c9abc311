"""Words of visibility that stand alone in a body and hold for definitions after them.

For maintainers: no query can pair each word with all definitions after it, since these would be as many as the product.
This module must not know any language.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Sequence

from oxigraph_code.extraction.scopes.scope_map import ScopeMap
from oxigraph_code.extraction.text.spans import Span

SECTION = "section"


class VisibilitySections:
    """The ``words`` in the ``bodies`` of a file, each with the name that it is about, if it has one."""

    def __init__(
        self, bodies: Sequence[Span], words: Sequence[tuple[Span, Span | None]], plain: Callable[[Span], str]
    ) -> None:
        self._map = ScopeMap([(span, SECTION, -1) for span in dict.fromkeys(bodies)]) if words else None
        self._starts: dict[int, list[int]] = defaultdict(list)
        self._words: dict[int, list[Span]] = defaultdict(list)
        self._named: dict[tuple[int, str], Span] = {}
        for word, name in sorted(words, key=lambda entry: entry[0].start):
            body = self._map.at(word.start) if self._map is not None else 0
            if name is not None:
                self._named[body, plain(name)] = word
            else:
                self._starts[body].append(word.start)
                self._words[body].append(word)

    def word(self, start: int, name: str, own: Span | None) -> Span | None:
        """Return the word for a definition that starts there, which may have one of its ``own``."""
        if self._map is None:
            return own
        body = self._map.at(start)
        if (named := self._named.get((body, name))) is not None:
            return named
        before = 0 if own is not None else bisect_left(self._starts.get(body, ()), start)
        return self._words[body][before - 1] if before else own
