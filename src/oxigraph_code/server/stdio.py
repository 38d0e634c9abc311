"""The server on standard input and output: first answers from data, all others from the SDK.

For maintainers: a client waits for the handshake and the list of tools before it shows a model anything. ``greet``
answers these while a thread prepares the server of the SDK. That server then reads the whole connection from its first
byte, so it knows the client and the era, and its answers to what has been answered are dropped. On Windows the SDK
serves from the start, because a child gets its standard streams by handles that only the SDK can redirect. This module
must not know any tool. See decision 0103.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import logging
import os
import sys
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, cast

from oxigraph_code import __version__
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.processes import logs
from oxigraph_code.server.handshake import Handshake
from oxigraph_code.settings.config import Settings

if TYPE_CHECKING:
    from oxigraph_code.server.protocol import StdioServer

_CHUNK = 65_536
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
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(self.writing, rest) :]


class Opening(NamedTuple):
    """The first messages of a client, with the ids of the requests that have an answer."""

    read: bytes
    answered: Collection[Any]


def greet(wire: Wire, handshake: Handshake) -> Opening:
    """Answer requests until one comes that only the SDK can answer, or input ends."""
    read, begin = b"", 0
    answered: list[Any] = []
    while True:
        end = read.find(b"\n", begin)
        if end < 0:
            chunk = os.read(wire.reading, _CHUNK)
            read += chunk
            if not chunk:
                return Opening(read, answered)
            continue
        message = _message(read[begin:end])
        begin = end + 1
        if "method" in message and "id" not in message:
            continue
        result = handshake.answer(message) if type(message.get("id")) in (int, str) else None
        if result is None:
            return Opening(read, answered)
        answer = {"jsonrpc": "2.0", "id": message["id"], "result": result}
        wire.send(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        answered.append(message["id"])


def _message(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


class Replayed(io.RawIOBase):
    """The bytes that were read already, then those that a client sends."""

    def __init__(self, wire: Wire, read: bytes) -> None:
        self._wire = wire
        self._rest = memoryview(read)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        found = self._rest[: len(buffer)] or os.read(self._wire.reading, len(buffer))
        self._rest = self._rest[len(found) :]
        buffer[: len(found)] = found
        return len(found)


class Unanswered(io.RawIOBase):
    """Sends messages to a client, but the first answer to each of the requests."""

    def __init__(self, wire: Wire, answered: Collection[Any]) -> None:
        self._wire = wire
        self._answered = list(answered)
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
        if not self._answered:
            return False
        message = _message(line)
        number = message.get("id")
        if "method" in message or number not in self._answered:
            return False
        self._answered.remove(number)
        return True


def serve(settings: Settings) -> None:
    """Serve until standard input closes, and leave no process behind.

    Raises ``ConfigError`` if the settings name a tool that does not exist.
    """
    logs.start(settings.store_path, settings.log, on_stderr=settings.log)
    handshake = Handshake(settings)
    logs.event("serving", version=__version__, store=settings.store_path)
    if sys.platform == "win32":
        _prepared(settings).run()
        return
    wire = Wire.take()
    with ThreadPoolExecutor(1) as background:
        preparing = background.submit(_prepared, settings)
        try:
            opening = greet(wire, handshake)
        except BaseException:
            preparing.result().close()
            raise
    streams = io.BufferedReader(Replayed(wire, opening.read)), io.BufferedWriter(Unanswered(wire, opening.answered))
    preparing.result().run(cast("tuple[BinaryIO, BinaryIO]", streams))


def _prepared(settings: Settings) -> StdioServer:
    # All that is loaded stays: a search for garbage among it takes a seventh of the time, and finds none.
    gc.disable()
    try:
        from oxigraph_code.server.protocol import StdioServer

        return StdioServer(settings)
    finally:
        gc.freeze()
        gc.enable()


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
