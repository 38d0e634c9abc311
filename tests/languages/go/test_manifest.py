"""The modules that go.mod and go.work describe, with their dependencies and replacements."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.go.manifest import read_project
from oxigraph_code.languages.go.modules import GoModules


def project(top: Path, text: str, name: str = "go.mod") -> ProjectFacts:
    (top / name).write_text(text, encoding="utf-8")
    found = read_project(top)
    assert found is not None
    return found


def test_a_folder_without_manifest_is_no_project(tmp_path: Path) -> None:
    assert read_project(tmp_path) is None


def test_a_module_has_a_path_a_version_of_the_language_and_dependencies(tmp_path: Path) -> None:
    text = """
        module "example.com/shop" // comment
        go 1.22
        require example.com/one v1.0.0
        require (
            example.com/two/v2 v2.3.4 // indirect
        )
    """
    facts = project(tmp_path, text)
    assert (facts.language, facts.name, facts.edition) == ("go", "example.com/shop", "1.22")
    assert facts.dependencies == (
        Dependency("example.com/one", "v1.0.0"),
        Dependency("example.com/two/v2", "v2.3.4", "indirect"),
    )
    assert facts.aliases == (Alias("example.com/shop", ("go.mod",)),)
    assert facts.diagnostics == ()


def test_replacements_hold_in_their_module(tmp_path: Path) -> None:
    text = """
        module a.b/c
        replace (
            x.y/z v1.2.3 => ../z
            q.r/s => other.com/s v1.0.0
            bad.com/x => /etc
        )
    """
    assert project(tmp_path, text).aliases[1:] == (
        Alias("x.y/z", ("../z/go.mod",), ""),
        Alias("q.r/s", ("::other.com/s",), ""),
    )


def test_a_workspace_has_replacements_and_no_name(tmp_path: Path) -> None:
    facts = project(tmp_path, "go 1.22\nuse (\n  ./a\n  ./b\n)\nreplace x.y/z => ./z\n", "go.work")
    assert (facts.name, facts.aliases) == ("", (Alias("x.y/z", ("./z/go.mod",), ""),))


def test_a_directive_that_cannot_be_understood_is_reported_with_its_line(tmp_path: Path) -> None:
    ((_, problem),) = project(tmp_path, "module a b\ngo 1.22\n").diagnostics
    assert (problem.severity, problem.line) == ("error", 1)


def test_bytes_of_no_manifest_are_read(tmp_path: Path) -> None:
    (tmp_path / "go.mod").write_bytes(bytes(range(256)) * 20)
    assert read_project(tmp_path) is not None


def test_an_import_means_a_package_below_its_module() -> None:
    aliases = [
        Alias("example.com/shop", ("shop/go.mod",)),
        Alias("example.com/shop/tools", ("shop/tools/go.mod",)),
        Alias("x.y/z", ("shop/../z/go.mod",), "shop"),
    ]
    paths = ["shop/a.go", "shop/cart/b.go", "shop/tools/c.go", "z/d.go", "shop/vendor/v.com/w/e.go", "cart/f.go"]
    modules = GoModules(paths, aliases)
    found = {
        name: modules.find("shop/cart/b.go", name)
        for name in (
            *("example.com/shop", "example.com/shop/cart", "example.com/shop/tools", "example.com/shop/gone"),
            *("x.y/z", "v.com/w", "cart", "fmt", "other.com/cart"),
        )
    }
    assert found == {
        "example.com/shop": "shop",
        "example.com/shop/cart": "shop/cart",
        "example.com/shop/tools": "shop/tools",
        "example.com/shop/gone": "",
        "x.y/z": "z",
        "v.com/w": "shop/vendor/v.com/w",
        "cart": "",
        "fmt": "",
        "other.com/cart": "",
    }
    assert modules.find("cart/f.go", "x.y/z") == modules.find("cart/f.go", "v.com/w") == ""


def test_without_a_manifest_an_import_ends_with_the_folder_of_its_package() -> None:
    modules = GoModules(["a.go", "ast/b.go", "src/github.com/me/x/c.go"])
    assert modules.find("a.go", "github.com/me/shop/ast") == "ast"
    assert modules.find("a.go", "github.com/me/shop/v2/ast") == "ast"
    assert modules.find("a.go", "example.com/shop/ast") == "ast"
    assert modules.find("a.go", "go/ast") == ""
    assert modules.find("a.go", "github.com/me/shop/deep/ast") == ""
    assert modules.find("a.go", "github.com/me/shop") == ".:shop"
