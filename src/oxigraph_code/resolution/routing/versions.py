"""API versions in the paths of routes, below the prefixes that all routes share.

For maintainers: a program enables them once, with a default; a handler and its class say others by decorators. An
argument that is no text stands for no version. This module must not know any framework.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Argument, PatternSite
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.routing.handlers import Handler, decorators_around
from oxigraph_code.resolution.routing.tables import MountRow, Tables, is_textual, last_name, picked

_MAX_PARTS: Final = 8


def enabled(site: PatternSite, entry: MountRow) -> list[str] | None:
    """Return the default versions that a call enables, if any; ``None`` if paths have no versions."""
    options = [part for argument in site.arguments for part in argument.parts]
    if any(last_name(part.value) in entry.unless for part in options):
        return None
    return _written(picked(site.arguments, entry.prefix)) or []


def versions_of(program: Program, tables: Tables, handler: Handler | None) -> list[str] | None:
    """Return the versions that decorators of a handler or of its class say; ``None`` if none does."""
    for target in handler.targets if handler is not None else ():
        facts = program.files[target.path]
        for site in decorators_around(facts, target.definition):
            for entry in tables.versions.fitting(site):
                if arguments := picked(site.arguments, entry.prefix):
                    return _written(arguments)
    return None


def _written(arguments: Sequence[Argument]) -> list[str]:
    """Return the texts among arguments and their parts; empty for anything else."""
    parts = [part for argument in arguments for part in (argument.parts if argument.kind == "list" else [argument])]
    return [part.value if is_textual(part) else "" for part in parts[:_MAX_PARTS]]
