"""The loader of Go."""

from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="go",
    file_extensions=("go",),
    grammar=later("tree_sitter_go", "language"),
    query_files=("definitions.scm", "bindings.scm", "flow.scm", "references.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "GoConventions"),
    semantics=later(f"{__name__}.semantics", "GoSemantics"),
    manifests=("go.mod", "go.work"),
    test_commands=(RunsTests("go test {folders}"),),
    package_marks=("vendor/modules.txt",),
    mend=later(f"{__name__}.source", "mended"),
    read_project=later(f"{__name__}.manifest", "read_project"),
)
