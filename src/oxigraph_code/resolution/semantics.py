"""What resolution has to know about a language.

For maintainers: answers here are about names and the shape of definitions; a language never resolves anything itself.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from oxigraph_code.facts import Definition


class Scoping(NamedTuple):
    """How names are bound and seen. The defaults are those of a language that runs its statements one by one."""

    imports_replace: bool = True
    """An import hides a definition above it; else the two cannot mean the same, and neither is certain."""
    closed_namespaces: bool = False
    """What is in a namespace does not see the names around it, but may take them all from ``parent_module``."""
    own_module: str = ""
    """The first part of a path that starts at the module or namespace around."""
    parent_module: str = ""
    """The part of a path that goes one module up."""
    own_type_is_a_name: bool = False
    """``own_type`` may be called, and have members."""
    bindings_shadow: bool = False
    """A second binding of a name is another variable, whatever the first was declared to be."""
    members_apart: bool = False
    """A type is open: methods do not hide fields, stand apart from the type, and may stand in other files."""
    bodies_see_members: bool = True
    """The text of a type's body itself sees the names in it without a receiver."""
    variants_construct: bool = False
    """A member of an enumeration is called to make a value of it."""


class Semantics(Protocol):
    """The scoping and object rules of one language."""

    @property
    def scoping(self) -> Scoping:
        """How names are bound and seen."""

    def submodules(self, path: str, around: tuple[str, ...], name: str, written: str) -> tuple[str, ...]:
        """The paths, the most likely first, that may hold a submodule that the file at ``path`` declares inside of the
        namespaces ``around``; ``written`` is where the declaration says that it is."""

    @property
    def constructors(self) -> Collection[str]:
        """The names of the methods that a call of a class calls."""

    @property
    def absent_value(self) -> str:
        """What a variable is given while it has no value yet, and has no members."""

    @property
    def transparent_bases(self) -> Collection[str]:
        """The qualified names of classes outside that add no member a search must know of."""

    @property
    def own_type(self) -> str:
        """The annotation that means the class of the receiver."""

    def parent_class(self, path: str) -> str | None:
        """``None`` where the access path does not denote what a class inherits from; else the name of that class, empty
        for the class of the method around."""

    @property
    def methods_see_class_names(self) -> bool:
        """Whether a function in a class sees the names of the class body without a receiver."""

    def module_name(self, path: str) -> str:
        """What the language calls the module at a path relative to the folder of its project."""

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        """The name a method knows its receiver by (empty for none), and whether that is an instance or the class."""

    def is_called_by_access(self, definition: Definition) -> bool:
        """Whether naming a method already calls it, so that a call is a call of what it returned."""

    def type_names(self, annotation: str) -> tuple[str, ...]:
        """The names of the classes an annotation admits, without what an absent value adds; none where it says more."""

    def common_member(self, name: str) -> str:
        """The qualified name of a member that every class has, empty where it is none."""

    def builtin(self, name: str) -> str:
        """The qualified name of what is visible everywhere under this name, empty where nothing is."""
