"""The loader of Java."""

import tree_sitter_java

from oxigraph_code.languages.java.conventions import JavaConventions
from oxigraph_code.languages.java.manifests import MANIFESTS
from oxigraph_code.languages.java.semantics import JavaSemantics
from oxigraph_code.languages.java.source import mended
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="java",
    file_extensions=("java",),
    grammar=tree_sitter_java.language,
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=JavaConventions(),
    semantics=JavaSemantics(),
    manifests=MANIFESTS,
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=("target/", "build/", ".gradle/", "out/"),
    mend=mended,
)
