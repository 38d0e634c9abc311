"""Module models: the extent of a module, and the names that other modules see of it.

For maintainers: a language chooses one form and fills in its words; the engine has a class for each. This module must
not know any language.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class FileModules:
    """A module is a file, or with ``Semantics.package`` several; others see all its names."""


@dataclass(frozen=True)
class ExportingModules:
    """A module is a file; others see its exports and nothing else."""

    default: str
    """The name of the default export."""
    own_paths: Collection[str] = ()
    """The access paths by which a module names its own exports."""


@dataclass(frozen=True)
class DeclaredModules:
    """A file is a module if another one declares it; code in a module does not see the names around it.

    The words are the first parts of paths.
    """

    root: str
    """The root module of the package."""
    macro_root: str
    """The root module of the package that defines a macro."""
    own: str
    """The enclosing module."""
    parent: str
    """The module around the one that is reached."""


ModuleModel = FileModules | ExportingModules | DeclaredModules
