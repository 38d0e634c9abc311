"""The questions that every rule of resolution may ask about expressions, whichever rule answers them.

For maintainers: rules depend on one another in circles: an import may lead to a call, the call to a return type, and
that to a member of a class. A rule asks this interface for everything above its own layer, so that imports between
modules have no circles; ``inference.program_evaluator`` implements it and builds the rules. A method stands here only
if a module asks for it that must not import its implementation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from oxigraph_code.facts import Binding, Import
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import Site, TypeArguments, Value, Values


class CallArguments(NamedTuple):
    """The arguments of a call, by its file and its number in the facts there."""

    path: str
    number: str


class Evaluator(ABC):
    """Abstract interpretation of access paths: the values that an expression may have at a site."""

    # Expressions.

    @abstractmethod
    def of_path(self, place: Site, path: str) -> Values:
        """Evaluate an access path at a site."""

    @abstractmethod
    def read(self, path: str, scope: int, line: int, text: str) -> Values:
        """Evaluate an access path in a scope of a file, at a line.

        At line 0 the order of statements does not count.
        """

    @abstractmethod
    def at_canonical_site(self, place: Site, path: AccessPath) -> Values:
        """Evaluate a path at its canonical site, or at the site of a longer path that begins with it."""

    @abstractmethod
    def of_receiver(self, place: Site, path: AccessPath) -> Values:
        """Evaluate a receiver at its canonical site: decorators applied, unit variants as enums."""

    # Names, bindings and members.

    @abstractmethod
    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        """Resolve a name at a site; ``is_part`` if it begins a longer path."""

    @abstractmethod
    def values_of_bindings(
        self, path: str, meaning: Bindings, receiver: Value | None = None, declared: tuple[Binding, ...] = ()
    ) -> Values:
        """Return the values of the bindings of a name in a file, read through a receiver if there is one."""

    @abstractmethod
    def of_member(self, receiver: Value, name: str, *, is_value: bool = True) -> Values:
        """Return the values of a member of a receiver; ``is_value`` if it is read, not called."""

    @abstractmethod
    def find_member(self, receiver: Value, name: str, *, is_value: bool = False) -> Member | None:
        """Look up a member in the MRO of the receiver's class, or of the class that the receiver is."""

    @abstractmethod
    def assigned_members(self, owner: Value, name: str) -> Values:
        """Return the values that assignments to ``owner.name`` give to a member of an object."""

    # Modules.

    @abstractmethod
    def import_values(self, path: str, entry: Import) -> Values:
        """Return the values that an import binds in a file."""

    @abstractmethod
    def module_part(self, module: Value, name: str) -> Values:
        """Return the module or type that a module has under a name, as the owner of the next step of a path."""

    @abstractmethod
    def sees_builtins(self, place: Site, name: str) -> bool:
        """Return true if no glob import around a site may shadow a builtin name or the name of a package."""

    # Types.

    @abstractmethod
    def of_annotation(
        self, place: Site, text: str, receiver: Value | None, inner_scope: int, known: TypeArguments = ()
    ) -> Values:
        """Return instances of a declared type.

        ``inner_scope`` is the scope of the annotated definition, with its type parameters; some of them may be
        ``known``.
        """

    @abstractmethod
    def unaliased(self, value: Value) -> Values:
        """Return the types that a type alias stands for; any other value itself."""

    @abstractmethod
    def external_attribute(self, value: Value, receiver: Value) -> Values:
        """Read a class attribute through a library's descriptor, if it has one; else return the attribute."""

    # Calls.

    @abstractmethod
    def call_result(self, callee: Value, receiver: Value | None, arguments: CallArguments | None = None) -> Values:
        """Return the return values of a call."""

    @abstractmethod
    def call_results(
        self, called: Sequence[tuple[Value, Value | None]], arguments: CallArguments | None = None
    ) -> Values:
        """Return the return values of a call that has one of several callees."""

    @abstractmethod
    def one_of(self, values: Values, *, is_all: bool = True) -> Values:
        """Join callables into one choice, as it is unknown which of them is meant; other values as they are."""

    # Evaluation once.

    @abstractmethod
    def memoized(self, work: Callable[..., Values], *asked: object) -> Values:
        """Return the result of a function for arguments, computed once; nothing inside of a cycle."""
