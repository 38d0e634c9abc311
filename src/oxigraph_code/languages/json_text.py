"""Parse JSON with comments and trailing commas, as manifests have it.

For maintainers: comments and commas become blanks, so that the place of an error is its place in the file. Nothing here
raises: text that does not parse is a diagnostic. This module must not know the meaning of a manifest.
"""

from __future__ import annotations

import json
import re

from oxigraph_code.languages.folder import ProjectFolder

_TOKENS = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*[\s\S]*?(?:\*/|$)|,(?=\s*[}\]])')
_MAX_DEPTH = 100

Object = dict[str, object]


def read_object(folder: ProjectFolder, path: str, *, with_comments: bool = False) -> Object | None:
    """Read the object in a file; ``None`` without a file, and with a diagnostic if it cannot be read."""
    text = folder.read_manifest(path)
    if text is None:
        return None
    text = text.removeprefix("\ufeff")
    if with_comments:
        text = without_comments(text)
    try:
        if _depth(text) > _MAX_DEPTH:
            raise ValueError(f"nested deeper than {_MAX_DEPTH}")
        value = json.loads(text)
    except json.JSONDecodeError as error:
        folder.report(path, f"not valid JSON: {error.msg}", error.lineno, error.colno, severity="error")
        return None
    except (ValueError, RecursionError) as error:
        folder.report(path, f"not read: {error}", severity="error")
        return None
    if not isinstance(value, dict):
        folder.report(path, "not an object; not read", severity="error")
        return None
    return value


def without_comments(text: str) -> str:
    """Replace comments and trailing commas by blanks."""
    # The second pass sees commas that only a comment separated from the bracket.
    for _ in range(2):
        text = _TOKENS.sub(lambda match: match[0] if match[0][0] == '"' else re.sub(r"[^\n]", " ", match[0]), text)
    return text


def _depth(text: str) -> int:
    deepest = depth = 0
    for bracket in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', text):
        if bracket[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif bracket[0] in "]}":
            depth -= 1
    return deepest


def text_of(value: object) -> str:
    """Return a value if it is a string, else an empty one."""
    return value if isinstance(value, str) else ""


def object_of(value: object) -> Object:
    """Return a value if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def texts_of(value: object) -> list[str]:
    """Return the strings in a list; none if the value is no list."""
    return [entry for entry in value if isinstance(entry, str)] if isinstance(value, list) else []
