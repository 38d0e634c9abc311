"""The root of a run: the repository around a path, or the nearest folder with a manifest.

For maintainers: this module must not know the files below a root.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from functools import partial
from pathlib import Path

from oxigraph_code.errors import FileError
from oxigraph_code.file_tree import has_any, root_above
from oxigraph_code.indexing.model.observed_root import is_indexed
from oxigraph_code.languages.loader import LanguageLoader, extracts
from oxigraph_code.languages.registry import Registry

REPOSITORY = ".git"


def root_of(path: Path, registry: Registry, store_path: Path) -> Path:
    """Find the root of a run over a path.

    Raises ``FileError`` for a path that cannot be read, and for a link that leads out of the project in which it lies:
    a checkout must not decide that files elsewhere are indexed.
    """
    target = real_path(path)
    full = Path(os.path.abspath(path))  # noqa: PTH100
    for place in (full, *full.parents):
        if place.is_symlink():
            _refuse_link_out(place, registry, store_path)
    return find_root(target if target.is_dir() else target.parent, registry, store_path)


def _refuse_link_out(link: Path, registry: Registry, store_path: Path) -> None:
    around = find_root(Path(os.path.realpath(link.parent)), registry, store_path)
    if not (is_marked(around, registry) or is_indexed(store_path, around)):
        return
    target, root = Path(os.path.realpath(link)), Path(os.path.realpath(around))
    if target != root and root not in target.parents:
        hint = f"name {target} itself to index it"
        raise FileError(f"{link}: a link leads to {target}, out of the project at {around}", hint, path=str(link))


def real_path(path: Path) -> Path:
    """Resolve a path. Raises ``FileError`` if it cannot be read."""
    try:
        target = Path(os.path.realpath(path, strict=True))
        if target.is_dir():
            os.scandir(target).close()
    except (OSError, ValueError) as error:
        # A name that no file system allows raises ValueError.
        reason = error.strerror if isinstance(error, OSError) else error
        hint = "name an existing file or folder by its full path"
        raise FileError(f"{path}: {reason}", hint, path=str(path)) from None
    return target


def find_root(folder: Path, registry: Registry, store_path: Path) -> Path:
    """Find the root of a run over a folder."""
    return root_above(folder, manifest_names(registry.loaders), partial(is_indexed, store_path))


def is_marked(folder: Path, registry: Registry) -> bool:
    """Return true if a folder has a repository or a manifest."""
    return has_any(folder, (REPOSITORY, *manifest_names(registry.loaders)))


def is_manifest(name: str, names: Collection[str]) -> bool:
    """Return true if a file is named like a manifest; ``*`` in a name stands for any beginning."""
    return name in names or f"*{name[name.rfind('.') :]}" in names


def manifest_names(loaders: Iterable[LanguageLoader]) -> list[str]:
    """List the names of the manifests that the loaders read."""
    return [name for loader in loaders if extracts(loader) for name in loader.manifests]
