"""External names that fields of a class stand for: settings that a library fills in.

For maintainers: the name is in a tag of the field, or follows from the name of the field and the prefix that its class
states. A field whose type is a class of the file, or has no name, puts its own namespace before the names in it. Rules
are the table ``name_fields`` of pattern files. This module must not know any language, nor any framework.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Final

from oxigraph_code.facts import Definition, ExternalName, FileFacts
from oxigraph_code.facts.access_paths import last_name_of
from oxigraph_code.patterns.name_patterns import FieldRule

_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_")
_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_MAX_HOLDERS: Final = 7


def names_of_fields(facts: FileFacts, rules: Sequence[FieldRule]) -> Iterator[ExternalName]:
    """Read the external names of the fields of a file."""
    fields = {nth: entry for nth, entry in enumerate(facts.definitions) if entry.kind == "field"} if rules else {}
    if fields:
        holders = _Holders(facts, fields.values())
        for rule in rules:
            named = (_tagged_names if rule.tag is not None else _stated_names)(facts, rule, fields, holders)
            for number, name in named:
                yield ExternalName(rule.kind, name, rule.access, number, fields[number].start_line)


class _Holders:
    """The fields whose type is a class of the file, by the name of the class."""

    def __init__(self, facts: FileFacts, fields: Iterable[Definition]) -> None:
        self._facts = facts
        self._by_type: dict[str, Definition] = {}
        for field in fields:
            for name in _NAME.findall(field.annotation)[-1:]:
                self._by_type.setdefault(name, field)

    def around(self, field: Definition) -> list[Definition]:
        """List the fields that hold the class of a field, outermost first."""
        found: list[Definition] = []
        seen: set[str] = set()
        while len(found) < _MAX_HOLDERS:
            owner = _owner(self._facts, field)
            around = self._facts.definitions[owner] if owner >= 0 else None
            name = around.name if around is not None else ""
            is_holding = around is not None and around.kind == "field"
            holder = around if is_holding else self._by_type.get(name) if name not in seen else None
            if holder is None:
                break
            seen.add(name)
            found.insert(0, holder)
            field = holder
        return found


def _tagged_names(
    facts: FileFacts, rule: FieldRule, fields: Mapping[int, Definition], holders: _Holders
) -> Iterator[tuple[int, str]]:
    """Read the names in tags of fields, behind the namespaces that tags around them state."""
    stated = (one for site in facts.pattern_sites if site.name in rule.prefixes for one in site.arguments)
    texts = (one.value for one in stated if one.kind == "text" and one.name in rule.prefixes)
    before = next((text for text in texts if text.endswith(rule.separator)), rule.prefix)
    for number, field in fields.items():
        if own := _tagged(rule.tag, field):
            holding = holders.around(field) if rule.namespace else ()
            spaces = filter(None, (_tagged(rule.namespace, entry) for entry in holding))
            yield number, before + rule.separator.join([*spaces, own])


def _stated_names(
    facts: FileFacts, rule: FieldRule, fields: Mapping[int, Definition], holders: _Holders
) -> Iterator[tuple[int, str]]:
    """Yield the names of fields in the classes that a rule is about, behind the class's prefix."""
    owners = {_owner(facts, field) for field in fields.values()} - {-1}
    stated = {owner: prefix for owner in owners if (prefix := _prefix(facts, rule, owner)) is not None}
    for number, field in fields.items() if stated else ():
        if "static" in field.modifiers or (rule.like is not None and not rule.like.search(field.name)):
            continue
        if not rule.annotated.search(field.annotation):
            continue
        above = [*holders.around(field), field]
        prefix = stated.get(_owner(facts, above[0]))
        if prefix is not None:
            parts = [prefix] if prefix else []
            yield number, rule.separator.join([*parts, *(in_style(entry.name, rule.style) for entry in above)])


def _owner(facts: FileFacts, entry: Definition) -> int:
    return facts.scopes[entry.scope].definition


def _prefix(facts: FileFacts, rule: FieldRule, owner: int) -> str | None:
    """Find the prefix that a class states, by a decorator or a base; ``None`` for a class of another kind."""
    decorated = any(site.definition == owner and site.name in rule.decorators for site in facts.pattern_sites)
    bases = (last_name_of(base) for base in facts.definitions[owner].bases)
    if not decorated and not any(fnmatchcase(base, pattern) for base in bases for pattern in rule.bases):
        return None
    stated = [
        argument.value
        for site in facts.pattern_sites
        if (site.kind == "decorator" and site.definition == owner and site.name in rule.decorators)
        or facts.scopes[site.scope].definition == owner
        for argument in site.arguments
        if argument.kind == "text"
        and (argument.name in rule.prefixes or (site.definition == owner and not argument.name))
    ]
    inner = [
        constant.value
        for constant in facts.text_constants
        if constant.name in rule.prefixes and _is_inside(facts, constant.scope, owner)
    ]
    return [*stated, *inner, ""][0].rstrip(rule.separator)


def _is_inside(facts: FileFacts, scope: int, owner: int) -> bool:
    while scope > 0 and facts.scopes[scope].definition != owner:
        scope = facts.scopes[scope].parent
    return scope > 0


def _tagged(pattern: re.Pattern[str] | None, field: Definition) -> str:
    matches = (pattern.search(text) for text in field.decorators) if pattern is not None else ()
    return next((match[1] for match in matches if match is not None), "")


def in_style(name: str, style: str) -> str:
    """Write an identifier in a style; ``plain`` leaves it as it is."""
    if style == "plain":
        return name
    mark = "-" if style == "kebab" else "_"
    plain = mark.join(filter(None, _HUMP.split(name)))
    return plain.upper() if style == "upper" else plain.lower()
