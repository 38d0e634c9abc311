"""Files that repeat other code, or came with it, are known by their paths."""

from __future__ import annotations

import pytest

from oxigraph_code.search.places import set_aside


@pytest.mark.parametrize(
    ("path", "kinds"),
    [
        ("docs/conf.py", {"documentation"}),
        ("shop/README.md", {"documentation"}),
        ("docs-core/src/Order.java", set()),
        ("my-docs/src/test/OrderTest.java", {"test"}),
    ],
)
def test_a_folder_of_documentation_has_that_word_as_its_whole_name(path: str, kinds: set[str]) -> None:
    assert set_aside(path) == kinds
