"""The questions that extraction asks a language because no query can answer them.

For maintainers: each question is about names and texts only, never about syntax nodes: answers that the grammar has
belong into the language's queries.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Protocol

from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.facts import Parameter
from oxigraph_code.facts.kinds import DefinitionKind, ImportKind

_NO_KINDS = NodeKinds()


class ImportedName(NamedTuple):
    """One name that an import statement binds; see ``facts.Import``. ``offset`` is its place in the text."""

    kind: ImportKind
    path: str
    name: str
    alias: str
    offset: int


class Wrapping(NamedTuple):
    """The rules of a language for calls that wrap functions.

    ``names`` matches functions and classes that a call's value may stand for; ``loading`` matches in the text of a
    function that loads a module for it.
    """

    names: re.Pattern[str]
    loading: re.Pattern[str]


class Conventions(Protocol):
    """The conventions of one language, which derives its own from this class.

    A method with a body here answers for languages without such a convention.
    """

    inherited_modifiers: Collection[str] = ()
    """The modifiers that a class has because a base of the same file has them."""
    shares_names: bool = False
    """True if files use the names of others without an import or a package."""
    keeps_keys: bool = False
    """True if literal keys and positions in subscripts are a part of access paths."""
    decided_methods: Collection[str] = ()
    """The names of methods whose arguments decide their result.

    If there are any, the arguments of functions that are called by name are recorded too.
    """
    wrapping: Wrapping | None = None
    """How functions are wrapped by calls, if arguments are to be kept for that."""
    node_kinds: NodeKinds = _NO_KINDS
    """The kinds of nodes that arguments are written with; without any, they are paths and lists."""
    adding_methods: Collection[str] = ()
    """The names of methods that add their first argument to their receiver, a list."""
    has_tags: bool = False
    """A variable may have the name of a class or enum without meaning it."""
    names_in_texts: bool = False
    """True if string literals name symbols and modules of a program by their dotted names or paths."""
    classes_in_texts: bool = False
    """True if a string literal under a key that is a bare name of several words may name a class."""

    access: Sequence[str] = ()
    """The modifiers that state a visibility; a definition without any is public."""
    instance_word: str = ""
    """The name that every method knows its own instance by, if the language has one."""
    run_methods: Collection[str] = ()
    """The names of methods that operators, conversions or collections run without a call in the text."""
    member_kinds: Mapping[DefinitionKind, DefinitionKind] = MappingProxyType({"function": "method"})
    """The kinds of definitions in classes, by their kinds elsewhere."""
    rest_type: str = ""
    """The type of a parameter for several arguments, with ``%s`` for theirs; none gives no type."""
    address_makers: str = ""
    """The calls that make an address from their arguments, by name; ``*`` stands for any beginning."""

    def keyword_use(self, callee: str) -> str:
        """Look up the role of a call's keywords by the name of the callee, if they name members; else empty.

        ``constructed``: members of the object that the call makes; ``row`` or ``written row``: of the rows of the
        receiver; ``named row``: of these too, where string literals name members; ``listed row``, or ``listed`` of the
        receiver itself: also by literals in a list or mapping; ``named member``: by a literal, of the first argument;
        ``condition``: of the rows of another query.
        """
        return ""

    def member_path(self, keyword: str) -> str:
        """Return the path of members that a keyword of a call names."""
        return keyword

    def encoding(self, source: bytes) -> str:
        """Return the encoding a file declares for itself, empty where it declares none."""
        return ""

    def path_text(self, source: bytes) -> bytes:
        """Return the text of a file with the marks of members as dots, and each byte in its place."""
        return source

    def plain_name(self, written: str) -> str:
        """Return the name that a text means, such as a literal or a path which states one."""
        return written

    def docstring(self, literal: str) -> str:
        """Return the documentation a captured text holds, without its delimiters and common indentation."""
        return literal

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        """Return ``public``, ``protected``, ``private`` or ``internal``.

        ``enclosing_kind`` is the kind of the scope or type that binds the name, ``trait`` for a trait's implementation;
        ``modifiers`` stand in the text of the definition, ``@visibility`` included.
        """
        return next((word for word in modifiers if word in self.access), "public")

    def instance_name(self, parameters: Sequence[Parameter], decorators: Sequence[str]) -> str:
        """Return the name a method knows its own instance or class by, empty where it has none."""
        return self.instance_word

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        """Return the modifiers that follow from decorators, bases or spelling.

        ``canonical`` turns the local name of an import into the full name.
        """
        return ("implicit",) if kind == "method" and name in self.run_methods else ()

    def derived_traits(self, decorators: Sequence[str]) -> Sequence[str]:
        """Return the traits that the decorators of a type implement for it, as written."""
        return ()

    def passed_in_annotation(self, annotation: str) -> Iterable[tuple[int, str]]:
        """Return the paths among the unparsed arguments of an annotation, with their offsets in its text."""
        return ()

    def alias(self, method: str) -> tuple[str, str]:
        """Return the name that a framework gives a method, and the path of the method in its class."""
        return method, method

    def made_members(self, decorators: Sequence[str], modifiers: Sequence[str]) -> Sequence[str]:
        """Return the names of methods that a class's decorators generate."""
        return ()

    def kind(
        self, kind: DefinitionKind, enclosing_kind: str, enclosing_modifiers: Sequence[str], annotation: str, name: str
    ) -> DefinitionKind:
        """Decide the kind of a definition by its enclosing scope: a function in a class is a ``method``, say."""
        return self.member_kinds.get(kind, kind) if enclosing_kind == "class" else kind

    def uncommented(self, text: str) -> str:
        """Return a text of several lines without its comments, if they would be read as a part of it."""
        return text

    def annotation(self, text: str) -> str:
        """Return the type in the text of an annotation, which may be in a comment."""
        return text

    def bound_type(self, parameter: Parameter) -> str:
        """Return the annotation of the variable that a parameter binds, if not each argument has that type."""
        if self.rest_type and parameter.annotation:
            return self.rest_type % parameter.annotation if parameter.kind == "rest" else parameter.annotation
        return parameter.annotation if parameter.is_single else ""

    def documented_types(self, documentation: str, modifiers: Sequence[str] = ()) -> Mapping[str, str]:
        """Parse the types that documentation declares for parameters, by name; the return type under ``()``.

        Empty if the documentation declares none. ``modifiers`` belong to the documented definition.
        """
        return {}

    def documented_bases(self, documentation: str, bases: Sequence[str]) -> Sequence[str]:
        """Return the further bases that documentation declares for a type."""
        return ()

    def documented_fields(self, documentation: str) -> Sequence[tuple[str, str]]:
        """Return the fields that documentation declares for a type, each with its type."""
        return ()

    def stated_type(self, written: str, documented: str) -> str:
        """Return the type of a definition, of the one in its text and the one in its documentation."""
        return written or documented

    def documented_aliases(self, comment: str) -> Sequence[tuple[str, str]]:
        """Return the names that a comment gives to types."""
        return ()

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        """Parse the names that an import of the kind ``tree`` binds; it may nest to any depth."""
        return ()
