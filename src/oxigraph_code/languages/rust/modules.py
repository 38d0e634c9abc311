"""The names of modules and their files, and the file that the name of a crate means in another file.

For maintainers: manifests come first: the name of the package's own library, the local names of path dependencies, and
the features that the default build lacks. A package without a manifest is recognized by the place at which Cargo looks
for the root of a library, and has the name of its folder. Paths are relative to the folder of the crate for
``module_name``, and to the root of the run for ``submodules``, since a module may be in another crate's folder. Paths
and names only; no file is read.

Source: The Cargo Book, chapters "Package Layout", "Specifying Dependencies", "Cargo Targets"; The Rust Reference,
chapters "Modules", "Extern crate declarations".
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
# Each file in these folders is a crate, and so is each ``main.rs`` in a subfolder.
_CRATE_FOLDERS = ("tests", "examples", "benches", "bin")
_ROOTS = ("lib.rs", "main.rs", "build.rs")
_OWN_NAMES = (*_ROOTS, "mod.rs")


def module_name(path: str) -> str:
    """Return the module path from the crate root (``crate::parse::token``) or from a root of another name."""
    folders, _, file = path.rpartition("/")
    parts = folders.split("/") if folders else []
    stem = file.removesuffix(".rs")
    start = max((index for index, part in enumerate(parts) if part == "src"), default=-1)
    inner = parts[start + 1 :] if start >= 0 else parts
    if file == "build.rs" and start < 0:
        return "build"
    crate = "crate"
    for index, part in enumerate(inner):
        if part in _CRATE_FOLDERS and (index == 0 or start < 0):
            crate, inner = (inner[index + 1] if len(inner) > index + 1 else stem), inner[index + 2 :]
            if crate == stem:
                return crate
            break
    else:
        if start < 0:
            inner = []
    names = [*inner, *([] if stem == "mod" or (not inner and file in _ROOTS) or file == "main.rs" else [stem])]
    return "::".join([crate, *names])


def submodules(path: str, around: tuple[str, ...], name: str, written: str) -> tuple[str, ...]:
    """Return the paths that may have the file of a module declared in the file at ``path``."""
    folder, _, file = path.rpartition("/")
    beside = posixpath.join(folder, file.removesuffix(".rs"))
    last = folder.rpartition("/")[2]
    if file in _OWN_NAMES:
        bases = [folder]
    elif last not in _CRATE_FOLDERS:
        bases = [beside]
    else:
        # Such a file is the root of a crate, or a module of one.
        bases = [beside, folder] if last != "bin" and "src" in folder.split("/") else [folder, beside]
    written = written.strip('"')
    if written:
        # Relative to the file's folder; in an inline module, to the folder of its modules.
        found = [posixpath.join(bases[0], *around, written) if around else posixpath.join(folder, written)]
    else:
        plain = name.removeprefix("r#")
        inner = [posixpath.join(base, *around, plain) for base in bases]
        found = [f"{entry}{end}" for entry in inner for end in (".rs", "/mod.rs")]
    return tuple(entry for entry in map(posixpath.normpath, found) if _is_inside(entry))


def _is_inside(path: str) -> bool:
    return not path.startswith(("../", "/")) and path not in ("..", ".") and "\0" not in path and "\\" not in path


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
    """Return the innermost of the folders that contains a file."""
    while path:
        path = posixpath.dirname(path)
        if path in folders:
            return path
    return None
