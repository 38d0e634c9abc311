"""A server in front of a SPARQL server that behaves as proxies and failing servers do."""

from __future__ import annotations

import gzip
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Front(ThreadingHTTPServer):
    """Passes requests on, after the ``faults`` that are left, one for each POST.

    A fault is a status, or ``drop`` to close the connection after the request was passed on, or ``cut`` to close it in
    the middle of the answer, or ``limit`` to end the answer there as Oxigraph does at its own limit of time.
    ``authorization`` is the header that requests must have.
    """

    daemon_threads = True

    def __init__(self, target: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.target = target
        self.url = f"http://127.0.0.1:{self.server_address[1]}/query"
        self.faults: list[int | str] = []
        self.authorization = ""
        self.zips = False
        self.requests: list[tuple[str, str]] = []
        self.encodings: list[str] = []


class _Handler(BaseHTTPRequestHandler):
    server: Front
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self._answer(200, b"hello", "text/html")

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.encodings.append(self.headers.get("Content-Encoding", ""))
        self.server.requests.append((self.path, self.headers.get("Accept-Encoding", "")))
        if self.server.authorization and self.headers.get("Authorization") != self.server.authorization:
            return self._answer(401, b"who are you?", "text/plain")
        fault = self.server.faults.pop(0) if self.server.faults else 0
        if isinstance(fault, int) and fault:
            return self._answer(fault, b"not now", "text/plain")
        passed = ("Content-Type", "Content-Encoding", "Accept")
        headers = {name: self.headers[name] for name in passed if name in self.headers}
        target = self.server.target.replace("/query", self.path)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(urllib.request.Request(target, body, headers)) as found:
            content, media_type = found.read(), found.headers.get("Content-Type", "")
        if fault == "drop":
            self.close_connection = True
            return None
        if fault == "limit":
            content = content[: len(content) // 2] + b"The SPARQL operation has been cancelled"
        return self._answer(200, content, media_type, is_cut=fault == "cut")

    def _answer(self, status: int, content: bytes, media_type: str, *, is_cut: bool = False) -> None:
        self.send_response(status)
        if self.server.zips:
            content = gzip.compress(content)
            self.send_header("Content-Encoding", "gzip")
        if 300 <= status < 400:
            self.send_header("Location", "http://elsewhere.invalid/")
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2] if is_cut else content)
        if is_cut:
            self.close_connection = True

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def front(target: str) -> Iterator[Front]:
    with Front(target) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
