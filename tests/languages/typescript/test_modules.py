"""A module name is resolved by path, by package names and by mapped names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oxigraph_code.languages.typescript.manifest import read_project
from oxigraph_code.languages.typescript.modules import ScriptModules

_FILES = (
    "src/a.ts",
    "src/b/index.tsx",
    "src/c.js",
    "src/c.d.ts",
    "src/View.vue",
    "src/e.mts",
    "packages/core/src/index.ts",
    "packages/core/src/deep/x.ts",
    "packages/web/app/page.tsx",
)


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("./a", "src/a.ts"),
        ("./a.js", "src/a.ts"),
        ("./b", "src/b/index.tsx"),
        ("../src/b/", "src/b/index.tsx"),
        ("./c.js", "src/c.d.ts"),
        ("./View.vue", "src/View.vue"),
        ("./e.mjs", "src/e.mts"),
        ("./nowhere", ""),
        ("../../a", ""),
        ("a", ""),
    ],
)
def test_a_relative_name_is_a_path_that_may_leave_things_out(written: str, path: str) -> None:
    assert ScriptModules(_FILES).find("src/main.ts", written) == path


@pytest.mark.parametrize(
    ("written", "name"),
    [("fs", "node:fs"), ("node:fs", "node:fs"), ("fs/promises", "node:fs/promises"), ("react", "react"), ("./x", "")],
)
def test_what_is_outside_has_its_own_name(written: str, name: str) -> None:
    assert ScriptModules(_FILES).external_name("src/main.ts", written) == name


def test_packages_and_mapped_names_lead_to_sources(tmp_path: Path) -> None:
    def write(path: str, content: object) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(json.dumps(content))

    write("package.json", {"name": "root", "workspaces": ["packages/*"]})
    write(
        "packages/core/package.json",
        {"name": "@x/core", "main": "dist/index.js", "imports": {"#deep": "./src/deep/x.js"}},
    )
    write("packages/web/package.json", {"name": "web"})
    write("packages/web/tsconfig.json", {"compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["app/*"]}}})
    project = read_project(tmp_path)
    assert project is not None
    modules = ScriptModules(_FILES, project.aliases)
    assert modules.find("packages/web/app/page.tsx", "@x/core") == "packages/core/src/index.ts"
    assert modules.find("packages/web/app/page.tsx", "@x/core/deep/x") == "packages/core/src/deep/x.ts"
    assert modules.find("packages/web/main.ts", "@/page") == "packages/web/app/page.tsx"
    assert modules.find("packages/web/main.ts", "app/page") == "packages/web/app/page.tsx"
    assert modules.find("packages/core/src/index.ts", "#deep") == "packages/core/src/deep/x.ts"
    assert modules.find("packages/core/src/index.ts", "@/page") == ""


def test_a_build_tool_begins_paths_from_its_folder_with_a_sign(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "web"}')
    plain = read_project(tmp_path)
    (tmp_path / "nuxt.config.ts").write_text("")
    project = read_project(tmp_path)
    assert plain is not None
    assert project is not None
    files = ("composables/events.ts", "src/page.ts")
    assert ScriptModules(files, project.aliases).find("src/page.ts", "@/composables/events") == "composables/events.ts"
    assert ScriptModules(files, project.aliases).find("composables/events.ts", "~/page") == "src/page.ts"
    assert ScriptModules(files, plain.aliases).find("src/page.ts", "@/composables/events") == ""


def test_what_is_mapped_for_all_files_comes_before_what_packages_publish(tmp_path: Path) -> None:
    def write(path: str, content: object) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(json.dumps(content))

    write("package.json", {"name": "root", "workspaces": ["packages/*"]})
    write("tsconfig.json", {"compilerOptions": {"paths": {"@x/*": ["./packages/*/src"]}}})
    write("packages/core/package.json", {"name": "@x/core", "main": "index.js"})
    write("packages/plain/package.json", {"name": "@x/plain", "main": "index.js"})
    project = read_project(tmp_path)
    assert project is not None
    core = ("packages/core/index.js", "packages/core/src/index.ts", "packages/core/src/a.ts")
    modules = ScriptModules((*core, "packages/plain/index.js"), project.aliases)
    assert modules.find("packages/core/src/a.ts", "@x/core") == "packages/core/src/index.ts"
    assert modules.find("packages/core/src/a.ts", "@x/plain") == "packages/plain/index.js"


def test_what_is_compiled_into_a_folder_leads_to_its_place_in_the_sources(tmp_path: Path) -> None:
    exports = {".": "./lib/esm/index.js", "./deep": {"node": "./lib/deep/x.js"}, "./all/*": "./dist/*.js"}
    (tmp_path / "package.json").write_text(json.dumps({"name": "core", "exports": exports}))
    project = read_project(tmp_path)
    assert project is not None
    files = ("src/index.ts", "src/deep/x.ts", "src/lib/index.ts")
    modules = ScriptModules(files, project.aliases)
    assert modules.find("src/index.ts", "core") == "src/index.ts"
    assert modules.find("src/index.ts", "core/deep") == "src/deep/x.ts"
    assert modules.find("src/index.ts", "core/all/deep/x") == "src/deep/x.ts"
    assert modules.find("src/index.ts", "core/all/lib/y") == ""
    built = ScriptModules((*files, "lib/deep/x.js"), project.aliases)
    assert built.find("src/index.ts", "core/deep") == "lib/deep/x.js"


def test_a_program_with_the_name_of_its_library_is_not_that_library(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/index.ts").write_text("")
    (tmp_path / "package.json").write_text('{"name": "elysia", "dependencies": {"elysia": "1.4.0"}}')
    facts = read_project(tmp_path)
    modules = ScriptModules(["src/index.ts"], facts.aliases if facts is not None else ())
    assert modules.find("src/index.ts", "elysia") == ""


def test_of_what_a_package_is_on_several_platforms_the_usual_one_is_meant(tmp_path: Path) -> None:
    imports = {"#port": {"browser": "./src/web.js", "bun": ["./src/bun.js"], "default": "./src/node.js"}}
    (tmp_path / "package.json").write_text(json.dumps({"name": "core", "imports": imports}))
    project = read_project(tmp_path)
    assert project is not None
    modules = ScriptModules(("src/web.js", "src/bun.js", "src/node.js"), project.aliases)
    assert modules.find("src/web.js", "#port") == "src/node.js"
    assert ScriptModules(("src/web.js",), project.aliases).find("src/web.js", "#port") == "src/web.js"


def test_a_folder_near_the_root_without_a_package_has_a_configuration_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text(json.dumps({"name": "core"}))
    mapped = json.dumps({"compilerOptions": {"paths": {"@/*": ["./app/*"]}}})
    for path, package in (("client", ""), ("examples/one", "react"), ("node_modules/x", "")):
        (tmp_path / path).mkdir(parents=True)
        (tmp_path / path / "tsconfig.json").write_text(mapped)
        if package:
            (tmp_path / path / "package.json").write_text(json.dumps({"name": package}))
    project = read_project(tmp_path)
    assert project is not None
    assert [(alias.pattern, alias.folder) for alias in project.aliases if alias.folder] == [("@/*", "client")]
    modules = ScriptModules(("client/app/a.ts", "app/a.ts"), project.aliases)
    assert modules.find("client/app/b.ts", "@/a") == "client/app/a.ts"
    assert modules.find("app/b.ts", "@/a") == ""
