"""Return the names of packages in the texts of one another: by their manifests, else by their folders."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.rust.manifest import read_project
from oxigraph_code.resolution import resolve

CORE = '[package]\nname = "shop-core"\n'


def called(top: Path, files: dict[str, str], caller: str) -> list[str]:
    """Resolve each call in a file: to the file of the function, or the name of an external one."""
    for path, text in files.items():
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        (top / path).write_text(text, encoding="utf-8")
    loader = registry.installed().loader("rust")
    assert extracts(loader)
    facts = [loader.extract(text.encode(), path) for path, text in files.items() if path.endswith(".rs")]
    folders = [path.rpartition("/")[0] for path in files if path.endswith("Cargo.toml")]
    manifests = {folder: read_project(top / folder, top) for folder in folders}
    aliases = [alias.below(folder) for folder, found in manifests.items() if found for alias in found.aliases]
    links = resolve(facts, loader.semantics, aliases)[caller].links
    return [link.targets[0].path if link.targets else link.external or link.reason for link in links]


def test_a_library_is_called_like_its_package_whatever_its_folder(tmp_path: Path) -> None:
    files = {
        "core/Cargo.toml": CORE,
        "core/src/lib.rs": "pub fn of() {}",
        "core/tests/all.rs": "fn all() { shop_core::of(); }",
    }
    assert called(tmp_path, files, "core/tests/all.rs") == ["core/src/lib.rs"]


def test_a_library_may_have_a_name_and_a_root_of_its_own(tmp_path: Path) -> None:
    files = {
        "core/Cargo.toml": CORE + '[lib]\nname = "heart"\npath = "root.rs"\n',
        "core/root.rs": "pub fn of() {}",
        "app/Cargo.toml": '[package]\nname = "app"\n[dependencies]\nshop-core = { path = "../core" }\n',
        "app/src/main.rs": "fn main() { heart::of(); shop_core::of(); }",
    }
    assert called(tmp_path, files, "app/src/main.rs")[0] == "core/root.rs"


def test_a_dependency_has_the_name_that_the_manifest_gives_it(tmp_path: Path) -> None:
    files = {
        "core/Cargo.toml": CORE,
        "core/src/lib.rs": "pub fn of() {}",
        "app/Cargo.toml": '[package]\nname = "app"\n[dependencies]\n'
        'inner = { path = "../core", package = "shop-core" }\nold = { version = "1", package = "shop-core" }\n',
        "app/src/main.rs": "fn main() { inner::of(); old::of(); }",
    }
    assert called(tmp_path, files, "app/src/main.rs") == ["core/src/lib.rs", "shop_core::of"]


def test_of_two_packages_of_one_name_the_one_in_the_folder_is_meant(tmp_path: Path) -> None:
    files = {
        "one/Cargo.toml": CORE,
        "one/src/lib.rs": "pub fn of() {}",
        "two/Cargo.toml": CORE,
        "two/src/lib.rs": "pub fn of() {}",
        "app/Cargo.toml": '[package]\nname = "app"\n[dependencies]\nshop-core.path = "../two"\n',
        "app/src/main.rs": "fn main() { shop_core::of(); }",
    }
    assert called(tmp_path, files, "app/src/main.rs") == ["two/src/lib.rs"]


def test_a_workspace_says_for_its_members_where_a_package_is(tmp_path: Path) -> None:
    files = {
        "Cargo.toml": '[workspace]\nmembers = ["app"]\n[workspace.dependencies]\nshop-core.path = "libs/core"\n',
        "libs/core/Cargo.toml": CORE,
        "libs/core/src/lib.rs": "pub fn of() {}",
        "other/Cargo.toml": CORE,
        "other/src/lib.rs": "pub fn of() {}",
        "app/Cargo.toml": '[package]\nname = "app"\n[dependencies]\nshop-core.workspace = true\n',
        "app/src/main.rs": "extern crate shop_core as c; fn main() { shop_core::of(); c::of(); }",
    }
    assert called(tmp_path, files, "app/src/main.rs") == ["libs/core/src/lib.rs"] * 2


def test_a_package_without_manifest_is_called_like_its_folder(tmp_path: Path) -> None:
    files = {"shop-core/src/lib.rs": "pub fn of() {}", "app/src/main.rs": "fn main() { shop_core::of(); }"}
    assert called(tmp_path, files, "app/src/main.rs") == ["shop-core/src/lib.rs"]


def test_before_the_edition_2018_the_paths_of_imports_start_at_the_root(tmp_path: Path) -> None:
    files = {
        "Cargo.toml": '[package]\nname = "shop"\nedition = "2015"\n',
        "src/lib.rs": "extern crate outer; mod tax; mod cart; mod other;",
        "src/tax.rs": "pub fn of() {}",
        "src/other.rs": "pub fn of() {}",
        "src/cart.rs": "use tax; use outer::go; use self::other::of; mod other { pub fn of() {} }\n"
        "fn run() { tax::of(); ::tax::of(); go(); of(); other::of(); }",
    }
    found = called(tmp_path, files, "src/cart.rs")
    assert found == ["src/tax.rs", "src/tax.rs", "outer::go", "src/cart.rs", "src/cart.rs"]


def test_since_then_they_start_where_the_import_stands(tmp_path: Path) -> None:
    files = {
        "Cargo.toml": '[package]\nname = "shop"\nedition = "2021"\n',
        "src/lib.rs": "mod tax; mod cart;",
        "src/tax.rs": "pub fn of() {}",
        "src/cart.rs": "use tax::of; fn run() { of(); ::tax::of(); }",
    }
    assert called(tmp_path, files, "src/cart.rs") == ["tax::of", "tax::of"]


def test_what_the_default_features_leave_out_is_not_meant_where_something_is_there_for_that(tmp_path: Path) -> None:
    text = """
        #[cfg(feature = "spin")] fn lock() {}
        #[cfg(not(feature = "spin"))] mod slow;
        #[cfg(not(feature = "spin"))] use slow::lock;
        #[cfg(feature = "spin")] fn fast() {}
        #[cfg(feature = "async")] fn wait() {}
        #[cfg(not(feature = "async"))] use slow::wait;
        pub fn run() { lock(); fast(); wait(); }
    """
    slow = "pub fn lock() {}\npub fn wait() {}"
    features = "[features]\nspin = []\nasync = []\nwaiting = ['async']\ndefault = "
    files = {"src/lib.rs": text, "src/slow.rs": slow}
    here, there = "src/lib.rs", "src/slow.rs"
    manifest = f"[package]\nname = 'queue'\n{features}"
    assert called(tmp_path, files | {"Cargo.toml": f"{manifest}['waiting']"}, here) == [there, here, here]
    # An empty default does not state the assumed build.
    assert called(tmp_path, files | {"Cargo.toml": f"{manifest}[]"}, here) == [here, here, here]


def test_what_is_there_for_a_feature_that_no_manifest_declares_is_in_no_build(tmp_path: Path) -> None:
    text = """
        mod slow;
        #[cfg(quick)] fn lock() {}
        #[cfg(all(not(quick), not(feature = "pool")))] use slow::lock;
        #[cfg(all(not(quick), feature = "pool"))] fn lock() {}
        pub fn run() { lock(); }
    """
    files = {"src/lib.rs": text, "src/slow.rs": "pub fn lock() {}"}
    here, there = "src/lib.rs", "src/slow.rs"
    manifest = "[package]\nname = 'queue'\n"
    assert called(tmp_path, files | {"Cargo.toml": manifest}, here) == [there]
    assert called(tmp_path, files | {"Cargo.toml": f"{manifest}[features]\npool = []"}, here) == [here]


def test_methods_on_conditions_that_do_not_exclude_one_another_are_all_there(tmp_path: Path) -> None:
    text = """
        struct Format;
        trait Show { fn show(&self); }
        trait Print { fn print(&self); }
        #[cfg(feature = "json")] impl Format { fn json(&self) {} }
        impl Format { fn plain(&self) {} }
        pub fn run(format: Format) { format.json(); format.plain(); }
    """
    manifest = "[package]\nname = 'show'\n[features]\njson = []\nstd = []\ndefault = ['std']"
    assert called(tmp_path, {"src/lib.rs": text, "Cargo.toml": manifest}, "src/lib.rs") == ["src/lib.rs"] * 2
