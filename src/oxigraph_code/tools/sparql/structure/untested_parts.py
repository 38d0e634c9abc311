"""Folders, files and kinds of types without tests, as "which models have no tests".

For maintainers: a file is tested if a test depends on it, stands in it, or is in a file that is named after it; a
folder by the tests in it, where tests stand beside code. This module must not know templates.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.search.places import set_aside
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.questions.places import modules_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.structure.part_counts import PARTS, WITHIN, modules_of_kind, part_of, shown_part
from oxigraph_code.tools.sparql.structure.part_dependencies import file_uses

_KIND: Final = r"(?P<kind>(?!(?:[a-z]+ )*(?:function|method)s\b)[a-z][a-z -]*?)s"
_HEAD: Final = r"\W*(?:(?:which|what|list|show|find|how many|are there(?: any)?)(?: the| all)? )?"
_LACK: Final = (
    r"(?:(?:do not|don't) have|have (?:no|zero)|without|with no|lack(?:ing)?|(?:are )?missing|(?:are )?not covered by)"
)
_ASKED: Final = [
    re.compile(pattern + WITHIN, re.IGNORECASE)
    for pattern in (
        rf"{_HEAD}{_KIND} (?:that )?{_LACK}(?: any)?(?: unit)? tests?(?: at all)?",
        rf"{_HEAD}{_KIND} (?:that )?(?:are|is) (?:not tested|untested)",
        rf"\W*(?:list |show |find )?(?:the |all )?untested {_KIND}",
    )
]


def untested_parts(question: AskedQuestion) -> Listing | None:
    """List the parts without tests; None for any other question."""
    workspace, scope = question.workspace, question.scope
    found = next(filter(None, (pattern.match(question.text.strip()) for pattern in _ASKED)), None)
    if found is None:
        return None
    kind, place = found["kind"].lower(), found["place"] or ""
    inside = set(modules_named(workspace, scope, place))
    rows = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    paths = {row["module"]: scope.path_of(row["module"]) for row in rows}
    tests = {module for module, path in paths.items() if "test" in set_aside(path)}
    own = {row["module"] for row in workspace.cached_rows("tests_by_module")}
    endings = {paths[module].rpartition(".")[2] for module in own if module in paths}
    named = {"".join(parts(paths[module].rpartition("/")[2].partition(".")[0])) for module in tests}
    # An import of a whole package uses none of its files by itself.
    uses = file_uses(question)
    reached = (uses.by_symbols.get(module) or uses.targets.get(module, ()) for module in tests | own)
    used = set(own).union(*reached)
    used |= {module for module, path in paths.items() if _named_after(path, named)}
    code = {module for module, path in paths.items() if module not in tests and path.rpartition(".")[2] in endings}
    code = code & inside if place else code
    of_part = part_of(scope, kind)
    if kind not in PARTS:
        known = modules_of_kind(question, f"{kind}s")
        if known is None:
            return None
        code &= set(known)
        of_part = scope.path_of
    every = {of_part(module) for module in code}
    if not every:
        return None
    beside = {of_part(module) for module in tests | own if module in paths}
    is_beside = kind in PARTS and kind not in ("file", "module") and bool(every & beside)
    by_use = {of_part(module) for module in code & used}
    without = sorted(every - (beside if is_beside else by_use), key=lambda part: (part in by_use, part))
    marks = dict.fromkeys(by_use, " · used by tests elsewhere")
    listed = [Row(f"{shown_part(part)}{marks.get(part, '')}", {"part": part}) for part in without]
    plural = "directories" if kind == "directorie" else f"{kind}s"
    way = "none stands in them" if is_beside else "none is named after them, stands in them, or uses them"
    head = f"{len(without):,} of {len(every):,} {plural} are without tests: {way}"
    if elsewhere := sum(part in by_use for part in without):
        head = f"{head}; tests elsewhere use {elsewhere:,} of them"
    return Listing(
        f"{head}{f' (in {place})' if place else ''}",
        [Section("rows", listed)],
        [f"{counted(len(tests | own & paths.keys()), 'file')} of tests are known", scope.freshness],
        data={"template": "untested_parts"},
    )


def _named_after(path: str, tests: set[str]) -> bool:
    """Return true if the name of a test file is the name of a file with a word for tests."""
    name = "".join(parts(path.rpartition("/")[2].partition(".")[0]))
    return not tests.isdisjoint({f"test{name}", *(f"{name}{word}" for word in ("test", "tests", "spec", "it"))})
