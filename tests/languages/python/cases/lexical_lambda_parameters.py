def key(): pass

by_key = lambda key, *rest: key()
#                           ^ unresolved: dynamic
by_rest = lambda *key: key()
#                      ^ unresolved: dynamic
by_default = lambda key=None: key()
#                             ^ unresolved: dynamic
plain = lambda row: key()
#                   ^ calls: key (lexical)
