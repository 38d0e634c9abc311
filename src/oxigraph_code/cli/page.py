"""``view``: the code graph as a page in the browser.

For maintainers: the map is made before the address is printed, so that the page draws at once.
"""

from __future__ import annotations

from typing import Any

import click

from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.tool_commands import opened
from oxigraph_code.errors import ArgumentError


def _view(port: int, opens_browser: bool, **values: Any) -> None:
    from oxigraph_code.tools import Answer, Call
    from oxigraph_code.tools.workspace.scope import find_scope
    from oxigraph_code.view import PageServer

    with opened(read_settings(values)) as workspace:
        scope = find_scope(workspace, Call(output.progress()))
        if isinstance(scope, Answer):
            raise ArgumentError(scope.text, hint="run view in the folder of a project, or give one: --root PATH")
        try:
            server = PageServer(workspace, port)
        except OSError as error:
            problem = f"port {port} cannot be used: {error.strerror}"
            raise ArgumentError(problem, hint="choose another, or 0 for a free one", argument="port") from None
        with server:
            server.prepare()
            output.show(server.address)
            output.warn(f"showing {scope.root}; Ctrl-C ends")
            if opens_browser:
                click.launch(server.address)
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                output.warn("ended")


view = click.Command(
    "view",
    callback=_view,
    params=[
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), default=0, help="The port on 127.0.0.1; 0 for a free one."
        ),
        click.Option(["--browser/--no-browser", "opens_browser"], default=True, help="Open the page in the browser."),
        *settings_options(),
    ],
    help=(
        "Show the code graph as a page in the browser, until interrupted.\n\n"
        "The page is served to this machine alone and loads nothing from the network. Its address has a token."
    ),
    epilog="\b\nExamples:\n  oxigraph-code view\n  oxigraph-code view --no-browser --port 8080",
)
