"""Write the types of some libraries of Java: ``python -m tests.languages.java.library_types SOURCES...``.

For maintainers: the public and protected members of the classes named here, and of those that they inherit from, in the
notation of ``benchmarks/JavaSignatures.java``. Nothing of a library is run. The file is data of the language, so it
changes only if somebody runs this with other sources.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.languages.java import LOADER
from oxigraph_code.languages.java.annotations import ARRAY, PRIMITIVES, read_annotation
from oxigraph_code.languages.java.library import LIBRARY, PACKAGES
from oxigraph_code.resolution.language.type_model import TypeExpr

TARGET = Path("src/oxigraph_code/languages/java/libraries/frameworks.toml")
CLASSES = """
    org.reactivestreams.Publisher org.reactivestreams.Subscriber org.reactivestreams.Subscription
    reactor.core.CoreSubscriber reactor.core.Disposable reactor.core.publisher.Mono reactor.core.publisher.Flux
    reactor.util.function.Tuple2 reactor.util.function.Tuple3 reactor.test.StepVerifier io.netty.buffer.ByteBuf
    io.netty.buffer.ByteBufUtil io.netty.buffer.Unpooled io.netty.channel.Channel
    io.netty.channel.ChannelHandlerContext org.mockito.Mockito org.mockito.ArgumentMatchers org.mockito.BDDMockito
    org.mockito.stubbing.OngoingStubbing org.mockito.stubbing.Stubber org.mockito.MockedStatic
    org.springframework.data.domain.Page org.springframework.data.domain.PageImpl
    org.springframework.data.domain.Pageable org.springframework.data.domain.PageRequest
    org.springframework.data.domain.Sort org.springframework.http.ResponseEntity
    org.springframework.http.RequestEntity org.springframework.web.client.RestTemplate
    org.springframework.web.reactive.function.client.WebClient
    org.springframework.web.reactive.function.server.ServerRequest com.google.gson.Gson com.google.gson.JsonObject
    com.google.gson.JsonArray
"""
_ANY = TypeExpr("java.lang.Object", (), "outside")
_DEEPEST = 3
_SEEN = frozenset({"public", "protected"})
_TYPES = frozenset({"class", "trait", "enum"})


class _Class(NamedTuple):
    facts: FileFacts
    number: int

    @property
    def definition(self) -> Definition:
        return self.facts.definitions[self.number]

    @property
    def name(self) -> str:
        return f"{self.facts.package}.{self.definition.qualified_name}"

    @property
    def body(self) -> int:
        return next(n for n, scope in enumerate(self.facts.scopes) if scope.definition == self.number)

    def parameters(self, index: int) -> list[str]:
        """Return the names of the type parameters of the class or of a method of it."""
        return list(
            dict.fromkeys(
                entry.name
                for entry in self.facts.bindings
                if entry.kind == "type_parameter" and self.facts.scopes[entry.scope].definition == index
            )
        )


class _Sources:
    """The classes below some folders of sources."""

    def __init__(self, roots: list[Path]) -> None:
        self._files = {path.stem: path for root in roots for path in sorted(root.rglob("*.java"))}
        self._paths = {
            f"{path.parent.as_posix().rpartition('/java/')[2].replace('/', '.')}.{path.stem}": path
            for root in roots
            for path in sorted(root.rglob("*.java"))
        }
        self._read: dict[Path, FileFacts] = {}

    def of(self, name: str) -> list[_Class]:
        """Return a class and the public ones in it; none if it is not there."""
        outer, inner = name, ""
        while outer and outer not in self._paths:
            outer, _, last = outer.rpartition(".")
            inner = f"{last}.{inner}".rstrip(".")
        if not outer:
            return []
        path = self._paths[outer]
        facts = self._read.get(path) or self._read.setdefault(path, LOADER.extract(path.read_bytes(), path.as_posix()))
        whole = f"{outer.rpartition('.')[2]}.{inner}".rstrip(".")
        return [
            _Class(facts, index)
            for index, entry in enumerate(facts.definitions)
            if entry.kind in _TYPES and "anonymous" not in entry.modifiers
            and (entry.qualified_name == whole
                 or (entry.visibility in _SEEN and entry.qualified_name.startswith(f"{whole}.")))
        ]  # fmt: skip

    def qualified(self, around: _Class, name: str, *, is_base: bool = False) -> str:
        """Return the qualified name of a type that a class names, or inherits from; empty if it is unknown."""
        head, dot, rest = name.partition(".")
        if dot and head[:1].islower():
            return name
        own = around.definition.qualified_name
        known = {entry.qualified_name for entry in around.facts.definitions if entry.kind in _TYPES}
        while own:
            if f"{own}.{head}" in known:
                return f"{around.facts.package}.{own}.{name}"
            own = own.rpartition(".")[0]
        imported = {
            entry.name: f"{entry.path}.{entry.name}" for entry in around.facts.imports if entry.kind == "symbol"
        }
        packages = [entry.path for entry in around.facts.imports if entry.kind == "star"]
        found = imported.get(head, head if head in known else "")
        if head in known:
            return f"{around.facts.package}.{name}"
        if found:
            return found + dot + rest
        for package in (around.facts.package, *packages, "java.lang"):
            if f"{package}.{head}" in LIBRARY.classes or f"{package}.{head}" in self._paths:
                return f"{package}.{name}"
        return "" if is_base else self._inherited(around, name)

    def _inherited(self, around: _Class, name: str) -> str:
        for base in (*around.definition.bases, *around.definition.implements):
            written = read_annotation(base)
            owner = self.qualified(around, written.name, is_base=True) if written is not None else ""
            for entry in self.of(owner)[:1] if owner else ():
                if self.of(f"{owner}.{name.partition('.')[0]}"):
                    return f"{entry.name}.{name}"
        return ""


def main(roots: list[Path]) -> None:
    sources = _Sources(roots)
    found: dict[str, _Class] = {}
    waiting = CLASSES.split()
    while waiting:
        name = waiting.pop()
        for entry in sources.of(name) if name not in found else ():
            found.setdefault(entry.name, entry)
            for base in (*entry.definition.bases, *entry.definition.implements):
                written = read_annotation(base)
                waiting.append(sources.qualified(entry, written.name, is_base=True) if written is not None else "")
    lines = ["# Types of libraries, by their sources; tests/languages/java/library_types.py writes this file."]
    for name in sorted(found):
        lines += _written(sources, found[name])
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _written(sources: _Sources, entry: _Class) -> list[str]:
    definition, own = entry.definition, entry.parameters(entry.number)
    texts = (_type(sources, entry, text, own) for text in (*definition.bases, *definition.implements))
    bases = " ".join(text for text in texts if not text.startswith("Object"))
    head = f"{'@' if definition.kind == 'trait' else ''}: {bases}".rstrip()
    members = sorted(dict.fromkeys(_members(sources, entry, own)))
    return [f"'{entry.name}{_bracketed(own)}' = '''{head}", *members, "'''"]


def _members(sources: _Sources, entry: _Class, own: list[str]) -> Iterator[str]:
    is_interface, body = entry.definition.kind == "trait", entry.body
    for index, member in enumerate(entry.facts.definitions):
        if member.scope != body or not (is_interface or member.visibility in _SEEN):
            continue
        if member.kind == "field":
            yield f"{member.name} {_type(sources, entry, member.annotation, own)}"
        elif member.kind == "method" and "constructor" not in member.modifiers and member.visibility != "private":
            inner = entry.parameters(index)
            names = [*own, *inner]
            taken = [
                _type(sources, entry, parameter.annotation, names) + ("..." if parameter.kind == "rest" else "")
                for parameter in member.parameters
            ]
            marks = ("!" if "abstract" in member.modifiers and is_interface else "") + (
                "=" if "static" in member.modifiers else ""
            )
            given = _type(sources, entry, member.returns, names)
            yield f"{marks}{_bracketed(inner)}{member.name}({','.join(taken)}) {given}"


def _bracketed(names: list[str]) -> str:
    return f"<{','.join(names)}>" if names else ""


def _type(sources: _Sources, entry: _Class, text: str, parameters: list[str]) -> str:
    written = read_annotation(text)
    return _text(sources, entry, written, parameters) if written is not None else "Object"


def _text(sources: _Sources, entry: _Class, written: TypeExpr, parameters: list[str]) -> str:
    if written.name == ARRAY:
        return f"{_text(sources, entry, written.arguments[0], parameters)}[]"
    if not written.name:
        return _text(sources, entry, written.arguments[0], parameters)
    if written.name in parameters or written.name in PRIMITIVES:
        return written.name
    name = written.name if written.form == "outside" else sources.qualified(entry, written.name) or "Object"
    arguments = [_text(sources, entry, argument, parameters) for argument in written.arguments]
    for nth, argument in enumerate(written.arguments):
        if argument == _ANY and (bound := _bound(sources, name, nth)):
            arguments[nth] = bound
    return _short(name) + (f"<{','.join(arguments)}>" if arguments else "")


def _bound(sources: _Sources, name: str, nth: int, depth: int = 0) -> str:
    """Return the type that a type parameter is bounded by, which a wildcard stands for."""
    for owner in sources.of(name)[:1] if depth < _DEEPEST else ():
        names = owner.parameters(owner.number)
        texts = {
            entry.name: entry.annotation
            for entry in owner.facts.bindings
            if entry.kind == "type_parameter" and entry.scope == owner.body
        }
        written = read_annotation(texts.get(names[nth], "")) if nth < len(names) else None
        if written is not None and written.name and written.name not in names:
            found = sources.qualified(owner, written.name)
            inner = _bound(sources, found, 0, depth + 1) if written.arguments else ""
            return _short(found) + (f"<{inner}>" if inner else "")
    return ""


def _short(name: str) -> str:
    package, _, last = name.rpartition(".")
    shorts: Mapping[str, str] = {full: short for short, full in PACKAGES.items()}
    if package == "java.lang":
        return last
    return f"{shorts[package]}.{last}" if package in shorts else name


if __name__ == "__main__":
    main(list(map(Path, sys.argv[1:])))
