"""Calls of tools as a server answers them, with or without the SDK.

For maintainers: ``Calls`` answers calls whose arguments have the types that the protocol names, as most have, so that
no client waits for the SDK. What it leaves, the SDK answers with the same functions. This module must not know the SDK.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final

from oxigraph_code.errors import OxigraphCodeError, ToolFailed
from oxigraph_code.indexing.model.progress import ProgressEstimate
from oxigraph_code.processes import logs
from oxigraph_code.server.handshake import AskedCall
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import TOOLS, Answer, Call, Tool, Workspace, chosen, tool_called
from oxigraph_code.tools.mcp.arguments import read_call
from oxigraph_code.tools.workspace.background_updates import BackgroundUpdates
from oxigraph_code.tools.workspace.open_page import shown_in_page

_AT_ONCE = 40
"""The number of calls that the SDK answers at once."""
_CLOSED: Final = {"code": -32000, "message": "Connection closed"}
_TYPES: Final[Mapping[str, type]] = {"string": str, "integer": int, "boolean": bool}

Send = Callable[[Mapping[str, Any]], None]


def open_workspace(settings: Settings) -> Workspace:
    """Open the store for clients that see the tools of the settings."""
    return Workspace.open(settings, offered=[tool.name for tool in chosen(TOOLS, settings.tools)])


@contextmanager
def working(settings: Settings) -> Iterator[Workspace]:
    """Provide the workspace of a server and update it in the background; end the processes behind it."""
    workspace = open_workspace(settings)
    updates = BackgroundUpdates(workspace)
    if settings.watch:
        updates.start()
    try:
        yield workspace
    finally:
        logs.event("stopping")
        updates.stop()
        # A pending answer would keep the interpreter alive.
        workspace.close()


def answer_of(tool: Tool, workspace: Workspace, call: Call, arguments: Mapping[str, Any]) -> Answer:
    """Run a tool, and add the address of an open page to its answer."""
    found = tool.run(workspace, call, **arguments)
    return shown_in_page(found, tool.name, arguments, workspace.settings.store_path)


def counted(send: Callable[[int, str], None]) -> Callable[[str, int, int], None]:
    """Return a progress callback that sends its reports in words.

    The protocol requires increasing numbers, so every report counts one more.
    """
    count, estimate = 0, ProgressEstimate()

    def report(stage: str, done: int, total: int) -> None:
        nonlocal count
        count += 1
        estimate.report(stage, done, total)
        send(count, estimate.words)

    return report


class Calls:
    """The calls of one connection that are being answered; ``send`` sends a message to the client."""

    def __init__(self, workspace: Workspace, send: Send) -> None:
        self.workspace = workspace
        self._send = send
        self._running: dict[str, tuple[int | str, Call]] = {}
        self._workers = ThreadPoolExecutor(_AT_ONCE, "call")

    def begin(self, asked: AskedCall) -> bool:
        """Begin to answer a call; return False if the SDK has to answer it."""
        tool = tool_called(asked.tool)
        known = asked.schema["properties"]
        read = read_call(asked.arguments, known)
        is_read = all(type(value) is _TYPES[known[name]["type"]] for name, value in read.values.items())
        if tool is None or read.unknown or not is_read or set(asked.schema.get("required", ())) - read.values.keys():
            return False
        number, token = str(asked.number), asked.token

        def tell(count: int, words: str) -> None:
            if token is not None and number in self._running:
                told = {"progressToken": token, "progress": count, "message": words}
                self._send({"jsonrpc": "2.0", "method": "notifications/progress", "params": told})

        def work() -> None:
            is_error = False
            try:
                arguments = {**tool.defaults(self.workspace.settings), **read.values}
                found = answer_of(tool, self.workspace, call, arguments)
                texts = [found.text, found.notice, "\n".join(read.notes)]
            except Exception as error:
                failed = error if isinstance(error, OxigraphCodeError) else ToolFailed.from_exception(tool.name, error)
                texts, is_error = [str(failed)], True
            # Of a call that was cancelled, a client must hear nothing more.
            if self._taken(number, call):
                content = [{"text": text, "type": "text"} for text in texts if text]
                result = {"content": content, "isError": is_error, **asked.envelope}
                with suppress(OSError):
                    self._send({"jsonrpc": "2.0", "id": asked.number, "result": result})

        call = Call(counted(tell))
        self._running[number] = asked.number, call
        self._workers.submit(work)
        return True

    def cancel(self, number: Any) -> bool:
        """Cancel a call; return False if it is not being answered."""
        _, call = self._running.pop(str(number), (number, None))
        if call is not None:
            call.stop()
        return call is not None

    def close(self) -> None:
        """Cancel all calls, and tell the client."""
        for number, _ in list(self._running.values()):
            if self.cancel(number):
                with suppress(OSError):
                    self._send({"jsonrpc": "2.0", "id": number, "error": _CLOSED})
        self._workers.shutdown(wait=False, cancel_futures=True)

    def _taken(self, number: str, call: Call) -> bool:
        """Take a call from the running ones; return False if it was cancelled."""
        if self._running.get(number, ("", None))[1] is not call:
            return False
        return self._running.pop(number, None) is not None
