"""Language support: the contract of a loader, the registry, and a folder for each built-in language."""
