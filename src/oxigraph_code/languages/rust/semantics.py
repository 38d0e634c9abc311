"""The scoping and object rules of Rust.

For maintainers: see ``resolution.semantics``. Names and texts only. Preludes are those of the 2024 edition.

Source: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from oxigraph_code.facts import Alias, Definition
from oxigraph_code.languages.rust.naming import module_name, submodules
from oxigraph_code.resolution.semantics import Library, Scoping, TypeText

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
    **{name: name for name in ("std", "core", "alloc")},
}

_REFERENCE = re.compile(r"&\s*(?:'\w+\s+)?(?:mut\s+)?")
_NAME = re.compile(r"(?:(?:self|super)::)*[^\W\d]\w*(?:::[^\W\d]\w*)*$")
# What bounds add that has no methods a call could mean.
_MARKERS = frozenset({"Send", "Sync", "Unpin", "?Sized", "Sized", "Copy"})


class RustModules:
    """See ``resolution.semantics.Modules``."""

    def find(self, importer: str, name: str) -> str:
        return ""

    def outside(self, importer: str, name: str) -> str:
        return ""

    def head(self, name: str) -> str:
        return name

    def submodule(self, path: str, name: str) -> str:
        return ""


class RustSemantics:
    """See ``resolution.semantics.Semantics``."""

    module_name = staticmethod(module_name)
    submodules = staticmethod(submodules)

    constructors = ()
    absent_value = "()"  # no path, so that every binding counts
    own_type = "Self"
    transparent_bases = frozenset[str]()
    methods_see_class_names = False
    scoping = Scoping(
        imports_replace=False,
        closed_namespaces=True,
        own_module="self",
        parent_module="super",
        own_type_is_a_name=True,
        bindings_shadow=True,
        members_apart=True,
        bodies_see_members=False,
        variants_construct=True,
    )

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        if not method.parameters or method.parameters[0].name != "self":
            return "", False
        # A smart pointer has methods of its own, which come first.
        annotation = method.parameters[0].annotation
        return ("self", True) if not annotation or self.read_annotation(annotation) == TypeText("Self") else ("", False)

    def parent_class(self, path: str) -> str | None:
        return None

    def is_called_by_access(self, definition: Definition) -> bool:
        return False

    library = Library()

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> RustModules:
        return RustModules()

    def is_public(self, name: str) -> bool:
        return True

    def base_name(self, base: str) -> str:
        return base.partition("<")[0].strip()

    def is_outside_class(self, qualified_name: str) -> bool:
        return False

    def read_annotation(self, annotation: str) -> TypeText | None:
        text = annotation.strip()
        while match := _REFERENCE.match(text):
            text = text[match.end() :]
        if text.startswith("(") and text.endswith(")"):
            text = text[1:-1].strip()
        if text.startswith(("dyn ", "impl ")):
            bounds = [bound.strip() for bound in text.partition(" ")[2].split("+")]
            named = [bound for bound in bounds if bound not in _MARKERS and not bound.startswith("'")]
            if len(named) != 1:
                return None
            text = named[0]
        text = text.partition("<")[0].strip() if text.endswith(">") else text
        return TypeText(text) if _NAME.match(text) else None

    def common_member(self, name: str) -> str:
        return ""

    def builtin(self, name: str) -> str:
        return _VISIBLE.get(name, "")
