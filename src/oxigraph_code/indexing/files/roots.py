"""The folder that a run is about: the root of the repository around a path, or of what a manifest describes.

For maintainers: this module must not know what is looked for below a root.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from oxigraph_code.errors import FileError
from oxigraph_code.file_tree import root_above
from oxigraph_code.languages.loader import LanguageLoader, extracts
from oxigraph_code.languages.registry import Registry


def root_of(path: Path, registry: Registry) -> Path:
    """The root of a run over a path.

    Raises ``FileError`` for a path that cannot be read, and for one that a link leads out of the project that it stands
    in: a checkout must not decide that files elsewhere are indexed.
    """
    target = real_path(path)
    full = Path(os.path.abspath(path))  # noqa: PTH100
    for place in (full, *full.parents):
        if place.is_symlink():
            _refuse_link_out(place, registry)
    return find_root(target if target.is_dir() else target.parent, registry)


def _refuse_link_out(link: Path, registry: Registry) -> None:
    around = find_root(link.parent, registry)
    if not is_marked(around, registry):
        return
    target, root = Path(os.path.realpath(link)), Path(os.path.realpath(around))
    if target != root and root not in target.parents:
        hint = f"name {target} itself to index it"
        raise FileError(f"{link}: a link leads to {target}, out of the project at {around}", hint, path=str(link))


def real_path(path: Path) -> Path:
    """Where a path leads. Raises ``FileError`` for one that cannot be read."""
    try:
        target = Path(os.path.realpath(path, strict=True))
        if target.is_dir():
            os.scandir(target).close()
    except (OSError, ValueError) as error:
        # A name that no system allows is a ValueError.
        reason = error.strerror if isinstance(error, OSError) else error
        hint = "name an existing file or folder by its full path"
        raise FileError(f"{path}: {reason}", hint, path=str(path)) from None
    return target


def find_root(folder: Path, registry: Registry) -> Path:
    """The root of a run over a folder."""
    return root_above(folder, manifest_names(registry.loaders))


def is_marked(folder: Path, registry: Registry) -> bool:
    """Whether something in a folder says that it is the root of something."""
    return any(os.path.lexists(folder / name) for name in (".git", *manifest_names(registry.loaders)))


def manifest_names(loaders: Iterable[LanguageLoader]) -> list[str]:
    """The names of the files that describe a project from its folder."""
    return [name for loader in loaders if extracts(loader) for name in loader.manifests]
