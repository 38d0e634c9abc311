"""What of a file anything leads to that others may ask of it: all but the variables that functions keep for themselves.

For maintainers: a name is looked up because a text has it. A local variable is found from outside of its function only
where something that others see names it: a result, a default, the value of a variable that is itself reached so. Words
are compared and scopes are not told apart, so more may be kept than is reached, and never less. This module must not
know what is done with what is left.
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
    """The facts of a file without the local variables that nothing else in them names, its branches only as far as
    anything is left in them."""
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
    """The name of the local variable that a binding is about, empty where it is about anything else."""
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
    """Whether a scope is one that only the code of a function sees."""
    while scope > 0 and entry.scopes[scope].kind == "block":
        scope = entry.scopes[scope].parent
    return entry.scopes[scope].kind == "function"


def words(item: object) -> set[str]:
    """All words in what something says."""
    return set(_words(item))


def _words(item: object) -> Iterator[str]:
    if isinstance(item, str):
        yield from _WORD.findall(item)
    elif isinstance(item, tuple | list):
        for part in item:
            yield from _words(part)


def _with_tight_branches(entry: FileFacts) -> FileFacts:
    """The same with each branch from the first to the last line in it that matters. Where there is none, nothing asks
    whether the branch is taken."""
    lines = sorted(lines_of(entry))
    branches = []
    for branch in entry.branches:
        held = lines[bisect_left(lines, branch.start) : bisect_right(lines, branch.end)]
        if held:
            branches.append(branch._replace(start=held[0], end=held[-1]))
    return entry._replace(branches=tuple(branches))


def lines_of(entry: FileFacts) -> set[int]:
    """The lines of all that is bound, and of all that names something."""
    lines = {definition.start_line for definition in entry.definitions}
    for items in (entry.bindings, entry.imports, entry.references, entry.uses):
        lines |= {item.line for item in items}
    return lines
