"""Operations in GraphQL files, joined to the resolvers of their fields by names in generated code.

For maintainers: a generator makes hooks and documents of operations, mostly in files that are not committed, so that a
program shows no more than their names. This module must not know how answers look.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from oxigraph_code.patterns.documents import MADE_WORDS, OPERATED, OPERATION, fields_in
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.call_graph.foreign_names import ForeignCall
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

KIND = "field"


class Operations:
    """A lookup for the code that runs operations by generated names."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope

    def calls_of(self, functions: Sequence[str]) -> Iterator[ForeignCall]:
        """Find the code that asks for the fields that functions resolve."""
        wanted = frozenset(functions)
        return (call for call in self._calls if call.function in wanted)

    def called_by(self, callers: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Find the resolvers of the fields that code asks for."""
        wanted = frozenset(callers)
        return ((call.caller, call.function) for call in self._calls if call.caller in wanted)

    @property
    def _calls(self) -> Sequence[ForeignCall]:
        return self._workspace.cached(f"operations in {self._scope.key}", lambda: [*self._joined()])

    def _joined(self) -> Iterator[ForeignCall]:
        resolvers: dict[str, list[str]] = defaultdict(list)
        for row in self._workspace.rows("receivers_of_kind", kind=[StringTerm(KIND)]):
            if self._scope.holds(row["symbol"]):
                resolvers[_bare(row["name"])].append(row["symbol"])
        asked = self._operations() if resolvers else {}
        for (caller, name), lines in (self._uses(asked) if asked else {}).items():
            for field in asked[name]:
                for resolver in resolvers.get(_bare(field), ()):
                    yield ForeignCall(caller, resolver, field, tuple(lines))

    def _operations(self) -> dict[str, list[str]]:
        """Look up the fields of the operations in files by name."""
        files = (path for path in self._scope.files(self._workspace.settings) if path.endswith((".graphql", ".gql")))
        texts = map(self._scope.text, files)
        found = ((match[1], text[match.start() :]) for text in texts for match in OPERATION.finditer(text))
        return {name[0].upper() + name[1:]: fields_in(text) for name, text in found}

    def _uses(self, names: Collection[str]) -> dict[tuple[str, str], list[int]]:
        """Find the lines with generated names, by the innermost symbol around and the operation."""
        rows = self._workspace.cached_rows("module_paths", project=sorted(self._scope.projects))
        modules = {self._scope.path_of(row["module"]): row["module"] for row in rows}
        hits: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for path in self._scope.with_any([*modules], MADE_WORDS):
            text = self._scope.text(path)
            for match in OPERATED.finditer(text):
                if (name := match[1] or match[2]) in names:
                    hits[modules[path]].append((text.count("\n", 0, match.end()) + 1, name))
        found: dict[tuple[str, str], list[int]] = defaultdict(list)
        places: dict[str, list[tuple[int, int, str]]] = defaultdict(list)
        for row in batched_rows(self._workspace, "places_in_modules", "module", [*hits]):
            places[row["module"]].append((line_number(row["line"]), line_number(row["end"]), row["symbol"]))
        for module, lines in hits.items():
            for line, name in lines:
                around = [(end - first, iri) for first, end, iri in places[module] if first <= line <= end]
                found[min(around, default=(0, module))[1], name].append(line)
        return found


def _bare(field: str) -> str:
    return field.replace("_", "").lower()
