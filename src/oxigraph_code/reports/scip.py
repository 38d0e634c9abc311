"""Indexes in SCIP, the format in which language servers write definitions and references.

For maintainers: few fields of the format are needed, and a library for protocol buffers would be a dependency for them
alone; see decision 0149. The file is mapped and its documents are read one at a time, so that memory is bounded by the
largest. Nothing is nested deeper than the three levels that are read, and no path is opened. Names and kinds are read
from the symbols, whose descriptors lead from the file inwards, and lines from the ranges around; parameters and local
symbols are left out. See decision 0163.

Source: scip.proto of sourcegraph/scip; the encoding of protocol buffers.
"""

from __future__ import annotations

import mmap
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from oxigraph_code.errors import FileError
from oxigraph_code.facts import Definition, Scope
from oxigraph_code.facts.kinds import DefinitionKind

_MAX_OCCURRENCES = 5_000_000
_MAX_DOCUMENTS = 500_000
_LONGEST_TEXT = 4_000
_DEFINITION = 1
_UTF_8, _UTF_32 = 1, 3
_VARINT, _FIXED_64, _BYTES, _FIXED_32 = 0, 1, 2, 5

_Data = bytes | mmap.mmap
_DESCRIPTOR: Final = re.compile(r"(?:`((?:[^`]|``)+)`|([\w+$-]+))(/|#|!|\.|:|\([\w+$-]*\)\.)")
_KINDS: Final[Mapping[str, DefinitionKind]] = {"#": "class", "!": "macro", ".": "variable", "(": "function"}
_IN_TYPES: Final[Mapping[DefinitionKind, DefinitionKind]] = {"variable": "field", "function": "method"}


class Occurrence(NamedTuple):
    """A place of a symbol on one line, which counts from 0; columns are as the document encodes them.

    ``around`` are the first and the last line of a definition, as far as the index has them.
    """

    line: int
    start: int
    end: int
    symbol: str
    is_definition: bool
    around: tuple[int, int] | None


class Document(NamedTuple):
    """A file as it was indexed, with its place in the index; ``text`` is ``None`` in most indexes."""

    path: str
    encoding: int
    text: str | None
    start: int
    end: int


class ScipIndex(NamedTuple):
    """An index: its file, the tool that wrote it, the address of its root, and where its documents are."""

    source: Path
    label: str
    root: str
    data: _Data
    documents: list[Document]

    def occurrences(self, document: Document) -> Iterator[Occurrence]:
        """Yield the places of symbols in a document, without those over several lines."""
        try:
            for number, start, end in _fields(self.data, document.start, document.end):
                if number == 2 and end >= 0 and (found := _occurrence(self.data, start, end)):
                    yield found
        except _Malformed as error:
            raise _refused(self.source, error) from None


class _Malformed(Exception):
    """Raised for bytes that are no message."""


def read_scip(path: Path) -> ScipIndex:
    """Read an index; its occurrences are checked now and decoded when they are asked for."""
    try:
        with path.open("rb") as opened:
            data: _Data = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
    except ValueError:
        data = b""
    tool = root = ""
    documents = []
    left = _MAX_OCCURRENCES
    try:
        for number, start, end in _fields(data, 0, len(data)):
            if number == 1 and end >= 0:
                tool, root = _metadata(data, start, end)
            elif number == 2 and end >= 0:
                document, count = _document(data, start, end)
                documents.append(document)
                left -= count
                if left < 0 or len(documents) > _MAX_DOCUMENTS:
                    raise _Malformed(f"more than {_MAX_OCCURRENCES:,} occurrences or {_MAX_DOCUMENTS:,} documents")
    except _Malformed as error:
        raise _refused(path, error) from None
    return ScipIndex(path, f"SCIP of {tool}" if tool else "SCIP", root, data, documents)


def _refused(path: Path, error: Exception) -> FileError:
    return FileError(f"{path}: no index in SCIP: {error}", hint="write the index again", path=str(path))


def in_line(line: str, occurrence: Occurrence, encoding: int) -> tuple[str, str]:
    """Return the text of an occurrence and the rest of its line.

    Columns without a stated encoding are of UTF-16, as in the indexers that state none.
    """
    start, end = occurrence.start, occurrence.end
    if encoding == _UTF_32 or line.isascii():
        return line[start:end], line[end:]
    name = "utf-8" if encoding == _UTF_8 else "utf-16-le"
    width = 1 if encoding == _UTF_8 else 2
    encoded = line.encode(name, "replace")
    parts = encoded[start * width : end * width], encoded[end * width :]
    return parts[0].decode(name, "replace"), parts[1].decode(name, "replace")


def _metadata(data: _Data, at: int, until: int) -> tuple[str, str]:
    """Return the name and version of the tool, and the address of the root."""
    tool = root = ""
    for number, start, end in _fields(data, at, until):
        if number == 2 and end >= 0:
            words = {field: _text(data, *place) for field, *place in _fields(data, start, end) if place[1] >= 0}
            tool = f"{words.get(1, '')} {words.get(2, '')}".strip()
        elif number == 3 and end >= 0:
            root = _text(data, start, end)
    return tool, root


def _document(data: _Data, at: int, until: int) -> tuple[Document, int]:
    path, text, encoding, count = "", None, 0, 0
    for number, start, end in _fields(data, at, until):
        if number == 1 and end >= 0:
            path = _text(data, start, end)
        elif number == 2:
            count += 1
        elif number == 5 and end > start:
            text = data[start:end].decode("utf-8", "replace")
        elif number == 6 and end < 0:
            encoding = start
    return Document(path, encoding, text, at, until), count


def _occurrence(data: _Data, at: int, until: int) -> Occurrence | None:
    place: list[int] = []
    around: list[int] = []
    symbol, roles = "", 0
    for number, start, end in _fields(data, at, until):
        if number in (1, 7):
            numbers = place if number == 1 else around
            numbers += _varints(data, start, end) if end >= 0 else [start]
        elif number == 2 and end >= 0:
            symbol = _text(data, start, end)
        elif number == 3 and end < 0:
            roles = start
    if len(place) == 4 and place[0] == place[2]:
        del place[2]
    if len(place) != 3 or not symbol:
        return None
    lines = (around[0], around[-2] if len(around) == 4 else around[0]) if len(around) in (3, 4) else None
    return Occurrence(place[0], place[1], place[2], symbol, bool(roles & _DEFINITION), lines)


def _text(data: _Data, start: int, end: int) -> str:
    if end - start > _LONGEST_TEXT:
        raise _Malformed(f"a name of {end - start:,} bytes")
    return data[start:end].decode("utf-8", "replace")


def _fields(data: _Data, at: int, until: int) -> Iterator[tuple[int, int, int]]:
    """Yield each field of a message: its number, and its range of bytes, or its value with an end of -1."""
    while at < until:
        key, at = _varint(data, at, until)
        kind = key & 7
        if kind == _BYTES:
            length, at = _varint(data, at, until)
            end = at + length
            found = key >> 3, at, end
            at = end
        elif kind == _VARINT:
            value, at = _varint(data, at, until)
            found = key >> 3, value, -1
        elif kind in (_FIXED_64, _FIXED_32):
            found = key >> 3, 0, -1
            at += 8 if kind == _FIXED_64 else 4
        else:
            raise _Malformed(f"a field of kind {kind} at byte {at:,}")
        if at > until:
            raise _Malformed(f"it ends within a field at byte {until:,}")
        yield found


def _varints(data: _Data, at: int, until: int) -> Iterator[int]:
    while at < until:
        value, at = _varint(data, at, until)
        yield value


def _varint(data: _Data, at: int, until: int) -> tuple[int, int]:
    value = shift = 0
    while at < until and shift < 70:
        byte = data[at]
        at += 1
        if byte < 128:
            return value | byte << shift, at
        value |= (byte & 127) << shift
        shift += 7
    raise _Malformed(f"a number without an end at byte {at:,}")


def definitions_in(
    index: ScipIndex, document: Document, text: Sequence[str]
) -> tuple[tuple[Definition, ...], tuple[Scope, ...]]:
    """Return the definitions of a document, and their scopes: one for the file and for each type."""
    found: list[Definition] = []
    scopes = [Scope("module", -1, -1)]
    scope_of: dict[str, int] = {}
    seen: Counter[str] = Counter()
    places = (place for place in index.occurrences(document) if place.is_definition and place.line < len(text))
    for place in sorted(places, key=lambda place: (place.line, place.start)):
        parts = _DESCRIPTOR.findall(place.symbol)
        kind = _KINDS.get(parts[-1][2][0]) if parts and place.symbol.endswith(parts[-1][2]) else None
        name, _ = in_line(text[place.line], place, document.encoding)
        if place.symbol.startswith("local ") or not kind or not name:
            continue
        owners = [quoted or plain for quoted, plain, end in parts[:-1] if end == "#"]
        around = ".".join(owners)
        qualified = f"{around}.{name}" if around else name
        seen[qualified] += 1
        kind = _IN_TYPES.get(kind, kind) if around else kind
        first, last = place.around or (place.line, place.line)
        scope = scope_of.get(around, 0)
        if kind == "class":
            scope_of.setdefault(qualified, len(scopes))
            scopes.append(Scope("class", scope, len(found)))
        found.append(Definition(kind, name, qualified, seen[qualified], scope, first + 1, last + 1, "public"))
    return tuple(found), tuple(scopes)
