"""The selection of the tools that a server lists, by the setting that names them.

For maintainers: apart from the tools, because a server answers for them before it has imported any. A tool that is not
listed answers all the same when it is called. See decision 0116.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from oxigraph_code.errors import ConfigError

LOADER_OF_LANGUAGE: Final = re.compile(r"load_(?P<language>[a-z0-9]+)_code")
"""The name of a tool that loads one language, by its identifier or a file extension."""


class Selectable(Protocol):
    """A tool, as far as its selection needs it."""

    @property
    def name(self) -> str: ...

    @property
    def is_core(self) -> bool: ...


T = TypeVar("T", bound=Selectable)


def chosen(tools: Iterable[T], names: str) -> tuple[T, ...]:
    """Select the tools that a setting names, in their own order.

    ``names`` is ``all``, ``core``, or names separated by commas. Raises ``ConfigError`` for an unknown name.
    """
    offered = tuple(tools)
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    known = {tool.name for tool in offered}
    for name in wanted:
        if name not in {*known, "all", "core"}:
            import difflib

            near = difflib.get_close_matches(name, sorted(known), n=1)
            hint = f"did you mean {near[0]}?" if near else "use all, core, or names of tools separated by commas"
            raise ConfigError(f"no tool that can be listed is called {name!r}", hint=hint, setting="tools")
    return tuple(
        tool for tool in offered if "all" in wanted or tool.name in wanted or ("core" in wanted and tool.is_core)
    )
