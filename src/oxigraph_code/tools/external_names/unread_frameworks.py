"""Web frameworks that a project depends on and that no pattern file reads.

For maintainers: pattern files list the packages of such frameworks, so that "no known route" is not read as "no route".
This module must not know any framework.
"""

from __future__ import annotations

from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_MOST = 5


def unread_frameworks(workspace: Workspace, scope: QuestionScope) -> str:
    """A phrase with the frameworks of the manifests whose routes are not read; empty without any."""
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.patterns.frameworks import words

    unread = {
        package
        for loader in installed().loaders
        if extracts(loader)
        for file, entry in loader.semantics.patterns.table("unread")
        for package in words(file, entry, "packages")
    }
    rows = workspace.cached_rows("declared", project=sorted(scope.projects))
    found = sorted({row["name"] for row in rows if row["name"] in unread})
    return f"routes of {shortened(found, _MOST)} are not read" if found else ""
