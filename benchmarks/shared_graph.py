"""A graph in the embedded store beside the same graph on servers: loading, and five questions.

Run: ``python -m benchmarks.shared_graph DUMP [--triples N] [--stores NAME ...]``. ``DUMP`` is the graph of one project
as N-Triples, as ``oxigraph-code export FILE.nt`` writes it. It is loaded under several names until there are so many
triples, into one store after the other. Servers are started on this machine, with their files in the temporary folder,
and get the projects as ``oxigraph-code publish`` sends them. Prints seconds of loading, and the median milliseconds of
five askings after a first one; the questions are about one project, the last about all of them.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.store.servers import VIRTUOSO_USER, oxigraph, virtuoso

from oxigraph_code import identity, queries
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, LocalStore, RdfSource, ReadableStore, ServerAddress
from oxigraph_code.store.endpoint.publishing import publish

STORES = ("embedded", "oxigraph", "virtuoso")
_ROUNDS = 5
_BUFFERS = 170_000
"""Pages of 8 KB that Virtuoso keeps in memory: two gigabytes."""
_PROJECT = re.compile(rb"#project/([^/?>]+)>")
_MAX_CALLED = """
SELECT ?function (COUNT(?caller) AS ?callers) { ?caller code:calls ?function }
GROUP BY ?function ORDER BY DESC(?callers) LIMIT 1
"""
_LARGEST_FILE = """
SELECT ?module (COUNT(?symbol) AS ?symbols) { ?symbol code:definedIn ?module }
GROUP BY ?module ORDER BY DESC(?symbols) LIMIT 1
"""
_LARGEST_TYPE = """
SELECT ?type (COUNT(?other) AS ?others) { ?other code:extends ?type }
GROUP BY ?type ORDER BY DESC(?others) LIMIT 1
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.shared_graph", description=__doc__)
    parser.add_argument("dump", type=Path, metavar="DUMP")
    parser.add_argument("--triples", type=int, default=2_000_000, metavar="N")
    parser.add_argument("--stores", nargs="+", choices=STORES, default=STORES)
    options = parser.parse_args()
    os.environ["NO_PROXY"] = "127.0.0.1"
    with options.dump.open("rb") as lines:
        size = sum(1 for _ in lines)
    copies = max(1, round(options.triples / size))
    with options.dump.open("rb") as lines:
        key = next(found[1].decode() for line in lines if (found := _PROJECT.search(line)))
    print(f"{copies} x {size:,} triples; load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    for name in options.stores:
        with tempfile.TemporaryDirectory() as folder, _opened(name, Path(folder)) as store:
            began = time.perf_counter()
            projects = [_load(store, options.dump, key, number, Path(folder)) for number in range(copies)]
            seconds = time.perf_counter() - began
            rate = copies * size / seconds
            print(
                f"{name}: loaded in {seconds:.0f} s, {rate:,.0f} triples/s, {_size(Path(folder)) / 1e6:,.0f} MB",
                flush=True,
            )
            graphs = [] if name == "embedded" else [identity.published(project) for project in projects]
            for question, milliseconds in _answered(store, graphs, projects[0]):
                print(f"  {question:40}{milliseconds:10,.0f} ms", flush=True)


@contextmanager
def _opened(name: str, folder: Path) -> Iterator[LocalStore | EndpointStore]:
    settings = Settings(store_path=folder / "store", query_timeout_s=1800.0, query_memory_mb=0)
    if name == "embedded":
        with closing(LocalStore(settings)) as local:
            yield local
        return
    user, secret = VIRTUOSO_USER if name == "virtuoso" else ("", "")
    server = (
        virtuoso(buffers=_BUFFERS, within=folder)
        if name == "virtuoso"
        else oxigraph("--location", str(folder / "server"))
    )
    with server as url, closing(EndpointStore(settings, ServerAddress(url, user=user, secret=secret))) as store:
        yield store


def _load(store: LocalStore | EndpointStore, dump: Path, key: str, number: int, folder: Path) -> str:
    """Load the project under another name; its IRI."""
    renamed = f"{key}{number}"
    copy = folder / "copy.nt"
    old, new = f"#project/{key}".encode(), f"#project/{renamed}".encode()
    with dump.open("rb") as lines, copy.open("wb") as written:
        written.writelines(line.replace(old, new) for line in lines)
    if isinstance(store, LocalStore):
        store.load(RdfSource("ntriples", path=copy))
    else:
        for _ in publish(copy, store, [identity.project(renamed)]):
            pass
    copy.unlink()
    print(f"  {renamed}", file=sys.stderr, flush=True)
    return identity.project(renamed)


def _answered(store: ReadableStore, graphs: list[str], project: str) -> Iterator[tuple[str, float]]:
    """Yield the questions and their times."""
    own = [identity.published(project)] if graphs else []

    def found(query: str, name: str) -> str:
        prefix = f"PREFIX code: <{identity.BASE}>\n"
        inside = f'{{ FILTER(STRSTARTS(STR(?{name}), "{project}/"))'
        return store.rows(prefix + query.replace("{", inside, 1), own)[0][name]

    function, module, base = (
        found(query, name)
        for query, name in ((_MAX_CALLED, "function"), (_LARGEST_FILE, "module"), (_LARGEST_TYPE, "type"))
    )
    name = queries.StringTerm(function.rpartition("/")[2].rpartition(".")[2])
    questions = {
        "where is it": (queries.bind("symbols_by_name", name=[name], module=None), own),
        "who calls it": (queries.bind("calling", symbol=[function]), own),
        "what is in this file": (queries.bind("symbols_in_module", module=[module]), own),
        "what derives from it": (queries.bind("subtypes_of", type=[base]), own),
        "where is it, in all projects": (queries.bind("symbols_by_name", name=[name], module=None), graphs),
    }
    for question, (query, asked) in questions.items():
        times = []
        for _ in range(_ROUNDS + 1):
            began = time.perf_counter()
            rows = store.rows(query, asked)
            times.append((time.perf_counter() - began) * 1000)
        yield f"{question} ({len(rows):,} rows)", statistics.median(times[1:])


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    main()
