"""The micro-benchmark of PyCG: programs of a few lines by category, each with its calls; and others of its form.

For maintainers: PyCG's suite is in its source distribution (Apache-2.0), which is fetched from the registry and stays
out of this repository. SWARM-CG has one for JavaScript, which is in no registry: whoever measures on it says where it
is. Functions are named by module and nesting, ``<builtin>.len`` and ``<**PyStr**>.join`` is what is built in, and
``<lambda1>`` or ``<arrow1>`` the first lambda of what is around it. A lambda is no symbol of ours: what it calls, the
function around it calls. Calls of lambdas are left out, and counted.

Sources: "PyCG: Practical Call Graph Generation in Python" (Salis et al., ICSE 2021); "SWARM-CG: Swiss Army Knife of
Call Graph Benchmarks" (Venkatesh et al., 2025), ``benchmarks/javascript/swarm_js``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.sources import python_package

_PACKAGE = "pycg", "0.0.8"
_LAMBDA = re.compile(r"\.<(?:lambda|arrow)\d+>")
_BUILTINS = (
    ("<global>", "globalThis"),
    ("<builtin>", "builtins"),
    ("<**PyStr**>", "builtins.str"),
    ("<**PyDict**>", "builtins.dict"),
)

Call = tuple[str, str]


class Program(NamedTuple):
    """One program of the suite, and the calls in it."""

    category: str
    name: str
    root: Path
    calls: frozenset[Call]
    of_lambdas: int
    """How many calls of lambdas are left out."""


def programs(suite: Path | None = None) -> Iterator[Program]:
    """All programs of a suite in a folder, else of PyCG's, by category."""
    folder = suite if suite is not None else python_package(*_PACKAGE) / "micro-benchmark/snippets"
    for file in sorted(folder.glob("*/*/callgraph.json")):
        truth = json.loads(file.read_text(encoding="utf-8"))
        calls = [(caller, callee) for caller, callees in truth.items() for callee in callees]
        named = frozenset((_named(caller), _named(callee)) for caller, callee in calls if not _LAMBDA.search(callee))
        of_lambdas = sum(bool(_LAMBDA.search(callee)) for _, callee in calls)
        yield Program(file.parts[-3], file.parts[-2], file.parent, named, of_lambdas)


def _named(node: str) -> str:
    for theirs, ours in _BUILTINS:
        if node.startswith(theirs):
            return ours + node.removeprefix(theirs)
    return _LAMBDA.sub("", node)
