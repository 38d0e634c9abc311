"""Evidence about a symbol: each way in which it runs, is used, or is named.

For maintainers: each kind of evidence has one home, with its count, its phrase and its rows, so that all tools state
the same of a symbol. Only calls are calls; no other kind is counted as one.
"""
