"""The first answers to a client: both handshakes, all lists, and the calls it asks for.

For maintainers: the SDK takes about a second to import, most of it for the models of the protocol (decision 0103). So
these answers are data, written by ``python -m docs.generate`` from the SDK's answers, and a test compares the two for
every version of the protocol. A request that is not exactly a known one is left to the SDK. The instructions explain
once the arguments that many tools share. This module must not know the SDK, and no tool.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from importlib import resources
from typing import Any, Final, NamedTuple

from oxigraph_code.settings.config import Settings
from oxigraph_code.settings.tool_selection import chosen

FILE: Final = "handshake.json"
LISTS: Final = ("tools/list", "prompts/list", "resources/list", "resources/templates/list")
_META: Final = "io.modelcontextprotocol/"
_ENVELOPE: Final = frozenset({f"{_META}protocolVersion", f"{_META}clientInfo", f"{_META}clientCapabilities"})
_PROGRESS: Final = "progressToken"
_CALL: Final = "tools/call"
# Some clients show only the first 247 characters.
INSTRUCTIONS = """\
Code graph of this project, always fresh; calls only with evidence. Start a task with get_context(task). Instead of \
grep: search_code finds, get_callers lists callers, impact_analysis dependents and tests, sparql_query all else.

Arguments of many tools: symbol as people write it (Cart.total, cart.py:Cart.total, src/cart.py:120), or an IRI; path \
a file or folder; project another project by name, path or IRI (else the one around the working folder, indexed at the \
first question); ref a branch, tag or commit to ask about instead of the files; depth the steps to follow; offset the \
rows to skip; max_chars the length of the answer, at most 40,000; format text or json. Answers begin with their \
summary and end with how to get more. Rows of sparql_query are SPARQL JSON; format=table has them in a third of the \
characters.

Vocabulary: PREFIX code: <https://ds-labs.org/code#> (predeclared, as are rdf, rdfs, xsd, owl, skos, prov, dcterms).
A function is a code:Function (a method also a code:Method), a class a code:Class; each has code:name,
code:qualifiedName, code:definedIn (its code:Module), code:startLine, code:endLine, code:signature, code:docstring. A
module has code:relativePath and code:hasImport (code:importPath). ?caller code:calls ?callee holds only calls with
evidence; a call site has code:caller, code:startLine, and code:callee or, if unresolved, code:calleeText.
load_git_history adds history: a code:Commit has code:message, code:commitDate, code:author and code:hasChange; a change
has code:filePath, code:changeType and code:affectsModule.
"""
_ENDS = re.compile(r"(?<=\.)(?=\s)")
_TOOL = re.compile(r"\b[a-z]+_[a-z_]+\b")


class Offered(NamedTuple):
    """A tool as the protocol describes it, in ``definition``."""

    definition: Mapping[str, Any]
    is_core: bool

    @property
    def name(self) -> str:
        return str(self.definition["name"])


class AskedCall(NamedTuple):
    """A call of a tool with the input schema ``schema``; its result is sent with ``envelope``."""

    number: int | str
    tool: str
    arguments: Mapping[str, Any]
    schema: Mapping[str, Any]
    token: int | str | None
    envelope: Mapping[str, Any]


def recorded() -> Any:
    """Return the answers of the SDK for a server with all tools and the default settings."""
    return json.loads((resources.files(__package__) / FILE).read_text(encoding="utf-8"))


class Handshake:
    """The answers to the first requests of one connection, whose first request decides its era.

    Raises ``ConfigError`` if the settings name a tool that does not exist.
    """

    def __init__(self, settings: Settings) -> None:
        self._data = recorded()
        rows = [Offered(row["definition"], row["is_core"]) for row in self._data["tools"]]
        tools = chosen(rows, settings.tools)
        self._schemas = {row.name: row.definition["inputSchema"] for row in rows}
        self._lists = self._data["lists"] | {"tools/list": {"tools": [tool.definition for tool in tools]}}
        self._instructions = instructions([tool.name for tool in tools], [row.name for row in rows])
        # The definitions of tools are recorded for these settings alone.
        default = Settings()
        shaping = ("allow_network", "structured_output")
        self._is_recorded = all(getattr(settings, name) == getattr(default, name) for name in shaping)
        self._era = ""

    def answer(self, request: Mapping[str, Any]) -> dict[str, Any] | AskedCall | None:
        """Return the result for a request, or the call it asks for; nothing if the SDK has to answer it."""
        if not self._is_recorded or request.keys() - {"jsonrpc", "id", "method", "params"}:
            return None
        method, parameters = request.get("method"), request.get("params", {})
        if request.get("jsonrpc") != "2.0" or not isinstance(parameters, dict):
            return None
        if not self._era and method == "initialize":
            return self._initialized(parameters)
        meta = parameters.get("_meta", {})
        if not isinstance(meta, dict) or not _is_token(meta.get(_PROGRESS, "")):
            return None
        era = self._era_of(meta)
        found: dict[str, Any] | AskedCall | None
        if not era:
            return None
        if method == _CALL:
            found = self._call(request["id"], parameters, meta.get(_PROGRESS), era)
        else:
            found = None if parameters.keys() - {"_meta"} else self._listed(method, era)
        if found is not None:
            self._era = era
        return found

    def _era_of(self, meta: Mapping[str, Any]) -> str:
        """Return the era of a request; empty if the SDK has to find it."""
        if self._era != "legacy" and self._is_modern(meta):
            return "modern"
        return "legacy" if self._era == "legacy" and not any(name.startswith(_META) for name in meta) else ""

    def _listed(self, method: Any, era: str) -> dict[str, Any] | None:
        if era == "legacy":
            found = {} if method == "ping" else self._lists.get(method)
            return None if found is None else dict(found)
        found = self._data["discover"] if method == "server/discover" else self._lists.get(method)
        if found is None:
            return None
        with_text = {"instructions": self._instructions} if method == "server/discover" else {}
        return {**found, **with_text, **self._data["envelope"]}

    def _call(self, number: Any, parameters: Mapping[str, Any], token: Any, era: str) -> AskedCall | None:
        name, arguments = parameters.get("name"), parameters.get("arguments", {})
        schema = self._schemas.get(name) if isinstance(name, str) else None
        if schema is None or parameters.keys() - {"name", "arguments", "_meta"} or not isinstance(arguments, dict):
            return None
        envelope = self._data["envelope_of_call"] if era == "modern" else {}
        return AskedCall(number, str(name), arguments, schema, token, envelope)

    def _initialized(self, parameters: Mapping[str, Any]) -> dict[str, Any] | None:
        version = parameters.get("protocolVersion")
        if (
            parameters.keys() != {"protocolVersion", "capabilities", "clientInfo"}
            or version not in self._data["versions"]
            or not _are_objects(parameters["capabilities"])
            or not _is_program(parameters["clientInfo"])
        ):
            return None
        self._era = "legacy"
        return {**self._data["initialize"], "protocolVersion": version, "instructions": self._instructions}

    def _is_modern(self, meta: Mapping[str, Any]) -> bool:
        """Return true if a request has exactly the envelope of the newest protocol."""
        return (
            {name for name in meta if name.startswith(_META)} == _ENVELOPE
            and meta[f"{_META}protocolVersion"] == self._data["modern"]
            and _is_program(meta[f"{_META}clientInfo"])
            and _are_objects(meta[f"{_META}clientCapabilities"])
        )


def _is_program(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(name), str) for name in ("name", "version"))


def _are_objects(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, dict) for part in value.values())


def _is_token(value: Any) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def instructions(listed: Collection[str], known: Collection[str]) -> str:
    """Keep the sentences that name no tool of ``known`` but those that are ``listed``."""
    others = set(known) - set(listed)
    return "".join(part for part in _ENDS.split(INSTRUCTIONS) if others.isdisjoint(_TOOL.findall(part))).lstrip()
