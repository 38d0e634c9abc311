"""The model of Rust's standard library: methods of types, with the types of their results.

For maintainers: the methods, the names of types and the notation are in ``standard_library.toml``.

Source: the documentation of the standard library.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources

from oxigraph_code.languages.rust.annotations import FUNCTION, SLICE, TUPLE, read_annotation
from oxigraph_code.resolution.language.type_model import Conversion, Library, TypeExpr

_PART = re.compile(r"\$(\w+)")
_ITEM = re.compile(r"\b0\b")
# Types with all of their methods here, besides numbers and strings.
_CLOSED = ("Option", "Result", "Vec", SLICE)
_STRING = "std::string::String"
_CRATES = 3  # Replacements of these types in packages have more methods.
_STEPS = {"__each": "[*]", "__present": "[?]"}
_ITERATED = ("std::iter::Iterator", "std::iter::DoubleEndedIterator")
# Types that deref to their type argument.
_FORWARDS_TEXT = """
    Box Rc Arc Cow Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard Pin ManuallyDrop Deref DerefMut LazyLock
    LazyCell
"""


@cache
def _tables() -> dict[str, dict[str, str]]:
    file = resources.files("oxigraph_code.languages.rust").joinpath("standard_library.toml")
    tables: dict[str, dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return tables


@cache
def _places() -> dict[str, str]:
    """Return the paths of types in a crate of the standard library, by their short names."""
    entries = (
        (module, entry.partition(":")) for module, types in _tables()["places"].items() for entry in types.split()
    )
    return {short: f"{module}::{name or short}" for module, (short, _, name) in entries}


def _names_of(short: str) -> list[str]:
    """Return the qualified names of a type."""
    if short not in _places():
        return [short]
    also = _tables()["also"].get(short, "").split()
    return [*(f"{crate}::{_places()[short]}" for crate in ("std", "core", "alloc")), *also]


def _methods() -> Iterator[tuple[str, str, str]]:
    """Yield the methods of types: the name of the type, the step and its type as text."""
    parts = _tables()["parts"]
    iterator = [_entry(word) for word in parts["iterator"].split() if not word.startswith("flatten:")]
    for names, text in _tables()["methods"].items():
        while "$" in text:
            text = _PART.sub(lambda part: parts[part[1]], text)
        entries = [_entry(word) for word in text.split()]
        yield from ((name, *entry) for short in names.split(" ") for name in _names_of(short) for entry in entries)
    for item, names in _tables()["iterators"].items():
        for name in (name for short in names.split() for name in _names_of(short)):
            yield from ((name, step, _ITEM.sub(item, written)) for step, written in iterator)


def _functions() -> Iterator[tuple[str, str]]:
    """Yield the functions with the types of their results as text."""
    for written, names in _tables()["functions"].items():
        yield from ((f"{crate}::{name}", written) for crate in ("std", "core") for name in names.split())
    holders = _tables()["holders"]
    for short in holders["types"].split():
        makers = (f"{place}::{name}" for place in _names_of(short) for name in holders["functions"].split())
        yield from ((maker, f"{short}<arg>") for maker in makers)


def _qualified(text: TypeExpr | None) -> TypeExpr:
    if text is None:
        return TypeExpr("")
    name = f"std::{_places()[text.name]}" if text.name in _places() else text.name
    return TypeExpr(name, tuple(map(_qualified, text.arguments)))


@cache
def _template(text: str) -> TypeExpr:
    """Return a result type; a step (``each``, ``present``) becomes a type with its receiver as argument."""
    if not text:
        return TypeExpr("")
    for plain, written in _STEPS.items():
        text = re.sub(rf"(\w+){re.escape(written)}", rf"{plain}<\1>", text)
    return _restored(_qualified(read_annotation(text.replace(SLICE, "__slice"))))


def _restored(text: TypeExpr) -> TypeExpr:
    name = SLICE if text.name == "__slice" else _STEPS.get(text.name, text.name)
    return TypeExpr(name, tuple(map(_restored, text.arguments)))


# Methods of a type that a derive attribute may add.
_SAME = {
    "clone": "std::clone::Clone::clone",
    "to_owned": "std::borrow::ToOwned::to_owned",
    "default": "std::default::Default::default",
    # A projection of a pinned value has the value's fields; a macro generates it.
    "project": "pin_project::pin_project::project",
    "project_ref": "pin_project::pin_project::project_ref",
    "as_mut": "std::pin::Pin::as_mut",
    # The pointee of a pointer that may be null.
    "as_ref": "std::ptr::as_ref",
}
# Conversions, with the method that they run.
_CONVERSIONS = {
    "into": Conversion("std::convert::Into::into", "std::convert::From", "from", is_given=True),
    "try_into": Conversion(
        "std::convert::TryInto::try_into", "std::convert::TryFrom", "try_from", is_given=True, may_fail=True
    ),
    "parse": Conversion("std::primitive::str::parse", "std::str::FromStr", "from_str", may_fail=True),
    "collect": Conversion("std::iter::Iterator::collect", "std::iter::FromIterator", "from_iter", may_fail=True),
    "sum": Conversion("std::iter::Iterator::sum", "std::iter::Sum", "sum", may_fail=True),
    "product": Conversion("std::iter::Iterator::product", "std::iter::Product", "product", may_fail=True),
    "?": Conversion("", "std::convert::From", "from", is_given=True),
    "default": Conversion("std::default::Default::default", "std::default::Default", "default"),
}
_DERIVING = {"std::convert::From": frozenset({"From", "Error"})}
_VIEWS = {
    "Vec": SLICE,
    _STRING: "std::primitive::str",
    "std::path::PathBuf": "std::path::Path",
    "std::ffi::OsString": "std::ffi::OsStr",
}


def _entry(word: str) -> tuple[str, str]:
    """Split an entry into the step and its type."""
    step, _, given = word.partition(":") if word[:3] != "[:]" else ("[:]", "", word[4:])
    return step, given


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    gives = {(name, step): _template(written) for name, step, written in _methods()}
    gives |= {(TUPLE, step): TypeExpr(str(nth)) for nth in range(12) for step in (f"[{nth}]", str(nth))}
    gives |= {
        (name.rpartition("::")[0], name.rpartition("::")[2]): _template(written) for name, written in _functions()
    }
    for owner, _, name in (path.rpartition("::") for path in _SAME.values()):
        gives.setdefault((owner, name), _template("Option<0>") if owner == "std::ptr" else TypeExpr("0"))
    return Library(
        value_makers=frozenset({"clone", "to_owned", "from", "default"}),
        result_types=gives,
        deref_target={name: 0 for short in _FORWARDS_TEXT.split() for name in _names_of(short)},
        deref_method="deref",
        functions=frozenset({FUNCTION}),
        same_type_methods=_SAME,
        view_of={name: there for short, there in _VIEWS.items() for name in _names_of(short)},
        traits={name: _ITERATED for name, step in gives if step == "next"},
        conversions=_CONVERSIONS,
        failure="[=Err.0]",
        deriving=_DERIVING,
        reflexive=("std::convert::From", "std::convert::TryFrom"),
        associated=("Item", "Output", "Target"),
        closed=frozenset(name for name, _ in gives if name == _STRING or name.startswith("std::primitive::")).union(
            *(_names_of(short)[:_CRATES] for short in _CLOSED)
        ),
        iteration=("next", "into_iter", "iter"),
        steps={"[]": (("index",),)},
    )
