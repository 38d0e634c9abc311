"""Sites in a loop over a list of the program: the site with the parts of each entry as its arguments.

For maintainers: an argument is the variable of the loop, spread out, or a variable that an entry is unpacked to. The
list is written where a variable of a module is assigned. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.program.program import Program

_OF_EACH: Final = re.compile(r"([\w.]+)\[\*\](?:\[(\d+)\])?")
_MAX_ENTRIES: Final = 1_000


class Listed(NamedTuple):
    """The arguments of a site for an entry of a list, and the file that writes the list."""

    arguments: tuple[Argument, ...]
    facts: FileFacts


def in_loop(program: Program, uses: SymbolReferences, facts: FileFacts, site: PatternSite) -> Iterator[Listed]:
    """Yield the arguments of a site for each entry of the list that the loop around it goes through."""
    of_each = [_of_each(program, facts, site, argument) for argument in site.arguments]
    lists = {found[1] for found in of_each if found is not None}
    for target in uses.named(facts.path, site.scope, lists.pop())[:1] if len(lists) == 1 else ():
        name = program.defined(target).name if target.definition >= 0 else ""
        stating = program.files[target.path] if name else facts
        assigned = (e for e in stating.pattern_sites if name and e.kind == "assignment" and e.target == name)
        for entry in [entry for other in assigned for entry in other.arguments[0].parts][:_MAX_ENTRIES]:
            arguments: list[Argument] = []
            for argument, found in zip(site.arguments, of_each, strict=True):
                nth = int(found[2]) if found is not None and found[2] else -1
                parts = entry.parts[nth : nth + 1] if nth >= 0 else entry.parts if found is not None else (argument,)
                arguments += [part._replace(name=argument.name) if argument.name else part for part in parts]
            yield Listed(tuple(arguments), stating)


def _of_each(program: Program, facts: FileFacts, site: PatternSite, argument: Argument) -> re.Match[str] | None:
    """Match the value of the loop variable that an argument is, or spreads out."""
    plain = argument.parts[0] if argument.kind == "spread" and argument.parts else argument
    bindings = program.names(facts.path).lookup(site.scope, plain.value).bindings if plain.kind == "path" else ()
    found = next((entry for entry in reversed(bindings) if entry.line <= site.line), None)
    return _OF_EACH.fullmatch(found.value) if found is not None else None
