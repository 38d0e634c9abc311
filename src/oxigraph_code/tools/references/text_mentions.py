"""Mentions of a symbol in text that is not resolved: markup, configuration, strings and keys.

For maintainers: a template runs methods and reads fields of objects that the program passes in at run time; a setting
names a callback by its path; a framework reads fields by strings. Such a mention may mean any symbol of that name, so
answers count the lines and resolve none. Files outside of the index are read for each question, so their number and
size are limited. This module must not know which tool asks.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.queries import StringTerm
from oxigraph_code.search.configuration import is_configuration, lines_that_name_path
from oxigraph_code.search.markup import is_markup, lines_that_name
from oxigraph_code.search.quoted import lines_with
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MAX_FILES = 20_000
_MAX_BYTES = 2_000_000
_MAX_CONFIGURATION_BYTES = 200_000
_MAX_DEFINITIONS = 1_000
_IN_MARKUP = frozenset({"Function", "Method", "Class", "Field", "Variable", "Enum"})
_IN_CONFIGURATION = frozenset({"Function", "Method", "Class", "Variable"})


class TextMentions(NamedTuple):
    """The lines of files that mention a symbol, by path.

    ``name`` and ``title`` are those of their section, ``phrase`` is the fact about them with ``{}`` for the count.
    ``first`` has the code of the first line of a file, if it is shown.
    """

    name: str
    title: str
    phrase: str
    lines: Mapping[str, list[int]]
    first: Mapping[str, str] = {}

    @property
    def fact(self) -> str:
        """The count of the lines, as a phrase for the first line of an answer; empty if there are none."""
        count = sum(map(len, self.lines.values()))
        return self.phrase.format(counted(count, "line")) if count else ""

    @property
    def section(self) -> Section:
        """A row for each file."""
        rows = []
        for path, lines in self.lines.items():
            shown = f" · {self.first[path]}" if path in self.first else ""
            rows.append(Row(f"  {path}:{shown_lines(lines)}{shown}", {"path": path, "lines": lines}))
        return Section(self.name, rows, self.title)


def mentions_in_markup(scope: QuestionScope, symbol: Symbol) -> TextMentions:
    """Find the lines with the name of a symbol in templates of pages and components."""
    name = symbol.short_name
    is_named = symbol.kind in _IN_MARKUP and not name.startswith("__") and name != "constructor"
    lines = dict(_lines_of_markup(scope, name)) if is_named else {}
    return TextMentions("markup", "markup that has its name:", "its name in {} of markup", lines)


def mentions_in_configuration(scope: QuestionScope, symbol: Symbol) -> TextMentions:
    """Find the lines of configuration that name a symbol by its path."""
    is_named = symbol.kind in _IN_CONFIGURATION and bool(symbol.path)
    texts = _texts_below(scope, is_configuration, _MAX_CONFIGURATION_BYTES) if is_named else ()
    found = {path: lines_that_name_path(text, symbol.path, symbol.name) for path, text in texts}
    lines = {path: lines for path, lines in found.items() if lines}
    return TextMentions("configuration", "named in configuration:", "named in {} of configuration", lines)


def mentions_in_strings(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> TextMentions:
    """Find the lines of source with the name of a field in quotes or in an unresolved key."""
    lines = _lines_of_source(workspace, scope, symbol.short_name) if symbol.kind == "Field" else {}
    phrase = "its name in quotes or before a colon on {}"
    return TextMentions("quoted", "has its name in quotes or before a colon:", phrase, lines)


def mention_facts(mentions: Iterable[TextMentions]) -> list[str]:
    """The phrases of those mentions that exist."""
    return [mention.fact for mention in mentions if mention.lines]


def _lines_of_markup(scope: QuestionScope, name: str) -> Iterator[tuple[str, list[int]]]:
    from oxigraph_code.languages.registry import installed

    registry = installed()
    for path, text in _texts_below(scope, is_markup, _MAX_BYTES):
        if lines := lines_that_name(text, name, scripts_are_read=registry.loader_of(path) is not None):
            yield path, lines


def _lines_of_source(workspace: Workspace, scope: QuestionScope, name: str) -> dict[str, list[int]]:
    modules = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    resolved = _ResolvedKeys(workspace, scope, name)
    found = {}
    for path, text in texts_of(scope.tree, sorted({scope.path_of(row["module"]) for row in modules}), _MAX_BYTES):
        named = lines_with(text, name)
        if lines := sorted([*named.quoted, *(line for line in named.keys if not resolved.has(path, line))]):
            found[path] = lines
    return found


class _ResolvedKeys:
    """The lines of definitions by one name, and of the functions that use one of them.

    A key on such a line is the definition itself or a resolved use, of this field or of another one.
    """

    def __init__(self, workspace: Workspace, scope: QuestionScope, name: str) -> None:
        rows = workspace.rows("symbols_by_name", name=[StringTerm(name)], module=None)
        iris = [row["symbol"] for row in rows if scope.holds(row["symbol"])][:_MAX_DEFINITIONS]
        users = {row["user"] for row in batched_rows(workspace, "users_of", "symbol", iris)}
        self._lines: dict[str, list[range]] = defaultdict(list)
        for symbol in details(workspace, scope, iris).values():
            self._lines[symbol.path].append(range(symbol.line, symbol.line + 1))
        for symbol in details(workspace, scope, sorted(users)).values():
            if symbol.kind != "Module":
                self._lines[symbol.path].append(range(symbol.line, symbol.end + 1))

    def has(self, path: str, line: int) -> bool:
        return any(line in lines for lines in self._lines[path])


def _texts_below(scope: QuestionScope, is_wanted: Callable[[str], bool], max_bytes: int) -> Iterator[tuple[str, str]]:
    """Read the tracked files of a scope that match; without git, those that an index run would see."""
    for folder, tree in scope.trees.items():
        paths = sorted(filter(is_wanted, _readable(tree)))
        for path, text in texts_of(tree, paths, max_bytes):
            yield f"{folder}/{path}" if folder else path, text


def _readable(tree: FileTree) -> Iterable[str]:
    from oxigraph_code.history import open_worktree
    from oxigraph_code.indexing.files.discovery import files_in
    from oxigraph_code.languages.registry import installed

    worktree = open_worktree(tree.root) if isinstance(tree, Disk) else None
    if worktree is None or not worktree.tracked:
        return files_in(tree, installed())
    below = os.path.relpath(os.path.realpath(tree.root), worktree.root).replace(os.sep, "/")
    prefix = "" if below == "." else f"{below}/"
    return (path.removeprefix(prefix) for path in worktree.tracked if path.startswith(prefix))


def texts_of(tree: FileTree, paths: list[str], max_bytes: int) -> Iterator[tuple[str, str]]:
    """Read the files at some paths, as far as they can be read."""
    for path in paths[:_MAX_FILES]:
        # A link, which may lead out of the root, is an error, too.
        with suppress(OSError):
            yield path, tree.read(path, max_bytes).decode("utf-8", "replace")
