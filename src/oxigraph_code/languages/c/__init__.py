"""The loaders of C and C++.

For maintainers: one folder, because files of both are one program, and the two grammars share most nodes. A header is
C++ if its text is. The differences are in ``functions.scm`` and ``cpp.scm``.
"""

import tree_sitter_c
import tree_sitter_cpp

from oxigraph_code.languages.c.conventions import CConventions
from oxigraph_code.languages.c.manifest import MANIFESTS
from oxigraph_code.languages.c.semantics import SEMANTICS
from oxigraph_code.languages.c.source import dialect_of, mended, read_rightly
from oxigraph_code.languages.loader import Dialect, TreeSitterLoader
from oxigraph_code.lazy import later

_SHARED = ("definitions.scm", "bindings.scm", "flow.scm", "references.scm", "uses.scm", "imports.scm")
_CPP = (*_SHARED, "cpp.scm")

LOADER = TreeSitterLoader(
    language_id="c",
    file_extensions=("c", "h"),
    grammar=tree_sitter_c.language,
    dialects={"cpp": Dialect(tree_sitter_cpp.language, _CPP)},
    dialect_of=dialect_of,
    query_files=(*_SHARED, "functions.scm"),
    package=__name__,
    conventions=CConventions(),
    semantics=SEMANTICS,
    manifests=MANIFESTS,
    mend=mended,
    misread=read_rightly,
    read_project=later(f"{__name__}.manifest", "read_project"),
)
CPP = TreeSitterLoader(
    language_id="cpp",
    file_extensions=("cc", "cpp", "cxx", "c++", "hh", "hpp", "hxx", "h++", "ipp", "inl", "tcc"),
    grammar=tree_sitter_cpp.language,
    query_files=_CPP,
    package=__name__,
    conventions=CConventions(),
    semantics=SEMANTICS,
    mend=mended,
    misread=read_rightly,
)
