"""The files of one language that are resolved together, with their scopes and module names.

For maintainers: the facts of a file are loaded, and its scopes built, when they are first read, so that a run over a
part costs as much as the files that the part leads to. This module must not know types.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from oxigraph_code.facts import Definition, FileFacts, Target
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.binding.closed_scopes import scope_tree
from oxigraph_code.resolution.binding.conditional_compilation import conditions_of_macros
from oxigraph_code.resolution.binding.scopes import ScopeTree
from oxigraph_code.resolution.incremental.dependencies import (
    FileSet,
    ReadTracker,
    TrackedFiles,
    TrackedMemo,
    TrackedModules,
    name_mark,
)
from oxigraph_code.resolution.language.module_model import ConditionalBuilds
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.model.access_paths import AccessPathTable
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import TYPES, Value, Values, ValueTable
from oxigraph_code.resolution.program.packages import Packages

_HIGHEST: Final = 4
_MAX_INCLUDED: Final = 64


@final
class _Named:
    """The scopes of a file, and its dependency mark."""

    __slots__ = ("file", "names", "path")

    def __init__(self, path: str, names: ScopeTree, file: FileSet) -> None:
        self.path = path
        self.names = names
        self.file = file


@final
class Program(ValueTable):
    """Files by path, in the order of the mapping; not all of them need be read.

    ``numbers`` has each file's number in dependency marks, by default its position; ``shared`` are the ambient
    declarations by name.
    """

    def __init__(
        self,
        files: Mapping[str, FileFacts],
        semantics: Semantics,
        aliases: Sequence[Alias] = (),
        numbers: Mapping[str, int] | None = None,
        modules: Modules | None = None,
        shared: Mapping[str, Sequence[tuple[str, int]]] = MappingProxyType({}),
    ) -> None:
        super().__init__()
        self.shared = shared
        self.seen = ReadTracker()
        if numbers is None:
            numbers = {path: place for place, path in enumerate(files)}
        self.files = TrackedFiles(files, self.seen, numbers)
        self.semantics = semantics
        self.access = AccessPathTable(semantics)
        if modules is None:
            modules = semantics.modules(frozenset(self.files.marks), aliases)
        self.modules = TrackedModules(modules)
        self.packages = Packages(shared, self.seen)
        self._modules: dict[str, dict[str, tuple[Value | None, str]]] = {}
        """The values of module names by importing file, or the keys of packages."""
        self._names: dict[str, _Named] = {}
        self._latest: _Named | None = None
        self._declarations = TrackedMemo(self._declarations_of, self.seen)
        has_macros = isinstance(semantics.build_model, ConditionalBuilds)
        self._conditions = conditions_of_macros(self.files.values()) if has_macros else {}

    def declared_anywhere(self, name: str) -> Sequence[tuple[str, int]]:
        """Return the ambient definitions of a name; the lookup is recorded as a dependency."""
        self.seen.add(self.seen.intern(name_mark(name)))
        return self.shared.get(name, ())

    def names(self, path: str) -> ScopeTree:
        """Return the scopes of the file at a path."""
        named = self._latest
        # Most ask for those of the same file again and again.
        if named is None or named.path is not path:
            named = self._names.get(path)
            if named is None:
                read = scope_tree(self.files[path], self.semantics, self._conditions, self.modules)
                named = self._names[path] = _Named(path, read, self.files.marks[path])
            self._latest = named
        self.seen.look(named.file)
        return named.names

    def definition(self, value: Value) -> Definition:
        """Return the definition of a symbol, or of an instance's class."""
        return self.files[value.path].definitions[value.definition]

    def defined(self, target: Target) -> Definition:
        """Return the definition that a target is."""
        return self.files[target.path].definitions[target.definition]

    def symbol_kind(self, value: Value) -> str:
        """Return the kind of a symbol's definition; empty for a value that is no symbol."""
        return self.definition(value).kind if value.kind == "symbol" else ""

    def body(self, value: Value) -> int:
        """Return the scope of a symbol's body, or of an instance's class; -1 without one."""
        return self.names(value.path).body.get(value.definition, -1)

    def member(self, value: Value, name: str) -> Bindings | None:
        """Look up a member that a type itself declares."""
        return self.names(value.path).member(value.definition, name)

    def definitions_of(self, member: Member) -> list[Definition]:
        """Return the definitions of a member; none for an external one."""
        indices = member.meaning.definitions if member.meaning is not None else ()
        return [self.files[member.path].definitions[index] for index in indices]

    def methods_of(self, member: Member | None) -> list[Target]:
        """Return the methods among the definitions of a member that was found."""
        if member is None or member.meaning is None:
            return []
        definitions = self.files[member.path].definitions
        return [
            Target(member.path, index) for index in member.meaning.definitions if definitions[index].kind == "method"
        ]

    def declarations(self, class_symbol: Value) -> Values:
        """List all declarations in a package that are one class, the same for each."""
        if not self.semantics.object_model.is_reopened:
            return (class_symbol,)
        return self._declarations.compute(class_symbol)

    def _declarations_of(self, class_symbol: Value) -> Values:
        definition = self.definition(class_symbol)
        modifier = self.semantics.object_model.reopening
        if modifier and modifier not in definition.modifiers:
            return (class_symbol,)
        length = self.type_parameters(class_symbol) if modifier else 0
        found = (self.symbol(*entry) for entry in self.packages.reopened(class_symbol.path, definition.qualified_name))
        return tuple(
            value
            for value in found
            if (other := self.definition(value)).kind in TYPES
            and (not modifier or (modifier in other.modifiers and self.type_parameters(value) == length))
        ) or (class_symbol,)

    def with_length(self, values: Values, length: int) -> Values:
        """Return the types among several of one name that have a number of type parameters, or else all."""
        if len(values) < 2 or not self.semantics.object_model.has_overloads:
            return values
        symbols = (value for value in values if value.kind == "symbol")
        return tuple(value for value in symbols if self.type_parameters(value) == length) or values

    def type_parameters(self, class_symbol: Value) -> int:
        """Return the number of type parameters of a type."""
        names = self.names(class_symbol.path)
        return len(names.bound.type_parameters(names.body.get(class_symbol.definition, -1)))

    def module(self, importer: str, name: str) -> Value | None:
        """Return the file that the name of a module means in another file, or the module outside that it is.

        The nearest file stands for a package.
        """
        of_file = self._modules.get(importer)
        if of_file is None:
            of_file = self._modules[importer] = {}
        if name not in of_file:
            found = self.modules.find(importer, name)
            if found in self.files.marks:
                of_file[name] = self.value("module", found), ""
            else:
                of_file[name] = None if found else self._external(importer, name), found
        module, package = of_file[name]
        if not package:
            return module
        path = self.packages.nearest_file(package, importer)
        return self.value("module", path) if path else self._external(importer, name)

    def module_above(self, importer: str, name: str, least: int = 0) -> Value | None:
        """Return the nearest file that a name means in a folder above another, from ``least`` folders on."""
        for height in range(least, min(importer.count("/"), least + _HIGHEST) + 1):
            found = self.module(importer, ("../" * height or "./") + name)
            if found is not None and found.kind == "module":
                return found
        return None

    def modules_of(self, importer: str, name: str) -> Sequence[Value | None]:
        """List all files that a module name may mean in another file."""
        if not self.semantics.module_model.includes_text:
            return (self.module(importer, name),)
        found = [path for path in self.modules.find(importer, name).splitlines() if path in self.files.marks]
        return [self.value("module", path) for path in found[:_MAX_INCLUDED]] or [self._external(importer, name)]

    def _external(self, importer: str, name: str) -> Value | None:
        outside = self.modules.external_name(importer, name)
        if outside[-1:] == "*":
            return self.value("external", importer, name=outside[:-1])
        return self.value("external", name=outside) if outside else None
