"""The command line: the tools under short verbs, and the commands that only people need.

For maintainers: commands are built from the tools and from ``verbs.toml``, so that a new tool has a command at once.
Nothing heavy may be imported before the command is known, and nothing at all for the completion of a symbol.
"""

import atexit
import os
import sys
import threading
from collections.abc import Callable, Sequence

from oxigraph_code.cli.completion import VARIABLE, complete_symbol
from oxigraph_code.lazy import loading


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its code, or complete what is typed in a shell."""
    if VARIABLE in os.environ and (lines := complete_symbol(os.environ)):
        sys.stdout.write(f"{lines}\n")
        return
    with loading():
        from oxigraph_code.cli.app import run
    if arguments is None:
        _end_after(run)
    else:
        run(arguments)


def _end_after(work: Callable[[], None]) -> None:
    """End this process after its work without freeing its objects, which takes a tenth of a command."""
    code: int | str | None = None
    try:
        work()
    except SystemExit as left:
        code = left.code
    others = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
    if isinstance(code, str) or not all(thread.daemon for thread in others):
        sys.exit(code)
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code or 0)
