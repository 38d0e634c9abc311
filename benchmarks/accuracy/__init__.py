"""Accuracy of the call graph: our edges against compilers and type checkers on the same sources.

For maintainers: truth is data (``public/``, ``more/``, and the output of ``benchmarks.accuracy.truth``), in one format
that ``truth_set`` reads. Predictions come straight from the resolver (``direct``, for work on resolution) or out of a
store by SPARQL (``graph``, as users get them); ``scoring`` pairs the two and does not know where its edges come from.
"""
