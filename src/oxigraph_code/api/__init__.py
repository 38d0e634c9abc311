"""The Python API; ``import oxigraph_code`` has the same names."""

from oxigraph_code.api.graph import CodeGraph as CodeGraph, open_project as open_project
from oxigraph_code.api.results import Picture as Picture, Rows as Rows, ToolAnswer as ToolAnswer
from oxigraph_code.api.serving import create_server as create_server
from oxigraph_code.errors import OxigraphCodeError as OxigraphCodeError
