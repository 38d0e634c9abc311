"""The loader of Kotlin."""

import tree_sitter_kotlin

from oxigraph_code.languages.jvm.manifests import MANIFESTS
from oxigraph_code.languages.jvm.semantics import SEMANTICS
from oxigraph_code.languages.kotlin.conventions import KotlinConventions
from oxigraph_code.languages.kotlin.source import mended
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="kotlin",
    file_extensions=("kt", "kts"),
    grammar=tree_sitter_kotlin.language,
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=KotlinConventions(),
    semantics=SEMANTICS,
    manifests=MANIFESTS,
    read_project=later("oxigraph_code.languages.jvm.manifest", "read_name"),
    mend=mended,
    ignore_patterns=("build/", ".gradle/", "out/"),
)
