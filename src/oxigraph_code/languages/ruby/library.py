"""The model of Ruby's core and a few standard libraries.

For maintainers: the stubs have names, superclasses, mixins and classes of results, from the signatures that come with
the runtime. External names begin with the key of the package that all files share.
"""

from __future__ import annotations

from functools import cache

from oxigraph_code.languages.external_types import with_declarations
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.type_model import Library

PACKAGE = "ruby"
"""The key of the package with all files, and the prefix of core names."""
_COMMON = ("Object", "Kernel", "Module", "Class")
_SAME = "freeze dup clone tap itself presence"


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        class_member="class",
        missing_members=("method_missing",),
        copies=frozenset(_SAME.split()),
        array=f"{PACKAGE}.Array",
        mapping=f"{PACKAGE}.Hash",
    )
    return with_declarations(own, PackedStubs(__package__, {}))


@cache
def common_members() -> frozenset[str]:
    """Return the names of methods that every object or class has."""
    members = library().members
    return frozenset(name for owner in _COMMON for name in members.get(f"{PACKAGE}.{owner}", ()))


@cache
def core_names() -> frozenset[str]:
    """Return the names of the classes and modules of the core."""
    return frozenset(name.removeprefix(f"{PACKAGE}.") for name in PackedStubs(__package__, {}))
