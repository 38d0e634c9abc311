"""Rules about names, methods and types of Rust, by their spelling.

For maintainers: these are answers of ``RustSemantics``, in a module of their own: resolution calls them for every
definition. See ``resolution.language.semantics``; names and texts only. Preludes follow the 2024 edition. Most
attributes rewrite or describe their item; the ones that register it outside of the program are listed, without paths.

Sources: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions", "Attributes"; the documentation of
actix-web, rocket, tauri, PyO3, napi-rs, wasm-bindgen and ctor.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.languages.rust.annotations import FUNCTION, SLICE, TUPLE, read_annotation
from oxigraph_code.languages.rust.configuration import exclude, holds
from oxigraph_code.resolution.language.type_model import TypeExpr

# The modules of the names in the prelude.
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
# Names that no package redefines: types, traits, and the crates of the standard library.
_TYPES = frozenset(
    name for name, path in _VISIBLE.items() if name[0].isupper() or path.startswith("std::primitive") or name == path
)
_INSPECTING_TEXT: Final = """
    assert assert_eq assert_ne dbg debug debug_assert debug_assert_eq debug_assert_ne eprint eprintln error format info
    matches panic print println todo trace unreachable warn write writeln
"""
_INSPECTING: Final = frozenset(_INSPECTING_TEXT.split())
_REGISTERING_TEXT: Final = """
    catch command connect ctor delete dtor export_name get head napi no_mangle options patch post put pyfunction
    pymethods pymodule route routes trace wasm_bindgen
"""
_REGISTERING: Final = frozenset(_REGISTERING_TEXT.split())


def receiver_kind(method: Definition) -> tuple[str, bool]:
    """Return the name of a method's receiver, and True if that is an instance and not the type."""
    if not method.parameters or method.parameters[0].name != "self":
        return "", False
    # A smart pointer has methods of its own, which come first.
    annotation = method.parameters[0].annotation
    return ("self", True) if not annotation or read_annotation(annotation) == TypeExpr("Self") else ("", False)


def base_name(base: str) -> str:
    """Return the path of a trait or type, without type arguments; empty if the text is none."""
    written = read_annotation(base)
    return written.name if written is not None else ""


def is_cfg_disabled(conditions: Sequence[str], features: Collection[str]) -> bool:
    """Return true if code under all these conditions is not in the assumed build."""
    return any(holds(condition, features) is False for condition in conditions)


def are_mutually_exclusive(conditions: Sequence[str], others: Sequence[str]) -> bool:
    """Return true if no build has code under some conditions together with code under others."""
    return any(exclude(one, other) for one in conditions for other in others)


def glob_never_shadows(name: str) -> bool:
    """Return true if a glob import from a module shadows no name of the prelude."""
    return name.partition("::")[0] in ("std", "core", "alloc")


def glob_import_type(module: str, name: str) -> str:
    """Return the qualified name of the type that a glob import binds to a name; empty if it binds none."""
    if glob_never_shadows(module):
        return f"std::io::{name}" if module.endswith("::io::prelude") and name in _INPUT_OUTPUT else ""
    return f"{module}::{name}"


def canonical_external_name(name: str) -> str:
    """Return the canonical qualified name of a type or trait with several names."""
    if name.endswith("::Result"):
        return "std::result::Result"  # a type alias of a package for its own error type
    crate, _, rest = name.partition("::")
    return f"std::{rest}" if rest and crate in ("core", "alloc") else name


def is_never_shadowed(name: str) -> bool:
    """Return true if no glob import shadows a name of the prelude."""
    # A ``Result`` of a package is an alias of the standard one.
    return name in _TYPES


def builtin(name: str) -> str:
    """Return the qualified name of a builtin; empty if the name is none."""
    return _VISIBLE.get(name, "")


def only_inspects(callee: str) -> bool:
    """Return true if a macro inspects a function that is an argument, and never runs it."""
    return callee.endswith("!") and callee.rpartition("::")[2][:-1] in _INSPECTING


def registers(decorator: str) -> bool:
    """Return true if an attribute registers its item for a later call."""
    return decorator.rpartition("::")[2] in _REGISTERING
