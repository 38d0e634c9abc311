"""What names, methods and types mean in Rust, by how they are written.

For maintainers: answers of ``RustSemantics``, apart from it to be compiled: resolution asks for one or the other at
every definition. See ``resolution.semantics``; names and texts only. Preludes
are those of the 2024 edition.

Source: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.facts import Definition
from oxigraph_code.languages.rust.annotations import FUNCTION, SLICE, TUPLE, read_annotation
from oxigraph_code.languages.rust.configuration import exclude, holds
from oxigraph_code.resolution.language.type_model import TypeExpr

# Where the names that are visible everywhere come from.
_PRELUDE_TEXT = {
    "std::option::Option": "Some None",
    "std::result::Result": "Ok Err",
    "std::mem": "drop size_of size_of_val align_of align_of_val",
    "std::option": "Option",
    "std::result": "Result",
    "std::boxed": "Box",
    "std::string": "String ToString",
    "std::vec": "Vec",
    "std::borrow": "ToOwned",
    "std::clone": "Clone",
    "std::cmp": "PartialEq Eq PartialOrd Ord",
    "std::convert": "AsRef AsMut From Into TryFrom TryInto",
    "std::default": "Default",
    "std::iter": "Iterator Extend IntoIterator DoubleEndedIterator ExactSizeIterator FromIterator",
    "std::ops": "Drop Fn FnMut FnOnce",
}
_INPUT_OUTPUT = frozenset({"Read", "Write", "Seek", "BufRead"})
_PRIMITIVES_TEXT = "bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize"
PRIMITIVES = tuple(_PRIMITIVES_TEXT.split())
_MACROS_TEXT = """
    assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env
    eprint eprintln file format format_args include include_bytes include_str line matches module_path option_env panic
    print println stringify thread_local todo unimplemented unreachable vec write writeln
"""
_VISIBLE = {
    **{name: f"{path}::{name}" for path, names in _PRELUDE_TEXT.items() for name in names.split()},
    **{name: f"std::primitive::{name}" for name in PRIMITIVES},
    **{f"{name}!": f"std::{name}!" for name in _MACROS_TEXT.split()},
    **{name: name for name in ("std", "core", "alloc", FUNCTION, SLICE, TUPLE)},
}
# What nobody gives another meaning: the types and traits, and the crates they are in.
_TYPES = frozenset(
    name for name, path in _VISIBLE.items() if name[0].isupper() or path.startswith("std::primitive") or name == path
)


def receiver_kind(method: Definition) -> tuple[str, bool]:
    """The name a method knows its receiver by, and whether that is an instance or the class."""
    if not method.parameters or method.parameters[0].name != "self":
        return "", False
    # A smart pointer has methods of its own, which come first.
    annotation = method.parameters[0].annotation
    return ("self", True) if not annotation or read_annotation(annotation) == TypeExpr("Self") else ("", False)


def base_name(base: str) -> str:
    """The path of names of a base class, without what it is given."""
    written = read_annotation(base)
    return written.name if written is not None else ""


def is_cfg_disabled(conditions: Sequence[str], features: Collection[str]) -> bool:
    """Whether what is there under some conditions is not in the build that is meant."""
    return any(holds(condition, features) is False for condition in conditions)


def are_mutually_exclusive(conditions: Sequence[str], others: Sequence[str]) -> bool:
    """Whether no build has what is there under some conditions and what is there under others."""
    return any(exclude(one, other) for one in conditions for other in others)


def glob_never_shadows(name: str) -> bool:
    """Whether an import of everything from a module hides nothing that is visible everywhere."""
    return name.partition("::")[0] in ("std", "core", "alloc")


def glob_import_type(module: str, name: str) -> str:
    """The qualified name of what an import of everything brings in under a name."""
    if glob_never_shadows(module):
        return f"std::io::{name}" if module.endswith("::io::prelude") and name in _INPUT_OUTPUT else ""
    return f"{module}::{name}"


def canonical_external_name(name: str) -> str:
    """The qualified name that stands for all names of one thing."""
    if name.endswith("::Result"):
        return "std::result::Result"  # of some errors, which a package has its own name for
    crate, _, rest = name.partition("::")
    return f"std::{rest}" if rest and crate in ("core", "alloc") else name


def is_never_shadowed(name: str) -> bool:
    """Whether no import of everything hides what is visible everywhere."""
    # A Result of a package's own is the same for its errors.
    return name in _TYPES


def builtin(name: str) -> str:
    """The qualified name of what is visible everywhere."""
    return _VISIBLE.get(name, "")
