"""The engine's view of a language: its scope rules, library and modules, as data and interfaces."""
