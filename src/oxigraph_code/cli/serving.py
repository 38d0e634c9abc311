"""``serve`` and ``watch``: the commands that go on until they are interrupted.

For maintainers: the server's own imports take most of a second, so they wait until it starts.
"""

from __future__ import annotations

import os
import re
import secrets
import socket
import time
from contextlib import ExitStack
from typing import Any

import click

from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.errors import ArgumentError, ConfigError
from oxigraph_code.server.host_names import AllowedHosts
from oxigraph_code.settings.project_file import settings_of_server

_PAUSE_S = 0.5
_ADDRESS = "127.0.0.1:8765"
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - to tell it from an address of its own
_VARIABLE = "OXIGRAPH_HTTP_TOKEN"
_TOKEN = re.compile(r"[!-~]+")
_LAST_PORT = 65_535
_BACKLOG = 128


def _serve(http: str | None, reads_only: bool, **values: Any) -> None:
    flags = {name.removeprefix("setting_"): value for name, value in values.items() if value is not None}
    settings = settings_of_server(flags)
    if http is None:
        from oxigraph_code.server import serve as serve_stdio

        serve_stdio(settings)
        return
    address, _, port = http.rpartition(":")
    if not port.isdecimal() or int(port) > _LAST_PORT:
        raise click.UsageError(f"--http {http}: give HOST:PORT, such as {_ADDRESS}")
    host = address.strip("[]") or _ADDRESS.partition(":")[0]
    hosts = AllowedHosts.at(host, settings.http_hosts)
    token, is_new = _token()
    listening = _listening(host, int(port))
    if is_new:
        output.warn(f"token (set {_VARIABLE} for one of your own): {token}")
    names = [*hosts.chosen, *hosts.own]
    shown = names[0] if host in _EVERYWHERE else f"[{host}]" if ":" in host else host
    output.warn(f"serving MCP at http://{shown}:{listening[0].getsockname()[1]}/mcp")
    output.warn(f"it answers to {', '.join(names)} and addresses in numbers; OXIGRAPH_HTTP_HOSTS adds names")
    with ExitStack() as stack:
        for at in listening:
            stack.enter_context(at)
        from oxigraph_code.server.http import serve_http

        serve_http(settings, listening, hosts, token, reads_only=reads_only)


def _token() -> tuple[str, bool]:
    """Return the token of the environment, else a new one that cannot be guessed; true if it is new.

    Raises ``ConfigError`` for a token that no client can send.
    """
    token = os.environ.get(_VARIABLE)
    if token is None:
        return secrets.token_urlsafe(24), True
    if _TOKEN.fullmatch(token) is None:
        problem = "has blanks or other characters that no header can have" if token.strip() else "is empty"
        hint = f"give it a secret such as {secrets.token_urlsafe(24)}, or unset it for a new one at each start"
        raise ConfigError(f"{_VARIABLE} {problem}", hint=hint, setting=_VARIABLE)
    return token, False


def _listening(host: str, port: int) -> list[socket.socket]:
    """Listen at all addresses of a host, such as both of localhost.

    Raises ``ArgumentError`` if none of them can be used.
    """
    found: list[socket.socket] = []
    problem = ""
    try:
        addresses = dict.fromkeys(entry[::4] for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    except OSError as error:
        addresses, problem = {}, error.strerror or str(error)
    for family, address in addresses:
        try:
            found.append(socket.create_server((address[0], port), family=family, backlog=_BACKLOG))
        except OSError as error:
            # The standard library adds the address to the words of the system.
            problem = (error.strerror or str(error)).partition(" (")[0]
        else:
            port = found[0].getsockname()[1]
    if not found:
        hint = "give an address of this machine and a free port; 0.0.0.0 is all addresses"
        raise ArgumentError(f"--http {host}:{port} cannot be used: {problem}", hint=hint, argument="http")
    return found


serve = click.Command(
    "serve",
    callback=_serve,
    params=[
        click.Option(
            ["--http"], is_flag=False, flag_value=_ADDRESS, metavar="HOST:PORT",
            help=f"Serve HTTP instead of standard input and output, at {_ADDRESS} by default, behind a bearer token.",
        ),
        click.Option(
            ["--read-only", "reads_only"], is_flag=True,
            help="Over HTTP, offer no tool that changes the graph.",
        ),
        *settings_options("root", "tools", "store_path"),
    ],
    help="Serve MCP on standard input and output, or over HTTP.",
    epilog="\b\nExamples:\n  oxigraph-code serve\n  oxigraph-code serve --root ~/shop --tools core\n"
    "  oxigraph-code serve --http 0.0.0.0:8765 --read-only",
)  # fmt: skip


def _watch(**values: Any) -> None:
    from oxigraph_code.cli.tool_commands import opened
    from oxigraph_code.tools import Call
    from oxigraph_code.tools.workspace.background_updates import BackgroundUpdates
    from oxigraph_code.tools.workspace.freshness import fresh

    with opened(read_settings(values)) as workspace:
        found = fresh(workspace, Call(output.progress()))
        output.show(f"watching {found.root}; Ctrl-C ends")
        following, generation = BackgroundUpdates(workspace), workspace.store.generation()
        following.start()
        try:
            while True:
                time.sleep(_PAUSE_S)
                if (newest := workspace.store.generation()) != generation:
                    generation = newest
                    output.show(f"{time.strftime('%H:%M:%S')} up to date (generation {generation})")
        except KeyboardInterrupt:
            following.stop()
            output.warn("ended; the graph stays as it is")


watch = click.Command(
    "watch",
    callback=_watch,
    params=settings_options(),
    help="Keep the graph of this project up to date as its files change, until interrupted.",
    epilog="\b\nExamples:\n  oxigraph-code watch",
)
