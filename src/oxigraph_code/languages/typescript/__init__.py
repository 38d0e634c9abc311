"""The loaders of TypeScript and JavaScript.

For maintainers: one folder, because files of the two languages import one another and share most nodes of their
grammars; two loaders, because users ask for either. Their differences are in ``typed.scm`` and ``untyped.scm``.
"""

from oxigraph_code.languages.loader import Dialect, RunsTests, TreeSitterLoader
from oxigraph_code.languages.typescript.manifests import MANIFESTS
from oxigraph_code.lazy import later

_SHARED = (
    "definitions.scm",
    "wrapping.scm",
    "bindings.scm",
    "references.scm",
    "uses.scm",
    "imports.scm",
    "objects.scm",
    "flow.scm",
)
_TYPED = ("typed.scm", "typed_aliases.scm", "typed_imports.scm", "typed_flow.scm", "typed_uses.scm")
_TESTS = (
    RunsTests("npx vitest run {files}", "package.json", '"vitest"'),
    RunsTests("npx jest {files}", "package.json", '"jest"'),
    RunsTests("npx mocha {files}", "package.json", '"mocha"'),
    RunsTests("npm test -- {files}", "package.json"),
)
_SEMANTICS = later(f"{__name__}.semantics", "SEMANTICS").load
_SOURCE = f"{__name__}.source"
_PACKAGES = ("node_modules/.package-lock.json", "node_modules/.yarn-integrity", "node_modules/.modules.yaml")
_IGNORED = (
    "node_modules/",
    "bower_components/",
    "jspm_packages/",
    ".next/",
    ".nuxt/",
    ".svelte-kit/",
    ".turbo/",
    ".yarn/",
    ".pnp.cjs",
    ".pnp.loader.mjs",
    "*.min.js",
    "*.min.mjs",
    "*.min.cjs",
)

LOADER = TreeSitterLoader(
    language_id="typescript",
    # The scripts of Vue and Svelte files may be in either language; they are parsed as TypeScript, as schemas are.
    file_extensions=("ts", "tsx", "mts", "cts", "vue", "svelte", "prisma"),
    grammar=later("tree_sitter_typescript", "language_typescript"),
    dialects={"tsx": Dialect(later("tree_sitter_typescript", "language_tsx"), (*_SHARED, *_TYPED, "markup.scm"))},
    embedded={
        **dict.fromkeys(("vue", "svelte"), later(_SOURCE, "script_of")),
        "prisma": later(f"{__name__}.prisma", "as_classes"),
    },
    query_files=(*_SHARED, *_TYPED, "assertions.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "ScriptConventions"),
    semantics=_SEMANTICS,
    manifests=MANIFESTS,
    read_project=later(f"{__name__}.manifest", "read_project"),
    ignore_patterns=_IGNORED,
    package_marks=_PACKAGES,
    test_commands=_TESTS,
    mend=later(_SOURCE, "mended"),
    misread=later(_SOURCE, "without_types_of_tags"),
    unread=later(_SOURCE, "why_no_script"),
)

JAVASCRIPT = TreeSitterLoader(
    language_id="javascript",
    file_extensions=("js", "jsx", "mjs", "cjs"),
    grammar=later("tree_sitter_javascript", "language"),
    query_files=(*_SHARED, "untyped.scm", "comments.scm", "markup.scm"),
    package=__name__,
    conventions=lambda: later(f"{__name__}.conventions", "ScriptConventions")(types_in_comments=True),
    semantics=_SEMANTICS,
    manifests=MANIFESTS,
    read_project=later(f"{__name__}.manifest", "read_name"),
    ignore_patterns=_IGNORED,
    package_marks=_PACKAGES,
    test_commands=_TESTS,
    mend=later(_SOURCE, "mended_script"),
    unread=later(_SOURCE, "why_unread"),
)
