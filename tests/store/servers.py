"""SPARQL servers for tests: each is a process on this machine, and empty at the beginning of a test.

A server that cannot be had here skips the tests on it, with the reason. Virtuoso is taken from the packages of Debian,
which are unpacked into a temporary folder and not installed.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
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


_VIRTUOSO_PACKAGES = ("virtuoso-opensource-7-bin", "libpcre3", "libminizip1", "libldap-2.5-0", "libsasl2-2")
_VIRTUOSO_INI = """
[Database]
DatabaseFile = virtuoso.db
ErrorLogFile = virtuoso.log
LockFile = virtuoso.lck
TransactionFile = virtuoso.trx
xa_persistent_file = virtuoso.pxa
[TempDatabase]
DatabaseFile = temp.db
TransactionFile = temp.trx
[Parameters]
ServerPort = 127.0.0.1:{sql}
DisableUnixSocket = 1
NumberOfBuffers = {buffers}
MaxDirtyBuffers = {buffers}
CheckpointInterval = 0
[HTTPServer]
ServerPort = 127.0.0.1:{http}
ServerThreads = 10
EnabledGzipContent = 1
[SPARQL]
ResultSetMaxRows = {rows}
MaxQueryExecutionTime = 60
"""
VIRTUOSO_USER = ("dba", "dba")


@contextmanager
def virtuoso(rows: int = 10_000, buffers: int = 20_000, within: Path | None = None) -> Iterator[str]:
    """Run OpenLink Virtuoso on an empty database, and yield its query endpoint.

    ``rows`` is its limit of rows in an answer.
    """
    with tempfile.TemporaryDirectory(dir=within) as name:
        folder = Path(name)
        _unpack(_VIRTUOSO_PACKAGES, folder)
        ports = {"sql": free_port(), "http": free_port()}
        (folder / "virtuoso.ini").write_text(_VIRTUOSO_INI.format(rows=rows, buffers=buffers, **ports))
        libraries = [str(folder / "usr/lib/x86_64-linux-gnu"), str(folder / "lib/x86_64-linux-gnu")]
        process = subprocess.Popen(
            [str(folder / "usr/bin/virtuoso-t"), "+foreground", "+configfile", "virtuoso.ini"],
            cwd=folder,
            env={**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(libraries)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(process, ports["http"])
            yield f"http://127.0.0.1:{ports['http']}/sparql"
        finally:
            process.kill()
            process.wait()


def _unpack(packages: Iterable[str], folder: Path) -> None:
    """Unpack packages of Debian into a folder; skip the test where they cannot be had."""
    for program in ("apt-get", "dpkg-deb"):
        if shutil.which(program) is None:
            pytest.skip(f"Virtuoso is taken from packages of Debian, and there is no {program}")
    command = ["apt-get", "-o", "APT::Sandbox::User=root", "download", *packages]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"the packages of Virtuoso cannot be had here: {done.stderr.strip()[-200:]}")
    for file in folder.glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", str(file), str(folder)], check=True)
