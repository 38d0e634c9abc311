"""The scoping and object rules of Rust.

For maintainers: see ``resolution.semantics``. Names and texts only. Preludes are those of the 2024 edition.

Source: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.aliases import Alias
from oxigraph_code.facts import Definition
from oxigraph_code.languages.rust import probing
from oxigraph_code.languages.rust.annotations import FUNCTION, SLICE, TUPLE, part_of_variant, read_annotation
from oxigraph_code.languages.rust.configuration import holds
from oxigraph_code.languages.rust.library import library
from oxigraph_code.languages.rust.modules import RustModules
from oxigraph_code.languages.rust.naming import module_name, submodules
from oxigraph_code.languages.rust.roles import roles
from oxigraph_code.resolution.library import Library, TypeText
from oxigraph_code.resolution.scoping import Scoping
from oxigraph_code.resolution.semantics import Semantics

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
_MACROS_TEXT = """
    assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env
    eprint eprintln file format format_args include include_bytes include_str line matches module_path option_env panic
    print println stringify thread_local todo unimplemented unreachable vec write writeln
"""
_VISIBLE = {
    **{name: f"{path}::{name}" for path, names in _PRELUDE_TEXT.items() for name in names.split()},
    **{name: f"std::primitive::{name}" for name in _PRIMITIVES_TEXT.split()},
    **{f"{name}!": f"std::{name}!" for name in _MACROS_TEXT.split()},
    **{name: name for name in ("std", "core", "alloc", FUNCTION, SLICE, TUPLE)},
}
# What nobody gives another meaning: the types and traits, and the crates they are in.
_TYPES = frozenset(
    name for name, path in _VISIBLE.items() if name[0].isupper() or path.startswith("std::primitive") or name == path
)


class RustSemantics(Semantics):
    """See ``resolution.semantics.Semantics``."""

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    submodules = staticmethod(submodules)
    taken = staticmethod(probing.taken)
    references = staticmethod(probing.references)
    probed = staticmethod(probing.probed)

    constructors = ()
    absent_values = ()
    own_type = "Self"
    scoping = Scoping(
        imports_replace=False,
        closed_namespaces=True,
        root_module="crate",
        root_of_macros="$crate",
        own_module="self",
        parent_module="super",
        own_type_is_a_name=True,
        bindings_shadow=True,
        members_apart=True,
        bodies_see_members=False,
        variants_construct=True,
        runs_in_order=True,
        separator="::",
    )

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        if not method.parameters or method.parameters[0].name != "self":
            return "", False
        # A smart pointer has methods of its own, which come first.
        annotation = method.parameters[0].annotation
        return ("self", True) if not annotation or self.read_annotation(annotation) == TypeText("Self") else ("", False)

    @property
    def library(self) -> Library:
        return library()

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> RustModules:
        return RustModules(paths, aliases)

    part_of_variant = staticmethod(part_of_variant)

    def base_name(self, base: str) -> str:
        written = read_annotation(base)
        return written.name if written is not None else ""

    read_annotation = staticmethod(read_annotation)

    def is_left_out(self, conditions: Sequence[str], without: Collection[str]) -> bool:
        return any(holds(condition, without) is False for condition in conditions)

    def hides_nothing(self, name: str) -> bool:
        return name.partition("::")[0] in ("std", "core", "alloc")

    def in_star(self, module: str, name: str) -> str:
        if self.hides_nothing(module):
            return f"std::io::{name}" if module.endswith("::io::prelude") and name in _INPUT_OUTPUT else ""
        return f"{module}::{name}"

    def one_name(self, name: str) -> str:
        if name.endswith("::Result"):
            return "std::result::Result"  # of some errors, which a package has its own name for
        crate, _, rest = name.partition("::")
        return f"std::{rest}" if rest and crate in ("core", "alloc") else name

    def is_never_hidden(self, name: str) -> bool:
        # A Result of a package's own is the same for its errors.
        return name in _TYPES

    def builtin(self, name: str) -> str:
        return _VISIBLE.get(name, "")
