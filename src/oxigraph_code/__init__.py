"""A code base and its git history as an RDF knowledge graph, served to coding agents."""

__version__ = "0.1.0"
