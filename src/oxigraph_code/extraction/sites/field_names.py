"""External names that fields of a class stand for: settings that a library fills in.

For maintainers: the name is in a tag of the field, or follows from the name of the field and the prefix that its class
states. A field whose type is a class of the file puts its own namespace before the names in it. Rules are the table
``name_fields`` of pattern files. This module must not know any language, nor any framework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Final

from oxigraph_code.facts import Definition, ExternalName, FileFacts
from oxigraph_code.facts.access_paths import last_name_of
from oxigraph_code.patterns.name_patterns import FieldRule

_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_")
_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_DEEPEST: Final = 6


def names_of_fields(facts: FileFacts, rules: Sequence[FieldRule]) -> Iterator[ExternalName]:
    """Read the external names of the fields of a file."""
    fields = [(nth, entry) for nth, entry in enumerate(facts.definitions) if entry.kind == "field"] if rules else []
    for rule in rules:
        for number, field in fields:
            name = _name(facts, rule, field)
            if name:
                yield ExternalName(rule.kind, name, rule.access, number, field.start_line)


def _name(facts: FileFacts, rule: FieldRule, field: Definition) -> str:
    if rule.tag is not None:
        own = _tagged(rule.tag, field)
        return rule.prefix + rule.separator.join([*_namespaces(facts, rule, field), own]) if own else ""
    owner = _owner(facts, field)
    if "static" in field.modifiers or (rule.like is not None and not rule.like.search(field.name)):
        return ""
    above = [*_holders(facts, field, ""), field]
    prefix = _prefix(facts, rule, _owner(facts, above[0]) if owner >= 0 else -1)
    if prefix is None:
        return ""
    return rule.separator.join([*filter(None, [prefix]), *(_styled(entry.name, rule.style) for entry in above)])


def _owner(facts: FileFacts, entry: Definition) -> int:
    return facts.scopes[entry.scope].definition


def _prefix(facts: FileFacts, rule: FieldRule, owner: int) -> str | None:
    """Find the prefix that a class states, by a decorator or a base; ``None`` for a class of another kind."""
    if owner < 0:
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
    decorated = any(site.definition == owner and site.name in rule.decorators for site in facts.pattern_sites)
    bases = (last_name_of(base) for base in facts.definitions[owner].bases)
    if not decorated and not any(fnmatchcase(base, pattern) for base in bases for pattern in rule.bases):
        return None
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


def _holders(facts: FileFacts, field: Definition, seen: str) -> list[Definition]:
    """List the fields that hold the class of a field, outermost first."""
    owner = _owner(facts, field)
    name = facts.definitions[owner].name if owner >= 0 else ""
    if not name or seen.count("/") > _DEEPEST or f"/{name}" in seen:
        return []
    for entry in facts.definitions:
        if entry.kind == "field" and name in _NAME.findall(entry.annotation)[-1:]:
            return [*_holders(facts, entry, f"{seen}/{name}"), entry]
    return []


def _namespaces(facts: FileFacts, rule: FieldRule, field: Definition) -> list[str]:
    """List the namespaces that tags of the fields around a field state."""
    around = [
        entry
        for entry in facts.definitions
        if entry.kind == "field" and entry.scope == field.scope and entry != field
        if entry.start_line <= field.start_line
        and field.end_line <= entry.end_line
        and entry.end_line > entry.start_line
    ]
    tags = [_tagged(rule.namespace, entry) for entry in [*_holders(facts, field, ""), *around] if rule.namespace]
    return list(filter(None, tags))


def _tagged(pattern: re.Pattern[str] | None, field: Definition) -> str:
    matches = (pattern.search(text) for text in field.decorators) if pattern is not None else ()
    return next((match[1] for match in matches if match is not None), "")


def _styled(name: str, style: str) -> str:
    mark = "-" if style == "kebab" else "_"
    plain = mark.join(filter(None, _HUMP.split(name)))
    return plain.upper() if style == "upper" else plain.lower()
