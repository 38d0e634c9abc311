"""Object models: how types of a language get members, and what makes a type implement another.

For maintainers: a language chooses one form and fills in its parts. The engine has classes for the forms; rules that
hardly depend on the form read its constants. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar


class ObjectModel:
    """A form of object model; its constants are the consequences."""

    assigns_members: ClassVar[bool] = False
    """Assignments add members to objects and functions, and such functions know their receiver."""
    has_blocks: ClassVar[bool] = False
    """Methods stand in blocks outside of the type, in any file."""
    shared_members: tuple[str, ...] = ()
    """The keys of a literal under which a literal has functions that all functions inside share."""

    @property
    def prototype_member(self) -> str:
        """The member of a class that is the prototype of its instances, empty if it has none."""
        return ""


@dataclass(frozen=True)
class NominalTypes(ObjectModel):
    """A type implements the interfaces that it names."""


@dataclass(frozen=True)
class StructuralTypes(ObjectModel):
    """A type implements each interface of which it has all methods, with the same parameters and results.

    It has the members of the types that are embedded in it, those at the smallest depth first.
    """

    same_types: Mapping[str, str] = field(default_factory=dict)
    """External types that are another name of the type given; the empty name is that of any type."""


@dataclass(frozen=True)
class Prototypes(ObjectModel):
    """A class is an object with a prototype; it and its instances may have different members of one name."""

    prototype: str
    assigns_members: ClassVar[bool] = True
    shared_members: tuple[str, ...] = ()

    @property
    def prototype_member(self) -> str:
        return self.prototype


@dataclass(frozen=True)
class ImplementationBlocks(ObjectModel):
    """A block implements a trait for a type or adds methods; methods and fields do not shadow another.

    The own type of a block is a name that may be called and have members, and a call of an enum variant constructs a
    value of the enum.
    """

    has_blocks: ClassVar[bool] = True


@dataclass(frozen=True)
class OverloadedClasses(ObjectModel):
    """A class may have several methods of one name, told apart by their parameters.

    The body of a class sees all its members, inherited ones included. Methods, types and variables have names of their
    own, and the constructors of a class bear its name.
    """

    receiver: str
    """The name of the receiver; called, a constructor of the same class."""
    parent: str
    """The name of the receiver as one of the superclass; called, a constructor of that."""
    constructor: str = ""
    """The last part of a path that refers to the constructors of a type."""
