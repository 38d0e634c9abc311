"""The local variables that other files can reach, through results, defaults or other variables.

For maintainers: lookup of a name begins at a text that contains it. A local variable is reached from outside of its
function only if something visible names it: a return value, a default, or the value of another variable that is
reached. Words are compared and scopes are not told apart, so the result may be too large, but never too small. This
module must not know what is done with the result.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import Binding, FileFacts

_WORD: Final = re.compile(r"[\w$]+")


def reached(entry: FileFacts) -> FileFacts:
    """The facts of a file without local variables that nothing visible names.

    Branches shrink to the lines that are left in them.
    """
    variables = {
        (binding.scope, binding.name)
        for binding in entry.bindings
        if binding.kind == "variable" and _WORD.fullmatch(binding.name) and _is_in_function(entry, binding.scope)
    }
    names = [_local_name(entry, binding, variables) for binding in entry.bindings]
    unnamed: dict[str, list[Binding]] = defaultdict(list)
    kept: list[Binding] = []
    for name, binding in zip(names, entry.bindings, strict=True):
        (unnamed[name] if name else kept).append(binding)
    waiting: list[object] = [entry.definitions, entry.references, entry.uses, entry.imports, entry.exports, kept]
    waiting += (entry.pattern_sites, entry.text_constants)
    while waiting:
        for word in words(waiting.pop()):
            if found := unnamed.pop(word, None):
                waiting.append(found)
    bindings = tuple(binding for name, binding in zip(names, entry.bindings, strict=True) if name not in unnamed)
    return _with_tight_branches(entry._replace(bindings=bindings))


def _local_name(entry: FileFacts, binding: Binding, variables: set[tuple[int, str]]) -> str:
    """The name of the local variable that a binding belongs to, empty if it belongs to none."""
    if binding.kind == "variable":
        return binding.name if (binding.scope, binding.name) in variables else ""
    if binding.kind not in ("assignment", "narrowing"):
        return ""
    head = _WORD.match(binding.name)
    scope = binding.scope
    while head is not None and scope > 0:
        if (scope, head[0]) in variables:
            return head[0]
        scope = entry.scopes[scope].parent
    return ""


def _is_in_function(entry: FileFacts, scope: int) -> bool:
    """True if only the code of a function sees the names of a scope."""
    while scope > 0 and entry.scopes[scope].kind == "block":
        scope = entry.scopes[scope].parent
    return entry.scopes[scope].kind == "function"


def words(item: object) -> set[str]:
    """All words in the texts of a fact."""
    return set(_words(item))


def _words(item: object) -> Iterator[str]:
    if isinstance(item, str):
        yield from _WORD.findall(item)
    elif isinstance(item, tuple | list):
        for part in item:
            yield from _words(part)


def _with_tight_branches(entry: FileFacts) -> FileFacts:
    """The facts with each branch cut to its first and last line that matters, and without empty branches."""
    lines = sorted(lines_of(entry))
    branches = []
    for branch in entry.branches:
        held = lines[bisect_left(lines, branch.start) : bisect_right(lines, branch.end)]
        if held:
            branches.append(branch._replace(start=held[0], end=held[-1]))
    return entry._replace(branches=tuple(branches))


def lines_of(entry: FileFacts) -> set[int]:
    """The lines of all bindings and occurrences of names."""
    lines = {definition.start_line for definition in entry.definitions}
    for items in (entry.bindings, entry.imports, entry.references, entry.uses):
        lines |= {item.line for item in items}
    return lines
