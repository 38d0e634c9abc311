"""Which file the name of a package means in another file of the program.

For maintainers: what a manifest says comes first: what the package's own library is called, and what those in other
folders are called there. A package that no manifest describes is told by where Cargo looks for the root of a library,
and called like its folder. Which module a file is, its parents say. Paths and names only.

Source: The Cargo Book, chapters "Package Layout", "Specifying Dependencies", "Cargo Targets"; The Rust Reference,
chapter "Extern crate declarations".
"""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Collection, Sequence

from oxigraph_code.aliases import Alias
from oxigraph_code.resolution.semantics import Modules

_ROOT = "src/lib.rs"


class RustModules(Modules):
    """See ``resolution.semantics.Modules``."""

    def __init__(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> None:
        said = [alias for alias in aliases if alias.folder is not None and len(alias.targets) == 1]
        libraries = {alias.folder: alias for alias in said if alias.targets[0] in paths}
        self._roots: dict[str, list[str]] = defaultdict(list)
        for alias in libraries.values():
            self._roots[alias.pattern].append(alias.targets[0])
        described = {alias.targets[0] for alias in libraries.values()}
        for path in sorted(paths):
            if path.endswith(f"/{_ROOT}") and path not in described:
                folder = path.removesuffix(f"/{_ROOT}").rpartition("/")[2]
                self._roots[folder.replace("-", "_")].append(path)
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
        folder = importer
        while folder:
            folder = posixpath.dirname(folder)
            if folder in self._called:
                return self._called[folder].get(name, "")
        return ""

    def start(self, importer: str) -> str:
        return self._said(importer, "").removeprefix("::")

    def outside(self, importer: str, name: str) -> str:
        if said := self._said(importer, name):
            return said.removeprefix("::")
        # Packages are not called like types.
        return name if name.isidentifier() and name == name.lower() and name not in self._roots else ""
