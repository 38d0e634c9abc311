"""The scopes of a file together with what its drafts say of them.

For maintainers: a scope is the body of a definition or a block; here is what leads to the names in it, where a name
goes that no block keeps, and where the receiver of a method is another one. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.extraction.captures import DefinitionDraft, Gathered
from oxigraph_code.extraction.scopes import ScopeMap
from oxigraph_code.extraction.text import Text

# What the body of a definition is to the names in it; of all others, a function.
_KINDS = {"class": "class", "trait": "class", "enum": "class", "namespace": "namespace"}


class Regions(ScopeMap):
    """The scopes of one file."""

    def __init__(self, drafts: Sequence[DefinitionDraft], gathered: Gathered, text: Text) -> None:
        bodies = {draft.scope for draft in drafts if draft.scope is not None}
        blocks = {span: block for span, block in gathered.blocks.items() if span not in bodies}
        super().__init__(
            [
                (draft.scope, _KINDS.get(draft.kind, "function"), index)
                for index, draft in enumerate(drafts)
                if draft.scope is not None
            ]
            + [(span, kind, -1) for span, (kind, _) in blocks.items()]
        )
        self._prefixes = {
            self.at(span.start): text.line(name) for span, (_, name) in blocks.items() if name is not None
        }
        self.rebound = {self.at(draft.start) for draft in gathered.bindings if draft.fixed_name}
        """Where something else is bound to the name that a method knows its receiver by."""

    def home(self, offset: int, is_hoisted: bool) -> int:
        """The scope that a name is bound in which stands there; what is hoisted is kept by no block."""
        scope = self.at(offset)
        while is_hoisted and self.scopes[scope].kind == "block":
            scope = self.scopes[scope].parent
        return scope

    def path_to(self, name: str, scope: int) -> str:
        """A name with what leads to it, up to the next definition around."""
        parts = [name]
        while scope > 0 and self.scopes[scope].definition < 0:
            if prefix := self._prefixes.get(scope):
                parts.append(prefix)
            scope = self.scopes[scope].parent
        return ".".join(reversed(parts))
