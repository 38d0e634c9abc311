"""The Python API; ``import oxigraph_code`` has the same names."""

from oxigraph_code.api.graph import CodeGraph, open_project
from oxigraph_code.api.results import Picture, Rows, ToolAnswer
from oxigraph_code.api.serving import create_server
from oxigraph_code.errors import OxigraphCodeError

__all__ = ["CodeGraph", "OxigraphCodeError", "Picture", "Rows", "ToolAnswer", "create_server", "open_project"]
