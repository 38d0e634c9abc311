"""The clients: the configuration of our server and the model in each, and a run without a person.

For maintainers: the server is entered as the guide says, no more. The rest is the client's own documented settings:
the address of the model, no telemetry, no updates, and leave to call tools, which a person would give. Each has a home
folder of its own that is empty but for this.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from benchmarks.clients.apis.completions import Completions
from benchmarks.clients.apis.contents import Contents
from benchmarks.clients.apis.messages import Messages
from benchmarks.clients.apis.responses import Responses
from benchmarks.clients.conversation import Api
from benchmarks.clients.model import NAME

PROMPT = "How does this project show the default of an option? Use your tools."
_KEY = "none"


@dataclass(frozen=True)
class Setup:
    """Files under the home folder, variables, commands to run before, and the command with the prompt."""

    command: list[str]
    files: Mapping[str, str] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    before: tuple[list[str], ...] = ()


@dataclass(frozen=True)
class Client:
    """A client, its package, its name in the guide, and how it is set up for an address of a model."""

    name: str
    package: str
    title: str
    api: Callable[[], Api]
    setup: Callable[[str, str], Setup]


def _claude(entry: str, model: str) -> Setup:
    return Setup(
        ["claude", "-p", PROMPT, "--allowedTools", "mcp__oxigraph-code"],
        environment={
            "ANTHROPIC_BASE_URL": model,
            "ANTHROPIC_API_KEY": _KEY,
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "DISABLE_AUTOUPDATER": "1",
        },
        before=(shlex.split(entry),),
    )


def _codex_with(name: str) -> Callable[[str, str], Setup]:
    """Return the newer models call tools from JavaScript, the older one calls them."""

    def setup(entry: str, model: str) -> Setup:
        settings = (
            f'model = "{name}"\nmodel_provider = "stub"\ncheck_for_update_on_startup = false\n'
            "[analytics]\nenabled = false\n[features]\nplugins = false\napps = false\n"
            f'[model_providers.stub]\nname = "stub"\nbase_url = "{model}/v1"\nenv_key = "STUB_KEY"\n'
            'wire_api = "responses"\n'
        )
        files = {".codex/config.toml": settings + entry}
        return Setup(["codex", "exec", PROMPT], files, {"STUB_KEY": _KEY})

    return setup


def _gemini(entry: str, model: str) -> Setup:
    settings = {
        **json.loads(entry),
        "security": {"auth": {"selectedType": "gemini-api-key"}},
        "privacy": {"usageStatisticsEnabled": False},
        "general": {"enableAutoUpdate": False},
    }
    return Setup(
        ["gemini", "-p", PROMPT, "--yolo", "--skip-trust", "-m", "gemini-3.1-pro-preview"],
        {".gemini/settings.json": json.dumps(settings)},
        {"GEMINI_API_KEY": _KEY, "GOOGLE_GEMINI_BASE_URL": model},
    )


def _opencode(entry: str, model: str) -> Setup:
    provider = {
        "npm": "@ai-sdk/openai-compatible",
        "options": {"baseURL": f"{model}/v1", "apiKey": _KEY},
        "models": {NAME: {"name": NAME}},
    }
    settings = {**json.loads(entry), "autoupdate": False, "share": "disabled", "provider": {"stub": provider}}
    return Setup(
        ["opencode", "run", "--model", f"stub/{NAME}", PROMPT],
        {".config/opencode/opencode.json": json.dumps(settings)},
        {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_AUTOUPDATE": "1"},
    )


def _qwen(entry: str, model: str) -> Setup:
    settings: dict[str, Any] = {
        **json.loads(entry),
        "security": {"auth": {"selectedType": "openai"}},
        "privacy": {"usageStatisticsEnabled": False},
        "general": {"enableAutoUpdate": False},
    }
    return Setup(
        ["qwen", "--yolo", PROMPT],
        {".qwen/settings.json": json.dumps(settings)},
        {"OPENAI_API_KEY": _KEY, "OPENAI_BASE_URL": f"{model}/v1", "OPENAI_MODEL": NAME},
    )


def _cline(entry: str, model: str) -> Setup:
    provider = ["--apikey", _KEY, "--modelid", NAME, "--baseurl", f"{model}/v1"]
    return Setup(
        ["cline", PROMPT],
        {
            ".cline/data/settings/cline_mcp_settings.json": entry,
            ".cline/data/settings/global-settings.json": json.dumps({"telemetryOptOut": True}),
        },
        {"CLINE_NO_AUTO_UPDATE": "1"},
        before=(["cline", "auth", "openai-compatible", *provider],),
    )


def _copilot(entry: str, model: str) -> Setup:
    return Setup(
        ["copilot", "-p", PROMPT, "--allow-all-tools"],
        {".copilot/mcp-config.json": entry},
        {
            "COPILOT_OFFLINE": "true",
            "COPILOT_PROVIDER_BASE_URL": f"{model}/v1",
            "COPILOT_PROVIDER_API_KEY": _KEY,
            "COPILOT_MODEL": NAME,
        },
    )


def _continue(entry: str, model: str) -> Setup:
    stub = f"  - {{name: {NAME}, provider: openai, model: {NAME}, apiBase: {model}/v1, apiKey: {_KEY}, roles: [chat]}}"
    settings = f"name: Agent\nversion: 1.0.0\nschema: v1\nmodels:\n{stub}\n{entry}"
    return Setup(
        ["cn", "-p", "--auto", PROMPT],
        {".continue/config.yaml": settings},
        {"CONTINUE_METRICS_ENABLED": "0"},
    )


CLIENTS = (
    Client("claude", "@anthropic-ai/claude-code", "Claude Code", Messages, _claude),
    Client("codex", "@openai/codex", "Codex", Responses, _codex_with("gpt-6.1-sol")),
    Client("codex-gpt-5.5", "@openai/codex", "Codex", Responses, _codex_with("gpt-5.5")),
    Client("gemini", "@google/gemini-cli", "Gemini CLI", Contents, _gemini),
    Client("qwen", "@qwen-code/qwen-code", "Qwen Code", Completions, _qwen),
    Client("opencode", "opencode-ai", "OpenCode", Completions, _opencode),
    Client("cline", "cline", "Cline", Completions, _cline),
    Client("continue", "@continuedev/cli", "Continue", Completions, _continue),
    Client("copilot", "@github/copilot", "GitHub Copilot CLI", Completions, _copilot),
)
