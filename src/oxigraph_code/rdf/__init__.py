"""From facts and links to N-Triples. No other package knows the predicates of facts."""

from oxigraph_code.rdf import history, snapshots
from oxigraph_code.rdf.modules import (
    file_path_part,
    found_in,
    found_later,
    kinds_in,
    kinds_of,
    link_lines,
    loaded_lines,
    module_lines,
    structure_lines,
    unread_module_lines,
)
from oxigraph_code.rdf.ntriples import as_text
from oxigraph_code.rdf.projects import (
    PROJECTS,
    RUNS,
    about_any,
    contents_of,
    coverage_lines,
    end_lines,
    external_lines,
    language_lines,
    project_lines,
    root_line,
    run_lines,
)
from oxigraph_code.rdf.symbols import Place, Places, SymbolIris, one_project, place_in

__all__ = [
    "PROJECTS",
    "RUNS",
    "Place",
    "Places",
    "SymbolIris",
    "about_any",
    "as_text",
    "contents_of",
    "coverage_lines",
    "end_lines",
    "external_lines",
    "file_path_part",
    "found_in",
    "found_later",
    "history",
    "kinds_in",
    "kinds_of",
    "language_lines",
    "link_lines",
    "loaded_lines",
    "module_lines",
    "one_project",
    "place_in",
    "project_lines",
    "root_line",
    "run_lines",
    "snapshots",
    "structure_lines",
    "unread_module_lines",
]
