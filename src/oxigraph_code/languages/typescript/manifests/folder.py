"""The project's folder as manifests may see it: small regular text files inside the root, and nothing else.

For maintainers: manifests name other files, and a hostile one names what is not its own, so every byte comes through
here. Diagnostics are kept here too, at most a few a file. This module must not know any manifest's syntax.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from oxigraph_code.facts import Diagnostic

MAXIMUM_BYTES = 1_000_000
MAXIMUM_DIAGNOSTICS = 20  # of one file

_BYTE_ORDER_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


class ProjectFolder:
    """The files under ``root``, by paths relative to it with ``/`` between the parts."""

    def __init__(self, root: Path) -> None:
        self._root = os.path.realpath(root)
        self._kept: dict[str, list[Diagnostic]] = {}

    def has(self, path: str) -> bool:
        """Whether a regular file of the project is there."""
        real = self._inside(path)
        return real is not None and Path(real).is_file()

    def folders(self, path: str = "") -> list[str]:
        """The names of the folders in a folder, sorted; links are none."""
        real = self._inside(path)
        try:
            return (
                sorted(entry.name for entry in os.scandir(real) if entry.is_dir(follow_symlinks=False)) if real else []
            )
        except OSError:
            return []

    def read(self, path: str) -> str | None:
        """The text of a file; None where it cannot or must not be read, which is a diagnostic if it is there."""
        real = self._inside(path)
        if real is None:
            if os.path.lexists(os.path.join(self._root, path)):  # noqa: PTH118
                self.report(path, f"{path}: outside the project; not read", severity="error")
            return None
        try:
            # Not blocking, since the file may be a pipe; before opening as well, because opening a device has effects.
            if not stat.S_ISREG(Path(real).stat().st_mode):
                self.report(path, f"{path}: not a regular file; not read", severity="error")
                return None
            descriptor = os.open(real, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))
            with os.fdopen(descriptor, "rb") as file:
                data = file.read(MAXIMUM_BYTES + 1)
        except OSError as error:
            self.report(path, f"{path}: {error.strerror or error}", severity="error")
            return None
        if len(data) > MAXIMUM_BYTES:
            self.report(path, f"{path}: larger than {MAXIMUM_BYTES:,} bytes; not read", severity="error")
            return None
        return self._decoded(path, data)

    def _decoded(self, path: str, data: bytes) -> str:
        encoding = next((name for mark, name in _BYTE_ORDER_MARKS if data.startswith(mark)), "utf-8")
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            self.report(path, f"not valid {encoding.upper()}; read with what cannot be decoded replaced", line)
            text = data.decode(encoding, errors="replace")
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def report(self, path: str, message: str, line: int = 0, column: int = 0, severity: str = "warning") -> None:
        """Keeps a diagnostic about the file at ``path``, once."""
        message = message.encode(errors="replace").decode()
        entry = Diagnostic(severity, message if len(message) <= 300 else message[:299] + "…", line, column)
        kept = self._kept.setdefault(path, [])
        if entry not in kept and len(kept) < MAXIMUM_DIAGNOSTICS:
            kept.append(entry)

    def diagnostics(self) -> tuple[tuple[str, Diagnostic], ...]:
        """Everything reported, each with the relative path of its file."""
        return tuple((path, entry) for path, kept in self._kept.items() for entry in kept)

    def _inside(self, path: str) -> str | None:
        """The real path, None for what is missing or outside."""
        try:
            real = os.path.realpath(os.path.join(self._root, path), strict=True)  # noqa: PTH118
        except (OSError, ValueError):
            return None
        return real if real == self._root or real.startswith(os.path.join(self._root, "")) else None  # noqa: PTH118
