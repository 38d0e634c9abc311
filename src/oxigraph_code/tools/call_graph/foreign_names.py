"""Calls from one language into another, joined by the name that both sides write.

For maintainers: no file says that a function is called from another language, so the sides are found when a question
needs them: names that a library of foreign functions was asked for, members of an extension module, declarations
without a body. The function is asked about first, since it has few names. A generator makes hooks and documents of the
operations in GraphQL files, mostly in files that are not committed, so a program shows no more than their names, too.
This module must not know how answers look. See decision 0151.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.identity import external_name
from oxigraph_code.patterns.documents import MADE_WORDS, OPERATED, OPERATION, fields_in
from oxigraph_code.patterns.foreign_forms import ASKED_FOR, DECLARATION, EXPORTED, EXTENSION, MANGLED, MODIFIERS, NAMED
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.call_sites import CallGraph, unresolved_sites
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

KIND = "foreign function"
FIELD = "field"
_FUNCTIONS = ("Function", "Method")
_MAX_NAMES = 50


class ForeignCall(NamedTuple):
    """A function that calls or declares another one by a name, with the lines."""

    caller: str
    function: str
    name: str
    lines: tuple[int, ...]


class Lookup:
    """A lookup for joins by names in the text."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._graph = CallGraph(workspace)


class ForeignNames(Lookup):
    """A lookup for calls from one language into another."""

    def calls_of(self, functions: Sequence[str]) -> Iterator[ForeignCall]:
        """Find the callers of functions in files of other languages."""
        if not self._has_other_languages:
            return
        known = details(self._workspace, self._scope, functions[:_MAX_NAMES])
        known = {iri: symbol for iri, symbol in known.items() if symbol.kind in _FUNCTIONS}
        handed: dict[str, list[Mapping[str, str]]] = defaultdict(list)
        for row in batched_rows(self._workspace, "handovers_of", "symbol", [*known]):
            handed[row["symbol"]].append(row)
        for symbol in known.values():
            mangled = MANGLED.fullmatch(symbol.short_name)
            declared = self._declared.get(mangled[2] if mangled else symbol.short_name, {})
            is_exported = EXPORTED.search(self._text(symbol, above=2)) is not None
            for iri, modifier in declared.items() if not symbol.owner else ():
                if modifier != "declaration" or is_exported:
                    yield from self._declaration(iri, symbol, mangled[1] if mangled else "")
            if is_exported:
                yield from self._undeclared(symbol)
            for name, text in self._names(symbol, handed[symbol.iri]):
                asked = [
                    iri
                    for iri, qualified in external_names(self._workspace).get(name, ())
                    if _is_meant(qualified, text)
                ]
                callers = self._graph.callers(asked).at(1) if asked else ()
                nodes = Nodes(self._workspace, self._scope, callers)
                for caller in callers:
                    if self._is_foreign(nodes.path(caller), symbol.path):
                        yield ForeignCall(caller, symbol.iri, name, tuple(self._graph.lines([caller], asked)))

    def called_by(self, callers: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Find the functions that code asks a library of another language for."""
        asking = [caller for caller in callers if caller in self._asking] if self._has_other_languages else []
        nodes = Nodes(self._workspace, self._scope, asking)
        for caller in asking:
            for name in self._asking[caller]:
                for row in self._workspace.rows("symbols_by_name", name=[StringTerm(name)], module=None):
                    path = self._scope.path_of(row["module"])
                    if self._scope.holds(row["symbol"]) and self._is_foreign(nodes.path(caller), path):
                        yield caller, row["symbol"]

    @property
    def _has_other_languages(self) -> bool:
        """True if the graph has files of languages that are not resolved together."""
        from oxigraph_code.languages.loader import extras_of, family_of
        from oxigraph_code.languages.registry import installed

        there = {row["language"] for row in self._workspace.cached_rows("languages")}
        loaders = [
            loader for loader in installed().loaders if loader.language_id in there and extras_of(loader).reads_calls
        ]
        return len({id(family_of(loader)) for loader in loaders}) > 1

    @property
    def _asking(self) -> Mapping[str, Sequence[str]]:
        """The names that functions ask libraries for, by function."""

        def make() -> dict[str, list[str]]:
            asked = {
                iri: name
                for name, entries in external_names(self._workspace).items()
                for iri, qualified in entries
                if ASKED_FOR.fullmatch(qualified)
            }
            return {
                caller: [name for iri, name in asked.items() if self._graph.calls([caller], [iri])]
                for caller in self._graph.callers(asked).at(1)
            }

        return self._workspace.cached("callers of foreign functions", make)

    @property
    def _declared(self) -> Mapping[str, Mapping[str, str]]:
        """Look up the declarations of foreign functions by name, each with its modifier."""

        def make() -> dict[str, dict[str, str]]:
            found: dict[str, dict[str, str]] = defaultdict(dict)
            for row in self._workspace.rows("declared_elsewhere", modifier=[*map(StringTerm, MODIFIERS)]):
                found[row["name"]][row["symbol"]] = row["modifier"]
            return found

        return self._workspace.cached("foreign declarations", make)

    def _declaration(self, iri: str, function: Symbol, owner: str) -> Iterator[ForeignCall]:
        """Yield a declaration without a body, in another language, in the type that a mangled name has."""
        for symbol in details(self._workspace, self._scope, [iri]).values():
            text = self._text(symbol)
            is_of = not owner or symbol.name.split(".")[-2:-1] == [owner]
            if is_of and DECLARATION.fullmatch(text) and self._is_foreign(symbol.path, function.path):
                yield ForeignCall(iri, function.iri, function.short_name, (symbol.line,))

    def _undeclared(self, function: Symbol) -> Iterator[ForeignCall]:
        """Yield unresolved calls by the bare name of an exported function, whose header another tool writes."""
        rows = self._workspace.cached_rows("unresolved_calls", name=[StringTerm(function.short_name)])
        held = (row for row in rows if self._scope.holds(row["site"]))
        sites = [row["site"] for row in held if self._is_foreign(self._scope.path_of(row["module"]), function.path)]
        for entry in unresolved_sites(self._workspace, sites):
            if entry.text == function.short_name:
                yield ForeignCall(entry.caller, function.iri, entry.text, entry.lines)

    def _names(self, symbol: Symbol, handed: Sequence[Mapping[str, str]]) -> Iterator[tuple[str, str]]:
        """Yield the names of a function, with the texts that have them; a method has only registered ones."""
        if not symbol.owner:
            yield symbol.short_name, self._scope.text(symbol.path)
        nodes = Nodes(self._workspace, self._scope, [row["source"] for row in handed])
        named = NAMED.format(re.escape(symbol.short_name))
        for row in handed:
            text = self._scope.text(nodes.path(row["source"]))
            line = line_number(row["line"])
            for match in re.finditer(named, "\n".join(text.split("\n")[max(0, line - 2) : line + 1])):
                yield match[1], text

    def _text(self, symbol: Symbol, above: int = 0) -> str:
        return "\n".join(self._scope.text(symbol.path).split("\n")[max(0, symbol.line - 1 - above) : symbol.end])

    def _is_foreign(self, first: str, second: str) -> bool:
        """Return true if two files are of languages that are not resolved together."""
        from oxigraph_code.languages.loader import family_of
        from oxigraph_code.languages.registry import installed

        loaders = [loader for path in (first, second) if (loader := installed().loader_of(path)) is not None]
        return len({id(family_of(loader)) for loader in loaders}) > 1


def external_names(workspace: Workspace) -> Mapping[str, Sequence[tuple[str, str]]]:
    """Return the external symbols by the last part of their names."""

    def make() -> dict[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for row in workspace.kept_rows("external_iris"):
            name = external_name(row["symbol"])
            found[name.rpartition(".")[2]].append((row["symbol"], name))
        return found

    return workspace.cached("external symbols by name", make)


def _is_meant(qualified: str, text: str) -> bool:
    """Return true if an external name is asked of a library, or of a module that the text makes."""
    if ASKED_FOR.fullmatch(qualified):
        return True
    modules = qualified.split(".")[:-1]
    made = EXTENSION.search(text) is not None
    return made and any(re.search(rf"(?<![A-Za-z0-9]){re.escape(part)}\b", text) for part in modules)


class Operations(Lookup):
    """A lookup for the code that runs operations by generated names."""

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
        for row in self._workspace.rows("receivers_of_kind", kind=[StringTerm(FIELD)]):
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
                if (name := match[match.lastindex or 1]) in names:
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
