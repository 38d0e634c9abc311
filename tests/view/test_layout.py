"""Positions on the map: each node in the rectangle of its folder, no two at one place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxigraph_code.view.layout import Rectangle, layout

PATHS = ["a.py", "shop/b.py", "shop/b.py", "shop/b.py", "shop/mail/c.py", "shop/mail/c.py"]
_names = st.sampled_from(["a", "b", "c"])
_paths = st.lists(
    st.lists(_names, min_size=1, max_size=4).map(lambda parts: "/".join([*parts[:-1], f"{parts[-1]}.py"]))
)


def holds(area: Rectangle, x: float, y: float) -> bool:
    slack = 0.001
    return area.x - slack <= x <= area.x + area.width + slack and area.y - slack <= y <= area.y + area.height + slack


@given(_paths)
def test_a_node_is_in_the_rectangles_of_its_folders(paths: list[str]) -> None:
    found = layout(paths)
    for path, place in zip(paths, found.nodes, strict=True):
        for folder, area in found.folders.items():
            if path.startswith(f"{folder}/"):
                assert holds(area, *place)


@given(_paths)
def test_no_two_nodes_are_at_one_place(paths: list[str]) -> None:
    places = layout(paths).nodes
    assert len(set(places)) == len(places)


def test_an_inner_folder_is_inside_of_the_outer_one() -> None:
    found = layout(PATHS).folders
    assert list(found) == ["shop", "shop/mail"]
    inner = found["shop/mail"]
    assert holds(found["shop"], inner.x, inner.y)
    assert holds(found["shop"], inner.x + inner.width, inner.y + inner.height)


def test_a_folder_with_nothing_but_a_folder_is_drawn_as_one() -> None:
    assert list(layout(["src/shop/a.py", "src/shop/b.py", "c.py"]).folders) == ["src/shop"]


def test_folders_of_any_depth_are_laid_out() -> None:
    assert len(layout(["/".join([*["d"] * 3000, "a.py"]), "b.py"]).nodes) == 2


def test_a_map_without_nodes_is_empty() -> None:
    assert not layout([]).nodes


@pytest.mark.parametrize("count", [1, 2, 7, 500])
def test_parts_of_a_folder_have_areas_by_their_nodes(count: int) -> None:
    found = layout([*["a/x.py"] * count, *["b/y.py"] * count])
    first, second = found.folders["a"], found.folders["b"]
    assert first.width * first.height == pytest.approx(second.width * second.height)
