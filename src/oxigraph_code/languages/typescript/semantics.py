"""The scoping and object rules of both languages.

For maintainers: see ``resolution.semantics``. Names and texts only.

Sources: ECMA-262 (global object, classes); the TypeScript handbook (``this`` types, narrowing by ``null``); what Jest,
Vitest, Mocha and Jasmine document as their globals.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from oxigraph_code.aliases import Alias
from oxigraph_code.facts import Definition
from oxigraph_code.languages.typescript.ambient import ambient_names
from oxigraph_code.languages.typescript.annotations import read_annotation
from oxigraph_code.languages.typescript.library import LIBRARY, TYPE_NAMES
from oxigraph_code.languages.typescript.modules import ScriptModules
from oxigraph_code.languages.typescript.naming import module_name
from oxigraph_code.languages.typescript.roles import roles
from oxigraph_code.resolution.scoping import Scoping
from oxigraph_code.resolution.semantics import Semantics

# Functions and classes of the language itself, and those of browsers and Node that a file may call without importing.
_GLOBALS_TEXT = """
    AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DataView Date
    DisposableStack Error EvalError FinalizationRegistry Float32Array Float64Array Function Int16Array Int32Array
    Int8Array Iterator Map Number Object Promise Proxy RangeError ReferenceError RegExp Set SharedArrayBuffer String
    SuppressedError Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap
    WeakRef WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat
    parseInt unescape AbortController Blob BroadcastChannel Buffer CustomEvent DOMParser Event EventSource EventTarget
    File FileReader FormData Headers Image IntersectionObserver MessageChannel MutationObserver Notification
    PerformanceObserver ReadableStream Request ResizeObserver Response SharedWorker TextDecoder TextEncoder
    TransformStream URL URLSearchParams WebSocket Worker WritableStream XMLHttpRequest alert atob btoa
    cancelAnimationFrame clearImmediate clearInterval clearTimeout confirm fetch getComputedStyle matchMedia prompt
    queueMicrotask reportError requestAnimationFrame requestIdleCallback require setImmediate setInterval setTimeout
    structuredClone defineProps withDefaults
"""
# Objects of both that only their members are called of. What scripts put their own members on is not among them.
_OBJECTS_TEXT = """
    Atomics Intl JSON Math Reflect WebAssembly console crypto document localStorage location navigator performance
    process sessionStorage
"""
# What those put there who run tests: Jest, Vitest, Mocha, Jasmine.
_OF_TESTS_TEXT = """
    after afterAll afterEach before beforeAll beforeEach context describe expect expectTypeOf fdescribe fit it jasmine
    jest specify spyOn suite test vi xdescribe xit
"""
_GLOBALS = frozenset(f"{_GLOBALS_TEXT} {_OBJECTS_TEXT} {_OF_TESTS_TEXT}".split())
# The classes of literals, whatever their names are bound to.
_LITERALS = {f"{{{name}}}": f"globalThis.{name}" for name in ("RegExp", "String")}
_COMMON_MEMBERS_TEXT = "hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf"
_COMMON_MEMBERS = frozenset(_COMMON_MEMBERS_TEXT.split())
_BASE_ARGUMENTS = re.compile(r"[\[<]")
_NAME = re.compile(r"(?:[^\W\d]|\$)[\w$]*(?:\.[\w$]+)*$")


class ScriptSemantics(Semantics):
    """See ``resolution.semantics.Semantics``."""

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    shared = staticmethod(ambient_names)

    constructors = ("constructor",)
    absent_values = ("null", "undefined", "false")
    own_type = "this"
    scoping = Scoping(
        bodies_see_members=False,
        exports_only=True,
        default_export="default",
        module_paths=frozenset({"exports", "module.exports"}),
        open_objects=True,
        prototype="prototype",
        statics_apart=True,
        runs_in_order=True,
        types_apart=True,
        applies_decorators=True,
        parent_class="super",
    )

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        return "this", "static" not in method.modifiers

    def parent_class(self, path: str) -> str | None:
        return "" if path == "super" else None

    def is_called_by_access(self, definition: Definition) -> bool:
        return "get" in definition.modifiers or "set" in definition.modifiers

    library = LIBRARY
    read_annotation = staticmethod(read_annotation)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> ScriptModules:
        return ScriptModules(paths, aliases)

    def base_name(self, base: str) -> str:
        path = _BASE_ARGUMENTS.split(base, maxsplit=1)[0].strip()
        return path if _NAME.match(path) else ""

    def is_outside_class(self, qualified_name: str) -> bool:
        return qualified_name.rpartition(".")[2][:1].isupper()

    def is_handed_out_whole(self, module: str) -> bool:
        return module.startswith("node:")

    def common_member(self, name: str) -> str:
        return f"globalThis.Object.prototype.{name}" if name in _COMMON_MEMBERS else ""

    def builtin(self, name: str) -> str:
        return f"globalThis.{name}" if name in _GLOBALS or name in TYPE_NAMES else _LITERALS.get(name, "")


SEMANTICS = ScriptSemantics()
"""Of both loaders, so that their files are resolved together."""
