"""The tool get_context: entry points of a task, their code, and its surroundings.

For maintainers: candidates, neighbourhood and selection have a module each and follow one another here. The same graph,
files and task give the same bytes. A task is an instruction, a question or a report of a fault, and its first words
decide; a question word inside an instruction is no evidence. This module must not know how anything is ranked.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from oxigraph_code.errors import ArgumentError
from oxigraph_code.hints import said
from oxigraph_code.search.literals import VALUE
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import USUAL_CHARS, Format, MaxChars, Page
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.context.bundle import Bundle, Focus
from oxigraph_code.tools.context.candidates import Candidates, Hints, candidates
from oxigraph_code.tools.context.formats import PARTS, as_json, as_text
from oxigraph_code.tools.context.literals import LiteralUses
from oxigraph_code.tools.context.selection import ContextSelection, select
from oxigraph_code.tools.symbols.documents import sections_about
from oxigraph_code.tools.workspace.scope import Project, find_scope
from oxigraph_code.tools.workspace.search_index import ranked_index
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace, batched_rows

NOWHERE = "in no file of code: "
_MAX_DOCUMENTS = 5
_MAX_WRITTEN = 2
_NEXT = "next: read_snippet for more lines, get_symbol for one symbol, get_callers and impact_analysis before a change"
_NOWHERE = "next: repo_map gives an overview; name a file or a symbol in the task or in hints"
_VERBS: Mapping[str, str] = tomllib.loads(Path(__file__).with_name("intents.toml").read_text(encoding="utf-8"))
_POLITE = re.compile(
    r"(?:\W+|(?:please|kindly|now|also|then|just|let'?s|(?:can|could|would|will) (?:you|we|i)|i|we|you|(?:how|where) to"
    r"|how (?:do|can|should|would|could) (?:i|we|you)(?! (?:know|tell))|want(?: you)?|need|would like|should|must|have"
    r"|help me|to)\b)+",
)
_TESTS = re.compile(
    r"(?:add|write|create|extend|improve|increase)\b(?: [\w-]+){0,3} (?:tests|coverage|test (?:for|that|of|case\w*))\b"
)


def get_context(
    workspace: Workspace,
    call: Call,
    task: Annotated[str, "change or question in words, with the names that you know", BY_NAME],
    max_chars: MaxChars = 0,
    hints: Annotated[str, "src/auth.py, Login.check, language:python"] = "",
    project: Project = "",
    format: Format = "text",
) -> Answer:
    """Gather what a task needs: entry points, their code, dependencies, users, tests.

    Use when: a task begins, before you read files.
    Not for: one symbol (get_symbol); a list of places (search_code).
    Returns: code with line numbers and reasons, and what was left out.
    """
    # Without a limit of answers, a budget is still needed: there is always more context.
    budget = max_chars or workspace.settings.max_answer_chars or USUAL_CHARS
    page = Page.from_arguments(workspace.settings, 0, budget, format)
    if not task.strip():
        raise ArgumentError("the task is empty", hint="describe the task in words", argument="task")
    scope = find_scope(workspace, call, project)

    def measure(tried: Bundle) -> int:
        return len(_answer(tried, page.format, _NEXT).text)

    bundle, asked_for = Bundle(scope, task, page.max_chars), Hints.read(hints)
    with ranked_index(workspace, scope, call.progress) as database:
        found = candidates(workspace, database, scope, task, asked_for)
        unknown = [f"no file or symbol here is called {name}" for name in found.unknown]
        nowhere = [one.literal.text for one in found.written if one.is_nowhere and not one.literal.is_target]
        nowhere += [word for word in found.nowhere if not any(word in text.lower() for text in nowhere)]
        unknown += [f"{NOWHERE}{', '.join(nowhere)}"] if nowhere else []
        bundle = replace(bundle, written=_listed(found), files=found.files)
        if not found.found and not bundle.written:
            nothing = f"nothing in {scope.root} matches this task"
            bundle = replace(bundle, notes=[*unknown, nothing])
            return _answer(bundle, page.format, _NOWHERE)
        if not (found.found and found.is_clear):
            weak = tuple(Focus(one.entry, one.reason) for one in found.found)
            is_clear = bool(bundle.written) and not weak
            bundle = replace(bundle, focus=weak, fainter=found.fainter, notes=unknown, is_clear=is_clear)
            return _answer(bundle, page.format, _NOWHERE)
        selection = select(workspace, database, bundle, found, measure)
    notes = [*unknown, *_notes(workspace, selection)]
    return _fitting(selection.bundle, notes, page.format)


def _listed(found: Candidates) -> Sequence[LiteralUses]:
    """Select literals with lines to show, the most specific first, few enough to leave room for code."""
    # The lines of a value are in the code of entry points.
    written = [one for one in found.written if one.lines and one.literal.kind != VALUE]
    return sorted(written, key=lambda one: not one.is_specific)[:_MAX_WRITTEN]


def _fitting(bundle: Bundle, notes: list[str], format: str) -> Answer:
    """Build the answer with as many notes as fit the budget."""
    while True:
        noted = replace(bundle, notes=notes)
        answer = _answer(noted, format, _NEXT)
        if len(answer.text) <= bundle.budget or not notes:
            return answer
        notes = notes[:-1]


def _answer(bundle: Bundle, format: str, next_step: str) -> Answer:
    text = as_text(bundle, said(next_step)) if format == "text" else as_json(bundle, _intent(bundle))
    return Answer(text, snippets=len(bundle.snippets))


def _intent(bundle: Bundle) -> str:
    """State the kind of the task and its entry points."""
    does = intent_of(bundle.task)
    names = ", ".join(focus.entry.name for focus in bundle.focus[:3])
    return f"{does}: {names}" if names else does


def _notes(workspace: Workspace, selection: ContextSelection) -> list[str]:
    """List notes on omissions, unresolved calls and hubs."""
    bundle = selection.bundle
    notes = list(selection.cautions)
    left = [f"{count:,} {part}" for part, count in selection.left_out.items() if count and part in PARTS]
    if left:
        notes.append(f"left out: {', '.join(left)}; more: {said(f'max_chars={min(bundle.budget * 2, 40_000)}')}")
    names = [focus.entry.name for focus in bundle.focus]
    places = dict.fromkeys(place for name in names for place in sections_about(workspace, bundle.scope, name))
    if places:
        notes.append(f"mentioned in {shortened([*places], _MAX_DOCUMENTS)}")
    starts = [focus.entry.iri for focus in bundle.focus]
    # Dependencies are listed of entry points with code, so other calls would say nothing.
    with_code = [focus.entry.iri for focus in bundle.focus if bundle.path(focus.entry) in bundle.code]
    unresolved = sum(1 for _ in batched_rows(workspace, "unresolved_in", "caller", with_code))
    if unresolved:
        more = workspace.hints(get_callees="lists them")
        notes.append(
            "; ".join(filter(None, [f"{counted(unresolved, 'call')} in the entry points with code unresolved", more]))
        )
    for iri, count in selection.hubs.items():
        if iri in starts:
            name = bundle.entries[iri].name
            notes.append(f"{name} has {count:,} dependents, which are not listed; {said('impact_analysis')} lists them")
    return notes


def _pattern(verbs: Sequence[str]) -> re.Pattern[str]:
    # A word with a dot, a slash or a bracket beside it is a name, not a verb.
    return re.compile(rf"(?<![\w./`'\"-])(?:{'|'.join(verbs)})(?!\w|[./-]\w|\((?![\w-]+\)!?:)|`)")


_FIRST = {intent: _pattern([verb.removesuffix("*") for verb in verbs.split()]) for intent, verbs in _VERBS.items()}
_LATER = {
    intent: _pattern([verb[:-1] for verb in verbs.split() if verb.endswith("*")]) for intent, verbs in _VERBS.items()
}


def intent_of(task: str) -> str:
    """Classify a task as fix, remove, rename, test, understand, add or change."""
    text = " ".join(task.lower().split())
    polite = _POLITE.match(text)
    start = polite.end() if polite else 0
    if _TESTS.match(text, start):
        return "test"
    for intent, pattern in _FIRST.items():
        if pattern.match(text, start):
            return intent
    if _LATER["fix"].search(text):
        return "fix"
    if text.endswith("?"):
        return "understand"
    found = [(match.start(), intent) for intent, pattern in _LATER.items() if (match := pattern.search(text))]
    return min(found)[1] if found else "change"
