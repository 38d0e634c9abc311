"""``python -m oxigraph_code.cli``."""

from oxigraph_code.cli import main

main()
