"""The scope and object rules of C#.

For maintainers: see ``resolution.language.semantics``. Names and texts only. A namespace is a package, known by its
name; names of the namespaces around it are visible in it.

Sources: C# language specification, "Basic concepts", "Namespaces", "Classes"; xUnit, NUnit and MSTest documentation;
ASP.NET Core ("Routing to controller actions"); C# language specification, "Application startup"; C# language
specification, "Conversions"; the .NET API reference.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.csharp.annotations import ARRAY, KEYWORDS, read_annotation
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.binding_model import AnyOrder
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import DeclaredRoute, LineageOf, Modules, Semantics
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr, ValueTypes

BY_NAMES: Final = "/usual names of actions"
"""The name under which a file is known to map them."""
_MAPS: Final = frozenset(
    ["MapAreaControllerRoute", "MapControllerRoute", "MapDefaultControllerRoute", "MapRoute", "UseMvcWithDefaultRoute"]
)
_CONTROLLER: Final = "Controller"
_DEFAULT: Final = "Index"
_BASE: Final = re.compile(r"(?:[\w.]+\.)?\w*Controller\b(?:<.*>)?")
_STATED: Final = re.compile(r"(?:ApiController|Route|RoutePrefix|ODataRouting)\w*\b")
_ROUTED: Final = re.compile(r"NonAction|Route\b|Http[A-Z]\w+\((?!\s*(?:Name|Order)\s*=)")
_VERB: Final = re.compile(r"Http(Get|Post|Put|Patch|Delete|Head|Options)\b")
_AREA: Final = re.compile(r'Area\("([\w-]+)"\)')
_MAX = 17
_ELEMENT = TypeExpr("T")
_OBJECTS = {"string": "System.String", "object": "System.Object"}
_WIDER = {
    "sbyte": "short int long float double decimal",
    "byte": "short ushort int uint long ulong float double decimal",
    "short": "int long float double decimal",
    "ushort": "int uint long ulong float double decimal",
    "char": "ushort int uint long ulong float double decimal",
    "int": "long float double decimal",
    "uint": "long ulong float double decimal",
    "long": "float double decimal",
    "ulong": "float double decimal",
    "float": "double",
}


# The pattern is the usual one, ``{area}/{controller=Home}/{action=Index}/{id?}``, and there is none in a program
# without a call that maps it. A class below one with a stated route has none of these. Source: ASP.NET Core, "Routing
# to controller actions" ("Conventional routing"). See decision 0167.
def routes(facts: FileFacts) -> Iterator[DeclaredRoute]:
    """Yield the routes of the controllers in a file, by the names of classes and methods."""
    owners = {index: entry for index, entry in enumerate(facts.definitions) if _has_routes_by_names(entry)}
    for entry in facts.definitions if owners else ():
        owner = owners.get(facts.scopes[entry.scope].definition)
        if owner is None or entry.kind != "method" or entry.visibility != "public":
            continue
        if not {"static", "constructor"}.isdisjoint(entry.modifiers) or any(map(_ROUTED.match, entry.decorators)):
            continue
        areas = [f"/{found[1]}" for text in owner.decorators if (found := _AREA.match(text))]
        start = f"{''.join(areas[:1])}/{owner.name.removesuffix(_CONTROLLER)}"
        action = f"{start}/{entry.name.removesuffix('Async')}"
        verbs = tuple(found[1].upper() for text in entry.decorators if (found := _VERB.match(text))) or ("ANY",)
        has_id = any(parameter.name == "id" for parameter in entry.parameters)
        lines = (entry.start_line, entry.end_line)
        for path in (f"{action}/{{id}}" if has_id else action, *([start] if entry.name == _DEFAULT else [])):
            rule = "usual names of actions"
            yield DeclaredRoute(verbs, path, owner.name, entry.name, lines, "ASP.NET", rule=rule, stated_as=BY_NAMES)


def maps_by_names(facts: FileFacts) -> bool:
    """Return true if a file gives the actions of the program routes by their names."""
    return any(site.name in _MAPS for site in facts.pattern_sites)


def _has_routes_by_names(entry: Definition) -> bool:
    """Check if a definition is a controller that states no route."""
    return (
        entry.kind == "class"
        and entry.name.endswith(_CONTROLLER)
        and "abstract" not in entry.modifiers
        and any(map(_BASE.fullmatch, entry.bases))
        and not any(map(_STATED.match, entry.decorators))
    )


def _function(taken: tuple[str, ...], result: tuple[str, ...], returns: TypeExpr) -> ExternalClass:
    run = ExternalMethod("Invoke", tuple(map(TypeExpr, taken)), returns, is_abstract=True)
    return ExternalClass((*taken, *result), (), {"Invoke": (run,)}, {}, is_interface=True)


_PARAMETERS = tuple(f"P{number}" for number in range(1, _MAX))
_FUNCTIONS = {
    **{f"System.Func{number + 1}": _function(_PARAMETERS[:number], ("R",), TypeExpr("R")) for number in range(_MAX)},
    **{
        f"System.Action{number}": _function(_PARAMETERS[:number], (), TypeExpr("void", (), "outside"))
        for number in range(_MAX)
    },
    "System.Predicate1": _function(_PARAMETERS[:1], (), TypeExpr("bool", (), "outside")),
}
_ENUMERABLE = "System.Collections.Generic.IEnumerable"
_ARRAYS = ExternalClass(
    ("T",),
    (TypeExpr("System.Array", (), "outside"), TypeExpr("System.Collections.Generic.IList", (_ELEMENT,), "outside")),
    {},
    {"Length": TypeExpr("int", (), "outside")},
    is_interface=False,
)
LIBRARY = Library(
    classes=PackedStubs((__package__,), {ARRAY: _ARRAYS, **_FUNCTIONS}),
    value_types=ValueTypes(
        names=frozenset((*KEYWORDS, "null", "void")),
        wider={name: tuple(wider.split()) for name, wider in _WIDER.items()},
        boxes={name: f"System.{box}" for name, box in KEYWORDS.items()},
        absent="null",
        text="System.String",
        root="System.Object",
    ),
    array=ARRAY,
    iterator=_ENUMERABLE,
    call_member="Invoke",
)
DEFAULT_IMPORTS = (
    *("System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading"),
    "System.Threading.Tasks",
)
"""The namespaces that a project may see without a directive."""


def imported(module: str, name: str) -> str:
    """Return the qualified name of the type that a directive for a whole namespace gives to a name."""
    qualified = f"{module}.{name}"
    return qualified if qualified in LIBRARY.classes else ""


_TEST: Final = re.compile(
    r"(?:[\w.]+\.)?(?:Fact|Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|Property)(?:Attribute)?\s*(?:\(|$)"
)
_ROUTE: Final = re.compile(r"(?:[\w.]+\.)?(?:Http(?:Get|Post|Put|Patch|Delete|Head|Options)|Route)\s*(?:\(|$)")
# A host runs the methods of these names in its services; a framework runs those that take one of its objects first.
_HOSTED: Final = frozenset(["ExecuteAsync", "StartAsync", "StopAsync"])
_SERVICE: Final = re.compile(r"(?:\w+\.)*(?:BackgroundService|IHosted(?:Lifecycle)?Service)\b")
_RUN: Final = frozenset(["Configure", "ConfigureServices", "Execute", "Invoke", "InvokeAsync"])
_PASSED: Final = re.compile(r"(?:\w+\.)*(?:HttpContext|IApplicationBuilder|IServiceCollection|IJobExecutionContext)\b")


def _is_run(facts: FileFacts, method: Definition) -> bool:
    """Return true if a host or a framework runs a method."""
    if method.name in _HOSTED:
        owner = facts.scopes[method.scope].definition
        return owner >= 0 and any(map(_SERVICE.match, facts.definitions[owner].bases))
    return method.name in _RUN and any(_PASSED.match(entry.annotation) for entry in method.parameters[:1])


# Attributes that only describe a definition, or state its route.
_PLAIN: Final = frozenset(Path(__file__).with_name("plain-attributes.txt").read_text("utf-8").split())

GLOBAL = "global"
"""The key of the namespace of files that state none."""
_NO_NAMESPACE = ("", "class", "interface")
_ARGUMENTS = re.compile(r"[<\[(?]")
_COMMON = {
    name: f"System.Object.{name}"
    for name in ["Equals", "Finalize", "GetHashCode", "GetType", "MemberwiseClone", "ReferenceEquals", "ToString"]
}


class CSharpModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def find(self, importer: str, name: str) -> str:
        return name


class CSharpSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    absent_values = ("null",)
    own_type = ""
    transparent_bases = frozenset({"System.Object"})
    binding_model = AnyOrder(class_sees_itself=False)
    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        hides_fields=True,
        own="this",
        parent="base",
        members=Members.REOPENED | Members.EXTENSIONS,
        reopening="partial",
        has_overloads=True,
        names_methods=True,
        implements=Implements.NAMED,
        constructors=(CLASS_NAME,),
        construction="new",
        subscript="this[]",
        has_namespaces=True,
    )
    library = LIBRARY

    pattern_languages = ("csharp",)
    common_members = _COMMON
    capital_is_class = True
    read_annotation = staticmethod(read_annotation)
    glob_import_type = staticmethod(imported)
    routes = staticmethod(routes)

    def shared(self, facts: FileFacts) -> Iterator[tuple[str, int]]:
        if maps_by_names(facts):
            yield BY_NAMES, 0

    def package(self, facts: FileFacts) -> str:
        return facts.package if facts.package not in _NO_NAMESPACE else GLOBAL

    def packages_around(self, package: str) -> Sequence[str]:
        parts = package.split(".")
        return (*(".".join(parts[:length]) for length in range(len(parts) - 1, 0, -1)), GLOBAL)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return CSharpModules()

    def default_imports(self, path: str) -> Sequence[str]:
        return DEFAULT_IMPORTS

    def base_name(self, base: str) -> str:
        return _ARGUMENTS.split(base, maxsplit=1)[0].replace("global::", "").strip()

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        return ("", False) if "static" in method.modifiers else ("this", True)

    def registers(self, decorator: str) -> bool:
        return decorator.rpartition(".")[2].removesuffix("Attribute") not in _PLAIN

    def implicit_bases(self, definition: Definition) -> Sequence[str]:
        return ("System.Enum",) if definition.kind == "enum" else ()

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        has_tests = False
        for index, definition in enumerate(facts.definitions):
            if definition.kind != "method":
                continue
            if any(map(_TEST.match, definition.decorators)):
                has_tests = True
                yield Role(index, "test")
            if any(map(_ROUTE.match, definition.decorators)):
                yield Role(index, "route")
            if _is_run(facts, definition):
                yield Role(index, "task")
            if definition.name == "Main" and "static" in definition.modifiers:
                yield Role(index, "main")
        if has_tests:
            yield Role(-1, "test")
        if any(site.scope == 0 for site in facts.references):  # statements outside of types start the program
            yield Role(-1, "main")

    def builtin(self, name: str) -> str:
        return f"System.{KEYWORDS[name]}" if name in KEYWORDS else _OBJECTS.get(name, "")
