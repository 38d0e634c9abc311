"""The card of a symbol and the outline of a file show annotations, links and tasks."""

from __future__ import annotations

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.overview.outline import outline
from oxigraph_code.tools.symbols.symbol_card import get_symbol

pytestmark = pytest.mark.usefixtures("in_process")
PAY = '''"""Pay.

@knowgraph
owner: payments
links: [https://notion.so/pay]
"""


# TODO(ann): round
def pay():
    """Take money.

    @knowgraph
    status: experimental
    context: {business_goal: Retention}
    """
'''
FILES = {"pyproject.toml": '[project]\nname = "shop"\n', "pay.py": PAY}


def test_annotations_and_tasks_are_among_the_facts(workspace: Workspace) -> None:
    card = get_symbol(workspace, Call(), "pay", project="shop").text
    assert "owned by: payments\nstatus: experimental\nbusiness goal: Retention\ntasks: TODO(ann) round (line 9)" in card
    assert "links: https://notion.so/pay [notion]" in outline(workspace, Call(), "pay.py", project="shop").text


def test_the_card_of_a_file_has_its_owners(workspace: Workspace) -> None:
    assert "owned by: payments" in get_symbol(workspace, Call(), "pay.py", project="shop").text
