"""Data files about the standard library and other libraries of Go."""
