# --- path: fast.py ---
def scan(): pass
# --- path: slow.py ---
def scan(): pass
# --- path: main.py ---
try:
    from fast import scan
except ImportError:
    from slow import scan

scan()
# <- calls: fast.py:scan, slow.py:scan (imported)
