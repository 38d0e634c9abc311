"""The knowledge graph's store: generations on disk, with readers and writers in child processes.

For maintainers: the names here are the package's public surface and cheap to import: only the processes that need the
engine load it. Nothing outside of this package may know the engine or the layout of the folder.
"""

from oxigraph_code.store.dirty_subjects import ANYTHING as ANYTHING
from oxigraph_code.store.endpoint import EndpointStore as EndpointStore, ServerAddress as ServerAddress
from oxigraph_code.store.formats import (
    FORMATS as FORMATS,
    RdfFormat as RdfFormat,
    find_format as find_format,
    format_of as format_of,
)
from oxigraph_code.store.guard import check_query as check_query
from oxigraph_code.store.layout import INDEX_FORMAT as INDEX_FORMAT
from oxigraph_code.store.local import LocalStore as LocalStore
from oxigraph_code.store.ownership import (
    owned_subjects as owned_subjects,
    owner_of as owner_of,
    project_of as project_of,
)
from oxigraph_code.store.processes import ReadableStore as ReadableStore
from oxigraph_code.store.protocol import (
    GraphChange as GraphChange,
    QueryResult as QueryResult,
    RdfSource as RdfSource,
    Replacement as Replacement,
    Running as Running,
    StoreSize as StoreSize,
    UpdateReport as UpdateReport,
    WriterWait as WriterWait,
    WriteSession as WriteSession,
)
from oxigraph_code.store.tokens import (
    PREFIXES as PREFIXES,
    Token as Token,
    declared_prefixes as declared_prefixes,
    tokenize as tokenize,
)
