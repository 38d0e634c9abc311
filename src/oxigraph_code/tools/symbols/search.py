"""Search by words in names and documentation.

For maintainers: matching and ranking belong to the search index; this module checks the filters and formats the answer.
Text in files is searched in ``text_search``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from sqlite3 import Connection
from typing import Annotated, Any, NamedTuple

from oxigraph_code import vocabulary as code
from oxigraph_code.errors import ArgumentError
from oxigraph_code.hints import said
from oxigraph_code.search.entries import Entry
from oxigraph_code.search.finding import Filters, Finding, find, is_name, near_names, values_there_are
from oxigraph_code.search.graph import MODULE
from oxigraph_code.search.meaning import nearest_by_meaning
from oxigraph_code.search.places import IndexedModule, are_all, at_path, outside, places
from oxigraph_code.search.update import bring_vectors_up_to_date
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.owners import NO_OWNER, Owners
from oxigraph_code.tools.answer.remarks import StatedValues
from oxigraph_code.tools.answer.symbol_details import brief
from oxigraph_code.tools.call_graph.route_paths import parse_request
from oxigraph_code.tools.external_names.names import NameUses, uses_of_name
from oxigraph_code.tools.external_names.routes import no_known_route, routes_of
from oxigraph_code.tools.symbols.text_search import quoted, text_listing
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.search_index import search_index, text_files
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace

_MODES = ("symbols", "text")
_KINDS_OF_LINKS = frozenset({"test", "route", "external"})
_AT_A_TIME = 25
_NEAREST = 5
_MAX_NAMED = 20


def search_code(
    workspace: Workspace,
    call: Call,
    query: Annotated[str, "name, words, or request (POST /carts/3); with mode=text, a regular expression"] = "",
    mode: Annotated[str, "symbols or text"] = "symbols",
    kind: Annotated[str, "class, function, method ..."] = "",
    language: Annotated[str, "language of the files", BY_NAME] = "",
    path: Annotated[str, "folder, file or src/**/*.py"] = "",
    owner: Annotated[str, "symbol around it, or @owner"] = "",
    visibility: Annotated[str, "public, private ...", BY_NAME] = "",
    status: Annotated[str, "deprecated ...", BY_NAME] = "",
    tags: Annotated[str, "all of them", BY_NAME] = "",
    max_results: Annotated[int, "most rows", BY_NAME] = 0,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Find symbols by name, part of a name, or words in docs; or lines of text.

    Use when: "where is", "is there something that", instead of grep.
    Not for: uses (find_references).
    Returns: places, signatures, documentation, best first.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format, max_results)
    if mode not in _MODES:
        raise ArgumentError(f"mode cannot be {mode!r}", hint=f"use {' or '.join(_MODES)}", argument="mode")
    if mode == "symbols" and query.strip() == "*":
        query = ""
    wanted = _CodeQuery(query, kind.lower(), language.lower(), path, owner, visibility.lower(), status, tags)
    if not query.strip() and (mode == "text" or not wanted.filters):
        known = ", ".join(_CodeQuery._fields[1:])
        hint = "pass a regular expression" if mode == "text" else f"pass a name or words, or one of {known}"
        raise ArgumentError("the query is empty", hint=hint, argument="query")
    # Resolution finds tests, routes and symbols of libraries; all else is in the structure of a file.
    needs_links = wanted.kind in _KINDS_OF_LINKS or (mode == "symbols" and parse_request(query) is not None)
    scope = find_scope(workspace, call, project, needs_links=needs_links)
    if mode == "text":
        return _lines(workspace, call, scope, wanted, page)
    if not wanted.filters and (routes := routes_of(workspace, scope, query, reads_files=True)) is not None:
        listing = Listing(
            routes.summary,
            [Section("routes", routes.rows)],
            [scope.freshness],
            next_step="get_symbol shows the handler, with its code; kind=route lists all routes",
        )
        return answer(listing, page)
    return _symbols(workspace, call, scope, wanted, page, page.offset + max(_AT_A_TIME, max_results))


class _CodeQuery(NamedTuple):
    """A query with its filters, empty where none is given."""

    query: str
    kind: str = ""
    language: str = ""
    path: str = ""
    owner: str = ""
    visibility: str = ""
    status: str = ""
    tags: str = ""

    @property
    def filters(self) -> dict[str, str]:
        """The filters that are given."""
        return {name: value for name, value in zip(self._fields[1:], self[1:], strict=True) if value}

    @property
    def text(self) -> str:
        """The query in quotes, or else the filters."""
        return quoted(self.query) if self.query.strip() else ", ".join(f"{k}={v}" for k, v in self.filters.items())


def _lines(workspace: Workspace, call: Call, scope: QuestionScope, wanted: _CodeQuery, page: Page) -> Answer:
    """Search lines of text; filters that lines do not have are refused."""
    for name in ("kind", "visibility", "status", "tags"):
        if name in wanted.filters:
            raise ArgumentError(
                f"{name} goes with {said('mode=symbols')}", hint="lines have none; leave it out", argument=name
            )
    if not scope.has_files:
        return Answer.nothing_found(
            f"no lines can be searched · {scope.freshness}\n{said('mode=symbols finds names and docs')}"
        )
    with search_index(workspace, call.progress) as database:
        _check(database, wanted)
        files = text_files(scope, places(database, scope.projects), workspace.settings)
        chosen = _chosen(workspace, database, files, scope, wanted)
        return answer(
            text_listing(workspace, call, scope, database, wanted.query, chosen.files, chosen.within, chosen.note), page
        )


def _symbols(
    workspace: Workspace, call: Call, scope: QuestionScope, wanted: _CodeQuery, page: Page, most: int
) -> Answer:
    """Search names and documentation, then meanings, and the uses of an external name."""
    query = wanted.query
    with search_index(workspace, call.progress) as database:
        _check(database, wanted)
        is_placed = bool(wanted.language or wanted.path or wanted.owner)
        chosen = _SelectedFiles([])
        numbers = None
        if is_placed or not are_all(database, scope.projects):
            chosen = _chosen(workspace, database, places(database, scope.projects), scope, wanted)
            # A filter by place excludes libraries.
            libraries = [] if is_placed else outside(database, scope.projects)
            numbers = [*(place.number for place in chosen.files), *libraries]
        subjects = _stated(workspace, scope, wanted.status, wanted.tags)
        filter_by = Filters(numbers, wanted.kind, wanted.visibility, chosen.within, chosen.besides, subjects)
        found = find(database, query, filter_by, most)
        if len(query.split()) > 1 and (found.is_partial or not found.total):
            bring_vectors_up_to_date(database, call.progress)
            if near_ones := nearest_by_meaning(database, query, filter_by, _AT_A_TIME):
                found = Finding(near_ones[:most], len(near_ones), is_partial=True, by_meaning=True)
        names = None if wanted.filters else uses_of_name(workspace, scope, query)
        is_named = any(hit.name == query.strip() for hit in found.hits)
        if names is not None and (names.is_known or found.is_partial or not is_named):
            return answer(_with_names(_listing(workspace, scope, wanted, found, chosen.note), names, found), page)
        if not found.total:
            near = near_names(database, query, list(scope.projects), _NEAREST)
            note = " · ".join(filter(None, [*no_known_route(workspace, scope, query), chosen.note]))
            return _nothing(scope, wanted, found, near, note)
    return answer(_listing(workspace, scope, wanted, found, chosen.note), page)


def find_code_by_business_goal(
    workspace: Workspace,
    call: Call,
    goal: Annotated[str, "words of the goal", BY_NAME],
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the code whose annotation names a goal, or whose documentation has its words."""
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    found = _stated_goal(workspace, call, goal, project, page)
    if found is not None:
        return found
    found = search_code(workspace, call, goal, project=project, offset=offset, max_chars=max_chars, format=format)
    none = f"no annotation or description has the goal {goal.strip()!r}; by its words: "
    return found.retold(lambda first: none + first)


def _stated_goal(workspace: Workspace, call: Call, goal: str, project: str, page: Page) -> Answer | None:
    """Find what is annotated with a goal, or described by its words; ``None`` if nothing is."""
    scope = find_scope(workspace, call, project, needs_links=False)
    stated = StatedValues(workspace, scope)
    subjects = [iri for term in (code.businessGoal, code.description) for iri in stated.containing(term, goal.strip())]
    with search_index(workspace, call.progress) as database:
        found = find(database, "", Filters(subjects=subjects), page.offset + _AT_A_TIME)
        if not goal.strip() or not found.total:
            return None
        return answer(_listing(workspace, scope, _CodeQuery(""), found, "", f"the goal {goal.strip()}"), page)


def _check(database: Connection, wanted: _CodeQuery) -> None:
    """Refuse a filter by a kind, language or visibility that nothing in the index has."""
    for name, column in {"kind": "kinds", "language": "language", "visibility": "visibility"}.items():
        value = wanted.filters.get(name)
        there_are = values_there_are(database, column) if value else []
        if value and value not in there_are:
            raise ArgumentError(
                f"{name} cannot be {value!r}: nothing in the index has it",
                hint=f"use one of {', '.join(there_are)}",
                argument=name,
            )


def _stated(workspace: Workspace, scope: QuestionScope, status: str, tags: str) -> list[str] | None:
    """Return the symbols and modules with a status and all tags; ``None`` without such a filter."""
    stated = StatedValues(workspace, scope)
    wanted = [stated.with_all("status", code.status, [status])] if status else []
    if words := [word for word in map(str.strip, tags.split(",")) if word]:
        wanted.append(stated.with_all("tags", code.tag, words))
    return sorted(set.intersection(*wanted)) if wanted else None


class _SelectedFiles(NamedTuple):
    """The files to search, the owner of symbols as a filter, a note about the reading of the filters.

    ``besides`` are symbols of other files to search.
    """

    files: list[IndexedModule]
    within: str = ""
    note: str = ""
    besides: list[str] = []


def _chosen(
    workspace: Workspace,
    database: Connection,
    found: list[IndexedModule],
    scope: QuestionScope,
    wanted: _CodeQuery,
) -> _SelectedFiles:
    """Select files by language, path and owner. Raises ``AnsweredEarly`` for an empty selection."""
    owner, note = wanted.owner, ""
    if wanted.language:
        found = [place for place in found if place.language == wanted.language]
    if wanted.path:
        found, note = _at(found, scope, wanted.path)
        if not found:
            head = f"no file is at {wanted.path} in {scope.root} · {scope.freshness}"
            raise AnsweredEarly.nothing_found(f"{head}\n{said('repo_map lists the files')}")
    if owner and ("@" in owner or not is_name(database, owner)):
        owners = Owners(workspace, scope)
        names = owners.named(owner)
        if "@" in owner and not owners.names:
            raise AnsweredEarly.nothing_found(
                f"no file in {scope.root} has an owner; owner=Name means the symbol around it · {scope.freshness}"
            )
        is_of_files = bool(names) or owner == NO_OWNER
        if is_of_files:
            owned = owners.owned_by(names or owners.names)
            found = [place for place in found if owned.isdisjoint(scope.modules_of(place.path)) is not bool(names)]
            besides = sorted(owned) if names else []
            note = f"owner={owner} was read as {', '.join(names)}" if names and names != [owner] else note
        if "@" in owner and not (names and (found or besides)):
            has = "owns no file here" if names else "is no owner"
            known = ", ".join(owners.names[:_MAX_NAMED])
            raise AnsweredEarly.nothing_found(f"{owner} {has}; the owners are {known} · {scope.freshness}")
        if is_of_files:
            return _SelectedFiles(found, "", note, besides)
        known = f"; the owners are {', '.join(owners.names[:_MAX_NAMED])}" if owners.names else ""
        note = f"no owner is called {owner}{known}"
    if "." in owner or "/" in owner:
        inside, _ = _at(found, scope, owner)
        if inside:
            return _SelectedFiles(inside, "", note)
    return _SelectedFiles(found, owner, note)


def _at(found: list[IndexedModule], scope: QuestionScope, path: str) -> tuple[list[IndexedModule], str]:
    """Return the files at a path from the root; else those at the end of such a path, with a note."""
    for is_anywhere in (False, True):
        is_there = at_path(scope.root, path, is_anywhere=is_anywhere)
        if at := [place for place in found if is_there(place.path)]:
            return at, f"{path} is not at the root: read as **/{path.strip('/')}" if is_anywhere else ""
    return [], ""


def _listing(
    workspace: Workspace, scope: QuestionScope, wanted: _CodeQuery, found: Finding, note: str, subject: str = ""
) -> Listing:
    some = "with some of the words of" if found.is_partial else "for"
    head = f"{found.total:,} found {some} {subject or wanted.text}"
    if found.by_meaning:
        head = f"the {found.total:,} nearest by meaning to {wanted.text}; no symbol was found with all its words"
    no_route, unread = no_known_route(workspace, scope, wanted.query)
    head = f"{no_route}; {head}" if no_route else head
    read_as = [f"{word!r} is nowhere; {' or '.join(near)} was looked for" for word, near in found.read_as]
    return Listing(
        head,
        [Section("symbols", [_row(scope, hit) for hit in found.hits])],
        facts=[*filter(None, [unread, *read_as, note]), scope.freshness],
        notes=[f"{word!r} is nowhere" for word in found.unknown],
        narrower="kind=, owner=" if wanted.path else "kind=, path=",
        next_step="get_symbol shows one, with its code; mode=text looks into the lines of files",
        found=found.total,
    )


def _with_names(listing: Listing, names: NameUses, found: Finding) -> Listing:
    """Put the uses of an external name first; partial matches of words are then left out."""
    others = [] if found.is_partial else listing.sections
    facts = [f"{counted(found.total, 'symbol')} found besides"] if others and found.total else []
    return replace(
        listing,
        head=names.summary,
        sections=[Section("names", names.rows), *others],
        facts=[*facts, *(listing.facts if others else listing.facts[-1:])],
        notes=listing.notes if others else [],
        found=len(names.rows) + (found.total if others else 0),
    )


def _row(scope: QuestionScope, hit: Entry) -> Row:
    path = scope.path(hit.project, hit.path) if hit.path else ""
    place = f"{path}:{hit.line} " if path else ""
    several = f" ({hit.definitions} definitions)" if hit.definitions > 1 else ""
    shown = MODULE if hit.kind == MODULE else f"{hit.kind} {hit.name}{brief(hit.signature)}{several}"
    data: dict[str, Any] = {
        "iri": hit.iri,
        "kind": hit.kind,
        "name": hit.name,
        "path": path,
        "line": hit.line,
        "end": hit.end,
        "signature": hit.signature,
        "visibility": hit.visibility,
        "doc": hit.doc,
        "dependents": hit.dependents,
        "definitions": hit.definitions,
    }
    return Row(f"{place}{shown}{f' · {hit.doc}' if hit.doc else ''}", data)


def _nothing(scope: QuestionScope, wanted: _CodeQuery, found: Finding, near: Sequence[str], note: str) -> Answer:
    lines = [" · ".join(filter(None, [f"nothing found for {wanted.text} in {scope.root}", note, scope.freshness]))]
    lines += [f"{word!r} is nowhere; {' or '.join(other)} was looked for" for word, other in found.read_as]
    lines += [f"nearest names: {', '.join(near)}"] if near else []
    fewer = "ask without kind, language, path, owner or visibility; " if wanted.filters else ""
    return Answer.nothing_found("\n".join([*lines, f"{fewer}{said('mode=text looks into the lines of all files')}"]))
