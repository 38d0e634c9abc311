"""The server on standard input and output: the SDK answers only what nothing else can.

For maintainers: a client waits for the handshake and the list of tools before it shows a model anything, and then for
the first answer. ``Front`` answers these while a thread opens the store. The first message that it cannot answer starts
the server of the SDK in this process, which is told of the handshake first, so that it knows the client and the era. On
Windows the SDK serves from the start, because a child gets its standard streams by handles that only the SDK can
redirect. This module must not know any tool. See decision 0161.
"""

from __future__ import annotations

import argparse
import io
import json
import logging
import os
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from oxigraph_code import __version__
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.lazy import loading
from oxigraph_code.processes import logs
from oxigraph_code.server.handshake import AskedCall, Handshake
from oxigraph_code.settings.config import Settings

if TYPE_CHECKING:
    from oxigraph_code.server.calls import Calls

_SENDING = threading.Lock()
_LOWEST = 3
"""The lowest descriptor that is not of a standard stream."""


class Wire(NamedTuple):
    """The descriptors on which a client sends and receives."""

    reading: int
    writing: int

    @classmethod
    def take(cls) -> Wire:
        """Move standard input and output to descriptors of their own.

        The null device and standard error take their place, so that nothing else writes to the client.
        """
        import fcntl

        wire = cls(*(fcntl.fcntl(number, fcntl.F_DUPFD_CLOEXEC, _LOWEST) for number in (0, 1)))
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        try:
            os.dup2(2, 1)
        except OSError:
            os.dup2(nothing, 1)
        os.close(nothing)
        return wire

    def send(self, line: bytes) -> None:
        """Send a line, from any thread."""
        rest = memoryview(line)
        with _SENDING:
            while rest:
                rest = rest[os.write(self.writing, rest) :]

    def send_message(self, message: Mapping[str, Any]) -> None:
        self.send(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n")


class Front:
    """One connection: answers its messages, or hands them to the SDK."""

    def __init__(self, wire: Wire, handshake: Handshake, opening: Future[Calls]) -> None:
        self._wire = wire
        self._handshake = handshake
        self._opening = opening
        self._sdk: tuple[BinaryIO, threading.Thread] | None = None
        self._told: list[bytes] = []
        self._answered: Any = None

    def run(self) -> None:
        """Serve until input ends."""
        with open(self._wire.reading, "rb", closefd=False) as reading:
            for line in reading:
                if not self._is_answered(line):
                    self._leave(line)
        if self._sdk is not None:
            self._sdk[0].close()
            self._sdk[1].join()

    def _is_answered(self, line: bytes) -> bool:
        """Answer a message or keep it for the SDK; return False if the SDK has to have it now."""
        message = _message(line)
        number, method = message.get("id"), message.get("method")
        if method == "notifications/cancelled" and self._is_cancelled(message):
            return True
        if "id" not in message and method and self._sdk is None:
            self._told.append(line)
            return True
        found = self._handshake.answer(message) if type(number) in (int, str) else None
        if isinstance(found, AskedCall):
            return self._opening.result().begin(found)
        if found is None:
            return False
        self._wire.send_message({"jsonrpc": "2.0", "id": number, "result": found})
        if self._answered is None:
            self._told.append(line)
            self._answered = number
        return True

    def _is_cancelled(self, message: Mapping[str, Any]) -> bool:
        parameters = message.get("params")
        return isinstance(parameters, dict) and self._opening.result().cancel(parameters.get("requestId"))

    def _leave(self, line: bytes) -> None:
        """Hand a message to the SDK."""
        if self._sdk is None:
            workspace = self._opening.result().workspace
            with loading():
                from oxigraph_code.server.protocol import serve_streams
            reading, writing = os.pipe()
            streams = os.fdopen(reading, "rb"), io.BufferedWriter(Unanswered(self._wire, self._answered))
            serving = threading.Thread(target=serve_streams, args=(workspace, *streams), name="sdk")
            serving.start()
            self._sdk = os.fdopen(writing, "wb", 0), serving
            line = b"".join([*self._told, line])
        self._sdk[0].write(line)


def _message(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


class Unanswered(io.RawIOBase):
    """Sends messages to a client, but not the first answer to the request ``answered``."""

    def __init__(self, wire: Wire, answered: Any) -> None:
        self._wire = wire
        self._answered = answered
        self._unfinished = b""

    def writable(self) -> bool:
        return True

    def write(self, part: Any) -> int:
        *lines, self._unfinished = (self._unfinished + bytes(part)).split(b"\n")
        for line in lines:
            if not self._is_repeated(line):
                self._wire.send(line + b"\n")
        return len(part)

    def _is_repeated(self, line: bytes) -> bool:
        if self._answered is None:
            return False
        message = _message(line)
        if "method" in message or message.get("id") != self._answered:
            return False
        self._answered = None
        return True


def serve(settings: Settings) -> None:
    """Serve until standard input closes, and leave no process behind.

    Raises ``ConfigError`` if the settings name a tool that does not exist.
    """
    logs.start(settings.store_path, settings.log, on_stderr=settings.log)
    handshake = Handshake(settings)
    logs.event("serving", version=__version__, store=settings.store_path)
    with ExitStack() as opened:
        if sys.platform == "win32":
            from oxigraph_code.server.calls import working
            from oxigraph_code.server.protocol import serve_process

            serve_process(opened.enter_context(working(settings)))
            return
        wire = Wire.take()
        with ThreadPoolExecutor(1) as background:
            Front(wire, handshake, background.submit(_opened, settings, wire, opened)).run()


def _opened(settings: Settings, wire: Wire, opened: ExitStack) -> Calls:
    with loading():
        from oxigraph_code.server.calls import Calls, working

    calls = Calls(opened.enter_context(working(settings)), wire.send_message)
    opened.callback(calls.close)
    return calls


def parser() -> argparse.ArgumentParser:
    """Return the few arguments that belong in the configuration of an editor."""
    parser = argparse.ArgumentParser(
        prog="oxigraph-mcp",
        description="The MCP server on standard input and output, started by an editor.",
        epilog="Other settings come from the environment and the configuration file. `oxigraph-code serve` is the same "
        "server with all settings as options; `oxigraph-code --help` lists the other commands.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--watch", action="store_true", default=None, help="keep the graph up to date as files change")
    parser.add_argument("--tools", metavar="NAMES", help="tools to list: core, all, or names with commas between")
    parser.add_argument("--root", metavar="FOLDER", help="the project that questions are about")
    return parser


def main() -> None:
    """Serve until standard input closes.

    Settings come from arguments, the environment, the configuration of the user and the project file.
    """
    from oxigraph_code.settings.project_file import settings_of_server

    arguments = parser()
    options, others = arguments.parse_known_args()
    if others:
        arguments.error(f"no argument is called {others[0]}; `oxigraph-code serve` takes all settings")
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    try:
        serve(settings_of_server(vars(options)))
    except OxigraphCodeError as error:
        sys.exit(f"oxigraph-mcp: {error}")
