"""Which file the name of a package means in another file of the program.

For maintainers: packages are told by where Cargo looks for the root of a library; what the manifest calls them is
mostly what their folder is called. Which module a file is, its parents say. Paths and names only.

Source: The Cargo Book, chapter "Package Layout"; The Rust Reference, chapter "Extern crate declarations".
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

_ROOT = "src/lib.rs"


class RustModules:
    """See ``resolution.semantics.Modules``."""

    def __init__(self, paths: Collection[str]) -> None:
        self._roots: dict[str, list[str]] = defaultdict(list)
        for path in sorted(paths):
            if path.endswith(f"/{_ROOT}"):
                folder = path.removesuffix(f"/{_ROOT}").rpartition("/")[2]
                self._roots[folder.replace("-", "_")].append(path)

    def find(self, importer: str, name: str) -> str:
        found = self._roots.get(name, ())
        return found[0] if len(found) == 1 else ""

    def outside(self, importer: str, name: str) -> str:
        # Packages are not called like types.
        return name if name.isidentifier() and name == name.lower() and name not in self._roots else ""

    def head(self, name: str) -> str:
        return name

    def submodule(self, path: str, name: str) -> str:
        return ""
