"""Module names besides paths: names of packages, and names that ``paths`` maps.

For maintainers: packages of one repository import one another by name, which leads to the published files; the sources
are elsewhere, by convention in ``src``. Nothing is looked up here: all possible files are listed, and the resolution of
an import takes the one that exists.

Sources: the documentation of Node (``main``, ``exports``, ``imports``), TypeScript (``baseUrl``, ``paths``), and Nuxt
(``alias``).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import islice
from typing import NamedTuple

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import Object, object_of, read_object, text_of, texts_of
from oxigraph_code.languages.typescript.manifests import PACKAGE_FILE, PNPM_FILE

_MAX_SEARCHED = 10_000
_ITEM = re.compile(r"""^\s*-\s+(?:"([^"]*)"|'([^']*)'|([^#\n]+?))\s*(?:#.*)?$""")
_KEY = re.compile(r"^[^\s#-][^:]*:")
_MAX_ALIASES = 5_000
_MAX_FOLDERS = 500
_MAX_DEPTH = 8
_ENTRIES = ("source", "types", "typings", "module", "main", "browser")
# Conditions of other platforms than Node, which is the default.
_PLATFORMS = frozenset(
    {"browser", "bun", "deno", "edge-light", "electron", "netlify", "react-native", "worker", "workerd"}
)
_CUSTOMARY = ("src/index", "index", "lib/index", "src/main")
# Build tools whose projects begin a path from their own folder with a sign, which a generated file or code declares.
_BUILDS = tuple(
    f"{tool}.config.{end}" for tool in ("nuxt", "vite", "vue", "webpack", "rspack") for end in ("ts", "js", "mjs")
)
_SIGNS = {"@": ("src/*", "app/*", "*"), "~": ("src/*", "app/*", "*"), "@@": ("*",), "~~": ("*",)}
# The configurations of packages extend the last one by convention, in a repository without one of its own.
CONFIGURATIONS = ("tsconfig.json", "jsconfig.json", "tsconfig.base.json")
_LONGEST_CHAIN = 16


def read_aliases(folder: ProjectFolder) -> tuple[Alias, ...]:
    """Read the aliases of all manifests of a repository."""
    found: list[Alias] = []
    for path in dict.fromkeys(("", *workspaces(folder), *_configured(folder))):
        manifest = posixpath.join(path, PACKAGE_FILE)
        said = (read_object(folder, manifest) if folder.has_file(manifest) else None) or {}
        for alias in (*_of_package(path, said), *_of_options(folder, path), *_of_build(folder, path)):
            if len(found) == _MAX_ALIASES:
                return tuple(found)
            found.append(alias)
    return tuple(dict.fromkeys(found))


def _configured(folder: ProjectFolder) -> Iterator[str]:
    """Yield the folders near the root with a configuration but no package, such as a client's."""
    near = [name for name in folder.folders() if _is_ours(name)][:_MAX_FOLDERS]
    nearer = (posixpath.join(name, inner) for name in near for inner in folder.folders(name) if _is_ours(inner))
    for path in (*near, *islice(nearer, _MAX_FOLDERS)):
        files = [file for file in (PACKAGE_FILE, *CONFIGURATIONS) if folder.has_file(posixpath.join(path, file))]
        if files and PACKAGE_FILE not in files:
            yield path


def _is_ours(name: str) -> bool:
    return not name.startswith(".") and name != "node_modules"


def _of_package(path: str, package: Object) -> Iterator[Alias]:
    name = text_of(package.get("name")).strip()
    for pattern, targets in object_of(package.get("imports")).items():
        if pattern.startswith("#"):
            yield Alias(pattern, tuple(_joined(path, entry) for entry in _texts(targets)), path)
    # A program may have the name of the library that it uses.
    if not name or len(name) > 200 or name in object_of(package.get("dependencies")):
        return
    exports = package.get("exports")
    entries = [text_of(package.get(entry)) for entry in _ENTRIES]
    if isinstance(exports, dict) and any(key.startswith(".") for key in exports):
        for pattern, targets in exports.items():
            if pattern.startswith("./"):
                said = _texts(targets)
                yield Alias(f"{name}{pattern[1:]}", tuple(_joined(path, entry) for entry in (*said, *_sources(said))))
        entries = [*_texts(exports.get(".")), *entries]
    else:
        entries = [*_texts(exports), *entries]
    entries = [entry for entry in entries if entry]
    yield Alias(name, tuple(_joined(path, entry) for entry in (*entries, *_sources(entries), *_CUSTOMARY)))
    yield Alias(f"{name}/*", tuple(_joined(path, entry) for entry in ("*", "src/*")))


def _sources(compiled: list[str]) -> list[str]:
    """Yield the usual sources of compiled files: the path below ``src`` without a format folder."""
    parts = [posixpath.normpath(entry).split("/") for entry in compiled]
    found = ["/".join(("src", *entry[depth:])) for depth in (1, 2) for entry in parts if len(entry) > depth]
    return list(dict.fromkeys(found))


def _of_options(folder: ProjectFolder, path: str) -> Iterator[Alias]:
    for file in CONFIGURATIONS:
        written = posixpath.join(path, file)
        options = read_compiler_options(folder, written) if folder.has_file(written) else None
        if options is None:
            continue
        for pattern, targets in options.paths:
            yield Alias(pattern, targets, path)
        if options.base_url or _has_base(folder, written):
            yield Alias("*", (posixpath.join(options.base_url, "*"),), path)


def _of_build(folder: ProjectFolder, path: str) -> Iterator[Alias]:
    if any(folder.has_file(posixpath.join(path, file)) for file in _BUILDS):
        for sign, targets in _SIGNS.items():
            yield Alias(f"{sign}/*", tuple(_joined(path, entry) for entry in targets), path)


def _has_base(folder: ProjectFolder, path: str) -> bool:
    """Return true if a configuration has the root itself as its ``baseUrl``."""
    content = read_object(folder, path, with_comments=True) or {}
    return bool(text_of(object_of(content.get("compilerOptions")).get("baseUrl")))


def _texts(value: object, depth: int = 0) -> list[str]:
    """Return the paths in a target, which may depend on conditions."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict) and depth < _MAX_DEPTH:
        ordered = sorted(value.items(), key=lambda item: item[0] in _PLATFORMS)
        return [text for _, entry in ordered for text in _texts(entry, depth + 1)]
    if isinstance(value, list) and depth < _MAX_DEPTH:
        return [text for entry in value for text in _texts(entry, depth + 1)]
    return []


def _joined(path: str, written: str) -> str:
    return posixpath.normpath(posixpath.join(path, written))


class CompilerOptions(NamedTuple):
    """``paths`` map a pattern to its files; ``extends`` are the files that were read, the nearest first."""

    base_url: str = ""
    paths: tuple[tuple[str, tuple[str, ...]], ...] = ()
    references: tuple[str, ...] = ()
    extends: tuple[str, ...] = ()


def read_compiler_options(folder: ProjectFolder, path: str = "") -> CompilerOptions | None:
    """Read a configuration with those that it extends; ``None`` if there is none."""
    path = path or next(filter(folder.has_file, CONFIGURATIONS), "")
    if not path:
        return None
    return _read(folder, path, (), CompilerOptions())


def _read(folder: ProjectFolder, path: str, seen: tuple[str, ...], known: CompilerOptions) -> CompilerOptions | None:
    content = read_object(folder, path, with_comments=True)
    if content is None:
        return None
    here = posixpath.dirname(path)
    found = known
    parents = content.get("extends")
    for parent in [parents] if isinstance(parents, str) else texts_of(parents):
        target = _target(folder, here, parent)
        if target and target not in (*seen, path) and len(seen) < _LONGEST_CHAIN:
            found = _read(folder, target, (*seen, path), found) or found
            found = found._replace(extends=tuple(dict.fromkeys((*found.extends, target))))
    found = _with_options(found, object_of(content.get("compilerOptions")), here)
    references = content.get("references")
    if isinstance(references, list):
        paths = (text_of(object_of(entry).get("path")) for entry in references)
        found = found._replace(references=tuple(_path_from(here, entry) for entry in paths if entry))
    return found


def _with_options(known: CompilerOptions, options: Object, here: str) -> CompilerOptions:
    if base := text_of(options.get("baseUrl")):
        known = known._replace(base_url=_path_from(here, base))
    if not isinstance(options.get("paths"), dict):
        return known
    start = known.base_url or here
    paths = [
        (pattern, tuple(_path_from(start, target) for target in texts_of(targets)))
        for pattern, targets in object_of(options["paths"]).items()
    ]
    return known._replace(paths=tuple(paths))


def _target(folder: ProjectFolder, here: str, written: str) -> str:
    """Return the file that ``extends`` names; empty for a package, which is outside the project."""
    if not written.startswith("."):
        return ""
    path = _path_from(here, written)
    return next((entry for entry in (path, f"{path}.json") if folder.has_file(entry)), "")


def _path_from(here: str, written: str) -> str:
    path = posixpath.normpath(posixpath.join(here, written.replace("\\", "/")))
    return "" if path == "." else path


# Patterns are matched here against existing folders, and never leave the root. Of YAML, only as much is parsed as a
# list of patterns needs. Sources: the documentation of npm and yarn (``workspaces``) and of pnpm (``pnpm-
# workspace.yaml``).
def workspaces(folder: ProjectFolder) -> tuple[str, ...]:
    """Return the folders of workspaces with a ``package.json``, relative to the folder and sorted."""
    return _members(folder, _patterns(folder))


def _patterns(folder: ProjectFolder) -> list[str]:
    """Return the patterns in ``package.json`` and in pnpm's own file."""
    package = (read_object(folder, PACKAGE_FILE) if folder.has_file(PACKAGE_FILE) else None) or {}
    declared = package.get("workspaces")
    patterns = texts_of(declared) or texts_of(object_of(declared).get("packages"))
    if folder.has_file(PNPM_FILE) and (text := folder.read_manifest(PNPM_FILE)) is not None:
        patterns += _packages(text)
    return list(dict.fromkeys(patterns))


def _packages(text: str) -> list[str]:
    """Return the items of the list under ``packages:``."""
    found: list[str] = []
    is_inside = False
    for line in text.splitlines():
        if _KEY.match(line):
            is_inside = line.startswith("packages:")
        elif is_inside and (match := _ITEM.match(line)):
            found.append(next(filter(None, match.groups()), ""))
    return list(filter(None, found))


def _members(folder: ProjectFolder, patterns: list[str]) -> tuple[str, ...]:
    wanted = [_parts(pattern) for pattern in patterns if not pattern.startswith("!")]
    unwanted = [_parts(pattern[1:]) for pattern in patterns if pattern.startswith("!")]
    found = []
    waiting = [""]
    seen = 0
    while waiting and seen < _MAX_SEARCHED:
        path = waiting.pop()
        seen += 1
        parts = path.split("/") if path else []
        if parts and any(_matches(parts, pattern) for pattern in wanted):
            is_left_out = any(_matches(parts, pattern) for pattern in unwanted)
            if not is_left_out and folder.has_file(f"{path}/{PACKAGE_FILE}"):
                found.append(path)
        if len(parts) < _MAX_DEPTH and any(_leads_to(parts, pattern) for pattern in wanted):
            names = [name for name in folder.folders(path) if name != "node_modules" and not name.startswith(".")]
            waiting += [f"{path}/{name}" if path else name for name in names]
    return tuple(sorted(found))


def _parts(pattern: str) -> list[str]:
    return [part for part in pattern.split("/") if part not in ("", ".")][:_MAX_DEPTH]


def _matches(parts: list[str], pattern: list[str]) -> bool:
    if not pattern:
        return not parts
    if pattern[0] == "**":
        return _matches(parts, pattern[1:]) or (bool(parts) and _matches(parts[1:], pattern))
    return bool(parts) and fnmatchcase(parts[0], pattern[0]) and _matches(parts[1:], pattern[1:])


def _leads_to(parts: list[str], pattern: list[str]) -> bool:
    """Return true if a folder below this one may match."""
    for index, part in enumerate(parts):
        if index >= len(pattern):
            return False
        if pattern[index] == "**":
            return True
        if not fnmatchcase(part, pattern[index]):
            return False
    return len(parts) < len(pattern)
