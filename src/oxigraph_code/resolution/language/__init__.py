"""The engine's view of a language: its naming rules, its library and its modules, as data and interfaces."""
