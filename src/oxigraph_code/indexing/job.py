"""An index run in a process of its own. Run as ``python -m oxigraph_code.indexing.job``.

For maintainers: the process that talks to an editor stays small and answers while files are read; giving a run up is
killing its process, which loses nothing but the run. The upper half is the parent's side and must import nothing heavy.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code import child
from oxigraph_code.config import Settings
from oxigraph_code.errors import ChildFailed
from oxigraph_code.indexing.report import IndexReport

_MODULE = "oxigraph_code.indexing.job"


class IndexJob:
    """One index run. ``kill`` may be called from any thread."""

    def __init__(self, path: Path, languages: Sequence[str], settings: Settings) -> None:
        self._request = {
            "path": os.fsencode(path),
            "languages": list(languages),
            "settings": {
                field.name: os.fsencode(value) if isinstance(value, Path) else value
                for field in dataclasses.fields(settings)
                for value in [getattr(settings, field.name)]
            },
        }
        self._child = child.Child(_MODULE)

    def run(self, told: Callable[[str, int, int], None]) -> IndexReport:
        """Wait for the end of the run. Raises what ``run.index`` raises, and ``ChildFailed`` when it was killed."""
        try:
            answer = self._child.request(self._request, progress=lambda note: told(*note))
        except ChildFailed as error:
            error.hint = "nothing was changed in the graph; call again to start over"
            raise
        finally:
            self._child.close()
        return msgspec.convert(answer, IndexReport)

    def kill(self) -> None:
        """Give the run up. What it had not published is lost, and nothing else."""
        self._child.kill()


def _answer(request: Any, progress: child.Progress) -> Any:
    from oxigraph_code.indexing.run import index
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.store import LocalStore

    values: dict[str, Any] = {
        name: Path(os.fsdecode(value)) if isinstance(value, bytes) else value
        for name, value in request["settings"].items()
    }
    settings = Settings(**values)
    store = LocalStore(settings)
    report = index(
        Path(os.fsdecode(request["path"])),
        request["languages"],
        installed(),
        store,
        settings,
        lambda stage, done, total: progress((stage, done, total)),
    )
    return msgspec.to_builtins(report)


if __name__ == "__main__":
    import gc

    # Facts hold no cycles, and collecting over millions of them costs more than it frees.
    gc.disable()
    child.serve(_answer)
