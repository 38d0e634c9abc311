"""``export`` and ``publish``: the graph as a whole.

For maintainers: RDF is written by the store, from one generation; other formats are made of the rows of two queries.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import click

from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.tool_commands import JSON, opened
from oxigraph_code.errors import ArgumentError
from oxigraph_code.store import find_format
from oxigraph_code.store.endpoint.publishing import Published, publish as publish_projects
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.answer.drawing import DRAWINGS, drawing
from oxigraph_code.tools.answer.json_text import json_text

_EXTENSIONS = {
    "ttl": "turtle", "nt": "ntriples", "nq": "nquads", "trig": "trig", "rdf": "rdfxml", "jsonld": "jsonld",
    "graphml": "graphml", "dot": "dot", "gv": "dot", "mmd": "mermaid", "csv": "csv", "json": "json",
}  # fmt: skip
_FORMATS = sorted(set(_EXTENSIONS.values()))


def _export(file: Path | None, form: str | None, graph: str, **values: Any) -> None:
    chosen = form or ("turtle" if file is None else _format_of(file))
    with opened(read_settings(values)) as workspace:
        if chosen in DRAWINGS:
            text = drawing(chosen, workspace.rows("graph_nodes", graph), workspace.rows("graph_edges", graph))
            if file is None:
                output.show_bytes(text)
            else:
                file.write_text(text, encoding="utf-8")
        elif file is not None:
            workspace.store.dump(file.absolute(), find_format(chosen).name, graph)
        else:
            _dump_to_standard_output(workspace, find_format(chosen).name, graph)
    if file is not None:
        output.warn(f"wrote {file}: {file.stat().st_size:,} bytes of {chosen}")


def _format_of(file: Path) -> str:
    """Return the format of a file's extension. Raises ``ArgumentError`` for an unknown one."""
    extension = file.suffix[1:].lower()
    if extension not in _EXTENSIONS:
        raise ArgumentError(
            f"{file} has no extension of a format",
            hint=f"use .{', .'.join(_EXTENSIONS)}, or name the format: --format {'|'.join(_FORMATS)}",
            argument="file",
        )
    return _EXTENSIONS[extension]


def _dump_to_standard_output(workspace: Workspace, form: str, graph: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "graph"
        workspace.store.dump(path, form, graph)
        with path.open("rb") as stream:
            while block := stream.read(1 << 20):
                sys.stdout.buffer.write(block)
        sys.stdout.buffer.flush()


export = click.Command(
    "export",
    callback=_export,
    params=[
        click.Argument(["file"], required=False, type=click.Path(path_type=Path, dir_okay=False), metavar="[FILE]"),
        click.Option(
            ["--format", "form"],
            type=click.Choice(_FORMATS),
            help="The format of the file.  [default: by its extension, turtle on standard output]",
        ),
        click.Option(["--graph"], default="", metavar="IRI", help="A named graph instead of the working graph."),
        *settings_options(),
    ],
    help=(
        "Write the whole graph to a file or to standard output, never cut.\n\nRDF formats hold every triple. GraphML, "
        "DOT, Mermaid, CSV and JSON hold the symbols and files with their calls, handovers, inheritance and imports."
    ),
    epilog=(
        "\b\nExamples:\n  oxigraph-code export shop.ttl\n  oxigraph-code export shop.graphml\n"
        "  oxigraph-code export --format ntriples | sort > shop.nt"
    ),
)


def _publish(projects: tuple[str, ...], as_json: bool, **values: Any) -> None:
    with opened(read_settings(values)) as workspace, tempfile.TemporaryDirectory() as folder:
        shared = workspace.shared
        chosen = _projects(workspace, projects)
        dump = Path(folder) / "graph.nt"
        workspace.store.dump(dump, "ntriples")
        rows = []
        for done in publish_projects(dump, shared, chosen):
            rows.append({**done._asdict(), "url": shared.address.url})
            if not as_json:
                output.show(_sent(done, shared.address.url))
        if as_json:
            output.show_json(json_text(rows))


def _sent(done: Published, url: str) -> str:
    return (
        f"{done.project}: {done.sent:,} parts sent with {done.triples:,} triples, {done.removed:,} removed, "
        f"{done.unchanged:,} unchanged, at {url}"
    )


def _projects(workspace: Workspace, names: tuple[str, ...]) -> list[str]:
    """Return the IRIs of the named projects, else of all.

    Raises ``ArgumentError`` for a name that is not indexed.
    """
    known = {row["project"]: row["name"] for row in workspace.rows("projects")}
    for name in names:
        if name not in (*known, *known.values()):
            raise ArgumentError(
                f"no project is called {name!r}",
                hint=f"indexed projects: {', '.join(sorted(known.values())) or 'none; index one first'}",
                argument="projects",
            )
    return sorted(iri for iri, name in known.items() if not names or iri in names or name in names)


publish = click.Command(
    "publish",
    callback=_publish,
    params=[click.Argument(["projects"], nargs=-1, metavar="[PROJECT]..."), JSON, *settings_options()],
    help=(
        "Send the indexed projects to the server of OXIGRAPH_STORE_URL, as far as they differ from its content.\n\n"
        "A run that was interrupted is continued by the next one. History and your own statements are not sent."
    ),
    epilog="\b\nExamples:\n  oxigraph-code publish\n  oxigraph-code publish shop",
)
