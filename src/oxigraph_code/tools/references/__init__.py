"""References to symbols other than calls: uses, handovers, imports, mentions in other files.

For maintainers: each kind of evidence has a module, so that answers count it apart; none of it is a call.
"""
