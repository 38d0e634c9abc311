"""The names of Go packages and of modules in the graph, by paths alone.

For maintainers: a file is a module of the graph; its name is the folder of its package and its own name. Paths and
names only.

Source: The Go Modules Reference; The Go Programming Language Specification, chapter "Packages".
"""

from __future__ import annotations

import re

_VERSION = re.compile(r"v\d+$")
_SUFFIX = re.compile(r"[.-]v\d+$|[.-]go$")
_NO_LETTER = re.compile(r"\W")


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
