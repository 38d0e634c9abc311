"""Make truth of traces: pairs of definitions, and whether the text of the caller has the call.

For maintainers: definitions and overrides come from the public truth about the same sources, calls from the traces, so
that the scorer pairs them as it pairs all others. A pair is explicit where the caller's text has a call with the name
of the callee, or of its class; others are optional.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.accuracy.predictions import Edge, Place
from benchmarks.accuracy.runtime.traced import Call, Code, Traced
from benchmarks.accuracy.truth_set import Node, TruthSet, records_of

# The names of a class in its own methods.
_OWN_CLASS = frozenset({"cls", "__class__", "type"})


class Run(NamedTuple):
    """A traced run as truth, and the definitions that ran."""

    truth: TruthSet
    ran: frozenset[int]

    def judged(self, predicted: Iterable[Edge]) -> list[Edge]:
        """Return the edges from callers that ran to callees that a trace can see; a class by its constructor."""
        constructed = {node.constructor_of for node in self.truth.nodes.values()}
        found = []
        for edge in predicted:
            if edge.caller.file not in self.truth.files or edge.callee.file not in self.truth.files:
                continue
            callee = self.truth.callee_at(edge.callee)
            is_seen = callee is None or self.truth.nodes[callee].type != "class" or callee in constructed
            if self.truth.caller_at(edge.caller) in self.ran and is_seen:
                found.append(edge)
        return found


def truth_of_run(static: Path, root: Path, traced: Traced, below: str) -> Run:
    """Return the truth about files below a folder; ``static`` is the truth file about the same sources."""
    records = list(records_of(static))
    files = {path: digest for path, digest in records[0]["files"].items() if path.startswith(below)}
    definitions = [entry for entry in records if entry["kind"] in ("def", "overrides")]
    known = TruthSet([{"kind": "meta", "name": records[0]["name"], "files": files}, *definitions])
    called = {path: _called(ast.parse((root / path).read_bytes())) for path in files}
    classes = {node.name: node.id for node in known.nodes.values() if node.type == "class" and node.file in files}
    calls: dict[tuple[int, int], dict[str, Any]] = {}
    for call in traced.calls:
        if call.caller[0] in files and call.callee[0] in files:
            caller, callee = _caller(known, call.caller), known.callee_at(Place(*call.callee))
            if caller is not None and callee is not None:
                names = _names_in(known.nodes[caller], called[call.caller[0]])
                record = calls.setdefault(
                    (caller, callee), {"kind": "call", "caller": caller, "callee": callee, "optional": 1, "alts": []}
                )
                record["optional"] &= not _is_explicit(known, callee, call, names)
                if call.made in classes:
                    record["alts"].append(classes[call.made])
    ran = {_caller(known, code) for code in traced.ran if code[0] in files}
    truth = TruthSet([known.meta, *definitions, *calls.values()])
    return Run(truth, frozenset(entry for entry in ran if entry is not None))


def _caller(known: TruthSet, code: Code) -> int | None:
    caller = known.caller_at(Place(*code))
    # The body of a class runs in the module.
    return known.module_of(caller) if caller is not None and known.nodes[caller].type == "class" else caller


def _called(tree: ast.Module) -> list[tuple[int, str]]:
    """Line and name of all that is called in a file, by its real name where an import gave it another."""
    real = {
        alias.asname: alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                found.append((node.lineno, real.get(name, name)))
    return found


def _names_in(caller: Node, called: Iterable[tuple[int, str]]) -> set[str]:
    return {name for line, name in called if caller.line <= line <= caller.end}


def _is_explicit(known: TruthSet, callee: int, call: Call, names: set[str]) -> bool:
    if call.callee[2] in names:
        return True
    owner = known.nodes[known.canonical(callee)]
    return owner.id != callee and bool(names & {call.made, owner.name, *_OWN_CLASS})
