"""The MCP clients of a machine: their configuration files, and our entry in each.

For maintainers: one declarative table, ``clients.toml``, drives installation, removal and diagnosis. This package must
not know the server, the store or any tool: it merges an entry into files that belong to others. Names are loaded on
first use, because the hooks of agents run in a process that must not wait for them.
"""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.clients.catalogue import Client as Client, load_clients as load_clients
    from oxigraph_code.clients.installer import (
        Outcome as Outcome,
        Scope as Scope,
        install as install,
        server_command as server_command,
        uninstall as uninstall,
    )
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "catalogue": "Client load_clients",
            "installer": "Outcome Scope install server_command uninstall",
        },
    )
