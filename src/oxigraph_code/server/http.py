"""The MCP server over HTTP, for containers and teams: streamable HTTP behind a bearer token.

For maintainers: on loopback by default, and never without a token. Hosts and origins are checked here and not by the
SDK, which compares ports and cannot say which name is missing. This module must not know any tool.
"""

from __future__ import annotations

import hmac
import socket
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from contextlib import suppress
from typing import Any, Final

from oxigraph_code import __version__
from oxigraph_code.processes import logs
from oxigraph_code.server.calls import working
from oxigraph_code.server.host_names import AllowedHosts
from oxigraph_code.server.protocol import build, http_app
from oxigraph_code.settings.config import Settings

HEALTH: Final = "/health"
"""The path that answers without a token, for a container's health check."""

_Message = MutableMapping[str, Any]
_Receive = Callable[[], Awaitable[_Message]]
_Send = Callable[[_Message], Awaitable[None]]
_App = Callable[[_Message, _Receive, _Send], Awaitable[None]]


class GuardedApp:
    """An ASGI application that refuses requests for other hosts, of other pages, and without the token."""

    def __init__(self, app: _App, hosts: AllowedHosts, token: str) -> None:
        self._app = app
        self._hosts = hosts
        self._token = token.encode()

    async def __call__(self, scope: _Message, receive: _Receive, send: _Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status, text = self._answer(scope["path"], dict(scope["headers"]))
        if not status:
            await self._app(scope, receive, send)
            return
        headers = [(b"content-type", b"text/plain; charset=utf-8")]
        if status == 401:
            headers.append((b"www-authenticate", b"Bearer"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": f"{text}\n".encode()})

    def _answer(self, path: str, headers: Mapping[bytes, bytes]) -> tuple[int, str]:
        """Return the status and the text of an answer that needs no tool; 0 for a request that may go on."""
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not self._hosts.allows(host):
            hint = "start it with OXIGRAPH_HTTP_HOSTS=NAME to allow a name"
            return 421, f"this server does not answer to the name {host!r}: {hint}"
        if origin and not self._hosts.allows_origin(origin, host):
            return 403, "requests of pages of other sites are refused"
        if path == HEALTH:
            return 200, "ok"
        scheme, _, token = headers.get(b"authorization", b"").partition(b" ")
        if scheme.lower() != b"bearer" or not hmac.compare_digest(token.strip(), self._token):
            return 401, "send the header Authorization: Bearer TOKEN"
        return 0, ""


def serve_http(
    settings: Settings, listening: Sequence[socket.socket], hosts: AllowedHosts, token: str, *, reads_only: bool = False
) -> None:
    """Serve at sockets until interrupted; ``reads_only`` refuses tools that change the graph."""
    import uvicorn

    logs.start(settings.store_path, settings.log, on_stderr=settings.log)
    host, port = listening[0].getsockname()[:2]
    logs.event("serving", version=__version__, store=settings.store_path, host=host, port=port)
    with working(settings) as workspace:
        app = GuardedApp(http_app(build(workspace, reads_only=reads_only)), hosts, token)
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
        with suppress(KeyboardInterrupt):
            server.run(sockets=list(listening))
