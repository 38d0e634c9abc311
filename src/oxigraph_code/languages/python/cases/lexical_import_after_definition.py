def scan(): pass

try:
    from _speedups import scan
except ImportError:
    pass

scan()
# <- unresolved: other-file
