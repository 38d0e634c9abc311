"""Requirements files: what of pip's format is a dependency, and where includes may lead."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.python.manifest import read_project
from tests.languages.python.manifests import messages


def requirements(root: Path, files: dict[str, str]) -> ProjectFacts:
    for name, text in files.items():
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(dedent(text), encoding="utf-8")
    facts = read_project(root)
    assert facts is not None
    return facts


def test_every_form_of_a_line(tmp_path: Path) -> None:
    facts = requirements(
        tmp_path,
        {
            "requirements.txt": """\
            # a comment
            --index-url https://example.org/simple
            --no-binary :all:
            plain
            pinned==1.0 \\
                --hash=sha256:abc \\
                --hash=sha256:def  # via plain
            extras[one,two]>=1 ; python_version < "3.12"   # why
            named @ https://example.org/named-1.0.zip
            -e git+ssh://git@example.org/team/repo.git@main#egg=edited[fast]&subdirectory=python
            git+https://token@example.org/other.git#egg=other
            https://example.org/files/archive_name-2.0-py3-none-any.whl
            ./vendor/packed-3.0.tar.gz
            -e .[tests]
            .
            joined\\
            -name
            """
        },
    )
    assert facts.dependencies == (
        Dependency("plain"),
        Dependency("pinned", "==1.0"),
        Dependency("extras", ">=1", extras=("one", "two"), marker='python_version < "3.12"'),
        Dependency("named", "@ https://example.org/named-1.0.zip"),
        Dependency("edited", "@ git+ssh://git@example.org/team/repo.git@main", extras=("fast",)),
        Dependency("other", "@ git+https://example.org/other.git"),
        Dependency("archive-name", "@ https://example.org/files/archive_name-2.0-py3-none-any.whl"),
        Dependency("packed", "@ ./vendor/packed-3.0.tar.gz"),
        Dependency("joined-name"),
    )
    assert facts.diagnostics == ()


def test_what_names_no_package_is_reported_with_its_line(tmp_path: Path) -> None:
    facts = requirements(tmp_path, {"requirements.txt": "good\n-e ./vendor\nnot a requirement\n--- x\n"})
    assert [dependency.name for dependency in facts.dependencies] == ["good"]
    assert [(d.line, d.severity) for _, d in facts.diagnostics] == [(2, "warning"), (3, "error"), (4, "error")]


def test_groups_are_the_stems_and_the_plain_file_is_the_runtime(tmp_path: Path) -> None:
    facts = requirements(
        tmp_path,
        {
            "requirements.txt": "run\n",
            "requirements-dev.txt": "-r requirements.txt\ntool\n",
            "requirements/docs.txt": "sphinx\n",
            "requirements/notes.md": "nothing\n",
        },
    )
    assert [(dependency.group, dependency.name) for dependency in facts.dependencies] == [
        ("requirements-dev", "run"),
        ("requirements-dev", "tool"),
        ("", "run"),
        ("docs", "sphinx"),
    ]
    assert not any(dependency.optional for dependency in facts.dependencies)


def test_the_plain_file_is_a_group_where_a_manifest_declares_the_runtime(tmp_path: Path) -> None:
    files = {"requirements.txt": "pin==1\n", "pyproject.toml": '[project]\nname = "a"\ndependencies = ["pin"]\n'}
    assert [(d.group, d.version) for d in requirements(tmp_path, files).dependencies] == [
        ("", ""),
        ("requirements", "==1"),
    ]
    # PEP 621: neither listed nor dynamic means that there are none.
    without = requirements(tmp_path, {"pyproject.toml": '[project]\nname = "a"\n'})
    assert [d.group for d in without.dependencies] == ["requirements"]
    for text in ("[tool.ruff]\nline-length = 100\n", '[project]\nname = "a"\ndynamic = ["dependencies"]\n'):
        assert [d.group for d in requirements(tmp_path, {"pyproject.toml": text}).dependencies] == [""]


def test_constraints_are_not_dependencies(tmp_path: Path) -> None:
    facts = requirements(
        tmp_path,
        {
            "requirements.txt": "-c requirements/limits.txt\nrun\n",
            "requirements/limits.txt": "unused==1\n",
            "requirements/constraints.txt": "unused==2\n",
        },
    )
    assert facts.dependencies == (Dependency("run"),)
    assert facts.diagnostics == ()


def test_cycles_and_missing_files_are_diagnosed_once(tmp_path: Path) -> None:
    facts = requirements(
        tmp_path,
        {
            "requirements.txt": "-r other.txt\n-r missing.txt\na\n",
            "other.txt": "b\n-r requirements.txt\n-rshared.txt\n--requirement=shared.txt\n",
            "shared.txt": "c\n",
        },
    )
    assert [dependency.name for dependency in facts.dependencies] == ["b", "c", "a"]
    assert sorted(messages(facts)) == [
        "other.txt:2: -r 'requirements.txt' includes itself",
        "requirements.txt:2: -r 'missing.txt' is not a file of the project; not read",
    ]


def test_nothing_outside_the_root_is_read(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret\n")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "more.txt").write_text("secret\n")
    root = tmp_path / "root"
    root.mkdir()
    (root / "link.txt").symlink_to(tmp_path / "secret.txt")
    (root / "requirements").symlink_to(tmp_path / "outside")
    (root / "loop.txt").symlink_to(root / "loop.txt")
    facts = requirements(
        root,
        {
            "requirements.txt": f"""\
            -r ../secret.txt
            -r {tmp_path}/secret.txt
            -r link.txt
            -r requirements/more.txt
            -r loop.txt
            -r https://example.org/requirements.txt
            -r .
            inside
            """
        },
    )
    assert facts.dependencies == (Dependency("inside"),)
    assert [diagnostic.line for _, diagnostic in facts.diagnostics] == [1, 2, 3, 4, 5, 6, 7]


def test_a_file_of_another_byte_order_is_read(tmp_path: Path) -> None:
    (tmp_path / "requirements.txt").write_bytes("requests==2\r\n".encode("utf-16"))
    assert read_project(tmp_path) == ProjectFacts("python", dependencies=(Dependency("requests", "==2"),))


def test_a_million_faults_are_not_a_million_diagnostics(tmp_path: Path) -> None:
    facts = requirements(tmp_path, {"requirements.txt": "! !\n" * 5000})
    assert len(facts.diagnostics) == 21
    assert facts.diagnostics[-1][1].message == "4980 more problems are left out"
