"""Statements that comments and docstrings make for people: annotations, tags, tasks and links."""
