"""Questions about the code that answers a request, by the path of the request.

For maintainers: a server may put all routes below a path that is in no code, so a path that no route has is tried
without its first parts, and the answer says so. This module must not know how paths match.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.answer.listing import Listing, Section
from oxigraph_code.tools.external_names.routes import routes_of, unread_frameworks
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_ASKED: Final = re.compile(
    r"(?:which|what|who)\s+(?:\w+\s+)?(?:serves?|handles?|answers?|is\s+behind|runs\s+(?:for|on))\s+"
    r"(?:(?:the|a|an)\s+)?(?:(?:requests?|routes?|endpoint|url|path)\s+)?(?:(?:to|of|for)\s+)?"
    r"[`'\"]?(?P<method>(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?P<path>/[^\s`'\"]*?)[`'\"]?\s*\??$",
    re.IGNORECASE,
)
_ENDS_WITH_PATH: Final = re.compile(
    rf"(?:which|what|who|how|where)(?:\s+(?:{'|'.join(WORDS['requests'].split())}))*\s+[`'\"]?(?P<method>(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?"
    r"(?P<path>/[^\s`'\"]*?)[`'\"]?(?:\s+(?:implemented|handled|served|defined|processed))?\s*\??$",
    re.IGNORECASE,
)
_DATA: Final = {"template": "routes"}
_NEXT: Final = 'ask "list the routes" has them all'


def route_answer(question: AskedQuestion) -> Listing | None:
    """Find the routes that answer the request in a question; ``None`` for a question about anything else."""
    workspace, scope, text = question.workspace, question.scope, question.text.strip()
    is_exact = _ASKED.match(text) is not None
    asked = _ASKED.match(text) or _ENDS_WITH_PATH.match(text)
    if asked is None:
        return None
    method, whole = (asked["method"] or "").upper(), asked["path"]
    found = routes_of(workspace, scope, f"{method}{whole}", reads_files=True)
    if found is not None and found.rows:
        return Listing(found.summary, [Section("rows", found.rows)], [scope.freshness], next_step=_NEXT, data=_DATA)
    if not is_exact:
        return None
    nothing = f"no known route has the path {whole}"
    facts = [*filter(None, [unread_frameworks(workspace, scope)]), scope.freshness]
    return Listing(nothing, [Section("rows", [])], facts, next_step=_NEXT, data=_DATA)
