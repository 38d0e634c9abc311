"""``read_project`` reads each kind of manifest, and one manifest wins."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.python.manifest import read_project
from oxigraph_code.languages.python.manifests import MANIFESTS
from tests.languages.python.manifests import groups, messages, project


def test_a_folder_without_manifest_is_no_project(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text("")
    assert read_project(tmp_path) is None
    assert read_project(tmp_path / "missing") is None
    assert read_project(tmp_path / "main.py") is None


def test_manifests_are_listed_by_weight() -> None:
    assert MANIFESTS == ("pyproject.toml", "setup.cfg", "setup.py", "requirements.txt")


def test_the_standard_table_gives_everything_as_written(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        [project]
        name = "My.Package"
        version = "1.0"
        description = "What it does."
        dependencies = [
          "charset_normalizer>=2,<4",
          "uvicorn[standard, extra] (>= 0.20) ; python_version < '3.12' or extra == 'x'",
          "local @ https://user:secret@example.org/local.zip ; sys_platform == 'win32'",
          "bare",
        ]
        [project.optional-dependencies]
        fast = ["orjson"]
        """,
    )
    assert facts == ProjectFacts(
        "python",
        "My.Package",
        "1.0",
        "What it does.",
        dependencies=(
            Dependency("charset_normalizer", ">=2,<4"),
            Dependency(
                "uvicorn",
                ">= 0.20",
                extras=("standard", "extra"),
                marker="python_version < '3.12' or extra == 'x'",
            ),
            Dependency("local", "@ https://example.org/local.zip", marker="sys_platform == 'win32'"),
            Dependency("bare"),
            Dependency("orjson", group="fast", optional=True),
        ),
    )


def test_a_requirement_that_does_not_parse_is_a_diagnostic_with_its_line(tmp_path: Path) -> None:
    facts = project(
        tmp_path, pyproject__toml='[project]\nname = "a"\ndependencies = [\n  "good",\n  "bad requirement!",\n]\n'
    )
    assert [dependency.name for dependency in facts.dependencies] == ["good"]
    assert [(path, diagnostic.line, diagnostic.severity) for path, diagnostic in facts.diagnostics] == [
        ("pyproject.toml", 5, "error")
    ]


def test_values_of_the_wrong_type_are_diagnostics(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        dependency-groups = {dev = "pytest", docs = [1, {other = 2}]}
        [project]
        name = ["a"]
        dependencies = "requests"
        optional-dependencies = {x = [3]}
        [tool.poetry]
        version = 1
        dependencies = {"not a name" = "1", number = 7}
        """,
    )
    assert (facts.name, facts.version, facts.dependencies) == ("", "", ())
    assert len(facts.diagnostics) == 8


def test_toml_errors_carry_line_and_column(tmp_path: Path) -> None:
    facts = project(
        tmp_path, pyproject__toml='[project]\nname = "a"\nversion = = 1\n', setup__cfg="[metadata]\nname = b\n"
    )
    assert facts.name == "b"
    [(path, diagnostic)] = facts.diagnostics
    assert (path, diagnostic.severity, diagnostic.line, diagnostic.column) == ("pyproject.toml", "error", 3, 11)


def test_dependency_groups_include_others_and_cycles_are_diagnosed(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        [dependency-groups]
        test = ["pytest>=8", {include-group = "Type_Check"}]
        type-check = ["mypy"]
        a = ["left", {include-group = "b"}]
        b = ["right", {include-group = "a"}]
        c = [{include-group = "nowhere"}]
        """,
    )
    assert groups(facts) == {
        "test": ["pytest", "mypy"],
        "type-check": ["mypy"],
        "a": ["left", "right"],
        "b": ["right", "left"],
    }
    assert not any(dependency.optional for dependency in facts.dependencies)
    assert messages(facts) == [
        "pyproject.toml:0: 'dependency-groups.b' includes itself through 'a'",
        "pyproject.toml:0: 'dependency-groups.a' includes itself through 'b'",
        "pyproject.toml:0: 'dependency-groups.c' includes 'nowhere', which is not a group",
    ]


def test_poetry_tables(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        [tool.poetry]
        name = "poem"
        version = "0.2.0"
        description = "Lines."
        [tool.poetry.dependencies]
        python = "^3.11"
        requests = "^2.31"
        psycopg = {version = ">=3", extras = ["binary"], optional = true}
        lonely = {version = "*", optional = true}
        fork = {git = "https://example.org/fork.git", tag = "v1"}
        near = {path = "../near"}
        wheel = {url = "https://example.org/w.whl", markers = "os_name == 'nt'"}
        numpy = [
          {version = "^1", python = ">=3.8,<3.12", platform = "linux"},
          {version = "^2", python = "^3.12 || 3.14.*"},
        ]
        [tool.poetry.extras]
        postgres = ["psycopg"]
        all = ["psycopg"]
        [tool.poetry.group.docs.dependencies]
        sphinx = "~7"
        [tool.poetry.dev-dependencies]
        black = "*"
        """,
    )
    assert (facts.name, facts.version, facts.description) == ("poem", "0.2.0", "Lines.")
    assert facts.dependencies == (
        Dependency("requests", "^2.31"),
        Dependency("psycopg", ">=3", "postgres", ("binary",), True),
        Dependency("psycopg", ">=3", "all", ("binary",), True),
        Dependency("lonely", "*", optional=True),
        Dependency("fork", "@ git+https://example.org/fork.git@v1"),
        Dependency("near", "@ ../near"),
        Dependency("wheel", "@ https://example.org/w.whl", marker="os_name == 'nt'"),
        Dependency("numpy", "^1", marker="python >=3.8,<3.12 and platform linux"),
        Dependency("numpy", "^2", marker="python ^3.12 || 3.14.*"),
        Dependency("sphinx", "~7", "docs"),
        Dependency("black", "*", "dev"),
    )
    assert messages(facts) == []


def test_pdm_and_uv_development_groups(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        [tool.pdm.dev-dependencies]
        lint = ["ruff"]
        [tool.uv]
        dev-dependencies = ["pytest"]
        """,
    )
    assert groups(facts) == {"lint": ["ruff"], "dev": ["pytest"]}


def test_precedence_by_field_and_union_of_dependencies(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        [project]
        name = "standard"
        dependencies = ["Foo.Bar>=1", "numpy<2; python_version<'3.12'", "numpy>=2; python_version>='3.12'"]
        [tool.poetry]
        name = "poetic"
        version = "2"
        dependencies = {foo-bar = "^9", only-poetry = "1"}
        """,
        setup__cfg="""
        [metadata]
        version = 3
        description = From the settings.
        [options]
        install_requires = numpy; cfg
        """,
        setup__py="""
        from setuptools import setup
        setup(name="x", description="y", install_requires=["cfg>5", "script"])
        """,
        requirements__txt="requests\n",
    )
    assert (facts.name, facts.version, facts.description) == ("standard", "2", "From the settings.")
    assert [(d.name, d.version) for d in facts.dependencies if not d.group] == [
        ("Foo.Bar", ">=1"),
        ("numpy", "<2"),
        ("numpy", ">=2"),
        ("only-poetry", "1"),
        ("cfg", ""),
        ("script", ""),
    ]
    assert groups(facts)["requirements"] == ["requests"]


def test_a_computed_version_is_no_problem_where_another_manifest_has_one(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        setup__cfg="[metadata]\nversion = 1\n",
        setup__py="from setuptools import setup\nsetup(version=find_version())\n",
    )
    assert (facts.version, facts.diagnostics) == ("1", ())
