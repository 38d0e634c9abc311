"""Rules about names, methods and classes of both languages, by their spelling.

For maintainers: these are answers of ``ScriptSemantics``, in a module of their own: resolution calls them for every
definition. See ``resolution.language.semantics``; names and texts only. A function that is not listed may run its
arguments. Objects and modules are listed with a dot at the end, calls on an unknown receiver by their last names.

Sources: ECMA-262 (global object, classes); MDN (standard built-in objects); the documentation of Jest, Vitest, Mocha,
Jasmine and MobX.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.languages.typescript.library import TYPE_NAMES

# Global functions and classes of the language, of browsers and of Node.
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
_GLOBALS = frozenset(f"{_GLOBALS_TEXT} {_OBJECTS_TEXT} {_OF_TESTS_TEXT}".split())
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
_COMMON_MEMBERS = frozenset(_COMMON_MEMBERS_TEXT.split())
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


def parent_class(path: str) -> str | None:
    """Return the class whose parent a path denotes: empty for the class around, ``None`` for no parent."""
    return "" if path == "super" else None


def is_called_by_access(definition: Definition) -> bool:
    """Return true if reading or writing a member calls the method."""
    return "get" in definition.modifiers or "set" in definition.modifiers


def base_name(base: str) -> str:
    """Return the path of a base class, without type arguments; empty if it is no class."""
    path = _BASE_ARGUMENTS.split(base, maxsplit=1)[0].strip()
    return path if _NAME.match(path) else ""


def is_external_class(qualified_name: str) -> bool:
    """Return true if a call of an external callee constructs an instance of it, by its name."""
    return qualified_name.rpartition(".")[2][:1].isupper()


def default_export_is_module(module: str) -> bool:
    """Return true if the default export of a module is the module itself."""
    return module.startswith("node:")


def wraps(qualified_name: str) -> bool:
    """Return True if an external function, by its name, may return a wrapper of its argument."""
    name = qualified_name.rpartition(".")[2]
    if name in _NO_WRAPPERS or qualified_name.startswith("globalThis.") or _NO_WRAPPER.match(name):
        return False
    return not is_external_class(qualified_name)


def common_member(name: str) -> str:
    """Return the qualified name of a member that every class has; empty if there is none."""
    return f"globalThis.Object.prototype.{name}" if name in _COMMON_MEMBERS else ""


def builtin(name: str) -> str:
    """Return the qualified name of a builtin, or of a literal's class; empty if the name is none."""
    return f"globalThis.{name}" if name in _GLOBALS or name in TYPE_NAMES else _LITERALS.get(name, "")


def only_inspects(callee: str) -> bool:
    """Return true if a call inspects a function or class that is an argument, and never runs it."""
    return callee.startswith(_INSPECTING) or callee.rpartition(".")[2] in _INSPECTING_NAMES


def replaces(callee: str) -> bool:
    """Return true if a call replaces the module that a string names, for the time of a test."""
    return callee.startswith(_REPLACING)


def registers(decorator: str) -> bool:
    """Return true if a decorator may store the decorated definition for a later call."""
    return not decorator.startswith(_PLAIN_MODULES)
