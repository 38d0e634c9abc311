"""Names that manifests give to modules, independent of their paths.

For maintainers: paths of a manifest are relative to its folder; resolution needs them relative to the root of the run.
"""

from __future__ import annotations

import posixpath
from typing import NamedTuple


class Alias(NamedTuple):
    """A name that modules are imported by: in pattern and targets, ``*`` stands for the same text.

    ``targets`` are the paths it may mean, the most likely first; ``folder`` is the one that it is valid in, ``None``
    for everywhere. Paths of a manifest are relative to its folder, those for resolution to the root of the run.
    """

    pattern: str
    targets: tuple[str, ...]
    folder: str | None = None

    def below(self, folder: str) -> Alias:
        """Return the alias of a project in a folder, relative to the root of the run."""
        if not folder:
            return self
        around = None if self.folder is None else posixpath.join(folder, self.folder).rstrip("/")
        return Alias(self.pattern, tuple(posixpath.join(folder, target) for target in self.targets), around)
