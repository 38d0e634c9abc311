"""What resolution knows of Rust's own types.

For maintainers: data only. For each type what its methods give, as types: a digit is the type argument with that
number, ``self`` the receiver's own type, ``_`` something of which nothing is known, ``fn`` what the function that is
handed in gives. ``map/0`` is what ``map`` hands to that function. A type of which the methods are not all known lists
only those whose result says something.

Source: the documentation of the standard library.
"""

from __future__ import annotations

import re
from functools import cache

from oxigraph_code.languages.rust.annotations import FUNCTION, SLICE, TUPLE, read_annotation
from oxigraph_code.languages.rust.places import PLACES, names_of
from oxigraph_code.languages.rust.primitives import PRIMITIVES
from oxigraph_code.resolution.library import Library, TypeText

_ITERATOR = """
    next:Option<0> next/0:0 last:Option<0> nth:Option<0> next_back:Option<0> rev:Iterator<0> skip:Iterator<0>
    take:Iterator<0> step_by:Iterator<0> chain:Iterator<0> filter:Iterator<0> inspect:Iterator<0> fuse:Iterator<0>
    by_ref:self cycle:Iterator<0> peekable:Peekable<self> skip_while:Iterator<0> take_while:Iterator<0>
    cloned:Iterator<0> copied:Iterator<0> enumerate:Iterator<(_,0)> zip:Iterator<(0,_)> find:Option<0>
    max_by_key:Option<0> min_by_key:Option<0> max:Option<0> min:Option<0> max_by:Option<0> min_by:Option<0>
    reduce:Option<0> rfind:Option<0> collect:_ count:_ sum:_ product:_ all:_ any:_ position:_ fold:_ for_each:_
    into_iter:self iter:self map:Iterator<fn> filter_map:Iterator<fn[?]> flat_map:Iterator<fn[*]> find_map:fn
    map_while:Iterator<fn[?]> partition:_ unzip:_ eq:_ size_hint:_ scan:_ try_for_each:fn try_fold:_ rposition:_
    flatten:Iterator<0[*]>
    map/0:0 filter/0:0 for_each/0:0 find/0:0 any/0:0 all/0:0 position/0:0 flat_map/0:0 filter_map/0:0
    inspect/0:0 skip_while/0:0 take_while/0:0 map_while/0:0 find_map/0:0 partition/0:0 max_by_key/0:0 min_by_key/0:0
    fold/1:0 max_by/0:0 max_by/1:0 min_by/0:0 min_by/1:0 reduce/0:0 reduce/1:0 rposition/0:0 try_for_each/0:0
    try_fold/1:0 scan/1:0 rfind/0:0 [*]:0 peek:Option<0> peek_mut:Option<0> next_if:Option<0> next_if/0:0
    as_slice:{slice}<0> Item:0
"""
_SLICE = """
    iter:Iterator<0> iter_mut:Iterator<0> into_iter:Iterator<0> first:Option<0> first_mut:Option<0> last:Option<0>
    last_mut:Option<0> get:Option<0> get_mut:Option<0> get_unchecked:0 get_unchecked_mut:0 len:_ is_empty:_
    split_first:Option<(0,{slice}<0>)> split_last:Option<(0,{slice}<0>)> split_at:({slice}<0>,{slice}<0>)
    split_at_mut:({slice}<0>,{slice}<0>) chunks:Iterator<{slice}<0>> windows:Iterator<{slice}<0>> to_vec:Vec<0>
    chunks_exact:Iterator<{slice}<0>> split:Iterator<{slice}<0>>
    as_slice:{slice}<0> as_mut_slice:{slice}<0> swap:_ reverse:_ sort:_ sort_by:_ sort_by_key:_ sort_unstable:_
    sort_unstable_by:_ sort_unstable_by_key:_ contains:_ starts_with:_ ends_with:_ binary_search:_ binary_search_by:_
    concat:_ join:_ as_ptr:_ as_mut_ptr:_ clone:self to_owned:self as_ref:self as_mut:self borrow:self
    sort_by/0:0 sort_by/1:0 sort_by_key/0:0 sort_unstable_by/0:0 sort_unstable_by/1:0 sort_unstable_by_key/0:0
    binary_search_by/0:0 binary_search_by_key/1:0 [*]:0 []:0 [:]:{slice}<0>
"""
_VEC = (
    _SLICE
    + """
    pop:Option<0> push:_ insert:_ remove:0 swap_remove:0 drain:Iterator<0> clear:_ extend:_ truncate:_ retain:_
    retain/0:0 split_off:self append:_ resize:_ capacity:_ reserve:_ dedup:_ into_boxed_slice:Box<{slice}<0>>
    pop_front:Option<0> pop_back:Option<0> front:Option<0> back:Option<0> front_mut:Option<0> back_mut:Option<0>
    push_back:_ push_front:_ extend_from_slice:_ leak:{slice}<0> with_capacity:_ dedup_by_key/0:0 dedup_by/0:0
    splice:Iterator<0> retain_mut/0:0
"""
)
_SET = """
    iter:Iterator<0> into_iter:Iterator<0> drain:Iterator<0> get:Option<0> take:Option<0> insert:_ contains:_ remove:_
    len:_ is_empty:_ clear:_ union:Iterator<0> intersection:Iterator<0> difference:Iterator<0> extend:_ clone:self
    retain:_ retain/0:0 first:Option<0> last:Option<0> pop_first:Option<0> pop_last:Option<0> peek:Option<0>
    pop:Option<0> push:_ range:Iterator<0> into_sorted_vec:Vec<0> into_vec:Vec<0> [*]:0
"""
_MAP = """
    get:Option<1> get_mut:Option<1> insert:Option<1> remove:Option<1> remove_entry:Option<(0,1)> keys:Iterator<0>
    values:Iterator<1> values_mut:Iterator<1> into_keys:Iterator<0> into_values:Iterator<1> iter:Iterator<(0,1)>
    iter_mut:Iterator<(0,1)> into_iter:Iterator<(0,1)> drain:Iterator<(0,1)> entry:Entry<0,1> contains_key:_ len:_
    is_empty:_ clear:_ extend:_ clone:self retain:_ get_key_value:Option<(0,1)> first_key_value:Option<(0,1)>
    last_key_value:Option<(0,1)> pop_first:Option<(0,1)> range:Iterator<(0,1)> range_mut:Iterator<(0,1)>
    retain/0:0 retain/1:1 [*]:(0,1) []:1 get_index:Option<(0,1)> get_index_mut:Option<(0,1)> get_full:Option<(_,0,1)>
    get_full_mut:Option<(_,0,1)> swap_remove:Option<1> shift_remove:Option<1> shift_remove_entry:Option<(0,1)>
    swap_remove_entry:Option<(0,1)> insert_full:(_,Option<1>) first:Option<(0,1)> last:Option<(0,1)>
    get_key_value_mut:Option<(0,1)> pop:Option<(0,1)> sort_by/0:0 sort_by/1:1 sort_by/2:0 sort_by/3:1
"""
_ENTRY = """
    or_insert:1 or_insert_with:1 or_default:1 or_insert_with_key:1 and_modify:self and_modify/0:1 key:0 get:1 get_mut:1
    shift_remove:1 swap_remove:1 remove_entry:(0,1) shift_remove_entry:(0,1) swap_remove_entry:(0,1)
    into_mut:1 remove:1 insert:1 [=Occupied.0]:OccupiedEntry<0,1> [=Vacant.0]:VacantEntry<0,1> into_key:0
"""

_SHARED = "clone:self as_ref:0 make_mut:0 get_mut:Option<0> into_inner:Option<0> try_unwrap:Result<0,self>"
_ITEM = re.compile(r"\b0\b")


def _over(item: str) -> str:
    """What an iterator has that gives an item of another form, as far as that can be said."""
    entries = (entry.partition(":") for entry in _ITERATOR.split() if not entry.startswith("flatten:"))
    return " ".join(f"{step}:{_ITEM.sub(item, given)}" for step, _, given in entries)


_METHODS = {
    "Option": """
        unwrap:0 expect:0 unwrap_or:0 unwrap_or_else:0 unwrap_or_default:0 unwrap_unchecked:0 as_ref:self as_mut:self
        as_deref:Option<0> as_deref_mut:Option<0> cloned:self copied:self take:self replace:self or:self or_else:self
        filter:self xor:self insert:0 get_or_insert_with:0 get_or_insert:0 ok_or:Result<0,_> ok_or_else:Result<0,fn>
        iter:Iterator<0> iter_mut:Iterator<0> into_iter:Iterator<0> clone:self is_some:_ is_none:_ is_some_and:_
        map:Option<fn> and_then:fn map_or:fn map_or_else:_ and:_ as_pin_mut:Option<Pin<0>> flatten:0 transpose:_ zip:_
        is_some_and/0:0 map/0:0 and_then/0:0 filter/0:0 map_or/0:0 map_or_else/0:0 inspect/0:0
        [?]:0 [*]:0 [=Some.0]:0
    """,
    "Result": """
        unwrap:0 expect:0 unwrap_or:0 unwrap_or_else:0 unwrap_or_default:0 unwrap_err:1 expect_err:1 ok:Option<0>
        err:Option<1> as_ref:self as_mut:self or:self or_else:Result<0,_> is_ok:_ is_err:_ map_err:Result<0,fn>
        map:Result<fn,1> and_then:fn iter:Iterator<0> into_iter:Iterator<0> cloned:self copied:self map_or:fn
        map/0:0 and_then/0:0 map_err/0:1 or_else/0:1 unwrap_or_else/0:1 is_ok_and/0:0 map_or/0:0 inspect/0:0
        [?]:0 [*]:0 [=Ok.0]:0 [=Err.0]:1
    """,
    "Poll": "map:Poll<fn> map/0:0 is_ready:_ is_pending:_ [=Ready.0]:0 [?]:Poll<0[?]>",
    "Cow": "into_owned:0 to_mut:0 clone:self [=Borrowed.0]:0 [=Owned.0]:0",
    "Cell": "get:0 set:_ take:0 replace:0 get_mut:0 into_inner:0",
    "RefCell": """
        borrow:Ref<0> borrow_mut:RefMut<0> try_borrow:Result<Ref<0>,_> try_borrow_mut:Result<RefMut<0>,_> into_inner:0
        get_mut:0 replace:0 take:0 with_borrow/0:0 with_borrow_mut/0:0
    """,
    "UnsafeCell": "get:0 get_mut:0 into_inner:0",
    "Mutex": "lock:Result<MutexGuard<0>,_> try_lock:Result<MutexGuard<0>,_> get_mut:Result<0,_> into_inner:Result<0,_>",
    "RwLock": """
        read:Result<RwLockReadGuard<0>,_> write:Result<RwLockWriteGuard<0>,_> get_mut:Result<0,_>
        into_inner:Result<0,_>
    """,
    "AtomicPtr": """
        load:0 swap:0 get_mut:0 into_inner:0 store:_ compare_exchange:Result<0,0> compare_exchange_weak:Result<0,0>
        fetch_update:Result<0,0>
    """,
    "OnceCell": "get:Option<0> get_or_init:0 get_mut:Option<0> into_inner:Option<0>",
    "OnceLock": "get:Option<0> get_or_init:0 get_mut:Option<0> into_inner:Option<0>",
    "RcWeak": "upgrade:Option<Rc<0>> clone:self",
    "ArcWeak": "upgrade:Option<Arc<0>> clone:self",
    "Pin": "as_mut:self get_mut:0 get_ref:0 as_ref:self get_unchecked_mut:0 into_inner:0 set:_",
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
    "Deref": "deref:0",
    "DerefMut": "deref_mut:0",
    "Future": "await:0 Output:0",
    "Vec": _VEC,
    "VecDeque": _VEC,
    "LinkedList": _VEC,
    SLICE: _SLICE,
    "HashSet": _SET,
    "BTreeSet": _SET,
    "BinaryHeap": _SET,
    "HashMap": _MAP,
    "BTreeMap": _MAP,
    "Entry": _ENTRY,
    "BTreeEntry": _ENTRY,
    "OccupiedEntry": _ENTRY,
    "VacantEntry": _ENTRY,
    **dict.fromkeys(
        (
            "Iterator", "DoubleEndedIterator", "ExactSizeIterator", "IntoIterator", "SliceIter", "SliceIterMut",
            "VecIntoIter", "VecDrain",
        ),
        _ITERATOR,
    ),
    **dict.fromkeys(("Peekable", "Rev", "Skip", "Take", "StepBy", "Fuse", "Cycle", "Cloned", "Copied"), _over("0[*]")),
    "Enumerate": _over("(_,0[*])"),
    "Zip": _over("(0[*],1[*])"),
    "MapIter": _over("(0,1)"),
    "MapKeys": _over("0"),
    "MapValues": _over("1"),
    # What each thread has its own of is handed to a function.
    "": "with/0:self try_with/0:self",
}  # fmt: skip
_STEPS = {"__each": "[*]", "__present": "[?]"}
_ITERATED = ("std::iter::Iterator", "std::iter::DoubleEndedIterator")
# What has the methods of what it holds.
_FORWARDS_TEXT = """
    Box Rc Arc Cow Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard Pin ManuallyDrop Deref LazyLock LazyCell
"""


def _qualified(text: TypeText | None) -> TypeText:
    if text is None:
        return TypeText("")
    name = f"std::{PLACES[text.name]}" if text.name in PLACES else text.name
    return TypeText(name, tuple(map(_qualified, text.arguments)))


def _template(text: str) -> TypeText:
    """A result; what a step leads to is kept as the step with what it is from for its argument."""
    for plain, written in _STEPS.items():
        text = re.sub(rf"(\w+){re.escape(written)}", rf"{plain}<\1>", text)
    return _restored(_qualified(read_annotation(text.replace(SLICE, "__slice"))))


def _restored(text: TypeText) -> TypeText:
    name = SLICE if text.name == "__slice" else _STEPS.get(text.name, text.name)
    return TypeText(name, tuple(map(_restored, text.arguments)))


# What functions give for what they are given.
_FUNCTIONS = {
    **{f"{crate}::option::Option::Some": "Option<arg>" for crate in ("std", "core")},
    **{f"{crate}::result::Result::Ok": "Result<arg,_>" for crate in ("std", "core")},
    **{f"{crate}::result::Result::Err": "Result<_,arg>" for crate in ("std", "core")},
    **{f"{crate}::mem::{name}": "arg" for crate in ("std", "core") for name in ("replace", "take")},
    **{f"{crate}::ptr::{name}": "arg" for crate in ("std", "core") for name in ("read", "replace")},
    **{
        f"{place}::{name}": f"{short}<arg>"
        for short in ("Box", "Rc", "Arc", "Cell", "RefCell", "Mutex", "RwLock", "Pin", "ManuallyDrop")
        for place in names_of(short)
        for name in ("new", "pin", "from")
    },
}
# What a type may have by a word in front of it.
_SAME = {
    "clone": "std::clone::Clone::clone",
    "to_owned": "std::borrow::ToOwned::to_owned",
    "default": "std::default::Default::default",
    # A view of what is pinned has its fields; it is made by a macro that everybody takes for this.
    "project": "pin_project::pin_project::project",
    "project_ref": "pin_project::pin_project::project_ref",
    "as_mut": "std::pin::Pin::as_mut",
    # What a pointer leads to, if to anything.
    "as_ref": "std::ptr::as_ref",
}
_VIEWS = {
    "Vec": SLICE,
    "std::string::String": "std::primitive::str",
    "std::path::PathBuf": "std::path::Path",
    "std::ffi::OsString": "std::ffi::OsStr",
}


@cache
def library() -> Library:
    """The table. It is made when it is first asked for: that takes a tenth of a second, and each process would pay."""
    gives = {
        (name, step): _template(given)
        for short, text in _METHODS.items()
        for name in names_of(short)
        for step, given in (
            entry.split(":", 1) if not entry.startswith("[:]") else ("[:]", entry[4:]) for entry in text.split()
        )
    }
    gives |= {(TUPLE, step): TypeText(str(nth)) for nth in range(12) for step in (f"[{nth}]", str(nth))}
    gives |= {(name, method): TypeText("") for name, methods in PRIMITIVES.items() for method in methods.split()}
    gives |= {
        (name.rpartition("::")[0], name.rpartition("::")[2]): _template(given) for name, given in _FUNCTIONS.items()
    }
    for owner, _, name in (path.rpartition("::") for path in _SAME.values()):
        gives.setdefault((owner, name), _template("Option<0>") if owner == "std::ptr" else TypeText("0"))
    return Library(
        gives=gives,
        forwards={name: 0 for short in _FORWARDS_TEXT.split() for name in names_of(short)},
        forward_member="deref",
        functions=frozenset({FUNCTION}),
        same=_SAME,
        views={name: there for short, there in _VIEWS.items() for name in names_of(short)},
        traits={name: _ITERATED for name, step in gives if step == "next"},
        associated=("Item", "Output"),
        closed=frozenset(PRIMITIVES),
        iteration=("next", "into_iter", "iter"),
        steps={"[]": (("index",),)},
    )
