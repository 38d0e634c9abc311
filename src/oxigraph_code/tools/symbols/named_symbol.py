"""Resolution of a symbol argument: names, paths, lines and IRIs as people write them.

For maintainers: a name is matched by its last part; the parts before it must match the owners and the path, in order,
whatever the separators. An ambiguous name is never guessed: up to three candidates are all answered, more are listed
with the number of their users. This module must not know the question about the symbol.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, NamedTuple

from oxigraph_code import identity
from oxigraph_code.hints import call_of, said
from oxigraph_code.search.finding import near_names
from oxigraph_code.search.places import places
from oxigraph_code.search.text import matches
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.joined import joined
from oxigraph_code.tools.answer.listing import Listing, Page, answer
from oxigraph_code.tools.answer.preview import cut_text, listed
from oxigraph_code.tools.answer.symbol_details import EXTERNAL, Symbol, details, modules_at, symbols_in
from oxigraph_code.tools.external_names.names import NameUses, uses_of_name
from oxigraph_code.tools.external_names.routes import no_known_route, routes_of
from oxigraph_code.tools.symbols.name_matching import (
    SEPARATORS,
    SymbolMatch,
    candidates,
    choose,
    find_matches,
    fits,
    inherited_members,
    last_names,
    matches_in,
    members_beginning,
    similar_matches,
)
from oxigraph_code.tools.workspace.paths import pasted
from oxigraph_code.tools.workspace.scope import QuestionScope, find_scope
from oxigraph_code.tools.workspace.search_index import search_index, text_files
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace

SymbolArg = Annotated[str, "name, path:name, path:line or IRI", BY_NAME]

_MAX_LISTED = 20
_NEAREST = 5
_MAX_LENGTH = 120
_WORD = r"(?<!\w){}(?!\w)"
_WHOLE = r"(?<![\w.-]){}(?![\w-])"
_MEMBER = (
    r"(?<=[\w)\]]\.){0}(?![\w(])|(?<=\?\.){0}(?![\w(])|(?:^|[{{,(])[ \t]*[\"']?{0}[\"']?\??[ \t]*:(?!:)"
    r"|(?<![\w:]):{0}(?!\w)|(?<=[\"'`]){0}(?=[\"'`])"
)
"""A name as a member that is not called, or as a key."""
_SECONDS = 2.0


def unread_calls(paths: Iterable[str]) -> str:
    """Name the languages of files whose calls are not read; empty if there are none."""
    from oxigraph_code.languages.loader import extras_of
    from oxigraph_code.languages.registry import installed

    loaders = filter(None, map(installed().loader_of, paths))
    languages = sorted({loader.language_id for loader in loaders if not extras_of(loader).reads_calls})
    return f"calls and uses in {', '.join(languages)} files are not read" if languages else ""


class ResolvedSymbol(NamedTuple):
    """The definitions of one symbol, several for an overloaded one.

    ``others`` counts the less exact matches; ``note`` explains a match that is not literal.
    """

    definitions: tuple[Symbol, ...]
    others: int = 0
    note: str = ""

    @property
    def symbol(self) -> Symbol:
        return self.definitions[0]

    @property
    def iris(self) -> list[str]:
        return [definition.iri for definition in self.definitions]

    @property
    def place(self) -> str:
        """The symbol in the first line of an answer."""
        shown = " and ".join(
            f"{of_kind[0].place}{f' ({len(of_kind)} definitions)' if len(of_kind) > 1 else ''}"
            for of_kind in self.kinds
        )
        return f"{shown} ({self.unread})" if self.unread else shown

    @property
    def unread(self) -> str:
        """The sentence for a symbol in whose language no calls are read; empty for any other."""
        return unread_calls([self.symbol.path])

    @property
    def kinds(self) -> list[list[Symbol]]:
        """The definitions grouped by kind: a field and a method of one name are two things."""
        found: dict[str, list[Symbol]] = {}
        for definition in self.definitions:
            found.setdefault(definition.kind, []).append(definition)
        return list(found.values())

    @property
    def notes(self) -> list[str]:
        """Notes for a reader who meant another symbol."""
        notes = [self.note] if self.note else []
        if not self.others:
            return notes
        have = "has" if self.others == 1 else "have"
        others = f"{counted(self.others, 'other symbol')} {have} a name that ends so"
        return [*notes, f"{others}; name one by its path, as path:Owner.name"]


def with_symbol(
    workspace: Workspace,
    call: Call,
    symbol: str,
    project: str,
    page: Page,
    listing: Callable[[QuestionScope, ResolvedSymbol], Listing],
    of_file: Callable[[QuestionScope, str], Listing] | None = None,
    *,
    needs_links: bool = True,
) -> Answer:
    """Answer about the symbol that a name means, or list the candidates.

    A path of a file is answered by ``of_file`` with its module; without it, by naming the tools that take a path.
    Without ``needs_links`` the structure of a new project is enough.
    """
    scope = find_scope(workspace, call, project, needs_links=needs_links)
    try:
        found = resolve_all(workspace, scope, symbol)
    except AnsweredEarly:
        modules = _files_at(workspace, scope, symbol)
        if not modules:
            raise
        if len(modules) == 1 and of_file is not None:
            return answer(of_file(scope, modules[0]), page)
        return _about_files(workspace, scope, symbol, modules)
    return answer(joined(symbol, [listing(scope, one) for one in found], scope.freshness), page)


def _files_at(workspace: Workspace, scope: QuestionScope, text: str) -> list[str]:
    """Return the modules at a path."""
    path = pasted(text.strip().strip("<>`")).path
    return modules_at(workspace, scope, path) if set(path) & set("/.") else []


def _about_files(workspace: Workspace, scope: QuestionScope, text: str, modules: Sequence[str]) -> Answer:
    """Return the tools that take a path, for a path in place of a symbol."""
    paths = sorted({scope.path_of(module) for module in modules})
    if len(paths) > 1:
        lines = listed([f"  {path}" for path in paths], _MAX_LISTED)
        return Answer.nothing_found("\n".join([f"{len(paths)} files are at {text}, and this takes a symbol", *lines]))
    path = paths[0]
    lines = [
        f"{path} is a file, and this takes a symbol: name one as {path}:name · {scope.freshness}",
        workspace.hints(outline=f"path={path} lists its symbols", get_dependencies=f"path={path} its imports"),
        said(f"find_references symbol={path} lists its importers; impact_analysis symbol={path} its dependents"),
    ]
    return Answer.nothing_found("\n".join(filter(None, lines)))


def resolve(workspace: Workspace, scope: QuestionScope, text: str) -> ResolvedSymbol:
    """Resolve a qualified name or the end of one, a path with a name or a line, or an IRI.

    Raises ``AnsweredEarly`` with the candidates of an ambiguous name, and with near names of an unknown one.
    """
    found, wanted = _exactly(workspace, scope, text)
    if not found:
        _require_nowhere_else(workspace, scope, wanted)
        raise AnsweredEarly(_nothing(workspace, scope, wanted))
    return _single(workspace, scope, wanted, found)


def resolve_or_similar(workspace: Workspace, scope: QuestionScope, text: str) -> ResolvedSymbol:
    """Resolve a name, also one in another case or of an inherited member, to one symbol.

    For tools about one symbol; with the words of a sentence it would find names by accident.
    """
    return _single(workspace, scope, text, _all(workspace, scope, text))


def resolve_all(workspace: Workspace, scope: QuestionScope, text: str) -> list[ResolvedSymbol]:
    """Resolve a name as ``resolve_or_similar`` does, to all of its candidates if these are few.

    A key of a data file is answered by the code that uses its name, where there is any.
    """
    found = _all(workspace, scope, text)
    if all(one.unread for one in found):
        _require_nowhere_else(workspace, scope, text, found)
    return found


def _all(workspace: Workspace, scope: QuestionScope, text: str) -> list[ResolvedSymbol]:
    found, wanted = _exactly(workspace, scope, text)
    if not found and not _files_at(workspace, scope, text):
        _require_nowhere_else(workspace, scope, wanted)
        found = _inherited(workspace, scope, wanted) or _alike(workspace, scope, wanted)
    if not found:
        raise AnsweredEarly(_nothing(workspace, scope, wanted))
    return found


def _single(workspace: Workspace, scope: QuestionScope, text: str, found: list[ResolvedSymbol]) -> ResolvedSymbol:
    """Return the only symbol of a name. Raises ``AnsweredEarly`` with the list of several."""
    if len(found) > 1:
        raise AnsweredEarly(candidates(workspace, scope, text, [one.symbol.iri for one in found]))
    return found[0]


def _inherited(workspace: Workspace, scope: QuestionScope, text: str) -> list[ResolvedSymbol]:
    """Return the inherited definitions of a member of a type."""
    found = _chosen(workspace, scope, text, inherited_members(workspace, scope, text))
    return [one._replace(note=f"{text} is inherited from {one.symbol.name}") for one in found]


def _alike(workspace: Workspace, scope: QuestionScope, text: str) -> list[ResolvedSymbol]:
    """Return the symbols that match a name except for case and underscores."""
    try:
        found = _chosen(workspace, scope, text, similar_matches(workspace, scope, text))
    except AnsweredEarly as several:
        head = f"no symbol is called {text} in this case and with these underscores"
        listed_near = several.answer.text.replace("are called", "are near to")
        raise AnsweredEarly(several.answer._replace(text=f"{head}\n{listed_near}")) from None
    return [one._replace(note=f"no symbol is called {text}; read as {one.symbol.name}") for one in found]


def _exactly(workspace: Workspace, scope: QuestionScope, text: str) -> tuple[list[ResolvedSymbol], str]:
    """Resolve a name literally; return also the part of the text that is the name."""
    text = _without_rest(text.strip().strip("<>`").removesuffix("()"))
    if text.startswith((identity.BASE, "code:")):
        iri = text if text.startswith(identity.BASE) else identity.BASE + text.removeprefix("code:")
        found = details(workspace, scope, [iri])
        return [ResolvedSymbol(tuple(found.values()))] if found else [], text
    path, _, name = text.rpartition(":") if "::" not in text else _split_path(text)
    if path and not name.isdecimal() and (exact := _in_file(workspace, scope, path, name)):
        return [exact], name
    modules = modules_at(workspace, scope, path) if path else []
    if modules and name.isdecimal():
        rows = workspace.rows("symbols_around", module=modules, start=int(name), end=int(name))
        around = sorted(
            details(workspace, scope, [row["symbol"] for row in rows]).values(),
            key=lambda symbol: symbol.end - symbol.line,
        )
        if not around:
            nothing = f"no symbol holds line {name} of {path}; {call_of('read_snippet')} shows its lines"
            raise AnsweredEarly.nothing_found(nothing)
        return [ResolvedSymbol((around[0],))], name
    wanted = name if modules else text
    fitting = matches_in(workspace, scope, wanted, modules) if modules else find_matches(workspace, scope, text)
    if fitting and not fitting[0].path:
        external = tuple(Symbol(called.iri, EXTERNAL, called.name, "", 0, 0) for called in fitting)
        return [ResolvedSymbol(external)], wanted
    found_all = _chosen(workspace, scope, wanted, fitting)
    # A near name is searched in the same file.
    return found_all, wanted if found_all or not modules else f"{path}/{name}"


def _without_rest(text: str) -> str:
    """Return the place at the beginning of a line copied from an answer."""
    place = pasted(text)
    return f"{place.path}:{place.start}" if place.start and "://" not in text else text


def _in_file(workspace: Workspace, scope: QuestionScope, path: str, name: str) -> ResolvedSymbol | None:
    """Return the only symbol of a name in the file at exactly that path, the most frequent form."""
    if not scope.tree.has_file(path):
        return None
    wanted = SEPARATORS.split(name)
    symbols = symbols_in(workspace, scope, scope.modules_of(path), last_names(name))
    fitting = [symbol for symbol in symbols.values() if fits(wanted, symbol)]
    return ResolvedSymbol(tuple(fitting)) if len({symbol.name for symbol in fitting}) == 1 else None


def _split_path(text: str) -> tuple[str, str, str]:
    """Split a path from a name with double colons; only a path has a dot before a single colon."""
    found = re.match(r"(.+\.\w+):(?!:)(.+)", text)
    return (found[1], ":", found[2]) if found else ("", "", text)


def _chosen(
    workspace: Workspace, scope: QuestionScope, text: str, fitting: Sequence[SymbolMatch]
) -> list[ResolvedSymbol]:
    """Return the symbols that a name means."""
    if not fitting:
        return []
    choice = choose(workspace, scope, text, fitting)
    return [ResolvedSymbol(definitions, choice.others) for definitions in choice.symbols]


def _require_nowhere_else(
    workspace: Workspace, scope: QuestionScope, text: str, stated: Sequence[ResolvedSymbol] = ()
) -> None:
    """Raise ``AnsweredEarly`` for a name in configuration, markup or a route that no symbol of code has."""
    found = uses_of_name(workspace, scope, text) or routes_of(workspace, scope, text, reads_files=True)
    if found is None:
        return
    rest = f"  and {{}} more; {call_of('sparql_query' if isinstance(found, NameUses) else 'search_code')} has them all"
    lines = listed([f"  {row.line}" for row in found.rows], _MAX_LISTED, rest)
    keys = [f"  stated at {one.symbol.place}" for one in stated]
    head = found.summary if stated else f"no symbol: {found.summary}"
    raise AnsweredEarly(Answer("\n".join([f"{head} · {scope.freshness}", *lines, *keys])))


def _nothing(workspace: Workspace, scope: QuestionScope, text: str) -> Answer:
    """Return the answer for an unknown name, with the nearest ones, or for an unknown route."""
    no_route = " · ".join(filter(None, no_known_route(workspace, scope, text)))
    if no_route:
        return Answer.nothing_found(f"{no_route} · {scope.freshness}\n{call_of('search_code')} finds by words")
    head = f"no symbol is called {text} in {scope.root} · {scope.freshness}"
    if members := members_beginning(workspace, scope, text):
        return Answer.nothing_found(f"{head}\nmembers that begin so: {', '.join(members[:_MAX_LISTED])}")
    with search_index(workspace, Call().progress) as database:
        near = near_names(database, text, list(scope.projects), _NEAREST)
        files = text_files(scope, places(database, scope.projects), workspace.settings) if scope.has_files else []
    of_code = [file.path for file in files if file.number]
    others = [file.path for file in files if not file.number]
    if not text.isidentifier() and (lines := _lines(workspace, scope, text, [*of_code, *others], _WHOLE)):
        head = f"{head}\nas it is written, it stands at:\n{lines}"
    elif text.isupper() and (lines := _lines(workspace, scope, text, of_code, _WORD)):
        head = f"{head}\nas a constant that a library makes, it stands at:\n{lines}"
    elif "." not in text and (lines := _lines(workspace, scope, text, others, _WORD)):
        head = f"{head}\nin files without a loader it stands at:\n{lines}"
    elif lines := _lines(workspace, scope, text, of_code, _MEMBER):
        head = f"{head}\nas a key or a member, as of a type that a library makes, it stands at:\n{lines}"
    nearest = f"nearest names: {', '.join(near)}" if near else "no name is near"
    return Answer.nothing_found(f"{head}\n{nearest}; {call_of('search_code')} finds by words")


def _lines(workspace: Workspace, scope: QuestionScope, text: str, paths: Sequence[str], form: str) -> str:
    """List the lines of some files with a name, or its last word, in a form."""
    words = [text] if form == _WHOLE else re.findall(r"\w+", text)
    if not words or not paths:
        return ""
    word = form.format(re.escape(words[-1]))
    found = matches(scope.tree, paths, word, _MAX_LISTED, workspace.settings.max_file_bytes, _SECONDS, Call().working)
    lines = [f"  {line.path}:{line.number}: {cut_text(line.text.strip(), _MAX_LENGTH)}" for line in found.lines]
    return "\n".join([*lines, *(["  and more"] if lines and (found.has_more or found.was_ended) else [])])
