"""The loader of Kotlin."""

from oxigraph_code.languages.jvm import SEMANTICS
from oxigraph_code.languages.jvm.manifests import MANIFESTS
from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="kotlin",
    file_extensions=("kt", "kts"),
    grammar=later("tree_sitter_kotlin", "language"),
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "KotlinConventions"),
    semantics=SEMANTICS,
    manifests=MANIFESTS,
    test_commands=(RunsTests("mvn test -Dtest={names}", "pom.xml"), RunsTests("./gradlew test", "gradlew")),
    read_project=later("oxigraph_code.languages.jvm.manifest", "read_name"),
    mend=later(f"{__name__}.source", "mended"),
    misread=later(f"{__name__}.source", "separated"),
    ignore_patterns=("build/", ".gradle/", "out/"),
)
