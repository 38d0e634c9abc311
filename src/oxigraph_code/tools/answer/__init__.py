"""Text and rows of answers: listings with a budget, symbols as rows, and source text.

For maintainers: this package must not know which tool asks.
"""
