"""What one file says by itself: definitions, scopes, bindings, references, uses and imports; what resolution adds.

For maintainers: facts are language-neutral, know no RDF and no other file. They are NamedTuples because there are
hundreds of thousands of them; they travel between processes, and will be kept on disk, as MessagePack (never pickle).
Lines are 1-based. An index ``-1`` means the module itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from oxigraph_code.aliases import Alias

ALTERNATIVE = "¦"
"""What stands in an access path for the mark between the parts of a type, since that parts whole paths."""
RESULT = "^"
"""What begins the path of what the function around gives."""


class Parameter(NamedTuple):
    """One parameter; ``kind`` is ``positional``, ``keyword``, ``rest`` or ``keyword_rest``."""

    name: str
    annotation: str = ""
    default: str = ""
    kind: str = "positional"


class Scope(NamedTuple):
    """A region of text that names are bound in. ``scopes[0]`` is the module.

    ``kind`` is ``module``, ``namespace``, ``class``, ``function``, ``block``, ``object`` (names that only a receiver
    leads to) or ``array`` (whose elements are bound as ``[]``); ``definition`` is the definition whose body this is, -1
    for the module and for what has no name (a lambda, a comprehension, a block). Where methods stand apart from their
    type, ``implementation`` is what they stand in, and ``definition`` the type if it is in the file.
    """

    kind: str
    parent: int
    definition: int
    implementation: int = -1


class Branch(NamedTuple):
    """Lines that may or may not run, or run again and again, when what is around them runs."""

    start: int
    end: int
    is_loop: bool = False


class Definition(NamedTuple):
    """A symbol. ``scope`` is where its name is bound; ``ordinal`` counts symbols of one qualified name, from 1."""

    kind: str  # function, method, class, trait, enum, field, variable, constant, type_alias, namespace, macro, ...
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


class Binding(NamedTuple):
    """A name a scope binds without defining a symbol: a parameter, a local variable, a loop target, ``global x``.

    ``value`` is the access path of what it is bound to, where that is one (``Foo()``, ``self.client``), else empty. The
    assignments to module variables and to fields are here too, beside the definitions they are of. A variable of the
    module that is a literal has for a value what that is as a key, ``[tax]``.
    """

    kind: str  # variable, parameter, type_parameter, field, global, nonlocal, submodule (its value: where, if it says),
    # assignment (to a name that a scope around binds), return, yield (both without a name), narrowing (the name is an
    # access path), export (under that name, or ``=`` for what stands for the module), member (an access path that is
    # given the value), mixin (an access path that has all members of the value), copy (one that is given all that the
    # value has for itself), spread (in an object), metaclass (of the class whose body the scope is), condition (under
    # which a macro puts what it is given), wrapping (a parameter that is called in what the function gives back)
    name: str
    scope: int
    line: int
    value: str = ""
    annotation: str = ""
    value_scope: int = -1  # where the value is read, if not in ``scope``


class Reference(NamedTuple):
    """A site: ``name`` is used in ``scope``, on what the access path ``receiver`` denotes.

    An access path is source text with everything between brackets left out: ``self.pool.get().items[]``. Only where a
    language asks for it is the first argument kept: ``super(Cart)``. ``{7}`` is what has the names of scope 7, ``{@3}``
    what import 3 brings in, ``<T>`` what is said to be a ``T``, and ``f(1:0)`` what the first parameter of the function
    is given that is the second argument of ``f``, and ``f(1:)`` what that is declared to be. ``[tax]`` is what stands
    under that key, ``[#tax]`` what does under the one that has that name, and ``[1:3]`` a part. A part that is neither
    a name, a member, a call nor a subscript is ``…``. ``text`` is the whole expression in that form. ``arguments`` are
    those that may be functions, as far as a language keeps them: ``1=total`` is the second, ``key=total`` the one of
    that name; and those that may be keys, ``0=[tax]``. ``number`` is the one of what a call is given in its file, where
    that may decide what it means, and ``expected`` the access path of what it has to give, as far as a language asks
    for that: ``f(1:)`` for an argument, and ``^`` for what the function around gives.
    """

    kind: str  # call, tag (the call of what a template is given to), macro, or literal of what has named fields
    name: str
    receiver: str
    text: str
    scope: int
    line: int
    arguments: tuple[str, ...] = ()
    number: str = ""
    expected: str = ""


class Use(NamedTuple):
    """What a path denotes is used without being called, and so is what it leads through; the last of it may be written.

    A function has each path once, however often it stands in it. ``runs`` is what the language runs of it where no call
    says so: chains of methods, such as ``__iter__`` and ``__iter__.__next__``, or ``()`` for what makes it of a class.
    A path that ends in ``(=name,site.region)`` has the keywords of a call: members of what the call constructs, or of
    what the path before them denotes if that ends in ``[*]``. One that begins with ``?`` has names of members of things
    of which the file itself tells nothing.
    """

    path: str
    scope: int
    line: int
    is_write: bool = False
    runs: str = ""


class Passed(NamedTuple):
    """A place where a path that may be a function or class is passed on instead of being called.

    ``kind`` is ``argument`` (of the reference ``call``), ``through`` (what its method called ``receiver`` gives is
    one), ``stored`` (in a container, a field or a default), ``returned``, or that of a text in quotes, which is its
    ``path``: a ``name`` that a symbol or module may have, or one of a ``member`` of the class around. ``source`` is the
    innermost definition the text belongs to, where decorators and defaults belong to the definition they stand on; -1
    is the module. ``receiver`` is otherwise the text of the container or field, empty where ``call`` says more.
    """

    kind: str
    path: str
    scope: int
    line: int
    source: int
    receiver: str = ""
    call: int = -1


class Import(NamedTuple):
    """One imported name.

    ``path`` is as written, relative dots included; ``name`` is the last part where one is taken out. ``kind`` is
    ``module`` (``import a.b``; a name beside it is what that binds), ``symbol`` (``from a import b``) or ``star``;
    ``alias`` is the name it is given. What is imported only to be run or handed on ``binds`` no name in the file.
    ``condition`` says in which builds it is there, a text a line; a name is that of a macro around.
    """

    kind: str
    path: str
    name: str
    alias: str
    scope: int
    line: int
    modifiers: tuple[str, ...] = ()
    binds: bool = True
    condition: str = ""


class Argument(NamedTuple):
    """One argument of a pattern site, or a part of one.

    ``kind`` is ``text``; ``template`` (a text with parts that are computed, each ``…`` in the value); ``path`` (an
    access path); ``call`` (the value is the access path of what is called, the parts are the arguments, but for those
    of a call that is a pattern site itself: ``site`` is its index); ``sum`` (of its parts, none of them a text);
    ``function`` (an anonymous one: ``scope`` is its
    scope, -1 where it has none); ``list`` and ``mapping`` with their parts; ``spread`` with the one part that is spread
    out; ``literal`` (a number, a truth value or nothing, as written); or ``other``. ``name`` is the keyword or the key
    that it stands under, empty for what has a position.
    """

    kind: str
    value: str = ""
    name: str = ""
    line: int = 0
    end_line: int = 0
    scope: int = -1
    site: int = -1
    parts: tuple[Argument, ...] = ()


class PatternSite(NamedTuple):
    """A call, decorator, macro, subscript or assignment that a pattern file selects by its name, with its arguments; of
    an assignment that is the value.

    ``receiver`` is the access path of what it is called on, and ``receiver_site`` the pattern site that this is, or
    that is the next one in the chain of calls there. ``definition`` is what it decorates. ``target`` is the path of
    what is given the value that the site stands in, empty where there is none; ``()`` is what a function gives back.
    ``alias`` is the name as the file writes it, where an import gives another one.
    """

    kind: str  # call, decorator, macro, subscript or assignment
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
        """The access path of what is called, decorates or is subscripted."""
        name = self.alias or self.name
        return f"{self.receiver}.{name}" if self.receiver else name


class TextConstant(NamedTuple):
    """A text that a variable, a field or an entry of an object is given, by the scope that has the name.

    ``parts`` are those of a text that is put together, as in an ``Argument`` of the kind ``template``.
    """

    name: str
    scope: int
    line: int
    value: str
    parts: tuple[Argument, ...] = ()


class ExternalName(NamedTuple):
    """A name that the world outside of the program knows, too, and that a definition reads, defines or writes.

    ``kind`` is one of ``name_patterns.NAME_KINDS``, ``access`` one of its ``ACCESSES``; ``definition`` -1 is the
    module.
    """

    kind: str
    name: str
    access: str
    definition: int
    line: int


class Diagnostic(NamedTuple):
    """Something the reader of the graph must know about a file; ``severity`` is ``error`` or ``warning``."""

    severity: str
    message: str
    line: int = 0
    column: int = 0


class FileFacts(NamedTuple):
    """Everything one file says. ``path`` is relative to the root of the run; ``digest`` is the SHA-256 of the bytes."""

    language: str
    path: str
    digest: str
    lines: int
    docstring: str = ""
    definitions: tuple[Definition, ...] = ()
    scopes: tuple[Scope, ...] = ()
    bindings: tuple[Binding, ...] = ()
    references: tuple[Reference, ...] = ()
    uses: tuple[Use, ...] = ()
    passed: tuple[Passed, ...] = ()
    imports: tuple[Import, ...] = ()
    exports: tuple[str, ...] = ()
    branches: tuple[Branch, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    pattern_sites: tuple[PatternSite, ...] = ()
    text_constants: tuple[TextConstant, ...] = ()
    external_names: tuple[ExternalName, ...] = ()


class Dependency(NamedTuple):
    """A package a project declares.

    ``version`` is the constraint as written; ``group`` is empty for what it needs to run.
    """

    name: str
    version: str = ""
    group: str = ""
    extras: tuple[str, ...] = ()
    optional: bool = False
    marker: str = ""


class ProjectFacts(NamedTuple):
    """What the manifests of a project say. ``name`` is empty where none gives one."""

    language: str
    name: str = ""
    version: str = ""
    description: str = ""
    edition: str = ""
    dependencies: tuple[Dependency, ...] = ()
    diagnostics: tuple[tuple[str, Diagnostic], ...] = ()  # relative path of the manifest, what is wrong
    features: tuple[str, ...] = ()
    aliases: tuple[Alias, ...] = ()


class Target(NamedTuple):
    """A symbol of a file: ``definitions[definition]`` of the file at ``path``."""

    path: str
    definition: int


class Link(NamedTuple):
    """What a reference of a file means, and the rule that says so.

    The meaning is symbols of the project, or the qualified name of one outside it, or, on different branches, both.
    Where there is neither, ``rule`` is ``unresolved``, ``reason`` says why, and ``candidates`` are the few methods that
    have the name: guesses. By the rule ``implementation`` a call of a method of a trait outside runs what a type of the
    project has for it, and means both; where that has several, or the type is outside, too, they are ``candidates``.
    """

    rule: str
    targets: tuple[Target, ...] = ()
    external: str = ""
    reason: str = ""
    candidates: tuple[Target, ...] = ()


class Relation(NamedTuple):
    """How something in a file relates to a symbol, other than by calling it.

    ``kind`` is ``extends``, ``implements``, ``overrides``, ``imports``, ``references``, ``writes`` or ``runs`` (without
    a call in the text), ``source`` a definition of the file, -1 the file itself. It relates to a symbol of the project,
    to a file of it where the target has no definition, or to one outside by its qualified name.
    """

    kind: str
    source: int
    target: Target | None
    external: str = ""


class Handover(NamedTuple):
    """A symbol that the text of ``source`` hands over instead of calling it, at some lines.

    ``source`` is a definition of the file, -1 the file itself. ``kind`` is ``argument``, ``decorator``, ``stored``,
    ``returned``, ``name`` (named by a string) or ``replaced`` (named by a string, for a mock to take its place).
    ``receiver`` is the text of what receives it, ``receivers`` are the symbols of the project that this means,
    ``external`` is the qualified name of one outside.
    """

    kind: str
    source: int
    target: Target
    receiver: str
    receivers: tuple[Target, ...]
    external: str
    lines: tuple[int, ...]


class Role(NamedTuple):
    """What a definition is to those who run a program: ``test``, or the kind of entry point that it is.

    Those are ``route``, ``command``, ``main``, ``task`` and ``api``. ``definition`` -1 is the file itself.
    """

    definition: int
    kind: str


class Route(NamedTuple):
    """A route that a file registers: the HTTP methods and the whole paths of the requests that it is for.

    ``targets`` are the symbols that run, ``external`` the name of one outside; ``scope`` is that of an anonymous
    function that runs, on those lines. Without one the lines are those of the registration. ``…`` in a path is a part
    that is not known. ``rule`` says by which pattern it was found.
    """

    methods: tuple[str, ...]
    paths: tuple[str, ...]
    line: int
    end_line: int
    targets: tuple[Target, ...] = ()
    external: str = ""
    scope: int = -1
    framework: str = ""
    rule: str = ""


class RequestSite(NamedTuple):
    """A request that code makes, by the path that is written; ``source`` is the function around, -1 the module."""

    methods: tuple[str, ...]
    path: str
    line: int
    source: int


class Basis(NamedTuple):
    """What was looked at for what a file means.

    ``files`` are the marks of files as bits, see ``resolution.watching``; ``methods`` are the names that were looked
    for among the methods of all files.
    """

    files: int = 0
    methods: frozenset[str] = frozenset()


class Resolved(NamedTuple):
    """What the references of a file mean, in their order, how its symbols relate to others, what they are to those
    who run the program, what they hand over, and the names of ``unresolved`` members, each with the function that uses
    it, -1 the file itself."""

    links: list[Link]
    relations: list[Relation]
    roles: list[Role]
    basis: Basis = Basis()
    handovers: tuple[Handover, ...] = ()
    routes: Sequence[Route] = ()
    requests: Sequence[RequestSite] = ()
    unresolved: Sequence[tuple[int, str]] = ()


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(FileFacts)


def encode(facts: FileFacts) -> bytes:
    """The facts as MessagePack."""
    return _encoder.encode(facts)


def decode(data: bytes) -> FileFacts:
    """The facts ``encode`` wrote. Raises ``msgspec.DecodeError`` for anything else."""
    try:
        return _decoder.decode(data)
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(str(error)) from None
