"""Predictions for small programs bear the names of the suite that they are from."""

from __future__ import annotations

from pathlib import Path

from benchmarks.accuracy.micro.ours import calls


def test_calls_are_named_by_module_and_nesting(tmp_path: Path) -> None:
    (tmp_path / "nested").mkdir()
    (tmp_path / "nested" / "__init__.py").write_text("def made(): return len([])\n")
    (tmp_path / "main.py").write_text(
        "from nested import made\nclass A:\n    def __init__(self): made()\n    def run(self): pass\nA().run()\n"
    )
    assert calls(tmp_path).called == {
        ("main", "main.A.__init__"),
        ("main", "main.A.run"),
        ("main.A.__init__", "nested.made"),
        ("nested.made", "builtins.len"),
    }


def test_what_may_be_called_is_no_call(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text(
        "def first(): pass\ndef second(): pass\nrules = {'a': first, 'b': second}\ndef run(key): rules[key]()\n"
    )
    called, possible, _ = calls(tmp_path)
    assert not called
    assert possible == {("main.run", "main.first"), ("main.run", "main.second")}


def test_what_runs_without_a_call_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text("def traced(run): return run\n@traced\ndef work(): pass\n")
    called, _, implicit = calls(tmp_path)
    assert not called
    assert implicit == {("main", "main.traced")}
