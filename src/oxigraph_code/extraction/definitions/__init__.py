"""The descriptions of definitions."""
