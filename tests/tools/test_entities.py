"""The names that other graphs of code give to questions answer as the tools that they stand for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import TOOLS, Call, Workspace, tool_called
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.symbols.external_links import get_external_knowledge
from oxigraph_code.tools.symbols.search import search_code
from tests.history.repositories import Script
from tests.indexing.support import index, write

pytestmark = pytest.mark.usefixtures("in_process")

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "CODEOWNERS": "pay.py @shop/payments\n",
    "pay.py": (
        "def charge():\n    # See https://notion.so/pay\n    return rate()\n\n\ndef rate():\n"
        '    """Rate.\n\n    @knowgraph\n    owner: rates\n    status: stable\n    tags: [money, law]\n'
        '    context: {business_goal: Fewer refunds}\n    """\n    return 1\n'
    ),
}


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("find_code_by_owner", {"owner": "payments"}, "pay.py:1 function charge()"),
        ("get_entity_details", {"entity_id": "charge"}, "owned by: @shop/payments"),
        ("get_graph_overview", {}, "@shop/payments 1 file"),
        ("find_code_by_owner", {"owner": "rates"}, "1 found for owner=@rates"),
        ("find_code_by_business_goal", {"goal": "refunds"}, "1 found for the goal refunds"),
        ("find_code_by_business_goal", {"goal": "charge"}, "pay.py:1 function charge()"),
        ("get_external_knowledge", {}, "pay.py:2 https://notion.so/pay [notion] in charge"),
        ("get_external_knowledge", {"type": "jira"}, "0 links of the kind jira"),
        ("get_external_knowledge", {"entity_id": "rate"}, "0 links"),
        ("get_code_dependencies", {"entity_id": "charge"}, "rate"),
    ],
)
def test_a_name_of_another_graph_answers_unlisted(
    workspace: Workspace, tmp_path: Path, name: str, arguments: dict[str, str], said: str
) -> None:
    root = write(tmp_path / "shop", FILES)
    index(workspace, root)
    tool = tool_called(name)
    assert tool is not None
    assert tool not in TOOLS
    assert said in tool.run(workspace, Call(), project=str(root), **arguments).text


def test_search_filters_by_status_and_all_tags_with_and_without_words(workspace: Workspace, tmp_path: Path) -> None:
    root = str(write(tmp_path / "shop", FILES))
    index(workspace, Path(root))
    searches: list[tuple[str, dict[str, Any]]] = [
        ("", {"status": "stable"}),
        ("rate", {"status": "STABLE"}),
        ("", {"tags": "law, money"}),
        ("rate", {"tags": "money", "owner": "rates"}),
    ]
    for query, filters in searches:
        text = search_code(workspace, Call(), query, project=root, **filters).text
        assert text.startswith("1 found for"), text
        assert "pay.py:6 function rate()" in text
    assert search_code(workspace, Call(), "charge", project=root, status="stable").text.startswith("nothing found")
    with pytest.raises(ArgumentError, match="tags cannot be 'food'") as refused:
        search_code(workspace, Call(), project=root, tags="money, food")
    assert refused.value.hint == "use one of law, money"


def test_links_of_messages_are_listed_with_their_commits(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Start (#12)", dict(FILES))
    script.commit("SHOP-7: say more", {"other.py": "x = 1\n"})
    script.check_out()
    root = str(tmp_path / "shop")
    index(workspace, Path(root))
    load_git_history(workspace, Call(), root)
    said = get_external_knowledge(workspace, Call(), project=root).text
    assert said.startswith(
        "1 link in comments and documents, 2 in messages of loaded commits · notion 1, issue 1, pull request 1"
    )
    assert "#12 [pull request]" in get_external_knowledge(workspace, Call(), "charge", project=root).text
    assert "SHOP-7" not in get_external_knowledge(workspace, Call(), "charge", project=root).text
