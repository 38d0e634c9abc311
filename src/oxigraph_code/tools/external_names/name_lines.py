"""Lines of text with an external name, as the last evidence for its uses.

For maintainers: no rule reads all ways to look a name up. Lines that read it come first and copies of files last. This
module must not know the graph's uses of a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from oxigraph_code.search.named_lines import part_of
from oxigraph_code.search.places import repeats
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace

_MAX_CHARACTERS = 160


def lines_with(
    workspace: Workspace, scope: QuestionScope, name: str, pattern: str, paths: Iterable[str] = ()
) -> dict[tuple[str, int], str]:
    """Return the lines of files that match a pattern for a name, by place; reads first, copies last."""
    from oxigraph_code.indexing.files.discovery import files_in
    from oxigraph_code.languages.registry import installed

    word = re.compile(pattern)
    found: dict[tuple[str, int], tuple[bool, int, str]] = {}
    for path in paths or files_in(scope.tree, installed(), workspace.settings):
        is_code = installed().loader_of(path) is not None
        text = scope.text(path, workspace.settings.max_file_bytes)
        for number, line in enumerate(text.split("\n"), 1) if word.search(text) else ():
            if word.search(line):
                part = part_of(line, name, is_code=is_code)
                found[path, number] = bool(repeats(path, frozenset())), part, line.strip()
    return {place: found[place][2] for place in sorted(found, key=lambda place: (found[place][:2], place))}


def files_with(workspace: Workspace, scope: QuestionScope, name: str) -> Sequence[str]:
    """Find the source files with a name in their text."""
    return scope.with_any([*module_files(workspace, scope).values()], [name])


def names_assigned(workspace: Workspace, scope: QuestionScope, name: str, quoted: str) -> set[str]:
    """Find the names that files assign a text to."""
    paths = files_with(workspace, scope, name)
    assigned = re.compile(rf"\b(\w{{3,}})[ \t]*(?:\w[\w.]*[ \t]*)?:?=[ \t]*{quoted}")
    return {match[1] for path in paths for match in assigned.finditer(scope.text(path))}


def text_row(name: str, path: str, line: int, text: str) -> Row:
    """Make the row for a line of text with a name."""
    data = {"path": path, "line": line, "access": "", "kind": "", "iri": "", "name": name}
    return Row(f"{path}:{line} has it: {text[:_MAX_CHARACTERS]}", data)
