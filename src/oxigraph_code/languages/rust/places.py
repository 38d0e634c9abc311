"""The qualified names of standard library types, and of their replacements in packages.

For maintainers: data only, by the short names that the other tables use.

Source: the documentation of the standard library.
"""

from __future__ import annotations

# The modules of types whose short name is no path or is ambiguous.
PLACES = {
    **{name: f"primitive::{name}" for name in ("bool", "char", "str", "u8", "u32", "usize")},
    "String": "string::String",
    "Option": "option::Option",
    "Result": "result::Result",
    "Box": "boxed::Box",
    "Rc": "rc::Rc",
    "Arc": "sync::Arc",
    "RcWeak": "rc::Weak",
    "ArcWeak": "sync::Weak",
    "Cow": "borrow::Cow",
    "Cell": "cell::Cell",
    "RefCell": "cell::RefCell",
    "UnsafeCell": "cell::UnsafeCell",
    "AtomicPtr": "sync::atomic::AtomicPtr",
    "Ref": "cell::Ref",
    "RefMut": "cell::RefMut",
    "Mutex": "sync::Mutex",
    "RwLock": "sync::RwLock",
    "MutexGuard": "sync::MutexGuard",
    "RwLockReadGuard": "sync::RwLockReadGuard",
    "RwLockWriteGuard": "sync::RwLockWriteGuard",
    "LazyCell": "cell::LazyCell",
    "OnceCell": "cell::OnceCell",
    "LazyLock": "sync::LazyLock",
    "OnceLock": "sync::OnceLock",
    "Pin": "pin::Pin",
    "ManuallyDrop": "mem::ManuallyDrop",
    "MaybeUninit": "mem::MaybeUninit",
    "NonNull": "ptr::NonNull",
    "Wrapping": "num::Wrapping",
    "Poll": "task::Poll",
    "Vec": "vec::Vec",
    "VecDeque": "collections::VecDeque",
    "LinkedList": "collections::LinkedList",
    "BinaryHeap": "collections::BinaryHeap",
    "HashSet": "collections::HashSet",
    "BTreeSet": "collections::BTreeSet",
    "HashMap": "collections::HashMap",
    "BTreeMap": "collections::BTreeMap",
    "Range": "ops::Range",
    "RangeInclusive": "ops::RangeInclusive",
    "Iterator": "iter::Iterator",
    "DoubleEndedIterator": "iter::DoubleEndedIterator",
    "ExactSizeIterator": "iter::ExactSizeIterator",
    "IntoIterator": "iter::IntoIterator",
    "Peekable": "iter::Peekable",
    "SliceIter": "slice::Iter",
    "SliceIterMut": "slice::IterMut",
    "VecIntoIter": "vec::IntoIter",
    "VecDrain": "vec::Drain",
    "MapIter": "collections::hash_map::Iter",
    "MapKeys": "collections::hash_map::Keys",
    "MapValues": "collections::hash_map::Values",
    "Rev": "iter::Rev",
    "Skip": "iter::Skip",
    "Take": "iter::Take",
    "StepBy": "iter::StepBy",
    "Fuse": "iter::Fuse",
    "Cycle": "iter::Cycle",
    "Cloned": "iter::Cloned",
    "Copied": "iter::Copied",
    "Zip": "iter::Zip",
    "Enumerate": "iter::Enumerate",
    "Future": "future::Future",
    "AsRef": "convert::AsRef",
    "AsMut": "convert::AsMut",
    "Into": "convert::Into",
    "Borrow": "borrow::Borrow",
    "Deref": "ops::Deref",
    "DerefMut": "ops::DerefMut",
    "Entry": "collections::hash_map::Entry",
    "BTreeEntry": "collections::btree_map::Entry",
    "OccupiedEntry": "collections::hash_map::OccupiedEntry",
    "VacantEntry": "collections::hash_map::VacantEntry",
}
# Other names of these types, in the standard library and in packages with compatible ones.
_ALSO = {
    "HashMap": """
        std::collections::hash_map::HashMap hashbrown::HashMap hashbrown::hash_map::HashMap indexmap::IndexMap
        indexmap::map::IndexMap
    """,
    "HashSet": """
        std::collections::hash_set::HashSet hashbrown::HashSet hashbrown::hash_set::HashSet indexmap::IndexSet
        indexmap::set::IndexSet
    """,
    "BTreeMap": "std::collections::btree_map::BTreeMap alloc::collections::btree_map::BTreeMap",
    "BTreeSet": "std::collections::btree_set::BTreeSet alloc::collections::btree_set::BTreeSet",
    "VecDeque": "std::collections::vec_deque::VecDeque alloc::collections::vec_deque::VecDeque",
    "Entry": "indexmap::map::Entry hashbrown::hash_map::Entry",
    "OccupiedEntry": """
        indexmap::map::OccupiedEntry hashbrown::hash_map::OccupiedEntry std::collections::btree_map::OccupiedEntry
    """,
    "VacantEntry": """
        indexmap::map::VacantEntry hashbrown::hash_map::VacantEntry std::collections::btree_map::VacantEntry
    """,
    "Result": "std::io::Result std::thread::Result std::sync::LockResult",
    "Vec": "smallvec::SmallVec arrayvec::ArrayVec",
    "Rc": "triomphe::Arc",
    "MutexGuard": "parking_lot::MutexGuard parking_lot::MappedMutexGuard",
    "RwLockReadGuard": "parking_lot::RwLockReadGuard parking_lot::MappedRwLockReadGuard",
    "RwLockWriteGuard": """
        parking_lot::RwLockWriteGuard parking_lot::MappedRwLockWriteGuard parking_lot::RwLockUpgradableReadGuard
    """,
    "MapIter": """
        std::collections::hash_map::IterMut std::collections::hash_map::IntoIter std::collections::btree_map::Iter
        std::collections::btree_map::IterMut std::collections::btree_map::IntoIter
    """,
    "MapKeys": "std::collections::btree_map::Keys",
    "MapValues": """
        std::collections::hash_map::ValuesMut std::collections::btree_map::Values
        std::collections::btree_map::ValuesMut
    """,
    "LazyLock": "once_cell::sync::Lazy",
    "LazyCell": "once_cell::unsync::Lazy",
    "OnceCell": "once_cell::unsync::OnceCell",
    "OnceLock": "once_cell::sync::OnceCell",
}


def names_of(name: str) -> list[str]:
    """Return the qualified names of a type."""
    if name not in PLACES:
        return [name]
    return [*(f"{crate}::{PLACES[name]}" for crate in ("std", "core", "alloc")), *_ALSO.get(name, "").split()]
