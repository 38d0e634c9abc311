"""An index run reads each file by the grammar of its extension, in the processes that do the reading."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oxigraph_code import facts
from oxigraph_code.indexing.process.extract_worker import answer


@pytest.mark.parametrize(
    ("name", "text", "language"),
    [
        ("a.tsx", "const Page = () => <b>text</b>;", "typescript"),
        ("a.ts", "const shown = <string>value;", "typescript"),
        ("a.vue", "<template><b/></template>\n<script>const shown = 1;</script>", "typescript"),
        ("a.svelte", "<script>const shown = 1;</script>\n{#if shown}<b/>{/if}", "typescript"),
        ("a.jsx", "const Page = () => <b>text</b>;", "javascript"),
    ],
)
def test_the_extension_decides_which_grammar_reads_a_file(tmp_path: Path, name: str, text: str, language: str) -> None:
    (tmp_path / name).write_text(text)
    files = [(b"", name.encode(), language, 60.0)]
    request = {"root": os.fsencode(tmp_path), "commit": "", "max_bytes": 1_000, "files": files}
    (said,) = answer(request, lambda *_: None)
    read = facts.decode(said["facts"])
    assert read.diagnostics == ()
    assert len(read.definitions) == 1
    assert (read.path, read.language) == ("", language)
