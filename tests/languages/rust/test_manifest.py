"""What Cargo.toml says: packages, workspaces, dependencies; and that nothing outside of the root is read."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.rust.manifest import read_project


def project(top: Path, /, **manifests: str) -> ProjectFacts:
    """The project of these manifests, by folder; ``root`` is the one in the root."""
    for name, text in manifests.items():
        folder = top if name == "root" else top / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "Cargo.toml").write_text(text, encoding="utf-8")
    found = read_project(top)
    assert found is not None
    return found


def by_name(facts: ProjectFacts) -> dict[str, Dependency]:
    return {entry.name: entry for entry in facts.dependencies}


def messages(facts: ProjectFacts) -> list[str]:
    return [f"{path}: {diagnostic.message}" for path, diagnostic in facts.diagnostics]


def test_a_folder_without_manifest_is_no_project(tmp_path: Path) -> None:
    assert read_project(tmp_path) is None


def test_a_package_has_name_version_description_and_edition(tmp_path: Path) -> None:
    text = '[package]\nname = "shop"\nversion = "1.0.0"\ndescription = "A shop"\nedition = "2024"'
    facts = project(tmp_path, root=text)
    assert facts[:5] == ("rust", "shop", "1.0.0", "A shop", "2024")


def test_a_package_that_names_no_edition_is_of_the_first(tmp_path: Path) -> None:
    assert project(tmp_path, root='[package]\nname = "shop"').edition == "2015"


def test_features_are_those_declared(tmp_path: Path) -> None:
    assert project(tmp_path, root='[features]\ndefault = ["a"]\na = []').features == ("default", "a")


def test_a_dependency_is_in_the_group_of_its_section(tmp_path: Path) -> None:
    text = '[dependencies]\na = "1"\n[dev-dependencies]\nb = "2"\n[build-dependencies]\nc = { version = "3" }'
    facts = project(tmp_path, root=text)
    assert [(entry.name, entry.version, entry.group) for entry in facts.dependencies] == [
        ("a", "1", ""),
        ("b", "2", "dev"),
        ("c", "3", "build"),
    ]


def test_a_dependency_of_a_target_keeps_the_target(tmp_path: Path) -> None:
    text = "[target.'cfg(unix)'.dependencies]\nlibc = '0.2'\n[target.x86_64-pc-windows-gnu.dev-dependencies]\nw = '1'"
    found = by_name(project(tmp_path, root=text))
    assert found["libc"] == Dependency("libc", "0.2", marker="cfg(unix)")
    assert found["w"] == Dependency("w", "1", "dev", marker="x86_64-pc-windows-gnu")


def test_a_dependency_may_be_optional_renamed_and_have_features(tmp_path: Path) -> None:
    text = (
        '[dependencies]\njson = { package = "serde_json", version = "1", optional = true, features = ["raw", "raw"] }'
    )
    assert project(tmp_path, root=text).dependencies == (Dependency("serde_json", "1", "", ("raw",), True),)


def test_a_dependency_from_git_says_where_without_credentials(tmp_path: Path) -> None:
    text = '[dependencies]\na = { git = "https://me:secret@example.org/a", branch = "main" }'
    assert project(tmp_path, root=text).dependencies[0].version == "@ https://example.org/a branch=main"


def test_a_workspace_has_the_dependencies_and_features_of_its_members(tmp_path: Path) -> None:
    root = '[workspace]\nmembers = ["crates/*"]\nexclude = ["crates/old"]\n[workspace.package]\nedition = "2021"'
    member = '[package]\nname = "%s"\nedition.workspace = true\n[features]\nx = []\n[dependencies]\n%s'
    facts = project(
        tmp_path,
        root=root,
        **{
            "crates/a": member % ("a", 'b = { path = "../b", version = "0.1" }'),
            "crates/b": member % ("b", '\n[dev-dependencies]\nt = "1"'),
            "crates/old": member % ("old", 'z = "1"'),
            "crates/b/inner": member % ("inner", 'z = "1"'),
        },
    )
    assert facts.dependencies == (Dependency("b", "@ crates/b", "a"), Dependency("t", "1", "b/dev"))
    assert facts.features == ("a/x", "b/x")
    assert facts.edition == "2021"
    assert facts.name == ""


def test_a_member_inherits_what_it_leaves_to_the_workspace(tmp_path: Path) -> None:
    root = (
        '[package]\nname = "a"\nversion.workspace = true\n[workspace.package]\nversion = "3.1"\n'
        '[workspace.dependencies]\ns = { version = "1", features = ["x"] }\n'
        '[dependencies]\ns = { workspace = true, features = ["y"], optional = true }\nt.workspace = true'
    )
    facts = project(tmp_path, root=root)
    assert facts.version == "3.1"
    assert facts.dependencies == (
        Dependency("s", "1", "", ("x", "y"), True),
        Dependency("t"),
        Dependency("s", "1", "workspace", ("x",)),
    )
    assert messages(facts) == ["Cargo.toml: the dependency 't' is left to the workspace, which has none of that name"]


def test_what_is_left_to_a_workspace_outside_of_the_root_is_not_known(tmp_path: Path) -> None:
    text = '[package]\nname = "a"\nedition.workspace = true\n[dependencies]\ns = { workspace = true, features = ["x"] }'
    facts = project(tmp_path / "member", root=text)
    assert facts.edition == ""
    assert facts.dependencies == (Dependency("s", extras=("x",)),)
    assert messages(facts) == ["Cargo.toml: the dependency 's' is left to a workspace that is not in the project"]


def test_members_of_any_depth_are_found_and_build_folders_are_none(tmp_path: Path) -> None:
    package = '[package]\nname = "%s"\n[dependencies]\nd = "1"'
    facts = project(
        tmp_path,
        root='[workspace]\nmembers = ["**/m"]',
        **{"x/y/m": package % "m", "target/m": package % "no", ".git/m": package % "no"},
    )
    assert [entry.group for entry in facts.dependencies] == ["m"]


@pytest.mark.parametrize("member", ["../other", "/etc", "a/../../other", "linked", "l*"])
def test_nothing_outside_of_the_root_is_read(tmp_path: Path, member: str) -> None:
    outside, root = tmp_path / "other", tmp_path / "root"
    outside.mkdir()
    (outside / "Cargo.toml").write_text('[package]\nname = "secret"\n[dependencies]\nsecret = "1"')
    root.mkdir()
    (root / "linked").symlink_to(outside)
    assert project(root, root=f'[workspace]\nmembers = ["{member}"]').dependencies == ()


def test_a_member_that_is_not_there_is_told(tmp_path: Path) -> None:
    facts = project(tmp_path, root='[workspace]\nmembers = ["gone"]')
    assert messages(facts) == ["Cargo.toml: the member 'gone' has no Cargo.toml"]


@pytest.mark.parametrize(
    "text",
    [
        "[package",
        "[package]\nname = 1\nversion = []\n[dependencies]\na = 1\nb = []\n[features]\nx = 2",
        "package = 1\nworkspace = []\ndependencies = 'a'\nfeatures = 1\ntarget = 2",
        "[workspace]\nmembers = 'a'\nexclude = 3\ndependencies = 4\npackage = 5\n[target]\na = 1",
        "[package]\nname = { workspace = true }\nversion.workspace = true",
        "a" + ".a" * 50_000 + " = 1",
        "a = " + "[" * 5_000,
        "\ufeff[package]\nname = 'x\\u0000'",
        "",
    ],
)
def test_a_broken_manifest_is_no_crash(tmp_path: Path, text: str) -> None:
    assert project(tmp_path, root=text).language == "rust"


def test_a_dependency_that_cannot_be_understood_is_told(tmp_path: Path) -> None:
    facts = project(tmp_path, root="[dependencies]\na = 1\n'../x' = '1'\nok = '1'")
    assert [entry.name for entry in facts.dependencies] == ["ok"]
    assert len(facts.diagnostics) == 2


def test_a_glob_over_a_large_tree_is_bounded(tmp_path: Path) -> None:
    for number in range(60):
        for inner in range(60):
            (tmp_path / f"d{number}" / f"e{inner}").mkdir(parents=True)
    patterns = ", ".join(['"**/**/**/*"'] * 50)
    began = time.monotonic()
    facts = project(tmp_path, root=f"[workspace]\nmembers = [{patterns}]")
    assert time.monotonic() - began < 20
    assert any("too many folders" in message for message in messages(facts))


def test_a_member_in_crlf_and_with_a_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "Cargo.toml").write_bytes(b'\xef\xbb\xbf[package]\r\nname = "shop"\r\n')
    assert project(tmp_path).name == "shop"
