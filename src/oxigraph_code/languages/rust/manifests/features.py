"""The features of a package, and those that are off by default.

For maintainers: a package without default features leaves the choice to its users, so none of its features counts as
off. An optional dependency is a feature, too. A feature that no manifest declares is in no build.

Source: The Cargo Book, chapter "Features".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oxigraph_code.languages.rust.manifests.tables import table, text_of, texts_of

_DEFAULT = "default"


def features(tables: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    """Yield the features in the order of the manifest, each with True if the default does not enable it."""
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
