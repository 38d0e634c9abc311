"""Build files are read as manifests and never run."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.languages.c.manifest import read_project
from oxigraph_code.languages.c.modules import SEARCH_PATH, CModules


def test_cmake_names_a_project_its_dependencies_and_its_search_paths(tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "project(shop VERSION 1.2 LANGUAGES C)\n"
        "# find_package(Left)\n"
        "find_package(OpenSSL 1.1 REQUIRED)\n"
        "pkg_check_modules(X REQUIRED libevent>=2.0 glib-2.0)\n"
        "target_include_directories(shop PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/include ${OTHER}/x)\n"
    )
    project = read_project(tmp_path)
    assert project is not None
    assert (project.name, project.version) == ("shop", "1.2")
    assert [(entry.name, entry.version) for entry in project.dependencies] == [
        ("OpenSSL", "1.1"),
        ("libevent", ">=2.0"),
        ("glib-2.0", ""),
    ]
    assert [(alias.pattern, alias.targets) for alias in project.aliases] == [(SEARCH_PATH, ("include",))]


def test_meson_autoconf_and_makefiles_name_packages(tmp_path: Path) -> None:
    (tmp_path / "meson.build").write_text("project('shop', 'c')\ndependency('libpcre', version: '>=8')\n")
    (tmp_path / "configure.ac").write_text("AC_INIT([shop], [3])\nPKG_CHECK_MODULES([SSL], [openssl >= 1.1])\n")
    (tmp_path / "Makefile").write_text("CFLAGS = -Isrc -I$(X)/y -I/usr/include $(shell pkg-config --cflags zlib)\n")
    project = read_project(tmp_path)
    assert project is not None
    assert [entry.name for entry in project.dependencies] == ["libpcre", "openssl", "zlib"]
    assert project.aliases[0].targets == ("src",)


def test_a_makefile_without_a_word_of_c_is_no_manifest(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("all:\n\tgo build ./...\n")
    assert read_project(tmp_path) is None


def test_a_database_of_commands_states_search_paths_below_its_folder(tmp_path: Path) -> None:
    (tmp_path / "compile_commands.json").write_text(
        f'[{{"directory": "{tmp_path.as_posix()}", "command": "cc -I{tmp_path.as_posix()}/inc -I/usr/include -c a.c"}}]'
    )
    project = read_project(tmp_path)
    assert project is not None
    assert project.aliases[0].targets == ("inc",)


def test_a_database_in_a_build_folder_states_search_paths_of_the_root_as_words_too(tmp_path: Path) -> None:
    build, root = tmp_path / "build", tmp_path.as_posix()
    build.mkdir()
    (build / "compile_commands.json").write_text(
        f'[{{"directory": "{root}/build", "arguments": ["c++", "-I", "{root}/inc", "-isystem", "{root}/lib"]}}]'
    )
    project = read_project(build, tmp_path)
    assert project is not None
    assert [alias.below("build").targets for alias in project.aliases] == [("build/../inc", "build/../lib")]


@pytest.mark.parametrize(
    ("manifest", "text"),
    [
        (
            "CMakeLists.txt",
            "target_include_directories(shop\n  PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/inc>\n"
            "  $<INSTALL_INTERFACE:include>)\n",
        ),
        ("meson.build", "project('shop', 'cpp')\nhere = include_directories('inc', is_system: false)\n"),
    ],
)
def test_builds_of_cpp_state_search_paths(tmp_path: Path, manifest: str, text: str) -> None:
    (tmp_path / manifest).write_text(text)
    project = read_project(tmp_path)
    assert project is not None
    assert project.aliases[0].targets[0] == "inc"
    paths = ("inc/cart.hpp", "other/cart.hpp", "src/main.cc")
    assert CModules(paths, project.aliases).find("src/main.cc", "cart.hpp") == "inc/cart.hpp"


def test_a_search_path_decides_between_headers_of_one_name() -> None:
    from oxigraph_code.facts.aliases import Alias

    paths = ("lib/one/limits.h", "lib/two/limits.h", "src/main.c")
    assert CModules(paths, [Alias(SEARCH_PATH, ("lib/two",))]).find("src/main.c", "limits.h") == "lib/two/limits.h"
    assert CModules(paths).find("src/main.c", "limits.h").splitlines() == ["lib/one/limits.h", "lib/two/limits.h"]
