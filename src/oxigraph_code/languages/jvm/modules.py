"""The packages that imports name.

For maintainers: a package is known by its name, and its files may be below several source roots. Names only; no file is
read.
"""

from __future__ import annotations

from oxigraph_code.resolution.language.semantics import Modules


class JvmModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def find(self, importer: str, name: str) -> str:
        return name

    def external_name(self, importer: str, name: str) -> str:
        return name
