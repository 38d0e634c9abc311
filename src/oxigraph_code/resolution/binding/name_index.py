"""The index of names through which rules look up definitions and calls in all files.

For maintainers: an index run stores these names for each file, and a file is resolved again when a name it looked up
comes or goes. Every key says by its form what it is for: ``apply`` a method, ``apply(`` a call with arguments,
``Cart.`` a class, ``.apply`` a method that an interface asks for, ``<Cart`` a type that has the named one as a base,
``"shop.cart"`` the text of a decorator, ``:run`` a function stored in a field. This module must not know which rule
looks anything up.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts

ALIAS: Final = "alias"
"""The kind of a binding that is another name of a method."""
_NAME_OF_BASE: Final = re.compile(r"[^\w$]*(?:[\w$]+(?:\.|::))*([\w$]+)")
# A text under any other key of a decorator, such as the value of a setting, names nothing that the definition receives.
_NAMING: Final = "|".join(
    (
        *("channels?", "destination", "events?", "job", "key", "names?", "pattern", "queues?", "routing_?[Kk]ey"),
        *("signals?", "subjects?", "task", "topics?", "value"),
    )
)
_STORED_UNDER: Final = re.compile(r"(\w+)(?:\[[^\]]*\])*?(\[\d+\])?$")
_TEXT_OF_DECORATOR: Final = re.compile(
    rf"""(?:^[\w.:$]+\(\s*|\b(?:{_NAMING})\s*[=:]\s*)[\[{{]?\s*["']([A-Za-z_][\w$-]*(?:[.:][\w$-]+)+)["']"""
)


def indexed_names(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Yield the names under which a file is indexed, each with the number of its entry in the facts.

    The entry is a definition; for calls with arguments, which are found by the name of the callee with a bracket since
    an argument may be a function, it is a call site; for stored functions it is a passed value.
    """
    for index, definition in enumerate(facts.definitions):
        if definition.kind == "method":
            yield definition.name, index
            owner = facts.scopes[definition.scope].definition
            if owner >= 0 and facts.definitions[owner].kind == "trait":
                yield required(definition.name), index
        for base in definition.bases:
            if named := _NAME_OF_BASE.match(base):
                yield based_on(named[1]), index
    yield from _aliases(facts)
    for index, site in enumerate(facts.references):
        if site.arguments and site.name:
            yield f"{site.name}(", index
    for index, entry in enumerate(facts.passed):
        if entry.kind == "field" and (stored := _STORED_UNDER.search(entry.receiver)):
            yield from ((stored_under(name), index) for name in filter(None, stored.groups()))
    yield from named_by_texts(facts)


def entries_by_name(facts: FileFacts) -> dict[str, list[object]]:
    """Return the entries that other files find under each name, without their places."""
    found: dict[str, list[object]] = defaultdict(list)
    for name, index in indexed_names(facts):
        if name.endswith("("):
            site = facts.references[index]
            found[name].append((site.text, site.scope, site.arguments))
        elif name.startswith(stored_under("")):
            found[name].append(facts.passed[index]._replace(line=0, source=-1))
        else:
            definition = facts.definitions[index]
            found[name].append((definition.qualified_name, definition.ordinal))
    return found


def _aliases(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Yield the other names of methods."""
    aliases = [binding for binding in facts.bindings if binding.kind == ALIAS]
    meant: dict[tuple[int, str], list[int]] = defaultdict(list)
    for index, definition in enumerate(facts.definitions if aliases else ()):
        meant[definition.scope, definition.name].append(index)
    for alias in aliases:
        yield from ((alias.name, index) for index in meant.get((alias.scope, alias.value), ()))


def required(name: str) -> str:
    """Return the key of methods of a name that interfaces ask for."""
    return f".{name}"


def based_on(name: str) -> str:
    """Return the key of types with a base of a name."""
    return f"<{name}"


def stored_under(name: str) -> str:
    """Return the key of functions that are stored in fields and variables of a name."""
    return f":{name}"


def named_by_texts(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Yield the definitions of a file that a string literal elsewhere may name.

    These are classes, by name and dot, and definitions under a decorator whose first argument or name is a dotted text,
    by that text in quotes.
    """
    for index, definition in enumerate(facts.definitions):
        if definition.kind == "class" and not definition.scope:
            yield f"{definition.name}.", index
        for decorator in definition.decorators:
            if "." in decorator or ":" in decorator:
                for text in _TEXT_OF_DECORATOR.findall(decorator):
                    yield f'"{text}"', index
