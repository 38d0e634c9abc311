"""The loader of Rust."""

from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.languages.rust.manifests import MANIFESTS
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="rust",
    file_extensions=("rs",),
    grammar=later("tree_sitter_rust", "language"),
    query_files=("definitions.scm", "bindings.scm", "references.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "RustConventions"),
    semantics=later(f"{__name__}.semantics", "RustSemantics"),
    manifests=MANIFESTS,
    test_commands=(RunsTests("cargo test"),),
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=("target/",),
    mend=later(f"{__name__}.source", "mended"),
)
