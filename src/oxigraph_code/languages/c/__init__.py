"""The loader of C."""

import tree_sitter_c

from oxigraph_code.languages.c.conventions import CConventions
from oxigraph_code.languages.c.manifest import MANIFESTS
from oxigraph_code.languages.c.semantics import CSemantics
from oxigraph_code.languages.c.source import mended
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="c",
    file_extensions=("c", "h"),
    grammar=tree_sitter_c.language,
    query_files=("definitions.scm", "bindings.scm", "flow.scm", "references.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=CConventions(),
    semantics=CSemantics(),
    manifests=MANIFESTS,
    mend=mended,
    read_project=later(f"{__name__}.manifest", "read_project"),
)
