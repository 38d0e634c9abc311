"""The kinds of facts, as closed vocabularies that the type checker compares.

For maintainers: a kind stands in hundreds of thousands of facts and in the innermost comparisons, so it is a text and
not an enum. The kind of a definition is open, because each language names its own. This module must know nothing else.
"""

from __future__ import annotations

from typing import Literal

ParameterKind = Literal["positional", "keyword", "rest", "keyword_rest"]
ScopeKind = Literal["module", "namespace", "class", "function", "block", "object", "mapping", "array"]
BindingKind = Literal[
    "variable", "parameter", "type_parameter", "field", "global", "nonlocal", "submodule", "assignment", "alias"
]
ReturnKind = Literal["return", "yield"]
AssignmentKind = Literal["member", "mixin", "copy"]
ReferenceKind = Literal["call", "tag", "macro", "literal", "name"]
PassedKind = Literal["argument", "through", "stored", "field", "returned", "name", "member"]
ImportKind = Literal["module", "symbol", "star"]
ArgumentKind = Literal[
    "text", "template", "path", "call", "sum", "function", "list", "mapping", "spread", "literal", "other"
]
SiteKind = Literal[
    "assignment", "call", "decorator", "definition", "entry", "macro", "member", "operation", "subscript", "text",
    "written member", "written subscript",
]  # fmt: skip
"""The kinds of sites that pattern files select."""
PatternSiteKind = Literal[SiteKind, "passing", "keyed"]
