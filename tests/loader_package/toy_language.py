"""A language loader as a third party would write it: the core contract only, with no import of ours."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

NAMESPACE = "https://ds-labs.org/code#"


class ToyLoader:
    """Toy files name a thing on each line."""

    language_id = "toy"
    file_extensions = ("toy",)
    ignore_patterns = ("*.toy.bak",)

    def load_file(self, path: Path, project_root: Path) -> Iterable[str]:
        module = f"{NAMESPACE}project/{project_root.name}/{path.relative_to(project_root).as_posix()}"
        for line in path.read_text(encoding="utf-8").split():
            yield f'<{module}/{line}> <{NAMESPACE}name> "{line}" .'

    def load_project_metadata(self, project_root: Path) -> Iterable[str]:
        return ()


LOADER = ToyLoader()
