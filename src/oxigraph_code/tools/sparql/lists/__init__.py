"""Answers without a query of the library: lists by words, folders and values, and comparisons.

For maintainers: each module answers one form of question, and returns None for any other.
"""
