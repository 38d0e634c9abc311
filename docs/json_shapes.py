"""The shapes of ``--json``: a type for each command, from which docs/reference/json.md is written.

For maintainers: a shape holds for every answer of a command that found something; a test decodes real answers with it,
strictly. One that found nothing is ``Plain``. A field with a default may be missing. Tests and the documentation read
this module, and no command.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct


class Plain(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer in words, also for a question that found nothing."""

    summary: Annotated[str, "the first line, true by itself"]
    text: Annotated[str, "the whole answer as it is shown at a terminal"]
    notice: Annotated[str, "a remark about the answer"] = ""
    page: Annotated[str, "the address at which an open page shows it"] = ""


class Listed(Struct, forbid_unknown_fields=True, kw_only=True):
    """A list with its rows in sections; a section without rows may be missing."""

    summary: Annotated[str, "the first line, with the counts"]
    total: Annotated[int, "rows of all sections"]
    offset: Annotated[int, "rows that were skipped"]
    shown: Annotated[int, "rows in this answer"]
    notes: Annotated[list[str], "lines below the rows"]
    next: Annotated[str, "the way to further rows, or a next question"]
    notice: Annotated[str, "a remark about the answer"] = ""
    page: Annotated[str, "the address at which an open page shows it"] = ""


class SymbolRow(Struct, kw_only=True):
    """A symbol of the graph. Rows may have more fields, which their section names."""

    iri: str
    kind: Annotated[str, "Class, Function, Method, Field, Variable, Module, …; one for each symbol"]
    name: Annotated[str, "the qualified name"]
    path: Annotated[str, "the file; empty outside of the project"]
    line: int
    end: int
    signature: str


class PlaceRow(Struct, kw_only=True):
    """A file, and lines of it where they are known. Rows may have more fields."""

    path: str
    lines: list[int] = []


Symbols = list[SymbolRow]
Places = list[PlaceRow]
Counts = dict[str, int]


class AboutSymbol(Listed, kw_only=True):
    """A list about one symbol, or about the few symbols of a name, one after the other."""

    symbol: SymbolRow | None = None
    symbols: Annotated[list[dict[str, Any]], "of several symbols: symbol, summary; rows say which in about"] = []


class Search(Listed):
    """Symbols, best first; with ``--mode text`` lines; for a request its routes."""

    symbols: Annotated[Symbols, "with visibility, doc, dependents, definitions"] = []
    lines: Annotated[list[dict[str, Any]], "path, line, text, and symbol with kind and name"] = []
    routes: list[dict[str, Any]] = []
    names: Annotated[list[dict[str, Any]], "uses of a name in configuration and the like"] = []


class OneSymbol(Listed):
    """One symbol."""

    symbol: Annotated[dict[str, Any], "a symbol with visibility and owner"]
    facts: Annotated[list[dict[str, Any]], "fact, values, iris"]
    documentation: list[dict[str, Any]]
    written: Annotated[list[dict[str, Any]], "statements of users"]
    code: Annotated[list[dict[str, Any]], "line, text"]
    members: Symbols


class Mentioned(AboutSymbol):
    """A symbol with the lines of text that name it and that nothing resolves."""

    strings: Annotated[list[dict[str, Any]], "lines with its name in a string"] = []
    keys: Annotated[list[dict[str, Any]], "lines with the literal that it is registered under"] = []
    quoted: Annotated[list[dict[str, Any]], "lines with the name of a field in quotes or before a colon"] = []
    stated: Annotated[list[dict[str, Any]], "strings with the name that the declaration of a field states"] = []
    members: Annotated[list[dict[str, Any]], "lines with a member of the name of a field, of any type"] = []
    markup: list[dict[str, Any]] = []
    configuration: list[dict[str, Any]] = []
    like_calls: Annotated[list[dict[str, Any]], "lines with it like a call, as in a macro or a comment"] = []
    attributes: Annotated[list[dict[str, Any]], "attributes with its module"] = []


class Callers(Mentioned):
    """Callers, nearest first, and everything else that may run the symbol."""

    unresolved_reasons: Annotated[Counts, "unresolved calls by that name, by reason"] = {}
    is_whole: Annotated[bool, "true if the search was not cut"] = True
    joined: Annotated[list[dict[str, Any]], "senders under the key of a receiver"] = []
    registered: Annotated[list[dict[str, Any]], "registrations under a key that nothing known sends"] = []
    requests: Annotated[list[dict[str, Any]], "requests that fit its route"] = []
    callers: Annotated[Symbols, "with lines, rules, distance, calls"] = []
    handed_over: Annotated[list[dict[str, Any]], "places where it is passed, stored or registered"] = []
    held: Annotated[list[dict[str, Any]], "readers of the list or table that it is kept in"] = []
    overridden_handed_over: list[dict[str, Any]] = []
    class_handed_over: list[dict[str, Any]] = []
    through_bases: Annotated[Symbols, "calls of a method that it overrides"] = []
    replaced: list[dict[str, Any]] = []
    routes: list[dict[str, Any]] = []
    value_uses: list[dict[str, Any]] = []
    implicit: list[dict[str, Any]] = []
    path_mentions: Annotated[list[dict[str, Any]], "strings with the path of its route"] = []
    other_definitions: list[dict[str, Any]] = []
    may_call: Annotated[list[dict[str, Any]], "callers by the name alone"] = []
    method_callers: Annotated[list[dict[str, Any]], "callers of the methods of a type without callers"] = []
    unresolved: Annotated[list[dict[str, Any]], "path, lines, text, in"] = []


class Callees(AboutSymbol):
    """Callees, and the handovers of the symbol."""

    is_whole: Annotated[bool, "true if the search was not cut"] = True
    callees: Annotated[Symbols, "with lines, rules, distance, by"] = []
    hands_over: list[dict[str, Any]] = []
    overriding: list[dict[str, Any]] = []
    implicit: list[dict[str, Any]] = []
    may_call: Symbols = []
    unresolved: Annotated[list[dict[str, Any]], "lines, text, reason"] = []


class Impact(AboutSymbol):
    """Direct and indirect dependents, and the tests to run."""

    rows: Annotated[int, "number of rows; total counts dependents"] = 0
    is_whole: Annotated[bool, "true if the search was not cut"] = True
    unresolved: Annotated[int, "unresolved calls by names on the way"] = 0
    unresolved_by_common_names: Counts = {}
    direct: int = 0
    entry_points: list[dict[str, Any]] = []
    dependents: Annotated[list[dict[str, Any]], "symbols with distance, ways, over, edges"] = []
    tests: Annotated[list[dict[str, Any]], "path, distance, tests, symbols"] = []
    tests_by_import: Annotated[list[dict[str, Any]], "tests that import its file, the most alike first"] = []
    tests_that_ran: Annotated[list[dict[str, Any]], "tests that ran a line of it, by a report: path, names"] = []
    replacing: list[dict[str, Any]] = []
    may_depend: list[dict[str, Any]] = []
    calls_of_class: Annotated[list[dict[str, Any]], "unresolved calls whose receiver spells its class"] = []
    tests_that_may: list[dict[str, Any]] = []


class References(Mentioned):
    """References to a symbol by kind, or to the symbols of a file."""

    path: str = ""
    unresolved_reasons: Counts = {}
    unresolved_users: int = 0
    unresolved_uses: Symbols = []
    calls: Annotated[Symbols, "with lines"] = []
    writes: Symbols = []
    reads: Symbols = []
    types: Symbols = []
    runs: Symbols = []
    subtypes: Symbols = []
    implementations: Symbols = []
    overrides: Symbols = []
    uses: Symbols = []
    handovers: list[dict[str, Any]] = []
    replacements: list[dict[str, Any]] = []
    imports: Places = []
    names: list[dict[str, Any]] = []
    joined: Annotated[list[dict[str, Any]], "senders under the key of a receiver"] = []
    requests: Annotated[list[dict[str, Any]], "requests that fit its route"] = []


class Hierarchy(AboutSymbol):
    """Ancestors and descendants."""

    ancestors: Annotated[Symbols, "with distance, of, implementations"] = []
    descendants: Annotated[Symbols, "with distance, of, implementations"] = []


class Outline(Listed):
    """The symbols of a file, or the files of a folder."""

    facts: Annotated[list[dict[str, Any]], "annotations of the file"] = []
    symbols: Symbols = []
    files: list[dict[str, Any]] = []


class Dependencies(Listed):
    """Imports, packages, importers and cycles."""

    imports: Places = []
    packages: Annotated[list[dict[str, Any]], "name, imports, declared"] = []
    imported_by: Places = []
    circle: Places = []
    unplaced: Annotated[list[dict[str, Any]], "name, imports"] = []


class Read(Listed):
    """Lines of a file."""

    path: str
    symbols: Symbols
    lines: Annotated[list[dict[str, Any]], "line, text"]


class Map(Listed):
    """A project at a glance."""

    root: str
    languages: Annotated[Counts, "files by language"]
    projects: Annotated[list[str], "IRIs"]
    branch: str = ""
    commit: str = ""
    finished: Annotated[str, "the time of the last index run"] = ""
    folders: Annotated[list[dict[str, Any]], "path, files, lines, tests"] = []
    symbols: Annotated[list[dict[str, Any]], "language, kinds"] = []
    owners: list[dict[str, Any]] = []
    stated: Annotated[list[dict[str, Any]], "property, values with their numbers"] = []
    most_called: Annotated[Symbols, "with callers"] = []
    entry_points: Annotated[Symbols, "with entry"] = []
    totals: Annotated[list[Counts], "calls, references, imports and links"] = []


class Paths(Listed):
    """Paths, each with its steps; without one, the reached symbols."""

    calls: int = 0
    is_whole: Annotated[bool, "true if the search was not cut"] = True
    other_direction: Annotated[bool, "true if the target reaches the source"] = False
    paths: Annotated[list[list[str]], "the IRIs of the symbols of each path"] = []
    path_1: Annotated[list[dict[str, Any]], "the steps of the first path; further ones are path_2, …"] = []
    bridges: list[dict[str, Any]] = []
    unresolved: list[dict[str, Any]] = []
    furthest: list[dict[str, Any]] = []


class Subgraph(Struct, forbid_unknown_fields=True, kw_only=True):
    """Nodes and edges."""

    summary: str
    nodes: Annotated[list[dict[str, str]], "id, kind, name, path, line"]
    edges: Annotated[list[dict[str, str]], "from, kind, to"]
    left_out: Annotated[int, "nodes"]
    notes: list[str]


class Asked(Listed, forbid_unknown_fields=False):
    """The rows of the query that fits a question, or the nearest queries.

    Where a tool answers the question, its fields are there besides.
    """

    template: str = ""
    query: Annotated[str, "the SPARQL query that was run"] = ""
    near: list[str] = []
    rows: Annotated[list[dict[str, Any]], "a value for each variable"] = []
    queries: list[dict[str, Any]] = []
    terms: list[dict[str, Any]] = []
    second: Annotated[dict[str, Any], "of two questions in one, the second with its answer"] = {}


class Status(Listed):
    """Projects and snapshots."""

    store: Annotated[dict[str, Any], "path, bytes, generation"]
    is_older: Annotated[bool, "true if an older version wrote the store"]
    projects: Annotated[
        list[dict[str, Any]],
        "project, name, root, branch, commit, started, finished, files, languages, is_gone, problems, symbols, newer, "
        "coverage",
    ]
    snapshots: Annotated[list[dict[str, Any]], "snapshot, project, ref, commit, root, finished"]


class Context(Struct, forbid_unknown_fields=True, kw_only=True):
    """The context of a task."""

    repo: Annotated[dict[str, Any], "root, rev"]
    intent: str
    focus: Annotated[list[dict[str, Any]], "type, id, fq_name, path, reason"]
    snippets: Annotated[list[dict[str, Any]], "path, start, end, sha256, text"]
    subgraph: Annotated[dict[str, Any], "nodes and edges with reasons"]
    notes: list[str]
    limits: Annotated[dict[str, int], "budget, used_estimate"]
    summary: str = ""
    notice: str = ""


class ChangeList(Listed):
    """Changes by symbol."""

    uncommitted: list[dict[str, Any]] = []
    commits: Annotated[list[dict[str, Any]], "commit, date, author, message, files"] = []
    symbols: Annotated[list[dict[str, Any]], "symbols with commits"] = []
    deleted: list[dict[str, Any]] = []
    folders: list[dict[str, Any]] = []
    authors: list[dict[str, Any]] = []
    together: list[dict[str, Any]] = []
    hot_spots: list[dict[str, Any]] = []


class Compared(Listed):
    """Differences of two refs."""

    base: str = ""
    head: str = ""
    changes: Annotated[list[dict[str, Any]], "change, and a symbol, a file or a call"] = []


class Reviewed(Listed):
    """A change with its effects. Sections without rows are empty."""

    rows: int
    base: Annotated[str, "the commit it is compared with"]
    head: Annotated[str, "the reviewed commit; empty for the working tree"]
    command: Annotated[str, "the command line that runs the tests; empty if none is known"]
    breaks: Annotated[list[dict[str, Any]], "symbols outside of it, each with lines, used and reason"] = []
    tests: Annotated[list[dict[str, Any]], "path, distance or imports"] = []
    changes: Annotated[list[dict[str, Any]], "change, and a symbol, a file or a call"] = []
    entry_points: Annotated[list[dict[str, Any]], "symbols with kinds"] = []
    names: Annotated[list[dict[str, Any]], "change, kind, name, access, path, line"] = []
    cycles: Annotated[list[dict[str, Any]], "path, line, modules"] = []
    unused: list[SymbolRow] = []
    public: Annotated[list[dict[str, Any]], "change, and a symbol"] = []
    people: Annotated[list[dict[str, Any]], "owners with files, or authors with lines"] = []
    unresolved: Annotated[list[dict[str, Any]], "path, line, text, reason"] = []


class Checked(Listed):
    """Findings of rules, without accepted ones."""

    error: int
    warning: int
    note: int
    findings: Annotated[list[dict[str, Any]], "rule, severity, message, help, path, line, symbol, value"]


class Indexed(Plain):
    """An index run, also by ``repair``."""

    mode: Annotated[str, "full or incremental"]
    root: str
    projects: Annotated[list[dict[str, Any]], "name, iri, root, files"]
    project_count: int
    languages: Annotated[Counts, "files by language"]
    changes: Annotated[Counts, "files added, changed, removed, unchanged"]
    counts: Annotated[Counts, "symbols, imports and calls by kind"]
    resolved: Annotated[Counts, "calls by rule"]
    unresolved: Annotated[Counts, "calls by reason"]
    dependencies: int
    triples: int
    added: int
    removed: int
    skipped: Annotated[Counts, "files and folders by reason"]
    problems: Annotated[list[dict[str, Any]], "path, line, column, severity, message"]
    problem_count: int
    seconds: float
    branch: str
    revision: str
    files_changed: Annotated[list[str], "the first 50 paths of an incremental run"] = []
    files_changed_count: int = 0


class SnapshotIndexed(Plain):
    """A branch, tag or commit as a snapshot."""

    ref: str
    commit: str
    graphs: Annotated[dict[str, str], "the graph of each project"]
    left: Annotated[list[str], "refs whose snapshots made room"]


class HistoryLoaded(Plain):
    """A load of git history."""

    repository: str
    revision: str
    branches: list[str]
    commits: Annotated[int, "that were read"]
    commits_added: int
    changes_added: int
    renames_added: int
    people: int
    first_date: str
    last_date: str
    has_more: Annotated[bool, "true if older commits were left out"]
    cut: Annotated[int, "commits at the end of a shallow clone"]
    unreadable: int
    projects: Annotated[Counts, "modules with commits, by project"]
    unlinked: int
    added: Annotated[int, "triples"]
    removed: Annotated[int, "triples"]
    seconds: float


class Updated(Plain):
    """A SPARQL update."""

    operations: list[str]
    graphs: Annotated[list[dict[str, Any]], "graph, before, after, inserted, deleted; -1 is not counted"]


class RdfImported(Plain):
    """A load of RDF."""

    triples: int
    format: str
    graph: str


class Dropped(Plain):
    """A removal of projects or snapshots."""

    dropped: Annotated[list[str], "IRIs"]
    removed: Annotated[int, "triples"]


class DoctorFinding(Struct, forbid_unknown_fields=True, kw_only=True):
    """A finding of ``doctor``."""

    check: str
    found: str
    remedy: Annotated[str, "empty if all is well"]
    state: Annotated[str, "well, advice or problem"]


class ClientOutcome(Struct, forbid_unknown_fields=True, kw_only=True):
    """The outcome of ``install`` or ``uninstall`` for one client, with ``--dry-run`` the possible one."""

    client: str
    title: str
    state: Annotated[str, "added, updated, unchanged, removed, absent, no file, left alone"]
    file: str
    reason: str


class KnownClient(Struct, forbid_unknown_fields=True, kw_only=True):
    """A client that can be connected."""

    client: str
    title: str
    is_found: bool
    file: str
    project_file: str
    link: Annotated[str, "a link that installs the server; empty without any"]


class PublishedProject(Struct, forbid_unknown_fields=True, kw_only=True):
    """The outcome of ``publish`` for one project."""

    project: str
    sent: Annotated[int, "parts"]
    triples: int
    removed: Annotated[int, "parts"]
    unchanged: Annotated[int, "parts"]
    url: str


SHAPES: dict[str, Any] = {
    "context": Context,
    "search": Search,
    "symbol": OneSymbol,
    "callers": Callers,
    "callees": Callees,
    "impact": Impact,
    "path": Paths,
    "subgraph": Subgraph,
    "references": References,
    "hierarchy": Hierarchy,
    "outline": Outline,
    "dependencies": Dependencies,
    "read": Read,
    "map": Map,
    "ask": Asked,
    "changes": ChangeList,
    "compare": Compared,
    "review": Reviewed,
    "check": Checked,
    "history": HistoryLoaded,
    "sparql": dict[str, Any],
    "update": Updated,
    "import": RdfImported,
    "graphs": list[str],
    "index": Indexed,
    "index --ref": SnapshotIndexed,
    "repair": Indexed,
    "status": Status,
    "drop": Dropped,
    "drop-snapshot": Dropped,
    "publish": list[PublishedProject],
    "doctor": list[DoctorFinding],
    "install": list[ClientOutcome],
    "uninstall": list[ClientOutcome],
    "clients": list[KnownClient],
}
"""The shape of each command that takes ``--json``."""
