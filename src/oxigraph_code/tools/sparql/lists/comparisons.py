"""Comparisons of two things in code, as "how does the album differ from the wishlist".

For maintainers: a thing is a type or a function by its name, or the files with all of its words in their paths.
Members are compared by name, and the code of two small things is shown. This module must not know templates.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details, modules_below, symbols_in
from oxigraph_code.tools.sparql.histories.topic_history import files_with
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import asked_in
from oxigraph_code.tools.symbols.name_matching import find_matches
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_WORD: Final = re.compile(r"[\w.:/$-]*\w")
_ARTICLES: Final = frozenset({"a", "an", "the", "our"})
_TYPES: Final = ("Class", "Trait", "Enum", "Function", "Method")
_QUOTES: Final = " `'\""
_OWNERS: Final = ("Class", "Trait", "Enum")
_MAX_LINES: Final = 60


class _Compared(NamedTuple):
    """A thing with its place and its members by their names; ``code`` are the lines of a small one."""

    shown: str
    members: Mapping[str, Symbol]
    code: Sequence[Row]


def compared_things(question: AskedQuestion) -> Listing | None:
    """Compare the members or the code of two things; None for any other question."""
    workspace, scope = question.workspace, question.scope
    found = asked_in("compared", question.text)
    if found is None:
        return None
    named = [_named(workspace, scope, found[key]) for key in "ab"]
    pair = _beside(*([one for one in each if not is_about_others(one.path)] or each for each in named))
    one, other = (
        _of_symbol(workspace, scope, symbol) if symbol else _in_files(workspace, scope, found[key])
        for symbol, key in zip(pair, "ab", strict=True)
    )
    if one is None or other is None or one.shown == other.shown or bool(one.members) != bool(other.members):
        return None
    both = [name for name in one.members if name in other.members]
    alone = [(this, [this.members[name].row for name in this.members if name not in both]) for this in (one, other)]
    sections = [Section("only", rows, f"only {this.shown}:") for this, rows in alone]
    sections.append(Section("both", [one.members[name].row for name in both], "in both, as the first has it:"))
    if one.code and other.code:
        sections += [Section("code", this.code, f"{this.shown}:") for this in (one, other)]
    only = " and ".join(counted(len(rows), "member") for _, rows in alone)
    others = [f"{counted(len(each) - 1, 'other symbol')} named {each[0].short_name}" for each in named if len(each) > 1]
    told = f"{only} of one alone, {counted(len(both), 'member')} of the same name"
    return Listing(
        f"{one.shown} and {other.shown}: {told if one.members else 'their code below'}",
        [section for section in sections if section.rows],
        ["compared by names, without what they inherit", *others, scope.freshness],
        next_step="get_symbol with code=true for the code of a member",
        data={"template": "comparison"},
    )


def _named(workspace: Workspace, scope: QuestionScope, text: str) -> Sequence[Symbol]:
    """Find the symbols that a name in a question, or else its words together, stand for."""
    words = _words(text)
    joined = ["".join(word[:1].upper() + word[1:] for word in words[:end]) for end in (len(words), len(words) - 1)]
    # One word alone, or in quotes, may be a name as it is written.
    written = words[:1] if "`" in text or len(words) == 1 else []
    for name in filter(None, (*written, *joined)):
        matches = [one.iri for one in find_matches(workspace, scope, name) if one.path and not one.is_data]
        if known := [one for one in details(workspace, scope, matches).values() if one.kind in _TYPES]:
            return known
    return ()


def _beside(ones: Sequence[Symbol], others: Sequence[Symbol]) -> tuple[Symbol | None, Symbol | None]:
    """Choose two symbols of one type, else the ones with most lines, and show their places."""

    def rank(pair: tuple[Symbol | None, Symbol | None]) -> tuple[bool, int]:
        owners = {one.owner for one in pair if one}
        return len(owners) == 1 and "" not in owners, sum(one.end - one.line for one in pair if one)

    return max(product(ones or (None,), others or (None,)), key=rank)


def _words(text: str) -> Sequence[str]:
    return [word for word in _WORD.findall(text) if word.lower() not in _ARTICLES]


def _in_files(workspace: Workspace, scope: QuestionScope, text: str) -> _Compared | None:
    """Find the files with all words of a text in their paths."""
    words = _words(text)
    every = {scope.path_of(module): module for module in modules_below(workspace, scope, "")}
    exact = [path for path in every if "." in text and f"/{path}".endswith(f"/{text.strip(_QUOTES)}")]
    paths = exact[:1] if len(exact) == 1 else files_with(list(every), [word.lower() for word in words])
    if not paths:
        return None
    members = symbols_in(workspace, scope, [every[path] for path in paths])
    owners = [one.iri for one in members.values() if one.kind in _OWNERS and one.owner not in members]
    # A file with one type is compared by the members of that, too.
    inside = {"", *(owners if len(owners) == 1 else ())}
    own_members = {
        one.name.removeprefix(f"{members[owners[0]].name}.") if len(owners) == 1 else one.name: one
        for one in members.values()
        if one.iri not in inside and (one.owner not in members or one.owner in inside)
    }
    lines = scope.text(paths[0]).split("\n") if len(paths) == 1 else []
    return _Compared(" and ".join(paths), own_members, numbered(lines, 1) if len(lines) <= _MAX_LINES else ())


def _of_symbol(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> _Compared:
    lines = scope.text(symbol.path).split("\n")[symbol.line - 1 : symbol.end]
    if symbol.kind in ("Function", "Method"):
        return _Compared(symbol.place, {}, numbered(lines[:_MAX_LINES], symbol.line))
    inside = workspace.rows("symbols_inside", symbol=[symbol.iri])
    members = details(workspace, scope, [row["inside"] for row in inside]).values()
    shown = f"{symbol.place} ({counted(len(lines), 'line')})"
    own = {one.short_name: one for one in members if one.short_name != symbol.short_name}
    return _Compared(shown, own, numbered(lines, symbol.line) if len(lines) <= _MAX_LINES else ())


def numbered(lines: Sequence[str], first: int) -> Sequence[Row]:
    """Return lines of code with their numbers."""
    return [Row(f"{number} {line}", {"line": number, "text": line}) for number, line in enumerate(lines, first)]


def code_section(question: AskedQuestion, symbol: Symbol, most: int) -> Section:
    """Return the lines of a symbol, of a long one the first ``most``."""
    lines = question.scope.text(symbol.path).split("\n")[symbol.line - 1 : symbol.end]
    more = f", the first {most} of {len(lines):,} lines" if len(lines) > most else ""
    return Section("code", numbered(lines[:most], symbol.line), f"{symbol.place}{more}:")
