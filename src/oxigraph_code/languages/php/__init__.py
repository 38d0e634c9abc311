"""The loader of PHP."""

import tree_sitter_php

from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.php.conventions import PhpConventions
from oxigraph_code.languages.php.semantics import PhpSemantics
from oxigraph_code.lazy import later

MANIFESTS = ("composer.json", "composer.lock")

LOADER = TreeSitterLoader(
    language_id="php",
    file_extensions=("php", "phtml", "inc"),
    grammar=tree_sitter_php.language_php,
    query_files=("definitions.scm", "bindings.scm", "references.scm", "flow.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=PhpConventions(),
    semantics=PhpSemantics(),
    manifests=MANIFESTS,
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=("vendor/", "var/cache/", "storage/framework/", "bootstrap/cache/"),
)
