"""Read SPARQL queries one after the other, from a terminal or from a pipe.

For maintainers: at a terminal prompt_toolkit edits, completes and keeps the history. This module must not run a query.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

_KEYWORDS = (
    *("SELECT", "DISTINCT", "WHERE", "FILTER", "OPTIONAL", "UNION", "MINUS", "BIND", "VALUES", "ORDER", "BY", "LIMIT"),
    *("OFFSET", "GROUP", "HAVING", "COUNT", "ASK", "CONSTRUCT", "DESCRIBE", "EXISTS", "NOT", "REGEX", "CONTAINS"),
    *("STRSTARTS", "SAMPLE", "GRAPH", "INSERT", "DELETE", "DATA"),
)


def read_queries(folder: Path | None) -> Iterator[str]:
    """The queries of standard input; at a terminal the history is kept in a folder."""
    yield from grouped(_typed(folder) if sys.stdin.isatty() else sys.stdin)


def grouped(lines: Iterable[str]) -> Iterator[str]:
    """The texts between empty lines."""
    query: list[str] = []
    for line in lines:
        if line.strip():
            query.append(line.rstrip("\n"))
        elif query:
            yield "\n".join(query)
            query = []
    if query:
        yield "\n".join(query)


def _typed(folder: Path | None) -> Iterator[str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import FileHistory, History, InMemoryHistory

    from oxigraph_code import vocabulary

    terms = [f"code:{name}" for name in dir(vocabulary) if not name.startswith("_") and not name.isupper()]
    completer = WordCompleter([*_KEYWORDS, *terms], ignore_case=True, WORD=True)
    history: History = InMemoryHistory()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        history = FileHistory(str(folder / "sparql-history"))
    session: PromptSession[str] = PromptSession(history=history, completer=completer, complete_while_typing=False)
    is_first = True
    while True:
        try:
            line = session.prompt("sparql> " if is_first else "   ...> ")
        except KeyboardInterrupt:
            is_first = True
            yield ""
            continue
        except EOFError:
            return
        is_first = not line.strip()
        yield line
