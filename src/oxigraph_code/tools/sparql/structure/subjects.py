"""Subjects of questions for dependents: tables, models, files, folders, symbols, or words for code.

For maintainers: a statement in SQL names a table in a text, which no edge of the graph leads from, so the lines of
files are read for a table. Words stand for the code whose names have all of them. This module must not know kinds of
dependents.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.queries.matching import EVERYDAY, FILLERS, WORDS, singular
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, details, modules_at, modules_below, symbols_in
from oxigraph_code.tools.sparql.lists.word_lists import RowWords
from oxigraph_code.tools.sparql.questions.mentions import AS_CODE, MIGRATION, quoted_words
from oxigraph_code.tools.symbols.name_matching import find_matches
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_DATA: Final[Mapping[str, str]] = WORDS["subjects"]
_ROLE: Final = re.compile(
    rf"(?P<name>.+?)\s+(?P<role>{_DATA['roles']})(?:\s+(?:in|at|of)\s+(?P<path>\S+))?", re.IGNORECASE
)
_BEFORE: Final = re.compile(rf"(?:(?:{_DATA['before']})\s+)?(?P<role>{_DATA['roles']})\s+(?P<name>\S+)", re.IGNORECASE)
_TABLES: Final = frozenset(_DATA["tables"].split())
_MODELS: Final = frozenset(_DATA["models"].split())
_FOLDERS: Final = frozenset(_DATA["folders"].split())
_PLAIN: Final = frozenset(_DATA["plain"].split())
_PATH: Final = re.compile(r"[\w@.-]*(?:/[\w@.-]+)+/?|[\w-]+[.][a-z]{1,4}")
_IN_FILE: Final = re.compile(r"(?P<path>\S+[.]\w+)/(?P<name>\w+)")
_DOTTED: Final = re.compile(r"[a-z]\w*(?:[.][a-z]\w*){2,}")
_PREFIX: Final = re.compile(r"^t_", re.IGNORECASE)
_TYPES: Final = ("Class", "Trait", "Enum")
_PARTS: Final = ("Function", "Method", "Route", *_TYPES)
_MAX_FILES: Final = 2000


class AskedSubject(NamedTuple):
    """Code whose dependents a question asks for.

    ``told`` describes it. ``symbols`` are the symbols and modules it stands for, ``accessors`` code that names it in a
    text; ``folder`` is the path of a folder.
    """

    told: str
    symbols: Sequence[str]
    accessors: Sequence[str] = ()
    folder: str = ""
    words: Sequence[str] = ()


def read_subject(workspace: Workspace, scope: QuestionScope, text: str, *, is_of_data: bool) -> AskedSubject | None:
    """Find the code that a text names; ``is_of_data`` if a word alone may be a table."""
    text = text.strip(" `'\"?.!")
    role, path = "", ""
    if found := _ROLE.fullmatch(text) or _BEFORE.fullmatch(text):
        text, role, path = found["name"], found["role"].lower(), found.groupdict().get("path") or ""
    name, role = text.strip(" `'\""), singular(role)
    if found := _IN_FILE.fullmatch(name):
        path, name = found["path"], found["name"]
    if _PATH.fullmatch(name) and (at := _at_path(workspace, scope, name)):
        return at
    if role in _TABLES:
        return _table(workspace, scope, name, is_named=True)
    if role in _FOLDERS and (folder := _folder(workspace, scope, name, role)):
        return folder
    if _DOTTED.fullmatch(name) and (at := _at_path(workspace, scope, name.replace(".", "/"))):
        return at
    # A word in small letters is the name of a table before the name of a method.
    if role in _MODELS or (is_of_data and not role and name.islower()):
        table = _table(workspace, scope, name, is_model=role in _MODELS)
        if table or role in _MODELS:
            return table
    symbols = _named(workspace, scope, name, path)
    if symbols and (AS_CODE.search(name) or name[:1].isupper() or role or all(one.kind in _TYPES for one in symbols)):
        several = f" and {counted(len(symbols) - 1, 'other')}" if symbols[1:] else ""
        return AskedSubject(f"{symbols[0].place}{several}", [one.iri for one in symbols])
    return _by_words(workspace, scope, f"{name} {role}")


def _at_path(workspace: Workspace, scope: QuestionScope, name: str) -> AskedSubject | None:
    """Return the file or the folder at a path; None without one."""
    modules, folder = modules_at(workspace, scope, name), ""
    if not modules:
        ends = _folders(workspace, scope)
        found = [one for one in ends if f"/{one}".endswith(f"/{name.strip('/')}")]
        folder = min(found, key=len, default="")
        modules = modules_below(workspace, scope, folder) if folder else []
    return _of_modules(workspace, modules, folder or scope.path_of(modules[0]), folder) if modules else None


def _folders(workspace: Workspace, scope: QuestionScope) -> list[str]:
    paths = map(scope.path_of, modules_below(workspace, scope, ""))
    return list(dict.fromkeys(path[: at.start()] for path in paths for at in re.finditer("/", path)))


def _folder(workspace: Workspace, scope: QuestionScope, name: str, role: str) -> AskedSubject | None:
    """Return the folder with a name, in a folder for such parts if one is."""
    named = [one for one in _folders(workspace, scope) if one.rpartition("/")[2].lower() == name.lower()]
    own = [one for one in named if not is_about_others(f"{one}/")]
    inside = [one for one in own if re.search(rf"(?:^|/){role}s?/[^/]+$", one)]
    folder = min(inside or own, key=len, default="")
    modules = modules_below(workspace, scope, folder) if folder else []
    return _of_modules(workspace, modules, folder, folder) if modules else None


def _of_modules(workspace: Workspace, modules: Sequence[str], place: str, folder: str) -> AskedSubject:
    inside = [row["symbol"] for row in workspace.rows("symbols_in_module", module=list(modules))]
    size = f"{counted(len(modules), 'file')}, " if folder else ""
    return AskedSubject(f"{place} ({size}{counted(len(inside), 'symbol')})", [*modules, *inside], folder=folder)


def _named(workspace: Workspace, scope: QuestionScope, name: str, path: str) -> list[Symbol]:
    """Return the symbols of the program with a name, types before others."""
    found = [one for one in find_matches(workspace, scope, name) if one.path and path in one.path]
    own = [one for one in found if not (is_about_others(one.path) or MIGRATION.search(one.path))] or found
    code = [one for one in own if not one.is_data] or own
    symbols = list(details(workspace, scope, [one.iri for one in code]).values())
    types = [one for one in symbols if one.kind in _TYPES and one.short_name == name]
    return types or symbols


def _spelled(name: str) -> str:
    """Return a name as tables and types share it, without its case, marks and plural."""
    return singular(re.sub(r"[\W_]", "", _PREFIX.sub("", name.rpartition(".")[2])).lower())


def _table(
    workspace: Workspace, scope: QuestionScope, name: str, *, is_model: bool = False, is_named: bool = False
) -> AskedSubject | None:
    """Return a table with its declaration, its model, and the statements that name it."""
    wanted = _spelled(name)
    rows = workspace.rows("tables_of_projects", project=sorted(scope.projects))
    tables = [row for row in rows if _spelled(row["name"]) == wanted]
    # A table that no file declares is known by the statements with its name.
    names = sorted({row["name"] for row in tables}) or ([name] if is_named else [])
    models = _models(workspace, scope, name, wanted)
    declared = [one.iri for one in models] + _declaring(workspace, scope, [row["symbol"] for row in tables], wanted)
    form = _DATA["statements"].replace("%NAME%", "|".join(map(re.escape, names)))
    lines = (
        _lines(scope, modules_below(workspace, scope, ""), re.compile(form, re.IGNORECASE | re.VERBOSE))
        if names
        else {}
    )
    accessors = [one.iri if one else module for module, one in _innermost(workspace, lines_of=lines, scope=scope)]
    accessors += _routes_with(workspace, scope, declared)
    if not (declared or accessors):
        # A class of this name is taken at its word only if the question calls it a model.
        declared = [one.iri for one in _named(workspace, scope, name, "") if one.kind in _TYPES] if is_model else []
    if not (declared or accessors):
        return None
    shown = [one.place for one in details(workspace, scope, declared[:1]).values()]
    in_text = [f"statements with its name in {counted(len(accessors), 'function')}"] if accessors else []
    told = f"{shortened(names, 2) or name}, known by {' and '.join([*shown, *in_text])}"
    return AskedSubject(f"{'the table ' if names else 'the model '}{told}", declared, accessors)


def _models(workspace: Workspace, scope: QuestionScope, name: str, wanted: str) -> list[Symbol]:
    """Return the types of a name that a framework maps to a table."""
    spelled = {name, *(word.title().replace("_", "") for word in (name, singular(name)))}
    named = {one.iri for word in spelled for one in find_matches(workspace, scope, word) if one.path}
    rows = workspace.rows("mapped_types", symbol=sorted(named)) if named else []
    known = details(workspace, scope, sorted({row["symbol"] for row in rows}))
    return [one for one in known.values() if _spelled(one.short_name) == wanted and _is_own(one.path)]


def _declaring(workspace: Workspace, scope: QuestionScope, users: Sequence[str], wanted: str) -> list[str]:
    """Return the symbols that declare a table, or have its name in a file that does."""
    known = details(workspace, scope, sorted(set(users)))
    modules = sorted({iri for iri in users if iri not in known and _is_own(scope.path_of(iri))})
    inside = symbols_in(workspace, scope, modules).values() if modules else ()
    named = [one for one in (*known.values(), *inside) if _spelled(one.short_name) == wanted and _is_own(one.path)]
    return [one.iri for one in named if one.iri in known or not one.owner]


def _is_own(path: str) -> bool:
    return not (is_about_others(path) or MIGRATION.search(path) or path.endswith(".sql"))


def _routes_with(workspace: Workspace, scope: QuestionScope, declared: Sequence[str]) -> list[str]:
    """Return the routes with a declared name in their own lines."""
    names = {one.short_name for one in details(workspace, scope, list(declared)).values()}
    rows = batched_rows(workspace, "dependents", "symbol", list(declared))
    modules = sorted(
        {row["other"] for row in rows if "?" not in row["other"]} & set(modules_below(workspace, scope, ""))
    )
    form = re.compile(rf"(?<![\w/'\".-])(?:{'|'.join(map(re.escape, names))})\b(?!['\"/:])")
    found = _innermost(workspace, lines_of=_lines(scope, modules, form), scope=scope) if modules else ()
    return [one.iri for _, one in found if one and one.kind == "Route"]


def _lines(scope: QuestionScope, modules: Sequence[str], form: re.Pattern[str]) -> dict[str, list[int]]:
    """Return the numbers of the lines that a form begins in, by module of the program."""
    own = [module for module in modules if _is_own(scope.path_of(module))]
    texts = ((module, scope.text(scope.path_of(module))) for module in own[:_MAX_FILES])
    lines = {module: [text.count("\n", 0, one.start()) + 1 for one in form.finditer(text)] for module, text in texts}
    return {module: numbers for module, numbers in lines.items() if numbers}


def _innermost(
    workspace: Workspace, scope: QuestionScope, lines_of: Mapping[str, Sequence[int]]
) -> list[tuple[str, Symbol | None]]:
    """Return the functions, routes and types around lines; None at the level of a module."""
    inside: dict[str, list[Symbol]] = {}
    for symbol in symbols_in(workspace, scope, list(lines_of)).values() if lines_of else ():
        if symbol.kind in _PARTS:
            inside.setdefault(symbol.module, []).append(symbol)
    found: dict[tuple[str, Symbol | None], None] = {}
    for module, numbers in lines_of.items():
        for number in numbers:
            around = [one for one in inside.get(module, ()) if one.line <= number <= one.end]
            found[module, min(around, key=lambda one: one.end - one.line, default=None)] = None
    return list(found)


def _by_words(workspace: Workspace, scope: QuestionScope, text: str) -> AskedSubject | None:
    """Return the code whose names and paths have the words of a text, or else the rarest word."""
    every = [word for word in re.findall(r"[^\W_]+", text.lower()) if word not in EVERYDAY | FILLERS]
    content = [word for word in every if word not in _PLAIN]
    rows = workspace.rows("functions_and_types", project=sorted(scope.projects))
    named = [(row["symbol"], row["name"], scope.path_of(row["module"])) for row in rows]
    named = [(iri, name, path) for iri, name, path in named if _is_own(path)]

    def fitting(words: Sequence[str]) -> list[str]:
        wanted = RowWords.of(words, is_alike=True)
        found = [iri for iri, name, _ in named if wanted.are_in(name)]
        return found or [iri for iri, name, path in named if wanted.are_in(f"{path} {name}")]

    ways = [list(words) for words in dict.fromkeys(map(tuple, (every, content))) if words]
    ways += sorted(
        ([word] for word in content if len(content) > 1), key=lambda words: len(fitting(words)) or len(named)
    )
    for words in ways:
        if found := fitting(words):
            told = quoted_words(words, [word for word in content if word not in words])
            return AskedSubject(
                f"the {len(found):,} functions and types with {told} in their names or paths", found, words=content
            )
    return (
        AskedSubject(f"{quoted_words(content)}, which no function or type has", (), words=content) if content else None
    )
