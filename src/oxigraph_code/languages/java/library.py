"""The model of the classes of the JDK and of some libraries, read from data files.

For maintainers: ``benchmarks/JavaSignatures.java`` makes the file of the JDK and describes the notation. A class is
parsed when it is first asked for, since a program uses few of them. This module must not know any class.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources

from oxigraph_code.languages.java.annotations import ARRAY, PRIMITIVES
from oxigraph_code.languages.java.type_text import read_type, split_types
from oxigraph_code.resolution.language.type_model import (
    ExternalClass,
    ExternalMethod,
    Library,
    TypeExpr,
    ValueTypes,
)

PACKAGES = {
    "f": "java.util.function",
    "s": "java.util.stream",
    "c": "java.util.concurrent",
    "u": "java.util",
    "io": "java.io",
}
# Members that the language gives to every enum.
_GIVEN = {"java.lang.Enum": "=valueOf(String) E\n=values() E[]\n"}
_HEAD = re.compile(r"([\w.]+)(?:<(.+)>)?$")
_METHOD = re.compile(r"(!?)(=?)(?:<(.+?)>(?=\w+\())?(\w+)\((.*)\) (\S+)$")


class _Classes(Mapping[str, ExternalClass]):
    """The classes by qualified name, each parsed once."""

    @cached_property
    def _texts(self) -> dict[str, tuple[str, str]]:
        """The type parameters and the text of each class."""
        folder = resources.files("oxigraph_code.languages.java.libraries")
        found = {ARRAY: ("E", ": Cloneable io.Serializable\nlength int\nclone() E[]\n")}
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            text = file.read_text(encoding="utf-8") if file.name.endswith(".toml") else ""
            for head, members in tomllib.loads(text).items():
                if match := _HEAD.match(head):
                    name = qualified(match[1])
                    found[name] = (match[2] or "", members + _GIVEN.get(name, ""))
        return found

    @cached_property
    def _read(self) -> dict[str, ExternalClass]:
        return {}

    def __contains__(self, name: object) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __getitem__(self, name: str) -> ExternalClass:
        known = self._read.get(name)
        if known is None:
            known = self._read[name] = _parsed(*self._texts[name])
        return known


def qualified(name: str) -> str:
    """The qualified name of a class in the notation of the data file."""
    head, dot, rest = name.partition(".")
    if dot and head in PACKAGES and rest[:1].isupper():
        return f"{PACKAGES[head]}.{rest}"
    return name if name[:1].islower() else f"java.lang.{name}"


def _parsed(parameters: str, text: str) -> ExternalClass:
    names = _names(parameters)
    first, *lines = text.splitlines()
    bases = tuple(_type(base, names) for base in split_types(first.partition(":")[2].strip(), " "))
    fields: dict[str, TypeExpr] = {}
    methods: dict[str, list[ExternalMethod]] = {}
    for line in lines:
        if match := _METHOD.match(line):
            single, static, own, name, taken, given = match.groups()
            inner = names | _names(own or "")
            types = split_types(taken, ",")
            methods.setdefault(name, []).append(
                ExternalMethod(
                    name,
                    tuple(_type(entry.replace("...", "[]"), inner) for entry in types),
                    _type(given, inner),
                    tuple(_names(own or "")),
                    is_variadic=taken.endswith("..."),
                    is_static=bool(static),
                    is_abstract=bool(single),
                )
            )
        elif line:
            name, _, written = line.partition(" ")
            fields[name] = _type(written, names)
    return ExternalClass(tuple(names), bases, methods, fields, first.startswith("@"))


def _names(parameters: str) -> dict[str, None]:
    """The names of type parameters."""
    return {entry.partition(" ")[0]: None for entry in split_types(parameters, ",")}


def _type(text: str, parameters: Mapping[str, None]) -> TypeExpr:
    """A type with the qualified names of its classes; type parameters stay as they are."""
    return _with_packages(read_type(text), parameters)


def _with_packages(written: TypeExpr, parameters: Mapping[str, None]) -> TypeExpr:
    arguments = tuple(_with_packages(entry, parameters) for entry in written.arguments)
    if written.form == "outside" or not written.name or written.name in parameters:
        return written._replace(arguments=arguments)
    return TypeExpr(qualified(written.name), arguments, "outside")


_WIDER = {
    "byte": "short int long float double",
    "short": "int long float double",
    "char": "int long float double",
    "int": "long float double",
    "long": "float double",
    "float": "double",
}
_BOXES = {
    **{name: f"java.lang.{name.capitalize()}" for name in ("boolean", "byte", "short", "long", "float", "double")},
    "int": "java.lang.Integer",
    "char": "java.lang.Character",
}

LIBRARY = Library(
    classes=_Classes(),
    value_types=ValueTypes(
        names=PRIMITIVES,
        wider={name: tuple(wider.split()) for name, wider in _WIDER.items()},
        boxes=_BOXES,
        absent="null",
        text="java.lang.String",
        root="java.lang.Object",
    ),
    array=ARRAY,
    iterator="java.lang.Iterable",
)
