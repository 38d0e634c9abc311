"""The image and its composition start existing commands, and check them at the port that they serve.

For maintainers: no container engine is needed. The files are read, and their commands are run as they stand.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import click
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SERVICES = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
PORT = "8765"


def words(instruction: str) -> list[str]:
    """Return the list of words behind an instruction of the Dockerfile."""
    found = re.search(rf"^{instruction}.*?(\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found is not None
    return list(json.loads(found[1]))


def test_the_image_serves_at_the_port_that_it_exposes_and_checks() -> None:
    assert f"EXPOSE {PORT}\n" in DOCKERFILE
    assert f"0.0.0.0:{PORT}" in words("CMD")
    assert f"http://127.0.0.1:{PORT}/health" in words("HEALTHCHECK")[2]


def test_the_command_of_the_image_is_installed_and_takes_its_options() -> None:
    from oxigraph_code.cli.app import command_line

    program, name, *arguments = words("CMD")
    assert program in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    command = command_line.get_command(click.Context(command_line), name)
    assert command is not None
    values = command.make_context(name, arguments).params
    assert values["http"] == f"0.0.0.0:{PORT}"
    assert values["setting_root"] == "/project"


@pytest.mark.parametrize(("status", "code"), [(200, 0), (421, 1)])
def test_the_health_check_passes_while_the_server_answers(status: int, code: int) -> None:
    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            assert self.path == "/health"
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Keep the output of the tests clean."""

    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        Thread(target=server.handle_request, daemon=True).start()
        python, *arguments = words("HEALTHCHECK")
        assert python == "python"
        script = [part.replace(PORT, str(server.server_port)) for part in arguments]
        proxy = {"http_proxy": "http://127.0.0.1:9"}
        done = subprocess.run([sys.executable, *script], env=proxy, capture_output=True, check=False)
    assert done.returncode == code


def test_the_build_gets_everything_that_the_package_needs_and_no_store() -> None:
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in patterns
    kept = {pattern[1:] for pattern in patterns if pattern.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {"pyproject.toml", "hatch_build.py", project["project"]["readme"], *project["project"]["license-files"]}
    assert kept == {*needed, *wheel["force-include"], *(Path(name).parts[0] for name in wheel["packages"])}


def test_the_service_answers_to_its_own_name_and_never_without_a_token() -> None:
    ((name, service),) = SERVICES.items()
    assert service["environment"]["OXIGRAPH_HTTP_HOSTS"].split(",")[0] == name
    assert ":?" in service["environment"]["OXIGRAPH_HTTP_TOKEN"]


def test_the_service_is_published_to_this_machine_alone_unless_told_otherwise() -> None:
    (service,) = SERVICES.values()
    assert service["ports"] == ["${ADDRESS:-127.0.0.1}:8765:8765"]
    assert next(volume for volume in service["volumes"] if ":/project" in volume).endswith(":ro")
