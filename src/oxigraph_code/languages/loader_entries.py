"""The entry points of language loaders, read from the metadata of installed packages.

For maintainers: ``importlib.metadata`` would load the parser of e-mails for this, in each process that looks at a file.
It is asked only if our own entry points are not in a folder, as in a zipped application. Nothing is imported here.
See decision 0130.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

GROUP = "oxigraph_code.languages"
_METADATA = (".dist-info", ".egg-info")
_FILE = "entry_points.txt"


class LoaderEntry(NamedTuple):
    """An entry point: the name and value, and the package with its version."""

    name: str
    value: str
    package: str

    @property
    def is_ours(self) -> bool:
        return self.value.startswith("oxigraph_code.")

    def load(self) -> Sequence[Any]:
        """Load the loaders of the entry point, which is one of them or a list."""
        module, _, names = self.value.partition(":")
        found: Any = import_module(module.strip())
        for name in names.split("[")[0].strip().split("."):
            found = getattr(found, name)
        return found if isinstance(found, list) else [found]


def loader_entries() -> list[LoaderEntry]:
    """Return the entry points of loaders, ours first: no other package can take an extension from them."""
    found = dict.fromkeys(_entries_in_folders())
    if not any(entry.is_ours for entry in found):
        from importlib.metadata import entry_points

        found |= dict.fromkeys(
            LoaderEntry(entry.name, entry.value, f"{entry.dist.name}-{entry.dist.version}" if entry.dist else "")
            for entry in entry_points(group=GROUP)
        )
    return sorted(found, key=lambda entry: (not entry.is_ours, entry.name))


def _entries_in_folders() -> Iterator[LoaderEntry]:
    seen = set()
    for folder in sys.path:
        try:
            found = sorted(path for path in Path(folder).iterdir() if path.name.endswith(_METADATA))
        except OSError:
            continue
        for path in found:
            # The first package of a name on the path is the one that is imported.
            if (package := path.name.partition("-")[0].lower()) in seen:
                continue
            seen.add(package)
            try:
                text = (path / _FILE).read_text(encoding="utf-8")
            except (OSError, ValueError):
                continue
            if GROUP in text:
                yield from _entries_of(text, path.name)


def _entries_of(text: str, package: str) -> Iterator[LoaderEntry]:
    is_wanted = False
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            is_wanted = line == f"[{GROUP}]"
        elif is_wanted and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            yield LoaderEntry(name.strip(), value.strip(), package)
