"""The model of Python's standard library: classes, their members, and the types of results.

For maintainers: data only, and none of it from the running interpreter: the graph of a project must not depend on that.
The members of classes that others inherit from are in ``libraries/standard_library.toml``; any other external class has
unknown members. The types of results are in ``libraries/types.toml``. A settings module is recognized by its name,
since the variable that names it is set outside of the program; if several set one name, an attribute means each of
them.

Source: Django documentation, "Django settings".
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Final

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.external_types import with_external_types
from oxigraph_code.resolution.language.type_model import Library, TypeExpr

_TYPING = ("typing", "typing_extensions")
SETTINGS_OBJECT: Final = "django.conf.settings"
_MODULE: Final = re.compile(r"(?:^|/)(?:settings(?:_\w+)?|\w+_settings)(?:\.py|/(?!tests?/)[\w/]+\.py)$")
_NAME: Final = re.compile(r"[A-Z][A-Z0-9_]*$")


def _read_members() -> dict[str, frozenset[str]]:
    """Read the members of each class in the data file, with the inherited ones, under all its names."""
    file = resources.files("oxigraph_code.languages.python.libraries").joinpath("standard_library.toml")
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}

    def add(name: str, inherited: frozenset[str]) -> None:
        members = found.get(name, frozenset()) | inherited | frozenset(tables["members"].get(name, "").split())
        found.update(dict.fromkeys((name, *tables["aliases"].get(name, "").split()), members))
        for subclass in tables["subclasses"].get(name, "").split():
            add(subclass, members)

    add("builtins.object", frozenset())
    return found


_MEMBERS = _read_members()
_BUILTIN_CLASSES = [name for name in _MEMBERS if name.startswith("builtins.")]

# Names in lower case whose call constructs an instance.
CLASSES = frozenset(_BUILTIN_CLASSES) - {"builtins.type", "builtins.super"} | {
    "collections.deque",
    "collections.defaultdict",
    "datetime.datetime",
    "datetime.date",
    "datetime.timedelta",
}

_OWN = Library(
    context_maker="contextmanager",
    binding_modifiers=frozenset({"classmethod", "staticmethod"}),
    members=_MEMBERS,
    tuples=frozenset({"builtins.tuple", "typing.Tuple"}),
    fluent_methods=frozenset(f"{module}.NamedTuple.{name}" for module in _TYPING for name in ("_replace", "_make")),
    records=frozenset(f"{module}.NamedTuple" for module in _TYPING),
    typed_dicts=frozenset(f"{module}.TypedDict" for module in _TYPING),
    enumerations=frozenset({"enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag", "enum.IntFlag"}),
    steps={
        "[*]": (("__iter__", "__next__"), ("__aiter__", "__anext__", "await")),
        "[]": (("__getitem__",),),
        "[:]": (("__getitem__",),),
    },
    functions=frozenset({"typing.Callable", "collections.abc.Callable"}),
    call_member="__call__",
    getter="__get__",
    reading=frozenset({"builtins.property", "functools.cached_property"}),
    class_getter="__class_getitem__",
    class_member="__class__",
    metaclasses=frozenset({"builtins.type", "abc.ABCMeta", "enum.EnumMeta", "enum.EnumType"}),
    missing_members=("__getattr__", "__getattribute__"),
    settings_objects=frozenset({SETTINGS_OBJECT}),
    # ``__new__`` constructs an instance of its argument; for ``type`` that would be a new class.
    result_types={(name, "__new__"): TypeExpr("arg") for name in _BUILTIN_CLASSES if name != "builtins.type"},
    array="builtins.list",
    mapping="builtins.dict",
    mutators=frozenset({"clear", "del", "insert", "pop", "popitem", "remove", "reverse", "sort", "update"}),
    awaitable="typing.Awaitable",
    iterator="typing.Iterator",
    contexts=("contextlib.AbstractContextManager", "contextlib.AbstractAsyncContextManager"),
)

LIBRARY = with_external_types(
    _OWN, "oxigraph_code.languages.python.libraries", ("types.toml", "django.toml", "sqlalchemy.toml", "flask.toml")
)


def settings_variables(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Name each variable of a settings module as an attribute of the settings object, with its definition."""
    if not _MODULE.search(facts.path):
        return
    for index, definition in enumerate(facts.definitions):
        if not definition.scope and definition.kind == "variable" and _NAME.match(definition.name):
            yield f"{SETTINGS_OBJECT}.{definition.name}", index
