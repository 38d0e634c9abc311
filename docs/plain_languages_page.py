"""Write ``docs/reference/plain-languages.md`` from the folders of these languages."""

from __future__ import annotations

from docs.markdown import table
from oxigraph_code.languages.plain import INDEXED, PLAIN, PlainLoader

_INTRO = """\
<!-- Generated from `languages/plain` by `python -m docs.generate`; do not edit. -->

# Languages read without calls

Of these languages, definitions, imports, documentation and text are read. Calls and uses are not, and the first lines
of answers say so. [Decision 0150](../decisions/0150-plain-languages-are-folders-of-data.md) has the reasons. A file
above the size is text alone, with a diagnostic.

"""
_INDEXED = """
## Languages without a grammar

Files of these languages are read if an index in SCIP was loaded for their root. They have the definitions, calls and
uses of that index until they change ([decision 0163](../decisions/0163-files-without-a-grammar-have-an-index.md)).

"""


def render() -> str:
    """Render the text of the page."""
    lines = table(("Language", "Files", "Definitions", "Largest, bytes", "Ignored"), map(_row, PLAIN))
    indexed = [(f"`{one.language_id}`", ", ".join(f"`.{end}`" for end in one.file_extensions)) for one in INDEXED]
    return _INTRO + "\n".join(lines) + "\n" + _INDEXED + "\n".join(table(("Language", "Files"), indexed))


def _row(loader: PlainLoader) -> tuple[str, ...]:
    language = loader.language
    files = [*(f"`.{extension}`" for extension in language.extensions), *(f"`{name}`" for name in language.names)]
    ignored = ", ".join(f"`{pattern}`" for pattern in language.ignore)
    return f"`{loader.language_id}`", ", ".join(files), language.about, f"{language.largest:,}", ignored
