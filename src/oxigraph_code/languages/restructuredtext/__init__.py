"""The loader of documents in reStructuredText, which is used only where the settings name it."""

from oxigraph_code.languages.document_loader import DocumentLoader

LOADER = DocumentLoader("restructuredtext", ("rst",), f"{__name__}.document")
