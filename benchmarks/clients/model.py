"""A model behind HTTP on loopback that follows a script and keeps all that it was sent.

For maintainers: it is also the proxy of the client, so that a request to another host is refused and noted. Requests
that do not offer tools, or are not about the prompt, ask for titles and the like: they get a word.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from benchmarks.clients.conversation import Api, Heard, Reply, json_reply
from benchmarks.clients.script import DONE, Script

NAME = "scripted"
_MAX_S, _LOOKS_S = 60.0, 0.2
_MODELS = {"object": "list", "data": [{"id": NAME, "object": "model", "created": 0, "owned_by": NAME}]}


Thinks = Callable[[], bool]
"""True while the model thinks about its first answer, as real ones do while clients start servers."""


@dataclass
class Conversation:
    """The messages of a client to the model in one run."""

    prompt: str
    script: Script
    requests: list[dict[str, Any]] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    hosts: list[str] = field(default_factory=list)
    """Other hosts that it wanted to reach."""


class Model:
    """The server, for as long as the context lasts."""

    def __init__(self, api: Api, prompt: str, script: Script | None = None, thinks: Thinks = lambda: False) -> None:
        self.conversation = Conversation(prompt, script or Script())
        self._thinks = thinks
        self._api = api
        self._turn = threading.Lock()
        model = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                sent = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                self._send(model.answer(self.path, sent))

            def do_GET(self) -> None:
                self._send(model.looked(self.path))

            def do_HEAD(self) -> None:
                self._send(Reply(""))

            def do_CONNECT(self) -> None:
                model.conversation.hosts.append(self.path)
                self.close_connection = True
                self._send(Reply("", status=403))

            def _send(self, reply: Reply) -> None:
                said = reply.text.encode()
                self.send_response(reply.status)
                self.send_header("Content-Type", reply.kind)
                self.send_header("Content-Length", str(len(said)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(said)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def answer(self, path: str, sent: bytes) -> Reply:
        """Answer a request as the model."""
        if not _is_here(path):
            self.conversation.hosts.append(path)
            return Reply("", status=403)
        try:
            body = json.loads(sent)
        except ValueError:
            body = None
        if not isinstance(body, Mapping):
            return json_reply({})
        path = path.partition("?")[0]
        with self._turn:
            heard = self._api.heard(path, body)
            is_ours = heard is not None and bool(heard.tools) and self.conversation.prompt in heard.context
            self.conversation.requests.append({"path": path, "is_ours": is_ours, "body": body})
            if heard is None or not is_ours:
                return self._api.reply(path, body, DONE)
            end = time.monotonic() + _MAX_S
            while not self.conversation.heard and self._thinks() and time.monotonic() < end:
                time.sleep(_LOOKS_S)
            self.conversation.heard.append(heard)
            return self._api.reply(path, body, self.conversation.script.says(heard))

    def looked(self, path: str) -> Reply:
        """Return the content of the server at an address."""
        if not _is_here(path):
            self.conversation.hosts.append(path)
            return Reply("", status=403)
        return json_reply(_MODELS) if path.partition("?")[0].endswith("/models") else Reply("{}", status=404)

    def __enter__(self) -> Model:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _is_here(path: str) -> bool:
    """Return true if a request is to this server, and not through it to another."""
    return path.startswith("/")
