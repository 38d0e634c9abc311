"""Shows that real clients connect after ``oxigraph-code install``, each in a throw-away home.

Run: ``python -m benchmarks.clients.connecting [NAME ...]``. The clients are installed from npm. Each is configured by
``install``, lists its servers with its own command, which starts ours in all but Codex, and is taken back by
``uninstall``. Prints a row for each, and exits with 1 if one did not connect or its file was not restored.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from benchmarks import sources
from benchmarks.clients import installation

_KEPT = sources.KEPT / "clients"
_SECONDS = 180


class Listing(NamedTuple):
    """A client that lists its servers: its package, the command, and our server's pattern in the output."""

    package: str
    command: list[str]
    connected: str
    file: str
    environment: Mapping[str, str] = {}


LISTINGS = {
    "claude-code": Listing("@anthropic-ai/claude-code", ["claude", "mcp", "list"], r"Connected", ".claude.json"),
    "codex": Listing("@openai/codex", ["codex", "mcp", "list"], r"oxigraph-code .* enabled", ".codex/config.toml"),
    "gemini-cli": Listing(
        "@google/gemini-cli",
        ["gemini", "mcp", "list"],
        r"\bConnected",
        ".gemini/settings.json",
        {"GEMINI_CLI_TRUST_WORKSPACE": "true"},
    ),
    "qwen-code": Listing("@qwen-code/qwen-code", ["qwen", "mcp", "list"], r"\bConnected", ".qwen/settings.json"),
    "opencode": Listing(
        "opencode-ai", ["opencode", "mcp", "list"], r"connected", ".config/opencode/opencode.json"
    ),
}  # fmt: skip


def connects(name: str, listing: Listing, home: Path) -> tuple[bool, str]:
    """Return true if a client connects and its configuration is taken back, with the words of the row."""
    programs = installation.installed(listing.package, _KEPT)
    path = [str(Path(sys.executable).parent), str(programs), str(installation.node(_KEPT)), os.defpath]
    environment = {"HOME": str(home), "PATH": os.pathsep.join(path), "LANG": "C.UTF-8", **listing.environment}
    project = home / "project"
    project.mkdir(parents=True)
    (project / "shop.py").write_text("def pay():\n    return 1\n", encoding="utf-8")

    def run(*command: str) -> str:
        done = subprocess.run(
            command,
            cwd=project,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
        return done.stdout + done.stderr

    run("oxigraph-code", "install", "--client", name)
    output = re.sub(r"\x1b\[[\d;]*m", "", run(*listing.command))
    is_connected = re.search(listing.connected, output) is not None
    run("oxigraph-code", "uninstall", "--client", name)
    file = home / listing.file
    is_restored = not file.exists() or "oxigraph-code" not in file.read_text(encoding="utf-8")
    words = "connects" if is_connected else f"does not connect: {output.strip()[-200:]}"
    return is_connected and is_restored, words + ("" if is_restored else ", and its file still has the entry")


def main() -> int:
    failed = 0
    print("| client | version | |\n|---|---|---|")
    for name in sys.argv[1:] or LISTINGS:
        listing = LISTINGS[name]
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            is_right, words = connects(name, listing, Path(folder))
        failed += not is_right
        print(f"| {name} | {installation.version(listing.package, _KEPT)} | {words} |", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
