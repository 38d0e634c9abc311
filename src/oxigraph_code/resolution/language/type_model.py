"""The model of external classes and functions, and of type expressions.

For maintainers: this is the form of the data; each language has the content. It holds qualified names and no syntax of
any language.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple


class TypeExpr(NamedTuple):
    """A parsed annotation: a path of names with type arguments, or without a name a union of these.

    The form ``value`` is what the name itself denotes, ``member`` the member of that name of the only argument,
    ``outside`` an external class by qualified name, and ``pointer`` a pointer to the type. An ``object`` type has
    ``members``, whose types are its arguments, and its text as its name.
    """

    name: str
    arguments: tuple[TypeExpr, ...] = ()
    form: str = ""
    members: tuple[str, ...] = ()


class ExternalResult(NamedTuple):
    """The result of an external method: a type argument of the receiver, in a container ``name``."""

    argument: int
    name: str = ""


class Conversion(NamedTuple):
    """A library method that runs a method ``runs`` of a ``trait`` of the expected type.

    ``method`` is its qualified name. The receiver may be the argument of ``runs`` (``is_given``), and the result may be
    in a value that can be a failure (``may_fail``).
    """

    method: str
    trait: str
    runs: str
    is_given: bool = False
    may_fail: bool = False


_NOTHING: Mapping[Any, Any] = MappingProxyType({})


class ExternalMethod(NamedTuple):
    """The signature of an external class's method, in type parameters of the method and the class.

    A function outside of classes may have a ``receiver``, the type that it extends.
    """

    name: str
    parameters: tuple[TypeExpr, ...]
    returns: TypeExpr
    type_parameters: tuple[str, ...] = ()
    is_variadic: bool = False
    is_static: bool = False
    is_abstract: bool = False
    receiver: TypeExpr | None = None


class ExternalClass(NamedTuple):
    """The declaration of an external class or interface."""

    parameters: tuple[str, ...]
    bases: tuple[TypeExpr, ...]
    methods: Mapping[str, Sequence[ExternalMethod]]
    fields: Mapping[str, TypeExpr]
    is_interface: bool


class ValueTypes(NamedTuple):
    """The types of values that are no objects, and the classes that the language itself refers to.

    ``wider`` are the types that a type converts to, the narrowest first; ``boxes`` their classes. ``absent`` is the
    type of no object, ``text`` the class of texts, ``root`` the class that all others inherit from.
    """

    names: Collection[str] = ()
    wider: Mapping[str, Sequence[str]] = _NOTHING
    boxes: Mapping[str, str] = _NOTHING
    absent: str = ""
    text: str = ""
    root: str = ""


EXTERNAL_FORMS: Final = frozenset({"own", "new", "class", "or", "of", "model", "only"})
"""The words of the templates in ``ExternalTypes``, besides ``=name``; ``class`` only with an argument."""


class ExternalTypes(NamedTuple):
    """Typed members of library classes, by qualified name, with those that they inherit.

    The types are templates as in ``Library.result_types``. In addition to the words explained there, they have:

    - ``own``: an instance of the class that the member is read from
    - ``new``: an instance of each class in its argument
    - ``class`` with an argument: the classes of the argument
    - ``=name``: the result of reading a member of its argument
    - ``or``: the first argument with a known value
    - ``of``: the first argument, with the others as type arguments if it has none
    - ``model``: an instance of the class that is the call's first argument or a keyword, as a class or in quotes
    - ``only``: the one class of the program with one of its arguments as a base
    """

    members: Mapping[str, frozenset[str]] = _NOTHING
    """The known members of each class; it may have others."""
    reads: Mapping[tuple[str, str], TypeExpr] = _NOTHING
    """The types of members, by class and name."""
    owned: frozenset[str] = frozenset()
    """Classes whose type argument is the class that one of their instances is read from as a member."""
    attributes: Mapping[str, TypeExpr] = _NOTHING
    """Descriptor classes, with the type that reading such an attribute of an instance gives."""
    reverse: Mapping[str, TypeExpr] = _NOTHING
    """Descriptor classes that declare a relation, with the type of the reverse name at its other end.

    The type argument is the class that declares the relation.
    """
    reverse_names: Mapping[str, str] = _NOTHING
    """The reverse name if none is stated; ``{}`` stands for the name of the class in lower case."""
    related: frozenset[str] = frozenset()
    """The classes that relations lead to."""
    keywords: tuple[str, ...] = ()
    """The keywords that name the class at the other end of a relation."""
    reverse_keywords: tuple[str, ...] = ()
    """The keywords that state the reverse name."""
    parameters: Mapping[tuple[str, str], TypeExpr] = _NOTHING
    """The types of parameters of methods.

    By a library ancestor of the class and the name of the parameter.
    """
    callbacks: Mapping[tuple[str, int], TypeExpr] = _NOTHING
    """The types of parameters of callbacks.

    By the method that takes the callback, at any place, and the number of the parameter.
    """
    merged: Mapping[str, str] = _NOTHING
    """The global interface whose members a type has besides its own, by the names of both."""
    class_factories: frozenset[str] = frozenset()
    """Methods that derive a class from their receiver and their argument."""
    found_by_base: frozenset[str] = frozenset()
    """The names of base classes that are searched for in the program."""
    own_name: str = ""
    """The part of a reverse name that stands for the declaring class, in lower case."""
    other_names: tuple[str, ...] = ()
    """The parts that stand for anything else."""
    own_class: str = ""
    """The string literal that stands for the enclosing class."""


class Library(NamedTuple):
    """The model of external classes, by qualified name."""

    members: Mapping[str, Collection[str]] = _NOTHING
    """All members of a class, for classes that are known completely."""
    forms: Mapping[str, str] = _NOTHING
    """Type constructors of annotations that are no classes.

    ``union``, ``first`` (the first argument), ``class`` (the argument itself, not an instance of it), ``nothing``.
    """
    elements: Mapping[tuple[str, str], int] = _NOTHING
    """The type argument that a step from an instance gives: ``[*]``, ``[]``, ``[0]``, ``await``."""
    results: Mapping[str, ExternalResult] = _NOTHING
    """The results of methods."""
    tuples: frozenset[str] = frozenset()
    """Tuple classes: one element for each type argument, in order; with only one, any number of it."""
    records: frozenset[str] = frozenset()
    """Base classes whose subclasses are tuples of their fields."""
    fluent_methods: frozenset[str] = frozenset()
    """Methods that return an instance of their receiver's class."""
    typed_dicts: frozenset[str] = frozenset()
    """Base classes whose subclasses are mappings with their fields as keys."""
    enumerations: frozenset[str] = frozenset()
    """Base classes whose subclasses contain their own instances, as enums do."""
    steps: Mapping[str, Sequence[tuple[str, ...]]] = _NOTHING
    """The methods that a step from an instance calls, in order.

    Of several sequences the first that the class has; ``.name`` reads a member of the result before it.
    """
    result_types: Mapping[tuple[str, str], TypeExpr] = _NOTHING
    """The types of steps, method results and callback arguments (``map/0``).

    The names in such a type are classes, the receiver's type arguments by number, ``self``, and these:

    - ``fn``: the result of the callback
    - ``given``: the argument; ``given.1`` is the second one
    - ``class``: the class of the argument
    - ``each``: the awaited elements of the argument

    A step, or a method as in ``.name``, is applied to its only argument. Without a name, a type is the union of its
    arguments.
    """
    type_guard: str = ""
    """The result type of a type guard, before the name of the parameter that it narrows.

    In a function type that is always the first parameter.
    """
    deref_target: Mapping[str, int] = _NOTHING
    """Classes that have the members of a type argument besides their own, with its number."""
    deref_method: str = ""
    """The method whose result type has the members that a class of the program has besides its own."""
    same_type_methods: Mapping[str, str] = _NOTHING
    """Methods that any class may have implicitly and that return an instance of it, by name."""
    view_of: Mapping[str, str] = _NOTHING
    """Classes that have the members of another class of the same type arguments besides their own."""
    traits: Mapping[str, Sequence[str]] = _NOTHING
    """The traits of external classes, to which a program may add members."""
    conversions: Mapping[str, Conversion] = _NOTHING
    """Conversions by the name of the method, and by the operator that converts and returns an error."""
    failure: str = ""
    """The step from a result that may be an error to the error."""
    deriving: Mapping[str, Collection[str]] = _NOTHING
    """Words in attributes of a type that may implement a trait for it, besides implementation blocks."""
    reflexive: Collection[str] = ()
    """Traits that every type has for itself, besides those that are implemented."""
    associated: Sequence[str] = ()
    """The names of associated types that stand for a type's first type argument."""
    closed: frozenset[str] = frozenset()
    """External classes whose own members are all in ``result_types``; others are a trait's."""
    iteration: Collection[str] = ()
    """The methods that iteration calls: first the one for the next element, which may be absent."""
    functions: Collection[str] = frozenset()
    """Function types; their last type argument is the result."""
    receiver_functions: Collection[str] = ()
    """Function types whose first type argument is the receiver in the function."""
    signatures: Sequence[str] = ()
    """Members that declare the result of calling an instance and, last, of constructing by it."""
    call_member: str = ""
    """The method that calling an instance runs."""
    getter: str = ""
    """The descriptor method that decides the value of an attribute."""
    reading: Collection[str] = ()
    """Descriptor classes that call a function on reading; their type argument is its result."""
    class_getter: str = ""
    """The method through which a class takes type arguments, and which gives the class itself."""
    class_member: str = ""
    """The member of an instance that is its class."""
    metaclasses: Collection[str] = ()
    """Classes whose instances are classes, without members of their own for these."""
    settings_objects: Collection[str] = ()
    """External objects whose attributes are module variables of the program.

    ``Semantics.shared`` names each variable as ``object.NAME``.
    """
    missing_members: Collection[str] = ()
    """The methods that compute members which a class does not define."""
    awaitable: str = ""
    """The class of the result of an asynchronous function."""
    iterator: str = ""
    """The class of the result of a generator function."""
    callback_arguments: Mapping[tuple[str, int, int], int] = _NOTHING
    """The number of the receiver's type argument that a method passes to a callback.

    By the method's name, the callback's number and the number of the callback's parameter.
    """
    pairs: Mapping[str, str] = _NOTHING
    """Classes whose iteration gives all type arguments together, with the class that holds them."""
    copies: Collection[str] = frozenset()
    """Members of a function whose result is the function itself."""
    invoking: Collection[str] = frozenset()
    """Members of a function that run it when they are called."""
    array: str = ""
    mapping: str = ""
    """The classes of array literals and of mapping literals."""
    mutators: Collection[str] = frozenset()
    """Methods that mutate a literal so that positions and keys are unknown afterwards.

    Also the member name under which an element taken out of an array is recorded.
    """
    await_identity: bool = False
    """Awaiting a value that is no promise gives the value."""
    contexts: tuple[str, str] = ("", "")
    """The classes of context managers, plain and asynchronous."""
    external: ExternalTypes = ExternalTypes()
    """The members of library classes that programs inherit from, and relations between their subclasses."""
    context_maker: str = ""
    """The modifier of functions whose result is a context manager of the yielded value."""
    binding_modifiers: frozenset[str] = frozenset()
    """The modifiers of methods that their decorators bind and do not wrap."""
    value_makers: Collection[str] = ()
    """The last names of external functions whose result is a value and no reference."""
    classes: Mapping[str, ExternalClass] = _NOTHING
    """The declarations of external classes; languages with structural types need only interfaces here."""
    value_types: ValueTypes = ValueTypes()
    """The conversions between values, by which overloads are chosen."""
