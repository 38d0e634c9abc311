"""Tasks on applications, and where a developer has to look for each."""
