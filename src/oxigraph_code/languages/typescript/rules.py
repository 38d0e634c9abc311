"""What names, methods and classes mean in both languages, by how they are written.

For maintainers: answers of ``ScriptSemantics``, apart from it to be compiled: resolution asks for one or the other at
every definition. See ``resolution.semantics``; names and texts only.

Sources: ECMA-262 (global object, classes); what Jest, Vitest, Mocha and Jasmine document as their globals.
"""

from __future__ import annotations

import re

from oxigraph_code.facts import Definition
from oxigraph_code.languages.typescript.library import TYPE_NAMES

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
# What is given a function and gives something else than that: it asks it of each element, calls it later or again and
# again and gives what ends that, or makes something of another kind.
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


def receiver_kind(method: Definition) -> tuple[str, bool]:
    """The name a method knows its receiver by, and whether that is an instance or the class."""
    return "this", "static" not in method.modifiers


def parent_class(path: str) -> str | None:
    """The class whose parent a path denotes."""
    return "" if path == "super" else None


def is_called_by_access(definition: Definition) -> bool:
    """Whether naming a method calls it."""
    return "get" in definition.modifiers or "set" in definition.modifiers


def base_name(base: str) -> str:
    """The path of names of a base class, without what it is given."""
    path = _BASE_ARGUMENTS.split(base, maxsplit=1)[0].strip()
    return path if _NAME.match(path) else ""


def is_external_class(qualified_name: str) -> bool:
    """Whether calling what is outside gives an instance of it, by its name."""
    return qualified_name.rpartition(".")[2][:1].isupper()


def default_export_is_module(module: str) -> bool:
    """Whether what a module hands out by default is the module itself."""
    return module.startswith("node:")


def wraps(qualified_name: str) -> bool:
    """Whether calling what is outside with a function may give what stands for that, by its name."""
    name = qualified_name.rpartition(".")[2]
    if name in _NO_WRAPPERS or qualified_name.startswith("globalThis.") or _NO_WRAPPER.match(name):
        return False
    return not is_external_class(qualified_name)


def common_member(name: str) -> str:
    """The qualified name of what every class has."""
    return f"globalThis.Object.prototype.{name}" if name in _COMMON_MEMBERS else ""


def builtin(name: str) -> str:
    """The qualified name of what is visible everywhere."""
    return f"globalThis.{name}" if name in _GLOBALS or name in TYPE_NAMES else _LITERALS.get(name, "")
