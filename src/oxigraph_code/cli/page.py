"""``view``: the code graph as a page in the browser.

For maintainers: the address is printed before the graph is asked anything, since a large one takes seconds. A project
without a graph is indexed first, with its progress shown.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import click

from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.tool_commands import opened
from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import AnsweredEarly, Call, Workspace


def _view(symbol: str, port: int, opens_browser: bool, export: Path | None, **values: Any) -> None:
    from oxigraph_code.tools.workspace.open_page import open_page
    from oxigraph_code.view import PageServer

    with opened(read_settings(values)) as workspace:
        if export or not workspace.generation():
            root = _require_project(workspace)
        if export:
            _write(export, workspace, symbol)
            output.show(f"{export}: the page of {root}, without a server")
            return
        try:
            server = PageServer(workspace, port)
        except OSError as error:
            problem = f"port {port} cannot be used: {error.strerror}"
            raise ArgumentError(problem, hint="choose another, or 0 for a free one", argument="port") from None
        with server, open_page(workspace.settings.store_path, server.server_port):
            serving = threading.Thread(target=server.serve_forever, daemon=True)
            serving.start()
            output.show(server.address_of(symbol))
            try:
                root = _require_project(workspace)
                output.warn(f"showing {root}; Ctrl-C ends")
                if opens_browser:
                    click.launch(server.address_of(symbol))
                serving.join()
            except KeyboardInterrupt:
                output.warn("ended")
            finally:
                server.shutdown()


def _write(path: Path, workspace: Workspace, symbol: str) -> None:
    from oxigraph_code.view import exported_page

    try:
        path.write_text(exported_page(workspace, symbol), encoding="utf-8")
    except OSError as error:
        problem = f"{path} cannot be written: {error.strerror}"
        raise ArgumentError(problem, hint="name a file in a folder that is there", argument="export") from None


def _require_project(workspace: Workspace) -> Path:
    """Return the root that is shown, indexed if it was not. Raises ``ArgumentError`` if there is none."""
    from oxigraph_code.tools.workspace.scope import find_scope

    try:
        return find_scope(workspace, Call(output.progress())).root
    except AnsweredEarly as early:
        hint = "run view in the folder of a project, or name one: --root PATH"
        raise ArgumentError(early.answer.text, hint=hint) from None


view = click.Command(
    "view",
    callback=_view,
    params=[
        click.Argument(["symbol"], required=False, default="", metavar="[SYMBOL]"),
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), default=0, help="The port on 127.0.0.1; 0 for a free one."
        ),
        click.Option(["--browser/--no-browser", "opens_browser"], default=True, help="Open the page in the browser."),
        click.Option(
            ["--export"],
            type=click.Path(path_type=Path),
            metavar="FILE",
            help="Write the page to one HTML file, and end.",
        ),
        *settings_options(),
    ],
    help=(
        "Show the code graph as a page in the browser, until interrupted.\n\n"
        "With SYMBOL the page opens at the impact of a symbol.\n\n"
        "The page is served to this machine alone and loads nothing from the network. Its address has a token."
    ),
    epilog=(
        "\b\nExamples:\n  oxigraph-code view\n  oxigraph-code view Huey.enqueue\n"
        "  oxigraph-code view --export page.html\n"
        "  oxigraph-code view --no-browser --port 8080"
    ),
)
