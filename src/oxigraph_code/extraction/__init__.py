"""From the bytes of one file to its facts, by the queries of its language."""

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.extract import extract
from oxigraph_code.extraction.query import LanguageQuery, load_query

__all__ = ["Conventions", "LanguageQuery", "extract", "load_query"]
