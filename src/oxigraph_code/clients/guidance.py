"""The text that tells agents when to use the graph, merged into files such as AGENTS.md.

For maintainers: the text stands between two marks, so that it can be replaced and removed. Everything around it belongs
to the project.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_BEGIN, _END = "<!-- oxigraph-code: begin -->", "<!-- oxigraph-code: end -->"
_BLOCK = re.compile(rf"\n*{re.escape(_BEGIN)}.*?{re.escape(_END)}\n?", re.DOTALL)

GUIDANCE: Final = """\
## Code graph

This project has a code graph, served by the MCP server `oxigraph-code`. It is up to date with the files, and a call is
in it only with evidence. Prefer it to text search for questions about structure:

- Start a task with `get_context(task)`: entry points, their code, dependencies and tests in one call.
- Find code with `search_code`, read a symbol with `get_symbol`, a file with `read_snippet`.
- Before a change: `get_callers`, `find_references`, and `impact_analysis` for dependents and the tests to run.
- `repo_map` shows a project at a glance.
- `find_path` shows how one part reaches another, `recent_changes` what changed.
- `review_change` shows what an edit or a branch may break, and the tests to run.
- `sparql_query` answers everything else; `PREFIX code:` is predeclared, and `format="table"` gives short rows.

The first line of an answer counts what could not be resolved. Use text search for comments, data and templates.
"""


def merge_guidance(file: Path, *, is_removed: bool = False) -> str:
    """Put the text into a file, or take it out; return its state, such as ``added`` or ``unchanged``."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    block = f"{_BEGIN}\n{GUIDANCE}{_END}\n"
    has_block = _BLOCK.search(before) is not None
    if is_removed:
        after = _BLOCK.sub("\n", before).lstrip("\n") if has_block else before
        state = "removed" if has_block else "unchanged"
    elif has_block:
        after = _BLOCK.sub(lambda match: ("\n\n" if match.start() else "") + block, before)
        state = "unchanged" if after == before else "updated"
    else:
        after, state = f"{before.rstrip()}\n\n{block}".lstrip("\n"), "added"
    if after != before:
        file.write_text(after, encoding="utf-8")
    return state
