"""The dependencies of one Cargo.toml, by section and target.

For maintainers: the group of a dependency is its section: empty for those that the package needs to run, ``dev``,
``build``, and ``workspace`` for those that members may inherit. A path dependency has ``@`` and the path as its
version, even with a version beside it. A crate whose local name is not its package's gets an alias: the manifest in its
folder, or after ``::`` an external package.

Source: The Cargo Book, chapter "Specifying Dependencies".
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from typing import Any

from oxigraph_code.facts import Dependency
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.rust.manifests import MANIFEST
from oxigraph_code.languages.rust.manifests.tables import table, text_of, texts_of
from oxigraph_code.languages.rust.manifests.workspace import CargoWorkspace

MAXIMUM_DEPENDENCIES = 20_000  # of one project

_SECTIONS = (
    ("dependencies", ""),
    ("dev-dependencies", "dev"),
    ("dev_dependencies", "dev"),
    ("build-dependencies", "build"),
    ("build_dependencies", "build"),
)
_NAME = re.compile(r"[\w-]{1,200}$")
_USER_OF_URL = re.compile(r"(\w+://)[^/@\s]+@")


def dependencies(
    folder: ProjectFolder, manifest: str, tables: dict[str, Any], workspace: CargoWorkspace
) -> Iterator[tuple[Dependency, Alias | None]]:
    """Yield the dependencies of a package, and those that members of its workspace may inherit."""
    reader = _DependencyReader(folder, manifest, workspace)
    for section, group in _SECTIONS:
        yield from reader.read(table(tables, section), group, "")
        for target, target_tables in table(tables, "target").items():
            yield from reader.read(table(target_tables, section), group, text_of(target))
    shared = table(tables, "workspace", "dependencies")
    yield from _DependencyReader(folder, manifest, CargoWorkspace({})).read(shared, "workspace", "")


class _DependencyReader:
    def __init__(self, folder: ProjectFolder, manifest: str, workspace: CargoWorkspace) -> None:
        self._folder = folder
        self._manifest = manifest
        self._shared = table(workspace.table, "dependencies")
        self._workspace = workspace

    def read(self, declared: dict[str, Any], group: str, target: str) -> Iterator[tuple[Dependency, Alias | None]]:
        for name, written in list(declared.items())[:MAXIMUM_DEPENDENCIES]:
            described, is_shared = self._described(name, written)
            if described is None or _NAME.match(name) is None:
                self._folder.report(
                    self._manifest, f"the dependency {shown(name)} cannot be understood", severity="error"
                )
                continue
            own = written if isinstance(written, dict) else {}
            extras = [*texts_of(described.get("features")), *texts_of(own.get("features"))]
            dependency = Dependency(
                name=_package(described, name),
                version=self._version(described, is_shared),
                group=group,
                extras=tuple(dict.fromkeys(extras)),
                optional=own.get("optional") is True,
                marker=target,
            )
            yield dependency, _alias(name, dependency, has_path=bool(text_of(described.get("path"))))

    def _described(self, name: str, written: object) -> tuple[dict[str, Any] | None, bool]:
        """Return the table of a dependency, and True if it is the workspace's."""
        is_shared = isinstance(written, dict) and written.get("workspace") is True
        if is_shared:
            written = self._shared.get(name)
            if written is None:
                where = (
                    "the workspace, which has none of that name"
                    if self._shared
                    else "a workspace that is not in the run"
                )
                self._folder.report(self._manifest, f"the dependency {shown(name)} is left to {where}")
                return {}, True
        if isinstance(written, str):
            return {"version": written}, is_shared
        return (written if isinstance(written, dict) else None), is_shared

    def _version(self, described: dict[str, Any], is_shared: bool) -> str:
        if path := text_of(described.get("path")):
            return "@ " + (self._workspace.way_to(path) if is_shared else posixpath.normpath(path))
        if url := text_of(described.get("git")):
            at = [f"{word}={text}" for word in ("branch", "tag", "rev") if (text := text_of(described.get(word)))]
            return " ".join(["@ " + _USER_OF_URL.sub(r"\1", url), *at])
        return text_of(described.get("version"))


def _package(described: dict[str, Any], name: str) -> str:
    """Return the name of the package, which may differ from the crate's local name."""
    package = text_of(described.get("package"))
    return package if _NAME.match(package) else name


def _alias(name: str, dependency: Dependency, *, has_path: bool) -> Alias | None:
    if has_path:
        manifest = posixpath.join(dependency.version.removeprefix("@ "), MANIFEST)
        return Alias(crate_name(name), (manifest,), "")
    return Alias(crate_name(name), (f"::{crate_name(dependency.name)}",), "") if dependency.name != name else None


def crate_name(package: str) -> str:
    """Return the name of a package's crate in code, unless it is renamed."""
    return package.replace("-", "_")
