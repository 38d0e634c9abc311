"""The HTTP server of the page: on loopback, behind a token, with a strict content security policy.

For maintainers: other programs and pages on this machine can reach the port. The token keeps out other users' programs,
the check of the host keeps out names that point here, and the cookie and the origin keep out other sites' pages. A
tunnel gives the port another number, so ports are not compared. Assets are looked up by name in a fixed list, so that
no path leads out of their folder.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import secrets
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from http.cookies import CookieError, SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, parse_qs, urlsplit

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.server.host_names import AllowedHosts
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.workspace.open_page import LOOPBACK, fragment
from oxigraph_code.view.questions import QUESTIONS, reply

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_FOLDER = resources.files(__package__) / "assets"
_KINDS: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}


def _assets(folder: Traversable, path: str = "/") -> Iterator[tuple[str, tuple[Traversable, str]]]:
    for asset in folder.iterdir():
        if asset.is_dir():
            yield from _assets(asset, f"{path}{asset.name}/")
        elif (kind := _KINDS.get(Path(asset.name).suffix)) is not None:
            yield f"{path}{asset.name}", (asset, kind)


_ASSETS: Final = {"/": (_FOLDER / "index.html", "text/html; charset=utf-8"), **dict(_assets(_FOLDER))}
"""The file and the content type of each path."""
_JSON = "application/json; charset=utf-8"
_TEXT = "text/plain; charset=utf-8"
_MAX_BODY_BYTES = 1_000_000
_PATIENCE_S = 0.3
_LINGER_S = 10.0


class PageServer(ThreadingHTTPServer):
    """The server of one workspace; ``serve_forever`` answers until ``shutdown``."""

    daemon_threads = True

    def __init__(self, workspace: Workspace, port: int = 0) -> None:
        """Listen on a port of 127.0.0.1; 0 takes a free one. Raises ``OSError`` if the port is taken."""
        super().__init__((LOOPBACK, port), _Request)
        # A page draws the graph as it is rather than wait for an index run; its next question has the result.
        settings = replace(workspace.settings, max_answer_chars=0)
        self.workspace = replace(workspace, settings=settings, patience_s=_PATIENCE_S)
        self.hosts = AllowedHosts.at(LOOPBACK, workspace.settings.http_hosts)
        self.token = secrets.token_urlsafe(24)
        self.session = secrets.token_urlsafe(24)
        """The value of the cookie: not the token, which stays in the history of the browser."""

    @property
    def origin(self) -> str:
        return f"http://{LOOPBACK}:{self.server_port}"

    @property
    def address(self) -> str:
        """The address that opens the page, with the token."""
        return f"{self.origin}/?token={self.token}"

    def address_of(self, symbol: str) -> str:
        """Return the address that opens the page at the impact of a symbol; without one, at its start."""
        return f"{self.address}{fragment('impact', symbol)}" if symbol else self.address

    @property
    def cookie_name(self) -> str:
        """The name with the port, since a browser shares cookies among the ports of a host."""
        return f"oxigraph-code-{self.server_port}"

    def shutdown_request(self, request: socket.socket | tuple[bytes, socket.socket]) -> None:
        """End the answer, then read the rest from the client: a close would reset it and lose the answer."""
        if isinstance(request, socket.socket):
            end = time.monotonic() + _LINGER_S
            with contextlib.suppress(OSError):
                request.shutdown(socket.SHUT_WR)
                while (left := end - time.monotonic()) > 0:
                    request.settimeout(left)
                    if not request.recv(65_536):
                        break
        super().shutdown_request(request)


class _Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "oxigraph-code"
    sys_version = ""
    server: PageServer

    def do_GET(self) -> None:
        if not self._is_for_this_host():
            return
        if given := parse_qs(self._address.query).get("token"):
            if self._address.path == "/" and hmac.compare_digest(given[0].encode(), self.server.token.encode()):
                self._let_in()
                return
            self._send(403, _TEXT, b"the token is not that of this server: use the address that it printed\n")
        elif not self._has_session():
            return
        elif (asset := _ASSETS.get(self._address.path)) is not None:
            file, kind = asset
            self._send(200, kind, file.read_bytes())
        else:
            self._send(404, _TEXT, b"there is no such page\n")

    def do_POST(self) -> None:
        # The body is not read before the checks, so the connection cannot be used again after a refusal.
        self.close_connection = True
        if not self._is_for_this_host() or not self._has_session():
            return
        origin = self.headers.get("Origin")
        if origin is not None and not self.server.hosts.allows_origin(origin, self.headers["Host"]):
            self._send(403, _TEXT, b"requests of other sites are refused\n")
            return
        question = QUESTIONS.get(self._address.path.removeprefix("/api/"))
        length = self.headers.get("Content-Length", "")
        if question is None:
            self._send(404, _TEXT, b"there is no such question\n")
        elif not length.isdigit() or int(length) > _MAX_BODY_BYTES:
            self._send(413, _TEXT, b"send at most one megabyte, with its length\n")
        else:
            try:
                arguments = json.loads(self.rfile.read(int(length)))
            except ValueError:
                self._send(400, _TEXT, b"the body is not JSON\n")
                return
            self.close_connection = False
            try:
                status, body = 200, reply(self.server.workspace, question, arguments)
            except OxigraphCodeError as error:
                status, body = 400, json.dumps({"error": error.message, "hint": error.hint}).encode()
            self._send(status, _JSON, body)

    @property
    def _address(self) -> SplitResult:
        return urlsplit(self.path)

    def _is_for_this_host(self) -> bool:
        """Return true if the request names this host; else it is refused."""
        if self.server.hosts.allows(self.headers.get("Host", "")):
            return True
        self.close_connection = True
        self._send(421, _TEXT, b"this server has another name: start it with OXIGRAPH_HTTP_HOSTS=NAME to allow one\n")
        return False

    def _has_session(self) -> bool:
        """Return true if the request has the cookie; else it is refused."""
        try:
            cookie = SimpleCookie(self.headers.get("Cookie", "")).get(self.server.cookie_name)
        except CookieError:
            cookie = None
        if cookie is not None and hmac.compare_digest(cookie.value.encode(), self.server.session.encode()):
            return True
        self._send(403, _TEXT, b"open the address that oxigraph-code view printed, with its token\n")
        return False

    def _let_in(self) -> None:
        cookie = f"{self.server.cookie_name}={self.server.session}; Path=/; HttpOnly; SameSite=Strict"
        self._send(303, _TEXT, b"", Location="/", Set_Cookie=cookie)

    def _send(self, status: int, kind: str, body: bytes, **headers: str) -> None:
        self.send_response(status)
        fixed = {
            "Content-Type": kind,
            "Content-Length": str(len(body)),
            "Content-Security-Policy": _POLICY,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-store",
        }
        if self.close_connection:
            fixed["Connection"] = "close"
        for name, value in {**fixed, **headers}.items():
            self.send_header(name.replace("_", "-"), value)
        # A reader that left needs no answer.
        with contextlib.suppress(ConnectionError):
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Log nothing: tools log their calls, and a line of the standard library would hold the token."""
