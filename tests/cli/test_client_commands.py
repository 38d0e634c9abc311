"""Connecting clients at a terminal, and checking that they are connected."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path

import pytest

from tests.terminal import run


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder in which two clients have been used."""
    home = tmp_path / "home"
    (home / ".cursor").mkdir(parents=True)
    (home / ".codex").mkdir()
    return home


def command(home: Path, *arguments: str, cwd: Path | None = None) -> tuple[int, str, str]:
    folder = cwd or home
    done = run(home.parent / "store", *arguments, cwd=folder, HOME=str(home), PATH="/usr/bin:/bin")
    return done.returncode, done.stdout, done.stderr


def test_the_clients_that_are_found_are_connected_with_an_absolute_command(home: Path) -> None:
    code, out, _ = command(home, "install")
    assert code == 0
    assert f"Cursor: added: {home}/.cursor/mcp.json" in out
    entry = json.loads((home / ".cursor/mcp.json").read_text())["mcpServers"]["oxigraph-code"]
    assert Path(entry["command"]).is_absolute()
    assert "[mcp_servers.oxigraph-code]" in (home / ".codex/config.toml").read_text()
    assert not (home / ".claude.json").exists()


def test_uninstall_leaves_nothing_behind(home: Path) -> None:
    command(home, "install")
    code, out, _ = command(home, "uninstall")
    assert code == 0
    assert out.count("removed") == 2
    assert list(home.iterdir()) == []


def test_a_dry_run_shows_the_difference(home: Path) -> None:
    code, out, _ = command(home, "install", "--client", "cursor", "--dry-run")
    assert code == 0
    assert '+    "oxigraph-code": {' in out
    assert not (home / ".cursor/mcp.json").exists()


def test_a_project_scope_writes_into_the_project(home: Path, tmp_path: Path) -> None:
    code, out, _ = command(home, "install", "--client", "claude-code", "--scope", "project", cwd=tmp_path)
    assert code == 0
    text = (tmp_path / ".mcp.json").read_text()
    assert json.loads(text)["mcpServers"]["oxigraph-code"]["command"] == "oxigraph-mcp"
    assert "/" not in text
    assert "need oxigraph-mcp on their PATH" in out


def test_a_client_that_starts_elsewhere_gets_the_project_of_the_installation(home: Path) -> None:
    shop = home / "shop/src"
    (shop.parent / ".git").mkdir(parents=True)
    shop.mkdir()
    code, out, _ = command(home, "install", "--client", "claude-desktop", cwd=shop)
    assert code == 0
    assert f"Claude Desktop may start it elsewhere: it answers about {shop.parent}, as --root says" in out
    entry = json.loads((home / ".config/Claude/claude_desktop_config.json").read_text())
    assert entry["mcpServers"]["oxigraph-code"]["args"] == ["--root", str(shop.parent)]


def test_outside_of_a_project_a_client_that_starts_elsewhere_is_told_how_to_name_one(home: Path) -> None:
    (home / ".git").mkdir()
    out = command(home, "install", "--client", "windsurf")[1]
    assert "--root PATH in the entry" in out
    assert "--root" not in (home / ".codeium/windsurf/mcp_config.json").read_text()


@pytest.mark.parametrize(("name", "meant"), [("curser", "cursor"), ("gemini", "gemini-cli"), ("code", "vscode")])
def test_an_unknown_client_is_answered_with_near_ones(home: Path, name: str, meant: str) -> None:
    code, _, err = command(home, "install", "--client", name)
    assert code == 2
    assert meant in err


def test_a_client_may_be_named_by_its_title(home: Path) -> None:
    assert command(home, "install", "--client", "Claude Code")[0] == 0
    assert (home / ".claude.json").exists()


def test_a_broken_file_is_reported_and_the_others_are_configured(home: Path) -> None:
    (home / ".cursor/mcp.json").write_text("{ broken")
    code, out, _ = command(home, "install")
    assert code == 3
    assert "Cursor: left alone (no key at line 1, column 3)" in out
    assert "Codex: added" in out
    assert (home / ".cursor/mcp.json").read_text() == "{ broken"


def test_without_any_client_the_answer_lists_those_that_can_be_connected(tmp_path: Path) -> None:
    code, out, err = command(tmp_path, "install")
    assert (code, err) == (0, "")
    assert out.startswith("no MCP client was found on this machine; --client NAME connects one of these:")
    assert "claude-code     Claude Code" in out


def test_guidance_is_merged_replaced_and_removed(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "AGENTS.md"
    file.write_text("# Rules\n\nBe kind.\n")
    assert command(home, "instructions", str(file))[1] == f"added: {file}\n"
    text = file.read_text()
    assert text.startswith("# Rules\n\nBe kind.\n\n<!-- oxigraph-code: begin -->")
    assert "get_context" in text
    assert command(home, "instructions", str(file))[1] == f"unchanged: {file}\n"
    file.write_text(text.replace("get_context", "old_name"))
    assert command(home, "instructions", str(file))[1] == f"updated: {file}\n"
    assert file.read_text() == text
    assert command(home, "instructions", str(file), "--remove")[1] == f"removed: {file}\n"
    assert file.read_text() == "# Rules\n\nBe kind.\n"


@pytest.mark.slow
def test_the_doctor_starts_the_server_of_each_connected_client(home: Path) -> None:
    (home / "shop.py").write_text("def pay(): pass\n")
    command(home, "index")
    command(home, "install", "--client", "cursor")
    code, out, _ = command(home, "doctor")
    assert "Cursor: " in out
    assert "the server starts" in out
    assert "Codex is here and not connected" in out
    assert code == 0
    file = home / ".cursor/mcp.json"
    file.write_text(file.read_text().replace("oxigraph-mcp", "oxigraph-missing"))
    code, out, _ = command(home, "doctor")
    assert code == 3
    assert "does not start" in out
    assert "problem: run oxigraph-code install --client cursor" in out


def counting(file: Path) -> dict[str, object]:
    """Return an entry whose server counts its starts in a file and answers."""
    script = f"open({str(file)!r}, 'a').write('x'); print('{{\"serverInfo\": 1}}')"
    return {"command": sys.executable, "args": ["-c", script]}


def test_the_doctor_starts_each_distinct_command_once(home: Path, tmp_path: Path) -> None:
    started = tmp_path / "started"
    for name in (".cursor/mcp.json", ".claude.json"):
        (home / name).write_text(json.dumps({"mcpServers": {"oxigraph-code": counting(started)}}))
    other = {**counting(started), "env": {"OXIGRAPH_LOG": "debug"}}
    (home / ".qwen").mkdir()
    (home / ".qwen/settings.json").write_text(json.dumps({"mcpServers": {"oxigraph-code": other}}))
    out = command(home, "doctor", "--json")[1]
    clients = [entry for entry in json.loads(out) if "the server starts" in entry["found"]]
    assert len(clients) == 3
    assert started.read_text() == "xx"


def advice(home: Path, *, cwd: Path | None = None) -> tuple[int, dict[str, str]]:
    """Return the exit code of the doctor and the remedies of its findings about clients."""
    code, out, _ = command(home, "doctor", "--json", cwd=cwd)
    return code, {entry["found"]: entry["remedy"] for entry in json.loads(out) if entry["check"] == "clients"}


def test_without_a_client_the_doctor_has_advice_and_no_failure(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    code, found = advice(tmp_path / "home")
    assert code == 0
    assert "oxigraph-code clients lists" in found["no MCP client was found"]


def test_a_remedy_is_not_the_command_that_changes_nothing(home: Path, tmp_path: Path) -> None:
    (home / ".cursor/mcp.json").write_text("{ broken")
    command(home, "install", "--client", "claude-code", "--scope", "project", cwd=tmp_path)
    code, found = advice(home, cwd=tmp_path)
    assert code == 3
    remedies = {entry.partition(":")[0]: remedy for entry, remedy in found.items()}
    assert remedies["Cursor"].startswith("correct the file")
    assert remedies["Claude Code"].startswith("put oxigraph-mcp on PATH")


def test_an_entry_that_a_client_added_for_this_project_counts(home: Path, tmp_path: Path) -> None:
    entry = counting(tmp_path / "started")
    text = json.dumps({"projects": {str(tmp_path): {"mcpServers": {"oxigraph-code": entry}}}})
    (home / ".claude.json").write_text(text)
    assert any(found.startswith("Claude Code: ") for found in advice(home, cwd=tmp_path)[1])
    assert "Claude Code is here and not connected" in advice(home)[1]


def test_a_client_that_starts_elsewhere_is_advised_to_name_a_project(home: Path, tmp_path: Path) -> None:
    file = home / ".codeium/windsurf/mcp_config.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"mcpServers": {"oxigraph-code": counting(tmp_path / "started")}}))
    code, found = advice(home)
    assert code == 0
    assert "--client windsurf in the project" in next(found[entry] for entry in found if "Windsurf" in entry)


def test_an_entry_over_http_is_reached_and_not_started(home: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}/mcp"
    (home / ".cursor/mcp.json").write_text(json.dumps({"mcpServers": {"oxigraph-code": {"url": url}}}))
    code, found = advice(home)
    assert code == 3
    assert f"{url} cannot be reached" in next(iter(found))


def test_the_doctor_names_a_missing_store_and_its_remedy(home: Path) -> None:
    code, out, _ = command(home, "doctor", "--json")
    assert code == 0
    (finding,) = (entry for entry in json.loads(out) if entry["check"] == "store")
    assert finding["state"] == "advice"
    assert finding["remedy"].startswith("run oxigraph-code index in the project")


def test_a_report_hides_the_home_folder(home: Path) -> None:
    out = command(home, "doctor", "--report")[1]
    assert out.startswith("```text\n")
    assert str(home) not in out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_a_script_of_the_shell(home: Path, shell: str) -> None:
    assert "_OXIGRAPH_CODE_COMPLETE" in command(home, "completion", shell)[1]


def test_the_store_is_looked_for_upwards_and_made_at_the_root_of_the_repository(tmp_path: Path) -> None:
    from oxigraph_code.settings.config import load_settings

    (tmp_path / "shop/.git").mkdir(parents=True)
    (tmp_path / "shop/src/deep").mkdir(parents=True)
    here = {"OXIGRAPH_ROOT": str(tmp_path / "shop/src/deep")}
    assert load_settings(environment=here).store_path == tmp_path / "shop/oxigraph_data"
    (tmp_path / "shop/src/oxigraph_data").mkdir()
    (tmp_path / "shop/src/oxigraph_data/format").write_text("1\n")
    assert load_settings(environment=here).store_path == tmp_path / "shop/src/oxigraph_data"
