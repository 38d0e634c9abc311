"""The loader of PHP."""

from oxigraph_code.languages.loader import Dialect, RunsTests, TreeSitterLoader
from oxigraph_code.lazy import later

_QUERIES = ("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm")
_CODE_ALONE = Dialect(later("tree_sitter_php", "language_php_only"), _QUERIES)
MANIFESTS = ("composer.json", "composer.lock")

LOADER = TreeSitterLoader(
    language_id="php",
    file_extensions=("php", "phtml", "inc", "twig"),
    grammar=later("tree_sitter_php", "language_php"),
    query_files=_QUERIES,
    file_paths=(r"(?:^|/)config/(?:routes|routing|services)[\w-]*(?:/[^/]+)*\.(?:yaml|yml)$",),
    dialects=dict.fromkeys(("blade.php", "twig", "yaml", "yml"), _CODE_ALONE),
    contained=dict.fromkeys(("yaml", "yml"), later(f"{__name__}.symfony_files", "symfony_code")),
    embedded={
        "blade.php": later(f"{__name__}.templates", "blade_code"),
        "twig": later(f"{__name__}.templates", "twig_code"),
    },
    package=__name__,
    conventions=later(f"{__name__}.conventions", "PhpConventions"),
    semantics=later(f"{__name__}.semantics", "PhpSemantics"),
    manifests=MANIFESTS,
    test_commands=(
        RunsTests("vendor/bin/pest {files}", "composer.json", "pestphp/pest"),
        RunsTests("vendor/bin/phpunit --filter {any name}", "composer.json", "phpunit/phpunit"),
    ),
    mend=later(f"{__name__}.source", "mended"),
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=("var/cache/", "storage/framework/", "bootstrap/cache/"),
    package_marks=("vendor/autoload.php", "vendor/composer/installed.json"),
)
