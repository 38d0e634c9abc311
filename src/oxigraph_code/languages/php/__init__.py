"""The loader of PHP."""

import tree_sitter_php

from oxigraph_code.languages.loader import Dialect, TreeSitterLoader
from oxigraph_code.languages.php.conventions import PhpConventions
from oxigraph_code.languages.php.semantics import PhpSemantics
from oxigraph_code.languages.php.templates import blade_code, twig_code
from oxigraph_code.lazy import later

_QUERIES = ("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm")
_CODE_ALONE = Dialect(tree_sitter_php.language_php_only, _QUERIES)
MANIFESTS = ("composer.json", "composer.lock")

LOADER = TreeSitterLoader(
    language_id="php",
    file_extensions=("php", "phtml", "inc", "twig"),
    grammar=tree_sitter_php.language_php,
    query_files=_QUERIES,
    dialects={"blade.php": _CODE_ALONE, "twig": _CODE_ALONE},
    embedded={"blade.php": blade_code, "twig": twig_code},
    package=__name__,
    conventions=PhpConventions(),
    semantics=PhpSemantics(),
    manifests=MANIFESTS,
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=("var/cache/", "storage/framework/", "bootstrap/cache/"),
    package_marks=("vendor/autoload.php", "vendor/composer/installed.json"),
)
