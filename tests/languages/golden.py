"""The golden graph of a language: all statements about a small project, as sorted N-Triples.

For maintainers: the project is ``<language>/golden/``, its graph ``<language>/golden.nt``. ``python -m
tests.languages.regenerate`` writes the graph again; read the difference before you keep it. Absolute paths in the graph
begin with ``ROOT``, and the times of the run are fixed, so that it is the same on every machine.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path

from oxigraph_code import __version__, rdf
from oxigraph_code.facts import Diagnostic
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Workspace
from tests.indexing.support import EVERYTHING, index

FOLDER = Path(__file__).parent
ROOT = "/projects/shop"
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/golden"))

_TIME = re.compile(r'"[^"]*"(?=\^\^<[^>]*#dateTime>)')
_NEWLINE = "\n"


def golden(language: str) -> Path:
    return FOLDER / language / "golden.nt"


def graph(language: str) -> str:
    """Return the graph as an index run makes it."""
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary).resolve() / "shop"
        shutil.copytree(FOLDER / language / "golden", root)
        settings = Settings(store_path=Path(temporary, "store"), cache_path=Path(temporary, "cache"))
        workspace = Workspace.open(settings)
        try:
            index(workspace, root)
            lines = set(workspace.store.query(EVERYTHING, max_bytes=0).text.splitlines())
        finally:
            workspace.close()
        lines |= set(_unreadable(language, root))
        fixed = (line.replace(str(root), ROOT).replace(f'"{__version__}"', '"0.0.0"') for line in lines)
        return "".join(_TIME.sub('"2025-03-01T09:30:00Z"', line) + _NEWLINE for line in sorted(fixed))


def _unreadable(language: str, root: Path) -> list[str]:
    """Return a file that could not be read, which no test may make: the superuser reads everything."""
    problem = Diagnostic("error", "cannot be read: Permission denied")
    places = rdf.one_project("https://ds-labs.org/code#project/shop")
    return rdf.unread_module_lines("src/shop/secret.py", language, problem, places, root)
