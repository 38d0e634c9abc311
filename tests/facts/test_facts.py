"""Facts survive a journey, and nothing that is not facts is taken for them."""

from __future__ import annotations

from typing import TypeVar, get_args

import msgspec
import pytest
from hypothesis import given, strategies as st

from oxigraph_code import facts as f
from oxigraph_code.facts import kinds
from tests.extraction.support import read

Fact = TypeVar("Fact")

# Bytes that are no text never get into facts: paths travel apart.
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
NUMBER = st.integers(min_value=-1, max_value=2**31)
PLACES = (NUMBER, NUMBER, NUMBER, NUMBER)


def kind(vocabulary: object) -> st.SearchStrategy[str]:
    """Draw a kind of a closed vocabulary."""
    return st.sampled_from(get_args(vocabulary))


ARGUMENT = st.recursive(
    st.builds(f.Argument, kind(kinds.ArgumentKind), TEXT, TEXT, *PLACES, st.just(())),
    lambda parts: st.builds(
        f.Argument, kind(kinds.ArgumentKind), TEXT, TEXT, *PLACES, st.lists(parts, max_size=2).map(tuple)
    ),
    max_leaves=3,
)
SITE = st.builds(
    f.PatternSite,
    kind(kinds.PatternSiteKind),
    *(TEXT, TEXT, NUMBER, NUMBER, NUMBER, st.lists(ARGUMENT, max_size=2).map(tuple), NUMBER, TEXT, NUMBER),
)
CONSTANT = st.builds(f.TextConstant, TEXT, NUMBER, NUMBER, TEXT, st.lists(ARGUMENT, max_size=2).map(tuple))
VALUE = (NUMBER, NUMBER, TEXT, NUMBER)
"""The scope, the line and the text of a value, and the scope that it is read in."""


def some(fact: type[Fact], *fields: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[Fact, ...]]:
    """At most two facts of a type."""
    return st.lists(st.builds(fact, *fields), max_size=2).map(tuple)


FACTS = st.builds(
    f.FileFacts,
    language=TEXT,
    path=TEXT,
    digest=TEXT,
    lines=NUMBER,
    docstring=TEXT,
    definitions=st.lists(
        st.builds(
            f.Definition,
            kind=kind(kinds.DefinitionKind),
            name=TEXT,
            qualified_name=TEXT,
            ordinal=NUMBER,
            scope=NUMBER,
            start_line=NUMBER,
            end_line=NUMBER,
            visibility=TEXT,
            parameters=st.lists(st.builds(f.Parameter, TEXT, TEXT, TEXT, kind(kinds.ParameterKind)), max_size=2).map(
                tuple
            ),
            decorators=st.lists(TEXT, max_size=2).map(tuple),
        ),
        max_size=2,
    ).map(tuple),
    decisions=st.lists(NUMBER, max_size=2).map(tuple),
    scopes=st.lists(st.builds(f.Scope, kind(kinds.ScopeKind), NUMBER, NUMBER, NUMBER), max_size=2).map(tuple),
    bindings=some(f.Binding, kind(kinds.BindingKind), TEXT, NUMBER, NUMBER, TEXT, TEXT, NUMBER),
    returns=some(f.Return, kind(kinds.ReturnKind), *VALUE),
    narrowings=some(f.Narrowing, TEXT, *VALUE),
    named_exports=some(f.Export, TEXT, *VALUE),
    member_assignments=some(f.MemberAssignment, kind(kinds.AssignmentKind), TEXT, *VALUE),
    spreads=some(f.Spread, st.booleans(), *VALUE),
    recorded_arguments=some(f.RecordedArgument, TEXT, *VALUE),
    metaclasses=some(f.Metaclass, NUMBER, NUMBER, TEXT),
    macro_conditions=some(f.MacroCondition, TEXT, TEXT),
    wrapped_parameters=some(f.WrappedParameter, NUMBER, TEXT),
    uses=st.lists(st.builds(f.Use, TEXT, NUMBER, NUMBER, st.booleans()), max_size=2).map(tuple),
    references=st.lists(
        st.builds(f.Reference, kind(kinds.ReferenceKind), TEXT, TEXT, TEXT, NUMBER, NUMBER), max_size=2
    ).map(tuple),
    imports=st.lists(st.builds(f.Import, kind(kinds.ImportKind), TEXT, TEXT, TEXT, NUMBER, NUMBER), max_size=2).map(
        tuple
    ),
    exports=st.lists(TEXT, max_size=2).map(tuple),
    branches=st.lists(st.builds(f.Branch, NUMBER, NUMBER, st.booleans()), max_size=2).map(tuple),
    remarks=some(f.Remark, TEXT, TEXT, NUMBER, NUMBER, TEXT, TEXT),
    pattern_sites=st.lists(SITE, max_size=2).map(tuple),
    passed=st.lists(st.builds(f.Passed, kind(kinds.PassedKind), TEXT, *(NUMBER,) * 3, TEXT, NUMBER), max_size=2).map(
        tuple
    ),
    text_constants=st.lists(CONSTANT, max_size=2).map(tuple),
    external_names=st.lists(st.builds(f.ExternalName, TEXT, TEXT, TEXT, NUMBER, NUMBER), max_size=2).map(tuple),
    diagnostics=st.lists(st.builds(f.Diagnostic, TEXT, TEXT, NUMBER, NUMBER), max_size=2).map(tuple),
    indexed=some(f.IndexedSite, NUMBER, TEXT, st.booleans(), TEXT, TEXT, NUMBER, st.booleans(), TEXT),
)


@pytest.mark.slow
@given(FACTS)
def test_facts_are_the_same_after_a_journey(facts: f.FileFacts) -> None:
    assert f.decode(f.encode(facts)) == facts


def test_the_facts_of_a_file_are_the_same_after_a_journey() -> None:
    facts = read(
        "import os\n@d\nclass A(B):\n    x: int = 1\n    def f(self, *a, b=1): self.y = g(a)\n__all__ = ['A']\n"
    )
    assert f.decode(f.encode(facts)) == facts


@given(st.binary(max_size=60))
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        f.decode(data)


def test_a_text_that_is_not_unicode_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        f.decode(b"\x94\xa4\x00\x00\x00\x80")


@pytest.mark.parametrize("cut", [1, 10, 100])
def test_facts_that_were_cut_off_are_refused(cut: int) -> None:
    data = f.encode(read("def f(a): return g(a)\n" * 5))
    with pytest.raises(msgspec.DecodeError):
        f.decode(data[:-cut])


def test_facts_with_a_wrong_type_are_refused() -> None:
    facts = read("x = 1\n")
    with pytest.raises(msgspec.ValidationError):
        f.decode(msgspec.msgpack.encode(facts._replace(lines="many")))  # type: ignore[arg-type]


@pytest.mark.slow
@given(st.lists(FACTS, max_size=3))
def test_facts_with_shared_values_are_the_same(entries: list[f.FileFacts]) -> None:
    values = f.SharedValues()
    # The text shows types as well: a truth value equals a number, and a tuple a named tuple.
    assert repr([values.share(entry) for entry in entries]) == repr(entries)


def test_equal_strings_of_two_files_become_one() -> None:
    values = f.SharedValues()
    first, second = (values.share(f.decode(f.encode(read("total = price(1000)\n")))) for _ in range(2))
    assert first.references[0].name is second.references[0].name
    assert first.definitions[0].qualified_name is second.definitions[0].qualified_name
