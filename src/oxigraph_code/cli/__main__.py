"""``python -m oxigraph_code.cli``."""

from oxigraph_code.cli.app import main

main()
