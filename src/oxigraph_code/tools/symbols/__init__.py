"""Lookup of symbols: by name, by words and by lines of text, and the card of one symbol.

For maintainers: a name is never guessed: it means one symbol, or the answer lists the candidates.
"""
