"""Lines of source that may name a function where no rule reads it.

For maintainers: a macro, a decorator or a registry takes a path as a string under a key of its own, and the body of a
macro may be text in a language of its own. A line that looks like a call, and has none in the graph, is such text or a
comment. The lines are counted and linked to nothing. This module must not know which tool asks.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import islice

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.quoted import lines_like_calls, lines_that_end_in
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.references.run_by_others import lines_of_file
from oxigraph_code.tools.references.text_mentions import TextMentions, texts_of
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

STRINGS = "strings"
"""The mentions of the name of a function as a whole string, or as the end of one."""
_MAX_BYTES = 2_000_000
_MOST_WITH_CODE = 5
_LONGEST = 120
_QUOTES = ("'", '"', "`")
_QUOTED = re.compile(r"([\"'`])([\w$.:/]+)\1")
_SEPARATOR = re.compile(r"[.:/]+")


def unread_mentions(
    workspace: Workspace, scope: QuestionScope, symbol: Symbol, read: Mapping[str, Collection[int]]
) -> list[TextMentions]:
    """Find lines of source that may name a function where no rule reads it: strings, macros, attributes.

    ``read`` are lines by file of which the graph has a string.
    """
    strings: dict[str, list[int]] = {}
    calls: dict[str, list[int]] = {}
    modules = workspace.cached_rows("module_paths", project=sorted(scope.projects)) if symbol.path else ()
    name, known = symbol.short_name, _KnownLines(workspace, scope, symbol)
    for path, text in texts_of(scope.tree, sorted({scope.path_of(row["module"]) for row in modules}), _MAX_BYTES):
        own = range(symbol.line, symbol.end + 1) if path == symbol.path else ()
        strings[path] = [
            line for line in lines_that_end_in(text, name) if line not in own and line not in read.get(path, ())
        ]
        calls[path] = [line for line in known.without(path, lines_like_calls(text, name)) if line not in own]
    like = "written like a call on {} without one in the graph"
    named = _filled(_without_imports(workspace, scope, strings))
    first = {path: _code(workspace, scope, path, lines[0]) for path, lines in islice(named.items(), _MOST_WITH_CODE)}
    return [
        TextMentions(STRINGS, "has its name in a string:", "its name in a string on {}", named, first),
        TextMentions("like_calls", "has it like a call, as in a macro or a comment:", like, _filled(calls)),
        module_in_attributes(workspace, scope, symbol),
    ]


def _without_imports(
    workspace: Workspace, scope: QuestionScope, lines: Mapping[str, list[int]]
) -> dict[str, list[int]]:
    """Those of some lines at which nothing is imported: the source of an import is no name of a function."""
    modules = {module: path for path, found in lines.items() if found for module in scope.modules_of(path)}
    imports: dict[str, set[int]] = defaultdict(set)
    for row in batched_rows(workspace, "import_lines", "module", list(modules)):
        imports[modules[row["module"]]].add(line_number(row["line"]))
    kept = {path: [line for line in found if line not in imports[path]] for path, found in lines.items()}
    # Code outside of tests comes first.
    return dict(sorted(kept.items(), key=lambda entry: is_about_others(entry[0])))


def _code(workspace: Workspace, scope: QuestionScope, path: str, line: int) -> str:
    """A line as it is written, with the line above if it begins with a string, which is an argument there."""
    lines = [text.strip() for text in lines_of_file(workspace, scope, path)[max(line - 2, 0) : line]]
    text = "" if not lines else " ".join(lines) if lines[-1][:1] in _QUOTES else lines[-1]
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _filled(lines: Mapping[str, list[int]]) -> Mapping[str, list[int]]:
    return {path: found for path, found in lines.items() if found}


class _KnownLines:
    """The lines of the calls by a name in the graph, and of the definitions of that name."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> None:
        name = [StringTerm(symbol.short_name)]
        self._calls: dict[str, set[int]] = defaultdict(set)
        for row in workspace.rows("call_lines_of_name", name=name):
            if scope.holds(row["module"]):
                self._calls[scope.path_of(row["module"])].add(line_number(row["line"]))
        iris = [row["symbol"] for row in workspace.rows("symbols_by_name", name=name, module=None)]
        self._definitions = list(details(workspace, scope, [iri for iri in iris if scope.holds(iri)]).values())

    def without(self, path: str, lines: Sequence[int]) -> list[int]:
        """Those of some lines of a file that are neither of a call nor of a definition."""
        inside = [symbol for symbol in self._definitions if symbol.path == path]
        # The name of a definition may stand below its annotations.
        defining = {next((line for line in lines if symbol.line <= line <= symbol.end), 0) for symbol in inside}
        return [line for line in lines if line not in defining and line not in self._calls[path]]


def module_in_attributes(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> TextMentions:
    """Find the attributes and decorators in which a string is the path of the module of a function."""
    found: dict[str, list[int]] = defaultdict(list)
    relative = _relative_words(symbol.path)
    # Only where modules are declared does an attribute name one by a single word; elsewhere the word is any text.
    fewest = 1 if relative else 2
    for module in _paths_of_module(symbol):
        for row in workspace.cached_rows("decorators_with", text=StringTerm(module[-1])):
            texts = [_SEPARATOR.split(match[2]) for match in _QUOTED.finditer(row["decorator"])]
            named = ([part for part in parts if part not in relative] for parts in texts)
            paths = [parts for parts in named if len(parts) >= fewest and module[-len(parts) :] == parts]
            if paths and scope.holds(row["symbol"]):
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
