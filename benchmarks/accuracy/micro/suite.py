"""The micro-benchmark of PyCG and others of its form: small programs by category, with their calls.

For maintainers: PyCG's suite is in its source distribution (Apache-2.0), which is fetched from the registry and stays
out of this repository. SWARM-CG has one for JavaScript, which is in no registry: an option names its folder. Functions
are named by module and nesting; ``<builtin>.len`` and ``<**PyStr**>.join`` are builtins, and ``<lambda1>`` or
``<arrow1>`` is the first lambda of the function around it. A lambda is no symbol of ours: its calls belong to the
function around it. Calls of lambdas are left out, and counted. A variable of a module that holds an arrow function is
that arrow to us, so ``<arrow2>`` of a module has the name that the second arrow in its text is bound to. A function in
an expression is a lambda to us even if it has a name, unless it is returned or an argument. A member that a symbol
names is written with or without a dot before it. If the suite lacks the builtin calls of a program, ours are left out,
too.

Sources: "PyCG: Practical Call Graph Generation in Python" (Salis et al., ICSE 2021); "SWARM-CG: Swiss Army Knife of
Call Graph Benchmarks" (Venkatesh et al., 2025), ``benchmarks/javascript/swarm_js``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.sources import python_package

_PACKAGE = "pycg", "0.0.8"
_LAMBDA = re.compile(r"\.<(?:lambda|arrow)\d+>")
_ARROW = re.compile(r"(?:(\w+)\s*=\s*)?(?:\([^()]*\)|\w+)\s*=>")
_EXPRESSION = re.compile(r"[=(,:]\s*function\s*\*?\s*(\w+)")
_SYMBOL = re.compile(r"(?<![.])\[")
_BUILTINS = {
    "py": (("<builtin>", "builtins"), ("<**PyStr**>", "builtins.str"), ("<**PyDict**>", "builtins.dict")),
    "js": (
        ("<builtin>.map", "globalThis.Array.map"),  # without its class, there
        ("<builtin>", "globalThis"),
        ("<global>", "globalThis"),
        ("<**JSArray**>", "globalThis.Array"),
        ("<**JSObject**>", "globalThis.Object"),
        ("<**JSString**>", "globalThis.String"),
    ),
}
"""The beginnings of names in the suite, each with ours, by the language of the programs."""

Call = tuple[str, str]


class Program(NamedTuple):
    """One program of the suite, and the calls in it."""

    category: str
    name: str
    root: Path
    calls: frozenset[Call]
    of_lambdas: int
    """The number of calls to lambdas, which are left out."""
    left_out: tuple[str, ...]
    """The name prefixes of builtins; the suite may omit their calls though the program makes them."""


def programs(suite: Path | None = None) -> Iterator[Program]:
    """Yield all programs of a suite in a folder, else of PyCG's, by category."""
    folder = suite if suite is not None else python_package(*_PACKAGE) / "micro-benchmark/snippets"
    for file in sorted(folder.glob("*/*/callgraph.json")):
        truth = json.loads(file.read_text(encoding="utf-8"))
        names = _names(file.parent)
        calls = [(names(caller), names(callee)) for caller, callees in truth.items() for callee in callees]
        named = frozenset((_around(caller), callee) for caller, callee in calls if not _LAMBDA.search(callee))
        of_lambdas = sum(bool(_LAMBDA.search(callee)) for _, callee in calls)
        has_builtins = any(callee.startswith("<") for callees in truth.values() for callee in callees)
        left_out = () if has_builtins else ("builtins.", "globalThis.")
        yield Program(file.parts[-3], file.parts[-2], file.parent, named, of_lambdas, left_out)


def _names(folder: Path) -> Callable[[str], str]:
    """From a name of the suite to ours for the same thing of a program."""
    scripts = sorted(folder.rglob("*.js"))
    builtins = _BUILTINS["js" if scripts else "py"]
    arrows = {
        f"{file.stem}.<arrow{nth}>": f"{file.stem}.{found[1]}"
        for file in scripts
        for nth, found in enumerate(_ARROW.finditer(file.read_text(encoding="utf-8")), 1)
        if found[1]
    }

    expressions = {name for file in scripts for name in _EXPRESSION.findall(file.read_text(encoding="utf-8"))}

    def named(node: str) -> str:
        node = _SYMBOL.sub(".[", node)
        around, _, name = node.rpartition(".")
        if name in expressions:
            return f"{named(around)}.<lambda1>"
        for theirs, ours in builtins:
            if node.startswith(theirs):
                return ours + node.removeprefix(theirs)
        return arrows.get(node, node)

    return named


def _around(node: str) -> str:
    """Return the function around a lambda; any other function itself."""
    return _LAMBDA.sub("", node)
