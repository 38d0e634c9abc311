"""Changes since a recorded state: find them, resolve their dependents, write the difference."""
