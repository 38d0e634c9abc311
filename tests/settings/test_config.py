"""Flags over environment over file over defaults, and every wrong value is refused with its name."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path

import pytest

from oxigraph_code.errors import ConfigError, FileError
from oxigraph_code.settings.config import ENVIRONMENT_PREFIX, Settings, load_settings

NOTHING = {"XDG_CONFIG_HOME": "/nowhere", "APPDATA": "/nowhere"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def test_without_anything_there_are_defaults() -> None:
    settings = load_settings(environment=NOTHING)
    here = Path("oxigraph_data").absolute()
    assert settings == dataclasses.replace(Settings(), store_path=here, cache_path=settings.cache_path)


def test_flags_over_environment_over_file_over_defaults(file: Path) -> None:
    file.write_text("query_timeout_s = 1\nworkers = 1\nmax_file_bytes = 1\n")
    environment = {"OXIGRAPH_QUERY_TIMEOUT_S": "2", "OXIGRAPH_WORKERS": "2"}
    settings = load_settings({"workers": 3, "query_timeout_s": None}, environment, file)
    assert (settings.workers, settings.query_timeout_s, settings.max_file_bytes) == (3, 2.0, 1)
    assert settings.writer_wait_s == Settings().writer_wait_s


def test_an_empty_variable_is_none(file: Path) -> None:
    assert load_settings(environment={**NOTHING, "OXIGRAPH_WORKERS": ""}).workers == 0


def test_the_environment_names_the_file(file: Path) -> None:
    file.write_text("workers = 5\n")
    assert load_settings(environment={"OXIGRAPH_CONFIG": str(file)}).workers == 5


def test_the_file_of_the_user_is_read_where_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "oxigraph-code"
    folder.mkdir()
    (folder / "config.toml").write_text("workers = 6\n")
    assert load_settings(environment={"XDG_CONFIG_HOME": str(tmp_path), "APPDATA": str(tmp_path)}).workers == 6


def test_a_file_of_the_project_is_never_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "config.toml").write_text("allow_network = true\n")
    monkeypatch.chdir(tmp_path)
    assert not load_settings(environment=NOTHING).allow_network


def test_a_file_that_was_asked_for_must_be_there(file: Path) -> None:
    with pytest.raises(FileError) as caught:
        load_settings(environment={"OXIGRAPH_CONFIG": str(file)})
    assert caught.value.path == str(file)


@pytest.mark.parametrize(("content", "said"), [(b"workers =", "config.toml"), (b'a = "\xff"', "UTF-8")])
def test_a_file_that_is_no_toml_is_refused(file: Path, content: bytes, said: str) -> None:
    file.write_bytes(content)
    with pytest.raises(ConfigError, match=said):
        load_settings(environment={}, file=file)


def test_a_setting_nobody_knows_is_refused_with_the_known_ones(file: Path) -> None:
    file.write_text("wokers = 1\n")
    with pytest.raises(ConfigError) as caught:
        load_settings(environment={}, file=file)
    assert caught.value.setting == "wokers"
    assert "workers" in caught.value.hint


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("workers", "many"),
        ("workers", "1.5"),
        ("workers", "-1"),
        ("query_timeout_s", "soon"),
        ("query_timeout_s", "nan"),
        ("query_timeout_s", "-0.1"),
        ("allow_network", "perhaps"),
        ("default_depth", "6"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_with_its_name_and_an_example(name: str, value: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_settings(environment={**NOTHING, ENVIRONMENT_PREFIX + name.upper(): value})
    assert caught.value.setting == name
    assert value in caught.value.message
    assert caught.value.hint


@pytest.mark.parametrize(("text", "truth"), [("1", True), ("yes", True), ("ON", True), ("0", False), ("False", False)])
def test_truth_is_told_in_several_words(text: str, truth: bool) -> None:
    assert load_settings(environment={**NOTHING, "OXIGRAPH_ALLOW_NETWORK": text}).allow_network is truth


def test_the_store_path_is_absolute_and_knows_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert load_settings({"store_path": "~/graph"}, NOTHING).store_path == tmp_path / "graph"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps caches elsewhere")
@pytest.mark.parametrize(("given", "folder"), [({"XDG_CACHE_HOME": "/c"}, "/c"), ({"XDG_CACHE_HOME": "c"}, "~/.cache")])
def test_the_cache_is_in_the_users_folder_for_caches(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: dict[str, str], folder: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert load_settings(environment={**NOTHING, **given}).cache_path == Path(folder).expanduser() / "oxigraph-code"


def test_an_empty_path_is_no_cache(file: Path) -> None:
    file.write_text('cache_path = ""\n')
    assert load_settings(environment={}, file=file).cache_path is None
    assert load_settings({"cache_path": ""}, NOTHING).cache_path is None
    assert load_settings({"cache_path": "x"}, NOTHING).cache_path == Path("x").absolute()


def test_settings_that_are_made_and_not_loaded_have_no_cache() -> None:
    assert Settings().cache_path is None


def test_every_setting_says_what_it_is_for() -> None:
    assert all(field.metadata["meaning"] for field in dataclasses.fields(Settings))


def test_a_home_folder_of_nobody_is_refused() -> None:
    with pytest.raises(ConfigError, match="store_path cannot be"):
        load_settings(environment={**NOTHING, "OXIGRAPH_STORE_PATH": "~nobody-has-this-name/store"})
    with pytest.raises(FileError, match="home directory"):
        load_settings(environment={"OXIGRAPH_CONFIG": "~nobody-has-this-name/config.toml"})
