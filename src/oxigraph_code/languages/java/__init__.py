"""The loader of Java."""

from oxigraph_code.languages.jvm import SEMANTICS
from oxigraph_code.languages.jvm.manifests import MANIFESTS
from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="java",
    file_extensions=("java",),
    grammar=later("tree_sitter_java", "language"),
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "JavaConventions"),
    semantics=SEMANTICS,
    manifests=MANIFESTS,
    test_commands=(RunsTests("mvn test -Dtest={names}", "pom.xml"), RunsTests("./gradlew test", "gradlew")),
    read_project=later("oxigraph_code.languages.jvm.manifest", "read_project"),
    ignore_patterns=("target/", "build/", ".gradle/", "out/"),
    mend=later(f"{__name__}.source", "mended"),
)
