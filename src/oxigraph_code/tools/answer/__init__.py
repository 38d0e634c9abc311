"""Text and rows of answers: listings with a budget, symbols and files as rows, and lines of source text.

For maintainers: this package must not know which tool asks.
"""
