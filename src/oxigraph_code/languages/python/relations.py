"""Ambient names of Python files: classes that quoted names may mean, reverse names of relations.

For maintainers: a relation is a field of a class whose value is a call with numbered arguments; the query selects these
calls. Names and texts only; see ``resolution.inference.external.members``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.access_paths import call_number, text_in
from oxigraph_code.languages.python.library import LIBRARY
from oxigraph_code.resolution.inference.external.members import DERIVED, IMPLIED_REVERSE, INHERITED_REVERSE, REVERSE

_TYPES: Final = LIBRARY.external
_IMPLIED: Final = sorted(set(_TYPES.reverse_names.values()))
_SETTINGS: Final = "Meta"
_ABSTRACT: Final = "abstract"


def shared(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Yield derived classes of a module by lower-case name and base, and relations by their reverse name."""
    for index, definition in enumerate(facts.definitions):
        if definition.kind == "class" and not definition.scope and definition.bases:
            yield definition.name.lower(), index
            for base in definition.bases:
                if (name := base.rpartition(".")[2]) in _TYPES.found_by_base:
                    yield name + DERIVED, index
    arguments = {entry.number: entry.value for entry in facts.recorded_arguments}
    if arguments:
        yield from _reverse_names(facts, arguments)


def _reverse_names(facts: FileFacts, arguments: dict[str, str]) -> Iterator[tuple[str, int]]:
    fields = {
        (definition.scope, definition.name): index
        for index, definition in enumerate(facts.definitions)
        if definition.kind == "field"
    }
    abstract = _abstract_classes(facts)
    for binding in facts.bindings:
        number = call_number(binding.value) if binding.kind == "field" else ""
        index = fields.get((binding.scope, binding.name), -1)
        owner = facts.scopes[binding.scope].definition
        if index < 0 or owner < 0 or not number.isdigit() or not _names_a_class(arguments, number):
            continue
        written = [arguments[key] for word in _TYPES.reverse_keywords if (key := f"{number}.{word}") in arguments]
        is_formed = any(_TYPES.own_name in name for name in written)
        if is_formed or (owner in abstract and not written):
            yield INHERITED_REVERSE, index
        elif written:
            yield from ((text + REVERSE, index) for name in written if (text := text_in(name)))
        else:
            class_name = facts.definitions[owner].name.lower()
            yield from ((form.format(class_name) + IMPLIED_REVERSE, index) for form in _IMPLIED)


def _names_a_class(arguments: dict[str, str], number: str) -> bool:
    """Return true if the call with a number states the other end of a relation, by position or keyword."""
    return number in arguments or any(f"{number}.{word}" in arguments for word in _TYPES.keywords)


def _abstract_classes(facts: FileFacts) -> set[int]:
    """Return the classes whose ``Meta`` makes them abstract: only their subclasses are models."""
    return {
        facts.scopes[scope.parent].definition
        for definition in facts.definitions
        if definition.name == _ABSTRACT and definition.kind == "field"
        for scope in (facts.scopes[definition.scope],)
        if scope.definition >= 0 and facts.definitions[scope.definition].name == _SETTINGS
    }
