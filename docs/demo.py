"""Index this repository, start the server, ask it questions as a client, and print the answers.

For maintainers: run by ``make demo``. Nothing here is special to the demonstration: the client is the protocol's own
and the server is the one that editors start.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
from pathlib import Path

from mcp import Client, StdioServerParameters
from mcp.types import TextContent

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / ".demo"

CALLS: tuple[tuple[str, str, dict[str, str | int]], ...] = (
    (
        "What do I have to read, to let a query have more time?",
        "get_context",
        {"task": "let a query have more time before its deadline", "max_chars": 4000},
    ),
    ("Who ends a child process?", "get_callers", {"symbol": "Child.kill"}),
    ("What breaks if that changes?", "impact_analysis", {"symbol": "Child.kill", "max_chars": 2000}),
    ("Who reads the limit of a query?", "find_references", {"symbol": "Settings.query_timeout_s", "max_chars": 2000}),
)
QUESTIONS: tuple[tuple[str, str], ...] = (
    (
        "How much code is there, by kind?",
        """SELECT ?kind (COUNT(?x) AS ?count)
WHERE {
  VALUES ?kind { code:Module code:Class code:Function code:Method code:Import }
  ?x a ?kind
}
GROUP BY ?kind ORDER BY DESC(?count)""",
    ),
    (
        "Which classes are errors, and what does each mean?",
        """SELECT ?name ?meaning
WHERE { ?class a code:Class ; code:name ?name ; code:base "QueryError" ; code:docstring ?meaning }
ORDER BY ?name""",
    ),
    (
        "Which calls could not be resolved, and why?",
        """SELECT ?reason (COUNT(?site) AS ?sites)
WHERE {
  ?site code:calleeText ?text .
  OPTIONAL { ?site code:unresolvedReason ?stored }
  BIND(COALESCE(?stored, "unknown-receiver") AS ?reason)
}
GROUP BY ?reason ORDER BY DESC(?sites)""",
    ),
    (
        "What does the project need to run?",
        """SELECT ?package ?version
WHERE {
  ?project a code:Project ; code:hasDependency ?dependency .
  FILTER NOT EXISTS { ?project code:enclosingProject ?around }
  ?dependency code:name ?package .
  OPTIONAL { ?dependency code:version ?version }
  FILTER NOT EXISTS { ?dependency code:dependencyGroup ?group }
}
ORDER BY ?package""",
    ),
    (
        "Does anything but the store import pyoxigraph?",
        """ASK {
  ?module code:relativePath ?path ; code:hasImport/code:importPath ?what .
  FILTER(STRSTARTS(?what, "pyoxigraph") && STRSTARTS(?path, "src/") && !CONTAINS(?path, "/store/"))
}""",
    ),
)


async def main() -> None:
    shutil.rmtree(STORE, ignore_errors=True)
    server = StdioServerParameters(
        command=sys.executable,
        args=["-P", "-m", "oxigraph_code.server"],
        env={**os.environ, "OXIGRAPH_STORE_PATH": str(STORE), "OXIGRAPH_LOG": "warning"},
    )
    async with Client(server) as client:
        print(f"tools: {', '.join(tool.name for tool in (await client.list_tools()).tools)}\n")
        print("> load_code(this repository)")
        print(await ask(client, "load_code", path=str(ROOT)), end="\n\n")
        for question, tool, arguments in CALLS:
            said = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
            print(f"> {question}\n{tool}({said})")
            print(await ask(client, tool, **arguments), end="\n\n")
        for question, query in QUESTIONS:
            print(f"> {question}\n{query}")
            print(_table(await ask(client, "sparql_query", query=query)), end="\n\n")


async def ask(client: Client, tool: str, **arguments: str | int) -> str:
    """Call a tool and return its text; raise ``RuntimeError`` with the text if it failed."""
    result = await client.call_tool(tool, arguments)
    said = "\n".join(block.text for block in result.content if isinstance(block, TextContent))
    if result.is_error:
        raise RuntimeError(said)
    return said


def _table(answer: str) -> str:
    """Return a SELECT's JSON as lines for people; any other answer as it is."""
    if not answer.startswith("{"):
        return answer
    parsed = json.loads(answer)
    names = parsed["head"]["vars"]
    rows = [
        [row.get(name, {}).get("value", "").rpartition("#")[2] for name in names]
        for row in parsed["results"]["bindings"]
    ]
    widths = [max(map(len, column)) for column in zip(names, *rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in [names, *rows]
    )


if __name__ == "__main__":
    asyncio.run(main())
