"""The namespaces that names are in, and the files that others include.

For maintainers: a namespace is a package, known by its name, whatever files it is in. Names only; no file is read.

Source: the PHP manual, "Namespaces".
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from pathlib import PurePosixPath

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.language.semantics import Modules

MARK = "\\"
QUOTES = ("'", '"')
_COMPONENT = "x-"
GLOBAL = "php"
"""The key of the outermost namespace, and the prefix of the names in it that no file declares."""


class PhpModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str]) -> None:
        self._paths = paths

    def find(self, importer: str, name: str) -> str:
        if name.endswith((".php", ".inc", ".phtml")):
            beside = posixpath.normpath(posixpath.join(posixpath.dirname(importer), name.lstrip("/")))
            top = posixpath.normpath(name.lstrip("/"))
            return next((path for path in (beside, top) if path in self._paths), "")
        is_shown = importer.endswith((".blade.php", ".twig")) or name.startswith(QUOTES)
        if is_shown and MARK not in name and name != GLOBAL:
            return self._template(importer, name)
        return key_of(name)

    def _template(self, importer: str, name: str) -> str:
        """Return the template or the component of a name, in the folders around a file or theirs of templates."""
        plain = name.strip("".join(QUOTES)).removeprefix(_COMPONENT)
        inside = plain.replace(".", "/")
        forms = [plain] if plain.endswith(".twig") else [f"{inside}{end}" for end in (".blade.php", ".twig")]
        if name.startswith(_COMPONENT):
            parts = (part[:1].upper() + part[1:] for part in re.split(r"-|(?<=/)", inside))
            forms = [f"app/View/Components/{''.join(parts)}.php"]
            forms += [f"components/{inside}{end}.blade.php" for end in ("", "/index")]
        folders = [*map(str, PurePosixPath(importer).parents)]
        return next(
            (
                path
                for form in forms
                for folder in folders
                for below in ("", "resources/views", "templates")
                if (path := posixpath.normpath(posixpath.join(folder, below, form))) in self._paths
            ),
            "",
        )

    def external_name(self, importer: str, name: str) -> str:
        return "" if name.startswith(QUOTES) else key_of(name).replace(MARK, ".")


def key_of(namespace: str) -> str:
    """Return the key of a namespace."""
    return namespace.strip(MARK) or GLOBAL


def full_name(facts: FileFacts, name: str) -> tuple[str, str]:
    """Return the namespace and the last name of a path; a name alone is in the outermost namespace."""
    if name.startswith("$"):
        return "", name
    first, is_path, rest = name.partition(MARK)
    if is_path and first == "namespace":
        name = f"{facts.package}{MARK}{rest}"
    elif is_path and first:
        imported = next((entry for entry in facts.imports if (entry.alias or entry.name) == first), None)
        start = f"{imported.path}{MARK}{imported.name}" if imported else f"{facts.package}{MARK}{first}"
        name = f"{start}{MARK}{rest}"
    namespace, _, last = name.rpartition(MARK)
    return key_of(namespace), last
