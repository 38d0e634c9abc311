"""Between the path of a Rust file, the name of its module, and the files of the modules it declares.

For maintainers: of ``module_name`` the path is relative to the folder of the crate, of ``submodules`` to the root of
the run, since a module may be in another crate's folder. Nothing here looks at a file. Which files are the roots of
crates is told by where Cargo looks for them.

Source: The Rust Reference, chapter "Modules"; The Cargo Book, chapter "Package Layout".
"""

from __future__ import annotations

import posixpath

# Folders whose files and whose folders' main.rs are each a crate of their own.
_CRATE_FOLDERS = ("tests", "examples", "benches", "bin")
_ROOTS = ("lib.rs", "main.rs", "build.rs")
_OWN_NAMES = (*_ROOTS, "mod.rs")


def module_name(path: str) -> str:
    """The path of a module from the root of its crate: ``crate::parse::token``; other roots go by their own name."""
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
    """Where the file of a module that is declared in the file at ``path`` may be."""
    folder, _, file = path.rpartition("/")
    beside = posixpath.join(folder, file.removesuffix(".rs"))
    last = folder.rpartition("/")[2]
    if file in _OWN_NAMES:
        bases = [folder]
    elif last not in _CRATE_FOLDERS:
        bases = [beside]
    else:
        # Such a file may be the root of a crate, or no root but a module of one.
        bases = [beside, folder] if last != "bin" and "src" in folder.split("/") else [folder, beside]
    written = written.strip('"')
    if written:
        # Relative to the file's folder; inside of an inline module, to where its modules are.
        found = [posixpath.join(bases[0], *around, written) if around else posixpath.join(folder, written)]
    else:
        plain = name.removeprefix("r#")
        inner = [posixpath.join(base, *around, plain) for base in bases]
        found = [f"{entry}{end}" for entry in inner for end in (".rs", "/mod.rs")]
    return tuple(entry for entry in map(posixpath.normpath, found) if _is_inside(entry))


def _is_inside(path: str) -> bool:
    return not path.startswith(("../", "/")) and path not in ("..", ".") and "\0" not in path and "\\" not in path
