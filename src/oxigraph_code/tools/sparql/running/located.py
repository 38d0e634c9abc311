"""Questions for the code that does something, as "where is the quota checked".

For maintainers: functions are ranked by the words of the question, and a function called by one with these words gains
by it, since its caller states the occasion ("when a request is approved"). The first one is shown with its code; a
question for a course of events has its steps, one for a place its callers, one for a reason the comments in it. Without
most of the words in one function there is no answer. Decision 0206 has the figures. This module must not know how
functions are ranked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from oxigraph_code.queries.matching import SECOND_PART, WORDS, narrowing
from oxigraph_code.search.functions import FoundFunction, FunctionSearch, ToldLine
from oxigraph_code.search.places import asked_for, is_about_others, is_shown_to_users, set_aside
from oxigraph_code.search.ranking import FilesToRank, Ranking
from oxigraph_code.search.words import content_words, last_part, parts, stems
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.call_graph.call_sites import CallGraph
from oxigraph_code.tools.calls.call_paths import PathEnd, paths_between
from oxigraph_code.tools.sparql.lists.comparisons import code_section
from oxigraph_code.tools.sparql.lists.stated_facts import stated_settings
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.running.flows import CodeSteps
from oxigraph_code.tools.workspace.search_index import ranked_index

_DATA: Final = WORDS["located"]
_FORMS: Final = {"%ONE%": WORDS["openings"]["one"], "%RIGHT%": _DATA["right"]}
_PLACE, _ONE, _CODE, _FLOW, _EVENT, _RIGHT, _REASON, _BETWEEN, _ACTOR, _CALLED_FROM, _TESTS, _DEED, _CONFIGURED = (
    re.compile(re.sub("%[A-Z]+%", lambda form: _FORMS[form[0]], _DATA[name]), re.IGNORECASE | re.VERBOSE)
    for name in _DATA["patterns"].split()
)
_FOLDER: Final = re.compile(r"(?:\bin\s+)?(?<![\w/])`?((?:[\w.-]+/)+)`?(?![\w/])")
_ENTRIES: Final = frozenset(_DATA["entries"].split())
_OTHERS: Final = frozenset({"migration", "vendored"})
_CREDITING, _CREDIT = 40, 0.2
_CLEAR: Final = 0.6
"""The least share of the words, by their rarity, that the first function must have."""
_SURE: Final = 0.8
"""The least share for a question that asks for one thing, which may be no function."""
_FEWEST, _MOST_NAMED = 2, 12
_MAX_ROWS, _MAX_LINES, _MAX_CALLERS, _MAX_REASONS, _MAX_COMMENT = 12, 40, 5, 6, 500
_LIKELY, _NEAR_ENOUGH, _FEWEST_STEPS = 0.8, 0.6, 3
_LEADING, _MOST_LEADING, _SHORT = 0.08, 3, (0.4, 0.8, 0.8, 1.0)
"""The gain by calls of others with the words, and the share that is kept with few steps."""
_MAX_ENDS, _MAX_STARTS, _MAX_LENGTH = 150, 6, 6


class _FoundCode(NamedTuple):
    """The functions for a question, best first, with the words that were looked for."""

    functions: Sequence[FoundFunction]
    words: Sequence[str]
    comments: Sequence[ToldLine] = ()

    @property
    def behind(self) -> Sequence[FoundFunction]:
        """The functions with most of the words, without what users see if there are others."""
        clear = [one for one in self.functions if one.share >= _CLEAR]
        return [one for one in clear if not is_shown_to_users(one.entry.path)] or clear

    @property
    def is_clear(self) -> bool:
        """True if the first function has most of the words."""
        if not self.functions:
            return False
        first = self.functions[0]
        if len(self.words) < _FEWEST:
            # One word in many names tells no place.
            return bool(first.named) and sum(bool(one.named) for one in self.functions) <= _MOST_NAMED
        return first.share >= _CLEAR and len(first.words) >= _FEWEST

    @property
    def is_named(self) -> bool:
        """True if the name and the owner of the first function have all words but one, and its name no other."""
        first = self.functions[0]
        has = stems(parts(first.entry.name)).values()
        lacking = [word for word in self.words if stems([word])[word] not in has]
        return len(lacking) < _FEWEST and len(parts(last_part(first.entry.name))) <= len(first.named)

    def quoted(self, has: frozenset[str], left_out: Sequence[str]) -> str:
        """Quote the words that a function has, and those that it lacks or that were not looked for."""
        lacking = [*left_out, *(one for one in self.words if one not in has)]
        return quoted_words([one for one in self.words if one in has], lacking)

    def wholly(self) -> _FoundCode:
        """Keep the functions with all of the words; none if the place of the first one has no word."""
        kept = [one for one in self.functions if one.words.issuperset(self.words)]
        return self._replace(functions=kept if kept and kept[0].is_placed else [])

    def below(self, folders: Sequence[str]) -> _FoundCode:
        """Keep the functions in all of some folders, named by the ends of their paths."""
        kept = [one for one in self.functions if all(f"/{name}" in f"/{one.entry.path}" for name in folders)]
        return self._replace(functions=kept)


def located(question: AskedQuestion, unknown: Sequence[str] = ()) -> Listing | None:
    """Show the function that does what a question says; None if it is not clear.

    ``unknown`` are names in the question that nothing has.
    """
    asked = _CALLED_FROM.sub("", question.text)
    inside = _FOLDER.findall(asked)
    asked = _FOLDER.sub(" ", asked)
    unknown = [name for name in unknown if name not in inside]
    is_narrowed = bool(narrowing(asked)) and not any(form.match(asked) for form in (_FLOW, _REASON, _CODE))
    if not _PLACE.match(asked) or _BETWEEN.match(asked.strip()) or is_narrowed:
        return None
    actor = _ACTOR.search(asked)
    found = _functions(question, _ACTOR.sub(" ", asked), actor=actor[0] if actor else "")
    found = found.wholly() if _EVENT.match(asked) else found
    within = found.below(inside)
    place = f" in {', '.join(inside)}" if inside else ""
    if inside and not within.is_clear:
        # A folder may have the name of any word, as "work".
        within, place = found, f" outside {', '.join(inside)}"
    found = within
    if not found.is_clear or (_ONE.match(asked) and found.functions[0].share < _SURE):
        return None
    if _RIGHT.search(asked) and not found.is_named:
        return None
    scope, first = question.scope, found.functions[0]
    symbols = details(question.workspace, scope, [one.entry.iri for one in found.functions[:_MAX_ROWS]])
    shown = [one for one in found.functions[:_MAX_ROWS] if one.entry.iri in symbols]
    likely = [one for one in shown if one.score >= _LIKELY * first.score][:_FEWEST]
    rows = [Row(f"{symbols[one.entry.iri].place} · {one.reason}", symbols[one.entry.iri].data) for one in shown]
    reasons = [
        Row(f"  {one.path}:{one.line} {cut_text(one.text, _MAX_COMMENT)}", one._asdict())
        for one in found.comments[:_MAX_REASONS]
    ]
    if _REASON.match(asked) and not reasons:
        return None
    settings = stated_settings(question, found.words)[:_MAX_CALLERS] if _CONFIGURED.match(asked) else []
    first, steps = _entry(question, found) if _FLOW.match(asked) else (first, [])
    begins = "its steps may begin at" if steps else "comments may say why, near" if reasons else "the nearest code is"
    second = SECOND_PART.search(asked)
    every = found._replace(words=[*found.words, *(content_words(actor[0]) if actor else [])])
    told = every.quoted(first.words, [second["part"]] if second else [])
    if settings:
        begins = f"the nearest setting is {settings[0].line.split()[0]}; {begins}"
    nothing = f"nothing is named {' or '.join(unknown)}; " if unknown else ""
    many = sum(one.words >= first.words for one in found.functions)
    return Listing(
        f"{nothing}{begins} {_place(question, first)}, found{place} by the words {told}",
        [
            Section("settings", settings, "settings with the words:"),
            Section("reasons", reasons, "comments with the words:"),
            Section("steps", steps, f"the steps of {first.entry.name} in their order, by the call graph:"),
            Section("rows", rows, "all that is near, best first:"),
            *(code_section(question, symbols[one.entry.iri], _MAX_LINES) for one in ([first] if steps else likely)),
            Section("callers", _callers(question, first.entry.iri), f"{first.entry.name} is called by:"),
        ],
        [f"the first of {counted(many, 'function')} with these words", scope.freshness],
        next_step=f"get_context(task={question.text!r}) for the code around",
        data={"template": "located"},
    )


def _entry(question: AskedQuestion, found: _FoundCode) -> tuple[FoundFunction, list[Row]]:
    """Choose the first function with steps, among those that are about as near as the first one."""
    walk = CodeSteps(question.workspace, question.scope)
    near = [one for one in found.functions[:_MAX_ROWS] if one.score >= _NEAR_ENOUGH * found.functions[0].score]
    steps = {one.entry.iri: walk.of(one.entry.iri) for one in near}
    known = {one.entry.iri for one in found.functions if one.named}

    def worth(one: FoundFunction) -> float:
        """Weigh a function that runs others with the words."""
        own = steps[one.entry.iri]
        leads = len({row.data["to"] for row in own} & known)
        return one.score * (1 + _LEADING * min(leads, _MOST_LEADING)) * _SHORT[min(len(own), _FEWEST_STEPS)]

    first = max(near, key=worth)
    return first, steps[first.entry.iri]


def flow_between(question: AskedQuestion) -> Listing | None:
    """Show the shortest path between the ends of a flow; None without two ends, or without a path."""
    asked = _BETWEEN.match(question.text.strip())
    if asked is None:
        return None
    workspace, scope = question.workspace, question.scope
    first, last = asked["start"] or asked["thing"], asked["end"] or asked["result"]
    bare = " ".join(word for word in first.split() if word.lower() not in _ENTRIES)
    starts = _functions(question, bare, is_route=bare != first)
    ends = _functions(question, last, is_end=True)
    handlers = {row["route"]: row["handler"] for row in workspace.cached_rows("routes") if "handler" in row}
    iris = [one.entry.iri for one in ends.behind[:_MAX_ENDS] if one.is_placed]
    way: Listing | None = None
    for start in starts.behind[:_MAX_STARTS]:
        own = [start.entry.iri, handlers.get(start.entry.iri, start.entry.iri)]
        others = [iri for iri in iris if iri not in own]
        begin = PathEnd(start.entry.name, _place(question, start), own, [])
        end = PathEnd(last, f"{counted(len(others), 'function')} near {last!r}", others, [])
        way = paths_between(workspace, scope, begin, end) if others else None
        if way is not None and way.data["calls"] <= _MAX_LENGTH:
            break
        way = None
    if way is None:
        near = [(f"near {first!r}", starts), (f"near {last!r}", ends)]
        sections = [
            Section(
                "ends",
                [Row(f"  {_place(question, one)} · {one.reason}", {}) for one in some.behind[:_MAX_CALLERS]],
                name,
            )
            for name, some in near
        ]
        head = f"no path of at most {_MAX_LENGTH} calls is known between the functions that are nearest to both ends"
        return Listing(head, sections, [scope.freshness], next_step="find_path between two of them", is_found=False)
    told = f"the ends were found by the words {quoted_words(starts.words)}, and {quoted_words(ends.words)}"
    return Listing(way.head, way.sections, [told, *way.facts], way.notes, next_step=way.next_step, data=way.data)


def _functions(
    question: AskedQuestion, text: str, *, actor: str = "", is_route: bool = False, is_end: bool = False
) -> _FoundCode:
    workspace, scope = question.workspace, question.scope
    with ranked_index(workspace, scope, question.call.progress) as database:
        name = f"functions to rank in {scope.root} {sorted(scope.projects)}"
        known = workspace.cached(name, lambda: FilesToRank.load(database, scope.projects, scope.root))
        ranking, most = Ranking(database, known), workspace.settings.max_file_bytes
        # The project itself is no part of it.
        own = re.sub(rf"\b{re.escape(scope.root.name)}\b", " ", text, flags=re.IGNORECASE)
        done = _DEED.search(text)
        deed = (done["does"] or done["done"]).lower() if done else ""
        search = FunctionSearch(database, ranking, scope.tree, own, most, actor=actor, deed=deed)
        found = search.found(is_route=is_route, has_place=is_end)
        # A test of a thing, or a migration for it, does it no more than its documentation.
        if not _TESTS.search(text):
            found = [one for one in found if not is_about_others(one.entry.path)]
        others = _OTHERS - asked_for(parts(text))
        found = [one for one in found if others.isdisjoint(set_aside(one.entry.path))]
        comments = search.comments() if _REASON.match(question.text) else []
    if is_route or is_end:
        return _FoundCode(found, search.words)
    is_flow = bool(_FLOW.match(question.text))
    return _FoundCode(_credited(question, found, is_flow=is_flow), search.words, comments)


def _credited(
    question: AskedQuestion, found: Sequence[FoundFunction], *, is_flow: bool = False
) -> Sequence[FoundFunction]:
    """Raise the functions that the best ones call; at the beginning of a flow also their callers."""
    calls = CallGraph(question.workspace)
    best = {one.entry.iri: one.score for one in found[:_CREDITING]}
    reached = calls.callees(list(best))
    known = {one.entry.iri: one for one in found if one.named or is_flow}
    gained: dict[str, float] = {}
    for caller, score in best.items():
        for iri in (
            iri for iri in reached.distances if iri in known and iri != caller and calls.calls([caller], [iri])
        ):
            gained[iri] = max(gained.get(iri, 0.0), _CREDIT * score * bool(known[iri].named))
            if is_flow:
                gained[caller] = max(gained.get(caller, 0.0), _CREDIT * known[iri].score)
    again = [one._replace(score=one.score + gained.get(one.entry.iri, 0.0)) for one in found]
    return sorted(again, key=lambda one: -one.score)


def _place(question: AskedQuestion, found: FoundFunction) -> str:
    entry = found.entry
    return f"{question.scope.path(entry.project, entry.path)}:{entry.line} {entry.name}"


def _callers(question: AskedQuestion, iri: str) -> list[Row]:
    calls = CallGraph(question.workspace)
    callers = list(calls.callers([iri]).at(1))
    known = details(question.workspace, question.scope, callers[: 4 * _MAX_CALLERS])
    rows = [Row(f"  {one.place} · at {shown_lines(calls.lines([one.iri], [iri]))}", one.data) for one in known.values()]
    return rows[:_MAX_CALLERS]
