"""SPARQL servers for tests: each is a process on this machine, and empty at the beginning of a test.

A server that cannot be had here skips the tests on it, with the reason.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import pytest

_START_SECONDS = 30.0


def post(url: str, **fields: str) -> bytes:
    """Send a form to a server on this machine; raises ``HTTPError``."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(urllib.request.Request(url, urlencode(fields).encode()), timeout=60) as answer:
        return bytes(answer.read())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    process.kill()
    process.wait()
    raise RuntimeError(f"no server on port {port}, exit code {process.returncode}")


@contextmanager
def oxigraph(*options: str) -> Iterator[str]:
    """Oxigraph's own server in memory; its query endpoint."""
    program = shutil.which("oxigraph", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if program is None:
        pytest.skip("the program oxigraph is not installed; it is in the development group")
    port = free_port()
    command = [program, "serve", "--bind", f"127.0.0.1:{port}", *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(process, port)
        yield f"http://127.0.0.1:{port}/query"
    finally:
        process.kill()
        process.wait()
