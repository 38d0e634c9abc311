"""Symbols by meaning: static vectors of words, for questions in other words than the code has.

For maintainers: the vectors are files of the package ``wordllama`` (the extra ``meaning``). The package is located and
not imported, because its own loader wants a network. A symbol has the mean of the vectors of the words in its path,
name and documentation. Vectors are made at the first search that needs them, module by module, and go with their
module; without the package nothing is made. Decision 0145 has the figures. This module must not know the answers.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from oxigraph_code.search.entries import Entry, numbered
from oxigraph_code.search.finding import Filters, conditions_of
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import parts

_PACKAGE = "wordllama"
_WEIGHTS, _TOKENIZER = "weights/l2_supercat_256.safetensors", "tokenizers/l2_supercat_tokenizer_config.json"
_MAX_DOCS = 300
_MISSING = "FROM module WHERE path != '' AND id NOT IN (SELECT module FROM meaning)"
_NO_SUBJECTS = (" field ", " variable ", " section ", " route ")


class _Model(NamedTuple):
    tokenizer: Any
    weights: Any

    def vectors(self, texts: Sequence[str]) -> Any:
        """Return a row of length one for each text, or of zeros for an empty one."""
        import numpy

        found = numpy.zeros((len(texts), self.weights.shape[1]), numpy.float32)
        for row, encoded in enumerate(self.tokenizer.encode_batch(list(texts), add_special_tokens=False)):
            if encoded.ids:
                found[row] = self.weights[encoded.ids].mean(axis=0, dtype=numpy.float32)
        lengths = numpy.linalg.norm(found, axis=1, keepdims=True)
        return found / numpy.where(lengths == 0, 1, lengths)


@lru_cache(maxsize=1)
def _model() -> _Model | None:
    """Load the vectors; ``None`` if the extra is not installed, or has other files."""
    package = find_spec(_PACKAGE)
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    if not ((folder / _WEIGHTS).is_file() and (folder / _TOKENIZER).is_file()):
        return None
    try:
        from safetensors.numpy import load_file
        from tokenizers import Tokenizer
    except ImportError:
        return None
    tokenizer = Tokenizer.from_file(str(folder / _TOKENIZER))
    tokenizer.no_padding()
    (weights,) = load_file(folder / _WEIGHTS).values()
    return _Model(tokenizer, weights)


def lacks_vectors(database: sqlite3.Connection) -> bool:
    """Return true if vectors of a module are to be made."""
    return _model() is not None and database.execute(f"SELECT 1 {_MISSING} LIMIT 1").fetchone() is not None


def put_vectors(database: sqlite3.Connection) -> None:
    """Insert the vectors of the modules that have none; tests and the like get none."""
    model = _model()
    if model is None:
        return
    import numpy

    for module, path in database.execute(f"SELECT id, path {_MISSING}").fetchall():
        rows = [] if is_about_others(path) else database.execute(
            "SELECT s.id, s.parts, w.docs FROM symbol s JOIN words w ON w.rowid = s.id JOIN module m ON m.id = s.module"
            " WHERE m.id = ? AND s.iri != m.iri AND s.kinds NOT IN (?, ?, ?, ?) ORDER BY s.id",
            (module, *_NO_SUBJECTS),
        ).fetchall()  # fmt: skip
        place = " ".join(parts(path))
        vectors = model.vectors([f"{place} {name.strip()}. {docs[:_MAX_DOCS]}" for _, name, docs in rows])
        numbers = numpy.array([number for number, *_ in rows], numpy.int64)
        row = (module, numbers.tobytes(), vectors.astype(numpy.float16).tobytes())
        database.execute("INSERT INTO meaning VALUES (?, ?, ?)", row)


def nearest_by_meaning(database: sqlite3.Connection, text: str, filters: Filters, most: int) -> list[Entry]:
    """Return the symbols nearest to a text, without tests; nothing if the extra is not installed."""
    model = _model()
    if model is None:
        return []
    import numpy

    stored = database.execute("SELECT symbols, vectors FROM meaning").fetchall()
    numbers = numpy.frombuffer(b"".join(symbols for symbols, _ in stored), numpy.int64)
    vectors = numpy.frombuffer(b"".join(some for _, some in stored), numpy.float16)
    (wanted,) = model.vectors([text])
    likeness = vectors.reshape(len(numbers), -1).astype(numpy.float32) @ wanted if len(numbers) else numpy.zeros(0)
    matching, values = conditions_of(filters)
    query = f"SELECT s.id FROM symbol s JOIN module m ON m.id = s.module WHERE NOT instr(s.kinds, ' test '){matching}"  # noqa: S608
    allowed = {number for (number,) in database.execute(query, values)}
    ordered = (int(numbers[at]) for at in numpy.argsort(-likeness, kind="stable"))
    return numbered(database, [number for number in ordered if number in allowed][:most])
