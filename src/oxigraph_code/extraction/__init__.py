"""From the bytes of one file to its facts, by the queries of its language."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.extraction.conventions import Conventions as Conventions
    from oxigraph_code.extraction.extract import facts_of as facts_of
    from oxigraph_code.extraction.sites.external_names import at_path as at_path
    from oxigraph_code.extraction.syntax.query import LanguageQuery as LanguageQuery, load_query as load_query
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "conventions": "Conventions",
            "extract": "facts_of",
            "sites.external_names": "at_path",
            "syntax.query": "LanguageQuery load_query",
        },
    )
