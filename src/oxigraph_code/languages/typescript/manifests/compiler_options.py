"""The module options of ``tsconfig.json``: ``baseUrl``, ``paths``, references.

For maintainers: these are read for the resolution of imports and are not in the graph. A chain of ``extends`` is
followed only inside the project. Paths in the result are relative to the project's root.

Source: the reference of ``tsconfig`` in the TypeScript documentation.
"""

from __future__ import annotations

import posixpath
from typing import NamedTuple

from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import Object, object_of, read_object, text_of, texts_of

# The configurations of packages extend the last one by convention, in a repository without one of its own.
CONFIGURATIONS = ("tsconfig.json", "jsconfig.json", "tsconfig.base.json")
_LONGEST_CHAIN = 16


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
        found = found._replace(references=tuple(_joined(here, entry) for entry in paths if entry))
    return found


def _with_options(known: CompilerOptions, options: Object, here: str) -> CompilerOptions:
    if base := text_of(options.get("baseUrl")):
        known = known._replace(base_url=_joined(here, base))
    if not isinstance(options.get("paths"), dict):
        return known
    start = known.base_url or here
    paths = [
        (pattern, tuple(_joined(start, target) for target in texts_of(targets)))
        for pattern, targets in object_of(options["paths"]).items()
    ]
    return known._replace(paths=tuple(paths))


def _target(folder: ProjectFolder, here: str, written: str) -> str:
    """Return the file that ``extends`` names; empty for a package, which is outside the project."""
    if not written.startswith("."):
        return ""
    path = _joined(here, written)
    return next((entry for entry in (path, f"{path}.json") if folder.has_file(entry)), "")


def _joined(here: str, written: str) -> str:
    path = posixpath.normpath(posixpath.join(here, written.replace("\\", "/")))
    return "" if path == "." else path
