"""The result of resolution for one file.

For maintainers: symbols are named by file and number, as in the facts. This module must not know how they were found.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.facts.kinds import RelationKind


class Target(NamedTuple):
    """A symbol of a file: ``definitions[definition]`` of the file at ``path``."""

    path: str
    definition: int


class Link(NamedTuple):
    """The meaning of a reference, and the rule by which it was found.

    The meaning is symbols of the project, or the qualified name of an external one, or, on different branches, both.
    Without either, ``rule`` is ``unresolved``, ``reason`` tells the cause, and ``candidates`` are the few methods of
    that name: guesses. By the rule ``implementation``, a call to an external trait's method runs the implementation for
    a type of the project, and means both; several implementations, or one for an external type, are ``candidates``.
    """

    rule: str
    targets: tuple[Target, ...] = ()
    external: str = ""
    reason: str = ""
    candidates: tuple[Target, ...] = ()


class Relation(NamedTuple):
    """A relation of a definition in a file to a symbol, other than a call.

    ``kind`` is ``extends``, ``implements``, ``implementation_of`` (from a block to its type), ``overrides``,
    ``imports``, ``exports`` (from a file), ``references``, ``writes``, ``runs`` (without a call in the text), or for
    methods outside of their type ``nested_in`` (the type) and ``has_function`` (the method). ``source`` is a definition
    of the file, -1 the file itself. The other end is a symbol of the project, a file of it if the target has no
    definition, or an external symbol by its qualified name.
    """

    kind: RelationKind
    source: int
    target: Target | None
    external: str = ""


class Handover(NamedTuple):
    """A symbol that the text of ``source`` passes on instead of calling it, with the lines.

    ``source`` is a definition of the file, -1 the file itself. ``kind`` is ``argument``, ``decorator``, ``stored``,
    ``returned``, ``name`` (named by a string) or ``replaced`` (named by a string, for a mock to take its place).
    ``receiver`` is the text of the receiver, ``receivers`` are the project's symbols that it means, ``external`` is the
    qualified name of an external one.
    """

    kind: str
    source: int
    target: Target
    receiver: str
    receivers: tuple[Target, ...]
    external: str
    lines: tuple[int, ...]


class Role(NamedTuple):
    """The role of a definition when a program runs: ``test``, or a kind of entry point.

    Entry points are ``route``, ``command``, ``main``, ``task`` and ``api``. ``definition`` -1 is the file itself.
    """

    definition: int
    kind: str


class Route(NamedTuple):
    """A route that a file registers: the HTTP methods and the whole paths of its requests.

    ``targets`` are the symbols that run, ``external`` the name of an external one; ``scope`` belongs to an anonymous
    function that runs, on those lines. Without one the lines belong to the registration. ``…`` in a path is an
    unknown part. ``rule`` is the pattern that it was found by. ``named`` are its names, as receivers of what is sent to
    a name, and ``guards`` the names of the middleware before it.
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
    named: tuple[JoinSide, ...] = ()
    guards: tuple[str, ...] = ()


class RequestSite(NamedTuple):
    """A request that code sends, by its path; ``source`` is the enclosing function, -1 the module."""

    methods: tuple[str, ...]
    path: str
    line: int
    source: int


class JoinSide(NamedTuple):
    """One side of a join: a function sends under a key, or what it registers receives under one.

    ``kind`` is the kind of the key (queue, event, topic, …), ``name`` the key as text, ``…`` if it is unknown.
    ``access`` is ``sends`` or ``receives``, ``user`` the definition with the site, -1 the module. ``targets`` run; of
    a sender they are known without a key. ``symbol`` is the variable or type that a key is of if it is no text.
    """

    kind: str
    name: str
    access: str
    line: int
    user: int
    targets: tuple[Target, ...] = ()
    symbol: Target | None = None


class Basis(NamedTuple):
    """The inputs of the resolution of a file, on which its results depend.

    ``files`` are the marks of files as bits, see ``resolution.incremental.dependencies``; ``methods`` are the names
    that were looked up among the methods of all files.
    """

    files: int = 0
    methods: frozenset[str] = frozenset()


class Resolved(NamedTuple):
    """The result of resolution for one file.

    ``links`` are in the order of the references. ``unresolved`` are the names of unresolved members, each with the
    function that uses it, -1 the file itself. ``declared`` leads from a declaration of the file to its definition, and
    from a definition without documentation to a declaration that has some.
    """

    links: list[Link]
    relations: list[Relation]
    roles: list[Role]
    basis: Basis = Basis()
    handovers: tuple[Handover, ...] = ()
    routes: Sequence[Route] = ()
    requests: Sequence[RequestSite] = ()
    unresolved: Sequence[tuple[int, str]] = ()
    joins: Sequence[JoinSide] = ()
    declared: Sequence[tuple[int, Target]] = ()
