"""The server of the SDK, with the tools, resources and prompts of this project.

For maintainers: the only importer of ``mcp``. It adds the protocol to the functions of ``tools`` and nothing else: no
query, no path, no file. The dependencies of tools are imported when the first of them is called. Tools answer with text
only, unless a setting asks for structured content: clients that get both drop the text. See decisions 0031 and 0090.
"""

from __future__ import annotations

import difflib
import inspect
import io
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, BinaryIO, TypeAlias

import anyio
import anyio.from_thread
import anyio.to_thread
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.prompts import Prompt
from mcp.server.mcpserver.resources import FunctionResource
from mcp.server.mcpserver.tools import Tool as ProtocolTool
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import CallToolResult, InputRequiredResult, TextContent, ToolAnnotations
from pydantic import Field, ValidationError

from oxigraph_code import __version__
from oxigraph_code.errors import OxigraphCodeError, ToolFailed
from oxigraph_code.server.calls import answer_of, counted
from oxigraph_code.server.handshake import instructions
from oxigraph_code.tools import TOOLS, Call, Tool, Workspace, chosen, near_names, tool_called
from oxigraph_code.tools.mcp.arguments import read_call
from oxigraph_code.tools.mcp.prompts import PROMPTS, RESOURCES
from oxigraph_code.tools.mcp.structured import OUTPUT_SCHEMA, structured

Server: TypeAlias = MCPServer
"""The server as a type for modules that must not import the SDK."""
_NEAR = 0.7


class _Tool(ProtocolTool):
    """A protocol tool that accepts guessed argument names and reports every failure in its own words.

    Other unknown arguments are refused. The SDK puts a phrase before each message and replaces the message of an
    unexpected exception.
    """

    async def run(self, arguments: dict[str, Any], context: Context[Any, Any], convert_result: bool = False) -> Any:
        known = self.parameters.get("properties", {})
        read = read_call(arguments, known)
        if read.unknown:
            raise ToolError(f"{self.name}: {_unknown_argument(read.unknown[0], list(known))}")
        try:
            answer = await super().run(dict(read.values), context, convert_result)
        except ToolError as error:
            raise ToolError(_message(self.name, error.__cause__ or error)) from None
        return _noted(answer, read.notes)


class _Server(MCPServer):
    """A server whose tools answer when they are called, listed or not."""

    def serve_unlisted(self, workspace: Workspace, *, reads_only: bool) -> None:
        """Answer calls of unlisted tools; with ``reads_only`` refuse those that change the graph."""
        self._workspace, self._reads_only = workspace, reads_only

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        if self._tool_manager.get_tool(name) is not None:
            return await super().call_tool(name, arguments, context)
        found = tool_called(name)
        if found is None:
            near = " or ".join(near_names(name)) or f"one of {', '.join(tool.name for tool in TOOLS if tool.is_core)}"
            raise ToolError(f"no tool is called {name!r}\ncall {near}")
        if self._reads_only and not found.reads_only:
            raise ToolError(f"{name} changes the graph, and this server only reads it\ncall it on the server's machine")
        made = _protocol_tool(found, self._workspace)
        answer: CallToolResult = await made.run(arguments, context or Context(mcp_server=self), convert_result=True)
        return answer


def _noted(answer: Any, notes: Sequence[str]) -> Any:
    """Append a block with notes to an answer."""
    if not notes:
        return answer
    block = TextContent(type="text", text="\n".join(notes))
    if not isinstance(answer, CallToolResult):
        return [*answer, block]
    update: dict[str, Any] = {"content": [*answer.content, block]}
    if answer.structured_content is not None:
        notice = [answer.structured_content.get("notice", ""), *notes]
        update["structured_content"] = answer.structured_content | {"notice": "\n".join(filter(None, notice))}
    return answer.model_copy(update=update)


def _message(tool: str, cause: BaseException) -> str:
    """Return the message of a failed call."""
    if isinstance(cause, ValidationError):
        problems = "; ".join(_problem_text(problem) for problem in cause.errors(include_url=False))
        return f"{tool}: {problems}"
    if isinstance(cause, ToolError):
        return str(cause)
    return str(ToolFailed.from_exception(tool, cause) if isinstance(cause, Exception) else cause)


def _unknown_argument(name: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1, cutoff=_NEAR)
    guess = f"did you mean {near[0]!r}? " if near else ""
    return f"no argument is called {name!r}. {guess}Arguments: {', '.join(known) or 'none'}"


def _problem_text(problem: Mapping[str, Any]) -> str:
    place = ".".join(str(part) for part in problem["loc"])
    return f"{place}: argument missing" if problem["type"] == "missing" else f"{place}: {problem['msg']}"


def serve_process(workspace: Workspace) -> None:
    """Serve on standard input and output until input ends."""
    build(workspace).run("stdio")


def serve_streams(workspace: Workspace, reading: BinaryIO, writing: BinaryIO) -> None:
    """Serve on two streams until input ends."""
    anyio.run(_serve_streams, build(workspace), reading, writing)


async def _serve_streams(server: MCPServer, reading: BinaryIO, writing: BinaryIO) -> None:
    # `MCPServer` has no public way to serve on other streams than its own.
    lowlevel = server._lowlevel_server
    texts = (
        anyio.wrap_file(io.TextIOWrapper(reading, encoding="utf-8", errors="replace")),
        anyio.wrap_file(io.TextIOWrapper(writing, encoding="utf-8")),
    )
    async with stdio_server(*texts) as (incoming, outgoing):
        await lowlevel.run(incoming, outgoing, lowlevel.create_initialization_options())


def build(workspace: Workspace, *, reads_only: bool = False) -> MCPServer:
    """Build a server that lists the tools of the settings; the first call opens the store.

    With ``reads_only`` no tool changes the graph.
    """
    tools = [tool for tool in chosen(TOOLS, workspace.settings.tools) if tool.reads_only or not reads_only]
    server = _Server(
        "oxigraph-code",
        title="Code knowledge graph",
        version=__version__,
        instructions=instructions([tool.name for tool in tools], [tool.name for tool in TOOLS]),
        tools=[_protocol_tool(tool, workspace) for tool in tools],
        log_level="WARNING",
    )
    server.serve_unlisted(workspace, reads_only=reads_only)
    for readable in RESOURCES:
        server.add_resource(
            FunctionResource.from_function(
                partial(readable.text, workspace),
                readable.address,
                name=readable.name,
                description=readable.meaning,
                mime_type="text/plain",
            )
        )
    for prompt in PROMPTS:
        server.add_prompt(Prompt.from_function(prompt, description=inspect.getdoc(prompt)))
    return server


def http_app(server: MCPServer) -> Any:
    """Return the ASGI application of a server; hosts and origins must have been checked before it."""
    return server.streamable_http_app(
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False)
    )


def _protocol_tool(tool: Tool, workspace: Workspace) -> ProtocolTool:
    made = _Tool.from_function(
        _function(tool, workspace),
        name=tool.name,
        description=tool.description,
        annotations=ToolAnnotations(
            read_only_hint=tool.reads_only,
            # Of a tool that only reads, the protocol gives the other two no meaning.
            destructive_hint=None if tool.reads_only else tool.destroys,
            idempotent_hint=None if tool.reads_only else tool.is_idempotent,
            open_world_hint=tool.may_reach_network and workspace.settings.allow_network,
        ),
        meta={"anthropic/alwaysLoad": True} if tool.is_always_loaded else None,
        structured_output=False,
    )
    by_name = [name for name, parameter in tool.parameters.items() if parameter.is_by_name]
    made.parameters = _schema(made.parameters, by_name)
    if workspace.settings.structured_output:
        made.fn_metadata = made.fn_metadata.model_copy(update={"output_schema": dict(OUTPUT_SCHEMA)})
    return made


def _schema(schema: dict[str, Any], by_name: Collection[str]) -> dict[str, Any]:
    """Keep of the arguments ``by_name`` the type, and of others the type and the description.

    The first value that a description names is the default. Other arguments are not forbidden: clients that check them
    refuse a call without naming the argument, and the tool does.
    """
    properties = {}
    for name, entry in schema.get("properties", {}).items():
        kept = ("type",) if name in by_name else ("description", "type")
        properties[name] = {key: entry[key] for key in kept}
    others = {key: value for key, value in schema.items() if key not in ("title", "description")}
    return {**others, "properties": properties}


def _function(tool: Tool, workspace: Workspace) -> Any:
    """Wrap a tool as a coroutine that can be cancelled and reports progress."""

    is_structured = workspace.settings.structured_output

    async def answer(ctx: Context[Any, Any], **arguments: Any) -> list[TextContent] | CallToolResult:
        call = Call(counted(lambda count, words: anyio.from_thread.run(ctx.report_progress, count, None, words)))

        def work() -> list[TextContent] | CallToolResult:
            found = answer_of(tool, workspace, call, arguments)
            fields = structured(found) if is_structured else None
            texts = (found.text, found.notice) if fields is None else (fields["summary"], found.notice)
            blocks = [TextContent(type="text", text=text) for text in texts if text]
            return blocks if fields is None else CallToolResult(content=[*blocks], structured_content=fields)

        try:
            return await anyio.to_thread.run_sync(work, abandon_on_cancel=True)
        except anyio.get_cancelled_exc_class():
            call.stop()
            raise
        except OxigraphCodeError as error:
            raise ToolError(str(error)) from None

    defaults = tool.defaults(workspace.settings)
    if is_structured and defaults.get("format") == "text":
        defaults["format"] = "json"
    parameters = [inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=Context[Any, Any])]
    for parameter in tool.parameters.values():
        parameters.append(
            inspect.Parameter(
                parameter.name,
                inspect.Parameter.KEYWORD_ONLY,
                annotation=Annotated[parameter.kind, Field(description=parameter.meaning)],
                default=defaults.get(parameter.name, inspect.Parameter.empty),
            )
        )
    answer.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    answer.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return answer
