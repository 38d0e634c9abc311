"""The names of Java packages and modules, by the paths of files.

For maintainers: a file declares its package, and its folder repeats it below a source root. The roots are recognised by
the layouts of Maven and Gradle, or by the first folder that a package name usually begins with. No file is read.

Source: The Java Language Specification, chapter 7, "Packages and Modules"; Maven, "Standard Directory Layout".
"""

from __future__ import annotations

import re
from functools import lru_cache

_SOURCE_SET = re.compile(r"(?:^|.*?/)src/[\w-]+/(?:java|groovy|kotlin)(?:/|$)")
_SOURCES = re.compile(r"(?:^|.*?/)(?:src|source|sources)(?:/|$)")
# The first parts of the names of packages, by the domains that they are made of.
_FIRST_TEXT = "com org net edu gov io dev app java javax jakarta de fr uk eu ch ru cn jp me co scala junit"
_FIRST = frozenset(_FIRST_TEXT.split())


@lru_cache(maxsize=1 << 14)
def package_of(folder: str) -> str:
    """Return the package of the files in a folder, with dots; empty for the root of the sources."""
    if match := _SOURCE_SET.match(folder):
        parts = folder[match.end() :].split("/")
    else:
        match = _SOURCES.match(folder)
        parts = (folder[match.end() :] if match else folder).split("/")
        start = next((nth for nth, part in enumerate(parts) if part in _FIRST), -1)
        if start >= 0 and parts[start] == "java" and len(parts) > start + 1 and parts[start + 1] in _FIRST - {"java"}:
            start += 1  # the folder of a language, not the package of the library
        parts = parts[start:] if start >= 0 else parts
    return ".".join(part for part in parts if part)


def module_name(path: str) -> str:
    """Return the qualified name of the type that a file is named after."""
    folder, _, file = path.rpartition("/")
    package = package_of(folder)
    stem = file.rpartition(".")[0] or file
    return f"{package}.{stem}" if package else stem


def unnamed_package(path: str) -> str:
    """Return the key of the package without a name that a file is in: the files of one folder."""
    return f"{path.rpartition('/')[0]}/"
