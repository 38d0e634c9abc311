"""Each access path of the golden projects follows the grammar; parsing and printing undo each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, strategies as st

from oxigraph_code.facts import Binding, FileFacts, MemberAssignment, Narrowing, access_paths
from oxigraph_code.facts.access_paths import choice, parse
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts

GOLDEN = sorted(Path(__file__).parents[1].glob("languages/*/golden"))

NAME = st.from_regex(r"[^\W\d_]\w{0,5}", fullmatch=True)
NUMBER = st.integers(min_value=0, max_value=999)
POSITION = NUMBER.map(str)
BOUND = st.just("") | POSITION
HEAD = st.one_of(
    st.builds(access_paths.NameStep, NAME | st.sampled_from(["…", "^", "$job", "vec!"])),
    st.builds(access_paths.LiteralStep, NUMBER),
    st.builds(access_paths.ImportStep, NUMBER),
    st.builds(access_paths.BuiltinStep, NAME),
    st.builds(access_paths.CastStep, st.text("aT[]<>(), .:|=", max_size=8)),
)
STEP = st.one_of(
    st.builds(access_paths.MemberStep, NAME, st.sampled_from([".", "::"])),
    st.builds(access_paths.MemberStep, NAME.map(lambda key: f"[{key}]"), st.just(".")),
    st.builds(access_paths.CallStep, st.just("") | NAME | POSITION.map(lambda number: f"#{number}")),
    st.builds(access_paths.ParameterStep, POSITION, BOUND),
    st.builds(access_paths.KeywordsStep, st.lists(NAME, min_size=1, max_size=3).map(tuple)),
    st.builds(access_paths.IndexStep, NAME | POSITION | st.sampled_from(["", "*", "?", "-", "!", "()?", "()*"])),
    st.builds(access_paths.VariableKeyStep, NAME),
    st.builds(access_paths.SliceStep, BOUND, BOUND),
    st.builds(access_paths.FieldStep, NAME | st.builds("{}::{}".format, NAME, NAME), NAME | POSITION),
    st.builds(access_paths.CallbackStep, st.just("") | NAME, POSITION),
)
CHAIN = st.builds(lambda head, steps: (head, *steps), HEAD, st.lists(STEP, max_size=4).map(tuple))
TEXT = st.builds(access_paths.TextStep, st.text("ab.%", min_size=1, max_size=5)).map(lambda text: (text,))
STEPS = st.lists(STEP, min_size=1, max_size=4).map(tuple)


def printed(path: tuple[access_paths.Chain, ...]) -> str:
    return choice("".join(map(str, chain)) for chain in path)


@given(st.lists(CHAIN | TEXT | STEPS, min_size=1, max_size=3).map(tuple))
def test_parsing_undoes_printing(path: tuple[access_paths.Chain, ...]) -> None:
    assert parse(printed(path)) == path
    assert [list(map(type, chain)) for chain in parse(printed(path))] == [list(map(type, chain)) for chain in path]


@given(st.text('ab1.:[]()|{}<>#@="/…^!', max_size=12))
@example("[/]")
def test_printing_undoes_parsing_of_any_text(text: str) -> None:
    assert printed(parse(text)) == text


@pytest.mark.parametrize("folder", GOLDEN, ids=lambda folder: folder.parent.name)
def test_paths_of_the_golden_projects_follow_the_grammar(folder: Path) -> None:
    found = {path for facts in facts_below(folder) for path in paths_of(facts)}
    assert found
    for path in found:
        assert printed(parse(path)) == path
        for chain in parse(path):
            names = [step.name for step in chain if isinstance(step, access_paths.NameStep)]
            assert not any(mark in name for name in names for mark in ".()[]")


def facts_below(folder: Path) -> Iterator[FileFacts]:
    for file in sorted(folder.rglob("*")):
        loader = registry.installed().loader_of(file.name) if file.is_file() else None
        if loader is not None and extracts(loader):
            yield loader.extract(file.read_bytes(), file.relative_to(folder).as_posix())


def paths_of(facts: FileFacts) -> Iterator[str]:
    """Yield the access paths in the facts of a file."""
    for entry in (*facts.valued(), *facts.recorded_arguments, *facts.metaclasses):
        if not isinstance(entry, Binding) or entry.kind != "submodule":
            yield entry.value
        if isinstance(entry, Narrowing | MemberAssignment):
            yield entry.path
    for site in facts.references:
        yield from (site.receiver, site.text, site.expected)
        yield from (argument.partition("=")[2] for argument in site.arguments)
    yield from (use.path for use in facts.uses)
    yield from (entry.path for entry in facts.passed if entry.kind not in ("name", "member"))
    yield from (site.receiver for site in facts.pattern_sites)
