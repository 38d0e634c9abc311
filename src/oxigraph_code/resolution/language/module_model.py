"""Module models: the extent of a module, and the names that other modules see of it.

For maintainers: a language chooses one form and fills in its words. The engine has classes for the forms; rules that
hardly depend on the form read its constants. A build model states which code stands together in one build. This module
must not know any language. See decision 0101.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar


class ModuleModel:
    """A form of module model; its constants are the consequences."""

    is_closed: ClassVar[bool] = False
    """Code in a module does not see the names around it; modules and types may have names of values."""
    exports_only: ClassVar[bool] = False
    """Other modules see the exports of a module and nothing else."""
    exports_public: ClassVar[bool] = False
    """A definition is exported by its visibility."""
    includes_text: ClassVar[bool] = False
    """An import stands for the text of a file, so it brings in local names, too."""
    merges_declarations: ClassVar[bool] = False
    """Declarations of a type in several files are one, and types may have names of values."""

    @property
    def default_export(self) -> str:
        """The name of the default export, empty if there is none."""
        return ""

    @property
    def own_exports(self) -> Collection[str]:
        """The access paths that name a module's exports in itself."""
        return ()


@dataclass(frozen=True)
class FileModules(ModuleModel):
    """A module is a file, or with ``Semantics.package`` several; others see all its names."""


@dataclass(frozen=True)
class NamespacedModules(ModuleModel):
    """A module is a namespace; a name may be a path of them, which ``Semantics.full_name`` takes apart."""


@dataclass(frozen=True)
class IncludedFiles(ModuleModel):
    """A module is a file whose text others include; ``Modules.find`` may give several, one a line."""

    includes_text: ClassVar[bool] = True


@dataclass(frozen=True)
class ExportingModules(ModuleModel):
    """A module is a file that states what it exports."""

    default: str
    own: Collection[str]
    exports_only: ClassVar[bool] = True
    merges_declarations: ClassVar[bool] = True

    @property
    def default_export(self) -> str:
        return self.default

    @property
    def own_exports(self) -> Collection[str]:
        return self.own


@dataclass(frozen=True)
class DeclaredModules(ModuleModel):
    """A file is a module if another one declares it. The words are the first parts of paths."""

    root: str
    """The root module of the package."""
    macro_root: str
    """The root module of the package that defines a macro."""
    own: str
    """The enclosing module."""
    parent: str
    """The module around the one that is reached."""
    is_closed: ClassVar[bool] = True
    exports_public: ClassVar[bool] = True


@dataclass(frozen=True)
class SingleBuild:
    """All code is in every build."""


@dataclass(frozen=True)
class ConditionalBuilds:
    """Definitions and imports state conditions, and there is an assumed build."""

    is_disabled: Callable[[Sequence[str], Collection[str]], bool]
    """True if code under all these conditions is not in the assumed build, which lacks some features."""
    are_exclusive: Callable[[Sequence[str], Sequence[str]], bool]
    """True if no build has code under some conditions together with code under others."""


BuildModel = SingleBuild | ConditionalBuilds
