"""The module names of Python files.

For maintainers: paths relative to the folder of the project in, dotted names out. No file is read.
"""

from __future__ import annotations

# Folders that contain packages and are no packages themselves.
_SOURCE_ROOTS = ("src", "lib")


def module_name(path: str) -> str:
    """Return the dotted name that a file is imported by; a package is its ``__init__``."""
    parts = path.rpartition(".")[0].split("/")
    if len(parts) > 1 and parts[0] in _SOURCE_ROOTS:
        parts = parts[1:]
    if len(parts) > 1 and parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts)
