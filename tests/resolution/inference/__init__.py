"""The values of expressions."""
