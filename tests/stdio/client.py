"""The real server in a process of its own, asked through the protocol's own client.

For maintainers: a session is synchronous, so that a test reads like the actions of a user. Both eras of the protocol
are spoken: ``auto`` finds the newest, ``legacy`` shakes hands as clients of 2025 do.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from anyio.from_thread import BlockingPortal, start_blocking_portal
from mcp import Client, StdioServerParameters
from mcp.types import TextContent, TextResourceContents, Tool

ERAS = ("auto", "legacy")
_HANGS_AFTER_S = 600
SERVER = (sys.executable, "-P", "-m", "oxigraph_code.server")


class Said(NamedTuple):
    """The answer of a tool; ``blocks`` are the texts one by one."""

    text: str
    blocks: tuple[str, ...]
    is_error: bool


class Session:
    """A connected client."""

    def __init__(self, portal: BlockingPortal, client: Client) -> None:
        self._portal = portal
        self.client = client

    def begin(self, tool: str, *, told: Callable[[str], None] | None = None, **arguments: Any) -> Future[Said]:
        """Call a tool without waiting; ``told`` hears its progress, and cancelling the future cancels it."""

        async def heard(progress: float, total: float | None, message: str | None) -> None:
            if told is not None:
                told(message or "")

        async def run() -> Said:
            result = await self.client.call_tool(tool, arguments, progress_callback=heard)
            blocks = tuple(block.text for block in result.content if isinstance(block, TextContent))
            assert result.structured_content is None, "clients that get structured content drop the text"
            return Said("\n".join(blocks), blocks, bool(result.is_error))

        return self._portal.start_task_soon(run)

    def call(self, tool: str, *, told: Callable[[str], None] | None = None, **arguments: Any) -> Said:
        """Call a tool and wait for its answer."""
        return self.begin(tool, told=told, **arguments).result(timeout=_HANGS_AFTER_S)

    def answer(self, tool: str, **arguments: Any) -> str:
        """Return the text of an answer that is no error."""
        said = self.call(tool, **arguments)
        assert not said.is_error, said.text
        return said.text

    def error(self, tool: str, **arguments: Any) -> str:
        """Return the text of an answer that is an error."""
        said = self.call(tool, **arguments)
        assert said.is_error, said.text
        return said.text

    def tools(self) -> list[Tool]:
        async def run() -> list[Tool]:
            return list((await self.client.list_tools()).tools)

        return self._portal.call(run)

    def resources(self) -> dict[str, str]:
        """Return the texts of all resources, by their addresses."""

        async def run() -> dict[str, str]:
            found = {}
            for resource in (await self.client.list_resources()).resources:
                contents = (await self.client.read_resource(str(resource.uri))).contents
                found[str(resource.uri)] = "".join(
                    part.text for part in contents if isinstance(part, TextResourceContents)
                )
            return found

        return self._portal.call(run)

    def prompts(self) -> list[str]:
        async def run() -> list[str]:
            return [prompt.name for prompt in (await self.client.list_prompts()).prompts]

        return self._portal.call(run)

    def prompt(self, name: str, **arguments: str) -> str:
        """Return the text of a prompt."""

        async def run() -> str:
            messages = (await self.client.get_prompt(name, arguments)).messages
            return "\n".join(part.content.text for part in messages if isinstance(part.content, TextContent))

        return self._portal.call(run)


def environment(store: Path, **settings: str) -> dict[str, str]:
    """Return the environment a server is started with; ``settings`` are added to it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("OXIGRAPH_")}
    kept["OXIGRAPH_CACHE_PATH"] = os.environ["OXIGRAPH_CACHE_PATH"]
    return {**kept, "OXIGRAPH_STORE_PATH": str(store), "OXIGRAPH_TOOLS": "all", **settings}


@contextmanager
def serving(
    store: Path, era: str = "auto", cwd: Path | None = None, command: Sequence[str] = SERVER, **settings: str
) -> Iterator[Session]:
    """Provide a server on a store, and a client connected to it."""
    parameters = StdioServerParameters(
        command=command[0], args=list(command[1:]), env=environment(store, **settings), cwd=cwd
    )
    with start_blocking_portal() as portal:
        client = Client(parameters, mode=era)
        with portal.wrap_async_context_manager(client):
            yield Session(portal, client)
