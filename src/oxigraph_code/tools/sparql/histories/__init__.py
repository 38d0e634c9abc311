"""Answers from all commits of a repository, not only those in the graph.

For maintainers: git is read here through ``history`` alone.
"""
