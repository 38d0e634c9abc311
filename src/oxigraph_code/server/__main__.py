"""``python -m oxigraph_code.server``."""

from oxigraph_code.server.stdio import main

main()
