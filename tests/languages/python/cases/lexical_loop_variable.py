def handler(): pass

for handler in handlers:
    handler()
    # <- unresolved: dynamic
