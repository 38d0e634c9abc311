"""The roots of runs at a folder, as one process finds them for another.

For maintainers: this module must not know how roots are found.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class FoundRoots(NamedTuple):
    """The root of a run over a folder, and the roots below the folder if these are the projects to ask.

    ``is_marked`` if the root has a repository or a manifest, or was indexed before. ``left_out`` are phrases about the
    files and folders at this place that belong to no root, or were not searched.
    """

    root: Path
    is_marked: bool
    below: tuple[Path, ...] = ()
    left_out: tuple[str, ...] = ()
