"""What an expression denotes, as far as resolution can tell.

For maintainers: an expression may denote one of several values; none at all means that nothing is known. Values are
compared and kept in great numbers, so each is made once and known by its identity, and they hold places in facts and
never facts themselves. This module must not know any rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, Literal, final

from oxigraph_code.facts import Target

Kind = Literal[
    "symbol", "instance", "parent", "prototype", "object", "closure", "record", "variable", "module", "outside",
    "outside-instance", "choice", "extension", "wrapped",
]  # fmt: skip


@final
class Value:
    """One thing an expression may denote. There is one object for it in a program, see ``ValueTable``.

    ``symbol`` is a definition of the project itself and ``instance`` an instance of that class. ``parent`` is an
    instance whose members are those of what comes after the class ``arguments`` hold. ``module`` is a file, or the
    namespace ``definition`` in it. ``prototype`` is what all instances of a class take their members from. By the scope
    ``definition``, ``object`` is what has its names, ``closure`` a function without a name whose body it is, and
    ``record`` what has the members that the type says which is its ``name``. ``variable`` is whatever is in one that
    is given members. ``choice`` is one of the functions that ``arguments`` hold, and nobody tells which;
    with a ``name``, one that has the type of these and gives what they give.
    ``extension`` is a class that a function made of the object with the names of the scope, ``arguments`` hold the
    class that it extends and the function. ``wrapped`` is what a call gives that was given the functions which
    ``arguments`` hold, and stands for them; only the evaluation of ``wrapped`` knows it. ``outside`` is known by its
    qualified ``name`` only, or with a ``path`` is the namespace whose name begins those of modules, as the file there
    knows them; ``outside-instance`` is an instance of what has that name. ``arguments`` are otherwise the type
    arguments of an instance.
    """

    __slots__ = ("_target", "arguments", "definition", "kind", "name", "path")

    def __init__(
        self, kind: Kind, path: str, definition: int, name: str, arguments: tuple[tuple[Value, ...], ...]
    ) -> None:
        self.kind = kind
        self.path = path
        self.definition = definition
        self.name = name
        self.arguments = arguments
        self._target: Target | None = None

    @property
    def target(self) -> Target:
        """The definition, whatever is said of it."""
        if self._target is None:
            self._target = _TARGET((self.path, self.definition))
        return self._target

    def is_of_same(self, other: Value) -> bool:
        """Whether both are something of the same definition."""
        return self.definition == other.definition and self.path == other.path


_TARGET: Final[Callable[[tuple[str, int]], Target]] = partial(tuple.__new__, Target)
"""Makes a target as the class itself does, at a fifth of the cost."""

Values = tuple[Value, ...]
"""What an expression may denote, each once and in the order of the evidence; empty where nothing is known."""

TypeArguments = tuple[tuple[str, Values], ...]
"""Values for type parameters, by the names of these."""

TYPES: Final = frozenset({"class", "trait", "enum"})
"""The kinds of definitions that are types with members."""
HAVE_MEMBERS: Final = TYPES | {"implementation"}
"""The types, and implementation blocks, which stand for types that the program does not define."""

Related = tuple[str, int, Target | None, str]
"""What a relation is made of: many are told more than once, and of those that are left one is made each."""

MOST: Final = 32
"""So many values are no evidence for any of them."""


@final
class Site:
    """Where something is used: a scope of a file, and the line; 0 is after everything has run. There is one object for
    it in a program, too, and a ``number``."""

    __slots__ = ("line", "number", "path", "scope")

    def __init__(self, number: int, path: str, scope: int, line: int) -> None:
        self.number = number
        self.path = path
        self.scope = scope
        self.line = line


class ValueTable:
    """The values and the places of a program, each of them made once."""

    def __init__(self) -> None:
        self._values: dict[tuple[str, str, int, str, tuple[Values, ...]], Value] = {}
        self._named: dict[str, dict[str, Value]] = {}
        """By their kinds, those that have a name and nothing else."""
        self._defined: dict[str, dict[str, dict[int, Value]]] = {}
        """By their kinds and files, those that are of a definition and nothing else: most values are such."""
        self._places: dict[str, dict[int, Site]] = {}
        """Those of files, by scope and line as one number."""
        self._count_of_places = 0
        self.unknown = self.value("outside")
        """Something nobody knows anything about."""

    def value(
        self, kind: Kind, path: str = "", definition: int = -1, name: str = "", arguments: tuple[Values, ...] = ()
    ) -> Value:
        """The value of which that is true."""
        if not arguments and not name:
            return self._of_definition(kind, path, definition)
        if not arguments and not path and definition < 0:
            of_kind = self._named.get(kind)
            if of_kind is None:
                of_kind = self._named[kind] = {}
            named = of_kind.get(name)
            if named is None:
                named = of_kind[name] = Value(kind, "", -1, name, ())
            return named
        key = (kind, path, definition, name, arguments)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = Value(kind, path, definition, name, arguments)
        return known

    def _of_definition(self, kind: Kind, path: str, definition: int) -> Value:
        of_kind = self._defined.get(kind)
        if of_kind is None:
            of_kind = self._defined[kind] = {}
        of_file = of_kind.get(path)
        if of_file is None:
            of_file = of_kind[path] = {}
        known = of_file.get(definition)
        if known is None:
            known = of_file[definition] = Value(kind, path, definition, "", ())
        return known

    def symbol(self, path: str, definition: int) -> Value:
        """A definition of the program itself."""
        return self._of_definition("symbol", path, definition)

    def instance(self, path: str, definition: int, arguments: tuple[Values, ...] = ()) -> Value:
        """An instance of a class of the program."""
        return self.value("instance", path, definition, arguments=arguments)

    def outside(self, name: str, arguments: tuple[Values, ...] = ()) -> Value:
        """What is outside under a qualified name."""
        return self.value("outside", name=name, arguments=arguments)

    def outside_instance(self, name: str, arguments: tuple[Values, ...] = ()) -> Value:
        """An instance of what is outside under a qualified name."""
        return self.value("outside-instance", name=name, arguments=arguments)

    def as_kind(self, value: Value, kind: Kind) -> Value:
        """The same as something of another kind: the class of an instance, an instance of a class."""
        return self.value(kind, value.path, value.definition, value.name, value.arguments)

    def class_of(self, instance: Value) -> Value:
        """The class of an instance."""
        return self.as_kind(instance, "symbol" if instance.kind == "instance" else "outside")

    def place(self, path: str, scope: int, line: int = 0) -> Site:
        """That place."""
        of_file = self._places.get(path)
        if of_file is None:
            of_file = self._places[path] = {}
        key = (scope << 32) + line
        known = of_file.get(key)
        if known is None:
            known = of_file[key] = Site(self._count_of_places, path, scope, line)
            self._count_of_places += 1
        return known


def union(groups: Iterable[Values]) -> Values:
    """All values of some groups, each once; none where they are too many."""
    listed = groups if isinstance(groups, list) else list(groups)
    told = [group for group in listed if group]
    if len(told) < 2:
        return told[0] if told else ()
    found = tuple(dict.fromkeys(value for group in told for value in group))
    return found if len(found) <= MOST else ()
