"""Translate errors of the engine into errors of this program that name the place.

For maintainers: the engine's SPARQL parser reports the farthest place that it looked at. It reads keywords ahead by
their length, so that place is up to 17 characters after the mistake, and the expected tokens belong there and not to
the mistake. Parsing the text again with its tokens far apart tells which token it was. This module must not know the
caller.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from pathlib import Path

from oxigraph_code.errors import (
    OxigraphCodeError,
    QueryError,
    QuerySyntaxError,
    RdfSyntaxError,
    StoreDamaged,
    StoreError,
    StoreUnavailable,
)
from oxigraph_code.store.tokens import PREFIXES, Token, declared_prefixes, tokenize

_PLACE = re.compile(r"error at (\d+):(\d+): expected (?:one of )?(.*)", re.DOTALL)
_SENTENCE = re.compile(r"^[A-Z][a-z]*(?: \S+)+$")
_QUOTED = re.compile(r'^"(?:[^"\\]|\\.)+"$')
_GAP = "\n" + " " * 24
_LOOKAHEAD = 18
_SPLITTABLE = frozenset("{}();,")
_MAX_RESPACED = 50_000
_SHOWN_EXPECTATIONS = 10
_SHOWN_WIDTH = 120

_NO_SPACE = (errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC, errno.EFBIG)
_SYSTEM_WORDS = re.compile(
    r"No space left on device|Disk quota exceeded|File too large|Read-only file system|Permission denied"
    r"|No such file or directory|Input/output error|Too many open files|There is not enough space on the disk"
)

Parse = Callable[[str], object]


def sparql_problem(error: BaseException, text: str, parse: Parse) -> OxigraphCodeError:
    """Make the error for a failed query or update; ``parse`` raises the engine's syntax errors."""
    if is_damage(error):
        return damage_problem(error, None)
    if isinstance(error, SyntaxError):
        return _sparql_syntax(str(error), text, parse)
    if isinstance(error, OSError):
        return store_problem(error, None)
    return QueryError(str(error))


def is_damage(error: BaseException) -> bool:
    """Return true if the engine found damaged files of the store."""
    return isinstance(error, (OSError, RuntimeError)) and "Corruption" in str(error)


def damage_problem(error: BaseException, path: Path | None) -> StoreDamaged:
    """Return the error for a damaged store, with the call that rebuilds it."""
    words = " ".join(str(error).split())
    return StoreDamaged(
        f"the store is damaged: {words}",
        hint="load_code full=true builds it again from files, cache and history",
        path=str(path or ""),
    )


def store_problem(error: OSError, path: Path | None) -> StoreError:
    """Make the error for a failure on disk: the engine's message, and the path if the system failed."""
    if is_damage(error):
        return damage_problem(error, path)
    text = str(error)
    if error.errno in _NO_SPACE or _SYSTEM_WORDS.search(text):
        return StoreUnavailable(
            f"{path}: {text}" if path else text,
            hint="nothing was changed; the earlier content can still be read. Free some space or fix the permissions",
            path=str(path or ""),
        )
    return StoreError(text)


def rdf_problem(error: SyntaxError, label: str, path: Path | None, text: str) -> RdfSyntaxError:
    """Return the error for RDF that does not parse, with the line if it can be shown."""
    message = str(error.args[0] if error.args else error)
    row, column = error.lineno or 0, error.offset or 0
    reason = re.sub(
        r"^Parser error at line \d+ (?:between columns \d+ and|column) \d+(?: and line \d+ column \d+)?: ", "", message
    )
    source = str(path) if path else "the text"
    place = f" at line {row}, column {column}" if row else ""
    hint = "correct the place shown, or name the right format"
    if "absolute IRI" in reason or "scheme" in reason.lower():
        hint = "give base_iri, or write IRIs in full"
    elif "LoadDocumentCallback" in reason:
        reason = "the JSON-LD document refers to a remote context, and those are not fetched"
        hint = "write the context into the document"
    quoted = _quote(_line_of(path, text, row), column) if row else ""
    return RdfSyntaxError(f"{source} is not valid {label}{place}: {reason}{quoted}", hint=hint, row=row, column=column)


def _sparql_syntax(message: str, text: str, parse: Parse) -> QuerySyntaxError:
    match = _PLACE.match(message)
    if match is None:
        return QuerySyntaxError(f"SPARQL syntax error: {message}", hint="correct the text and try again")
    position = _position(text, int(match[1]), int(match[2]))
    expected = _split_expectations(match[3])
    sentences = [item for item in expected if _SENTENCE.match(item)]
    tokens = tokenize(text).tokens
    blamed = _undeclared(tokens, position) if "Prefix not found" in sentences else _relative(tokens, position)
    hint = "correct the text and try again"
    if blamed is not None and blamed.kind == "prefixed":
        prefix = blamed.text.partition(":")[0]
        reason = f"the prefix {prefix}: is not declared"
        known = ", ".join(f"{name}:" for name in PREFIXES)
        hint = f"put PREFIX {prefix}: <...> in front; known without that: {known}"
        position = blamed.start
    elif blamed is not None:
        reason = f"the IRI {blamed.text} is relative and there is no BASE"
        hint = "write the IRI in full"
        position = blamed.start
    elif sentences:
        reason = sentences[0][0].lower() + sentences[0][1:]
    else:
        position, reason = _unexpected(text, tokens, position, expected, parse)
    row, column = _row_and_column(text, position)
    line = text.splitlines()[row - 1] if text.splitlines()[row - 1 : row] else ""
    return QuerySyntaxError(
        f"SPARQL syntax error at line {row}, column {column}: {reason}{_quote(line, column)}",
        hint=hint,
        row=row,
        column=column,
    )


def _unexpected(
    text: str, tokens: tuple[Token, ...], position: int, expected: list[str], parse: Parse
) -> tuple[int, str]:
    """Locate and describe a syntax error by parsing the text again with its tokens far apart."""
    shown = "the text cannot be read from about here"
    found = _parse_respaced(text, tokens, parse)
    if found is not None:
        token, expected = found
        position = token.start if token else len(text.rstrip())
        if token is None:
            shown = "the text ends too early"
        elif token.text in ("'", '"'):
            return position, "the string that begins here does not end on its line"
        else:
            shown = f"`{_shorten(token.text, 40)}` was not expected"
    readable = sorted({item[1:-1].replace('\\"', '"') for item in expected if _QUOTED.match(item)})
    if not readable or len(readable) > _SHOWN_EXPECTATIONS:
        return position, shown
    return position, f"{shown}; possible here: {' '.join(readable)}"


def _parse_respaced(text: str, tokens: tuple[Token, ...], parse: Parse) -> tuple[Token | None, list[str]] | None:
    """Return the token at which the parser fails (``None`` for the end) and the expected ones.

    ``None`` if the parser does not fail there.
    """
    if not tokens or len(text) > _MAX_RESPACED:
        return None
    respaced = ""
    places: list[tuple[int, Token]] = []
    end = -1
    for token in tokens:
        # Adjacent tokens stay together, since the engine may see one token in two of these.
        if token.start != end or token.text in _SPLITTABLE or text[end - 1] in _SPLITTABLE:
            respaced += _GAP
            places.append((len(respaced), token))
        respaced += token.text
        end = token.end
    end_of_tokens = len(respaced)
    try:
        parse(respaced + _GAP)
    except SyntaxError as error:
        match = _PLACE.match(str(error))
    except Exception:
        return None
    else:
        return None
    if match is None:
        return None
    position = _position(respaced + _GAP, int(match[1]), int(match[2]))
    blamed = [token for start, token in places if start <= position]
    if not blamed:
        return None
    return None if position >= end_of_tokens + _LOOKAHEAD else blamed[-1], _split_expectations(match[3])


def _undeclared(tokens: tuple[Token, ...], position: int) -> Token | None:
    known = {*PREFIXES, *declared_prefixes(tokens)}
    return next(
        (
            token
            for before, token in zip((None, *tokens), tokens, strict=False)
            if token.kind == "prefixed"
            and token.start <= position
            and token.text.partition(":")[0] not in known
            and (before is None or before.text.upper() != "PREFIX")
        ),
        None,
    )


def _relative(tokens: tuple[Token, ...], position: int) -> Token | None:
    if any(token.text.upper() == "BASE" for token in tokens):
        return None
    return next(
        (
            token
            for token in tokens
            if token.kind == "iri"
            and token.start <= position
            and not re.match(r"<[A-Za-z][A-Za-z0-9+.\-]*:", token.text)
        ),
        None,
    )


def _split_expectations(text: str) -> list[str]:
    """Return the items of the parser's list; commas inside quotes and brackets do not separate them."""
    return [item.strip() for item in re.findall(r'(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,\["])+', text) if item.strip()]


def _position(text: str, row: int, column: int) -> int:
    start = 0
    for _ in range(row - 1):
        start = text.find("\n", start) + 1
    return min(start + column - 1, len(text))


def _row_and_column(text: str, position: int) -> tuple[int, int]:
    start = text.rfind("\n", 0, position) + 1
    return text.count("\n", 0, position) + 1, position - start + 1


def _line_of(path: Path | None, text: str, row: int) -> str:
    if path is None:
        return next((line for number, line in enumerate(text.split("\n"), 1) if number == row), "")
    try:
        with path.open(encoding="utf-8", errors="replace", newline="\n") as stream:
            return next((line.rstrip("\r\n") for number, line in enumerate(stream, 1) if number == row), "")
    except OSError:
        return ""


def _quote(line: str, column: int) -> str:
    """Return the line with a caret under the column, shortened around it if it is long."""
    if not line.strip():
        return ""
    start = max(0, min(column - 1 - _SHOWN_WIDTH // 2, len(line) - _SHOWN_WIDTH))
    part = line[start : start + _SHOWN_WIDTH].replace("\t", " ")
    return f"\n  {part}\n  {' ' * max(0, column - 1 - start)}^"


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
