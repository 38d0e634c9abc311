"""The facts of one file: its definitions, scopes, bindings, references, uses and imports.

For maintainers: facts are language-neutral, know no RDF and no other file. They are NamedTuples because there are
hundreds of thousands of them. Expressions are access paths, see ``access_paths``. Lines are 1-based. An index ``-1``
means the module itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from oxigraph_code.facts.kinds import (
    ArgumentKind,
    AssignmentKind,
    BindingKind,
    DefinitionKind,
    ImportKind,
    ParameterKind,
    PassedKind,
    PatternSiteKind,
    ReferenceKind,
    ReturnKind,
    ScopeKind,
)
from oxigraph_code.facts.projects import Diagnostic


class Parameter(NamedTuple):
    """One parameter."""

    name: str
    annotation: str = ""
    default: str = ""
    kind: ParameterKind = "positional"

    @property
    def is_single(self) -> bool:
        """True if it takes one argument."""
        return self.kind in ("positional", "keyword")


class Scope(NamedTuple):
    """A region of text that names are bound in; ``scopes[0]`` is the module.

    The names of an ``object`` are reached by member access only; the elements of an ``array`` are bound as ``[]``.
    ``definition`` is the definition with this body, -1 for the module and for a scope without a name (a lambda, a
    comprehension, a block). For an implementation block, ``implementation`` is the block, and ``definition`` its type
    if that is in the file.
    """

    kind: ScopeKind
    parent: int
    definition: int
    implementation: int = -1


class Branch(NamedTuple):
    """Lines that do not always run, or run repeatedly, when the code around them runs."""

    start: int
    end: int
    is_loop: bool = False


DECLARATION: Final = "declaration"
"""The modifier of a definition that only declares, such as a prototype."""


class Definition(NamedTuple):
    """A symbol.

    ``scope`` binds its name; ``ordinal`` counts the symbols of one qualified name, from 1. A method that stands outside
    of its type has the plain name of the type as ``receiver_type``, and ``scope`` binds ``Type.method``.
    """

    kind: DefinitionKind
    name: str
    qualified_name: str
    ordinal: int
    scope: int
    start_line: int
    end_line: int
    visibility: str
    signature: str = ""
    parameters: tuple[Parameter, ...] = ()
    returns: str = ""
    annotation: str = ""
    docstring: str = ""
    decorators: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    modifiers: tuple[str, ...] = ()
    implements: tuple[str, ...] = ()
    receiver_type: str = ""

    @property
    def only_declares(self) -> bool:
        """True for a declaration, which may be one symbol with a definition elsewhere."""
        return DECLARATION in self.modifiers


class Binding(NamedTuple):
    """A name that a scope binds without defining a symbol: a parameter, a local variable, a loop target.

    ``value`` is the access path of the bound value, empty for any other expression. The assignments to module variables
    and to fields are here too, beside their definitions. A variable of the module that is a literal has that as a key
    for its value, ``[tax]``. An ``assignment`` is to a name of an enclosing scope. The value of a ``submodule`` is its
    path, if that is stated.
    """

    kind: BindingKind
    name: str
    scope: int
    line: int
    value: str = ""
    annotation: str = ""
    value_scope: int = -1  # the scope in which the value is read, if not ``scope``


class Return(NamedTuple):
    """A value that a function returns, or with the kind ``yield`` yields."""

    kind: ReturnKind
    scope: int
    line: int
    value: str
    value_scope: int = -1


class Narrowing(NamedTuple):
    """A path that is known to be ``value`` from a line on; ``[()?]`` marks the type that a test asserts."""

    path: str
    scope: int
    line: int
    value: str = ""
    value_scope: int = -1


class Export(NamedTuple):
    """A value that the module exports by name; ``=`` is the name of the export that stands for the module."""

    name: str
    scope: int
    line: int
    value: str
    value_scope: int = -1


class MemberAssignment(NamedTuple):
    """A value that is assigned to a member or an element: ``path``.

    With the kind ``mixin`` the object at ``path`` gets all members of the value, with ``copy`` all of its own.
    """

    kind: AssignmentKind
    path: str
    scope: int
    line: int
    value: str
    value_scope: int = -1


class Spread(NamedTuple):
    """A value that is spread in the array or object literal of a scope; ``is_last`` if no entry follows."""

    is_last: bool
    scope: int
    line: int
    value: str
    value_scope: int = -1


class RecordedArgument(NamedTuple):
    """An argument that may decide the result of its call.

    ``number`` has its position or keyword: ``4.1`` is the second argument of call 4, ``4.key`` the one of that name.
    """

    number: str
    scope: int
    line: int
    value: str
    value_scope: int = -1


class Metaclass(NamedTuple):
    """The metaclass of the class with the body ``scope``."""

    scope: int
    line: int
    value: str


class MacroCondition(NamedTuple):
    """The condition under which a macro keeps its argument."""

    macro: str
    condition: str


class WrappedParameter(NamedTuple):
    """A parameter that the function with the body ``scope`` calls in the function that it returns."""

    scope: int
    name: str


class Reference(NamedTuple):
    """A site: ``name`` is used in ``scope``, on the receiver with the access path ``receiver``.

    A ``tag`` calls the function that a template is given to; a ``literal`` makes a value with named fields.

    ``text`` is the whole expression as an access path. ``arguments`` are those that may be functions, as far as a
    language keeps them: ``1=total`` is the second, ``key=total`` the one of that name; and those that may be keys,
    ``0=[tax]``. ``number`` leads to recorded arguments, if they may decide the result. ``expected`` is
    the access path of the type that the surrounding text expects, as far as a language asks for that: ``f(1:)`` for an
    argument, and ``^`` for a result of the enclosing function.
    """

    kind: ReferenceKind
    name: str
    receiver: str
    text: str
    scope: int
    line: int
    arguments: tuple[str, ...] = ()
    number: str = ""
    expected: str = ""


class Use(NamedTuple):
    """A path that is used without being called, with the symbols along it; the last may be written.

    A function has each path once. ``runs`` are the methods that the language runs on its value without a call in the
    text: chains such as ``__iter__`` and ``__iter__.__next__``, or ``()`` for an instance that is made of a class. A
    path that ends in keywords names members of the object that the call constructs, or after ``[*]`` members of query
    rows. A path that begins with ``?`` names members of unknown receivers.
    """

    path: str
    scope: int
    line: int
    is_write: bool = False
    runs: str = ""


class Passed(NamedTuple):
    """A path that may be a function or class, passed on instead of being called.

    ``kind`` is ``argument`` (of the reference ``call``), ``through`` (the result of its method ``receiver`` is one),
    ``stored`` (in a container, a field or a default), ``field`` (stored where calls of its name may run it: in the
    field or variable ``receiver``, whose type and field or position it may be) or ``returned``. For a string
    literal, ``path`` is its text and ``kind`` is ``name`` (of a symbol or module) or ``member`` (of the enclosing
    class). ``source`` is the innermost definition that the text belongs to, where decorators and defaults belong to
    the definition that they precede; -1 is the module. ``receiver`` is otherwise the text of the container or
    field, empty if ``call`` is known.
    """

    kind: PassedKind
    path: str
    scope: int
    line: int
    source: int
    receiver: str = ""
    call: int = -1


_OFFERING = frozenset({"reexport", "pub"})


class Import(NamedTuple):
    """One imported name.

    ``path`` is as written, relative dots included; ``name`` is the last part if one is taken out. ``kind`` is
    ``module`` (``import a.b``; a name beside it is the one that is bound), ``symbol`` (``from a import b``) or
    ``star``; ``alias`` is the local name. An import for its side effects, or a re-export, ``binds`` no name in the
    file. ``condition`` selects the builds that have it, one text a line; a name is an enclosing macro.
    """

    kind: ImportKind
    path: str
    name: str
    alias: str
    scope: int
    line: int
    modifiers: tuple[str, ...] = ()
    binds: bool = True
    condition: str = ""

    @property
    def is_offered(self) -> bool:
        """True if other modules see the name by the statement itself, as of ``pub use``, or ``import X as X``."""
        return not _OFFERING.isdisjoint(self.modifiers) or (bool(self.alias) and self.alias == self.name)


class Argument(NamedTuple):
    """One argument of a pattern site, or a part of one.

    ``kind`` is ``text``; ``template`` (a text with computed parts, each ``…`` in the value); ``path`` (an access path;
    of a literal of a type with its fields as parts); ``call`` (the value is the access path of the callee, the parts
    are the arguments, except for a call that is a pattern site itself: ``site`` is its index); ``sum`` (of its parts,
    none of them a text); ``function`` (an anonymous one: ``scope`` is its scope, -1 if it has none); ``list`` and
    ``mapping`` with their parts; ``spread`` with the one part that is spread out; ``literal`` (a number, a truth value
    or nothing, as written); or ``other``. ``name`` is its keyword or key, empty for a positional argument.
    """

    kind: ArgumentKind
    value: str = ""
    name: str = ""
    line: int = 0
    end_line: int = 0
    scope: int = -1
    site: int = -1
    parts: tuple[Argument, ...] = ()


class PatternSite(NamedTuple):
    """A call, decorator, macro, subscript or assignment that a pattern file selects, with its arguments.

    A call that passes a router to any function is ``passing``, one with a text of a function that sends something under
    a parameter is ``keyed``. The argument of an assignment is its value; an ``entry`` has all entries of its object
    as arguments. ``receiver``
    is the access path of the receiver, and ``receiver_site`` the pattern site that this is, or the next one in the
    chain of calls there. ``definition`` is the decorated one.
    ``target`` is the path of the assignment that the site is a part of, empty without one, and ``()`` for the result of
    a function. ``alias`` is the name as the file writes it, if an import renames it.
    """

    kind: PatternSiteKind
    name: str
    receiver: str
    scope: int
    line: int
    end_line: int
    arguments: tuple[Argument, ...] = ()
    definition: int = -1
    target: str = ""
    receiver_site: int = -1
    alias: str = ""

    @property
    def callee(self) -> str:
        """The access path of the callee, decorator or subscripted value."""
        name = self.alias or self.name
        return f"{self.receiver}.{name}" if self.receiver else name


class TextConstant(NamedTuple):
    """A text that is assigned to a variable, a field or an entry of an object, by the scope of the name.

    An address that a function returns has no ``name`` and the scope of the statement.
    ``parts`` belong to a composed text, as in an ``Argument`` of the kind ``template``.
    """

    name: str
    scope: int
    line: int
    value: str
    parts: tuple[Argument, ...] = ()


class ExternalName(NamedTuple):
    """A name shared with the world outside of the program, which a definition reads, defines or writes.

    ``kind`` is a ``name_patterns.NameKind``, ``access`` an ``Access`` there; ``definition`` -1 is the
    module.
    """

    kind: str
    name: str
    access: str
    definition: int
    line: int


class Remark(NamedTuple):
    """A statement for people that a comment or docstring makes about a definition; -1 is the module.

    ``kind`` is ``owner``, ``status``, ``tag``, ``since``, ``see``, ``description``, ``business goal``, ``funnel
    stage``, ``revenue impact``, ``annotation`` (any other key of a block, with its value), ``task`` (``detail`` is its
    author, ``system`` the mark, such as TODO), ``link`` (``detail`` is its title, ``system`` its kind) or ``mention``
    (of code in a document, as written: ``system`` is its kind, ``detail`` is ``code`` or ``link``).
    """

    kind: str
    value: str
    definition: int
    line: int
    detail: str = ""
    system: str = ""


class IndexedSite(NamedTuple):
    """A place at which the index of another tool has a definition of the file at ``path``.

    In a language without references it ``is_alone``, and ``caller`` is the qualified name of the function around it.
    """

    line: int
    name: str
    is_call: bool
    path: str
    qualified_name: str
    ordinal: int
    is_alone: bool = False
    caller: str = ""


class FileFacts(NamedTuple):
    """The facts of one file.

    ``path`` is relative to the root of the run; ``digest`` is the SHA-256 of the bytes. ``package`` is the name of the
    package as the file states it. ``decisions`` are scopes, each with a condition, a loop, a case, a handler, and, or.
    ``indexed`` are added by a run, by the digest. ``is_generated`` is true if the file says that a program wrote it,
    and ``is_document`` if it is text for people.
    """

    language: str
    path: str
    digest: str
    lines: int
    docstring: str = ""
    definitions: tuple[Definition, ...] = ()
    scopes: tuple[Scope, ...] = ()
    bindings: tuple[Binding, ...] = ()
    returns: tuple[Return, ...] = ()
    narrowings: tuple[Narrowing, ...] = ()
    named_exports: tuple[Export, ...] = ()
    member_assignments: tuple[MemberAssignment, ...] = ()
    spreads: tuple[Spread, ...] = ()
    recorded_arguments: tuple[RecordedArgument, ...] = ()
    metaclasses: tuple[Metaclass, ...] = ()
    macro_conditions: tuple[MacroCondition, ...] = ()
    wrapped_parameters: tuple[WrappedParameter, ...] = ()
    references: tuple[Reference, ...] = ()
    uses: tuple[Use, ...] = ()
    passed: tuple[Passed, ...] = ()
    imports: tuple[Import, ...] = ()
    exports: tuple[str, ...] = ()
    branches: tuple[Branch, ...] = ()
    decisions: tuple[int, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    pattern_sites: tuple[PatternSite, ...] = ()
    text_constants: tuple[TextConstant, ...] = ()
    external_names: tuple[ExternalName, ...] = ()
    remarks: tuple[Remark, ...] = ()
    package: str = ""
    is_generated: bool = False
    is_document: bool = False
    indexed: tuple[IndexedSite, ...] = ()

    def valued(self) -> Iterator[Binding | Return | Narrowing | Export | MemberAssignment | Spread]:
        """Yield everything that a value is bound or assigned to, except arguments."""
        yield from self.bindings
        yield from self.returns
        yield from self.narrowings
        yield from self.named_exports
        yield from self.member_assignments
        yield from self.spreads


WITH_VALUES = (
    "bindings", "returns", "narrowings", "named_exports", "member_assignments", "spreads", "recorded_arguments",
    "metaclasses",
)  # fmt: skip
"""The fields of facts that have lines and values."""
