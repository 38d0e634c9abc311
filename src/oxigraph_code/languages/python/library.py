"""The model of Python's standard library: classes, their members, and the types of results.

For maintainers: data only, and none of it from the running interpreter: the graph of a project must not depend on that.
The members of classes that others inherit from are in ``libraries/standard_library.toml``; those of any other external
class are unknown. Type arguments are counted from 0.

Source: typeshed's ``builtins.pyi`` and ``typing.pyi``, by their documented signatures.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from oxigraph_code.languages.external_types import with_external_types
from oxigraph_code.languages.python.settings import SETTINGS_OBJECT
from oxigraph_code.resolution.language.type_model import ExternalResult, Library, TypeExpr

_TYPING = ("typing", "typing_extensions")

_FORMS = {
    "Optional": "union",
    "Union": "union",
    "Annotated": "first",
    "ClassVar": "first",
    "Final": "first",
    "Required": "first",
    "NotRequired": "first",
    "ReadOnly": "first",
    "TypeGuard": "nothing",
    "TypeIs": "nothing",
    "Type": "class",
    "Any": "nothing",
    "Literal": "nothing",
    "NoReturn": "nothing",
    "Never": "nothing",
    "LiteralString": "nothing",
}
_COLLECTIONS_TEXT = """
    builtins.list builtins.set builtins.frozenset collections.deque typing.List typing.Set typing.FrozenSet typing.Deque
    typing.Iterable typing.Iterator typing.Generator typing.Sequence typing.MutableSequence typing.Collection
    typing.Container typing.AbstractSet typing.MutableSet typing.Reversible typing.AsyncIterable typing.AsyncIterator
    typing.AsyncGenerator typing.KeysView typing.ValuesView
    collections.abc.Iterable collections.abc.Iterator collections.abc.Generator collections.abc.Sequence
    collections.abc.MutableSequence collections.abc.Collection collections.abc.Set collections.abc.MutableSet
    collections.abc.Reversible collections.abc.AsyncIterable collections.abc.AsyncIterator
    collections.abc.AsyncGenerator collections.abc.KeysView collections.abc.ValuesView
    weakref.WeakSet queue.Queue
"""
_COLLECTIONS = _COLLECTIONS_TEXT.split()
_MAPPINGS_TEXT = """
    builtins.dict collections.OrderedDict collections.defaultdict collections.ChainMap typing.Dict typing.DefaultDict
    typing.OrderedDict typing.Mapping typing.MutableMapping collections.abc.Mapping collections.abc.MutableMapping
    weakref.WeakValueDictionary weakref.WeakKeyDictionary
"""
_MAPPINGS = _MAPPINGS_TEXT.split()
_TUPLES = ("builtins.tuple", "typing.Tuple")
_ITERABLE = "typing.Iterable"


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

# The argument of a function, and the elements of its first three arguments.
_GIVEN = TypeExpr("given")
_HELD, _SECOND, _THIRD = (TypeExpr("[*]", (TypeExpr(name),)) for name in ("given", "given.1", "given.2"))
_TASK = TypeExpr("asyncio.Task", (TypeExpr("await", (_GIVEN,)),))
_LOOP = "asyncio.AbstractEventLoop"
_FUTURE = "concurrent.futures.Future"
_EXECUTORS = tuple(f"concurrent.futures.{name}" for name in ("Executor", "ThreadPoolExecutor", "ProcessPoolExecutor"))

_OWN = Library(
    context_maker="contextmanager",
    binding_modifiers=frozenset({"classmethod", "staticmethod"}),
    members=_MEMBERS,
    forms={f"{module}.{name}": form for module in _TYPING for name, form in _FORMS.items()}
    | {"builtins.type": "class"},
    elements={
        **{(name, step): 0 for name in _COLLECTIONS for step in ("[*]", "[]")},
        **{(name, "[*]"): 0 for name in _MAPPINGS},
        **{(name, "[]"): 1 for name in _MAPPINGS},
        ("typing.Awaitable", "await"): 0,
        ("collections.abc.Awaitable", "await"): 0,
        **{
            (f"{module}.{name}", "await"): 2
            for module in ("typing", "collections.abc")
            for name in ("Coroutine", "Generator")
        },
        ("asyncio.Future", "await"): 0,
        ("asyncio.Task", "await"): 0,
    },
    results={
        **{
            f"{name}.{method}": ExternalResult(1)
            for name in _MAPPINGS
            for method in ("get", "pop", "setdefault", "__getitem__")
        },
        **{f"{name}.values": ExternalResult(1, _ITERABLE) for name in _MAPPINGS},
        **{f"{name}.keys": ExternalResult(0, _ITERABLE) for name in _MAPPINGS},
        **{
            f"{name}.{method}": ExternalResult(0)
            for name in _COLLECTIONS
            for method in ("pop", "popleft", "__next__", "__getitem__", "get", "__anext__")
        },
        "asyncio.Task.result": ExternalResult(0),
        "asyncio.Future.result": ExternalResult(0),
        f"{_FUTURE}.result": ExternalResult(0),
        "contextvars.ContextVar.get": ExternalResult(0),
        **{f"{name}.copy": ExternalResult(0, name) for name in _COLLECTIONS},
        **{
            f"{name}.{method}": ExternalResult(0, given)
            for name in (
                "contextlib.AbstractContextManager",
                "contextlib.AbstractAsyncContextManager",
                "typing.ContextManager",
                "typing.AsyncContextManager",
            )
            for method, given in (("__enter__", ""), ("__aenter__", "typing.Awaitable"))
        },
    },
    tuples=frozenset(_TUPLES),
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
    result_types={
        ("builtins", "type"): TypeExpr("class"),
        ("typing", "cast"): TypeExpr("arg"),
        ("typing_extensions", "cast"): TypeExpr("arg"),
        **{
            (name, "items"): TypeExpr("typing.Iterable", (TypeExpr("builtins.tuple", (TypeExpr("0"), TypeExpr("1"))),))
            for name in _MAPPINGS
        },
        **{(name, "[:]"): TypeExpr("self") for name in (*_COLLECTIONS, "builtins.str", "builtins.bytes")},
        ("copy", "copy"): _GIVEN,
        ("copy", "deepcopy"): _GIVEN,
        ("copy", "replace"): _GIVEN,
        ("builtins", "classmethod"): _GIVEN,
        ("builtins", "staticmethod"): _GIVEN,
        ("builtins", "property"): TypeExpr("builtins.property", (TypeExpr("fn"),)),
        ("collections", "deque"): TypeExpr("collections.deque", (_HELD,)),
        ("dataclasses", "replace"): _GIVEN,
        ("functools", "partial"): _GIVEN,
        ("functools", "partialmethod"): _GIVEN,
        ("functools", "update_wrapper"): _GIVEN,
        ("asyncio", "wait_for"): _GIVEN,
        ("asyncio", "shield"): _GIVEN,
        ("asyncio", "run"): TypeExpr("await", (_GIVEN,)),
        (_LOOP, "run_until_complete"): TypeExpr("await", (_GIVEN,)),
        **{(owner, "create_task"): _TASK for owner in ("asyncio", "asyncio.TaskGroup", _LOOP)},
        ("asyncio", "ensure_future"): _TASK,
        **{("asyncio", name): TypeExpr(_LOOP) for name in ("get_event_loop", "get_running_loop", "new_event_loop")},
        ("asyncio", "gather"): TypeExpr(
            "typing.Awaitable",
            (
                TypeExpr(
                    "builtins.tuple",
                    tuple(TypeExpr("await", (TypeExpr(name),)) for name in ("given", "given.1", "given.2")),
                ),
            ),
        ),
        ("asyncio.TaskGroup", "__aenter__"): TypeExpr("typing.Awaitable", (TypeExpr("self"),)),
        **{(owner, "__enter__"): TypeExpr("self") for owner in (*_EXECUTORS, "contextlib.ExitStack")},
        **{
            (f"contextlib.{owner}", "enter_context"): TypeExpr(".__enter__", (_GIVEN,))
            for owner in ("ExitStack", "AsyncExitStack")
        },
        ("contextlib.AsyncExitStack", "enter_async_context"): TypeExpr(".__aenter__", (_GIVEN,)),
        ("contextlib", "closing"): TypeExpr("contextlib.AbstractContextManager", (_GIVEN,)),
        ("contextlib.AsyncExitStack", "__aenter__"): TypeExpr("typing.Awaitable", (TypeExpr("self"),)),
        **{(owner, "submit"): TypeExpr(_FUTURE, (TypeExpr("fn"),)) for owner in _EXECUTORS},
        ("asyncio", "to_thread"): TypeExpr("typing.Awaitable", (TypeExpr("fn"),)),
        # ``__new__`` constructs an instance of its argument; for ``type`` that would be a new class.
        **{(name, "__new__"): TypeExpr("arg") for name in _BUILTIN_CLASSES if name != "builtins.type"},
        ("builtins", "next"): _HELD,
        ("builtins", "max"): _HELD,
        ("builtins", "min"): _HELD,
        ("builtins", "zip"): TypeExpr("typing.Iterator", (TypeExpr("builtins.tuple", (_HELD, _SECOND, _THIRD)),)),
        ("builtins", "filter"): TypeExpr("typing.Iterator", (_SECOND,)),
        ("builtins", "map"): TypeExpr("typing.Iterator", (TypeExpr("fn"),)),
        ("itertools", "chain"): TypeExpr("typing.Iterator", (TypeExpr("", (_HELD, _SECOND, _THIRD)),)),
        ("itertools", "islice"): TypeExpr("typing.Iterator", (_HELD,)),
        ("itertools", "pairwise"): TypeExpr("typing.Iterator", (TypeExpr("builtins.tuple", (_HELD, _HELD)),)),
        ("itertools", "groupby"): TypeExpr(
            "typing.Iterator", (TypeExpr("builtins.tuple", (TypeExpr(""), TypeExpr("typing.Iterator", (_HELD,)))),)
        ),
        ("logging", "getLogger"): TypeExpr("logging.Logger"),
        ("builtins", "iter"): TypeExpr("typing.Iterator", (_HELD,)),
        ("builtins", "reversed"): TypeExpr("typing.Iterator", (_HELD,)),
        ("builtins", "enumerate"): TypeExpr(
            "typing.Iterator", (TypeExpr("builtins.tuple", (TypeExpr("builtins.int"), _HELD)),)
        ),
        ("builtins", "sorted"): TypeExpr("builtins.list", (_HELD,)),
        **{
            ("builtins", name): TypeExpr(f"builtins.{name}", (_HELD,)) for name in ("frozenset", "list", "set", "tuple")
        },
    },
    array="builtins.list",
    mapping="builtins.dict",
    mutators=frozenset({"clear", "del", "insert", "pop", "popitem", "remove", "reverse", "sort", "update"}),
    awaitable="typing.Awaitable",
    iterator="typing.Iterator",
    contexts=("contextlib.AbstractContextManager", "contextlib.AbstractAsyncContextManager"),
)

LIBRARY = with_external_types(_OWN, "oxigraph_code.languages.python.libraries", ("django.toml", "sqlalchemy.toml"))
