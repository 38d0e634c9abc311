"""The JSON schema of SARIF 2.1.0 with its errata, as OASIS publishes it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from jsonschema import Draft4Validator, FormatChecker

_SCHEMA = json.loads(gzip.decompress(Path(__file__).with_name("sarif-schema-2.1.0.json.gz").read_bytes()))


def faults(log: Any) -> list[str]:
    """List the places of a log that the schema does not allow, with the reasons."""
    validator = Draft4Validator(_SCHEMA, format_checker=FormatChecker())
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
