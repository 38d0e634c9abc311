"""Read SPARQL queries one after the other, from a terminal or from a pipe.

For maintainers: at a terminal prompt_toolkit edits, completes and keeps the history. This module must not run a query.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

_KEYWORDS = (
    *("SELECT", "DISTINCT", "WHERE", "FILTER", "OPTIONAL", "UNION", "MINUS", "BIND", "VALUES", "ORDER", "BY", "LIMIT"),
    *("OFFSET", "GROUP", "HAVING", "COUNT", "ASK", "CONSTRUCT", "DESCRIBE", "EXISTS", "NOT", "REGEX", "CONTAINS"),
    *("STRSTARTS", "SAMPLE", "GRAPH", "INSERT", "DELETE", "DATA"),
)


def read_queries(folder: Path | None, commands: Collection[str]) -> Iterator[str]:
    """Read the queries and commands of standard input; at a terminal the history is kept in a folder."""
    yield from grouped(_typed(folder, commands) if sys.stdin.isatty() else sys.stdin, commands)


def grouped(lines: Iterable[str], commands: Collection[str] = ()) -> Iterator[str]:
    """Yield the texts between empty lines, and the lines that are commands where a query could begin."""
    query: list[str] = []
    for line in lines:
        if not query and _is_command(line, commands):
            yield line.strip()
        elif line.strip():
            query.append(line.rstrip("\n"))
        elif query:
            yield "\n".join(query)
            query = []
    if query:
        yield "\n".join(query)


def _is_command(line: str, commands: Collection[str]) -> bool:
    return bool(line.strip()) and line.lower().rstrip().rstrip(";").split()[:1][0] in commands


def _typed(folder: Path | None, commands: Collection[str]) -> Iterator[str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import FileHistory, History, InMemoryHistory

    from oxigraph_code import vocabulary

    terms = [f"code:{name}" for name in dir(vocabulary) if not name.startswith("_") and not name.isupper()]
    completer = WordCompleter([*_KEYWORDS, *terms, *sorted(commands)], ignore_case=True, WORD=True)
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
        is_first = not line.strip() or (is_first and _is_command(line, commands))
        yield line
