"""What resolution knows of Python's own classes.

For maintainers: data only. Members are those of the built-in classes that others inherit from; of any other class
outside nobody can tell what it has. Type arguments are counted from 0.

Source: typeshed's ``builtins.pyi`` and ``typing.pyi``, by their documented signatures.
"""

from __future__ import annotations

import builtins
import collections.abc
import contextlib

from oxigraph_code.resolution.semantics import Library, OutsideResult, TypeText

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

# Calling these gives an instance of them, though their names are in lower case.
CLASSES = frozenset(
    f"builtins.{name}"
    for name, value in vars(builtins).items()
    if isinstance(value, type) and name != "type" and name != "super"
) | {"collections.deque", "collections.defaultdict", "datetime.datetime", "datetime.date", "datetime.timedelta"}

# What a function is given, and what iterating over that gives.
_GIVEN = TypeText("arg")
_HELD = TypeText("[*]", (_GIVEN,))

LIBRARY = Library(
    members={
        **{
            f"builtins.{name}": frozenset(dir(value))
            for name, value in vars(builtins).items()
            if isinstance(value, type) and name != "type"
        },
        **{
            f"{module}.{name}": frozenset(dir(getattr(collections.abc, name)))
            for module in ("typing", "collections.abc")
            for name in collections.abc.__all__
        },
        **{
            f"{module}.{name.removeprefix('Abstract') if module == 'typing' else name}": frozenset(
                dir(getattr(contextlib, name))
            )
            for module in ("typing", "contextlib")
            for name in ("AbstractContextManager", "AbstractAsyncContextManager")
        },
    },
    forms={f"{module}.{name}": form for module in _TYPING for name, form in _FORMS.items()}
    | {"builtins.type": "class"},
    elements={
        **{(name, step): 0 for name in _COLLECTIONS for step in ("[*]", "[]", "[0]", "[1]", "[2]")},
        **{(name, "[*]"): 0 for name in _MAPPINGS},
        **{(name, "[]"): 1 for name in _MAPPINGS},
        **{(name, f"[{nth}]"): nth for name in _TUPLES for nth in range(10)},
        **{(name, step): 0 for name in _TUPLES for step in ("[*]", "[]")},
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
            f"{name}.{method}": OutsideResult(1)
            for name in _MAPPINGS
            for method in ("get", "pop", "setdefault", "__getitem__")
        },
        **{f"{name}.values": OutsideResult(1, _ITERABLE) for name in _MAPPINGS},
        **{f"{name}.keys": OutsideResult(0, _ITERABLE) for name in _MAPPINGS},
        **{
            f"{name}.{method}": OutsideResult(0)
            for name in _COLLECTIONS
            for method in ("pop", "popleft", "__next__", "__getitem__", "get", "__anext__")
        },
        **{f"{name}.copy": OutsideResult(0, name) for name in _COLLECTIONS},
        **{
            f"{name}.{method}": OutsideResult(0, given)
            for name in (
                "contextlib.AbstractContextManager",
                "contextlib.AbstractAsyncContextManager",
                "typing.ContextManager",
                "typing.AsyncContextManager",
            )
            for method, given in (("__enter__", ""), ("__aenter__", "typing.Awaitable"))
        },
    },
    steps={
        "[*]": ("__iter__", "__next__"),
        "[]": ("__getitem__",),
        "[0]": ("__getitem__",),
        "[1]": ("__getitem__",),
    },
    functions=frozenset({"typing.Callable", "collections.abc.Callable"}),
    call_member="__call__",
    getter="__get__",
    class_member="__class__",
    gives={
        ("builtins", "type"): TypeText("class"),
        ("typing", "cast"): _GIVEN,
        ("typing_extensions", "cast"): _GIVEN,
        **{
            (name, "items"): TypeText("typing.Iterable", (TypeText("builtins.tuple", (TypeText("0"), TypeText("1"))),))
            for name in _MAPPINGS
        },
        ("copy", "copy"): _GIVEN,
        ("copy", "deepcopy"): _GIVEN,
        ("functools", "partial"): TypeText("given"),
        ("functools", "partialmethod"): TypeText("given"),
        ("asyncio", "wait_for"): _GIVEN,
        ("asyncio", "shield"): _GIVEN,
        ("builtins", "next"): _HELD,
        ("builtins", "max"): _HELD,
        ("builtins", "min"): _HELD,
        ("builtins", "zip"): TypeText("typing.Iterator", (TypeText("builtins.tuple", (_HELD,)),)),
        ("builtins", "iter"): TypeText("typing.Iterator", (_HELD,)),
        ("builtins", "reversed"): TypeText("typing.Iterator", (_HELD,)),
        ("builtins", "enumerate"): TypeText(
            "typing.Iterator", (TypeText("builtins.tuple", (TypeText("builtins.int"), _HELD)),)
        ),
        ("builtins", "sorted"): TypeText("builtins.list", (_HELD,)),
        **{
            ("builtins", name): TypeText(f"builtins.{name}", (_HELD,)) for name in ("frozenset", "list", "set", "tuple")
        },
    },
    array="builtins.list",
    awaitable="typing.Awaitable",
    iterator="typing.Iterator",
    contexts=("contextlib.AbstractContextManager", "contextlib.AbstractAsyncContextManager"),
)
