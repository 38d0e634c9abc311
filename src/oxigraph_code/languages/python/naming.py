"""Between the path of a Python file and the name of its module.

For maintainers: paths relative to the folder of the project in, dotted names out. Nothing here looks at a file.
"""

from __future__ import annotations

# Folders that hold packages and are no packages themselves.
_SOURCE_ROOTS = ("src", "lib")


def module_name(path: str) -> str:
    """The dotted name a file is imported by; a package is its ``__init__``."""
    parts = path.rpartition(".")[0].split("/")
    if len(parts) > 1 and parts[0] in _SOURCE_ROOTS:
        parts = parts[1:]
    if len(parts) > 1 and parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts)
