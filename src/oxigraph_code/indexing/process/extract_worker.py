"""The worker process that extracts facts.

Run as ``python -m oxigraph_code.indexing.process.extract_worker``.

For maintainers: all that a hostile file can do happens here. It may exhaust memory, loop or crash the parser, and costs
only its own facts. Facts are sent as MessagePack without their path, which may have bytes that are not valid text; they
do not depend on it, except for the extension.
"""

from __future__ import annotations

import gc
import hashlib
import os
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from oxigraph_code import facts, history
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import compile_the_rest, ending, extracts
from oxigraph_code.processes import child


def answer(request: Any, progress: child.Progress) -> list[dict[str, Any]]:
    """Return one answer per file, in order: ``facts``, ``triples`` or ``problem``.

    A loader that extracts no facts has triples.

    An empty path stands for the project in a folder: the answer has the statements of such a loader about it.
    """
    root = Path(os.fsdecode(request["root"]))
    tree = history.files_of(root, request["commit"]) if request["commit"] else Disk(root)
    answers = []
    several = Counter((language, ending(os.fsdecode(path))) for _, path, language, _ in request["files"])
    for (language, suffix), count in several.items():
        with suppress(Exception):  # a loader from another package may raise anything; so will its files
            if count > 1 and extracts(loader := registry.installed().loader(language)):
                loader.extract(b"", f"file{suffix}")
    for folder, path, language, work_s in request["files"]:
        child.work_at_most(work_s)
        answers.append(_read(tree, os.fsdecode(folder), os.fsdecode(path), language, request["max_bytes"]))
    child.work_at_most(0)
    return answers


def _read(tree: FileTree, folder: str, path: str, language: str, max_bytes: int) -> dict[str, Any]:
    loader = registry.installed().loader(language)
    try:
        if extracts(loader):
            content = tree.read(path, max_bytes)
            return {"facts": facts.encode(loader.extract(content, f"file{ending(path)}")._replace(path=""))}
        if tree.commit:
            return {"problem": "not read: its loader reads files on disk only"}
        if not path:
            return {"triples": list(loader.load_project_metadata(tree.root / folder))}
        content = tree.read(path, max_bytes)
        triples = list(loader.load_file(tree.root / path, tree.root / folder))
        return {"triples": triples, "digest": hashlib.sha256(content).hexdigest(), "lines": len(content.splitlines())}
    except OSError as error:
        return {"problem": f"cannot be read: {error.strerror or error}"}
    except OxigraphCodeError as error:
        return {"problem": error.message}
    except RecursionError:
        return {"problem": "nested too deeply"}
    except Exception as error:  # a loader from another package may raise anything
        return {"problem": f"the loader failed: {type(error).__name__}: {error}"}


if __name__ == "__main__":
    # Facts hold no cycles, and collecting hundreds of thousands of them costs more than it frees.
    gc.disable()
    child.serve(answer, at_rest=compile_the_rest)
