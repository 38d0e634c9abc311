"""What resolution knows of the classes and functions outside of a program, and how types are written down.

For maintainers: the form only; each language has what is in it. Qualified names, and no text of any language.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple


class TypeExpr(NamedTuple):
    """An annotation as it is written: a name, or a path of names, and what it is given. Without a name it is one of its
    arguments. As a ``value`` it is what the name itself denotes, as a ``member`` what its argument has under the name,
    and ``outside`` has a qualified name; an ``object`` has ``members``, of the types of its arguments, and its text as
    its name.
    """

    name: str
    arguments: tuple[TypeExpr, ...] = ()
    form: str = ""
    members: tuple[str, ...] = ()


class ExternalResult(NamedTuple):
    """What a function outside gives: the type argument of its receiver with that number, in what has a ``name``."""

    argument: int
    name: str = ""


class Conversion(NamedTuple):
    """A method of the library that runs what the type which it is expected to give has because of a ``trait``:
    ``runs`` is the name of that, ``method`` the qualified name of the method itself. What it is called on may be what
    that is given (``is_given``), and what it gives may be held by what says that it failed (``may_fail``)."""

    method: str
    trait: str
    runs: str
    is_given: bool = False
    may_fail: bool = False


_NOTHING: Mapping[Any, Any] = MappingProxyType({})


EXTERNAL_FORMS: Final = frozenset({"own", "new", "class", "or", "of", "model", "only"})
"""The words of the templates in ``ExternalTypes``, besides ``=name``; ``class`` is one of them with an argument."""


class ExternalTypes(NamedTuple):
    """Typed members of classes of libraries, by their qualified names; those that they inherit are theirs, too.

    The types are templates as in ``Library.gives``. Besides the names that are explained there, they have ``own`` (an
    instance of the class that the member is read from), ``new`` (an instance of each class in its argument), ``class``
    with an argument (the classes of that), ``=name`` (what reading a member of its argument gives), ``or`` (the first
    of its arguments of which anything is known), ``of`` (its first argument, with the others as type arguments where it
    has none), ``model`` (an instance of the class that the call names first or by a keyword, as a class or in quotes),
    and ``only`` (the one class of the program that names one of its arguments as a base).
    """

    members: Mapping[str, frozenset[str]] = _NOTHING
    """The members that are known of each class; it may have others."""
    reads: Mapping[tuple[str, str], TypeExpr] = _NOTHING
    """The results of reading a member, by class and name."""
    owned: frozenset[str] = frozenset()
    """Classes that take the class for a type argument that one of their instances is read from as a member."""
    attributes: Mapping[str, TypeExpr] = _NOTHING
    """Descriptor classes, with what an instance has under the name of such an attribute."""
    reverse: Mapping[str, TypeExpr] = _NOTHING
    """Descriptor classes that declare a relation, with what an instance of the class at its other end has under the
    reverse name; the type argument is the class that declares it."""
    reverse_names: Mapping[str, str] = _NOTHING
    """The reverse name where none is written; ``{}`` stands for the name of the class in lower case."""
    related: frozenset[str] = frozenset()
    """Classes that relations lead to."""
    keywords: tuple[str, ...] = ()
    """The keywords that name the class at the other end of a relation."""
    reverse_keywords: tuple[str, ...] = ()
    """The keywords that give the reverse name."""
    parameters: Mapping[tuple[str, str], TypeExpr] = _NOTHING
    """The types of parameters of methods, by a library class that the class of the method derives from and the name of
    the parameter."""
    class_factories: frozenset[str] = frozenset()
    """Methods of classes that derive a class from the one they are called on and the one they are given."""
    found_by_base: frozenset[str] = frozenset()
    """The names of base classes that classes of the program are looked up by."""
    own_name: str = ""
    """The part of a reverse name that stands for the name of the class that declares the relation, in lower case."""
    other_names: tuple[str, ...] = ()
    """The parts that stand for anything else."""
    own_class: str = ""
    """The text in quotes that stands for the class around."""


class Library(NamedTuple):
    """What resolution knows of classes that are not in a program, by their qualified names."""

    members: Mapping[str, Collection[str]] = _NOTHING
    """All members of those classes of which all are known."""
    forms: Mapping[str, str] = _NOTHING
    """What is no class in an annotation, but says something of the types it is given: ``union``, ``first`` (it is that
    one), ``class`` (it is that one itself, not an instance of it), ``nothing``."""
    elements: Mapping[tuple[str, str], int] = _NOTHING
    """Which type argument a step from an instance leads to: ``[*]``, ``[]``, ``[0]`` and so on, ``await``."""
    results: Mapping[str, ExternalResult] = _NOTHING
    """What a method gives."""
    rows: frozenset[str] = frozenset()
    """The classes whose instances hold one of each of their type arguments, in their order; if there is one only, any
    number of it."""
    records: frozenset[str] = frozenset()
    """The classes that make such a row of the fields of a class that inherits from them."""
    fluent: frozenset[str] = frozenset()
    """The methods that give an instance of the class they are called on, or of which it is one that they are called
    on."""
    keyed: frozenset[str] = frozenset()
    """The classes that make keys of the fields of a class that inherits from them."""
    enumerations: frozenset[str] = frozenset()
    """The classes that make a class that inherits from them hold its own instances."""
    steps: Mapping[str, Sequence[tuple[str, ...]]] = _NOTHING
    """The methods that such a step from an instance of a class of the program calls, one after another, those of the
    first that the class has; ``.name`` is a member of what the one before gives, which is not called."""
    gives: Mapping[tuple[str, str], TypeExpr] = _NOTHING
    """What a step from an instance leads to, what a method gives (by its name), and what a method hands to the function
    it is given (``map/0``): a type whose names are those of classes, type arguments of the receiver (by number),
    ``self``, ``fn`` (what that function gives), ``given`` (what it is given itself; ``given.1`` is the second),
    ``class`` (that of it), ``each`` (what awaiting each thing in what it is given leads to), steps from their only
    argument, or ``.name``, what a method of that gives. Without a name it is one of its arguments."""
    told: str = ""
    """What a function gives that tells of which type a parameter is, whose name stands behind; of the type of such a
    function, it is always the first."""
    forwards: Mapping[str, int] = _NOTHING
    """The classes that have the members of a type argument beside their own, and which one that is."""
    forward_member: str = ""
    """The method that gives what a class of the program has the members of beside its own."""
    same: Mapping[str, str] = _NOTHING
    """Methods that any class may have without saying how, and that give an instance of it: their qualified names."""
    views: Mapping[str, str] = _NOTHING
    """The classes that have the members of another one of the same type arguments beside their own, and which one."""
    traits: Mapping[str, Sequence[str]] = _NOTHING
    """What classes outside have beside what they are: the traits that a program may add something to all that have."""
    conversions: Mapping[str, Conversion] = _NOTHING
    """Such methods by their names, and by the mark of an operator that hands on a failure what makes it one that the
    function around gives."""
    failure: str = ""
    """The step from what may have failed to the failure."""
    deriving: Mapping[str, Collection[str]] = _NOTHING
    """The words in attributes of a type that may implement a trait for it besides what the text does."""
    reflexive: Collection[str] = ()
    """The traits that every type has for what is of the type itself, besides what is implemented for it."""
    associated: Sequence[str] = ()
    """By what names types say of which type their first type argument is."""
    closed: frozenset[str] = frozenset()
    """The classes outside all of whose own members ``gives`` knows, so that they have anything else of a trait."""
    iteration: Collection[str] = ()
    """The methods that give what is iterated over: the next one that may be absent first."""
    functions: Collection[str] = frozenset()
    """The types of functions; their last type argument is what calling them gives."""
    signatures: Sequence[str] = ()
    """The members whose types say what calling an instance gives and, the last, what constructing by it does."""
    call_member: str = ""
    """The method that calling an instance calls."""
    getter: str = ""
    """The method of what is in a class that says what reading it gives."""
    reading: Collection[str] = ()
    """The classes of what calls a function when it is read from an instance, and gives its type argument then."""
    class_getter: str = ""
    """The method that a class is asked by to take type arguments, and gives itself."""
    class_member: str = ""
    """The member of an instance that is its class."""
    metaclasses: Collection[str] = ()
    """The classes whose instances are classes, and that add no members to these."""
    settings_objects: Collection[str] = ()
    """External objects whose attributes are module variables of the program; ``Semantics.shared`` names each variable
    as ``object.NAME``."""
    missing_members: Collection[str] = ()
    """The methods that give what an instance has under a name that its class has not."""
    awaitable: str = ""
    """The class of what an asynchronous function gives."""
    iterator: str = ""
    """The class of what a function gives that yields."""
    handed: Mapping[tuple[str, int, int], int] = _NOTHING
    """Which type argument of its receiver a method gives, by its name, the number of the function that it is handed and
    that of the function's parameter."""
    pairs: Mapping[str, str] = _NOTHING
    """Those in which iterating gives all type arguments together, and what holds them then."""
    copies: Collection[str] = frozenset()
    """The members of a function whose result is that function again."""
    invoking: Collection[str] = frozenset()
    """The members of a function that run it when they are called."""
    array: str = ""
    mapping: str = ""
    """The classes of what is written as a list of elements, and as elements under keys."""
    moving: Collection[str] = frozenset()
    """The methods of these after which nobody knows what stands where, and the member that is said to be given
    something where one is taken out of an array."""
    awaits_anything: bool = False
    """Awaiting what is no promise gives that itself."""
    contexts: tuple[str, str] = ("", "")
    """The class of what gives a value for the length of a block, and of what does when that is awaited."""
    external: ExternalTypes = ExternalTypes()
    """What is known of the members of classes that programs inherit from, and of relations between their classes."""
