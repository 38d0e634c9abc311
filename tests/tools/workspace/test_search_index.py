"""An update of the search index that failed is not repeated at each question."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oxigraph_code.errors import StoreUnavailable
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.symbols.search import search_code
from tests.indexing.support import index, write

pytestmark = pytest.mark.usefixtures("in_process")

resource = pytest.importorskip("resource")
_SMALLER_THAN_AN_INDEX = 400_000


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is that of Linux")
def test_the_error_is_repeated_until_the_graph_changes(tmp_path: Path) -> None:
    functions = "".join(f"def pay_{number}(): pass\n" for number in range(3_000))
    root = write(tmp_path / "shop", {"shop.py": functions})
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "root": root}))
    index(workspace, root)
    workspace.rows("projects")  # starts the process that reads, which has no limit
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (_SMALLER_THAN_AN_INDEX, usual[1]))
    try:
        with pytest.raises(StoreUnavailable) as first:
            search_code(workspace, Call(), "pay")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    with pytest.raises(StoreUnavailable) as second:
        search_code(workspace, Call(), "pay")
    assert second.value.message == first.value.message
    write(root, {"shop.py": "def pay(): pass\n"})
    index(workspace, root)
    assert "shop.py:1 function pay" in search_code(workspace, Call(), "pay").text
    workspace.close()
