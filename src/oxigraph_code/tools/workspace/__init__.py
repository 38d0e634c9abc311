"""The store that tools work with, the root that a question is about, and how fresh its graph is.

For maintainers: this package must not know how answers look, nor which tool asks.
"""
