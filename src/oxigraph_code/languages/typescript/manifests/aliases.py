"""Module names besides paths: names of packages, and names that ``paths`` maps.

For maintainers: packages of one repository import one another by name, which leads to the published files; the sources
are elsewhere, by convention in ``src``. Nothing is looked up here: all possible files are listed, and the resolution of
an import takes the one that exists.

Sources: the documentation of Node (``main``, ``exports``, ``imports``), TypeScript (``baseUrl``, ``paths``), and Nuxt
(``alias``).
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from itertools import islice

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import Object, object_of, read_object, text_of
from oxigraph_code.languages.typescript.manifests import PACKAGE_FILE
from oxigraph_code.languages.typescript.manifests.compiler_options import CONFIGURATIONS, read_compiler_options
from oxigraph_code.languages.typescript.manifests.workspaces import workspaces

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
    if not name or len(name) > 200:
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
