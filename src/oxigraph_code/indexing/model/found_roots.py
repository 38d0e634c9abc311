"""The roots of runs at a folder, as one process finds them for another.

For maintainers: this module must not know how roots are found.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple


class FoundRoots(NamedTuple):
    """The root of a run over a folder, and the roots below the folder if these are the projects to ask.

    ``is_marked`` if the root has a repository or a manifest, or was indexed before. ``left_out`` are phrases about the
    files and folders at this place that belong to no root, or were not searched.
    """

    root: Path
    is_marked: bool
    below: tuple[Path, ...] = ()
    left_out: tuple[str, ...] = ()

    def to_wire(self) -> Any:
        return os.fsencode(self.root), self.is_marked, [*map(os.fsencode, self.below)], self.left_out

    @classmethod
    def from_wire(cls, data: Any) -> FoundRoots:
        root, is_marked, below, left_out = data
        return cls(Path(os.fsdecode(root)), is_marked, tuple(Path(os.fsdecode(one)) for one in below), tuple(left_out))
