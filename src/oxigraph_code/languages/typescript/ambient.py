"""The ambient declarations of a file: names that other files see without importing them.

For maintainers: a file without any import or export is a script, whose names are visible in all files. A module
declares such names by ``declare global``, and names of another module by ``declare module "name"``; in a script, the
latter declares the whole module. Only typed files are known to be parts of one program: scripts of a browser, and
tests, may never meet. Facts only.

Source: the TypeScript handbook (global scripts, module augmentation, ambient modules).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.modules.ambient_declarations import UNBOUND

_DECLARING = (".d.ts", ".d.mts", ".d.cts")
_COMPOSED = re.compile(r"(?:^|/)(?:composables|stores)/[^/]+\.[jt]s$")
"""Folders with exports that build tools such as Nuxt import by themselves."""
_TYPED = (".ts", ".tsx", ".mts", ".cts")


def ambient_names(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Yield the ambient names of a file, each with its definition.

    Names of modules begin with ``=`` if the file declares the whole module, and with ``+`` if it adds to one. Types
    that a platform may have as well are there once more with ``~``, exports that build tools import with ``@``.
    """
    if _COMPOSED.search(facts.path):
        for index, definition in enumerate(facts.definitions):
            if not definition.scope and "export" in definition.modifiers:
                yield f"{UNBOUND}{definition.name}", index
    if not facts.path.endswith(_TYPED):
        return
    is_script = _is_script(facts)
    for index, definition in enumerate(facts.definitions):
        if "module" in definition.modifiers:
            yield f"{'=' if is_script else '+'}{definition.name}", index
        elif (is_script and not definition.scope) or "global" in definition.modifiers:
            yield definition.name, index
            if definition.kind == "trait" and (facts.path.endswith(_DECLARING) or "global" in definition.modifiers):
                yield f"~{definition.name}", index


def _is_script(facts: FileFacts) -> bool:
    """Return true if a file neither imports nor exports anything."""
    is_exporting = facts.exports or any("export" in entry.modifiers for entry in facts.definitions if not entry.scope)
    return not (facts.imports or is_exporting or facts.named_exports)
