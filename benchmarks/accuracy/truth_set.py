"""A truth file: the definitions in sources, and the edges between them that an oracle found.

For maintainers: a file is gzipped JSON, a record a line. ``meta`` comes first: the oracle, and the files covered with
the start of their SHA-256. ``def`` is a definition with every line that an indexer may take for its start; ``inline``
if a coarser indexer may fold it into the definition around it. ``call`` and ``construct`` are edges with the lines of
their sites; ``optional`` ones may be found or not, ``alts`` are callees as good as the first. ``overrides`` leads from
a method to a base's method, ``open`` lists the names called in a definition that the oracle could not resolve.
"""

from __future__ import annotations

import gzip
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from benchmarks.accuracy.predictions import MODULE, Place
from oxigraph_code.languages.registry import installed

TYPES = frozenset({"class", "interface", "trait"})


class Node(NamedTuple):
    """A definition, with the ``line`` of its name and the ``lines`` that may count as its start."""

    id: int
    file: str
    line: int
    lines: frozenset[int]
    end: int
    name: str
    type: str
    parent: int
    is_inline: bool
    constructor_of: int

    @property
    def place(self) -> Place:
        return Place(self.file, self.line, self.name)


class TrueEdge(NamedTuple):
    """An edge of the oracle, with the lines of its call sites."""

    caller: int
    callee: int
    sites: tuple[int, ...]
    alternatives: tuple[int, ...]
    is_optional: bool


class Undecided(NamedTuple):
    """Names that are called somewhere and that the oracle left open: unresolved, or plain variables."""

    names: frozenset[str]
    has_variables: bool
    decided: frozenset[str]


class TruthSet:
    """One truth file, with the questions that scoring asks."""

    def __init__(self, records: Iterable[dict[str, Any]]) -> None:
        self.nodes: dict[int, Node] = {}
        self.calls: dict[tuple[int, int], TrueEdge] = {}
        self.inherits: dict[tuple[int, int], TrueEdge] = {}
        self._overrides: dict[int, list[int]] = defaultdict(list)
        self._open: dict[int, dict[str, Any]] = {}
        self.meta: dict[str, Any] = {}
        for record in records:
            self._take(record)
        self.files: dict[str, str] = self.meta["files"]
        self._in_file: dict[str, list[Node]] = defaultdict(list)
        self._named: dict[tuple[str, str], list[Node]] = defaultdict(list)
        self._children: dict[int, list[int]] = defaultdict(list)
        for node in self.nodes.values():
            self._in_file[node.file].append(node)
            self._named[node.file, node.name].append(node)
            self._children[node.parent].append(node.id)
        self._modules = {node.file: node.id for node in self.nodes.values() if node.type == "module"}

    @classmethod
    def read(cls, path: Path) -> TruthSet:
        return cls(records_of(path))

    def _take(self, record: dict[str, Any]) -> None:
        match record["kind"]:
            case "meta":
                self.meta = record
            case "def":
                self.nodes[record["id"]] = Node(
                    id=record["id"],
                    file=record["file"],
                    line=record["line"],
                    lines=frozenset(record["lines"]),
                    end=record["end"],
                    name=record["name"],
                    type=record["type"],
                    parent=record.get("parent", -1),
                    is_inline=bool(record.get("inline")),
                    constructor_of=record.get("ctor_of", -1),
                )
            case "call" | "construct" | "inherits":
                edge = TrueEdge(
                    record["caller"],
                    record["callee"],
                    tuple(record.get("sites", ())),
                    tuple(record.get("alts", ())),
                    bool(record.get("optional")),
                )
                table = self.inherits if record["kind"] == "inherits" else self.calls
                table[edge.caller, edge.callee] = edge
            case "overrides":
                self._overrides[record["callee"]].append(record["caller"])
            case "open":
                self._open[record["caller"]] = record

    @property
    def name(self) -> str:
        return str(self.meta["name"])

    @property
    def language(self) -> str:
        """Name the language that the file states, or that most of its files have."""
        stated = str(self.meta.get("language", ""))
        loaders = Counter(loader.language_id for loader in map(installed().loader_of, self.files) if loader is not None)
        return stated.replace("++", "pp") or loaders.most_common(1)[0][0]

    def canonical(self, node: int) -> int:
        """Return a constructor and its class are one."""
        owner = self.nodes[node].constructor_of
        return node if owner < 0 else owner

    def callee_at(self, place: Place) -> int | None:
        """Return the definition that a predicted callee, or either end of an inheritance, is."""
        found = self._at(place)
        if found is not None:
            return found
        at = [node for node in self._in_file[place.file] if place.line in node.lines and node.type != "module"]
        if len(at) == 1:
            return at[0].id
        named = self._named.get((place.file, place.short_name), ())
        return named[0].id if len(named) == 1 else None

    def caller_at(self, place: Place) -> int | None:
        """Return the definition of a predicted caller; one without a name folds into the one around it."""
        found = self._at(place)
        if found is not None or place.file not in self.files:
            return found
        around = [
            node
            for node in self._in_file[place.file]
            if node.type not in TYPES and node.type != "module" and node.line <= place.line <= node.end
        ]
        return max(around, key=lambda node: node.line).id if around else self._modules[place.file]

    def _at(self, place: Place) -> int | None:
        if place.file not in self.files:
            return None
        named = self._named.get((place.file, place.short_name), ())
        for node in named:
            if place.line in node.lines:
                return node.id
        if place.name in (MODULE, place.file) or (place.line <= 1 and _names_file(place)):
            return self._modules[place.file]
        near = [node for node in named if min(node.lines) - 1 <= place.line <= node.end]
        return max(near, key=lambda node: node.line).id if near else None

    def module_of(self, node: int) -> int:
        return self._modules[self.nodes[node].file]

    def stand_ins(self, caller: int) -> Iterator[int]:
        """Yield the definitions that may stand for a caller: itself, then the ones around an inline one."""
        yield caller
        node = self.nodes[caller]
        while node.is_inline and node.parent >= 0:
            node = self.nodes[node.parent]
            if node.type not in ("class", "interface"):
                yield node.id

    def overriding(self, method: int) -> set[int]:
        """Return all methods that take the place of this one."""
        found: set[int] = set()
        waiting = [method]
        while waiting:
            for override in self._overrides.get(waiting.pop(), ()):
                if override not in found:
                    found.add(override)
                    waiting.append(override)
        return found

    @cached_property
    def implemented(self) -> set[tuple[int, int]]:
        """The pairs of types in which the first overrides methods of the second, itself or by a base."""
        parent = {node.id: node.parent for node in self.nodes.values()}
        found = {(parent[method], parent[base]) for base, methods in self._overrides.items() for method in methods}
        while True:
            below = {(sub, other) for sub, base in self.inherits for type_, other in found if type_ == base}
            if below <= found:
                return found
            found |= below

    def undecided(self, caller: int) -> Undecided:
        """Return the calls that the oracle left open in a caller and in its nested functions."""
        names: set[str] = set()
        decided: set[str] = set()
        has_variables = False
        waiting = [caller]
        while waiting:
            node = waiting.pop()
            if record := self._open.get(node):
                names.update(record["unresolved"], record["var"])
                has_variables = has_variables or bool(record["var"])
                decided.update(record.get("closed", ()))
            waiting += [child for child in self._children.get(node, ()) if self.nodes[child].is_inline]
        return Undecided(frozenset(names), has_variables, frozenset(decided))


def _names_file(place: Place) -> bool:
    file = PurePosixPath(place.file).name
    return not place.short_name or place.short_name == file or file.startswith(place.name.rsplit(".", 1)[-1] + ".")


def records_of(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)
