"""Read ``*.csproj``, with defaults in folders above.

For maintainers: text only; MSBuild never runs, and no condition is evaluated. A missing version is read from
``Directory.Packages.props`` in the folder or above it, as far as the root of the run. A project that another one refers
to is a dependency by its name. A solution is read in a folder without a project file: its projects are dependencies.

Source: Microsoft, "MSBuild project file schema reference" and "Central Package Management".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder

ENDING: Final = ".csproj"
SOLUTIONS: Final = (".slnx", ".sln")
_MAX_DEPENDENCIES: Final = 10_000
_MAX_ABOVE: Final = 8
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_ITEM: Final = re.compile(
    r"<(PackageReference|PackageVersion|ProjectReference)\b([^<>]{0,2000}?)(?:/>|>(.{0,4000}?)</\1\s*>)", re.DOTALL
)
_LISTED: Final = re.compile(r"""["']([^"'\n]{1,500})\.csproj["']""")
_ATTRIBUTE: Final = re.compile(r"([\w.]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_ELEMENT: Final = re.compile(r"<(\w+)[^<>]{0,500}>([^<>]{0,2000})</\1\s*>")
_COMPUTED: Final = "$("


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the facts of the project in a folder; ``None`` without a project file."""
    folder = ProjectFolder(path, tree)
    files = [name for name in folder.names() if name.endswith(ENDING)]
    if not files:
        return _read_solution(folder)
    texts = [_read(folder, name) for name in files]
    stated = dict(_ELEMENT.findall(texts[0]))
    versions: dict[str, str] = {}
    for text in _above(path, root, tree, "Directory.Packages.props"):
        for kind, attributes in _items(text):
            if kind == "PackageVersion" and (name := attributes.get("Include", "")):
                versions.setdefault(name, attributes.get("Version", ""))
    shared = _above(path, root, tree, "Directory.Build.props")
    found = dict.fromkeys(islice(_dependencies([*texts, *shared], versions), _MAX_DEPENDENCIES))
    name = stated.get("PackageId", "").strip() or stated.get("AssemblyName", "").strip()
    return ProjectFacts(
        language="csharp",
        name=name if name and _COMPUTED not in name else files[0].removesuffix(ENDING),
        version=stated.get("Version", "").strip(),
        description=" ".join(stated.get("Description", "").split()),
        edition=(stated.get("TargetFramework") or stated.get("TargetFrameworks") or "").strip(),
        dependencies=tuple(found),
        diagnostics=folder.diagnostics(),
    )


def _read_solution(folder: ProjectFolder) -> ProjectFacts | None:
    """Read the facts of the first solution in a folder; ``None`` without one."""
    found = next((name for ending in SOLUTIONS for name in sorted(folder.names()) if name.endswith(ending)), "")
    if not found:
        return None
    names = dict.fromkeys(
        match.replace("\\", "/").rpartition("/")[2] for match in _LISTED.findall(_read(folder, found))
    )
    return ProjectFacts(
        language="csharp",
        name=found.rpartition(".")[0],
        dependencies=tuple(Dependency(name) for name in islice(names, _MAX_DEPENDENCIES)),
        diagnostics=folder.diagnostics(),
    )


def _above(path: Path, root: Path | None, tree: FileTree | None, name: str) -> list[str]:
    """Return the texts of a file in a folder and in those above it, as far as the root, the nearest first."""
    found = []
    for _ in range(_MAX_ABOVE):
        folder = ProjectFolder(path, tree)
        if name in folder.names():
            found.append(_read(folder, name))
        if root is None or path in (root, path.parent):
            break
        path = path.parent
    return found


def _read(folder: ProjectFolder, name: str) -> str:
    return _COMMENT.sub("", folder.read_manifest(name) or "")


def _dependencies(texts: list[str], versions: dict[str, str]) -> Iterator[Dependency]:
    for text in texts:
        for kind, attributes in _items(text):
            name = attributes.get("Include", "")
            if kind == "ProjectReference" and name:
                yield Dependency(name.replace("\\", "/").rpartition("/")[2].removesuffix(ENDING))
            elif kind == "PackageReference" and name and _COMPUTED not in name:
                version = attributes.get("VersionOverride") or attributes.get("Version") or versions.get(name, "")
                yield Dependency(name, version, "dev" if attributes.get("PrivateAssets") == "all" else "")


def _items(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the items of a project file by kind, with their attributes and the elements in them."""
    for kind, attributes, inside in _ITEM.findall(text):
        found = {name: double or single for name, double, single in _ATTRIBUTE.findall(attributes)}
        yield kind, {**{name: value.strip() for name, value in _ELEMENT.findall(inside)}, **found}
