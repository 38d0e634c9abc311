"""Find the package that an import path means in a file of the program.

For maintainers: the key of a package is its folder. The paths of modules come from ``go.mod``, with the replacements
that hold in a module, and folders of ``vendor`` hold packages for the folders around them. Without any manifest, an
import path ends with the folder of its package, behind the path of a repository; the package at the root of the run is
then known by its name. Paths and names only. A file is a module of the graph; its name is the folder of its package and
its own name.

Source: The Go Modules Reference, chapters "Modules, packages, and versions", "go.mod files", "Vendoring"; The Go
Programming Language Specification, chapter "Packages".
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterator, Sequence

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.language.semantics import Modules

ROOT = "."
"""The key of the package in the root of the run."""
_REPLACED = "::"
# Hosts whose repositories have a path of three parts; elsewhere it has two or three.
_HOSTS = frozenset({"github.com", "gitlab.com", "bitbucket.org", "golang.org", "codeberg.org", "git.sr.ht"})
_VERSION = re.compile(r"v\d+$")
_SUFFIX = re.compile(r"[.-]v\d+$|[.-]go$")
_NO_LETTER = re.compile(r"\W")


def folder_key(path: str) -> str:
    """Return the package key of a file, unless it is a test outside of its package."""
    return posixpath.dirname(path) or ROOT


def named_root(name: str) -> str:
    """Return the key of the package in the root of a run if no manifest has its path."""
    return f"{ROOT}:{name}"


class GoModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> None:
        self._folders = {folder_key(path) for path in paths}
        self._modules: dict[str, str] = {}
        """The folders of modules, by their paths."""
        self._replaced: dict[str, dict[str, str]] = {}
        """The folders or other paths of replaced modules, by the folder of the module that replaces them."""
        for alias in aliases:
            target = alias.targets[0]
            if alias.folder is None:
                self._modules.setdefault(alias.pattern, folder_key(target))
                continue
            is_path = _REPLACED in target
            there = target.rpartition(_REPLACED)[2] if is_path else folder_key(posixpath.normpath(target))
            self._replaced.setdefault(alias.folder or ROOT, {})[alias.pattern] = _REPLACED + there if is_path else there

    def find(self, importer: str, name: str) -> str:
        if name.startswith("."):
            key = posixpath.normpath(posixpath.join(posixpath.dirname(importer), name))
            return key if key in self._folders else ""
        if "." not in name.partition("/")[0] and not self._has_module(name):
            return self._vendored(importer, name)
        return self._replacement(importer, name) or self._of_module(name) or self._vendored(importer, name)

    def external_name(self, importer: str, name: str) -> str:
        for folder in _around(importer):
            for path, target in self._replaced.get(folder, {}).items():
                if target.startswith(_REPLACED) and _is_below(name, path):
                    return target.removeprefix(_REPLACED) + name[len(path) :]
        return name

    def head(self, name: str) -> str:
        return package_name(name)

    def _has_module(self, name: str) -> bool:
        """Return true if a module of the program has a path without a host."""
        return any(_is_below(name, path) for path in self._modules)

    def _replacement(self, importer: str, name: str) -> str:
        for folder in _around(importer):
            found = self._longest(self._replaced.get(folder, {}), name)
            if found and not found.startswith(_REPLACED):
                return found
        return ""

    def _of_module(self, name: str) -> str:
        if self._modules:
            return self._longest(self._modules, name)
        if name in self._folders:
            return name
        parts = name.split("/")
        for start in (3,) if parts[0] in _HOSTS else (2, 3):
            inner = parts[start:]
            if inner and inner[0][:1] == "v" and inner[0][1:].isdigit():
                inner = inner[1:]
            if (key := "/".join(inner)) in self._folders:
                return key
            if not inner and len(parts) >= start:
                return named_root(package_name(name))
        return self._below_sources(name)

    def _below_sources(self, name: str) -> str:
        """Return the package in a folder that ends with a whole import path."""
        found = [folder for folder in self._folders if folder.endswith(f"/{name}")]
        return found[0] if len(found) == 1 else ""

    def _longest(self, modules: dict[str, str], name: str) -> str:
        """Return the package below the module with the longest path that begins the name, if it has files."""
        path = name
        while path:
            if path in modules:
                rest = name[len(path) + 1 :]
                folder = modules[path]
                if folder.startswith(_REPLACED):
                    return folder + (f"/{rest}" if rest else "")
                key = posixpath.normpath(posixpath.join(folder, rest)) if rest else folder
                return key if key in self._folders else ""
            path = path.rpartition("/")[0]
        return ""

    def _vendored(self, importer: str, name: str) -> str:
        for folder in _around(importer):
            key = posixpath.normpath(posixpath.join(folder, "vendor", name))
            if key in self._folders:
                return key
        return ""


def _around(path: str) -> Iterator[str]:
    """Yield the folders around a file, the innermost first."""
    while path:
        path = posixpath.dirname(path)
        yield path or ROOT


def _is_below(name: str, path: str) -> bool:
    return name == path or name.startswith(f"{path}/")


def module_name(path: str) -> str:
    """Return the path of a file relative to the folder of its project, without the extension."""
    return path.removesuffix(".go")


def package_name(path: str) -> str:
    """Return the name that a package most likely has, from its import path."""
    parts = path.split("/")
    if len(parts) > 1 and _VERSION.match(parts[-1]):
        parts.pop()
    name = _SUFFIX.sub("", parts[-1]).removeprefix("go-")
    return _NO_LETTER.sub("", name.rpartition(".")[2]) or "_"
