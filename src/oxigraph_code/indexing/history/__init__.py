"""Git history in the graph: load commits, link them to modules, blame, recent changes."""
