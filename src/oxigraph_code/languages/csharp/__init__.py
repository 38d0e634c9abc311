"""The loader of C#."""

import tree_sitter_c_sharp

from oxigraph_code.languages.csharp.conventions import CSharpConventions
from oxigraph_code.languages.csharp.semantics import CSharpSemantics
from oxigraph_code.languages.csharp.source import mended
from oxigraph_code.languages.loader import TreeSitterLoader

LOADER = TreeSitterLoader(
    language_id="csharp",
    file_extensions=("cs",),
    grammar=tree_sitter_c_sharp.language,
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=CSharpConventions(),
    semantics=CSharpSemantics(),
    mend=mended,
    ignore_patterns=("bin/Debug/", "bin/Release/", "obj/"),
)
