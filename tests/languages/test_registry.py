"""Loaders come in by entry points, ours like all others, and no two may claim the same extension."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import LoaderConflict, UnknownLanguage
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import LanguageLoader, extracts
from oxigraph_code.languages.loader_entries import GROUP, loader_entries
from oxigraph_code.languages.registry import Registry
from oxigraph_code.tools import tool_called

PACKAGE = Path(__file__).parent.parent / "loader_package"

ASK = """
import json, logging, sys
from pathlib import Path
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
logging.basicConfig(stream=sys.stderr)
found = registry.installed()
root = Path(sys.argv[1])
toy = found.loader_of("shop/THINGS.TOY")
print(json.dumps({
    "languages": [loader.language_id for loader in found.loaders],
    "triples": list(toy.load_file(root / "things.toy", root)) if toy else [],
    "left_out": found.left_out,
    "extracts": extracts(toy) if toy else None,
}))
"""


class Loader:
    """As little as the contract asks for."""

    ignore_patterns: Sequence[str] = ()

    def __init__(self, language_id: str, *file_extensions: str) -> None:
        self.language_id = language_id
        self.file_extensions = file_extensions

    def load_file(self, path: Path, project_root: Path) -> Iterable[str]:
        return ()

    def load_project_metadata(self, project_root: Path) -> Iterable[str]:
        return ()


def install(folder: Path, name: str = "oxigraph-code-toy", **points: str) -> None:
    """Install a module in a folder, with the metadata of its package."""
    shutil.copy(PACKAGE / "toy_language.py", folder)
    declared = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = points or declared["entry-points"][GROUP]
    said = folder / f"{name.replace('-', '_')}-{declared['version']}.dist-info"
    said.mkdir()
    said.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {declared['version']}\n")
    lines = [f"[{GROUP}]", *(f"{point} = {target}" for point, target in points.items())]
    said.joinpath("entry_points.txt").write_text("\n".join(lines) + "\n")


def ask(folder: Path) -> tuple[dict[str, Any], str]:
    """Return the loaders that a process with that folder on its path finds, and its log."""
    (folder / "things.toy").write_text("one two")
    run = subprocess.run(
        [sys.executable, "-c", ASK, str(folder)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout), run.stderr


def test_a_loader_of_somebody_else_is_found_by_its_entry_point(tmp_path: Path) -> None:
    install(tmp_path)
    answer, _ = ask(tmp_path)
    assert "toy" in answer["languages"]
    assert len(answer["languages"]) > 1
    assert answer["triples"][0].endswith('/things.toy/one> <https://ds-labs.org/code#name> "one" .')
    assert answer["extracts"] is False


def test_without_its_package_there_is_no_such_language(tmp_path: Path) -> None:
    assert "toy" not in ask(tmp_path)[0]["languages"]


@pytest.mark.parametrize(
    "target",
    ["no_such_module:LOADER", "toy_language:NOTHING", "broken:LOADER", "toy_language:NAMESPACE", "half:LOADER"],
)
def test_a_loader_that_cannot_be_used_costs_its_own_language_only(tmp_path: Path, target: str) -> None:
    (tmp_path / "broken.py").write_text("raise RuntimeError('out of order')")
    half = "from toy_language import ToyLoader\nLOADER = ToyLoader()\nLOADER.extract = lambda source, path: None\n"
    (tmp_path / "half.py").write_text(half)
    install(tmp_path, broken=target, toy="toy_language:LOADER")
    answer, log = ask(tmp_path)
    assert {"python", "toy"} <= {*answer["languages"]}
    assert target in answer["left_out"]["broken"]
    assert target in log


def test_of_two_packages_with_one_language_the_second_is_left_out(tmp_path: Path) -> None:
    install(tmp_path)
    install(tmp_path, name="another-toy", toys="toy_language:LOADER")
    answer, _ = ask(tmp_path)
    assert "toy" in answer["languages"]
    assert "two loaders call themselves 'toy'" in answer["left_out"]["toys"]


def test_no_other_package_takes_an_extension_from_a_loader_of_ours(tmp_path: Path) -> None:
    (tmp_path / "thief.py").write_text(
        "from toy_language import ToyLoader\nLOADER = ToyLoader()\nLOADER.file_extensions = ('py',)\n"
    )
    install(tmp_path, aaa="thief:LOADER")
    answer, _ = ask(tmp_path)
    assert "python" in answer["languages"]
    assert "both claim .py files" in answer["left_out"]["aaa"]


def test_our_own_loaders_come_in_by_the_same_door() -> None:
    ids = {loader.language_id for entry in loader_entries() for loader in entry.load()}
    assert {loader.language_id for loader in registry.installed().loaders} == ids


def test_each_language_has_a_tool_that_loads_it_alone() -> None:
    for loader in registry.installed().loaders:
        tool = tool_called(f"load_{loader.language_id}_code")
        assert tool is not None
        assert list(tool.parameters) == ["path"]
    assert tool_called("load_klingon_code") is None


def test_languages_whose_files_import_one_another_are_loaded_together() -> None:
    assert registry.installed().together_with("ts") == ["javascript", "typescript"]
    assert registry.installed().together_with("kt") == ["java", "kotlin"]
    assert registry.installed().together_with("python") == ["python"]


def test_two_loaders_of_one_identifier_are_refused() -> None:
    with pytest.raises(LoaderConflict, match="'toy'") as caught:
        Registry([Loader("toy", "a"), Loader("toy", "b")])
    assert caught.value.language == "toy"


def test_two_loaders_of_one_extension_are_refused_whatever_its_case() -> None:
    with pytest.raises(LoaderConflict, match="one and two"):
        Registry([Loader("one", "toy"), Loader("two", ".TOY")])


def test_a_loader_may_name_an_extension_twice() -> None:
    assert len(Registry([Loader("toy", "toy", ".toy")]).loaders) == 1


def test_a_file_belongs_to_the_loader_of_its_last_extension() -> None:
    found = Registry([Loader("toy", "toy"), Loader("other", "bak")])
    owners = {path: found.loader_of(path) for path in ("a.toy", "b/a.TOY", "a.toy.bak", "toy", ".toy", "a.", "")}
    assert {path: owner.language_id for path, owner in owners.items() if owner} == {
        "a.toy": "toy",
        "b/a.TOY": "toy",
        "a.toy.bak": "other",
    }


def test_loaders_are_listed_in_the_order_of_their_identifiers() -> None:
    found = Registry([Loader("b", "b"), Loader("a", "a")])
    assert [loader.language_id for loader in found.loaders] == ["a", "b"]


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Registry([Loader("toy", "toy")]).loader("Klingon")
    assert "toy" in caught.value.hint


def test_a_loader_without_facts_is_a_loader() -> None:
    loader = Loader("toy", "toy")
    assert isinstance(loader, LanguageLoader)
    assert not extracts(loader)


def test_the_registry_loads_no_rules_and_no_grammars() -> None:
    code = "from oxigraph_code.languages.registry import installed; installed(); import sys; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    rules = [name for name in loaded if name.endswith((".semantics", ".conventions", ".source", ".manifest"))]
    assert not rules + [name for name in loaded if name.startswith(("tree_sitter", "msgspec", "importlib.metadata"))]
