"""Base classes, and the order in which they are searched."""
