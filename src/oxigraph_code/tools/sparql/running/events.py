"""Questions about the effect of a request, as "what happens when a user deletes a collection".

For maintainers: the routes that do more than read are searched for the words of the event, and the code of a handler is
the answer. An event that is no request is left to the search for places. This module must not know templates.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.queries.matching import EVERYDAY, FILLERS, NEVER_NAMES, alike, stem
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.sparql.lists.comparisons import code_section
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.running.flows import CodeSteps

_ASKED: Final = re.compile(
    r"what\s+happens\s+(?:when|if|once|after)\s+(?:(?:an?|the|some|my|new|users?|visitor|someone|somebody|person|people|customer"
    r"|admin|client|i|we|you)\s+)*(?P<words>[^`'\"./]+?)"
    r"(?P<rest>,?\s+(?:that|which|who|while|although|but|without|from|by|on|for|in|as)\s+[^`'\"/]+?)?\W*$",
    re.IGNORECASE,
)
_STEP: Final = re.compile(r"[\s/:{}().]+")
_WORD: Final = re.compile(r"[a-z]+", re.IGNORECASE)
_MAX_WORDS: Final = 3
_MAX_ROUTES: Final = 3
_MAX_LINES: Final = 40


def what_happens(question: AskedQuestion) -> Listing | None:
    """Show the routes that an event sends a request to, with their code; None for any other question."""
    found = _ASKED.match(question.text.strip())
    words = _content(found["words"]) if found else []
    if found is None or not 0 < len(words) <= _MAX_WORDS:
        return None
    workspace, scope = question.workspace, question.scope
    written = workspace.rows("templates/writing_routes", project=sorted(scope.projects))
    rows = [row for row in written if scope.holds(row["route"])]
    every = sorted({iri for row in rows for iri in (row["route"], row.get("handler")) if iri})
    symbols = details(workspace, scope, every)
    known = {row["route"]: row for row in rows if row["route"] in symbols}
    wanted = [alike(stem(word.lower())) for word in words]
    allowed = frozenset[str]().union(*wanted)
    steps = {}
    for route, row in known.items():
        handler = symbols.get(row.get("handler", ""))
        named = frozenset(map(stem, parts(handler.short_name))) if handler else frozenset[str]()
        # A handler tells the effect, if its name has no other words.
        own = frozenset(stem(step.lower()) for step in _STEP.split(symbols[route].name) if step)
        steps[route] = own | (named if named <= allowed else frozenset())
    fitting = [route for route, own in steps.items() if not any(map(own.isdisjoint, wanted))]
    # The parts of a thing have longer paths.
    kept = [route for route in fitting if len(steps[route]) == min(len(steps[one]) for one in fitting)]
    if not 0 < len(kept) <= _MAX_ROUTES:
        return None
    shown = [
        Row(
            " · ".join(symbols[iri].place for iri in (route, known[route].get("handler")) if iri in symbols),
            known[route],
        )
        for route in kept
    ]
    told = quoted_words(words, _content(found["rest"] or ""))
    # A function without a name is its route.
    run = dict.fromkeys(iri if (iri := known[route].get("handler")) in symbols else route for route in kept)
    walk = CodeSteps(workspace, scope)
    return Listing(
        f"{counted(len(kept), 'writing route')} with {told}, with the code of {counted(len(run), 'handler')}",
        [
            Section("rows", shown),
            *(Section("steps", walk.of(iri), f"the steps of {symbols[iri].name}, by the call graph:") for iri in run),
            *(code_section(question, symbols[iri], _MAX_LINES) for iri in run),
        ],
        [f"found by these words alone, of {counted(len(known), 'writing route')}", scope.freshness],
        next_step=f"get_callees for what {'it calls' if len(run) == 1 else 'they call'}",
        data={"template": "what_happens"},
    )


def _content(text: str) -> list[str]:
    return [one for one in _WORD.findall(text) if one.lower() not in EVERYDAY | FILLERS | NEVER_NAMES]
