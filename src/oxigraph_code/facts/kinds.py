"""The kinds of facts, as closed vocabularies that the type checker compares.

For maintainers: a kind stands in hundreds of thousands of facts and in the innermost comparisons, so it is a text and
not an enum. This module must know nothing else. See decision 0171.
"""

from __future__ import annotations

from typing import Literal

DefinitionKind = Literal[
    "class", "constant", "enum", "field", "function", "implementation", "macro", "method", "namespace", "section",
    "trait", "type_alias", "variable", "variant",
]  # fmt: skip
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
    "assignment", "call", "comparison", "decorator", "definition", "entry", "macro", "member", "operation", "subscript",
    "text", "written member", "written subscript",
]  # fmt: skip
"""The kinds of sites that pattern files select."""
RelationKind = Literal[
    "exports", "extends", "has_function", "implementation_of", "implements", "imports", "nested_in", "overrides",
    "references", "runs", "writes",
]  # fmt: skip
PatternSiteKind = Literal[SiteKind, "passing", "keyed"]
