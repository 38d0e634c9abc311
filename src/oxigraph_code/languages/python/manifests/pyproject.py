"""``pyproject.toml``: the standard tables (PEP 621, PEP 735) and the development groups of PDM and uv.

For maintainers: Poetry's own tables are read by ``poetry``. Fields of the ``dynamic`` list are read by ``dynamic``, if
the settings of the build backend say from which file. A table may have values of any type, since TOML has no schema.
This module must not know the content of other manifests.
"""

from __future__ import annotations

from typing import Any

from oxigraph_code.errors import FileError
from oxigraph_code.facts import Diagnostic
from oxigraph_code.languages.folder import ProjectFolder, line_of, shown, table
from oxigraph_code.languages.python.manifests.declaration import (
    Declaration,
    normalized,
)
from oxigraph_code.languages.python.manifests.dynamic import DynamicFields
from oxigraph_code.languages.python.manifests.requirements import RequirementsReader

PATH = "pyproject.toml"

_MAXIMUM_GROUPS = 1_000
_GROUP_DEPTH = 50


def read_pyproject(
    folder: ProjectFolder, requirements: RequirementsReader, tables: dict[str, Any], text: str
) -> Declaration:
    """Read the content of the standard tables and the development groups."""
    return _Tables(folder, requirements, tables, text).declaration()


def describe(declaration: Declaration, folder: ProjectFolder, said: dict[str, Any], path: str) -> None:
    """Read name, version and description from the table at a path; report those that are no strings."""
    for field in ("name", "version", "description"):
        value = said.get(field, "")
        if isinstance(value, str):
            setattr(declaration, field, value)
        else:
            folder.report(PATH, f"{path}.{field} is not a string", severity="error")


class _Tables:
    def __init__(
        self, folder: ProjectFolder, requirements: RequirementsReader, tables: dict[str, Any], text: str
    ) -> None:
        self._folder = folder
        self._requirements = requirements
        self._tables = tables
        self._text = text
        self._project = table(tables, "project")
        self._setuptools = table(tables, "tool", "setuptools", "dynamic")
        self._declaration = Declaration(PATH)
        dynamic = self._project.get("dynamic")
        self._left_to_backend = dynamic if isinstance(dynamic, list) else []

    def declaration(self) -> Declaration:
        declaration = self._declaration
        describe(declaration, self._folder, self._project, "project")
        declaration.edition = str(self._project.get("requires-python", ""))
        self._read_dynamic_texts()
        # PEP 621: a project that neither lists its dependencies nor calls them dynamic has none.
        declaration.declares_runtime = bool(self._project) and "dependencies" not in self._left_to_backend
        if "dependencies" in self._project:
            self._add_all(self._project["dependencies"], "project.dependencies")
        for extra, listed in table(self._project, "optional-dependencies").items():
            self._add_all(listed, f"project.optional-dependencies.{extra}", extra, optional=True)
        self._read_dynamic_dependencies()
        self._read_groups()
        for group, listed in table(self._tables, "tool", "pdm", "dev-dependencies").items():
            self._add_all(listed, f"tool.pdm.dev-dependencies.{group}", group)
        uv = table(self._tables, "tool", "uv")
        if "dev-dependencies" in uv:
            self._add_all(uv["dev-dependencies"], "tool.uv.dev-dependencies", "dev")
        return declaration

    def _problem(self, message: str, text: str = "") -> None:
        line = line_of(self._text, text) if self._folder.has_room(PATH) else 0
        self._folder.report(PATH, message, line, severity="error")

    def _read_dynamic_texts(self) -> None:
        for field in ("version", "description"):
            if field not in self._left_to_backend or getattr(self._declaration, field):
                continue
            try:
                value = self._dynamic_version() if field == "version" else self._dynamic_description()
                setattr(self._declaration, field, value)
            except (ValueError, FileError) as error:
                reason = error.message if isinstance(error, FileError) else str(error)
                line = line_of(self._text, "dynamic =")
                self._declaration.unread[field] = Diagnostic("warning", f"project.{field}: {reason}", line)

    def _dynamic_version(self) -> str:
        fields = self._fields()
        described = table(self._setuptools, "version")
        if isinstance(attribute := described.get("attr"), str):
            return fields.attribute(attribute)
        if "file" in described:
            return fields.files(_strings(described["file"]))
        for tool in ("hatch", "pdm"):
            version = table(self._tables, "tool", tool, "version")
            # A custom pattern is code of the project, so only the usual line is looked for.
            if isinstance(path := version.get("path"), str):
                return fields.version_line(path)
        if module := self._flit_module():
            return fields.attribute(f"{module}.__version__")
        raise ValueError("computed by the build; not read")

    def _dynamic_description(self) -> str:
        described = table(self._setuptools, "description")
        if "file" in described:
            return self._fields().files(_strings(described["file"]))
        raise ValueError("computed by the build; not read")

    def _fields(self) -> DynamicFields:
        where = table(self._tables, "tool", "setuptools", "packages", "find").get("where", [])
        folder = table(self._tables, "tool", "setuptools", "package-dir").get("", "")
        return DynamicFields(self._folder, [*_strings(folder), *_strings(where)])

    def _flit_module(self) -> str:
        backend = table(self._tables, "build-system").get("build-backend")
        if not isinstance(backend, str) or not backend.startswith("flit"):
            return ""
        name = table(self._tables, "tool", "flit", "module").get("name")
        return name if isinstance(name, str) else self._declaration.name.replace("-", "_")

    def _read_dynamic_dependencies(self) -> None:
        if "dependencies" in self._left_to_backend:
            for path in _strings(table(self._setuptools, "dependencies").get("file", [])):
                self._declaration.declares_runtime = True
                self._declaration.dependencies.extend(self._requirements.named_by(PATH, path, "", False))
        if "optional-dependencies" in self._left_to_backend:
            for extra, described in table(self._setuptools, "optional-dependencies").items():
                for path in _strings(table(described).get("file", [])):
                    self._declaration.dependencies.extend(self._requirements.named_by(PATH, path, extra, True))

    def _read_groups(self) -> None:
        groups = table(self._tables, "dependency-groups")
        by_name = {normalized(name): name for name in groups}
        if len(groups) > _MAXIMUM_GROUPS:
            self._problem(f"dependency-groups has more than {_MAXIMUM_GROUPS:,} groups; the others are not read")
        for name in list(groups)[:_MAXIMUM_GROUPS]:
            self._expand_group(name, name, groups, by_name, set(), ())

    def _expand_group(
        self,
        name: str,
        group: str,
        groups: dict[str, Any],
        by_name: dict[str, str],
        seen: set[str],
        including: tuple[str, ...],
    ) -> None:
        """Add the entries of the group ``name`` to ``group``, which includes it or is it."""
        seen.add(name)
        listed = groups[name]
        what = f"dependency-groups.{name}"
        if not isinstance(listed, list):
            self._problem(f"{shown(what)} is not a list")
            return
        for entry in listed:
            if isinstance(entry, str):
                self._add(entry, what, group)
                continue
            included = entry.get("include-group") if isinstance(entry, dict) else None
            if not isinstance(included, str):
                self._problem(f"{shown(what)} has an entry that is neither a requirement nor an include-group")
                continue
            target = by_name.get(normalized(included))
            if target is None:
                self._problem(f"{shown(what)} includes {shown(included)}, which is not a group")
            elif target == name or target in including:
                self._problem(f"{shown(what)} includes itself through {shown(included)}")
            elif len(including) >= _GROUP_DEPTH:
                self._problem(f"{shown(what)}: too many groups including one another")
            elif target not in seen:
                self._expand_group(target, group, groups, by_name, seen, (*including, name))

    def _add_all(self, listed: object, what: str, group: str = "", optional: bool = False) -> None:
        if not isinstance(listed, list):
            self._problem(f"{shown(what)} is not a list")
            return
        for entry in listed:
            self._add(entry, what, group, optional)

    def _add(self, entry: object, what: str, group: str = "", optional: bool = False) -> None:
        if not isinstance(entry, str):
            self._problem(f"{shown(what)} has an entry that is not a string")
            return
        try:
            self._declaration.require(entry, group, optional)
        except ValueError as error:
            self._problem(f"{shown(what)}: {error}", entry)


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value] if value else []
    return [part for part in value if isinstance(part, str)] if isinstance(value, list) else []
