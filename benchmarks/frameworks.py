"""The routes found in programs of which each has a framework of its own.

Run: ``python -m benchmarks.frameworks FOLDER WORD...``, where each folder in ``FOLDER`` is a program. Prints the
programs without a route for each word, and the number of programs that have one for all, as for ``json plaintext`` in a
folder of github.com/TechEmpower/FrameworkBenchmarks, whose programs answer the same requests.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace

_ROUTES = "SELECT ?name WHERE { ?route a code:Route ; code:name ?name }"


def routes_of(program: Path) -> list[str]:
    """Index a program into a store of its own, and list its routes."""
    with tempfile.TemporaryDirectory() as folder:
        settings = load_settings({"store_path": Path(folder, "store")})
        try:
            IndexJob(program, [], settings).run(lambda *_: None)
        except OxigraphCodeError:
            return []
        workspace = Workspace.open(settings)
        try:
            rows = json.loads(workspace.store.query(_ROUTES, max_bytes=0).text)["results"]["bindings"]
        finally:
            workspace.close()
    return [row["name"]["value"] for row in rows]


def lacking(routes: Sequence[str], words: Sequence[str]) -> list[str]:
    """List the words that no route has, without regard to case."""
    return [word for word in words if not any(word.lower() in route.lower() for route in routes)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="+")
    options = parser.parse_args()
    programs = sorted(one for one in options.folder.resolve().iterdir() if one.is_dir())
    whole = 0
    for program in programs:
        routes = routes_of(program)
        missing = lacking(routes, options.words)
        whole += not missing
        if missing:
            print(f"{program.name}: {len(routes)} routes, none for {', '.join(missing)}", flush=True)
    print(f"{whole} of {len(programs)} programs have a route for each of {', '.join(options.words)}")


if __name__ == "__main__":
    main()
