"""Routes with a part 'api', and lines in files for routes in place of unknown routes.

For maintainers: files for routes are told by their names alone. This module must not know frameworks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.call_graph.requests import RegisteredRoute
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.workspace.scope import QuestionScope

COMMENT_OR_IMPORT: Final = re.compile(r"\s*(?:#|//|/?\*|import\b|from\b|use\b|using\b)")
_FILE: Final = re.compile(r"(?:^|/)(?:\w*routes?|urls|router)[.]\w+$", re.IGNORECASE)
_API: Final = re.compile(r"\bAPIs?\b", re.IGNORECASE)


def routes_of_api(scope: QuestionScope, said: str, routes: Sequence[RegisteredRoute]) -> Sequence[RegisteredRoute]:
    """Return the routes with a part 'api' in a path or their file; none if words do not ask for these."""
    texts = ((one, (*one.paths, scope.path_of(one.module))) for one in routes if _API.search(said))
    return [one for one, written in texts if any("api" in re.split(r"\W|_", text.lower()) for text in written)]


def lines_of_routes(
    question: AskedQuestion, words: Sequence[str], is_meant: Callable[[str], bool], unknown: str
) -> Listing | None:
    """List lines in files for routes that words mean; the first line begins with the ``unknown``."""
    scope = question.scope
    files = scope.files(question.workspace.settings) if words else ()
    paths = [path for path in files if _FILE.search(path) and not is_about_others(path)]
    lines = [(path, number, line) for path in paths for number, line in enumerate(scope.text(path).split("\n"), 1)]
    rows = [
        Row(f"{path}:{number} {line.strip()}", {"path": path, "line": number})
        for path, number, line in lines
        if is_meant(line) and not COMMENT_OR_IMPORT.match(line)
    ]
    told = f"{counted(len(rows), 'line')} with {quoted_words(words)} in files for routes"
    return Listing(f"{unknown}; {told}", [Section("rows", rows)], [scope.freshness]) if rows else None
