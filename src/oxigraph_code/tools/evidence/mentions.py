"""Mentions of a symbol in text that is not resolved: markup, configuration, strings, macros.

For maintainers: a template runs methods and reads fields of objects that the program passes in at run time; a setting
names a callback by its path; a framework reads fields by strings; a macro takes a body in a language of its own. Such a
mention may mean any symbol of that name, so answers count the lines and resolve none. Each file is read once for all
kinds. This module must not know which tool asks. See decision 0136.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search import named_lines
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.answer.symbol_details import Symbol, details, semantics_of
from oxigraph_code.tools.evidence.evidence import Evidence
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MAX_FILES = 20_000
_MAX_CONFIGURATION_BYTES = 200_000
_MAX_DEFINITIONS = 1_000
_MAX_WITH_CODE = 5
_MAX_LENGTH = 120
_IN_MARKUP = frozenset({"Function", "Method", "Class", "Field", "Variable", "Enum"})
_IN_CONFIGURATION = frozenset({"Function", "Method", "Class", "Variable"})
_QUOTES = ("'", '"', "`")
_QUOTED = re.compile(r"([\"'`])([\w$.:/]+)\1")
_SEPARATOR = re.compile(r"[.:/]+")
_STATED = re.compile(r"(\w*)(?:\W{0,3}[\"'`:])([A-Za-z]\w*[_-]\w+|[a-z]+[A-Z]\w*)(?=[\"'`;,])")
_COLUMN = re.compile(r"(?:db_?)?(?:column(?:_?name)?)?|name|rename", re.IGNORECASE)
_ANNOTATING = ("@", "#[", "[")


class _Kind(NamedTuple):
    """A kind of mention: the title of its rows, and the phrase that counts it, with ``{}`` for the lines."""

    title: str
    phrase: str


_KINDS = {
    "strings": _Kind("has its name in a string:", "its name in a string on {}"),
    "keys": _Kind("has the key that it is registered under:", "its key in a string on {}"),
    "quoted": _Kind("has its name in quotes or before a colon:", "its name in quotes or before a colon on {}"),
    "members": _Kind("has a member of its name, of another or an unknown type:", "a member of its name on {}"),
    "stated": _Kind(
        "has the name that its declaration states:", "the name that its declaration states in a string on {}"
    ),
    "markup": _Kind("markup that has its name:", "its name in {} of markup"),
    "configuration": _Kind("named in configuration:", "named in {} of configuration"),
    "like_calls": _Kind(
        "has it like a call, as in a macro or a comment:", "written like a call on {} without one in the graph"
    ),
    "attributes": _Kind("has its module in an attribute:", "its module in an attribute on {}"),
}


_WITH_CODE = ("strings", "keys", "stated")


class Mentions(NamedTuple):
    """The mentions of a symbol: its name in strings, which a program may look up, and all others."""

    strings: Evidence
    others: list[Evidence]

    @property
    def every(self) -> list[Evidence]:
        return [self.strings, *self.others]


def mentions_of(
    workspace: Workspace,
    scope: QuestionScope,
    symbol: Symbol,
    resolved: Mapping[str, Collection[int]] | None = None,
    keys: Sequence[str] = (),
    *,
    is_unused: bool = False,
) -> Mentions:
    """Find the lines that may name a symbol: in markup and configuration, and with ``resolved`` in source.

    Of source they are keys and strings for a field, and for a function strings, bodies of macros and attributes.
    ``resolved`` are lines by file with a string that the graph has, ``keys`` are literals that stand for the symbol.
    Of a field that ``is_unused`` members of its name count, too, as a type of a library may have it.
    """
    if symbol.kind == "Field" and resolved is not None:
        keys = _stated_names(scope, symbol)
    found: dict[str, dict[str, list[int]]] = defaultdict(dict)
    source, sources = None, dict[str, None]()
    if resolved is not None and symbol.path:
        source = _LinesOfSource(workspace, scope, symbol, resolved, keys, is_unused=is_unused)
        sources = workspace.cached(
            f"sources of {scope.key}", lambda: dict.fromkeys(sorted(module_files(workspace, scope).values()))
        )
    paths = [*dict.fromkeys([*_files_with_names(scope, symbol), *islice(sources, _MAX_FILES)])]
    words = [*named_lines.in_any_text(symbol.short_name), *keys]
    for path in scope.with_any(paths, words):
        is_configuration = named_lines.is_configuration(path)
        text = scope.text(path, _MAX_CONFIGURATION_BYTES) if is_configuration else scope.text(path)
        if not any(word in text for word in words):
            continue
        is_in_source = path in sources and any(word in text for word in (symbol.short_name, *keys))
        is_read = named_lines.is_markup(path) and _has_loader(path)
        script = named_lines.without_read_template(text) if is_read else text
        kinds = dict(source.lines(path, script)) if source is not None and is_in_source else {}
        if is_configuration and _is_in_configuration(symbol):
            kinds["configuration"] = named_lines.in_configuration(text, symbol.path, symbol.name)
        if named_lines.is_markup(path) and _is_in_markup(symbol):
            kinds["markup"] = named_lines.in_markup(text, symbol.short_name, scripts_are_read=is_read)
            own = "stated" if symbol.kind == "Field" else "keys"
            kinds.setdefault(own, sorted({n for key in keys for n in named_lines.at_ends_of_strings(text, key)}))
        for kind, lines in kinds.items():
            if lines:
                found[kind][path] = lines
    found["strings"] = _without_imports(workspace, scope, found["strings"])
    if source is not None:
        found["attributes"] = module_in_attributes(workspace, scope, symbol)
    strings, *others = (_evidence(scope, kind, found[kind]) for kind in _KINDS)
    return Mentions(strings, others)


def _stated_names(scope: QuestionScope, field: Symbol) -> list[str]:
    """Find the names that a field has outside of the program, by its tag, annotation or value."""
    lines = scope.text(field.path).split("\n")
    first = field.line - 1
    while first > 0 and lines[first - 1].lstrip().startswith(_ANNOTATING):
        first -= 1
    found = _STATED.findall("\n".join(lines[first : field.end]))
    own = field.short_name.replace("_", "").lower()
    is_own = (name for word, name in found if _COLUMN.fullmatch(word) or re.sub("[_-]", "", name).lower() == own)
    return [name for name in dict.fromkeys(is_own) if name != field.short_name]


def _evidence(scope: QuestionScope, kind: str, found: Mapping[str, list[int]]) -> Evidence:
    """Make a row for each file; the first files with strings have their code."""
    title, phrase = _KINDS[kind]
    rows: list[Row] = []
    for path, lines in found.items():
        code = f" · {_code(scope, path, lines[0])}" if kind in _WITH_CODE and len(rows) < _MAX_WITH_CODE else ""
        rows.append(Row(f"  {path}:{shown_lines(lines)}{code}", {"path": path, "lines": lines}))
    count = counted(sum(map(len, found.values())), "line")
    return Evidence.of_rows(phrase.format(count), kind, rows, title)


def _is_in_markup(symbol: Symbol) -> bool:
    name = symbol.short_name
    return symbol.kind in _IN_MARKUP and not name.startswith("__") and name != "constructor"


def _is_in_configuration(symbol: Symbol) -> bool:
    return symbol.kind in _IN_CONFIGURATION and bool(symbol.path)


def _has_loader(path: str) -> bool:
    from oxigraph_code.languages.registry import installed

    return installed().loader_of(path) is not None


def _files_with_names(scope: QuestionScope, symbol: Symbol) -> Iterable[str]:
    """List tracked files of markup and configuration; without git, those that an index run would see."""
    signs = [named_lines.is_markup] if _is_in_markup(symbol) else []
    signs += [named_lines.is_configuration] if _is_in_configuration(symbol) else []
    for folder, tree in scope.trees.items() if signs else ():
        yield from (f"{folder}/{path}" if folder else path for path in _selected(_readable(tree), tuple(signs)))


@lru_cache(maxsize=8)
def _selected(paths: tuple[str, ...], signs: tuple[Callable[[str], bool], ...]) -> list[str]:
    return [path for path in paths if any(is_one(path) for is_one in signs)][:_MAX_FILES]


def _readable(tree: FileTree) -> tuple[str, ...]:
    from oxigraph_code.history import tracked_below
    from oxigraph_code.indexing.files.discovery import files_in
    from oxigraph_code.languages.registry import installed

    tracked = tracked_below(tree.root) if isinstance(tree, Disk) else ()
    return tracked or tuple(sorted(files_in(tree, installed())))


class _LinesOfSource:
    """The lines of source that may name a field or a function, without those that the graph has.

    A key on the line of a definition of its name, or in a function that uses one, is that definition or a resolved use.
    So are a call in the graph, and the name of a definition, which may stand below its annotations.
    """

    def __init__(
        self,
        workspace: Workspace,
        scope: QuestionScope,
        symbol: Symbol,
        resolved: Mapping[str, Collection[int]],
        keys: Sequence[str],
        *,
        is_unused: bool,
    ) -> None:
        self._symbol = symbol
        self._is_unused = is_unused
        self._keys = keys
        self._resolved = resolved
        self._definitions: dict[str, list[range]] = defaultdict(list)
        self._users: dict[str, list[range]] = defaultdict(list)
        self._calls: dict[str, set[int]] = defaultdict(set)
        name = [StringTerm(symbol.short_name)]
        rows = workspace.rows("symbols_by_name", name=name, module=None)
        iris = [row["symbol"] for row in rows if scope.holds(row["symbol"])][:_MAX_DEFINITIONS]
        for entry in details(workspace, scope, iris).values():
            self._definitions[entry.path].append(range(entry.line, entry.end + 1))
        if symbol.kind == "Field":
            users = {row["user"] for row in batched_rows(workspace, "users_of", "symbol", iris)}
            for entry in details(workspace, scope, sorted(users)).values():
                if entry.kind != "Module":
                    self._users[entry.path].append(range(entry.line, entry.end + 1))
        else:
            for row in workspace.rows("call_lines_of_name", name=name):
                if scope.holds(row["module"]):
                    self._calls[scope.path_of(row["module"])].add(line_number(row["line"]))

    def lines(self, path: str, text: str) -> Iterator[tuple[str, list[int]]]:
        """Find the lines of a file by the kind of mention."""
        name = self._symbol.short_name
        definitions = self._definitions[path]
        if self._symbol.kind == "Field":
            known = [*(inside[:1] for inside in definitions), *self._users[path]]
            keys = [line for line in named_lines.before_colons(text, name) if not any(line in at for at in known)]
            yield "quoted", sorted({*named_lines.in_strings(text, name), *keys})
            if self._is_unused:
                members = named_lines.behind_dots(text, name)
                yield "members", [line for line in members if not any(line in at for at in known)]
            stated = {line for key in self._keys for line in named_lines.within_strings(text, key)}
            yield "stated", sorted(stated.difference(self._own(path)))
            return
        own, read = self._own(path), self._resolved.get(path, ())
        yield "strings", [n for n in named_lines.at_ends_of_strings(text, name) if n not in own and n not in read]
        keyed = {line for key in self._keys for line in named_lines.at_ends_of_strings(text, key)}
        yield "keys", sorted(keyed.difference(own))
        # In most files each line with the name is a call in the graph, and strings need not be told from code.
        if self._unresolved(path, named_lines.before_brackets(text, name)):
            calls = named_lines.like_calls(text, name)
            semantics = semantics_of(path)
            if semantics is not None and semantics.object_model.has_declarations:
                calls = [line for line in calls if line not in named_lines.prototypes(text, name)]
            yield "like_calls", self._unresolved(path, calls)

    def _own(self, path: str) -> Collection[int]:
        return range(self._symbol.line, self._symbol.end + 1) if path == self._symbol.path else ()

    def _unresolved(self, path: str, calls: Sequence[int]) -> list[int]:
        """Leave out the lines of definitions, and those that are calls in the graph."""
        defining = {next((line for line in calls if line in inside), 0) for inside in self._definitions[path]}
        known = self._calls[path]
        return [n for n in calls if n not in known and n not in defining and n not in self._own(path)]


def _without_imports(
    workspace: Workspace, scope: QuestionScope, lines: Mapping[str, list[int]]
) -> dict[str, list[int]]:
    """Leave out lines of imports, whose source names no function; put code outside of tests first."""
    modules = {module: path for path, found in lines.items() if found for module in scope.modules_of(path)}
    imports: dict[str, set[int]] = defaultdict(set)
    for row in batched_rows(workspace, "import_lines", "module", list(modules)):
        imports[modules[row["module"]]].add(line_number(row["line"]))
    kept = {path: [line for line in found if line not in imports[path]] for path, found in lines.items()}
    return {path: kept[path] for path in sorted(kept, key=is_about_others) if kept[path]}


def _code(scope: QuestionScope, path: str, line: int) -> str:
    """Show a line as it is written, with the line above if it begins with a string, an argument there."""
    shown = [text.strip() for text in scope.text(path).split("\n")[max(line - 2, 0) : line]]
    text = " ".join(shown) if shown[-1][:1] in _QUOTES else shown[-1]
    return cut_text(text, _MAX_LENGTH)


def module_in_attributes(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> dict[str, list[int]]:
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
    return {path: sorted(set(lines)) for path, lines in found.items()}


def _paths_of_module(symbol: Symbol) -> Sequence[list[str]]:
    """Split the path of a function into modules, the outermost first; a file may stand for its folder."""
    if symbol.kind != "Function" or not symbol.path:
        return ()
    parts = symbol.path.rpartition(".")[0].split("/")
    inside = symbol.name.split(".")[:-1]
    return [entry for whole in (parts, parts[:-1]) if (entry := [*whole, *inside])]


def _relative_words(path: str) -> set[str]:
    """Find the first words of paths that begin at the package or the module itself."""
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.resolution.language.module_model import DeclaredModules

    loader = installed().loader_of(path) if path else None
    model = loader.semantics.module_model if loader is not None and extracts(loader) else None
    return {model.root, model.own, model.parent} if isinstance(model, DeclaredModules) else set()
