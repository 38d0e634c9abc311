"""Programs of a project that its tests start in a process of their own.

For maintainers: a test starts a program if a file beside it calls a function that starts processes and has the name of
the program in quotes. Such a name is a part of the path of an entry point, which scripts are named after, too. More
files match than start it, as a bound allows. This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator

from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import installed
from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_KINDS = frozenset({"api", "command", "main"})
_QUOTED = re.compile(r"([\"'`])([^\"'`\n]{1,300})\1")
_BETWEEN = re.compile(r"[^\w-]+")
_NO_NAMES = frozenset({"", "bin", "cmd", "index", "lib", "main", "mod", "src"})


def started_programs(
    workspace: Workspace, scope: QuestionScope, tests: Collection[str], module_of: Callable[[str], str]
) -> Iterator[tuple[str, str]]:
    """Find the files beside tests that start a program, each with a module of the program.

    ``tests`` are the paths of test files, and of files that supply parameters to them.
    """
    starting = {module_of(caller) for caller in _callers(workspace)} - {""}
    folders = {path.rpartition("/")[0] for path in tests}
    paths = {module: scope.path_of(module) for module in starting if scope.holds(module)}
    beside = {
        module: path for module, path in paths.items() if path in tests or path.rpartition("/")[0] in folders - {""}
    }
    programs = _programs(workspace, scope, module_of) if beside else {}
    for module, path in sorted(beside.items()):
        for word in _words(scope, path):
            yield from ((module, program) for program in programs.get(word, ()))


def _callers(workspace: Workspace) -> set[str]:
    """Return the functions and modules that call a function which starts processes."""
    loaders = filter(extracts, installed().loaders)
    names = sorted({name for loader in loaders for name in loader.semantics.starts_processes})
    rows = workspace.rows("external_symbols", name=[StringTerm(name) for name in names])
    symbols = [row["symbol"] for row in rows]
    return {row["caller"] for row in batched_rows(workspace, "calls_of", "symbol", symbols)}


def _programs(workspace: Workspace, scope: QuestionScope, module_of: Callable[[str], str]) -> dict[str, set[str]]:
    """Return the modules with entry points, by the names that their paths give them."""
    found: dict[str, set[str]] = {}
    for row in workspace.cached_rows("entry_points"):
        module = module_of(row["symbol"]) if row["kind"] in _KINDS and scope.holds(row["symbol"]) else ""
        *folders, stem = scope.path_of(module).rpartition(".")[0].split("/") if module else [""]
        for name in {*folders[-1:], stem} - _NO_NAMES:
            if not name.startswith("__"):
                found.setdefault(name.replace("-", "_"), set()).add(module)
    return found


def _words(scope: QuestionScope, path: str) -> set[str]:
    """Return the words in the quoted texts of a file; none if it cannot be read, as on another machine."""
    found = (word for match in _QUOTED.finditer(scope.text(path)) for word in _BETWEEN.split(match[2]))
    return {word.replace("-", "_") for word in found} - {""}
