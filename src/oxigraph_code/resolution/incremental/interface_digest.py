"""The interface digest of a file: a digest of all that other files can see of it.

For maintainers: if the digest is unchanged, dependents of the file need no re-resolution. Calls do not count, except
those that pass something to a function of the file itself, or mutate a literal in it. Only the order of lines counts,
so moving a function down a line leaves the digest as it is, as do local variables that are not reached from outside
(see ``exported_locals``). The outline is the part that resolution reads of every file first: types, implementations and
modules. A local variable is reached from outside of its function only if something visible names it; words are compared
and scopes are not told apart, so there may be too many, but never too few. This module must not know what is done with
either. See decision 0029.
"""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Collection
from itertools import chain
from typing import Any, Final, NamedTuple

from oxigraph_code import facts
from oxigraph_code.facts import WITH_VALUES, Argument, Binding, FileFacts, Narrowing, Passed
from oxigraph_code.facts.nesting import outside_of

_WRITTEN: Final = frozenset({"array", "mapping"})
_OF_FUNCTIONS: Final = frozenset({"function", "block"})
_OUTLINED: Final = frozenset({"class", "trait", "enum", "implementation", "type_alias", "namespace", "macro"})
_BLOCK: Final = frozenset({"block"})
_WORD: Final = re.compile(r"[\w$]+")
_ROWS: Final = (tuple, list)


class InterfaceDigest(NamedTuple):
    """Digests of a file's interface and of its outline; unchanged, dependents need no re-resolution."""

    whole: bytes
    outline: bytes


def calls_seen(entry: FileFacts, moving: Collection[str]) -> set[str]:
    """Return the names of the calls of a file that other files can see, empty for computed callees.

    Such a call passes what may be a function to a definition or parameter of the file, or is ``moving``: it mutates a
    literal.
    """
    own = {definition.name for definition in entry.definitions}
    own |= {binding.name for binding in entry.bindings if binding.kind == "parameter"}
    given = {site.name for site in entry.references if site.arguments and (site.name in own or not site.name)}
    is_written = any(scope.kind in _WRITTEN for scope in entry.scopes)
    return given | {site.name for site in entry.references if is_written and site.name in moving}


def kept_locals(entry: FileFacts) -> set[str]:
    """Return the names of nested functions that a file passes on and does not only return.

    A decorator that registers its wrapper keeps it that way.
    """
    inner = {
        definition.name
        for definition in entry.definitions
        if definition.kind == "function" and entry.scopes[definition.scope].kind in _OF_FUNCTIONS
    }
    return {item.path for item in entry.passed if item.kind != "returned"} & inner if inner else inner


def visible(entry: FileFacts, moving: Collection[str] = ()) -> FileFacts:
    """Return the facts of a file that other files can see.

    ``moving`` are the methods that mutate array and mapping literals.
    """
    seen_calls = calls_seen(entry, moving)
    return reached(
        entry._replace(
            docstring="",
            definitions=tuple(
                # The documentation of a prototype is that of a definition in another file.
                item._replace(docstring=item.docstring if item.only_declares else "", signature="")
                for item in entry.definitions
            ),
            references=tuple(site for site in entry.references if site.name in seen_calls),
            uses=(),
            decisions=(),
            indexed=(),
            passed=(
                *(Passed("name", name, 0, 0, -1) for name in sorted(kept_locals(entry))),
                *(item._replace(line=0, source=-1) for item in entry.passed if item.kind == "field"),
            ),
        )
    )


def interface_digest(entry: FileFacts, moving: Collection[str] = ()) -> InterfaceDigest:
    """Compute the digests of what other files can see of a file."""
    entry = visible(entry, moving)
    rank = {line: place for place, line in enumerate(sorted(lines_of(entry)))}

    def placed(item: Any) -> Any:
        return item._replace(line=rank[item.line])

    valued: dict[str, Any] = {field: tuple(map(placed, getattr(entry, field))) for field in WITH_VALUES}
    no_values: dict[str, Any] = dict.fromkeys(WITH_VALUES, ())
    seen = entry._replace(
        path="",
        digest="",
        lines=0,
        definitions=tuple(
            # The end line matters only by being the start line or not.
            definition._replace(
                start_line=rank[definition.start_line], end_line=definition.end_line > definition.start_line
            )
            for definition in entry.definitions
        ),
        **valued,
        imports=tuple(map(placed, entry.imports)),
        branches=tuple(branch._replace(start=rank[branch.start], end=rank[branch.end]) for branch in entry.branches),
        references=tuple(map(placed, entry.references)),
        uses=tuple(map(placed, entry.uses)),
        diagnostics=(),
        external_names=(),
        remarks=(),
        pattern_sites=tuple(
            site._replace(line=0, end_line=0, arguments=_without_lines(site.arguments)) for site in entry.pattern_sites
        ),
        text_constants=tuple(
            constant._replace(line=0, parts=_without_lines(constant.parts)) for constant in entry.text_constants
        ),
    )
    outline = seen._replace(
        # By name, as the numbers of definitions and scopes depend on what the outline leaves out.
        definitions=tuple(
            definition._replace(scope=0, start_line=0, end_line=0, parameters=(), returns="")
            for definition in entry.definitions
            if definition.kind in _OUTLINED
        ),
        scopes=(),
        **no_values,
        wrapped_parameters=(),
    )._replace(
        bindings=tuple(
            binding._replace(scope=0, line=0)
            for binding in entry.bindings
            if binding.kind in ("submodule", "type_parameter")
        ),
        references=(),
        uses=(),
        passed=(),
        imports=tuple(item._replace(scope=0, line=0) for item in entry.imports),
        branches=(),
        pattern_sites=(),
        text_constants=(),
    )
    return InterfaceDigest(*(hashlib.sha256(facts.encode(entry)).digest() for entry in (seen, outline)))


def _without_lines(arguments: tuple[Argument, ...]) -> tuple[Argument, ...]:
    """Return arguments without their lines."""
    return tuple(entry._replace(line=0, end_line=0, parts=_without_lines(entry.parts)) for entry in arguments)


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


def names_any(entry: FileFacts, names: Collection[str]) -> bool:
    """Return true if any of ``names`` is a word in a file's facts, besides documentation."""
    if not names:
        return False
    definitions = tuple(item._replace(docstring="") for item in entry.definitions)
    entry = entry._replace(path="", docstring="", definitions=definitions)
    # A search in the encoded facts takes a tenth of the time of gathering all words.
    encoded = facts.encode(entry)
    return any(name.encode() in encoded for name in names) and not words(entry).isdisjoint(names)


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
