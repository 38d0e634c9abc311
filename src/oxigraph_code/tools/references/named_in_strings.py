"""Strings of source that name a function or its module, which a library may look up.

For maintainers: a macro, a decorator or a registry takes a path as a string under a key of its own, so no rule knows
all of them. The lines are counted and linked to nothing. This module must not know which tool asks.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.quoted import lines_that_end_in
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.references.text_mentions import TextMentions, texts_of
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_MAX_BYTES = 2_000_000
_QUOTED = re.compile(r"([\"'`])([\w$.:/]+)\1")
_SEPARATOR = re.compile(r"[.:/]+")


def names_in_strings(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> TextMentions:
    """Find the lines of source with the name of a function as a string, or at the end of a path in one."""
    modules = workspace.cached_rows("module_paths", project=sorted(scope.projects)) if symbol.path else ()
    found = {}
    for path, text in texts_of(scope.tree, sorted({scope.path_of(row["module"]) for row in modules}), _MAX_BYTES):
        own = range(symbol.line, symbol.end + 1) if path == symbol.path else ()
        if lines := [line for line in lines_that_end_in(text, symbol.short_name) if line not in own]:
            found[path] = lines
    return TextMentions("strings", "has its name in a string:", "its name in a string on {}", found)


def module_in_attributes(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> TextMentions:
    """Find the attributes and decorators in which a string is the path of the module of a function."""
    found: dict[str, list[int]] = defaultdict(list)
    relative = _relative_words(symbol.path)
    for module in _paths_of_module(symbol):
        for row in workspace.rows("decorators_with", text=StringTerm(module[-1])):
            texts = [_SEPARATOR.split(match[2]) for match in _QUOTED.finditer(row["decorator"])]
            named = ([part for part in parts if part not in relative] for parts in texts)
            if scope.holds(row["symbol"]) and any(parts and module[-len(parts) :] == parts for parts in named):
                found[scope.path_of(row["module"])].append(line_number(row["line"]))
    lines = {path: sorted(set(lines)) for path, lines in found.items()}
    return TextMentions("attributes", "has its module in an attribute:", "its module in an attribute on {}", lines)


def _paths_of_module(symbol: Symbol) -> Sequence[list[str]]:
    """The names of the modules around a function, the outermost first; a file may stand for its folder."""
    if symbol.kind != "Function" or not symbol.path:
        return ()
    parts = symbol.path.rpartition(".")[0].split("/")
    inside = symbol.name.split(".")[:-1]
    return [entry for whole in (parts, parts[:-1]) if (entry := [*whole, *inside])]


def _relative_words(path: str) -> set[str]:
    """The first words of paths that begin at the package or the module itself."""
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.resolution.language.module_model import DeclaredModules

    loader = installed().loader_of(path) if path else None
    model = loader.semantics.module_model if loader is not None and extracts(loader) else None
    return {model.root, model.own, model.parent} if isinstance(model, DeclaredModules) else set()
