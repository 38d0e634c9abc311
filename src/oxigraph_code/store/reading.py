"""The process that answers queries: ``python -P -m oxigraph_code.store.reading STORE``.

For maintainers: a query cannot be stopped and may abort the process, so it runs here, and the parent kills this process
at the deadline. Between two queries it moves to the newest generation. Results are consumed by the one thread that
serves. The open generation stays locked, so that no writer removes it. It never changes, so the rows of expensive
queries are kept beside it and removed with it; a file that cannot be read, or is not as it was written, is no file. See
decisions 0154 and 0157. This module must not know the caller.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pyoxigraph

from oxigraph_code.errors import QueryError, StoreError
from oxigraph_code.processes.child import Progress, restore_tagged, serve
from oxigraph_code.store.changes import DEFAULT, graph_names
from oxigraph_code.store.engine import is_panic, named_node, panic_problem, parse_query
from oxigraph_code.store.formats import find_format
from oxigraph_code.store.layout import NEW_SUFFIX, Pin, StoreFolder
from oxigraph_code.store.problems import damage_problem, is_damage, sparql_problem, store_problem
from oxigraph_code.store.requests import Dump, Graphs, ReadQuery, ReadRows, StoreRequest
from oxigraph_code.store.results import answer_of, rows_of
from oxigraph_code.store.tokens import PREFIXES

_Graph = pyoxigraph.NamedNode | pyoxigraph.BlankNode | pyoxigraph.DefaultGraph
Rows: TypeAlias = tuple[list[str], list[list[str | None]]]
"""The variables of a query, and their values in each solution."""
_WORTH_KEEPING_S = 0.01
_MAX_FILES = 64
_decoder: msgspec.msgpack.Decoder[Rows] = msgspec.msgpack.Decoder(Rows)


class Reader:
    """Answers queries about the newest generation of one store; a missing store is an empty one."""

    def __init__(self, folder: StoreFolder) -> None:
        self._folder = folder
        self._pin: Pin | None = None
        self._store: pyoxigraph.Store | None = None

    def handle(self, data: Any, _progress: Progress) -> Any:
        store = self._newest()
        try:
            match restore_tagged(data, StoreRequest):
                case Graphs():
                    return _graphs(store)
                case Dump(path=path, form=form, graph=graph):
                    return _dump(store, path, form, graph)
                case ReadRows(query=query, graphs=names, is_kept=is_kept):
                    with _asking(store, query, names) as ask:
                        make = partial(rows_of, query, ask)
                        if is_kept and self._pin is not None:
                            return kept_rows(self._folder.rows(self._pin.number), query, names, make)
                        return make()
                case ReadQuery(query=query, graphs=names, max_bytes=limit):
                    with _asking(store, query, names) as ask:
                        return answer_of(ask(query), limit)
            return None
        except BaseException as error:
            if is_panic(error):
                raise panic_problem(error) from None
            raise

    def _newest(self) -> pyoxigraph.Store:
        opened = self._pin.number if self._pin else None
        # A store that another version converted has another generation, so an open one needs no check.
        if self._store is not None and opened is not None and self._folder.current() == opened:
            return self._store
        number = self._folder.current() if self._folder.exists() else None
        if self._store is not None and number == opened:
            return self._store
        pin = self._folder.pin() if number is not None else None
        if pin is None:
            fresh = pyoxigraph.Store()
        else:
            try:
                fresh = pyoxigraph.Store.read_only(str(pin.path))
            except (OSError, RuntimeError) as error:
                pin.release()
                if isinstance(error, OSError) or is_damage(error):
                    raise _problem_of(error, pin.path) from None
                raise
        self._store = fresh
        if self._pin is not None:
            self._pin.release()
        self._pin = pin
        return fresh


def _problem_of(error: OSError | RuntimeError, path: Path) -> StoreError:
    return store_problem(error, path) if isinstance(error, OSError) else damage_problem(error, path)


@contextmanager
def _asking(store: pyoxigraph.Store, query: str, names: Sequence[str]) -> Iterator[Callable[[str], Any]]:
    """Provide a function that queries graphs; the engine's errors get a hint."""
    try:
        graphs: list[_Graph] = [named_node(name, "default_graph") for name in names]
        yield partial(store.query, prefixes=PREFIXES, default_graph=graphs or None)
    except (SyntaxError, OSError, RuntimeError, ValueError) as error:
        raise sparql_problem(error, query, parse_query) from None
    except RecursionError:
        raise QueryError("the query is too deeply nested", hint="write it flatter") from None


def _graphs(store: pyoxigraph.Store) -> list[str]:
    default, *named = graph_names(store)
    has_default = next(store.quads_for_pattern(None, None, None, pyoxigraph.DefaultGraph()), None) is not None
    return [DEFAULT, *named] if has_default and default else named


def _dump(store: pyoxigraph.Store, path: str, form: str, graph: str) -> None:
    """Write one graph to a file; of formats that name graphs only that graph is written, too."""
    chosen = pyoxigraph.RdfFormat.from_extension(find_format(form).extensions[0])
    if chosen is None:
        raise QueryError(f"{form} cannot be written", hint="give another format")
    source = named_node(graph, "graph") if graph else pyoxigraph.DefaultGraph()
    store.dump(path, chosen, from_graph=source, prefixes=PREFIXES)


def kept_rows(folder: Path, query: str, graphs: Sequence[str], make: Callable[[], Rows]) -> Rows:
    """Read the rows of a query from a folder, or make them, and keep them there if that took long."""
    digest = hashlib.sha256("\0".join([query, *graphs]).encode()).hexdigest()
    path = folder / digest[:32]
    with suppress(OSError, msgspec.DecodeError):
        return _decoder.decode(path.read_bytes())
    began = time.thread_time()
    rows = make()
    if time.thread_time() - began >= _WORTH_KEEPING_S:
        with suppress(OSError):
            _keep(path, rows)
    return rows


def _keep(path: Path, rows: Rows) -> None:
    path.parent.mkdir(exist_ok=True)
    if path.parent.is_symlink() or next(islice(path.parent.iterdir(), _MAX_FILES - 1, None), None) is not None:
        return
    fresh = path.with_name(f"{path.name}-{os.getpid()}{NEW_SUFFIX}")
    fresh.write_bytes(msgspec.msgpack.encode(rows))
    fresh.replace(path)


if __name__ == "__main__":
    serve(Reader(StoreFolder(Path(sys.argv[1]))).handle)
