"""Outlines of projects and files: the map, the symbols of a file, lines of a file, the state of the index.

For maintainers: nothing here follows an edge between symbols.
"""
