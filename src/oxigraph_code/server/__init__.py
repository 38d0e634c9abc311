"""The MCP server: the protocol's SDK, and first answers that do not wait for it.

For maintainers: importing the SDK takes longer than a client waits for its first answer, so this package imports it
only where it is asked for: ``protocol`` has the server of the SDK, ``stdio`` the program, ``handshake`` the answers
that are the same for every client. No query, no path, no file here.
"""

from oxigraph_code.server.stdio import main as main, serve as serve
