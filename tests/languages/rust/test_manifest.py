"""Cargo.toml is read: packages, workspaces, dependencies; nothing outside the root is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.rust.manifest import read_project
from oxigraph_code.languages.rust.manifests.dependencies import features


def project(top: Path, /, **manifests: str) -> ProjectFacts:
    """Return the project of these manifests, by folder; ``root`` is the one in the root."""
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


def test_features_that_the_default_does_not_lead_to_are_told_apart_and_optional_dependencies_are_features() -> None:
    text = """
        [features]
        default = ["full"]
        full = ["net", "dep:log", "serde/derive"]
        net = []
        fast = ["net"]
        [dependencies]
        log = { version = "1", optional = true }
        serde = { version = "1", optional = true }
        rayon = { version = "1", optional = true }
        [target.'cfg(unix)'.dependencies]
        libc = { version = "1", optional = true }
        rand = "1"
    """
    found = dict(features(tomllib.loads(text)))
    assert list(found) == ["full", "net", "fast", "log", "serde", "rayon", "libc"]
    assert [name for name, is_left_out in found.items() if is_left_out] == ["fast", "rayon", "libc"]
    assert not any(is_left_out for _, is_left_out in features(tomllib.loads(text.replace('["full"]', "[]"))))


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


def member(top: Path, path: str = "crates/b", text: str = "", root: Path | None = None) -> ProjectFacts:
    """Return the project of a member of the workspace in ``top``, in a run over that."""
    folder = top / path
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Cargo.toml").write_text(text or MEMBER, encoding="utf-8")
    found = read_project(folder, root or top)
    assert found is not None
    return found


WORKSPACE = """
[workspace]
members = ["crates/*"]
exclude = ["crates/old"]
[workspace.package]
version = "3.1"
edition = "2021"
[workspace.dependencies]
a = { path = "crates/a", version = "0.1" }
s = { version = "1", features = ["x"] }
"""
MEMBER = """
[package]
name = "b"
version.workspace = true
edition.workspace = true
[dependencies]
a.workspace = true
c = { path = "../c" }
[dev-dependencies]
s = { workspace = true, features = ["y"] }
"""


def test_a_workspace_without_a_package_has_no_name_and_its_members_dependencies_are_theirs(tmp_path: Path) -> None:
    facts = project(tmp_path, root=WORKSPACE, **{"crates/b": MEMBER})
    assert (facts.name, facts.version, facts.edition) == ("", "", "")
    assert facts.dependencies == (
        Dependency("a", "@ crates/a", "workspace"),
        Dependency("s", "1", "workspace", ("x",)),
    )


def test_a_member_takes_from_a_workspace_above_what_it_leaves_to_that(tmp_path: Path) -> None:
    project(tmp_path, root=WORKSPACE)
    facts = member(tmp_path)
    assert facts[:5] == ("rust", "b", "3.1", "", "2021")
    assert facts.dependencies == (
        Dependency("a", "@ ../a"),
        Dependency("c", "@ ../c"),
        Dependency("s", "1", "dev", ("x", "y")),
    )
    assert messages(facts) == []


def test_the_nearest_workspace_that_does_not_exclude_a_package_is_its_own(tmp_path: Path) -> None:
    project(tmp_path, root=WORKSPACE, crates='[package]\nname = "not a workspace"')
    assert member(tmp_path).version == "3.1"
    assert member(tmp_path, "crates/old").version == ""
    project(tmp_path, **{"crates/b": '[workspace]\n[workspace.package]\nversion = "9"'})
    assert member(tmp_path, "crates/b/inner").version == "9"


def test_a_package_may_name_its_workspace(tmp_path: Path) -> None:
    project(tmp_path, root=WORKSPACE, crates='[workspace]\n[workspace.package]\nversion = "9"')
    named = MEMBER.replace("[dependencies]", 'workspace = "../.."\n[dependencies]')
    assert member(tmp_path, text=named).version == "3.1"
    assert member(tmp_path, text=named.replace("../..", "../../../../etc")).version == ""


@pytest.mark.parametrize("broken", ["[workspace", "workspace = 1", "[workspace]\npackage = 2\ndependencies = 3"])
def test_what_is_wrong_with_a_workspace_is_not_told_of_its_members(tmp_path: Path, broken: str) -> None:
    project(tmp_path, root=broken)
    facts = member(tmp_path)
    assert (facts.name, facts.version) == ("b", "")
    assert all("is left to" in message for message in messages(facts))


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


def test_what_is_left_to_a_workspace_that_may_not_be_read_is_not_known(tmp_path: Path) -> None:
    text = '[package]\nname = "a"\nedition.workspace = true\n[dependencies]\ns = { workspace = true, features = ["x"] }'
    facts = project(tmp_path / "member", root=text)
    assert facts.edition == ""
    assert facts.dependencies == (Dependency("s", extras=("x",)),)
    assert messages(facts) == ["Cargo.toml: the dependency 's' is left to a workspace that is not in the run"]


@pytest.mark.parametrize("link", [False, True])
def test_nothing_outside_of_the_root_is_read(tmp_path: Path, link: bool) -> None:
    root = tmp_path / "root"
    root.mkdir()
    project(tmp_path, root=WORKSPACE)
    if link:
        (root / "Cargo.toml").symlink_to(tmp_path / "Cargo.toml")
    facts = member(root)
    assert facts.version == ""
    assert Dependency("a", extras=()) in facts.dependencies


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


def test_a_member_in_crlf_and_with_a_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "Cargo.toml").write_bytes(b'\xef\xbb\xbf[package]\r\nname = "shop"\r\n')
    assert project(tmp_path).name == "shop"
