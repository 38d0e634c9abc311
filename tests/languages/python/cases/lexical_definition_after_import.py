try:
    from _speedups import scan
except ImportError:
    def scan(): pass

scan()
# <- calls: scan (lexical)
scan()
# <- external: _speedups.scan
