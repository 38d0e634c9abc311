"""Queries, and the syntax that they capture."""
