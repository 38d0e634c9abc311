"""Read members of library classes and relations between models from a language's data files.

For maintainers: a file is TOML, with one table for each class. ``names`` are its qualified names, ``bases`` the classes
it inherits from, which come first in the file. ``fluent`` lists methods that return an instance of their receiver's
class. ``results``, ``members``, ``steps``, ``parameters`` and ``callbacks`` have a type as key, and the names with that
type as value: methods with their result type, attributes, steps, parameters of methods in derived classes, and
parameters of callbacks as ``method/number``. ``derives`` lists the methods that make a class; ``owned``, ``attribute``,
``reverse``, ``reverse_name``, ``related`` and ``merged`` are fields of ``ExternalTypes``. A class that ``forwards`` has
the members of its first type argument besides its own. A class that ``takes_model``
is constructed with the class at the other end of a relation, and one that is ``closed`` has no other members. The table
``functions`` has the result types of functions, ``relations`` the keywords of declarations, and ``forms`` the types
that are no classes: ``first`` has the members of its first argument. ``members``, ``elements``, ``results`` and
``callbacks`` fill fields of ``Library``, with names as value too; ``{group}`` in a name stands for each name in that
entry of ``groups``. This module must not know any class. See decision 0061.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Any, NamedTuple

from oxigraph_code.resolution.language.type_model import (
    ExternalClass,
    ExternalResult,
    ExternalTypes,
    Library,
    TypeExpr,
)

_MAX_DEPTH = 12
_GROUP = re.compile(r"\{(\w+)\}")
_TOKEN = re.compile(r"\s*([<>,]|[^<>,\s]+)")


class _LibraryClass(NamedTuple):
    """One class of a library, with its inherited members."""

    fluent: frozenset[str]
    results: Mapping[str, TypeExpr]
    members: Mapping[str, TypeExpr]
    steps: Mapping[str, TypeExpr]
    parameters: Mapping[str, TypeExpr]
    callbacks: Mapping[str, TypeExpr]
    settings: Mapping[str, Any]


_EMPTY = _LibraryClass(frozenset(), {}, {}, {}, {}, {}, {})
_INHERITED = (
    "forwards",
    "owned",
    "attribute",
    "reverse",
    "reverse_name",
    "related",
    "takes_model",
    "derives",
    "closed",
    "merged",
)


def with_external_types(library: Library, package: str, files: Iterable[str]) -> Library:
    """Add the classes and functions that data files of a package describe to a library."""
    folder = resources.files(package)
    tables = [tomllib.loads(folder.joinpath(file).read_text(encoding="utf-8")) for file in files]
    classes: dict[str, _LibraryClass] = {}
    functions: dict[str, TypeExpr] = {}
    plain = [_read_plain(table) for table in tables]
    keywords: dict[str, tuple[str, ...]] = {
        "other_end": (),
        "reverse": (),
        "own_class": (),
        "own_name": (),
        "other_names": (),
    }
    for table in tables:
        for entry in table.get("class", ()):
            read = _read_class(entry, classes)
            classes.update(dict.fromkeys(entry["names"], read))
        functions |= {name: type_text(text) for name, text in _names_in(table, "functions")}
        for key in keywords:
            keywords[key] += tuple(table.get("relations", {}).get(key, "").split())

    def settings(key: str) -> Iterator[tuple[str, Any]]:
        return ((name, entry.settings[key]) for name, entry in classes.items() if key in entry.settings)

    forms = {name: form for table in tables for name, form in _names_in(table, "forms")}

    def merged(field: str) -> dict[Any, Any]:
        return {**getattr(library, field), **{name: of for table in plain for name, of in table[field].items()}}

    result_types = {(name, member): of for name, entry in classes.items() for member, of in entry.results.items()}
    result_types |= {(name, step): of for name, entry in classes.items() for step, of in entry.steps.items()}
    functions |= {
        name: TypeExpr(name, (TypeExpr("model"),)) for name, takes_model in settings("takes_model") if takes_model
    }
    result_types |= {(name.rpartition(".")[0], name.rpartition(".")[2]): of for name, of in functions.items()}
    closed = {
        name: frozenset((*classes[name].results, *classes[name].members))
        for name, is_closed in settings("closed")
        if is_closed
    }
    return library._replace(
        elements=merged("elements"),
        results=merged("results"),
        callback_arguments=merged("callback_arguments"),
        members={**merged("members"), **closed},
        forms={**library.forms, **forms},
        result_types={**library.result_types, **result_types},
        deref_target={**library.deref_target, **{name: 0 for name, forwards in settings("forwards") if forwards}},
        fluent_methods=library.fluent_methods
        | {f"{name}.{member}" for name, entry in classes.items() for member in entry.fluent},
        external=ExternalTypes(
            members={name: frozenset((*entry.results, *entry.members)) for name, entry in classes.items()},
            reads={(name, member): of for name, entry in classes.items() for member, of in entry.members.items()},
            owned=frozenset(name for name, is_owned in settings("owned") if is_owned),
            attributes={name: type_text(text) for name, text in settings("attribute")},
            reverse={name: type_text(text) for name, text in settings("reverse")},
            reverse_names=dict(settings("reverse_name")),
            related=frozenset(name for name, is_related in settings("related") if is_related),
            parameters={(name, key): of for name, entry in classes.items() for key, of in entry.parameters.items()},
            callbacks={
                (f"{name}.{method}", int(number)): of
                for name, entry in classes.items()
                for method, _, number, of in ((*key.partition("/"), of) for key, of in entry.callbacks.items())
            },
            merged=dict(settings("merged")),
            class_factories=frozenset(
                f"{name}.{method}" for name, methods in settings("derives") for method in methods
            ),
            found_by_base=frozenset(_bases_looked_up(functions.values(), classes.values())),
            keywords=keywords["other_end"],
            reverse_keywords=keywords["reverse"],
            own_class="".join(keywords["own_class"][:1]),
            own_name="".join(keywords["own_name"][:1]),
            other_names=keywords["other_names"],
        ),
    )


def _read_plain(table: Mapping[str, Any]) -> dict[str, dict[Any, Any]]:
    """Read the tables with names outside of classes, by the field of ``Library``."""
    arguments = [(key.split("/"), int(nth)) for key, nth in _names_in(table, "callbacks")]
    return {
        "members": {
            owner: frozenset(names.split())
            for owners, names in table.get("members", {}).items()
            for owner in _names(owners, table)
        },
        "elements": {
            (name.rpartition(".")[0], name.rpartition(".")[2]): int(nth) for name, nth in _names_in(table, "elements")
        },
        "results": {name: _result(name, type_text(text)) for name, text in _names_in(table, "results")},
        "callback_arguments": {(method, int(nth), int(place)): of for (method, nth, place), of in arguments},
    }


def _result(method: str, written: TypeExpr) -> ExternalResult:
    """Return a result: a type argument, by itself or in a container (``self``: the method's class)."""
    if not written.arguments:
        return ExternalResult(int(written.name))
    container = method.rpartition(".")[0] if written.name == "self" else written.name
    return ExternalResult(int(written.arguments[0].name), container)


def _names_in(table: Mapping[str, Any], key: str) -> Iterator[tuple[str, str]]:
    """Yield each name of a table of names with its key there."""
    return ((name, text) for text, names in table.get(key, {}).items() for name in _names(names, table))


def _names(text: str, table: Mapping[str, Any]) -> Iterator[str]:
    for word in text.split():
        if group := _GROUP.search(word):
            words = (word.replace(group[0], name, 1) for name in table["groups"][group[1]].split())
            yield from _names(" ".join(words), table)
        else:
            yield word


def with_declarations(library: Library, declared: Mapping[str, ExternalClass]) -> Library:
    """Add the results and fields of declared classes and functions to a library, as types of templates.

    A class is known with all its members, unless it has a base that is not declared.
    """
    whole = {name: _with_inherited(entry, declared) for name, entry in declared.items()}
    results: dict[tuple[str, str], TypeExpr] = {}
    fields: dict[tuple[str, str], TypeExpr] = {}
    members: dict[str, frozenset[str]] = {}
    for name, entry in whole.items():
        of_methods = {method: _template(found[0].returns, entry.parameters) for method, found in entry.methods.items()}
        if any(found[0].is_static for found in entry.methods.values()):
            results |= {(name, function): of for function, of in of_methods.items() if of.name}
            continue
        results |= {(name, method): of for method, of in of_methods.items()}
        fields |= {(name, field): _template(of, entry.parameters) for field, of in entry.fields.items()}
        members[name] = frozenset((*entry.methods, *entry.fields))
    is_open = {
        name: any(base.name not in declared and _is_class(base) for base in declared[name].bases) for name in members
    }
    return library._replace(
        result_types={**results, **library.result_types},
        members={**{name: of for name, of in members.items() if not is_open[name]}, **library.members},
        classes={name: entry for name, entry in whole.items() if entry.is_interface},
        external=library.external._replace(
            members={**library.external.members, **members}, reads={**library.external.reads, **fields}
        ),
    )


def _with_inherited(declared: ExternalClass, known: Mapping[str, ExternalClass], depth: int = 0) -> ExternalClass:
    """Return a class with the members of its bases, as far as they are declared."""
    methods, fields = dict(declared.methods), dict(declared.fields)
    for base in declared.bases if depth < _MAX_DEPTH else ():
        if base.name in known:
            inherited = _with_inherited(known[base.name], known, depth + 1)
            methods, fields = {**inherited.methods, **methods}, {**inherited.fields, **fields}
    return declared._replace(methods=methods, fields=fields)


def _template(written: TypeExpr, parameters: Sequence[str]) -> TypeExpr:
    """Return a type as template; without a name if nothing with members is in it."""
    return _in_template(written, parameters) if _has_members(written, parameters) else TypeExpr("")


def _has_members(written: TypeExpr, parameters: Sequence[str]) -> bool:
    is_known = written.name in parameters or _is_class(written)
    return is_known or any(_has_members(entry, parameters) for entry in written.arguments)


def _is_class(written: TypeExpr) -> bool:
    return written.form in ("outside", "pointer") and "." in written.name and not written.name.startswith("builtin.")


def _in_template(written: TypeExpr, parameters: Sequence[str]) -> TypeExpr:
    if written.name in parameters:
        return TypeExpr(str(parameters.index(written.name)))
    arguments = tuple(_in_template(entry, parameters) for entry in written.arguments)
    return TypeExpr(written.name, arguments) if written.form in ("outside", "pointer") else TypeExpr("")


def _read_class(entry: Mapping[str, Any], known: Mapping[str, _LibraryClass]) -> _LibraryClass:
    bases = [known[name] for name in entry.get("bases", ())]
    fluent = frozenset(entry.get("fluent", "").split())
    own = _LibraryClass(
        fluent,
        {**dict.fromkeys(fluent, TypeExpr("self")), **dict(_by_name(entry.get("results", {})))},
        dict(_by_name(entry.get("members", {}))),
        dict(_by_name(entry.get("steps", {}))),
        dict(_by_name(entry.get("parameters", {}))),
        dict(_by_name(entry.get("callbacks", {}))),
        {key: entry[key] for key in _INHERITED if key in entry},
    )
    found = _EMPTY
    for one in (*reversed(bases), own):
        found = _LibraryClass(
            (found.fluent - one.results.keys() - one.members.keys()) | one.fluent,
            {**found.results, **one.results},
            {**found.members, **one.members},
            {**found.steps, **one.steps},
            {**found.parameters, **one.parameters},
            {**found.callbacks, **one.callbacks},
            {**found.settings, **one.settings},
        )
    return found


def _bases_looked_up(functions: Iterable[TypeExpr], classes: Iterable[_LibraryClass]) -> Iterator[str]:
    """Yield the simple names of base classes that types search the program for."""
    types = [*functions, *(of for entry in classes for of in (*entry.results.values(), *entry.members.values()))]
    while types:
        written = types.pop()
        types += written.arguments
        if written.name == "only":
            yield from (entry.name.rpartition(".")[2] for entry in written.arguments)


def _by_name(table: Mapping[str, str]) -> Iterator[tuple[str, TypeExpr]]:
    """Yield the names of a table with their types; a type is the key of a list of names."""
    for text, names in table.items():
        written = type_text(text)
        for name in names.split():
            yield name, written


def type_text(text: str) -> TypeExpr:
    """Parse a type of the data files: a name, followed by its arguments in angle brackets.

    Raises ``ValueError`` for malformed text.
    """
    tokens = [match[1] for match in _TOKEN.finditer(text)]
    written, rest = _parsed(tokens)
    if rest:
        raise ValueError(f"{rest[0]!r} is unexpected in the type {text!r}")
    return written


def _parsed(tokens: list[str]) -> tuple[TypeExpr, list[str]]:
    """Return the type at the beginning of the tokens, and the tokens after it."""
    name, rest = ("", tokens) if not tokens or tokens[0] in "<>," else (tokens[0], tokens[1:])
    arguments: list[TypeExpr] = []
    if rest[:1] == ["<"]:
        while rest[0] != ">":
            argument, rest = _parsed(rest[1:])
            arguments.append(argument)
            if rest[:1] not in ([","], [">"]):
                raise ValueError(f"the arguments of {name!r} are not closed")
        rest = rest[1:]
    return TypeExpr(name, tuple(arguments)), rest
