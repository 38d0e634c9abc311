"""The model of the classes of the language: members and the types of results.

For maintainers: data only. Type arguments are counted from 0. Classes that others inherit from have all their members
here; any other external class has unknown members.

Sources: TypeScript's ``lib.es5.d.ts`` to ``lib.esnext.d.ts``, by their documented signatures; React's reference.
"""

from __future__ import annotations

from oxigraph_code.languages.external_types import with_external_types
from oxigraph_code.languages.typescript.annotations import ARRAY, CALLED, CONSTRUCTED, FUNCTION, TUPLE, TYPE_GUARD
from oxigraph_code.resolution.language.type_model import Library

_GLOBAL = "globalThis."

_OWN = Library(
    elements={(TUPLE, f"[{nth}]"): nth for nth in range(16)},
    steps={"[*]": (("[Symbol.iterator]", "next", ".value"), ("[Symbol.asyncIterator]", "next", "await", ".value"))},
    pairs=dict.fromkeys((f"{_GLOBAL}Map", f"{_GLOBAL}ReadonlyMap", f"{_GLOBAL}WeakMap"), TUPLE),
    functions=frozenset({FUNCTION}),
    type_guard=TYPE_GUARD,
    signatures=(CALLED, CONSTRUCTED),
    copies=frozenset({"bind"}),
    invoking=frozenset({"call", "apply"}),
    array=ARRAY,
    mutators=frozenset({"copyWithin", "fill", "reverse", "shift", "sort", "splice", "unshift"}),
    await_identity=True,
    awaitable="globalThis.Promise",
    iterator="globalThis.Iterable",
)

LIBRARY = with_external_types(
    _OWN,
    "oxigraph_code.languages.typescript.libraries",
    ("types.toml", "express.toml", "sequelize.toml", "type_functions.toml", "typeorm.toml"),
)
TYPE_NAMES = frozenset(
    name.removeprefix(_GLOBAL)
    for name in (*LIBRARY.forms, *(owner for owner, _ in LIBRARY.elements), *LIBRARY.pairs)
    if name.startswith(_GLOBAL) and name != TUPLE
)
"""Names that annotations may use without an import."""
