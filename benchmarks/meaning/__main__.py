"""Score ``search_code`` on questions in other words than those in the code.

Run: ``python -m benchmarks.meaning --clones FOLDER --work FOLDER``. Each question has the path of a symbol and names
that answer it; they were written from documentation comments, before any result was seen. Printed are the questions
with an answer among the first 1, 5 and 10 symbols, by repository.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path

from benchmarks.context.__main__ import checked_out, opened
from oxigraph_code.search.words import last_part
from oxigraph_code.tools import Call
from oxigraph_code.tools.symbols.search import search_code

_FIRST = (1, 5, 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clones", type=Path, required=True)
    parser.add_argument("--work", type=Path, required=True)
    options = parser.parse_args()
    by_base = defaultdict(list)
    for line in (Path(__file__).parent / "questions.jsonl").read_text().splitlines():
        question = json.loads(line)
        by_base[question["repo"], question["base"]].append(question)
    found: dict[str, list[int]] = {}
    for (repository, base), questions in by_base.items():
        root = checked_out(options.clones / repository, base, options.work)
        workspace = opened(root, options.work)
        counts = [0] * len(_FIRST)
        for question in questions:
            answer = search_code(workspace, Call(), question["question"], project=str(root), format="json")
            rows = json.loads(answer.text).get("symbols", [])
            names, path = question["names"], question["path"]
            hits = [row["path"].endswith(path) and last_part(row["name"]) in names for row in rows]
            counts = [count + any(hits[:most]) for count, most in zip(counts, _FIRST, strict=True)]
        workspace.close()
        found[f"{repository}, {len(questions)}"] = counts
    found["all"] = [sum(column) for column in zip(*found.values(), strict=True)]
    for part, counts in found.items():
        print(part, *counts)


if __name__ == "__main__":
    main()
