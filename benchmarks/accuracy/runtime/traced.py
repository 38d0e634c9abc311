"""Running the tests of a package under the tracer, in an environment of their own.

For maintainers: versions are pinned, since another web server in the tests calls other functions. The tests talk to
servers on this machine only, but for a few that fail where there is no network; they are not missed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from benchmarks.sources import KEPT, download, unpacked

VERSION = "2.32.3"
_REQUIRED = Path(__file__).with_name("requirements.txt")

Code = tuple[str, int, str]
"""File, first line (of a decorator, if there is one) and name of a function that ran."""


class Call(NamedTuple):
    """A call of one function by another; ``made`` is the class of the instance for an ``__init__``."""

    caller: Code
    callee: Code
    made: str


class Traced(NamedTuple):
    """Functions and calls that a run executed."""

    ran: list[Code]
    calls: list[Call]


def traced(again: bool = False) -> Traced:
    """Trace the tests of requests. The first time takes two minutes, then the answer is kept."""
    folder = KEPT / "accuracy" / f"requests-{VERSION}-traced"
    kept = folder / "pairs.json"
    if again or not kept.exists():
        if not folder.exists():
            _prepare(folder)
        _run(folder, kept)
    return read(kept)


def read(kept: Path) -> Traced:
    """Read the output of the tracer."""
    told = json.loads(kept.read_text(encoding="utf-8"))
    calls = [Call((*pair[:3],), (*pair[3:6],), pair[6]) for pair in told["pairs"]]
    return Traced([(*entry,) for entry in told["callers"]], calls)


def _prepare(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
        archive = download("requests", VERSION, Path(temporary))
        sources = unpacked(archive, Path(temporary, "unpacked"))
        folder.mkdir()
        shutil.move(sources, folder / "sources")
    subprocess.run([sys.executable, "-m", "venv", folder / "environment"], check=True)
    install = ["-m", "pip", "install", "--quiet", "--requirement", str(_REQUIRED)]
    subprocess.run([folder / "environment/bin/python", *install], check=True)


def _run(folder: Path, kept: Path) -> None:
    sources = folder / "sources"
    environment = {
        **{name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")},
        "TRACED_FOLDER": str(sources),
        "TRACED_PAIRS": str(kept),
        "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), str(sources / "src")]),
    }
    tests = ["-m", "pytest", "-q", "-p", "tracer", "--disable-warnings", "--tb=no", "src/requests", "tests"]
    ran = subprocess.run([folder / "environment/bin/python", *tests], cwd=sources, env=environment, stdout=sys.stderr)
    if ran.returncode > 1:  # one is for tests that fail
        raise SystemExit("the tests cannot be run")
