"""The loader of Go."""

import tree_sitter_go

from oxigraph_code.languages.go.conventions import GoConventions
from oxigraph_code.languages.go.manifest import MANIFESTS
from oxigraph_code.languages.go.semantics import GoSemantics
from oxigraph_code.languages.go.source import mended
from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="go",
    file_extensions=("go",),
    grammar=tree_sitter_go.language,
    query_files=("definitions.scm", "bindings.scm", "flow.scm", "references.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=GoConventions(),
    semantics=GoSemantics(),
    manifests=MANIFESTS,
    test_commands=(RunsTests("go test {folders}"),),
    package_marks=("vendor/modules.txt",),
    mend=mended,
    read_project=later(f"{__name__}.manifest", "read_project"),
)
