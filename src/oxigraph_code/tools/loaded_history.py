"""The history of a repository in the graph, brought up to date before it is asked.

For maintainers: a load that adds nothing takes a second, and is only made where the commit that is checked out is not
in the graph. As with files, nobody waits longer than the patience of the workspace; what is not done by then goes on.
This module must not know what is asked of history.
"""

from __future__ import annotations

import math
import threading
import time

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.indexing.job import HistoryJob
from oxigraph_code.queries import Text
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.workspace import Call, Workspace

_MOST_COMMITS = 500
_WAIT_S = 0.05


def load_history(workspace: Workspace, call: Call, scope: Scope) -> str:
    """Load the history of a root where it is not up to date; in words what is missing, if anything is."""
    if not scope.commit:
        return "no git history"
    if workspace.rows("commit_with_hash", hash=Text(scope.commit)):
        return ""
    job = HistoryJob(scope.root, _MOST_COMMITS, "", workspace.settings)
    problems: list[str] = []

    def load() -> None:
        try:
            job.run(lambda stage, done, total: None)
        except OxigraphCodeError as error:
            problems.append(error.message)

    thread = threading.Thread(target=load, daemon=True)
    until = time.monotonic() + workspace.patience_s
    thread.start()
    while thread.is_alive() and time.monotonic() < until:
        call.told("loading history", 0, 0)
        thread.join(_WAIT_S if until != math.inf else 1)
    if thread.is_alive():
        return "history is still being loaded: ask again for hot spots and what changes together"
    return f"history cannot be loaded: {problems[0]}" if problems else ""
