"""Binding models: when a name means which of its bindings.

For maintainers: a language chooses one form; the engine has a class for each. This module must not know any language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


class BindingModel:
    """A form of binding model; its constants are the consequences."""

    is_ordered: ClassVar[bool] = False
    """The order of statements decides what a name means."""
    shadows: ClassVar[bool] = False
    """A second binding of a name is another variable."""

    @property
    def sees_class(self) -> bool:
        """True if the body of a class sees its own names without a receiver."""
        return False


@dataclass(frozen=True)
class AnyOrder(BindingModel):
    """The order of statements does not decide what a name means."""

    class_sees_itself: bool = True

    @property
    def sees_class(self) -> bool:
        return self.class_sees_itself


@dataclass(frozen=True)
class InOrder(BindingModel):
    """Statements bind names one after the other, and the branches of a file are known."""

    class_sees_itself: bool = True
    imports_are_final: bool = False
    """An imported name is not bound again."""
    is_ordered: ClassVar[bool] = True

    @property
    def sees_class(self) -> bool:
        return self.class_sees_itself


@dataclass(frozen=True)
class Shadowing(BindingModel):
    """A second binding of a name is another variable of any type, and imports shadow nothing."""

    is_ordered: ClassVar[bool] = True
    shadows: ClassVar[bool] = True
