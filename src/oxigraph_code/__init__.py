"""A code base and its git history as an RDF knowledge graph, served to coding agents."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.api import CodeGraph, OxigraphCodeError, Picture, Rows, ToolAnswer, create_server, open_project
else:
    # A server loads this package too, and must not load the API.
    __getattr__ = lazy_names(
        __name__, {"api": "CodeGraph OxigraphCodeError Picture Rows ToolAnswer create_server open_project"}
    )

__version__ = "0.1.0"
__all__ = [
    "CodeGraph",
    "OxigraphCodeError",
    "Picture",
    "Rows",
    "ToolAnswer",
    "__version__",
    "create_server",
    "open_project",
]


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
