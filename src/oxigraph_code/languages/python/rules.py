"""Rules about names, methods and classes of Python, by their spelling.

For maintainers: these are answers of ``PythonSemantics``, in a module of their own: resolution calls them for every
definition. See ``resolution.language.semantics``; names and texts only. A function that is not listed may run its
arguments. Modules are listed with a dot at the end; for calls on an unknown receiver, the beginnings of their last
names are listed.

Sources: the documentation of the standard library (``functools``, ``typing``, ``unittest``), of pytest, attrs, Django,
drf-spectacular, tenacity and backoff.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.languages.python.library import CLASSES

# Callable builtins of Python 3.14, and those of Python 2 that old code still calls.
_BUILTINS_TEXT = """
    ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
    BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
    ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup
    FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning
    IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
    ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning
    PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning
    RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit
    TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError
    UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning WindowsError ZeroDivisionError __build_class__
    __import__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile
    complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr
    globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min
    next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str
    sum super tuple type vars zip basestring buffer cmp execfile file long raw_input reduce reload unichr unicode xrange
"""
_BUILTINS = frozenset(_BUILTINS_TEXT.split())
# Builtins that modules redefine, so that a glob import may shadow them.
_REPLACED_TEXT = """
    TimeoutError Warning abs all any bool compile complex copyright enumerate exit filter float format help input int
    long map max min open pow property range reduce repr round slice str sum unicode zip
"""
_REPLACED = frozenset(_REPLACED_TEXT.split())

# Members that every class has without inheriting them.
_COMMON_MEMBERS_TEXT = """
    __class__ __delattr__ __dir__ __eq__ __format__ __ge__ __getattribute__ __getstate__ __gt__ __hash__ __init__
    __init_subclass__ __le__ __lt__ __ne__ __new__ __reduce__ __reduce_ex__ __repr__ __setattr__ __sizeof__ __str__
    __subclasshook__
"""
_COMMON_MEMBERS = frozenset(_COMMON_MEMBERS_TEXT.split())
# Members of a class itself, as an instance of ``type``.
_MEMBERS_OF_CLASSES = frozenset({"__subclasses__", "mro"})
# The classes of literals, which no binding of their names changes.
_LITERALS = {f"{{{name}}}": f"builtins.{name}" for name in ("bytes", "dict", "list", "set", "str")}
# Functions that take a function and do not return a wrapper of it: they run it now, later or repeatedly, apply it to
# each element, or return an earlier value.
_NO_WRAPPERS_TEXT = """
    add_done_callback add_job add_reader add_signal_handler apply apply_async call_at call_later call_soon
    call_soon_threadsafe connect create_task defer enqueue ensure_future execute filter find gather get getsignal
    groupby isinstance listen map object patch query reduce register run run_in_executor run_until_complete schedule
    signal starmap submit subscribe takewhile to_thread wait_for
"""
_NO_WRAPPERS = frozenset(_NO_WRAPPERS_TEXT.split())
_PARENT = re.compile(r"super\((\w*)\)$")
_NAME = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*$")
_MADE_OF_ONE = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*)\(\s*([^\W\d]\w*(?:\.[^\W\d]\w*)*)\s*\)$")
_INSPECTING: Final = frozenset(
    f"builtins.{name}"
    for name in (
        "bool", "callable", "delattr", "dir", "format", "getattr", "hasattr", "hash", "id", "isinstance", "issubclass",
        "len", "print", "repr", "setattr", "str", "super", "type", "vars",
    )
) | {"functools.update_wrapper", "functools.wraps"}  # fmt: skip
_INSPECTING_MODULES: Final = ("typing.", "typing_extensions.", "inspect.", "logging.", "warnings.", "pytest.", "copy.")
_INSPECTING_NAMES: Final = ("assert", "cache_clear", "cache_info", "disconnect", "unregister")
_PLAIN_MODULES: Final = (
    "abc.", "attr.", "attrs.", "backoff.", "builtins.", "contextlib.", "dataclasses.",
    "django.contrib.auth.decorators.", "django.db.transaction.", "django.test.", "django.utils.decorators.",
    "django.views.decorators.", "drf_spectacular.", "enum.", "freezegun.", "functools.", "hypothesis.", "mock.",
    "pytest.", "tenacity.", "typing.", "typing_extensions.", "unittest.", "warnings.",
)  # fmt: skip
_REPLACING: Final = ("mock.patch", "mocker.patch", "monkeypatch.", "pytest.MonkeyPatch.", "unittest.mock.patch")
_MAKING_FUNCTIONS: Final = frozenset({"as_asgi", "as_view"})
_PLAIN_NAMES: Final = frozenset({"cached_property", "classproperty", "deleter", "getter", "setter"})


def receiver_kind(method: Definition) -> tuple[str, bool]:
    """Return the name of a method's receiver, and True if that is an instance and not the class."""
    if "staticmethod" in method.modifiers or not method.parameters or method.parameters[0].kind != "positional":
        return "", False
    is_class = "classmethod" in method.modifiers or method.name in (
        "__new__",
        "__init_subclass__",
        "__class_getitem__",
    )
    return method.parameters[0].name, not is_class


def parent_class(path: str) -> str | None:
    """Return the class whose parent a call of ``super`` denotes."""
    match = _PARENT.match(path)
    return match[1] if match else None


def is_called_by_access(definition: Definition) -> bool:
    """Return true if reading a method calls it."""
    return "property" in definition.modifiers


def is_public(name: str) -> bool:
    """Return true if ``from … import *`` imports a name."""
    return not name.startswith("_")


def base_name(base: str) -> str:
    """Return the path of a base class, without type arguments; empty if it is no class."""
    if base.isidentifier():
        return base
    path = "".join(base.partition("[")[0].split())
    return path if _NAME.match(path) else ""


def base_call(base: str) -> tuple[str, str]:
    """Return the callee and the argument of a base class that is a call with one argument; else empty."""
    match = _MADE_OF_ONE.match(base)
    return (match[1], match[2]) if match else ("", "")


def is_external_class(qualified_name: str) -> bool:
    """Return true if a call of an external callee constructs an instance of it, by its name."""
    return qualified_name.rpartition(".")[2][:1].isupper() or qualified_name in CLASSES


def wraps(qualified_name: str) -> bool:
    """Return True if an external function, by its name, may return a wrapper of its argument."""
    name = qualified_name.rpartition(".")[2]
    is_wrapper = name not in _NO_WRAPPERS and not qualified_name.startswith("builtins.")
    return is_wrapper and not is_external_class(qualified_name)


def common_member(name: str) -> str:
    """Return the qualified name of a member that every class has; empty if there is none."""
    if name in _MEMBERS_OF_CLASSES:
        return f"builtins.type.{name}"
    return f"builtins.object.{name}" if name in _COMMON_MEMBERS else ""


def is_never_shadowed(name: str) -> bool:
    """Return true if no module redefines a builtin name."""
    return name in _BUILTINS and name not in _REPLACED


def builtin(name: str) -> str:
    """Return the qualified name of a builtin, or of a literal's class."""
    return f"builtins.{name}" if name in _BUILTINS else _LITERALS.get(name, "")


def only_inspects(callee: str) -> bool:
    """Return true if a call inspects a function or class that is an argument, and never runs it."""
    return (
        callee in _INSPECTING
        or callee.startswith(_INSPECTING_MODULES)
        or callee.rpartition(".")[2].startswith(_INSPECTING_NAMES)
    )


def replaces(callee: str) -> bool:
    """Return true if a call replaces the symbol that a string names, for the time of a test."""
    return callee.startswith(_REPLACING)


def makes_function(method: str) -> bool:
    """Return true if a method of a class returns a function that runs the class when it is called."""
    return method in _MAKING_FUNCTIONS


def registers(decorator: str) -> bool:
    """Return true if a decorator may store the decorated definition for a later call."""
    return not decorator.startswith(_PLAIN_MODULES) and decorator.rpartition(".")[2] not in _PLAIN_NAMES
