"""Names in code that callers pass to a function that looks them up, in place of its parameter.

For maintainers: a row of a name has the parameter in braces, if a function takes it. The arguments are read from the
lines of the calls in the graph, where they are asked about. Calls without a text there are kept, and counted apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.symbol_details import Symbol, details, semantics_of
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_COMPUTED: Final = re.compile(r"\{\$?([^{}]*)\}")
_TOKEN: Final = re.compile(r"""(["'`])(?:\\.|(?!\1).)*\1|[(\[{]|[)\]}]|,""", re.DOTALL)
_TEXT: Final = r"""\w{0,2}(["'`])(?P<text>[^"'`{}$\s]+)\1(?:\.\w+\(\))?"""
_WORD: Final = re.compile(r"\w+")
_MOST_CALLS: Final = 3
"""The most functions that hand a parameter on."""
_LONGEST: Final = 2_000
"""The most characters of the arguments of a call."""


class _Passed(NamedTuple):
    """A text that a call passes, empty for another expression, with the caller and the line."""

    name: str
    caller: str
    line: str


class PassedNames(NamedTuple):
    """Rows of names that are known, and rows of names that are computed."""

    known: Sequence[Mapping[str, str]]
    computed: Sequence[Mapping[str, str]] = ()

    @property
    def told(self) -> str:
        """Return the number of computed names, as the end of a count."""
        return f", and {counted(len(self.computed), 'computed name')}" if self.computed else ""


def is_computed(name: str) -> bool:
    """Return true for a name that is an expression alone."""
    return _COMPUTED.fullmatch(name) is not None


def passed_names(question: AskedQuestion, rows: Sequence[Mapping[str, str]]) -> PassedNames:
    """Put the texts that callers pass in place of the parameters that rows have as names."""
    computed = [row for row in rows if "access" in row and is_computed(row.get("name", ""))]
    if not computed:
        return PassedNames(rows)
    symbols = details(question.workspace, question.scope, sorted({row["symbol"] for row in computed}))
    known, unknown = [row for row in rows if row not in computed], list[Mapping[str, str]]()
    for row in computed:
        wrapper = symbols.get(row["symbol"])
        passed = _passed(question, wrapper, row["name"].strip("{}$")) if wrapper else ()
        # A function may look the same name up in several lines.
        for one in dict.fromkeys(passed) or [_Passed("", row["symbol"], row["line"])]:
            made = {**row, "name": one.name or row["name"], "symbol": one.caller, "line": one.line}
            rest = known if one.name else unknown
            rest.extend([made] if made not in rest else [])
    return PassedNames(sorted(known, key=lambda row: (row.get("kind", ""), row["name"])), unknown)


def _passed(question: AskedQuestion, wrapper: Symbol, parameter: str, depth: int = 0) -> Iterator[_Passed]:
    """Yield the texts that calls pass as a parameter, also through the parameters of their callers."""
    workspace, scope = question.workspace, question.scope
    position = _position(wrapper, parameter)
    rows = workspace.rows("calls_of", symbol=[wrapper.iri]) if position is not None and depth < _MOST_CALLS else []
    calls = sorted({(row["caller"], line_number(row["line"])) for row in rows if scope.holds(row["caller"])})
    callers = details(workspace, scope, sorted({caller for caller, _ in calls}))
    for iri, line in calls:
        caller = callers.get(iri)
        # A call outside functions is made by its module.
        whole = scope.text(caller.path if caller else scope.path_of(iri))
        text = "\n".join(whole.split("\n")[line - 1 :])[:_LONGEST]
        for passed in _expressions(text, wrapper.short_name, parameter, position or 0):
            literal = re.fullmatch(_TEXT, passed)
            through = [] if literal or caller is None else [*_passed(question, caller, passed.strip("$&*"), depth + 1)]
            yield from through or [_Passed(literal["text"] if literal else "", iri, str(line))]


def _position(function: Symbol, parameter: str) -> int | None:
    """Return the position of a parameter among those that a call passes; None for another name."""
    semantics = semantics_of(function.path)
    own = semantics.object_model.own_by_convention if semantics else ()
    parts = [_WORD.findall(part) for part in _arguments(function.signature.partition("(")[2])]
    parts = [words for words in parts if not (words and words[-1] in own)]
    return next((number for number, words in enumerate(parts) if parameter in words), None)


def _expressions(text: str, function: str, parameter: str, position: int) -> Iterator[str]:
    """Yield the expressions that the calls in the first line pass as a parameter."""
    first = text.partition("\n")[0]
    for call in re.finditer(rf"\b{re.escape(function)}(?:<[^()]*>)?(?P<open>\s*\(| )", first):
        is_open = call["open"].strip()
        arguments = _arguments(text[call.end() :] if is_open else f"{first[call.end() :]})")
        named = (re.fullmatch(rf"\$?{re.escape(parameter)}\s*[:=]\s*(.+)", one, re.DOTALL) for one in arguments)
        found = next(filter(None, named), None)
        if found or position < len(arguments):
            yield found[1] if found else arguments[position]


def _arguments(text: str) -> list[str]:
    """Split the arguments at the beginning of a text, up to the bracket that closes them."""
    depth, at, found = 0, 0, list[str]()
    for token in _TOKEN.finditer(text):
        if token[0] in "([{":
            depth += 1
        elif token[0] in ")]}" and depth == 0:
            return [*found, text[at : token.start()].strip()]
        elif token[0] in ")]}":
            depth -= 1
        elif token[0] == "," and depth == 0:
            found.append(text[at : token.start()].strip())
            at = token.end()
    return found
