"""Read ``build.gradle`` in both of its languages, by the notations of dependencies.

For maintainers: a build script is a program, which is never run; what stands there as a literal is read, and a computed
value is left out. Version catalogs are data and are read as such.

Source: Gradle, "Declaring Dependencies", "Version Catalogs" and "Settings File Basics".
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.jvm.manifests import BUILD_SCRIPTS

_SETTINGS: Final = ("settings.gradle.kts", "settings.gradle")
_CATALOG: Final = "gradle/libs.versions.toml"
_MAX_DEPENDENCIES: Final = 10_000
_MAX_ABOVE: Final = 8
_COMMENT: Final = re.compile(r"""("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/""")
_CONFIGURATION: Final = (
    r"(?P<configuration>(?:test|androidTest|integrationTest|debug|release|testFixtures|jmh|main)?"
    r"(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|[cC]ompile|[rR]untime|[aA]nnotationProcessor|"
    r"[cC]ompileOnlyApi|[kK]apt|[kK]sp|providedCompile|developmentOnly))"
)
_NOTATION: Final = re.compile(
    rf"(?m)^[ \t]*{_CONFIGURATION}[ \t(]+(?:(?:enforcedPlatform|platform|testFixtures)\s*\(\s*)?"
    r"""(?:(?P<quote>["'])(?P<text>[^"'\n:]{1,200}:[^"'\n:]{1,200}(?::[^"'\n]{0,200})?)(?P=quote)"""
    r"""|group\s*[:=]\s*["'](?P<group>[^"'\n]{1,200})["']\s*,\s*name\s*[:=]\s*["'](?P<name>[^"'\n]{1,200})["']"""
    r"""(?:\s*,\s*version\s*[:=]\s*["'](?P<version>[^"'\n]{1,200})["'])?"""
    r"""|project\s*\(\s*(?:path\s*[:=]\s*)?["'](?P<project>[^"'\n]{1,200})["']"""
    r"""|libs\.(?P<alias>[\w.]{1,200}))"""
)
_NAME: Final = re.compile(r"""rootProject\.name\s*=\s*["']([^"'\n]{1,200})["']""")
_STATED: Final = r"""(?m)^[ \t]*{}\s*(?:=\s*|\s)["']([^"'\n]{{1,1000}})["']"""


def read_gradle(path: Path, root: Path | None, tree: FileTree | None) -> ProjectFacts | None:
    """Read the facts of the build script of a folder; ``None`` without one."""
    folder = ProjectFolder(path, tree)
    script = next((name for name in BUILD_SCRIPTS if name in folder.names()), "")
    if not script:
        return None
    text = _uncommented(folder.read_manifest(script) or "")
    settings = next((name for name in _SETTINGS if folder.has_file(name)), "")
    named = _NAME.search(_uncommented(folder.read_manifest(settings) or "")) if settings else None
    catalog = _catalog(path, root, tree)
    found = islice(_dependencies(text, catalog), _MAX_DEPENDENCIES)
    return ProjectFacts(
        language="java",
        name=named[1] if named else path.name,
        version=_stated(text, "version"),
        description=_stated(text, "description"),
        dependencies=tuple(dict.fromkeys(found)),
        diagnostics=folder.diagnostics(),
    )


def _uncommented(text: str) -> str:
    return _COMMENT.sub(lambda match: match[1] or " ", text)


def _stated(text: str, name: str) -> str:
    match = re.search(_STATED.format(name), text)
    return match[1] if match and "$" not in match[1] else ""


def _catalog(path: Path, root: Path | None, tree: FileTree | None) -> Mapping[str, tuple[str, str]]:
    """Return the libraries of the nearest version catalog by alias, each with its version."""
    above = [folder for folder in path.parents if root is not None and folder.is_relative_to(root)]
    for folder in (path, *above[:_MAX_ABOVE]):
        reader = ProjectFolder(folder, tree)
        if reader.has_file(_CATALOG):
            try:
                tables = tomllib.loads(reader.read_manifest(_CATALOG) or "")
            except tomllib.TOMLDecodeError:
                return {}
            return dict(_libraries(tables))
    return {}


def _libraries(tables: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    versions, libraries = tables.get("versions"), tables.get("libraries")
    known = versions if isinstance(versions, dict) else {}
    for alias, entry in libraries.items() if isinstance(libraries, dict) else ():
        if isinstance(entry, str):
            group, _, rest = entry.partition(":")
            name, _, version = rest.partition(":")
            entry = {"group": group, "name": name, "version": version}
        if not isinstance(entry, dict):
            continue
        module = entry.get("module") or f"{entry.get('group')}:{entry.get('name')}"
        written = entry.get("version")
        if isinstance(written, dict):
            written = known.get(str(written.get("ref")), written.get("require"))
        yield re.sub(r"[-_]", ".", alias), (str(module), written if isinstance(written, str) else "")


def _dependencies(text: str, catalog: Mapping[str, tuple[str, str]]) -> Iterator[Dependency]:
    for match in _NOTATION.finditer(text):
        group = _group(match["configuration"])
        if match["text"]:
            first, name, *rest = match["text"].split(":")
            yield Dependency(f"{first}:{name}", rest[0] if rest else "", group)
        elif match["name"]:
            yield Dependency(f"{match['group']}:{match['name']}", match["version"] or "", group)
        elif match["project"]:
            yield Dependency(match["project"].rpartition(":")[2] or match["project"], "", group)
        elif match["alias"] in catalog:
            name, version = catalog[match["alias"]]
            yield Dependency(name, version, group)


def _group(configuration: str) -> str:
    """Group the group of dependencies of a configuration; empty for those at run time."""
    plain = configuration.lower()
    if "test" in plain:
        return "test"
    return "" if plain.endswith(("implementation", "api", "runtimeonly", "compile", "runtime")) else configuration
