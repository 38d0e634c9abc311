"""Predictions out of a store: the sources are indexed, and SPARQL queries ask the graph.

For maintainers: this is the measure; ``direct`` is its fast shadow. The rules of an edge are asked of the call sites
that have the same two ends, since edges themselves carry none.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from benchmarks.accuracy.predictions import MODULE, Edge, Place, Predictions, Site
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.admin.reports import load_report

_PLACES = """
SELECT ?symbol ?file ?line ?name ?isModule WHERE {
  { ?symbol code:definedIn/code:relativePath ?file ; code:qualifiedName ?any ; code:startLine ?line ; code:name ?name
    BIND(false AS ?isModule) }
  UNION { ?symbol a code:Module ; code:relativePath ?file BIND(1 AS ?line) BIND("" AS ?name) BIND(true AS ?isModule) }
}
"""
_EDGES = "SELECT DISTINCT ?from ?to WHERE { ?from %s ?to FILTER NOT EXISTS { ?to a code:ExternalSymbol } }"
_SITES = """
SELECT ?site ?caller ?callee ?line ?file ?text ?rule ?reason WHERE {
  { ?site code:callee ?callee OPTIONAL { ?site code:resolution ?found } BIND(COALESCE(?found, "external") AS ?rule) }
  UNION {
    ?site code:calleeText ?text
    OPTIONAL { ?site code:unresolvedReason ?stated } BIND(COALESCE(?stated, "unknown-receiver") AS ?reason)
  }
  ?site code:caller ?caller ; code:startLine ?line .
  ?caller code:definedIn?/code:relativePath ?file .
}
"""
_CALLS = "code:calls|code:instantiates"
_INHERITS = "code:extends|code:implementsTrait"

Row = Mapping[str, str]


def predicted(root: Path, scip: Path | None = None) -> Predictions:
    """Index a folder into a fresh store, with an index in SCIP, and return the edges of the graph."""
    with tempfile.TemporaryDirectory() as folder:
        settings = load_settings({"store_path": Path(folder), "max_result_bytes": 0, "query_timeout_s": 600})
        workspace = Workspace.open(settings)
        try:
            load_code(workspace, Call(), str(root))
            if scip is not None:
                print(load_report(workspace, Call(), str(scip), project=str(root)).text, file=sys.stderr)
            return _asked(workspace)
        finally:
            workspace.close()


def _asked(workspace: Workspace) -> Predictions:
    def rows(query: str) -> list[Row]:
        found = json.loads(workspace.store.query(query).text)["results"]["bindings"]
        return [{name: term["value"] for name, term in row.items()} for row in found]

    places = {
        row["symbol"]: Place(row["file"], int(row["line"]), MODULE if row["isModule"] == "true" else row["name"])
        for row in rows(_PLACES)
    }
    sites = rows(_SITES)
    lines: dict[tuple[str, str], dict[int, None]] = {}
    rules: dict[tuple[str, str], dict[str, None]] = {}
    for site in sites:
        if "callee" in site:
            ends = site["caller"], site["callee"]
            lines.setdefault(ends, {})[int(site["line"])] = None
            rules.setdefault(ends, {})[site.get("rule", "")] = None

    def edges(path: str) -> list[Edge]:
        ends = [(row["from"], row["to"]) for row in rows(_EDGES % f"({path})")]
        found = [
            Edge(
                places[caller],
                places[callee],
                tuple(lines.get((caller, callee), ())),
                tuple(rules.get((caller, callee), ())),
            )
            for caller, callee in ends
        ]
        return [edge for edge in found if edge.is_listed]

    return Predictions(edges(_CALLS), edges(_INHERITS), list(_sites(sites, places)))


def _sites(rows: Iterable[Row], places: Mapping[str, Place]) -> Iterable[Site]:
    for row in rows:
        callee = row.get("callee", "")
        # The callee of a resolved site has a name; the text of the others ends in it.
        name = places[callee].name if callee in places else (re.findall(r"\w+", row.get("text", callee)) or [""])[-1]
        is_external = bool(callee) and callee not in places
        yield Site(row["file"], int(row["line"]), name, row.get("rule", ""), row.get("reason", ""), is_external)
