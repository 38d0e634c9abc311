"""The scope rules of a language: how it binds names, and from where they are visible.

For maintainers: the rules are read with every name, so they are fields and not methods. This module must not know any
language.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class ScopeRules:
    """Rules of name binding and visibility.

    The defaults are those of a language that runs its statements one by one.
    """

    imports_rebind: bool = True
    """An import shadows a definition above it; otherwise neither binding is certain."""
    closed_namespaces: bool = False
    """Code in a namespace does not see the names around it, but may import them from ``parent_module``."""
    root_module: str = ""
    """The first part of a path that starts at the root module of a package."""
    macro_root: str = ""
    """The same for the package that defines a macro."""
    own_module: str = ""
    """The first part of a path that starts at the enclosing module or namespace."""
    parent_class: str = ""
    """The prefix of paths that may denote the parent class; see ``Semantics.parent_class``."""
    parent_module: str = ""
    """The part of a path that goes one module up."""
    own_type_is_name: bool = False
    """``own_type`` is a name: it may be called and have members."""
    let_shadowing: bool = False
    """A second binding of a name is another variable, whatever type the first one has."""
    open_types: bool = False
    """Types are open: methods do not shadow fields, stand outside of the type, and may be in other files."""
    class_scope_visible: bool = True
    """The body of a class sees its own names without a receiver."""
    variants_construct: bool = False
    """A call of an enum variant constructs a value of the enum."""
    flow_sensitive: bool = False
    """Statements bind names in order, and the branches of a file are known."""
    exports_only: bool = False
    """Other modules see the exports of a module and nothing else."""
    default_export: str = ""
    """The name of the default export."""
    module_paths: Collection[str] = ()
    """The access paths by which a module names its own exports."""
    open_objects: bool = False
    """Assignments add members to objects and functions, and such functions know their receiver."""
    prototype: str = ""
    """The member of a class that is the prototype of its instances."""
    separate_statics: bool = False
    """A class and its instances may have different members of one name."""
    separate_type_names: bool = False
    """A name may have a type and, separately, a value."""
    applies_decorators: bool = False
    """A decorator is called with the definition under it."""
    separator: str = "."
    """The separator of the parts of a qualified name."""
