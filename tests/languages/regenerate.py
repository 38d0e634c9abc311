"""Writes the golden graphs anew: ``python -m tests.languages.regenerate``. Read the difference before you keep it."""

from __future__ import annotations

from tests.languages.golden import LANGUAGES, golden, graph

if __name__ == "__main__":
    for language in LANGUAGES:
        golden(language).write_bytes(graph(language).encode())
        print(f"wrote {golden(language)}")
