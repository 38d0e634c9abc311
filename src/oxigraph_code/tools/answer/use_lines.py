"""Lines at which a function or module mentions a symbol that it uses.

For maintainers: the edge of a use without a call has no line, so the current text is searched for the name; if it does
not occur, as behind an alias, the place of the function is shown. This module must not know the kind of use.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import takewhile

from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.grouping import plain, shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.symbol_details import Symbol, symbols_in
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_FUNCTIONS = ("Function", "Method")
_DECORATORS = ("@", "[", "#[")
_NONE = re.compile(r"(?!)")


def lines_of(definitions: Sequence[Symbol]) -> dict[str, list[int]]:
    """Map files to the first lines of definitions in them."""
    lines: dict[str, list[int]] = defaultdict(list)
    for definition in definitions:
        lines[definition.path].append(definition.line)
    return lines


class UseLines:
    """The lines that mention a symbol, by the functions and modules that use it.

    ``left_out`` are lines by file that mention it in another way: its definition and imports.
    """

    def __init__(
        self, workspace: Workspace, scope: QuestionScope, symbol: Symbol, left_out: Mapping[str, Collection[int]]
    ) -> None:
        self._workspace = workspace
        self._scope = scope
        self._left_out = left_out
        self._name = re.compile(rf"(?<![\w$]){re.escape(symbol.short_name)}(?![\w$])")
        owner = last_part(symbol.name.removesuffix(symbol.short_name).rstrip(".:"))
        self._of_owner = re.compile(rf"(?<![\w$]){re.escape(owner)}(?:\.|::){self._name.pattern}" if owner else _NONE)
        self._assigned = re.compile(rf"{self._name.pattern}[^=!<>]{{0,80}}?(?<![=!<>])(?:=(?![=>])|<<=|>>=|\+\+|--)")
        self._target = re.compile(rf"{self._name.pattern}\s*=(?![=>])")
        self._keyed = re.compile(rf"{self._name.pattern}[\"']?\s*:(?![:=])")
        self._lines = cache(lambda path: scope.text(path).split("\n"))

    def row(self, user: Symbol) -> Row:
        """Make a row for a user of the symbol, with the lines that mention it, or with its own line."""
        return self._row(user, self._of_owner, self._name)

    def reading_row(self, user: Symbol) -> Row:
        """Make a row for a reader of the symbol, without lines that only assign to it."""
        return self._row(user, self._of_owner, self._name, without=self._target)

    def writing_row(self, user: Symbol) -> Row:
        """Make a row for a writer of the symbol, with the lines that assign to it, or with its own line."""
        return self._row(user, self._assigned, self._keyed)

    def _row(self, user: Symbol, *patterns: re.Pattern[str], without: re.Pattern[str] = _NONE) -> Row:
        text = self._lines(user.path) if user.path else [""]
        around: Iterable[int] = self._outside_of_functions(user, text) if user.kind == "Module" else _body(user, text)
        left_out = self._left_out.get(user.path, ())
        own = {number: without.sub("", text[number - 1]) for number in around if number not in left_out}
        found = ([number for number, line in own.items() if pattern.search(line)] for pattern in patterns)
        lines = next(filter(None, found), [])
        if not lines:
            return plain(user) if without is _NONE else self._row(user, *patterns)
        return Row(f"  {shown_lines(lines)} {user.label}", {**user.data, "lines": lines})

    def _outside_of_functions(self, module: Symbol, text: Sequence[str]) -> list[int]:
        symbols = symbols_in(self._workspace, self._scope, [module.iri]).values()
        inside = {number for symbol in symbols if symbol.kind in _FUNCTIONS for number in _body(symbol, text)}
        return [number for number in range(1, len(text) + 1) if number not in inside]


def _body(symbol: Symbol, text: Sequence[str]) -> range:
    """Return the lines of a definition without its decorators, which run outside of it."""
    lines = text[symbol.line - 1 : symbol.end]
    decorators = sum(1 for _ in takewhile(lambda line: line.lstrip().startswith(_DECORATORS), lines))
    return range(symbol.line + decorators, symbol.line + len(lines))
