"""Find the file that the name of a crate means in another file of the program.

For maintainers: manifests come first: the name of the package's own library, the local names of path dependencies, and
the features that the default build lacks. A package without a manifest is recognised by the place at which Cargo looks
for the root of a library, and has the name of its folder. The module of a file follows from the ``mod`` declarations of
its parents, not from here. Paths and names only.

Source: The Cargo Book, chapters "Package Layout", "Specifying Dependencies", "Cargo Targets"; The Rust Reference,
chapter "Extern crate declarations".
"""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Collection, Container, Sequence

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.language.semantics import Modules

FEATURES = "[features]"
"""The alias pattern of a package's features, which is no valid crate name."""
_ROOT = "src/lib.rs"


class RustModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

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
        """The package folders of the files that were looked up."""
        self._called: dict[str, dict[str, str]] = defaultdict(dict)
        """The meaning of names in a package, by its folder.

        It is the root file of a library, or an external package after ``::``. The empty name has the keyword for the
        start of import paths.
        """
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
        """Return the meaning of a name by the manifest of the importing package; empty if it has none."""
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
        # Crates have no capitals in their names.
        return name if name.isidentifier() and name == name.lower() and name not in self._roots else ""


def _around(path: str, folders: Container[str | None]) -> str | None:
    """Return the innermost of some folders that contains a file."""
    while path:
        path = posixpath.dirname(path)
        if path in folders:
            return path
    return None
