handlers["x"]()
# <- unresolved: dynamic
make()()
#     ^ unresolved: dynamic
(lambda: 1)()
# <- unresolved: dynamic
(a or b)()
# <- unresolved: dynamic
