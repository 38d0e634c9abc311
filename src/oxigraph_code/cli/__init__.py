"""The command line: the tools under short verbs, and the commands that only people need.

For maintainers: commands are built from the tools and from ``verbs.toml``, so that a new tool has a command at once.
Nothing heavy may be imported before the command is known, and nothing at all for the completion of a symbol.
"""

import os
import sys
from collections.abc import Sequence

from oxigraph_code.cli.completion import VARIABLE, complete_symbol


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its code, or complete what is typed in a shell."""
    if VARIABLE in os.environ and (lines := complete_symbol(os.environ)):
        sys.stdout.write(f"{lines}\n")
        return
    from oxigraph_code.cli.app import run

    run(arguments)


__all__ = ["main"]
