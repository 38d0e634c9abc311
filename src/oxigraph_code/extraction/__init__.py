"""From the bytes of one file to its facts, by the queries of its language."""

from typing import TYPE_CHECKING

from oxigraph_code.surface import surface

if TYPE_CHECKING:
    from oxigraph_code.extraction.conventions import Conventions
    from oxigraph_code.extraction.external_names import at_path
    from oxigraph_code.extraction.extract import facts_of
    from oxigraph_code.extraction.query import LanguageQuery, load_query
else:
    __getattr__ = surface(
        __name__,
        {
            "Conventions": "conventions",
            "LanguageQuery": "query",
            "at_path": "external_names",
            "facts_of": "extract",
            "load_query": "query",
        },
    )

__all__ = ["Conventions", "LanguageQuery", "at_path", "facts_of", "load_query"]
