"""Questions in words that a tool answers better than a query.

For maintainers: where a tool exists, its answer is the answer of ``ask``, so that both never differ. A name of more
symbols than a tool answers for is left to the query, which takes all of them. This module must not know how a question
is matched.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.errors import ArgumentError
from oxigraph_code.hints import call_of
from oxigraph_code.queries.library import Template
from oxigraph_code.queries.matching import Match, asking, narrowing
from oxigraph_code.tools.answer.listing import Page
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.hierarchy import type_hierarchy
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.calls.imports import get_dependencies
from oxigraph_code.tools.changes.recent import recent_changes
from oxigraph_code.tools.context.context import get_context
from oxigraph_code.tools.overview.outline import outline
from oxigraph_code.tools.overview.repo_map import repo_map
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.references.references import find_references
from oxigraph_code.tools.review.review import review_change
from oxigraph_code.tools.sparql.questions.bounds import Bounds, counted_question
from oxigraph_code.tools.sparql.questions.mentions import Mention, left_out, mentions_of, without_regard
from oxigraph_code.tools.symbols.documents import find_stale_documents
from oxigraph_code.tools.symbols.external_links import get_external_knowledge
from oxigraph_code.tools.symbols.named_symbol import resolve, resolve_all
from oxigraph_code.tools.symbols.search import find_code_by_business_goal, search_code
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, AnsweredEarly, Call, Workspace, answer_by

_LEAST_ROOM = 500
"""The smallest budget that tools keep, in characters."""
_MAX_CANDIDATES = 5
_PATTERN = re.compile(r"[()\[\]{}*+?^$|]")
"""A sign that a pattern has and a name of code, as it is written, may have too."""
_QUESTION = "{question}"
"""The value in the data of the library that stands for the whole question."""


_TOOLS: Mapping[str, Callable[..., Answer]] = {
    tool.__name__: tool
    for tool in (
        find_code_by_business_goal,
        find_path,
        find_stale_documents,
        find_references,
        get_external_knowledge,
        get_callees,
        get_callers,
        get_context,
        get_dependencies,
        get_symbol,
        impact_analysis,
        index_status,
        outline,
        recent_changes,
        repo_map,
        review_change,
        search_code,
        type_hierarchy,
    )
}


class AskedQuestion(NamedTuple):
    """A question, with all that its answers need."""

    text: str
    workspace: Workspace
    call: Call
    scope: QuestionScope
    page: Page

    @property
    def as_list(self) -> str:
        """Return the question as one for a whole list, also of a number; empty for any other."""
        asked = counted_question(self.text) or self.text
        return "" if asking(asked) or narrowing(asked) else asked

    def check_commits(self) -> None:
        """Raise ``ArgumentError`` where the asked graph has no commits: in a snapshot, or in a shared graph."""
        if self.workspace.graphs and not self.scope.has_files:
            hint = "name a project of this machine"
            raise ArgumentError("the shared graph has no commits to ask about", hint, argument="project")
        if self.workspace.graphs:
            hint = "leave ref out, or use recent_changes or compare_refs"
            raise ArgumentError("a snapshot has no commits to ask about", hint, argument="ref")

    def rows(self, query: str) -> list[dict[str, str]]:
        """Run a query that is no file of the library, bounded as queries by users are."""
        source, graphs = self.workspace.source, self.workspace.graphs
        text = source.query(query, graphs, 0, running=self.call.working, is_users=True).text
        return [{key: term["value"] for key, term in row.items()} for row in json.loads(text)["results"]["bindings"]]


def takes_bounds(template: Template, bounds: Bounds) -> bool:
    """Return true for a tool with an argument for each bound of a question."""
    if template.call is None or replace(bounds, within="", place="", arguments=()):
        return False
    # Files are an argument of searches; of other tools they are the subject.
    return template.call.tool == search_code.__name__ and bool(bounds.arguments)


def tool_answer(
    question: AskedQuestion,
    chosen: Match,
    named: Sequence[Mention],
    query: str = "",
    places: Sequence[tuple[str, str]] = (),
) -> Answer | None:
    """Return the answer of the tool for a question; None if only a query answers it.

    The question is in the first line. ``query`` is the query for the same question, if the library has one, which
    scripts get too.
    """
    route = chosen.template.call
    names = mentions_of(chosen.template.kinds, named)
    if route is None or names is None:
        return None
    tool = _TOOLS[route.tool]
    texts = [_texts(question, kind, name) for kind, name in zip(chosen.template.kinds, names, strict=True)]
    is_left = chosen.template.has_query and tool is not find_path
    if is_left and any(len(candidates) != 1 for candidates in texts):
        return None
    asked, left = chosen.with_names([name.text for name in names]), without_regard(left_out(chosen, named))
    data = {"template": chosen.template.name, "question": f"{asked} ({left})" if left else asked}
    data |= {"query": query} if query else {}
    fixed = {name: question.text if value == _QUESTION else value for name, value in route.fixed}
    answers = []
    for values in product(*texts):
        arguments = {**dict(zip(route.arguments, values, strict=True)), **fixed, **dict(places)}
        answers.append(_run(question, tool, arguments, data))
        if answers[-1].is_found:
            return answers[-1]
    more = f"\nnor for {len(answers) - 1:,} other pairs of symbols with these names" if len(answers) > 1 else ""
    return answers[0]._replace(text=answers[0].text + (more if question.page.format == "text" else ""))


def _texts(question: AskedQuestion, kind: str, name: Mention) -> list[str]:
    """Return a name as tools take it; several texts for a name of several things."""
    workspace, scope = question.workspace, question.scope
    if kind in ("path", "file"):
        paths = sorted({scope.path_of(module) for module in name.things[kind]})
        return paths[:_MAX_CANDIDATES]
    if kind == "text" and _PATTERN.search(name.text):
        # Searches of lines take a pattern, and a name with parentheses is none.
        return [re.sub(r"[^\w\s/'\"=<>:,;-]", r"\\\g<0>", name.text)]
    if kind in ("text", "ref", "folder"):
        return [name.text]
    iris = name.things["symbol"]
    with suppress(AnsweredEarly):
        is_one = len(iris) < 2
        found = [resolve(workspace, scope, name.text)] if is_one else resolve_all(workspace, scope, name.text)
        meant = {iri for one in found for iri in one.iris}
        if meant == set(iris) if is_one else meant.issubset(iris):
            return [name.text]
    # A symbol with just this name comes before a member of that name.
    symbols = sorted(details(workspace, scope, list(iris)).values(), key=lambda symbol: symbol.name != name.text)
    external = [identity.external_name(iri) for iri in iris]
    places = dict.fromkeys([*(f"{symbol.path}:{symbol.name}" for symbol in symbols), *filter(None, external)])
    return [*places][:_MAX_CANDIDATES] or [name.text]


def _run(
    question: AskedQuestion, tool: Callable[..., Answer], arguments: Mapping[str, Any], data: Mapping[str, str]
) -> Answer:
    """Run a tool; its answer gets the question, and the call that it answers."""
    _, workspace, call, scope, page = question
    shown = ", ".join(f"{name}={json.dumps(text, ensure_ascii=False)}" for name, text in arguments.items())
    more = {**data, "call": call_of(tool.__name__, f"{tool.__name__}({shown})", **arguments)}
    before = f"{more['question']} · {more['call']} · "
    room = page.max_chars - (len(json.dumps(more)) if page.format == "json" else len(before))
    budget = 0 if page.max_chars == sys.maxsize else max(room, _LEAST_ROOM)
    shared = {"project": str(scope.root), "offset": page.offset, "max_chars": budget, "format": page.format}
    taken = inspect.signature(tool).parameters
    if "path" in taken and taken["path"].default == ".":
        shared["path"] = str(scope.root)
    shared = {name: value for name, value in shared.items() if name in taken}
    found = answer_by(tool, workspace, call, **arguments, **shared)
    if room < _LEAST_ROOM:
        return found
    if found.text.startswith("{"):
        return found._replace(text=json.dumps({**json.loads(found.text), **more}, ensure_ascii=False))
    return found._replace(text=before + found.text)
