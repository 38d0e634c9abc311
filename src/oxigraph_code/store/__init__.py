"""The knowledge graph's store: generations on disk, readers and writers in processes of their own.

For maintainers: what is named here is the package's public surface, and light to import: the engine is loaded by the
processes that need it. Nothing outside this package may know the engine or the folder's layout.
"""

from oxigraph_code.store.formats import FORMATS, RdfFormat, find_format, format_of
from oxigraph_code.store.guard import check_query
from oxigraph_code.store.layout import INDEX_FORMAT
from oxigraph_code.store.local import LocalStore
from oxigraph_code.store.prefixes import PREFIXES
from oxigraph_code.store.protocol import (
    GraphChange,
    QueryResult,
    RdfSource,
    Running,
    Store,
    StoreSize,
    UpdateReport,
    WritableStore,
    WriterWait,
    WriteSession,
)
from oxigraph_code.store.tokens import Token, declared_prefixes, tokenize
from oxigraph_code.store.touched import ANYTHING

__all__ = [
    "ANYTHING",
    "FORMATS",
    "INDEX_FORMAT",
    "PREFIXES",
    "GraphChange",
    "LocalStore",
    "QueryResult",
    "RdfFormat",
    "RdfSource",
    "Running",
    "Store",
    "StoreSize",
    "Token",
    "UpdateReport",
    "WritableStore",
    "WriteSession",
    "WriterWait",
    "check_query",
    "declared_prefixes",
    "find_format",
    "format_of",
    "tokenize",
]
