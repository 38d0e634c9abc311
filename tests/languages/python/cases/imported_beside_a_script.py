# --- path: scripts/run.py ---
from steps import clean

clean()
# <- calls: scripts/steps.py:clean (imported)
# --- path: scripts/steps.py ---
def clean(): pass
# --- path: other/steps.py ---
def clean(): pass
