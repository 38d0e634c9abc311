"""Clients from npm, each in a folder of its own, kept for the next time.

For maintainers: npm takes an old version of a client where the machine's Node is older than the newest wants, so a Node
of npm comes first. The newest versions are taken, for users have these; the table names them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

_NODE = "node@24"


class Unavailable(Exception):
    """npm or a package is not to be had here."""


def installed(package: str, kept: Path) -> Path:
    """Return the folder of the programs of a package."""
    folder = kept / package.replace("/", "-").strip("@")
    programs = folder / "node_modules" / ".bin"
    if not programs.is_dir():
        _install(f"{package}@latest", folder, node(kept))
    return programs


def node(kept: Path) -> Path:
    """Return the folder with Node."""
    programs = kept / "node" / "node_modules" / ".bin"
    if not programs.is_dir():
        _install(_NODE, kept / "node", None)
    return programs


def version(package: str, kept: Path) -> str:
    """Return the version of an installed package."""
    manifest = kept / package.replace("/", "-").strip("@") / "node_modules" / package / "package.json"
    return str(json.loads(manifest.read_text(encoding="utf-8"))["version"])


def _install(package: str, folder: Path, first: Path | None) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise Unavailable("npm is not installed")
    folder.mkdir(parents=True, exist_ok=True)
    path = os.pathsep.join([*([str(first)] if first else []), os.environ["PATH"]])
    command = [npm, "install", "--prefix", str(folder), "--no-fund", "--no-audit", "--loglevel=error", package]
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Unavailable(f"npm cannot install {package}: {said[0] if said else done.returncode}")
