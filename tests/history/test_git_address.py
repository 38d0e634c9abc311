"""Addresses of repositories: which are taken, and that no credential is shown."""

from __future__ import annotations

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.history.git_address import git_address, without_userinfo


@pytest.mark.parametrize("text", ["src/app", "/srv/app", "./a:b", r"C:\work\app", "C:/work/app", "app.git", "a@b/c:d"])
def test_a_path_is_no_address(text: str) -> None:
    assert git_address(text) is None


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("https://host.example/owner/name.git", "https://host.example/owner/name.git"),
        ("https://ann:secret@host.example/owner/name", "https://host.example/owner/name"),
        ("https://token@host.example:8443/owner/name", "https://host.example:8443/owner/name"),
        ("ssh://git:secret@host.example:22/owner/name", "ssh://git@host.example:22/owner/name"),
        ("git@host.example:owner/name.git", "ssh://git@host.example/owner/name.git"),
        ("git://host.example/name", "git://host.example/name"),
        ("file:///srv/name", "file:///srv/name"),
    ],
)
def test_an_address_is_shown_without_its_credentials(text: str, plain: str) -> None:
    found = git_address(text)
    assert found is not None
    assert found.plain == plain


@pytest.mark.parametrize(
    "text",
    [
        "http://host.example/owner/name",
        "ext::sh -c touch% /tmp/x",
        "ext::https://host.example/name",
        "ssh://-oProxyCommand=touch/name",
        "ssh://-ofoo@host.example/name",
        "https:///name",
        "https://host.example/",
        "https://host.example/name?token=secret",
        "https://host.example/name\nHost: evil",
        "https://host.example/%0aname",
        "https://ann:se/cret@host.example/name",
        "file://host.example/share/name",
        "ftp://host.example/name",
    ],
)
def test_an_address_that_may_run_or_hide_something_is_refused(text: str) -> None:
    with pytest.raises(ArgumentError) as refused:
        git_address(text)
    assert "secret" not in str(refused.value).replace("token=secret", "")
    assert "se/cret" not in str(refused.value)


def test_each_address_has_a_folder_of_its_own_that_is_one_plain_name() -> None:
    names = (
        "https://host.example/a/name",
        "https://host.example/b/name",
        "https://host.example/a/..",
        "file:///a/ü%2f",
    )
    folders = [found.folder for name in names if (found := git_address(name)) is not None]
    assert len(set(folders)) == len(names)
    assert all(folder.isascii() and "/" not in folder and not folder.startswith((".", "-")) for folder in folders)
    assert folders[0].startswith("name-")


def test_userinfo_is_taken_out_of_any_text() -> None:
    assert without_userinfo("https://ann:p@ss/word@host/name") == "https://host/name"
    assert without_userinfo("to https://a:s://x@host/name, https://bo@host") == "to https://host/name, https://host"
    assert without_userinfo("src/app") == "src/app"


@pytest.mark.parametrize("text", ["a", "a://", "/"])
def test_a_long_text_is_searched_for_userinfo_once(text: str) -> None:
    assert without_userinfo(text * 1_000_000) == text * 1_000_000
