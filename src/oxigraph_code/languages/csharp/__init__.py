"""The loader of C#."""

from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

MANIFESTS = ("*.csproj", "*.sln", "*.slnx", "Directory.Packages.props", "Directory.Build.props")
"""The names of the manifests; the last two are read for projects in their folder or below."""

LOADER = TreeSitterLoader(
    language_id="csharp",
    file_extensions=("cs",),
    grammar=later("tree_sitter_c_sharp", "language"),
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "CSharpConventions"),
    semantics=later(f"{__name__}.semantics", "CSharpSemantics"),
    mend=later(f"{__name__}.source", "mended"),
    manifests=MANIFESTS,
    test_commands=(RunsTests("dotnet test --filter {any name}", "*.csproj"),),
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=("bin/Debug/", "bin/Release/", "obj/"),
)
