"""The documentation, and the programs that write the generated parts of it."""
