"""The SPARQL endpoint: query the graph, update it, load RDF into it.

For maintainers: SPECIFICATIONS states the names, arguments and outputs. The engine is known to ``store`` alone; this
module must not import it. See decision 0115.
"""

from __future__ import annotations

import dataclasses
import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from oxigraph_code import identity
from oxigraph_code.errors import ArgumentError, FileError, QueryTimeout, QueryTooLarge
from oxigraph_code.store import GraphChange, QueryResult, RdfSource, ReadableStore, Token, format_of, tokenize
from oxigraph_code.tools.admin.reports import joined_report
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.sparql.advice import (
    SLOW_S,
    empty_part,
    foreign_prefixes,
    foreign_terms,
    nothing_indexed,
    slow_forms,
    unknown_terms,
)
from oxigraph_code.tools.sparql.result_tables import FORMATS, rows_as, whole_lines
from oxigraph_code.tools.workspace.freshness import difference_to_files, not_in_graph
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.shared_graph import place, published_projects
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_ENDS = frozenset({"ORDER", "LIMIT", "OFFSET", "VALUES"})
LOCAL = "local"
_STORES = (LOCAL, "shared")
_LONGER_AS_JSON = 4
_ANYTHING = re.compile(r'"value":"(?!0")')


def sparql_query(
    workspace: Workspace,
    call: Call,
    query: Annotated[str, "SPARQL 1.1 SELECT, ASK, CONSTRUCT or DESCRIBE; usual prefixes are predeclared", BY_NAME],
    default_graph: Annotated[str, "IRI of a named graph", BY_NAME] = "",
    format: Annotated[str, "json, table or csv"] = "",
    store: Annotated[str, "shared: the team's graph"] = LOCAL,
) -> Answer:
    """Answer a read-only SPARQL query over the code graph.

    Use when: you want an exact answer or a count.
    Not for: changes (sparql_update).
    Returns: SPARQL JSON, or with format=table a third of it; N-Triples of CONSTRUCT and DESCRIBE; true or false.
    Example: SELECT ?f ?line { ?f a code:Function ; code:name "main" ; code:startLine ?line }
    """
    format = format or workspace.settings.sparql_format
    if format not in FORMATS:
        raise ArgumentError(f"format cannot be {format!r}", hint=f"use {', '.join(FORMATS)}", argument="format")
    if store not in _STORES:
        raise ArgumentError(f"store cannot be {store!r}", hint=f"use {' or '.join(_STORES)}", argument="store")
    written, query = query, without_aliases_in_having(query).query
    limit = workspace.settings.max_result_bytes
    is_local = store == LOCAL
    source: ReadableStore = workspace.store if is_local else workspace.shared
    # The default graph of a server is not the place of published projects.
    published = [] if is_local else published_projects(workspace)
    graphs = default_graph or [identity.published(row["project"]) for row in published]
    if is_local:
        difference = "" if default_graph else difference_to_files(workspace, call)
    else:
        difference = f"{place(workspace, published)}; it may be older than the files here"
    started = time.monotonic()
    # A row is shorter in a table than as JSON, so more rows may fit.
    room = limit if format == "json" else limit * _LONGER_AS_JSON
    try:
        found = source.query(query, graphs, room, running=call.working, is_users=True)
    except (QueryTimeout, QueryTooLarge) as error:
        error.hint = "; ".join([error.hint, *slow_forms(query)])
        raise
    text, shown = found.text, found.shown
    if format != "json" and found.form == "select":
        text, shown = rows_as(format, text, limit)
        text = f"{_rows(shown, found)}\n{text}" if format == "table" else text
    elif found.form == "graph" and limit:
        text, shown = whole_lines(text, limit)
    notices = [difference, *unknown_terms(query)]
    if query != written:
        names = ", ".join(without_aliases_in_having(written).aliases)
        notices.append(f"HAVING with {names} was read as with its expression: SPARQL has no names of SELECT there")
    if shown < found.shown or not found.complete:
        notices.append(_cut(found, shown, limit, is_json=found.form == "select" and format == "json"))
    if time.monotonic() - started > SLOW_S:
        notices += slow_forms(query)

    def ask(part: str, seconds: float) -> str:
        return source.query(part, graphs, 0, call.working, seconds=seconds, is_users=True).text

    nothing = nothing_indexed(query, ask) if is_local and not default_graph and _is_nothing(found) else ""
    if nothing:
        notices.append(nothing)
    elif not shown and found.form != "ask":
        notices += [*foreign_prefixes(query), *foreign_terms(query), empty_part(query, ask)]
    if is_local and not default_graph and not nothing and not shown and found.form != "ask":
        notices.append(not_in_graph(workspace))
    return Answer(text, "\n".join(filter(None, notices)))


def _rows(shown: int, found: QueryResult) -> str:
    """Count the rows of a table, and the total if some are cut; the first line must be true by itself."""
    if shown < found.shown or not found.complete:
        return f"{shown:,} of {found.total:,} rows" if found.total >= 0 else f"the first {shown:,} rows, there are more"
    return "1 row" if shown == 1 else f"{shown:,} rows"


def _is_nothing(found: QueryResult) -> bool:
    """Return true if an answer is negative, empty or a count of zero."""
    return found.text == "false" if found.form == "ask" else not found.shown or not _ANYTHING.search(found.text)


def _cut(found: QueryResult, shown: int, limit: int, is_json: bool) -> str:
    noun = "rows" if found.form == "select" else "triples"
    of = f" of {found.total:,}" if found.total >= 0 else ""
    return (
        f"cut: {shown:,}{of} {noun} are shown, the rest is over the limit of {limit:,} bytes. "
        f"Ask for less: name the columns you need, or page with ORDER BY … LIMIT {max(shown, 1)} OFFSET …"
        + ("; format=table is shorter" if is_json else "")
    )


def sparql_update(
    workspace: Workspace,
    call: Call,
    update: Annotated[str, "SPARQL 1.1 Update; operations separated by ; are one transaction", BY_NAME],
) -> Answer:
    """Change the graph by SPARQL Update: all of it or, on an error, nothing.

    Use when: notes, links or corrections are to be written.
    Not for: reading (sparql_query); files (load_rdf).
    Returns: triples gained and lost. Predicates other than code: outlive index runs.
    """
    report = workspace.store.update(update, call.waiting, call.working)
    lines = [_change(change) for change in report.changes or ()] or ["no triple was deleted or inserted"]
    if report.changes is None:
        lines = ["the store does not report how many triples changed"]
    text = "\n".join([f"done: {', '.join(report.operations) or 'no operation'}", *lines])
    graphs = [dataclasses.asdict(change) for change in report.changes or ()]
    return Answer.with_fields(text, {"operations": list(report.operations), "graphs": graphs})


def _change(change: GraphChange) -> str:
    if change.before < 0 or change.after < 0:
        return f"{change.graph}: changed; it is too large to count"
    exchanged = f"{change.inserted:,} inserted, {change.deleted:,} deleted"
    if change.inserted < 0:
        exchanged = f"{change.after - change.before:+,}; those replaced one for one are not counted"
    return f"{change.graph}: {change.before:,} → {change.after:,} triples ({exchanged})"


def load_rdf(
    workspace: Workspace,
    call: Call,
    input: Annotated[str, "path, or RDF text"],
    format: Annotated[str, "turtle, ntriples, nquads, trig, rdfxml, n3, jsonld; else detected"] = "",
    base_iri: Annotated[str, "base for relative IRIs", BY_NAME] = "",
    graph: Annotated[str, "IRI of a named graph", BY_NAME] = "",
) -> Answer:
    """Load RDF or a report (coverage, SBOM, OSV): all of it or nothing.

    Use when: an ontology, notes or a report should join the code.
    Not for: source code (load_code).
    Returns: the number of triples.
    """
    path = _existing_file(input)
    joined = joined_report(workspace, call, path) if path is not None and not format else None
    if joined is not None:
        return joined
    chosen = format_of(path, format, input if path is None else "")
    source = RdfSource(
        format=chosen.name,
        path=path,
        text="" if path is not None else input,
        base_iri=base_iri or (path.as_uri() if path is not None else ""),
        graph=graph,
    )
    loaded = workspace.store.load(source, call.waiting, call.working)
    amount = counted(loaded.count, "quad" if chosen.datasets else "triple")
    where = f"graph <{graph}>" if graph else "the default graph"
    if chosen.datasets:
        where = f"the graphs that they name, else into {where}"
    lines = [f"loaded {amount} ({chosen.label}) from {path or 'text'} into {where}"]
    lines += [f"a graph that a blank node named is now <{graph}>" for graph in loaded.graphs]
    fields = {"triples": loaded.count, "format": chosen.name, "graph": graph}
    return Answer.with_fields("\n".join(lines), fields)


def _existing_file(text: str) -> Path | None:
    """Return the file that a text names, or None for RDF text.

    A text that can only be a path is never parsed as RDF, because the syntax error would be misleading.
    """
    if "\n" in text or not text.strip() or len(text) > 4096:
        return None
    path = full_path(text)
    try:
        if path.is_file():
            return path
        problem = "Is a directory" if path.is_dir() else "No such file or directory"
    except (OSError, ValueError) as error:
        problem = str(error)
    # Every RDF syntax has spaces or brackets between its terms, and none begins like a path.
    if set(text) & set(' \t<>"{}[]') and not text.startswith(("/", "~", "./", "../", "\\")):
        return None
    raise FileError(f"{path}: {problem}", hint="pass the full path of an existing file, or RDF text", path=str(path))


def list_graphs(workspace: Workspace, call: Call) -> Answer:
    """List the graphs of the store.

    Use when: you look for data sets, notes, snapshots.
    Not for: projects (index_status).
    Returns: a JSON array of IRIs, and "default" if it has triples.
    """
    return Answer(json.dumps(workspace.store.graphs(), ensure_ascii=False))


# SPARQL assigns the aliases of a SELECT after HAVING, so a condition on an alias is an error in every group and the
# result is empty without a message. The alias is replaced by its expression, the only sensible meaning. Source:
# SPARQL 1.1 Query Language, section 18.2.4.2 (HAVING) and 18.2.4.4 (SELECT expressions).
class Rewritten(NamedTuple):
    """A query with aliases replaced in its conditions, and these aliases."""

    query: str
    aliases: tuple[str, ...]


def without_aliases_in_having(query: str) -> Rewritten:
    """Replace the aliases in HAVING by their expressions; the query is unchanged if there are none."""
    tokens = tokenize(query).tokens
    changes: list[tuple[Token, str]] = []
    for number, token in enumerate(tokens):
        if token.kind == "word" and token.text.upper() == "HAVING":
            aliases = _aliases(query, tokens, number)
            changes += [
                (used, aliases[used.text[1:]]) for used in _condition(tokens, number) if used.text[1:] in aliases
            ]
    for used, expression in reversed(changes):
        query = f"{query[: used.start]}({expression}){query[used.end :]}"
    return Rewritten(query, tuple(dict.fromkeys(used.text for used, _ in changes)))


def _condition(tokens: Sequence[Token], having: int) -> list[Token]:
    """Return the variables in the conditions after HAVING."""
    depth, found = tokens[having].depth, []
    for token in tokens[having + 1 :]:
        is_over = token.depth == depth and token.kind == "word" and token.text.upper() in _ENDS
        if is_over or token.depth < depth:
            break
        if token.kind == "variable":
            found.append(token)
    return found


def _aliases(query: str, tokens: Sequence[Token], having: int) -> dict[str, str]:
    """Return the expressions of the SELECT around a HAVING, by alias."""
    depth = tokens[having].depth
    before = [number for number in range(having) if tokens[number].depth == depth]
    selects = [number for number in before if tokens[number].text.upper() == "SELECT"]
    if not selects:
        return {}
    found = {}
    opened = 0
    for number in range(selects[-1] + 1, having):
        token = tokens[number]
        # The depth of an opening bracket is that of its contents.
        if token.depth == depth + 1 and token.text == "{":
            break
        if token.depth == depth + 1 and token.text == "(":
            opened = number
        is_named = token.depth == depth + 1 and token.text.upper() == "AS" and tokens[number + 1].kind == "variable"
        if is_named and opened:
            found[tokens[number + 1].text[1:]] = query[tokens[opened].end : token.start].strip()
    return found
