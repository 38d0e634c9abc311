"""Poetry's own tables of ``pyproject.toml``.

For maintainers: Poetry has its own syntax of constraints (``^1.2``), which is kept as it is, also in conditions on
Python. This module must not know of other manifests.
"""

from __future__ import annotations

from functools import reduce
from typing import Any

from oxigraph_code.facts import Dependency
from oxigraph_code.languages.folder import ProjectFolder, shown, table
from oxigraph_code.languages.python.manifests.declaration import (
    Declaration,
    both_markers,
    is_package_name,
    normalized,
    source,
)
from oxigraph_code.languages.python.manifests.pyproject import PATH, describe

_CONDITIONS = {"markers": "", "python": "python ", "platform": "platform "}
"""The keys of an entry that limit it to some environments, each with the word before its value."""


def read_poetry(folder: ProjectFolder, tables: dict[str, Any]) -> Declaration | None:
    """Read the content of ``[tool.poetry]``; ``None`` without such a table."""
    poetry = table(tables, "tool", "poetry")
    return _Poetry(folder, poetry).declaration() if poetry else None


class _Poetry:
    def __init__(self, folder: ProjectFolder, poetry: dict[str, Any]) -> None:
        self._folder = folder
        self._poetry = poetry
        self._declaration = Declaration(PATH)
        self._extras_of: dict[str, list[str]] = {}
        for extra, names in table(poetry, "extras").items():
            for name in names if isinstance(names, list) else ():
                if isinstance(name, str):
                    self._extras_of.setdefault(normalized(name.partition("[")[0]), []).append(extra)

    def declaration(self) -> Declaration:
        declaration = self._declaration
        describe(declaration, self._folder, self._poetry, "tool.poetry")
        declaration.declares_runtime = "dependencies" in self._poetry
        for name, described in table(self._poetry, "dependencies").items():
            self._add(name, described, "")
        for group, described in table(self._poetry, "group").items():
            for name, constraint in table(described, "dependencies").items():
                self._add(name, constraint, group)
        for name, constraint in table(self._poetry, "dev-dependencies").items():
            self._add(name, constraint, "dev")
        return declaration

    def _problem(self, message: str) -> None:
        self._folder.report(PATH, message, severity="error")

    def _add(self, name: str, described: object, group: str) -> None:
        if normalized(name) == "python":
            return
        if not is_package_name(name):
            self._problem(f"tool.poetry: {shown(name)} is not a package name")
            return
        # A list has one entry for each environment.
        for entry in described if isinstance(described, list) else [described]:
            self._declaration.dependencies.extend(self._dependencies(name, entry, group))

    def _dependencies(self, name: str, described: object, group: str) -> list[Dependency]:
        if isinstance(described, str):
            described = {"version": described}
        if not isinstance(described, dict):
            self._problem(f"tool.poetry: {shown(name)} has neither a version nor a table")
            return []
        extras = described.get("extras")
        optional = described.get("optional") is True and not group
        dependency = Dependency(
            name,
            _constraint(described),
            group,
            tuple(extra for extra in extras if isinstance(extra, str)) if isinstance(extras, list) else (),
            optional,
            _marker(described),
        )
        # An optional dependency is requested through the extras that list it.
        extras_of = self._extras_of.get(normalized(name), []) if optional else []
        return [dependency._replace(group=extra) for extra in dict.fromkeys(extras_of)] or [dependency]


def _marker(described: dict[str, Any]) -> str:
    """Join the conditions of an entry, as they are written."""
    stated = (f"{word}{described[key]}" for key, word in _CONDITIONS.items() if isinstance(described.get(key), str))
    return reduce(both_markers, stated, "")


def _constraint(described: dict[str, Any]) -> str:
    if isinstance(version := described.get("version"), str):
        return version
    if isinstance(repository := described.get("git"), str):
        revision = next((described[key] for key in ("rev", "tag", "branch") if isinstance(described.get(key), str)), "")
        return source(f"git+{repository}" + (f"@{revision}" if revision else ""))
    place = next((described[key] for key in ("url", "path", "file") if isinstance(described.get(key), str)), "")
    return source(place) if place else ""
