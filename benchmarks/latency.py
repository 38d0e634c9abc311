"""The latency of tools in a running server: medians and 95th percentiles over many symbols.

Run: ``python -m benchmarks.latency PROJECT [--symbols 40] [--clients 1] [--store FOLDER]``. The project is indexed
first. The symbols are functions, methods and classes, drawn with a seed. Several clients have a server each, and ask
about other symbols at the same time. Prints milliseconds as a client sees them, from the start of a server to its first
answer as well, and the load of the machine, which all its programs add to. The mean cost of the servers' processes is
in milliseconds of CPU, with one client alone.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from anyio.from_thread import start_blocking_portal
from mcp import Client, StdioServerParameters

from benchmarks.freshness import processor_seconds
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace

_SEED = 6
_FIRST = "first answer"
_SYMBOLS = """
SELECT ?name ?path WHERE {
  VALUES ?kind { code:Function code:Method code:Class }
  ?symbol a ?kind ; code:qualifiedName ?name ; code:definedIn/code:relativePath ?path .
}
"""


def calls(name: str, path: str, other: str) -> dict[str, dict[str, Any]]:
    """Return one call of each tool about a symbol."""
    symbol, last = f"{path}:{name}", name.rpartition(".")[2]
    return {
        "repo_map": {},
        "outline": {"path": path},
        "read_snippet": {"path": path, "start": 10, "end": 60},
        "get_symbol": {"symbol": symbol},
        "get_callers": {"symbol": symbol},
        "get_callees": {"symbol": symbol},
        "find_references": {"symbol": symbol},
        "type_hierarchy": {"symbol": symbol},
        "impact_analysis": {"symbol": symbol},
        "find_path": {"source": symbol, "target": other},
        "get_dependencies": {"path": path},
        "search_code": {"query": last},
        "get_context": {"task": f"change {name} in {path}"},
        "get_subgraph": {"seeds": symbol},
        "ask": {"question": f"who calls {last}?"},
        "sparql_query": {"query": "SELECT ?class WHERE { ?class a code:Class } LIMIT 5"},
        "recent_changes": {"path": path},
        "review_change": {},
        "index_status": {},
    }


def drawn(workspace: Workspace, count: int) -> list[tuple[str, str]]:
    rows = json.loads(workspace.store.query(_SYMBOLS, max_bytes=0).text)["results"]["bindings"]
    found = sorted({(row["name"]["value"], row["path"]["value"]) for row in rows})
    return random.Random(_SEED).sample(found, min(count, len(found)))


def measured(root: Path, store: Path, symbols: list[tuple[str, str]]) -> dict[str, list[tuple[float, float]]]:
    """Measure the milliseconds of calls by tool, wall and CPU.

    Of the round that starts processes only its first call counts, from the start on.
    """
    environment = {
        **os.environ,
        "OXIGRAPH_STORE_PATH": str(store),
        "OXIGRAPH_LOG": "error",
        "OXIGRAPH_TOOLS": "all",
    }
    server = StdioServerParameters(
        command=sys.executable, args=["-P", "-m", "oxigraph_code.server"], env=environment, cwd=root
    )
    found: dict[str, list[tuple[float, float]]] = {}
    with start_blocking_portal() as portal:
        cost, began = _cost_of_server(), time.perf_counter()
        client = Client(server)
        with portal.wrap_async_context_manager(client):
            path, name = reversed(symbols[0])
            portal.call(client.call_tool, "get_callers", {"symbol": f"{path}:{name}"})
            found[_FIRST] = [((time.perf_counter() - began) * 1000, (_cost_of_server() - cost) * 1000)]
            for number, (name, path) in enumerate(symbols):
                beside = symbols[number - 1]
                for tool, arguments in calls(name, path, f"{beside[1]}:{beside[0]}").items():
                    cost, began = _cost_of_server(), time.perf_counter()
                    portal.call(client.call_tool, tool, arguments)
                    passed = time.perf_counter() - began
                    if number:
                        found.setdefault(tool, []).append((passed * 1000, (_cost_of_server() - cost) * 1000))
    return found


def measured_together(
    root: Path, store: Path, symbols: list[tuple[str, str]], clients: int
) -> dict[str, list[tuple[float, float]]]:
    """Measure several clients at the same time, each with its part of the symbols."""
    found: dict[str, list[tuple[float, float]]] = {}
    parts = [symbols[first::clients] for first in range(clients)]
    with ThreadPoolExecutor(clients) as threads:
        for of_one in threads.map(partial(measured, root, store), parts):
            for tool, times in of_one.items():
                found.setdefault(tool, []).extend(times)
    return found


def _cost_of_server() -> float:
    """Return the CPU seconds of the processes that this one has started."""
    return processor_seconds(os.getpid()) - time.process_time()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("project", type=Path)
    parser.add_argument("--symbols", type=int, default=40)
    parser.add_argument("--clients", type=int, default=1)
    parser.add_argument("--store", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root, store = options.project.resolve(), (options.store or Path(folder, "store")).resolve()
        settings = load_settings({"store_path": store})
        IndexJob(root, [], settings).run(lambda *_: None)
        workspace = Workspace.open(settings)
        symbols = drawn(workspace, (options.symbols + 1) * options.clients)
        workspace.close()
        found = measured_together(root, store, symbols, options.clients)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(f"{'ms':18}{'median':>9}{'95th':>9}{'CPU':>9}")
    for tool, calls_made in found.items():
        times, costs = zip(*calls_made, strict=True)
        last = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
        print(f"{tool:18}{statistics.median(times):9.1f}{last:9.1f}{statistics.fmean(costs):9.1f}")


if __name__ == "__main__":
    main()
