"""Overviews of projects and files: the map, symbols and lines of a file, the state of the index.

For maintainers: nothing here follows an edge between symbols.
"""
