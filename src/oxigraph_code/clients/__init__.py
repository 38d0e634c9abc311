"""The MCP clients of a machine: their configuration files, and our entry in each.

For maintainers: one declarative table, ``clients.toml``, drives installation, removal and diagnosis. This package must
not know the server, the store or any tool: it merges an entry into files that belong to others.
"""

from oxigraph_code.clients.catalogue import Client, load_clients
from oxigraph_code.clients.installer import Outcome, Scope, install, server_command, uninstall

__all__ = ["Client", "Outcome", "Scope", "install", "load_clients", "server_command", "uninstall"]
