"""Make the records of a truth file from definitions, call sites and the answers of an oracle.

For maintainers: the rules follow the public sets, so that one scorer serves all. Definitions of one name in one scope
are one: overloads, a property's accessors, and the two branches of a condition. Where the oracle has several callees in
different places, the last is the callee and the others are as good. To call a class is to call its ``__new__`` and its
``__init__``, which are as good as the class. The value of ``__class__`` is a variable: the oracle means the attribute,
and not the callee.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from benchmarks.accuracy.truth.jedi_oracle import JediOracle
from benchmarks.accuracy.truth.python_syntax import CallSite, Defined, PythonFile

Record = dict[str, Any]

_RUN_BY_CALLING = ("__init__", "__new__")


@dataclass
class _Called:
    """An edge while its sites are collected."""

    kind: str
    lines: set[int] = field(default_factory=set)
    alternatives: set[Defined] = field(default_factory=set)
    is_optional: bool = True


@dataclass
class _Undecided:
    unresolved: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    decided: set[str] = field(default_factory=set)


class TruthMaker:
    """The truth about some files."""

    def __init__(self, files: Mapping[str, PythonFile], oracle: JediOracle) -> None:
        self._files = files
        self._oracle = oracle
        self._definitions = [entry for file in files.values() for entry in file.definitions]
        self._merged = _merged(self._definitions)
        self._bases = self._resolved_bases()
        self._members = {
            (entry.parent, entry.name): self._node(entry)
            for entry in self._definitions
            if entry.name in _RUN_BY_CALLING and entry.parent is not None and entry.parent.kind == "class"
        }
        self._edges: dict[tuple[Defined, Defined], _Called] = {}
        self._undecided: dict[Defined, _Undecided] = defaultdict(_Undecided)
        self.counts: Counter[str] = Counter()

    def records(self) -> Iterator[Record]:
        """Everything but the ``meta`` record, which holds the ``counts`` that are complete thereafter."""
        for file in self._files.values():
            for site in file.sites:
                self._take(file, site)
        nodes = [entry for entry in self._definitions if self._node(entry) is entry]
        numbers = {entry: number for number, entry in enumerate(nodes)}
        classes = {member: owner for (owner, name), member in self._members.items() if name == "__init__"}
        for entry in nodes:
            parent = numbers[self._node(entry.parent)] if entry.parent is not None else -1
            owner = numbers[classes[entry]] if entry in classes else -1
            yield _definition(entry, numbers[entry], parent, owner)
        for (caller, callee), called in self._edges.items():
            record = _edge(called.kind, caller, callee, numbers)
            record["sites"] = sorted(called.lines)
            if called.alternatives:
                record["alts"] = sorted(numbers[entry] for entry in called.alternatives)
            yield record | ({"optional": 1} if called.is_optional else {})
        for derived, bases in self._bases.items():
            for base in bases:
                yield _edge("inherits", derived, base, numbers)
        for method, base in self._overrides():
            yield {"kind": "overrides", "caller": numbers[method], "callee": numbers[base]}
        for caller, left in self._undecided.items():
            if left.unresolved or left.variables:
                record = {"kind": "open", "caller": numbers[caller]}
                record |= {"unresolved": sorted(left.unresolved), "var": sorted(left.variables)}
                decided = left.decided - left.unresolved - left.variables
                yield record | ({"closed": sorted(decided)} if left.variables and decided else {})
        self.counts.update(defs=len(nodes), edges=len(self._edges), inherits=sum(map(len, self._bases.values())))

    def _node(self, definition: Defined) -> Defined:
        return self._merged.get(definition, definition)

    def _resolved_bases(self) -> dict[Defined, list[Defined]]:
        found: dict[Defined, list[Defined]] = {}
        for entry in self._definitions:
            for position in entry.bases:
                meaning = self._oracle.meaning(entry.file, position)
                base = meaning.definitions[-1] if meaning.definitions else entry
                if base.kind == "class" and base is not entry and base not in found.get(entry, ()):
                    found.setdefault(entry, []).append(base)
        return found

    def _take(self, file: PythonFile, site: CallSite) -> None:
        caller = self._node(site.caller)
        left = self._undecided[caller]
        self.counts["sites"] += 1
        if site.position is None:
            self.counts["computed"] += 1
            left.variables.add("")
            return
        meaning = self._oracle.meaning(file.path, site.position, site.name if site.is_bare else "")
        self.counts[meaning.verdict] += 1
        match meaning.verdict:
            case "unresolved":
                left.unresolved |= _names(file, site)
            case "external" if site.name == "__class__":
                left.variables |= _names(file, site)
            case "variable":
                left.variables |= _names(file, site)
            case "external":
                left.decided.add(site.name)
            case _:
                left.decided.add(site.name)
                self._add(caller, site, [self._node(entry) for entry in meaning.definitions])

    def _add(self, caller: Defined, site: CallSite, callees: list[Defined]) -> None:
        callee = callees[-1]
        called = self._edges.setdefault((caller, callee), _Called("construct" if callee.kind == "class" else "call"))
        called.lines.add(site.line)
        called.is_optional = called.is_optional and site.is_decorator
        called.alternatives.update(callees[:-1])
        for entry in callees:
            for name in _RUN_BY_CALLING if entry.kind == "class" else ():
                if (constructor := self._inherited(entry, name)) is not None:
                    called.alternatives.add(constructor)
        called.alternatives.discard(callee)

    def _inherited(self, owner: Defined, name: str, seen: frozenset[Defined] = frozenset()) -> Defined | None:
        if (owner, name) in self._members:
            return self._members[owner, name]
        for base in self._bases.get(owner, ()):
            if base not in seen and (found := self._inherited(base, name, seen | {owner})) is not None:
                return found
        return None

    def _overrides(self) -> list[tuple[Defined, Defined]]:
        """Pair methods with the methods of the same name in all ancestors of their class."""
        members: dict[Defined, dict[str, Defined]] = defaultdict(dict)
        for entry in self._definitions:
            if entry.kind == "method" and entry.parent is not None and entry.name != "__init__":
                members[entry.parent][entry.name] = self._node(entry)
        found: dict[tuple[Defined, Defined], None] = {}
        for owner in self._bases:
            for base in self._ancestors(owner):
                shared = [name for name in members[owner] if name in members[base]]
                found.update({(members[owner][name], members[base][name]): None for name in shared})
        return list(found)

    def _ancestors(self, owner: Defined) -> list[Defined]:
        found: dict[Defined, None] = {}
        waiting = [*self._bases.get(owner, ())]
        while waiting:
            base = waiting.pop()
            if base is not owner and base not in found:
                found[base] = None
                waiting += self._bases.get(base, ())
        return list(found)


def _names(file: PythonFile, site: CallSite) -> set[str]:
    """Return the callee at a site; of a renamed import the real name too."""
    real = re.findall(rf"(\w+)\s+as\s+{re.escape(site.name)}\b", file.text) if site.is_bare else ()
    return {site.name, *real}


def _merged(definitions: Iterable[Defined]) -> dict[Defined, Defined]:
    """Return the definition that stands for others of its name; it starts wherever one of them does."""
    groups: dict[tuple[Defined | None, str], list[Defined]] = defaultdict(list)
    for entry in definitions:
        if entry.kind in ("function", "method"):
            groups[entry.parent, entry.name].append(entry)
    merged = {}
    for group in groups.values():
        group[-1].lines = set().union(*(entry.lines for entry in group))
        merged.update(dict.fromkeys(group, group[-1]))
    return merged


def _definition(entry: Defined, number: int, parent: int, owner: int) -> Record:
    record: Record = {"kind": "def", "id": number, "file": entry.file, "line": entry.line}
    record |= {"lines": sorted(entry.lines), "end": entry.end, "name": entry.name, "type": entry.kind}
    if parent >= 0:
        record["parent"] = parent
    if entry.is_inline:
        record["inline"] = 1
    if owner >= 0:
        record["ctor_of"] = owner
    return record


def _edge(kind: str, caller: Defined, callee: Defined, numbers: Mapping[Defined, int]) -> Record:
    return {
        "kind": kind,
        "caller_file": caller.file,
        "caller_line": caller.line,
        "caller_name": caller.name,
        "callee_file": callee.file,
        "callee_line": callee.line,
        "callee_name": callee.name,
        "caller": numbers[caller],
        "callee": numbers[callee],
    }
