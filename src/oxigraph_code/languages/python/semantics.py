"""The scope and object rules of Python.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Sources: pytest ("Conventions for Python test discovery"), ``unittest`` ("Test Discovery"); Flask, FastAPI, Click,
Typer, Celery and Django (routes, commands, tasks); the documentation of the standard library (``functools``,
``typing``, ``unittest``), of pytest, attrs, Django, drf-spectacular, tenacity and backoff.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.python.annotations import read_annotation
from oxigraph_code.languages.python.fixtures import FIXTURE, Fixtures, collects_functions, is_at_top, is_collected
from oxigraph_code.languages.python.library import CLASSES, LIBRARY, settings_variables
from oxigraph_code.languages.python.modules import PythonModules, module_name
from oxigraph_code.languages.python.relations import shared as relations_of
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.object_model import ObjectModel
from oxigraph_code.resolution.language.semantics import LineageOf, Semantics

# Callable builtins of Python 3.14, and those of Python 2 that old code still calls.
_BUILTINS = frozenset(Path(__file__).with_name("builtins.txt").read_text("utf-8").split())
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
# ``type`` has the last ones, and a class is an instance of it.
_COMMON_MEMBERS = {
    **{name: f"builtins.object.{name}" for name in _COMMON_MEMBERS_TEXT.split()},
    **{name: f"builtins.type.{name}" for name in ("__subclasses__", "mro")},
}
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
# The messages of a server go to its clients, whose handlers are elsewhere.
_INSPECTING_MODULES: Final = (
    "typing.", "typing_extensions.", "inspect.", "logging.", "warnings.", "pytest.", "copy.",
    "flask_socketio.emit", "flask_socketio.SocketIO.emit", "socketio.Server.emit", "socketio.AsyncServer.emit",
)  # fmt: skip
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


def is_external_class(qualified_name: str) -> bool:
    """Return true if a call of an external callee constructs an instance of it, by its name."""
    return qualified_name.rpartition(".")[2][:1].isupper() or qualified_name in CLASSES


def builtin(name: str) -> str:
    """Return the qualified name of a builtin, or of a literal's class."""
    return f"builtins.{name}" if name in _BUILTINS else _LITERALS.get(name, "")


# The files from which pytest or unittest collect classes.
_FILE_OF_CLASSES: Final = re.compile(r"(?:^|/)(?:tests?(?:_[^/]*)?|[^/]*_tests?)\.py$")
_ENTRY_DECORATORS: Final = (
    ("route", re.compile(r"[\w.]+\.(?:\w*route|get|post|put|patch|delete|head|options|websocket)\(\s*[rf]?[\"']")),
    ("command", re.compile(r"[\w.]+\.(?:command|group|callback)\b")),
    ("task", re.compile(r"(?:[\w.]+\.task|(?:[\w.]+\.)?shared_task)\b")),
)
_ENTRIES: Final = frozenset({"main", "handle"})
_COMMAND_MODULE: Final = re.compile(r"(?:^|/)management/commands/[^_/][^/]*\.py$")
_PACKAGE: Final = re.compile(r"(?:(?:src|lib)/)?[^/]+/__init__\.pyi?$")


def _tests(facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
    has_classes = _FILE_OF_CLASSES.search(facts.path) is not None
    if not has_classes and not any(definition.name.startswith("test") for definition in facts.definitions):
        return
    cases = _test_classes(facts, lineage)
    is_file_of_tests = bool(cases) and has_classes
    for index, definition in enumerate(facts.definitions):
        if not definition.name.startswith("test"):
            continue
        if definition.kind == "method":
            is_test = _owner(facts, definition) in cases
        else:
            is_function = definition.kind == "function" and is_at_top(definition)
            is_test = is_function and collects_functions(facts.path)
        if is_test and not any(FIXTURE.match(text) for text in definition.decorators):
            is_file_of_tests = True
            yield Role(index, "test")
    if is_file_of_tests:
        yield Role(-1, "test")


def _test_classes(facts: FileFacts, lineage: LineageOf) -> set[int]:
    """Find the classes whose methods run as tests, and the mixins of the same file that they inherit from."""
    cases: set[int] = set()
    with_constructor = {_owner(facts, entry) for entry in facts.definitions if entry.name == "__init__"}
    for index, definition in enumerate(facts.definitions):
        if definition.kind != "class":
            continue
        above = lineage(index)
        is_case = any(name.endswith("TestCase") for name in above.external)
        has_tests = is_collected(definition) and index not in with_constructor
        if is_case or (has_tests and collects_functions(facts.path)):
            cases.update((index, *above.local))
    return cases


def _entry_kinds(facts: FileFacts, definition: Definition) -> Iterator[str]:
    for kind, pattern in _ENTRY_DECORATORS:
        if any(pattern.match(text) for text in definition.decorators):
            yield kind
    if definition.name == "main" and definition.kind == "function" and is_at_top(definition):
        yield "main"
    if definition.name == "handle" and definition.kind == "method" and _COMMAND_MODULE.search(facts.path):
        yield "command"


def _owner(facts: FileFacts, definition: Definition) -> int:
    return facts.scopes[definition.scope].definition


class PythonSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    pattern_languages = ("python",)
    common_members = _COMMON_MEMBERS
    function_makers = _MAKING_FUNCTIONS
    replacing = _REPLACING
    module_name = staticmethod(module_name)
    is_external_class = staticmethod(is_external_class)
    builtin = staticmethod(builtin)
    injection = Fixtures()
    binding_model = InOrder()
    applies_decorators = True
    parent_keyword = "super"

    object_model = ObjectModel(
        own_by_convention=("self", "cls"),
        computed_member=r"""getattr\(\s*(?:self|cls)\s*,\s*(?!["']\w+["']\s*[,)])""",
        constructors=("__init__", "__new__"),
    )
    absent_values = ("None",)
    own_type = "Self"
    dotted_modules = True
    wraps_functions = True
    starts_processes = frozenset(
        {
            "asyncio.create_subprocess_exec", "asyncio.create_subprocess_shell", "os.popen", "os.system",
            "pexpect.spawn", "subprocess.Popen", "subprocess.call", "subprocess.check_call", "subprocess.check_output",
            "subprocess.getoutput", "subprocess.getstatusoutput", "subprocess.run",
        }
    )  # fmt: skip
    transparent_bases = frozenset(
        {
            "builtins.object", "abc.ABC", "typing.Generic", "typing.Protocol", "typing_extensions.Generic",
            "typing_extensions.Protocol",
        }
    )  # fmt: skip

    read_annotation = staticmethod(read_annotation)
    library = LIBRARY

    def shared(self, facts: FileFacts) -> Iterator[tuple[str, int]]:
        yield from relations_of(facts)
        yield from settings_variables(facts)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> PythonModules:
        return PythonModules(paths)

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        yield from _tests(facts, lineage)
        for index, definition in enumerate(facts.definitions):
            if definition.kind in ("function", "method") and (definition.decorators or definition.name in _ENTRIES):
                yield from (Role(index, kind) for kind in _entry_kinds(facts, definition))
        if any(entry.name == "urlpatterns" and is_at_top(entry) for entry in facts.definitions):
            yield Role(-1, "route")
        if facts.path.rpartition("/")[2] == "__main__.py":
            yield Role(-1, "main")
        if _PACKAGE.match(facts.path) or (facts.exports and facts.path.endswith("/__init__.py")):
            yield Role(-1, "api")

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        if "staticmethod" in method.modifiers or not method.parameters or method.parameters[0].kind != "positional":
            return "", False
        is_class = "classmethod" in method.modifiers or method.name in (
            "__new__",
            "__init_subclass__",
            "__class_getitem__",
        )
        return method.parameters[0].name, not is_class

    def parent_class(self, path: str) -> str | None:
        match = _PARENT.match(path)
        return match[1] if match else None

    def is_called_by_access(self, definition: Definition) -> bool:
        return "property" in definition.modifiers

    def is_public(self, name: str) -> bool:
        return not name.startswith("_")

    def base_name(self, base: str) -> str:
        if base.isidentifier():
            return base
        path = "".join(base.partition("[")[0].split())
        return path if _NAME.match(path) else ""

    def base_call(self, base: str) -> tuple[str, str]:
        match = _MADE_OF_ONE.match(base)
        return (match[1], match[2]) if match else ("", "")

    def wraps(self, qualified_name: str) -> bool:
        name = qualified_name.rpartition(".")[2]
        is_wrapper = name not in _NO_WRAPPERS and not qualified_name.startswith("builtins.")
        return is_wrapper and not is_external_class(qualified_name)

    def is_never_shadowed(self, name: str) -> bool:
        return name in _BUILTINS and name not in _REPLACED

    def only_inspects(self, callee: str) -> bool:
        return (
            callee in _INSPECTING
            or callee.startswith(_INSPECTING_MODULES)
            or callee.rpartition(".")[2].startswith(_INSPECTING_NAMES)
        )

    def registers(self, decorator: str) -> bool:
        return not decorator.startswith(_PLAIN_MODULES) and decorator.rpartition(".")[2] not in _PLAIN_NAMES
