"""Languages: what a loader is, which there are, and one folder for each of ours."""
