"""The knowledge graph's store: generations on disk, with readers and writers in child processes.

For maintainers: the names here are the package's public surface and cheap to import: only the processes that need the
engine load it. Nothing outside of this package may know the engine or the layout of the folder.
"""

from oxigraph_code.store.dirty_subjects import ANYTHING
from oxigraph_code.store.endpoint import EndpointStore, ServerAddress
from oxigraph_code.store.formats import FORMATS, RdfFormat, find_format, format_of
from oxigraph_code.store.guard import check_query
from oxigraph_code.store.layout import INDEX_FORMAT
from oxigraph_code.store.local import LocalStore
from oxigraph_code.store.ownership import owned_subjects, owner_of, project_of
from oxigraph_code.store.protocol import (
    GraphChange,
    QueryResult,
    RdfSource,
    ReadableStore,
    Replacement,
    Running,
    Store,
    StoreSize,
    UpdatableStore,
    UpdateReport,
    WritableStore,
    WriterWait,
    WriteSession,
)
from oxigraph_code.store.tokens import PREFIXES, Token, declared_prefixes, tokenize

__all__ = [
    "ANYTHING",
    "FORMATS",
    "INDEX_FORMAT",
    "PREFIXES",
    "EndpointStore",
    "GraphChange",
    "LocalStore",
    "QueryResult",
    "RdfFormat",
    "RdfSource",
    "ReadableStore",
    "Replacement",
    "Running",
    "ServerAddress",
    "Store",
    "StoreSize",
    "Token",
    "UpdatableStore",
    "UpdateReport",
    "WritableStore",
    "WriteSession",
    "WriterWait",
    "check_query",
    "declared_prefixes",
    "find_format",
    "format_of",
    "owned_subjects",
    "owner_of",
    "project_of",
    "tokenize",
]
