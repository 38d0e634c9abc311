"""The answer to a question that no query fits: the nearest questions, with their queries and terms.

For maintainers: this module must not know how a question is read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from oxigraph_code import queries
from oxigraph_code.hints import call_of
from oxigraph_code.queries import term_lines
from oxigraph_code.queries.library import FOLDER
from oxigraph_code.queries.matching import Match, stem
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.mentions import Mention, mentions_of
from oxigraph_code.tools.workspace.scope import QuestionScope

UNMAPPED = "no query of the library fits clearly"
NEAREST = 3
_OFFERED = 2
_TERMS = 12
_WORDS = re.compile(r"[A-Z]?[a-z]+")


def nothing_fits(
    near: Sequence[Match], named: Sequence[Mention], words: str, scope: QuestionScope, notes: Sequence[str] = ()
) -> Listing:
    """Return the nearest queries and terms, if no query of the library fits."""
    wanted = {stem(word.lower()) for word in words.split()}
    nearest = [match for match in near if match.template.has_query][:NEAREST]
    used = {stem(word.lower()) for match in nearest for word in match.question.split()}
    ranked = sorted(term_lines(), key=lambda line: (-_shared(line, wanted), -_shared(line, used)))
    known = [
        f"{mention.text} is {', '.join(f'{len(things)} {kind}' for kind, things in mention.things.items())}"
        for mention in named
    ]
    queries_near = []
    for match in nearest:
        text = queries.read(f"{FOLDER}/{match.template.name}")
        shown = [f"    {line}" for line in text.splitlines() if not line.startswith("# Question")]
        queries_near.append(Row("\n".join([match.question, *shown]), {"question": match.question, "query": text}))
    # Nothing has a name in a form of code; a word of English may just be a word.
    absent = [mention.text for mention in named if not mention.things.keys() - {"text", "ref"}]
    unknown = [f"'{text}'" for text in absent if not (text.isalpha() and text.islower())]
    nothing = f", nothing indexed is named {' or '.join(unknown)}" if unknown else ""
    return Listing(
        f"{UNMAPPED}{nothing}; nearest: {nearest_calls(near, named)}; or write one for {call_of('sparql_query')}",
        [
            Section("queries", queries_near, "the nearest questions, with their queries:"),
            Section("terms", [Row(line, {"term": line}) for line in ranked[:_TERMS]], "terms of the vocabulary:"),
        ],
        [scope.freshness],
        [*notes, *known],
        is_found=False,
    )


def nearest_calls(near: Sequence[Match], named: Sequence[Mention]) -> str:
    """Describe the nearest questions, as calls with the names in them."""
    names = ([name.text for name in mentions_of(match.template.kinds, named) or named] for match in near)
    asked = list(dict.fromkeys(map(Match.with_names, near, names)))[:_OFFERED]
    return " and ".join(call_of("ask", f"ask({json.dumps(text, ensure_ascii=False)})", question=text) for text in asked)


def _shared(line: str, wanted: set[str]) -> int:
    """Score the words that a term shares in its name (3 each) and its comment (1 each)."""
    name, _, comment = line.partition(":")[2].partition(":")
    inside = {stem(word.lower()) for word in _WORDS.findall(name.partition(" ")[0])}
    return 3 * len(inside & wanted) + len({stem(word) for word in comment.lower().split()} & wanted)
