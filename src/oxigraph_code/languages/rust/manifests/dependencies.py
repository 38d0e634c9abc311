"""The dependencies of one Cargo.toml, by section and target.

For maintainers: the group of a dependency is its section: empty for those that the package needs to run, ``dev``,
``build``, and ``workspace`` for those that members may inherit. A path dependency has ``@`` and the path as its
version, even with a version beside it. A crate whose local name is not its package's gets an alias: the manifest in its
folder, or after ``::`` an external package. TOML has no schema, so values have any type. A package without default
features leaves the choice to its users: none of its features counts as off. Only manifests between a package and the
root of the run are read; faults of a workspace are reported for its own folder only.

Source: The Cargo Book, chapter "Specifying Dependencies"; chapters "Features" and "Workspaces".
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from oxigraph_code.facts import Dependency
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder, read_toml, shown, table
from oxigraph_code.languages.rust.manifests import MANIFEST

_LONGEST = 2_000
# Control characters and surrogates, which no RDF literal or terminal should get.
_UNUSABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
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
_DEFAULT = "default"


def read_tables(folder: ProjectFolder, path: str) -> dict[str, Any] | None:
    """Read the tables of a manifest; ``None`` and a diagnostic if it cannot be read."""
    found = read_toml(folder, path)
    return None if found is None else found[0]


def text_of(value: object) -> str:
    """Return a string that a graph can hold; empty for anything else."""
    if not isinstance(value, str) or len(value) > _LONGEST:
        return ""
    return _UNUSABLE.sub("\N{REPLACEMENT CHARACTER}", value).strip()


def texts_of(value: object) -> list[str]:
    """Return the strings of a list."""
    return [text for entry in value if (text := text_of(entry))] if isinstance(value, list) else []


def inherited(package: dict[str, Any], workspace: dict[str, Any], field: str) -> str:
    """Return a field of a package, inherited from its workspace if the field says so."""
    value = package.get(field)
    if isinstance(value, dict) and value.get("workspace") is True:
        value = table(workspace, "package").get(field)
    return text_of(value)


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


def features(tables: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    """Yield the features in the order of the manifest, each with True if the default does not enable it."""
    declared = table(tables, "features")
    chosen: dict[str, None] = {}
    waiting = texts_of(declared.get(_DEFAULT))
    while waiting:
        name = waiting.pop().removeprefix("dep:").partition("/")[0]
        if name not in chosen:
            chosen[name] = None
            waiting += texts_of(declared.get(name))
    everywhere = [tables, *table(tables, "target").values()]
    optional = (
        name
        for part in everywhere
        for name, written in table(part, "dependencies").items()
        if isinstance(written, dict) and written.get("optional") is True
    )
    for name in dict.fromkeys((*declared, *optional)):
        if name != _DEFAULT and text_of(name):
            yield text_of(name), bool(chosen) and name not in chosen


class CargoWorkspace(NamedTuple):
    """The table of a workspace, and the package's path in it, empty if both have one manifest."""

    table: dict[str, Any]
    member: str = ""

    def way_to(self, path: str) -> str:
        """Return the relative path from the package to a path of the workspace."""
        there = posixpath.normpath(path).split("/")
        here = self.member.split("/") if self.member else []
        while there and here and there[0] == here[0]:
            there, here = there[1:], here[1:]
        return "/".join([*[".."] * len(here), *there]) or "."


def workspace_of(path: Path, root: Path | None, tables: dict[str, Any], tree: FileTree | None) -> CargoWorkspace:
    """Return the workspace of the package in the folder ``path``; empty if there is none that may be read."""
    if "workspace" in tables:
        return CargoWorkspace(table(tables, "workspace"))
    for folder in _candidates(path, root, text_of(table(tables, "package").get("workspace"))):
        reader = ProjectFolder(folder, tree)
        found = (read_tables(reader, MANIFEST) or {}) if reader.has_file(MANIFEST) else {}
        member = path.relative_to(folder).as_posix()
        if "workspace" in found and not _excludes(table(found, "workspace"), member):
            return CargoWorkspace(table(found, "workspace"), member)
    return CargoWorkspace({})


def _candidates(path: Path, root: Path | None, written: str) -> Iterator[Path]:
    """Yield the folders that may have the workspace's manifest: the nearest first, or the named one."""
    above = [folder for folder in path.parents if root is not None and folder.is_relative_to(root)]
    if written:
        named = Path(os.path.normpath(path / written))
        above = [folder for folder in above if folder == named]
    yield from above


def _excludes(workspace: dict[str, Any], member: str) -> bool:
    excluded = [posixpath.normpath(pattern) for pattern in texts_of(workspace.get("exclude"))]
    return any(member == entry or member.startswith(f"{entry}/") for entry in excluded)
