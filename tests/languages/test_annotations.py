"""Text in the place of a type is read as a type or as none, since sources may be broken."""

from __future__ import annotations

import hypothesis
import pytest
from hypothesis import strategies

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts

WORDS = {
    "python": "list Optional [ ] , | ( ) 'x' . None Literal Callable ... * = 1 Annotated lambda : { } - not if else",
    "rust": "Box T ! { } ( ) < > + dyn impl Fn & 'a mut -> :: , [ ] ; = for as _ - 1 * const where ? unsafe extern fn",
    "typescript": (
        "A < > | & ( ) => [ ] { } : ? ; , keyof typeof readonly infer extends 'x' ` ${ new is asserts ... 1 - import "
        "this unique symbol abstract get in as * function ! @ . ="
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", WORDS)
@hypothesis.given(strategies.data())
@hypothesis.settings(max_examples=2_000)
def test_a_type_of_any_words_is_read_or_not_and_never_fails(language: str, data: strategies.DataObject) -> None:
    loader = registry.installed().loader(language)
    assert extracts(loader)
    words = data.draw(strategies.lists(strategies.sampled_from(WORDS[language].split()), max_size=12))
    for between in ("", " "):
        loader.semantics.read_annotation(between.join(words))


def test_a_macro_without_brackets_is_no_type() -> None:
    loader = registry.installed().loader("rust")
    assert extracts(loader)
    assert loader.semantics.read_annotation("Box<T! + T!{}>") is None
