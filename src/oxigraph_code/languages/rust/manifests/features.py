"""Which features of a package are there only for those who ask for them.

For maintainers: a package that has nothing by default leaves the choice to whoever uses it, so nothing is said of it. A
dependency that is optional is a feature, too.

Source: The Cargo Book, chapter "Features".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oxigraph_code.languages.rust.manifests.tables import table, text_of, texts_of

_DEFAULT = "default"


def features_left_out(tables: dict[str, Any]) -> Iterator[str]:
    """The names of the features that the default does not lead to, in the order of the manifest."""
    features = table(tables, "features")
    chosen: dict[str, None] = {}
    waiting = texts_of(features.get(_DEFAULT))
    while waiting:
        name = waiting.pop().removeprefix("dep:").partition("/")[0]
        if name not in chosen:
            chosen[name] = None
            waiting += texts_of(features.get(name))
    optional = (
        name
        for name, written in table(tables, "dependencies").items()
        if isinstance(written, dict) and written.get("optional") is True
    )
    if chosen:
        yield from (text_of(name) for name in (*features, *optional) if name not in (_DEFAULT, *chosen))
