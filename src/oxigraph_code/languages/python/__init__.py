"""The loader of Python."""

from oxigraph_code.languages.loader import RunsTests, TreeSitterLoader
from oxigraph_code.languages.python.manifests import MANIFESTS
from oxigraph_code.lazy import later

LOADER = TreeSitterLoader(
    language_id="python",
    file_extensions=("py", "pyi", "pyw", "ipynb"),
    grammar=later("tree_sitter_python", "language"),
    query_files=("definitions.scm", "bindings.scm", "flow.scm", "references.scm", "uses.scm", "imports.scm"),
    package=__name__,
    conventions=later(f"{__name__}.conventions", "PythonConventions"),
    semantics=later(f"{__name__}.semantics", "PythonSemantics"),
    manifests=MANIFESTS,
    contained={"ipynb": later(f"{__name__}.notebooks", "code_cells")},
    described={"ipynb": later(f"{__name__}.notebooks", "with_text_cells")},
    read_project=later(f"{__name__}.manifest", "read_project"),
    test_commands=(
        RunsTests("pytest {files}", "pytest.ini"),
        RunsTests("pytest {files}", "pyproject.toml", "pytest"),
        RunsTests("pytest {files}", "setup.cfg", "pytest"),
        RunsTests("python manage.py test {modules}", "manage.py"),
        RunsTests("python runtests.py {modules}", "runtests.py", "django.test"),
        RunsTests("pytest {files}"),
    ),
    ignore_patterns=(
        "__pycache__/",
        ".venv/",
        "venv/",
        ".tox/",
        ".nox/",
        "*.egg-info/",
        ".eggs/",
        "site-packages/",
        ".mypy_cache/",
        ".pytest_cache/",
        ".ruff_cache/",
    ),
)
