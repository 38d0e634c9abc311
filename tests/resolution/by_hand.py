"""Facts and scope rules made by hand, for tests of one rule of resolution without any language.

For maintainers: a test in this package states the facts that its rule reads and nothing else, so it shows what the
rule depends on. What languages make of texts is held by their cases.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from oxigraph_code.facts import Binding, Branch, Definition, FileFacts, Import, Parameter, Reference, Scope
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.facts.kinds import DefinitionKind
from oxigraph_code.resolution import said_for_others
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.language.binding_model import AnyOrder, BindingModel
from oxigraph_code.resolution.language.module_model import FileModules, ModuleModel
from oxigraph_code.resolution.language.object_model import Members, ObjectModel
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.language.type_model import Library, TypeExpr
from oxigraph_code.resolution.program.program import Program

MODULE = Scope("module", -1, -1)
PACKAGE = "package "
"""The beginning of the names of packages."""


class PlainModules(Modules):
    """A module is the file or the package of its name; any other module is external."""

    def __init__(self, paths: Collection[str]) -> None:
        self._paths = paths

    def find(self, importer: str, name: str) -> str:
        return name if name in self._paths or name.startswith(PACKAGE) else ""

    def external_name(self, importer: str, name: str) -> str:
        return "" if name in self._paths else name


class PlainSemantics(Semantics):
    """A language with no rules but the defaults."""

    absent_values = ()
    own_type = ""

    def __init__(
        self,
        binding_model: BindingModel | None = None,
        module_model: ModuleModel | None = None,
        object_model: ObjectModel | None = None,
    ) -> None:
        self.binding_model = binding_model or AnyOrder()
        self.module_model = module_model or FileModules()
        self.object_model = object_model or ObjectModel(members=Members.OUTSIDE)

    @property
    def library(self) -> Library:
        return Library()

    def module_name(self, path: str) -> str:
        return path

    def package(self, facts: FileFacts) -> str:
        return facts.package

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return PlainModules(paths)

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        return "self", True

    def read_annotation(self, text: str) -> TypeExpr | None:
        return None

    def base_name(self, base: str) -> str:
        return base


def definition(
    kind: DefinitionKind, name: str, scope: int = 0, line: int = 1, bases: tuple[str, ...] = ()
) -> Definition:
    """Return a definition on one line."""
    return Definition(kind, name, name, 1, scope, line, line, "public", bases=bases)


def method_of(type_name: str, name: str, line: int = 1, parameters: Sequence[str] = ()) -> Definition:
    """Return a method on one line that stands outside of its type."""
    found = Definition("method", name, f"{type_name}.{name}", 1, 0, line, line, "public", receiver_type=type_name)
    return found._replace(parameters=tuple(map(Parameter, parameters)))


def file(
    *scopes: Scope,
    path: str = "file",
    definitions: Sequence[Definition] = (),
    bindings: Sequence[Binding] = (),
    imports: Sequence[Import] = (),
    branches: Sequence[Branch] = (),
    references: Sequence[Reference] = (),
    package: str = "",
) -> FileFacts:
    """Return the facts of a file with the module's scope and those inside of it."""
    return FileFacts(
        "plain",
        path,
        "",
        100,
        definitions=tuple(definitions),
        scopes=(MODULE, *scopes),
        bindings=tuple(bindings),
        imports=tuple(imports),
        branches=tuple(branches),
        references=tuple(references),
        package=package,
    )


def classes(bases: Mapping[str, Sequence[str]], path: str = "file", imports: Sequence[Import] = ()) -> FileFacts:
    """Return the facts of a file with a class on each line, by name, with the names of its bases."""
    definitions = [definition("class", name, 0, line, tuple(bases[name])) for line, name in enumerate(bases, start=1)]
    scopes = [Scope("class", 0, index) for index in range(len(definitions))]
    return file(*scopes, path=path, definitions=definitions, imports=imports)


def evaluator(*files: FileFacts, semantics: PlainSemantics | None = None) -> ProgramEvaluator:
    """Return the evaluator of a program of some files."""
    semantics = semantics or PlainSemantics()
    shared: dict[str, list[tuple[str, int]]] = {}
    for facts in files:
        for name, index in said_for_others(facts, semantics):
            shared.setdefault(name, []).append((facts.path, index))
    return ProgramEvaluator(Program({facts.path: facts for facts in files}, semantics, shared=shared))
