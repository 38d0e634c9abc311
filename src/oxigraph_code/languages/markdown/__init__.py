"""The loader of documents in Markdown, which is used only where the settings name it."""

from importlib import metadata

from oxigraph_code.languages.documents import DocumentLoader

LOADER = DocumentLoader(
    "markdown", ("md", "markdown", "mdx"), f"{__name__}.document", metadata.version("markdown-it-py")
)
