"""The module tree: which file a declaration means, and what a module is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from oxigraph_code.languages.rust.modules import module_name
from oxigraph_code.resolution import resolve, submodules


def loader() -> ExtractingLoader:
    found = registry.installed().loader("rust")
    assert extracts(found)
    return found


def declared(path: str, text: str, *there: str) -> list[str]:
    return submodules(loader().extract(text.encode(), path), loader().semantics, set(there).__contains__)


def test_a_root_declares_files_and_folders_beside_it() -> None:
    there = ("src/a.rs", "src/b/mod.rs", "src/c.rs")
    assert declared("src/lib.rs", "mod a; pub mod b; mod missing;", *there) == ["src/a.rs", "src/b/mod.rs"]


def test_another_file_declares_what_is_in_its_folder() -> None:
    assert declared("src/a.rs", "mod b;", "src/b.rs", "src/a/b.rs") == ["src/a/b.rs"]
    assert declared("src/a/mod.rs", "mod b;", "src/b.rs", "src/a/b.rs") == ["src/a/b.rs"]


def test_a_folder_for_tests_among_the_sources_holds_modules() -> None:
    there = ("src/tests/queue.rs", "src/tests/deep/queue.rs")
    assert declared("src/tests/deep.rs", "mod queue;", *there) == ["src/tests/deep/queue.rs"]
    assert declared("tests/deep.rs", "mod queue;", "tests/queue.rs", "tests/deep/queue.rs") == ["tests/queue.rs"]


def test_a_path_is_relative_to_the_file_and_wins() -> None:
    text = '#[path = "../x.rs"]\n#[cfg(unix)] // why\npub mod a;'
    assert declared("src/deep/lib.rs", text, "src/x.rs", "src/deep/a.rs") == ["src/x.rs"]


def test_inside_of_an_inline_module_the_folder_is_that_of_the_module() -> None:
    assert declared("src/a.rs", "mod b { mod c; }", "src/a/b/c.rs", "src/a/c.rs") == ["src/a/b/c.rs"]
    text = 'mod b { #[path = "d.rs"] mod c; }'
    assert declared("src/a.rs", text, "src/a/b/d.rs", "src/a/d.rs", "src/d.rs") == ["src/a/b/d.rs"]


def test_a_raw_name_is_a_file_of_the_plain_name() -> None:
    assert declared("src/lib.rs", "mod r#type;", "src/type.rs") == ["src/type.rs"]


@pytest.mark.parametrize("written", ["/etc/passwd", "../../../x.rs", "..", "\\\\\\\\host\\\\x.rs"])
def test_nothing_outside_of_the_project_is_a_module(written: str) -> None:
    text = f'#[path = "{written}"] mod a;'
    facts = loader().extract(text.encode(), "src/lib.rs")
    assert submodules(facts, loader().semantics, lambda path: True) == []


def test_a_module_is_not_its_own_submodule() -> None:
    assert declared("src/lib.rs", '#[path = "lib.rs"] mod a;', "src/lib.rs") == []


def test_the_loader_links_to_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/lib.rs").write_text("mod a; mod b;")
    (tmp_path / "src/a.rs").write_text("")
    (tmp_path / "src/b.rs").symlink_to(tmp_path / "src/a.rs")
    lines = [line for line in loader().load_file(tmp_path / "src/lib.rs", tmp_path) if "hasModule" in line]
    assert len(lines) == 1
    assert lines[0].endswith("/src/a.rs> .")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("src/lib.rs", "crate"),
        ("src/main.rs", "crate"),
        ("src/a.rs", "crate::a"),
        ("src/a/mod.rs", "crate::a"),
        ("src/a/b.rs", "crate::a::b"),
        ("crates/engine/src/a.rs", "crate::a"),
        ("src/bin/tool.rs", "tool"),
        ("src/bin/tool/main.rs", "tool"),
        ("tests/api.rs", "api"),
        ("tests/common/mod.rs", "common"),
        ("build.rs", "build"),
    ],
)
def test_a_module_is_called_by_its_path_from_the_root_of_its_crate(path: str, name: str) -> None:
    assert module_name(path) == name


def imported(*texts: tuple[str, str]) -> list[tuple[str, str]]:
    """Resolve the imports of the last file: files, and the names in them."""
    files = [loader().extract(text.encode(), path) for path, text in texts]
    relations = resolve(files, loader().semantics)[files[-1].path].relations
    definitions = {facts.path: facts.definitions for facts in files}
    targets = [entry.target for entry in relations if entry.kind == "imports" and entry.target is not None]
    return [(path, definitions[path][index].name if index >= 0 else "") for path, index in targets]


def test_a_macro_is_imported_by_its_name() -> None:
    root = ("src/lib.rs", "mod kept; mod used;")
    kept = (
        "src/kept.rs",
        "macro_rules! inner { () => {} } pub(crate) use inner; #[macro_export] macro_rules! m { () => {} }",
    )
    found = imported(
        root, kept, ("src/used.rs", "use crate::m; use crate::kept::inner; use crate::other; use log::info;")
    )
    assert found == [("src/kept.rs", "m"), ("src/kept.rs", "inner")]
