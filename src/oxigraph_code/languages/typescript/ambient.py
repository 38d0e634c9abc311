"""What a file says that holds in others, too, without their importing it.

For maintainers: a file without any import or export is a script, whose names are those of all files; a module puts
names there by ``declare global``, and into another module by ``declare module "name"``, which in a script is all that
is said of that module. Only where types are written is a file known to be part of one program with the others: scripts
of a browser, and the files of tests, may never meet. Facts only.

Source: the TypeScript handbook (global scripts, module augmentation, ambient modules).
"""

from __future__ import annotations

from collections.abc import Iterator

from oxigraph_code.facts import FileFacts

_DECLARING = (".d.ts", ".d.mts", ".d.cts")
_TYPED = (".ts", ".tsx", ".mts", ".cts")


def ambient_names(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """The names that a file defines for all, each with its definition. Those of modules begin with ``=`` where the file
    declares them whole, with ``+`` where it adds to them; those of types that a platform may have, too, are there once
    more behind a ``~``."""
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
    """Whether a file neither imports nor exports anything."""
    is_exporting = facts.exports or any("export" in entry.modifiers for entry in facts.definitions if not entry.scope)
    return not (facts.imports or is_exporting or any(entry.kind == "export" for entry in facts.bindings))
