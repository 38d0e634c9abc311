"""A function of a build that is not the assumed one has the callers of its counterpart, perhaps."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.tools.support import ask

FILES = {
    "Cargo.toml": '[package]\nname = "shop"\n',
    "src/lib.rs": """\
pub struct Clock;
#[cfg(feature = "full")]
mod full;
#[cfg(not(feature = "full"))]
mod lean;

#[cfg(feature = "full")]
use full as current;
#[cfg(not(feature = "full"))]
use lean as current;

#[cfg(feature = "fast")]
pub fn total() {}
#[cfg(not(feature = "fast"))]
pub fn total() {}

pub fn run(clock: &Clock) { total(); clock.tick(); current::open(); }
pub fn forgotten() {}
""",
    "src/full.rs": "use crate::Clock;\nimpl Clock { pub fn tick(&self) {} }\npub fn open() {}\n",
    "src/lean.rs": "use crate::Clock;\nimpl Clock { pub fn tick(&self) {} }\npub fn open() {}\n",
    "src/door.rs": "pub fn open() {}\n",
    "go.mod": "module example.com/shop\n",
    "dial_linux.go": "package shop\n\nfunc dial() {}\n",
    "dial_windows.go": "package shop\n\nfunc dial() {}\n",
    "shop.go": "package shop\n\nfunc Run() { dial() }\n",
    "other/dial.go": "package other\n\nfunc dial() {}\n",
    "app/Icon.tsx": "export function Icon() { return null; }\n",
    "app/Icon.ios.tsx": "export function Icon() { return null; }\n",
    "app/page.tsx": "import { Icon } from './Icon';\nIcon();\n",
}


@pytest.mark.parametrize(
    ("symbol", "other"),
    [
        ("src/lean.rs:2", "src/full.rs\n  2 method Clock.tick"),
        ("src/lib.rs:13", "src/lib.rs\n  14 function total"),
        ("src/full.rs:3", "src/lean.rs\n  3 function open"),
        ("dial_windows.go:3", "dial_linux.go\n  3 function dial"),
        ("app/Icon.ios.tsx:1", "app/Icon.tsx\n  1 function Icon"),
    ],
)
def test_the_callers_of_the_other_definition_are_counted(
    workspace: Workspace, root: Path, symbol: str, other: str
) -> None:
    answer = ask(workspace, root, get_callers, symbol)
    assert "1 caller of other definitions of its name" in answer.splitlines()[0]
    assert f"other definitions of its name: {other}" in answer
    assert "reflection" not in answer


def test_who_calls_the_other_definition_may_depend_on_it(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, impact_analysis, "src/lean.rs:2")
    assert answer.startswith("no dependent known of src/lean.rs:2 method Clock.tick")
    assert "may depend" in answer
    assert "function run" in answer


def test_a_function_with_callers_of_its_own_has_no_others(workspace: Workspace, root: Path) -> None:
    assert "other definitions" not in ask(workspace, root, get_callers, "src/full.rs:2")


@pytest.mark.parametrize("symbol", ["forgotten", "src/door.rs:1", "other/dial.go:3"])
def test_a_function_without_another_definition_has_none(workspace: Workspace, root: Path, symbol: str) -> None:
    assert "other definitions" not in ask(workspace, root, get_callers, symbol)
