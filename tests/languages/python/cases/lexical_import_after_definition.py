def scan(): pass

try:
    from _speedups import scan
except ImportError:
    pass

scan()
# <- calls: scan (lexical)
scan()
# <- external: _speedups.scan
