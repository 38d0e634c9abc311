"""The tests, in folders like the packages that they test."""
