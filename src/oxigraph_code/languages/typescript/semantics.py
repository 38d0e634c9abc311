"""The scope and object rules of both languages.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Sources: the TypeScript handbook (``this`` types, narrowing by ``null``); Jest (``testMatch``), Vitest (``include``),
Mocha, Node.js (``node:test``); Next.js, NestJS, Express, Fastify; ECMA-262 (global object, classes); MDN (standard
built-in objects); the documentation of Jest, Vitest, Mocha, Jasmine and MobX; the TypeScript handbook (global scripts,
module augmentation, ambient modules).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Reference, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.external_types import with_external_types
from oxigraph_code.languages.typescript.annotations import (
    ARRAY,
    CALLED,
    CONSTRUCTED,
    FUNCTION,
    TUPLE,
    TYPE_GUARD,
    read_annotation,
)
from oxigraph_code.languages.typescript.modules import ScriptModules, module_name
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.module_model import ExportingModules
from oxigraph_code.resolution.language.object_model import Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import LineageOf, Semantics
from oxigraph_code.resolution.language.type_model import Library
from oxigraph_code.resolution.modules.ambient_declarations import UNBOUND

_DECLARING = (".d.ts", ".d.mts", ".d.cts")
_COMPOSED = re.compile(r"(?:^|/)(?:composables|stores)/[^/]+\.[jt]s$")
"""Folders with exports that build tools such as Nuxt import by themselves."""
_TYPED = (".ts", ".tsx", ".mts", ".cts", ".prisma")
_GLOBAL = "globalThis."

_OWN = Library(
    elements={(TUPLE, f"[{nth}]"): nth for nth in range(16)},
    steps={"[*]": (("[Symbol.iterator]", "next", ".value"), ("[Symbol.asyncIterator]", "next", "await", ".value"))},
    pairs=dict.fromkeys((f"{_GLOBAL}Map", f"{_GLOBAL}ReadonlyMap", f"{_GLOBAL}WeakMap"), TUPLE),
    functions=frozenset({FUNCTION}),
    type_guard=TYPE_GUARD,
    signatures=(CALLED, CONSTRUCTED),
    copies=frozenset({"bind"}),
    invoking=frozenset({"call", "apply"}),
    array=ARRAY,
    mutators=frozenset({"copyWithin", "fill", "reverse", "shift", "sort", "splice", "unshift"}),
    await_identity=True,
    awaitable="globalThis.Promise",
    iterator="globalThis.Iterable",
)

LIBRARY = with_external_types(
    _OWN,
    "oxigraph_code.languages.typescript.libraries",
    ("types.toml", "angular.toml", "express.toml", "sequelize.toml", "type_functions.toml", "typeorm.toml"),
)
TYPE_NAMES = frozenset(
    name.removeprefix(_GLOBAL)
    for name in (*LIBRARY.forms, *(owner for owner, _ in LIBRARY.elements), *LIBRARY.pairs)
    if name.startswith(_GLOBAL) and name != TUPLE
)
"""Names that annotations may use without an import."""


def ambient_names(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Yield the ambient names of a file, each with its definition.

    Names of modules begin with ``=`` if the file declares the whole module, and with ``+`` if it adds to one. Types
    that a platform may have as well are there once more with ``~``, exports that build tools import with ``@``.
    """
    if _COMPOSED.search(facts.path):
        for index, definition in enumerate(facts.definitions):
            if not definition.scope and "export" in definition.modifiers:
                yield f"{UNBOUND}{definition.name}", index
    if not facts.path.endswith(_TYPED):
        return
    is_script = _is_script(facts)
    for index, definition in enumerate(facts.definitions):
        if "module" in definition.modifiers:
            yield f"{'=' if is_script else '+'}{definition.name}", index
        elif (is_script and not definition.scope) or "global" in definition.modifiers:
            yield definition.name, index
            if definition.kind == "trait" and (facts.path.endswith(_DECLARING) or "global" in definition.modifiers):
                yield f"~{definition.name}", index


def _is_script(facts: FileFacts) -> bool:
    """Return true if a file neither imports nor exports anything."""
    is_exporting = facts.exports or any("export" in entry.modifiers for entry in facts.definitions if not entry.scope)
    return not (facts.imports or is_exporting or facts.named_exports)


# Global functions and classes of the language, of browsers and of Node.
# Global objects of which only members are called, without those that scripts add their own members to.
_OBJECTS_TEXT = """
    Atomics Intl JSON Math Reflect WebAssembly console crypto document localStorage location navigator performance
    process sessionStorage
"""
# Globals of test runners: Jest, Vitest, Mocha, Jasmine.
_OF_TESTS_TEXT = """
    after afterAll afterEach before beforeAll beforeEach context describe expect expectTypeOf fdescribe fit it jasmine
    jest specify spyOn suite test vi xdescribe xit
"""
_GLOBALS = frozenset(
    [
        *Path(__file__).with_name("globals.txt").read_text("utf-8").split(),
        *_OBJECTS_TEXT.split(),
        *_OF_TESTS_TEXT.split(),
    ]
)
# The classes of literals, which no binding of their names changes.
_LITERALS = {f"{{{name}}}": f"globalThis.{name}" for name in ("RegExp", "String")}
# Functions that take a function and do not return a wrapper of it: they apply it to each element, call it later or
# repeatedly and return a handle to end that, or create something else.
_NO_WRAPPERS_TEXT = """
    all any autorun catch chain create createApp createClient createContext createModel createRouter createSchema
    createServer createStore describe each effect every expect filter finally find findIndex flatMap forEach gen groupBy
    intercept inject instantiate it keyBy listen lookup map mapValues mount observe of off omitBy orderBy partition
    pickBy reaction reduce reduceRight register render request requestAnimationFrame resolve run select setInterval
    setTimeout some sort sortBy sumBy subscribe tap test then toPromise transform uniqBy use useReducer watch
    watchEffect when
"""
_NO_WRAPPERS = frozenset(_NO_WRAPPERS_TEXT.split())
_NO_WRAPPER = re.compile(
    r"(?:on|add|remove|render|set|get|is|has)[A-Z]|use(?!.*(?:Callback|Event|Handler|Debounce|Throttle|Fn))[A-Z]"
)
_COMMON_MEMBERS_TEXT = "hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf"
_COMMON_MEMBERS = {name: f"globalThis.Object.prototype.{name}" for name in _COMMON_MEMBERS_TEXT.split()}
_BASE_ARGUMENTS = re.compile(r"[\[<]")
_NAME = re.compile(r"(?:[^\W\d]|\$)[\w$]*(?:\.[\w$]+)*$")
_INSPECTING: Final = (
    "globalThis.Array.isArray", "globalThis.Boolean", "globalThis.JSON.", "globalThis.Number", "globalThis.Object.",
    "globalThis.Reflect.", "globalThis.String", "globalThis.console.",
)  # fmt: skip
_INSPECTING_NAMES_TEXT: Final = """
    expect mockClear mockImplementation mockImplementationOnce mockRejectedValue mockRejectedValueOnce mockReset
    mockResolvedValue mockResolvedValueOnce mockRestore mockReturnValue mockReturnValueOnce mocked off
    removeEventListener removeListener spyOn toBe
    toBeInstanceOf toEqual toHaveBeenCalledWith toString toStrictEqual toThrow
"""
_INSPECTING_NAMES: Final = frozenset(_INSPECTING_NAMES_TEXT.split())
_REPLACING: Final = ("jest.", "globalThis.jest.", "@jest/globals.jest.", "vi.", "vitest.vi.")
_PLAIN_MODULES: Final = ("autobind-decorator", "core-decorators", "mobx", "typescript-memoize")


def builtin(name: str) -> str:
    """Return the qualified name of a builtin, or of a literal's class; empty if the name is none."""
    return f"globalThis.{name}" if name in _GLOBALS or name in TYPE_NAMES else _LITERALS.get(name, "")


_MAKERS: Final = frozenset({"describe", "it", "test", "suite", "specify", "context"})
_VARIANTS: Final = frozenset(
    {"only", "skip", "todo", "each", "concurrent", "sequential", "serial", "fails", "failing", "for"}
)
_TEST_PLACE: Final = re.compile(
    r"\.(?:test|spec|cy|e2e)(?:-d)?\.[cm]?[jt]sx?$|(?:^|/)(?:__tests__|tests?|specs?|e2e)/(?:.*/)?[^/]+\.[cm]?[jt]sx?$"
)
_BENCHMARK: Final = re.compile(r"\.bench(?:mark)?\.[cm]?[jt]sx?$")
_TEST_PACKAGES: Final = frozenset(
    {
        "vitest",
        "@jest/globals",
        "node:test",
        "test",
        "mocha",
        "bun:test",
        "@playwright/test",
        "ava",
        "tape",
        "tap",
        "uvu",
    }
)
_FACE: Final = re.compile(
    r"(?:(?:packages|apps|libs|modules)/(?:[^/]+/){1,2})?(?:(?:src|lib)/)?(?:index|main|mod)\.[cm]?[jt]sx?$"
)
_ROUTE_FILE: Final = re.compile(r"(?:^|/)app/(?:.*/)?route\.[cm]?[jt]sx?$|(?:^|/)pages/api/.+\.[cm]?[jt]sx?$")
_ROUTE_DECORATOR: Final = re.compile(r"(?:Get|Post|Put|Patch|Delete|Head|Options|All|MessagePattern|EventPattern)\s*\(")
_ROUTER_PACKAGES: Final = frozenset({"express", "fastify", "hono", "koa-router", "@koa/router", "polka", "restify"})
_ROUTERS: Final = frozenset({"app", "router", "server", "fastify"})
_VERBS: Final = frozenset({"get", "post", "put", "patch", "delete", "all"})


def _is_file_of_tests(facts: FileFacts) -> bool:
    imported = any(entry.path in _TEST_PACKAGES for entry in facts.imports)
    if _BENCHMARK.search(facts.path) or not (imported or _TEST_PLACE.search(facts.path)):
        return False
    own = {entry.name for entry in facts.definitions if entry.scope == 0}
    return any(_makes_test(reference, own) for reference in facts.references)


def _makes_test(reference: Reference, own: set[str]) -> bool:
    if not reference.receiver:
        return reference.name in _MAKERS and reference.name not in own
    head, _, rest = reference.receiver.partition(".")
    return reference.name in _VARIANTS and head in _MAKERS - own and (not rest or rest in _VARIANTS)


def _adds_routes(facts: FileFacts) -> bool:
    if not any(entry.path in _ROUTER_PACKAGES for entry in facts.imports):
        return False
    return any(
        reference.name in _VERBS and reference.receiver.rpartition(".")[2].lower() in _ROUTERS
        for reference in facts.references
    )


class ScriptSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    pattern_languages = ("typescript", "javascript")
    text_members = ("toString",)
    common_members = _COMMON_MEMBERS
    replacing = _REPLACING
    capital_is_class = True
    module_name = staticmethod(module_name)
    builtin = staticmethod(builtin)
    shared = staticmethod(ambient_names)

    absent_values = ("null", "undefined", "false")
    own_type = "this"
    wraps_functions = True
    starts_processes = frozenset(
        f"node:child_process.{name}"
        for name in ("exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync")
    ) | {"execa.execa", "execa.execaSync"}
    binding_model = InOrder(class_sees_itself=False, imports_are_final=True)
    object_model = ObjectModel(
        receiver=Receiver.KEYWORD,
        own="this",
        computed_member=r"""(?<![\w$.])this\s*\[\s*(?!["'`\d])""",
        members=Members.ASSIGNED,
        constructors=("constructor",),
        prototype="prototype",
        shared_members=("methods",),
    )
    module_model = ExportingModules("default", frozenset({"exports", "module.exports"}))
    applies_decorators = True
    parent_keyword = "super"

    library = LIBRARY
    read_annotation = staticmethod(read_annotation)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> ScriptModules:
        return ScriptModules(paths, aliases)

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        if _is_file_of_tests(facts):
            yield Role(-1, "test")
            return
        if _FACE.match(facts.path):
            yield Role(-1, "api")
        if _ROUTE_FILE.search(facts.path) or _adds_routes(facts):
            yield Role(-1, "route")
        for index, definition in enumerate(facts.definitions):
            if definition.kind == "method" and any(map(_ROUTE_DECORATOR.match, definition.decorators)):
                yield Role(index, "route")
            elif definition.kind == "function" and definition.qualified_name == "main":
                yield Role(index, "main")

    def is_called_by_access(self, definition: Definition) -> bool:
        return "get" in definition.modifiers or "set" in definition.modifiers

    def base_name(self, base: str) -> str:
        path = _BASE_ARGUMENTS.split(base, maxsplit=1)[0].strip()
        return path if _NAME.match(path) else ""

    def default_export_is_module(self, module: str) -> bool:
        return module.startswith("node:")

    def wraps(self, qualified_name: str) -> bool:
        name = qualified_name.rpartition(".")[2]
        if name in _NO_WRAPPERS or qualified_name.startswith("globalThis.") or _NO_WRAPPER.match(name):
            return False
        return not self.is_external_class(qualified_name)

    def only_inspects(self, callee: str) -> bool:
        return callee.startswith(_INSPECTING) or callee.rpartition(".")[2] in _INSPECTING_NAMES

    def registers(self, decorator: str) -> bool:
        return not decorator.startswith(_PLAIN_MODULES)


SEMANTICS = ScriptSemantics()
"""Shared by both loaders, so that their files are resolved together."""
