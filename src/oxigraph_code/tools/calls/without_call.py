"""Ways in which a function runs that no call and no value of it shows.

For maintainers: each is a fact about its file, its object or its class, and no evidence that it runs. This module must
not know any language.
"""

from __future__ import annotations

from oxigraph_code import identity
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.references.run_by_others import (
    constructors,
    is_declared,
    is_loaded_alone,
    lines_of_file,
)
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_NO_USES = frozenset({"extends", "imports"})


class WithoutCall:
    """The ways to run a function of which no call is known."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> None:
        self._workspace = workspace
        self._scope = scope
        self._symbol = symbol

    def ways(self, *, is_held: bool) -> dict[str, bool]:
        """Phrases about the ways, each with True if the function has it; ``is_held`` if its object is known."""
        users, importing = self._users_of_constructed(), self._importing()
        return {
            f"imported by {counted(importing, 'file')}": importing > 0,
            "no import of its file, which another program may load": self._is_of_loaded_file(),
            "an object holds it, and any user of the object may run it": not is_held and self._is_of_object(),
            f"its class or a subtype used in {counted(users, 'place')}": users > 0,
        }

    def _importing(self) -> int:
        """The number of files that import the function itself and have no other use of it."""
        rows = batched_rows(self._workspace, "users_of", "symbol", [self._symbol.iri])
        return len({row["user"] for row in rows if row["edge"].removeprefix(identity.BASE) == "imports"})

    def _is_of_loaded_file(self) -> bool:
        """True if a public function is in a file that is a module of its own and that no other file imports."""
        symbol = self._symbol
        if symbol.kind != "Function" or symbol.owner or symbol.visibility == "private":
            return False
        importers = batched_rows(self._workspace, "importing_modules", "module", [symbol.module])
        return is_loaded_alone(symbol.path) and not any(row["other"] != symbol.module for row in importers)

    def _is_of_object(self) -> bool:
        """True if a function is the value of a key or of an assigned member, by its text."""
        symbol = self._symbol
        if symbol.kind != "Function" or not symbol.path:
            return False
        lines = lines_of_file(self._workspace, self._scope, symbol.path)[symbol.line - 1 : symbol.end]
        return bool(lines) and not is_declared(symbol.short_name.lstrip("#"), lines)

    def _users_of_constructed(self) -> int:
        """The number of users of the class of a constructor and its subtypes, which inherit it."""
        symbol = self._symbol
        owners = details(self._workspace, self._scope, [symbol.owner]) if symbol.owner else {}
        if not owners or symbol.iri not in constructors([symbol], owners):
            return 0
        types = [row["subtype"] for row in batched_rows(self._workspace, "subtypes_of", "type", list(owners))]
        rows = batched_rows(self._workspace, "users_of", "symbol", types)
        users = {row["user"] for row in rows if row["edge"].removeprefix(identity.BASE) not in _NO_USES}
        return sum(not user.startswith(tuple(types)) for user in users)
