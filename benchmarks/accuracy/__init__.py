"""Is the call graph right? Our edges against those that compilers and type checkers find in the same sources.

For maintainers: truth is data (``public/``, and whatever ``benchmarks.accuracy.truth`` makes), in one format that
``truth_set`` reads. Predictions come straight from the resolver (``direct``, for whoever works on it) or out of a store
by SPARQL (``graph``, what a user gets); ``scoring`` pairs the two and knows neither where its edges come from.
"""
