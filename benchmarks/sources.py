"""Real projects to measure on: source distributions of PyPI and packages of npm, fetched once and kept unpacked.

For maintainers: versions are pinned, so that figures can be compared; nothing of what is fetched is run.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

KEPT = Path(tempfile.gettempdir()) / "oxigraph-code-benchmarks"

PROJECTS = {
    "django": "5.2.19",
    "requests": "2.34.2",
    "click": "8.5.1",
    "sqlalchemy": "2.1.9",
}


def source(name: str) -> Path:
    """The unpacked source distribution of one of the projects."""
    version = PROJECTS[name]
    return _unpacked(
        f"{name}-{version}",
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-build-isolation"),
            *("--no-binary", ":all:", f"{name}=={version}"),
        ],
    )


def npm_package(name: str, version: str) -> Path:
    """The unpacked package of that version; none of its scripts is run."""
    return _unpacked(f"npm-{name}-{version}", ["npm", "pack", "--silent", "--ignore-scripts", f"{name}@{version}"])


def _unpacked(kept_as: str, download: Sequence[str]) -> Path:
    """The one folder in the archive that a command leaves in the folder it is run in."""
    folder = KEPT / kept_as
    if folder.is_dir():
        return folder
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as temporary:
        subprocess.run(download, cwd=temporary, check=True, stdout=sys.stderr)
        (archive,) = (path for path in Path(temporary).iterdir() if path.suffix in (".gz", ".tgz"))
        with tarfile.open(archive) as packed:
            packed.extractall(temporary, filter="data")
        (unpacked,) = (path for path in Path(temporary).iterdir() if path.is_dir())
        unpacked.rename(folder)
    return folder
