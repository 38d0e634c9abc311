"""``read_project`` reads package.json, workspaces and compiler options."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import without_comments
from oxigraph_code.languages.typescript.manifest import read_name, read_project
from oxigraph_code.languages.typescript.manifests import MANIFESTS
from oxigraph_code.languages.typescript.manifests.aliases import read_compiler_options, workspaces


def write(root: Path, path: str, content: object) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")


def project(root: Path, package: object) -> ProjectFacts:
    write(root, "package.json", package)
    facts = read_project(root)
    assert facts is not None
    return facts


def messages(facts: ProjectFacts) -> list[str]:
    return [f"{path}:{diagnostic.line}: {diagnostic.message}" for path, diagnostic in facts.diagnostics]


def test_a_folder_without_manifest_is_no_project(tmp_path: Path) -> None:
    (tmp_path / "index.js").write_text("")
    assert read_project(tmp_path) is None
    assert read_name(tmp_path) is None
    assert read_project(tmp_path / "missing") is None


def test_manifests_are_listed_by_weight() -> None:
    assert MANIFESTS == ("package.json", "pnpm-workspace.yaml")


def test_metadata_and_every_kind_of_dependency(tmp_path: Path) -> None:
    facts = project(
        tmp_path,
        {
            "name": "@shop/cart",
            "version": "1.0.0",
            "description": "What it does.",
            "dependencies": {"a": "^1", "b": "workspace:*", "c": "npm:other@2"},
            "devDependencies": {"d": "catalog:"},
            "peerDependencies": {"e": ">=1", "f": "*"},
            "peerDependenciesMeta": {"f": {"optional": True}},
            "optionalDependencies": {"g": "1 || 2"},
        },
    )
    assert (facts.name, facts.version, facts.description) == ("@shop/cart", "1.0.0", "What it does.")
    assert facts.dependencies == (
        Dependency("a", "^1"),
        Dependency("b", "workspace:*"),
        Dependency("c", "npm:other@2"),
        Dependency("d", "catalog:", "dev"),
        Dependency("e", ">=1", "peer"),
        Dependency("f", "*", "peer", optional=True),
        Dependency("g", "1 || 2", "optional", optional=True),
    )
    assert facts.diagnostics == ()


def test_only_one_of_the_two_loaders_tells_of_dependencies(tmp_path: Path) -> None:
    whole = project(tmp_path, {"name": "shop", "dependencies": {"a": "1"}})
    assert read_name(tmp_path) == whole._replace(dependencies=(), aliases=())


@pytest.mark.parametrize(
    ("package", "configuration", "language"),
    [
        ({}, False, "javascript"),
        ({"devDependencies": {"typescript": "5"}}, False, "typescript"),
        ({}, True, "typescript"),
    ],
)
def test_the_language_of_the_project_is_the_one_it_is_set_up_for(
    tmp_path: Path, package: object, configuration: bool, language: str
) -> None:
    if configuration:
        write(tmp_path, "tsconfig.json", "{}")
    assert project(tmp_path, package).language == language


def test_a_secret_in_an_address_is_left_out(tmp_path: Path) -> None:
    facts = project(tmp_path, {"dependencies": {"a": "git+https://user:secret@example.org/a.git#v1"}})
    assert facts.dependencies == (Dependency("a", "git+https://example.org/a.git#v1"),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "package.json:1: not valid JSON: Expecting property name enclosed in double quotes"),
        ("[]", "package.json:0: not an object; not read"),
        ('{"a": ' * 200 + "1" + "}" * 200, "package.json:0: not read: nested deeper than 100"),
        ('{"dependencies": []}', "package.json:0: dependencies is not an object; not read"),
        ('{"dependencies": {"a": 1}}', "package.json:0: dependencies: 'a' is no dependency; left out"),
        (
            json.dumps({"name": "n" * 201}),
            "package.json:0: the name is too long; not read",
        ),
        (
            '{"version": "' + "1" * 1_000_001 + '"}',
            "package.json:0: package.json: larger than 1,000,000 bytes; not read",
        ),
    ],
)
def test_what_is_wrong_is_a_diagnostic(tmp_path: Path, text: str, message: str) -> None:
    facts = project(tmp_path, text)
    assert messages(facts) == [message]
    assert facts.dependencies == ()


def test_a_manifest_may_begin_with_a_mark_and_end_its_lines_as_windows_does(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_bytes(b'\xef\xbb\xbf{\r\n"name": "shop"\r\n}')
    facts = read_project(tmp_path)
    assert facts is not None
    assert (facts.name, facts.diagnostics) == ("shop", ())


def test_characters_that_are_no_text_are_replaced(tmp_path: Path) -> None:
    facts = project(tmp_path, '{"name": "a\\u0000b", "dependencies": {"x\\ud800": "1"}}')
    assert facts.name == "a\ufffdb"
    assert facts.dependencies == (Dependency("x\ufffd", "1"),)


def test_a_manifest_outside_of_the_root_is_not_read(tmp_path: Path) -> None:
    write(tmp_path, "outside.json", {"name": "outside"})
    root = tmp_path / "root"
    root.mkdir()
    (root / "package.json").symlink_to(tmp_path / "outside.json")
    assert read_project(root) is None


def test_a_pipe_is_no_manifest(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "package.json")
    assert read_project(tmp_path) is None


@pytest.mark.parametrize(
    "package",
    [
        {"workspaces": ["packages/*", "tools/**", "!packages/old"]},
        {"workspaces": {"packages": ["packages/*", "./tools/**", "!packages/old"]}},
    ],
)
def test_workspaces_are_the_folders_with_a_manifest_that_a_pattern_names(tmp_path: Path, package: object) -> None:
    for path in ("packages/a", "packages/old", "tools/x/y", "elsewhere/z", "packages/a/node_modules/b"):
        write(tmp_path, f"{path}/package.json", {})
    (tmp_path / "packages/empty").mkdir()
    write(tmp_path, "package.json", package)
    assert workspaces(ProjectFolder(tmp_path)) == ("packages/a", "tools/x/y")


def test_workspaces_of_pnpm_are_read_from_its_own_file(tmp_path: Path) -> None:
    for path in ("apps/a", "libs/b", "libs/c"):
        write(tmp_path, f"{path}/package.json", {})
    write(
        tmp_path,
        "pnpm-workspace.yaml",
        "# all\npackages:\n  - 'apps/*'  # ours\n  - \"libs/*\"\n  - '!libs/c'\ncatalog:\n  - elsewhere/*\n",
    )
    assert workspaces(ProjectFolder(tmp_path)) == ("apps/a", "libs/b")


def test_a_workspace_never_leads_out_of_the_root(tmp_path: Path) -> None:
    write(tmp_path, "outside/package.json", {})
    root = tmp_path / "root"
    write(root, "package.json", {"workspaces": ["../*", "linked", "**"]})
    (root / "linked").symlink_to(tmp_path / "outside")
    assert workspaces(ProjectFolder(root)) == ()


def test_compiler_options_are_joined_along_the_chain(tmp_path: Path) -> None:
    write(tmp_path, "config/base.json", '{"compilerOptions": {"baseUrl": "../src"}}')
    write(
        tmp_path,
        "tsconfig.json",
        """{
          // the nearest wins
          "extends": ["./config/base", "@outside/config"],
          "compilerOptions": { "paths": { "@/*": ["*", "gen/*"], }, },
          "references": [{ "path": "./packages/a" }],
        }""",
    )
    options = read_compiler_options(ProjectFolder(tmp_path))
    assert options is not None
    assert options.base_url == "src"
    assert options.paths == (("@/*", ("src/*", "src/gen/*")),)
    assert options.references == ("packages/a",)
    assert options.extends == ("config/base.json",)


def test_configurations_that_extend_one_another_end(tmp_path: Path) -> None:
    write(tmp_path, "tsconfig.json", {"extends": "./other.json", "compilerOptions": {"baseUrl": "a"}})
    write(tmp_path, "other.json", {"extends": "./tsconfig.json"})
    options = read_compiler_options(ProjectFolder(tmp_path))
    assert options is not None
    assert options.base_url == "a"


def test_comments_are_blanked_and_texts_kept() -> None:
    text = '{"a": "// no /* comment", /* one\n two */ "b": [1, // three\n],}'
    assert json.loads(without_comments(text)) == {"a": "// no /* comment", "b": [1]}
    assert len(without_comments(text)) == len(text)
