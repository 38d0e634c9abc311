"""How a language binds names and sees them.

For maintainers: asked of with every name, so it is a class whose fields cost a compiled module nothing to read. This
module must not know any language.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class ScopeRules:
    """How names are bound and seen. The defaults are those of a language that runs its statements one by one."""

    imports_replace: bool = True
    """An import hides a definition above it; else the two cannot mean the same, and neither is certain."""
    closed_namespaces: bool = False
    """What is in a namespace does not see the names around it, but may take them all from ``parent_module``."""
    root_module: str = ""
    """The first part of a path that starts at the first module of a package."""
    root_of_macros: str = ""
    """The same, of the package that a macro is of."""
    own_module: str = ""
    """The first part of a path that starts at the module or namespace around."""
    parent_class: str = ""
    """What a path begins with that may denote what a class inherits from; see ``Semantics.parent_class``."""
    parent_module: str = ""
    """The part of a path that goes one module up."""
    own_type_is_a_name: bool = False
    """``own_type`` may be called, and have members."""
    bindings_shadow: bool = False
    """A second binding of a name is another variable, whatever the first was declared to be."""
    members_apart: bool = False
    """A type is open: methods do not hide fields, stand apart from the type, and may stand in other files."""
    bodies_see_members: bool = True
    """The text of a type's body itself sees the names in it without a receiver."""
    variants_construct: bool = False
    """A member of an enumeration is called to make a value of it."""
    runs_in_order: bool = False
    """Statements bind names one after another, and the branches of a file are known."""
    exports_only: bool = False
    """Another module has under a name what this one exports under it, and nothing else."""
    default_export: str = ""
    """The name of what a module exports without one."""
    module_paths: Collection[str] = ()
    """The access paths of what a module exports, in itself."""
    open_objects: bool = False
    """Objects and functions are given members by assignment, and functions that are members know what they are of."""
    prototype: str = ""
    """The member of a class that all its instances take their members from."""
    statics_apart: bool = False
    """A class and its instances may have different members of one name."""
    types_apart: bool = False
    """A name may mean a type and, apart from it, a value."""
    applies_decorators: bool = False
    """What decorates something is called with it."""
    separator: str = "."
    """What stands between the parts of a qualified name."""
