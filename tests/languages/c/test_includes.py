"""An inclusion leads to the included file, and to no other one of the program."""

from __future__ import annotations

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages import registry
from oxigraph_code.languages.c.modules import SEARCH_PATH, CModules
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve
from tests.extraction.support import read

FILES = {
    "include/shop.h": "int total(int rate);\n",
    "src/shop.c": '#include "shop.h"\nint total(int rate) { return rate; }\n',
    "src/main.c": '#include "shop.h"\nint main(void) { return total(1); }\n',
}


def test_an_inclusion_is_an_edge_to_the_header_alone() -> None:
    loader = registry.installed().loader("c")
    assert extracts(loader)
    found = resolve([read(text, path) for path, text in FILES.items()], loader.semantics)
    imported = {
        entry.target and entry.target.path for entry in found["src/main.c"].relations if entry.kind == "imports"
    }
    assert imported == {"include/shop.h"}


def test_a_header_of_the_library_is_none_of_the_program_unless_the_build_searches_there() -> None:
    paths = ["src/string.h", "src/log.h"]
    assert CModules(paths).find("src/log.h", "<string.h>") == ""
    assert CModules(paths).find("src/log.h", "string.h") == "src/string.h"
    assert CModules(paths, [Alias(SEARCH_PATH, ("src",))]).find("src/log.h", "<string.h>") == "src/string.h"
