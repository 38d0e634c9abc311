"""The semantics of a language, as the engine asks for them.

For maintainers: answers are about names and the shape of definitions; a language never resolves anything itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, Protocol

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.patterns.frameworks import NO_PATTERNS, SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import AnyOrder, BindingModel
from oxigraph_code.resolution.language.module_model import BuildModel, FileModules, ModuleModel, SingleBuild
from oxigraph_code.resolution.language.object_model import ObjectModel
from oxigraph_code.resolution.language.type_model import Library, TypeExpr


class Modules:
    """The module names of the files of a program.

    A language derives its own class and overrides only the questions that its files answer.
    """

    def find(self, importer: str, name: str) -> str:
        """Find the file that a module name means in another file; empty if it means none.

        A package is named by its key (see ``Semantics.package``), even if it has no file.
        """
        return ""

    def external_name(self, importer: str, name: str) -> str:
        """Return the qualified name of an external module, empty if it is unknown.

        With a ``*`` at the end it is a namespace package, and modules below that name may be files.
        """
        return name

    def head(self, name: str) -> str:
        """Return the module that an import of a module binds if it has no alias."""
        return name

    def submodule(self, path: str, name: str) -> str:
        """Return the path of the file of a submodule, empty if there is none."""
        return ""

    def start(self, importer: str) -> str:
        """Return the keyword that begins import paths at a file's module; empty for the enclosing module."""
        return ""

    def features(self, path: str) -> str:
        """Return the features of the package of a file, and those that are off by default.

        In the words of the conditions of builds, separated by blanks.
        """
        return ""

    def stub(self, path: str) -> str:
        """Return the path of the stub of a file, empty if there is none."""
        return ""

    def source(self, path: str) -> str:
        """Return the path of the file that a stub declares the types of, empty if the file is no stub."""
        return ""


class Lineage(NamedTuple):
    """The ancestors of a class: external ones by qualified name, and the ones in its file by number."""

    external: tuple[str, ...]
    local: tuple[int, ...]


LineageOf = Callable[[int], Lineage]
"""The lineage of a definition of a file."""


class Extension(NamedTuple):
    """A module that gives its methods to a class and not to instances: ``path`` in the body that names it.

    With ``is_for_includers``, to the classes that have the module with that body as a mixin; with ``is_base``, the text
    is a base of instances, too.
    """

    path: str
    is_for_includers: bool = False
    is_base: bool = False


class DeclaredRoute(NamedTuple):
    """A route that a file declares, whose handler is a method ``member`` of the class ``owner``.

    One that is not ``is_certain`` exists if the class has the method.
    """

    methods: tuple[str, ...]
    path: str
    owner: str
    member: str
    lines: tuple[int, int]
    framework: str
    is_certain: bool = False
    name: str = ""
    """The name of the route, from which the program makes its path."""
    rule: str = "the file of routes"
    stated_as: str = ""
    """The ambient declaration without which there is no such route."""
    file: str = ""
    """Names a file, by the end of its path, whose routes all stand below this path; this is no route then."""
    around: tuple[str, ...] = ()
    """Further paths of the owner, in modules that may be around it; they are asked first."""
    guards: tuple[str, ...] = ()
    """The names of the middleware before it."""


def routes_of(path: str) -> str:
    """Return the ambient name of the fact that other files take the routes of a file by its name."""
    return f"/routes of {path.rpartition('/')[2]}"


class ParameterInjection(Protocol):
    """Dependency injection: parameters that a framework fills with results of functions, by name."""

    def injected_parameters(self, facts: FileFacts, definition: int) -> Collection[str]:
        """Return the injected parameters of a function."""

    def provided_name(self, definition: Definition) -> str:
        """Return the parameter name that a function supplies; empty if it supplies none."""

    def modules_around(self, path: str) -> Sequence[str]:
        """Return the modules in which such functions are looked up after the file itself, the nearest first."""

    def external_class(self, name: str) -> str:
        """Return the class of a value that the framework itself supplies under a name; empty if it does not."""


class Semantics(Protocol):
    """The scope and object rules of one language.

    A language derives its own class; the answers here hold for a language without the construct.
    """

    separator: str = "."
    """The separator of the parts of a qualified name."""
    parent_keyword: str = ""
    """The beginning of the paths that are passed to ``parent_class``; empty if there are none."""
    pattern_languages: Sequence[str] = ()
    """The languages whose pattern files, in the package of the semantics, are read."""
    applies_decorators: bool = False
    """True if a decorator is called with the definition under it."""
    text_members: Collection[str] = ()
    """The methods without arguments that give the text of an address."""

    @property
    def library(self) -> Library:
        """The model of the standard library and other external classes."""
        return Library()

    @cached_property
    def patterns(self) -> SitePatterns:
        """The pattern files of frameworks: sites that are read with their arguments, and their meaning."""
        package = type(self).__module__.rpartition(".")[0]
        return patterns_of(package, self.pattern_languages) if self.pattern_languages else NO_PATTERNS

    absent_values: Collection[str] = ()
    """The literals of an absent value, which has no members."""
    dotted_modules: bool = False
    """True if a dotted text may name a module or a member of one, as an import does."""
    own_type: str = ""
    """The annotation that means the class of the receiver, empty if there is none."""
    starts_processes: Collection[str] = ()
    """The qualified names of external functions that start another program."""
    transparent_bases: Collection[str] = ()
    """The qualified names of external classes without any member that matters to lookup."""
    capital_is_class: bool = False
    """True if an external callee whose last name begins with a capital is a class."""
    replacing: tuple[str, ...] = ()
    """The beginnings of external callees that replace the symbol that a string names."""
    function_makers: Collection[str] = ()
    """The names of methods of a class that make a function which runs it."""
    common_members: Mapping[str, str] = MappingProxyType({})
    """The qualified names of members that every class has, by their names."""
    injection: ParameterInjection | None = None
    """Injection of parameters; ``None`` if there is none."""
    object_model: ObjectModel = ObjectModel()
    """How types get their members, and what makes a type implement another."""
    binding_model: BindingModel = AnyOrder()
    """When a name means which of its bindings."""
    build_model: BuildModel = SingleBuild()
    """The code that stands together in one build."""
    module_model: ModuleModel = FileModules()
    """The extent of a module, and the names that others see of it."""

    def module_name(self, path: str) -> str:
        """Return the name of the module at a path relative to the folder of its project."""
        return path.rpartition(".")[0]

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        """Return the module names of files, with the aliases of manifests."""
        return Modules()

    def is_left_out(self, facts: FileFacts) -> bool:
        """Return true if a file is not in the assumed build, so that its package has other files in its place."""
        return False

    def is_unseen_by_importers(self, facts: FileFacts) -> bool:
        """Return true if a file shares the scope of its package, but is in no build that imports the package."""
        return False

    def package(self, facts: FileFacts) -> str:
        """Return the key of a file's package, empty if the file is a module by itself.

        All files with one key share the scope of their modules, except for imports. ``Modules.find`` returns the key
        of an imported package.
        """
        return ""

    def packages_around(self, package: str) -> Sequence[str]:
        """Return the packages whose names the files of a package see without an import, the nearest first."""
        return ()

    def full_name(self, facts: FileFacts, name: str) -> tuple[str, str]:
        """Return the module and the last name that a path of namespaces means, or a name that no file binds."""
        return "", name

    def package_at(self, path: str) -> str:
        """Return the package of a path, if its files see each other without an import; else empty."""
        return ""

    def submodules(self, path: str, around: tuple[str, ...], name: str, written: str) -> tuple[str, ...]:
        """Return the paths that may hold a submodule which a file declares, the most likely first.

        ``around`` are the namespaces around the declaration; ``written`` is the path that it states.
        """
        return ()

    def shared(self, facts: FileFacts) -> Iterable[tuple[str, int]]:
        """Return the ambient declarations of a file, each with its definition.

        Under a plain name, all files see it. ``=module`` declares a whole external module, ``+module`` adds to a
        module, ``~name`` is a type that external declarations may extend.
        """
        return ()

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterable[Role]:
        """Return the tests and entry points of a file, by the conventions of test runners and frameworks."""
        return ()

    def routes(self, facts: FileFacts) -> Iterable[DeclaredRoute]:
        """Return the routes that a file declares by names of classes and methods."""
        return ()

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        """Return the name of a method's receiver (empty for none), and True if it is an instance, not a class."""
        return self.object_model.receiver_of(method)

    def read_annotation(self, text: str) -> TypeExpr | None:
        """Parse an annotation, without its absent values; ``None`` if it is not understood."""
        return TypeExpr(text) if text.isidentifier() else None

    def base_name(self, base: str) -> str:
        """Return the path of a base class, without type arguments; empty if it is no class."""
        return base

    def lends_members(self, base: str) -> bool:
        """Return true for a base that adds its members to a type and is no supertype of it."""
        return False

    def derived_traits(self, decorators: Sequence[str]) -> Collection[str]:
        """Return the names of traits that the decorators of a type implement for it."""
        return ()

    def derived_trait(self, name: str, external: str) -> str:
        """Return the external trait that a decorator with a name implements; empty if unknown.

        ``external`` is the external name that it is bound to, empty if nothing binds it.
        """
        return ""

    def implicit_bases(self, definition: Definition) -> Sequence[str]:
        """Return the types that a type inherits from without naming them, in languages with overloads."""
        return ()

    def extension(self, base: str) -> Extension | None:
        """Return the extension of the class itself that a base states; ``None`` for a base of its instances."""
        return None

    def trusts_only_name(self, receiver: str) -> bool:
        """Return true if a call on an unknown receiver runs the only method with its name.

        Names that classes of the library have are left out.
        """
        return False

    def class_named_after(self, name: str) -> str:
        """Return the class that a variable or method holds by convention, by its name; empty for none."""
        return ""

    def base_call(self, base: str) -> tuple[str, str]:
        """Return the callee and the argument of a base class that a call makes; else empty."""
        return "", ""

    def parent_class(self, path: str) -> str | None:
        """Return the class whose parent a path denotes; empty for the enclosing class, ``None`` for no class.

        Only paths that begin with ``parent_keyword`` are passed.
        """
        return "" if path == self.parent_keyword else None

    def is_called_by_access(self, definition: Definition) -> bool:
        """Return true if reading a method already calls it, as with a property."""
        return "computed" in definition.modifiers

    def is_public(self, name: str) -> bool:
        """Return true if a glob import brings in a name of a module without an export list."""
        return True

    def is_external_class(self, qualified_name: str) -> bool:
        """Return true if a call of an external callee constructs an instance of it."""
        return self.capital_is_class and qualified_name.rpartition(".")[2][:1].isupper()

    wraps_functions: bool = False
    """True if the result of a call may stand for a function that is an argument."""

    def wraps(self, qualified_name: str) -> bool:
        """Return true if a call of an external function with a function may return a wrapper of it."""
        return False

    def builtin(self, name: str) -> str:
        """Return the qualified name of a builtin name, empty if it is none."""
        return ""

    def canonical_external_name(self, name: str) -> str:
        """Return the canonical qualified name of an external thing with several names."""
        return name

    def is_never_shadowed(self, name: str) -> bool:
        """Return true if no external glob import shadows a builtin name."""
        return False

    def default_export_is_module(self, module: str) -> bool:
        """Return true if the default export of an external module is the module itself."""
        return False

    def function_in_text(self, text: str) -> str:
        """Return the access path of the function that a text may name where one is expected; else empty."""
        return ""

    def only_inspects(self, callee: str) -> bool:
        """Return true if an external callee, by name or text, inspects a function or class and never runs it."""
        return False

    def replaces(self, callee: str) -> bool:
        """Return true if an external callee replaces the symbol that a string names, as a mock does in a test."""
        return callee.startswith(self.replacing)

    def makes_function(self, method: str) -> bool:
        """Return true if a method of a class makes a function that runs the class when it is called."""
        return method in self.function_makers

    def registers(self, decorator: str) -> bool:
        """Return true if a decorator, by qualified name or text, may register the definition for a later call."""
        return True

    def accessed_fields(self, name: str) -> Sequence[str]:
        """Return the names of the fields that a method of a name may be generated for, by its spelling."""
        return ()

    def readers(self, field: Definition) -> Sequence[str]:
        """Return the names of methods that may be generated to read a field, by its spelling and type."""
        return ()

    def generates(self, owner: Definition, field: Definition, name: str) -> bool:
        """Return true if decorators of a class or its field generate the method ``name`` for the field."""
        return False

    def generated_variable(self, owner: Definition, name: str) -> str:
        """Return the external class of a variable that class decorators generate; empty if they do not."""
        return ""

    def sets(self, name: str) -> bool:
        """Return true if a generated method of a name sets its field, and gives its object back if anything."""
        return False

    def common_member(self, name: str) -> str:
        """Return the qualified name of a member that every class has; empty if there is none."""
        return self.common_members.get(name, "")

    def part_of_variant(self, annotation: str, name: str) -> str:
        """Return the type of a field of an enum variant, by its name or position."""
        return ""

    def ref_kind(self, annotation: str) -> str:
        """Return the reference operators that a type begins with, in the words of ``autoref_steps``."""
        return ""

    def self_kind(self, method: Definition, implemented: str) -> str | None:
        """Return the form in which a method takes its receiver: by value or by reference; ``None`` if unknown.

        ``implemented`` is the type that the implementation block is for.
        """
        return None

    def autoref_steps(self, form: str) -> Iterable[str]:
        """Return the receiver forms that method probing tries for a value, in order."""
        return ()

    def glob_import_type(self, module: str, name: str) -> str:
        """Return the qualified name of the type that a glob import from an external module binds to a name.

        Nothing else in the program has the name; empty if the import binds none.
        """
        return ""

    def default_imports(self, path: str) -> Sequence[str]:
        """Return the packages of the library whose types and functions a file sees without an import."""
        return ()

    def glob_never_shadows(self, name: str) -> bool:
        """Return true if a glob import from an external module shadows no builtin name."""
        return False
