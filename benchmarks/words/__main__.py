"""Asks each question in words, and counts right answers, wrong ones and refusals.

Run: ``python -m benchmarks.words FOLDER [--keep STORE] [--answers]``. ``FOLDER`` holds clones of git by the names of
the files here. Right is an answer that says all that it must, and nothing that it must not, or a refusal where
no graph has the answer. A question with ``either`` may be refused too, as one that a repository cannot answer.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.questions.__main__ import clone, folder_for
from benchmarks.questions.question import says, with_headings
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.sparql.ask import ask

_FILES = sorted(Path(__file__).parent.glob("*.toml"))
_ALL_COMMITS = 1_000_000


def verdict(question: dict[str, Any], answer: str, is_refused: bool) -> str:
    """Judge an answer: right, wrong, or refused rightly or wrongly."""
    if is_refused:
        return "refused rightly" if question.get("refuse") or question.get("either") else "refused wrongly"
    lines = with_headings(answer)
    is_right = all(says(lines, fact) for fact in question.get("facts", []))
    is_right = is_right and not any(says(lines, fact) for fact in question.get("never", []))
    return "right" if is_right and not question.get("refuse") else "wrong"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clones", type=Path)
    parser.add_argument("--keep", type=Path, help="folder for clones and store, kept for the next time")
    parser.add_argument("--answers", action="store_true", help="print all answers, not only wrong ones")
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    with folder_for(options.keep) as kept:
        workspace = Workspace.open(load_settings({"store_path": kept / "store"}))
        for file in _FILES:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            if "commit" in data:
                root = clone(options.clones / file.stem, data["commit"], kept / file.stem).resolve()
                load_code(workspace, Call(), str(root))
                load_git_history(workspace, Call(), str(root), _ALL_COMMITS)
            for question in data["question"]:
                root = (kept / question.get("project", file.stem)).resolve()
                found = ask(workspace, Call(), question["asks"], project=str(root))
                judged = verdict(question, found.text, not found.is_found)
                counts[judged] += 1
                if options.answers or judged in ("wrong", "refused wrongly"):
                    shown = found.text if options.answers else found.text[:900]
                    print(f"\n=== {judged}: {file.stem}: {json.dumps(question, ensure_ascii=False)}\n{shown}")
        workspace.close()
    print(f"\n{sum(counts.values())} questions:", ", ".join(f"{number} {name}" for name, number in counts.items()))


if __name__ == "__main__":
    main()
