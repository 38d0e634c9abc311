"""Values in other files (``dynamic``, ``attr:``, ``file:``) are read, and the older ``setup.cfg``."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.facts import Dependency, Diagnostic
from oxigraph_code.languages.python.manifest import read_project
from tests.languages.python.manifests import groups, messages, project


def test_setuptools_dynamic_fields_are_read_statically(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        pyproject__toml="""
        [project]
        name = "a"
        dynamic = ["version", "description", "dependencies", "optional-dependencies"]
        [tool.setuptools.dynamic]
        version = {attr = "a.__version__"}
        description = {file = "SUMMARY"}
        dependencies = {file = ["requirements.txt"]}
        optional-dependencies.dev = {file = "dev.in"}
        """,
        src___a____init______py="",
        SUMMARY="A summary.\n",
        requirements__txt="requests\n",
        dev__in="pytest\n",
    )
    (tmp_path / "src/a").mkdir(parents=True, exist_ok=True)
    (tmp_path / "src/a/__init__.py").write_text("from ._version import version as __version__\n")
    (tmp_path / "src/a/_version.py").write_text("version: str = '1.' + '2'\nraise SystemExit\n")
    again = read_project(tmp_path)
    assert again is not None
    assert (again.version, again.description) == ("1.2", "A summary.")
    # The file speaks for the runtime alone, not again as a group of its own.
    assert groups(facts) == groups(again) == {"": ["requests"], "dev": ["pytest"]}
    assert again.diagnostics == ()


def test_a_version_tuple_is_written_with_dots_and_a_computed_one_is_not_guessed(tmp_path: Path) -> None:
    manifest = (
        '[project]\nname = "a"\ndynamic = ["version"]\n[tool.setuptools.dynamic]\nversion = {attr = "a.VERSION"}\n'
    )
    assert project(tmp_path, pyproject__toml=manifest, a__py="VERSION = (1, 2, 0)\n").version == "1.2.0"
    facts = project(tmp_path, a__py="VERSION = compute()\n")
    assert facts.version == ""
    assert messages(facts) == ["pyproject.toml:3: project.version: 'a.VERSION' is computed; not read"]
    # Two values, of which nobody knows which holds.
    assert project(tmp_path, a__py="VERSION = '1'\nif windows:\n    VERSION = '2'\n").version == ""


def test_hatch_pdm_and_flit_versions(tmp_path: Path) -> None:
    dynamic = '[project]\nname = "my-a"\ndynamic = ["version", "description"]\n'
    source = '"""\nA summary.\n\nMore."""\n__version__ = "3.1"\n'
    hatch = project(tmp_path, pyproject__toml=dynamic + '[tool.hatch.version]\npath = "my_a.py"\n', my_a__py=source)
    assert hatch.version == "3.1"
    pdm = project(tmp_path, pyproject__toml=dynamic + '[tool.pdm.version]\nsource = "file"\npath = "my_a.py"\n')
    assert pdm.version == "3.1"
    flit = project(tmp_path, pyproject__toml=dynamic + '[build-system]\nbuild-backend = "flit_core.buildapi"\n')
    assert flit.version == "3.1"


def test_a_dynamic_version_of_version_control_is_a_warning(tmp_path: Path) -> None:
    facts = project(tmp_path, pyproject__toml='[project]\nname = "a"\ndynamic = ["version"]\n')
    assert facts.diagnostics == (
        ("pyproject.toml", Diagnostic("warning", "project.version: computed by the build; not read", 3)),
    )


def test_setup_cfg(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        setup__cfg="""
        [metadata]
        name = old
        version = attr: old.__version__
        description = 100% old
        [options]
        package-dir =
            = code
        install-requires =
            # a comment
            tzdata; sys_platform == 'win32'
            six>=1
            bad bad
        [options.extras_require]
        Dev = pytest; mock
        """,
        code___old__py="__version__ = '0.9'\n",
    )
    assert (facts.name, facts.version, facts.description) == ("old", "0.9", "100% old")
    assert facts.dependencies == (
        Dependency("tzdata", marker="sys_platform == 'win32'"),
        Dependency("six", ">=1"),
        Dependency("pytest", group="Dev", optional=True),
        Dependency("mock", group="Dev", optional=True),
    )
    assert [(diagnostic.line, diagnostic.severity) for _, diagnostic in facts.diagnostics] == [(13, "error")]


def test_setup_cfg_files(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        setup__cfg="""
        [metadata]
        version = file: VERSION
        [options]
        install_requires = file: base.txt, missing.txt
        [options.extras_require]
        dev = file: dev.txt
        """,
        VERSION="1.5\n",
        base__txt="requests\n",
        dev__txt="pytest\n",
    )
    assert facts.version == "1.5"
    assert groups(facts) == {"": ["requests"], "dev": ["pytest"]}
    assert messages(facts) == ["setup.cfg:0: 'missing.txt' is not a file of the project; not read"]


def test_setup_cfg_that_does_not_parse_has_a_line(tmp_path: Path) -> None:
    assert messages(project(tmp_path, setup__cfg="[a]\nb = 1\n[a]\n")) == [
        "setup.cfg:3: does not parse: While reading from 'setup.cfg' [line  3]: section 'a' already exists"
    ]
    assert messages(project(tmp_path, setup__cfg="b = 1\n")) == [
        "setup.cfg:1: does not parse: File contains no section headers."
    ]
