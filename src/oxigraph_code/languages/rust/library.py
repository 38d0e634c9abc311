"""The model of Rust's standard library: methods of types, with the types of their results.

For maintainers: data only. An entry is ``method:type``. In a type, a digit is the type argument with that number,
``self`` the receiver's own type, ``_`` an unknown type, ``fn`` the result of the callback. ``map/0`` is the argument
that ``map`` passes to its callback. A method without a type gives an unknown value. Types to which packages add methods
have all stable methods here, since a missing one would be taken for that of a package.

Source: the documentation of the standard library.
"""

from __future__ import annotations

import re
from functools import cache

from oxigraph_code.languages.rust.annotations import FUNCTION, SLICE, TUPLE, read_annotation
from oxigraph_code.languages.rust.containers import ENTRY, ITERATOR, MAP, SET, SLICE_METHODS, VEC
from oxigraph_code.languages.rust.places import PLACES, names_of
from oxigraph_code.languages.rust.primitives import PRIMITIVES
from oxigraph_code.resolution.language.type_model import Conversion, Library, TypeExpr

_SHARED = "clone:self as_ref:0 make_mut:0 get_mut:Option<0> into_inner:Option<0> try_unwrap:Result<0,self>"
_ITEM = re.compile(r"\b0\b")


def _over(item: str) -> str:
    """Return the methods of an iterator over other items, as far as they can be derived."""
    entries = (entry.partition(":") for entry in ITERATOR.split() if not entry.startswith("flatten:"))
    return " ".join(f"{step}:{_ITEM.sub(item, given)}" for step, _, given in entries)


_METHODS = {
    "Option": """
        unwrap:0 expect:0 unwrap_or:0 unwrap_or_else:0 unwrap_or_default:0 unwrap_unchecked:0 as_ref:self as_mut:self
        as_deref:Option<0> as_deref_mut:Option<0> cloned:self copied:self take:self replace:self or:self or_else:self
        filter:self xor:self insert:0 get_or_insert_with:0 get_or_insert:0 ok_or:Result<0,_> ok_or_else:Result<0,fn>
        iter:Iterator<0> iter_mut:Iterator<0> into_iter:Iterator<0> clone:self is_some is_none is_some_and
        map:Option<fn> and_then:fn map_or:fn map_or_else and as_pin_mut:Option<Pin<0>> flatten:0 transpose zip
        as_pin_ref:Option<Pin<0>> as_slice:{slice}<0> as_mut_slice:{slice}<0> inspect:self take_if:self is_none_or unzip
        get_or_insert_default:0 is_none_or/0:0
        is_some_and/0:0 map/0:0 and_then/0:0 filter/0:0 map_or/0:0 map_or_else/0:0 inspect/0:0
        [?]:0 [*]:0 [=Some.0]:0
    """,
    "Result": """
        unwrap:0 expect:0 unwrap_or:0 unwrap_or_else:0 unwrap_or_default:0 unwrap_err:1 expect_err:1 ok:Option<0>
        err:Option<1> as_ref:self as_mut:self or:self or_else:Result<0,_> is_ok is_err map_err:Result<0,fn>
        map:Result<fn,1> and_then:fn iter:Iterator<0> into_iter:Iterator<0> cloned:self copied:self map_or:fn
        as_deref:self as_deref_mut:self iter_mut:Iterator<0> inspect:self inspect_err:self flatten:0 unwrap_unchecked:0
        unwrap_err_unchecked:1 is_ok_and is_err_and and map_or_else transpose is_err_and/0:1 inspect_err/0:1
        map/0:0 and_then/0:0 map_err/0:1 or_else/0:1 unwrap_or_else/0:1 is_ok_and/0:0 map_or/0:0 inspect/0:0
        [?]:0 [*]:0 [=Ok.0]:0 [=Err.0]:1
    """,
    "Poll": "map:Poll<fn> map/0:0 map_ok:self map_err:self is_ready is_pending [=Ready.0]:0 [?]:Poll<0[?]>",
    "Cow": "into_owned:0 to_mut:0 clone:self [=Borrowed.0]:0 [=Owned.0]:0",
    "Cell": "get:0 set take:0 replace:0 get_mut:0 into_inner:0 swap update as_ptr:0 as_slice_of_cells",
    "RefCell": """
        borrow:Ref<0> borrow_mut:RefMut<0> try_borrow:Result<Ref<0>,_> try_borrow_mut:Result<RefMut<0>,_> into_inner:0
        get_mut:0 replace:0 replace_with:0 take:0 swap as_ptr:0 try_borrow_unguarded with_borrow/0:0 with_borrow_mut/0:0
    """,
    "UnsafeCell": "get:0 get_mut:0 into_inner:0",
    "Mutex": """
        lock:Result<MutexGuard<0>,_> try_lock:Result<MutexGuard<0>,_> get_mut:Result<0,_> into_inner:Result<0,_>
        is_poisoned clear_poison
    """,
    "RwLock": """
        read:Result<RwLockReadGuard<0>,_> write:Result<RwLockWriteGuard<0>,_> get_mut:Result<0,_>
        try_read:Result<RwLockReadGuard<0>,_> try_write:Result<RwLockWriteGuard<0>,_> into_inner:Result<0,_>
        is_poisoned clear_poison
    """,
    "parking_lot::Mutex": "lock:MutexGuard<0> try_lock:Option<MutexGuard<0>> get_mut:0 into_inner:0",
    "parking_lot::RwLock": """
        read:RwLockReadGuard<0> write:RwLockWriteGuard<0> try_read:Option<RwLockReadGuard<0>> get_mut:0 into_inner:0
        try_write:Option<RwLockWriteGuard<0>> upgradable_read:RwLockWriteGuard<0>
    """,
    "AtomicPtr": """
        load:0 swap:0 get_mut:0 into_inner:0 store compare_exchange:Result<0,0> compare_exchange_weak:Result<0,0>
        fetch_update:Result<0,0>
    """,
    "OnceCell": "get:Option<0> get_or_init:0 get_mut:Option<0> into_inner:Option<0>",
    "OnceLock": "get:Option<0> get_or_init:0 get_mut:Option<0> into_inner:Option<0>",
    "RcWeak": "upgrade:Option<Rc<0>> clone:self",
    "ArcWeak": "upgrade:Option<Arc<0>> clone:self",
    "Pin": "as_mut:self get_mut:0 get_ref:0 as_ref:self get_unchecked_mut:0 into_inner:0 set",
    "MaybeUninit": "assume_init:0 as_ptr:0 as_mut_ptr:0 assume_init_ref:0 assume_init_mut:0 write:0",
    "NonNull": "as_ref:0 as_mut:0 as_ptr:0",
    "ManuallyDrop": "into_inner:0 take:0",
    "Box": "clone:self as_ref:0 as_mut:0 leak:0 into_inner:0 into_pin:Pin<self>",
    "Rc": f"downgrade:RcWeak<0> {_SHARED}",
    "Arc": f"downgrade:ArcWeak<0> {_SHARED}",
    "AsRef": "as_ref:0",
    "AsMut": "as_mut:0",
    "Into": "into:0",
    "Borrow": "borrow:0",
    "Deref": "deref:0 Target:0",
    "DerefMut": "deref_mut:0 Target:0",
    "Future": "await:0 Output:0",
    "Vec": VEC,
    "VecDeque": VEC,
    "LinkedList": VEC,
    SLICE: SLICE_METHODS,
    "HashSet": SET,
    "BTreeSet": SET,
    "BinaryHeap": SET,
    "HashMap": MAP,
    "BTreeMap": MAP,
    "Entry": ENTRY,
    "BTreeEntry": ENTRY,
    "OccupiedEntry": ENTRY,
    "VacantEntry": ENTRY,
    **dict.fromkeys(
        (
            "Iterator", "DoubleEndedIterator", "ExactSizeIterator", "IntoIterator", "SliceIter", "SliceIterMut",
            "VecIntoIter", "VecDrain",
        ),
        ITERATOR,
    ),
    **dict.fromkeys(("Peekable", "Rev", "Skip", "Take", "StepBy", "Fuse", "Cycle", "Cloned", "Copied"), _over("0[*]")),
    "Enumerate": _over("(_,0[*])"),
    "Zip": _over("(0[*],1[*])"),
    "MapIter": _over("(0,1)"),
    "MapKeys": _over("0"),
    "MapValues": _over("1"),
    "Range": f"{ITERATOR} .start:0 .end:0 contains is_empty len clone:self",
    "RangeInclusive": f"{ITERATOR} start:0 end:0 contains is_empty into_inner:(0,0) clone:self",
    # Thread-local values are passed to a callback.
    "": "with/0:self try_with/0:self",
}  # fmt: skip
# Types with all of their methods here, besides numbers and strings.
_CLOSED = ("Option", "Result", "Vec", SLICE)
_CRATES = 3  # Replacements of these types in packages have more methods.
_STEPS = {"__each": "[*]", "__present": "[?]"}
_ITERATED = ("std::iter::Iterator", "std::iter::DoubleEndedIterator")
# Types that deref to their type argument.
_FORWARDS_TEXT = """
    Box Rc Arc Cow Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard Pin ManuallyDrop Deref DerefMut LazyLock
    LazyCell
"""


def _qualified(text: TypeExpr | None) -> TypeExpr:
    if text is None:
        return TypeExpr("")
    name = f"std::{PLACES[text.name]}" if text.name in PLACES else text.name
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


# The result types of functions.
_FUNCTIONS = {
    **{f"{crate}::option::Option::Some": "Option<arg>" for crate in ("std", "core")},
    **{f"{crate}::result::Result::Ok": "Result<arg,_>" for crate in ("std", "core")},
    **{f"{crate}::result::Result::Err": "Result<_,arg>" for crate in ("std", "core")},
    **{f"{crate}::str::from_utf8": "Result<str,_>" for crate in ("std", "core")},
    **{f"{crate}::char::from_u32": "Option<char>" for crate in ("std", "core")},
    **{f"{crate}::mem::{name}": "arg" for crate in ("std", "core") for name in ("replace", "take")},
    **{f"{crate}::ptr::{name}": "arg" for crate in ("std", "core") for name in ("read", "replace")},
    **{
        f"{place}::{name}": f"{short}<arg>"
        for short in (
            "Box", "Rc", "Arc", "Cell", "RefCell", "Mutex", "RwLock", "Pin", "ManuallyDrop", "parking_lot::Mutex",
            "parking_lot::RwLock",
        )
        for place in names_of(short)
        for name in ("new", "pin", "from")
    },
}  # fmt: skip
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
    "std::string::String": "std::primitive::str",
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
    gives = {
        (name, step): _template(given)
        for short, text in _METHODS.items()
        for name in names_of(short)
        for step, given in map(_entry, text.split())
    }
    gives |= {(TUPLE, step): TypeExpr(str(nth)) for nth in range(12) for step in (f"[{nth}]", str(nth))}
    gives |= {
        (name, step): _template(given) for name, text in PRIMITIVES.items() for step, given in map(_entry, text.split())
    }
    gives |= {
        (name.rpartition("::")[0], name.rpartition("::")[2]): _template(given) for name, given in _FUNCTIONS.items()
    }
    for owner, _, name in (path.rpartition("::") for path in _SAME.values()):
        gives.setdefault((owner, name), _template("Option<0>") if owner == "std::ptr" else TypeExpr("0"))
    return Library(
        value_makers=frozenset({"clone", "to_owned", "from", "default"}),
        result_types=gives,
        deref_target={name: 0 for short in _FORWARDS_TEXT.split() for name in names_of(short)},
        deref_method="deref",
        functions=frozenset({FUNCTION}),
        same_type_methods=_SAME,
        view_of={name: there for short, there in _VIEWS.items() for name in names_of(short)},
        traits={name: _ITERATED for name, step in gives if step == "next"},
        conversions=_CONVERSIONS,
        failure="[=Err.0]",
        deriving=_DERIVING,
        reflexive=("std::convert::From", "std::convert::TryFrom"),
        associated=("Item", "Output", "Target"),
        closed=frozenset(PRIMITIVES).union(*(names_of(short)[:_CRATES] for short in _CLOSED)),
        iteration=("next", "into_iter", "iter"),
        steps={"[]": (("index",),)},
    )
