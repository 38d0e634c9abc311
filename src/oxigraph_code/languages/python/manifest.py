"""Merge the Python manifests of a folder into a project: name, version, description, dependencies.

For maintainers: each reader in ``manifests`` reads one file; only this module knows their precedence. It must not know
any manifest's syntax.

Sources: PEP 503 (names), PEP 508 (requirements), PEP 621 (project), PEP 735 (dependency groups); the documentation of
setuptools, Poetry, hatch, flit, PDM, uv and pip for their own files.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder, read_toml, shown
from oxigraph_code.languages.python.manifests import MANIFESTS
from oxigraph_code.languages.python.manifests.declaration import MAXIMUM_DEPENDENCIES, Declaration, normalized
from oxigraph_code.languages.python.manifests.poetry import read_poetry
from oxigraph_code.languages.python.manifests.pyproject import read_pyproject
from oxigraph_code.languages.python.manifests.requirements import RequirementsReader
from oxigraph_code.languages.python.manifests.setup_cfg import read_setup_cfg
from oxigraph_code.languages.python.manifests.setup_script import read_setup_script

_REQUIREMENTS_FOLDER = "requirements"
_MAXIMUM_REQUIREMENTS_FILES = 200
_MAXIMUM_NAME = 200
# Control characters and surrogates, which no RDF literal or terminal should get.
_UNUSABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the Python manifests of a folder; ``None`` without any.

    Nothing outside of the folder is read, and nothing is executed.
    """
    folder = ProjectFolder(path, tree)
    names = folder.names()
    files = _requirements_files(folder, names)
    if not files and not any(name in names for name in MANIFESTS):
        return None
    requirements = RequirementsReader(folder)
    declarations = _metadata(folder, requirements, names)
    has_runtime = any(declaration.declares_runtime for declaration in declarations)
    declarations += _requirements(folder, requirements, files, has_runtime)
    for field in ("name", "version", "description"):
        if not any(getattr(declaration, field) for declaration in declarations):
            for declaration in declarations:
                if field in declaration.unread:
                    folder.keep(declaration.manifest, declaration.unread[field])
    name = _first(declarations, "name")
    if len(name) > _MAXIMUM_NAME:
        folder.report(declarations[0].manifest, f"{shown(name)} is too long for a name; not read", severity="error")
        name = ""
    return ProjectFacts(
        language="python",
        name=name,
        version=_first(declarations, "version"),
        description=_first(declarations, "description"),
        edition=_first(declarations, "edition"),
        dependencies=_union(folder, declarations),
        diagnostics=folder.diagnostics(),
    )


def _metadata(folder: ProjectFolder, requirements: RequirementsReader, names: list[str]) -> list[Declaration]:
    """Return the manifests that describe the project, the one that takes precedence first."""
    found: list[Declaration | None] = []
    if "pyproject.toml" in names and (toml := read_toml(folder, "pyproject.toml")) is not None:
        tables, text = toml
        found += [read_pyproject(folder, requirements, tables, text), read_poetry(folder, tables)]
    if "setup.cfg" in names:
        found.append(read_setup_cfg(folder, requirements))
    if "setup.py" in names:
        found.append(read_setup_script(folder))
    return [declaration for declaration in found if declaration is not None]


def _requirements_files(folder: ProjectFolder, names: list[str]) -> list[str]:
    inner = folder.names(_REQUIREMENTS_FOLDER) if _REQUIREMENTS_FOLDER in names else []
    return [name for name in names if fnmatchcase(name, "requirements*.txt")] + [
        f"{_REQUIREMENTS_FOLDER}/{name}" for name in inner if name.endswith(".txt")
    ]


def _requirements(
    folder: ProjectFolder, requirements: RequirementsReader, files: list[str], has_runtime: bool
) -> list[Declaration]:
    if len(files) > _MAXIMUM_REQUIREMENTS_FILES:
        left_out = files[_MAXIMUM_REQUIREMENTS_FILES]
        folder.report(left_out, f"more than {_MAXIMUM_REQUIREMENTS_FILES} requirements files; the others are not read")
        files = files[:_MAXIMUM_REQUIREMENTS_FILES]
    for path in files:
        requirements.parse(path)
    # A constraints file requires nothing, and a file that another manifest includes was read with that.
    spoken = requirements.taken | requirements.constraints
    declarations: list[Declaration] = []
    total = 0
    for path in files:
        group = path.rpartition("/")[2].removesuffix(".txt")
        if path in spoken or group == "constraints" or total > MAXIMUM_DEPENDENCIES:
            continue
        if path == "requirements.txt" and not has_runtime:
            group = ""
        declaration = Declaration(path, dependencies=requirements.dependencies(path, group))
        total += len(declaration.dependencies)
        declarations.append(declaration)
    return declarations


def _first(declarations: list[Declaration], field: str) -> str:
    for declaration in declarations:
        if value := _clean(str(getattr(declaration, field))).strip():
            return value
    return ""


def _union(folder: ProjectFolder, declarations: list[Declaration]) -> tuple[Dependency, ...]:
    """Return the dependencies of each group, as the first manifest that declares them has them.

    A manifest may declare a dependency several times, for different environments.
    """
    declared_by: dict[tuple[str, str], int] = {}
    found: dict[tuple[object, ...], Dependency] = {}
    for position, declaration in enumerate(declarations):
        for written in declaration.dependencies:
            dependency = written._replace(
                group=_clean(written.group),
                version=_clean(written.version),
                marker=_clean(written.marker),
                extras=tuple(map(_clean, written.extras)),
            )
            key = (normalized(dependency.name), normalized(dependency.group))
            if declared_by.setdefault(key, position) != position:
                continue
            if len(found) >= MAXIMUM_DEPENDENCIES:
                message = f"more than {MAXIMUM_DEPENDENCIES:,} dependencies; the others are left out"
                folder.report(declaration.manifest, message)
                return tuple(found.values())
            found.setdefault((*key, dependency.version, dependency.extras, dependency.marker), dependency)
    return tuple(found.values())


def _clean(text: str) -> str:
    return _UNUSABLE.sub("\N{REPLACEMENT CHARACTER}", text)
