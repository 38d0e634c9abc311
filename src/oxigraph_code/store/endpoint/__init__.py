"""A store behind an address: any server of the SPARQL 1.1 protocol.

For maintainers: ``EndpointStore`` is all that others need. The process of an editor imports it, so neither an engine
nor the client of HTTP may be imported here; both are in the child process. Differences between servers are in
``servers`` alone.
"""

from oxigraph_code.store.endpoint.address import ServerAddress as ServerAddress
from oxigraph_code.store.endpoint.endpoint import EndpointStore as EndpointStore
