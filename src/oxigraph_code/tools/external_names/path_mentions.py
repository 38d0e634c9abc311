"""Lines of source with the path of a route in a string, for requests that no rule finds.

For maintainers: a path may be a constant, an entry of a table or an argument of any function, so the call that sends it
is not always known. Such lines are counted and listed, and linked to nothing. This module must not know the question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.call_graph.route_paths import ELLIPSIS, segments
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_STRING: Final = re.compile(r"([\"'`])((?:(?!\1).){0,300}?/(?:(?!\1).){0,300}?)\1")
_COMPUTED: Final = re.compile(r"[$#]?\{[^{}]*\}|%[sdv]")


class PathMention(NamedTuple):
    """A line of a file with a path in a string."""

    path: str
    line: int
    text: str

    @property
    def row(self) -> Row:
        data = {"path": self.path, "line": self.line, "kind": "mention", "name": self.text}
        return Row(f"{self.path}:{self.line} has {self.text} in a string", data)


def lines_with_paths(
    workspace: Workspace, scope: QuestionScope, patterns: Iterable[str], is_meant: Callable[[str], bool]
) -> list[PathMention]:
    """Find the lines with a string that is meant, of those with the last fixed part of a pattern."""
    words = {parts[-1] for pattern in patterns if (parts := _fixed(pattern))}
    if not words or not scope.has_files:
        return []
    word = re.compile("|".join(sorted(map(re.escape, words))), re.IGNORECASE)
    modules = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    return [
        PathMention(path, number, text)
        for path in sorted({scope.path_of(row["module"]) for row in modules})
        for number, line in _lines(scope, path, word)
        for text in dict.fromkeys(_COMPUTED.sub(ELLIPSIS, match[2]) for match in _STRING.finditer(line))
        if is_meant(text)
    ]


def _fixed(pattern: str) -> Sequence[str]:
    return [segment.text for segment in segments(pattern) if segment.is_fixed]


def _lines(scope: QuestionScope, path: str, word: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    text = scope.text(path)
    return ((n, line) for n, line in enumerate(text.split("\n") if word.search(text) else (), 1) if word.search(line))
