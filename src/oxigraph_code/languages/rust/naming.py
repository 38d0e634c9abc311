"""The module names of Rust files, and the files of the modules that they declare.

For maintainers: paths are relative to the folder of the crate for ``module_name``, and to the root of the run for
``submodules``, since a module may be in another crate's folder. No file is read. The roots of crates are recognised by
the places at which Cargo looks for them.

Source: The Rust Reference, chapter "Modules"; The Cargo Book, chapter "Package Layout".
"""

from __future__ import annotations

import posixpath

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
