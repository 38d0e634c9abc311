"""Hooks of agents: a short map when a session starts, and graph hits beside the hits of a text search.

For maintainers: a hook delays the agent, so it reads one SQLite file and nothing else, and whatever fails, it says
nothing and exits with 0. It must not import the engine, the tools or the protocol.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

_SEARCHES = re.compile(r"(?:^|[|;&(]\s*|\s)(?:grep|egrep|rg|ag|ack|git\s+grep)\s(?P<rest>[^|;&]*)")
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]{2,}")
_COMMON = frozenset({"def", "class", "function", "import", "from", "return", "const", "self", "this", "src", "include"})
_MAX_WORDS, _MAX_HITS = 4, 6

_HITS = """
SELECT symbol.qualified, symbol.kinds, module.path, symbol.line, symbol.dependents
FROM symbol JOIN module ON module.id = symbol.module
WHERE symbol.in_one = ? AND symbol.name = ? AND symbol.line > 0
ORDER BY symbol.dependents DESC, module.path LIMIT ?
"""
_LANGUAGES = """
SELECT language, COUNT(*) FROM module WHERE path <> '' GROUP BY language ORDER BY 2 DESC LIMIT 4
"""
_CENTRAL = """
SELECT symbol.qualified, module.path, symbol.line, symbol.dependents
FROM symbol JOIN module ON module.id = symbol.module
WHERE symbol.dependents > 0 AND symbol.kinds NOT LIKE '% module %'
ORDER BY symbol.dependents DESC, module.path LIMIT 8
"""


def main() -> None:
    """Answer one hook: ``session-start`` or ``search``, with the event on standard input."""
    # A hook that fails must not stop the agent.
    with suppress(Exception):
        _answer(sys.argv[1], json.loads(sys.stdin.read() or "{}"))
    sys.exit(0)


def _answer(hook: str, event: Mapping[str, Any]) -> None:
    name = {"session-start": "SessionStart", "search": "PreToolUse"}[hook]
    with closing(_database(event)) as database:
        text = _map(database) if name == "SessionStart" else _hits(database, searched_words(event))
    if text:
        print(json.dumps({"hookSpecificOutput": {"hookEventName": name, "additionalContext": text}}))


def searched_words(event: Mapping[str, Any]) -> list[str]:
    """Extract the names in the pattern of a search tool, or of a shell command that searches."""
    given = event.get("tool_input", {})
    if event.get("tool_name") == "Bash":
        found = _SEARCHES.search(given.get("command", ""))
        text = found["rest"] if found else ""
        text = " ".join(part for part in text.split() if not part.startswith("-"))
    else:
        text = given.get("pattern", "")
    words = dict.fromkeys(word for word in _WORD.findall(text) if word.lower() not in _COMMON)
    return list(words)[:_MAX_WORDS]


def _database(event: Mapping[str, Any]) -> sqlite3.Connection:
    """Return the search index of the nearest store around the folder of the session, opened for reading."""
    folder = Path(event.get("cwd") or os.environ.get("CLAUDE_PROJECT_DIR") or ".").absolute()
    store = os.environ.get("OXIGRAPH_STORE_PATH")
    places = [Path(store)] if store else [entry / "oxigraph_data" for entry in (folder, *folder.parents)]
    path = next(place / "search.sqlite" for place in places if (place / "search.sqlite").is_file())
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=0.1)


def _map(database: sqlite3.Connection) -> str:
    languages = ", ".join(f"{count} {language}" for language, count in database.execute(_LANGUAGES))
    central = [f"  {path}:{line} {name} ({count} dependents)" for name, path, line, count in database.execute(_CENTRAL)]
    if not central:
        return ""
    return "\n".join(
        [
            f"Code graph (MCP server oxigraph-code): {languages} files. Most depended on:",
            *central,
            "Begin with get_context(task); before a change ask get_callers or impact_analysis.",
        ]
    )


def _hits(database: sqlite3.Connection, words: list[str]) -> str:
    lines: list[str] = []
    for word in words:
        plain = word.replace("_", "").lower()
        for name, kinds, path, line, count in database.execute(_HITS, (plain, word, _MAX_HITS)):
            lines.append(f"  {path}:{line} {kinds.split()[0] if kinds else ''} {name} ({count} dependents)")
    if not lines:
        return ""
    head = "The code graph defines these names; get_callers and find_references have all uses:"
    return "\n".join([head, *lines[:_MAX_HITS]])


if __name__ == "__main__":
    main()
