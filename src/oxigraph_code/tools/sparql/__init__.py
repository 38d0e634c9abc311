"""Queries of the graph: the SPARQL endpoint with its advice, and questions in words.

For maintainers: only this package reads or writes SPARQL as text; other tools use the files of ``queries``.
"""
