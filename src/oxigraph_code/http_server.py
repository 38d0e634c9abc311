"""The MCP server over HTTP, for containers and teams: streamable HTTP behind a bearer token.

For maintainers: on loopback by default, and never without a token. Hosts and origins are checked by the SDK, so that a
page in a browser cannot reach the server by a name of its own. This module must not know any tool.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from oxigraph_code import __version__, logs
from oxigraph_code.config import Settings
from oxigraph_code.server.protocol import build, http_app, open_workspace
from oxigraph_code.tools.workspace.background_updates import BackgroundUpdates

_Message = MutableMapping[str, Any]
_Receive = Callable[[], Awaitable[_Message]]
_Send = Callable[[_Message], Awaitable[None]]
_App = Callable[[_Message, _Receive, _Send], Awaitable[None]]


class BearerToken:
    """An ASGI application that answers 401 to every request without the token."""

    def __init__(self, app: _App, token: str) -> None:
        self._app = app
        self._expected = f"Bearer {token}".encode()

    async def __call__(self, scope: _Message, receive: _Receive, send: _Send) -> None:
        if scope["type"] == "http" and not self._is_allowed(scope):
            headers = [(b"www-authenticate", b"Bearer"), (b"content-type", b"text/plain; charset=utf-8")]
            await send({"type": "http.response.start", "status": 401, "headers": headers})
            await send({"type": "http.response.body", "body": b"send the header Authorization: Bearer TOKEN\n"})
            return
        await self._app(scope, receive, send)

    def _is_allowed(self, scope: _Message) -> bool:
        given = dict(scope["headers"]).get(b"authorization", b"")
        return hmac.compare_digest(given, self._expected)


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(24)


def serve_http(settings: Settings, host: str, port: int, token: str, *, reads_only: bool = False) -> None:
    """Serve until interrupted; with ``reads_only`` without the tools that change the graph."""
    import uvicorn

    logs.start(settings.store_path, settings.log, on_stderr=settings.log)
    workspace = open_workspace(settings)
    updates = BackgroundUpdates(workspace)
    logs.event("serving", version=__version__, store=settings.store_path, host=host, port=port)
    if settings.watch:
        updates.start()
    app = BearerToken(http_app(build(workspace, reads_only=reads_only), host, port), token)
    try:
        uvicorn.run(app, host=host, port=port, log_level="warning", lifespan="on")
    finally:
        logs.event("stopping")
        updates.stop()
        workspace.close()
