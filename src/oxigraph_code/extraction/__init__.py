"""From the bytes of one file to its facts, by the queries of its language."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.extraction.conventions import Conventions
    from oxigraph_code.extraction.extract import facts_of
    from oxigraph_code.extraction.sites.external_names import at_path
    from oxigraph_code.extraction.syntax.query import LanguageQuery, load_query
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "Conventions": "conventions",
            "LanguageQuery": "syntax.query",
            "at_path": "sites.external_names",
            "facts_of": "extract",
            "load_query": "syntax.query",
        },
    )

__all__ = ["Conventions", "LanguageQuery", "at_path", "facts_of", "load_query"]
