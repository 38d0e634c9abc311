"""The local variables that other files can reach, through results, defaults or other variables.

For maintainers: lookup of a name begins at a text that contains it. A local variable is reached from outside of its
function only if something visible names it: a return value, a default, or the value of another variable that is
reached. Words are compared and scopes are not told apart, so the result may be too large, but never too small. This
module must not know what is done with the result. See decision 0029.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from itertools import chain
from typing import Final

from oxigraph_code.facts import WITH_VALUES, Binding, FileFacts, Narrowing
from oxigraph_code.facts.nesting import outside_of

_BLOCK: Final = frozenset({"block"})
_WORD: Final = re.compile(r"[\w$]+")
_ROWS: Final = (tuple, list)


def reached(entry: FileFacts) -> FileFacts:
    """Return the facts of a file without local variables that nothing visible names.

    Branches shrink to the lines that are left in them.
    """
    variables = {
        (binding.scope, binding.name)
        for binding in entry.bindings
        if binding.kind == "variable" and _WORD.fullmatch(binding.name) and _is_in_function(entry, binding.scope)
    }
    stated: list[Binding | Narrowing] = [*entry.bindings, *entry.narrowings]
    names = [_local_name(entry, item, variables) for item in stated]
    unnamed: dict[str, list[Binding | Narrowing]] = defaultdict(list)
    kept: list[Binding | Narrowing] = []
    for name, item in zip(names, stated, strict=True):
        (unnamed[name] if name else kept).append(item)
    waiting: list[object] = [entry.definitions, entry.references, entry.uses, entry.imports, entry.exports, kept]
    waiting += (getattr(entry, field) for field in WITH_VALUES if field not in ("bindings", "narrowings"))
    waiting += (entry.macro_conditions, entry.wrapped_parameters, entry.pattern_sites, entry.text_constants)
    while waiting:
        for word in words(waiting.pop()):
            if found := unnamed.pop(word, None):
                waiting.append(found)
    left = [item for name, item in zip(names, stated, strict=True) if name not in unnamed]
    bindings = tuple(item for item in left if isinstance(item, Binding))
    narrowings = tuple(item for item in left if isinstance(item, Narrowing))
    return _with_tight_branches(entry._replace(bindings=bindings, narrowings=narrowings))


def _local_name(entry: FileFacts, item: Binding | Narrowing, variables: set[tuple[int, str]]) -> str:
    """Return the name of the local variable that a binding or narrowing is of, empty if it is of none."""
    scope = item.scope
    if isinstance(item, Binding) and item.kind == "variable":
        return item.name if (scope, item.name) in variables else ""
    if isinstance(item, Binding) and item.kind != "assignment":
        return ""
    head = _WORD.match(item.name if isinstance(item, Binding) else item.path)
    while head is not None and scope > 0:
        if (scope, head[0]) in variables:
            return head[0]
        scope = entry.scopes[scope].parent
    return ""


def _is_in_function(entry: FileFacts, scope: int) -> bool:
    """Return true if only the code of a function sees the names of a scope."""
    return entry.scopes[outside_of(entry.scopes, scope, _BLOCK)].kind == "function"


def words(item: object) -> set[str]:
    """Return all words in the texts of a fact."""
    texts: set[str] = set()
    # Level by level, since a loop over single values takes twice as long.
    level = [item]
    while level:
        texts.update([part for part in level if isinstance(part, str)])
        level = list(chain.from_iterable([part for part in level if isinstance(part, _ROWS)]))
    return set(_WORD.findall("\n".join(texts)))


def _with_tight_branches(entry: FileFacts) -> FileFacts:
    """Cut each branch to its first and last line that matters, and drop empty branches."""
    lines = sorted(lines_of(entry))
    branches = []
    for branch in entry.branches:
        held = lines[bisect_left(lines, branch.start) : bisect_right(lines, branch.end)]
        if held:
            branches.append(branch._replace(start=held[0], end=held[-1]))
    return entry._replace(branches=tuple(branches))


def lines_of(entry: FileFacts) -> set[int]:
    """Return the lines of all bindings and occurrences of names."""
    lines = {definition.start_line for definition in entry.definitions}
    for field in (*WITH_VALUES, "imports", "references", "uses"):
        lines |= {item.line for item in getattr(entry, field)}
    return lines
