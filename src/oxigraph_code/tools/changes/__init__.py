"""Answers from git: recent changes, authors, hot spots and the comparison of two revisions.

For maintainers: commits are read from the graph, edits from the working tree.
"""
