"""``view`` at a terminal: the address is the answer, and without a project there is a sentence."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.stdio.client import environment
from tests.terminal import run


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no signal interrupts one process there")
def test_the_address_is_printed_and_answers_until_an_interrupt(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    (shop / "pyproject.toml").write_text('[project]\nname = "shop"\n')
    (shop / "cart.py").write_text("def pay():\n    return 1\n")
    command = [sys.executable, "-m", "oxigraph_code.cli", "view", "--no-browser"]
    # A shell in the background may have told its children to ignore interrupts.
    with subprocess.Popen(
        command,
        cwd=shop,
        env=environment(tmp_path / "store"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        with httpx.Client(trust_env=False, follow_redirects=True, timeout=60) as client:
            assert "<title>oxigraph-code</title>" in client.get(address).text
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=60) == 0
        assert server.stderr is not None
        assert f"showing {shop}" in server.stderr.read()


def test_a_folder_without_a_project_is_answered_with_what_to_do(tmp_path: Path) -> None:
    done = run(tmp_path / "store", "view", "--no-browser", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--root PATH" in done.stderr


def test_a_port_that_is_taken_is_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "shop"\n')
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run(tmp_path / "store", "view", "--no-browser", "--port", str(port), cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"port {port} cannot be used" in done.stderr
