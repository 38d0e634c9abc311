"""From facts and links to N-Triples. No other package knows the predicates of facts."""

from oxigraph_code.rdf import history as history, snapshots as snapshots
from oxigraph_code.rdf.modules import (
    file_path_part as file_path_part,
    found_in as found_in,
    found_later as found_later,
    kinds_in as kinds_in,
    kinds_of as kinds_of,
    link_lines as link_lines,
    loaded_lines as loaded_lines,
    module_lines as module_lines,
    structure_lines as structure_lines,
    unread_module_lines as unread_module_lines,
)
from oxigraph_code.rdf.ntriples import as_text as as_text
from oxigraph_code.rdf.projects import (
    PROJECTS as PROJECTS,
    RUNS as RUNS,
    about_any as about_any,
    contents_of as contents_of,
    coverage_lines as coverage_lines,
    end_lines as end_lines,
    external_lines as external_lines,
    language_lines as language_lines,
    project_lines as project_lines,
    root_line as root_line,
    run_lines as run_lines,
)
from oxigraph_code.rdf.symbols import (
    Place as Place,
    Places as Places,
    SymbolIris as SymbolIris,
    one_project as one_project,
    place_in as place_in,
)
