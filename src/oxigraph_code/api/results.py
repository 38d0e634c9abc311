"""Results of the Python API: answers of tools, rows of queries, and pictures.

For maintainers: pandas and networkx are not among our dependencies, so each is imported where it is asked for. This
module must not know how a question is answered.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import import_module
from typing import Any, NamedTuple

from oxigraph_code.errors import ArgumentError, ConfigError

_XSD = "http://www.w3.org/2001/XMLSchema#"
Value = str | int | float | bool
_NUMBERS = {f"{_XSD}{name}": float for name in ("decimal", "double", "float")} | {
    f"{_XSD}{name}": int for name in ("integer", "int", "long", "short", "nonNegativeInteger", "positiveInteger")
}


class ToolAnswer(NamedTuple):
    """The answer of a tool: its text and a notice; ``is_found`` is False if nothing fits the question."""

    text: str
    notice: str
    is_found: bool

    @property
    def data(self) -> Mapping[str, Any]:
        """The fields of an answer in the format ``json``. Raises ``ValueError`` for any other format."""
        found: Mapping[str, Any] = json.loads(self.text)
        return found

    def _repr_html_(self) -> str:
        return f"<pre>{escape(self.text)}</pre>"


class Picture(NamedTuple):
    """A neighbourhood as a page without a server, in ``html``; a notebook shows it in a frame."""

    html: str

    def _repr_html_(self) -> str:
        # A document of its own in a frame that may only draw: texts of a project never run in the notebook.
        page = base64.b64encode(self.html.encode()).decode()
        return (
            '<iframe title="Code graph" sandbox="allow-scripts" style="width: 100%; height: 480px; border: 0"'
            f' src="data:text/html;charset=utf-8;base64,{page}"></iframe>'
        )


class Rows(list[dict[str, Value]]):
    """The rows of a SELECT, each with its bound variables; ``columns`` are all variables in their order.

    A value is a number or a truth value if the literal is one, else its text, or the IRI of a node.
    """

    def __init__(self, rows: Iterable[dict[str, Value]] = (), columns: Sequence[str] = ()) -> None:
        super().__init__(rows)
        self.columns = tuple(columns)

    @classmethod
    def from_json(cls, text: str) -> Rows:
        """Read rows from SPARQL JSON."""
        found = json.loads(text)
        bound = found["results"]["bindings"]
        return cls(({name: _value(**term) for name, term in row.items()} for row in bound), found["head"]["vars"])

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        cells = ("".join(f"<td>{escape(str(row.get(name, '')))}</td>" for name in self.columns) for row in self)
        return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"

    def to_dicts(self) -> list[dict[str, Value]]:
        """Copy the rows as plain dictionaries."""
        return [dict(row) for row in self]

    def to_pandas(self) -> Any:
        """Make a ``pandas.DataFrame`` with a column for each variable. Raises ``ConfigError`` without pandas."""
        return _imported("pandas").DataFrame(self.to_dicts(), columns=list(self.columns))

    def to_networkx(self, source: str = "", target: str = "") -> Any:
        """Make a ``networkx.MultiDiGraph`` with an edge for each row, from one variable to another.

        These are the first two unless named. The other values of a row are attributes of its edge. Raises
        ``ConfigError`` without networkx, and ``ArgumentError`` for a variable that does not exist.
        """
        ends = [given or column for given, column in zip((source, target), (*self.columns, "", ""), strict=False)]
        for end in ends:
            if end not in self.columns:
                hint = f"variables: {', '.join(self.columns)}; an edge needs two"
                raise ArgumentError(f"no variable is called {end!r}", hint=hint, argument="source")
        graph = _imported("networkx").MultiDiGraph()
        for row in self:
            if all(end in row for end in ends):
                others = {name: value for name, value in row.items() if name not in ends}
                graph.add_edge(row[ends[0]], row[ends[1]], **others)
        return graph


def _value(value: str, datatype: str = "", **_: Any) -> Value:
    if datatype == f"{_XSD}boolean":
        return value in ("true", "1")
    kind = _NUMBERS.get(datatype, str)
    try:
        return kind(value)
    except ValueError:
        # The graph may hold a literal that is no value of its type.
        return value


def _imported(library: str) -> Any:
    try:
        return import_module(library)
    except ImportError:
        hint = f"install it with: pip install {library}"
        raise ConfigError(f"{library} is not installed", hint=hint, setting=library) from None
