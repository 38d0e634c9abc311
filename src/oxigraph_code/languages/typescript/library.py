"""The model of the classes of the language: members and the types of results.

For maintainers: data only. Type arguments are counted from 0. Classes that others inherit from have all their members
here; those of any other external class are unknown.

Sources: TypeScript's ``lib.es5.d.ts`` to ``lib.esnext.d.ts``, by their documented signatures; React's reference.
"""

from __future__ import annotations

from oxigraph_code.languages.external_types import with_external_types
from oxigraph_code.languages.typescript.annotations import ARRAY, CALLED, CONSTRUCTED, FUNCTION, TUPLE, TYPE_GUARD
from oxigraph_code.resolution.language.type_model import ExternalResult, Library, TypeExpr

_FIRST_TEXT = "Partial Required Readonly NonNullable Pick Omit NoInfer Awaited Extract Exclude"
_FIRST = _FIRST_TEXT.split()
_NOTHING_TEXT = """
    Parameters ConstructorParameters ThisType Uppercase Lowercase Capitalize Uncapitalize OmitThisParameter
"""
_NOTHING = _NOTHING_TEXT.split()
_PLACES = tuple(f"[{nth}]" for nth in range(16))
_ARRAYS = (ARRAY, "globalThis.ReadonlyArray")
_SEQUENCES = (
    *_ARRAYS,
    *(
        f"globalThis.{name}"
        for name in (
            "Set", "ReadonlySet", "WeakSet", "Iterable", "Iterator", "IterableIterator", "Generator", "AsyncIterable",
            "AsyncIterator", "AsyncIterableIterator", "AsyncGenerator", "ArrayLike", "IteratorObject",
        )
    ),
)  # fmt: skip
_MAPS = ("globalThis.Map", "globalThis.ReadonlyMap", "globalThis.WeakMap")
_PROMISES = ("globalThis.Promise", "globalThis.PromiseLike")
_ITERABLE = "globalThis.Iterable"

_ITERATING = ["forEach", "map", "filter", "find", "findIndex", "findLast", "findLastIndex", "some", "every", "flatMap"]

TYPE_NAMES = frozenset(
    {
        *_FIRST,
        *_NOTHING,
        *(name.removeprefix("globalThis.") for name in (*_SEQUENCES, *_MAPS, *_PROMISES)),
        "Record",
    }
)
"""Names that annotations may use without an import."""

_ERROR_MEMBERS = frozenset({"name", "message", "stack", "cause", "toString", "captureStackTrace", "stackTraceLimit"})
_ERRORS_TEXT = "Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError"
_ERRORS = _ERRORS_TEXT.split()

_MEMBERS = {
    "Array": """
        at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach
        includes indexOf join keys lastIndexOf length map pop push reduce reduceRight reverse shift slice some sort
        splice toReversed toSorted toSpliced toString toLocaleString unshift values with from isArray of prototype
        [Symbol.iterator]
    """,
    "Map": "clear delete entries forEach get getOrInsert has keys set size values groupBy prototype",
    "Set": """
        add clear delete difference entries forEach has intersection isDisjointFrom isSubsetOf isSupersetOf keys size
        symmetricDifference union values prototype [Symbol.iterator]
    """,
    "Promise": "then catch finally all allSettled any race reject resolve try withResolvers prototype",
}

_REF = "react.RefObject"
_CONTEXT = "react.Context"
_VUE_REF = "vue.Ref"
_HOOKS = {
    **dict.fromkeys(("memo", "forwardRef", "useCallback"), TypeExpr("arg")),
    "useMemo": TypeExpr("fn"),
    "useState": TypeExpr(TUPLE, (TypeExpr("fn"),)),
    **dict.fromkeys(("useRef", "createRef"), TypeExpr(_REF, (TypeExpr("fn"),))),
    "createContext": TypeExpr(_CONTEXT, (TypeExpr("fn"),)),
    "useContext": TypeExpr("[*]", (TypeExpr("given"),)),
}
_REFS = ("ref", "shallowRef", "computed", "toRef")

_OWN = Library(
    members={
        **{f"globalThis.{name}": _ERROR_MEMBERS for name in _ERRORS},
        **{f"globalThis.{name}": frozenset(members.split()) for name, members in _MEMBERS.items()},
        "globalThis.ReadonlyArray": frozenset(_MEMBERS["Array"].split()),
        TUPLE: frozenset(_MEMBERS["Array"].split()),
        "globalThis.ReadonlyMap": frozenset(_MEMBERS["Map"].split()),
        "globalThis.ReadonlySet": frozenset(_MEMBERS["Set"].split()),
    },
    forms={
        **{f"globalThis.{name}": "first" for name in _FIRST},
        **{f"globalThis.{name}": "nothing" for name in _NOTHING},
    },
    elements={
        **{(name, step): 0 for name in _SEQUENCES for step in ("[*]", "[]", *_PLACES)},
        **{(TUPLE, step): nth for nth, step in enumerate(_PLACES)},
        **{(TUPLE, step): 0 for step in ("[*]", "[]")},
        **{(name, "await"): 0 for name in _PROMISES},
        **{("globalThis.Record", step): 1 for step in ("[]", *_PLACES)},
        (_REF, "current"): 0,
        (_CONTEXT, "[*]"): 0,
        **{(f"vue.{name}", "value"): 0 for name in ("Ref", "ShallowRef", "ComputedRef", "WritableComputedRef")},
    },
    result_types={(module, name): hook for module in ("react", "react.default") for name, hook in _HOOKS.items()}
    | {("vue", name): TypeExpr(_VUE_REF, (TypeExpr("fn"),)) for name in _REFS}
    | {
        **{(name, "map"): TypeExpr(ARRAY, (TypeExpr("fn"),)) for name in _ARRAYS},
        **{(name, "flatMap"): TypeExpr(ARRAY, (TypeExpr("[*]", (TypeExpr("fn"),)),)) for name in _ARRAYS},
        **{(name, "then"): TypeExpr(name, (TypeExpr("await", (TypeExpr("fn"),)),)) for name in _PROMISES},
        (_PROMISES[0], "resolve"): TypeExpr(_PROMISES[0], (TypeExpr("await", (TypeExpr("given"),)),)),
        (_PROMISES[0], "all"): TypeExpr(_PROMISES[0], (TypeExpr("each", (TypeExpr(TUPLE), TypeExpr(ARRAY))),)),
    }
    | {("globalThis", name): TypeExpr("arg") for name in ("defineProps", "withDefaults")},
    results={
        **{f"{name}.get": ExternalResult(1) for name in _MAPS},
        **{f"{name}.values": ExternalResult(1, _ITERABLE) for name in _MAPS},
        **{f"{name}.keys": ExternalResult(0, _ITERABLE) for name in _MAPS},
        **{
            f"{name}.{method}": ExternalResult(0, _ITERABLE)
            for name in _SEQUENCES
            for method in ("values", "[Symbol.iterator]")
        },
        **{
            f"{name}.{method}": ExternalResult(0)
            for name in _ARRAYS
            for method in ("pop", "shift", "find", "findLast", "at")
        },
        **{
            f"{name}.{method}": ExternalResult(0, ARRAY)
            for name in _ARRAYS
            for method in ("slice", "filter", "concat", "reverse", "sort", "splice", "toSorted", "toReversed")
        },
        **{f"{name}.{method}": ExternalResult(0, name) for name in _PROMISES for method in ("catch", "finally")},
    },
    callback_arguments={
        **{(f"{name}.{method}", 0, 0): 0 for name in _ARRAYS for method in _ITERATING},
        **{(f"{name}.{method}", 0, 1): 0 for name in _ARRAYS for method in ("reduce", "reduceRight", "sort")},
        **{(f"{name}.sort", 0, 0): 0 for name in _ARRAYS},
        **{(f"{name}.forEach", 0, 0): 0 for name in ("globalThis.Set", "globalThis.ReadonlySet")},
        **{(f"{name}.forEach", 0, 0): 1 for name in _MAPS},
        **{(f"{name}.forEach", 0, 1): 0 for name in _MAPS},
        **{(f"{name}.then", 0, 0): 0 for name in _PROMISES},
    },
    steps={"[*]": (("[Symbol.iterator]", "next", ".value"), ("[Symbol.asyncIterator]", "next", "await", ".value"))},
    pairs=dict.fromkeys(_MAPS, TUPLE),
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
    ("express.toml", "sequelize.toml", "type_functions.toml", "typeorm.toml"),
)
