"""The golden graph of a language: everything our loaders say about a small project, as sorted N-Triples.

For maintainers: the project is ``<language>/golden/``, its graph ``<language>/golden.nt``. ``python -m
tests.languages.regenerate`` writes the graph anew; read the difference before you keep it. What is absolute in the
graph stands below ``ROOT``, so that it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oxigraph_code import identity, rdf
from oxigraph_code.facts import Diagnostic
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts

FOLDER = Path(__file__).parent
ROOT = "/projects/shop"
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/golden"))

_EXTERNAL = "?external="
_NEWLINE = "\n"


def golden(language: str) -> Path:
    return FOLDER / language / "golden.nt"


def graph(language: str) -> str:
    """The graph as it is now."""
    root = (FOLDER / language / "golden").resolve()
    lines = sorted(set(_lines(language, root)))
    return "".join(line.replace(str(root), ROOT) + _NEWLINE for line in lines)


def _lines(language: str, root: Path) -> Iterator[str]:
    loader = registry.installed().loader(language)
    assert extracts(loader)
    inner = {folder: facts for folder in _folders_below(root) if (facts := loader.read_project(folder, root))}
    project = identity.project(identity.project_key("shop"))
    lines = list(loader.load_project_metadata(root))
    for folder, facts in inner.items():
        inner_iri = identity.project(identity.project_key(facts.name))
        lines += rdf.project_lines([facts], inner_iri, facts.name, folder, [language], project)
    for path in sorted(root.rglob("*")):
        if registry.installed().loader_of(path.name) is loader:
            nearest = next(folder for folder in path.parents if folder in inner or folder == root)
            lines += loader.load_file(path, nearest)
    yield from lines
    # What no loader says, but an index run: the symbols outside, itself, and the files it could not read.
    for name in ("shop", *(facts.name for facts in inner.values())):
        iri = identity.project(identity.project_key(name))
        externals = {name for line in lines if (name := line.partition(f"<{iri}{_EXTERNAL}")[2].partition(">")[0])}
        yield from rdf.external_lines(iri, externals)
    yield from rdf.run_lines(project, "2025-03-01T09:30:00Z", "2025-03-01T09:30:04Z", 5, "0.0.0")
    unreadable = Diagnostic("error", "cannot be read: Permission denied")
    yield from rdf.unread_module_lines("src/shop/secret.py", language, unreadable, rdf.one_project(project), root)


def _folders_below(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.is_dir())
