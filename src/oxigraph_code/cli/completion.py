"""Completion of symbols in a shell: ``oxigraph-code callers Huey.en<Tab>``.

For maintainers: a shell waits for this at every key, so it reads the index of words alone and imports neither click nor
a tool; all other completions are click's. The script of a shell says in variables what is typed, and reads lines back
in the form of click's own completion.
"""

from __future__ import annotations

import os
import shlex
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

VARIABLE = "_OXIGRAPH_CODE_COMPLETE"
"""The variable by which a shell asks for completions."""
_TAKE_SYMBOLS = frozenset(
    (
        *("symbol", "show", "definition", "callers", "callees", "impact", "affected", "path", "references", "refs"),
        *("usages", "hierarchy", "types", "subgraph", "graph", "draw"),
    )
)
"""The commands whose arguments are symbols."""
_MAX_CHOICES = 50
_FORMS = {"bash": "plain,{}", "zsh": "plain\n{}\n_", "fish": "plain,{}"}

# The last part of a name has an index; the whole name is then compared.
_BY_LAST_PART = """
SELECT DISTINCT qualified FROM symbol JOIN module ON module.id = symbol.module
WHERE in_one >= ? AND in_one < ? AND line > 0 AND symbol.iri != module.iri
ORDER BY dependents DESC LIMIT 2000
"""
_BY_OWNER = """
SELECT DISTINCT qualified FROM symbol JOIN module ON module.id = symbol.module
WHERE line > 0 AND symbol.iri != module.iri AND (qualified LIKE ? ESCAPE '!' OR qualified LIKE ? ESCAPE '!')
ORDER BY dependents DESC LIMIT 2000
"""


def complete_symbol(variables: Mapping[str, str]) -> str:
    """Answer a shell with lines; none if it asks for no symbol, or no symbol begins so."""
    shell, _, request = variables.get(VARIABLE, "").partition("_")
    if request != "complete" or shell not in _FORMS:
        return ""
    with suppress(ValueError, OSError, sqlite3.Error):
        words = shlex.split(variables.get("COMP_WORDS", ""))
        given = variables.get("COMP_CWORD", "")
        beginning = given if shell == "fish" else "".join(words[int(given) : int(given) + 1])
        if len(words) < 2 or words[1] not in _TAKE_SYMBOLS or not beginning or beginning.startswith("-"):
            return ""
        return "\n".join(_FORMS[shell].format(name) for name in symbols_from(_index(variables), beginning))
    return ""


def symbols_from(path: Path, beginning: str) -> list[str]:
    """Return the names in an index of words that begin so, or whose last parts do."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=0.02)) as database:
        owner, _, last = beginning.replace("::", ".").rpartition(".")
        if last:
            start = last.replace("_", "").lower()
            rows = database.execute(_BY_LAST_PART, (start, f"{start}\U0010ffff"))
        else:
            escaped = owner.replace("!", "!!").replace("%", "!%").replace("_", "!_")
            rows = database.execute(_BY_OWNER, (f"{escaped}.%", f"%.{escaped}.%"))
        found = dict.fromkeys(end for (name,) in rows if (end := _end(name, beginning)))
    return list(found)[:_MAX_CHOICES]


def _end(name: str, beginning: str) -> str:
    """Return the end of a name from the part on that begins so; empty if none does."""
    depth = beginning.replace("::", ".").count(".") + 1
    parts = name.replace("::", ".").split(".")
    end = ".".join(parts[-depth:]) if len(parts) >= depth else ""
    return end if end.lower().startswith(beginning.replace("::", ".").lower()) else ""


def _index(variables: Mapping[str, str]) -> Path:
    """Return the index of words of the nearest store. Raises ``OSError`` if there is none."""
    folder = Path.cwd()
    store = variables.get("OXIGRAPH_STORE_PATH")
    places = [Path(store)] if store else [place / "oxigraph_data" for place in (folder, *folder.parents)]
    for place in places:
        if (index := place / "search.sqlite").is_file():
            return index.absolute()
    raise FileNotFoundError(os.fspath(folder))
