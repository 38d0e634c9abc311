"""Findings of a rule: its rows, with places and messages.

For maintainers: a rule runs as a query of a user: checked, in a process of its own with a deadline and bounded memory.
The network is refused whatever the settings say, since they are about the user's own queries. This module must not know
which rules there are.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.errors import ConfigError, QueryError, QueryRefused
from oxigraph_code.queries.lines import line_number
from oxigraph_code.queries.rules import BASE, PROJECT
from oxigraph_code.store import check_query
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.call_graph.traversal import cycles
from oxigraph_code.tools.check.chosen_rules import ChosenRule
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Call, Workspace, batched_rows

_MAX_BYTES: Final = 16_000_000
_LONGEST_TEXT: Final = 300
_PARTS: Final = re.compile(r"[^\w-]+")
_NUMBER: Final = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?")
_NAMED: Final = re.compile(r"\{[?$](\w+)\}")
_HINT: Final = "a rule is a SELECT over the graph alone, with ?this, and ?value and ?line if needed"
_OF_PROJECT: Final = f"{identity.BASE}project/"

Row = Mapping[str, str]


class Key(NamedTuple):
    """The identity of a finding, which does not change when other lines or a machine do."""

    rule: str
    path: str
    symbol: str
    value: str

    @property
    def digest(self) -> str:
        return hashlib.sha256("\0".join(self).encode(errors="replace")).hexdigest()[:32]


class RuleFinding(NamedTuple):
    """A place that breaks a rule, the first of ``lines``."""

    key: Key
    value: str
    severity: str
    message: str
    line: int
    help: str
    lines: int = 1

    @property
    def data(self) -> dict[str, Any]:
        """The fields for scripts."""
        own = {name: value for name, value in self._asdict().items() if name not in ("key", "lines")}
        return self.key._asdict() | {name: value for name, value in own.items() if value or name != "help"}


def findings_of(
    workspace: Workspace, call: Call, scope: QuestionScope, chosen: ChosenRule, base: Sequence[str] = ()
) -> tuple[list[RuleFinding], set[str]]:
    """Run a rule over the projects of a scope; ``base`` are the graphs of an earlier state.

    Also returned is what the graph lacks, without which the rule can find nothing. Raises the errors of a query, with
    the file of the rule, and ``ConfigError`` for a query that is no rule.
    """
    rule = chosen.rule
    query = rule.filled(chosen.values, str(scope.root), **{PROJECT: sorted(scope.projects), BASE: [*base] or None})
    try:
        check_query(query, allow_network=False)
        found = workspace.source.query(query, workspace.graphs, _MAX_BYTES, running=call.working, is_users=True)
    except QueryError as error:
        error.message = f"{rule.source}: {error.message}"
        if isinstance(error, QueryRefused):
            error.hint = _HINT
        raise
    answer = json.loads(found.text) if found.form == "select" else {"head": {"vars": []}}
    if "this" not in answer["head"]["vars"]:
        raise ConfigError(f"{rule.source}: the query has no column ?this", _HINT, setting=rule.name)
    if not found.complete:
        hint = "make the rule narrower, as with a FILTER of its paths"
        raise ConfigError(f"{rule.source}: more findings than {_MAX_BYTES:,} bytes hold", hint, setting=rule.name)
    every = [{name: term["value"] for name, term in row.items()} for row in answer["results"]["bindings"]]
    lacking = {row["lacks"] for row in every if "this" not in row and "lacks" in row}
    rows = [
        row for row in every if "this" in row and (not row["this"].startswith(_OF_PROJECT) or scope.holds(row["this"]))
    ]
    if rule.has_edges:
        rows = [
            {"this": cycle[0], "value": " ".join(cycle), "cycle": " ".join(cycle)}
            for cycle in cycles((row["this"], row.get("value", "")) for row in rows)
        ]
    return [*_RowPlaces(workspace, scope, rows).findings(chosen)], lacking


class _RowPlaces:
    """The names and places of the things in rows."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, rows: Collection[Row]) -> None:
        self._scope, self._rows = scope, rows
        iris = {_owner(iri) for row in rows for value in row.values() for iri in _iris(value)}
        self._known = Nodes(workspace, scope, sorted(iris))
        self._known.learn(iris)
        importing = sorted({row["this"] for row in rows if self._imports(row)})
        self._imported: dict[str, list[tuple[set[str], int]]] = defaultdict(list)
        for row in batched_rows(workspace, "import_lines", "module", importing):
            self._imported[row["module"]].append(({*_PARTS.split(row["path"])}, line_number(row["line"])))

    def _imports(self, row: Row) -> bool:
        """Return true for a row about two files."""
        ends = _iris(row.get("value", ""))[:2]
        return bool(ends) and all(iri in self._known and self._known.is_module(iri) for iri in (row["this"], *ends))

    def _line(self, row: Row) -> int:
        """Find the line of a row: stated, else where one file imports the other, else of the symbol."""
        this, value = row["this"], _iris(row.get("value", ""))
        if row.get("line", "").isdecimal():
            return line_number(row["line"])
        if self._imports(row):
            other = next((iri for iri in value if iri != this), this)
            path = _PARTS.split(self._known.path(other).rpartition(".")[0])
            parts, file = {*path}, path[-1]
            ranked = [
                (file not in words, -len(words & parts), line) for words, line in self._imported[this] if words & parts
            ]
            return min(ranked)[2] if ranked else 1
        return self._known[_owner(this)].line if this.startswith(_OF_PROJECT) else 0

    def findings(self, chosen: ChosenRule) -> Iterator[RuleFinding]:
        """Yield a finding for each thing and value, at the first of its lines, ordered by place."""
        rule = chosen.rule
        found: dict[Key, list[RuleFinding]] = defaultdict(list)
        numbers: dict[tuple[str, str], dict[str, int]] = defaultdict(dict)
        for row in self._rows:
            this, value = row["this"], row.get("value", "")
            symbol = self._known[_owner(this)] if this.startswith(_OF_PROJECT) else None
            name = self._shown(this) if symbol is None or symbol.path != self._shown(this) else ""
            path, told = symbol.path if symbol else "", self._shown(value)
            # A number changes with each edit.
            others = numbers[path, name]
            place = others.setdefault(told, len(others)) if _NUMBER.fullmatch(told) else told
            key = Key(rule.name, path, name, str(place or ""))
            entry = RuleFinding(key, told, rule.severity, self._message(rule.message, row), self._line(row), rule.help)
            found[key].append(entry)
        joined = [_joined(entries) for entries in found.values()]
        yield from sorted(joined, key=lambda entry: (entry.key.path, entry.line, entry.key))

    def _message(self, text: str, row: Row) -> str:
        return _NAMED.sub(lambda match: self._shown(row.get(match[1], "")), text)

    def _shown(self, value: str) -> str:
        """Return the name of a thing, or a text as it stands."""
        text = " → ".join(map(self._name, _iris(value))) or value
        return "".join(sign if sign.isprintable() else " " for sign in identity.readable(text))[:_LONGEST_TEXT]

    def _name(self, iri: str) -> str:
        owner = _owner(iri)
        more = f" {identity.decode(iri[len(owner) :].lstrip('?'))}" if owner != iri else ""
        return self._known[owner].name + more


def _joined(entries: Sequence[RuleFinding]) -> RuleFinding:
    """Return the first of the findings with one key, with the number of its lines."""
    first, count = min(entries, key=lambda entry: (entry.line, entry.message)), len({entry.line for entry in entries})
    more = f", at {counted(count - 1, 'more line')}" if count > 1 else ""
    return first._replace(message=first.message + more, lines=count)


def _iris(value: str) -> list[str]:
    """Return the things of projects that a value names, several for a cycle."""
    return value.split(" ") if value.startswith(_OF_PROJECT) else []


def _owner(iri: str) -> str:
    """Return the symbol or module that a thing belongs to; an external symbol is its own."""
    return iri if identity.external_name(iri) or identity.is_route(iri) else iri.partition("?")[0]
