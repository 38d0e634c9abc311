"""Write ``stubs.msgpack`` of a language: the declarations in its stubs, as the program loads them."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from oxigraph_code.languages import registry
from oxigraph_code.languages.declarations import read_declarations
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.packed_stubs import packed


def render(language: str, folder_name: str = "") -> bytes:
    """Pack the stubs of a language, which may be in a folder that it shares."""
    loader = registry.installed().loader(language)
    assert isinstance(loader, TreeSitterLoader)
    folder = Path(str(resources.files("oxigraph_code.languages"))) / (folder_name or language) / "stubs"
    return packed(read_declarations(loader, folder))
