"""What extraction has to ask a language because no query can say it.

For maintainers: each question is about names and texts only, never about syntax nodes: whatever the grammar can answer
belongs into the language's queries.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from oxigraph_code.extraction.text.text_forms import TextForms
from oxigraph_code.facts import Parameter

_NO_FORMS = TextForms()


class ImportedName(NamedTuple):
    """One name that an import statement brings in; see ``facts.Import``. ``offset`` is its place in the text."""

    kind: str
    path: str
    name: str
    alias: str
    offset: int


class Wrapping(NamedTuple):
    """How functions are wrapped by calls: ``names`` are those of functions and classes that the value of a call may
    stand for, ``loading`` is in the text of a function that loads a module for it."""

    names: re.Pattern[str]
    loading: re.Pattern[str]


class Conventions(Protocol):
    """The customs of one language. A language derives its own from it: what has an answer here is answered for one that
    has no such custom."""

    @property
    def inherited_modifiers(self) -> Collection[str]:
        """The modifiers that a class has because a base of the same file has them."""
        return ()

    @property
    def keeps_keys(self) -> bool:
        """Whether names in quotes and places, in brackets behind something, are a part of access paths."""
        return False

    @property
    def decided_methods(self) -> Collection[str]:
        """The names of methods whose arguments decide what they give; where there are any, those of functions that are
        called by their names are kept, too."""
        return ()

    @property
    def wrapping(self) -> Wrapping | None:
        """How functions are wrapped by calls, if arguments are to be kept for that."""
        return None

    @property
    def text_forms(self) -> TextForms:
        """How texts and comments are written; without any, arguments of pattern sites are read as paths at most."""
        return _NO_FORMS

    @property
    def names_in_texts(self) -> bool:
        """Whether texts in quotes name symbols and modules of a program by their dotted names or paths."""
        return False

    def keyword_use(self, callee: str) -> str:
        """The meaning of the keywords of a call by the name of what is called, where they name members:
        ``constructed`` of what it makes, ``row`` or ``written row`` of what the receiver holds; ``named row`` where
        its texts do; ``condition`` where they are of rows that another call finds. Else empty."""
        return ""

    def member_path(self, keyword: str) -> str:
        """The path of members that a keyword of a call names."""
        return keyword

    def encoding(self, source: bytes) -> str:
        """The encoding a file declares for itself, empty where it declares none."""
        return ""

    def docstring(self, literal: str) -> str:
        """The documentation a captured text holds, without its delimiters and common indentation."""

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        """``public``, ``protected``, ``private`` or ``internal``.

        ``enclosing_kind`` is the kind of scope or of type the name is bound in, ``trait`` for what implements one;
        ``modifiers`` are what the text says of the definition, ``@visibility`` included.
        """

    def instance_name(self, parameters: Sequence[Parameter], decorators: Sequence[str]) -> str:
        """The name a method knows its own instance or class by, empty where it has none."""
        return ""

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        """What a definition is by its decorators, bases or spelling. ``canonical`` turns the name an import gave into
        the full name of what was imported."""
        return ()

    def made_members(self, decorators: Sequence[str], modifiers: Sequence[str]) -> Sequence[str]:
        """The names of the methods that the decorators of a class give it, of which no text is there."""
        return ()

    def kind(
        self, kind: str, enclosing_kind: str, enclosing_modifiers: Sequence[str], annotation: str, name: str
    ) -> str:
        """The kind of a definition, seen from where it stands: a function in a class is a ``method``, say."""

    def uncommented(self, text: str) -> str:
        """What is written on several lines without the comments in it, where they would be taken for more of it."""
        return text

    def annotation(self, text: str) -> str:
        """The type in what is written as an annotation; some write it in a comment."""
        return text

    def bound_type(self, parameter: Parameter) -> str:
        """The annotation of what a parameter binds, where that is not what each argument is."""
        return parameter.annotation if parameter.kind == "positional" else ""

    def documented_types(self, documentation: str, modifiers: Sequence[str] = ()) -> Mapping[str, str]:
        """The types that documentation says parameters have, by their names, and under ``()`` what is given back; none
        where documentation says nothing that counts. ``modifiers`` are those of what it is about."""
        return {}

    def documented_aliases(self, comment: str) -> Sequence[tuple[str, str]]:
        """The names that a comment gives to types."""
        return ()

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        """The names that an import of the kind ``tree`` brings in, which may nest as deeply as it likes."""
        return ()
