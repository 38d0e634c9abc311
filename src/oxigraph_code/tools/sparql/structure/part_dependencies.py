"""Dependencies between parts of a project: of one on another, and in circles.

For maintainers: a part is a file, a folder, a project, or the files of a kind, as models. A file that imports nothing
of the project depends on the files whose symbols it uses, since some languages load code by its name. This module must
not know templates.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code import identity
from oxigraph_code.search.places import set_aside
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.sparql.questions.places import modules_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import asked_in
from oxigraph_code.tools.sparql.structure.file_uses import PathUses, file_uses
from oxigraph_code.tools.sparql.structure.part_counts import PARTS, modules_of_kind, part_of, shown_part
from oxigraph_code.tools.sparql.structure.unimported_parts import unimported_parts

_NO_KINDS: Final = PARTS | {"", "import"}
_MAX_SHOWN: Final = 40
_ALL: Final = 1_000_000
_BY: Final = "by imports, and in files without imports by the symbols they use and the classes they associate"


def part_dependencies(question: AskedQuestion) -> Listing | None:
    """Answer a question for the dependencies between parts; None for any other question."""
    text = question.text
    if found := asked_in("depends", text):
        return _of_two(question, found["a"], found["b"], is_circle=False)
    if found := asked_in("between", text):
        return _of_two(question, found["a"], found["b"], is_circle=True)
    if found := asked_in("unimported", text):
        return unimported_parts(question, found["kind"].lower(), found["place"] or "")
    found = asked_in("among", text)
    return _circles(question, (found["kind"] or "").lower(), found["place"] or "") if found else None


def _of_two(question: AskedQuestion, first: str, second: str, *, is_circle: bool) -> Listing | None:
    parts = [_modules_of(question, name) for name in (first, second)]
    if not all(parts) or parts[0] == parts[1]:
        return None
    ones, others = parts[0] - parts[1], parts[1] - parts[0]
    uses = file_uses(question)
    ways = [uses.between(ones, others), uses.between(others, ones)]
    stated = [_declared(question, *ends) for ends in ((ones, others), (others, ones))]
    has = [bool(pairs or names) for pairs, names in zip(ways, stated, strict=True)]
    names = (first, second), (second, first)
    told = [_told(*pair, *found) for pair, found in zip(names, zip(ways, stated, strict=True), strict=True)]
    is_so = all(has) if is_circle else has[0]
    # The asked direction comes first, and a circle's missing side before the other one.
    order = sorted((0, 1), key=lambda nth: has[nth]) if is_circle and not is_so else (0, 1)
    sections = [
        Section(
            f"way{nth}",
            [_pair(question, uses, *pair) for pair in ways[nth][:_MAX_SHOWN]],
            f"{names[nth][0]} on {names[nth][1]}:",
        )
        for nth in order
    ]
    return Listing(
        f"{'yes' if is_so else 'no'}: {'; '.join(told[nth] for nth in order)}",
        [section for section in sections if section.rows],
        [f"{_BY}, and by manifests", question.scope.freshness],
        next_step="get_dependencies for the imports of a file",
        data={"template": "part_dependencies"},
    )


def _modules_of(question: AskedQuestion, name: str) -> set[str]:
    """Return the files of a folder or project, by its name."""
    if found := modules_named(question.workspace, question.scope, name):
        return set(found)
    rows = [row for row in question.workspace.cached_rows("projects") if row["name"].lower() == name.lower()]
    paths = question.workspace.cached_rows("module_paths", project=[row["project"] for row in rows]) if rows else ()
    return {row["module"] for row in paths}


def _told(one: str, other: str, pairs: Sequence[tuple[str, str]], declared: Sequence[str]) -> str:
    files, used = (len({pair[end] for pair in pairs}) for end in (0, 1))
    verb = "depends" if files == 1 else "depend"
    by_files = f"{counted(files, 'file')} of {one} {verb} on {counted(used, 'file')} of {other}"
    said = by_files if pairs else f"no file of {one} is known to depend on one of {other}"
    return f"{said}, {'and' if pairs else 'but'} its manifest declares {', '.join(declared)}" if declared else said


def _declared(question: AskedQuestion, ones: Collection[str], others: Collection[str]) -> list[str]:
    """Return the names by which projects of some files declare others."""
    of_ones, of_others = ({identity.project_of(module) for module in modules} for modules in (ones, others))
    rows = question.workspace.cached_rows("projects")
    names = {row["name"].lower() for row in rows if row["project"] in of_others - of_ones}
    declared = question.workspace.cached_rows("declared", project=sorted(question.scope.projects))
    found = (row["name"] for row in declared if row["project"] in of_ones - of_others)
    return list(dict.fromkeys(name for name in found if {name.lower(), re.split("[:/]", name.lower())[-1]} & names))


def _circles(question: AskedQuestion, kind: str, place: str) -> Listing | None:
    """Find the groups of parts that depend on one another in a circle."""
    workspace, scope = question.workspace, question.scope
    inside = set(modules_named(workspace, scope, place))
    of_part = part_of(scope, kind)
    things: set[str] = set()
    if kind not in _NO_KINDS:
        of_part = scope.path_of
        found = modules_of_kind(question, f"{kind}s")
        if found is None:
            return None
        things = set(found.values())
    uses = file_uses(question)
    is_of_imports = "import" in question.text.lower()
    edges: dict[str, set[str]] = defaultdict(set)
    for one, others in uses.targets.items():
        for other in () if is_of_imports and one in uses.are_used else others:
            is_in = (not place or {one, other} <= inside) and (not things or {one, other} <= things)
            is_test = any("test" in set_aside(scope.path_of(module)) for module in (one, other))
            if is_in and not is_test and of_part(one) != of_part(other):
                edges[of_part(one)].add(of_part(other))
    if place and not inside:
        return None
    circles = sorted(_circles_of(edges), key=lambda circle: (len(circle), circle))
    said = {"": "file", "directorie": "folder", "import": "file"}.get(kind, kind)
    pairs = sum(one < other and one in edges.get(other, ()) for one in edges for other in edges[one])
    around = f"{said}s that depend on one another in a circle, {counted(pairs, 'pair')} directly"
    head = f"{counted(len(circles), 'group')} of {around}"
    if not circles:
        head = f"no {said}s are known to depend on one another in a circle"
    shown = [Row(f"{len(circle):,}: {' · '.join(map(shown_part, circle))}", {"circle": circle}) for circle in circles]
    return Listing(
        f"{head}{f' (in {place})' if place else ''}",
        [Section("rows", shown)],
        [f"{'by imports' if is_of_imports else _BY}; without tests", scope.freshness],
        next_step="ask does A depend on B for the files of two of them",
        data={"template": "part_dependencies"},
    )


def _pair(question: AskedQuestion, uses: PathUses, one: str, other: str) -> Row:
    paths = question.scope.path_of(one), question.scope.path_of(other)
    return Row(
        f"{paths[0]} {'uses' if one in uses.are_used else 'imports'} {paths[1]}",
        {"file": paths[0], "other": paths[1]},
    )


def _circles_of(edges: Mapping[str, Collection[str]]) -> Iterator[list[str]]:
    """Yield the groups of parts each of which is reached from each other one."""

    def onward(parts: Sequence[str]) -> Iterator[tuple[str, str]]:
        return ((part, other) for part in parts for other in sorted(edges.get(part, ())))

    # A part is in a circle if its neighbours lead back to it.
    reached = {one: reach(sorted(edges[one]), onward, len(edges), _ALL).distances for one in sorted(edges)}
    seen: set[str] = set()
    for one in sorted(edges):
        if one not in seen and one in reached[one]:
            circle = sorted(other for other in reached[one] if one in reached.get(other, ()))
            seen.update(circle)
            yield circle
