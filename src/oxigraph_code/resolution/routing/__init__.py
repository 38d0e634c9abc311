"""The routes of a program: which requests run which of its code."""
