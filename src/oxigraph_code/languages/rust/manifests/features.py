"""Which features a package has, and which of them are there only for those who ask for them.

For maintainers: a package that has nothing by default leaves the choice to whoever uses it, so none of its features is
left out. A dependency that is optional is a feature, too. What no manifest declares no build has.

Source: The Cargo Book, chapter "Features".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oxigraph_code.languages.rust.manifests.tables import table, text_of, texts_of

_DEFAULT = "default"


def features(tables: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    """The features in the order of the manifest, and whether the default does not lead to them."""
    declared = table(tables, "features")
    chosen: dict[str, None] = {}
    waiting = texts_of(declared.get(_DEFAULT))
    while waiting:
        name = waiting.pop().removeprefix("dep:").partition("/")[0]
        if name not in chosen:
            chosen[name] = None
            waiting += texts_of(declared.get(name))
    everywhere = [tables, *table(tables, "target").values()]
    optional = (
        name
        for part in everywhere
        for name, written in table(part, "dependencies").items()
        if isinstance(written, dict) and written.get("optional") is True
    )
    for name in dict.fromkeys((*declared, *optional)):
        if name != _DEFAULT and text_of(name):
            yield text_of(name), bool(chosen) and name not in chosen
