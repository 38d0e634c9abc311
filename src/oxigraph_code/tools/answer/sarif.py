"""Findings as SARIF 2.1.0, for viewers of findings.

For maintainers: only a finding with a path is a result. This module must not know how findings are made.

Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", sections 3.13 to 3.49.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from oxigraph_code import __version__
from oxigraph_code.tools.answer.json_text import json_text

_SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
_FINGERPRINT: Final = "oxigraphCode/v1"


class SarifRule(NamedTuple):
    """A kind of findings: its level (error, warning or note), its meaning, and the way out."""

    level: str
    meaning: str
    help: str = ""


class SarifResult(NamedTuple):
    """A finding at a line; ``fingerprint`` stays the same when other lines change."""

    kind: str
    text: str
    path: str
    line: int = 1
    fingerprint: str = ""


def sarif(summary: str, kinds: Mapping[str, SarifRule], findings: Iterable[SarifResult]) -> str:
    """Write findings as results, and their kinds as rules."""
    rules = [
        {
            "id": name,
            "shortDescription": {"text": kind.meaning},
            "defaultConfiguration": {"level": kind.level},
            **({"help": {"text": kind.help}} if kind.help else {}),
        }
        for name, kind in kinds.items()
    ]
    results = [_result(finding, kinds[finding.kind].level) for finding in findings if finding.path]
    driver = {"name": "oxigraph-code", "version": __version__, "rules": rules}
    run = {"tool": {"driver": driver}, "results": results, "properties": {"summary": summary}}
    return json_text({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]})


def _result(finding: SarifResult, level: str) -> dict[str, Any]:
    place = {
        "artifactLocation": {"uri": quote(finding.path, errors="replace"), "uriBaseId": "%SRCROOT%"},
        "region": {"startLine": max(finding.line, 1)},
    }
    marks = {"partialFingerprints": {_FINGERPRINT: finding.fingerprint}} if finding.fingerprint else {}
    return {
        "ruleId": finding.kind,
        "level": level,
        "message": {"text": finding.text},
        "locations": [{"physicalLocation": place}],
        **marks,
    }
