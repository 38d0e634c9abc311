"""Semantics of Ruby: the object model, the program as one package, and mixins.

For maintainers: names and texts in, answers out. Constants and functions of all files are visible in each, so a program
is one package.

Sources: RSpec ("configuration: pattern"), Minitest ("Rake integration"), Rails Guides ("Active Job", "Mailer"), Sidekiq
("Getting started"), Rake.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.external_types import with_declarations, with_external_types
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.languages.ruby.rails_routes import routes
from oxigraph_code.languages.ruby.spelling import class_name
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.object_model import Ancestors, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Extension, LineageOf, Modules, Semantics
from oxigraph_code.resolution.language.type_model import Library, TypeExpr

PACKAGE = "ruby"
"""The key of the package with all files, and the prefix of core names."""
_STUBS = PackedStubs((__package__,), {})
_COMMON = ("Object", "Kernel", "Module", "Class")
_SAME = "freeze dup clone tap itself presence"

_LOADED = re.compile(r"(?:^|.*/)(?:lib|app/[^/]+|app|spec|test)/(.+)\.rb")


class RubyModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str]) -> None:
        self._paths = paths
        self._loaded: dict[str, str] = {}
        for path in sorted(paths, key=lambda path: (-path.count("/"), path)):
            if match := _LOADED.fullmatch(path):
                self._loaded[match[1]] = path

    def find(self, importer: str, name: str) -> str:
        plain = name.removesuffix(".rb")
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(importer), f"{plain}.rb"))
        if beside in self._paths:
            return beside
        return self._loaded.get(posixpath.normpath(plain), "")


_TEST_FILE: Final = re.compile(r"(?:^|/)(?:[^/]+_(?:test|spec)|test_[^/]+)\.rb$")
_TEST_CASE: Final = re.compile(r"(?:^|\.|::)(?:Test|Spec|TestCase|\w+Test|\w+TestCase)$")
_JOBS: Final = re.compile(r"(?:^|::)(?:ActiveJob::Base|ApplicationJob|Sidekiq::(?:Worker|Job))$")
_SCRIPT: Final = re.compile(r"(?:^|/)(?:bin|exe)/[^/]+$|\.(?:rake|ru)$")

_MODEL = ObjectModel(
    receiver=Receiver.IMPLICIT,
    own="self",
    parent="super",
    members=Members.REOPENED | Members.OUTSIDE,
    ancestors=Ancestors.LAST_BASE,
    constructors=("initialize",),
    construction="new",
    has_sides=True,
    on_both_sides="module_function",
    given_to_classes="scope",
)
_COLUMNS = {
    **dict.fromkeys(("string", "text", "citext", "uuid"), "String"),
    **dict.fromkeys(("integer", "bigint", "references"), "Integer"),
    **dict.fromkeys(("datetime", "timestamp", "time"), "Time"),
    "float": "Float",
    "decimal": "BigDecimal",
    "date": "Date",
}
"""The classes of values in columns of a database."""
_EXTENSION = re.compile(
    r"(?:(\w+)\.)?(?:class_eval\s*(?:do|{)\s*)?(?:extend|include|prepend|(?:send|class_eval)[ (]+:extend,)[ (]+([\w:]+)"
)
_RUN_BY_CLASS = re.compile(
    r"(?:^|::)(?:Application(?:Mailer|Job)|ActionMailer::Base|ActiveJob::Base|Sidekiq::(?:Job|Worker))$"
)
_INCLUDED = re.compile(r"\w+\.(?:send[ (]+:)?(?:include|prepend),?[ (]+([\w:]+)")


class RubySemantics(Semantics):
    """See ``resolution.Semantics``."""

    pattern_languages = ("ruby",)
    object_model = _MODEL
    binding_model = InOrder()

    routes = staticmethod(routes)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return RubyModules(paths)

    def package(self, facts: FileFacts) -> str:
        return PACKAGE

    def read_annotation(self, text: str) -> TypeExpr | None:
        if text.startswith(":"):
            return TypeExpr(f"@{text[1:]}", form="value")
        text = _COLUMNS.get(text, text)
        return TypeExpr(text) if text.replace("::", "").isidentifier() else None

    @property
    def library(self) -> Library:
        return library()

    def builtin(self, name: str) -> str:
        if name in core_names():
            return f"{PACKAGE}.{name}"
        return f"{PACKAGE}.Kernel.{name}" if name in library().members.get(f"{PACKAGE}.Kernel", ()) else ""

    def registers(self, decorator: str) -> bool:
        return False  # a macro is run for the class it stands in

    def common_member(self, name: str) -> str:
        return f"{PACKAGE}.Object.{name}" if name in common_members() else ""

    def trusts_only_name(self, receiver: str) -> bool:
        return not receiver[:1].isupper()  # a constant is known, or of a gem

    def class_named_after(self, name: str) -> str:
        plain = name.lstrip("@")
        return class_name(plain) if plain.islower() and plain.isidentifier() else ""

    def base_name(self, base: str) -> str:
        if match := _INCLUDED.match(base):
            return match[1]
        found = self.extension(base)
        return base if found is None or found.is_base else ""  # a module for the class itself is no base

    def extension(self, base: str) -> Extension | None:
        if _INCLUDED.match(base):
            return None
        if _RUN_BY_CLASS.search(base):
            return Extension("self", is_base=True)  # its class calls the methods of an instance
        if base in ("class_methods", "ClassMethods"):
            return Extension(base, is_for_includers=True)
        match = _EXTENSION.match(base)
        return Extension(match[2], is_for_includers=bool(match[1])) if match is not None else None

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        is_test = _TEST_FILE.search(facts.path) is not None
        for index, definition in enumerate(facts.definitions):
            if definition.kind != "method":
                continue
            owner = facts.scopes[definition.scope].definition
            above = (*facts.definitions[owner].bases, *lineage(owner).external) if owner >= 0 else ()
            if definition.name.startswith("test_") and (is_test or any(map(_TEST_CASE.search, above))):
                is_test = True
                yield Role(index, "test")
            elif definition.name == "perform" and any(map(_JOBS.search, above)):
                yield Role(index, "task")
        if is_test:
            yield Role(-1, "test")
        elif _SCRIPT.search(facts.path):
            yield Role(-1, "main")


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        class_member="class",
        missing_members=("method_missing",),
        copies=frozenset(_SAME.split()),
        array=f"{PACKAGE}.Array",
        mapping=f"{PACKAGE}.Hash",
    )
    return with_declarations(with_external_types(own, f"{__package__}.libraries", ("rails.toml",)), _STUBS)


@cache
def common_members() -> frozenset[str]:
    """Return the names of methods that every object or class has."""
    members = library().members
    return frozenset(name for owner in _COMMON for name in members.get(f"{PACKAGE}.{owner}", ()))


@cache
def core_names() -> frozenset[str]:
    """Return the names of the classes and modules of the core."""
    return frozenset(name.removeprefix(f"{PACKAGE}.") for name in _STUBS)
