"""Questions about the route of a request are answered by its path."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask as ask_in_words
from tests.tools.support import ask

FILES = {
    "pom.xml": "<project><groupId>a</groupId><artifactId>shop</artifactId></project>\n",
    "src/main/java/shop/DeskResource.java": """\
package shop;

import jakarta.ws.rs.*;

@Path("desks")
public class DeskResource {
    @GET
    @Path("{id}")
    public String one(long id) { return ""; }

    @POST
    public void add(String desk) { }
}
""",
}


@pytest.mark.parametrize(
    ("question", "handler"),
    [
        ("which route serves /desks/{id}?", "DeskResource.one"),
        ("what handles GET /desks/42", "DeskResource.one"),
        ("which function answers a request to `/desks/42`?", "DeskResource.one"),
        ("What handles the request POST /desks", "DeskResource.add"),
    ],
)
def test_the_handler_of_a_request_is_found_by_its_path(
    workspace: Workspace, root: Path, question: str, handler: str
) -> None:
    first, row, *_ = ask(workspace, root, ask_in_words, question).splitlines()
    assert "1 route" in first
    assert f"method {handler}" in row


def test_a_path_below_another_server_says_that_no_route_has_all_of_it(workspace: Workspace, root: Path) -> None:
    first, row, *_ = ask(workspace, root, ask_in_words, "which route serves /api/desks/{id}").splitlines()
    assert first.startswith("1 route that is the end of /api/desks/{id}, and none that is exactly so")
    assert "method DeskResource.one" in row


def test_a_path_that_nothing_serves_has_no_route(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, ask_in_words, "which function handles /lamps/{id}")
    assert found.startswith("no known route has the path /lamps/{id}")
