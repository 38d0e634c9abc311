# --- path: tests/sphinx/__init__.py ---
def build(): pass
# --- path: tests/test_docs.py ---
from sphinx import build


build()
# <- calls: tests/sphinx/__init__.py:build (imported)
# --- path: docs/conf.py ---
from sphinx import build


build()
# <- external: sphinx.build
