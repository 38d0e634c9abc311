"""Refuse queries and updates that are unsafe, by their text, before the engine sees them.

For maintainers: the engine would open connections for SERVICE and LOAD, has no setting against it, and overflows its
stack on deep nesting. A child process contains a stack overflow that this module fails to prevent; nothing contains
network access, so a doubtful text is refused. This module must not know the engine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxigraph_code.errors import QueryRefused
from oxigraph_code.store.tokens import Token, TokenizedText, tokenize

MAX_QUERY_LENGTH = 1_000_000
MAX_UPDATE_LENGTH = 5_000_000
MAX_DEPTH = 200
"""On an 8 MB stack, 1,000 nested groups work; nested EXISTS and calls work to 500, not to 1,000."""

_QUERY_FORMS = ("SELECT", "CONSTRUCT", "DESCRIBE", "ASK")
_OPERATIONS = ("LOAD", "CLEAR", "DROP", "CREATE", "ADD", "MOVE", "COPY")
_UPDATE_WORDS = (*_OPERATIONS, "INSERT", "DELETE", "WITH")

# The possible beginnings of a call, for texts whose strings and comments are uncertain. Matching is linear.
_CALL_BEGINS = r"[\x00-\x20]*+(?:silent|[?$<#:]|[\w.\-]{0,200}:)"
_MAYBE_SERVICE = re.compile(rf"(?<![?$@:])service{_CALL_BEGINS}", re.IGNORECASE)
_MAYBE_LOAD = re.compile(rf"(?<![?$@:])load{_CALL_BEGINS}", re.IGNORECASE)

_NOTHING = Token("mark", "", 0, 0)

_ALLOW = "set OXIGRAPH_ALLOW_NETWORK=1 where the server is started to allow it"


def check_query(text: str, *, allow_network: bool) -> None:
    """Raise ``QueryRefused`` unless the text is a query that may run."""
    _check_length(text, MAX_QUERY_LENGTH, "write a shorter query")
    found = tokenize(text)
    _check_depth(found)
    first = _begins_with(found.tokens, _UPDATE_WORDS)
    if first:
        raise QueryRefused(
            f"this is an update ({first}), not a query",
            hint="run it with sparql_update, one of OXIGRAPH_TOOLS=all, or with oxigraph-code update",
        )
    if not allow_network:
        _check_service(text, found)


def check_update(text: str, *, allow_network: bool) -> tuple[str, ...]:
    """Return the operations of an update, in order. Raises ``QueryRefused`` unless it may run."""
    _check_length(text, MAX_UPDATE_LENGTH, "split the update, or load the data with load_rdf")
    found = tokenize(text)
    _check_depth(found)
    first = _begins_with(found.tokens, _QUERY_FORMS)
    if first:
        raise QueryRefused(f"this is a query ({first}), not an update", hint="run it with sparql_query")
    _check_load(text, found, allow_network=allow_network)
    if not allow_network:
        _check_service(text, found)
    return operations(found.tokens)


def query_form(text: str) -> str:
    """Return ``SELECT``, ``ASK``, ``CONSTRUCT`` or ``DESCRIBE``; empty if the text is none of them."""
    return _begins_with(tokenize(text).tokens, _QUERY_FORMS)


def operations(tokens: tuple[Token, ...]) -> tuple[str, ...]:
    """Return the name of each operation: ``INSERT DATA``, ``DELETE/INSERT WHERE``, ``CLEAR``, ..."""
    return tuple(name for statement in statements(tokens) if (name := _operation(statement)))


def _check_length(text: str, limit: int, hint: str) -> None:
    if len(text) > limit:
        raise QueryRefused(f"the text has {len(text):,} characters; at most {limit:,} are allowed", hint=hint)


def _check_depth(found: TokenizedText) -> None:
    if found.deepest > MAX_DEPTH:
        raise QueryRefused(
            f"the text nests {found.deepest:,} brackets; at most {MAX_DEPTH} are allowed",
            hint="write it flatter: one group with several patterns instead of groups in groups",
        )


def _check_service(text: str, found: TokenizedText) -> None:
    if any(_calls_service(*three) for three in _with_neighbours(found.tokens)) or (
        found.doubtful and _MAYBE_SERVICE.search(text)
    ):
        raise QueryRefused(
            "SERVICE is refused: it would send data to another host" + _doubt(found),
            hint=f"leave the SERVICE part out, or {_ALLOW}",
        )


def _calls_service(before: Token, token: Token, after: Token) -> bool:
    if token.kind == "word":
        return "service" in token.text.lower()
    # The engine also parses ``SERVICEex:a {`` as a call; a mere prefix of that name is not followed by a brace.
    return (
        token.kind == "prefixed"
        and "service" in token.text.partition(":")[0].lower()
        and after.text == "{"
        and before.text.upper() != "GRAPH"
    )


def _check_load(text: str, found: TokenizedText, *, allow_network: bool) -> None:
    sources = [after for before, token, after in _with_neighbours(found.tokens) if _loads(before, token)]
    if any(source.text.lower().startswith("<file:") for source in sources):
        raise QueryRefused("LOAD cannot read local files", hint="load the file with load_rdf")
    if not allow_network and (sources or (found.doubtful and _MAYBE_LOAD.search(text))):
        raise QueryRefused(
            "LOAD is refused: it would fetch from another host" + _doubt(found),
            hint=f"load a local file with load_rdf, or {_ALLOW}",
        )


def _loads(before: Token, token: Token) -> bool:
    """Return true if a LOAD operation begins here, or continues with SILENT."""
    if token.depth or not token.text.lower().startswith("load"):
        return before.text.upper() == "LOAD" and token.text.upper() == "SILENT"
    # A mere prefix of that name is a graph's name or a declaration, so a word precedes it.
    return token.kind == "word" or (token.kind == "prefixed" and before.kind != "word")


def _with_neighbours(tokens: tuple[Token, ...]) -> Iterator[tuple[Token, Token, Token]]:
    return zip((_NOTHING, *tokens), tokens, (*tokens[1:], _NOTHING), strict=False)


def _doubt(found: TokenizedText) -> str:
    return " (or cannot be told from it: write a space after each < that compares)" if found.doubtful else ""


def statements(tokens: tuple[Token, ...]) -> list[list[Token]]:
    """Return the tokens of each operation of an update, without the prologue before it."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.depth == 0 and token.text == ";":
            found.append([])
        else:
            found[-1].append(token)
    return [_without_prologue(statement) for statement in found]


def _without_prologue(tokens: list[Token]) -> list[Token]:
    start = 0
    while start < len(tokens):
        word = tokens[start].text.upper()
        if word == "PREFIX":
            start += 3
        elif word in ("BASE", "VERSION") or (tokens[start].kind == "prefixed" and word.startswith("PREFIX")):
            start += 2
        else:
            break
    return tokens[start:]


def _begins_with(tokens: tuple[Token, ...], words: tuple[str, ...]) -> str:
    statement = statements(tokens)[0]
    if not statement or statement[0].kind != "word":
        return ""
    return next((word for word in words if statement[0].text.upper().startswith(word)), "")


def _operation(statement: list[Token]) -> str:
    words = [token.text.upper() for token in statement if token.depth == 0 and token.kind == "word"]
    if not words:
        return ""
    joined = "".join(words[:2])
    if joined.startswith(("INSERTDATA", "DELETEDATA", "DELETEWHERE")):
        return f"{joined[:6]} {'WHERE' if joined.startswith('DELETEWHERE') else 'DATA'}"
    if words[0].startswith(("WITH", "DELETE", "INSERT")):
        kinds = [kind for kind in ("DELETE", "INSERT") if any(word.startswith(kind) for word in words)]
        return f"{'/'.join(kinds)} WHERE"
    return next((name for name in _OPERATIONS if words[0].startswith(name)), "")
