"""Merging our entry into the configuration files of clients, and taking it out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from oxigraph_code.clients.catalogue import Client, Machine, load_clients
from oxigraph_code.clients.installer import (
    NAME,
    Scope,
    install,
    installed_entry,
    server_command,
    server_options,
    uninstall,
)

COMMAND = ["/opt/tools/bin/oxigraph-mcp"]
OPTIONS = ["--root", "/srv/shop"]
CLIENTS = {client.name: client for client in load_clients(Machine("linux", Path("/home/ada"), {}))}

COMMENTED_JSON = """\
// kept by hand
{
  "theme": "dark", // at night
  /* servers */
  "KEY": {
    "other": {
      "command": "npx",
      "args": ["-y", "other"],
    },
  },
}
"""
COMMENTED_TOML = """\
# kept by hand
model = "large"   # at night

[KEY.other]
command = "npx"
args = [
  "-y", # quietly
  "other",
]

[projects."/srv/shop"]
trust_level = "trusted"
"""
COMMENTED_YAML = """\
# kept by hand
model: large   # at night
KEY:
  other:
    command: npx
    args: ["-y", "other"]

# the end
last: 1
"""
COMMENTED = {"json": COMMENTED_JSON, "toml": COMMENTED_TOML, "yaml": COMMENTED_YAML}
BROKEN = {"json": '{"a": 1,, }', "toml": "a = = 1\n", "yaml": "a: [1\nb: }\n"}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine("linux", tmp_path / "home", {})


def user_file(client: Client, machine: Machine) -> Path:
    file = client.user_file(machine)
    assert file is not None
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def commented(client: Client) -> str:
    return COMMENTED[client.format].replace("KEY", client.key[0])


@pytest.mark.parametrize("name", CLIENTS)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_removal_restores_every_byte_of_a_commented_file(name: str, newline: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = user_file(client, machine)
    before = commented(client).replace("\n", newline).encode()
    file.write_bytes(before)
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "added"
    assert installed_entry(client, file) == client.entry_of([*COMMAND, *OPTIONS])
    text = file.read_text()
    assert "kept by hand" in text
    assert "at night" in text
    assert uninstall(client, "user", Path(), machine=machine).state == "removed"
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("name", CLIENTS)
def test_a_file_that_installation_made_goes_with_removal(name: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = client.user_file(machine)
    assert file is not None
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "added"
    assert file.is_file()
    assert uninstall(client, "user", Path(), machine=machine).state == "removed"
    assert not machine.home.exists() or list(machine.home.iterdir()) == []


@pytest.mark.parametrize("name", CLIENTS)
def test_a_second_installation_changes_nothing(name: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = user_file(client, machine)
    file.write_text(commented(client))
    install(client, "user", Path(), COMMAND, OPTIONS, machine=machine)
    once = file.read_bytes()
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "unchanged"
    assert file.read_bytes() == once


@pytest.mark.parametrize("name", CLIENTS)
def test_another_command_replaces_the_entry_alone(name: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = user_file(client, machine)
    before = commented(client).encode()
    file.write_bytes(before)
    install(client, "user", Path(), ["/old/oxigraph-mcp"], machine=machine)
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "updated"
    assert installed_entry(client, file) == client.entry_of([*COMMAND, *OPTIONS])
    uninstall(client, "user", Path(), machine=machine)
    assert file.read_bytes() == before


HAND_WRITTEN = {
    "json": """\
{
  // by hand
  "KEY": {
    "oxigraph-code": {"env": {"OXIGRAPH_LOG": "debug", "A": "1"}, "disabled": true, FIELDS, "mine": [1, 2]},
    "other": {"command": "npx"}
  }
}
""",
    "toml": """\
# by hand
[KEY.oxigraph-code]
mine = [1, 2]  # two
FIELDS
disabled = true

[KEY.oxigraph-code.env]
OXIGRAPH_LOG = "debug"
A = "1"

[KEY.other]
command = "npx"
""",
    "yaml": """\
# by hand
KEY:
  oxigraph-code:
    FIELDS
    disabled: true   # for now
    env: {OXIGRAPH_LOG: debug, A: "1"}
    mine: [1, 2]
  other:
    command: npx
""",
}


def hand_written(client: Client) -> str:
    """Return a file with an entry of another command, with options and fields of its user."""
    entry = client.entry_of(["/old/bin/oxigraph-mcp", "--watch"])
    fields = {name: entry[name] for name in entry if client.entry[name] in ("$command", "$args", "$argv")}
    sign = " = " if client.format == "toml" else ": "
    quote = '"' if client.format == "json" else ""
    join = {"json": ", ", "toml": "\n", "yaml": "\n    "}[client.format]
    shown = join.join(f"{quote}{name}{quote}{sign}{json.dumps(value)}" for name, value in fields.items())
    return HAND_WRITTEN[client.format].replace("KEY", client.key[0]).replace("FIELDS", shown)


@pytest.mark.parametrize("name", CLIENTS)
def test_an_entry_that_stood_there_is_merged_and_restored_byte_for_byte(name: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = user_file(client, machine)
    before = hand_written(client).encode()
    file.write_bytes(before)
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "updated"
    entry = installed_entry(client, file)
    assert client.argv_of(entry) == [*COMMAND, "--watch", *OPTIONS]
    assert entry["disabled"] is True
    assert entry["mine"] == [1, 2]
    assert {"OXIGRAPH_LOG": "debug", "A": "1"}.items() <= entry["env"].items()
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "unchanged"
    outcome = uninstall(client, "user", Path(), machine=machine)
    assert (outcome.state, file.read_bytes()) == ("restored", before)
    assert "again" in outcome.reason
    assert list(file.parent.iterdir()) == [file]
    assert uninstall(client, "user", Path(), machine=machine).state == "removed"
    assert installed_entry(client, file) is None
    assert "npx" in file.read_text()


def test_a_folder_that_the_project_chose_stays(machine: Machine) -> None:
    client = CLIENTS["claude-desktop"]
    install(client, "user", Path(), COMMAND, ["--root", "/srv/first"], machine=machine)
    assert install(client, "user", Path(), COMMAND, ["--root", "/srv/second"], machine=machine).state == "unchanged"
    file = user_file(client, machine)
    assert client.argv_of(installed_entry(client, file)) == [*COMMAND, "--root", "/srv/first"]


def test_an_entry_that_connects_over_http_is_left_as_it_is(machine: Machine) -> None:
    client = CLIENTS["cursor"]
    file = user_file(client, machine)
    text = '{"mcpServers": {"oxigraph-code": {"url": "http://build.lan:8765/mcp"}}}'
    file.write_text(text)
    assert install(client, "user", Path(), COMMAND, machine=machine).state == "unchanged"
    assert file.read_text() == text


def test_a_change_by_hand_of_an_installed_entry_stays_with_the_next_installation(machine: Machine) -> None:
    client = CLIENTS["gemini-cli"]
    file = user_file(client, machine)
    install(client, "user", Path(), ["/old/oxigraph-mcp"], machine=machine)
    file.write_text(file.read_text().replace("600000", "90000"))
    assert install(client, "user", Path(), COMMAND, machine=machine).state == "updated"
    assert installed_entry(client, file)["timeout"] == 90000


@pytest.mark.parametrize(
    ("name", "field", "limit"),
    [
        ("codex", "tool_timeout_sec", 600),
        ("gemini-cli", "timeout", 600_000),
        ("qwen-code", "timeout", 600_000),
        ("cline", "timeout", 600),
        ("cline-vscode", "timeout", 600),
    ],
)
def test_an_entry_has_the_time_limit_of_the_documentation(name: str, field: str, limit: int) -> None:
    assert CLIENTS[name].entry_of(COMMAND)[field] == limit
    page = (Path(__file__).parents[2] / "docs/guide/clients.md").read_text(encoding="utf-8")
    assert re.search(rf'"?{field}"?\s*[=:]\s*{limit}\b', page)


def test_no_entry_chooses_tools() -> None:
    for client in CLIENTS.values():
        assert "--tools" not in client.argv_of(client.entry_of(COMMAND))


@pytest.mark.parametrize(
    ("argv", "options"),
    [
        (["/opt/bin/oxigraph-mcp", "--watch"], ["--watch"]),
        (["C:\\tools\\oxigraph-mcp.exe", "--root", "C:\\shop"], ["--root", "C:\\shop"]),
        (["python", "-m", "oxigraph_code.server", "--root", "/srv"], ["--root", "/srv"]),
        (["uvx", "--from", "oxigraph-code", "oxigraph-mcp"], []),
        (["docker", "run", "image"], []),
    ],
)
def test_options_are_those_behind_the_server(argv: list[str], options: list[str]) -> None:
    assert server_options(argv) == options


def test_a_project_gets_a_command_that_names_no_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert server_command("project") == ["oxigraph-mcp"]
    for name, command in (
        ("uvx", ["uvx", "--from", "oxigraph-code", "oxigraph-mcp"]),
        ("oxigraph-mcp", ["oxigraph-mcp"]),
    ):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o700)
        assert server_command("project") == command


def test_the_extension_of_cline_is_found_by_its_folder(machine: Machine) -> None:
    folder = machine.home / ".config/Code/User/globalStorage/saoudrizwan.claude-dev"
    folder.mkdir(parents=True)
    assert CLIENTS["cline-vscode"].is_found(machine)
    assert not CLIENTS["cline"].is_found(machine)
    assert CLIENTS["cline-vscode"].user_file(machine) == folder / "settings/cline_mcp_settings.json"
    assert CLIENTS["cline"].user_file(machine) == machine.home / ".cline/data/settings/cline_mcp_settings.json"


@pytest.mark.parametrize("name", CLIENTS)
def test_changes_since_installation_stay_when_the_entry_goes(name: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = user_file(client, machine)
    file.write_text(commented(client))
    install(client, "user", Path(), COMMAND, OPTIONS, machine=machine)
    file.write_text(file.read_text().replace("at night", "by day"))
    assert uninstall(client, "user", Path(), machine=machine).state == "removed"
    assert installed_entry(client, file) is None
    assert "by day" in file.read_text()
    assert "other" in file.read_text()


@pytest.mark.parametrize("name", CLIENTS)
def test_a_broken_file_is_left_alone_with_a_reason(name: str, machine: Machine) -> None:
    client = CLIENTS[name]
    file = user_file(client, machine)
    file.write_text(BROKEN[client.format])
    for outcome in (
        install(client, "user", Path(), COMMAND, OPTIONS, machine=machine),
        uninstall(client, "user", Path(), machine=machine),
    ):
        assert outcome.state == "left alone"
        assert outcome.reason
    assert file.read_text() == BROKEN[client.format]


def test_a_read_only_file_is_left_alone(machine: Machine) -> None:
    client = CLIENTS["cursor"]
    file = user_file(client, machine)
    file.write_text("{}")
    file.chmod(0o400)
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "left alone"
    assert file.read_text() == "{}"


def test_bytes_that_are_no_text_are_left_alone(machine: Machine) -> None:
    client = CLIENTS["cursor"]
    file = user_file(client, machine)
    file.write_bytes(b'{"a": "\xff"}')
    assert install(client, "user", Path(), COMMAND, OPTIONS, machine=machine).state == "left alone"
    assert file.read_bytes() == b'{"a": "\xff"}'


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cursor", '{"mcpServers": []}'),
        ("cursor", "[]"),
        ("codex", "mcp_servers = 1\n"),
        ("goose", "extensions: {other: {cmd: x}}\n"),
        ("goose", "extensions: [other]\n"),
    ],
)
def test_a_file_of_another_shape_is_left_alone(name: str, text: str, machine: Machine) -> None:
    file = user_file(CLIENTS[name], machine)
    file.write_text(text)
    outcome = install(CLIENTS[name], "user", Path(), COMMAND, OPTIONS, machine=machine)
    assert outcome.state == "left alone"
    assert file.read_text() == text


def test_a_dry_run_tells_the_change_and_writes_nothing(machine: Machine) -> None:
    client = CLIENTS["claude-code"]
    file = user_file(client, machine)
    file.write_text("{}")
    outcome = install(client, "user", Path(), COMMAND, OPTIONS, machine=machine, is_dry=True)
    assert outcome.state == "added"
    assert json.loads(outcome.after)["mcpServers"][NAME]["command"] == COMMAND[0]
    assert file.read_text() == "{}"


def test_a_link_stays_a_link_and_its_file_changes(machine: Machine, tmp_path: Path) -> None:
    client = CLIENTS["cursor"]
    file = user_file(client, machine)
    real = tmp_path / "dotfiles.json"
    real.write_text("{}")
    file.symlink_to(real)
    install(client, "user", Path(), COMMAND, OPTIONS, machine=machine)
    assert file.is_symlink()
    assert NAME in real.read_text()


def test_a_byte_order_mark_stays(machine: Machine) -> None:
    client = CLIENTS["cursor"]
    file = user_file(client, machine)
    file.write_bytes(b'\xef\xbb\xbf{"a": 1}')
    install(client, "user", Path(), COMMAND, OPTIONS, machine=machine)
    assert file.read_bytes().startswith(b"\xef\xbb\xbf{")
    uninstall(client, "user", Path(), machine=machine)
    assert file.read_bytes() == b'\xef\xbb\xbf{"a": 1}'


@pytest.mark.parametrize("scope", ["user", "project"])
def test_a_project_file_stands_in_the_project(scope: Scope, machine: Machine, tmp_path: Path) -> None:
    outcome = install(CLIENTS["claude-code"], scope, tmp_path, COMMAND, OPTIONS, machine=machine)
    assert outcome.file == (tmp_path / ".mcp.json" if scope == "project" else machine.home / ".claude.json")


def test_a_client_without_project_files_says_so(machine: Machine, tmp_path: Path) -> None:
    assert install(CLIENTS["windsurf"], "project", tmp_path, COMMAND, OPTIONS, machine=machine).state == "no file"


def test_of_several_files_the_one_that_exists_is_edited(machine: Machine) -> None:
    folder = machine.home / ".config/opencode"
    folder.mkdir(parents=True)
    (folder / "opencode.jsonc").write_text("{}")
    assert CLIENTS["opencode"].user_file(machine) == folder / "opencode.jsonc"


@pytest.mark.parametrize(
    ("system", "environment", "name", "path"),
    [
        ("linux", {}, "claude-desktop", "/home/ada/.config/Claude/claude_desktop_config.json"),
        ("linux", {"CODEX_HOME": "/etc/codex"}, "codex", "/etc/codex/config.toml"),
        ("linux", {"XDG_CONFIG_HOME": "/etc/xdg"}, "zed", "/etc/xdg/zed/settings.json"),
        ("macos", {}, "vscode", "/home/ada/Library/Application Support/Code/User/mcp.json"),
        ("windows", {"APPDATA": "/home/ada/AppData"}, "zed", "/home/ada/AppData/Zed/settings.json"),
        ("windows", {}, "zed", None),
    ],
)
def test_the_file_of_a_client_is_that_of_the_system(
    system: str, environment: dict[str, str], name: str, path: str | None
) -> None:
    machine = Machine(system, Path("/home/ada"), environment)
    client = next(entry for entry in load_clients(machine) if entry.name == name)
    found = client.user_file(machine)
    assert (found and found.as_posix()) == path


def test_a_client_is_found_by_its_folder_or_its_program(machine: Machine, tmp_path: Path) -> None:
    assert not CLIENTS["cursor"].is_found(machine)
    (machine.home / ".cursor").mkdir(parents=True)
    assert CLIENTS["cursor"].is_found(machine)
    program = tmp_path / "bin/codex"
    program.parent.mkdir()
    program.write_text("")
    program.chmod(0o700)
    assert CLIENTS["codex"].is_found(Machine("linux", machine.home, {"PATH": str(program.parent)}))
