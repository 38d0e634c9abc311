"""The module names of files.

For maintainers: modules of these languages are imported by path, so the name is the path without the parts that an
import leaves out: the extension, and ``index``. No file is read.
"""

from __future__ import annotations

_INDEX = "/index"


def module_name(path: str) -> str:
    """The path that a file is imported by, from the project's root; a folder's ``index`` is the folder."""
    folder, slash, file = path.rpartition("/")
    stem = file.removesuffix(".d.ts").removesuffix(".d.mts").removesuffix(".d.cts")
    if stem == file:
        stem = file.rpartition(".")[0]
    name = f"{folder}{slash}{stem or file}"
    return name.removesuffix(_INDEX) if name.endswith(_INDEX) else name
