"""One file as its passes see it: the captures, and the readers that they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.scopes.file_scopes import FileScopes
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedDefinition
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.values.bound_values import BoundValues
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.facts import Import


class ReadFile(NamedTuple):
    """A file with its scopes and imports; ``drafts`` are the definitions, as scopes number them."""

    captured: Captured
    drafts: Sequence[CapturedDefinition]
    text: FileText
    conventions: Conventions
    scopes: FileScopes
    values: BoundValues
    imports: tuple[Import, ...]
    names: CallableNames


class FilePass:
    """A pass over the captures of one file."""

    def __init__(self, file: ReadFile) -> None:
        self._captured = file.captured
        self._drafts = file.drafts
        self._text = file.text
        self._conventions = file.conventions
        self._scopes = file.scopes
        self._values = file.values
