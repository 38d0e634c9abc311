"""The micro-benchmark of PyCG: programs of a few lines by category, each with its calls.

For maintainers: the suite is in PyCG's source distribution (Apache-2.0); it is fetched from the registry, and stays out
of this repository. It names functions by module and nesting, ``<builtin>.len`` and ``<**PyStr**>.join`` what is built
in, and ``<lambda1>`` the first lambda of what is around it. A lambda is no symbol of ours: what it calls, the function
around it calls. Calls of lambdas are left out, and counted.

Source: "PyCG: Practical Call Graph Generation in Python" (Salis et al., ICSE 2021).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.sources import python_package

_PACKAGE = "pycg", "0.0.8"
_LAMBDA = re.compile(r"\.<lambda\d+>")
_BUILTINS = (("<builtin>", "builtins"), ("<**PyStr**>", "builtins.str"), ("<**PyDict**>", "builtins.dict"))

Call = tuple[str, str]


class Program(NamedTuple):
    """One program of the suite, and the calls in it."""

    category: str
    name: str
    root: Path
    calls: frozenset[Call]
    of_lambdas: int
    """How many calls of lambdas are left out."""


def programs() -> Iterator[Program]:
    """All programs of the suite, by category."""
    for file in sorted(python_package(*_PACKAGE).glob("micro-benchmark/snippets/*/*/callgraph.json")):
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
