"""Imports, exports and the module tree."""
