"""Join an index in SCIP with the code, as a second opinion about calls.

For maintainers: an index names definitions by lines and columns of files as they were. They become qualified names
here, and sites of files with a digest, which the next index run reads. That run is made at once, so that the answer has
the calls that were gained. Our own rules stay where the index differs, and the differences are counted. See decision
0149.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from posixpath import normpath
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.facts import IndexedSite
from oxigraph_code.indexing.extract.indexed_sites import SitesOfFile, save_sites
from oxigraph_code.languages.loader import extras_of
from oxigraph_code.languages.registry import installed
from oxigraph_code.queries.lines import line_number
from oxigraph_code.reports.scip import Document, Occurrence, ScipIndex, definitions_in, in_line
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.admin.reported_files import is_later, modules_at
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Call, Workspace, batched_rows

_PREVIEW: Final = 3
_NAME: Final = re.compile(r"[^\W\d][\w$?!]*|\$[\w$]+")
_CALLED: Final = re.compile(r"\s*(?:<[^<>()]*>|::<[^<>()]*>|!)?\s*\(")
_ENDS: Final = re.compile(r"[.:#]+")
_CONSTRUCTORS: Final = ("`<constructor>`().", "__init__().")


class _KnownDefinition(NamedTuple):
    """A definition of the graph, with its file below the root."""

    path: str
    name: str
    ordinal: int
    line: int
    end: int
    kind: str

    @property
    def is_function(self) -> bool:
        return self.kind in (code.Function, code.Method)

    @property
    def is_called(self) -> bool:
        return self.kind not in (code.Variable, code.TypeAlias, code.Namespace)


class _File(NamedTuple):
    """A document of an index about a file that has not changed since."""

    document: Document
    path: str
    digest: str
    text: Sequence[str]
    definitions: Sequence[_KnownDefinition]
    is_plain: bool


def join_index(
    workspace: Workspace, call: Call, scope: QuestionScope, index: ScipIndex, graph: str, written: float
) -> list[str]:
    """Keep the sites of an index, index the roots again, and return lines for people."""
    defined = _defined(scope, index, written)
    snapshots = [row["snapshot"] for row in workspace.rows("snapshots") if row["project"] in scope.projects]
    if defined:
        # The files become modules with definitions, so that the rest is as for any other plain language.
        for folder in scope.roots:
            root = scope.root / folder
            save_sites(workspace.settings.store_path, root, snapshots, graph, defined.get(root, {}))
            load_code(workspace, call, str(root))
    files, stale = _files(workspace, scope, index, written)
    targets = _targets(index, files.values())
    kept: dict[Path, dict[str, SitesOfFile]] = defaultdict(dict)
    sites: dict[str, list[IndexedSite]] = {}
    for module, file in files.items():
        root, path = scope.root_around(file.path)
        sites[module] = [site for site in _sites(index, file, targets) if scope.root_around(site.path)[0] == root]
        below = tuple(site._replace(path=scope.root_around(site.path)[1]) for site in sites[module])
        own = defined.get(root, {}).get(path, SitesOfFile(file.digest))
        kept[root][path] = SitesOfFile(file.digest, below, own.definitions, own.scopes)
    for folder in scope.roots:
        root = scope.root / folder
        save_sites(workspace.settings.store_path, root, snapshots, graph, kept[root])
        load_code(workspace, call, str(root))
    gained, differing = _compared(workspace, scope, sites)
    outside = len({document.path for document in index.documents}) - len(files) - len(stale)
    lines = [
        f"{counted(len(index.documents), 'document')}, of them {len(stale):,} stale (content differs from the file), "
        f"{outside:,} outside of the projects; {counted(gained, 'call')} gained, {len(differing):,} unlike ours, "
        "which stay"
    ]
    lines += [f"stale: {shortened(sorted(stale), _PREVIEW)}"] if stale else []
    lines += [f"differs: {shortened(differing, _PREVIEW)}"] if differing else []
    return lines


def _defined(scope: QuestionScope, index: ScipIndex, written: float) -> dict[Path, dict[str, SitesOfFile]]:
    """Return the definitions of unchanged files without a grammar, by root and path."""
    found: dict[Path, dict[str, SitesOfFile]] = defaultdict(dict)
    start = _start(scope, index)
    for document in index.documents:
        path = (start + document.path).removeprefix(f"{scope.root}/")
        loader = installed().loader_of(path)
        is_indexed = loader is not None and extras_of(loader).needs_index
        if not is_indexed or not _is_inside(document) or not (text := scope.text(path)):
            continue
        definitions, scopes = definitions_in(index, document, text.split("\n"))
        if definitions and _is_same(scope, document, path, text, written):
            root, below = scope.root_around(path)
            digest = hashlib.sha256(text.encode()).hexdigest()
            found[root][below] = SitesOfFile(digest, (), definitions, scopes)
    return found


def _start(scope: QuestionScope, index: ScipIndex) -> str:
    """Return the root of an index, which stands before its paths, if the root of the project is around it."""
    base = Path(unquote(urlsplit(index.root).path)) if index.root.startswith("file:") else Path()
    return f"{base.as_posix()}/" if base.is_absolute() and (base == scope.root or scope.root in base.parents) else ""


def _is_same(scope: QuestionScope, document: Document, path: str, text: str, written: float) -> bool:
    """Return true if a file has the text that was indexed, or without that is older than the index."""
    return text == document.text if document.text is not None else not is_later(scope, path, written)


def _is_inside(document: Document) -> bool:
    return f"/{document.path}/" == f"{normpath(f'/{document.path}')}/"


def _files(
    workspace: Workspace, scope: QuestionScope, index: ScipIndex, written: float
) -> tuple[dict[str, _File], set[str]]:
    """Return the documents about unchanged files by module, and the paths of those about changed ones."""
    start = _start(scope, index)
    inside = filter(_is_inside, index.documents)
    documents = modules_at(workspace, scope, {start + document.path: document for document in inside})
    digests = {row["module"]: row["digest"] for row in batched_rows(workspace, "module_hashes", "module", [*documents])}
    definitions: dict[str, list[_KnownDefinition]] = defaultdict(list)
    for row in batched_rows(workspace, "symbol_details", "module", [*digests], symbol=None, called=None):
        ordinal = row["symbol"].removeprefix(identity.symbol(row["module"], row["name"])).removeprefix("~")
        lines = line_number(row["line"]), line_number(row["end"])
        number = int(ordinal) if ordinal.isdecimal() else 1
        known = _KnownDefinition(scope.path_of(row["module"]), row["name"], number, *lines, row["kind"])
        definitions[row["module"]].append(known)
    found: dict[str, _File] = {}
    stale: set[str] = set()
    loader_of = installed().loader_of
    for module, document in documents.items():
        path = scope.path_of(module)
        text = scope.text(path)
        digest = hashlib.sha256(text.encode()).hexdigest()
        is_same = _is_same(scope, document, path, text, written)
        loader = loader_of(path)
        is_plain = loader is not None and not extras_of(loader).reads_calls
        file = _File(document, path, digest, text.split("\n"), definitions[module], is_plain)
        if is_same and digest == digests.get(module) and _fits(index, file):
            found[module] = file
        else:
            stale.add(path)
    return found, stale


def _fits(index: ScipIndex, file: _File) -> bool:
    """Return true if all places of a document are in the text of its file."""
    lines = file.text
    return all(
        place.line < len(lines) and place.start <= place.end <= 4 * len(lines[place.line]) + 1
        for place in index.occurrences(file.document)
    )


def _targets(index: ScipIndex, files: Iterable[_File]) -> dict[str, _KnownDefinition]:
    """Return the definitions in the graph by their symbols; a local symbol begins with its path."""
    found: dict[str, _KnownDefinition] = {}
    for file in files:
        by_name: dict[str, list[_KnownDefinition]] = defaultdict(list)
        for known in file.definitions:
            by_name[_last(known.name)].append(known)
        for place in index.occurrences(file.document):
            if place.is_definition:
                name, _ = in_line(file.text[place.line], place, file.document.encoding)
                around = [entry for entry in by_name[name] if entry.line <= place.line + 1 <= entry.end]
                if around:
                    known = min(around, key=lambda entry: (-entry.line, entry.end))
                    key = _key(file, place)
                    # An index may name a function inside of a method as if it were a method.
                    found[key] = min(found.get(key, known), known, key=lambda entry: len(_ENDS.split(entry.name)))
    return found


def _sites(index: ScipIndex, file: _File, targets: Mapping[str, _KnownDefinition]) -> Iterator[IndexedSite]:
    """Yield the places of a document that lead to definitions of the graph.

    A declaration may have several symbols at one place, as an interface and a constant of one name. A variable is left
    out where our rules tell the function that it holds. Of two places in a line with one name, nothing is known if one
    of them leads elsewhere, since our own sites have no columns.
    """
    bodies = sorted(_bodies(index, file, targets), key=lambda body: (body[0], -body[1])) if file.is_plain else []
    at_place: dict[Occurrence, list[Occurrence]] = defaultdict(list)
    for place in index.occurrences(file.document):
        if not place.is_definition:
            at_place[place._replace(symbol="", around=None)].append(place)
    in_lines: dict[tuple[int, str], list[tuple[_KnownDefinition, bool] | None]] = defaultdict(list)
    for at, places in at_place.items():
        name, rest = in_line(file.text[at.line], at, file.document.encoding)
        if _NAME.fullmatch(name):
            meant = [target for place in places if (target := _target(file, place, name, targets))]
            best = max(meant, key=lambda target: target.is_called, default=None)
            is_call = not file.is_plain or _CALLED.match(rest) is not None
            in_lines[at.line, name].append((best, is_call) if best and (best.is_called or file.is_plain) else None)
    for (line, name), found in in_lines.items():
        callers = [caller for first, last, caller in bodies if first <= line <= last]
        for known, is_call in dict.fromkeys(entry for entry in found if entry and None not in found):
            caller = callers[-1] if callers else ""
            known_as = known.path, known.name, known.ordinal
            yield IndexedSite(line + 1, name, is_call, *known_as, file.is_plain, caller)


def _target(
    file: _File, place: Occurrence, name: str, targets: Mapping[str, _KnownDefinition]
) -> _KnownDefinition | None:
    """Return the definition at a place; a construction names the class, as in our own rules."""
    known = targets.get(_key(file, place))
    owner = known.name.rpartition(".")[0] if known and place.symbol.endswith(_CONSTRUCTORS) else ""
    return known._replace(name=owner, ordinal=1) if known and owner and _last(owner) == name else known


def _bodies(index: ScipIndex, file: _File, targets: Mapping[str, _KnownDefinition]) -> Iterator[tuple[int, int, str]]:
    """Yield the lines of functions, from 0, in the index and in the graph, with qualified names."""
    for known in filter(lambda known: known.is_function, file.definitions):
        yield known.line - 1, known.end - 1, known.name
    for place in index.occurrences(file.document):
        defined = targets.get(_key(file, place)) if place.is_definition else None
        if defined and defined.is_function and place.around:
            yield *place.around, defined.name


def _key(file: _File, place: Occurrence) -> str:
    return f"{file.path}\0{place.symbol}" if place.symbol.startswith("local ") else place.symbol


def _last(name: str) -> str:
    return _ENDS.split(name)[-1]


def _compared(
    workspace: Workspace, scope: QuestionScope, sites: Mapping[str, Sequence[IndexedSite]]
) -> tuple[int, list[str]]:
    """Count the calls that were gained, and list the places at which our rules have other targets."""
    ours: dict[tuple[str, int, str], set[str]] = defaultdict(set)
    gained = 0
    for row in batched_rows(workspace, "sites_in_modules", "module", [*sites]):
        gained += row.get("rule") == "scip"
        name = _last(identity.decode(row["callee"]).rpartition("/")[2].partition("~")[0])
        ours[row["module"], line_number(row["line"]), name].add(row["callee"])
    theirs: dict[tuple[str, int, str], set[str]] = defaultdict(set)
    for module, found in sites.items():
        for site in found:
            targets = scope.modules_of(site.path) if site.is_call else ()
            symbols = {identity.symbol(target, site.qualified_name, site.ordinal) for target in targets}
            theirs[module, site.line, site.name] |= symbols
    differing = [key for key, symbols in theirs.items() if key in ours and symbols.isdisjoint(ours[key])]
    return gained, [f"{scope.path_of(module)}:{line} {name}" for module, line, name in differing]
