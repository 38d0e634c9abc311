"""The loaders of C and C++.

For maintainers: one folder, because files of both are one program, and the two grammars share most nodes. A header is
C++ if its text is. The differences are in ``functions.scm`` and ``cpp.scm``.
"""

from oxigraph_code.languages.loader import Dialect, TreeSitterLoader
from oxigraph_code.lazy import later

_SHARED = ("definitions.scm", "bindings.scm", "flow.scm", "references.scm", "uses.scm", "imports.scm")
_CPP = (*_SHARED, "cpp.scm")
_CONVENTIONS = later(f"{__name__}.conventions", "CConventions")
_SEMANTICS = later(f"{__name__}.semantics", "SEMANTICS").load
_MENDED = later(f"{__name__}.source", "mended")
_READ_RIGHTLY = later(f"{__name__}.source", "read_rightly")

MANIFESTS = (
    *("CMakeLists.txt", "meson.build", "configure.ac", "configure.in"),
    *("Makefile.am", "Makefile", "GNUmakefile", "makefile", "compile_commands.json"),
)

LOADER = TreeSitterLoader(
    language_id="c",
    file_extensions=("c", "h"),
    grammar=later("tree_sitter_c", "language"),
    dialects={"cpp": Dialect(later("tree_sitter_cpp", "language"), _CPP)},
    dialect_of=later(f"{__name__}.source", "dialect_of"),
    query_files=(*_SHARED, "functions.scm"),
    package=__name__,
    conventions=_CONVENTIONS,
    semantics=_SEMANTICS,
    manifests=MANIFESTS,
    mend=_MENDED,
    misread=_READ_RIGHTLY,
    read_project=later(f"{__name__}.manifest", "read_project"),
)
CPP = TreeSitterLoader(
    language_id="cpp",
    file_extensions=("cc", "cpp", "cxx", "c++", "hh", "hpp", "hxx", "h++", "ipp", "inl", "tcc"),
    grammar=later("tree_sitter_cpp", "language"),
    query_files=_CPP,
    package=__name__,
    conventions=_CONVENTIONS,
    semantics=_SEMANTICS,
    mend=_MENDED,
    misread=_READ_RIGHTLY,
)
