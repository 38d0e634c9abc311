"""The kind of a task follows from its verb, not from any other word in it."""

from __future__ import annotations

import pytest

from oxigraph_code.tools.context.context import intent_of


@pytest.mark.parametrize(
    ("task", "intent"),
    [
        ("change how X is signed", "change"),
        ("Please make it clear where tokens are stored", "change"),
        ("sign cookies with the key that is new", "change"),
        ("we need to switch what the parser returns", "change"),
        ("it would be good to change why it is logged", "change"),
        ("encrypt sessions", "change"),
        ("money: send it rounded", "change"),
        ("how does error handling work", "understand"),
        ("How is a cookie removed?", "understand"),
        ("What happens when a user is deleted", "understand"),
        ("explain how to add a loader", "understand"),
        ("find where tests are collected", "understand"),
        ("how do I add a loader", "add"),
        ("add handling for an error", "add"),
        ("can you support what the standard allows", "add"),
        ("the parser needs support for arrays", "add"),
        ("add tests for the parser", "test"),
        ("write a test that covers rotation", "test"),
        ("add a test client option", "add"),
        ("fix how dates are shown", "fix"),
        ("fix(money): send it rounded", "fix"),
        ("changing the password crashes the server", "fix"),
        ("login fails when the name is empty", "fix"),
        ("remove what is deprecated", "remove"),
        ("rename create_token to issue_token", "rename"),
        ("make error.create() return nothing", "change"),
    ],
)
def test_the_verb_tells_the_kind(task: str, intent: str) -> None:
    assert intent_of(task) == intent
