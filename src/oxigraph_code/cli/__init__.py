"""The command line: the tools under short verbs, and the commands that only people need.

For maintainers: commands are built from the tools and from ``verbs.toml``, so that a new tool has a command at once.
Nothing heavy may be imported before the command is known.
"""

from oxigraph_code.cli.app import command_line, main

__all__ = ["command_line", "main"]
