"""The object model of a language: how types get members, and how receivers and constructors are named.

For maintainers: each trait is chosen apart from the others, and the model of a language is its combination of them. A
rule of the engine asks for the one trait that it depends on. This module must not know any language. See decision 0129.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum, Flag, auto
from functools import cached_property
from typing import Final

from oxigraph_code.facts import Definition

CLASS_NAME: Final = ""
"""Among the names of constructors: the name of their class."""
EXTENSION: Final = "extension"
"""The modifier of a method that may be called as a member of its first parameter."""
TEXTUAL: Final = "textual"
"""The modifier of a macro that replaces its name in all text after it, in every name space."""


class Receiver(Enum):
    """The form in which a method has its receiver."""

    PARAMETER = auto()
    """A parameter, whose name ``Semantics.receiver_kind`` states."""
    KEYWORD = auto()
    """A keyword, which no member is named without."""
    IMPLICIT = auto()
    """A keyword that may be left out: a class body sees all members, inherited ones included."""


class Members(Flag):
    """The places besides the body of a type that give it members."""

    BODY = 0
    BLOCKS = auto()
    """Blocks in any file, which implement a trait for a type or add methods.

    A method and a field under one name do not hide each other. A block's own type is a name that may be called and have
    members, and the call of an enum variant constructs a value of the enum.
    """
    OUTSIDE = auto()
    """Single methods in files of its package, each of which names the type."""
    ASSIGNED = auto()
    """Assignments to objects and functions, and such functions know their receiver."""
    REOPENED = auto()
    """Further declarations of the type in its package: all of them together are one type."""
    EXTENSIONS = auto()
    """Methods with the modifier ``EXTENSION``, which take their receiver as the first parameter."""


class Implements(Enum):
    """The evidence that a type serves as another one."""

    UNSTATED = auto()
    """None: an object serves wherever it has the members that are used."""
    NAMED = auto()
    """It names the other type."""
    STRUCTURAL = auto()
    """It has all methods of an interface, with the same parameters and results."""


class Ancestors(Enum):
    """The order in which the bases of a class are searched for a member."""

    FIRST_BASE = auto()
    """The C3 order: the first base before the next one, and each before its own bases."""
    LAST_BASE = auto()
    """The same from the last base on, so that a mixin comes before the superclass."""
    BY_DEPTH = auto()
    """Those at the smallest depth first: types that are embedded in a type, which override nothing."""


@dataclass(frozen=True)
class ObjectModel:
    """The traits of a language; by default, methods have a receiver among their parameters."""

    receiver: Receiver = Receiver.PARAMETER
    own: str = ""
    """The keyword for the receiver."""
    own_by_convention: Collection[str] = ()
    """The names of a receiver that is a parameter, as programs usually write them."""
    computed_member: str = ""
    """The form in which a program names a member of the receiver by a value, as a regular expression."""
    own_classes: Collection[str] = ()
    """The keywords for the class around."""
    parent: str = ""
    """The keyword for the receiver as one of the superclass; called, the method or constructor there."""
    members: Members = Members.BODY
    ancestors: Ancestors = Ancestors.FIRST_BASE
    has_sides: bool = False
    """A class has other methods than its instances; see ``Semantics.extension``."""
    reopening: str = ""
    """The modifier of declarations that are one type with others; empty if all of one name are."""
    on_both_sides: str = ""
    """The modifier of methods that a class has as well as its instances."""
    given_to_classes: str = ""
    """The modifier of static methods that classes have which mix their module in."""
    implicit_parameter: str = ""
    """The name of the only parameter of a function that states none."""
    names_methods: bool = False
    """The bare name of a method is a value, a function that runs it."""
    has_overloads: bool = False
    """A class may have several methods of one name, distinguished by their parameters."""
    chooses_by_parameters: bool = False
    """Functions of one name are found together, and the types that their parameters state tell them apart."""
    implements: Implements = Implements.UNSTATED
    same_types: Mapping[str, str] = field(default_factory=dict)
    """External types that are another name of a type; the empty name means any type."""
    constructors: Collection[str] = ()
    """The names of the methods that construct, or ``CLASS_NAME``; none if objects are literals."""
    construction: str = ""
    """The member of a class that stands for its construction."""
    hides_fields: bool = False
    """A field of a subtype is another one than a field of its base with the same name."""
    has_namespaces: bool = False
    """Methods, types and variables have names of their own."""
    has_flat_namespaces: bool = False
    """A path through a namespace means its last part."""
    has_declarations: bool = False
    """Functions and types are declared apart from their definition, with the modifier ``DECLARATION``."""
    stores_functions: bool = False
    """Fields and variables hold functions, so that a call of one leads to those stored in it."""
    subscript: str = ""
    """The member of a class whose type a subscript of its instances has."""
    prototype: str = ""
    """The member of a class that is the prototype of its instances."""
    readers: tuple[str, ...] = ()
    """Names of methods that a property reads, by its ``{name}``, or by ``{Name}`` in capitals."""
    shared_members: tuple[str, ...] = ()
    """The keys of a literal under which a literal has functions that all functions inside share."""

    # Rules ask for these at every site.
    @cached_property
    def assigns_members(self) -> bool:
        return Members.ASSIGNED in self.members

    @cached_property
    def has_blocks(self) -> bool:
        return Members.BLOCKS in self.members

    @cached_property
    def has_outside(self) -> bool:
        return Members.OUTSIDE in self.members

    @cached_property
    def is_reopened(self) -> bool:
        return Members.REOPENED in self.members

    @cached_property
    def has_extensions(self) -> bool:
        return Members.EXTENSIONS in self.members

    @cached_property
    def is_implicit(self) -> bool:
        """Return true if the receiver may be left out."""
        return self.receiver is Receiver.IMPLICIT

    @cached_property
    def call_on_itself(self) -> re.Pattern[str]:
        """Compile the form of a call on the own object, as a program writes it."""
        names = filter(None, (self.own, *self.own_by_convention, *self.own_classes))
        return re.compile(rf"(?:{'|'.join(map(re.escape, names)) or '(?!)'})(?:\.|->|::)[\w$]+$")

    @cached_property
    def is_structural(self) -> bool:
        return self.implements is Implements.STRUCTURAL

    @property
    def is_nominal(self) -> bool:
        """Return true if a value declared of a type may be of any type that names it as a base."""
        return self.implements is Implements.NAMED and not self.has_blocks

    @property
    def states_bases(self) -> bool:
        """Return true if files tell others the bases of their types."""
        return self.is_nominal or self.ancestors is Ancestors.LAST_BASE

    def readers_of(self, name: str) -> list[str]:
        """List the names of the methods that a property may read."""
        capital = "".join(part[:1].upper() + part[1:] for part in name.split("_"))
        return [reader.format(name=name, Name=capital) for reader in self.readers]

    def receiver_of(self, method: Definition) -> tuple[str, bool]:
        """Return the keyword for a method's receiver, and True if that is an instance and not the class."""
        return self.own, bool(self.own) and "static" not in method.modifiers

    def constructors_of(self, owner: str) -> list[str]:
        """List the names of the constructors of a class."""
        return [name or owner for name in self.constructors]

    def is_constructor(self, method: str, owner: str) -> bool:
        """Return true if a method of a class has the name of a constructor."""
        return method in self.constructors_of(owner)
