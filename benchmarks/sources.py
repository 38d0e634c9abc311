"""Real projects to measure on: source distributions of PyPI, fetched once and kept unpacked.

For maintainers: versions are pinned, so that figures can be compared; nothing of what is fetched is run.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
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
    folder = KEPT / f"{name}-{version}"
    if folder.is_dir():
        return folder
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as download:
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-build-isolation"),
                *("--no-binary", ":all:", "--dest", download, f"{name}=={version}"),
            ],
            check=True,
        )
        (archive,) = Path(download).glob("*.tar.gz")
        with tarfile.open(archive) as packed:
            packed.extractall(download, filter="data")
        (unpacked,) = [entry for entry in Path(download).iterdir() if entry.is_dir()]
        unpacked.rename(folder)
    return folder
