"""Lazy public names of packages.

For maintainers: the process of a small run lives for less than a second, and would spend most of that on loading unused
modules. A package declares the names of each of its modules; see ``history`` for an example.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any


def lazy_names(package: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """Return a package's ``__getattr__`` that loads a module on first use; ``names`` are listed by module."""
    homes = {name: home for home, listed in names.items() for name in listed.split()}

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(sys.modules[package], name, found)
        return found

    return find


@contextmanager
def loading() -> Iterator[None]:
    """Load modules without searches for garbage, a seventh of the time: all that is loaded stays."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class later:  # noqa: N801 - it is called as the function that it stands for
    """A function whose module is loaded on its first call."""

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def load(self) -> Any:
        """Load the module, and return what has the name there."""
        return getattr(import_module(self._module), self._name)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.load()(*arguments, **named)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, later) and (self._module, self._name) == (other._module, other._name)

    def __hash__(self) -> int:
        return hash((self._module, self._name))
