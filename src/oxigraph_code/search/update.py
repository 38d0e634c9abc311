"""Bring the search index up to date with the graph, module by module.

For maintainers: modules are compared by the hash of their content, so that a generation with one different file costs
what that file costs. Counts of dependents may lag behind; they are refreshed when much has changed, or when that is
cheap. An index that was made while calls were still being resolved gets tests, routes, counts and symbols of libraries
later, and nothing else of it is made again. One process writes, others wait for it and find the work done. This module
must not know the searches. See decision 0112.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.facts.found import decode_found, noted_modules
from oxigraph_code.file_tree import FileTree
from oxigraph_code.processes.database import is_busy
from oxigraph_code.search import graph
from oxigraph_code.search.bodies import lines_as_indexed
from oxigraph_code.search.file import (
    projects_without_links,
    set_projects_without_links,
    set_source,
    set_state,
    source,
    state,
)
from oxigraph_code.search.graph import Ask
from oxigraph_code.search.meaning import lacks_vectors, put_vectors
from oxigraph_code.search.past import put_past
from oxigraph_code.search.writing import (
    count_again,
    learn,
    mark_tests,
    marked_in,
    put,
    put_others,
    put_outside,
    take_out,
    unknown_symbols,
)

Told = Callable[[str, int, int], None]

_STAGE = "making the search index"
_WAITING = "another process makes the search index"
_LONGEST_WAIT_S = 300.0
# From so many changed modules on, it pays to read what a run noted.
_MAX_UNNOTED = 200
# Counts are refreshed after changes of more than this fraction of the modules, or if there are few modules.
_SHARE = 20
_MAX_COUNTED = 200


class State(NamedTuple):
    """The source of an index: a generation, and the index format of the whole graph.

    The format is 0 for an older one, in which the same files may have other triples.
    """

    generation: int
    format: int


def bring_up_to_date(
    database: sqlite3.Connection,
    ask: Ask,
    current: Callable[[], State],
    told: Told,
    noted: Callable[[], bytes] = bytes,
    *,
    reads_files: bool = True,
) -> None:
    """Update the index to the current generation of the graph.

    ``noted`` returns the symbols that an index run noted beside the generation. Without ``reads_files`` comments are
    left out, for a graph whose files are not here.
    """
    if _noted(database) == current():
        return
    with _turn(database, told):
        # Another process may have done it meanwhile. The next search sees later generations.
        wanted = current()
        if _noted(database) != wanted:
            is_other = _noted(database).format != wanted.format
            _renew(database, ask, told, noted, is_other=is_other, reads_files=reads_files)
            set_state(database, "generation", wanted.generation)
            set_state(database, "format", wanted.format)


def bring_texts_up_to_date(
    database: sqlite3.Connection,
    tree: FileTree,
    tip: str,
    generation: int,
    paths: Callable[[], Sequence[str]],
    told: Told,
) -> None:
    """Update the texts that are no modules: the other files of a root, and its past commits.

    The files are compared once for each generation, the commits for each ``tip``; ``paths`` lists the files.
    """
    files, commits = f"files of {tree.root}", f"past of {tree.root}"
    if source(database, files) == str(generation) and source(database, commits) == tip:
        return
    with _turn(database, told):
        if source(database, files) != str(generation):
            put_others(database, tree, paths())
            set_source(database, files, str(generation))
        if source(database, commits) != tip:
            put_past(database, tree.root, tip)
            set_source(database, commits, tip)


def bring_vectors_up_to_date(database: sqlite3.Connection, told: Told) -> None:
    """Make the vectors of the modules that have none, if the extra ``meaning`` is installed."""
    if lacks_vectors(database):
        with _turn(database, told):
            put_vectors(database)


def _noted(database: sqlite3.Connection) -> State:
    return State(state(database, "generation"), state(database, "format"))


@contextmanager
def _turn(database: sqlite3.Connection, told: Told) -> Iterator[None]:
    """Wait until no other process writes; all changes are kept, or none."""
    end = time.monotonic() + _LONGEST_WAIT_S
    while not database.in_transaction:
        try:
            database.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if not is_busy(error) or time.monotonic() > end:
                raise
            told(_WAITING, 0, 0)
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _renew(
    database: sqlite3.Connection,
    ask: Ask,
    told: Told,
    noted: Callable[[], bytes],
    *,
    is_other: bool,
    reads_files: bool,
) -> None:
    hashes = graph.content_hashes(ask)
    known = dict(database.execute(f"SELECT iri, {'NULL' if is_other else 'hash'} FROM module WHERE path != ''"))  # noqa: S608
    marked = graph.marked_modules(ask)
    routes = graph.routes(ask)
    # The path of a route may be stated in another file.
    others = (marked ^ marked_in(database)) | {routes[iri] for iri in unknown_symbols(database, routes)}
    gone = [iri for iri, digest in known.items() if hashes.get(iri) != digest or iri in others]
    changed = {iri for iri, digest in hashes.items() if known.get(iri) != digest or iri in others}
    unresolved = graph.unresolved_projects(ask)
    is_completed = bool(projects_without_links(database) - unresolved)
    known_to_run: dict[str, bytes] = {}
    if is_completed or len(changed) > _MAX_UNNOTED:
        with_routes = hashes.keys() & {*routes.values()}
        # Routes are not noted. After the hashes, so that a newer generation is never taken for an older one.
        known_to_run = {iri: found for iri, found in noted_modules(noted()).items() if iri not in with_routes}
    if is_completed:
        completed = with_routes | (known_to_run.keys() & hashes.keys())
        gone += [iri for iri in completed - changed if iri in known]
        changed |= completed
    uncounted = state(database, "uncounted") + len(changed)
    is_counted = is_completed or uncounted * _SHARE >= len(hashes) or len(hashes) <= _MAX_COUNTED
    before = take_out(database, gone)
    dependents = graph.dependents(ask) if is_counted else before
    roots = {row["project"]: Path(row["root"]) for row in ask("projects")} if reads_files else {}

    def tell(done: int) -> None:
        if len(changed) > graph.AT_ONCE:
            told(_STAGE, done, len(changed))

    tell(0)
    vocabulary: set[str] = set()
    read = graph.read(ask, changed - known_to_run.keys(), tell)
    for module in chain((decode_found(known_to_run[iri]) for iri in sorted(changed & known_to_run.keys())), read):
        project = identity.project_of(module.iri)
        path = identity.decode(module.iri.removeprefix(f"{project}/"))
        digest = hashes[module.iri]
        lines: Sequence[str] = lines_as_indexed(roots[project], path, digest) if project in roots else ()
        vocabulary |= put(
            database, module, identity.readable(path), digest, lines, dependents, is_marked=module.iri in marked
        )
    vocabulary |= put_outside(database, graph.outside(ask), dependents)
    learn(database, vocabulary)
    if is_completed:
        mark_tests(database, graph.tests(ask))
    set_projects_without_links(database, unresolved)
    if is_counted:
        count_again(database, dependents)
    set_state(database, "uncounted", 0 if is_counted else uncounted)
