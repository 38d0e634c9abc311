"""Semantics of PHP: the object model, namespaces, and names of the outermost one.

For maintainers: names and texts in, answers out; see ``resolution.language.semantics``.

Sources: the PHP manual, "Name resolution rules", "Classes and Objects"; PHPUnit ("Writing Tests"), Pest ("Writing
Tests"), Laravel ("Artisan Console", "Events", "Eloquent"), Symfony ("Console").
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.external_types import with_declarations, with_external_types
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.languages.php.annotations import ARRAY, read_annotation
from oxigraph_code.languages.php.called_routes import routes
from oxigraph_code.languages.php.conventions import MIXIN
from oxigraph_code.languages.php.modules import GLOBAL, MARK, QUOTES, PhpModules, full_name, key_of
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.module_model import NamespacedModules
from oxigraph_code.resolution.language.object_model import Ancestors, Implements, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import LineageOf, Modules, Semantics, routes_of
from oxigraph_code.resolution.language.type_model import Library

_STUBS = PackedStubs((__package__,), {})
_CONSTRUCTS = "isset unset empty eval exit die"
"""Constructs of the language that are written as calls."""


def builtin(name: str) -> str:
    """Return the qualified name of a class or function of the language; empty if it has none of the name."""
    plain = name.removeprefix(MARK)
    is_known = f"{GLOBAL}.{plain}" in _STUBS or plain in _functions()
    return f"{GLOBAL}.{plain}" if is_known else ""


@cache
def _functions() -> frozenset[str]:
    return frozenset((*_STUBS[GLOBAL].methods, *_CONSTRUCTS.split()))


_TEST_FILE: Final = re.compile(r"(?:^|/)[Tt]ests?/(?:.*/)?[^/]*Test\.php$|(?:^|/)[^/]+Test\.php$")
_CASE: Final = re.compile(r"TestCase$")
"""The base of a class of tests, also in files that a configuration names one by one."""
_MARKED: Final = re.compile(r"(?:[\w\\]+\\)?Test\b")
_SCRIPT: Final = re.compile(r"(?:^|/)(?:bin|public|web)/[^/]+\.php$|^(?:index|artisan|console)\.php$")
# A framework runs the methods of these names in classes of these folders.
_RUN: Final = re.compile(
    r"(?:^|/)(?:(?:Commands?|Jobs|Listeners|Middleware|MessageHandlers?)/.*#(?:handle|__invoke)"
    r"|Commands?/.*#execute|Observers/.*#(?:creat|updat|sav|delet|restor)(?:ing|ed))$"
)

_CLASS = "::class"
_MODELS: Final = "\\App\\Models\\"
_CONTAINER: Final = "container"
"""The namespace of the names in the container of a program."""
_FACADES: Final = "\\App\\Facades\\"
_MODEL = ObjectModel(
    receiver=Receiver.KEYWORD,
    own="$this",
    own_classes=("self", "static"),
    parent="parent",
    ancestors=Ancestors.LAST_BASE,
    implements=Implements.NAMED,
    constructors=("__construct",),
    readers=("{name}", "get{Name}Attribute"),
    has_namespaces=True,
)


class PhpSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    pattern_languages = ("php",)
    capital_is_class = True
    object_model = _MODEL
    binding_model = InOrder()
    module_model = NamespacedModules()
    own_type = "self"
    parent_keyword = "parent"
    absent_values = ("null",)

    routes = staticmethod(routes)
    read_annotation = staticmethod(read_annotation)
    full_name = staticmethod(full_name)
    builtin = staticmethod(builtin)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return PhpModules(paths)

    def package(self, facts: FileFacts) -> str:
        return key_of(facts.package)

    def function_in_text(self, text: str) -> str:
        is_name = text.replace("::", "").replace("\\", "").isidentifier()
        start = MARK if MARK in text and not text.startswith(MARK) else ""
        return f"{start}{text.replace('::', '.')}" if is_name else ""

    def class_named_after(self, name: str) -> str:
        """Return the model that a variable is named after, or the facade that has the name."""
        if name[:1].isupper():
            return f"{_FACADES}{name}"
        plain = "".join(part[:1].upper() + part[1:] for part in name[1:].split("_"))
        return f"{_MODELS}{plain}" if name[:1] == "$" and plain.isidentifier() else ""

    def shared(self, facts: FileFacts) -> Iterator[tuple[str, int]]:
        """List the classes that may be models or facades, by convention, and the files of routes."""
        yield from ((routes_of(entry.file), 0) for entry in routes(facts) if entry.file)
        for index, definition in enumerate(facts.definitions):
            if definition.kind == "type_alias":
                yield f"{_CONTAINER}\0{definition.name}", index
            if definition.kind == "class" and definition.bases and not definition.scope:
                start = _FACADES if definition.bases[0].endswith("Facade") else _MODELS
                yield f"\0{start}{definition.name}", index

    def base_name(self, base: str) -> str:
        if base[:1] in QUOTES:
            return f"{MARK}{_CONTAINER}{MARK}{base[1:-1]}"
        return base.removeprefix(MIXIN).removesuffix(_CLASS)

    def lends_members(self, base: str) -> bool:
        return base.startswith((MIXIN, *QUOTES)) or base.endswith(_CLASS)

    @property
    def library(self) -> Library:
        return library()

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        is_named = _TEST_FILE.search(facts.path) is not None
        is_test = is_named or any(_CASE.search(base) for one in facts.definitions for base in one.bases)
        has_test = is_named
        for index, definition in enumerate(facts.definitions):
            if definition.kind != "method" or definition.visibility != "public":
                continue
            if not is_test and _RUN.search(f"{facts.path}#{definition.name}"):
                yield Role(index, "task")
            is_marked = any(map(_MARKED.match, definition.decorators)) or "@test" in definition.docstring
            if is_test and (definition.name.startswith("test") or is_marked):
                has_test = True
                yield Role(index, "test")
        if has_test:
            yield Role(-1, "test")
        elif _SCRIPT.search(facts.path):
            yield Role(-1, "main")


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        forms={"class": "class"},
        elements={(ARRAY, "[*]"): 0, (ARRAY, "[]"): 0},
        missing_members=("__call", "__callStatic"),
        call_member="__invoke",
        array=ARRAY,
    )
    own = with_external_types(own, f"{__package__}.libraries", ("laravel.toml",))
    return with_declarations(own, _STUBS)
