"""Answers about code that runs: routes, and functions found by words, with their steps in order.

For maintainers: a first line tells the words by which a function was found. This package must not know how questions
are read by the library.
"""
