"""Real projects to measure on: distributions of PyPI and npm, fetched once and kept unpacked.

For maintainers: versions are pinned, so that figures can be compared. Nothing in them is run, except that pip asks a
distribution's build backend for its name and version, in an environment of its own.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

KEPT = Path(tempfile.gettempdir()) / "oxigraph-code-benchmarks"

PROJECTS = {
    "django": "5.2.19",
    "requests": "2.34.2",
    "click": "8.5.1",
    "sqlalchemy": "2.1.9",
}


def source(name: str) -> Path:
    """Return the unpacked source distribution of one of the projects."""
    return python_package(name, PROJECTS[name])


def python_package(name: str, version: str) -> Path:
    """Return the unpacked source distribution of that version."""
    return _kept(f"{name}-{version}", lambda folder: download(name, version, folder))


def npm_package(name: str, version: str) -> Path:
    """Return the unpacked package of that version; none of its scripts is run."""

    def packed(folder: Path) -> Path:
        command = ["npm", "pack", "--silent", "--ignore-scripts", f"{name}@{version}"]
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
        (archive,) = folder.glob("*.tgz")
        return archive

    return _kept(f"npm-{name}-{version}", packed)


def _kept(kept_as: str, fetch: Callable[[Path], Path]) -> Path:
    """Return the one folder in the archive that is fetched into a folder, unpacked if it is not yet."""
    folder = KEPT / kept_as
    if folder.is_dir():
        return folder
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as temporary:
        unpacked(fetch(Path(temporary)), Path(temporary, "unpacked")).rename(folder)
    return folder


def download(package: str, version: str, folder: Path) -> Path:
    """Fetch a source distribution; the archive."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", package]
    subprocess.run([*command, "--dest", folder, f"{package}=={version}"], check=True)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def unpacked(archive: Path, folder: Path) -> Path:
    """Unpack an archive that holds a single folder; that folder."""
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (top,) = [entry for entry in folder.iterdir() if entry.is_dir()]
    return top
