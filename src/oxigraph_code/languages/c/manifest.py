"""Read build files: the name of a project, its dependencies, and its folders of headers.

For maintainers: text only; no build is ever run. A value with a variable is left out, except for one that means the
folder of the file. Files that say nothing of these are no manifests of C.

Sources: the manuals of CMake, Meson, Autoconf and pkg-config; the JSON Compilation Database of Clang.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.c import MANIFESTS
from oxigraph_code.languages.c.modules import SEARCH_PATH
from oxigraph_code.languages.folder import ProjectFolder

_MAX_BYTES: Final = 2_000_000
_MAX_ENTRIES: Final = 200
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))(?:#|dnl\b).*", re.MULTILINE)
_NAME: Final = re.compile(
    r"(?:^|\n)\s*(?:project|PROJECT)\s*\(\s*['\"]?([\w.+-]{1,100})['\"]?(?:[^)]*?(?:VERSION\s+|version\s*:\s*')([\w.]+))?"
    r"|AC_INIT\(\s*\[?([\w .+-]{1,100}?)\]?\s*(?:,\s*\[?([\w.]*)\]?)?[,)]"
)
_FLAG: Final = re.compile(r"(?<![\w-])-(?:I|isystem)(?:\",)?[ =]?\s*\"?([^\s\"',]+)")
_FOLDERS: Final = re.compile(
    r"\b(?:target_include_directories\s*\(\s*\S+|include_directories\s*\()([^()]*)\)", re.IGNORECASE
)
_WORD: Final = re.compile(r"[^\s'\",;]+")
_SCOPES: Final = frozenset({"PUBLIC", "PRIVATE", "INTERFACE", "SYSTEM", "BEFORE", "AFTER"})
_OWN_FOLDER: Final = re.compile(
    r"^(?:\$\{(?:CMAKE|PROJECT|\w+)_(?:CURRENT_)?SOURCE_DIR\}|\$[({](?:top_)?srcdir[)}]|@(?:top_)?srcdir@"
    r"|\$[({](?:CURDIR|PWD)[)}]|\$<BUILD_INTERFACE:\$\{\w+_SOURCE_DIR\})(/|$)"
)
_PACKAGES: Final = (
    re.compile(r"\bfind_package\s*\(\s*([\w.+-]+)(?:\s+(\d[\w.]*))?", re.IGNORECASE),
    re.compile(r"\bdependency\s*\(\s*'([\w.+-]+)'(?:[^)]*?version\s*:\s*'([^']+)')?"),
)
_CHECKED: Final = re.compile(
    r"\b(?:pkg_check_modules|pkg_search_module)\s*\(\s*\w+\s+([^)]*)\)|PKG_CHECK_MODULES\(\s*[^,]+,\s*\[?([^\],)]*)|pkg-config\s+(?:--[\w-]+\s+)*([\w.+-]+(?:\s+(?!-)[\w.+-]+)*)",
    re.I,
)
_ONE: Final = re.compile(r"([A-Za-z][\w.+-]*)\s*((?:>=|<=|=|<|>)\s*[\w.]+)?")
_NO_PACKAGE: Final = frozenset({"REQUIRED", "QUIET", "IMPORTED_TARGET", "GLOBAL", "PkgConfig", "PythonInterp"})


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the build files of a folder; ``None`` without one that says anything.

    Nothing outside of the folder is read, and nothing is executed.
    """
    folder = ProjectFolder(path, tree)
    name = version = ""
    dependencies: dict[Dependency, None] = {}
    folders: dict[str, None] = {}
    for manifest in MANIFESTS:
        if not folder.has_file(manifest):
            continue
        text = (folder.read_manifest(manifest) or "")[:_MAX_BYTES]
        if manifest == "compile_commands.json":
            folders |= dict.fromkeys(_relative(entry[1], path, root or path) for entry in _FLAG.finditer(text))
            continue
        text = _COMMENT.sub("", text)
        match = _NAME.search(text) if not manifest.endswith(("akefile", ".am")) else None
        if match is not None and not name:
            name, version = match[1] or match[3], match[2] or match[4] or ""
        dependencies |= dict.fromkeys(_dependencies(text))
        folders |= dict.fromkeys(_relative(entry) for entry in _search_paths(text))
    folders.pop("", None)
    if not (name or dependencies or folders):
        return None
    return ProjectFacts(
        language="c",
        name=name,
        version=version,
        dependencies=tuple(dependencies)[:_MAX_ENTRIES],
        diagnostics=folder.diagnostics(),
        aliases=(Alias(SEARCH_PATH, tuple(folders)[:_MAX_ENTRIES], ""),) if folders else (),
    )


def _dependencies(text: str) -> Iterator[Dependency]:
    for pattern in _PACKAGES:
        for match in pattern.finditer(text):
            if match[1] not in _NO_PACKAGE:
                yield Dependency(match[1], match[2] or "")
    for match in _CHECKED.finditer(text):
        for package, version in _ONE.findall(match[1] or match[2] or match[3] or ""):
            if package not in _NO_PACKAGE:
                yield Dependency(package, version.replace(" ", ""))


def _search_paths(text: str) -> Iterator[str]:
    yield from (match[1] for match in _FLAG.finditer(text))
    for match in _FOLDERS.finditer(text):
        yield from (word for word in _WORD.findall(match[1]) if word not in _SCOPES)


def _relative(written: str, path: Path | None = None, root: Path | None = None) -> str:
    """Return a folder relative to the manifest's; empty for one outside of the root, or with a variable."""
    if path is not None and root is not None and written.startswith(f"{root.as_posix()}/"):
        written = posixpath.relpath(written, path.as_posix())
    folder = _OWN_FOLDER.sub("./", written).rstrip("/>") or "."
    if folder.startswith(("/", "-")) or not re.fullmatch(r"[\w./+-]+", folder):
        return ""
    return posixpath.normpath(folder)
