"""Names that manifests give to modules, whatever their place.

For maintainers: what a manifest says is relative to its folder; resolution sees all of them from the root of a run.
"""

from __future__ import annotations

import posixpath
from typing import NamedTuple


class Alias(NamedTuple):
    """A name that modules are imported by, whatever their place: in both, ``*`` stands for the same text.

    ``targets`` are the paths it may mean, the likeliest first; ``folder`` is where it holds, ``None`` for everywhere.
    What a manifest says is relative to its folder, what resolution is told to the root of the run.
    """

    pattern: str
    targets: tuple[str, ...]
    folder: str | None = None

    def below(self, folder: str) -> Alias:
        """The alias of a project in a folder, seen from the root of the run."""
        if not folder:
            return self
        around = None if self.folder is None else posixpath.join(folder, self.folder).rstrip("/")
        return Alias(self.pattern, tuple(posixpath.join(folder, target) for target in self.targets), around)
