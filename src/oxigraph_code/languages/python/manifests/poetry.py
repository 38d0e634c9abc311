"""Poetry's own tables of ``pyproject.toml``.

For maintainers: Poetry has its own syntax of constraints (``^1.2``), which is kept as it is; its conditions on Python
and the platform become environment markers (PEP 508), as Poetry publishes them. This module must not know of other
manifests.
"""

from __future__ import annotations

import re
from typing import Any

from oxigraph_code.facts import Dependency
from oxigraph_code.languages.folder import ProjectFolder, shown, table
from oxigraph_code.languages.python.manifests.declaration import (
    Declaration,
    both_markers,
    is_package_name,
    normalised,
    source,
)
from oxigraph_code.languages.python.manifests.pyproject import PATH, describe

_COMPARISON = re.compile(
    r"(?P<operator>>=|<=|==|!=|>|<|\^|~=|~)?\s*(?P<version>\d{1,4}(?:\.\d{1,4}){0,3})(?P<any>\.\*)?"
)


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
                    self._extras_of.setdefault(normalised(name.partition("[")[0]), []).append(extra)

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
        if normalised(name) == "python":
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
            self._marker(name, described),
        )
        # An optional dependency is requested through the extras that list it.
        extras_of = self._extras_of.get(normalised(name), []) if optional else []
        return [dependency._replace(group=extra) for extra in dict.fromkeys(extras_of)] or [dependency]

    def _marker(self, name: str, described: dict[str, Any]) -> str:
        marker = described.get("markers")
        found = marker if isinstance(marker, str) else ""
        if isinstance(python := described.get("python"), str):
            condition = python_marker(python)
            if condition is None:
                self._folder.report(PATH, f"tool.poetry: {shown(name)}: python = {shown(python)} is not read")
            found = both_markers(found, condition or "")
        if isinstance(platform := described.get("platform"), str):
            found = both_markers(
                found, " or ".join(f'sys_platform == "{part.strip()}"' for part in platform.split("||"))
            )
        return found


def _constraint(described: dict[str, Any]) -> str:
    if isinstance(version := described.get("version"), str):
        return version
    if isinstance(repository := described.get("git"), str):
        revision = next((described[key] for key in ("rev", "tag", "branch") if isinstance(described.get(key), str)), "")
        return source(f"git+{repository}" + (f"@{revision}" if revision else ""))
    place = next((described[key] for key in ("url", "path", "file") if isinstance(described.get(key), str)), "")
    return source(place) if place else ""


def python_marker(constraint: str) -> str | None:
    """Convert Poetry's condition on Python to a marker: empty for any, ``None`` if not understood."""
    alternatives: list[str] = []
    for alternative in constraint.split("||"):
        parts: list[str] = []
        for text in filter(None, re.split(r"\s*,\s*|(?<=[\d*])\s+(?=[<>=!~^])", alternative.strip())):
            if text == "*":
                return ""
            comparison = _COMPARISON.fullmatch(text)
            if comparison is None:
                return None
            parts.extend(_comparisons(comparison))
        alternatives.append(" and ".join(parts))
    return " or ".join(alternatives)


def _comparisons(comparison: re.Match[str]) -> list[str]:
    operator, version = comparison["operator"] or "==", comparison["version"]
    numbers = [int(part) for part in version.split(".")]
    if comparison["any"] and operator != "==":
        return [_compare(operator, f"{version}.*")]
    if comparison["any"]:
        return _between(version, numbers)
    if operator == "^":
        return _between(version, numbers[:1])
    if operator == "~":
        return _between(version, numbers[:2])
    return [_compare(operator, version)]


def _between(version: str, kept: list[int]) -> list[str]:
    below = ".".join(map(str, [*kept[:-1], kept[-1] + 1]))
    # Python has a minor number, so ``<4`` is written ``<4.0``.
    return [_compare(">=", version), _compare("<", below if "." in below else f"{below}.0")]


def _compare(operator: str, version: str) -> str:
    variable = "python_full_version" if version.count(".") > 1 and not version.endswith(".*") else "python_version"
    return f'{variable} {operator} "{version}"'
