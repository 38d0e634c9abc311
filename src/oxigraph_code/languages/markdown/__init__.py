"""The loader of documents in Markdown, which is used only where the settings name it."""

from oxigraph_code.languages.document_loader import DocumentLoader

LOADER = DocumentLoader("markdown", ("md", "markdown", "mdx"), f"{__name__}.document", "markdown-it-py")
