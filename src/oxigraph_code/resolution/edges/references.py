"""References: the symbols that a file imports, reads, writes or uses as values, without calls.

For maintainers: a receiver is evaluated as in a call, but a reference leads to the symbol itself and not to its value.
This module must not know any rule of calls. See decision 0015.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath
from typing import Final, final

from oxigraph_code.facts import Definition, FileFacts, Import, Target
from oxigraph_code.facts.access_paths import (
    EACH,
    CastStep,
    is_literal,
    members_of_unknown,
    parse_step,
    without_keywords,
)
from oxigraph_code.facts.kinds import RelationKind
from oxigraph_code.resolution.calls.macros import Macros
from oxigraph_code.resolution.edges.type_relations import TypeRelations
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.inference.wrapped_values import WrappedValues
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.values import TYPES, Related, Site, Value, Values, union
from oxigraph_code.resolution.overloads.methods import Method

_MAX_POINTERS: Final = 4
"""The longest chain of pointer types."""
_OF_PROGRAM: Final = frozenset({"instance", "symbol", "record", "object"})
_TYPES_ALONE: Final = frozenset({"trait", "type_alias"})


@final
class _Used:
    """The symbols of one access path: at its last step, and at the steps ``before``, backwards.

    ``unknown`` are the names of members of unknown receivers.
    """

    __slots__ = ("before", "last", "unknown")

    def __init__(self, last: tuple[Target, ...], before: tuple[Target, ...], unknown: tuple[str, ...] = ()) -> None:
        self.last = last
        self.before = before
        self.unknown = unknown


_NOTHING: Final = _Used((), ())


class SymbolReferences:
    """The references of the files of a program."""

    def __init__(
        self, evaluator: ProgramEvaluator, relations: TypeRelations, macros: Macros, wrapped: WrappedValues
    ) -> None:
        self._relations = relations
        self._wrapped = wrapped
        self._library = evaluator.program.semantics.library
        self._macros = macros
        self._evaluator = evaluator
        self._naming = evaluator.declarations_only()
        self._access = evaluator.program.access
        self._members = TrackedMemo(self._found, evaluator.program.seen)
        self._is_apart = evaluator.program.semantics.module_model.merges_declarations
        self._has_tags = evaluator.program.semantics.object_model.has_declarations
        self._names_methods = evaluator.program.semantics.object_model.names_methods
        self._has_overloads = evaluator.program.semantics.object_model.has_overloads
        self._values = evaluator.members_of_values
        self._known_in = ""
        self._known: dict[int, _Used] = {}
        """The symbols of paths in the file that was read last."""

    def named(self, path: str, scope: int, written: str) -> tuple[Target, ...]:
        """Return the symbols that an access path means in a scope, also through the whole export of a module."""
        access = self._access.parse(written)
        place = self._evaluator.sites.of_file(path).settled(scope, 0, access)
        if found := self._targets(place, access):
            return found
        if access.form != "whole" and not is_literal(written):
            return ()
        modules = (value for value in self._evaluator.at_canonical_site(place, access) if value.kind == "module")
        handed_out = (value for module in modules for value in self._naming.imports.as_value(module))
        return tuple(value.target for value in handed_out if value.kind == "symbol")

    def of_file(self, facts: FileFacts) -> tuple[list[Related], list[tuple[int, str]]]:
        """Resolve the references of a file and its functions, with repetitions, and list unresolved members."""
        found = list(self._imported(facts))
        unresolved: dict[tuple[int, str], None] = {}
        functions = self._evaluator.program.names(facts.path).functions
        for text, scope, line, is_write, runs in facts.uses:
            if runs:
                continue
            source = functions[scope]
            if names := members_of_unknown(text):
                unresolved.update(dict.fromkeys((source, name) for name in names))
                continue
            used = self._look_up(facts.path, scope, line, text)
            last, before = used.last, used.before
            if used.unknown:
                unresolved.update(dict.fromkeys((source, name) for name in used.unknown))
            if not last and not before:
                continue
            own = facts.definitions[source] if source >= 0 else None
            for nth, target in enumerate((*last, *before)):
                if own is None or target.path != facts.path or not _is_same(facts, target, own):
                    is_written = is_write and nth < len(last)
                    kind: RelationKind = "writes" if is_written else "references"
                    found.append(("runs" if self._is_run(text, target) else kind, source, target, ""))
        return [*found, *self._run(found)], list(unresolved)

    def _is_run(self, path: str, target: Target) -> bool:
        """Return true if a target is a method of another name, which a framework runs for a property."""
        if not self._values.has_readers or target.definition < 0:
            return False
        definition = self._evaluator.program.defined(target)
        return definition.kind == "method" and not path.endswith(definition.name)

    def symbols(self, file: str, scope: int, line: int, path: str) -> tuple[tuple[Target, ...], tuple[Target, ...]]:
        """Return the symbols of an access path: at its last step, and at earlier steps, backwards."""
        used = self._look_up(file, scope, line, path)
        return used.last, used.before

    def _look_up(self, file: str, scope: int, line: int, text: str) -> _Used:
        if file != self._known_in:
            self._known_in, self._known = file, {}
        before, keywords = without_keywords(text)
        path = self._access.parse(before)
        place = self._evaluator.sites.of_file(file).settled(scope, line, path)
        if keywords:
            return self._named_by_keywords(place, path, keywords)
        return self._used(self._known, place, path)

    def member(self, receiver: Value, name: str) -> Values:
        """Return the symbols of a member of a receiver, not their values."""
        return self._members.compute(receiver, name, True)

    def _run(self, used: list[Related]) -> Iterator[Related]:
        """Yield the accessor functions that run because a property is read or written."""
        files, semantics = self._evaluator.program.files, self._evaluator.program.semantics
        for kind, source, target, _ in used:
            if target is None or target.definition < 0:
                continue
            definition = files[target.path].definitions[target.definition]
            is_run = kind == ("writes" if definition.parameters else "references")
            if is_run and definition.modifiers and semantics.is_called_by_access(definition):
                yield "runs", source, target, ""

    def _imported(self, facts: FileFacts) -> Iterator[Related]:
        """Yield the modules and symbols of the program that a file imports, not their values."""
        for entry in facts.imports:
            for module in self._modules_of(facts.path, entry):
                yield "imports", -1, module, ""
            if entry.kind != "star":
                named = self._naming.imports.values(facts.path, entry)
                named = named or self._evaluator.imports.values(facts.path, entry)
                for value in named:
                    if value.kind in ("symbol", "module") and value.path != facts.path:
                        yield "imports", -1, value.target, ""
                is_macro = entry.name in self._macros.names
                for target in self._macros.imported(facts.path, entry) if is_macro else ():
                    if target.path != facts.path:
                        yield "imports", -1, target, ""

    def _modules_of(self, path: str, entry: Import) -> Iterator[Target]:
        """Yield the files that an import names: all files of a package, or the named symbol's."""
        program = self._evaluator.program
        for module in program.modules_of(path, entry.path):
            if module is None or module.kind != "module":
                continue
            key = "" if program.semantics.module_model.includes_text else program.packages.key(module.path)
            paths = [module.path]
            if key and entry.kind == "symbol":
                paths = [value.path for value in self._naming.imports.values(path, entry) if value.kind == "symbol"]
            elif key and program.modules.find(path, entry.path) not in program.files.marks:
                paths = program.packages.imported_files(key)
            elif key:  # a file of a package, which may be there for its class
                stem = PurePosixPath(module.path).stem
                own = enumerate(program.files[module.path].definitions)
                yield from (Target(module.path, number) for number, e in own if e.name == stem and e.kind in TYPES)
            yield from (Target(file, -1) for file in dict.fromkeys(paths) if file != path)

    def _used(self, known: dict[int, _Used], place: Site, path: AccessPath | None) -> _Used:
        """Return the symbols of a path at a site; ``known`` has the paths already resolved in the file."""
        waiting = []
        used = None
        while path is not None and (used := known.get(path.at(place))) is None:
            waiting.append(path)
            path = _used_before(path)
        used = used or _NOTHING
        for path in reversed(waiting):
            last, before = self._targets(place, path), used.last + used.before
            unknown = (*used.unknown, path.last) if not last and self._is_of_unknown(place, path) else used.unknown
            used = known[path.at(place)] = _Used(last, before, unknown) if last or before or unknown else _NOTHING
        return used

    def _is_of_unknown(self, place: Site, path: AccessPath) -> bool:
        """Return true if a path ends in a member and its receiver may be a type of the program."""
        if path.form != "member" or path.mark != ".":
            return False
        receivers = self._evaluator.of_receiver(place, path.before)
        return not receivers or any(self._may_have_members(value) for value in receivers)

    def _may_have_members(self, value: Value) -> bool:
        """Return true for an outside type that may have the members of a type of the program, its argument."""
        if value.kind != "external_instance" or not value.arguments or value.name in self._library.members:
            return False
        return any(argument.kind in _OF_PROGRAM for values in value.arguments for argument in values)

    def _named_by_keywords(self, place: Site, path: AccessPath, keywords: Sequence[str]) -> _Used:
        """Resolve keyword arguments to members of the constructed instances or of query rows."""
        is_rows = path.text.endswith(EACH)
        values = self._evaluator.at_canonical_site(place, path)
        if not is_rows:
            values = tuple(
                self._evaluator.program.as_kind(value, "instance")
                for value in values
                if value.kind == "instance"
                or (value.kind == "symbol" and self._evaluator.external_members.is_made_by_keywords(value))
            )
        elif not values:
            return _Used((), (), tuple(keyword.partition(".")[0] for keyword in keywords))
        last: dict[Target, None] = {}
        before: dict[Target, None] = {}
        for keyword in keywords if values else ():
            holders = values
            *around, name = keyword.split(".")
            for step in around:
                before.update(self._members_named(holders, step))
                holders = union([self._evaluator.of_member(value, step) for value in holders])
                holders = union([self._of_rows(value) for value in holders])
            last.update(self._members_named(holders, name))
        return _Used(tuple(last), tuple(before))

    def _members_named(self, holders: Values, name: str) -> dict[Target, None]:
        named = union([self._members.compute(value, name, True) for value in holders])
        return {value.target: None for value in named if value.kind == "symbol"}

    def _of_rows(self, value: Value) -> Values:
        """Return the elements of a query; any other value itself."""
        is_held = self._evaluator.external_members.is_owned(value)
        return self._evaluator.element(value, EACH) if is_held else (value,)

    def _targets(self, place: Site, path: AccessPath) -> tuple[Target, ...]:
        """Return the symbols of the last step of a path, each once."""
        found: dict[Target, None] = {}
        cast = parse_step(path.text) if path.form == "whole" else None
        if isinstance(cast, CastStep):
            types = self._relations.types(place, cast.type, place.scope)
            found = dict.fromkeys(types)
        named = self._named(place, path)
        named = (*named, *self._wrapped.used(place, path, named))
        if not found and not named:
            return ()
        others = TYPES if self._has_tags and self._has_variable(named) else _TYPES_ALONE if self._is_apart else ()
        for value in named:
            if value.kind == "symbol" and self._kind(value) not in others:
                found[value.target] = None
        return tuple(found)

    def _kind(self, value: Value) -> str:
        return self._evaluator.program.definition(value).kind

    def _named(self, place: Site, path: AccessPath) -> Values:
        name = path.last
        if path.form == "name":
            if not self._may_be_symbol(place, name):
                return ()
            found = self._naming.of_name(place, name)
            return (
                found if not self._names_methods or self._has_variable(found) else self._methods(place, name) or found
            )
        if path.form != "member":
            return ()
        is_value = path.mark == "."
        evaluator = self._evaluator
        receivers = evaluator.of_receiver(place, path.before) if is_value else evaluator.of_scope(place, path.before)
        found = union([self._members.compute(receiver, name, is_value) for receiver in receivers]) if receivers else ()
        if not found and is_value and self._values.has_readers:
            return tuple(method for value in receivers for method in self._values.readers(value, name))
        if found or not (self._names_methods or (self._has_overloads and not is_value)):
            return found
        names = evaluator.overloads.names
        if not self._names_methods:  # a function outside of the type, or one that is found by its name alone
            instances = tuple(value if value.is_instance else names.instance(value) for value in receivers)
            return _symbols(names.extensions(place, name, instances) if instances else names.methods(place, name))
        owners = (value for value in receivers if value.kind in ("instance", "symbol") and evaluator.is_of_class(value))
        return _symbols(method for value in owners for method in evaluator.overloads.methods.named(value, name))

    def _found(self, receiver: Value, name: str, is_value: bool) -> Values:
        """Return the symbols of a member, without values of another name such as ``__class__``."""
        found = self._naming.of_member(receiver, name, is_value=is_value)
        if receiver.kind == "module":
            return found
        named = self._bearing(name, found)
        pointees = self._evaluator.external_types.pointees
        behind = pointees(receiver) if is_value and not named else ()
        for _ in range(_MAX_POINTERS):
            if named or not behind:
                break
            named = self._bearing(name, union([self._naming.of_member(value, name) for value in behind]))
            behind = union([pointees(value) for value in behind])
        return named

    def _bearing(self, name: str, values: Values) -> Values:
        """Return the symbols with a name among values."""
        program = self._evaluator.program
        return tuple([value for value in values if value.kind == "symbol" and program.definition(value).name == name])

    def _has_variable(self, values: Values) -> bool:
        return any(value.kind == "symbol" and self._kind(value) not in TYPES for value in values)

    def _methods(self, place: Site, name: str) -> Values:
        """Return the methods of the program that a bare name may mean."""
        return _symbols(self._evaluator.overloads.names.methods(place, name))

    def _may_be_symbol(self, place: Site, name: str) -> bool:
        """Return true if a name may be a symbol; local variables and receivers are none."""
        meaning = self._evaluator.program.names(place.path).lookup(place.scope, name)
        return meaning.scope <= 0 or bool(meaning.definitions or meaning.imports)


def _symbols(methods: Iterable[Method]) -> Values:
    """Return the methods that the program defines."""
    return tuple(method.value for method in methods if method.value.kind == "symbol")


def _used_before(path: AccessPath) -> AccessPath | None:
    """Return the path before the last step, if that is itself a reference."""
    if path.form != "member":
        return None
    path = path.before
    while path.form == "part":
        path = path.before
    return path


def _is_same(facts: FileFacts, target: Target, own: Definition) -> bool:
    """Return true if a target is a definition of the same symbol, such as another assignment to a field."""
    other = facts.definitions[target.definition]
    return (other.qualified_name, other.kind) == (own.qualified_name, own.kind)
