"""A third party's language that goes wrong in every way; its files say how.

For maintainers: installed for the worker processes by putting a folder on their import path, see ``install``. The file
is a package of its own there and must import nothing of the tests.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path

from oxigraph_code.facts import FileFacts, Scope
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.loader import FactsLoader
from oxigraph_code.languages.plain.rules import PlainSemantics


def install(folder: Path) -> Path:
    """Make a folder from which the loader is found like one of an installed package."""
    information = folder / "hostile_loader-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile-loader\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(
        "[oxigraph_code.languages]\nhostile = hostile_loader:LOADER\nshapeless = hostile_loader:SHAPELESS\n"
    )
    shutil.copy(__file__, folder / "hostile_loader.py")
    return folder


class _Loader:
    language_id = "hostile"
    file_extensions = ("hostile",)

    def load_file(self, path: Path, project_root: Path) -> Iterable[str]:
        word, _, name = path.read_text().strip().partition(" ")
        if word == "crash":
            os._exit(3)
        if word == "stall":
            time.sleep(3_600)
        if word == "raise":
            raise ValueError("out of order")
        if word == "remove":
            (path.parent / name).unlink()
        if word == "link":
            (path.parent / name).unlink()
            (path.parent / name).symlink_to("/etc/hostname")
        if word == "nonsense":
            return ["this is no triple"]
        return [f'<x:{path.stem}> <x:said> "{word}" .']

    def load_project_metadata(self, project_root: Path) -> Iterable[str]:
        if (project_root / "hostile.manifest").exists():
            raise ValueError("out of order")
        return ()


class _Shapeless(FactsLoader):
    """Extracts facts of a kind that does not exist."""

    language_id = "shapeless"
    file_extensions = ("shapeless",)
    manifests = ()
    semantics = PlainSemantics("/", ())
    fingerprint = "1"

    def extract(self, source: bytes, path: str) -> FileFacts:
        scope = Scope("nowhere", -1, -1)  # type: ignore[arg-type]
        return FileFacts("shapeless", path, hashlib.sha256(source).hexdigest(), 1, scopes=(scope,))

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> None:
        return None


LOADER = _Loader()
SHAPELESS = _Shapeless()
