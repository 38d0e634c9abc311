"""Which file the name of a package means in another file of the program.

For maintainers: what a manifest says comes first: what the package's own library is called, what those in other folders
are called there, and what a build lacks that asks for no feature. A package that no manifest describes is told by where
Cargo looks for the root of a library, and called like its folder. Which module a file is, its parents say. Paths and
names only.

Source: The Cargo Book, chapters "Package Layout", "Specifying Dependencies", "Cargo Targets"; The Rust Reference,
chapter "Extern crate declarations".
"""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Collection, Container, Sequence

from oxigraph_code.aliases import Alias
from oxigraph_code.resolution.language.semantics import Modules

FEATURES = "[features]"
"""What stands for the features of a package, and is no name of a crate."""
_ROOT = "src/lib.rs"


class RustModules(Modules):
    """See ``resolution.semantics.Modules``."""

    def __init__(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> None:
        said = [alias for alias in aliases if alias.folder is not None and alias.pattern != FEATURES]
        self._features = {
            alias.folder: " ".join(target.rpartition("::")[2] for target in alias.targets)
            for alias in aliases
            if alias.pattern == FEATURES
        }
        libraries = {alias.folder: alias for alias in said if alias.targets[0] in paths}
        self._roots: dict[str, list[str]] = defaultdict(list)
        for alias in libraries.values():
            self._roots[alias.pattern].append(alias.targets[0])
        described = {alias.targets[0] for alias in libraries.values()}
        for path in sorted(paths):
            if path.endswith(f"/{_ROOT}") and path not in described:
                folder = path.removesuffix(f"/{_ROOT}").rpartition("/")[2]
                self._roots[folder.replace("-", "_")].append(path)
        self._folders: dict[str, str | None] = {}
        """The folders of the packages that files are in, as far as somebody asked."""
        self._called: dict[str, dict[str, str]] = defaultdict(dict)
        """By the folder of a package and a name in it: the root of a library, or a package outside after ``::``; by no
        name the word for where the paths of imports start."""
        for alias in said:
            called, target = self._called[alias.folder or ""], posixpath.normpath(alias.targets[0])
            if target in paths:
                called[alias.pattern] = target
            elif "::" in target:
                called[alias.pattern] = f"::{target.rpartition('::')[2]}"
            elif library := libraries.get(posixpath.dirname(target)):
                called[library.pattern] = called[alias.pattern] = library.targets[0]

    def find(self, importer: str, name: str) -> str:
        if said := self._said(importer, name):
            return "" if said.startswith("::") else said
        found = self._roots.get(name, ())
        return found[0] if len(found) == 1 else ""

    def _said(self, importer: str, name: str) -> str:
        """What the manifest of the package around says of a name."""
        if importer not in self._folders:
            self._folders[importer] = _around(importer, self._called)
        folder = self._folders[importer]
        return self._called[folder].get(name, "") if folder is not None else ""

    def start(self, importer: str) -> str:
        return self._said(importer, "").removeprefix("::")

    def features(self, path: str) -> str:
        folder = _around(path, self._features)
        return self._features[folder] if folder is not None else ""

    def external_name(self, importer: str, name: str) -> str:
        if said := self._said(importer, name):
            return said.removeprefix("::")
        # Packages are not called like types.
        return name if name.isidentifier() and name == name.lower() and name not in self._roots else ""


def _around(path: str, folders: Container[str | None]) -> str | None:
    """The innermost of some folders that a file is in."""
    while path:
        path = posixpath.dirname(path)
        if path in folders:
            return path
    return None
